//! 2E-WIN: who wins, and with what.

use crate::support::journeys::{set, without_dilemmas};
use engine::script::{Table, player};
use engine::{EndedBy, Seat};

/// The winners and those in the tie, by number.
fn result(t: &Table) -> (Vec<u8>, Vec<u8>) {
    let outcome = t.game.state().outcome.as_ref().expect("the game goes on");
    let numbers = |seats: engine::Seats| {
        (0..6)
            .map(Seat)
            .filter(|s| seats.has(*s))
            .map(|s| s.0 + 1)
            .collect()
    };
    (numbers(outcome.winners), numbers(outcome.tied))
}

fn ended_by(t: &Table) -> EndedBy {
    t.game
        .state()
        .outcome
        .as_ref()
        .expect("the game goes on")
        .by
}

/// Player 1 is about to get five points.
fn before_a_gift(missions: &str, score: i16) -> Table {
    set(&format!(
        "
        player 1
          score {score}
          missions: {missions}
          hand: Gift
        player 2
          missions: Void
        segment play"
    ))
}

/// 2E-WIN-01
#[test]
fn a_hundred_points_a_planet_and_a_space_mission_win() {
    for (missions, score, wins) in [
        ("Green [completed]; Deep [completed]; Red", 95, true),
        ("Green [completed]; Deep [completed]; Red", 94, false),
        ("Green [completed]; Red [completed]; Deep", 95, false),
        ("Green; Deep [completed]", 95, false),
        ("Green; Deep", 95, false),
    ] {
        let mut t = before_a_gift(missions, score);
        assert!(!t.is_over());
        t.play("Gift");
        assert_eq!(t.score(1), score + 5);
        assert_eq!(t.is_over(), wins, "{missions} with {score}");
        if wins {
            assert_eq!(result(&t), (vec![1], vec![]));
            assert_eq!(ended_by(&t), EndedBy::Points);
        }
    }
}

/// 2E-WIN-01
/// 2E-CARD-20
#[test]
fn planets_alone_do_not_win_until_a_space_mission_is_completed() {
    let mut t = set("
        planet Fourth: Fed span 2 points 35
        player 1
          score 70
          missions: Green [completed]; Red [completed]; Fourth; Deep
          at Fourth: Ann
          at Deep: Wren
          aboard Wren: Bo
        player 2
          pile: 2x Dud");
    t.attempt("Fourth");
    without_dilemmas(&mut t);
    assert_eq!(t.score(1), 105);
    assert!(!t.is_over());
    t.attempt_with("Deep", "Wren");
    without_dilemmas(&mut t);
    assert_eq!(t.score(1), 145);
    assert_eq!(t.winner(), Some(1));
}

/// 2E-CARD-20
#[test]
fn planet_and_space_missions_give_their_points() {
    let mut t = set("
        player 1
          missions: Green; Deep; Base
          at Green: Ann
          at Deep: Wren
          aboard Wren: Bo
        player 2
          pile: 2x Dud");
    t.attempt("Green");
    without_dilemmas(&mut t);
    assert_eq!(t.score(1), 35);
    t.attempt_with("Deep", "Wren");
    without_dilemmas(&mut t);
    assert_eq!(t.score(1), 75);
    assert!(!t.is_over());
}

/// 2E-WIN-03
#[test]
fn the_game_ends_when_the_last_deck_is_empty() {
    let mut t = set("
        player 1
          score 10
          missions: Base
          deck:
          hand: Ann; Bo
        player 2
          score 5
          missions: Keep
          hand: Kor
          deck: Mog
        turn of 2
        segment play");
    assert!(!t.is_over());
    t.draw();
    assert_eq!(ended_by(&t), EndedBy::EmptyDecks);
    // Cards in hand do not count (2E-GAP-23).
    assert!(t.in_hand(2, "Mog"));
    assert!(t.game.pending().is_none());
}

/// 2E-WIN-03
#[test]
fn one_empty_deck_is_not_enough() {
    let mut t = set("
        player 1
          missions: Base
          deck: Ann
        player 2
          missions: Keep
          deck: Mog
        segment play");
    t.draw();
    assert!(t.deck(1).is_empty());
    assert!(!t.is_over());
    t.end().end();
    assert_eq!(t.active(), player(2));
    assert!(!t.is_over());
    t.draw();
    assert!(t.is_over());
}

/// 2E-WIN-03
#[test]
fn with_three_players_all_three_decks_must_be_empty() {
    let mut t = set("
        players 3
        player 1
          deck: Ann
        player 2
          deck:
        player 3
          score 1
          deck: Mog
        segment play");
    t.draw();
    assert!(!t.is_over());
    t.until_turn_of(2);
    assert!(!t.is_over());
    t.until_turn_of(3);
    t.draw();
    assert!(t.is_over());
    assert_eq!(ended_by(&t), EndedBy::EmptyDecks);
    assert_eq!(t.winner(), Some(3));
}

/// A game whose last card is about to be drawn; scores and missions of the players.
fn last_draw(players: &[(i16, &str)], rules: &str) -> Table {
    let mut text = format!(
        "{rules}\nplayers {}\nplanet Fourth: Fed\nplanet Fifth: Fed\nspace Sixth: Fed\n",
        players.len()
    );
    for (i, (score, missions)) in players.iter().enumerate() {
        let deck = if i == 0 { "Filler Card" } else { "" };
        text += &format!(
            "player {}\nscore {score}\nmissions: {missions}\ndeck: {deck}\n",
            i + 1
        );
    }
    let mut t = set(&format!("event Filler Card: cost 9\n{text}segment play"));
    assert!(!t.is_over());
    t.draw();
    assert_eq!(ended_by(&t), EndedBy::EmptyDecks);
    t
}

/// 2E-WIN-04
#[test]
fn at_deck_out_those_with_both_kinds_of_mission_come_first() {
    let t = last_draw(
        &[
            (80, "Green [completed]; Red [completed]"),
            (40, "Blue [completed]; Deep [completed]"),
        ],
        "",
    );
    assert_eq!(result(&t), (vec![2], vec![]));
    let t = last_draw(
        &[
            (80, "Green [completed]; Red [completed]"),
            (40, "Blue [completed]; Deep [completed]"),
            (60, "Fourth [completed]; Void [completed]"),
        ],
        "",
    );
    assert_eq!(result(&t), (vec![3], vec![]));
    let t = last_draw(
        &[
            (70, "Green [completed]; Sixth [completed]"),
            (40, "Blue [completed]; Deep [completed]"),
            (99, "Void [completed]"),
        ],
        "",
    );
    assert_eq!(result(&t), (vec![1], vec![]));
}

/// 2E-WIN-05
#[test]
fn then_come_those_with_any_completed_mission() {
    let t = last_draw(&[(60, "Green; Red"), (30, "Blue [completed]; Deep")], "");
    assert_eq!(result(&t), (vec![2], vec![]));
    let t = last_draw(
        &[
            (60, "Green; Red"),
            (30, "Blue [completed]; Deep"),
            (35, "Fourth; Void [completed]"),
        ],
        "",
    );
    assert_eq!(result(&t), (vec![3], vec![]));
    let t = last_draw(
        &[
            (60, "Green [completed]; Red [completed]"),
            (30, "Blue; Deep [completed]"),
            (90, "Fourth; Void"),
        ],
        "",
    );
    assert_eq!(result(&t), (vec![1], vec![]));
}

/// 2E-WIN-06
#[test]
fn then_the_highest_score_alone_decides() {
    let t = last_draw(&[(10, "Green"), (5, "Deep")], "");
    assert_eq!(result(&t), (vec![1], vec![]));
    let t = last_draw(&[(10, "Green"), (5, "Deep"), (11, "Void")], "");
    assert_eq!(result(&t), (vec![3], vec![]));
}

/// 2E-WIN-07
#[test]
fn equal_scores_of_one_rank_are_a_tie() {
    let both = [
        "Green [completed]; Deep [completed]",
        "Red [completed]; Void [completed]",
    ];
    let t = last_draw(&[(70, both[0]), (70, both[1])], "");
    assert_eq!(result(&t), (vec![], vec![1, 2]));
    assert_eq!(t.winner(), None);
    let t = last_draw(&[(70, both[0]), (69, both[1])], "");
    assert_eq!(result(&t), (vec![1], vec![]));
    // A player of a lower rank is not in it, however many points.
    let t = last_draw(
        &[
            (70, both[0]),
            (70, both[1]),
            (70, "Fourth [completed]; Fifth [completed]"),
        ],
        "",
    );
    assert_eq!(result(&t), (vec![], vec![1, 2]));
}

/// 2E-WIN-07
#[test]
fn only_the_players_at_the_top_are_in_the_tie() {
    let missions = [
        "Green [completed]",
        "Red [completed]",
        "Blue [completed]",
        "Deep [completed]",
    ];
    let t = last_draw(
        &[
            (40, missions[0]),
            (30, missions[1]),
            (40, missions[2]),
            (35, missions[3]),
        ],
        "",
    );
    assert_eq!(result(&t), (vec![], vec![1, 3]));
    let t = last_draw(&[(5, "Green"), (5, "Red"), (5, "Blue")], "");
    assert_eq!(result(&t), (vec![], vec![1, 2, 3]));
}

/// 2E-WIN-07
#[test]
fn in_2002_equal_scores_share_the_victory() {
    let both = [
        "Green [completed]; Deep [completed]",
        "Red [completed]; Void [completed]",
    ];
    let t = last_draw(&[(70, both[0]), (70, both[1])], "rules 2002");
    assert_eq!(result(&t).0, [1, 2]);
    let t = last_draw(
        &[
            (40, "Green [completed]"),
            (30, "Red [completed]"),
            (40, "Blue [completed]"),
        ],
        "rules 2002",
    );
    assert_eq!(result(&t).0, [1, 3]);
    let t = last_draw(&[(70, both[0]), (60, both[1])], "rules 2002");
    assert_eq!(result(&t).0, [1]);
}
