//! Stopped cards (1E-HURT-01 to 1E-HURT-12), and the way cards leave play with others.

use super::teams;
use crate::kernel::game::Game;
use crate::kernel::happening::Happening;
use crate::kernel::ids::CardId;
use crate::kernel::place::Place;
use crate::kernel::state::Flag;
use cards::language::Kind;
use cards::lexicon::CardType;

/// Stops a card, or makes it usable again, and what is aboard with it (1E-HURT-07).
pub(super) fn stop(game: &mut Game, h: &Happening, on: bool) {
    let Some(card) = h.card else { return };
    let kind = game.table.face(card).kind;
    game.state.cards[card.index()].set(Flag::Stopped, on);
    if kind == CardType::Ship {
        for i in 0..game.state.field.len() {
            let rider = game.state.field[i];
            if game.state.card(rider).place == Place::Aboard(card) {
                game.state.cards[rider.index()].set(Flag::Stopped, on);
                quit(game, rider, on);
            }
        }
    }
    quit(game, card, on);
    stop_equipment(game, card);
    game.tell(*h, game.seen_by(card));
}

/// 1E-HURT-24.
fn quit(game: &mut Game, card: CardId, on: bool) {
    if on && game.table.face(card).kind == CardType::Personnel {
        game.quit_attempt(card);
    }
}

/// 1E-HURT-09: equipment is stopped if, and only if, everybody there is.
fn stop_equipment(game: &mut Game, card: CardId) {
    let c = game.state.card(card);
    let (place, seat) = (c.place, c.commander);
    if game.table.face(card).kind != CardType::Personnel {
        return;
    }
    let all = teams::personnel(game, seat, place).all(|c| game.state.card(c).is(Flag::Stopped));
    for i in 0..game.state.field.len() {
        let other = game.state.field[i];
        let c = game.state.card(other);
        let there = c.place == place && c.commander == seat;
        if there && game.table.face(other).kind == CardType::Equipment {
            game.state.cards[other.index()].set(Flag::Stopped, all);
        }
    }
}

/// 1E-LEAVE-07, 1E-LEAVE-08, 1E-HURT-12: the way a card leaves whose host has left play.
pub(super) fn goes_with(game: &Game, rider: CardId) -> Happening {
    let face = game.table.face(rider);
    let kind = match face.kind {
        CardType::Dilemma => Kind::Remove,
        CardType::Personnel => Kind::Kill,
        CardType::Ship | CardType::Equipment => Kind::Destroy,
        _ => Kind::Discard,
    };
    Happening::new(kind)
        .card(rider)
        .by(game.state.card(rider).commander)
        .to(resting_place(game, rider))
}

/// The pile that a card goes to when it leaves play (1E-LEAVE-01, 1E-LEAVE-05).
pub(super) fn resting_place(game: &Game, card: CardId) -> Place {
    let face = game.table.face(card);
    match face.kind {
        CardType::Dilemma => Place::Removed(face.owner),
        _ => Place::Discard(face.owner),
    }
}
