//! The rules of the Star Trek Customizable Card Game.
//!
//! A [`Game`] runs until a player must choose. [`Game::pending`] is the question, [`Game::answer`] checks an answer,
//! applies it and runs on to the next question. The engine reads no files and no clocks, and everything random comes
//! from the seed of the game: the same decks, seed and answers always give the same game.
//!
//! Cards and decks come from the `cards` crate.
//!
//! # A game
//!
//! Two starter decks make a game:
//!
//! ```
//! use cards::{Catalogue, DeckRules, deck::starters::starters};
//! use engine::{Deck, Game, Rules};
//!
//! let catalogue = Catalogue::second_edition();
//! let decks: Vec<Deck> = starters()[..2].iter().map(|starter| {
//!     let checked = starter.reading.list.validate(catalogue, &DeckRules::default());
//!     let (legal, _warnings) = checked.expect("starter decks are legal");
//!     Deck::from(&legal)
//! }).collect();
//! let game = Game::new(catalogue.shared(), &decks, Rules::default(), 7)?;
//! assert!(!game.is_over());
//! # Ok::<(), engine::SetupError>(())
//! ```
//!
//! # Questions and answers
//!
//! A question is for one player and has one of nine forms ([`Choice`]). When a player must act, [`Game::actions`] lists
//! the legal actions; the other forms list what can be chosen themselves.
//!
//! ```
//! # use cards::{Catalogue, DeckRules, deck::starters::starters};
//! # use engine::{Deck, Game, Rules};
//! # let catalogue = Catalogue::second_edition();
//! # let decks: Vec<Deck> = starters()[..2].iter().map(|starter| {
//! #     let checked = starter.reading.list.validate(catalogue, &DeckRules::default());
//! #     Deck::from(&checked.expect("starter decks are legal").0)
//! # }).collect();
//! # let mut game = Game::new(catalogue.shared(), &decks, Rules::default(), 7).expect("legal decks");
//! use engine::{Action, Answer, Ask, Choice, Place};
//!
//! let pending = game.pending().expect("the game has just begun");
//! let seat = pending.seat;
//! assert_eq!((pending.ask, &pending.choice), (Ask::PlayAndDraw, &Choice::Act));
//! assert!(game.actions().contains(&Action::Draw));
//!
//! let before = game.state().zone(Place::Hand(seat)).len();
//! game.answer(seat, Answer::Act(Action::Draw))?;
//! assert_eq!(game.state().zone(Place::Hand(seat)).len(), before + 1);
//! # Ok::<(), engine::Refusal>(())
//! ```
//!
//! An illegal answer is refused with the id of the rule that forbids it, and changes nothing. The ids are those of
//! `docs/rules/second-edition.md`.
//!
//! ```
//! # use cards::{Catalogue, DeckRules, deck::starters::starters};
//! # use engine::{Deck, Game, Rules};
//! # let catalogue = Catalogue::second_edition();
//! # let decks: Vec<Deck> = starters()[..2].iter().map(|starter| {
//! #     let checked = starter.reading.list.validate(catalogue, &DeckRules::default());
//! #     Deck::from(&checked.expect("starter decks are legal").0)
//! # }).collect();
//! # let mut game = Game::new(catalogue.shared(), &decks, Rules::default(), 7).expect("legal decks");
//! use engine::{Action, Answer, Why};
//!
//! let (seat, before) = (game.state().active, game.state().clone());
//! let refusal = game.answer(seat, Answer::Act(Action::End)).unwrap_err();
//! assert_eq!(refusal.rule, "2E-DRAW-05");
//! assert!(matches!(refusal.why, Why::CountersLeft { left: 7, .. }));
//! assert_eq!(game.state(), &before);
//! ```
//!
//! # Views
//!
//! A [`View`] is the game as one player may see it. Hidden cards are only counted: their numbers are in no part of it.
//!
//! ```
//! # use cards::{Catalogue, DeckRules, deck::starters::starters};
//! # use engine::{Deck, Game, Rules};
//! # let catalogue = Catalogue::second_edition();
//! # let decks: Vec<Deck> = starters()[..2].iter().map(|starter| {
//! #     let checked = starter.reading.list.validate(catalogue, &DeckRules::default());
//! #     Deck::from(&checked.expect("starter decks are legal").0)
//! # }).collect();
//! # let game = Game::new(catalogue.shared(), &decks, Rules::default(), 7).expect("legal decks");
//! use engine::{Place, Seat};
//!
//! let view = game.view(Some(Seat(0)));
//! assert_eq!(view.players[0].hand.len(), 7);
//! assert!(view.players[1].hand.is_empty());
//! assert_eq!(view.players[1].sizes.hand, 7);
//!
//! // The cards in the other hand are among those that this view leaves out.
//! let unknown = game.numbers_unknown_to(Seat(0));
//! assert!(game.state().zone(Place::Hand(Seat(1))).iter().all(|card| unknown.contains(card)));
//! assert_eq!(game.view_json(Some(Seat(0))), view.to_json());
//! ```
//!
//! # Replays
//!
//! A [`Replay`] has the decks, the seed and the answers of a game, and a hash of the state after each answer.
//!
//! ```
//! # use cards::{Catalogue, DeckRules, deck::starters::starters};
//! # use engine::{Deck, Game, Rules};
//! # let catalogue = Catalogue::second_edition();
//! # let decks: Vec<Deck> = starters()[..2].iter().map(|starter| {
//! #     let checked = starter.reading.list.validate(catalogue, &DeckRules::default());
//! #     Deck::from(&checked.expect("starter decks are legal").0)
//! # }).collect();
//! # let mut game = Game::new(catalogue.shared(), &decks, Rules::default(), 7).expect("legal decks");
//! use engine::{Packs, Replay, random::RandomPlayer};
//!
//! let mut replay = Replay::start(&game, &["Ro", "Data"]);
//! let mut player = RandomPlayer::new(1);
//! for _ in 0..50 {
//!     let Some((seat, answer)) = player.answer(&game) else { break };
//!     game.answer(seat, answer.clone()).expect("a legal answer");
//!     replay.push(seat, answer, &game);
//! }
//! let read = Replay::parse(&replay.to_text())?;
//! let again = read.verify(cards::Catalogue::second_edition(), Packs::MustAgree)?;
//! assert_eq!(again.state(), game.state());
//! # Ok::<(), engine::ReplayError>(())
//! ```
//!
//! # Scenarios and plans
//!
//! A [`Scenario`] is a text that starts a game anywhere in a turn. [`Game::plan`] works out an attempt before it is
//! begun: the team, the number of dilemmas, and what the mission needs.
//!
//! ```
//! use engine::{Action, Scenario, Seat};
//!
//! let text = "personnel Ann: Federation [Cmd] Medical I5 C6 S7
//!     planet Green: Fed span 2 points 35 needs Medical and Cunning>7
//!     player 1
//!       missions: Green
//!       at Green: Ann";
//! let scenario = Scenario::read(text).expect("a scenario without faults");
//! let built = scenario.build(cards::Catalogue::second_edition()).expect("a possible scenario");
//! let mission = built.card("Green").expect("the mission");
//!
//! let plan = built.game.plan(Seat(0), &Action::Attempt { mission, ship: None }).expect("a plan");
//! assert_eq!((plan.team.len(), plan.limit), (1, 1));
//! assert!(plan.refusal.is_none() && !plan.met, "Ann may try, but she is not cunning enough");
//! ```
//!
//! # Scripts
//!
//! A [script] plays a scenario with one answer per line, and checks the results:
//!
//! ```
//! use engine::script::{Table, run};
//!
//! let mut table = Table::set("personnel Ann: Federation [Cmd] Medical I5 C6 S7
//!     planet Green: Fed span 2 points 35 needs Medical
//!     player 1
//!       missions: Green
//!       at Green: Ann").expect("a scenario without faults");
//! run(&mut table, "
//!     player 1: attempt Green
//!     expect completed: Green
//!     expect score of player 1: 35
//! ").unwrap_or_else(|fault| panic!("{fault}"));
//! ```
//!
//! # Contents
//!
//! | subject | where |
//! |---|---|
//! | games and answers | [`Game`], [`Rules`], [`Deck`], [`Answer`], [`Action`], [`Refusal`], [`Outcome`] |
//! | choices | [`Pending`], [`Ask`], [`Choice`]; the text behind a question: [`Asking`] |
//! | cards and places | [`Table`], [`Face`], [`Site`], [`Place`]; what changes: [`State`], [`Card`], [`Player`] |
//! | happenings and events | [`Happening`], [`Event`], [`SeenEvent`] |
//! | frames: what is in progress | [`Frame`], [`Turn`], [`Play`], [`Attempt`], [`Fight`], [`Check`], [`Block`] |
//! | views | [`View`], [`PlayerView`], [`CardView`], [`Prompt`]; views that follow a game: [`Watcher`]; games to imagine: [`Unknown`] |
//! | replays | [`Replay`], [`Header`], [`ReplayError`] |
//! | scenarios and scripts | [`scenario`], [`script`] |
//! | players that answer at random | [`random`] |
//! | First Edition | [`FirstRules`], [`FirstBoard`] |
//! | Second Edition | [`SecondRules`], [`Rulebook`], [`Plan`], [`SecondBoard`] |

#![warn(missing_docs)]
#![deny(clippy::too_many_lines)]

mod first;
mod kernel;
pub mod random;
pub mod scenario;
pub mod script;
mod second;
mod text;

// Games and answers.
pub use cards::{Rulebook, SameMission};
pub use kernel::choice::{AbilityRef, Action, Answer};
pub use kernel::edition::{Faults, Questions, Rules};
pub use kernel::game::Game;
pub use kernel::ids::{Seat, Seats};
pub use kernel::refusal::{Refusal, Why};
pub use kernel::rng::Dice;
pub use kernel::setup::SetupError;
pub use kernel::state::{EndedBy, Outcome, Player, State};
pub use kernel::table::{Deck, Part};

// Choices.
pub use kernel::choice::{Ask, Choice, Constraint, Label, Layout, Named, Naming, Pending, TextAsk};
pub use text::asking::Asking;

// Cards and places.
pub use kernel::ids::{CardId, SiteId};
pub use kernel::place::{Place, SideDeck};
pub use kernel::state::{Card, Flag, Flags, LastKnown, Lasting, Until, Use};
pub use kernel::table::{Face, Site, Table};
pub use kernel::tally::{Tally, abilities};
pub use text::modifiers::Term;

// Happenings and events.
pub use kernel::event::{Event, SeenEvent, SeenFace};
pub use kernel::happening::{Amount, Cause, End, Facet, Happening};
pub use kernel::sides::{Addend, Side, SideTerm, SideView, TermOf};

// Frames.
pub use kernel::frame::{
    Answered, Bindings, Block, Check, Code, Dealing, Fate, Finding, Frame, Happen, HappenStep, Key,
    Progress, Respond, Role, Value,
};
pub use kernel::procedure::{
    Attempt, AttemptOf, Between, Fight, FightOf, Play, PlayOf, Reserve, Turn, Way,
};
pub use text::requirement::check::Step as CheckStep;

// Views.
pub use kernel::forecast::Forecast;
pub use kernel::imagine::Unknown;
#[doc(hidden)]
pub use kernel::rename::Swap;
pub use kernel::view::{
    Board, CardView, GroupView, MissionView, Moment, PlayerView, Prompt, ShipView, SiteView, Sizes,
    View, Watcher,
};
pub use text::requirement::{Asked, Line, all_met};

// Replays.
pub use kernel::replay::{FORMAT, Header, Packs, PlayerHeader, Replay, ReplayError};

// Scenarios and scripts; more in their modules.
pub use scenario::{Built, Scenario, ScenarioError};

// First Edition.
pub use first::attempt::{Course as FirstAttempt, Step as FirstAttemptStep};
pub use first::battle::Step as BattleStep;
pub use first::play::Step as FirstPlayStep;
pub use first::rules::Rules as FirstRules;
pub use first::rules::{CloakedDocking, FullTurn, Pairs};
pub use first::seeding::{Stage, Step as SeedStep};
pub use first::turn::{Course as FirstTurn, Step as FirstTurnStep};
pub use first::view::{
    BattleView, CardState, DockedView, FirstBoard, FirstPhase, FirstPlayer, SeededView, StateView,
};

// Second Edition.
pub use second::attempt::{Course as AttemptCourse, Step as AttemptStep};
pub use second::fight::{Course as FightCourse, Step as FightStep};
pub use second::plan::{Absent, AbsentWhy, Plan};
pub use second::play::Step as PlayStep;
pub use second::rules::{
    BeamingShip, Captive, CardsOnCards, EqualScores, FaceUpCard, OverLimit, OwnStopped,
    Rules as SecondRules, StoppedCard, StoppedDefenders, TieBreaker, Unfaced, UniqueCaptive,
};
pub use second::setup::MOST_PLAYERS;
pub use second::staffing::StaffingGap;
pub use second::turn::{Course as TurnCourse, Step as TurnStep};
pub use second::view::{AttemptView, FightView, Goal, SecondBoard, SecondPlayer, Segment};
pub use second::winning::POINTS_TO_WIN;
