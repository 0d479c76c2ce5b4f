//! Finding a card in the text of a pack, for errors found after reading.

/// Finds the field of the card with that index in `text`: line and column, counted from 1.
/// Falls back to the start of the card, or of the file, if the field is left out.
pub(crate) fn locate(text: &str, index: usize, field: &str) -> (usize, usize) {
    let marks = marks(text);
    // The cards are the entries of the first list inside the outermost parentheses.
    let Some(list) = marks.iter().position(|m| m.byte == b'[' && m.depth == 1) else {
        return (1, 1);
    };
    let cards = marks[list + 1..]
        .iter()
        .take_while(|m| m.depth > 1)
        .filter(|m| m.depth == 2 && m.byte == b'(');
    let Some(card) = cards.clone().nth(index) else {
        return (1, 1);
    };
    let next = cards.clone().nth(index + 1).map_or(text.len(), |m| m.at);
    let colon = marks.iter().find(|m| {
        (card.at..next).contains(&m.at)
            && m.depth == 3
            && m.byte == b':'
            && name_before(text, m.at) == field
    });
    match colon {
        Some(colon) => line_column(text, text[..colon.at].trim_end().len() - field.len()),
        None => line_column(text, card.at),
    }
}

/// The field name that ends before a colon.
fn name_before(text: &str, colon: usize) -> &str {
    let before = text[..colon].trim_end();
    let letter = |c: char| c.is_alphanumeric() || c == '_';
    &before[before.trim_end_matches(letter).len()..]
}

/// The end of the text.
pub(crate) fn end(text: &str) -> (usize, usize) {
    line_column(text, text.len())
}

/// The first place from there on that is not blank: readers stop before the blanks, eyes look after them.
pub(crate) fn next_token(text: &str, line: usize, column: usize) -> (usize, usize) {
    let lines = text.split_inclusive('\n').take(line - 1);
    let line_start: usize = lines.map(str::len).sum();
    let rest = &text[line_start..];
    let place = rest.char_indices().nth(column - 1);
    let offset = place.map_or(rest.len(), |(at, _)| at);
    let from = &rest[offset..];
    let blanks = from.len() - from.trim_start().len();
    line_column(text, line_start + offset + blanks)
}

fn line_column(text: &str, at: usize) -> (usize, usize) {
    let before = &text[..at];
    let line_start = before.rfind('\n').map_or(0, |n| n + 1);
    let line = before.matches('\n').count() + 1;
    (line, before[line_start..].chars().count() + 1)
}

/// A bracket or colon outside strings and comments. A bracket's depth is that of what holds it.
#[derive(Clone, Copy)]
struct Mark {
    at: usize,
    byte: u8,
    depth: usize,
}

fn marks(text: &str) -> Vec<Mark> {
    let bytes = text.as_bytes();
    let mut marks = Vec::new();
    let mut depth = 0usize;
    let mut at = 0;
    while at < bytes.len() {
        let byte = bytes[at];
        match byte {
            b'"' => at = string_end(bytes, at),
            b'/' if bytes.get(at + 1) == Some(&b'/') => {
                at += bytes[at..].iter().take_while(|b| **b != b'\n').count();
            }
            b'#' => at += bytes[at..].iter().take_while(|b| **b != b'\n').count(),
            b'(' | b'[' | b'{' => {
                marks.push(Mark { at, byte, depth });
                depth += 1;
            }
            b')' | b']' | b'}' => {
                depth = depth.saturating_sub(1);
                marks.push(Mark { at, byte, depth });
            }
            b':' => marks.push(Mark { at, byte, depth }),
            _ => {}
        }
        at += 1;
    }
    marks
}

/// The closing quote of the string that opens at `at`.
fn string_end(bytes: &[u8], at: usize) -> usize {
    let mut end = at + 1;
    while end < bytes.len() && bytes[end] != b'"' {
        end += if bytes[end] == b'\\' { 2 } else { 1 };
    }
    end
}
