//! Dilemmas that lie on the mission for a while.

use crate::support::cards::dilemmas_placed::fail;
use crate::support::facing::{PLANET, left, names, planet_with};
use cards::lexicon::Stat;
use engine::Place;
use engine::script::Table;

const ALL: [Stat; 3] = [Stat::Integrity, Stat::Cunning, Stat::Strength];

fn stats(t: &Table, name: &str) -> [i16; 3] {
    ALL.map(|s| t.stat(name, s))
}

/// 1U001 A Living Death: everybody on the planet without Treachery is weaker, of whatever side; not those aboard. It is overcome at
/// the end of the turn. 2E-DIL-13, 2E-GLOSS-11
#[test]
fn a_living_death_weakens_the_planet() {
    let more = format!(
        "player 1
          at {PLANET}: U.S.S. Nebula
          aboard U.S.S. Nebula: Rixx
        player 2
          at {PLANET}: Kahmis"
    );
    let mut t = planet_with("1U001 as D", "Lopez; J'Dan", &more);
    assert_eq!(t.place("D"), Place::On(t.card(PLANET)));
    assert_eq!(stats(&t, "Lopez"), [5, 4, 5]);
    assert_eq!(stats(&t, "J'Dan"), [3, 5, 7], "Treachery");
    assert_eq!(
        stats(&t, "Kahmis"),
        [5, 3, 6],
        "each personnel, of any player"
    );
    assert_eq!(stats(&t, "Rixx"), [6, 5, 5], "aboard");
    assert_eq!(left(&t), names("Lopez; J'Dan"));
    fail(&mut t);
    assert!(t.beneath(PLANET).iter().all(|n| n != "D"));
    t.until_turn_of(2);
    assert_eq!(sorted_beneath(&t), ["D", "Halt"]);
    assert_eq!(stats(&t, "Lopez"), [6, 5, 6]);
}

fn sorted_beneath(t: &Table) -> Vec<String> {
    crate::support::facing::sorted(t.beneath(PLANET))
}
