//! A strict script answers every question itself.

use super::{fault, run, set};
use engine::script::{Mode, Problem, run_in};
use engine::{Answer, Ask};

const HOME: &str = "
player 1
  missions: Base; Green
  hand: Ann
  core: Beacon
segment play";

/// A response that nobody takes has to be passed by the script.
#[test]
fn a_response_is_not_passed_silently() {
    let mut t = set(HOME);
    run(&mut t, "player 1: play Ann at Base");
    assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
    let found = fault(&mut t, "player 1: draw");
    assert_eq!((found.line, found.column), (1, 11));
    assert!(matches!(found.problem, Problem::Refused(_)), "{found}");
    assert_eq!(found.moment.asked.as_deref(), Some("player 1: Respond"));
    assert_eq!(
        found.moment.accepted,
        ["player 1: pass", "player 1: use Beacon"]
    );
    assert_eq!(t.ask(), Ask::Respond, "the question still stands");
    run(&mut t, "player 1: pass\nplayer 1: draw");
}

#[test]
fn a_turn_that_has_not_begun_is_a_fault_that_names_the_question() {
    let mut t = set(HOME);
    let found = fault(&mut t, "\n  turn of player 2");
    assert_eq!((found.line, found.column), (2, 8));
    assert_eq!(found.problem, Problem::Skipped { player: 2 });
    assert_eq!(found.moment.asked.as_deref(), Some("player 1: PlayAndDraw"));
    assert_eq!((t.asked(), t.ask()), (1, Ask::PlayAndDraw));
}

#[test]
fn a_strict_script_reaches_the_next_turn_by_its_own_answers() {
    let mut t = set(HOME);
    run(
        &mut t,
        "turn of player 1
         player 1: draw rest
         player 1: end
         player 1: pick Ann
         turn of player 2
         expect asked: player 2",
    );
}

#[test]
fn a_lenient_script_skips_what_it_does_not_answer() {
    let mut t = set(HOME);
    run_in(Mode::Lenient, &mut t, "turn of player 2").expect("everything can be skipped");
    assert_eq!((t.asked(), t.ask()), (2, Ask::PlayAndDraw));
    assert_eq!(t.mode(), Mode::Strict, "only this script was lenient");
}

#[test]
fn a_table_is_strict_unless_it_is_said_otherwise() {
    let mut strict = set(HOME);
    let found = strict.try_until_turn_of(2).expect_err("a question stands");
    assert_eq!(found.problem, Problem::Skipped { player: 2 });
    assert_eq!((found.line, found.column), (0, 0));
    let mut lenient = set(HOME).with_mode(Mode::Lenient);
    lenient.try_until_turn_of(2).expect("everything is skipped");
    assert_eq!(lenient.active(), engine::script::player(2));
}

/// A question whose every answer would decide something is skipped in no mode.
#[test]
fn even_a_lenient_script_does_not_decide() {
    let mut t = set("
        event Coin: text [(when: On((kind: TurnEnd)), body: [
            May(who: You, body: [Points(who: You, n: N(1))])])]
        player 1
          core: Coin");
    let skipped = run_in(Mode::Lenient, &mut t, "turn of player 2");
    let found = skipped.expect_err("Coin asks");
    assert_eq!(found.problem, Problem::CannotSkip { player: 2 });
    assert_eq!(found.moment.accepted, ["player 1: yes", "player 1: no"]);
}

#[test]
fn answers_come_from_the_player_who_is_asked() {
    let mut t = set(HOME);
    let found = fault(&mut t, "player 2: pass");
    assert!(matches!(found.problem, Problem::Refused(_)), "{found}");
    assert_eq!(found.moment.asked.as_deref(), Some("player 1: PlayAndDraw"));
}

#[test]
fn an_answer_to_a_game_that_is_over_is_a_fault() {
    let mut t = set(HOME);
    run(
        &mut t,
        "player 2: concede\nexpect over\nexpect winner: player 1",
    );
    let found = t.try_answer(Answer::YesNo(true)).expect_err("it is over");
    assert_eq!(found.problem, Problem::NobodyAsked);
    assert_eq!(found.moment.asked, None);
}
