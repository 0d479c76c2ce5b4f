//! Where fights take place, and how they are answered.

use crate::support::facing::{PLANET, SPACE};
use cards::language::Kind;
use engine::script::{Table, player, table};
use engine::{Action, Answer, Ask, Choice, Label, TextAsk};

/// The event E of player 1, personnel of both on a planet.
pub fn ground(event: &str, mine: &str, theirs: &str) -> Table {
    table(&format!(
        "player 1
          missions: {PLANET}
          core: {event} as E
          at {PLANET}: {mine}
        player 2
          at {PLANET}: {theirs}"
    ))
}

/// The event E of player 1, whose ship Own with its crew is at a mission with the ship Foe of player 2 and those aboard it.
pub fn sky(event: &str, own: (&str, &str), foe: (&str, &str)) -> Table {
    sky_with(event, own, foe, "")
}

/// `more` may hold the lines of both players and cards of the test.
pub fn sky_with(event: &str, own: (&str, &str), foe: (&str, &str), more: &str) -> Table {
    let ((ship, crew), (foe, foes)) = (own, foe);
    table(&format!(
        "player 1
          missions: {SPACE}; Abduction Plot
          core: {event} as E
          at {SPACE}: {ship} as Own
          aboard Own: {crew}
        player 2
          at {SPACE}: {foe} as Foe
          aboard Foe: {foes}
        {more}"
    ))
}

/// The players who have won a fight.
pub fn victors(t: &Table) -> Vec<u8> {
    let wins = t.events.iter().filter(|e| e.h.kind == Kind::FightWin);
    wins.filter_map(|e| e.h.who).map(|s| s.0 + 1).collect()
}

/// Who lies in the discard pile of player `n`, sorted.
pub fn lost(t: &Table, n: u8) -> Vec<String> {
    crate::support::facing::sorted(t.zone(engine::Place::Discard(player(n))))
}

/// Uses the Order of E and fights Own against Foe.
#[track_caller]
pub fn attack(t: &mut Table) {
    t.use_text("E", 0);
    fight(t, Label::Engagement, &["Own", "Foe"]);
}

/// Answers everything about who fights (any of the named will do) and in what way; passes on everything optional.
#[track_caller]
pub fn fight(t: &mut Table, kind: Label, names: &[&str]) {
    while step(t, kind, names) {}
}

/// Answers one such question, if there is any.
#[track_caller]
fn step(t: &mut Table, kind: Label, names: &[&str]) -> bool {
    if t.is_over() {
        return false;
    }
    let pending = t.pending().clone();
    let answer = match (pending.ask, &pending.choice) {
        (
            Ask::Text {
                what: TextAsk::FightKind,
                ..
            },
            Choice::Options { options },
        ) => {
            let n = options.iter().position(|o| *o == kind);
            Answer::Option(n.expect("that kind of fight is possible") as u8)
        }
        (
            Ask::Text {
                what: TextAsk::FightShip | TextAsk::FightAgainst,
                ..
            },
            choice,
        ) => {
            let cards = t.cards(names);
            match choice {
                Choice::Cards { from, .. } => {
                    let one = cards.into_iter().find(|c| from.contains(c));
                    Answer::Cards(vec![one.expect("one of the named can fight")])
                }
                Choice::Place { places } => {
                    let all = cards.into_iter().map(|c| t.game.state().card(c).place);
                    let mut all = all.filter(|p| places.contains(p));
                    Answer::Place(all.next().expect("the fight is there"))
                }
                other => panic!("{other:?}"),
            }
        }
        (Ask::Respond, _) if t.offers(Action::Pass) => Answer::Act(Action::Pass),
        (Ask::Respond, _) => Answer::Act(t.actions()[0]),
        _ => return false,
    };
    t.answer(answer);
    true
}

/// Goes on with the fight until this card can be used, and uses it; whether that was ever so.
#[track_caller]
pub fn respond_with(t: &mut Table, card: &str, names: &[&str]) -> bool {
    for _ in 0..40 {
        let action = t.use_action(card, 0);
        if t.ask() == Ask::Respond && t.offers(action) {
            t.act(action);
            return true;
        }
        if !step(t, Label::Engagement, names) {
            return false;
        }
    }
    false
}
