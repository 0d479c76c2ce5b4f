//! Events and ships in the middle of fights: damage, withdrawal, what the dead cost.

use crate::support::cards::events_battles::{fight_using, victory};
use crate::support::cards::events_fights::fight_on;
use crate::support::using::{use_it, uses};
use engine::script::table;
use engine::{Action, Answer, Choice, Label};

/// 2R041 Disable Sensors: nobody aboard the ship so damaged attempts missions; on the planet below they do.
#[test]
fn without_sensors_nothing_is_attempted() {
    let start = |damage: &str| {
        table(&format!(
            "space Rift: Fed
            planet Camp: Fed
            player 1
              missions: Rift; Camp
              at Rift: U.S.S. Galaxy
              aboard U.S.S. Galaxy: Rixx
              at Camp: Lopez
              {damage}"
        ))
    };
    let t = start("on U.S.S. Galaxy: Disable Sensors of 2 [damage]");
    assert!(!t.offers(t.attempt_action("Rift", Some("U.S.S. Galaxy"))));
    assert!(t.offers(t.attempt_action("Camp", None)));
    let t = start("score 0");
    assert!(t.offers(t.attempt_action("Rift", Some("U.S.S. Galaxy"))));
}

/// 2U064 Staunch Determination (2E-CMD-11): the one killed in an engagement with an own Cardassian ship costs that opponent as many cards from the deck
/// as that personnel costs.
#[test]
fn a_death_costs_a_deck() {
    let mut t = table(
        "space Rift: Fed
        ship Hawk: Cardassian staff[Stf] R8 W9 S7
        ship Tub: Ferengi staff[Stf] R8 W1 S1
        personnel Me: Cardassian [Stf] Leadership
        personnel Foe: Ferengi [Stf] cost 3
        player 1
          missions: Rift
          core: 1S083; Staunch Determination
          at Rift: Hawk
          aboard Hawk: Me
        player 2
          at Rift: Tub
          aboard Tub: Foe
          deck: Hoya; Rixx; Lopez; Davies; Martin",
    );
    use_it(&mut t, "Cry \"Havoc!\"");
    while uses(&t, "Staunch Determination").is_empty() {
        let answer = match t.pending().choice.clone() {
            Choice::Cards { from, .. } => Answer::Cards(vec![from[0]]),
            _ => Answer::Act(Action::Pass),
        };
        t.answer(answer);
    }
    use_it(&mut t, "Staunch Determination");
    fight_on(&mut t, Label::Engagement, &[]);
    assert!(t.in_discard(2, "Foe") && t.in_discard(1, "Staunch Determination"));
    assert_eq!(t.deck(2), ["Davies", "Martin"]);
}

/// 2U042 Ferocity: after a victory of Klingon personnel it may go for one more victim.
#[test]
fn ferocity_kills_one_more() {
    for (crew, used) in [("Klingon", 1), ("Romulan", 0)] {
        let mut t = victory("1S083; Ferocity", crew);
        use_it(&mut t, "Cry \"Havoc!\"");
        assert_eq!(fight_using(&mut t, "Ferocity"), used, "{crew}");
        let dead = ["one", "two"].map(|c| t.in_discard(2, c));
        assert_eq!(dead.iter().filter(|d| **d).count(), 1 + used, "{crew}");
    }
}
