//! Staffing ships (2E-STAFF-01 to 2E-STAFF-07).

use crate::kernel::game::Game;
use crate::kernel::ids::CardId;
use crate::kernel::table::{Icons, ModifierKind, Needed};
use crate::text::eval::{Cx, NOTHING};
use cards::language::Modifier;
use cards::lexicon::{CardType, Icon};
use serde::Serialize;

/// The icons or affiliation that a ship lacks to be staffed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StaffingGap {
    /// The required icons that nobody aboard can supply.
    pub icons: Vec<Icon>,
    /// Whether nobody of the ship's affiliation is aboard.
    pub affiliation: bool,
}

/// The personnel that staff a ship: its commander's, unstopped (2E-STAFF-06).
fn staff(game: &Game, ship: CardId) -> impl Iterator<Item = CardId> + '_ {
    let seat = game.state.card(ship).commander;
    game.crew(ship, Some(seat)).filter(|c| !game.is_idle(*c))
}

pub(super) fn is_staffed(game: &Game, ship: CardId) -> bool {
    is_staffed_by(game, ship, staff(game, ship))
}

/// Whether these personnel could staff the ship if they were aboard.
pub(super) fn could_staff(game: &Game, ship: CardId, crew: &[CardId]) -> bool {
    is_staffed_by(game, ship, crew.iter().copied())
}

fn is_staffed_by(game: &Game, ship: CardId, crew: impl Iterator<Item = CardId>) -> bool {
    let face = game.table.face(ship);
    if face.kind != CardType::Ship {
        return false;
    }
    if needs_nobody(game, ship) {
        return true;
    }
    let affiliations = game.affiliations(ship);
    let mut icons = [0; 64];
    let mut n = 0;
    let mut matching = false;
    for card in crew {
        let member = game.table.face(card);
        // 2E-STAFF-02, 2E-STAFF-07: the matching personnel may supply an icon as well.
        matching |= game.affiliations(card).meets(affiliations);
        if n < icons.len() {
            icons[n] = member.icons;
            n += 1;
        }
    }
    matching && unsupplied(&face.staffing, &icons[..n]).is_empty()
}

/// Whether some text makes the ship staffed.
fn needs_nobody(game: &Game, ship: CardId) -> bool {
    let mut staffed = false;
    let cx = Cx::new(ship, game.state.card(ship).commander, &NOTHING);
    game.each_modifier(ModifierKind::Staffed, &cx, &mut |m, mcx| {
        if let Modifier::Staffed(on) = m
            && game.target_has(on, ship, mcx)
        {
            game.applied(mcx);
            staffed = true;
        }
    });
    staffed
}

/// The icons or affiliation that a ship lacks to be staffed.
pub(super) fn staffing_gap(game: &Game, ship: CardId) -> StaffingGap {
    let face = game.table.face(ship);
    let icons: Vec<Icons> = staff(game, ship)
        .map(|c| game.table.face(c).icons)
        .collect();
    let own = game.affiliations(ship);
    let affiliation = !staff(game, ship).any(|c| game.affiliations(c).meets(own));
    StaffingGap {
        icons: unsupplied(&face.staffing, &icons)
            .iter()
            .map(|i| face.staffing[*i].icon)
            .collect(),
        affiliation,
    }
}

/// The icons that supply a required one: a commander can serve as staff (2E-STAFF-04), not the reverse (2E-STAFF-05).
pub(super) fn supply(icon: Icon) -> Vec<Icon> {
    match icon == Icon::staff() {
        true => vec![Icon::staff(), Icon::command()],
        false => vec![icon],
    }
}

/// Gives each required icon a personnel of its own (2E-STAFF-03) and returns those left without.
/// Looks for augmenting paths, so that a commander is not wasted on a staff icon.
fn unsupplied(required: &[Needed], crew: &[Icons]) -> Vec<usize> {
    let mut serves: [Option<u8>; 64] = [None; 64];
    let mut missing = Vec::new();
    for need in 0..required.len() {
        let mut tried = 0u64;
        if !assign(need, required, crew, &mut serves, &mut tried) {
            missing.push(need);
        }
    }
    missing
}

fn assign(
    need: usize,
    required: &[Needed],
    crew: &[Icons],
    serves: &mut [Option<u8>; 64],
    tried: &mut u64,
) -> bool {
    for (i, icons) in crew.iter().enumerate() {
        if icons & required[need].supplied_by == 0 || *tried & (1 << i) != 0 {
            continue;
        }
        *tried |= 1 << i;
        let free = match serves[i] {
            None => true,
            Some(other) => assign(usize::from(other), required, crew, serves, tried),
        };
        if free {
            serves[i] = Some(need as u8);
            return true;
        }
    }
    false
}
