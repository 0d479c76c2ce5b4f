//! Fights that are prevented, and what follows when they end.

use crate::support::arena::{fight, lost, respond_with, sky_with};
use crate::support::facing::PLANET;
use engine::Label;
use engine::script::{Table, table};

/// 2U064 Staunch Determination: for an opponent's personnel killed in an engagement of a Cardassian ship that opponent discards as
/// many cards from the deck as the dead one cost. 2E-CMD-11
#[test]
fn determination_costs_the_opponent_cards() {
    let deck = "player 1
          core: 2U064 as Will
        player 2
          deck: Anara; Hoya; Mills; Rixx as R1";
    let mut t = sky_with(
        "1S083",
        ("Galor", "Parn; Jerax; Emok"),
        ("U.S.S. Excelsior", "T'Lara"),
        deck,
    );
    t.use_text("E", 0);
    assert!(respond_with(&mut t, "Will", &["Own", "Foe"]));
    fight(&mut t, Label::Engagement, &["Own", "Foe"]);
    assert_eq!(t.deck(2), ["Mills", "R1"]);
    assert_eq!(lost(&t, 2), ["Anara", "Hoya", "T'Lara"]);
    assert!(t.in_discard(1, "Will"));
    // Another ship than a Cardassian one does not count.
    let mut t = sky_with(
        "1S083",
        ("U.S.S. Nebula", "Rixx; Altman; Lopez"),
        ("U.S.S. Excelsior", "T'Lara"),
        deck,
    );
    t.use_text("E", 0);
    assert!(!respond_with(&mut t, "Will", &["Own", "Foe"]));
    assert_eq!(t.deck(2).len(), 4);
}

/// 2U042 Ferocity: after any fight won with Klingons one more of those involved dies. 2E-COMBAT-10
#[test]
fn ferocity_kills_after_a_victory() {
    let set = |mine: &str| {
        table(&format!(
            "player 1
              missions: {PLANET}
              core: 1U082 as E; 2U042 as Rage
              at {PLANET}: {mine}
            player 2
              at {PLANET}: Shandor; Sabrun"
        ))
    };
    let rage = |t: &mut Table| {
        t.use_text("E", 0);
        respond_with(t, "Rage", &["Kahmis", "Shandor"])
    };
    let mut t = set("Kahmis; Thexor");
    assert!(rage(&mut t));
    fight(&mut t, Label::Combat, &[]);
    assert_eq!(lost(&t, 2), ["Sabrun", "Shandor"]);
    assert!(t.in_discard(1, "Rage"));
    let mut t = set("Keeve Falor; Thexor");
    assert!(!rage(&mut t));
    assert_eq!(lost(&t, 2).len(), 1);
}
