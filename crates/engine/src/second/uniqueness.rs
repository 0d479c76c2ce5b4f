//! Uniqueness: one card of a title for each player (2E-UNIQ-01 to 2E-UNIQ-08).

use super::rules::{UniqueCaptive, rules};
use crate::kernel::edition::Entering;
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use cards::lexicon::CardType;

/// Whether `seat` may come to command `card`.
pub(super) fn check_unique(
    game: &Game,
    seat: Seat,
    card: CardId,
    how: Entering,
) -> Result<(), Refusal> {
    let face = game.table.face(card);
    let playing = how == Entering::Played;
    if !face.unique || face.kind == CardType::Mission {
        return Ok(());
    }
    let copy_of = |c: &&CardId| **c != card && game.table.face(**c).title == face.title;
    let commanded = |c: &&CardId| game.state.card(**c).commander == seat;
    let mut copies = game
        .state
        .field
        .iter()
        .chain(game.state.zone(Place::Core(seat)))
        .filter(|c| copy_of(c) && commanded(c));
    if let Some(&copy) = copies.next() {
        let rule = if playing { "2E-COST-06" } else { "2E-UNIQ-01" };
        return refuse(rule, Why::AlreadyCommanded { copy });
    }
    // 2E-BRIG-05: a captive still counts for the player it was taken from.
    if playing || rules(game).unique_captive == UniqueCaptive::BarsCommand {
        for captor in game.state.seats() {
            let mut brig = game.state.zone(Place::Brig(captor)).iter();
            if let Some(&copy) = brig.find(|c| copy_of(c) && commanded(c)) {
                return refuse("2E-BRIG-05", Why::AlreadyCommanded { copy });
            }
        }
    }
    Ok(())
}

/// Checks cards that come together: no title twice, and none of which the player commands a copy.
pub(super) fn check_together(game: &Game, seat: Seat, cards: &[CardId]) -> Result<(), Refusal> {
    for (i, &card) in cards.iter().enumerate() {
        check_unique(game, seat, card, Entering::ByEffect)?;
        let again = cards[..i].iter().find(|c| game.table.is_same(**c, card));
        if let (Some(&copy), true) = (again, game.table.face(card).unique) {
            return refuse("2E-UNIQ-01", Why::AlreadyCommanded { copy });
        }
    }
    Ok(())
}
