//! `engine::script`: the words of scripts, strict and lenient, and what faults show.

mod faults;
mod strict;
mod words;

use engine::script::{Fault, Table};

/// Cards of these tests. Snare asks its player at the end of the turn, Spark may answer a card that is played.
const WORLD: &str = "
personnel Ann: Federation [Cmd] Medical I5 C6 S7 cost 1
personnel Bo: Federation [Stf] Science I5 C6 S7 cost 2
ship Wren: Federation staff[Cmd] R8 W6 S6 cost 4
planet Green: Fed span 2 points 35 needs Medical and Cunning>5
space Deep: Fed span 3 points 40 needs Science and Cunning>11
hq Base: plays Fed, NA, equipment span 2
dilemma Trap: dual cost 1
dilemma Snag: dual cost 2
event Beacon: cost 1 text [(when: On((kind: Play)), optional: true, body: [Points(who: You, n: N(1))])]
";

fn set(text: &str) -> Table {
    Table::set(&format!("{WORLD}\n{text}")).expect("a sound scenario")
}

/// The fault that a script has.
#[track_caller]
fn fault(t: &mut Table, script: &str) -> Fault {
    engine::script::run(t, script).expect_err("the script has a fault")
}

/// Plays a script without faults.
#[track_caller]
fn run(t: &mut Table, script: &str) {
    if let Err(fault) = engine::script::run(t, script) {
        panic!("{fault}");
    }
}
