//! The face of a First Edition card.

use crate::words;
use cards::CardDef;
use cards::first::lexicon::Team;
use cards::first::{Attempt, Attribute, End, FirstFacts, Kind, Mission, requirement, table};
use cards::lexicon::Stat;
use locale::{Lang, say};

/// The words behind the type: other affiliations, class, species, kind and quadrant.
pub(super) fn kind_words(lang: Lang, card: &CardDef, facts: &FirstFacts) -> Vec<String> {
    let mut parts = Vec::new();
    let affiliations = facts.of.affiliations();
    if affiliations.len() > 1 {
        let names: Vec<&str> = affiliations.iter().map(|a| a.name()).collect();
        parts.push(names.join("/"));
    }
    let cells = table::cells(card);
    let cell = |column: &str| cells.get(column).cloned().unwrap_or_default();
    match &facts.of {
        Kind::Personnel(_) => parts.extend([cell("Class"), cell("Species")]),
        Kind::Ship(_) | Kind::Facility(_) => parts.push(cell("Class")),
        _ => {}
    }
    parts.extend(
        card.mission_kind()
            .map(|kind| words::mission_kind(lang, kind)),
    );
    parts.extend(
        card.dilemma_kind()
            .map(|kind| words::dilemma_kind(lang, kind)),
    );
    parts.extend(
        card.quadrant()
            .map(|quadrant| words::quadrant(lang, quadrant)),
    );
    parts
}

/// The facts below the type, each with its label.
pub(super) fn lines(lang: Lang, facts: &FirstFacts) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    let dots: Vec<String> = facts.of.dots().iter().map(ToString::to_string).collect();
    lines.push((say!(lang, "label-skills"), dots.join("; ")));
    match &facts.of {
        Kind::Ship(ship) => {
            let staffing: Vec<String> = ship.staffing.iter().map(table::staff).collect();
            lines.push((say!(lang, "label-staffing"), staffing.join(" ")));
            let special: Vec<&str> = ship.special.iter().map(|s| s.name()).collect();
            lines.push((say!(lang, "label-special"), special.join(", ")));
        }
        Kind::Mission(mission) => lines.extend(mission_lines(lang, mission)),
        _ => {}
    }
    if let Some(points) = facts.points {
        lines.push((say!(lang, "label-points"), points.to_string()));
    }
    lines.push((say!(lang, "label-attributes"), attributes(lang, &facts.of)));
    lines
}

fn mission_lines(lang: Lang, mission: &Mission) -> Vec<(String, String)> {
    let mut lines = end_lines(lang, &mission.own);
    match mission.their_end() {
        Some(end) if *end == mission.own => {}
        Some(end) => {
            let other = end_lines(lang, end).into_iter();
            lines.extend(other.map(|(label, text)| {
                let label = say!(lang, "label-other-end", what = label);
                (label, text)
            }));
        }
        None => {
            let label = say!(lang, "label-other-end", what = say!(lang, "label-attempt"));
            lines.push((label, say!(lang, "none")));
        }
    }
    lines
}

fn end_lines(lang: Lang, end: &End) -> Vec<(String, String)> {
    let requires = end.requirements.as_ref().and_then(requirement::print);
    let points = end
        .points
        .map_or(String::new(), |points| points.to_string());
    vec![
        (say!(lang, "label-span"), end.span.to_string()),
        (say!(lang, "label-points"), points),
        (say!(lang, "label-attempt"), attempt(lang, &end.attempt)),
        (say!(lang, "label-requires"), requires.unwrap_or_default()),
    ]
}

fn attempt(lang: Lang, attempt: &Attempt) -> String {
    match attempt {
        Attempt::Icons(list) => {
            let names: Vec<&str> = list.iter().map(|a| a.name()).collect();
            names.join(", ")
        }
        Attempt::Any { team, except, .. } => {
            let team = match team {
                Team::Crew => say!(lang, "any-crew"),
                Team::AwayTeam => say!(lang, "any-away-team"),
            };
            let names: Vec<&str> = except.iter().map(|a| a.name()).collect();
            match names.is_empty() {
                true => team,
                false => say!(lang, "except", what = team, names = names.join(", ")),
            }
        }
        Attempt::If(_) => say!(lang, "see-text"),
        Attempt::Nobody => say!(lang, "none"),
    }
}

fn attributes(lang: Lang, kind: &Kind) -> String {
    let named = |stats: [Stat; 3], values: [Option<Attribute>; 3]| {
        let pairs = stats.into_iter().zip(values);
        let shown = pairs.filter_map(|(stat, value)| {
            let value = value?;
            Some(format!("{} {value}", words::stat(lang, stat)))
        });
        shown.collect::<Vec<_>>().join(", ")
    };
    match kind {
        Kind::Personnel(p) => named(
            Stat::PERSONNEL,
            [Some(p.integrity), Some(p.cunning), Some(p.strength)],
        ),
        Kind::Ship(s) => named(
            Stat::SHIP,
            [Some(s.range), Some(s.weapons), Some(s.shields)],
        ),
        Kind::Facility(f) => named(Stat::SHIP, [None, f.weapons, Some(f.shields)]),
        _ => String::new(),
    }
}
