//! What is going on: a stack of frames, plain data. A choice suspends the stack; the answer goes to the
//! top frame and it goes on.

use super::happening::{Cause, Happening};
use super::ids::{CardId, Seat};
use cards::Word;
use cards::language::{Phase, Slot};
use cards::lexicon::{CardType, Skill};
use serde::{Deserialize, Serialize};

pub use crate::second::attempt::Attempt;
pub use crate::second::check::Check;
pub use crate::second::fight::Fight;
pub use crate::second::play::Play;
pub use crate::second::turn::Turn;

/// The eight kinds of frame.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    Turn(Turn),
    Play(Play),
    Attempt(Box<Attempt>),
    Fight(Box<Fight>),
    /// A requirement being compared with what a group can do.
    Check(Box<Check>),
    /// A block of a card's text.
    Block(Box<Block>),
    /// A happening on its way through the gate.
    Happen(Box<Happen>),
    /// A round of responses.
    Respond(Box<Respond>),
}

/// Where in a card's text: the ability, then pairs of (effect, block inside it).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Code {
    pub def: u16,
    len: u8,
    path: [u8; 13],
}

impl Code {
    pub fn ability(def: u16, ability: u8) -> Code {
        let mut path = [0; 13];
        path[0] = ability;
        Code { def, len: 1, path }
    }
    /// The `block`-th block inside the effect at `pc`. `None` if a text nests deeper than any card does.
    pub fn inside(mut self, pc: u8, block: u8) -> Option<Code> {
        let n = usize::from(self.len);
        if n + 2 > self.path.len() {
            return None;
        }
        self.path[n] = pc;
        self.path[n + 1] = block;
        self.len += 2;
        Some(self)
    }
    pub fn first(&self) -> u8 {
        self.path[0]
    }
    pub fn steps(&self) -> &[u8] {
        &self.path[1..usize::from(self.len)]
    }
}

/// What a slot can hold.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Value {
    Card(CardId),
    Cards(Vec<CardId>),
    Seat(Seat),
    Number(i32),
    Skill(Skill),
    Title(Word),
    Type(CardType),
}

/// The slots of one running ability.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bindings(Vec<(Slot, Value)>);

impl Bindings {
    pub const EMPTY: Bindings = Bindings(Vec::new());
    pub fn get(&self, slot: Slot) -> Option<&Value> {
        self.0.iter().find(|(s, _)| *s == slot).map(|(_, v)| v)
    }
    pub fn set(&mut self, slot: Slot, value: Value) {
        match self.0.iter_mut().find(|(s, _)| *s == slot) {
            Some(entry) => entry.1 = value,
            None => self.0.push((slot, value)),
        }
    }
    pub(crate) fn values_mut(&mut self) -> impl Iterator<Item = &mut Value> {
        self.0.iter_mut().map(|(_, v)| v)
    }
    pub fn merge(&mut self, other: Bindings) {
        for (slot, value) in other.0 {
            self.set(slot, value);
        }
    }
    pub fn card(&self, slot: Slot) -> Option<CardId> {
        match self.get(slot)? {
            Value::Card(c) => Some(*c),
            Value::Cards(cards) => cards.first().copied(),
            _ => None,
        }
    }
    pub fn cards(&self, slot: Slot) -> Vec<CardId> {
        match self.get(slot) {
            Some(Value::Card(c)) => vec![*c],
            Some(Value::Cards(cards)) => cards.clone(),
            _ => Vec::new(),
        }
    }
    pub fn seat(&self, slot: Slot) -> Option<Seat> {
        match self.get(slot)? {
            Value::Seat(s) => Some(*s),
            _ => None,
        }
    }
    pub fn number(&self, slot: Slot) -> Option<i32> {
        match self.get(slot)? {
            Value::Number(n) => Some(*n),
            _ => None,
        }
    }
}

/// What a block is to the frame below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Role {
    Body,
    /// A cost: if part of it does not come off, the rest of the text does not happen (2E-GAP-63).
    Cost,
    /// The first block of a Try.
    Trial,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Block {
    pub source: CardId,
    /// "You".
    pub you: Seat,
    pub code: Code,
    pub pc: u8,
    /// Progress inside the effect at `pc`.
    pub stage: u8,
    pub bound: Bindings,
    /// Cards the effect at `pc` still has to deal with.
    pub work: Vec<CardId>,
    /// Cards it has dealt with.
    pub done: Vec<CardId>,
    pub role: Role,
    pub cause: Cause,
    /// Something in this block could not be done or was prevented.
    pub failed: bool,
}

/// How far a happening has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HappenStep {
    Before,
    Act,
    After,
    Done,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fate {
    Goes,
    Prevented,
    Replaced,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Happen {
    pub h: Happening,
    /// The cards of a happening that concerns several at once.
    pub cards: Vec<CardId>,
    pub step: HappenStep,
    pub fate: Fate,
    /// Only the moment before, for a whole group of cards (2E-GAP-48).
    pub batch: bool,
}

/// A round of responses to the happening in the frame below.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Respond {
    pub h: Happening,
    pub cards: Vec<CardId>,
    pub phase: Phase,
    pub batch: bool,
    /// Whose opportunity it is.
    pub seat: Seat,
    /// Passes in a row.
    pub passes: u8,
    /// What has answered this occurrence already (2E-WHEN-03): the card and its ability, or the ship
    /// whose damage was removed.
    pub used: Vec<(CardId, u8)>,
}
