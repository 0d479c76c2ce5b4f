//! What a run came to, in words.

use locale::{Lang, Message, message};
use server::load::{Crash, Latency, Report, Trouble, What};
use std::io::{self, Write};

/// Troubles that are told one by one.
const SHOWN: usize = 10;

fn number(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

fn times(lang: Lang, latency: &Latency) -> Message {
    let one = |n: f64| lang.decimal(n, 1);
    message!(
        "load-times",
        p50 = one(latency.p50),
        p95 = one(latency.p95),
        p99 = one(latency.p99),
        max = one(latency.max)
    )
}

pub fn write(lang: Lang, out: &mut dyn Write, report: &Report) -> io::Result<()> {
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
    lines.push(message!(
        "load-latency",
        times = times(lang, &report.latency)
    ));
    lines.extend(others(lang, report));
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
    if checked.by_bots > 0 {
        lines.push(message!("load-bots", n = number(checked.by_bots)));
    }
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

/// Those who look on.
fn others(lang: Lang, report: &Report) -> Vec<Message> {
    let mut lines = Vec::new();
    let times = |latency: &Latency| times(lang, latency);
    if let Some(watching) = &report.spectators {
        lines.push(message!(
            "load-spectators",
            n = watching.connections,
            times = times(&watching.delay)
        ));
    }
    if let Some(lobby) = &report.lobby {
        lines.push(message!(
            "load-lobby",
            n = lobby.connections,
            messages = number(lobby.messages),
            times = times(&lobby.delay)
        ));
    }
    if let Some(archive) = &report.archive {
        lines.push(message!(
            "load-archive",
            games = number(archive.games),
            stored = number(archive.stored),
            seconds = lang.decimal(archive.seconds, 1)
        ));
    }
    if let Some(lists) = &report.lists {
        lines.extend([
            message!("load-first-page", times = times(&lists.first_page)),
            message!("load-by-player", times = times(&lists.by_player)),
            message!("load-profile", times = times(&lists.profile)),
        ]);
        if lists.failed > 0 {
            lines.push(message!("load-lists-failed", n = number(lists.failed)));
        }
    }
    if let Some(readers) = &report.readers {
        lines.push(message!(
            "load-readers",
            n = readers.connections,
            answered = readers.answered.measured,
            failed = number(readers.failed),
            times = times(&readers.answered)
        ));
    }
    lines
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
        What::List => message!("load-trouble-list"),
    };
    message!(
        "load-trouble",
        game = &trouble.game,
        what = what,
        detail = &trouble.detail
    )
}
