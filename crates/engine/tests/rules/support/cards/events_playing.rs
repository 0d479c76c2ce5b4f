//! Shared by tests of several sets: what has to be commanded to play an event, and where it goes.

use engine::script::Table;

pub fn offered<'a>(t: &Table, card: &str, places: &[&'a str]) -> Vec<&'a str> {
    let fits = |m: &&&str| t.offers(t.play_action(card, Some(m)));
    places.iter().filter(fits).copied().collect()
}
