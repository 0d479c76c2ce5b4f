//! Shared by tests of several sets: events that begin combat or an engagement.

use cards::language::Kind;
use engine::script::{Table, player, table};
use engine::{Action, Answer, Ask, Choice, Label};

/// Answers everything until orders can be given again: the kind of fight named, the cards named where they are
/// asked for, otherwise the first that fit. Optional responses are passed.
#[track_caller]
pub fn fight_on(t: &mut Table, kind: Label, names: &[&str]) {
    let wanted = t.cards(names);
    for _ in 0..60 {
        if t.ask() == Ask::Orders {
            return;
        }
        let answer = match t.pending().choice.clone() {
            Choice::Options { options } => {
                let n = options.iter().position(|o| *o == kind).unwrap_or(0);
                Answer::Option(n as u8)
            }
            Choice::Cards { from, min, .. } => {
                let least = usize::from(min.max(1));
                let mut cards: Vec<_> = wanted
                    .iter()
                    .copied()
                    .filter(|c| from.contains(c))
                    .collect();
                cards.truncate(least);
                if cards.len() < usize::from(min) {
                    cards = from[..usize::from(min)].to_vec();
                }
                Answer::Cards(cards)
            }
            Choice::Order { cards } => Answer::Order(cards),
            Choice::YesNo => Answer::YesNo(false),
            Choice::Player { .. } => Answer::Player(player(2)),
            Choice::Place { places } => Answer::Place(places[0]),
            _ => Answer::Act(Action::Pass),
        };
        t.answer(answer);
    }
    panic!("the fight does not end: {:?}", t.pending());
}

/// How often player 1 has won.
pub fn victories(t: &Table) -> usize {
    let wins = t.events.iter().filter(|e| e.h.kind == Kind::FightWin);
    wins.filter(|e| e.h.who == Some(player(1))).count()
}

pub fn ring(event: &str, facts: &str, strength: i16) -> Table {
    table(&format!(
        "planet Camp: Fed
        personnel Me: {facts} S{strength}
        personnel Foe: Ferengi S3
        personnel Pal: Ferengi S3
        player 1
          missions: Camp
          core: {event} as card
          at Camp: Me
        player 2
          missions: Excavation
          core: Kotra
          at Camp: Foe as near; Pal
          at Excavation: Foe as far"
    ))
}

/// A ship of Weapons 7 against one of Shields `shields`.
pub fn sky(event: &str, ship: &str, crew: &str, shields: i16) -> Table {
    table(&format!(
        "space Rift: Fed
        ship Hawk: {ship} staff[Stf] R8 W7 S7
        ship Tub: Ferengi staff[Stf] R8 W1 S{shields}
        personnel Me: {crew} [Stf]
        personnel Foe: Ferengi [Stf]
        personnel Pal: Ferengi [Stf]
        player 1
          missions: Rift
          core: {event} as card
          at Rift: Hawk
          aboard Hawk: Me
        player 2
          at Rift: Tub
          aboard Tub: Foe; Pal"
    ))
}
