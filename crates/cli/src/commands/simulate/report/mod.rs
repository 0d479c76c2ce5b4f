//! `--report`: a page with charts and the same as data, in a folder.

mod data;
mod happenings;
mod outcomes;
mod page;
mod plot;
mod tables;

use super::result::Results;
use crate::failure::{Failure, Outcome, io_error};
use crate::file::Draft;
use data::Data;
use locale::{Lang, message, say};
use std::path::{Path, PathBuf};

/// The folder of the report. Nothing is there yet.
#[derive(Debug)]
pub struct Folder {
    page: PathBuf,
    data: PathBuf,
}

/// The folder, made if it is missing. A report that is there already is spared, before any game is played.
pub fn folder(path: &Path) -> Result<Folder, Failure> {
    let folder = Folder {
        page: path.join("report.html"),
        data: path.join("report.json"),
    };
    std::fs::create_dir_all(path).map_err(|error| Failure::Asked {
        message: message!(
            "cannot-write-file",
            file = path.display().to_string(),
            why = io_error(&error)
        ),
        hint: Some(message!("report-folder-hint")),
    })?;
    for file in [&folder.page, &folder.data] {
        if file.symlink_metadata().is_ok() {
            return Err(Failure::Asked {
                message: message!("file-exists", file = file.display().to_string()),
                hint: Some(message!("report-exists-hint")),
            });
        }
    }
    Ok(folder)
}

impl Folder {
    pub fn said(&self, lang: Lang) -> String {
        say!(
            lang,
            "report-written",
            page = self.page.display().to_string(),
            data = self.data.display().to_string()
        )
    }
}

pub fn write(lang: Lang, folder: &Folder, results: &Results) -> Outcome {
    let data = Data::of(results);
    let json = serde_json::to_string_pretty(&data).map_err(std::io::Error::from)?;
    save(&folder.data, &format!("{json}\n"))?;
    save(&folder.page, &page::page(lang, &data))
}

fn save(path: &Path, text: &str) -> Outcome {
    let written = Draft::write(path, |file| file.write_all(text.as_bytes()));
    written.and_then(Draft::keep).map_err(|error| {
        let (file, why) = (path.display().to_string(), io_error(&error));
        Failure::Other(message!("cannot-write-file", file = file, why = why))
    })
}
