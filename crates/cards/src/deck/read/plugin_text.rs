//! The text of the plugin: quantity, tab, name.

use super::text::Line;

pub(super) fn line(text: &str) -> Option<Line> {
    let (quantity, name) = text.split_once('\t')?;
    let quantity = quantity.trim();
    let digits = !quantity.is_empty() && quantity.bytes().all(|b| b.is_ascii_digit());
    digits.then(|| Line {
        // Too many is too many, however many.
        quantity: quantity.parse().unwrap_or(u32::MAX),
        name: name.trim().to_owned(),
        code: None,
    })
}
