//! `spaceline play`: the game at a terminal.

mod app;
mod command;
mod draw;
mod hint;
#[cfg(unix)]
mod keyboard;
mod keys;
mod manual;
mod opponents;
mod pace;
mod prompt;
mod record;
mod rows;
mod session;
mod sheet;
mod sheets;
mod start;
mod summary;
mod terminal;
mod theme;
mod why;

#[cfg(test)]
mod tests;

use crate::commands::rulebook;
use crate::failure::{Failure, Outcome};
use crate::{level, seed};
use app::App;
use bots::Level;
use cards::Catalogue;
use cards::Rulebook;
use locale::{Lang, Message, message};
use pace::Pace;
use session::Session;
pub use start::any_seed;
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use tell::{names, narrate, words};

#[derive(Debug, Default, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=6))]
    players: u8,
    #[arg(
        long,
        value_name = "LEVEL,...",
        value_delimiter = ',',
        ignore_case = true,
        value_parser = level::parser(),
        conflicts_with = "hot_seat"
    )]
    pub bot: Vec<Level>,
    #[arg(
        long,
        value_name = "PACE",
        default_value = "normal",
        allow_negative_numbers = true
    )]
    pace: Pace,
    #[arg(long, conflicts_with = "seat")]
    hot_seat: bool,
    #[arg(long, value_name = "SEAT,...", value_delimiter = ',')]
    seat: Vec<u8>,
    #[arg(long, value_parser = rulebook(), conflicts_with = "scenario")]
    rules: Option<Rulebook>,
    #[arg(long, value_name = "S", value_parser = seed::read, allow_negative_numbers = true)]
    seed: Option<u64>,
    #[arg(long, value_name = "FILE", conflicts_with = "players")]
    scenario: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[arg(
        long,
        value_name = "DECK,...",
        value_delimiter = ',',
        conflicts_with = "scenario"
    )]
    decks: Vec<String>,
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        needs_terminal("play", message!("needs-terminal-hint"))?;
        at_terminal(out, self.session(lang)?, self.pace)
    }
}

/// A command that draws a table cannot write to a file or read from a pipe.
pub fn needs_terminal(command: &str, hint: Message) -> Outcome {
    match std::io::stdin().is_terminal() && std::io::stdout().is_terminal() {
        true => Ok(()),
        false => Err(Failure::Asked {
            message: message!("needs-terminal", command = command),
            hint: Some(hint),
        }),
    }
}

/// Plays a scenario against a bot.
pub fn scenario(lang: Lang, out: &mut dyn Write, cards: &Catalogue, text: String) -> Outcome {
    at_terminal(
        out,
        start::scenario_session(lang, cards, text)?,
        Pace::default(),
    )
}

fn at_terminal(out: &mut dyn Write, session: Session, pace: Pace) -> Outcome {
    let mut app = App::live(session, pace);
    terminal::run(&mut app)?;
    for line in app.farewell() {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
