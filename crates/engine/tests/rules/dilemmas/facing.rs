//! What a dilemma does, to whom, and where it goes afterwards.

use crate::support::cast::{face_up, faced, sees, with};
use cards::lexicon::Stat;
use engine::script::player;
use engine::{Flag, Place};

const ABOVE: &str = "
player 1
  missions: Green; Wall
  at Green: Ann; Cy [stopped]; Wren
  aboard Wren: Bo; 4x Ensign
player 2
  at Green: Di
  pile: Kill One; Halt
";

/// 2E-DIL-11
#[test]
fn a_random_kill_on_a_planet_does_not_reach_the_ship_above() {
    for seed in 1..=10 {
        let mut t = with(&format!("seed {seed}\n{ABOVE}"));
        t.attempt("Green").pick(&["Kill One"]);
        assert!(t.in_discard(1, "Ann"));
        assert!(
            t.aboard("Bo", "Wren") && t.on_surface("Cy", "Green") && t.on_surface("Di", "Green")
        );
    }
}

/// 2E-DIL-11
#[test]
fn only_participants_can_be_chosen_for_a_dilemma() {
    let mut t = with(
        "player 1
           missions: Green
           at Green: Ann; Ensign as e; Cy [stopped]; Wren
           aboard Wren: Bo
         player 2
           at Green: Di
           pile: Halt; Mist",
    );
    t.attempt("Green").pick(&["Halt"]);
    assert_eq!(t.candidates(), ["Ann", "e"]);
}

/// 2E-DIL-11
#[test]
fn in_space_the_ship_used_is_affected_and_no_other() {
    let mut t = with(
        "dilemma Ion Storm: space cost 1 text [(when: Resolve, body: [Stop(what: One(AttemptShip))])]
         player 1
           missions: Deep
           at Deep: Wren; Lark
           aboard Wren: Ann
           aboard Lark: Bo
         player 2
           pile: Ion Storm",
    );
    t.attempt_with("Deep", "Wren").pick(&["Ion Storm"]);
    assert!(t.is_stopped("Wren"));
    assert!(!t.is_stopped("Lark"));
}

/// 2E-DIL-11
#[test]
fn equipment_used_with_the_participants_is_affected_and_no_other() {
    let mut t = with(
        "equipment Kit: cost 1
         dilemma Rust: dual cost 1 text [(when: Resolve, body: [
            Choose((of: (from: Attempt), n: Exactly(N(1)), how: By(You), to: 0)),
            Move(verb: Destroy, what: Every((filter: All([Type(Equipment), With(In(0))]))))])]
         player 1
           missions: Green
           at Green: Ann; Bo; Kit as carried; Wren
           aboard Wren: Kit as stored; Cy
         player 2
           pile: Rust; Mist",
    );
    t.attempt("Green").pick(&["Rust"]).pick(&["Ann"]);
    assert!(t.in_discard(1, "carried"));
    assert!(t.aboard("stored", "Wren"));
}

/// 2E-DIL-12
#[test]
fn a_dilemma_sent_back_lies_face_up_at_the_bottom_and_is_not_overcome() {
    for rules in ["2003", "2002"] {
        let mut t = with(&format!(
            "rules {rules}
             player 1
               missions: Green
               at Green: Ann
             player 2
               pile: Boomerang; Mist; Free"
        ));
        t.attempt("Green").pick(&["Boomerang"]);
        assert_eq!(t.pile(2), ["Mist", "Free", "Boomerang"]);
        assert_eq!(face_up(&t, 2), [false, false, true]);
        assert!(t.beneath("Green").is_empty());
        assert_eq!(t.happened(cards::language::Kind::Overcome), 0);
    }
}

/// 2E-DIL-13
#[test]
fn a_dilemma_placed_on_the_ship_as_damage_is_not_overcome() {
    let mut t = with(
        "dilemma Breach: space cost 1 text [(when: Resolve, body: [
            Move(verb: Damage, what: One(This), to: On(AttemptShip))])]
         player 1
           missions: Deep
           at Deep: Wren
           aboard Wren: Ann; Bo
         player 2
           pile: Breach; Halt",
    );
    t.attempt_with("Deep", "Wren")
        .pick(&["Breach", "Halt"])
        .order(&["Breach", "Halt"]);
    assert_eq!(t.place("Breach"), Place::On(t.card("Wren")));
    assert!(t.is("Breach", Flag::Damage));
    assert!(t.beneath("Deep").is_empty());
    t.pick(&["Ann"]);
    assert_eq!(t.beneath("Deep"), ["Halt"]);
}

/// 2E-DIL-13
#[test]
fn a_dilemma_placed_on_the_mission_or_on_a_personnel_is_not_overcome() {
    let mut t = with(
        "dilemma Siege: dual cost 1 text [(when: Resolve, body: [Move(verb: Place, what: One(This), to: On(Here))])]
         dilemma Fever: dual cost 1 text [(when: Resolve, body: [
            Choose((of: (from: Attempt), n: Exactly(N(1)), how: By(You), to: 0)),
            Move(verb: Place, what: One(This), to: On(In(0)))])]
         player 1
           missions: Green
           at Green: Ann; Bo
         player 2
           pile: Siege; Fever",
    );
    t.attempt("Green")
        .pick(&["Siege", "Fever"])
        .order(&["Siege", "Fever"]);
    assert_eq!(t.place("Siege"), Place::On(t.card("Green")));
    t.pick(&["Bo"]);
    assert_eq!(t.place("Fever"), Place::On(t.card("Bo")));
    assert!(t.beneath("Green").is_empty());
}

const PLAGUE: &str = "
dilemma Plague: dual cost 1 text [(when: Resolve, body: [
    If(c: Meets(Attempt, Skill(Medical, 1)), yes: [], no: [
        Move(verb: Kill, what: Pick((of: (from: Attempt), n: Exactly(N(1)), how: Random, to: 0)))])])]
";

/// 2E-DIL-14
#[test]
fn a_dilemma_carried_out_is_overcome_for_good_or_ill() {
    for rules in ["2003", "2002"] {
        let mut ill = with(&format!(
            "rules {rules}
             {PLAGUE}
             player 1
               missions: Green
               at Green: Bo; Cy
             player 2
               pile: Plague; Mist"
        ));
        ill.attempt("Green").pick(&["Plague"]);
        assert!(ill.in_discard(1, "Bo") != ill.in_discard(1, "Cy"));
        assert_eq!(ill.beneath("Green"), ["Plague"]);
        assert_eq!(ill.place("Plague"), Place::Beneath(ill.card("Green")));

        let mut good = with(&format!(
            "rules {rules}
             {PLAGUE}
             player 1
               missions: Green
               at Green: Bo; Ann
             player 2
               pile: Plague; Mist"
        ));
        good.attempt("Green").pick(&["Plague"]);
        assert!(!good.in_discard(1, "Bo") && !good.in_discard(1, "Ann"));
        assert_eq!(good.beneath("Green"), ["Plague"]);
    }
}

/// 2E-DIL-14
#[test]
fn an_overcome_dilemma_is_open_to_all() {
    let mut t = with(
        "players 3
         player 1
           missions: Green
           at Green: Bo
         player 2
           pile: Mist",
    );
    t.attempt("Green").pick(&["Mist"]);
    assert_eq!(t.beneath("Green"), ["Mist"]);
    assert!((1..=3).all(|n| sees(&t, n, "Mist")));
    assert!(!t.is("Mist", Flag::Unseen));
}

/// 2E-DIL-16
#[test]
fn personnel_stopped_during_an_attempt_leave_it() {
    let mut t = with(
        "dilemma Web: dual cost 1 text [(when: Resolve, body: [
            Stop(what: Pick((of: (from: Attempt), n: Exactly(N(2)), how: By(Opponent), to: 0)))])]
         player 1
           missions: Green
           at Green: Ann; Bo; Cy; Di; Ensign as e1; Ensign as e2; Ensign as e3; Ensign as e4
         player 2
           pile: Web; Halt; 6x Mist",
    );
    t.attempt("Green")
        .pick(&["Web", "Halt"])
        .order(&["Web", "Halt"]);
    assert_eq!((t.asked(), t.candidates().len()), (2, 8));
    t.pick(&["Bo", "e2"]);
    assert_eq!(faced(&t), "Halt");
    assert_eq!(t.candidates(), ["Ann", "Cy", "Di", "e1", "e3", "e4"]);
    assert!(t.is_stopped("Bo") && t.is_stopped("e2"));
    t.pick(&["Ann"]);
    assert!(!t.is_stopped("Ann"), "the others were not stopped");
}

/// 2E-DIL-17
#[test]
fn the_skills_of_a_stopped_personnel_do_not_count_against_later_dilemmas() {
    let scenario = |first: &str| {
        format!(
            "dilemma Ward: dual cost 1 text [(when: Resolve, body: [
                If(c: Meets(Attempt, Skill(Medical, 1)), yes: [Points(who: You, n: N(1))], no: [Points(who: You, n: N(2))])])]
             player 1
               missions: Wall
               at Wall: Ann; Bo
             player 2
               pile: {first}; Ward"
        )
    };
    let mut t = with(&scenario("Stop Medical"));
    t.attempt("Wall")
        .pick(&["Stop Medical", "Ward"])
        .order(&["Stop Medical", "Ward"]);
    assert_eq!(t.score(1), 2);
    let mut t = with(&scenario("Mist"));
    t.attempt("Wall")
        .pick(&["Mist", "Ward"])
        .order(&["Mist", "Ward"]);
    assert_eq!(t.score(1), 1);
}

/// 2E-DIL-17
#[test]
fn a_stopped_personnel_is_out_of_reach_of_later_dilemmas() {
    for seed in 1..=10 {
        let mut t = with(&format!(
            "seed {seed}
             player 1
               missions: Wall
               at Wall: Ann; Bo
             player 2
               pile: Stop Medical; Kill One"
        ));
        t.attempt("Wall")
            .pick(&["Stop Medical", "Kill One"])
            .order(&["Stop Medical", "Kill One"]);
        assert!(t.in_discard(1, "Bo") && t.on_surface("Ann", "Wall"));
    }
}

/// 2E-DIL-17
#[test]
fn a_stopped_personnel_supplies_nothing_for_the_mission() {
    for (dilemma, done) in [("Stop Medical", false), ("Mist", true)] {
        let mut t = with(&format!(
            "planet Ward: Fed points 35 needs Medical and Cunning>5
             player 1
               missions: Ward
               at Ward: Ann; Bo
             player 2
               pile: {dilemma}; Free"
        ));
        t.attempt("Ward").pick(&[dilemma]);
        assert_eq!(t.is("Ward", Flag::Completed), done);
        assert_eq!(t.score(1), if done { 35 } else { 0 });
    }
}

/// 2E-DIL-18
#[test]
fn dilemmas_left_when_all_are_stopped_or_killed_are_overcome_unfaced() {
    for last in ["Stop All", "Kill All"] {
        for rules in ["2003", "2002"] {
            let mut t = with(&format!(
                "rules {rules}
                 player 1
                   missions: Green
                   at Green: 4x Ensign
                 player 2
                   pile: One; {last}; Two; Four"
            ));
            t.attempt("Green")
                .pick(&["One", last, "Two", "Four"])
                .order(&["One", last, "Two", "Four"]);
            assert_eq!(
                t.score(1),
                1,
                "the last two had no effect and the mission is not completed"
            );
            let mut all = vec!["One", last, "Two", "Four"];
            all.sort_unstable();
            assert_eq!(t.beneath("Green"), all);
            assert!(t.zone(Place::Stack(player(2))).is_empty());
        }
    }
}

/// 2E-DIL-18
#[test]
fn dilemmas_overcome_unfaced_are_seen_in_2003_and_not_in_2002() {
    for (rules, seen) in [("2003", true), ("2002", false)] {
        let mut t = with(&format!(
            "rules {rules}
             player 1
               missions: Green
               at Green: 3x Ensign
             player 2
               pile: Stop All; Two; Four"
        ));
        t.attempt("Green")
            .pick(&["Stop All", "Two", "Four"])
            .order(&["Stop All", "Two", "Four"]);
        assert_eq!(t.beneath("Green"), ["Four", "Stop All", "Two"]);
        assert!(sees(&t, 1, "Stop All"), "it was faced");
        for name in ["Two", "Four"] {
            assert_eq!(sees(&t, 1, name), seen);
            let card = t.card(name);
            let shown = t
                .events
                .iter()
                .any(|e| e.seen_from(Some(player(1))).card == Some(card));
            assert!(seen || !shown, "{name} was shown");
        }
    }
}

/// 2E-DIL-25
#[test]
fn attribute_totals_against_a_dilemma_come_from_the_participants_together() {
    let integrity = |third: u8| {
        let mut t = with(&format!(
            "dilemma Trial: dual cost 1 text [(when: Resolve, body: [
                If(c: Meets(Attempt, Total(Integrity, 30)), yes: [Points(who: You, n: N(1))], no: [Points(who: You, n: N(2))])])]
             personnel Ten: Federation I10
             personnel Last: Federation I{third}
             personnel Saint: Federation I20
             player 1
               missions: Wall
               at Wall: 2x Ten; Last; Saint as stopped one [stopped]; Wren
               aboard Wren: Saint as far one
             player 2
               pile: Trial; Mist; Free"
        ));
        assert_eq!(t.stat("far one", Stat::Integrity), 20);
        t.attempt("Wall").pick(&["Trial"]);
        t.score(1)
    };
    assert_eq!(integrity(11), 1, "10, 10 and 11 are more than 30");
    assert_eq!(integrity(10), 2, "30 is not, and nobody else is added");
}

/// 2E-DIL-25
#[test]
fn skills_against_a_dilemma_come_from_the_participants_together() {
    let medical = |who: &str| {
        let mut t = with(&format!(
            "dilemma Ward: dual cost 1 text [(when: Resolve, body: [
                If(c: Meets(Attempt, Skill(Medical, 2)), yes: [Points(who: You, n: N(1))], no: [Points(who: You, n: N(2))])])]
             player 1
               missions: Wall
               at Wall: Bo; {who}; Wren
               aboard Wren: Ann
             player 2
               pile: Ward; Mist; Free"
        ));
        t.attempt("Wall").pick(&["Ward"]);
        // Nobody has to be chosen: all levels are needed.
        t.score(1)
    };
    assert_eq!(medical("2x Ann"), 1);
    assert_eq!(
        medical("1x Ann"),
        2,
        "the one aboard the ship does not help"
    );
}

/// 2E-DIL-25
#[test]
fn the_attempter_reads_line_by_line_what_a_dilemma_asks_of_those_who_face_it() {
    let mut t = with(
        "dilemma Ward: dual cost 1 text [(when: Resolve, body: [
            If(c: Meets(Attempt, All([Skill(Medical, 2), Total(Integrity, 9)])), yes: [], no: [
                Choose((of: (from: Attempt), n: Exactly(N(1)), how: By(You), to: 0))])])]
         player 1
           missions: Wall
           at Wall: Bo; Ann; Ann as stopped one [stopped]; Wren
           aboard Wren: Ann as far one
         player 2
           pile: Ward; Mist; Free",
    );
    t.attempt("Wall").pick(&["Ward"]);
    assert_eq!(faced(&t), "Ward");
    let asked = |n: u8| {
        let view = t.game.view(Some(player(n)));
        view.second()
            .attempt
            .clone()
            .expect("an attempt")
            .dilemma_checklist
    };
    let lines: Vec<_> = asked(1).iter().map(|l| (l.have, l.need, l.met)).collect();
    // One Medical of two; 10 is more than 9.
    assert_eq!(lines, [(1, 2, false), (10, 10, true)]);
    assert!(asked(2).is_empty());
}

/// A text that asks for nothing, or for this and that in turn, has no list.
#[test]
fn a_dilemma_that_does_not_ask_for_one_thing_has_no_list() {
    let mut t = with(
        "player 1
           missions: Wall
           at Wall: Bo; Ann
         player 2
           pile: Halt; Mist",
    );
    t.attempt("Wall").pick(&["Halt"]);
    let view = t.game.view(Some(player(1)));
    let attempt = view.second().attempt.clone().expect("an attempt");
    assert!(attempt.dilemma.is_some() && attempt.dilemma_checklist.is_empty());
}
