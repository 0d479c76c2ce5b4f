//! Scenarios: a readable text that starts a game anywhere in a turn, for tests, the terminal, puzzles and bug
//! reports.
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
//! In a scenario of the First Edition (`rules first`) the spacelines are the missions of the players in the order of
//! their lines. A player also has `seeds: …`, `under Green World: …` (the first is met first) and `docked at Base: …`.
//!
//! A card is named by its title, `Title, Subtitle` or collector number; cards defined in the text come
//! first. A player without a `deck` line has ten cards of filler, so that the game does not end at once.

mod build;
mod define;
mod read;

pub use build::Built;

use crate::kernel::edition::Rules;
use crate::kernel::state::Flag;
use cards::CardDef;
use locale::{Message, message};
use std::fmt;

/// A scenario text as data. It need not make sense; [`Scenario::build`] checks that.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The rules of the game.
    pub rules: Rules,
    /// The seed of everything random.
    pub seed: u64,
    /// The players, in the order of the seats.
    pub players: Vec<PlayerSetup>,
    /// Cards defined in the text.
    pub defs: Vec<CardDef>,
    /// All cards and where they are.
    pub pieces: Vec<Piece>,
    /// The player whose turn it is, counted from 0.
    pub active: usize,
    /// The number of the turn, counted from 1 over all players.
    pub turn: u16,
    /// The part of the turn the game begins in.
    pub segment: Segment,
    /// An attempt the game begins in.
    pub attempt: Option<AttemptSetup>,
}

/// The numbers of one player.
#[derive(Clone, Debug, Default)]
pub struct PlayerSetup {
    /// Points scored.
    pub score: i16,
    /// Counters left; none for as many as the segment usually leaves.
    pub counters: Option<i16>,
    /// The scenario lists a deck; without one, the deck is ten cards of filler.
    pub has_deck: bool,
}

/// The part of the turn a scenario begins in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Segment {
    /// Before the start-of-turn actions.
    Start,
    /// In the play and draw segment.
    Play,
    /// In the execute orders segment.
    #[default]
    Orders,
    /// At the beginning of the discard segment.
    Discard,
    /// Before the end-of-turn actions.
    End,
}

/// One card and where it is.
#[derive(Clone, Debug)]
pub struct Piece {
    /// The line it is on, counted from 1; 0 if it was put there from Rust.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// The name of the card: its title, `Title, Subtitle` or collector number.
    pub name: String,
    /// A name for this one card, for scripts and other pieces.
    pub label: Option<String>,
    /// The player who owns it, counted from 0.
    pub owner: usize,
    /// The player who commands it, if not its owner.
    pub commander: Option<usize>,
    /// The place it is in.
    pub spot: Spot,
    /// It is stopped.
    pub stopped: bool,
    /// It is turned face down (2E-SHOW-02).
    pub face_down: bool,
    /// It lies face up in a dilemma pile (2E-DIL-07).
    pub face_up: bool,
    /// It is a completed mission.
    pub completed: bool,
    /// It was placed on its ship as damage (2E-DAM-01).
    pub damage: bool,
    /// It is a dilemma overcome without being seen (D-10).
    pub unseen: bool,
    /// First Edition: damaged, disabled, in stasis, cloaked.
    pub states: Vec<Flag>,
    /// The Range it has used this turn.
    pub range_used: i8,
}

/// The place of a piece. Cards are named by label or name, players are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Spot {
    /// In its owner's row of missions.
    Mission,
    /// In its owner's hand.
    Hand,
    /// In its owner's deck; the first listed is the top card.
    Deck,
    /// In its owner's discard pile.
    Discard,
    /// In its owner's dilemma pile.
    Pile,
    /// In its owner's core.
    Core,
    /// In the brig of this player.
    Brig(usize),
    /// Out of the game.
    Removed,
    /// At a mission: ships in orbit, personnel and equipment on its surface.
    At(String),
    /// Aboard this ship.
    Aboard(String),
    /// On this card.
    On(String),
    /// Beneath this mission.
    Beneath(String),
    /// In the stack of the attempt; the first listed is revealed first.
    Stack,
    /// First Edition: among the cards that its owner has not seeded yet.
    Seed,
    /// First Edition: under this mission; the first listed is met first.
    Under(String),
    /// First Edition: docked at this facility.
    Docked(String),
}

/// An attempt in progress.
#[derive(Clone, Debug)]
pub struct AttemptSetup {
    /// The line it is on, counted from 1.
    pub line: usize,
    /// The mission, by label or name.
    pub mission: String,
    /// The ship, at a space mission.
    pub ship: Option<String>,
    /// The most its dilemmas may cost; none to let the rules decide.
    pub limit: Option<i16>,
}

/// A fault in a scenario, with its line and column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioError {
    /// The line, counted from 1; 0 for the text as a whole.
    pub line: usize,
    /// The column, counted from 1.
    pub column: usize,
    /// The fault in words.
    pub message: Message,
}

impl ScenarioError {
    /// The fault in words, with its line and column.
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

    /// Adds a card of player `owner` (counted from 0) and returns it for further changes.
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
    /// A card of `owner` (counted from 0) that is unstopped and has no label.
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
            states: Vec::new(),
            range_used: 0,
        }
    }
    /// Gives it a label.
    pub fn label(&mut self, label: &str) -> &mut Piece {
        self.label = Some(label.to_owned());
        self
    }
    /// Marks it as stopped.
    pub fn stopped(&mut self) -> &mut Piece {
        self.stopped = true;
        self
    }
}
