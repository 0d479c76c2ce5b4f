//! The words of the game in a language. Titles, skills, keywords, affiliations and icons stay as they are
//! printed on cards.
//!
//! ```
//! use cards::lexicon::{CardType, Stat};
//! use gametext::words;
//! use locale::Lang;
//! assert_eq!(words::card_type(Lang::De, CardType::Mission), "Mission");
//! assert_eq!(words::stat(Lang::De, Stat::Cunning), "Intelligenz");
//! ```

use cards::language::Requirement;
use cards::lexicon::{CardType, DilemmaKind, MissionKind, Quadrant, Rarity, Stat};
use locale::{Lang, say};

/// A card type: `Personnel`.
pub fn card_type(lang: Lang, card_type: CardType) -> String {
    match card_type {
        CardType::Personnel => say!(lang, "type-personnel"),
        CardType::Ship => say!(lang, "type-ship"),
        CardType::Equipment => say!(lang, "type-equipment"),
        CardType::Event => say!(lang, "type-event"),
        CardType::Interrupt => say!(lang, "type-interrupt"),
        CardType::Mission => say!(lang, "type-mission"),
        CardType::Dilemma => say!(lang, "type-dilemma"),
        CardType::Incident => say!(lang, "type-incident"),
        CardType::Objective => say!(lang, "type-objective"),
        CardType::Artifact => say!(lang, "type-artifact"),
        CardType::Facility => say!(lang, "type-facility"),
        CardType::Doorway => say!(lang, "type-doorway"),
        CardType::Tactic => say!(lang, "type-tactic"),
        CardType::Site => say!(lang, "type-site"),
        CardType::TimeLocation => say!(lang, "type-time-location"),
        CardType::Tribble => say!(lang, "type-tribble"),
        CardType::Trouble => say!(lang, "type-trouble"),
    }
}

/// The kind of a mission: `Planet`.
pub fn mission_kind(lang: Lang, kind: MissionKind) -> String {
    match kind {
        MissionKind::Planet => say!(lang, "kind-planet"),
        MissionKind::Space => say!(lang, "kind-space"),
        MissionKind::Headquarters => say!(lang, "kind-headquarters"),
        MissionKind::Dual => say!(lang, "kind-dual"),
    }
}

/// The kind of a dilemma: `Dual`.
pub fn dilemma_kind(lang: Lang, kind: DilemmaKind) -> String {
    match kind {
        DilemmaKind::Planet => say!(lang, "kind-planet"),
        DilemmaKind::Space => say!(lang, "kind-space"),
        DilemmaKind::Dual => say!(lang, "kind-dual"),
    }
}

/// A quadrant: `Alpha quadrant`.
pub fn quadrant(lang: Lang, quadrant: Quadrant) -> String {
    say!(lang, "quadrant", name = quadrant.name())
}

/// A rarity: `Uncommon`.
pub fn rarity(lang: Lang, rarity: Rarity) -> String {
    match rarity {
        Rarity::Common => say!(lang, "rarity-common"),
        Rarity::Uncommon => say!(lang, "rarity-uncommon"),
        Rarity::Rare => say!(lang, "rarity-rare"),
        Rarity::Starter => say!(lang, "rarity-starter"),
        Rarity::Virtual => say!(lang, "rarity-virtual"),
        Rarity::Promo => say!(lang, "rarity-promo"),
        Rarity::VirtualPromo => say!(lang, "rarity-virtual-promo"),
        Rarity::RarePlus => say!(lang, "rarity-rare-plus"),
        Rarity::RareStar => say!(lang, "rarity-rare-star"),
        Rarity::UltraRare => say!(lang, "rarity-ultra-rare"),
    }
}

/// An attribute or another number of a card: `Cunning`.
pub fn stat(lang: Lang, stat: Stat) -> String {
    match stat {
        Stat::Integrity => say!(lang, "stat-integrity"),
        Stat::Cunning => say!(lang, "stat-cunning"),
        Stat::Strength => say!(lang, "stat-strength"),
        Stat::Range => say!(lang, "stat-range"),
        Stat::Weapons => say!(lang, "stat-weapons"),
        Stat::Shields => say!(lang, "stat-shields"),
        Stat::Cost => say!(lang, "stat-cost"),
        Stat::Span => say!(lang, "stat-span"),
        Stat::Points => say!(lang, "stat-points"),
        Stat::UnusedRange => say!(lang, "stat-unused-range"),
    }
}

/// The requirements of a mission, as they are printed. Nothing for requirements that missions do not print.
pub fn requirement(lang: Lang, tree: &Requirement) -> Option<String> {
    // Parentheses: around alternatives inside of anything, around conjunctions inside of each other.
    fn inside(lang: Lang, part: &Requirement, outer: &Requirement) -> Option<String> {
        let text = requirement(lang, part)?;
        let needs = match part {
            Requirement::Either(_) => true,
            Requirement::All(_) => matches!(outer, Requirement::All(_)),
            _ => false,
        };
        Some(if needs { format!("({text})") } else { text })
    }
    let parts = |list: &[Requirement]| -> Option<Vec<String>> {
        list.iter().map(|r| inside(lang, r, tree)).collect()
    };
    Some(match tree {
        Requirement::Skill(skill, 1) => skill.to_string(),
        Requirement::Skill(skill, level) => format!("{level} {skill}"),
        Requirement::Total(attribute, n) => format!("{}>{n}", stat(lang, *attribute)),
        Requirement::Either(list) => parts(list)?.join(&say!(lang, "list-or")),
        Requirement::All(list) => match parts(list)?.as_slice() {
            [] => String::new(),
            [one] => one.clone(),
            [one, two] => say!(lang, "requires-both", one = one, two = two),
            [first @ .., last] => say!(lang, "requires-all", first = first.join(", "), last = last),
        },
        Requirement::More(..)
        | Requirement::Cards(..)
        | Requirement::Of(..)
        | Requirement::If(_)
        | Requirement::Pay(_)
        | Requirement::Few(..)
        | Requirement::Each(_) => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::{Catalogue, Facts};

    fn requirements() -> impl Iterator<Item = &'static Requirement> {
        let cards = Catalogue::second_edition().cards().iter();
        cards.filter_map(|card| match &card.facts {
            Facts::Mission { requirements, .. } => requirements.as_ref(),
            _ => None,
        })
    }

    #[test]
    fn english_requirements_are_those_that_are_printed() {
        assert!(requirements().count() > 50);
        for tree in requirements() {
            assert_eq!(requirement(Lang::En, tree), tree.printed());
        }
    }

    #[test]
    fn requirements_in_german() {
        let tree = cards::requirement::parse("Officer, Cunning>28, and (Law or 2 Treachery)");
        let text = requirement(Lang::De, &tree.expect("a requirement"));
        assert_eq!(
            text.as_deref(),
            Some("Officer, Intelligenz>28 und (Law oder 2 Treachery)")
        );
    }
}
