//! The cards these tests are played with.

use cards::language::Kind;
use engine::script::{Table, table};
use engine::{Action, Ask, Choice, Constraint, Event};

pub const WORLD: &str = "
personnel Ann: Federation [Cmd] Medical I5 C6 S7
personnel Bo: Federation [Stf] Science I5 C6 S7
personnel Cal: Federation [Stf] Engineer
personnel Dee: Federation Law
personnel Eve: Federation Geology
personnel Kor: Klingon [Cmd] Honor
personnel Mog: Klingon [Stf] Honor
personnel Tal: Romulan [Stf] Treachery
personnel Vek: Romulan [Cmd] Treachery
equipment Kit: cost 2
equipment Probe: cost 2
ship Wren: Federation staff[Cmd Stf] R8 W6 S6 cost 4
ship Finch: Federation staff[Stf] R8 W5 S5 cost 3
ship Hawk: Klingon staff[Stf] R8 W7 S5 cost 3
hq Base: plays Fed, NA, equipment span 2
hq Keep: plays Klingon, equipment span 2
planet Green: Fed span 2 points 35
planet Red: Fed span 3 points 35
planet Blue: Fed span 2 points 35
space Deep: Fed span 3 points 40
space Void: Fed span 4 points 40
dilemma Dud: dual cost 1 text []
dilemma Finger: dual cost 1 text [(when: Resolve, body: [
    Stop(what: Pick((of: (from: Attempt), n: Exactly(N(1)), how: By(Opponent), to: 0)))])]
event Gift: cost 0 play (to: Nowhere) text [(when: Resolve, body: [Points(who: You, n: N(5))])]
";

/// A table with the cards above.
pub fn set(text: &str) -> Table {
    table(&format!("{WORLD}\n{text}"))
}

/// The dilemma player lets everybody pass; there may be nothing to draw.
pub fn without_dilemmas(t: &mut Table) {
    if !t.is_over() && t.ask() == Ask::ChooseDilemmas {
        t.pick(&[]);
    }
}

/// The cost limit the dilemma player is given.
pub fn limit(t: &Table) -> i16 {
    match t.pending().choice {
        Choice::Cards {
            rule: Constraint::Dilemmas { limit },
            ..
        } => limit,
        ref other => panic!("no dilemmas are chosen: {other:?}"),
    }
}

/// The number told when the attempt began.
pub fn announced(t: &Table) -> &Event {
    let begun: Vec<&Event> = t
        .events
        .iter()
        .filter(|e| e.h.kind == Kind::AttemptBegin)
        .collect();
    match begun.as_slice() {
        [one] => one,
        other => panic!("{} attempts have begun", other.len()),
    }
}

pub fn staffed(t: &Table, ship: &str) -> bool {
    t.game.is_staffed(t.card(ship))
}

/// Whether any beaming is possible.
pub fn can_beam(t: &Table) -> bool {
    t.actions().iter().any(|a| matches!(a, Action::Beam { .. }))
}

/// Range a ship has left this turn.
pub fn range_left(t: &Table, ship: &str) -> i16 {
    t.stat(ship, cards::lexicon::Stat::UnusedRange)
}
