//! The cards these tests share, and how fights are answered.

use cards::language::Kind;
use engine::script::{Table, table};
use engine::{Action, Answer, Ask, Choice, TextAsk};

/// Personnel named by their Strength, cards that begin combat, and cards that tell what happens in it.
pub const COMBAT: &str = "
planet Green: any span 2
planet Red: any span 2
hq Home: plays Fed, Kli, Rom, NA, equipment span 2
hq Lair: plays Fed, Kli, Rom, NA, equipment span 2
personnel P1: Federation S1
personnel P2: Federation S2
personnel P3: Federation S3
personnel P4: Federation S4
personnel P5: Federation S5
personnel P6: Federation S6
personnel P7: Federation S7
personnel P8: Federation S8
personnel P9: Federation S9
personnel P10: Federation S10
ship Wren: Federation staff[] R8 W6 S6
interrupt Brawl: text [(when: Order, body: [
    Fight(kind: Combat, with: Any, win: [Points(who: You, n: N(10))])])]
// Tells its player how many of the opponent's personnel are involved when combat has begun.
event Census: text [(when: On((kind: FightBegin)), body: [
    Points(who: You, n: Count((filter: All([Type(Personnel), Not(Commanded(You)), Doing(Involved)]))))])]
// Tells its player of every victory in a fight.
event Glory: text [(when: On((kind: FightWin, who: You)), body: [Points(who: You, n: N(1))])]
";

/// Ships and crew, cards that begin engagements, and cards that tell what happens in them.
pub const SHIPS: &str = "
space Deep: any span 2
space Far: any span 2
planet Green: any span 2
hq Home: plays Fed, Kli, Rom, NA, equipment span 2
hq Lair: plays Fed, Kli, Rom, NA, equipment span 2
personnel Cap: Federation [Cmd] S5
personnel Hand: Federation [Stf] S5
ship Wren: Federation staff[Cmd] R8 W6 S6
ship Hawk: Federation staff[Cmd] R8 W8 S1
ship Gull: Federation staff[Cmd] R8 W5 S1
ship Crow: Federation staff[Cmd] R8 W1 S5
ship Wall: Federation staff[Cmd] R8 W20 S6
interrupt Raid: text [(when: Order, body: [
    Fight(kind: Engagement, with: Any, win: [Points(who: You, n: N(10))])])]
// Lets its ship join.
personnel Helm: Federation [Cmd] text [(when: On((kind: FightBegin, cause: Engagement, at: Here)), optional: true, body: [
    Join(One(MyShip))])]
// Tells its player of every victory in a fight.
event Glory: text [(when: On((kind: FightWin, who: You)), body: [Points(who: You, n: N(1))])]
";

/// A table with the cards for combat.
pub fn ground(text: &str) -> Table {
    table(&format!("{COMBAT}\n{text}"))
}

/// A table with the cards for engagements.
pub fn sky(text: &str) -> Table {
    table(&format!("{SHIPS}\n{text}"))
}

/// Answers everything asked about who fights: own ships and opposing cards as named. Compulsory responses
/// are carried out, optional ones passed.
#[track_caller]
pub fn fight(t: &mut Table, names: &[&str]) {
    while choose_side(t, names) || settle_one(t) {}
}

/// Answers what is asked about who fights, if anything is.
#[track_caller]
pub fn choose(t: &mut Table, names: &[&str]) {
    while choose_side(t, names) {}
}

fn choose_side(t: &mut Table, names: &[&str]) -> bool {
    if t.is_over() {
        return false;
    }
    let pending = t.pending().clone();
    let Ask::Text { what, .. } = pending.ask else {
        return false;
    };
    if !matches!(what, TextAsk::FightShip | TextAsk::FightAgainst) {
        return false;
    }
    let cards = t.cards(names);
    let answer = match &pending.choice {
        Choice::Cards { from, .. } => {
            let one = cards.iter().find(|c| from.contains(c));
            Answer::Cards(vec![*one.unwrap_or_else(|| {
                panic!("none of {names:?} can be picked: {pending:?}")
            })])
        }
        Choice::Player { from } => {
            let seats = cards.iter().map(|c| t.game.state().card(*c).commander);
            let one = seats.into_iter().find(|s| from.has(*s));
            Answer::Player(
                one.unwrap_or_else(|| panic!("none of {names:?} can be fought: {pending:?}")),
            )
        }
        Choice::Place { places } => {
            let all = cards.iter().map(|c| t.game.state().card(*c).place);
            let one = all.into_iter().find(|p| places.contains(p));
            Answer::Place(one.unwrap_or_else(|| panic!("nowhere of {names:?}: {pending:?}")))
        }
        other => panic!("a side of a fight is asked for by {other:?}"),
    };
    t.answer(answer);
    true
}

/// Carries out one compulsory response or passes on an optional one.
fn settle_one(t: &mut Table) -> bool {
    if t.is_over() || t.ask() != Ask::Respond {
        return false;
    }
    let pass = t.offers(Action::Pass);
    let action = if pass { Action::Pass } else { t.actions()[0] };
    t.act(action);
    true
}

/// Passes on everything optional and carries out what is compulsory.
#[track_caller]
pub fn settle(t: &mut Table) {
    while settle_one(t) {}
}

/// Lets everybody respond with everything there is.
#[track_caller]
pub fn respond_with_all(t: &mut Table) {
    while !t.is_over() && t.ask() == Ask::Respond {
        let actions = t.actions();
        let used = actions.iter().find(|a| matches!(a, Action::Use { .. }));
        let action = used.copied().unwrap_or(Action::Pass);
        t.act(action);
    }
}

/// Picks a card if the text of a card asks for one; a single candidate may be taken without asking.
#[track_caller]
pub fn pick_if_asked(t: &mut Table, name: &str) {
    if let Choice::Cards { .. } = t.pending().choice {
        t.pick(&[name]);
    }
}

/// The players who have won a fight since the table was set, in order.
pub fn victors(t: &Table) -> Vec<u8> {
    let wins = t.events.iter().filter(|e| e.h.kind == Kind::FightWin);
    wins.filter_map(|e| e.h.who).map(|s| s.0 + 1).collect()
}
