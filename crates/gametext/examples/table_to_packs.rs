//! Makes packs from a card list: `table_to_packs <table.tsv> <titles.json> <folder>`.
//!
//! Facts and abilities come from the list; a text that is not understood leaves what the folder's pack holds
//! for the card, so that abilities and genders written by hand are kept and the program can be run again at
//! any time.

use cards::catalogue::Catalogue;
use cards::lexicon::Gender;
use cards::pack::Pack;
use cards::table::{self, Titles, names};
use cards::{CardDef, Facts, Support};
use gametext::Compiler;
use std::collections::HashMap;
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
    let texts: HashMap<String, String> = table
        .rows
        .iter()
        .map(|row| (row.id.clone(), row.text.clone()))
        .collect();
    let cards = table.into_cards()?;
    let compiler = Compiler::new(&cards)?;
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
            cards: cards
                .map(|card| compiled(&compiler, merged(card.clone(), &old), &texts))
                .collect(),
        };
        std::fs::write(&path, pack.to_ron())?;
        println!("{}: {} cards", path.display(), pack.cards.len());
    }
    Ok(())
}

/// `card` with the abilities its text comes to.
fn compiled(compiler: &Compiler, mut card: CardDef, texts: &HashMap<String, String>) -> CardDef {
    let text = texts.get(&card.id).map_or("", String::as_str);
    if text.is_empty() {
        return card;
    }
    match compiler.compile(&card, text) {
        Ok(compiled) => {
            card.play = compiled.play;
            card.text = compiled.text;
            card.support = Support::Full;
        }
        Err(declined) => eprintln!("{} {}: {declined}", card.id, card.full_name()),
    }
    card
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
