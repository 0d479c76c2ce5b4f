//! The same state with other card numbers in all places that name a card.

use super::choice::{Ask, Choice, Label, Pending};
use super::frame::{Bindings, Block, Frame, Happen, Respond, Value};
use super::happening::{Cause, Happening};
use super::ids::CardId;
use super::place::Place;
use super::state::{State, Until};
use crate::second::attempt::Attempt;
use crate::second::check::Check;
use crate::second::fight::Fight;
use crate::second::play::Play;
use crate::second::turn;

/// Which card takes the part of which.
#[derive(Clone, Debug)]
pub struct Swap(pub(super) Vec<CardId>);

impl Swap {
    /// The card now playing the part of `card`.
    pub fn of(&self, card: CardId) -> CardId {
        self.0.get(card.index()).copied().unwrap_or(card)
    }
    /// Whether nothing is exchanged.
    pub fn is_identity(&self) -> bool {
        (0..).map(CardId).zip(&self.0).all(|(a, b)| a == *b)
    }
}

/// Puts other cards in all places that name a card.
pub(super) trait Rename {
    fn rename(&mut self, s: &Swap);
}

impl Rename for CardId {
    fn rename(&mut self, s: &Swap) {
        *self = s.of(*self);
    }
}
impl<T: Rename> Rename for Vec<T> {
    fn rename(&mut self, s: &Swap) {
        self.iter_mut().for_each(|x| x.rename(s));
    }
}
impl<T: Rename> Rename for Option<T> {
    fn rename(&mut self, s: &Swap) {
        self.iter_mut().for_each(|x| x.rename(s));
    }
}
impl<A: Rename, B: Copy> Rename for (A, B) {
    fn rename(&mut self, s: &Swap) {
        self.0.rename(s);
    }
}
impl<A: Rename, B: Copy, C: Copy> Rename for (A, B, C) {
    fn rename(&mut self, s: &Swap) {
        self.0.rename(s);
    }
}
impl Rename for Place {
    fn rename(&mut self, s: &Swap) {
        if let Place::Aboard(c) | Place::On(c) | Place::Beneath(c) = self {
            c.rename(s);
        }
    }
}
impl Rename for Cause {
    fn rename(&mut self, s: &Swap) {
        match self {
            Cause::Rule | Cause::Action => {}
            Cause::Text(c)
            | Cause::Cost(c)
            | Cause::Dilemma(c)
            | Cause::Combat(c)
            | Cause::Engagement(c) => c.rename(s),
        }
    }
}
impl Rename for Happening {
    fn rename(&mut self, s: &Swap) {
        self.card.rename(s);
        self.other.rename(s);
        self.cause.rename(s);
        self.from.rename(s);
        self.to.rename(s);
    }
}
impl Rename for Value {
    fn rename(&mut self, s: &Swap) {
        match self {
            Value::Card(c) => c.rename(s),
            Value::Cards(list) => list.rename(s),
            _ => {}
        }
    }
}
impl Rename for Bindings {
    fn rename(&mut self, s: &Swap) {
        self.values_mut().for_each(|v| v.rename(s));
    }
}
impl Rename for Pending {
    fn rename(&mut self, s: &Swap) {
        if let Ask::PayForSkills { personnel: c }
        | Ask::PayForSkill { personnel: c, .. }
        | Ask::Text { card: c, .. } = &mut self.ask
        {
            c.rename(s);
        }
        match &mut self.choice {
            Choice::Cards { from: list, .. } | Choice::Order { cards: list } => list.rename(s),
            Choice::Options { options } => {
                for label in options {
                    if let Label::Card(c) | Label::OtherRequirements(c) = label {
                        c.rename(s);
                    }
                }
            }
            Choice::Place { places } => places.rename(s),
            _ => {}
        }
    }
}
impl Rename for Play {
    fn rename(&mut self, s: &Swap) {
        self.card.rename(s);
        self.at.rename(s);
        self.from.rename(s);
        self.bound.rename(s);
    }
}
impl Rename for Attempt {
    fn rename(&mut self, s: &Swap) {
        self.mission.rename(s);
        self.ship.rename(s);
        self.participants.rename(s);
        self.facing.rename(s);
        if let Some(reserve) = &mut self.reserve {
            reserve.participants.rename(s);
            reserve.ship.rename(s);
        }
        self.dilemma.rename(s);
        self.faced.rename(s);
        for (card, _, of) in &mut self.used {
            card.rename(s);
            of.rename(s);
        }
        self.work.rename(s);
    }
}
impl Rename for Fight {
    fn rename(&mut self, s: &Swap) {
        self.source.rename(s);
        self.place.rename(s);
        self.ours.rename(s);
        self.theirs.rename(s);
        self.involved.rename(s);
        self.work.rename(s);
        self.bound.rename(s);
    }
}
impl Rename for Check {
    fn rename(&mut self, s: &Swap) {
        self.of.rename(s);
        self.bound.rename(s);
        self.group.rename(s);
        self.priced.rename(s);
        self.idle.rename(s);
        self.uses.rename(s);
    }
}
impl Rename for Block {
    fn rename(&mut self, s: &Swap) {
        self.source.rename(s);
        self.bound.rename(s);
        self.work.rename(s);
        self.done.rename(s);
        self.cause.rename(s);
    }
}
impl Rename for Happen {
    fn rename(&mut self, s: &Swap) {
        self.h.rename(s);
        self.cards.rename(s);
    }
}
impl Rename for Respond {
    fn rename(&mut self, s: &Swap) {
        self.h.rename(s);
        self.cards.rename(s);
        self.used.rename(s);
    }
}
impl Rename for Frame {
    fn rename(&mut self, s: &Swap) {
        match self {
            Frame::Turn(t) => {
                if let turn::Step::Beaming { from, to } = &mut t.step {
                    from.rename(s);
                    to.rename(s);
                }
                t.work.rename(s);
            }
            Frame::Play(x) => x.rename(s),
            Frame::Attempt(x) => x.rename(s),
            Frame::Fight(x) => x.rename(s),
            Frame::Check(x) => x.rename(s),
            Frame::Block(x) => x.rename(s),
            Frame::Happen(x) => x.rename(s),
            Frame::Respond(x) => x.rename(s),
        }
    }
}
impl Rename for State {
    fn rename(&mut self, s: &Swap) {
        // What is true of a place stays with the place: the card taking the part takes its flags.
        let old = self.cards.clone();
        for (i, mut card) in old.into_iter().enumerate() {
            card.place.rename(s);
            self.cards[s.of(CardId(i as u16)).index()] = card;
        }
        self.zones.rename(s);
        self.field.rename(s);
        self.frames.rename(s);
        self.pending.rename(s);
        for lasting in &mut self.lasting {
            lasting.source.rename(s);
            lasting.bound.rename(s);
            if let Until::InPlay(c) | Until::Play(c) = &mut lasting.until {
                c.rename(s);
            }
        }
        for used in &mut self.uses {
            used.card.rename(s);
            used.mission.rename(s);
        }
        self.record.rename(s);
        for known in &mut self.last_known {
            known.card.rename(s);
            known.place.rename(s);
        }
        self.skills_used.rename(s);
        for (card, _, value) in &mut self.memory {
            card.rename(s);
            value.rename(s);
        }
        for (a, b) in &mut self.loops {
            a.rename(s);
            b.rename(s);
        }
    }
}
