//! Keeping the replay file up to date while the game goes on.

use engine::Replay;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::PathBuf;

/// A replay and, if it was asked for, the file it is kept in. Every answer is on disk before the next one.
#[derive(Debug)]
pub struct Recorder {
    pub replay: Replay,
    file: Option<PathBuf>,
    /// Answers in the file.
    written: usize,
}

impl Recorder {
    /// Begins the file, if there is to be one.
    pub fn new(replay: Replay, file: Option<PathBuf>) -> io::Result<Recorder> {
        let mut recorder = Recorder {
            replay,
            file,
            written: 0,
        };
        recorder.rewrite()?;
        Ok(recorder)
    }

    /// Appends what is new, or writes all again after an undo.
    pub fn save(&mut self) -> io::Result<()> {
        let Some(path) = &self.file else {
            return Ok(());
        };
        let steps = self.replay.len();
        if steps == self.written {
            return Ok(());
        }
        let mut file = OpenOptions::new().append(true).open(path)?;
        let new = (self.written + 1)..=steps;
        let mut lines: Vec<String> = new.filter_map(|n| self.replay.step_line(n)).collect();
        lines.push(String::new());
        file.write_all(lines.join("\n").as_bytes())?;
        self.written = steps;
        Ok(())
    }

    /// Takes back everything after an answer.
    pub fn truncate(&mut self, steps: usize) -> io::Result<()> {
        self.replay.truncate(steps);
        match self.written > steps {
            true => self.rewrite(),
            false => Ok(()),
        }
    }

    fn rewrite(&mut self) -> io::Result<()> {
        if let Some(path) = &self.file {
            File::create(path)?.write_all(self.replay.to_text().as_bytes())?;
            self.written = self.replay.len();
        }
        Ok(())
    }
}
