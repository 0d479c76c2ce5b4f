//! Cards many tests share, and small helpers.

pub use super::answers::{choose, no_dilemmas, picks, responds};
use cards::lexicon::Skill;
use engine::script::{Table, table};
use engine::{Ask, Choice, Label};

pub const WORLD: &str = "
personnel Ann: Federation [Cmd] Medical I5 C6 S7
personnel Bo: Federation [Stf] Science I5 C6 S7
personnel Cy: Federation [Stf] Diplomacy I5 C6 S7
personnel Dax: Federation [Stf] Security I5 C6 S7 cost 3
ship Wren: Federation staff[Cmd Stf] R8 W6 S6 cost 4
ship Kite: Federation staff[Stf] R8 W6 S6 cost 2
planet Green: Fed span 2 points 35
planet Red: Fed span 2 points 30 needs Treachery and Cunning>99
space Deep: Fed span 3 points 40
hq Base: plays Fed, NA, Rom, equipment span 2
event Relic: cost 2
event Stone: cost 3
interrupt Chip: text []
";

/// A table with the shared cards.
pub fn world(text: &str) -> Table {
    table(&format!("{WORLD}\n{text}"))
}

/// Attempts a mission and meets no dilemmas.
pub fn attempt_in_peace(t: &mut Table, mission: &str) {
    t.attempt(mission);
    no_dilemmas(t);
}

/// Takes a skill out of the options; says whether it was one.
pub fn take_skill(t: &mut Table, skill: Skill) -> bool {
    match &t.pending().choice {
        Choice::Options { options } => match options.iter().position(|o| *o == Label::Skill(skill))
        {
            Some(n) => {
                t.option(n as u8);
                true
            }
            None => false,
        },
        other => panic!("no skill is asked for: {other:?}"),
    }
}

/// Deals with several cards in the order given, if the game asks for one.
#[track_caller]
pub fn in_order(t: &mut Table, cards: &[&str]) {
    if t.game
        .pending()
        .is_some_and(|p| p.ask == Ask::DealWithInOrder)
    {
        t.order(cards);
    }
}
