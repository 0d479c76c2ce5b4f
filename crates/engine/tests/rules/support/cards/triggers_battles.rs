//! Shared by tests of several sets: events that watch fights: how they begin, who is killed in them, how they
//! end.

use crate::support::stage::stage;
use engine::script::Table;
use engine::{Ask, Choice, TextAsk};

pub const FIGHTS: &str = "
event Brawl: text [(when: Order, body: [Fight(kind: Combat, with: Type(Personnel), win: [Points(who: You, n: N(1))])])]
event Raid: text [(when: Order, body: [Fight(kind: Engagement, with: Type(Ship), win: [Points(who: You, n: N(1))])])]
event Broadside: text [(when: Order, body: [Fight(kind: Engagement, with: Type(Ship), win: [Move(verb: Kill,
    what: Pick((of: (filter: All([Type(Personnel), Commanded(Loser), Doing(Involved)])), n: Exactly(N(1)), to: 9)))])])]
ship Galorn: Cardassian staff[] R8 W9 S9
ship Blade: Klingon staff[] R8 W9 S9
ship Skiff: Federation staff[] R8 W1 S1
";

pub fn arena(text: &str) -> Table {
    stage(&format!("{FIGHTS}\n{text}"))
}

/// Uses a card that begins a fight of these two.
#[track_caller]
pub fn begin(t: &mut Table, with: &str, names: &[&str]) {
    t.use_text(with, 0);
    while let Some(p) = t.game.pending().cloned() {
        let (
            Ask::Text {
                what: TextAsk::FightShip | TextAsk::FightAgainst,
                ..
            },
            Choice::Cards { from, .. },
        ) = (p.ask, &p.choice)
        else {
            return;
        };
        let card = t.cards(names).into_iter().find(|c| from.contains(c));
        t.answer(engine::Answer::Cards(vec![card.expect("one of these")]));
    }
}
