//! As much of XML as deck files have: elements, attributes, text, comments and the usual letters by name.
//!
//! Nothing is refused: everything but markup is text, and a file that breaks off is marked as broken.

/// A piece of a file with the line it begins at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub line: usize,
    pub is: Is,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Is {
    Open {
        name: String,
        attributes: Vec<(String, String)>,
        /// `<set/>`
        closed: bool,
    },
    Close(String),
    Text(String),
    /// The file ends within this piece.
    BrokenOff,
}

/// The longest tag. A quote that is not closed within it is no quote.
const LONGEST_TAG: usize = 2_000;

/// All pieces of a file; nothing if there are more than `most`.
pub(super) fn pieces(text: &str, most: usize) -> Option<Vec<Piece>> {
    let mut scanner = Scanner {
        rest: text,
        line: 1,
    };
    let mut out = Vec::new();
    while let Some(piece) = scanner.next() {
        out.extend(piece);
        if out.len() > most {
            return None;
        }
    }
    Some(out)
}

struct Scanner<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Scanner<'a> {
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    /// The next piece, none for what is to be left out; nothing at the end.
    fn next(&mut self) -> Option<Option<Piece>> {
        if self.rest.is_empty() {
            return None;
        }
        let line = self.line;
        let piece = |is| Some(Piece { line, is });
        if !self.rest.starts_with('<') {
            let end = self.rest.find('<').unwrap_or(self.rest.len());
            let text = self.take(end);
            let blank = text.len() - text.trim_start().len();
            let line = line + text[..blank].matches('\n').count();
            return Some(match blank == text.len() {
                true => None,
                false => Some(Piece {
                    line,
                    is: Is::Text(decoded(text)),
                }),
            });
        }
        for (open, close) in [
            ("<!--", "-->"),
            ("<![CDATA[", "]]>"),
            ("<?", "?>"),
            ("<!", ">"),
        ] {
            if self.rest.starts_with(open) {
                let Some(end) = self.rest[open.len()..].find(close) else {
                    self.take(self.rest.len());
                    return Some(piece(Is::BrokenOff));
                };
                let all = self.take(open.len() + end + close.len());
                let inside = &all[open.len()..open.len() + end];
                return Some(match open == "<![CDATA[" {
                    true => piece(Is::Text(inside.to_owned())),
                    false => None,
                });
            }
        }
        let Some(end) = end_of_tag(self.rest) else {
            self.take(self.rest.len());
            return Some(piece(Is::BrokenOff));
        };
        let tag = self.take(end + 1);
        Some(piece(element(&tag[1..end])))
    }
}

/// Finds the `>`; one within quotes does not count. A tag that never ends, or in which another begins, is broken.
fn end_of_tag(text: &str) -> Option<usize> {
    let mut quote = None;
    for (at, c) in text.char_indices().skip(1) {
        if at > LONGEST_TAG {
            break;
        }
        match (quote, c) {
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), c) if open == c => quote = None,
            (None, '>') => return Some(at),
            _ => {}
        }
    }
    // A quote that is never closed would swallow the file: end at the first bracket after all.
    text.find('>')
}

fn element(tag: &str) -> Is {
    let tag = tag.trim();
    if let Some(name) = tag.strip_prefix('/') {
        return Is::Close(name.trim().to_lowercase());
    }
    let (tag, closed) = match tag.strip_suffix('/') {
        Some(tag) => (tag, true),
        None => (tag, false),
    };
    let end = tag.find(char::is_whitespace).unwrap_or(tag.len());
    let (name, rest) = tag.split_at(end);
    Is::Open {
        name: name.to_lowercase(),
        attributes: attributes(rest),
        closed,
    }
}

fn attributes(text: &str) -> Vec<(String, String)> {
    let mut out = Vec::new();
    let mut rest = text.trim();
    while let Some((name, behind)) = rest.split_once('=') {
        let behind = behind.trim_start();
        let quote = behind.chars().next().filter(|c| "\"'".contains(*c));
        let (value, left) = match quote {
            Some(quote) => behind[1..].split_once(quote).unwrap_or((&behind[1..], "")),
            None => behind
                .split_once(char::is_whitespace)
                .unwrap_or((behind, "")),
        };
        out.push((name.trim().to_lowercase(), decoded(value)));
        rest = left.trim_start();
    }
    out
}

/// Text with its letters by name put in.
fn decoded(text: &str) -> String {
    const LONGEST: usize = 10;
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let end = rest.bytes().take(LONGEST).position(|byte| byte == b';');
        let letter = end.and_then(|end| letter(&rest[1..end]));
        match (letter, end) {
            (Some(letter), Some(end)) => {
                out.push(letter);
                rest = &rest[end + 1..];
            }
            // An `&` of its own, as careless tools write it.
            _ => {
                out.push('&');
                rest = &rest[1..];
            }
        }
    }
    out.push_str(rest);
    out
}

fn letter(name: &str) -> Option<char> {
    match name {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        _ => {
            let number = name.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(code)
        }
    }
}
