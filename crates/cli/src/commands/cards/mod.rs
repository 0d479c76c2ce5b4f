//! `spaceline cards`: the cards in the packs.

mod coverage;
mod export;
pub(in crate::commands) mod face;
mod list;
mod search;
pub(in crate::commands) mod set;
mod show;

use crate::failure::Outcome;
use clap::Subcommand;
use locale::Lang;
use std::io::Write;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: CardsCommand,
}

#[derive(Debug, Subcommand)]
enum CardsCommand {
    List(list::Args),
    Search(search::Args),
    Show(show::Args),
    Export(export::Args),
    Coverage(coverage::Args),
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        match self.command {
            CardsCommand::List(args) => args.run(lang, out),
            CardsCommand::Search(args) => args.run(lang, out),
            CardsCommand::Show(args) => args.run(lang, out),
            CardsCommand::Export(args) => args.run(lang, out),
            CardsCommand::Coverage(args) => args.run(lang, out),
        }
    }
}
