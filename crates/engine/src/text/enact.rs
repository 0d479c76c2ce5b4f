//! Carrying out a happening: cards move, leave play, change their commander.

use super::destination::Destination;
use super::happen::is_move;
use crate::kernel::edition::Entering;
use crate::kernel::frame::Frame;
use crate::kernel::game::Game;
use crate::kernel::happening::{Cause, End, Happening};
use crate::kernel::ids::{CardId, Seat, Seats};
use crate::kernel::place::Place;
use crate::kernel::refusal::Refusal;
use crate::kernel::state::{Flag, Until};
use cards::language::Kind;
use cards::lexicon::CardType;

impl Game {
    /// Carries out a happening. `false` if it could not be done.
    pub(crate) fn enact(&mut self, h: &Happening, cards: &[CardId]) -> bool {
        self.remember(*h);
        match h.kind {
            Kind::Draw => self.enact_draw(h),
            kind if is_move(kind) => self.enact_move(h),
            Kind::Command => return self.enact_command(h),
            Kind::Select => {
                let seen = match h.cause {
                    Cause::Rule => Seats::NONE,
                    _ => Seats::ALL,
                };
                self.tell(*h, seen);
            }
            Kind::UseAbility => self.tell_use(*h),
            _ => {
                if !self.table.procedure.enact(self, h, cards) {
                    let seen = h.card.map_or(Seats::ALL, |c| self.seen_by(c));
                    self.tell(*h, seen);
                }
            }
        }
        true
    }

    /// Whether a card may come under a player's command by an effect.
    pub(crate) fn may_enter(&self, seat: Seat, card: CardId) -> Result<(), Refusal> {
        let procedure = self.table.procedure;
        procedure.may_enter(self, seat, card, Entering::ByEffect)
    }

    fn enact_draw(&mut self, h: &Happening) {
        let (Some(seat), Some(card)) = (h.who, h.card) else {
            return;
        };
        self.state.put(card, Place::Hand(seat));
        self.tell(*h, Seats::only(seat));
    }

    /// Moves a card to the place that the happening names.
    fn enact_move(&mut self, h: &Happening) {
        let (Some(card), Some(to)) = (h.card, h.to) else {
            return;
        };
        let from = self.state.card(card).place;
        let h = h.from(from);
        // 2E-GAP-54: an effect that would give a second copy of a unique card does not.
        let enters =
            to.in_play() && !from.in_play() && !matches!(to, Place::Brig(_) | Place::Beneath(_));
        let commander = h.who.unwrap_or(self.table.face(card).owner);
        if enters
            && self.table.face(card).kind != CardType::Dilemma
            && h.kind != Kind::Damage
            && self.may_enter(commander, card).is_err()
        {
            return;
        }
        let seen_before = self.seen_by(card);
        if !to.in_play() && (from.in_play() || matches!(from, Place::Limbo(_))) {
            self.leave_play(card, from);
        }
        let end = h.end(to);
        self.lay(card, Destination { place: to, end });
        self.after_laying(card, &h, from, to);
        let seen = self.shown_by(&h, card, seen_before, to);
        self.tell(h, seen);
        self.table.procedure.settle(self, card, from, to);
    }

    /// Puts a card on top of its new place, or under it.
    pub(crate) fn lay(&mut self, card: CardId, to: Destination) {
        match to.is_under() {
            true => self.state.put_under(card, to.place),
            false => self.state.put(card, to.place),
        }
    }

    fn after_laying(&mut self, card: CardId, h: &Happening, from: Place, to: Place) {
        let owner = self.table.face(card).owner;
        let c = &mut self.state.cards[card.index()];
        if !to.in_play() {
            c.clear();
            c.commander = owner;
        } else if !from.in_play()
            && !matches!(from, Place::Limbo(_) | Place::Stack(_) | Place::Drawn(_))
        {
            c.clear();
            c.commander = h.who.unwrap_or(owner);
        }
        match to {
            // 2E-DIL-07, 2E-GAP-49: face up at the bottom; 2E-GAP-65: on top face down.
            Place::Pile(_) => c.set(Flag::FaceUp, h.end(to) == End::Bottom),
            Place::Brig(_) => {
                c.set(Flag::FaceDown, false);
                c.set(Flag::Stopped, false);
            }
            _ => {}
        }
        if h.kind == Kind::Damage {
            c.set(Flag::Damage, true);
        }
        if matches!(to, Place::Brig(_)) || !to.in_play() {
            self.quit_groups(card);
        }
    }

    /// The seats that see a card move: those that saw it before or see it now, and all for a card that goes to a
    /// discard pile (2E-GLOSS-03), comes from one (2E-GLOSS-05) or is downloaded (2E-DL-02).
    fn shown_by(&self, h: &Happening, card: CardId, before: Seats, to: Place) -> Seats {
        let open = matches!(to, Place::Discard(_) | Place::Removed(_) | Place::Brig(_))
            || matches!(h.from, Some(Place::Discard(_)))
            || h.kind == Kind::Download
            || self.was_to_be_downloaded(card)
            || matches!(h.kind, Kind::Overcome if !self.state.card(card).is(Flag::Unseen));
        if open {
            return Seats::ALL;
        }
        Seats(before.0 | self.seen_by(card).0)
    }

    /// Whether a text has replaced the download of this card, which is shown all the same (2E-DL-02).
    fn was_to_be_downloaded(&self, card: CardId) -> bool {
        self.state.frames.iter().any(|f| match f {
            Frame::Happen(happen) => happen.h.kind == Kind::Download && happen.h.card == Some(card),
            _ => false,
        })
    }

    /// Keeps the last-known facts of a card that leaves play, and handles the cards on it.
    fn leave_play(&mut self, card: CardId, from: Place) {
        if from.in_play() {
            let known = self.snapshot(card);
            self.state.last_known.push(known);
        }
        self.state.memory.retain(|(c, _, _)| *c != card);
        self.state
            .lasting
            .retain(|l| l.until != Until::InPlay(card));
        let mut riders: Vec<CardId> = self
            .state
            .field
            .iter()
            .copied()
            .filter(|c| {
                let p = self.state.card(*c).place;
                p == Place::On(card) || p == Place::Aboard(card) || p == Place::Beneath(card)
            })
            .collect();
        riders.reverse();
        for rider in riders {
            let h = self.table.procedure.goes_with(self, rider);
            let known = self.snapshot(rider);
            self.happen(h);
            // With listeners the frames run later; the rider must not stay on a card that is gone.
            if self.state.card(rider).place.in_play() {
                self.state.last_known.push(known);
                self.quit_groups(rider);
                self.state
                    .put(rider, Place::Limbo(self.table.face(rider).owner));
            }
        }
    }

    /// Gives a player command of a card, unless that player may not command it (2E-UNIQ-05, 2E-GAP-54).
    fn enact_command(&mut self, h: &Happening) -> bool {
        let (Some(card), Some(seat)) = (h.card, h.who) else {
            return true;
        };
        if self.may_enter(seat, card).is_err() {
            return false;
        }
        self.state.cards[card.index()].commander = seat;
        if let Some(to) = h.to {
            self.state.put(card, to);
        }
        self.state.cards[card.index()].set(Flag::FaceDown, false);
        self.quit_groups(card);
        self.tell_all(*h);
        true
    }
}
