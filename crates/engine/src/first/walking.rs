//! Walking between cards at one place (1E-WALK-01 to 1E-WALK-03).

use super::turn::{self, Step};
use super::{beaming, teams};
use crate::kernel::choice::Ask;
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Here, Turn};
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::Flag;
use cards::language::Kind;
use cards::lexicon::CardType;

pub(super) fn check(game: &Game, seat: Seat, from: Place, to: Place) -> Result<(), Refusal> {
    let hosts = [from, to].into_iter().filter_map(Place::host);
    for host in hosts {
        if game.state.card(host).commander != seat {
            return refuse("1E-WALK-03", Why::NotYours { card: host });
        }
    }
    if !is_path(game, from, to) && !is_path(game, to, from) {
        return refuse("1E-WALK-03", Why::WrongTarget);
    }
    let walkers = beaming::candidates(game, seat, from, to);
    // 1E-GAP-40: equipment does not walk alone.
    if !walkers.iter().any(|c| is_personnel(game, *c)) {
        return match teams::personnel(game, seat, from).next() {
            Some(card) if game.state.card(card).is(Flag::Stopped) => {
                refuse("1E-HURT-01", Why::Stopped { card })
            }
            _ => refuse("1E-WALK-01", Why::NobodyThere),
        };
    }
    Ok(())
}

/// 1E-HURT-15: a disabled personnel is carried like equipment.
fn is_personnel(game: &Game, card: CardId) -> bool {
    game.table.face(card).kind == CardType::Personnel && !game.is_idle(card)
}

/// Whether one walks from the outer place to the inner one: from a facility to a ship docked there, or from a
/// planet into what stands on it.
fn is_path(game: &Game, outer: Place, inner: Place) -> bool {
    let Place::Aboard(host) = inner else {
        return false;
    };
    match (outer, game.state.card(host).place) {
        (Place::Aboard(facility), Place::Docked(at)) => facility == at,
        (Place::Surface(site), Place::Surface(stands)) => site == stands,
        _ => false,
    }
}

/// Whether cards may walk together: somebody carries the equipment.
pub(super) fn check_together(game: &Game, cards: &[CardId], to: Place) -> Result<(), Refusal> {
    if !cards.iter().any(|c| is_personnel(game, *c)) {
        return refuse("1E-GAP-40", Why::NobodyThere);
    }
    teams::check_mixing(game, cards, to)
}

/// Asks which cards walk, and moves them.
pub(super) fn walk(game: &mut Game, at: Here<Turn>, from: Place, to: Place) -> Flow {
    let seat = game.state.active;
    let Some(cards) = game.reply_cards() else {
        return beaming::ask_which(game, seat, Ask::WalkWhich, from, to);
    };
    turn::go_to(game, at, Step::OrderMenu);
    let h = Happening::new(Kind::Walk).by(seat).from(from).to(to);
    game.happen_to(h.cause(Cause::Action).count(cards.len()), cards);
    Flow::Stay
}
