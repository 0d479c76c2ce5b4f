//! The `spaceline` command: reads the command line, runs one command, reports how it ended.

mod commands;
mod failure;
mod file;
mod library;
mod page;

use clap::Parser;
use commands::Command;
use failure::Failure;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Star Trek CCG, Second Edition, with every rule enforced.
#[derive(Debug, Parser)]
#[command(name = "spaceline", version, max_term_width = 100, after_help = EXAMPLE)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// Also offer the cards of the packs in this folder; may be given several times
    #[arg(long, global = true, value_name = "DIR")]
    packs: Vec<PathBuf>,
}

const EXAMPLE: &str = "Example: spaceline rules search stopped ship";

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = BufWriter::new(std::io::stdout().lock());
    let result = library::open(cli.packs).and_then(|()| cli.command.run(&mut out));
    let flushed = out.flush().map_err(Failure::from);
    match result.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
