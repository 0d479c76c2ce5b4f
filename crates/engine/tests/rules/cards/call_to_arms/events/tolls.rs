//! Prices that events and ships put on what others do.

use crate::support::using::use_it;
use engine::script::table;

/// 3R205 U.S.S. Defiant, Stolen Warship: at a mission that is no headquarters, staffed, its owner puts a card from hand on top of the deck.
#[test]
fn a_stolen_ship_disturbs() {
    let start = |mission: &str| {
        table(&format!(
            "planet Camp: Fed
            player 1
              missions: Excavation
              at {mission}: U.S.S. Defiant, Stolen Warship
              aboard U.S.S. Defiant: Rixx; Parn; Noram; Altman
            player 2
              missions: Camp; Qo'noS
              hand: Hoya; Davies
              deck: Lopez"
        ))
    };
    let mut t = start("Camp");
    use_it(&mut t, "U.S.S. Defiant");
    assert_eq!(t.asked(), 2);
    t.pick(&["Davies"]);
    assert_eq!(t.deck(2), ["Davies", "Lopez"]);
    assert!(crate::support::using::uses(&t, "U.S.S. Defiant").is_empty());
    let t = start("Qo'noS");
    assert!(crate::support::using::uses(&t, "U.S.S. Defiant").is_empty());
}
