//! Engagements with more than one card at work: stronger ships, damage, ships that join.

use super::arena::{attack, fight, lost, respond_with, sky, sky_with, victors};
use super::kit::{PLANET, SPACE};
use crate::harness::{Table, player, table};
use cards::language::Kind;
use cards::lexicon::Stat;
use engine::{Action, Ask, Choice, Flag, Label, Place};

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

/// 2R041 Disable Sensors: nobody aboard the damaged ship attempts missions; another ship does. 2E-DAM-01
#[test]
fn without_sensors_no_mission_is_attempted() {
    let mut t = sky(
        "2R041",
        ("U.S.S. Nebula", "Rixx; Altman; Hoya"),
        ("U.S.S. Excelsior", "Shandor"),
    );
    attack(&mut t);
    assert_eq!(t.place("E"), Place::On(t.card("Foe")));
    let t = table(&format!(
        "player 1
          missions: {SPACE}; {PLANET}
          at {SPACE}: U.S.S. Nebula; U.S.S. Galaxy
          aboard U.S.S. Nebula: Rixx
          aboard U.S.S. Galaxy: Hoya
          at {PLANET}: Lopez
        player 2
          on U.S.S. Nebula: 2R041 as E [damage]"
    ));
    assert!(!t.offers(t.attempt_action(SPACE, Some("U.S.S. Nebula"))));
    assert!(t.offers(t.attempt_action(SPACE, Some("U.S.S. Galaxy"))));
    assert!(t.offers(t.attempt_action(PLANET, None)));
}

/// 3S036 Borg Cutting Beam: one of those aboard is taken to the Borg ship begun with, and the event damages the other ship.
/// 2E-DAM-01, 2E-GAP-66
#[test]
fn a_cutting_beam_takes_one_and_damages_the_ship() {
    let crew = "Evaluation Drone; Guidance Drone; Research Drone; Allocation Drone";
    let mut t = sky("3S036", ("Borg Sphere", crew), ("Galor", "Shandor"));
    attack(&mut t);
    assert!(victors(&t) == [1]);
    assert_eq!(t.commander("Shandor"), player(1));
    assert!(t.aboard("Shandor", "Own"));
    assert_eq!(t.place("E"), Place::On(t.card("Foe")));
    assert_eq!(t.stat("Foe", Stat::Shields), 6);
    // Weapons 10 against Shields 10.
    let mut t = sky(
        "3S036",
        ("Borg Sphere", crew),
        ("U.S.S. Defiant, Prototype Warship", "Shandor"),
    );
    attack(&mut t);
    assert!(victors(&t) != [1] && t.in_discard(1, "E") && t.commander("Shandor") == player(2));
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

/// The table of 3R061: Weapons 7 and 9 beside each other against Shields 8.
fn incident(aboard: &str) -> Table {
    let more = format!(
        "player 1
          at {SPACE}: D'deridex as Second
          aboard Second: Noram; Chagrith; Dralvak; {aboard}
          at Abduction Plot: D'deridex as Far
          aboard Far: Talvin; Thexor; Palteth; Toraan"
    );
    sky_with(
        "3R061",
        (
            "D'deridex Advanced",
            "Jorvas; Sabrun as S1; Thexor as T1; Chagrith as C1",
        ),
        ("Galor", "Shandor; Rixx"),
        &more,
    )
}

/// 3R061 The Enterprise Incident: each own ship there with a Romulan of Intelligence aboard may join; won, somebody with Leadership
/// is captured. 2E-ENG-08, 2E-ENG-09, 2E-BRIG-01
#[test]
fn ships_with_intelligence_may_join() {
    for joins in [true, false] {
        let mut t = incident("Mopak");
        t.use_text("E", 0);
        let mut asked = false;
        for _ in 0..20 {
            match (t.ask(), t.pending().choice.clone()) {
                (Ask::Text { .. }, Choice::Cards { from, min: 0, .. }) => {
                    assert_eq!(from, [t.card("Second")], "not the ship elsewhere");
                    asked = true;
                    t.pick(if joins { &["Second"] } else { &[] });
                }
                (Ask::Text { .. }, Choice::Cards { from, .. }) => {
                    let ours = [t.card("Own"), t.card("Foe")];
                    let one = from
                        .into_iter()
                        .find(|c| ours.contains(c))
                        .expect("Own or Foe");
                    t.answer(engine::Answer::Cards(vec![one]));
                }
                (Ask::Respond, _) => {
                    let pass = t.offers(Action::Pass);
                    t.act(if pass { Action::Pass } else { t.actions()[0] });
                }
                _ => break,
            }
        }
        assert!(asked);
        assert_eq!((victors(&t) == [1]), joins);
        assert_eq!(
            t.place("Rixx") == Place::Brig(player(1)),
            joins,
            "the only one with Leadership"
        );
        assert_eq!(t.is_stopped("Second"), joins);
        assert!(!t.is_stopped("Far") && t.in_discard(1, "E"));
    }
}

/// 3R061 The Enterprise Incident: without Intelligence aboard no ship joins. 2E-ENG-09
#[test]
fn without_intelligence_no_ship_joins() {
    let mut t = incident("Talvin as T2");
    attack(&mut t);
    if let Choice::Cards { from, .. } = t.pending().choice.clone() {
        assert!(!from.contains(&t.card("Second")));
        t.pick(&[]);
        fight(&mut t, Label::Engagement, &["Own", "Foe"]);
    }
    assert!(victors(&t) != [1] && !t.is_stopped("Second"));
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
