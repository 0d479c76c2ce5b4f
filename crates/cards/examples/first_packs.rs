//! Makes the First Edition packs from the card list.
//!
//! `cargo run -p cards --example first_packs -- cards.tsv packs/first` writes one pack for each release. Abilities
//! of cards that are there already are kept; facts are those of the list.

use cards::first::table;
use cards::pack::Pack;
use std::collections::HashMap;
use std::error::Error;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = env::args().skip(1);
    let (Some(list), Some(folder)) = (words.next(), words.next()) else {
        return Err("usage: first_packs CARDS.TSV FOLDER".into());
    };
    let table = table::read(&fs::read_to_string(&list)?);
    for finding in &table.findings {
        eprintln!("{list}: {finding}");
    }
    if !table.findings.is_empty() {
        return Err(format!("{} findings", table.findings.len()).into());
    }
    let folder = Path::new(&folder);
    let mut written = HashMap::new();
    for file in cards::catalogue::pack_files(folder)? {
        for card in Pack::load(&file)?.cards {
            written.insert(card.id.clone(), card);
        }
    }
    let cards = table.rows.into_iter().map(|row| {
        let mut card = row.card;
        if let Some(known) = written.remove(&card.id)
            && (!known.text.is_empty() || known.play != card.play)
        {
            (card.play, card.text, card.support) = (known.play, known.text, known.support);
        }
        card
    });
    for (file, pack) in table::packs(cards) {
        println!("{file}: {} cards", pack.cards.len());
        fs::write(folder.join(file), pack.to_ron())?;
    }
    Ok(())
}
