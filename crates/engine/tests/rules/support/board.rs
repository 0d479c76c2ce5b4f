//! The stage these tests share, and how they answer.

use engine::script::{Table, player, table};
use engine::{Action, Ask, CardId, Choice, Seat};
use serde_json::Value;

/// Missions anybody may attempt (nobody completes Red or Deep), and dilemmas that do one plain thing.
const STAGE: &str = "
personnel Ann: Federation [Cmd] I5 C5 S5
personnel Bo: Federation [Stf] I5 C5 S5
personnel Cy: Federation [Stf] I5 C5 S5
personnel Dax: Federation [Stf] I5 C5 S5
planet Red: any span 2 points 30 needs Cunning>99
planet Green: any span 2 points 35
space Deep: any span 2 points 30 needs Cunning>99
hq Base: plays Fed, Kli, Rom, Car, Baj, Dom, Bor, NA, Fer, equipment span 2
// The opponent chooses one to be killed; everybody is killed.
dilemma Fang: dual cost 1 text [(when: Resolve, body: [Move(verb: Kill, what: Pick((of: (from: Attempt,
    filter: Type(Personnel)), n: Exactly(N(1)), how: By(Opponent), to: 1)))])]
dilemma Blaze: dual cost 1 text [(when: Resolve, body: [Move(verb: Kill, what: Every((from: Attempt,
    filter: Type(Personnel))))])]
event Relic: cost 2
event Stone: cost 2
event Totem: cost 2
interrupt Chip: text []
";

/// A table with the shared cards.
pub fn stage(text: &str) -> Table {
    table(&format!("{STAGE}\n{text}"))
}

/// Picks cards if there is a choice; where only one is possible the game goes on by itself.
#[track_caller]
pub fn choose(t: &mut Table, cards: &[&str]) {
    let choice = t.game.pending().map(|p| &p.choice);
    if matches!(choice, Some(Choice::Cards { .. })) {
        t.pick(cards);
    }
}

/// Whether somebody may respond to something.
pub fn responds(t: &Table) -> bool {
    t.game.pending().is_some_and(|p| p.ask == Ask::Respond)
}

/// Whether this ability can be used now, by whoever is asked.
pub fn can_use(t: &Table, card: &str, ability: u8) -> bool {
    !t.is_over() && t.offers(t.use_action(card, ability))
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

/// Passes until nobody may respond any more.
#[track_caller]
pub fn pass_all(t: &mut Table) {
    while responds(t) && t.offers(Action::Pass) {
        t.pass();
    }
}

/// Attempts a planet mission and meets these dilemmas, in this order.
#[track_caller]
pub fn meet(t: &mut Table, mission: &str, dilemmas: &[&str]) {
    t.attempt(mission);
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

/// Who is to put which cards in order, if that is what is asked.
pub fn order_asked(t: &Table) -> Option<(u8, Vec<String>)> {
    let pending = t.game.pending()?;
    match pending.choice {
        Choice::Order { .. } => Some((pending.seat.0 + 1, t.candidates())),
        _ => None,
    }
}

/// Who is asked what: the number of the player and the question.
pub fn asked(t: &Table) -> (u8, Ask) {
    (t.asked(), t.ask())
}

/// The card that can be responded to, as the one who is asked sees it.
pub fn about(t: &Table) -> Option<CardId> {
    let prompt = t.game.view(Some(t.pending().seat)).prompt?;
    prompt.about.and_then(|(_, seen)| seen.card)
}

/// Every face in a message: the number of the card and of what is printed on it, wherever it stands.
pub fn faces(message: &Value) -> Vec<(u16, u16)> {
    let mut found = Vec::new();
    collect(message, &mut found);
    found.sort_unstable();
    found.dedup();
    found
}

fn collect(value: &Value, found: &mut Vec<(u16, u16)>) {
    match value {
        Value::Object(map) => {
            let number = |key: &str| map.get(key).and_then(Value::as_u64);
            if let (Some(id), Some(def)) = (number("id"), number("def")) {
                found.push((id as u16, def as u16));
            }
            map.values().for_each(|v| collect(v, found));
        }
        Value::Array(list) => list.iter().for_each(|v| collect(v, found)),
        _ => {}
    }
}

/// The face of a card, as messages tell it.
pub fn face(t: &Table, card: CardId) -> (u16, u16) {
    (card.0, t.game.table().face(card).def)
}

/// The faces of these cards, as messages tell them.
pub fn faces_of(t: &Table, names: &[&str]) -> Vec<(u16, u16)> {
    let mut all: Vec<_> = t.cards(names).iter().map(|c| face(t, *c)).collect();
    all.sort_unstable();
    all
}

/// What this seat, or a spectator, reads in the question that is asked: nothing, if another one is asked.
pub fn prompt(t: &Table, seat: Option<Seat>) -> Value {
    serde_json::to_value(&t.game.view(seat).prompt).expect("a prompt can be written")
}

/// All seats of a table, and a spectator.
pub fn everybody(players: u8) -> Vec<Option<Seat>> {
    (1..=players)
        .map(|n| Some(player(n)))
        .chain([None])
        .collect()
}
