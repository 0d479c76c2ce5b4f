//! What is going on: a stack of frames, plain data. A choice suspends the stack; the answer goes to the
//! top frame and it goes on.

use super::choice::AbilityRef;
use super::happening::{Cause, Happening};
use super::ids::{CardId, Seat};
use cards::Word;
use cards::language::{Phase, Slot};
use cards::lexicon::{CardType, Skill};
use serde::{Deserialize, Serialize};

pub use super::procedure::{Attempt, Fight, Play, Turn};
pub use crate::text::requirement::check::Check;

/// The eight kinds of frame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frame {
    /// A player's turn.
    Turn(Turn),
    /// A card being played.
    Play(Box<Play>),
    /// An attempt at a mission.
    Attempt(Box<Attempt>),
    /// A fight.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Code {
    /// The definition of the card, by its place in the catalogue.
    pub def: u16,
    len: u8,
    path: [u8; 13],
}

impl Code {
    /// The main block of an ability.
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
    /// The position of the ability in the text, counted from 0.
    pub fn first(&self) -> u8 {
        self.path[0]
    }
    /// The pairs of (effect, block inside it) that lead from the ability to the block.
    pub fn steps(&self) -> &[u8] {
        &self.path[1..usize::from(self.len)]
    }
}

/// What a slot can hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Value {
    /// One card.
    Card(CardId),
    /// Several cards.
    Cards(Vec<CardId>),
    /// A player.
    Seat(Seat),
    /// A number.
    Number(i32),
    /// A skill.
    Skill(Skill),
    /// A card title.
    Title(Word),
    /// A card type.
    Type(CardType),
}

/// What a value is kept under while an ability runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Key {
    /// A slot that the text itself names.
    Slot(Slot),
    /// The opponent whom the user named for "your opponent".
    NamedOpponent,
    /// The skill that was chosen when a lasting effect began.
    ChosenSkill,
    /// Whether a combat or an engagement is begun.
    FightKind,
    /// The place or the ship that fights.
    FightOwn,
    /// The ship it fights against.
    FightAgainst,
}

impl From<Slot> for Key {
    fn from(slot: Slot) -> Key {
        Key::Slot(slot)
    }
}

/// The values of one running ability.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bindings(Vec<(Key, Value)>);

impl Bindings {
    /// Nothing bound.
    pub const EMPTY: Bindings = Bindings(Vec::new());
    /// The value under a key.
    pub fn get(&self, key: impl Into<Key>) -> Option<&Value> {
        let key = key.into();
        self.0.iter().find(|(k, _)| *k == key).map(|(_, v)| v)
    }
    /// Keeps a value, in place of an earlier one.
    pub fn set(&mut self, key: impl Into<Key>, value: Value) {
        let key = key.into();
        match self.0.iter_mut().find(|(k, _)| *k == key) {
            Some(entry) => entry.1 = value,
            None => self.0.push((key, value)),
        }
    }
    pub(crate) fn values_mut(&mut self) -> impl Iterator<Item = &mut Value> {
        self.0.iter_mut().map(|(_, v)| v)
    }
    /// Takes over all values of `other`.
    pub fn merge(&mut self, other: Bindings) {
        for (key, value) in other.0 {
            self.set(key, value);
        }
    }
    /// The card under a key, or the first of several.
    pub fn card(&self, key: impl Into<Key>) -> Option<CardId> {
        match self.get(key)? {
            Value::Card(c) => Some(*c),
            Value::Cards(cards) => cards.first().copied(),
            _ => None,
        }
    }
    /// The cards under a key.
    pub fn cards(&self, key: impl Into<Key>) -> Vec<CardId> {
        match self.get(key) {
            Some(Value::Card(c)) => vec![*c],
            Some(Value::Cards(cards)) => cards.clone(),
            _ => Vec::new(),
        }
    }
    /// The player under a key.
    pub fn seat(&self, key: impl Into<Key>) -> Option<Seat> {
        match self.get(key)? {
            Value::Seat(s) => Some(*s),
            _ => None,
        }
    }
    /// The number under a key.
    pub fn number(&self, key: impl Into<Key>) -> Option<i32> {
        match self.get(key)? {
            Value::Number(n) => Some(*n),
            _ => None,
        }
    }
}

/// What a block is to the frame below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Role {
    /// The text itself.
    Body,
    /// A cost: if part of it does not come off, the rest of the text does not happen (2E-GAP-63).
    Cost,
    /// The first block of a Try.
    Trial,
}

/// A block of a card's text that is being carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Block {
    /// The card with the text.
    pub source: CardId,
    /// "You".
    pub you: Seat,
    /// Where the block is in the text.
    pub code: Code,
    /// The effect that is next.
    pub pc: u8,
    /// How far that effect has come.
    pub progress: Progress,
    /// The values it has bound.
    pub bound: Bindings,
    /// What it is to the frame below it.
    pub role: Role,
    /// Why its effects happen.
    pub cause: Cause,
    /// Something in this block could not be done or was prevented.
    pub failed: bool,
}

/// How far an effect has come.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Progress {
    /// Nothing of it has been done.
    #[default]
    Fresh,
    /// The cards and players that the conditions of the ability speak of are being found.
    BindingGuard,
    /// Texts have had another chance before its requirement is compared.
    Reopened,
    /// Its requirement is being compared.
    Checking,
    /// The n-th block inside it is running.
    Inside(u8),
    /// The n-th block inside it has come off.
    CameOff(u8),
    /// The n-th block inside it has not come off.
    Failed(u8),
    /// Its cost is paid, and those who can prevent the card have been asked.
    Paid,
    /// The players or cards that it still has to go over.
    Each(Vec<Value>),
    /// So many of its draws or scores have been made.
    Counted(u8),
    /// The cards it is about are being found.
    Finding {
        /// The cards of its first target, where it has two.
        first: Vec<CardId>,
        /// What is known of the others.
        so_far: Finding,
    },
    /// The cards it is about are known.
    On {
        /// The cards of its first target, where it has two.
        first: Vec<CardId>,
        /// Those still to be dealt with.
        cards: Vec<CardId>,
        /// What is done with them next.
        next: Dealing,
    },
    /// The fight it begins is going on or over.
    Begun,
}

/// What is known of the cards an effect is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Finding {
    /// The first target is known, nothing of the second.
    SecondTarget,
    /// Somebody has been asked; these are taken whatever they answer.
    Asked(Vec<CardId>),
    /// Texts have seen what can be picked from.
    Pool(Vec<CardId>),
    /// The same, and the choice has been left to chance.
    RandomPool(Vec<CardId>),
}

/// What is done next with the cards an effect is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Dealing {
    /// Texts about any number of them see the whole set.
    SeeGroup,
    /// Their order is asked for, where it matters.
    Order,
    /// Somebody has been asked for it; so many cards are in their order already.
    Ordering(u8),
    /// They are dealt with one after the other.
    Deal,
    /// Where the next one goes has been asked.
    Where,
    /// One of them is being played.
    Playing,
}

impl Progress {
    /// The cards still to be dealt with, or to be picked from.
    pub fn cards(&self) -> &[CardId] {
        match self {
            Progress::On { cards, .. } => cards,
            Progress::Finding {
                so_far: Finding::Pool(cards) | Finding::RandomPool(cards),
                ..
            } => cards,
            _ => &[],
        }
    }

    pub(crate) fn cards_mut(&mut self) -> Option<&mut Vec<CardId>> {
        match self {
            Progress::On { cards, .. } => Some(cards),
            Progress::Finding {
                so_far: Finding::Pool(cards) | Finding::RandomPool(cards),
                ..
            } => Some(cards),
            _ => None,
        }
    }

    /// What is left of a group goes on; a choice among them may be left to chance.
    pub(crate) fn after_texts(&mut self, left: Vec<CardId>, by_chance: bool) {
        match self {
            Progress::Finding { so_far, .. } if by_chance => {
                *so_far = Finding::RandomPool(left);
            }
            _ => {
                if let Some(cards) = self.cards_mut() {
                    *cards = left;
                }
            }
        }
    }

    /// The cards of the first of two targets.
    pub(crate) fn take_first(&mut self) -> Vec<CardId> {
        match self {
            Progress::Finding { first, .. } | Progress::On { first, .. } => std::mem::take(first),
            _ => Vec::new(),
        }
    }

    /// Whether the cards of the first of two targets are known.
    pub(crate) fn has_first(&self) -> bool {
        match self {
            Progress::Finding { first, .. } | Progress::On { first, .. } => !first.is_empty(),
            _ => false,
        }
    }

    /// Whether the cards are known.
    pub(crate) fn is_on(&self) -> bool {
        matches!(self, Progress::On { .. })
    }
}

impl Block {
    /// A block at its beginning.
    pub(crate) fn new(
        source: CardId,
        you: Seat,
        code: Code,
        bound: Bindings,
        role: Role,
        cause: Cause,
    ) -> Block {
        Block {
            source,
            you,
            code,
            pc: 0,
            progress: Progress::Fresh,
            bound,
            role,
            cause,
            failed: false,
        }
    }

    /// The cards the effect deals with.
    pub(crate) fn take_cards(&mut self) -> Vec<CardId> {
        self.progress
            .cards_mut()
            .map(std::mem::take)
            .unwrap_or_default()
    }

    /// The next card the effect deals with, which it has dealt with then.
    pub(crate) fn take_next(&mut self) -> Option<CardId> {
        let cards = self.progress.cards_mut()?;
        (!cards.is_empty()).then(|| cards.remove(0))
    }

    pub(crate) fn deal(&mut self, step: Dealing) {
        if let Progress::On { next, .. } = &mut self.progress {
            *next = step;
        }
    }

    pub(crate) fn dealing(&self) -> Option<Dealing> {
        match self.progress {
            Progress::On { next, .. } => Some(next),
            _ => None,
        }
    }
}

/// How far a happening has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HappenStep {
    /// Texts respond to what is about to happen.
    Before,
    /// It happens.
    Act,
    /// Texts respond to what has happened.
    After,
    /// It is over.
    Done,
}

/// The result of the responses to a happening that is about to take place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fate {
    /// It takes place.
    Goes,
    /// A text prevents it.
    Prevented,
    /// A text does something else in its place.
    Replaced,
}

/// A happening on its way through the gate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Happen {
    /// What happens.
    pub h: Happening,
    /// The cards of a happening that concerns several at once.
    pub cards: Vec<CardId>,
    /// The next thing to do.
    pub step: HappenStep,
    /// Whether it takes place.
    pub fate: Fate,
    /// Only the moment before, for a whole group of cards (2E-GAP-48).
    pub batch: bool,
}

/// A round of responses to the happening in the frame below.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Respond {
    /// The happening.
    pub h: Happening,
    /// The cards of a happening that concerns several at once.
    pub cards: Vec<CardId>,
    /// The moment: before, while or after it.
    pub phase: Phase,
    /// The round is about a whole group of cards at once (2E-GAP-48).
    pub batch: bool,
    /// Whose opportunity it is.
    pub seat: Seat,
    /// Passes in a row.
    pub passes: u8,
    /// What has answered this occurrence already (2E-WHEN-03).
    pub used: Vec<Answered>,
}

/// An answer to an occurrence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answered {
    /// An ability of a card was used.
    Text(CardId, AbilityRef),
    /// Damage was removed from a ship (2E-DAM-08).
    Repair(CardId),
}
