//! Hands for spectators: only if everybody at the table wants it, and some time later, so that nobody gains by it.

use super::Who;
use super::actor::Actor;
use super::feed::text;
use super::play::not_seated;
use crate::wire::Problem;
use crate::wire::messages::{Stage, ToClient};
use engine::CardView;
use engine::Seat;
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;

/// Hands that wait to be shown. If more happens in that time, some are left out.
const MOST: usize = 256;

#[derive(Debug, Default)]
pub struct Hands {
    waiting: VecDeque<(Instant, Arc<str>)>,
    /// The hands that were put there last.
    newest: Vec<Vec<CardView>>,
    /// What was shown last, for those who come later.
    pub shown: Option<Arc<str>>,
}

impl Hands {
    /// Nothing of what was noted is shown any more.
    pub fn forget(&mut self) {
        *self = Hands::default();
    }

    pub fn due(&self) -> Option<Instant> {
        self.waiting.front().map(|(due, _)| *due)
    }
}

impl Actor {
    pub fn show_hand(&mut self, who: &Who, yes: bool) -> Result<(), Problem> {
        let seat = self.seat_of(&who.id).ok_or_else(not_seated)?;
        self.seats[seat.index()].shows_hand = yes;
        if !yes {
            self.hands.forget();
        }
        self.note_hands();
        self.changed();
        Ok(())
    }

    fn all_show_hands(&self) -> bool {
        let mut people = self.seats.iter().filter(|seat| seat.person.is_some());
        self.stage == Stage::Live
            && self.seats.iter().any(|seat| seat.person.is_some())
            && people.all(|seat| seat.shows_hand)
    }

    /// Keeps the hands as they are now, to be shown later.
    pub fn note_hands(&mut self) {
        if !self.all_show_hands() {
            return;
        }
        let Some(live) = self.live.as_ref().filter(|live| live.hold.is_none()) else {
            return;
        };
        let hand = |seat: u8| {
            let players = live.game.view(Some(Seat(seat))).players;
            let own = players.into_iter().find(|player| player.seat == Seat(seat));
            own.map(|player| player.hand).unwrap_or_default()
        };
        let hands: Vec<Vec<CardView>> = (0..self.seats.len() as u8).map(hand).collect();
        if hands == self.hands.newest {
            return;
        }
        let message = ToClient::Hands {
            n: live.number(live.n, None),
            hands: hands.clone(),
        };
        self.hands.newest = hands;
        if self.hands.waiting.len() >= MOST {
            self.hands.waiting.pop_back();
        }
        let due = Instant::now() + self.app.config.hands_delay;
        self.hands.waiting.push_back((due, text(&message)));
    }

    /// Shows what has waited long enough.
    pub fn show_hands(&mut self) {
        while let Some((due, hands)) = self.hands.waiting.pop_front() {
            if due > Instant::now() {
                self.hands.waiting.push_front((due, hands));
                return;
            }
            self.listeners
                .retain(|listener| listener.seat.is_some() || listener.send(&hands));
            self.hands.shown = Some(hands);
        }
    }
}
