//! Somebody is about to be killed or taken prisoner, or has been.

use crate::support::cards::triggers_killing::red;
use crate::support::stage::{
    choose, in_order, meet, on_top, pass_all, responds, stage, take_skill,
};
use cards::language::Kind;
use cards::lexicon::{Skill, Stat};

/// 2C078 Emergency Treatment
///
/// A unique personnel with a Medical personnel present is stopped, not killed, and the owner of the dilemma may
/// draw three cards. A personnel of which there may be many is not treated.
#[test]
fn an_emergency_treatment_gives_the_opponent_cards() {
    for (answer, cards) in [(true, 3), (false, 0)] {
        let mut t = red("1R286; Bandee", "2C078", "Fang");
        meet(&mut t, "Red", &["Fang"]);
        choose(&mut t, &["Tasha Yar"]);
        t.use_text("Emergency Treatment", 0);
        assert!(t.on_surface("Tasha Yar", "Red") && t.is_stopped("Tasha Yar"));
        assert_eq!(t.asked(), 2);
        if answer {
            t.yes()
        } else {
            t.no()
        };
        assert_eq!(t.hand(2).len(), cards);
    }
    let mut t = red("Altman; Bandee", "2C078", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Altman"]);
    assert!(t.in_discard(1, "Altman"));
    let mut t = red("1R286; Altman", "2C078", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Tasha Yar"]);
    assert!(t.in_discard(1, "Tasha Yar"), "no Medical personnel");
}

/// 2R157 Roga Danar, Decorated Subhadar
///
/// About to be put in a brig he goes to the top of his owner's deck; a dilemma still kills him.
#[test]
fn the_subhadar_is_never_taken() {
    let mut t = red("2R157; Kolos", "", "Cell; Fang");
    meet(&mut t, "Red", &["Cell"]);
    choose(&mut t, &["Roga Danar"]);
    assert!(on_top(&t, 1, "Roga Danar"));
    let mut t = red("2R157; Kolos", "", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Roga Danar"]);
    assert!(t.in_discard(1, "Roga Danar"));
}

/// 2C149 Harana
/// 2E-GAP-47
///
/// Killed by a dilemma, she may destroy an event that is no Maneuver; killed by another card, she may not.
#[test]
fn harana_takes_an_event_with_her() {
    let start = "
        event Murder: text [(when: Order, body: [Move(verb: Kill, what: Every((filter: Title(Is(\"Harana\")))))])]
        player 1
          missions: Red
          core: Murder
          at Red: 2C149; Kolos
        player 2
          core: Relic; 1R080
          pile: Fang";
    let mut t = stage(start);
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Harana"]);
    assert_eq!(t.asked(), 1);
    t.use_text("Harana", 0);
    assert_eq!(t.candidates(), ["Murder", "Relic"], "no Maneuver");
    t.pick(&["Relic"]);
    assert!(t.in_discard(2, "Relic"));
    let mut t = stage(start);
    t.use_text("Murder", 0);
    assert!(t.in_discard(1, "Harana") && !responds(&t));
}

/// 2R142 Konmel, Renegade Warrior
/// 2E-SKILL-13
///
/// From another Klingon killed beside him during an attempt he may gain one skill, one level, for that attempt.
#[test]
fn the_renegade_learns_from_the_dead() {
    let mut t = red("2R142; 1S297; Altman", "", "Fang; Calm");
    meet(&mut t, "Red", &["Fang", "Calm"]);
    choose(&mut t, &["Gowron"]);
    t.use_text("Konmel", 0);
    take_skill(&mut t, Skill::Leadership);
    assert_eq!(t.happened(Kind::AttemptFail), 1);
    assert_eq!(
        t.skill("Konmel", Skill::Leadership),
        0,
        "the attempt is over"
    );
    let mut t = red("2R142; 1S297; Altman", "", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Altman"]);
    assert!(!responds(&t), "he is no Klingon");
}

/// 2R142 Konmel, Renegade Warrior
/// 2E-SKILL-13
///
/// The skill counts for the next dilemma of the attempt.
#[test]
fn what_the_renegade_learnt_counts_in_this_attempt() {
    let play = |learns: bool| {
        let mut t = stage(
            "
            dilemma Council: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Leadership, 1)),
                yes: [Points(who: You, n: N(1))])])]
            dilemma Summit: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Leadership, 2)),
                yes: [Points(who: You, n: N(1))])])]
            player 1
              missions: Red
              at Red: 2R142; 1S297; Altman
            player 2
              pile: Fang; Council; Summit",
        );
        meet(&mut t, "Red", &["Fang", "Council", "Summit"]);
        choose(&mut t, &["Gowron"]);
        if learns {
            t.use_text("Konmel", 0);
            take_skill(&mut t, Skill::Leadership);
        }
        pass_all(&mut t);
        t.score(1)
    };
    assert_eq!(play(false), 0);
    assert_eq!(play(true), 1, "one level, whatever the dead one had");
}

/// 2R144 Korris, Renegade Captain
///
/// Three Strength more for the attempt, however many Klingons fall beside him.
#[test]
fn the_renegade_captain_is_enraged_once() {
    let strength = |dead: &str| {
        let mut t = stage(
            "
            dilemma Trial: dual cost 1 text [(when: Resolve, body: [
                Points(who: You, n: Sum(Strength, (from: Attempt, filter: Title(Is(\"Korris\")))))])]
            player 1
              missions: Red
              at Red: 2R144; 1S297; Dokar; Altman
            player 2
              pile: Fang; Trial",
        );
        meet(&mut t, "Red", &["Fang", "Trial"]);
        choose(&mut t, &[dead]);
        pass_all(&mut t);
        t.score(1)
    };
    assert_eq!(strength("Altman"), 7);
    assert_eq!(strength("Dokar"), 10);
    let mut t = stage(
        "
        dilemma Massacre: dual cost 1 text [(when: Resolve, body: [Move(verb: Kill, what: Every((from: Attempt,
            filter: All([Species(\"Klingon\"), Not(Title(Is(\"Korris\")))])))),
            Points(who: You, n: Sum(Strength, (from: Attempt, filter: Title(Is(\"Korris\")))))])]
        player 1
          missions: Red
          at Red: 2R144; 1S297; Dokar; Altman
        player 2
          pile: Massacre",
    );
    meet(&mut t, "Red", &["Massacre"]);
    in_order(&mut t, &["Dokar", "Gowron"]);
    pass_all(&mut t);
    assert_eq!(t.score(1), 10, "two deaths, still three");
    assert_eq!(t.stat("Korris", Stat::Strength), 7);
}

/// 2C141 Khos
///
/// Each opposing death makes all his attributes two higher for the turn, at most four.
#[test]
fn khos_grows_with_every_opposing_death() {
    let after = |victims: &str| {
        let mut t = stage(&format!(
            "
            event Murder: text [(when: Order, body: [Move(verb: Kill, what: Every((filter: {victims})))])]
            player 1
              missions: Red; Base
              core: Murder
              at Red: 2C141; Dokar
            player 2
              at Red: Altman; Bandee; Barron"
        ));
        t.use_text("Murder", 0);
        in_order(&mut t, &["Altman", "Bandee", "Barron"]);
        pass_all(&mut t);
        Stat::PERSONNEL.map(|s| t.stat("Khos", s))
    };
    assert_eq!(after("Title(Is(\"Dokar\"))"), [5, 4, 6]);
    assert_eq!(after("Title(Is(\"Altman\"))"), [7, 6, 8]);
    assert_eq!(after("Affiliation(Federation)"), [9, 8, 10]);
}
