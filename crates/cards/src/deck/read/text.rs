//! Lists made of lines. A file may have lines of different forms.

use super::zone::{Heading, Is, Zone, heading};
use super::{
    Entry, MOST_LINES, Remark, RemarkKind, Sheet, Unreadable, place, plain, plugin_text, site,
};
use crate::deck::names::{Code, Hints, Match, Names};
use crate::deck::{Format, Part};
use locale::message;

/// A line about a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub quantity: u32,
    pub name: String,
    pub code: Option<Code>,
}

pub(super) fn read(text: &str, names: &Names<'_>) -> Result<Sheet, Unreadable> {
    let mut reader = Reader {
        names,
        sheet: Sheet::default(),
        zone: None,
        counts: Vec::new(),
        headings: Vec::new(),
        named: false,
    };
    for (line, text) in (1..).zip(text.lines()) {
        reader.line(line, text);
        // Counts are compared with what stands below them: many of both would take long.
        if reader.sheet.entries.len() + reader.headings.len() > MOST_LINES {
            return Err(Unreadable::TooManyLines);
        }
    }
    Ok(reader.finish())
}

/// A heading that counts its cards.
struct Count {
    line: usize,
    announced: u32,
    /// The first entry below it.
    from: usize,
    /// Kinds are counted within their part.
    whole_part: Option<Zone>,
}

struct Reader<'a> {
    names: &'a Names<'a>,
    sheet: Sheet,
    /// Under which heading we are; nothing before the first.
    zone: Option<Zone>,
    counts: Vec<Count>,
    /// The place of each heading among the entries.
    headings: Vec<usize>,
    named: bool,
}

impl Reader<'_> {
    fn line(&mut self, line: usize, text: &str) {
        let trimmed = text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        if trimmed.is_empty() {
            return;
        }
        let heading = heading(trimmed).filter(|_| !self.names.is_name(trimmed));
        // `# Missions` is a heading, `# My list:` is not.
        match (heading, comment(trimmed)) {
            (Some(heading), None) => return self.heading(line, heading),
            (Some(heading), Some(_)) if !matches!(heading.is, Is::Unknown(_)) => {
                return self.heading(line, heading);
            }
            (_, Some(comment)) => return self.comment(comment),
            (None, None) => {}
        }
        // The rest of a line may be a comment too.
        let (text, behind) = match text.split_once(" //") {
            Some((text, behind)) => (text, Some(behind)),
            None => (text, None),
        };
        let (read, format) = if let Some(read) = site::line(text) {
            (read, Format::Site)
        } else if let Some(read) = plugin_text::line(text) {
            (read, Format::PluginText)
        } else {
            let read = plain::line(text.trim(), self.names);
            (read, Format::Plain)
        };
        if format == Format::Plain && self.is_name_of_deck(&read, text.trim()) {
            self.named = true;
            self.sheet.name = text.trim().to_owned();
            let what = message!("deck-line-name", name = place::shown(text));
            return self
                .sheet
                .remarks
                .push(Remark::new(line, RemarkKind::Name, what));
        }
        self.entry(line, read, format);
        if let Some(behind) = behind {
            self.sheet.notes.push(behind.trim().to_owned());
        }
    }

    /// The first comment, above everything, is the name; all others are notes.
    fn comment(&mut self, comment: &str) {
        if !self.named && self.at_top() {
            self.named = true;
            self.sheet.name = comment.trim().to_owned();
        } else {
            self.sheet.notes.push(comment.to_owned());
        }
    }

    fn at_top(&self) -> bool {
        self.zone.is_none() && self.sheet.entries.is_empty()
    }

    /// Lists are often headed by a name without the mark of a comment.
    fn is_name_of_deck(&self, read: &Line, text: &str) -> bool {
        !self.named
            && self.at_top()
            && read.name == text
            && matches!(self.names.find(text, Hints::default()), Match::Unknown(_))
    }

    fn heading(&mut self, line: usize, heading: Heading) {
        let whole_part = match heading.is {
            Is::Zone(zone) => {
                self.zone = Some(zone.clone());
                Some(zone)
            }
            Is::Kind => None,
            Is::Unknown(name) => {
                let what = message!("deck-line-heading", name = place::shown(&name));
                let remark = Remark::new(line, RemarkKind::Heading, what);
                self.sheet.remarks.push(remark);
                self.zone = Some(Zone::Unnamed);
                None
            }
        };
        let from = self.sheet.entries.len();
        self.headings.push(from);
        if let Some(announced) = heading.announced {
            self.counts.push(Count {
                line,
                announced,
                from,
                whole_part,
            });
        }
    }

    fn entry(&mut self, line: usize, read: Line, format: Format) {
        // The first zone of the plugin is the deck, without a heading.
        let first = match format {
            Format::PluginText => Zone::Part(Part::Deck),
            _ => Zone::Unnamed,
        };
        if self.sheet.entries.is_empty() || format == Format::Site {
            self.sheet.format = format;
        }
        self.sheet.entries.push(Entry {
            line,
            zone: self.zone.clone().unwrap_or(first),
            quantity: read.quantity,
            name: read.name,
            code: read.code,
        });
    }

    /// A heading that counts its cards is believed only about the count.
    fn finish(mut self) -> Sheet {
        for count in &self.counts {
            let below = &self.sheet.entries[count.from..];
            let next = self.headings.iter().find(|at| **at > count.from);
            let near = match next {
                Some(next) => &below[..next - count.from],
                None => below,
            };
            let near = cards(near.iter());
            // `Draw Deck (42)` may count everything below `Personnel` and the rest.
            let whole = match &count.whole_part {
                Some(zone) => cards(below.iter().filter(|e| e.zone == *zone)),
                None => near,
            };
            if ![near, whole].contains(&i64::from(count.announced)) {
                let announced = i64::from(count.announced);
                let what = message!("deck-line-count", says = announced, n = whole);
                let remark = Remark::new(count.line, RemarkKind::Count, what);
                self.sheet.remarks.push(remark);
            }
        }
        self.sheet
    }
}

fn cards<'a>(entries: impl Iterator<Item = &'a Entry>) -> i64 {
    entries.map(|entry| i64::from(entry.quantity)).sum()
}

/// The text behind the mark of a comment.
fn comment(line: &str) -> Option<&str> {
    let comment = line.strip_prefix("//").or_else(|| line.strip_prefix('#'))?;
    Some(comment.strip_prefix(' ').unwrap_or(comment))
}
