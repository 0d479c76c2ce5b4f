//! For tests of views only: a game with other cards where a seat cannot look. Everything that the seat is shown must
//! stay the same.

use super::choice::{Ask, Choice, Label};
use super::event::Event;
use super::game::Game;
use super::ids::{CardId, Seat, Seats};
use super::place::Place;
use super::rename::{Rename as _, Swap};
use super::rng::Dice;
use super::table::ModifierKind;
use crate::random::SmallRng;

impl Game {
    /// The cards whose faces `viewer` cannot see.
    #[doc(hidden)]
    pub fn hidden_from(&self, viewer: Option<Seat>) -> Vec<CardId> {
        let hidden = |c: &CardId| {
            let seats = self.seen_by(*c);
            match viewer {
                Some(seat) => !seats.has(seat),
                None => seats != Seats::ALL,
            }
        };
        let all = (0..self.state.cards.len() as u16).map(CardId);
        all.filter(hidden).collect()
    }

    /// The game with cards hidden from `viewer` exchanged among each other, and with another seed. Cards in
    /// `keep` stay where they are, and so do those the viewer may choose among now.
    #[doc(hidden)]
    pub fn with_hidden_swapped(
        &self,
        viewer: Option<Seat>,
        keep: &[CardId],
        rng: &mut SmallRng,
    ) -> (Game, Swap) {
        let mut hidden = self.hidden_from(viewer);
        hidden.retain(|c| !keep.contains(c) && !self.offered_to(viewer, *c));
        let mut map: Vec<CardId> = (0..self.state.cards.len() as u16).map(CardId).collect();
        for _ in 0..3 * hidden.len() {
            let (Some(&a), Some(&b)) = (rng.pick(&hidden), rng.pick(&hidden)) else {
                break;
            };
            // The parts are `a` and `b`; the cards that play them may have been exchanged before.
            if self.exchangeable(a, b, map[a.index()], map[b.index()]) {
                map.swap(a.index(), b.index());
            }
        }
        let swap = Swap(map);
        let mut game = self.clone();
        game.state.rename(&swap);
        game.offered = None;
        game.state.dice = Dice::new(rng.next_u64());
        (game, swap)
    }

    pub(super) fn offered_to(&self, viewer: Option<Seat>, card: CardId) -> bool {
        let Some(pending) = self.pending().filter(|p| Some(p.seat) == viewer) else {
            return false;
        };
        // Whoever is asked by a text has it before them, also when its card has gone to a discard pile.
        if matches!(pending.ask, Ask::Text { card: source, .. } if source == card) {
            return true;
        }
        // An examined card that a text asks about has its face in the prompt (2E-GLOSS-09).
        if self.examined_and_asked(pending.seat) == Some(card) {
            return true;
        }
        match &pending.choice {
            Choice::Cards { from, .. } => from.contains(&card),
            Choice::Order { cards } | Choice::Arrange { cards, .. } => cards.contains(&card),
            Choice::Options { options } => options.contains(&Label::Card(card)),
            _ => false,
        }
    }

    fn exchangeable(&self, a: CardId, b: CardId, card_a: CardId, card_b: CardId) -> bool {
        let (x, y) = (self.table.face(card_a), self.table.face(card_b));
        let loose = |c: CardId| {
            matches!(
                self.state.card(c).place,
                Place::Hand(_) | Place::Deck(_) | Place::Discard(_) | Place::Removed(_)
            )
        };
        let any_type = loose(a) && loose(b) && x.part == y.part;
        // A text that bars something is in use, and so known, as soon as anybody would do it (2E-SHOW-03).
        let at_work = !(loose(a) && loose(b)) && (self.bars(card_a) || self.bars(card_b));
        x.owner == y.owner && (x.kind == y.kind || any_type) && !at_work
    }

    fn bars(&self, card: CardId) -> bool {
        let kinds = [ModifierKind::Forbid, ModifierKind::Mute, ModifierKind::Toll];
        kinds
            .iter()
            .any(|kind| self.table.statics(*kind).iter().any(|s| s.card == card))
    }
}

impl Event {
    /// The event with the cards exchanged.
    #[doc(hidden)]
    #[must_use]
    pub fn swapped(&self, swap: &Swap) -> Event {
        let mut event = self.clone();
        event.h.rename(swap);
        event.cards.rename(swap);
        event
            .sides
            .iter_mut()
            .flatten()
            .for_each(|side| side.rename(swap));
        event
    }
}
