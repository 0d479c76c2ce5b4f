//! Shared by tests of several sets: dilemmas that ask the attempter.

use engine::script::Table;
use engine::{Answer, Choice};

/// Answers the question whether to do what the dilemma offers.
#[track_caller]
pub fn decide(t: &mut Table, yes: bool) {
    assert_eq!(t.asked(), 1);
    match t.pending().choice {
        Choice::YesNo => t.answer(Answer::YesNo(yes)),
        ref other => panic!("yes or no should be asked: {other:?}"),
    };
}
