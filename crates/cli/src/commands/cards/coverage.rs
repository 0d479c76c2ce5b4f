//! `spaceline cards coverage`: which cards are compiled, rendered and tested, and which abilities random games use.

mod report;
mod run;

use crate::failure::{Failure, Outcome};
use crate::{page, seed, texts};
use cards::Catalogue;
use locale::{Lang, Message, message};
use report::{Evidence, Report};
use rules::citations::Citations;
use std::io::Write;

const MOST_GAMES: u64 = 10_000_000;
/// Of a hundred abilities, so many must be used in the games.
const LEAST_USED: usize = 95;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u64).range(0..=MOST_GAMES))]
    games: u64,
    #[arg(long, default_value_t = 1, value_parser = seed::read, allow_negative_numbers = true)]
    seed: u64,
    #[arg(long)]
    json: bool,
    #[arg(long, conflicts_with = "json")]
    check: bool,
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let catalogue = Catalogue::second_edition();
        let tests = card_tests()?;
        let bar = page::progress(lang, "simulate-progress", self.games, self.json);
        let games = run::play(catalogue, self.seed, self.games, &bar)?;
        bar.finish_and_clear();
        let evidence = Evidence {
            games: &games,
            tests: &tests,
            is_rendered: texts::is_rendered,
        };
        let report = Report::new(catalogue, self.seed, &evidence);
        if self.json {
            return page::json(out, &report);
        }
        if !self.check {
            report.write_cards(lang, out)?;
        }
        report.write_unused(lang, out)?;
        report.write_summary(lang, out)?;
        match (self.check, report.faults(LEAST_USED).as_slice()) {
            (false, _) | (true, []) => Ok(()),
            (true, faults) => Err(Failure::Check {
                message: message!("text", text = said(lang, faults)),
                hint: message!("card-coverage-hint"),
            }),
        }
    }
}

fn said(lang: Lang, faults: &[Message]) -> String {
    let faults: Vec<String> = faults.iter().map(|fault| fault.say(lang)).collect();
    faults.join("; ")
}

/// The tests that cite each card; `build.rs` collects them.
fn card_tests() -> Result<Citations, Failure> {
    let index = include_str!(concat!(env!("OUT_DIR"), "/card_tests.json"));
    serde_json::from_str(index).map_err(|error| {
        let text = error.to_string();
        Failure::Other(message!(
            "broken-file",
            file = "card_tests.json",
            text = text
        ))
    })
}
