//! `3x Name`, `3 Name`, `Name x3` or only `Name`.

use super::text::Line;
use crate::deck::names::Names;
use winnow::ascii::{digit1, multispace0, multispace1};
use winnow::combinator::{alt, delimited, opt, preceded, terminated};
use winnow::token::one_of;
use winnow::{ModalResult, Parser};

/// Reads any line: everything but the quantity is the name.
pub(super) fn line(text: &str, names: &Names<'_>) -> Line {
    // The mark of a list.
    let text = ["- ", "* ", "+ "]
        .iter()
        .find_map(|mark| text.strip_prefix(mark))
        .unwrap_or(text)
        .trim();
    let (quantity, name) = match names.is_name(text) {
        true => (1, text),
        false => before(text).or_else(|| behind(text)).unwrap_or((1, text)),
    };
    Line {
        quantity,
        name: name.to_owned(),
        code: None,
    }
}

/// Too many is too many, however many.
fn number(input: &mut &str) -> ModalResult<u32> {
    digit1
        .map(|digits: &str| digits.parse().unwrap_or(u32::MAX))
        .parse_next(input)
}

fn times(input: &mut &str) -> ModalResult<char> {
    one_of(['x', 'X', '×', '*']).parse_next(input)
}

fn before(text: &str) -> Option<(u32, &str)> {
    let mut rest = text;
    let quantity = alt((
        terminated(number, (multispace0, times, multispace1)),
        terminated(number, (times, multispace0)),
        terminated(number, multispace1),
        delimited((times, multispace0), number, multispace1),
        delimited('(', number, (opt(times), ')', multispace0)),
    ));
    let quantity: ModalResult<u32> = { quantity }.parse_next(&mut rest);
    Some((quantity.ok()?, rest.trim()))
}

fn behind(text: &str) -> Option<(u32, &str)> {
    let open = text.strip_suffix(')').and_then(|t| t.rsplit_once('('));
    let (name, mark) = match open {
        Some((name, mark)) => (name, mark),
        None => text
            .char_indices()
            .rev()
            .find(|(_, c)| "xX×".contains(*c))
            .map(|(at, _)| text.split_at(at))?,
    };
    // `Phoenix12` is a name.
    let apart = name.ends_with(|c: char| c.is_whitespace() || c == ',');
    let quantity = preceded((times, multispace0), number)
        .parse(mark.trim())
        .ok()?;
    let name = name.trim_end_matches(|c: char| c.is_whitespace() || c == ',');
    (apart && !name.is_empty()).then_some((quantity, name))
}
