//! The commands. Each is a module with its arguments (a clap type) and a `run` that writes to `out`.

mod rules;

use crate::failure::Outcome;
use clap::Subcommand;
use std::io::Write;

#[derive(Debug, Subcommand)]
pub enum Command {
    Rules(rules::Args),
}

impl Command {
    pub fn run(self, out: &mut dyn Write) -> Outcome {
        match self {
            Command::Rules(args) => args.run(out),
        }
    }
}
