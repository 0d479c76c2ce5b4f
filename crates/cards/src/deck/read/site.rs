//! The lists of the players' site: set, rarity, number, blank, `2x •Title, Subtitle`.

use super::text::Line;
use crate::collector::CollectorCode;
use crate::deck::names::Code;

pub(super) fn line(text: &str) -> Option<Line> {
    let cells: Vec<&str> = text.split('\t').map(str::trim).collect();
    let [set, rarity, number, rest @ ..] = &cells[..] else {
        return None;
    };
    let digits = |cell: &str| !cell.is_empty() && cell.bytes().all(|b| b.is_ascii_digit());
    let letters =
        !rarity.is_empty() && rarity.bytes().all(|b| b.is_ascii_alphabetic() || b == b'+');
    if !digits(set) || !digits(number) || !letters || rest.is_empty() {
        return None;
    }
    let written = rest
        .iter()
        .find(|cell| !cell.is_empty())
        .copied()
        .unwrap_or_default();
    let (quantity, name) = quantity(written);
    // A code that does not exist leaves the name to decide.
    let code: Option<CollectorCode> = format!("{set}{}{number}", rarity.to_uppercase())
        .parse()
        .ok();
    Some(Line {
        quantity,
        name: name.trim_start_matches(['•', '·', '*', ' ']).to_owned(),
        code: code.map(Code::Full),
    })
}

fn quantity(written: &str) -> (u32, &str) {
    let end = written.find(|c: char| !c.is_ascii_digit()).unwrap_or(0);
    let (digits, rest) = written.split_at(end);
    match rest.strip_prefix(['x', 'X', '×']) {
        Some(name) if !digits.is_empty() && name.starts_with(' ') => {
            (digits.parse().unwrap_or(u32::MAX), name.trim())
        }
        _ => (1, written),
    }
}
