//! Words with a pointer under the part that is not understood.

use crate::page;
use crate::texts;
use gametext::Declined;
use locale::{Lang, say};
use std::io::{self, Write};
use std::ops::Range;

/// The words, the pointer, the reason, and what would have been understood.
pub fn write(lang: Lang, out: &mut dyn Write, text: &str, declined: &Declined) -> io::Result<()> {
    for line in pointed(text, declined.at.clone(), page::width() - 4) {
        writeln!(out, "  {line}")?;
    }
    page::paragraph(out, 2, &declined.reason.clone().say(lang))?;
    if let Some(nearest) = &declined.nearest {
        let nearest = texts::nearest(lang, nearest);
        page::paragraph(out, 2, &say!(lang, "explain-nearest", nearest = nearest))?;
    }
    Ok(())
}

/// The text on lines of a width, a line of pointers below each line that has bytes of the range.
pub fn pointed(text: &str, at: Range<usize>, width: usize) -> Vec<String> {
    let plain = |part: &str| part.replace(char::is_control, " ");
    let mut out = Vec::new();
    for line in lines(text, width) {
        let shown = &text[line.clone()];
        out.push(plain(shown));
        // Where nothing is left, the pointer stands behind the last word.
        let end_of_text = at.start >= text.len() && line.end == text.len();
        let from = at.start.clamp(line.start, line.end);
        let to = at.end.clamp(from, line.end);
        if from < to || end_of_text {
            let before = page::columns(&plain(text.get(line.start..from).unwrap_or(shown)));
            let wide = page::columns(&plain(text.get(from..to).unwrap_or_default()));
            out.push(format!("{}{}", " ".repeat(before), "^".repeat(wide.max(1))));
        }
    }
    out
}

/// The bytes of each line: broken at spaces, which belong to no line.
fn lines(text: &str, width: usize) -> Vec<Range<usize>> {
    let mut out: Vec<Range<usize>> = Vec::new();
    let mut at = 0;
    for word in text.split(char::is_whitespace) {
        let place = at..at + word.len();
        at = place.end + text[place.end..].chars().next().map_or(0, char::len_utf8);
        match out.last_mut() {
            _ if word.is_empty() => {}
            Some(line) if page::columns(&text[line.start..place.end]) <= width => {
                line.end = place.end;
            }
            _ => out.push(place),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pointer_is_under_its_words_on_every_line() {
        let text = "Draw one café card and then sing it aloud.";
        let at = text.find("card").unwrap()..text.find(" it").unwrap();
        let expected = [
            "Draw one café card",
            "              ^^^^",
            "and then sing it",
            "^^^^^^^^^^^^^",
            "aloud.",
        ];
        assert_eq!(pointed(text, at, 18), expected);
    }

    #[test]
    fn what_is_missing_at_the_end_is_pointed_at() {
        assert_eq!(pointed("Draw", 4..4, 20), ["Draw", "    ^"]);
        assert!(pointed("", 0..0, 20).is_empty());
    }
}
