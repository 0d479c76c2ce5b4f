//! `spaceline rules`: the ledger, and which tests cite it.

mod coverage;
mod evidence;
mod search;
mod show;

use crate::failure::Outcome;
use clap::Subcommand;
use locale::{Lang, say};
use std::io::Write;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: RulesCommand,
}

#[derive(Debug, Subcommand)]
enum RulesCommand {
    Show(show::Args),
    Search(search::Args),
    Coverage(coverage::Args),
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        match self.command {
            RulesCommand::Show(args) => args.run(lang, out),
            RulesCommand::Search(args) => args.run(lang, out),
            RulesCommand::Coverage(args) => args.run(lang, out),
        }
    }
}

/// The ledger is written in English; readers of other languages are told so.
fn english_only(lang: Lang, out: &mut dyn Write) -> std::io::Result<()> {
    match say!(lang, "ledger-is-english") {
        said if said.is_empty() => Ok(()),
        said => writeln!(out, "{said}"),
    }
}
