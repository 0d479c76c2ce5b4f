//! The doorway phase (1E-SEED-13, 1E-SEED-14).

use super::{Question, Step, both, go_on};
use crate::first::play;
use crate::kernel::choice::{Ask, Layout};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Here, Turn};
use cards::language::Kind;
use cards::lexicon::CardType;

pub(super) fn question(game: &Game, seat: Seat) -> Question {
    let cards = game.state.zone(Place::Seed(seat)).iter().copied();
    // 1E-SEED-11: nothing lets Alternate Universe cards seed before the first doorway is there.
    let seeds =
        |c: &CardId| game.table.face(*c).kind == CardType::Doorway && !play::is_alternate(game, *c);
    Question {
        ask: Ask::Doorways,
        rule: Layout::Free,
        cards: cards.filter(seeds).collect(),
        places: vec![Place::Core(seat)],
    }
}

pub(super) fn step(game: &mut Game, at: Here<Turn>) -> Flow {
    let all = match both(game, at, question) {
        Ok(all) => all,
        Err(flow) => return flow,
    };
    // 1E-SEED-14: the starting player's are announced first.
    for (seat, laid) in all {
        for (card, to) in laid {
            game.state.put(card, to);
            let h = Happening::new(Kind::Seed).by(seat).card(card).to(to);
            game.happen(h.cause(Cause::Action));
        }
    }
    go_on(game, at, Step::Missions)
}
