//! Tables on which real dilemmas are faced.

use engine::script::{Table, player, table};
use engine::{Action, Answer, Ask, Choice, Constraint, Place};
use serde_json::Value;

/// Faced last: asks the attempter to point at participants, so that the game stands still and shows who is left.
const HALT: &str = "
dilemma Halt: dual cost 0 text [(when: Resolve, body: [
    Choose((of: (from: Attempt, filter: Type(Personnel)), n: AnyNumber, to: 9))])]";

/// Missions that nobody in these tests can complete.
pub const PLANET: &str = "Hunt for DNA Program";
pub const SPACE: &str = "Pegasus Search";
pub const SHIP: &str = "U.S.S. Nebula";

/// One dilemma, known as D, is faced on a planet by these personnel.
pub fn planet(id: &str, crew: &str) -> Table {
    planet_with(&format!("{id} as D"), crew, "")
}

/// Dilemmas faced on a planet. `more` may hold the lines of both players and of the game.
pub fn planet_with(stack: &str, crew: &str, more: &str) -> Table {
    let mut t = table(&format!(
        "{HALT}
        player 1
          missions: {PLANET}
          at {PLANET}: {crew}
        player 2
        {more}
        attempt {PLANET} limit 30 stack: {stack}; Halt"
    ));
    settle(&mut t);
    t
}

/// One dilemma, known as D, is faced in space by these personnel aboard a ship with Shields 8 and Range 8.
pub fn space(id: &str, crew: &str) -> Table {
    space_with(&format!("{id} as D"), SHIP, crew, "")
}

pub fn space_with(stack: &str, ship: &str, crew: &str, more: &str) -> Table {
    space_raw(stack, ship, ship, crew, more)
}

/// The ship as a scenario describes it, and its name there.
pub fn space_raw(stack: &str, ship: &str, name: &str, crew: &str, more: &str) -> Table {
    let mut t = table(&format!(
        "{HALT}
        player 1
          missions: {SPACE}
          at {SPACE}: {ship}
          aboard {name}: {crew}
        player 2
        {more}
        attempt {SPACE} with {name} limit 30 stack: {stack}; Halt"
    ));
    settle(&mut t);
    t
}

/// Passes on what is optional, and answers what is asked about whose skill is used with the first cards that do.
pub fn settle(t: &mut Table) {
    while !t.is_over() && matches!(t.ask(), Ask::WhoseSkill { .. } | Ask::Respond) {
        if t.ask() == Ask::Respond {
            let pass = t.offers(Action::Pass);
            t.act(if pass { Action::Pass } else { t.actions()[0] });
            continue;
        }
        let Choice::Cards { from, rule, .. } = t.pending().choice.clone() else {
            panic!("skills are chosen among cards");
        };
        let Constraint::Skill { skill, mut levels } = rule else {
            panic!("skills are chosen by levels");
        };
        let mut picked = Vec::new();
        for card in from {
            if levels > 0 {
                levels = levels.saturating_sub(t.game.skills(card)[skill as usize]);
                picked.push(card);
            }
        }
        t.answer(Answer::Cards(picked));
    }
}

/// Whether the stack has been faced up to Halt.
pub fn at_halt(t: &Table) -> bool {
    matches!(t.ask(), Ask::Text { card, .. } if t.name(card) == "Halt")
}

/// Who still takes part in the attempt.
#[track_caller]
pub fn left(t: &Table) -> Vec<String> {
    match t.ask() {
        Ask::Orders => Vec::new(),
        _ if at_halt(t) => t.candidates(),
        other => panic!("something else is asked: {other:?} {:?}", t.pending()),
    }
}

pub fn names(crew: &str) -> Vec<String> {
    let mut names: Vec<String> = crew.split(';').map(|n| n.trim().to_owned()).collect();
    names.sort();
    names
}

/// Who of the crew is stopped. Up to Halt only dilemmas stop.
pub fn stopped(t: &Table, crew: &str) -> Vec<String> {
    let mut names = names(crew);
    names.retain(|n| t.is_stopped(n));
    names
}

/// The discard pile of player 1, sorted.
pub fn dead(t: &Table) -> Vec<String> {
    sorted(t.zone(Place::Discard(player(1))))
}

pub fn sorted(mut names: Vec<String>) -> Vec<String> {
    names.sort();
    names
}

/// D lies beneath the mission.
pub fn overcome(t: &Table) -> bool {
    matches!(t.place("D"), Place::Beneath(_))
}

/// D went back: it lies face up at the bottom of its owner's pile (2E-DIL-12).
pub fn returned(t: &Table) -> bool {
    t.place("D") == Place::Pile(player(2))
}

/// D was overcome and did nothing to anybody.
pub fn harmless(t: &Table, crew: &str) -> bool {
    at_halt(t) && t.candidates() == names(crew) && overcome(t)
}

/// One of several tables, differing only in what chance does.
pub const SEEDS: std::ops::RangeInclusive<u64> = 1..=12;

/// Whether the view of player `n` says what this card is.
pub fn reads(t: &Table, n: u8, name: &str) -> bool {
    fn describes(value: &Value, card: u64) -> bool {
        match value {
            Value::Object(map) => {
                let it = map.get("id").and_then(Value::as_u64) == Some(card);
                it && map.contains_key("def") || map.values().any(|v| describes(v, card))
            }
            Value::Array(list) => list.iter().any(|v| describes(v, card)),
            _ => false,
        }
    }
    let view = t.game.view_json(Some(player(n)));
    let view: Value = serde_json::from_str(&view).expect("a view is JSON");
    describes(&view, t.card(name).0.into())
}
