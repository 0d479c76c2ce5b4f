//! Questions about a game of the Second Edition, for bots, the terminal and the server.

use super::{movement, staffing, winning};
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat, SiteId};
use cards::lexicon::MissionKind;
use staffing::StaffingGap;

impl Game {
    /// Whether these personnel could staff the ship if they were aboard.
    pub fn could_staff(&self, ship: CardId, crew: &[CardId]) -> bool {
        staffing::could_staff(self, ship, crew)
    }

    /// The icons or affiliation that a ship lacks to be staffed.
    pub fn staffing_gap(&self, ship: CardId) -> StaffingGap {
        staffing::staffing_gap(self, ship)
    }

    /// The number of missions of a kind that a player has completed.
    pub fn completed(&self, seat: Seat, kind: MissionKind) -> usize {
        winning::completed(self, seat, kind)
    }

    /// The Range a ship needs from one mission to another.
    pub fn range_needed(&self, ship: CardId, a: SiteId, b: SiteId) -> i16 {
        movement::range_needed(self, ship, a, b)
    }
}
