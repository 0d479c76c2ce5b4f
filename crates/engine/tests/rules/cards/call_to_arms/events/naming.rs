//! Texts that name somebody or something.

use crate::support::cards::events_naming::named;
use crate::support::using::{name, no_dilemmas, pass_all, to_orders};
use cards::language::Kind;
use engine::script::table;

/// 3R056 Sluggo: the one named uses no skills for missions, but does against dilemmas.
#[test]
fn sluggo_does_not_work() {
    let rest = "dilemma Riddle: dual cost 1 text [(when: Resolve, body: [If(c: Not(Meets(Attempt, Skill(Geology, 1))),
            yes: [Stop(what: Every((from: Attempt)))])])]
        personnel Hero: Federation C60
        player 1
          missions: Excavation
          at Excavation: Barron; Van Orton; Hero
        player 2
          pile: Riddle";
    let mut t = named("Sluggo", "Barron", rest);
    t.attempt("Excavation").pick(&["Riddle"]);
    pass_all(&mut t);
    let stopped_by_dilemma = t
        .events
        .iter()
        .any(|e| e.h.kind == Kind::Stop && matches!(e.h.cause, engine::Cause::Dilemma(_)));
    assert!(!stopped_by_dilemma, "his Geology counted there");
    assert_eq!(t.score(1), 0);
    let mut t = named("Sluggo", "Rixx", rest);
    t.attempt("Excavation");
    no_dilemmas(&mut t);
    assert_eq!(t.score(1), 30);
}

/// 3C050 Quite a Coincidence: the death of an opponent's personnel of that title destroys the event for ten points; nobody is asked.
#[test]
fn a_death_foretold_gives_points() {
    let rest = "player 1
          missions: Excavation; Medical Relief
          at Excavation: Barron
          at Medical Relief: Rixx";
    let mut t = named("Quite a Coincidence", "Barron", rest);
    t.attempt("Medical Relief").pick(&["Pit"]);
    assert!(t.in_discard(1, "Rixx"));
    assert_eq!(t.score(2), 0);
    let mut t = named("Quite a Coincidence", "Barron", rest);
    t.attempt("Excavation").pick(&["Pit"]);
    assert_eq!(t.score(2), 10);
    assert!(t.in_discard(2, "Quite a Coincidence"));
}

/// 3C050: the own personnel of that title does not count.
#[test]
fn an_own_death_gives_nothing() {
    let mut t = table(
        "dilemma Pit: dual cost 1 text [(when: Resolve, body: [Move(verb: Kill, what: Every((from: Attempt)))])]
        player 1
          missions: Excavation
          hand: Quite a Coincidence
          at Excavation: Barron
        player 2
          pile: Pit
        segment play",
    );
    t.play("Quite a Coincidence");
    name(&mut t, "Barron");
    to_orders(&mut t);
    t.attempt("Excavation").pick(&["Pit"]);
    assert!(t.in_discard(1, "Barron") && t.in_core(1, "Quite a Coincidence"));
    assert_eq!(t.score(1), 0);
}

/// 3U053 Sensing a Trap: at the end of the turn a card is named; an opponent who plays it before the next turn gives ten points, each time.
#[test]
fn a_trap_is_sensed() {
    let start = |title: &str| {
        let mut t = table(
            "planet Camp: Rom
            player 1
              missions: Camp
              core: Sensing a Trap
              at Camp: Mopak
            player 2
              missions: Earth, Cradle of the Federation
              hand: Rixx as one; Rixx as two; Lopez",
        );
        t.end();
        assert_eq!(t.asked(), 1);
        name(&mut t, title);
        t.until_turn_of(2);
        t
    };
    let mut t = start("Rixx");
    t.play_at("Lopez", "Earth");
    assert_eq!(t.score(1), 0);
    t.play_at("one", "Earth").play_at("two", "Earth");
    assert_eq!(t.score(1), 20);
    let mut t = start("Davies");
    t.play_at("one", "Earth");
    assert_eq!(t.score(1), 0);
}

/// 3U053: the naming lasts until the start of the next own turn, then another is made.
#[test]
fn a_trap_is_forgotten() {
    let mut t = table(
        "planet Camp: Rom
        player 1
          missions: Camp
          core: Sensing a Trap
          at Camp: Mopak
        player 2
          missions: Earth, Cradle of the Federation
          hand: Rixx
          deck: 3x Hoya",
    );
    t.end();
    name(&mut t, "Rixx");
    t.until_turn_of(2);
    t.until_turn_of(1);
    to_orders(&mut t).end();
    assert_eq!(t.asked(), 1);
    name(&mut t, "Lopez");
    t.until_turn_of(2);
    t.play_at("Rixx", "Earth");
    assert_eq!(t.score(1), 0);
}
