//! Dilemmas that become damage on the ship.

use crate::support::facing::{SHIP, left, names, space, space_with, stopped};
use engine::Place;

/// 3R022 Quantum Filament: as damage it stops one of those aboard before each dilemma they face. 2E-DAM-01, 2E-DIL-22
#[test]
fn a_filament_stops_one_before_each_dilemma() {
    let crew = "Lopez; Mills; Anara; Brilgar";
    let t = space("3R022", crew);
    assert_eq!(t.place("D"), Place::On(t.card(SHIP)));
    assert_eq!(
        (stopped(&t, crew).len(), left(&t).len()),
        (1, 3),
        "Halt was the next dilemma"
    );
    let more = format!("player 2\n on {SHIP}: 3R022 as D [damage]");
    // Two dilemmas that do nothing to them, and Halt.
    let crew = "Lopez; Mills; Altman; Bandee; Martin";
    let t = space_with("2C021 as First; 1U047 as Second", SHIP, crew, &more);
    assert_eq!((stopped(&t, crew).len(), left(&t).len()), (3, 2));
}

/// 3R022 Quantum Filament: a planet attempt below the ship does not bother it. 2E-DAM-01
#[test]
fn a_filament_does_not_reach_the_planet() {
    let more = format!(
        "player 1
          at {}: {SHIP}
          aboard {SHIP}: Rixx
        player 2
          on {SHIP}: 3R022 as D [damage]",
        crate::support::facing::PLANET
    );
    let t = crate::support::facing::planet_with("2C021 as First", "Lopez; Mills", &more);
    assert_eq!(left(&t), names("Lopez; Mills"));
    assert!(!t.is_stopped("Rixx"));
    // The same damage, met in space.
    let more = format!("player 2\n on {SHIP}: 3R022 as D [damage]");
    let t = space_with("2C021 as First", SHIP, "Lopez; Mills; Rixx", &more);
    assert_eq!(left(&t).len(), 1);
}
