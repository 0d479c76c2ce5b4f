//! 2E-WIN and its gaps: when the end of the game is found.

use crate::support::journeys::{set, without_dilemmas};
use engine::script::{Table, player};
use engine::{Action, Answer, Ask, EndedBy, Why};

fn winners(t: &Table) -> Vec<u8> {
    let outcome = t.game.state().outcome.as_ref().expect("the game goes on");
    (1..=6)
        .filter(|n| outcome.winners.has(player(*n)))
        .collect()
}
fn tied(t: &Table) -> Vec<u8> {
    let outcome = t.game.state().outcome.as_ref().expect("the game goes on");
    (1..=6).filter(|n| outcome.tied.has(player(*n))).collect()
}

/// 2E-WIN-02
#[test]
fn the_game_is_over_at_once() {
    let mut t = set("
        players 3
        event Sunset: cost 0 text [(when: On((kind: TurnEnd)), body: [Points(who: Each, n: N(7))])]
        player 1
          score 60
          missions: Green [completed]; Deep; Red
          core: Sunset
          at Deep: Wren
          at Red: Cal
          aboard Wren: Ann; Bo
        player 2
          score 20
          pile: Dud
        player 3
          score 30");
    t.attempt_with("Deep", "Wren");
    without_dilemmas(&mut t);
    assert_eq!(winners(&t), [1]);
    assert_eq!(t.game.state().outcome.as_ref().unwrap().by, EndedBy::Points);
    // No end-of-turn action, no further answer from anybody.
    assert_eq!((t.score(1), t.score(2), t.score(3)), (100, 20, 30));
    assert!(t.game.pending().is_none());
    assert!(t.actions().is_empty());
    for n in 1..=3 {
        let refusal = t.refused_to(player(n), Answer::Act(Action::End));
        assert_eq!(refusal.why, Why::GameOver);
    }
    assert_eq!(t.active(), player(1));
}

/// 2E-WIN-02
#[test]
fn the_end_of_turn_action_takes_place_if_nobody_has_won() {
    // The same table with one point less.
    let mut t = set("
        event Sunset: cost 0 text [(when: On((kind: TurnEnd)), body: [Points(who: Opponent, n: N(7))])]
        player 1
          score 59
          missions: Green [completed]; Deep
          core: Sunset
          at Deep: Wren
          aboard Wren: Ann; Bo
        player 2
          score 20
          pile: Dud");
    t.attempt_with("Deep", "Wren");
    without_dilemmas(&mut t);
    assert_eq!(t.score(1), 99);
    assert!(!t.is_over());
    t.end();
    assert_eq!(t.score(2), 27);
    assert_eq!(t.active(), player(2));
}

/// 2E-WIN-02
#[test]
fn counters_and_segments_that_are_left_do_not_matter() {
    let mut t = set("
        player 1
          score 95
          missions: Green [completed]; Deep [completed]
          hand: Gift; Ann; Bo
        segment play");
    assert_eq!(t.counters(1), 7);
    t.play("Gift");
    assert_eq!(winners(&t), [1]);
    assert!(t.game.pending().is_none());
}

/// 2E-GAP-23
#[test]
fn an_attempt_is_finished_before_empty_decks_count() {
    let text = |needs: &str| {
        format!(
            "
        planet Clinic: Fed span 2 points 40 needs {needs}
        dilemma Drain: dual cost 1 text [(when: Resolve, body: [
            Move(verb: Discard, what: Every((from: Deck(You, Top(1))))),
            Move(verb: Discard, what: Every((from: Deck(Opponent, Top(1)))))])]
        player 1
          missions: Clinic
          deck: Cal
          hand: Dee
          at Clinic: Ann; Bo
        player 2
          score 30
          missions: Red [completed]
          deck: Kor
          pile: Drain; Dud"
        )
    };
    let mut t = set(&text("Medical"));
    t.attempt("Clinic").pick(&["Drain"]);
    assert!(t.deck(1).is_empty() && t.deck(2).is_empty());
    assert_eq!(t.score(1), 40);
    assert_eq!(winners(&t), [1]);
    assert_eq!(
        t.game.state().outcome.as_ref().unwrap().by,
        EndedBy::EmptyDecks
    );
    // Without the mission's points it is the other way round.
    let mut t = set(&text("Honor"));
    t.attempt("Clinic").pick(&["Drain"]);
    assert_eq!(t.score(1), 0);
    assert_eq!(winners(&t), [2]);
}

/// 2E-GAP-23
#[test]
fn responses_to_the_last_draw_come_before_the_end() {
    for used in [true, false] {
        let mut t = set("
        event Bonus: cost 0 text [(when: On((kind: Draw, who: You)), optional: true, body: [Points(who: You, n: N(5))])]
        player 1
          score 10
          missions: Green
          core: Bonus
          deck: Ann
        player 2
          score 12
          deck:
        segment play");
        t.draw();
        assert!(!t.is_over());
        assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
        if used {
            t.use_text("Bonus", 0);
        } else {
            t.pass();
        }
        assert_eq!(winners(&t), [if used { 1 } else { 2 }]);
    }
}

/// Both players get five points at once.
fn feast(one: i16, two: i16, rules: &str) -> Table {
    let mut t = set(&format!("
        {rules}
        event Feast: cost 0 play (to: Nowhere) text [(when: Resolve, body: [Points(who: Each, n: N(5))])]
        player 1
          score {one}
          missions: Green [completed]; Deep [completed]
          hand: Feast
        player 2
          score {two}
          missions: Red [completed]; Void [completed]
        segment play"));
    assert!(!t.is_over());
    t.play("Feast");
    t
}

/// 2E-GAP-24
#[test]
fn of_several_winners_the_one_with_more_points_wins() {
    let t = feast(99, 95, "");
    assert_eq!((t.score(1), t.score(2)), (104, 100));
    assert_eq!((winners(&t), tied(&t)), (vec![1], vec![]));
    let t = feast(95, 99, "");
    assert_eq!((t.score(1), t.score(2)), (100, 104));
    assert_eq!((winners(&t), tied(&t)), (vec![2], vec![]));
    let t = feast(94, 95, "");
    assert_eq!(winners(&t), [2]);
}

/// 2E-GAP-24
#[test]
fn several_winners_with_equal_points_tie_or_share() {
    let t = feast(97, 97, "");
    assert_eq!((winners(&t), tied(&t)), (vec![], vec![1, 2]));
    let t = feast(97, 97, "rules 2002");
    assert_eq!(winners(&t), [1, 2]);
    let t = feast(96, 97, "rules 2002");
    assert_eq!(winners(&t), [2]);
}

/// 2E-GAP-24
#[test]
fn all_who_qualify_are_compared() {
    let mut t = set("
        players 4
        event Feast: cost 0 play (to: Nowhere) text [(when: Resolve, body: [Points(who: Each, n: N(5))])]
        planet Fourth: Fed
        space Sixth: Fed
        player 1
          score 95
          missions: Green [completed]; Deep [completed]
          hand: Feast
        player 2
          score 97
          missions: Red [completed]; Void [completed]
        player 3
          score 97
          missions: Fourth [completed]; Sixth [completed]
        player 4
          score 99
          missions: Blue [completed]
        segment play");
    t.play("Feast");
    assert_eq!(t.score(4), 104);
    assert_eq!((winners(&t), tied(&t)), (vec![], vec![2, 3]));
}

/// 2E-GAP-25
#[test]
fn a_player_wins_in_the_turn_of_another() {
    let text = |score: i16| {
        format!("
        event Toast: cost 0 text [(when: On((kind: Draw, who: Opponent)), optional: true, body: [Points(who: You, n: N(2))])]
        player 1
          missions: Green
        player 2
          score {score}
          missions: Red [completed]; Void [completed]
          core: Toast
        segment play")
    };
    let mut t = set(&text(98));
    t.draw();
    assert_eq!((t.asked(), t.ask()), (2, Ask::Respond));
    t.use_text("Toast", 0);
    assert_eq!(t.active(), player(1));
    assert_eq!(winners(&t), [2]);
    let mut t = set(&text(97));
    t.draw();
    t.use_text("Toast", 0);
    assert!(!t.is_over());
}

/// 2E-GAP-26
#[test]
fn a_loss_stops_at_zero_and_is_not_made_up() {
    let mut t = set("
        event Fine: cost 0 play (to: Nowhere) text [(when: Resolve, body: [Points(who: You, n: N(-5))])]
        event Prize: cost 0 play (to: Nowhere) text [(when: Resolve, body: [Points(who: You, n: N(10))])]
        event Mixed: cost 0 play (to: Nowhere) text [(when: Resolve, body: [Points(who: You, n: N(-15)), Points(who: You, n: N(4))])]
        player 1
          score 3
          missions: Green
          hand: Fine; Prize; Mixed
        segment play");
    t.play("Fine");
    assert_eq!(t.score(1), 0);
    t.play("Prize");
    assert_eq!(t.score(1), 10);
    t.play("Mixed");
    assert_eq!(t.score(1), 4);
    assert_eq!(t.score(2), 0);
    let told: Vec<i16> = t.events.iter().filter_map(|event| event.score).collect();
    assert_eq!(told, [0, 10, 0, 4], "each event has the score after it");
}

/// 2E-GAP-25
/// 2E-WIN-02
#[test]
fn points_from_a_dilemma_end_the_game_in_the_middle_of_the_attempt() {
    let text = |score: i16| {
        format!("
        dilemma Triumph: dual cost 1 text [(when: Resolve, body: [Points(who: Opponent, n: N(5)), Stop(what: Every((from: Attempt)))])]
        player 1
          score 70
          missions: Green [completed]; Deep
          at Deep: Wren
          aboard Wren: Ann; Bo
        player 2
          score {score}
          missions: Red [completed]; Void [completed]
          pile: Triumph; Dud")
    };
    let mut t = set(&text(95));
    t.attempt_with("Deep", "Wren").pick(&["Triumph"]);
    assert_eq!(winners(&t), [2]);
    assert_eq!(t.score(1), 70);
    let mut t = set(&text(94));
    t.attempt_with("Deep", "Wren").pick(&["Triumph"]);
    assert_eq!(t.score(2), 99);
    assert!(!t.is_over());
    assert!(t.is_stopped("Ann"));
}

/// 2E-GAP-23
#[test]
fn a_text_that_empties_the_decks_is_carried_out_to_the_end() {
    let mut t = set("
        event Flood: cost 0 play (to: Nowhere) text [(when: Resolve, body: [
            Move(verb: Discard, what: Every((from: Deck(You, Top(1))))), Points(who: You, n: N(5))])]
        player 1
          score 10
          missions: Green
          hand: Flood; Bo
          deck: Ann
        player 2
          score 12
          deck:
        segment play");
    t.play("Flood");
    assert!(t.in_discard(1, "Ann"));
    assert_eq!(
        t.game.state().outcome.as_ref().unwrap().by,
        EndedBy::EmptyDecks
    );
    assert_eq!(t.score(1), 15);
    assert_eq!(winners(&t), [1]);
}
