//! Faults of First Edition cards in packs: everything the types alone cannot rule out.

use super::facts::{Copies, FirstFacts, Kind};
use super::id::FirstId;
use super::lexicon::{ASKED, CHARACTERISTICS, ICONS, REGIONS, RELEASES, SPECIES, is_listed};
use crate::catalogue::nearest;
use crate::lexicon::{MissionKind, Rarity};
use crate::model::{CardDef, Keyword};
use crate::word::Word;
use locale::{Message, message};

/// The faults of a card, each with the field it is in.
pub(crate) fn faults(card: &CardDef, facts: &FirstFacts) -> Vec<(&'static str, Message)> {
    let mut faults = Vec::new();
    match card.id.parse::<FirstId>() {
        Err(error) => faults.push(("id", error.message())),
        Ok(id) if RELEASES[id.release].code != card.set => {
            let message = message!("first-release", id = &card.id, set = &card.set);
            faults.push(("set", message));
        }
        Ok(_) => {}
    }
    if card.cost != 0 {
        faults.push(("cost", message!("first-no-cost")));
    }
    if card.unique && facts.copies != Copies::Usual {
        faults.push(("unique", message!("first-unique")));
    }
    for keyword in &card.keywords {
        let known = match keyword {
            Keyword::Plain(word) => unknown("first-characteristic", CHARACTERISTICS, *word),
            Keyword::Region(region) => unknown("first-region", REGIONS, *region),
            Keyword::Commander(_) | Keyword::Interlink(_) => {
                Some(message!("pack-no-keyword", word = keyword.word().as_str()))
            }
        };
        faults.extend(known.map(|message| ("keywords", message)));
    }
    let codes: Vec<&str> = ICONS.iter().map(|(code, _)| *code).collect();
    for icon in &facts.icons {
        let fault = unknown("first-icon", &codes, icon.0);
        faults.extend(fault.map(|message| ("facts", message)));
    }
    for word in &facts.asks {
        faults.extend(asked(*word).map(|message| ("facts", message)));
    }
    faults.extend(of_kind(card, &facts.of).map(|message| ("facts", message)));
    faults
}

fn of_kind(card: &CardDef, kind: &Kind) -> Option<Message> {
    match kind {
        Kind::Personnel(personnel) => {
            if personnel.affiliations.is_empty() {
                return Some(message!("first-affiliation"));
            }
            let dots = personnel.skills.len();
            if dots > usize::from(personnel.dots) {
                return Some(message!("first-dots", n = dots, most = personnel.dots));
            }
            let mut species = personnel.species.iter();
            species.find_map(|word| unknown("first-species", SPECIES, *word))
        }
        Kind::Ship(ship) if ship.affiliations.is_empty() => Some(message!("first-affiliation")),
        Kind::Mission(mission) if mission.kind == MissionKind::Headquarters => {
            Some(message!("first-mission-kind"))
        }
        // Every place but three has a name (1E-GAP-12).
        Kind::TimeLocation(_) if card.location.is_none() => Some(message!("first-location")),
        _ => None,
    }
}

/// A message about a word that a closed list does not have.
fn unknown(what: &'static str, list: &[&str], word: Word) -> Option<Message> {
    if is_listed(list, word) {
        return None;
    }
    let near = nearest(word.as_str(), list.iter().copied());
    let near = near.map_or(message!("none"), |near| message!("text", text = near));
    let word = word.as_str();
    Some(match what {
        "first-characteristic" => message!("first-characteristic", found = word, near = near),
        "first-region" => message!("first-region", found = word, near = near),
        "first-icon" => message!("first-icon", found = word, near = near),
        _ => message!("first-species", found = word, near = near),
    })
}

fn asked(word: Word) -> Option<Message> {
    let region = word.as_str().strip_suffix(" Region");
    let listed = [CHARACTERISTICS, SPECIES, ASKED, &["Female", "Male"]]
        .iter()
        .any(|list| is_listed(list, word))
        || region.is_some_and(|region| REGIONS.contains(&region));
    match listed {
        true => None,
        false => unknown("first-characteristic", CHARACTERISTICS, word),
    }
}

/// The rarities of the First Edition, in the words of card lists.
pub(crate) fn rarity(code: &str) -> Option<Rarity> {
    Rarity::ALL.iter().copied().find(|r| r.code() == code)
}
