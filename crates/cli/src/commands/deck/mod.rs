//! `spaceline deck`: decks that come with the program, and decks in files.

mod check;
mod convert;
mod first;
mod generate;
mod list;
mod output;
mod show;
mod stats;
mod stats_page;

use crate::failure::Outcome;
use clap::Subcommand;
use locale::Lang;
use std::io::Write;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: DeckCommand,
}

#[derive(Debug, Subcommand)]
enum DeckCommand {
    List(list::Args),
    Show(show::Args),
    Check(check::Args),
    Stats(stats::Args),
    Convert(convert::Args),
    Generate(generate::Args),
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        match self.command {
            DeckCommand::List(args) => args.run(lang, out),
            DeckCommand::Show(args) => args.run(lang, out),
            DeckCommand::Check(args) => args.run(lang, out),
            DeckCommand::Stats(args) => args.run(lang, out),
            DeckCommand::Convert(args) => args.run(lang, out),
            DeckCommand::Generate(args) => args.run(lang, out),
        }
    }
}
