//! Shared by tests of several sets: dilemmas that look at how many are still there.

use crate::support::facing::planet_with;
use engine::script::Table;

pub const CREW: [&str; 14] = [
    "Anara",
    "Brilgar",
    "Dohlem",
    "Jabara",
    "Keeve Falor",
    "Shandor",
    "Weld Ram",
    "Altman",
    "Bandee",
    "Barron",
    "Davies",
    "Hoya",
    "Lopez",
    "Martin",
];

pub fn crew(n: usize) -> String {
    CREW[..n].join("; ")
}

pub fn planet(id: &str, n: usize) -> Table {
    planet_with(&format!("{id} as D"), &crew(n), "")
}
