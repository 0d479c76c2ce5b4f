//! A deck written into a file or to standard output.

use crate::failure::{Failure, Outcome, io_error};
use crate::file::Draft;
use crate::library;
use crate::page;
use cards::deck::write::{Lost, lost, write};
use cards::deck::{DeckList, Format};
use clap::ValueEnum;
use locale::{Lang, message, say};
use std::io::Write;
use std::path::{Path, PathBuf};

/// The output of a deck.
#[derive(Debug, clap::Args)]
pub struct Output {
    #[arg(long, value_enum, default_value_t = Form::Plain)]
    pub format: Form,
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Form {
    Plain,
    PluginText,
    PluginXml,
    Site,
}

impl Form {
    pub fn format(self) -> Format {
        match self {
            Form::Plain => Format::Plain,
            Form::PluginText => Format::PluginText,
            Form::PluginXml => Format::PluginXml,
            Form::Site => Format::Site,
        }
    }
}

impl Output {
    /// The file's content; what it has no place for is said on standard error.
    pub fn text(&self, lang: Lang, list: &DeckList) -> String {
        let format = self.format.format();
        match lost(list, format) {
            Some(Lost::NameAndNotes) => {
                let what = message!("deck-name-lost", format = format.name());
                page::warn(&say!(lang, "warning", what = what));
            }
            None => {}
        }
        write(list, format, library::catalogue())
    }

    /// Writes the file. One that is there already is spared.
    pub fn write(&self, lang: Lang, out: &mut dyn Write, text: &str) -> Outcome {
        let Some(path) = &self.out else {
            out.write_all(text.as_bytes())?;
            return Ok(());
        };
        save_new(path, text)?;
        let file = path.display().to_string();
        writeln!(out, "{}", say!(lang, "deck-written", file = &file))?;
        Ok(())
    }
}

/// Writes a file that must be new: one that is there already is spared.
pub fn save_new(path: &Path, text: &str) -> Outcome {
    let file = path.display().to_string();
    if path.exists() {
        return Err(Failure::Asked {
            message: message!("file-exists", file = &file),
            hint: Some(message!("deck-file-exists-hint")),
        });
    }
    let written = Draft::write(path, |file| file.write_all(text.as_bytes()));
    written.and_then(Draft::keep).map_err(|error| {
        let why = io_error(&error);
        Failure::Other(message!("cannot-write-file", file = &file, why = why))
    })
}
