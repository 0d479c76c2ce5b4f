//! Every answer can be written, and what faults show is accepted.

use super::{fault, run, set};
use crate::support::games::{Playing, games};
use engine::script::{Problem, Table, player};
use engine::{Answer, Built, Choice, Game, Naming, Place};
use std::collections::BTreeMap;

const ORDERS: &str = "
player 1
  missions: Base; Green; Deep
  at Base: Ann; Bo; Wren
player 2
  pile: Trap; Snag";

#[test]
fn orders_are_given_by_words() {
    let mut t = set(ORDERS);
    run(
        &mut t,
        "expect allowed: player 1: beam Ann, Bo from Base to Wren
         expect place of Ann: Base
         player 1: beam Ann, Bo from Base to Wren    // both at once
         expect place of Bo: aboard Wren
         player 1: move Wren to Green
         expect place of Wren: orbit of Green
         player 1: beam from aboard Wren to surface of Green
         player 1: pick Ann; Bo
         player 1: attempt Green
         expect asked: player 2
         expect refused API: player 2: pick Wren
         player 2: pick nothing",
    );
}

#[test]
fn titles_may_hold_the_words_of_scripts() {
    let mut t = Table::set(
        "personnel Ann, of Earth: Federation [Cmd] Law cost 1
         personnel Bo at Base: Federation [Stf] Law cost 1
         hq Base: plays Fed, NA, equipment span 2
         ship Up to Ann: Federation staff[Stf] R8 W6 S6
         planet Away from Home: Fed span 2 points 35
         player 1
           missions: Base; Away from Home
           hand: Bo at Base
           at Base: Up to Ann; Ann, of Earth
         segment play",
    )
    .expect("a sound scenario");
    run(
        &mut t,
        "player 1: play Bo at Base at Base
         player 1: draw rest
         player 1: beam Ann, of Earth, Bo at Base from Base to Up to Ann
         player 1: move Up to Ann to Away from Home
         player 1: beam Ann, of Earth from Up to Ann to Away from Home
         expect place of Ann, of Earth: Away from Home",
    );
}

#[test]
fn cards_are_named_by_label_title_subtitle_number_and_id() {
    let t = Table::set(
        "player 1
           missions: Earth, Home of Starfleet Command
           hand: 1R087 as cloak",
    )
    .expect("a sound scenario");
    let cloak = t.card("cloak");
    assert_eq!(t.card("1R087"), cloak);
    assert_eq!(t.card(&cloak.to_string()), cloak);
    assert_eq!(t.card("Engage Cloak"), cloak);
    assert_eq!(t.card("engage cloak"), cloak);
    assert_eq!(t.card("Earth"), t.card("Earth, Home of Starfleet Command"));
    assert_eq!(t.exact_name(cloak), "cloak");
}

/// A table for a game that is under way.
fn at(game: Game) -> Table {
    let labels = BTreeMap::new();
    Table::from(Built { game, labels })
}

/// Games with every card: each answer is written down and read again at a second table, which has to be in the same
/// state then. Now and then every line that is shown as accepted is tried.
#[test]
fn every_answer_of_random_games_can_be_written_and_read() {
    for n in games(4) {
        let mut playing = Playing::touring(n);
        let mut read = at(playing.game.clone());
        loop {
            let before = at(playing.game.clone());
            let Some((seat, answer)) = playing.step() else {
                break;
            };
            let line = format!("player {}: {}", seat.0 + 1, before.answer_words(&answer));
            if playing.step.is_multiple_of(16) {
                accepted_lines_are_accepted(&before);
            }
            run(&mut read, &line);
            assert_eq!(
                playing.game.state(),
                read.game.state(),
                "{}: {line}",
                playing.place()
            );
        }
    }
}

#[track_caller]
fn accepted_lines_are_accepted(t: &Table) {
    let open = matches!(
        t.pending().choice,
        Choice::Cards { .. }
            | Choice::Number { .. }
            | Choice::Name {
                what: Naming::Title
            }
    );
    if open {
        return;
    }
    for line in t.accepted() {
        run(&mut t.clone(), &format!("expect allowed: {line}"));
    }
}

/// A table where player 1 has used a text with this body, and a script has gone on.
#[track_caller]
fn answered(body: &str, script: &str) -> Table {
    let mut t = set(&format!(
        "event Text: text [(when: Order, body: [{body}])]
        interrupt Brawl: text [(when: Order, body: [Fight(kind: Combat, with: Any, win: [])])]
        planet Red: Fed span 2 points 30
        players 3
        player 1
          missions: Green; Red
          core: Text
          hand: Brawl
          at Red: Ann
          at Green: Bo
        player 2
          at Red: Bo as guard
          at Green: Ann as guest"
    ));
    run(&mut t, &format!("player 1: use Text\n{script}"));
    t
}

#[test]
fn questions_of_every_shape_are_answered_by_words() {
    let value = "Points(who: You, n: Value(0))";
    let number = format!("ChooseNumber(who: You, max: N(3), to: 0), {value}");
    let t = answered(
        &number,
        "expect refused API: player 1: number 4\nplayer 1: number 2",
    );
    assert_eq!(t.score(1), 2);

    let who = "ChoosePlayer(from: Each, to: 0), Points(who: In(0), n: N(3))";
    let t = answered(
        who,
        "player 1: choose player 3\nexpect score of player 3: 3",
    );
    assert_eq!(t.score(1), 0);

    let may = "May(who: You, body: [Points(who: You, n: N(1))])";
    answered(may, "player 1: yes\nexpect score of player 1: 1");
    answered(may, "player 1: no\nexpect score of player 1: 0");

    let one =
        "OneOf(who: You, options: [[Points(who: You, n: N(1))], [Points(who: You, n: N(10))]])";
    answered(one, "player 1: option 1\nexpect score of player 1: 1");
    answered(one, "player 1: option 2\nexpect score of player 1: 10");

    let name = "Name(who: You, what: Skill, to: 0)";
    answered(name, "player 1: name Geology\nexpect asked: player 1");
    answered(
        name,
        "expect refused API: player 1: name type Ship\nplayer 1: name skill Law",
    );
}

#[test]
fn a_place_is_chosen_by_words() {
    let mut t = answered("", "player 1: use Brawl");
    assert!(matches!(t.pending().choice, Choice::Place { .. }));
    assert_eq!(
        t.accepted(),
        [
            "player 1: place surface of Red",
            "player 1: place surface of Green"
        ]
    );
    run(&mut t, "player 1: place surface of Green");
}

#[test]
fn answers_of_every_shape_have_words() {
    let t = set(ORDERS);
    let words = |answer: Answer| t.answer_words(&answer);
    let cards = t.cards(&["Ann", "Bo"]);
    assert_eq!(words(Answer::Cards(vec![])), "pick nothing");
    assert_eq!(words(Answer::Order(cards)), "order Ann; Bo");
    assert_eq!(words(Answer::Number(-3)), "number -3");
    assert_eq!(words(Answer::YesNo(true)), "yes");
    assert_eq!(words(Answer::Option(0)), "option 1");
    assert_eq!(words(Answer::Player(player(2))), "choose player 2");
    assert_eq!(
        words(Answer::Place(Place::Hand(player(1)))),
        "place hand of player 1"
    );
    assert_eq!(words(Answer::Concede), "concede");
}

const DOCUMENTATION: &str = include_str!("../../../../../docs/scenarios.md");

#[test]
fn the_script_in_the_documentation_is_played() {
    let (_, scripts) = DOCUMENTATION.split_once("## Scripts").expect("a section");
    let (_, script) = scripts.split_once("```text\n").expect("an example");
    let (script, _) = script.split_once("```").expect("the end of the example");
    assert!(script.lines().count() > 5, "{script}");
    run(&mut set(ORDERS), script);
}

#[test]
fn every_answer_is_in_the_documentation() {
    let found = fault(&mut set(ORDERS), "player 1: jump");
    let Problem::Word { words, .. } = found.problem else {
        panic!("{found}");
    };
    for word in words.split(", ") {
        let quoted = format!("`{word}");
        assert!(DOCUMENTATION.contains(&quoted), "{word} is missing");
    }
}
