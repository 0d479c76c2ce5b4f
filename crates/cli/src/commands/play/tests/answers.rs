//! Answers of people and bots: what a refused one changes.

use super::*;
use crate::commands::play::session::NoUndo;
use bots::{Bot, Level};
use engine::{Action, Answer, Seat};

const TABLE: &str = "
    segment play
    player 1
      deck: Davies; Davies; Davies
    player 2
      deck: Davies; Davies; Davies";

/// An answer that no question of the segment has.
const ODD: Answer = Answer::YesNo(true);

#[test]
fn a_refused_answer_leaves_no_trace() {
    let mut session = scenario_session(Lang::En, TABLE, &[1, 2]);
    let seat = Seat(0);
    let before = (session.replay().clone(), session.news(seat));
    assert!(session.answer(seat, ODD).is_err());
    assert_eq!((session.replay().clone(), session.news(seat)), before);
    assert_eq!(session.undo(seat), Err(NoUndo::Nothing));
}

#[test]
fn an_accepted_answer_can_be_taken_back_once() {
    let mut session = scenario_session(Lang::En, TABLE, &[1, 2]);
    let seat = Seat(0);
    let (start, lines) = (session.game().state().hash64(), session.log(seat).len());
    session
        .answer(seat, Answer::Act(Action::Draw))
        .expect("a draw");
    assert_eq!(session.news(seat), lines);
    assert_eq!(session.answers(), 1);
    assert!(session.answer(seat, ODD).is_err());
    assert_eq!(session.undo(seat), Ok(()));
    assert_eq!(session.game().state().hash64(), start);
    assert_eq!(session.undo(seat), Err(NoUndo::Nothing));
}

#[test]
fn a_bot_whose_answer_is_refused_gives_another() {
    for answer in [Some(ODD), None] {
        let mut session = scenario_session(Lang::En, TABLE, &[2]);
        let bot = Bot::new(Level::Ensign, 1);
        session.bot_answers(bot, answer);
        assert_eq!(session.answers(), 1);
    }
}
