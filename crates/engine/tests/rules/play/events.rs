//! 1.1 CARD and 1.11 PLAY: events and dilemmas.

use crate::support::turns::{WORLD, finish_turn, world};
use cards::lexicon::Stat;
use engine::script::{player, table};
use engine::{Action, Answer, Ask, Place};

const EVENTS: &str = "
event Flash: cost 2 text [(when: Resolve, body: [
    Draw(who: You, n: N(1)), Move(verb: Destroy, what: One(This))])]
event Spark: cost 2 play (to: Nowhere) text [(when: Resolve, body: [Draw(who: You, n: N(1))])]
event Fuse: cost 2 text [(when: Order, body: [Pay(who: You,
    cost: [Move(verb: Destroy, what: One(This))], get: [Points(who: You, n: N(5))])])]
event Torch: cost 2 text [(when: Static, body: [Apply(m: Stat(
    on: Every((filter: All([Type(Personnel), Commanded(You)]))), stats: [Cunning], n: N(2)), until: InPlay)])]
event Halo: cost 1 play (to: On(Type(Personnel)))
event Flag: cost 1 play (to: On(Type(Mission)))
";

fn events(rest: &str) -> engine::script::Table {
    table(&format!("{WORLD}{EVENTS}\n{rest}"))
}

/// 2E-CARD-11
#[test]
fn an_event_that_orders_its_destruction_goes_to_the_discard_pile() {
    for card in ["Flash", "Spark"] {
        let mut t = events(&format!(
            "player 1
              missions: Base
              hand: {card}
              deck: Ann; 5x Fill
            segment play"
        ));
        t.play(card);
        assert!(t.in_hand(1, "Ann"), "{card} has been carried out");
        assert!(t.in_discard(1, card));
        assert!(t.zone(Place::Core(player(1))).is_empty());
        assert_eq!(t.counters(1), 5);
    }
}

/// 2E-CARD-11
#[test]
fn an_event_destroyed_later_goes_to_its_owners_discard_pile() {
    let mut t = events(
        "player 1
          missions: Base
          core: Fuse of 2",
    );
    assert_eq!(t.owner("Fuse"), player(2));
    assert!(t.in_core(1, "Fuse"));
    t.use_text("Fuse", 0);
    assert_eq!(t.score(1), 5);
    assert!(t.in_discard(2, "Fuse"));
}

/// 2E-CARD-12
#[test]
fn an_event_stays_in_the_core_and_active() {
    let mut t = events(
        "player 1
          missions: Base
          hand: Torch
          at Base: Ann
          deck: 40x Fill
        player 2
          deck: 40x Fill
        segment play",
    );
    assert_eq!(t.stat("Ann", Stat::Cunning), 6);
    t.play("Torch");
    for _ in 0..3 {
        assert!(t.in_core(1, "Torch"));
        assert_eq!(t.stat("Ann", Stat::Cunning), 8);
        assert_eq!(finish_turn(&mut t), 2);
        assert_eq!(finish_turn(&mut t), 1);
    }
    assert!(t.in_core(1, "Torch"));
    assert_eq!(t.stat("Ann", Stat::Cunning), 8);
}

/// 2E-CARD-13
#[test]
fn an_event_on_a_personnel_goes_where_the_personnel_goes() {
    let mut t = events(
        "player 1
          missions: Base; Green
          hand: Halo
          at Base: Ann; Skiff
          counters 1
        segment play",
    );
    t.play_at("Halo", "Ann");
    let ann = t.card("Ann");
    assert_eq!(t.place("Halo"), Place::On(ann));
    t.end().beam_up(&["Ann"], "Base", "Skiff");
    assert!(t.aboard("Ann", "Skiff"));
    assert_eq!(t.place("Halo"), Place::On(ann));
    t.move_to("Skiff", "Green")
        .beam_down(&["Ann"], "Skiff", "Green");
    assert_eq!(t.place("Halo"), Place::On(ann));
    assert!(t.at("Halo", "Green"));
    finish_turn(&mut t);
    assert_eq!(t.place("Halo"), Place::On(ann));
}

/// 2E-CARD-13
/// 2E-PLAY-09
#[test]
fn an_event_is_played_where_its_text_says() {
    let mut t = events(
        "player 1
          missions: Base; Green
          hand: Flag; Torch; Halo
          at Base: Ann
        segment play",
    );
    let wrong = [
        t.play_action("Flag", None),
        t.play_action("Flag", Some("Ann")),
        t.play_action("Halo", None),
        t.play_action("Halo", Some("Green")),
        t.play_action("Torch", Some("Green")),
        t.play_action("Torch", Some("Ann")),
    ];
    for action in wrong {
        assert_eq!(t.refused_act(action).rule, "2E-PLAY-09", "{action:?}");
    }
    t.play_at("Flag", "Green")
        .play_at("Halo", "Ann")
        .play("Torch");
    assert_eq!(t.place("Flag"), Place::On(t.card("Green")));
    assert_eq!(t.place("Halo"), Place::On(t.card("Ann")));
    assert!(t.in_core(1, "Torch"));
}

/// 2E-PLAY-09
#[test]
fn an_event_goes_to_the_core_of_its_own_player() {
    let mut t = events(
        "players 3
        player 1
          missions: Base
        player 2
          missions: Base as b
          hand: Torch
        turn of 2
        segment play",
    );
    t.play("Torch");
    assert!(t.in_core(2, "Torch"));
}

/// 2E-CARD-22
#[test]
fn a_dilemma_is_of_no_use_outside_an_attempt() {
    for segment in ["play", "orders"] {
        for turn in [1, 2] {
            let mut t = world(&format!(
                "player 1
                  missions: Base; Green
                  at Green: Ann
                  pile: Trap as own
                player 2
                  missions: Fort; Blue
                  pile: Trap as trap
                turn of {turn}
                segment {segment}"
            ));
            let piles = t.cards(&["own", "trap"]);
            for action in t.actions() {
                let card = match action {
                    Action::Play { card, .. } | Action::Use { card, .. } => card,
                    _ => continue,
                };
                assert!(!piles.contains(&card), "{action:?}");
            }
            for &card in &piles {
                let targets = [None, Some(t.card("Green")), Some(t.card("Ann"))];
                for at in targets {
                    t.refused(Answer::Act(Action::Play { card, at }));
                }
                t.refused(Answer::Act(Action::Use {
                    card,
                    ability: engine::AbilityRef::Printed(0),
                }));
            }
        }
    }
    // In an attempt it is.
    let mut t = world(
        "player 1
          missions: Base; Green
          at Green: Ann; Bo
        player 2
          pile: Trap",
    );
    t.attempt("Green");
    assert_eq!((t.asked(), t.ask()), (2, Ask::ChooseDilemmas));
    t.pick(&["Trap"]);
    assert_eq!(t.beneath("Green"), ["Trap"]);
}

/// 2E-CARD-22
#[test]
fn only_the_left_neighbour_uses_dilemmas_in_an_attempt() {
    for (attempter, left) in [(1, 2), (2, 3), (3, 1)] {
        let other = 6 - attempter - left;
        let mut t = world(&format!(
            "players 3
            player {attempter}
              missions: Base; Green
              at Green: Ann; Bo
              pile: Trap as own
            player {left}
              pile: Trap as trap
            player {other}
              pile: Trap as far
            turn of {attempter}"
        ));
        t.attempt("Green");
        assert_eq!((t.asked(), t.ask()), (left, Ask::ChooseDilemmas));
        assert_eq!(t.candidates(), ["trap"]);
        let far = t.cards(&["far"]);
        t.refused_to(player(other), Answer::Cards(far));
        t.pick(&["trap"]);
        assert_eq!(t.beneath("Green"), ["trap"]);
        assert_eq!(t.pile(other), ["far"]);
    }
}
