//! Events that begin combat or an engagement.

use crate::support::cards::events_fights::{fight_on, ring};
use crate::support::using::{use_it, uses};
use cards::language::Kind;
use engine::Label;
use engine::script::{player, table};

/// 3U035 Adding to Our Perfection (2E-CMD-05): the winner commands one of the opponent's personnel; the owner stays the same.
#[test]
fn combat_assimilates() {
    let mut t = ring("Adding to Our Perfection", "Borg", 9);
    use_it(&mut t, "card");
    fight_on(&mut t, Label::Combat, &[]);
    let mine = ["Pal", "far"].map(|c| t.commander(c) == player(1));
    let changed = t.happened(Kind::Command);
    assert_eq!(changed, 1);
    assert_eq!(t.owner("Pal"), player(2));
    assert!(!(mine[0] && mine[1]));
}

/// 3U064 The Will of the Collective: after a combat the one assimilated is placed on an own Borg ship there.
#[test]
fn the_assimilated_are_beamed_up() {
    let mut t = table(
        "planet Camp: Fed
        personnel Me: Borg S9
        personnel Foe: Ferengi S3
        player 1
          missions: Camp
          core: The Will of the Collective
          at Camp: Me; Borg Sphere; U.S.S. Galaxy
        player 2
          at Camp: Foe",
    );
    use_it(&mut t, "The Will of the Collective");
    fight_on(&mut t, Label::Combat, &["Borg Sphere"]);
    assert!(t.aboard("Foe", "Borg Sphere"));
    assert_eq!(t.commander("Foe"), player(1));
}

/// 3R037 Bred for Battle (2E-COMBAT-04): two cards begin a combat in which only the own Jem'Hadar fight; the event stays.
#[test]
fn only_the_jemhadar_fight() {
    let start = |soldier: i16, hand: &str| {
        table(&format!(
            "planet Camp: Dom
            personnel Soldier: Dominion species Jem'Hadar S{soldier}
            personnel Clerk: Dominion species Vorta S9
            personnel Foe: Ferengi S5
            player 1
              missions: Camp
              core: Bred for Battle
              hand: {hand}
              at Camp: Soldier; Clerk
            player 2
              at Camp: Foe"
        ))
    };
    let mut t = start(8, "Hoya; Rixx; Lopez");
    use_it(&mut t, "Bred for Battle").pick(&["Hoya", "Lopez"]);
    fight_on(&mut t, Label::Combat, &[]);
    assert!(t.in_discard(2, "Foe") && t.in_core(1, "Bred for Battle"));
    assert!(
        t.is_stopped("Soldier") && !t.is_stopped("Clerk"),
        "he was not involved"
    );
    assert_eq!(t.hand(1), ["Rixx"]);
    let mut t = start(5, "Hoya; Rixx");
    use_it(&mut t, "Bred for Battle");
    fight_on(&mut t, Label::Combat, &["Hoya", "Rixx"]);
    assert!(t.on_surface("Foe", "Camp"), "the clerk's nine do not count");
    let t = start(8, "Hoya");
    assert!(
        uses(&t, "Bred for Battle").is_empty(),
        "one card is not two"
    );
}
