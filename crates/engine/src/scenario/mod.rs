//! Scenarios: one readable text that puts a game anywhere in a turn. Tests, the terminal, puzzles and bug
//! reports share it.
//!
//! ```text
//! rules 2003
//! seed 7
//! personnel Ann: Federation [Cmd] Medical 2 Science I5 C6 S7 cost 2 unique
//! ship Wren: Federation staff[Cmd] R8 W6 S6 cost 4
//! planet Green World: Fed span 2 points 35 Alpha needs Medical and Cunning>5
//!
//! player 1
//!   score 30
//!   counters 4
//!   missions: Green World; Earth, Home of Starfleet Command
//!   hand: Ann; 2x Wren
//!   at Green World: Wren as wren; Ann as ann [stopped]
//! player 2
//!   pile: Chula: Echoes [up]
//!
//! turn of 1
//! segment orders
//! ```
//!
//! A card is named by its title, `Title, Subtitle` or collector number; cards defined in the text come
//! first. A player without a `deck` line has ten cards of filler, so that the game does not end at once.

mod build;
mod define;
mod read;

pub use build::Built;

use crate::kernel::edition::Rules;
use cards::CardDef;
use locale::{Message, message};
use std::fmt;

/// What a scenario text says. Anything can be said; [`Scenario::build`] finds out whether it makes sense.
#[derive(Clone, Debug)]
pub struct Scenario {
    pub rules: Rules,
    pub seed: u64,
    pub players: Vec<PlayerSetup>,
    /// Cards defined in the text.
    pub defs: Vec<CardDef>,
    pub pieces: Vec<Piece>,
    /// Whose turn it is, counted from 0.
    pub active: usize,
    pub turn: u16,
    pub segment: Segment,
    pub attempt: Option<AttemptSetup>,
}

#[derive(Clone, Debug, Default)]
pub struct PlayerSetup {
    pub score: i16,
    pub counters: Option<i16>,
    pub has_deck: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Segment {
    /// Before the start-of-turn actions.
    Start,
    Play,
    #[default]
    Orders,
    Discard,
    /// Before the end-of-turn actions.
    End,
}

/// One card and where it is.
#[derive(Clone, Debug)]
pub struct Piece {
    pub line: usize,
    pub column: usize,
    pub name: String,
    pub label: Option<String>,
    pub owner: usize,
    pub commander: Option<usize>,
    pub spot: Spot,
    pub stopped: bool,
    pub face_down: bool,
    pub face_up: bool,
    pub completed: bool,
    pub damage: bool,
    pub unseen: bool,
    pub range_used: i8,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Spot {
    Mission,
    Hand,
    /// Listed from the top.
    Deck,
    Discard,
    Pile,
    Core,
    Brig(usize),
    Removed,
    /// At a mission: ships in orbit, personnel and equipment on its surface.
    At(String),
    Aboard(String),
    On(String),
    Beneath(String),
    /// In the stack of the attempt; the first listed is revealed first.
    Stack,
}

#[derive(Clone, Debug)]
pub struct AttemptSetup {
    pub line: usize,
    pub mission: String,
    pub ship: Option<String>,
    pub limit: Option<i16>,
}

/// A fault in a scenario, with its place in the text (both counted from 1; 0 for the text as a whole).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioError {
    pub line: usize,
    pub column: usize,
    pub message: Message,
}

impl ScenarioError {
    /// The fault with its place.
    pub fn message(&self) -> Message {
        let what = self.message.clone();
        match self.line {
            0 => message!("scenario-fault", what = what),
            line => message!("at-place", line = line, column = self.column, what = what),
        }
    }
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message())
    }
}
impl std::error::Error for ScenarioError {}

impl Default for Scenario {
    fn default() -> Scenario {
        Scenario {
            rules: Rules::default(),
            seed: 1,
            players: vec![PlayerSetup::default(); 2],
            defs: Vec::new(),
            pieces: Vec::new(),
            active: 0,
            turn: 1,
            segment: Segment::default(),
            attempt: None,
        }
    }
}

impl Scenario {
    /// Reads a scenario text. All faults are listed, not only the first.
    pub fn read(text: &str) -> Result<Scenario, Vec<ScenarioError>> {
        read::read(text)
    }

    /// Adds a card defined in Rust.
    #[must_use]
    pub fn define(mut self, def: CardDef) -> Scenario {
        self.defs.push(def);
        self
    }

    /// Puts a card of player `owner` (counted from 0) somewhere and gives it back for further changes.
    pub fn put(&mut self, owner: usize, name: &str, spot: Spot) -> &mut Piece {
        if spot == Spot::Deck
            && let Some(player) = self.players.get_mut(owner)
        {
            player.has_deck = true;
        }
        self.pieces.push(Piece::new(owner, name, spot));
        let last = self.pieces.len() - 1;
        &mut self.pieces[last]
    }
}

impl Piece {
    pub fn new(owner: usize, name: &str, spot: Spot) -> Piece {
        Piece {
            line: 0,
            column: 0,
            name: name.to_owned(),
            label: None,
            owner,
            commander: None,
            spot,
            stopped: false,
            face_down: false,
            face_up: false,
            completed: false,
            damage: false,
            unseen: false,
            range_used: 0,
        }
    }
    pub fn label(&mut self, label: &str) -> &mut Piece {
        self.label = Some(label.to_owned());
        self
    }
    pub fn stopped(&mut self) -> &mut Piece {
        self.stopped = true;
        self
    }
}
