//! Staffing ships (2E-STAFF-01 to 2E-STAFF-07).

use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::state::Flag;
use crate::kernel::table::has;
use crate::text::eval::{Cx, NOTHING};
use cards::language::Modifier;
use cards::lexicon::{CardType, Icon};
use serde::Serialize;

/// What a ship lacks to be staffed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StaffingGap {
    /// Required icons nobody aboard can supply.
    pub icons: Vec<Icon>,
    /// Nobody of the ship's affiliation is aboard.
    pub affiliation: bool,
}

impl Game {
    /// Personnel aboard a ship, of one player or of all.
    pub(crate) fn crew(&self, ship: CardId, of: Option<Seat>) -> impl Iterator<Item = CardId> + '_ {
        self.state.field.iter().copied().filter(move |c| {
            let card = self.state.card(*c);
            card.place == Place::Aboard(ship)
                && of.is_none_or(|s| card.commander == s)
                && self.table.face(*c).kind == CardType::Personnel
        })
    }

    /// The personnel that staff a ship: its commander's, unstopped (2E-STAFF-06).
    fn staff(&self, ship: CardId) -> impl Iterator<Item = CardId> + '_ {
        let seat = self.state.card(ship).commander;
        self.crew(ship, Some(seat))
            .filter(|c| !self.state.card(*c).is(Flag::Stopped))
    }

    pub fn is_staffed(&self, ship: CardId) -> bool {
        self.is_staffed_by(ship, self.staff(ship))
    }

    /// Whether these could staff the ship if they were aboard.
    pub fn could_staff(&self, ship: CardId, crew: &[CardId]) -> bool {
        self.is_staffed_by(ship, crew.iter().copied())
    }

    fn is_staffed_by(&self, ship: CardId, crew: impl Iterator<Item = CardId>) -> bool {
        let face = self.table.face(ship);
        if face.kind != CardType::Ship {
            return false;
        }
        if self.needs_nobody(ship) {
            return true;
        }
        let affiliation = self.affiliation(ship);
        let mut icons = [0u32; 64];
        let mut n = 0;
        let mut matching = false;
        for card in crew {
            let member = self.table.face(card);
            // 2E-STAFF-02, 2E-STAFF-07: the matching personnel may supply an icon as well.
            matching |= self.affiliation(card) == affiliation;
            if n < icons.len() {
                icons[n] = member.icons;
                n += 1;
            }
        }
        matching && unsupplied(&face.staffing, &icons[..n]).is_empty()
    }

    /// Some text says that the ship is staffed.
    fn needs_nobody(&self, ship: CardId) -> bool {
        let mut staffed = false;
        let cx = Cx::new(ship, self.state.card(ship).commander, &NOTHING);
        self.each_modifier(has::STAFFED, &cx, &mut |m, mcx| {
            if let Modifier::Staffed(on) = m
                && self.target_has(on, ship, mcx)
            {
                self.applied(mcx);
                staffed = true;
            }
        });
        staffed
    }

    /// Why a ship is not staffed.
    pub fn staffing_gap(&self, ship: CardId) -> StaffingGap {
        let face = self.table.face(ship);
        let icons: Vec<u32> = self.staff(ship).map(|c| self.table.face(c).icons).collect();
        let affiliation = !self
            .staff(ship)
            .any(|c| self.affiliation(c) == self.affiliation(ship));
        StaffingGap {
            icons: unsupplied(&face.staffing, &icons)
                .iter()
                .map(|i| self.table.staffing_icon(face.staffing[*i]))
                .collect(),
            affiliation,
        }
    }
}

/// Gives each required icon a personnel of its own (2E-STAFF-03) and returns those left without.
/// Looks for augmenting paths, so that a commander is not wasted on a staff icon.
fn unsupplied(required: &[u32], crew: &[u32]) -> Vec<usize> {
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
    required: &[u32],
    crew: &[u32],
    serves: &mut [Option<u8>; 64],
    tried: &mut u64,
) -> bool {
    for (i, icons) in crew.iter().enumerate() {
        if icons & required[need] == 0 || *tried & (1 << i) != 0 {
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
