//! The decisions of an edition. Each game has one [`Procedure`] in its table; kernel and texts use nothing else.
//!
//! Facts that are needed very often are data, [`Customs`], filled in once when the table is made; the others are
//! calls.

use super::choice::{Action, Answer, Ask, Choice, Constraint, Layout};
use super::frame::{Bindings, Block, Respond};
use super::game::{Flow, Game};
use super::happening::{Cause, Happening};
use super::ids::{CardId, Seat, SiteId};
use super::place::{Place, PlaceSet};
use super::procedure::{Attempt, Fight, Here, Play, Turn};
use super::refusal::Refusal;
use super::state::Flags;
use super::table::Part;
use super::view::{Board, Viewer};
use crate::first;
use crate::second;
use crate::text::destination::Destination;
use crate::text::eval::Cx;
use crate::text::respond::Offer;
use cards::language::{Effect, Requirement, Verb};
use cards::lexicon::{CardType, Icon};
use cards::{CardDef, Rulebook, Word};
use locale::Message;
use serde::{Deserialize, Serialize};
use std::fmt;

pub use first::view::FirstBoard;
pub use second::plan::Plan;
pub use second::staffing::StaffingGap;
pub use second::view::SecondBoard;

/// The rules a game is played by: the edition and its switches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "edition", rename_all = "lowercase")]
pub enum Rules {
    /// The First Edition.
    First(first::Rules),
    /// The Second Edition.
    Second(second::Rules),
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::r2003()
    }
}

impl From<first::Rules> for Rules {
    fn from(rules: first::Rules) -> Rules {
        Rules::First(rules)
    }
}

impl From<second::Rules> for Rules {
    fn from(rules: second::Rules) -> Rules {
        Rules::Second(rules)
    }
}

impl Rules {
    /// The First Edition by the basic rules of 2022.
    pub fn first() -> Rules {
        Rules::First(first::Rules::default())
    }

    /// The Second Edition by the rulebook of August 2003.
    pub fn r2003() -> Rules {
        Rules::Second(second::Rules::r2003())
    }

    /// The Second Edition by the rulebook of December 2002.
    pub fn r2002() -> Rules {
        Rules::Second(second::Rules::r2002())
    }

    /// The Second Edition by this rulebook.
    pub fn of(book: Rulebook) -> Rules {
        Rules::Second(second::Rules::of(book))
    }

    /// The edition.
    pub fn edition(&self) -> cards::Edition {
        match self {
            Rules::First(_) => cards::Edition::First,
            Rules::Second(_) => cards::Edition::Second,
        }
    }

    /// The rulebook of a game of the Second Edition.
    pub fn rulebook(&self) -> Option<Rulebook> {
        match self {
            Rules::First(_) => None,
            Rules::Second(rules) => Some(rules.set),
        }
    }

    /// The name of the edition's rulebook.
    pub fn name(&self) -> &'static str {
        match self {
            Rules::First(_) => "2022",
            Rules::Second(rules) => rules.set.name(),
        }
    }

    /// The switches of the Second Edition, whose procedure alone reads them.
    pub(crate) fn second(&self) -> &second::Rules {
        match self {
            Rules::Second(rules) => rules,
            Rules::First(_) => unreachable!("a game of the First Edition has other switches"),
        }
    }

    /// These rules, with the faults that a game of the previous format was played with.
    #[must_use]
    pub(crate) fn with_faults(self, faults: Faults) -> Rules {
        match self {
            Rules::First(_) => self,
            Rules::Second(rules) => Rules::Second(second::Rules { faults, ..rules }),
        }
    }

    /// These rules, with the faults and questions of a game that was begun earlier.
    #[must_use]
    pub(crate) fn as_begun(self, earlier: &Rules) -> Rules {
        match (self, earlier) {
            (Rules::Second(rules), Rules::Second(earlier)) => Rules::Second(second::Rules {
                faults: earlier.faults,
                questions: earlier.questions,
                ..rules
            }),
            _ => self,
        }
    }

    pub(crate) fn procedure(&self) -> &'static dyn Procedure {
        match self {
            Rules::First(_) => &first::First,
            Rules::Second(_) => &second::Second,
        }
    }
}

/// Bugs of the engine that were fixed after a game began, which the game keeps so that its recorded answers still
/// fit: what has been prevented can be responded to (2E-GAP-105), a cost of nothing is not paid (2E-GAP-06), cards go
/// onto piles in the order of the table (2E-GAP-48), interrupts are prevented before their cost is paid (2E-GAP-106),
/// every skill used for a mission is responded to (2E-GAP-107).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Faults {
    /// The game is played without them.
    #[default]
    Mended,
    /// The game was begun with them and goes on with them.
    Kept,
}

/// The questions that a game asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Questions {
    /// Only those whose answer can matter (2E-GAP-109).
    #[default]
    ThatMatter,
    /// All of them, in games that were begun before.
    All,
}

/// The way a card comes under a player's command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entering {
    /// The player plays it.
    Played,
    /// An effect brings it.
    ByEffect,
}

/// A reason for which kernel or texts refuse something; the edition knows the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cite {
    /// The player who answers has left the game.
    PlayerLeft,
    /// The player who answers was not asked.
    NotYourChoice,
    /// The text is another player's.
    NotYourText,
    /// The card with the text is idle.
    IdleText,
    /// Another text forbids it.
    BarredText,
    /// The text does not work where its card is.
    TextElsewhere,
    /// It has been used as often as it may be.
    UsedUp,
    /// The activity during which it can be used is not going on.
    NotMeanwhile,
    /// Its requirement is not met.
    DemandNotMet,
    /// Its cost cannot be paid.
    CostNotPayable,
    /// A mandatory response must be made first.
    MustRespond,
    /// It has already responded to this occurrence.
    AnsweredAlready,
    /// Nobody is asked for a response.
    NoRound,
    /// The skills picked are too few or too many.
    SkillUsers,
}

/// The part of an unusable card that still counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OutOfUse {
    Nothing,
    ItsNumbers,
}

/// The player who decides between cards that are equally good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TieBreaker {
    Commander,
    Owner,
    /// The opponent of the text's user.
    Opponent,
}

/// The players who see the cards of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    Everybody,
    Nobody,
    /// The player whose place it is.
    Holder,
    /// The player whose place it is, if the card lies face up.
    HolderIfFaceUp,
    /// The player whose place it is; the top card is open to all.
    HolderAndTop,
    /// The player who owns the card; all players, if it has been turned up before.
    OwnerOrKnown,
}

/// The facts about an edition that are needed very often.
#[derive(Clone, Debug)]
pub(crate) struct Customs {
    /// The flags that make a card and its text unusable.
    pub idle: Flags,
    /// The places where the text of a card of each type could work at all.
    pub awake: [PlaceSet; CardType::ALL.len()],
    /// The places where the usual text of each type works.
    pub works: [PlaceSet; CardType::ALL.len()],
    /// The places where it works if a text lets the card be played from there.
    pub lent: [PlaceSet; CardType::ALL.len()],
    /// The places where "you" in the text of a card is simply its commander; elsewhere the edition is asked.
    pub speaks_for_commander: PlaceSet,
    /// The players who see the cards of a place, by [`Place::kind`].
    pub sight: [Sight; Place::KINDS],
    /// The part of a captive that its former commander can use.
    pub captives: OutOfUse,
    /// The part of an idle card that its commander can use.
    pub idle_cards: OutOfUse,
    /// Texts reach idle cards of their own player.
    pub reaches_idle: bool,
    /// The player who breaks ties.
    pub tie_breaker: TieBreaker,
    /// Faults that a game begun earlier keeps.
    pub faults: Faults,
    /// The questions that are asked.
    pub questions: Questions,
}

/// The moment of a turn in which a scenario begins.
#[derive(Clone, Debug)]
pub(crate) struct Opening {
    pub segment: crate::scenario::Segment,
    /// The counters that the scenario gives, by seat.
    pub counters: Vec<Option<i16>>,
    /// The mission attempted, the ship, and the most its dilemmas may cost.
    pub attempt: Option<(CardId, Option<CardId>, Option<i16>)>,
}

/// A procedure of an edition that is on top of the stack.
pub(crate) enum Top {
    Turn(Here<Turn>),
    Play(Here<Play>),
    Attempt(Here<Attempt>),
    Fight(Here<Fight>),
}

/// The rules of an edition that kernel and texts need.
pub(crate) trait Procedure: Sync + fmt::Debug {
    /// The facts that are needed very often.
    fn customs(&self, rules: &Rules) -> Customs;
    /// Whether two cards lie at the same place on the table.
    fn same_site(&self, rules: &Rules, a: &CardDef, b: &CardDef) -> bool;
    /// The number of lists of cards that a game needs for so many players and sites.
    fn lists(&self, players: usize, sites: usize) -> usize;
    /// The place of the cards of a part of a deck list before anything is shuffled or drawn.
    fn first_place(&self, part: Part, owner: Seat) -> Place;
    /// The icons that supply an icon which a ship needs.
    fn supply(&self, icon: Icon) -> Vec<Icon>;
    /// The first frame of a game.
    fn first_turn(&self) -> Turn;
    /// Shuffles, chooses the first player at random and deals opening hands.
    fn begin(&self, game: &mut Game);
    /// Goes to the middle of a turn.
    fn begin_at(&self, game: &mut Game, opening: &Opening) -> Result<(), Message>;
    /// One step of the procedure on top of the stack.
    fn step(&self, game: &mut Game, top: Top) -> Flow;
    /// Adds the legal actions of a player who must act.
    fn menu(&self, game: &Game, ask: Ask, seat: Seat, out: &mut Vec<Action>);
    /// Checks whether an action is legal; the error cites the rule.
    fn check(&self, game: &Game, ask: Ask, seat: Seat, action: &Action) -> Result<(), Refusal>;
    /// Finds a better reason than "cannot be chosen".
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
    /// Whether cards may be laid like this.
    fn check_arrangement(
        &self,
        game: &Game,
        rule: Layout,
        laid: &[(CardId, Place)],
    ) -> Result<(), Refusal>;
    /// The rule behind something that kernel or texts refuse.
    fn cite(&self, what: Cite) -> &'static str;
    /// The reason to refuse a response that is not on offer.
    fn refuse_response(&self, game: &Game, seat: Seat, action: &Action) -> Refusal;
    /// Adds the responses in a round that are not texts.
    fn more_responses(&self, game: &Game, round: &Respond, seat: Seat, out: &mut Vec<Offer>);
    /// Carries out one of these.
    fn respond(&self, game: &mut Game, seat: Seat, action: Action);
    /// Carries out a happening, if the edition knows how; `false` if it is only logged.
    fn enact(&self, game: &mut Game, h: &Happening, cards: &[CardId]) -> bool;
    /// Applies the consequences of a card's new place.
    fn settle(&self, game: &mut Game, card: CardId, from: Place, to: Place);
    /// The way a card leaves whose host has left play.
    fn goes_with(&self, game: &Game, rider: CardId) -> Happening;
    /// Called when the price of the procedure on top was not paid.
    fn unpaid(&self, game: &mut Game);
    /// Called when a text makes the choice of the procedure on top random.
    fn left_to_chance(&self, game: &mut Game);
    /// Whether a card may come under a player's command.
    fn may_enter(
        &self,
        game: &Game,
        seat: Seat,
        card: CardId,
        how: Entering,
    ) -> Result<(), Refusal>;
    /// The player whom the text of a card calls "you", where the card is now.
    fn text_user(&self, game: &Game, card: CardId) -> Seat;
    /// The requirements of a mission as they are printed, for the player who attempts it.
    fn requirement<'a>(&self, game: &'a Game, mission: CardId) -> Option<&'a Requirement>;
    /// Whether a ship can be used.
    fn is_staffed(&self, game: &Game, ship: CardId) -> bool;
    /// The icons or affiliation that a ship lacks to be staffed.
    fn staffing_gap(&self, game: &Game, ship: CardId) -> StaffingGap;
    /// The Range a ship needs from one place to another.
    fn distance(&self, game: &Game, ship: CardId, from: SiteId, to: SiteId) -> i16;
    /// Called before a text takes the top `n` cards of a pile.
    fn before_reaching(&self, game: &mut Game, pile: Place, n: usize);
    /// Lets texts respond before a later requirement of a dilemma; `false` if nobody can.
    fn before_requirement(&self, game: &mut Game) -> bool;
    /// Changes how many dilemmas are drawn, or what they may cost.
    fn change_dilemmas(&self, game: &mut Game, draw: i16, spend: i16);
    /// The conditions of the dilemma being faced are not met.
    fn fail_dilemma(&self, game: &mut Game);
    /// Lets other personnel face the dilemma.
    fn face_instead(&self, game: &mut Game, cards: &[CardId]);
    /// Whether a player could spend `n` counters now.
    fn can_spend(&self, game: &Game, seat: Seat, n: i16) -> bool;
    /// Spends counters; a number below zero adds some.
    fn spend(&self, game: &mut Game, seat: Seat, n: i16, cause: Cause);
    /// Plays a card by a text, aboard this ship or wherever its type goes.
    fn play_by_text(&self, game: &mut Game, seat: Seat, card: CardId, aboard: Option<CardId>);
    /// Plays a card for one of its abilities.
    fn play_for(&self, game: &mut Game, seat: Seat, card: CardId, ability: u8, bound: Bindings);
    /// Called when the cost of a card played for an ability has been paid.
    fn cost_paid(&self, game: &mut Game);
    /// The places where a verb puts a card if the text does not say.
    fn usual_places(&self, game: &Game, verb: Verb, card: CardId, actor: Seat) -> Vec<Destination>;
    /// The player who is asked first in a round of responses.
    fn first_to_respond(&self, game: &Game) -> Seat;
    /// Previews an action, if it is one that can be planned.
    fn plan(&self, game: &Game, seat: Seat, action: &Action) -> Option<Plan>;
    /// All titles of cards of a type that can be named.
    fn titles_of(&self, game: &Game, kind: CardType) -> Vec<Word>;
    /// Whether a text could begin its fight.
    fn can_fight(&self, game: &Game, effect: &Effect, cx: &Cx) -> bool;
    /// The rule that prevents a fight.
    fn no_fight(&self, game: &Game, effect: &Effect, cx: &Cx) -> &'static str;
    /// Asks what is still undecided about a fight and begins it. `None` if there is nothing to fight.
    fn start_fight(&self, game: &mut Game, block: &mut Block, effect: &Effect) -> Option<Flow>;
    /// Adds a ship to the current fight.
    fn join_fight(&self, game: &mut Game, ship: CardId);
    /// Ends the game if somebody has won.
    fn check_victory(&self, game: &mut Game);
    /// Removes a player who gives up.
    fn concede(&self, game: &mut Game, seat: Seat);
    /// Replaces what `seat` cannot know about the procedures of an imagined game.
    fn veil(&self, game: &mut Game, seat: Seat);
    /// The edition's part of a view.
    fn show(&self, viewer: &Viewer) -> Board;
    /// The most players at one table.
    fn most_players(&self) -> usize;
}
