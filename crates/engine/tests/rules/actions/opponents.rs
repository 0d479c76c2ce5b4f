//! 2E-ACT-17, 2E-GAP-40, 2E-GAP-41, 2E-GAP-68: loops, which opponent, whose pile.

use crate::support::actions::{responds, world};
use cards::language::Kind;
use engine::script::{Table, player};
use engine::{Ask, Choice, Label};

const TOOLS: &str = "
event Robbery: text [(when: Order, body: [Move(verb: Discard, what: Pick((of: (from: Hand(AnOpponent(0))),
    n: Exactly(N(1)), how: By(In(0)), to: 1)), by: In(0))])]
event Lottery: text [(when: Order, body: [Stop(what: Pick((of: (filter: All([Type(Personnel), Commanded(You)])),
    n: Exactly(N(1)), how: Random, to: 0)))])]
dilemma Dice: dual cost 1 text [(when: Resolve, body: [Stop(what: Pick((of: (from: Attempt),
    n: Exactly(N(1)), how: Random, to: 0)))])]
event Cloning: text [(when: On((kind: Place, card: Species(\"Vorta\"), to: Discard(You))), optional: true,
    body: [Points(who: You, n: N(1))])]
personnel Weyoun: Federation species Vorta
";

fn tools(text: &str) -> Table {
    world(&format!("{TOOLS}\n{text}"))
}

fn duel(active: u8, rules: &str) -> Table {
    tools(&format!(
        "
        rules {rules}
        personnel Nag: Federation text [(when: Static, body: [Apply(m: Forbid((kind: UseAbility,
            card: All([Type(Personnel), With(This), Other]))), until: InPlay)]),
            (when: Order, body: [Points(who: You, n: N(1))]),
            (when: On((kind: Draw)), optional: true, body: [Points(who: You, n: N(5))])]
        event Well: text [(when: Order, body: [Draw(who: You, n: N(1))])]
        players 3
        player 1
          missions: Green
          at Green: Nag as a
        player 2
          at Green: Nag as b
        player 3
          core: Well
        turn of {active}"
    ))
}

/// The active player says whose text takes place.
#[track_caller]
fn break_loop(t: &mut Table, active: u8, card: &str) {
    assert_eq!((t.asked(), t.ask()), (active, Ask::Loop));
    let card = t.card(card);
    let Choice::Options { options } = t.pending().choice.clone() else {
        panic!("a loop is broken by choosing one of the cards");
    };
    let n = options.iter().position(|o| *o == Label::Card(card));
    t.option(n.map_or(99, |n| n as u8));
}

/// 2E-ACT-17
#[test]
fn the_active_player_breaks_a_loop() {
    for (active, mine, theirs) in [(1, "a", "b"), (2, "b", "a")] {
        for rules in ["2002", "2003"] {
            let mut t = duel(active, rules);
            let order = t.use_action(mine, 1);
            if t.ask() != Ask::Loop {
                t.act(order);
            }
            break_loop(&mut t, active, mine);
            if t.ask() == Ask::Orders && t.offers(order) {
                t.act(order);
            }
            assert_eq!(t.score(active), 1, "mine works, the other's does not");

            let mut t = duel(active, rules);
            if t.ask() != Ask::Loop {
                t.act(order);
            }
            break_loop(&mut t, active, theirs);
            assert!(!t.offers(order));
            assert_eq!(t.score(active), 0);
        }
    }
}

/// 2E-ACT-17
#[test]
fn the_active_player_decides_a_loop_of_two_others() {
    for (keeps, seat, other) in [("a", 1, "b"), ("b", 2, "a")] {
        let mut t = duel(3, "2003");
        // As soon as the turn begins, or when it first matters.
        if t.ask() == Ask::Loop {
            break_loop(&mut t, 3, keeps);
            t.use_text("Well", 0);
        } else {
            t.use_text("Well", 0);
            break_loop(&mut t, 3, keeps);
        }
        assert_eq!((t.asked(), t.ask()), (seat, Ask::Respond));
        t.use_text(keeps, 2);
        assert_eq!(t.score(seat), 5);
        assert!(
            !t.offers(t.use_action(other, 2)),
            "the other cannot use abilities"
        );
        assert_eq!((t.asked(), t.ask()), (3, Ask::Orders));
    }
}

/// 2E-GAP-40
#[test]
fn the_user_names_which_opponent_does_it() {
    for (named, other) in [(2, 3), (3, 2)] {
        let mut t = tools(
            "
            players 3
            player 1
              core: Robbery
              hand: Chip
            player 2
              hand: Ann; Bo
            player 3
              hand: Cy; Dax",
        );
        t.use_text("Robbery", 0);
        assert_eq!(t.asked(), 1);
        t.choose_player(named);
        assert_eq!(t.asked(), named);
        let card = t.candidates()[0].clone();
        t.pick(&[&card]);
        assert!(t.in_discard(named, &card));
        assert_eq!(t.hand(named).len(), 1);
        assert_eq!(t.hand(other).len(), 2);
        assert!(t.in_hand(1, "Chip"));
    }
}

/// 2E-GAP-40
#[test]
fn the_user_cannot_name_himself_and_is_not_asked_with_one_opponent() {
    let mut t = tools(
        "
        players 3
        player 1
          core: Robbery
          hand: Chip
        player 2
          hand: Ann; Bo
        player 3
          hand: Cy; Dax",
    );
    t.use_text("Robbery", 0);
    t.refused(engine::Answer::Player(player(1)));
    let mut t = tools(
        "
        player 1
          core: Robbery
        player 2
          hand: Ann; Bo",
    );
    t.use_text("Robbery", 0);
    assert_eq!(t.asked(), 2);
    t.pick(&["Bo"]);
    assert!(t.in_discard(2, "Bo"));
}

/// 2E-GAP-41
#[test]
fn a_random_selection_of_a_dilemma_is_drawn_by_its_player() {
    let mut t = tools(
        "
        players 3
        player 1
          missions: Red
          at Red: Ann; Bo; Cy
        player 2
          pile: Dice
        player 3",
    );
    t.attempt("Red").pick(&["Dice"]);
    let drawn: Vec<_> = t
        .events
        .iter()
        .filter(|e| e.h.kind == Kind::Select)
        .collect();
    assert_eq!(drawn.len(), 1);
    assert_eq!(drawn[0].h.who, Some(player(2)));
}

/// 2E-GAP-41
#[test]
fn a_random_selection_of_an_own_card_is_drawn_by_the_player_to_the_left() {
    let mut t = tools(
        "
        players 3
        player 1
        player 2
          missions: Red
          core: Lottery
          at Red: Ann; Bo; Cy
        player 3
        turn of 2",
    );
    t.use_text("Lottery", 0);
    let drawn: Vec<_> = t
        .events
        .iter()
        .filter(|e| e.h.kind == Kind::Select)
        .collect();
    assert_eq!(drawn.len(), 1);
    assert_eq!(drawn[0].h.who, Some(player(3)));
}

/// 2E-GAP-68
#[test]
fn a_killed_card_is_placed_in_its_owners_discard_pile() {
    let mut t = tools(
        "
        dilemma Pit: dual cost 1 text [(when: Resolve, body: [Move(verb: Kill, what: Every((from: Attempt)))])]
        player 1
          missions: Red
          core: Cloning as mine
          at Red: Weyoun
        player 2
          core: Cloning as theirs
          pile: Pit",
    );
    t.attempt("Red").pick(&["Pit"]);
    assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
    t.use_text("mine", 0);
    assert_eq!(t.score(1), 1);
    assert!(!responds(&t), "the pile is not theirs");
}

/// 2E-GAP-68
#[test]
fn a_discarded_destroyed_or_placed_card_is_placed_there_as_well() {
    for (verb, from) in [
        ("Discard", "hand"),
        ("Discard", "deck"),
        ("Place", "discard"),
    ] {
        let (of, to) = match from {
            "hand" => ("from: Hand(You), filter: Species(\"Vorta\")", ""),
            "deck" => ("from: Deck(You, Top(1))", ""),
            _ => ("filter: Species(\"Vorta\")", ", to: Discard(You)"),
        };
        let spot = if from == "discard" { "at Base" } else { from };
        let mut t = tools(&format!(
            "
            event Dump: text [(when: Order, body: [Move(verb: {verb}, what: Every(({of})){to})])]
            player 1
              missions: Base
              core: Dump; Cloning
              {spot}: Weyoun"
        ));
        t.use_text("Dump", 0);
        assert!(t.in_discard(1, "Weyoun"));
        assert!(t.offers(t.use_action("Cloning", 0)), "{verb} from {from}");
    }
}
