//! `spaceline load`: many games at a server at once, and what that shows about it.

use crate::failure::{Failure, Outcome};
use crate::games::Stop;
use crate::{library, page, seed, settings};
use indicatif::ProgressBar;
use locale::{Lang, Message, message};
use server::load::{Crash, Plan, Report, Stage, Target, Trouble, What};
use std::io::{self, Write};
use std::mem::{Discriminant, discriminant};
use std::net::{SocketAddr, ToSocketAddrs as _};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Troubles that are told one by one.
const SHOWN: usize = 10;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,
    #[arg(long, value_name = "N", default_value_t = 5.0, value_parser = minutes)]
    minutes: f64,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=10_000))]
    crashes: u32,
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(0..=3_600_000))]
    think_ms: u32,
    #[arg(long, value_name = "SECONDS", default_value_t = 25, value_parser = clap::value_parser!(u32).range(0..=3600))]
    idle: u32,
    #[arg(long, value_name = "URL", value_parser = address, conflicts_with_all = ["database", "crashes"])]
    addr: Option<SocketAddr>,
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    #[arg(long, default_value_t = 1, value_parser = seed::read, allow_negative_numbers = true)]
    seed: u64,
    #[arg(long)]
    json: bool,
}

fn minutes(typed: &str) -> Result<f64, Message> {
    let good = |minutes: &f64| minutes.is_finite() && (0.0..=10_000.0).contains(minutes);
    let read = typed.parse().ok().filter(good);
    read.ok_or_else(|| message!("clap-not-in", min = "0", max = "10000"))
}

/// `http://host:port` or `host:port`.
fn address(typed: &str) -> Result<SocketAddr, Message> {
    let host = typed.strip_prefix("http://").unwrap_or(typed);
    let host = host.trim_end_matches('/');
    let found = host.to_socket_addrs().ok().and_then(|mut all| all.next());
    found.ok_or_else(|| message!("load-no-address"))
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let target = match self.addr {
            Some(addr) => Target::There(addr),
            None => Target::Own {
                program: std::env::current_exe()?,
                database: self.database.clone(),
            },
        };
        let plan = Plan {
            games: self.games as usize,
            time: Duration::from_secs_f64(self.minutes * 60.0),
            crashes: self.crashes,
            think: Duration::from_millis(self.think_ms.into()),
            idle: Duration::from_secs(self.idle.into()),
            seed: self.seed,
            target,
            catalogue: library::catalogue(),
        };
        server::take_all_files();
        let (stop, bars) = (Stop::on_interrupt(), Bars::new(lang, self.json));
        let report = settings::runtime()?
            .block_on(server::load::run(plan, &|stage| bars.show(stage), &|| {
                stop.is_asked()
            }))
            .map_err(|error| Failure::Other(error.message()))?;
        bars.clear();
        match self.json {
            true => page::json(out, &report)?,
            false => write(lang, out, &report)?,
        }
        out.flush()?;
        verdict(&report)
    }
}

/// One bar for each thing that is done.
struct Bars {
    lang: Lang,
    json: bool,
    now: Mutex<Option<(Discriminant<Stage>, ProgressBar)>>,
}

impl Bars {
    fn new(lang: Lang, json: bool) -> Bars {
        Bars {
            lang,
            json,
            now: Mutex::default(),
        }
    }

    fn show(&self, stage: Stage) {
        let (line, done, all) = match stage {
            Stage::Opening(done, all) => ("load-opening", done, all),
            Stage::Idle(done, all) => ("load-idle", done, all),
            Stage::Playing(done, all) => ("load-playing", done, all),
            Stage::Crashing(done, all) => ("load-crashing", done, all),
            Stage::Ending(done, all) => ("load-ending", done, all),
            Stage::Checking(done, all) => ("load-checking", done, all),
        };
        let mut now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
        let same = now
            .as_ref()
            .is_some_and(|(kind, _)| *kind == discriminant(&stage));
        if !same {
            if let Some((_, old)) = now.take() {
                old.finish_and_clear();
            }
            let bar = page::progress(self.lang, line, all, self.json);
            *now = Some((discriminant(&stage), bar));
        }
        if let Some((_, bar)) = &*now {
            bar.set_position(done);
        }
    }

    fn clear(&self) {
        let mut now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, bar)) = now.take() {
            bar.finish_and_clear();
        }
    }
}

fn write(lang: Lang, out: &mut dyn Write, report: &Report) -> io::Result<()> {
    let number = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
    let one = |n: f64| lang.decimal(n, 1);
    let rate = report.answers as f64 / report.seconds.max(0.001);
    let mut lines = vec![
        message!(
            "load-played",
            games = report.games,
            sockets = report.sockets,
            seconds = one(report.seconds)
        ),
        message!(
            "load-answers",
            answers = number(report.answers),
            rate = one(rate),
            refused = number(report.refused),
            finished = number(report.finished)
        ),
    ];
    if let Some(database) = &report.database {
        lines.push(message!("serve-database", database = database));
    }
    let latency = &report.latency;
    lines.push(message!(
        "load-latency",
        p50 = one(latency.p50),
        p95 = one(latency.p95),
        p99 = one(latency.p99),
        max = one(latency.max)
    ));
    if let Some(memory) = &report.memory {
        lines.push(message!(
            "load-memory",
            before = number(memory.before / 1024),
            opened = one(memory.per_opened_game),
            idle = one(memory.per_idle_game),
            tables = number(memory.tables as u64)
        ));
    }
    if let Some(crashes) = crashes(lang, &report.crashes) {
        lines.push(crashes);
    }
    let checked = &report.checked;
    lines.push(message!(
        "load-checked",
        games = number(checked.games),
        answers = number(checked.answers)
    ));
    if checked.marks {
        lines.push(message!("load-marks"));
    }
    lines.push(message!(
        "load-faults",
        lost = number(checked.lost),
        doubled = number(checked.doubled),
        errors = number(report.errors),
        reconnects = number(report.reconnects)
    ));
    lines.extend(report.troubles.iter().take(SHOWN).map(trouble));
    if let Some(folder) = &report.kept {
        lines.push(message!("load-kept", folder = folder));
    }
    for line in lines {
        writeln!(out, "{}", line.say(lang))?;
    }
    Ok(())
}

fn crashes(lang: Lang, crashes: &[Crash]) -> Option<Message> {
    let slowest = |time: fn(&Crash) -> f64| {
        let most = crashes.iter().map(time).fold(0.0, f64::max);
        lang.decimal(most, 1)
    };
    (!crashes.is_empty()).then(|| {
        message!(
            "load-crashes",
            n = crashes.len(),
            back = slowest(|crash| crash.back),
            all = slowest(|crash| crash.all)
        )
    })
}

fn trouble(trouble: &Trouble) -> Message {
    let what = match trouble.what {
        What::Opening => message!("load-trouble-opening"),
        What::Disconnected => message!("load-trouble-disconnected"),
        What::Misfit => message!("load-trouble-misfit"),
        What::Problem => message!("load-trouble-problem"),
        What::Stalled => message!("load-trouble-stalled"),
        What::Behind => message!("load-trouble-behind"),
        What::Different => message!("load-trouble-different"),
        What::Replay => message!("load-trouble-replay"),
        What::Lost => message!("load-trouble-lost"),
        What::Doubled => message!("load-trouble-doubled"),
        What::NotBack => message!("load-trouble-not-back"),
    };
    message!(
        "load-trouble",
        game = &trouble.game,
        what = what,
        detail = &trouble.detail
    )
}

fn verdict(report: &Report) -> Outcome {
    if report.errors > 0 {
        let n = i64::try_from(report.errors).unwrap_or(i64::MAX);
        return Err(Failure::Check {
            message: message!("load-wrong", n = n),
            hint: message!("load-wrong-hint"),
        });
    }
    match report.interrupted {
        true => Err(Failure::Interrupted(message!("load-interrupted"))),
        false => Ok(()),
    }
}
