//! The search language, as players write it.

mod errors;
mod fields;
mod laws;
mod operators;

use cards::pack::Pack;
use cards::search::{Index, Query, QueryError};
use cards::{CardDef, Catalogue};
use std::sync::LazyLock;

/// A few made-up cards, one or two of each type.
const CARDS: &str = r#"(name: "Search", cards: [
    (id: "1C001", title: "Ada Quill", subtitle: Some("Gardener"), set: "SE", rarity: Common, unique: true, cost: 2,
     keywords: [Plain("Cadet")],
     facts: Personnel(affiliation: Federation, icons: ["Stf", "TNG"], species: ["Human"], gender: Female,
        skills: [(Exobiology, 2), (Medical, 1)], integrity: 5, cunning: 6, strength: 4)),
    (id: "1R002", title: "Brann", set: "SE", rarity: Rare, unique: true, cost: 4,
     keywords: [Commander("I.K.C. Wren"), Plain("Assault")],
     facts: Personnel(affiliation: Klingon, icons: ["Cmd"], species: ["Human", "Klingon"], gender: Male,
        skills: [(Medical, 2), (Honor, 1)], integrity: 6, cunning: 4, strength: 8)),
    (id: "1U003", title: "Drone of Five", set: "SE", rarity: Uncommon, cost: 1,
     keywords: [Plain("Drone")],
     facts: Personnel(affiliation: Borg, icons: ["Stf"], species: ["Dréan"],
        skills: [(Medical, 3)], integrity: 5, cunning: 5, strength: 5)),
    (id: "1S004", title: "I.K.C. Wren", set: "SE", rarity: Starter, unique: true, cost: 5,
     facts: Ship(affiliation: Klingon, icons: [], class: "Wren", staffing: ["Cmd", "Stf", "Stf"],
        range: 8, weapons: 7, shields: 6)),
    (id: "3R005", title: "Heron", set: "CA", rarity: Rare, cost: 6,
     facts: Ship(affiliation: Romulan, icons: [], class: "Great Wren", staffing: ["Cmd", "Stf"],
        range: 9, weapons: 9, shields: 9)),
    (id: "3C006", title: "Tricorder", set: "CA", rarity: Common, cost: 1, facts: Equipment()),
    (id: "3C007", title: "Café Society", set: "CA", rarity: Common, cost: 0, facts: Event()),
    (id: "3C008", title: "Ssh'Ka's Whisper", set: "CA", rarity: Common, cost: 3, facts: Interrupt(), support: Blank),
    (id: "3U009", title: "Deep Well", subtitle: Some("Draw Water"), location: Some("Well World"), set: "CA", rarity: Uncommon,
     unique: true, keywords: [Region("Far Arm")],
     facts: Mission(kind: Planet, span: 3, points: 35, quadrant: Alpha, attempt: Affiliations([Federation, Klingon]),
        requirements: Some(Skill(Geology, 2)))),
    (id: "3U010", title: "Open Sky", set: "CA", rarity: Uncommon, unique: true,
     facts: Mission(kind: Space, span: 2, points: 30, quadrant: Gamma, attempt: AnyExcept([Borg]),
        requirements: Some(Skill(Astrometrics, 1)))),
    (id: "3S011", title: "Rookery", subtitle: Some("Seat of the Wrens"), set: "CA", rarity: Starter, unique: true,
     facts: Mission(kind: Headquarters, span: 2, points: 0, quadrant: Delta, attempt: Nobody,
        plays: [Cards(affiliation: Some(Klingon)), Equipment])),
    (id: "3R012", title: "Locked Door", set: "CA", rarity: Rare, cost: 2, facts: Dilemma(kind: Dual)),
    (id: "3R013", title: "Quicksand", set: "CA", rarity: Rare, cost: 3, facts: Dilemma(kind: Planet)),
])"#;

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    let pack = Pack::read("search", CARDS).expect("a good pack");
    Catalogue::from_packs(vec![pack]).expect("a catalogue")
});

/// Events stop ships here, dilemmas stop personnel.
fn text(card: &CardDef) -> Option<String> {
    match card.title.as_str() {
        "Café Society" => Some("Stop a ship. It is Weapons -2.".to_owned()),
        "Locked Door" => Some("Randomly stop a personnel.".to_owned()),
        _ => None,
    }
}

static INDEX: LazyLock<Index<'static>> = LazyLock::new(|| Index::new(&CATALOGUE, text));

/// The first words of the titles that a query finds.
fn titles(query: &str) -> Vec<&'static str> {
    let hits = INDEX.find(query);
    let hits = hits.unwrap_or_else(|e| panic!("{query}: {e} at {:?}", e.at));
    let title = |at: &cards::CardIx| INDEX.card(*at).title.as_str();
    let first = |title: &'static str| title.split(' ').next().unwrap_or_default();
    hits.iter().map(title).map(first).collect()
}

fn error(query: &str) -> QueryError {
    match INDEX.find(query) {
        Err(error) => error,
        Ok(hits) => panic!("{query} finds {hits:?}"),
    }
}

fn printed(query: &str) -> String {
    Query::parse(query).expect("a good query").to_string()
}
