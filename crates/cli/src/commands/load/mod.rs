//! `spaceline load`: many games at a server at once, and what that shows about it.

mod summary;

use crate::failure::{Failure, Outcome};
use crate::games::Stop;
use crate::{level, library, page, seed, settings};
use bots::Level;
use indicatif::ProgressBar;
use locale::{Lang, Message, message};
use server::load::{Plan, Report, Stage, Target};
use server::wire::{Clock, Setup};
use std::io::Write;
use std::mem::{Discriminant, discriminant};
use std::net::{SocketAddr, ToSocketAddrs as _};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

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
    #[arg(
        long,
        value_name = "BOT,...",
        value_delimiter = ',',
        ignore_case = true,
        value_parser = level::parser()
    )]
    pub bots: Vec<Level>,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=500))]
    spectators: u32,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=10_000))]
    lobby: u32,
    #[arg(long, value_name = "TIME", value_parser = clock)]
    clock: Option<Clock>,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=10_000_000))]
    finished: u32,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=10_000))]
    readers: u32,
    #[arg(long, value_name = "URL", value_parser = address, conflicts_with_all = ["database", "crashes", "finished"])]
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

/// `30m`, `90s`, `10m+15s`: the time at the beginning, and what each answer adds. `3d`: days for each answer.
fn clock(typed: &str) -> Result<Clock, Message> {
    let bad = || message!("load-no-clock");
    let seconds = |typed: &str| {
        let (number, unit) = typed.split_at_checked(typed.len().checked_sub(1)?)?;
        let number: u32 = number.parse().ok()?;
        match unit {
            "s" => Some(number),
            "m" => number.checked_mul(60),
            "h" => number.checked_mul(60 * 60),
            _ => None,
        }
    };
    let days = typed.strip_suffix('d').map(|days| days.parse().ok());
    let clock = match (days, typed.split_once('+')) {
        (Some(days), _) => days.map(|days| Clock::Days { days }),
        (None, None) => seconds(typed).map(|base| Clock::Live { base, increment: 0 }),
        (None, Some((base, more))) => seconds(base)
            .zip(seconds(more))
            .map(|(base, increment)| Clock::Live { base, increment }),
    };
    let clock = clock.ok_or_else(bad)?;
    let setup = Setup {
        clock,
        ..Setup::default()
    };
    setup.check().map_err(|problem| problem.message)?;
    Ok(clock)
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
            bots: self.bots,
            spectators: self.spectators as usize,
            lobby: self.lobby as usize,
            clock: self.clock.unwrap_or_default(),
            finished: self.finished.into(),
            readers: self.readers as usize,
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
            false => summary::write(lang, out, &report)?,
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
            Stage::Filling(done, all) => ("load-filling", done, all),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_written_as_people_write_them() {
        let live = |base, increment| Some(Clock::Live { base, increment });
        let read = |typed| clock(typed).ok();
        assert_eq!(read("30m"), live(1800, 0));
        assert_eq!(read("90s"), live(90, 0));
        assert_eq!(read("2h"), live(7200, 0));
        assert_eq!(read("10m+15s"), live(600, 15));
        assert_eq!(read("3d"), Some(Clock::Days { days: 3 }));
        for bad in ["", "m", "30", "x", "0s", "7h", "40d", "5m+1h", "-3m", "3ü"] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
