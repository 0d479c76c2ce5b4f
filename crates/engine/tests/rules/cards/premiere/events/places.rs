//! Texts about the ways between missions.

use crate::support::cards::events_places::range_used;
use engine::script::table;

fn wormhole(station: &str, owner: u8, to: &str) -> i16 {
    let (mine, theirs) = if owner == 1 {
        (station, "Medical Relief")
    } else {
        ("Qo'noS", station)
    };
    let t = table(&format!(
        "player 1
          missions: {mine}; Camping Trip; Excavation
          at {station}: Bajoran Scout Vessel as ship
          aboard ship: Anara; Brilgar
        player 2
          missions: {theirs}"
    ));
    range_used(t, "ship", to)
}

/// 1S188 Mouth of the Wormhole, Deep Space 9 (2E-MOVE-09): between it and the Gamma Quadrant nothing is added; for any player.
#[test]
fn the_wormhole_joins_the_quadrants() {
    let station = "Mouth of the Wormhole, Deep Space 9";
    assert_eq!(wormhole(station, 1, "Camping Trip"), 3, "1 and 2");
    assert_eq!(
        wormhole(station, 2, "Camping Trip"),
        3,
        "of an opponent as well"
    );
    assert_eq!(
        wormhole(station, 1, "Excavation"),
        3,
        "at home nothing changes"
    );
    assert_eq!(
        wormhole("Mouth of the Wormhole, Terok Nor", 1, "Camping Trip"),
        5,
        "the other station says nothing of the kind"
    );
}

/// 1S188: the Delta Quadrant is not meant, nor a journey that does not touch the station.
#[test]
fn the_wormhole_leads_to_gamma_only() {
    let t = table(
        "player 1
          missions: Mouth of the Wormhole, Deep Space 9; Hunt Alien
          at Mouth of the Wormhole: Bajoran Scout Vessel as ship
          aboard ship: Anara; Brilgar",
    );
    assert_eq!(range_used(t, "ship", "Hunt Alien"), 6, "1 and 3 and 2");
    let t = table(
        "player 1
          missions: Mouth of the Wormhole, Deep Space 9; Camping Trip; Excavation
          at Excavation: Bajoran Scout Vessel as ship
          aboard ship: Anara; Brilgar",
    );
    assert_eq!(range_used(t, "ship", "Camping Trip"), 6);
}
