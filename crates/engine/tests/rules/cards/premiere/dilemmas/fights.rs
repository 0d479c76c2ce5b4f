//! Events that begin combat or an engagement.

use crate::support::arena::{fight, ground, lost, sky, victors};
use crate::support::facing::PLANET;
use cards::lexicon::Stat;
use engine::script::{player, table};
use engine::{Choice, Label, Place};

/// What winning brings.
struct Spoils {
    points: i16,
    killed: usize,
    taken: usize,
}

const fn spoils(points: i16, killed: usize, taken: usize) -> Spoils {
    Spoils {
        points,
        killed,
        taken,
    }
}

/// 1U082 Brutal Struggle, 1U092 Just Like Old Times, 1U094 Let Honor Guide You, 1U113 Taken Prisoner, 2U032 Born for Conquest,
/// 1R073 A Chance for Glory, 2C045 Heart of Glory, 3C045 Jem'Hadar Ambush, 3U047 Jem'Hadar Strike Force: who must be involved,
/// what winning brings, that a tie brings nothing, and that the event is gone in any case.
/// 2E-COMBAT-07, 2E-COMBAT-09, 2E-COMBAT-10, 2E-COMBAT-12, 2E-COMBAT-13, 2E-ACT-13
#[test]
fn combat_is_begun_and_won() {
    let rows = [
        ("1U082", "Kahmis", "Jerax", spoils(0, 1, 0)),
        (
            "1U092",
            "Lupaza, Resistance Fighter as Lupaza",
            "Brilgar",
            spoils(15, 0, 0),
        ),
        ("1U094", "T'vis", "Kahmis", spoils(0, 1, 0)),
        ("1U113", "Jerax", "Kahmis", spoils(0, 0, 1)),
        ("2U032", "Dokar", "Kahmis", spoils(10, 1, 0)),
        ("1R073", "Kahmis", "Lopez", spoils(10, 0, 0)),
        ("2C045", "Kahmis", "Lopez", spoils(0, 2, 0)),
        ("3C045", "Odera'Klen", "Lopez", spoils(10, 0, 0)),
        ("3U047", "Odera'Klen", "Lopez", spoils(10, 1, 0)),
    ];
    for (id, fits, other, won) in rows {
        let crew = format!("{fits}; Thexor");
        let mut t = ground(id, &crew, "Shandor; Sabrun; Noram as N1 [stopped]");
        let name = fits.rsplit(" as ").next().unwrap_or_default();
        t.use_text("E", 0);
        fight(&mut t, Label::Combat, &[name, "Shandor"]);
        assert_eq!(victors(&t), [1], "{id}");
        assert_eq!(t.score(1), won.points, "{id}");
        assert_eq!(lost(&t, 2).len(), won.killed, "{id}");
        assert_eq!(t.zone(Place::Brig(player(1))).len(), won.taken, "{id}");
        assert!(t.in_discard(1, "E"), "{id}");
        assert!(t.is_stopped(name) && t.is_stopped("Thexor"), "{id}");
        for foe in ["Shandor", "Sabrun"] {
            assert!(t.in_discard(2, foe) || !t.is_stopped(foe), "{id}");
        }

        // Nobody who fits: the event cannot be used.
        let mut t = ground(id, &format!("{other}; Thexor"), "Shandor; Sabrun");
        let order = t.use_action("E", 0);
        t.refused_act(order);
        // A lost combat brings nothing, but the event is gone.
        let mut t = ground(id, fits, "Shandor; Thexor; Jorvas");
        t.use_text("E", 0);
        fight(&mut t, Label::Combat, &[name, "Shandor"]);
        assert_eq!(victors(&t), [2], "{id}");
        assert_eq!((t.score(1), lost(&t, 2).len()), (0, 0), "{id}");
        assert!(t.in_discard(1, "E") && t.is_stopped(name), "{id}");
    }
}

/// 1U097 No Love for the Spoon Heads: a kill, and an event may be destroyed. 2E-COMBAT-10
#[test]
fn spoon_heads_lose_an_event_too() {
    for destroy in [true, false] {
        let mut t = table(&format!(
            "event Relic:
            player 1
              missions: {PLANET}
              core: 1U097 as E
              at {PLANET}: Brilgar; Thexor
            player 2
              core: Relic
              at {PLANET}: Shandor"
        ));
        t.use_text("E", 0);
        fight(&mut t, Label::Combat, &["Brilgar", "Shandor"]);
        assert!(t.in_discard(2, "Shandor"));
        assert_eq!((t.asked(), t.pending().choice.clone()), (1, Choice::YesNo));
        if destroy {
            t.yes();
            if !t.in_discard(2, "Relic") {
                t.pick(&["Relic"]);
            }
        } else {
            t.no();
        }
        assert_eq!(t.in_discard(2, "Relic"), destroy);
        assert_eq!(t.in_core(2, "Relic"), !destroy);
    }
}

/// 1S083 Cry "Havoc!", 1R098 No Peace in Our Time, 1R115 The Orion Underworld, 2C056 Power to the Weapons, 2U073 We Will Not
/// Surrender, 1R073 A Chance for Glory, 2C045 Heart of Glory: engagements, who must be aboard and what winning brings.
/// 2E-ENG-07, 2E-ENG-10, 2E-ENG-11, 2E-ENG-14, 2E-ENG-15
#[test]
fn an_engagement_is_begun_and_won() {
    // Weapons 8 against Shields 7.
    let rows = [
        (
            "1S083",
            0,
            "U.S.S. Nebula",
            "Rixx; Altman; Hoya",
            "Lian T'su; Altman; Hoya",
            spoils(0, 1, 0),
        ),
        (
            "2C056",
            0,
            "U.S.S. Nebula",
            "Rixx; Altman; Hoya",
            "Lian T'su; Altman; Hoya",
            spoils(0, 2, 0),
        ),
        (
            "2U073",
            0,
            "I.K.S. K'Vort",
            "Dokar; Kahmis; Kroval",
            "Kahmis; Kroval; Vorax",
            spoils(10, 1, 0),
        ),
        (
            "1R098",
            1,
            "I.K.S. K'Vort",
            "J'Dan; Kahmis; Kroval",
            "Vorax; Kahmis; Kroval",
            spoils(0, 1, 0),
        ),
        (
            "1R073",
            0,
            "I.K.S. K'Vort",
            "Vorax; Kahmis; Kroval",
            "",
            spoils(10, 0, 0),
        ),
        (
            "2C045",
            0,
            "I.K.S. K'Vort",
            "Vorax; Kahmis; Kroval",
            "",
            spoils(0, 2, 0),
        ),
        (
            "1R115",
            0,
            "Miradorn Raider",
            "Dallan; Galnar; Kolos",
            "Kolos; Rabal; Marshor",
            spoils(10, 0, 0),
        ),
    ];
    for (id, n, ship, crew, unfit, won) in rows {
        let mut t = sky(id, (ship, crew), ("U.S.S. Excelsior", "Shandor; Sabrun"));
        t.use_text("E", n);
        fight(&mut t, Label::Engagement, &["Own", "Foe"]);
        assert_eq!(victors(&t), [1], "{id}");
        assert_eq!(t.score(1), won.points, "{id}");
        assert_eq!(lost(&t, 2).len(), won.killed, "{id}");
        assert!(t.in_discard(1, "E"), "{id}");
        let all_stopped = crew.split(';').all(|c| t.is_stopped(c.trim()));
        assert!(t.is_stopped("Own") && all_stopped, "{id}");
        assert!(!t.is_stopped("Foe"), "{id}");
        if !unfit.is_empty() {
            let mut t = sky(id, (ship, unfit), ("U.S.S. Excelsior", "Shandor; Sabrun"));
            let order = t.use_action("E", n);
            t.refused_act(order);
        }
        // An equal total is no victory: Weapons 8, Shields 8.
        let mut t = sky(id, (ship, crew), ("Galor", "Shandor; Sabrun"));
        t.use_text("E", n);
        fight(&mut t, Label::Engagement, &["Own", "Foe"]);
        assert!(victors(&t).is_empty(), "{id}");
        assert_eq!((t.score(1), lost(&t, 2).len()), (0, 0), "{id}");
        assert!(t.in_discard(1, "E"), "{id}");
    }
}

/// 1R098 No Peace in Our Time: while it is there, the Klingon traitors of its player are wiser, others not. 2E-GLOSS-11
#[test]
fn klingon_traitors_are_wiser_without_peace() {
    let t = ground("1R098", "J'Dan; Kahmis; Soto", "Lopez; Bregath");
    let wits = |n: &str| t.stat(n, Stat::Cunning);
    assert_eq!(
        (wits("J'Dan"), wits("Kahmis"), wits("Soto"), wits("Bregath")),
        (7, 4, 5, 5)
    );
}

/// 1S083 Cry "Havoc!": the ship must be staffed, and no headquarters is a battlefield. 2E-ENG-03, 2E-ENG-06
#[test]
fn havoc_needs_a_staffed_ship_and_open_space() {
    let staffed = ("U.S.S. Nebula", "Rixx; Altman; Hoya");
    let t = sky("1S083", staffed, ("U.S.S. Excelsior", "Shandor"));
    assert!(t.offers(t.use_action("E", 0)));
    let mut t = sky(
        "1S083",
        ("U.S.S. Nebula", "Rixx; Altman"),
        ("U.S.S. Excelsior", "Shandor"),
    );
    let order = t.use_action("E", 0);
    t.refused_act(order);
    let mut t = table(
        "player 1
          missions: Earth, Home of Starfleet Command as Home
          core: 1S083 as E
          at Home: U.S.S. Nebula
          aboard U.S.S. Nebula: Rixx; Altman; Hoya
        player 2
          at Home: Galor",
    );
    let order = t.use_action("E", 0);
    t.refused_act(order);
}
