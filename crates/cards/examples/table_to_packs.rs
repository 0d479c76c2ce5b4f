//! Makes packs from a card list: `table_to_packs <table.tsv> <titles.json> <folder>`.
//!
//! Facts come from the list. Where the folder already holds a pack, the abilities, play rules and
//! genders written into it by hand are kept, so the program can be run again at any time.

use cards::catalogue::Catalogue;
use cards::lexicon::Gender;
use cards::pack::Pack;
use cards::table::{self, Titles, names};
use cards::{CardDef, Facts};
use std::error::Error;
use std::path::Path;

/// Set code, pack name, file name.
const SETS: [(&str, &str, &str); 3] = [
    ("SE", "Premiere", "premiere.ron"),
    ("En", "Energize", "energize.ron"),
    ("CA", "Call to Arms", "call-to-arms.ron"),
];

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [table, titles, folder] = args.as_slice() else {
        return Err("usage: table_to_packs <table.tsv> <titles.json> <folder>".into());
    };
    let titles: Titles = serde_json::from_str(&std::fs::read_to_string(titles)?)?;
    let mut table = table::read(&std::fs::read_to_string(table)?);
    names::look_up(&mut table.rows, &titles);
    let cards = table.into_cards()?;
    let cards = Catalogue::from_packs(vec![Pack {
        name: String::from("table"),
        cards,
    }])?;
    for (set, name, file) in SETS {
        let path = Path::new(folder).join(file);
        let old = match path.exists() {
            true => Pack::load(&path)?.cards,
            false => Vec::new(),
        };
        let cards = cards.cards().iter().filter(|card| card.set == set);
        let pack = Pack {
            name: name.to_owned(),
            cards: cards.map(|card| merged(card.clone(), &old)).collect(),
        };
        std::fs::write(&path, pack.to_ron())?;
        println!("{}: {} cards", path.display(), pack.cards.len());
    }
    Ok(())
}

/// `card` with what a list does not tell.
fn merged(mut card: CardDef, old: &[CardDef]) -> CardDef {
    let Some(old) = old.iter().find(|old| old.id == card.id) else {
        return card;
    };
    card.play = old.play.clone();
    card.text = old.text.clone();
    card.support = old.support;
    if let (Facts::Personnel { gender, .. }, Facts::Personnel { gender: known, .. }) =
        (&mut card.facts, &old.facts)
        && *gender == Gender::Unknown
    {
        *gender = *known;
    }
    card
}
