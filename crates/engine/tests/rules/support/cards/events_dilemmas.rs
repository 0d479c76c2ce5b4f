//! Shared by tests of several sets: events about dilemmas: more of them, fewer, others, and those that were
//! overcome.

use engine::script::{Table, table};

/// Player 1 attempts with three; player 2 draws.
pub fn attempt(more: &str) -> Table {
    let mut t = table(&format!(
        "planet Camp: Fed needs Telepathy and Cunning>99
        dilemma Wall: dual cost 1
        dilemma Moat: dual cost 2
        dilemma Tower: dual cost 3
        dilemma Keep: dual cost 4
        {more}"
    ));
    t.attempt("Camp");
    t
}

pub const THREE: &str = "
player 1
  missions: Camp
  at Camp: Rixx; Davies; Martin
player 2
  pile: Wall; Moat; Tower; Keep; Wall as w2; Moat as m2; Tower as t2; Keep as k2
";
