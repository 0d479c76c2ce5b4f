//! Everything in progress: a stack of frames, plain data. A question suspends the stack; the answer goes to the top
//! frame, which continues.

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
    /// A happening in progress, with the responses before and after it.
    Happen(Box<Happen>),
    /// A round of responses.
    Respond(Box<Respond>),
}

/// A position in a card's text: the ability, then pairs of (effect, block inside it).
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
    /// The `block`-th block inside the effect at `pc`. `None` if it is nested deeper than any card's text is.
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

/// A value that a running text remembers.
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

/// The name under which a running ability remembers a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Key {
    /// A slot that the text itself names.
    Slot(Slot),
    /// The opponent whom the user named for "your opponent".
    NamedOpponent,
    /// The skill that was chosen when a lasting effect began.
    ChosenSkill,
    /// The kind of fight: combat or engagement.
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
    /// No values.
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
    /// Takes all values of `other`, in place of earlier ones.
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

/// The part a block has in the text around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Role {
    /// The text itself.
    Body,
    /// A cost: if part of it fails, the rest of the text does not happen (2E-GAP-63).
    Cost,
    /// The first block of a `Try`.
    Trial,
}

/// A block of a card's text that is being carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Block {
    /// The card with the text.
    pub source: CardId,
    /// The player whom the text calls "you".
    pub you: Seat,
    /// The position of the block in the text.
    pub code: Code,
    /// The next effect.
    pub pc: u8,
    /// The progress of that effect.
    pub progress: Progress,
    /// The values it has bound.
    pub bound: Bindings,
    /// Its part in the text around it.
    pub role: Role,
    /// The cause of its effects.
    pub cause: Cause,
    /// Something in this block could not be done or was prevented.
    pub failed: bool,
}

/// The progress of an effect.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Progress {
    /// Nothing of it has been done.
    #[default]
    Fresh,
    /// The cards and players named in the conditions of the ability are being found.
    BindingGuard,
    /// Texts have had another chance before its requirement is compared.
    Reopened,
    /// Its requirement is being compared.
    Checking,
    /// The n-th block inside it is running.
    Inside(u8),
    /// The n-th block inside it has succeeded.
    CameOff(u8),
    /// The n-th block inside it has failed.
    Failed(u8),
    /// Its cost is paid, and those who can prevent the card have been asked.
    Paid,
    /// The players or cards that it still has to be done for.
    Each(Vec<Value>),
    /// The number of its draws or scores that have been made.
    Counted(u8),
    /// The cards it affects are being found.
    Finding {
        /// The cards of its first target, where it has two.
        first: Vec<CardId>,
        /// The progress of finding the others.
        so_far: Finding,
    },
    /// The cards it affects are known.
    On {
        /// The cards of its first target, where it has two.
        first: Vec<CardId>,
        /// Those still to be dealt with.
        cards: Vec<CardId>,
        /// The next thing to do with them.
        next: Dealing,
    },
    /// The fight it began is in progress or over.
    Begun,
}

/// The progress of finding the cards that an effect affects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Finding {
    /// The first target is known, the second is not.
    SecondTarget,
    /// A player has been asked; these cards are taken whatever the answer is.
    Asked(Vec<CardId>),
    /// Texts have responded to the cards that can be picked.
    Pool(Vec<CardId>),
    /// Texts have responded, and made the choice random.
    RandomPool(Vec<CardId>),
}

/// The next thing to do with the cards that an effect affects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Dealing {
    /// Texts respond to the whole group.
    SeeGroup,
    /// A player chooses their order, if it matters.
    Order,
    /// A player has been asked for the order; this many cards are in order already.
    Ordering(u8),
    /// They are dealt with one after the other.
    Deal,
    /// A player has been asked where the next one goes.
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

    /// Continues with the cards that are left of a group; the choice among them may be random.
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

    /// Takes all cards the effect deals with off its list.
    pub(crate) fn take_cards(&mut self) -> Vec<CardId> {
        self.progress
            .cards_mut()
            .map(std::mem::take)
            .unwrap_or_default()
    }

    /// Takes the next card the effect deals with off its list.
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

/// The progress of a happening.
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

/// A happening in progress, with the responses before and after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Happen {
    /// The happening.
    pub h: Happening,
    /// The cards of a happening that concerns several at once.
    pub cards: Vec<CardId>,
    /// The next thing to do.
    pub step: HappenStep,
    /// Whether it takes place.
    pub fate: Fate,
    /// Only the responses before it take place, for a whole group of cards (2E-GAP-48).
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
    /// The player who may respond now.
    pub seat: Seat,
    /// Passes in a row.
    pub passes: u8,
    /// The responses made to this occurrence (2E-WHEN-03).
    pub used: Vec<Answered>,
}

/// A response to an occurrence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answered {
    /// An ability of a card was used.
    Text(CardId, AbilityRef),
    /// Damage was removed from a ship (2E-DAM-08).
    Repair(CardId),
}
