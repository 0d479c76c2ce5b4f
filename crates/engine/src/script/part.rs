//! Part of a line of a script, with its place in the line.

use super::Problem;

/// Part of a line, and where it begins in it, in bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part<'a> {
    pub text: &'a str,
    pub at: usize,
}

/// A problem, and where in the line it is.
pub(super) type Flaw = (usize, Problem);

impl<'a> Part<'a> {
    /// A whole line.
    pub fn line(text: &'a str) -> Part<'a> {
        Part { text, at: 0 }.trim()
    }
    pub fn trim(self) -> Part<'a> {
        let start = self.text.trim_start();
        Part {
            text: start.trim_end(),
            at: self.at + self.text.len() - start.len(),
        }
    }
    pub fn is_empty(self) -> bool {
        self.text.is_empty()
    }
    /// Both sides of the separator at this byte, trimmed.
    pub fn cut(self, at: usize, separator: usize) -> (Part<'a>, Part<'a>) {
        let end = at + separator;
        let left = Part {
            text: &self.text[..at],
            at: self.at,
        };
        let right = Part {
            text: &self.text[end..],
            at: self.at + end,
        };
        (left.trim(), right.trim())
    }
    /// The first word and the rest.
    pub fn word(self) -> (Part<'a>, Part<'a>) {
        let space = self.text.char_indices().find(|(_, c)| c.is_whitespace());
        match space {
            Some((at, space)) => self.cut(at, space.len_utf8()),
            None => self.cut(self.text.len(), 0),
        }
    }
    /// The parts before and after the first of these signs.
    pub fn split(self, separator: &str) -> Option<(Part<'a>, Part<'a>)> {
        let at = self.text.find(separator)?;
        Some(self.cut(at, separator.len()))
    }
    /// The rest behind this word.
    pub fn after(self, word: &str) -> Option<Part<'a>> {
        let (first, rest) = self.word();
        (first.text == word).then_some(rest)
    }
    pub fn wrong<T>(self, words: &'static str) -> Result<T, Flaw> {
        let word = self.text.to_owned();
        Err((self.at, Problem::Word { word, words }))
    }
    /// Nothing more may follow.
    pub fn end(self) -> Result<(), Flaw> {
        match self.text {
            "" => Ok(()),
            _ => self.wrong(""),
        }
    }
    pub fn number<T: std::str::FromStr>(self) -> Result<T, Flaw> {
        self.text.parse().or_else(|_| self.wrong("NUMBER"))
    }
}
