//! The face of a card, line by line.

mod first;

use crate::words;
use cards::lexicon::{Icon, MissionKind, Stat};
use cards::{AttemptBy, CardDef, Facts, Plays};
use locale::{Lang, say};
use serde::Serialize;

/// A fact with its label.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FaceLine"))]
pub struct Line {
    /// The label, such as `Cost`.
    pub label: String,
    /// The fact.
    pub text: String,
}

/// The line with the type and what goes with it: `Personnel, Federation, Human`.
pub fn kind_line(lang: Lang, card: &CardDef) -> String {
    let mut parts = vec![words::card_type(lang, card.card_type())];
    parts.extend(card.affiliation().map(|a| a.name().to_owned()));
    match &card.facts {
        Facts::Personnel { species, .. } => {
            let species: Vec<&str> = species.iter().map(|s| s.as_str()).collect();
            parts.push(species.join("/"));
        }
        Facts::Ship { class, .. } => parts.push(class.to_string()),
        Facts::Mission { kind, quadrant, .. } => {
            parts.push(words::mission_kind(lang, *kind));
            parts.push(words::quadrant(lang, *quadrant));
        }
        Facts::Dilemma { kind } => parts.push(words::dilemma_kind(lang, *kind)),
        Facts::Equipment {} | Facts::Event {} | Facts::Interrupt {} => {}
        Facts::First(facts) => parts.extend(first::kind_words(lang, card, facts)),
    }
    parts.retain(|part| !part.is_empty());
    parts.join(", ")
}

/// The lines below the name of a card.
pub fn lines(lang: Lang, card: &CardDef) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut add = |label: String, text: String| {
        if !text.is_empty() {
            lines.push(Line { label, text });
        }
    };
    add(say!(lang, "label-type"), kind_line(lang, card));
    add(
        say!(lang, "label-place"),
        card.location.clone().unwrap_or_default(),
    );
    add(say!(lang, "label-cost"), number(card, Stat::Cost));
    add(say!(lang, "label-icons"), icons(card.icons()));
    match &card.facts {
        Facts::Personnel { skills, .. } => {
            add(
                say!(lang, "label-skills"),
                list(skills.iter().map(|(skill, level)| match level {
                    1 => skill.to_string(),
                    _ => format!("{level} {skill}"),
                })),
            );
        }
        Facts::Ship { staffing, .. } => add(say!(lang, "label-staffing"), icons(staffing)),
        Facts::Mission {
            attempt,
            requirements,
            plays,
            ..
        } => {
            add(say!(lang, "label-span"), number(card, Stat::Span));
            if card.mission_kind() != Some(MissionKind::Headquarters) {
                add(say!(lang, "label-points"), number(card, Stat::Points));
            }
            add(say!(lang, "label-attempt"), attempt_by(lang, attempt));
            let requirements = requirements
                .as_ref()
                .and_then(|r| words::requirement(lang, r));
            add(
                say!(lang, "label-requires"),
                requirements.unwrap_or_default(),
            );
            add(say!(lang, "label-plays"), self::plays(lang, plays));
        }
        Facts::Equipment {} | Facts::Event {} | Facts::Interrupt {} | Facts::Dilemma { .. } => {}
        Facts::First(facts) => {
            for (label, text) in first::lines(lang, facts) {
                add(label, text);
            }
        }
    }
    add(say!(lang, "label-keywords"), list(card.keywords.iter()));
    let attributes = match card.first() {
        Some(_) => Default::default(),
        None => Stat::PERSONNEL.iter().chain(&Stat::SHIP),
    };
    add(
        say!(lang, "label-attributes"),
        list(attributes.filter_map(|stat| {
            let value = card.stat(*stat)?;
            Some(format!("{} {value}", words::stat(lang, *stat)))
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

/// The affiliations that may attempt a mission; empty, if nobody may.
pub fn attempt_by(lang: Lang, attempt: &AttemptBy) -> String {
    match attempt {
        AttemptBy::Affiliations(affiliations) => list(affiliations.iter()),
        AttemptBy::AnyExcept(none) if none.is_empty() => say!(lang, "any-affiliation"),
        AttemptBy::AnyExcept(barred) => {
            say!(lang, "any-affiliation-except", list = list(barred.iter()))
        }
        AttemptBy::Nobody => String::new(),
    }
}

/// The cards that can be played at a headquarters.
pub fn plays(lang: Lang, plays: &[Plays]) -> String {
    list(plays.iter().map(|p| plays_text(lang, p)))
}

fn plays_text(lang: Lang, plays: &Plays) -> String {
    match plays {
        Plays::Equipment => say!(lang, "plays-equipment"),
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
