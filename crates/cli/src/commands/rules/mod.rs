//! `spaceline rules`: the ledger, and which tests cite it.

mod coverage;
mod evidence;
mod search;
mod show;

use crate::failure::Outcome;
use clap::Subcommand;
use std::io::Write;

/// Read the rules and see which tests stand behind them
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: spaceline rules show 2E-ATT-04")]
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
    pub fn run(self, out: &mut dyn Write) -> Outcome {
        match self.command {
            RulesCommand::Show(args) => args.run(out),
            RulesCommand::Search(args) => args.run(out),
            RulesCommand::Coverage(args) => args.run(out),
        }
    }
}
