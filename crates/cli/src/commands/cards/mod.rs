//! `spaceline cards`: the cards in the packs.

mod coverage;
mod export;
pub(in crate::commands) mod face;
mod list;
pub(in crate::commands) mod set;
mod show;

use crate::failure::Outcome;
use clap::Subcommand;
use std::io::Write;

/// List, show and export the cards
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: spaceline cards show Jean-Luc Picard, Explorer")]
pub struct Args {
    #[command(subcommand)]
    command: CardsCommand,
}

#[derive(Debug, Subcommand)]
enum CardsCommand {
    List(list::Args),
    Show(show::Args),
    Export(export::Args),
    Coverage(coverage::Args),
}

impl Args {
    pub fn run(self, out: &mut dyn Write) -> Outcome {
        match self.command {
            CardsCommand::List(args) => args.run(out),
            CardsCommand::Show(args) => args.run(out),
            CardsCommand::Export(args) => args.run(out),
            CardsCommand::Coverage(args) => args.run(out),
        }
    }
}
