//! `spaceline deck stats`: what a deck can do.

use super::output::save_new;
use super::stats_page;
use crate::decks;
use crate::failure::Outcome;
use crate::library;
use crate::page::{self, Paint, paint};
use crate::{seed, terms};
use cards::analysis::{Analysis, Branch, MissionChart, MissionOdds, Need, Opening, What};
use locale::{Lang, say};
use serde::Serialize;
use std::io::{self, Write};
use std::path::PathBuf;

const MOST_HANDS: i64 = 1_000_000;

#[derive(Debug, clap::Args)]
pub struct Args {
    deck: String,
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..=MOST_HANDS))]
    hands: u32,
    #[arg(long, default_value_t = 1, value_parser = seed::read, allow_negative_numbers = true)]
    seed: u64,
    #[arg(long, value_name = "FILE")]
    page: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// The fields are the command's JSON, beside those of the analysis.
#[derive(Debug, Serialize)]
struct Stats<'a> {
    #[serde(flatten)]
    analysis: &'a Analysis,
    opening: &'a Option<Opening>,
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let chosen = decks::choose(&self.deck)?;
        let list = &chosen.reading.list;
        let mut analysis = Analysis::of(list, library::catalogue());
        analysis.name = chosen.name(lang);
        let opening = Opening::of(list, library::catalogue(), self.hands, self.seed);
        if let Some(path) = &self.page {
            let text = stats_page::page(lang, &analysis, opening.as_ref());
            save_new(path, &text)?;
            let file = path.display().to_string();
            if !self.json {
                writeln!(out, "{}", say!(lang, "deck-written", file = &file))?;
                return Ok(());
            }
        }
        if self.json {
            let (analysis, opening) = (&analysis, &opening);
            return page::json(out, &Stats { analysis, opening });
        }
        chosen.warn(lang);
        write(lang, out, &analysis, opening.as_ref())?;
        Ok(())
    }
}

fn write(
    lang: Lang,
    out: &mut dyn Write,
    a: &Analysis,
    opening: Option<&Opening>,
) -> io::Result<()> {
    let heading =
        |out: &mut dyn Write, text: String| writeln!(out, "\n{}", paint(Paint::Bold, &text));
    writeln!(out, "{}", paint(Paint::Bold, &a.name))?;
    heading(out, say!(lang, "stats-missions"))?;
    for chart in &a.missions {
        write_mission(lang, out, chart)?;
    }
    heading(out, say!(lang, "stats-costs"))?;
    writeln!(
        out,
        "  {}",
        say!(lang, "stats-average", n = lang.decimal(a.costs.average, 1))
    )?;
    bars(out, &a.costs.curve)?;
    heading(
        out,
        say!(lang, "stats-ships", command = a.command, staff = a.staff),
    )?;
    for ship in &a.ships {
        let posts: String = ship
            .staffing
            .iter()
            .map(|code| format!("[{code}]"))
            .collect();
        let (mark, colour) = mark(lang, ship.staffed);
        let name = page::pad(&ship.name, 34);
        writeln!(
            out,
            "{:>3}x {name} {posts}  {}",
            ship.n,
            paint(colour, &mark)
        )?;
    }
    let d = &a.dilemmas;
    heading(
        out,
        say!(
            lang,
            "stats-dilemmas",
            planet = d.planet,
            space = d.space,
            dual = d.dual
        ),
    )?;
    writeln!(
        out,
        "  {}",
        say!(lang, "stats-average", n = lang.decimal(d.average, 1))
    )?;
    bars(out, &d.curve)?;
    if !a.homeless.is_empty() {
        heading(out, say!(lang, "stats-homeless"))?;
        for card in &a.homeless {
            writeln!(out, "{:>3}x {}", card.n, card.name)?;
        }
    }
    if let Some(opening) = opening {
        heading(out, say!(lang, "stats-opening", n = opening.hands))?;
        write_opening(lang, out, opening)?;
    }
    Ok(())
}

fn mark(lang: Lang, good: bool) -> (String, Paint) {
    let paint = if good { Paint::Good } else { Paint::Bad };
    (verdict(lang, good), paint)
}

pub(super) fn verdict(lang: Lang, good: bool) -> String {
    match good {
        true => say!(lang, "stats-enough"),
        false => say!(lang, "stats-lacking"),
    }
}

fn write_mission(lang: Lang, out: &mut dyn Write, chart: &MissionChart) -> io::Result<()> {
    let name = say!(
        lang,
        "stats-mission",
        name = &chart.name,
        points = chart.points,
        span = chart.span
    );
    writeln!(out, "  {}", paint(Paint::Bold, &name))?;
    for (n, branch) in chart.branches.iter().enumerate() {
        if n > 0 {
            writeln!(out, "    {}", say!(lang, "stats-or"))?;
        }
        write_branch(lang, out, branch)?;
    }
    Ok(())
}

fn write_branch(lang: Lang, out: &mut dyn Write, branch: &Branch) -> io::Result<()> {
    for need in &branch.needs {
        let (mark, colour) = mark(lang, need.enough);
        let label = page::pad(&need_name(lang, need), 18);
        let bar = page::pad(&"█".repeat(need.copies.min(24)), 24);
        let what = measure(lang, need);
        writeln!(out, "    {label} {bar} {what}  {}", paint(colour, &mark))?;
    }
    Ok(())
}

/// `2 Treachery`, `Cunning>28`.
pub(super) fn need_name(lang: Lang, need: &Need) -> String {
    match need.what {
        What::Skill(skill) if need.amount > 1 => format!("{} {}", need.amount, skill.name()),
        What::Skill(skill) => skill.name().to_owned(),
        What::Total(stat) => format!("{}>{}", terms::stat(lang, stat), need.amount),
        What::Other => say!(lang, "stats-other"),
    }
}

/// The copies and levels of a skill, or the total of an attribute.
pub(super) fn measure(lang: Lang, need: &Need) -> String {
    match need.what {
        What::Skill(_) => say!(
            lang,
            "stats-skill",
            copies = need.copies,
            levels = need.measure
        ),
        What::Total(_) => say!(lang, "stats-total", n = need.measure),
        What::Other => String::new(),
    }
}

fn bars(out: &mut dyn Write, curve: &[usize]) -> io::Result<()> {
    for (cost, n) in curve.iter().enumerate() {
        writeln!(out, "  {cost:>2} {} {n}", "█".repeat(*n))?;
    }
    Ok(())
}

fn percent(lang: Lang, share: f64) -> String {
    say!(lang, "stats-percent", n = lang.decimal(share * 100.0, 0))
}

fn write_opening(lang: Lang, out: &mut dyn Write, odds: &Opening) -> io::Result<()> {
    for line in odds_lines(lang, odds) {
        writeln!(out, "  {line}")?;
    }
    for mission in &odds.missions {
        let chances = chances(lang, mission).join("  ");
        writeln!(out, "    {} {chances}", page::pad(&mission.name, 34))?;
    }
    Ok(())
}

/// The lines about opening hands, before the missions.
pub(super) fn odds_lines(lang: Lang, odds: &Opening) -> Vec<String> {
    let at_least = |n: usize| percent(lang, odds.personnel.iter().skip(n).sum::<f64>());
    let mut lines: Vec<String> = [2, 3, 4]
        .into_iter()
        .map(|n| say!(lang, "stats-personnel", n = n, chance = at_least(n)))
        .collect();
    lines.push(say!(lang, "stats-ship", chance = percent(lang, odds.ship)));
    lines.push(say!(lang, "stats-spent", n = lang.decimal(odds.spent, 1)));
    lines.push(say!(lang, "stats-crew"));
    lines
}

/// The chance to have what a mission needs, after more and more cards.
pub(super) fn chances(lang: Lang, mission: &MissionOdds) -> Vec<String> {
    let chance = |(seen, chance): &(usize, f64)| {
        say!(
            lang,
            "stats-after",
            cards = *seen,
            chance = percent(lang, *chance)
        )
    };
    mission.after.iter().map(chance).collect()
}
