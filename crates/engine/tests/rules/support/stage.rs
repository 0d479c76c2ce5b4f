//! The stage these tests share, and how they answer.

pub use super::answers::{choose, in_order, responds};
use cards::lexicon::Skill;
use engine::script::{Table, table};
use engine::{Action, Ask, Choice, Label};

/// Missions anybody may attempt (nobody completes Red or Deep), and dilemmas that do one plain thing.
const STAGE: &str = "
planet Red: any span 2 points 30 needs Cunning>99
planet Green: any span 2 points 35
space Deep: any span 2 points 30 needs Cunning>99
space Far: any span 2 points 35
hq Base: plays Fed, Kli, Rom, Car, Baj, Dom, Bor, NA, Fer, equipment span 2
// The opponent chooses one to be killed, stopped or taken prisoner.
dilemma Fang: dual cost 1 text [(when: Resolve, body: [Move(verb: Kill, what: Pick((of: (from: Attempt,
    filter: Type(Personnel)), n: Exactly(N(1)), how: By(Opponent), to: 1)))])]
dilemma Net: dual cost 1 text [(when: Resolve, body: [Stop(what: Pick((of: (from: Attempt, filter: Type(Personnel)),
    n: Exactly(N(1)), how: By(Opponent), to: 1)))])]
dilemma Cell: dual cost 1 text [(when: Resolve, body: [Move(verb: Capture, what: Pick((of: (from: Attempt,
    filter: Type(Personnel)), n: Exactly(N(1)), how: By(Opponent), to: 1)), to: Brig(Opponent))])]
// Everybody is killed, or stopped.
dilemma Blaze: dual cost 1 text [(when: Resolve, body: [Move(verb: Kill, what: Every((from: Attempt,
    filter: Type(Personnel))))])]
dilemma Flood: dual cost 1 text [(when: Resolve, body: [Stop(what: Every((from: Attempt, filter: Type(Personnel))))])]
// One is selected at random to be killed, or to be stopped.
dilemma Lot: dual cost 1 text [(when: Resolve, body: [Move(verb: Kill, what: Pick((of: (from: Attempt,
    filter: Type(Personnel)), n: Exactly(N(1)), how: Random, to: 1)))])]
dilemma Draw: dual cost 1 text [(when: Resolve, body: [Stop(what: Pick((of: (from: Attempt, filter: Type(Personnel)),
    n: Exactly(N(1)), how: Random, to: 1)))])]
// Nothing at all.
dilemma Calm: dual cost 1 text [(when: Resolve, body: [])]
event Relic: cost 2
event Stone: cost 2
interrupt Chip: text []
";

/// A table with the shared cards.
pub fn stage(text: &str) -> Table {
    table(&format!("{STAGE}\n{text}"))
}

/// Whether this ability can be used now.
pub fn can_use(t: &Table, card: &str, ability: u8) -> bool {
    !t.is_over() && t.offers(t.use_action(card, ability))
}

/// Passes until nobody may respond any more.
#[track_caller]
pub fn pass_all(t: &mut Table) {
    while responds(t) && t.offers(Action::Pass) {
        t.pass();
    }
}

/// Passes until this ability can be used, and uses it.
#[track_caller]
pub fn use_when_possible(t: &mut Table, card: &str, ability: u8) {
    while !can_use(t, card, ability) {
        assert!(responds(t), "{card} cannot be used: {:?}", t.pending());
        t.pass();
    }
    t.use_text(card, ability);
}

/// Attempts a planet mission and meets these dilemmas, in this order.
#[track_caller]
pub fn meet(t: &mut Table, mission: &str, dilemmas: &[&str]) {
    t.attempt(mission);
    face(t, dilemmas);
}

/// Chooses dilemmas and puts them in order.
#[track_caller]
pub fn face(t: &mut Table, dilemmas: &[&str]) {
    while responds(t) {
        t.pass();
    }
    t.pick(dilemmas);
    if t.game
        .pending()
        .is_some_and(|p| p.ask == Ask::OrderDilemmas)
    {
        t.order(dilemmas);
    }
}

/// Takes a skill out of the options, if there is a choice.
#[track_caller]
pub fn take_skill(t: &mut Table, skill: Skill) {
    if let Choice::Options { options } = t.pending().choice.clone() {
        let n = options.iter().position(|o| *o == Label::Skill(skill));
        let n = n.unwrap_or_else(|| panic!("{skill} is not among {options:?}"));
        t.option(n as u8);
    }
}

/// Whether the card is on top of that player's deck.
pub fn on_top(t: &Table, player: u8, card: &str) -> bool {
    t.deck(player)
        .first()
        .is_some_and(|c| c == &t.name(t.card(card)))
}
