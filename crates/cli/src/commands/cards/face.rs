//! A card as text: what is on it, line by line, and in a box.

use super::set;
use crate::page;
use cards::lexicon::{Icon, MissionKind, Stat};
use cards::{AttemptBy, CardDef, Facts, Plays, Support};
use std::io::{self, Write};

/// A fact with its label.
#[derive(Debug)]
pub struct Line {
    pub label: &'static str,
    pub text: String,
}

/// What a card of blank support says of itself.
const BLANK: &str = "Its game text is not in the packs yet: played as blank.";

/// Type and what goes with it: `Personnel, Federation, Human`.
pub fn kind_line(card: &CardDef) -> String {
    let mut parts = vec![card.card_type().name().to_owned()];
    parts.extend(card.affiliation().map(|a| a.name().to_owned()));
    match &card.facts {
        Facts::Personnel { species, .. } => {
            let species: Vec<&str> = species.iter().map(|s| s.as_str()).collect();
            parts.push(species.join("/"));
        }
        Facts::Ship { class, .. } => parts.push(class.to_string()),
        Facts::Mission { kind, quadrant, .. } => {
            parts.push(kind.name().to_owned());
            parts.push(format!("{quadrant} Quadrant"));
        }
        Facts::Dilemma { kind } => parts.push(kind.name().to_owned()),
        Facts::Equipment {} | Facts::Event {} | Facts::Interrupt {} => {}
    }
    parts.retain(|part| !part.is_empty());
    parts.join(", ")
}

/// Everything on the card below its name.
pub fn lines(card: &CardDef) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut add = |label, text: String| {
        if !text.is_empty() {
            lines.push(Line { label, text });
        }
    };
    add("Type", kind_line(card));
    add("Place", card.location.clone().unwrap_or_default());
    add("Cost", number(card, Stat::Cost));
    add("Icons", icons(card.icons()));
    match &card.facts {
        Facts::Personnel { skills, .. } => {
            add(
                "Skills",
                list(skills.iter().map(|(skill, level)| match level {
                    1 => skill.to_string(),
                    _ => format!("{level} {skill}"),
                })),
            );
        }
        Facts::Ship { staffing, .. } => add("Staffing", icons(staffing)),
        Facts::Mission {
            attempt,
            requirements,
            plays,
            ..
        } => {
            add("Span", number(card, Stat::Span));
            if card.mission_kind() != Some(MissionKind::Headquarters) {
                add("Points", number(card, Stat::Points));
            }
            add("Attempt", attempt_by(attempt));
            let requirements = requirements.as_ref().and_then(|r| r.printed());
            add("Requires", requirements.unwrap_or_default());
            add("Plays", list(plays.iter().map(plays_text)));
        }
        Facts::Equipment {} | Facts::Event {} | Facts::Interrupt {} | Facts::Dilemma { .. } => {}
    }
    add("Keywords", list(card.keywords.iter()));
    let attributes = Stat::PERSONNEL.iter().chain(&Stat::SHIP);
    add(
        "Attributes",
        list(attributes.filter_map(|stat| {
            let value = card.stat(*stat)?;
            Some(format!("{stat} {value}"))
        })),
    );
    lines
}

fn list<T: ToString>(items: impl Iterator<Item = T>) -> String {
    let items: Vec<String> = items.map(|item| item.to_string()).collect();
    items.join(", ")
}

fn icons(icons: &[Icon]) -> String {
    list(icons.iter().map(|icon| icon.name()))
}

fn number(card: &CardDef, stat: Stat) -> String {
    card.stat(stat).map_or(String::new(), |n| n.to_string())
}

fn attempt_by(attempt: &AttemptBy) -> String {
    match attempt {
        AttemptBy::Affiliations(affiliations) => list(affiliations.iter()),
        AttemptBy::AnyExcept(none) if none.is_empty() => "any affiliation".into(),
        AttemptBy::AnyExcept(barred) => format!("any affiliation except {}", list(barred.iter())),
        AttemptBy::Nobody => String::new(),
    }
}

fn plays_text(plays: &Plays) -> String {
    match plays {
        Plays::Equipment => "equipment".into(),
        Plays::Cards { affiliation, icon } => {
            let affiliation = affiliation.map(|a| a.name());
            let icon = icon.map(|i| format!("[{}]", i.name()));
            let parts: Vec<String> = affiliation
                .map(String::from)
                .into_iter()
                .chain(icon)
                .collect();
            parts.join(" ")
        }
    }
}

/// Columns between the borders.
const INSIDE: usize = 68;

/// The card in a box.
pub fn write(out: &mut dyn Write, card: &CardDef) -> io::Result<()> {
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
    for line in lines(card) {
        let text = page::wrapped(INSIDE - 12, &line.text);
        for (index, part) in text.iter().enumerate() {
            let label = if index == 0 { line.label } else { "" };
            row(out, &format!("{label:<10}  {part}"))?;
        }
    }
    if card.support == Support::Blank {
        writeln!(out, "├{rule}┤")?;
        row(out, BLANK)?;
    }
    writeln!(out, "├{rule}┤")?;
    let set = set::name(&card.set);
    let rarity = card.rarity.name().to_lowercase();
    row(out, &format!("{}, {set}, {rarity}", card.id))?;
    writeln!(out, "╰{rule}╯")
}

fn row(out: &mut dyn Write, text: &str) -> io::Result<()> {
    writeln!(out, "│ {} │", page::pad(text, INSIDE))
}
