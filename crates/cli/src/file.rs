//! Reading files that are not too large, and writing them whole or not at all.

use crate::failure::io_error;
use locale::{Message, message};
use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Read as _, Write};
use std::path::{Path, PathBuf};

/// The content of a file of at most so many MiB, or why it cannot be read.
pub fn read(path: &Path, most: u32) -> Result<Vec<u8>, Message> {
    let mut bytes = Vec::new();
    let limit = u64::from(most) << 20;
    let read = File::open(path).and_then(|file| file.take(limit + 1).read_to_end(&mut bytes));
    read.map_err(|error| io_error(&error))?;
    match bytes.len() as u64 > limit {
        true => Err(message!("file-too-large", most = most)),
        false => Ok(bytes),
    }
}

/// The same of a text.
pub fn read_text(path: &Path, most: u32) -> Result<String, Message> {
    let text = String::from_utf8(read(path, most)?);
    text.map_err(|error| io_error(&io::Error::new(io::ErrorKind::InvalidData, error)))
}

/// A file that is written beside the one it will replace. Until [`Draft::keep`] the old one is as it was;
/// a draft that is dropped leaves nothing behind.
#[derive(Debug)]
pub struct Draft {
    target: PathBuf,
    beside: PathBuf,
    kept: bool,
}

impl Draft {
    /// Writes the content beside the target, under a name that no file has.
    pub fn write(
        target: &Path,
        content: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> io::Result<Draft> {
        let (beside, file) = create_beside(target)?;
        let draft = Draft {
            target: target.to_owned(),
            beside,
            kept: false,
        };
        let mut file = BufWriter::new(file);
        content(&mut file)?;
        file.into_inner().map_err(io::Error::from)?.sync_all()?;
        Ok(draft)
    }

    /// Puts the draft in the place of the target.
    pub fn keep(mut self) -> io::Result<()> {
        std::fs::rename(&self.beside, &self.target)?;
        self.kept = true;
        Ok(())
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if !self.kept {
            // Nothing more can be done about a file that cannot even be removed.
            let _ = std::fs::remove_file(&self.beside);
        }
    }
}

fn create_beside(target: &Path) -> io::Result<(PathBuf, File)> {
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    let process = std::process::id();
    for n in 0..1000 {
        let beside = target.with_file_name(format!(".{name}.{process}-{n}.part"));
        // Only a new file: what has this name already belongs to somebody.
        match OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(&beside)
        {
            Ok(file) => return Ok((beside, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("spaceline-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn a_draft_replaces_its_target_and_spares_every_other_file() {
        let folder = folder("draft");
        let target = folder.join("x.json");
        let taken = folder.join(format!(".x.json.{}-0.part", std::process::id()));
        std::fs::write(&target, "old").unwrap();
        std::fs::write(&taken, "somebody's").unwrap();
        let draft = Draft::write(&target, |out| out.write_all(b"new")).unwrap();
        assert_eq!(std::fs::read_to_string(&target).unwrap(), "old");
        draft.keep().unwrap();
        assert_eq!(std::fs::read_to_string(&target).unwrap(), "new");
        assert_eq!(std::fs::read_to_string(&taken).unwrap(), "somebody's");
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 2);
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_draft_that_fails_leaves_nothing() {
        let folder = folder("failed-draft");
        let target = folder.join("x.json");
        let failed = Draft::write(&target, |_| Err(io::ErrorKind::StorageFull.into()));
        assert!(failed.is_err());
        drop(Draft::write(&target, |out| out.write_all(b"unwanted")).unwrap());
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
