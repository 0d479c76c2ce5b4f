//! Wrong input where games are made: decks, and scenarios built in Rust.

use cards::Catalogue;
use engine::scenario::{AttemptSetup, Segment, Spot};
use engine::{Deck, Game, Rules, Scenario, Seat};
use engine::{MOST_PLAYERS, SetupError};
use std::sync::Arc;

fn defs() -> Arc<[cards::CardDef]> {
    Catalogue::second_edition().cards().to_vec().into()
}

fn new(decks: &[Deck]) -> Result<Game, SetupError> {
    Game::new(defs(), decks, Rules::default(), 1)
}

/// 2E-SETUP-09
#[test]
fn a_game_needs_from_two_to_six_players() {
    for n in [0, 1, MOST_PLAYERS + 1, 9, 255, 256, 300] {
        assert_eq!(
            new(&vec![Deck::default(); n]).err(),
            Some(SetupError::Players(n, engine::MOST_PLAYERS))
        );
    }
    for n in 2..=MOST_PLAYERS {
        let game = new(&vec![Deck::default(); n]).expect("a game without cards");
        assert_eq!(game.state().players.len(), n);
    }
}

#[test]
fn a_card_that_is_not_in_the_catalogue_is_an_error() {
    let known = defs().len() as u16;
    for unknown in [known, u16::MAX] {
        let deck = |d: Deck| new(&[Deck::default(), d]).err();
        let list = vec![unknown];
        assert_eq!(
            deck(Deck {
                deck: list.clone(),
                ..Deck::default()
            }),
            Some(SetupError::UnknownCard(2, unknown))
        );
        assert_eq!(
            deck(Deck {
                dilemmas: list.clone(),
                ..Deck::default()
            }),
            Some(SetupError::UnknownCard(2, unknown))
        );
        assert_eq!(
            deck(Deck {
                missions: list,
                ..Deck::default()
            }),
            Some(SetupError::UnknownCard(2, unknown))
        );
    }
}

#[test]
fn more_cards_than_fit_are_an_error() {
    for n in [65_535, 65_536, 70_000, 200_000] {
        let big = Deck {
            deck: vec![0; n],
            ..Deck::default()
        };
        let result = new(&[big.clone(), big]);
        assert!(matches!(result, Err(SetupError::TooManyCards(_))), "{n}");
    }
}

/// Any list goes into a game or is an error; whether it is legal is judged elsewhere.
#[test]
fn lists_with_cards_in_the_wrong_place_do_not_panic() {
    let all: Vec<u16> = (0..defs().len() as u16).collect();
    for step in [1, 7, 31] {
        let some: Vec<u16> = all.iter().copied().step_by(step).collect();
        for deck in [
            Deck {
                deck: some.clone(),
                ..Deck::default()
            },
            Deck {
                missions: some.clone(),
                ..Deck::default()
            },
            Deck {
                dilemmas: some.clone(),
                ..Deck::default()
            },
            Deck {
                missions: some.clone(),
                dilemmas: some.clone(),
                seeds: some.clone(),
                deck: some.clone(),
            },
        ] {
            if let Ok(game) = new(&[deck.clone(), deck]) {
                assert_eq!(game.state().check_places(), Ok(()));
            }
        }
    }
}

type Change = (&'static str, fn(&mut Scenario));

fn attempt(mission: &str) -> Option<AttemptSetup> {
    Some(AttemptSetup {
        line: 0,
        mission: mission.to_owned(),
        ship: None,
        limit: None,
    })
}

const WRONG: [Change; 16] = [
    ("no players", |s| s.players.clear()),
    ("one player", |s| s.players.truncate(1)),
    ("seven players", |s| s.players.resize(7, Default::default())),
    ("three hundred players", |s| {
        s.players.resize(300, Default::default())
    }),
    ("an active player who is not there", |s| s.active = 2),
    ("an active player far away", |s| s.active = usize::MAX),
    ("an owner who is not there", |s| {
        s.put(2, "Law", Spot::Hand).stopped = false
    }),
    ("an owner far away", |s| {
        s.put(usize::MAX, "Law", Spot::Deck).stopped = false
    }),
    ("a commander who is not there", |s| {
        s.put(0, "Law", Spot::Core).commander = Some(9)
    }),
    ("a brig of nobody", |s| {
        s.put(0, "Ann", Spot::Brig(9)).stopped = false
    }),
    ("an unknown card", |s| {
        s.put(0, "Nobody", Spot::Hand).stopped = false
    }),
    ("no name", |s| s.put(0, "", Spot::Hand).stopped = false),
    ("a stack without an attempt", |s| {
        s.put(1, "Trap", Spot::Stack).stopped = false
    }),
    ("an attempt nowhere", |s| s.attempt = attempt("Nowhere")),
    ("an attempt at a personnel", |s| s.attempt = attempt("ann")),
    ("somebody in the stack", |s| {
        s.attempt = attempt("Green");
        s.put(1, "Ann", Spot::Stack).stopped = false;
    }),
];

#[test]
fn scenarios_made_in_rust_are_checked_too() {
    let sound = || {
        let text =
            "personnel Ann: Federation\nplanet Green: any\ndilemma Trap: dual\nevent Law: text []";
        let mut scenario = Scenario::read(text).expect("a sound text");
        scenario.put(0, "Green", Spot::Mission);
        scenario
            .put(0, "Ann", Spot::At("Green".to_owned()))
            .label("ann");
        scenario
    };
    assert!(sound().build(Catalogue::second_edition()).is_ok());
    let mut bad = Vec::new();
    for (what, change) in WRONG {
        let mut scenario = sound();
        change(&mut scenario);
        match std::panic::catch_unwind(|| scenario.build(Catalogue::second_edition())) {
            Err(_) => bad.push(format!("{what}: panic")),
            Ok(Ok(_)) => bad.push(format!("{what}: accepted")),
            Ok(Err(errors)) => {
                assert!(
                    !errors.is_empty() && errors.iter().all(|e| !e.message.to_string().is_empty())
                )
            }
        }
    }
    assert_eq!(bad, [""; 0]);
}

#[test]
fn strange_but_possible_scenarios_work() {
    let scenario = Scenario {
        turn: u16::MAX,
        seed: u64::MAX,
        segment: Segment::End,
        active: 1,
        ..Scenario::default()
    };
    let mut game = scenario
        .build(Catalogue::second_edition())
        .expect("a game")
        .game;
    assert_eq!(
        game.state().active,
        Seat(0),
        "the end of turn 65535 of player 2 is over"
    );
    assert!(game.pending().is_some());
    assert!(
        game.answer(Seat(0), engine::Answer::Act(engine::Action::DrawRest))
            .is_ok()
    );
}
