//! A card in a box.

use super::set;
use crate::{page, terms};
use cards::CardDef;
use locale::Lang;
use std::io::{self, Write};

pub use gametext::face::{attempt_by, kind_line, lines};

/// Columns between the borders.
const INSIDE: usize = 68;

/// The card in a box.
pub fn write(lang: Lang, out: &mut dyn Write, card: &CardDef) -> io::Result<()> {
    let rule = "─".repeat(INSIDE + 2);
    writeln!(out, "╭{rule}╮")?;
    let unique = if card.unique { "• " } else { "" };
    row(out, &format!("{unique}{}", card.title))?;
    if let Some(subtitle) = &card.subtitle {
        row(
            out,
            &format!("{}{subtitle}", " ".repeat(page::columns(unique))),
        )?;
    }
    writeln!(out, "├{rule}┤")?;
    let lines = lines(lang, card);
    let labels = lines.iter().map(|line| page::columns(&line.label));
    let width = labels.max().unwrap_or(0).max(10);
    for line in lines {
        let text = page::wrapped(INSIDE - width - 2, &line.text);
        for (index, part) in text.iter().enumerate() {
            let label = if index == 0 { &line.label } else { "" };
            row(out, &format!("{}  {part}", page::pad(label, width)))?;
        }
    }
    let text = terms::game_text(lang, card);
    if !text.is_empty() {
        writeln!(out, "├{rule}┤")?;
    }
    for line in text.iter().flat_map(|text| page::wrapped(INSIDE, text)) {
        row(out, &line)?;
    }
    writeln!(out, "├{rule}┤")?;
    let set = set::name(&card.set);
    let rarity = terms::rarity(lang, card.rarity);
    row(out, &format!("{}, {set}, {rarity}", card.id))?;
    writeln!(out, "╰{rule}╯")
}

fn row(out: &mut dyn Write, text: &str) -> io::Result<()> {
    writeln!(out, "│ {} │", page::pad(text, INSIDE))
}
