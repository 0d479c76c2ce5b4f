//! `spaceline cards coverage`: which cards are compiled, rendered and tested, and which abilities random games use.

mod report;
mod run;

use crate::failure::{Failure, Outcome};
use crate::page;
use anyhow::Context;
use cards::{CardDef, Catalogue};
use indicatif::{ProgressBar, ProgressStyle};
use report::{Evidence, Report};
use rules::citations::Citations;
use std::io::Write;
use std::time::Duration;

const MOST_GAMES: u64 = 10_000_000;
/// Of a hundred abilities, so many must be used in the games.
const LEAST_USED: usize = 95;

/// Show which cards are compiled, rendered and tested, and what random games use of them
///
/// The games are played with decks made for one card after the other, by two to four players, in both rule sets. An
/// ability is used when its instructions are carried out, or when a static text changes something. A test counts for
/// the cards whose ids stand in its doc comment; the index is made when this program is built.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  spaceline cards coverage --games 500
  spaceline cards coverage --games 20000 --check
  spaceline cards coverage --seed 7 --json")]
pub struct Args {
    /// How many games
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u64).range(0..=MOST_GAMES))]
    games: u64,
    /// The same seed plays the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Exit with code 1 if a card is not compiled or not rendered, fewer than 95 of 100 abilities are used, an ability
    /// is neither used nor its card tested, or a game goes wrong
    #[arg(long, conflicts_with = "json")]
    check: bool,
}

impl Args {
    pub fn run(self, out: &mut dyn Write) -> Outcome {
        let catalogue = Catalogue::second_edition();
        let tests = card_tests()?;
        let bar = self.progress();
        let games = run::play(catalogue, self.seed, self.games, &bar)?;
        bar.finish_and_clear();
        let evidence = Evidence {
            games: &games,
            tests: &tests,
            is_rendered,
        };
        let report = Report::new(catalogue, self.seed, &evidence);
        if self.json {
            return page::json(out, &report);
        }
        if !self.check {
            report.write_cards(out)?;
        }
        report.write_unused(out)?;
        report.write_summary(out)?;
        match (self.check, report.faults(LEAST_USED).as_slice()) {
            (false, _) | (true, []) => Ok(()),
            (true, faults) => Err(Failure::Check {
                message: faults.join("; "),
                hint: "name the card's id in the doc comment of a test that plays it".to_owned(),
            }),
        }
    }

    fn progress(&self) -> ProgressBar {
        // Indicatif draws nothing when standard error is no terminal.
        let bar = match self.json {
            true => ProgressBar::hidden(),
            false => ProgressBar::new(self.games),
        };
        let style =
            ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
        if let Ok(style) = style {
            bar.set_style(style);
        }
        bar.enable_steady_tick(Duration::from_millis(200));
        bar
    }
}

/// Whether the card's text can be written in both languages.
fn is_rendered(card: &CardDef) -> bool {
    card.support.is_full()
}

/// The tests that cite each card; `build.rs` collects them.
fn card_tests() -> anyhow::Result<Citations> {
    let index = include_str!(concat!(env!("OUT_DIR"), "/card_tests.json"));
    serde_json::from_str(index).context("the index of card tests")
}
