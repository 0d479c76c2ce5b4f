//! Uniqueness: one card of a title for each player (2E-UNIQ-01 to 2E-UNIQ-08).

use super::rules::UniqueCaptive;
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use cards::lexicon::CardType;

impl Game {
    /// Whether `seat` may come to command `card`.
    pub(crate) fn check_unique(
        &self,
        seat: Seat,
        card: CardId,
        playing: bool,
    ) -> Result<(), Refusal> {
        let face = self.table.face(card);
        if !face.unique || face.kind == CardType::Mission {
            return Ok(());
        }
        let copy_of = |c: &&CardId| **c != card && self.table.face(**c).title == face.title;
        let commanded = |c: &&CardId| self.state.card(**c).commander == seat;
        let mut copies = self
            .state
            .field
            .iter()
            .chain(self.state.zone(Place::Core(seat)))
            .filter(|c| copy_of(c) && commanded(c));
        if let Some(&copy) = copies.next() {
            let rule = if playing { "2E-COST-06" } else { "2E-UNIQ-01" };
            return refuse(rule, Why::AlreadyCommanded { copy });
        }
        // 2E-BRIG-05: a captive still counts for the player it was taken from.
        if playing || self.state.rules.unique_captive == UniqueCaptive::BarsCommand {
            for captor in self.state.seats() {
                let mut brig = self.state.zone(Place::Brig(captor)).iter();
                if let Some(&copy) = brig.find(|c| copy_of(c) && commanded(c)) {
                    return refuse("2E-BRIG-05", Why::AlreadyCommanded { copy });
                }
            }
        }
        Ok(())
    }
}
