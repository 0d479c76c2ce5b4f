//! The results of the attempts: counted, as JSON, and in words.

use super::Args;
use super::scene::Scene;
use crate::games::{
    AttemptEnd, Dilemma, Dilemmas, Interval, Lacking, Total, between, percent, wilson,
};
use crate::{page, terms};
use locale::{Lang, Message, message, say};
use serde::Serialize;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::io::{self, Write};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    pub games: u64,
    pub solved: u64,
    pub crew: u64,
    dilemmas: Dilemmas,
    nobody: u64,
    short: u64,
    other: u64,
    /// The number of times, and the sum of the amounts.
    lacking: BTreeMap<Lacking, (u64, i64)>,
    pub wrong: Vec<(u64, Message)>,
}

impl Tally {
    pub fn of(solved: bool, end: Option<AttemptEnd>, dilemmas: Dilemmas) -> Tally {
        let mut tally = Tally {
            games: 1,
            solved: u64::from(solved),
            dilemmas,
            ..Tally::default()
        };
        match end {
            _ if solved => {}
            Some(AttemptEnd::Dilemma(_) | AttemptEnd::Nobody) => tally.nobody = 1,
            Some(AttemptEnd::Requirements(lines)) => {
                tally.short = 1;
                for (what, have) in lines {
                    let entry = tally.lacking.entry(what).or_default();
                    *entry = (entry.0 + 1, entry.1 + i64::from(have));
                }
            }
            Some(AttemptEnd::Solved) | None => tally.other = 1,
        }
        tally
    }
}

impl Total for Tally {
    fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.solved += other.solved;
        self.crew += other.crew;
        self.dilemmas.add(other.dilemmas);
        self.nobody += other.nobody;
        self.short += other.short;
        self.other += other.other;
        for (what, (n, have)) in other.lacking {
            let entry = self.lacking.entry(what).or_default();
            *entry = (entry.0 + n, entry.1 + have);
        }
        self.wrong.extend(other.wrong);
        self.wrong.sort_by_key(|(n, _)| *n);
    }

    fn broken_off(game: u64) -> Tally {
        Tally {
            games: 1,
            other: 1,
            wrong: vec![(game, message!("attempt-broke-off", n = game as i64 + 1))],
            ..Tally::default()
        }
    }
}

/// The fields are the command's JSON.
#[derive(Debug, Serialize)]
pub struct Results {
    pub mission: String,
    pub games: u64,
    pub asked: u64,
    pub seed: u64,
    pub successes: u64,
    pub rate: f64,
    /// The 95 % interval of the rate.
    pub interval: Interval,
    /// Personnel in a crew, dilemmas in the pile.
    pub crew: usize,
    pub pile: usize,
    /// On average in one attempt.
    pub faced_mean: f64,
    pub stopped_mean: f64,
    pub killed_mean: f64,
    pub failures: Failures,
    pub lacking: Vec<Lack>,
    pub dilemmas: Vec<Dilemma>,
    pub errors: usize,
    pub what_went_wrong: Vec<Message>,
}

/// The reasons that attempts failed.
#[derive(Debug, Serialize)]
pub struct Failures {
    pub nobody_left: u64,
    pub requirements: u64,
    pub other: u64,
}

/// A line of the requirements that was not met when they were compared.
#[derive(Debug, Serialize)]
pub struct Lack {
    #[serde(flatten)]
    what: Line,
    pub times: u64,
    /// The average amount.
    pub have_mean: f64,
    #[serde(skip)]
    line: Lacking,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    Skill { name: &'static str, need: i16 },
    Total { name: &'static str, more_than: i16 },
}

impl Results {
    pub fn of(scene: &Scene, args: &Args, tally: Tally) -> Results {
        let per = |n: u64| n as f64 / tally.games.max(1) as f64;
        let met = || tally.dilemmas.0.values();
        let mut lacking: Vec<Lack> = (tally.lacking.iter())
            .map(|(line, (n, have))| Lack {
                what: match *line {
                    Lacking::Skill(skill, need) => Line::Skill {
                        name: skill.name(),
                        need,
                    },
                    Lacking::Total(stat, more_than) => Line::Total {
                        name: stat.name(),
                        more_than,
                    },
                },
                times: *n,
                have_mean: *have as f64 / (*n).max(1) as f64,
                line: *line,
            })
            .collect();
        lacking.sort_by_key(|lack| Reverse(lack.times));
        Results {
            mission: scene.mission.full_name(),
            games: tally.games,
            asked: args.games,
            seed: args.seed,
            successes: tally.solved,
            rate: per(tally.solved),
            interval: wilson(tally.solved, tally.games),
            crew: scene.crews.size(),
            pile: scene.pile.len(),
            faced_mean: per(met().map(|met| met.faced).sum()),
            stopped_mean: per(met().map(|met| met.stopped).sum()),
            killed_mean: per(met().map(|met| met.killed).sum()),
            failures: Failures {
                nobody_left: tally.nobody,
                requirements: tally.short,
                other: tally.other,
            },
            lacking,
            dilemmas: tally.dilemmas.most(|dilemma| dilemma.faced),
            errors: tally.wrong.len(),
            what_went_wrong: tally.wrong.into_iter().map(|(_, what)| what).collect(),
        }
    }

    pub fn write(&self, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
        let rate = say!(
            lang,
            "attempt-rate",
            mission = &self.mission,
            n = self.successes as i64,
            of = self.games as i64,
            rate = percent(lang, self.rate),
            interval = between(lang, self.interval)
        );
        page::paragraph(out, 0, &rate)?;
        let crew = say!(
            lang,
            "attempt-crew",
            n = self.crew,
            pile = self.pile,
            faced = lang.decimal(self.faced_mean, 1),
            stopped = lang.decimal(self.stopped_mean, 1),
            killed = lang.decimal(self.killed_mean, 1)
        );
        page::paragraph(out, 0, &crew)?;
        if self.successes < self.games {
            self.write_failures(lang, out)?;
        }
        match self.dilemmas.is_empty() {
            true => Ok(()),
            false => self.write_dilemmas(lang, out),
        }
    }

    fn write_dilemmas(&self, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out)?;
        page::paragraph(out, 0, &say!(lang, "attempt-dilemmas"))?;
        let heads = [
            say!(lang, "report-faced"),
            say!(lang, "report-hit"),
            say!(lang, "report-stopped"),
            say!(lang, "report-killed"),
            say!(lang, "attempt-ended"),
        ];
        let titles = self.dilemmas.iter().map(|d| page::columns(d.title));
        let widest = titles.max().unwrap_or(0);
        let width = |n: usize| page::columns(&heads[n]).max(7);
        let row = |out: &mut dyn Write, title: &str, cells: [String; 5]| {
            write!(out, "  {}", page::pad(title, widest))?;
            for (n, cell) in cells.iter().enumerate() {
                let gap = width(n).saturating_sub(page::columns(cell));
                write!(out, "  {}{cell}", " ".repeat(gap))?;
            }
            writeln!(out)
        };
        row(out, "", heads.clone())?;
        for d in &self.dilemmas {
            let counts = [d.faced, d.hit, d.stopped, d.killed, d.ended];
            row(out, d.title, counts.map(|n| n.to_string()))?;
        }
        Ok(())
    }

    fn write_failures(&self, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "\n{}", say!(lang, "attempt-why"))?;
        let why = &self.failures;
        for (line, n) in [
            ("attempt-why-nobody", why.nobody_left),
            ("attempt-why-short", why.requirements),
            ("attempt-why-other", why.other),
        ] {
            if n > 0 {
                writeln!(out, "  {}", say!(lang, line, n = n as i64))?;
            }
        }
        if !self.lacking.is_empty() {
            writeln!(out, "\n{}", say!(lang, "attempt-lacking"))?;
        }
        for lack in &self.lacking {
            let (n, have) = (lack.times as i64, lang.decimal(lack.have_mean, 1));
            let line = match lack.line {
                Lacking::Skill(skill, need) => say!(
                    lang,
                    "attempt-lacking-skill",
                    skill = skill.name(),
                    need = need,
                    n = n,
                    have = have
                ),
                Lacking::Total(stat, need) => say!(
                    lang,
                    "attempt-lacking-total",
                    stat = terms::stat(lang, stat),
                    need = need,
                    n = n,
                    have = have
                ),
            };
            writeln!(out, "  {line}")?;
        }
        Ok(())
    }
}
