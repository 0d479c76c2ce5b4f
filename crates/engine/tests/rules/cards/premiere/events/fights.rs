//! Events that begin combat or an engagement.

use crate::support::cards::events_fights::{fight_on, ring, sky, victories};
use crate::support::using::{use_it, uses};
use cards::language::Kind;
use engine::script::{Table, player, table};
use engine::{Action, Answer, Ask, Choice, Label, Place};

/// What an event that begins combat brings to those who win.
struct Bout {
    event: &'static str,
    /// The facts of one with whom it can be begun, and of one with whom it cannot.
    with: &'static str,
    without: &'static str,
    points: i16,
    kills: usize,
}

const fn bout(
    event: &'static str,
    with: &'static str,
    without: &'static str,
    points: i16,
    kills: usize,
) -> Bout {
    Bout {
        event,
        with,
        without,
        points,
        kills,
    }
}

#[rustfmt::skip]
const COMBATS: [Bout; 10] = [
    bout("A Chance for Glory", "Klingon", "Romulan", 10, 0),
    bout(
        "Brutal Struggle",
        "Federation Leadership",
        "Federation Honor",
        0,
        1,
    ),
    bout(
        "Just Like Old Times",
        "Bajoran keyword \"Bajoran Resistance\"",
        "Bajoran",
        15,
        0,
    ),
    bout("Let Honor Guide You", "Klingon Honor", "Klingon Law", 0, 1),
    bout("No Love for the Spoon Heads", "Bajoran", "Cardassian", 0, 1),
    bout(
        "Born for Conquest",
        "Klingon Officer",
        "Romulan Officer",
        10,
        1,
    ),
    bout(
        "Heart of Glory",
        "Klingon",
        "Federation species Klingon",
        0,
        2,
    ),
    bout(
        "Rash Aggression",
        "Bajoran Treachery",
        "Bajoran Honor",
        0,
        1,
    ),
    bout("Jem'Hadar Ambush", "Dominion", "Cardassian", 10, 0),
    bout("Jem'Hadar Strike Force", "Dominion", "Cardassian", 10, 1),
];

/// 1R073, 1U082, 1U092, 1U094, 1U097, 2U032, 2C045, 2C057, 3C045, 3U047 (2E-COMBAT-09): the event goes, the stronger side wins, and the winner gets
/// what the event says from those involved.
#[test]
fn combat_is_won() {
    for b in &COMBATS {
        let mut t = ring(b.event, b.with, 9);
        use_it(&mut t, "card");
        fight_on(&mut t, Label::Combat, &["near"]);
        assert!(t.in_discard(1, "card"), "{}", b.event);
        assert_eq!(t.score(1), b.points, "{}", b.event);
        assert_eq!(t.happened(Kind::Kill), b.kills, "{}", b.event);
        assert!(
            t.on_surface("far", "Excavation"),
            "{}: not involved",
            b.event
        );
        assert!(t.is_stopped("Me"), "2E-COMBAT-12");
        for e in t.events.iter().filter(|e| e.h.kind == Kind::Kill) {
            assert!(matches!(e.h.cause, engine::Cause::Combat(_)), "{}", b.event);
        }
    }
}

/// The same events: as strong is not stronger; the event is gone, nothing is won.
#[test]
fn combat_is_not_won() {
    for b in &COMBATS {
        let mut t = ring(b.event, b.with, 6);
        use_it(&mut t, "card");
        fight_on(&mut t, Label::Combat, &[]);
        assert!(t.in_discard(1, "card"), "{}", b.event);
        assert_eq!((t.score(1), t.happened(Kind::Kill)), (0, 0), "{}", b.event);
    }
}

/// Uses the event if it is on offer (2E-ACT-16) and says whether a fight began.
fn begins(mut t: Table, kind: Label) -> bool {
    if !uses(&t, "card").is_empty() {
        use_it(&mut t, "card");
        fight_on(&mut t, kind, &[]);
    }
    t.happened(Kind::FightBegin) > 0
}

/// The same events: somebody of the kind has to be there, with an opponent present.
#[test]
fn combat_needs_its_kind() {
    for b in &COMBATS {
        assert!(
            begins(ring(b.event, b.with, 9), Label::Combat),
            "{}",
            b.event
        );
        let wrong = ring(b.event, b.without, 9);
        assert!(
            !begins(wrong, Label::Combat),
            "{} with {}",
            b.event,
            b.without
        );
        let alone = table(&format!(
            "planet Camp: Fed
            personnel Me: {} S9
            player 1
              missions: Camp; Excavation
              core: {} as card
              at Camp: Me
            player 2
              at Excavation: Hoya",
            b.with, b.event
        ));
        assert!(
            !begins(alone, Label::Combat),
            "{}: nobody to fight",
            b.event
        );
    }
}

/// 1U097 No Love for the Spoon Heads: after a victory any event may be destroyed as well.
#[test]
fn a_victory_may_destroy_an_event() {
    let start = || {
        let mut t = ring("No Love for the Spoon Heads", "Bajoran", 9);
        use_it(&mut t, "card");
        while !matches!(t.pending().choice, Choice::YesNo) {
            let answer = match t.pending().choice.clone() {
                Choice::Cards { from, .. } => Answer::Cards(vec![from[0]]),
                Choice::Options { .. } => Answer::Option(0),
                _ => Answer::Act(Action::Pass),
            };
            t.answer(answer);
        }
        t
    };
    let mut t = start();
    assert_eq!(t.asked(), 1);
    t.no();
    assert_eq!(t.ask(), Ask::Orders);
    assert!(t.in_core(2, "Kotra"));
    let mut t = start();
    t.yes();
    fight_on(&mut t, Label::Combat, &["Kotra"]);
    assert!(t.in_discard(2, "Kotra"));
}

/// 1U113 Taken Prisoner: one of the opponent's personnel involved, at random, goes to the brig.
#[test]
fn combat_takes_a_prisoner() {
    let mut t = ring("Taken Prisoner", "Cardassian", 9);
    use_it(&mut t, "card");
    fight_on(&mut t, Label::Combat, &[]);
    let taken = ["Pal", "far"].map(|c| t.place(c) == Place::Brig(player(1)));
    assert!(!taken[1], "not involved");
    assert_eq!(t.zone(Place::Brig(player(1))).len(), 1);
    assert_eq!(t.happened(Kind::Kill), 0);
}

/// What an event that begins an engagement brings to those who win.
struct Duel {
    event: &'static str,
    ship: &'static str,
    crew: &'static str,
    /// A crew with which it cannot be begun.
    wrong_ship: &'static str,
    wrong_crew: &'static str,
    weapons: i16,
    points: i16,
    kills: usize,
}

#[rustfmt::skip]
const DUELS: [Duel; 12] = [
    Duel {
        event: "A Chance for Glory",
        ship: "Klingon",
        crew: "Klingon",
        wrong_ship: "Klingon",
        wrong_crew: "Romulan",
        weapons: 0,
        points: 10,
        kills: 0,
    },
    Duel {
        event: "BaH!",
        ship: "Klingon",
        crew: "Klingon",
        wrong_ship: "Romulan",
        wrong_crew: "Romulan",
        weapons: 1,
        points: 10,
        kills: 0,
    },
    Duel {
        event: "Battle Drills",
        ship: "Cardassian",
        crew: "Cardassian keyword Gul",
        wrong_ship: "Cardassian",
        wrong_crew: "Cardassian",
        weapons: 2,
        points: 0,
        kills: 1,
    },
    Duel {
        event: "1S083",
        ship: "Federation",
        crew: "Federation Leadership",
        wrong_ship: "Federation",
        wrong_crew: "Federation Law",
        weapons: 0,
        points: 0,
        kills: 1,
    },
    Duel {
        event: "No Peace in Our Time",
        ship: "Klingon",
        crew: "Klingon Treachery",
        wrong_ship: "Klingon",
        wrong_crew: "Klingon Honor",
        weapons: 0,
        points: 0,
        kills: 1,
    },
    Duel {
        event: "The Orion Underworld",
        ship: "NA",
        crew: "NA keyword Thief",
        wrong_ship: "Federation",
        wrong_crew: "Federation keyword Thief",
        weapons: 0,
        points: 10,
        kills: 0,
    },
    Duel {
        event: "Heart of Glory",
        ship: "Klingon",
        crew: "Klingon",
        wrong_ship: "Romulan",
        wrong_crew: "Romulan",
        weapons: 0,
        points: 0,
        kills: 2,
    },
    Duel {
        event: "Power to the Weapons",
        ship: "Federation",
        crew: "Federation Leadership",
        wrong_ship: "Federation",
        wrong_crew: "Federation Law",
        weapons: 0,
        points: 0,
        kills: 2,
    },
    Duel {
        event: "We Will Not Surrender",
        ship: "Klingon",
        crew: "Klingon Officer",
        wrong_ship: "Klingon",
        wrong_crew: "Klingon Honor",
        weapons: 0,
        points: 10,
        kills: 1,
    },
    Duel {
        event: "Jem'Hadar Ambush",
        ship: "Dominion",
        crew: "Dominion",
        wrong_ship: "Cardassian",
        wrong_crew: "Cardassian",
        weapons: 0,
        points: 10,
        kills: 0,
    },
    Duel {
        event: "Jem'Hadar Strike Force",
        ship: "Dominion",
        crew: "Dominion",
        wrong_ship: "Cardassian",
        wrong_crew: "Cardassian",
        weapons: 0,
        points: 10,
        kills: 1,
    },
    Duel {
        event: "Point Blank Strike",
        ship: "Federation",
        crew: "Federation Leadership",
        wrong_ship: "Federation",
        wrong_crew: "Federation Law",
        weapons: 4,
        points: 0,
        kills: 0,
    },
];

/// 1R073, 1U078, 1R080, 1S083, 1R098, 1R115, 2C045, 2C056, 2U073, 3C045, 3U047, 1U104 (2E-ENG-08): Weapons with what the event adds beat Shields one lower, and no more.
#[test]
fn an_engagement_is_won() {
    for d in &DUELS {
        let mut t = sky(d.event, d.ship, d.crew, 6 + d.weapons);
        use_it(&mut t, "card");
        fight_on(&mut t, Label::Engagement, &["Hawk", "Tub"]);
        assert_eq!(
            (t.score(1), t.happened(Kind::Kill)),
            (d.points, d.kills),
            "{}",
            d.event
        );
        assert_eq!(victories(&t), 1, "{}", d.event);
        assert!(!t.in_core(1, "card"), "{}", d.event);
        let mut t = sky(d.event, d.ship, d.crew, 7 + d.weapons);
        use_it(&mut t, "card");
        fight_on(&mut t, Label::Engagement, &["Hawk", "Tub"]);
        assert_eq!((t.score(1), t.happened(Kind::Kill)), (0, 0), "{}", d.event);
        assert!(t.in_discard(1, "card"), "{}", d.event);
    }
}

/// The same events: without the right ship or crew no engagement is begun.
#[test]
fn an_engagement_needs_its_kind() {
    for d in &DUELS {
        let t = sky(d.event, d.wrong_ship, d.wrong_crew, 1);
        assert!(!begins(t, Label::Engagement), "{}", d.event);
    }
}

/// 1U111 Standard Cardassian Procedure: one more Weapons, and a prisoner.
#[test]
fn an_engagement_takes_a_prisoner() {
    let mut t = sky(
        "Standard Cardassian Procedure",
        "Cardassian",
        "Cardassian",
        7,
    );
    use_it(&mut t, "card");
    fight_on(&mut t, Label::Engagement, &["Hawk", "Tub"]);
    assert_eq!(t.zone(Place::Brig(player(1))).len(), 1);
    assert!(t.in_discard(1, "card"));
}
