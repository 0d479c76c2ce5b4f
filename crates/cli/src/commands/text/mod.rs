//! `spaceline text`: how game text is understood, and cards of one's own.

mod card_file;
mod explain;
pub(in crate::commands) mod pointer;
mod scene;
mod try_cards;

use crate::failure::Outcome;
use clap::Subcommand;
use locale::Lang;
use std::io::Write;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: TextCommand,
}

#[derive(Debug, Subcommand)]
enum TextCommand {
    Explain(explain::Args),
    Try(try_cards::Args),
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        match self.command {
            TextCommand::Explain(args) => args.run(lang, out),
            TextCommand::Try(args) => args.run(lang, out),
        }
    }
}
