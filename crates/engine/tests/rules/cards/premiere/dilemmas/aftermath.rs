//! Fights that are prevented, and what follows when they end.

use crate::support::arena::{fight, lost, sky_with, victors};
use crate::support::facing::PLANET;
use cards::language::Kind;
use engine::script::{Table, table};
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
