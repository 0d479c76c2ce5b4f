//! Shared by tests of several sets: cards that meddle with a selection.

use engine::script::Table;

/// Who of these is in player 1's discard pile.
pub fn dead<'a>(t: &Table, crew: &[&'a str]) -> Vec<&'a str> {
    crew.iter()
        .copied()
        .filter(|c| t.in_discard(1, c))
        .collect()
}
