//! Fights that are prevented, and what follows when they end.

use super::arena::{fight, lost, respond_with, sky_with, victors};
use super::kit::PLANET;
use crate::harness::{Table, table};
use cards::language::Kind;
use engine::{Ask, Choice, Label};

/// 1R109 Resistance Tactics: the fight does not take place, everybody involved is stopped, and what was paid for it stays paid.
/// 2E-ACT-10, 2E-COMBAT-04
#[test]
fn tactics_prevent_combat_and_stop_all_involved() {
    let set = |defender: &str| {
        table(&format!(
            "player 1
              missions: {PLANET}
              core: 1R073 as E
              at {PLANET}: Kahmis; Kroval
            player 2
              core: 1R109 as Tactics
              at {PLANET}: {defender}; Hoya; U.S.S. Nebula
              aboard U.S.S. Nebula: Rixx"
        ))
    };
    let begin = |t: &mut Table| {
        t.use_text("E", 0);
        while matches!(t.ask(), Ask::Text { .. }) {
            match t.pending().choice.clone() {
                Choice::Cards { from, .. } => t.answer(engine::Answer::Cards(vec![from[0]])),
                Choice::Options { .. } => t.option(0),
                Choice::Place { places } => t.answer(engine::Answer::Place(places[0])),
                other => panic!("{other:?}"),
            };
        }
    };
    let mut t = set("Brilgar");
    begin(&mut t);
    assert_eq!((t.asked(), t.ask()), (2, Ask::Respond));
    t.use_text("Tactics", 0);
    fight(&mut t, Label::Combat, &[]);
    assert_eq!((t.score(1), t.happened(Kind::FightWin)), (0, 0));
    for name in ["Kahmis", "Kroval", "Brilgar", "Hoya"] {
        assert!(t.is_stopped(name), "{name}");
    }
    assert!(!t.is_stopped("Rixx") && !t.is_stopped("U.S.S. Nebula"));
    assert!(t.in_discard(2, "Tactics") && t.in_discard(1, "E"));
    // No Bajoran involved: no tactics.
    let mut t = set("Mills");
    begin(&mut t);
    assert!(t.ask() != Ask::Respond || !t.offers(t.use_action("Tactics", 0)));
}

/// 1R109 Resistance Tactics against an engagement: the ships and everybody aboard them are stopped. 2E-GAP-28
#[test]
fn tactics_prevent_an_engagement_too() {
    let more = "player 2\n core: 1R109 as Tactics";
    let mut t = sky_with(
        "1S083",
        ("U.S.S. Nebula", "Rixx; Altman; Hoya"),
        ("Assault Vessel", "Brilgar; Anara"),
        more,
    );
    t.use_text("E", 0);
    while matches!(t.ask(), Ask::Text { .. }) {
        let Choice::Cards { from, .. } = t.pending().choice.clone() else {
            panic!("{:?}", t.pending())
        };
        t.answer(engine::Answer::Cards(vec![from[0]]));
    }
    assert_eq!((t.asked(), t.ask()), (2, Ask::Respond));
    t.use_text("Tactics", 0);
    fight(&mut t, Label::Engagement, &[]);
    for name in ["Own", "Rixx", "Altman", "Hoya", "Foe", "Brilgar", "Anara"] {
        assert!(t.is_stopped(name), "{name}");
    }
    assert!(victors(&t) != [1] && lost(&t, 2).len() == 1, "only Tactics");
}

/// 3R039 Cavalry Raid: after an engagement with a death the Klingons and their ship are fresh again, with all their Range, but no
/// further engagement is begun this turn. 2E-ENG-14, 2E-GAP-47
#[test]
fn the_cavalry_rides_on() {
    let more = "player 1\n core: 3R039 as Raid; 2U073 as Next";
    let mut t = sky_with(
        "2U073",
        ("I.K.S. K'Vort", "Dokar; Kahmis; Kroval; Dallan"),
        ("U.S.S. Excelsior", "Shandor; Sabrun"),
        more,
    );
    t.use_text("E", 0);
    assert!(respond_with(&mut t, "Raid", &["Own", "Foe"]));
    fight(&mut t, Label::Engagement, &["Own", "Foe"]);
    assert_eq!(lost(&t, 2).len(), 1);
    for name in ["Own", "Dokar", "Kahmis", "Kroval"] {
        assert!(!t.is_stopped(name), "{name}");
    }
    assert!(t.is_stopped("Dallan"), "no Klingon affiliation");
    let next = t.use_action("Next", 0);
    assert!(!t.offers(next));
    t.refused_act(next);
    assert!(t.offers(t.move_action("Own", "Abduction Plot")));
}

/// 3R039 Cavalry Raid: without a death it cannot be used. 2E-WHEN-01
#[test]
fn no_death_no_cavalry() {
    let more = "player 1\n core: 3R039 as Raid";
    let mut t = sky_with(
        "1U078",
        ("I.K.S. K'Vort", "Dokar; Kahmis; Kroval"),
        ("U.S.S. Excelsior", "Shandor"),
        more,
    );
    t.use_text("E", 0);
    assert!(!respond_with(&mut t, "Raid", &["Own", "Foe"]));
    assert!(t.is_stopped("Own") && t.score(1) == 10);
}

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
