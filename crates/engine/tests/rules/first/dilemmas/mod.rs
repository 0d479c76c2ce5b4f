//! Real dilemmas, met by small teams that are described in a line.
//!
//! Members are separated by `;`. Before a `|` are the skills of one, after it anything else: `I9 C9 S9` the
//! attributes (5 each otherwise), `D3` the number of dots, `f` or `m`, `~Vulcan` a species, `#Founder` a
//! characteristic, `[Def]` an icon, `=Nog` a title. `!Hypospray` is a piece of equipment. The members are called P1,
//! P2 and so on, unless they have a title.

mod losses;
mod placed;
mod stops;
mod walls;

use super::support::{Describe, equipment, personnel, planet, set, ship, space};
use cards::first::{Attribute, Class, Classification, Dilemma, Kind};
use cards::lexicon::Affiliation::Federation;
use cards::lexicon::{DilemmaKind, Gender, Skill};
use cards::{CardDef, Catalogue, Facts, Keyword, Word};
use engine::script::{Table, player};
use engine::{Flag, Place};

/// A card of the First Edition, called "Test".
pub fn real(id: &str) -> CardDef {
    let cards = Catalogue::first_edition().cards();
    let card = cards.iter().find(|card| card.id == id);
    let card = card.unwrap_or_else(|| panic!("no card {id}")).clone();
    assert_eq!(card.support, cards::Support::Full, "{id}");
    card.change(|def| def.title = Word::new("Test"))
}

fn member(n: usize, line: &str) -> CardDef {
    if let Some(title) = line.strip_prefix('!') {
        let known = Catalogue::first_edition().cards().iter();
        let known = known.filter(|card| card.title.as_str() == title);
        return match known.into_iter().next() {
            Some(card) => card.clone(),
            None => equipment(title),
        };
    }
    let (skills, rest) = line.split_once('|').unwrap_or((line, ""));
    let skills: Vec<&str> = skills.split(", ").map(str::trim).collect();
    let skills: Vec<&str> = skills.into_iter().filter(|s| !s.is_empty()).collect();
    let mut title = format!("P{n}");
    let mut card = personnel("P", Federation).skills(&skills).change(civilian);
    for word in rest.split_whitespace() {
        let word = word.replace('_', " ");
        let (mark, name) = word.split_at(1);
        card = match mark {
            "=" => {
                name.clone_into(&mut title);
                card
            }
            "#" => card.change(|def| def.keywords.push(Keyword::Plain(Word::new(name)))),
            "[" => card.icons(&[name.trim_end_matches(']')]),
            _ => card.change(|def| describe(def, mark, name)),
        };
    }
    card.change(|def| {
        def.title = Word::new(&title);
        def.id = format!("test-{title}");
    })
}

fn civilian(def: &mut CardDef) {
    describe(def, "c", "");
}

fn describe(def: &mut CardDef, mark: &str, name: &str) {
    let Facts::First(facts) = &mut def.facts else {
        return;
    };
    let Kind::Personnel(p) = &mut facts.of else {
        return;
    };
    let number = || Attribute::N(name.parse().expect("a number"));
    match mark {
        "I" => p.integrity = number(),
        "C" => p.cunning = number(),
        "S" => p.strength = number(),
        "D" => p.dots = name.parse().expect("a number"),
        "f" => p.gender = vec![Gender::Female],
        "m" => p.gender = vec![Gender::Male],
        "~" => p.species = vec![Word::new(name)],
        "c" => p.class = Classification::Of(Class::Civilian),
        "o" => p.class = Classification::Of(Class::Officer),
        _ => panic!("unknown: {mark}{name}"),
    }
}

fn is_space(card: &CardDef) -> bool {
    let Facts::First(facts) = &card.facts else {
        return false;
    };
    let space = Some(DilemmaKind::Space);
    matches!(&facts.of, Kind::Dilemma(Dilemma { kind, .. }) if *kind == space)
}

/// A team meets a dilemma, at the planet Green or aboard the Wren at Deep.
#[track_caller]
pub fn meet(id: &str, team: &str) -> Table {
    meet_with(id, team, "", "")
}

/// The same, with more lines for both players.
#[track_caller]
pub fn meet_with(id: &str, team: &str, own: &str, other: &str) -> Table {
    let card = real(id);
    let lines: Vec<&str> = team.split(';').map(str::trim).collect();
    let team: Vec<CardDef> = (1..).zip(lines).map(|(n, line)| member(n, line)).collect();
    let names: Vec<&str> = team.iter().map(|def| def.title.as_str()).collect();
    let names = names.join("; ");
    let (place, crew) = match is_space(&card) {
        true => ("Deep", format!(" at Deep: Wren\n aboard Wren: {names}")),
        false => ("Green", format!(" at Green: {names}")),
    };
    let text = format!(
        "player 1\n missions: Green; Deep\n{crew}\n{own}\nplayer 2\n under {place}: Test\n{other}"
    );
    let mut all = vec![
        planet("Green", &[Federation]).needs(Skill::Civilian, 1),
        space("Deep", &[Federation]).needs(Skill::Civilian, 1),
        ship("Wren", Federation, &[]),
        personnel("Spy", Federation).skills(&["Tal Shiar"]),
        personnel("Guest", Federation),
        personnel("Pilot", Federation).skills(&["Navigation"]),
        equipment("Box"),
        equipment("Recruit Mercenaries"),
        card,
    ];
    all.extend(team);
    let mut t = set(&all, &text);
    match place {
        "Deep" => t.attempt_with("Deep", "Wren"),
        _ => t.attempt("Green"),
    };
    t
}

/// The team got past, and went on to solve the mission.
pub fn passed(t: &Table) -> bool {
    t.is("Green", Flag::Completed) || t.is("Deep", Flag::Completed)
}

/// The dilemma lies under its mission again.
pub fn waits(t: &Table) -> bool {
    matches!(t.place("Test"), Place::Under(_))
}

/// The dilemma is out of play.
pub fn is_out(t: &Table) -> bool {
    t.place("Test") == Place::Removed(player(2))
}

/// How many of these have been killed or discarded.
pub fn lost(t: &Table) -> usize {
    t.zone(Place::Discard(player(1))).len()
}

/// How many members of the team are stopped.
pub fn stopped(t: &Table, size: usize) -> usize {
    let names = (1..=size).map(|n| format!("P{n}"));
    names.filter(|name| t.is_stopped(name)).count()
}
