//! What an edition decides. One [`Procedure`] per game is kept in its table; kernel and texts ask nobody else.
//!
//! Questions that are asked all the time are data, [`Customs`], filled once when the table is laid; the others are
//! calls.

use super::choice::{Action, Answer, Ask, Choice, Constraint};
use super::frame::{Bindings, Block, Respond};
use super::game::{Flow, Game};
use super::happening::{Cause, Happening};
use super::ids::{CardId, Seat, SiteId};
use super::place::{Place, PlaceSet};
use super::procedure::{Attempt, Fight, Here, Play, Turn};
use super::refusal::Refusal;
use super::state::Flags;
use super::table::Face;
use super::view::{Board, Viewer};
use crate::second;
use crate::text::eval::Cx;
use crate::text::respond::Offer;
use cards::language::Effect;
use cards::lexicon::CardType;
use cards::{CardDef, Rulebook, Word};
use locale::Message;
use serde::{Deserialize, Serialize};
use std::fmt;

pub use second::staffing::StaffingGap;
pub use second::view::SecondBoard;

/// The rules a game is played by: the edition and its switches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "edition", rename_all = "lowercase")]
pub enum Rules {
    /// The Second Edition.
    Second(second::Rules),
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::r2003()
    }
}

impl From<second::Rules> for Rules {
    fn from(rules: second::Rules) -> Rules {
        Rules::Second(rules)
    }
}

impl Rules {
    /// The Second Edition by the rulebook of August 2003.
    pub fn r2003() -> Rules {
        Rules::Second(second::Rules::r2003())
    }

    /// The Second Edition by the rulebook of December 2002.
    pub fn r2002() -> Rules {
        Rules::Second(second::Rules::r2002())
    }

    /// The Second Edition by a rulebook.
    pub fn of(book: Rulebook) -> Rules {
        Rules::Second(second::Rules::of(book))
    }

    /// The rulebook of a game of the Second Edition.
    pub fn rulebook(&self) -> Rulebook {
        self.second().set
    }

    /// The switches of the Second Edition.
    pub fn second(&self) -> &second::Rules {
        let Rules::Second(rules) = self;
        rules
    }

    /// The same rules with the faults that a game of the format before was played with.
    #[must_use]
    pub(crate) fn with_faults(self, faults: Faults) -> Rules {
        match self {
            Rules::Second(rules) => Rules::Second(second::Rules { faults, ..rules }),
        }
    }

    pub(crate) fn faults(&self) -> Faults {
        self.second().faults
    }

    pub(crate) fn procedure(&self) -> &'static dyn Procedure {
        match self {
            Rules::Second(_) => &second::Second,
        }
    }
}

/// Whether a game is played with faults of the engine that were mended after it began, so that its recorded answers
/// still fit: what has been prevented can be answered (2E-GAP-105), a cost of nothing is not paid (2E-GAP-06), cards
/// go onto piles in the order of the table (2E-GAP-48), interrupts are prevented before their cost is paid
/// (2E-GAP-106), every skill used for a mission is answered (2E-GAP-107).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Faults {
    /// The game is played without them.
    #[default]
    Mended,
    /// The game was begun with them and goes on with them.
    Kept,
}

/// How a card comes under a player's command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entering {
    /// The player plays it.
    Played,
    /// An effect brings it.
    ByEffect,
}

/// What kernel and texts refuse; the edition knows the rule that says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cite {
    /// Somebody who has left the game answers.
    PlayerLeft,
    /// Somebody answers who is not asked.
    NotYourChoice,
    /// The text is another player's.
    NotYourText,
    /// The card with the text is idle.
    IdleText,
    /// Another text bars it.
    BarredText,
    /// The text does not work where its card is.
    TextElsewhere,
    /// It has been used as often as it may be.
    UsedUp,
    /// What it says must go on does not.
    NotMeanwhile,
    /// What it demands is not given.
    DemandNotMet,
    /// Its cost cannot be paid.
    CostNotPayable,
    /// A response that must be made.
    MustRespond,
    /// It has answered this occurrence.
    AnsweredAlready,
    /// Nobody is asked for a response.
    NoRound,
    /// The skills picked are too few or too many.
    SkillUsers,
}

/// What a card that is out of use still gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OutOfUse {
    Nothing,
    ItsNumbers,
}

/// Who decides between cards that are equally good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TieBreaker {
    Commander,
    Owner,
}

/// Who sees the cards of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    Everybody,
    Nobody,
    /// The player whose place it is.
    Holder,
    /// The same, as far as the cards lie face up.
    HolderIfFaceUp,
}

/// The answers of an edition that are asked for all the time.
#[derive(Clone, Debug)]
pub(crate) struct Customs {
    /// The flags that put a card and its text out of use.
    pub idle: Flags,
    /// Where a card of each type can have something to say at all.
    pub awake: [PlaceSet; CardType::ALL.len()],
    /// Where the usual text of each type works.
    pub works: [PlaceSet; CardType::ALL.len()],
    /// Where it works if a text lets the card be played from there.
    pub lent: [PlaceSet; CardType::ALL.len()],
    /// Where "you" in the text of a card is simply its commander; elsewhere the edition is asked.
    pub speaks_for_commander: PlaceSet,
    /// Who sees what lies where, by [`Place::kind`].
    pub sight: [Sight; Place::KINDS],
    /// What a captive gives its former commander.
    pub captives: OutOfUse,
    /// What an idle card gives its commander.
    pub idle_cards: OutOfUse,
    /// Texts reach idle cards of their own player.
    pub reaches_idle: bool,
    /// Who breaks ties.
    pub tie_breaker: TieBreaker,
    /// Faults that a game begun earlier keeps.
    pub faults: Faults,
}

/// A moment of a turn in which a game begins that was not set up by the rules.
#[derive(Clone, Debug)]
pub(crate) struct Opening {
    pub segment: crate::scenario::Segment,
    /// The counters that were written down, by seat.
    pub counters: Vec<Option<i16>>,
    /// The mission attempted, the ship, and what its dilemmas may cost.
    pub attempt: Option<(CardId, Option<CardId>, Option<i16>)>,
}

/// A procedure of an edition that is on top of the stack.
pub(crate) enum Top {
    Turn(Here<Turn>),
    Play(Here<Play>),
    Attempt(Here<Attempt>),
    Fight(Here<Fight>),
}

/// The rules of an edition, as far as kernel and texts need them.
pub(crate) trait Procedure: Sync + fmt::Debug {
    /// The answers that are asked for all the time.
    fn customs(&self, rules: &Rules) -> Customs;
    /// Whether two cards lie at the same place on the table.
    fn same_site(&self, rules: &Rules, a: &CardDef, b: &CardDef) -> bool;
    /// Where a card lies before anything is shuffled or drawn.
    fn first_place(&self, face: &Face) -> Place;
    /// The first frame of a game.
    fn first_turn(&self) -> Turn;
    /// Shuffles, draws the first player and opening hands.
    fn begin(&self, game: &mut Game);
    /// Goes to the middle of a turn.
    fn begin_at(&self, game: &mut Game, opening: &Opening) -> Result<(), Message>;
    /// One step of the procedure on top of the stack.
    fn step(&self, game: &mut Game, top: Top) -> Flow;
    /// The legal actions of a player who is asked what to do.
    fn menu(&self, game: &Game, ask: Ask, seat: Seat, out: &mut Vec<Action>);
    /// Whether an action is one of them, and the rule that says no.
    fn check(&self, game: &Game, ask: Ask, seat: Seat, action: &Action) -> Result<(), Refusal>;
    /// A more telling reason than "no candidate".
    fn check_candidates(
        &self,
        game: &Game,
        choice: &Choice,
        answer: &Answer,
    ) -> Result<(), Refusal>;
    /// Whether cards may be picked together.
    fn check_together(
        &self,
        game: &Game,
        rule: Constraint,
        cards: &[CardId],
    ) -> Result<(), Refusal>;
    /// The rule that says no to something kernel or texts refuse.
    fn cite(&self, what: Cite) -> &'static str;
    /// Why a response is refused that nobody offers.
    fn refuse_response(&self, game: &Game, seat: Seat, action: &Action) -> Refusal;
    /// What can be done in a round besides using texts.
    fn more_responses(&self, game: &Game, round: &Respond, seat: Seat, out: &mut Vec<Offer>);
    /// Does one of these.
    fn respond(&self, game: &mut Game, seat: Seat, action: Action);
    /// Does what happens, if the edition knows how; `false` for what is only told.
    fn enact(&self, game: &mut Game, h: &Happening, cards: &[CardId]) -> bool;
    /// What follows from a card lying where it now lies.
    fn settle(&self, game: &mut Game, card: CardId, from: Place, to: Place);
    /// How a card goes whose host has left play.
    fn goes_with(&self, game: &Game, rider: CardId) -> Happening;
    /// The price of the procedure on top was not paid.
    fn unpaid(&self, game: &mut Game);
    /// A text has left the choice of the procedure on top to chance.
    fn left_to_chance(&self, game: &mut Game);
    /// Whether a card may come under a player's command.
    fn may_enter(
        &self,
        game: &Game,
        seat: Seat,
        card: CardId,
        how: Entering,
    ) -> Result<(), Refusal>;
    /// Who is "you" in the text of a card where it lies now.
    fn text_user(&self, game: &Game, card: CardId) -> Seat;
    /// Whether a ship can be used.
    fn is_staffed(&self, game: &Game, ship: CardId) -> bool;
    /// The Range a ship needs from one place to another.
    fn distance(&self, game: &Game, ship: CardId, from: SiteId, to: SiteId) -> i16;
    /// Before a text takes the top `n` cards of a pile.
    fn before_reaching(&self, game: &mut Game, pile: Place, n: usize);
    /// A chance for texts before a later requirement of a dilemma; `false` if nobody could use it.
    fn before_requirement(&self, game: &mut Game) -> bool;
    /// More or fewer dilemmas, or points to spend on them.
    fn change_dilemmas(&self, game: &mut Game, draw: i16, spend: i16);
    /// Somebody else faces the dilemma.
    fn face_instead(&self, game: &mut Game, cards: &[CardId]);
    /// Whether a player could spend so many counters now.
    fn can_spend(&self, game: &Game, seat: Seat, n: i16) -> bool;
    /// Spends counters; below zero there are more of them afterwards.
    fn spend(&self, game: &mut Game, seat: Seat, n: i16, cause: Cause);
    /// A text plays a card, aboard this ship or wherever its type goes.
    fn play_by_text(&self, game: &mut Game, seat: Seat, card: CardId, aboard: Option<CardId>);
    /// A card is played for one of its abilities.
    fn play_for(&self, game: &mut Game, seat: Seat, card: CardId, ability: u8, bound: Bindings);
    /// The cost of the card that is being played for an ability has been paid.
    fn cost_paid(&self, game: &mut Game);
    /// All titles of cards of a type that can be named.
    fn titles_of(&self, game: &Game, kind: CardType) -> Vec<Word>;
    /// Whether a text could begin its fight at all.
    fn can_fight(&self, game: &Game, effect: &Effect, cx: &Cx) -> bool;
    /// The rule that stands in the way of a fight.
    fn no_fight(&self, game: &Game, effect: &Effect, cx: &Cx) -> &'static str;
    /// Asks what is still open about a fight and begins it. `None` if there is nothing to fight.
    fn start_fight(&self, game: &mut Game, block: &mut Block, effect: &Effect) -> Option<Flow>;
    /// A ship joins the fight that is going on.
    fn join_fight(&self, game: &mut Game, ship: CardId);
    /// Ends the game if somebody has won.
    fn check_victory(&self, game: &mut Game);
    /// A player gives up.
    fn concede(&self, game: &mut Game, seat: Seat);
    /// The edition's part of a view.
    fn show(&self, viewer: &Viewer) -> Board;
    /// Whether a card belongs to the pool of dilemmas, for those who have to guess it.
    fn is_apart(&self, face: &Face) -> bool;
    /// The most that can play at one table.
    fn most_players(&self) -> usize;
}
