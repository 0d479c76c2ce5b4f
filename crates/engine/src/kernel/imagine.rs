//! A game as one seat can imagine it, with other cards where that seat cannot look. Nothing of the real cards there
//! is left, not even their numbers.

use super::event::Log;
use super::frame::Frame;
use super::game::Game;
use super::ids::{CardId, Seat};
use super::place::Place;
use super::rename::{Rename as _, Swap};
use super::rng::Dice;
use super::table::Part;
use crate::text::muting::Memo;
use std::sync::Arc;

/// A card that a seat cannot see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unknown {
    /// The player who owns it.
    pub owner: Seat,
    /// The place it is in.
    pub place: Place,
    /// The part of its owner's cards that it is one of.
    pub part: Part,
}

impl Game {
    /// The cards that `seat` cannot see, place by place.
    pub fn unknown_to(&self, seat: Seat) -> Vec<Unknown> {
        let what = |card: CardId| Unknown {
            owner: self.table.face(card).owner,
            place: self.state.card(card).place,
            part: self.table.face(card).part,
        };
        self.hidden_places(seat).into_iter().map(what).collect()
    }

    /// The definitions of `seat`'s own cards among them, in an order that does not reveal where they are. Players who
    /// know their deck know what is left of it.
    pub fn own_unknown(&self, seat: Seat) -> Vec<u16> {
        let faces = self.hidden_places(seat);
        let faces = faces.iter().map(|c| self.table.face(*c));
        let mut defs: Vec<u16> = faces.filter(|f| f.owner == seat).map(|f| f.def).collect();
        defs.sort_unstable();
        defs
    }

    /// The ids of the cards that `seat` cannot see.
    pub fn numbers_unknown_to(&self, seat: Seat) -> Vec<CardId> {
        let mut cards = self.hidden_places(seat);
        cards.sort_unstable();
        cards
    }

    /// The game with these definitions for the cards that `seat` cannot see, in the order of
    /// [`Game::unknown_to`], and with another seed. Missing ones stay what they are.
    #[must_use]
    pub fn imagined(&self, seat: Seat, defs: &[u16], seed: u64) -> Game {
        let hidden = self.hidden_places(seat);
        let owner = |card: &CardId| self.table.face(*card).owner;
        let mut map: Vec<CardId> = (0..self.state.cards.len() as u16).map(CardId).collect();
        for player in self.state.seats() {
            let theirs = || hidden.iter().filter(|c| owner(c) == player);
            let mut numbers: Vec<CardId> = theirs().copied().collect();
            numbers.sort_unstable();
            for (card, number) in theirs().zip(numbers) {
                map[card.index()] = number;
            }
        }
        let swap = Swap(map);
        let real = self.table.printed();
        let mut cards = real.clone();
        for (i, card) in hidden.iter().enumerate() {
            let new = &mut cards[swap.of(*card).index()];
            *new = real[card.index()];
            if let Some(def) = defs.get(i) {
                new.def = *def;
            }
        }
        let mut game = self.quiet();
        game.state.rename(&swap);
        game.reseed(seed);
        game.table = Arc::new(self.table.with_cards(&cards, &self.state.rules));
        self.table.procedure.veil(&mut game, seat);
        game
    }

    /// A copy for trying things out, without log or counts.
    #[must_use]
    pub fn quiet(&self) -> Game {
        Game {
            table: Arc::clone(&self.table),
            state: self.state.clone(),
            log: Log::Off,
            reply: None,
            met: None,
            offered: None,
            tally: None,
            memo: Memo::default(),
        }
    }

    /// Changes the seed of everything that is random from now on.
    pub fn reseed(&mut self, seed: u64) {
        self.state.dice = Dice::new(seed);
    }

    /// The cards that `seat` cannot see, place by place. A card whose text is in use is known (2E-SHOW-03), and so
    /// are the cards that can be chosen.
    fn hidden_places(&self, seat: Seat) -> Vec<CardId> {
        let used = self.in_use();
        let hidden = |c: &CardId| {
            !self.seen_by(*c).has(seat) && !self.offered_to(Some(seat), *c) && !used.contains(c)
        };
        let zones = self.state.zones.iter().flatten();
        let all = zones.chain(&self.state.field);
        all.copied().filter(hidden).collect()
    }

    /// Cards whose texts are being carried out or have lasting effects.
    pub fn in_use(&self) -> Vec<CardId> {
        let mut used: Vec<CardId> = self.state.lasting.iter().map(|l| l.source).collect();
        used.extend(self.state.uses.iter().map(|u| u.card));
        for frame in &self.state.frames {
            match frame {
                Frame::Block(block) => used.push(block.source),
                Frame::Play(play) => used.push(play.card),
                Frame::Fight(fight) => used.push(fight.source),
                Frame::Check(check) => used.extend(check.uses.iter().map(|(card, _)| *card)),
                Frame::Happen(happen) => used.extend(happen.h.cause.card()),
                Frame::Respond(round) => used.extend(round.h.cause.card()),
                Frame::Turn(_) | Frame::Attempt(_) => {}
            }
        }
        used
    }
}
