//! Turning personnel and equipment face down (2E-SHOW-01 to 2E-SHOW-05).

use super::turn::{self, Step};
use crate::kernel::choice::{Ask, Choice, Constraint};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::Happening;
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Here, Turn};
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::Flag;
use cards::language::Kind;
use cards::lexicon::CardType;

/// Face-up personnel and equipment (2E-SHOW-02).
pub(super) fn hideable(game: &Game, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    game.state.field.iter().copied().filter(move |c| {
        let card = game.state.card(*c);
        card.commander == seat
            && !card.is(Flag::FaceDown)
            && matches!(card.place, Place::Surface(_) | Place::Aboard(_))
            && matches!(
                game.table.face(*c).kind,
                CardType::Personnel | CardType::Equipment
            )
    })
}

pub(super) fn check_hide(game: &Game, seat: Seat) -> Result<(), Refusal> {
    match hideable(game, seat).next() {
        Some(_) => Ok(()),
        None => refuse("2E-SHOW-02", Why::NothingToHide),
    }
}

pub(super) fn hide_cards(game: &mut Game, at: Here<Turn>, back: Step) -> Flow {
    let seat = game.state.active;
    let Some(cards) = game.reply_cards() else {
        let from: Vec<CardId> = hideable(game, seat).collect();
        if from.is_empty() {
            return turn::go_to(game, at, back);
        }
        let max = from.len() as u16;
        let rule = Constraint::Free;
        let choice = Choice::Cards {
            from,
            min: 1,
            max,
            rule,
        };
        return game.ask(seat, Ask::HideWhich, choice);
    };
    turn::go_to(game, at, back);
    game.happen_to(Happening::new(Kind::Hide).by(seat), cards);
    Flow::Stay
}

pub(super) fn enact_hide(game: &mut Game, h: &Happening, cards: &[CardId]) {
    game.tell_cards(*h, cards);
    for card in cards {
        game.state.cards[card.index()].set(Flag::FaceDown, true);
    }
}
