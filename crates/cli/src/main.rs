//! The `spaceline` command: reads the command line, runs one command, reports how it ended.
//!
//! Its texts are in `locales/*/*.ftl`; the help of the commands is in `help.ftl` there.

mod commands;
mod decks;
mod failure;
mod file;
mod games;
mod help;
mod html;
mod language;
mod level;
mod library;
mod page;
mod seed;
mod settings;

use commands::Command;
use failure::Failure;
use locale::Lang;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use tell::{terms, texts};

/// Games and views are made of many small lists: the server spends about a sixth of its time on memory with the
/// allocator of the system.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[derive(Debug, clap::Parser)]
#[command(name = "spaceline", version, max_term_width = 100)]
struct Cli {
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language::parser(), display_order = 100)]
    lang: Option<Lang>,
    #[arg(long, global = true, value_name = "DIR", display_order = 101)]
    packs: Vec<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

fn main() -> ExitCode {
    let lang = language::chosen();
    let cli: Cli = match help::parse(lang) {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    let lang = cli.lang.unwrap_or(lang);
    let mut out = BufWriter::new(std::io::stdout().lock());
    texts::of_cards(library::catalogue);
    let result = library::open(lang, cli.packs).and_then(|()| cli.command.run(lang, &mut out));
    let flushed = out.flush().map_err(Failure::from);
    match result.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(lang),
    }
}
