//! Engagements with more than one card at work: stronger ships, damage, ships that join.

use crate::support::arena::{attack, fight, lost, respond_with, sky, sky_with, victors};
use crate::support::facing::SPACE;
use cards::language::Kind;
use cards::lexicon::Stat;
use engine::script::{player, table};
use engine::{Ask, Flag, Label, Place};

/// 1U078 BaH!, 1R080 Battle Drills, 1U111 Standard Cardassian Procedure: the ship begun with is stronger, just enough and only
/// during the engagement. 2E-ENG-10, 2E-GLOSS-11
#[test]
fn the_ship_begun_with_is_stronger() {
    // Weapons 8 + 1 against Shields 8 and 9, 8 + 2 against 9 and 10.
    let rows = [
        (
            "1U078",
            "I.K.S. K'Vort",
            "Kahmis; Kroval; Vorax",
            "Galor",
            "U.S.S. Akira",
        ),
        (
            "1R080",
            "Galor",
            "Danar, Irascible Gul; Jerax; Emok",
            "U.S.S. Akira",
            "U.S.S. Defiant, Prototype Warship",
        ),
        (
            "1U111",
            "Galor",
            "Parn; Jerax; Emok",
            "U.S.S. Nebula",
            "U.S.S. Akira",
        ),
    ];
    for (id, ship, crew, weaker, equal) in rows {
        let mut t = sky(id, (ship, crew), (weaker, "Shandor; Sabrun"));
        attack(&mut t);
        assert!(victors(&t) == [1], "{id}");
        assert_eq!(t.stat("Own", Stat::Weapons), 8, "{id}: it is over");
        let lost = lost(&t, 2).len();
        let taken = t.zone(Place::Brig(player(1))).len();
        let expected = match id {
            "1U078" => (10, 0, 0),
            "1R080" => (0, 1, 0),
            _ => (0, 0, 1),
        };
        assert_eq!((t.score(1), lost, taken), expected, "{id}");
        let mut t = sky(id, (ship, crew), (equal, "Shandor; Sabrun"));
        attack(&mut t);
        assert!(victors(&t) != [1], "{id}");
        assert_eq!(t.score(1), 0);
    }
    // Without a Gul aboard there are no drills.
    let mut t = sky(
        "1R080",
        ("Galor", "Parn; Jerax; Emok"),
        ("U.S.S. Akira", "Shandor"),
    );
    let order = t.use_action("E", 0);
    t.refused_act(order);
}

/// 1U078 BaH! with 1R309 Kurn: a second Klingon ship that joins is not stronger. 2E-ENG-08, 2E-ENG-10
#[test]
fn a_ship_that_joins_is_not_stronger() {
    // Weapons 8 + 1 and 8.
    for (shields, wins) in [(16, true), (17, false)] {
        let more = format!(
            "ship Wall: Federation staff[] R8 W1 S{shields}
            player 1
              at {SPACE}: I.K.S. K'Vort as Second
              aboard Second: Kurn, Squadron Commander as Kurn; Dokar; B'amara; J'Dan"
        );
        let own = ("I.K.S. K'Vort", "Kahmis; Kroval; Vorax");
        let mut t = sky_with("1U078", own, ("Wall", "Shandor"), &more);
        t.use_text("E", 0);
        assert!(respond_with(&mut t, "Kurn", &["Own", "Foe"]));
        fight(&mut t, Label::Engagement, &["Own", "Foe"]);
        assert_eq!(victors(&t) == [1], wins, "{shields}");
        assert!(t.is_stopped("Second"));
    }
}

/// 1U103 Pierce Their Defenses, 1U104 Point Blank Strike, 1U105 Precise Attack: won, the event becomes damage on the ship fought;
/// not won, it is destroyed. 2E-DAM-01, 2E-DAM-02, 2E-ENG-12
#[test]
fn a_victory_leaves_damage() {
    // Weapons 8 + 2, 8 + 4, 8 + 2; the foe has Range 8, Weapons 9, Shields 8.
    let rows = [
        ("1U103", [8, 9, 6], 10),
        ("1U104", [8, 7, 8], 12),
        ("1U105", [6, 9, 8], 10),
    ];
    let own = ("U.S.S. Nebula", "Rixx; Altman; Hoya");
    for (id, after, weapons) in rows {
        let mut t = sky(id, own, ("Keldon", "Shandor"));
        attack(&mut t);
        assert!(victors(&t) == [1], "{id}");
        assert_eq!(t.place("E"), Place::On(t.card("Foe")), "{id}");
        assert!(t.is("E", Flag::Damage), "{id}");
        let now = [Stat::Range, Stat::Weapons, Stat::Shields].map(|s| t.stat("Foe", s));
        assert_eq!(now, after, "{id}");
        let again = t.use_action("E", 0);
        assert!(!t.offers(again), "{id}");
        for (shields, wins) in [(weapons - 1, true), (weapons, false)] {
            let wall = format!("ship Wall: Federation staff[] R8 W1 S{shields}");
            let mut t = sky_with(id, own, ("Wall", "Shandor"), &wall);
            attack(&mut t);
            assert_eq!(victors(&t) == [1], wins, "{id}");
            assert_eq!(t.in_discard(1, "E"), !wins, "{id}");
        }
        let mut t = sky(
            id,
            ("U.S.S. Nebula", "Lian T'su; Altman; Hoya"),
            ("Keldon", "Shandor"),
        );
        let order = t.use_action("E", 0);
        t.refused_act(order);
    }
}

/// 1U103 Pierce Their Defenses on a ship with two damage cards: the third destroys it. 2E-DAM-04, 2E-DAM-05
#[test]
fn a_third_damage_event_destroys_the_ship() {
    let more = "player 1\n on Foe: 1U104 as A [damage]; 1U105 as B [damage]";
    let mut t = sky_with(
        "1U103",
        ("U.S.S. Nebula", "Rixx; Altman; Hoya"),
        ("Keldon", "Shandor"),
        more,
    );
    attack(&mut t);
    assert!(t.in_discard(2, "Foe") && t.in_discard(2, "Shandor"));
    assert_eq!(lost(&t, 1), ["A", "B", "E"]);
}

/// 1R096 Nelvana Trap: an opponent's ship comes, the Romulan ships leave their Engage Cloaks, and all of them fight together.
/// 2E-ENG-10, 2E-GAP-55, 2E-MOVE-12
#[test]
fn the_trap_at_nelvana_closes() {
    let set = |second: &str| {
        table(&format!(
            "player 1
              missions: {SPACE}; Abduction Plot
              at Abduction Plot: U.S.S. Akira as Prey
              aboard Prey: Rixx; Altman; Hoya; Lopez
            player 2
              on {SPACE}: 1R096 as Trap
              core: Engage Cloak as C1; Engage Cloak as C2
              on C1: Romulan Scout Vessel as Hawk
              aboard Hawk: Mopak; Sabrun; Dralvak
              {second}"
        ))
    };
    // Weapons 6 and 9 against Shields 9.
    let mut t = set("on C2: D'deridex as Bird\n aboard Bird: Noram; Chagrith; Thexor; Palteth");
    t.move_to("Prey", SPACE);
    assert_eq!((t.asked(), t.ask()), (2, Ask::Respond));
    t.use_text("Trap", 0);
    fight(&mut t, Label::Engagement, &["Hawk", "Prey"]);
    assert!(t.at("Hawk", SPACE) && t.at("Bird", SPACE));
    assert!(
        t.events
            .iter()
            .any(|e| e.h.kind == Kind::FightWin && e.h.who == Some(player(2)))
    );
    assert_eq!(lost(&t, 1).len(), 1);
    assert!(t.in_discard(2, "Trap"));
    assert!(
        t.is_stopped("Hawk") && t.is_stopped("Bird"),
        "both were involved"
    );

    // One alone has Weapons 6: nothing is won.
    let mut t = set("");
    t.move_to("Prey", SPACE);
    t.use_text("Trap", 0);
    fight(&mut t, Label::Engagement, &["Hawk", "Prey"]);
    assert!(lost(&t, 1).is_empty());
    // It may be left alone.
    let mut t = set("");
    t.move_to("Prey", SPACE).pass();
    assert_eq!(t.place("Trap"), Place::On(t.card(SPACE)));
}

/// 1R096 Nelvana Trap: it is played on an opponent's mission, not on one's own. 2E-CARD-13
#[test]
fn the_trap_is_laid_on_an_opponents_mission() {
    let mut t = table(&format!(
        "player 1
          missions: {SPACE}
          hand: 1R096 as Trap
        player 2
          missions: Abduction Plot
        segment play"
    ));
    let own = t.play_action("Trap", Some(SPACE));
    t.refused_act(own);
    t.play_at("Trap", "Abduction Plot");
    assert_eq!(t.place("Trap"), Place::On(t.card("Abduction Plot")));
}
