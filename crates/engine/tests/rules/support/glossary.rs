//! Small helpers of this folder.

pub use super::answers::sees;
use engine::script::{Table, player, table};
use engine::{Answer, CardId, Choice, Event};

pub const BOTH: [&str; 2] = ["2002", "2003"];

/// People, ships and places that most tests of this folder need.
pub const WORLD: &str = "
personnel Ann: Federation [Cmd] Medical Engineer I5 C6 S7
personnel Bo: Federation [Stf] Science I5 C6 S6
personnel Cy: Federation [Stf] Diplomacy I5 C6 S5
personnel Dee: Federation [Stf] Security I5 C6 S4
personnel Kor: Klingon [Cmd] Honor I5 C5 S9 species Klingon
ship Wren: Federation staff[Cmd Stf] R8 W6 S6 cost 4
ship Hawk: Klingon staff[Cmd] R8 W5 S5 cost 4
planet Green: Fed span 2 points 35 needs Medical and Cunning>5
space Deep: Fed span 3 points 40 needs Science and Cunning>11
planet Rock: Kli span 2 points 35
space Void: Kli span 4 points 40
hq Base: plays Fed, NA, equipment span 2
hq Hold: plays Kli, NA, equipment span 2
";

/// A table with [`WORLD`] under one of the two rule sets.
pub fn world(rules: &str, text: &str) -> Table {
    table(&format!("rules {rules}\n{WORLD}\n{text}"))
}

fn shows(e: &Event, n: u8, card: CardId) -> bool {
    let seen = e.seen_from(Some(player(n)));
    seen.card == Some(card) || seen.other == Some(card) || seen.cards.contains(&card)
}

/// Whether the log let player `n` see this card since the table was set.
pub fn saw(t: &Table, n: u8, card: &str) -> bool {
    let card = t.card(card);
    t.events.iter().any(|e| shows(e, n, card))
}

/// Answers questions about the order of several cards, as long as there are any.
pub fn any_order(t: &mut Table) {
    for _ in 0..20 {
        let Some(pending) = t.game.pending().cloned() else {
            return;
        };
        let Choice::Order { cards } = pending.choice else {
            return;
        };
        t.answer(Answer::Order(cards));
    }
}

/// Passes as long as responses are asked for.
pub fn pass_all(t: &mut Table) {
    for _ in 0..50 {
        match t.game.pending() {
            Some(p) if p.ask == engine::Ask::Respond => t.pass(),
            _ => return,
        };
    }
}

/// A cheap source of numbers, the same in every run.
pub struct Rolls(pub u64);
impl Rolls {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n
    }
}
