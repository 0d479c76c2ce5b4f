//! Shared by tests of several sets: fights begin, go on, are won and end.

use crate::support::stage::stage;
use engine::script::Table;
use engine::{Answer, Ask, Choice, TextAsk};

/// Cards that begin fights; nothing follows from winning but points.
pub const FIGHTS: &str = "
event Brawl: text [(when: Order, body: [Fight(kind: Combat, with: Type(Personnel), win: [Points(who: You, n: N(1))])])]
event Raid: text [(when: Order, body: [Fight(kind: Engagement, with: Type(Ship), win: [Points(who: You, n: N(1))])])]
event Bloodshed: text [(when: Order, body: [Fight(kind: Combat, with: Type(Personnel), win: [Move(verb: Kill,
    what: Pick((of: (filter: All([Type(Personnel), Commanded(Loser), Doing(Involved)])), n: Exactly(N(1)), to: 9)))])])]
ship Hulk: Klingon staff[] R8 W2 S20
ship Skiff: Federation staff[] R8 W1 S1
ship Giant: Federation staff[] R8 W30 S30
personnel Cap: Federation [Cmd] S5
personnel Ox: Federation S20
personnel Ant: Federation S1
";

pub fn arena(text: &str) -> Table {
    stage(&format!("{FIGHTS}\n{text}"))
}

/// Answers who fights.
#[track_caller]
pub fn sides(t: &mut Table, names: &[&str]) {
    while let Some(p) = t.game.pending().cloned() {
        let Ask::Text {
            what: TextAsk::FightShip | TextAsk::FightAgainst,
            ..
        } = p.ask
        else {
            return;
        };
        let cards = t.cards(names);
        let answer = match &p.choice {
            Choice::Cards { from, .. } => {
                let card = cards.into_iter().find(|c| from.contains(c));
                Answer::Cards(vec![card.expect("one of the named")])
            }
            Choice::Place { places } => {
                let all = cards.into_iter().map(|c| t.game.state().card(c).place);
                Answer::Place(all.into_iter().find(|p| places.contains(p)).expect("there"))
            }
            other => panic!("{other:?}"),
        };
        t.answer(answer);
    }
}

/// Uses a card that begins a fight.
#[track_caller]
pub fn begin(t: &mut Table, with: &str, names: &[&str]) {
    t.use_text(with, 0);
    sides(t, names);
}
