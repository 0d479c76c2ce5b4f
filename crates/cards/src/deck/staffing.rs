//! Whether a deck has the personnel for a ship.

use crate::lexicon::{CardType, Icon};
use crate::model::{CardDef, Facts};
use crate::word::Word;

/// The result of looking for a crew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Staffing {
    /// A crew for the ship.
    Enough,
    /// Not enough icons (2E-STAFF-01).
    IconsMissing,
    /// Nobody of the ship's affiliation (2E-STAFF-02).
    AffiliationMissing,
}

/// Whether the personnel among these cards, all aboard at once, would staff the ship by what is printed on them. Cards
/// other than ships need nobody.
pub fn staffing(ship: &CardDef, cards: &[&CardDef]) -> Staffing {
    let Facts::Ship {
        staffing,
        affiliation,
        ..
    } = &ship.facts
    else {
        return Staffing::Enough;
    };
    let crew = together(cards);
    if !crew.iter().any(|p| p.affiliation() == Some(*affiliation)) {
        return Staffing::AffiliationMissing;
    }
    let mut posts = vec![None; crew.len()];
    for at in 0..staffing.len() {
        let mut asked = vec![false; crew.len()];
        if !fill(at, staffing, &crew, &mut posts, &mut asked) {
            return Staffing::IconsMissing;
        }
    }
    Staffing::Enough
}

/// All personnel that can be in play at once: of a unique title one (2E-UNIQ-01).
pub fn together<'a>(cards: &[&'a CardDef]) -> Vec<&'a CardDef> {
    let mut titles: Vec<Word> = Vec::new();
    let personnel = cards
        .iter()
        .filter(|c| c.card_type() == CardType::Personnel);
    let at_once = personnel.filter(|card| {
        let again = card.unique && titles.contains(&card.title);
        titles.push(card.title);
        !again
    });
    at_once.copied().collect()
}

/// Finds a personnel for an icon, if need be by giving others another icon; one personnel supplies one (2E-STAFF-03).
fn fill(
    at: usize,
    icons: &[Icon],
    crew: &[&CardDef],
    posts: &mut [Option<usize>],
    asked: &mut [bool],
) -> bool {
    for (n, personnel) in crew.iter().enumerate() {
        if asked[n] || !supplies(personnel, icons[at]) {
            continue;
        }
        asked[n] = true;
        let free = match posts[n] {
            None => true,
            Some(other) => fill(other, icons, crew, posts, asked),
        };
        if free {
            posts[n] = Some(at);
            return true;
        }
    }
    false
}

/// Command serves as staff, not the other way round (2E-STAFF-04, 2E-STAFF-05).
fn supplies(personnel: &CardDef, icon: Icon) -> bool {
    let has = |icon: Icon| personnel.icons().contains(&icon);
    has(icon) || (icon == Icon::staff() && has(Icon::command()))
}
