//! One of no options cannot be chosen: the text goes on, and so does the game.

use crate::support::board::{asked, choose, responds, stage};
use engine::random::RandomPlayer;
use engine::script::Table;
use engine::{Answer, Ask, Choice, Named};
use std::sync::mpsc;
use std::time::Duration;

/// Runs this beside the test, which fails if it takes for ever.
#[track_caller]
fn in_time<T: Send + 'static>(what: &str, run: impl FnOnce() -> T + Send + 'static) -> T {
    let (done, wait) = mpsc::channel();
    let thread = std::thread::spawn(move || {
        let _ = done.send(run());
    });
    match wait.recv_timeout(Duration::from_secs(60)) {
        Ok(result) => result,
        Err(mpsc::RecvTimeoutError::Timeout) => panic!("{what}: does not end"),
        Err(mpsc::RecvTimeoutError::Disconnected) => match thread.join() {
            Err(why) => std::panic::resume_unwind(why),
            Ok(()) => panic!("{what}: no result"),
        },
    }
}

/// Uses an Order with this body and a point behind it: the score, who is asked, and whether it is for an order.
fn order(body: &str) -> (i16, u8, bool) {
    let text = format!(
        "
        personnel Mute: Federation I5 C5 S5
        personnel Sage: Federation Science Honor I5 C5 S5
        event Riddle: text [(when: Order, body: [{body}, Points(who: You, n: N(1))])]
        player 1
          missions: Green
          core: Riddle
          hand: Ann
          at Green: Mute; Sage"
    );
    let what = body.to_owned();
    in_time(&what, move || {
        let mut t = stage(&text);
        t.use_text("Riddle", 0);
        (t.score(1), t.asked(), t.ask() == Ask::Orders)
    })
}

/// These bodies come to nothing, and what follows them is done.
#[track_caller]
fn come_to_nothing(bodies: &[&str]) {
    let ends = bodies.iter().map(|b| (*b, order(b)));
    let stuck: Vec<_> = ends.filter(|(_, end)| *end != (1, 1, true)).collect();
    assert!(stuck.is_empty(), "{stuck:#?}");
}

/// 2E-ACT-15
#[test]
fn one_of_no_ways_is_none() {
    come_to_nothing(&[
        "OneOf(who: You, options: [])",
        "OneOf(who: Opponent, options: [])",
        "Try(body: [OneOf(who: You, options: [])], cannot: [])",
    ]);
}

/// 2E-ACT-15
#[test]
fn one_of_no_skills_is_none() {
    let gain = |on: &str, what: &str| {
        format!(
            "Choose((of: (filter: Title(Is(\"Mute\"))), n: Exactly(N(1)), to: 1)),
            Apply(m: Skill(on: {on}, gain: true, what: {what}), until: Turn)"
        )
    };
    let sage = "Pick((of: (filter: Title(Is(\"Sage\"))), n: Exactly(N(1)), to: 2))";
    come_to_nothing(&[
        &gain(sage, "OneFrom(One(In(1)))"),
        &gain(sage, "OneOf([])"),
        &gain("One(In(1))", "OneOwn"),
    ]);
}

/// 2E-ACT-15, 2E-GLOSS-13
#[test]
fn one_of_no_names_is_none() {
    come_to_nothing(&[
        "Name(who: You, what: CardType([]), to: 3)",
        "Name(who: Opponent, what: CardType([]), to: 3)",
        "Name(who: You, what: TitleOf((filter: Title(Is(\"Nobody\")))), to: 3)",
        "Name(who: Opponent, what: TitleOf((filter: Title(Is(\"Nobody\")))), to: 3)",
    ]);
}

/// 2E-ACT-15
#[test]
fn one_of_no_cards_numbers_players_or_places_is_none() {
    come_to_nothing(&[
        "Choose((of: (filter: Title(Is(\"Nobody\"))), n: Exactly(N(1)), to: 3))",
        "ChooseNumber(who: You, max: N(-1), to: 3)",
        "ChoosePlayer(from: Loser, to: 3)",
        "Move(verb: Place, what: Pick((of: (from: Hand(You)), n: Exactly(N(1)), to: 3)), to: Headquarters(You))",
    ]);
}

/// 2E-ACT-15
#[test]
fn where_nothing_is_meant_nothing_is_asked() {
    come_to_nothing(&[
        "Reorder(slot: 9, to: Deck(You, Top(1)))",
        "Choose((of: (filter: Title(Is(\"Nobody\"))), n: AnyNumber, to: 3))",
        "Choose((of: (filter: Title(Is(\"Nobody\"))), n: Until(Type(Personnel)), to: 3))",
        "Choose((of: (filter: Title(Is(\"Nobody\"))), n: Exactly(N(1)), how: Random, to: 3))",
        "Move(verb: Download, what: Pick((of: (from: Deck(You, All), filter: Title(Is(\"Nobody\"))), n: Exactly(N(1)),
            to: 3)))",
        "Swap(a: Those(9), b: Those(8))",
        "Move(verb: Place, what: Those(9), to: Deck(You, TopOrBottom))",
    ]);
}

/// 2E-ACT-15
#[test]
fn a_game_with_such_a_text_ends() {
    let mut endless = Vec::new();
    for body in [
        "Name(who: You, what: CardType([]), to: 3)",
        "Name(who: Opponent, what: TitleOf((filter: Title(Is(\"Nobody\")))), to: 3)",
        "OneOf(who: You, options: [])",
        "ChooseNumber(who: You, max: N(-1), to: 3)",
    ] {
        let ended = in_time(body, move || {
            let t = stage(&format!(
                "
                event Riddle: text [(when: On((kind: TurnStart, who: You)), body: [{body}])]
                player 1
                  core: Riddle
                turn of 2"
            ));
            let mut game = t.game;
            let mut lot = RandomPlayer::eager(1);
            for _ in 0..20_000 {
                let Some((seat, answer)) = lot.answer(&game) else {
                    return game.is_over();
                };
                if game.answer(seat, answer).is_err() {
                    return false;
                }
            }
            false
        });
        if !ended {
            endless.push(body);
        }
    }
    assert!(endless.is_empty(), "{endless:#?}");
}

/// 2E-ACT-15, 2E-GLOSS-13
/// 2C052 Personal Forcefield
///
/// Without a unique personnel nobody is named, and the event is gone; with one, that one is.
#[test]
fn a_forcefield_for_nobody_protects_nobody() {
    let result = in_time("the forcefield", || {
        let mut t = stage(
            "
            player 1
              missions: Red
              hand: 2C052
              at Red: Ann; Bo
            segment play",
        );
        let play = t.play_action("Personal Forcefield", None);
        if !t.offers(play) {
            return None;
        }
        t.play("Personal Forcefield");
        let gone = t.in_discard(1, "Personal Forcefield");
        Some((asked(&t), gone))
    });
    assert_eq!(result, Some(((1, Ask::PlayAndDraw), true)));

    let mut t = stage(
        "
        personnel Eve: Federation I5 C5 S5 unique
        personnel Fay: Federation I5 C5 S5 unique
        player 1
          missions: Red
          hand: 2C052
          at Red: Ann; Eve; Fay
        segment play",
    );
    t.play("Personal Forcefield");
    assert_eq!(t.asked(), 1);
    assert!(matches!(t.pending().choice, Choice::Name { .. }));
    t.answer(Answer::Name(Named::Title(cards::Word::new("Eve"))));
    assert_eq!(asked(&t), (1, Ask::PlayAndDraw));
}

/// 2E-ACT-15
#[test]
fn one_of_some_options_is_asked_for() {
    let mut t = stage(
        "
        event Riddle: text [(when: Order, body: [OneOf(who: You, options: [[Points(who: You, n: N(2))],
            [Points(who: You, n: N(3))]]), Points(who: You, n: N(10))])]
        player 1
          core: Riddle",
    );
    t.use_text("Riddle", 0);
    assert_eq!(t.asked(), 1);
    assert!(matches!(t.pending().choice, Choice::Options { .. }));
    t.option(1);
    assert_eq!(t.score(1), 13);
    assert_eq!(asked(&t), (1, Ask::Orders));
}

/// 2E-ACT-15
/// 1R332 Kamala, The Perfect Mate
///
/// From somebody without skills she gains none, and the game goes on; from somebody with skills, one.
#[test]
fn the_perfect_mate_gains_nothing_from_somebody_without_skills() {
    let (asked_for, ask) = in_time("Kamala", || {
        let mut t = stage(
            "
            personnel Mute: Federation I5 C5 S5
            player 1
              missions: Green
              at Green: 1R332; Mute",
        );
        t.use_text("Kamala", 0);
        asked(&t)
    });
    assert_eq!((asked_for, ask), (1, Ask::Orders));

    let mut t = stage(
        "
        personnel Sage: Federation Science Honor I5 C5 S5
        player 1
          missions: Green
          at Green: 1R332; Sage",
    );
    t.use_text("Kamala", 0);
    let Choice::Options { options } = t.pending().choice.clone() else {
        panic!("a skill: {:?}", t.pending());
    };
    assert_eq!(options.len(), 2);
    t.option(0);
    assert_eq!(asked(&t), (1, Ask::Orders));
}

fn kira(discard: &str) -> Table {
    let mut t = stage(&format!(
        "
        planet Port: any span 2 points 30 needs Honor
        player 1
          missions: Port
          discard: {discard}
          at Port: 2R106"
    ));
    t.attempt("Port");
    while t.ask() == Ask::ChooseDilemmas {
        t.pick(&[]);
    }
    t
}

/// 2E-ACT-15, 2E-ACT-16
/// 2R106 Kira Nerys, Impassioned Major
///
/// Nobody is in a brig and nobody in the discard pile: neither way leads anywhere.
#[test]
fn the_major_takes_nobody_where_nobody_is() {
    let result = in_time("Kira Nerys", || {
        let mut t = kira("");
        if responds(&t) {
            t.use_text("Kira Nerys", 0);
        }
        // Either way may be named; both come to nothing.
        if matches!(t.pending().choice, Choice::Options { .. }) {
            t.option(0);
        }
        (asked(&t), t.score(1))
    });
    assert_eq!(result, ((1, Ask::Orders), 30));

    let mut t = kira("Ann");
    assert_eq!(asked(&t), (1, Ask::Respond));
    t.use_text("Kira Nerys", 0);
    if matches!(t.pending().choice, Choice::Options { .. }) {
        t.option(1);
    }
    choose(&mut t, &["Ann"]);
    assert!(t.in_hand(1, "Ann"));
}

/// 2E-ACT-15
/// 1R090 How Would You Like a Trip to Romulus?
///
/// Without a ship and without a commander there is nothing to choose, and the event is gone.
#[test]
fn a_trip_with_no_ship_and_no_commander_leads_nowhere() {
    let result = in_time("the trip", || {
        let mut t = stage(
            "
            player 1
              hand: 1R090
              deck: Relic; Stone
            segment play",
        );
        t.play("How Would You Like a Trip to Romulus?");
        if matches!(t.pending().choice, Choice::Options { .. }) {
            t.option(0);
        }
        let gone = t.in_discard(1, "How Would You Like a Trip to Romulus?");
        (asked(&t), gone)
    });
    assert_eq!(result, ((1, Ask::PlayAndDraw), true));
}
