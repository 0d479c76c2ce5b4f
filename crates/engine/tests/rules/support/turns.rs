//! Cards that most tests of turns and of playing cards use, and players who want nothing.

use engine::script::Table;
use engine::{Action, Answer, Game, Pending};

/// Cards most tests of this folder use.
pub const WORLD: &str = "
personnel Ann: Federation [Cmd] Medical I5 C6 S7 cost 3
personnel Bo: Federation [Stf] Science I5 C6 S7 cost 2
personnel Cy: Federation [Stf] Science I4 C4 S4 cost 2
personnel Nia: NA [Stf] Law cost 1
personnel Kor: Klingon [Cmd] Honor cost 2
personnel Fill: Federation Law cost 1
ship Wren: Federation staff[Cmd Stf] R8 W6 S6 cost 4
ship Skiff: Federation R8 W1 S1 cost 2
ship Bird: Klingon staff[Cmd] R8 W6 S6 cost 4
equipment Kit: cost 2
event Beacon: cost 3
planet Green: Fed span 2 points 35 needs Medical and Cunning>5
planet Blue: Fed span 3 points 30 needs Science
space Deep: Fed span 3 points 40 needs Science and Cunning>11
hq Base: plays Fed, NA, equipment span 2
hq Fort: plays Klingon, equipment span 2
dilemma Trap: dual cost 1 text [(when: Resolve, body: [
    Stop(what: Pick((of: (from: Attempt), n: Exactly(N(1)), how: Random, to: 0)))])]
dilemma Snag: dual cost 1
";

/// The scenario text behind [`WORLD`].
pub fn world(rest: &str) -> Table {
    engine::script::table(&format!("{WORLD}\n{rest}"))
}

/// The answer of somebody who wants nothing.
#[track_caller]
pub fn idle(pending: &Pending, actions: &[Action]) -> Answer {
    let answer = engine::script::idle(pending, actions);
    answer.unwrap_or_else(|| panic!("cannot go on by itself: {pending:?}"))
}

/// Idles until somebody else is active; the number of that player.
#[track_caller]
pub fn finish_turn(t: &mut Table) -> u8 {
    let active = t.active();
    while t.active() == active {
        let answer = idle(t.pending(), &t.actions());
        t.answer(answer);
    }
    t.active().0 + 1
}

/// The same for a game without a scenario.
pub fn finish_turn_of(game: &mut Game) {
    let active = game.state().active;
    while game.state().active == active {
        let pending = game.pending().expect("somebody is asked").clone();
        let answer = idle(&pending, &game.actions());
        game.answer(pending.seat, answer).expect("idling is legal");
    }
}

/// Where two entries say the same, a refusal may name either.
#[track_caller]
pub fn assert_rule(rule: &str, allowed: &[&str]) {
    assert!(
        allowed.contains(&rule),
        "refused by {rule}, but {allowed:?} decides"
    );
}
