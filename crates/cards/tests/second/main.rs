//! The Second Edition's cards and decks, tested against the rules ledger.
//!
//! Every test names the ledger entry it comes from.

mod affiliation;
mod analysis;
mod card;
mod catalogue;
mod collector;
mod crafted_files;
mod deck;
mod deck_files;
mod edition;
mod facts;
mod generate;
mod keyword;
mod list;
mod list_findings;
mod list_names;
mod pack;
mod requirement;
mod table;
mod tour;

use cards::{CardDef, Catalogue};

const HEADER: &str = "Name\tSet\tRarity\tUnique\tCollectorsInfo\tType\tCost\tMission/DilemmaType\tSpan\tPoints\tQuadrant\tAffiliation\tIcons\tStaff\tKeywords\tClass\tSpecies\tSkills\tIntegrity/Range\tCunning/Weapons\tStrength/Shields\tText";

/// A made-up personnel as a table row, with the columns that tests vary.
fn personnel_row(keywords: &str, skills: &str, text: &str) -> String {
    format!(
        "{HEADER}\nTest Subject\tSE\tC\tN\t1C001\tPersonnel\t2\t\t\t\t\tBajoran\t[Stf]\t\t{keywords}\t\tBajoran\t{skills}\t5\t6\t7\t{text}\n"
    )
}

fn one(table: &str) -> CardDef {
    let table = cards::table::read(table);
    let mut cards = table.into_cards().expect("a good table");
    assert_eq!(cards.len(), 1);
    cards.remove(0)
}

fn all() -> &'static [CardDef] {
    Catalogue::second_edition().cards()
}
