//! Shared by tests of several sets: cards are drawn, discarded, looked at, fetched, put on decks and into brigs.

use crate::support::stage::stage;

pub const TOOLS: &str = "
event Fetch: text [(when: Order, body: [Move(verb: Download, what: Pick((of: (from: Deck(You, All),
    filter: Type(Personnel)), n: Exactly(N(1)), to: 1)))])]
event Shelve: text [(when: Order, body: [Move(verb: Place, what: Pick((of: (from: Hand(You)), n: Exactly(N(1)), to: 1)),
    to: Deck(You, Top(1)))])]
event Mill: text [(when: Order, body: [Move(verb: Discard, what: Every((from: Deck(EachOpponent, Top(1)))))])]
event Peek: text [(when: Order, body: [Look(who: You, what: Every((from: Deck(EachOpponent, Top(1)))), to: 1)])]
event Expose: text [(when: Order, body: [Look(who: You, what: Every((from: Hand(EachOpponent))), open: true, to: 1)])]
event Bleed: text [(when: Order, body: [Move(verb: Discard, what: Pick((of: (from: Hand(EachOpponent)),
    n: Exactly(N(1)), how: Random, to: 1)))])]
";

pub fn tools(text: &str) -> engine::script::Table {
    stage(&format!("{TOOLS}\n{text}"))
}
