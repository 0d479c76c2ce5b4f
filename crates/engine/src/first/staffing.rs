//! Staffing ships (1E-STAFF-01 to 1E-STAFF-07).

use super::{affiliation, teams};
use crate::kernel::edition::StaffingGap;
use crate::kernel::game::Game;
use crate::kernel::ids::CardId;
use crate::kernel::place::Place;
use cards::first::{Kind, Ship, Staff};
use cards::lexicon::Icon;

fn facts(game: &Game, ship: CardId) -> Option<&Ship> {
    match game.table.def(ship).first().map(|facts| &facts.of) {
        Some(Kind::Ship(ship)) => Some(ship),
        _ => None,
    }
}

/// Whether a personnel of the ship's own affiliation is aboard, and no more is needed (1E-STAFF-06).
pub(super) fn is_matched(game: &Game, ship: CardId) -> bool {
    let own = game.affiliations(ship);
    crew(game, ship)
        .iter()
        .any(|c| game.affiliations(*c).meets(own))
}

/// Those aboard who can staff a ship: its commander's, unstopped (1E-HURT-03).
fn crew(game: &Game, ship: CardId) -> Vec<CardId> {
    let seat = game.state.card(ship).commander;
    teams::active(game, seat, Place::Aboard(ship)).collect()
}

/// 1E-STAFF-02.
pub(super) fn is_staffed(game: &Game, ship: CardId) -> bool {
    let Some(facts) = facts(game, ship) else {
        return false;
    };
    is_matched(game, ship) && unmet(game, ship, facts).is_empty()
}

/// The icons or affiliation that a ship lacks to be staffed.
pub(super) fn gap(game: &Game, ship: CardId) -> StaffingGap {
    let Some(facts) = facts(game, ship) else {
        return StaffingGap::default();
    };
    let icon = |staff: &&Staff| match staff {
        Staff::Icon(icon) => Some(*icon),
        _ => None,
    };
    StaffingGap {
        icons: unmet(game, ship, facts).iter().filter_map(icon).collect(),
        affiliation: !is_matched(game, ship),
    }
}

/// Gives each requirement a personnel of its own (1E-GAP-41) and returns those left without.
fn unmet<'a>(game: &Game, ship: CardId, facts: &'a Ship) -> Vec<&'a Staff> {
    let crew: Vec<CardId> = crew(game, ship)
        .into_iter()
        .filter(|c| affiliation::compatible(game, *c, ship))
        .collect();
    let mut serves: Vec<Option<usize>> = vec![None; crew.len()];
    let mut missing = Vec::new();
    for need in 0..facts.staffing.len() {
        let mut tried = vec![false; crew.len()];
        if !assign(game, facts, &crew, need, &mut serves, &mut tried) {
            missing.push(&facts.staffing[need]);
        }
    }
    missing
}

/// Looks for augmenting paths, so that a commander is not wasted on a staff icon.
fn assign(
    game: &Game,
    facts: &Ship,
    crew: &[CardId],
    need: usize,
    serves: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for i in 0..crew.len() {
        if tried[i] || !supplies(game, crew[i], &facts.staffing[need]) {
            continue;
        }
        tried[i] = true;
        let free = match serves[i] {
            None => true,
            Some(other) => assign(game, facts, crew, other, serves, tried),
        };
        if free {
            serves[i] = Some(need);
            return true;
        }
    }
    false
}

/// Whether a personnel has what a ship asks for (1E-STAFF-03).
fn supplies(game: &Game, card: CardId, staff: &Staff) -> bool {
    let def = game.table.def(card);
    match staff {
        // 1E-STAFF-05.
        Staff::Icon(icon) => {
            let icons = def.icons();
            icons.contains(icon) || (*icon == Icon::staff() && icons.contains(&Icon::command()))
        }
        Staff::Affiliation(affiliation) => game.affiliations(card).has(*affiliation),
        Staff::Skill(skill, level) => game.skills(card)[*skill as usize] >= *level,
        Staff::Species(species) => def.species().contains(species),
        Staff::Character(name) => def.shows(*name),
        Staff::Either(any) => any.iter().any(|staff| supplies(game, card, staff)),
    }
}
