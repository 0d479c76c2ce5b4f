//! `spaceline play`: the game at a terminal.

mod app;
mod bot;
mod draw;
mod keys;
pub(super) mod names;
pub(super) mod narrate;
mod prompt;
mod record;
mod session;
mod sheet;
mod sheets;
mod start;
mod terminal;
mod theme;
mod why;
mod words;

#[cfg(test)]
mod tests;

use crate::failure::{Failure, Outcome};
use app::App;
use engine::RuleSet;
use std::io::{IsTerminal, Write};
use std::path::PathBuf;

/// Play a game in the terminal
///
/// You play against a simple player, or several people share the keyboard. Decks are made by the program.
#[derive(Debug, Default, clap::Args)]
#[command(after_help = "\
Examples:
  spaceline play
  spaceline play --players 3 --hot-seat --rules 2002
  spaceline play --seed 7 --record game.replay
  spaceline play --scenario examples/first-attempt.scenario")]
pub struct Args {
    /// How many players, 2 to 6
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=6))]
    players: u8,
    /// Simple players take all seats but yours (this is the default)
    #[arg(long, conflicts_with = "hot_seat")]
    bot: bool,
    /// People take all seats and pass the keyboard on
    #[arg(long, conflicts_with = "seat")]
    hot_seat: bool,
    /// The seats of people, counted from 1
    #[arg(long, value_name = "SEAT,...", value_delimiter = ',')]
    seat: Vec<u8>,
    /// The rulebook [default: 2003]
    #[arg(long, value_enum, conflicts_with = "scenario")]
    rules: Option<Rulebook>,
    /// The number that decides decks and shuffles; the same number gives the same game
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Begin from a scenario instead of a new game
    #[arg(long, value_name = "FILE", conflicts_with = "players")]
    scenario: Option<PathBuf>,
    /// Keep a replay of the game in this file
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// The decks of the players, each by the seed it is made from
    #[arg(
        long,
        value_name = "SEED,...",
        value_delimiter = ',',
        conflicts_with = "scenario"
    )]
    decks: Vec<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Rulebook {
    #[value(name = "2002")]
    R2002,
    #[value(name = "2003")]
    R2003,
}

impl Rulebook {
    fn set(self) -> RuleSet {
        match self {
            Rulebook::R2002 => RuleSet::R2002,
            Rulebook::R2003 => RuleSet::R2003,
        }
    }
}

impl Args {
    pub fn run(self, out: &mut dyn Write) -> Outcome {
        if !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal() {
            return Err(Failure::Asked {
                message: "'spaceline play' needs a terminal for its input and output".into(),
                hint: Some("run it in a terminal window, without pipes".into()),
            });
        }
        let session = self.session()?;
        let mut app = App::new(session);
        terminal::run(&mut app)?;
        for line in app.farewell() {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}
