//! Totals, winners and what combat leaves behind.

use crate::support::fights::{fight, ground, settle, victors};
use cards::language::Kind;
use cards::lexicon::Stat;
use engine::script::{Table, player};
use engine::{Action, Choice, Place};

/// Player 1 fights with these personnel against those.
fn brawl(own: &str, foes: &str) -> Table {
    let mut t = ground(&format!(
        "player 1
          missions: Green
          hand: Brawl
          core: Glory
          at Green: {own}
        player 2
          core: Glory
          at Green: {foes}"
    ));
    t.use_text("Brawl", 0);
    fight(&mut t, &[]);
    t
}

/// 2E-COMBAT-08
#[test]
fn each_side_adds_up_its_strength() {
    // 18 against 14, 17, 18 and 19.
    for (foes, winner) in [
        ("P6; P8", vec![1]),
        ("P8; P9", vec![1]),
        ("P9; P9", vec![]),
        ("P10; P9", vec![2]),
    ] {
        let t = brawl("P5; P6; P7", foes);
        assert_eq!(victors(&t), winner, "5 + 6 + 7 against {foes}");
    }
}

/// 2E-COMBAT-08
#[test]
fn modified_strength_counts_in_combat() {
    let mut t = ground(
        "event Drill: text [(when: Static, body: [
            Apply(m: Stat(on: Every((filter: All([Type(Personnel), Commanded(You)]))), stats: [Strength], n: N(2)), until: InPlay)])]
        player 1
          missions: Green
          hand: Brawl
          core: Drill
          at Green: P5
        player 2
          at Green: P6",
    );
    t.use_text("Brawl", 0);
    fight(&mut t, &[]);
    assert_eq!(victors(&t), [1], "7 against 6");
}

/// 2E-COMBAT-08
#[test]
fn a_text_may_change_a_total_for_the_fight() {
    for (foe, winner) in [("P7", vec![1]), ("P8", vec![]), ("P9", vec![2])] {
        let mut t = ground(&format!(
            "interrupt Ambush: text [(when: Order, body: [
                Fight(kind: Combat, with: Any, tweak: [Total(side: You, n: N(3))], win: [])])]
            player 1
              missions: Green
              hand: Ambush
              at Green: P5
            player 2
              at Green: {foe}"
        ));
        t.use_text("Ambush", 0);
        fight(&mut t, &[]);
        assert_eq!(victors(&t), winner, "5 + 3 against {foe}");
    }
}

/// 2E-COMBAT-08
#[test]
fn strength_given_for_the_fight_is_gone_afterwards() {
    let mut t = ground(
        "interrupt Rage: text [(when: Order, body: [
            Fight(kind: Combat, with: Any,
                tweak: [Stat(on: Every((filter: All([Type(Personnel), Commanded(You), Doing(Involved)]))), stats: [Strength], n: N(2))],
                win: [Points(who: You, n: Sum(Strength, (filter: All([Type(Personnel), Commanded(You), Doing(Involved)]))))])])]
        player 1
          missions: Green
          hand: Rage
          at Green: P5; P3
        player 2
          at Green: P10",
    );
    t.use_text("Rage", 0);
    fight(&mut t, &[]);
    assert_eq!(victors(&t), [1], "5 + 3 + 2 * 2 against 10");
    assert_eq!(t.score(1), 12);
    t.until_turn_of(2);
    assert_eq!(t.stat("P5", Stat::Strength), 5);
}

/// 2E-COMBAT-09
#[test]
fn the_higher_total_wins_whoever_began() {
    let t = brawl("P5", "P4");
    assert_eq!((t.score(1), t.score(2)), (11, 0));
    let t = brawl("P4", "P5");
    assert_eq!((t.score(1), t.score(2)), (0, 1));
}

/// 2E-COMBAT-09
#[test]
fn with_equal_totals_nobody_wins() {
    let t = brawl("P5; P9", "P6; P8");
    assert_eq!((t.score(1), t.score(2)), (0, 0));
    assert_eq!(t.happened(Kind::FightBegin), 1);
    assert_eq!(t.happened(Kind::FightWin), 0);
}

const MURDER: &str = "
interrupt Murder: text [(when: Order, body: [
    Fight(kind: Combat, with: Any, win: [
        Move(verb: Kill, what: Pick((of: (filter: All([Type(Personnel), Not(Commanded(You)), Doing(Involved)])), n: Exactly(N(1)), to: 0)))])])]
";

fn murder(own: &str, foes: &str) -> Table {
    let mut t = ground(&format!(
        "{MURDER}
        player 1
          missions: Green; Red
          hand: Murder
          at Green: {own}
        player 2
          at Green: {foes}
          at Red: P10"
    ));
    t.use_text("Murder", 0);
    fight(&mut t, &[]);
    t
}

/// 2E-COMBAT-10
#[test]
fn the_winner_who_began_applies_the_effect_of_the_card() {
    let mut t = murder("P9", "P3; P4");
    assert_eq!(t.asked(), 1);
    assert_eq!(t.candidates(), ["P3", "P4"], "only those involved");
    t.pick(&["P4"]);
    settle(&mut t);
    assert!(t.in_discard(2, "P4"));
    assert!(t.on_surface("P3", "Green"));
}

/// 2E-COMBAT-10
#[test]
fn a_loser_or_a_tie_does_not_get_the_effect() {
    for own in ["P6", "P7"] {
        let t = murder(own, "P3; P4");
        assert_eq!(t.happened(Kind::Kill), 0, "{own} against 7");
        assert!(t.on_surface("P3", "Green") && t.on_surface("P4", "Green"));
        assert_eq!(t.asked(), 1);
    }
}

/// 2E-COMBAT-10
#[test]
fn a_card_can_leave_the_effect_to_the_winners_choice() {
    for (yes, killed) in [(true, 1), (false, 0)] {
        let mut t = ground(
            "interrupt Mercy: text [(when: Order, body: [
                Fight(kind: Combat, with: Any, win: [May(who: You, body: [
                    Move(verb: Kill, what: Every((filter: All([Type(Personnel), Not(Commanded(You)), Doing(Involved)]))))])])])]
            player 1
              missions: Green
              hand: Mercy
              at Green: P9
            player 2
              at Green: P3",
        );
        t.use_text("Mercy", 0);
        fight(&mut t, &[]);
        assert_eq!(t.pending().choice, Choice::YesNo);
        assert_eq!(t.asked(), 1);
        t.answer(engine::Answer::YesNo(yes));
        settle(&mut t);
        assert_eq!(t.happened(Kind::Kill), killed);
        assert!(t.is_stopped("P9"));
    }
}

/// 2E-COMBAT-10
#[test]
fn a_card_can_name_an_effect_for_not_winning() {
    for (own, won) in [("P3", true), ("P2", false), ("P1", false)] {
        let mut t = ground(&format!(
            "interrupt Gamble: text [(when: Order, body: [
                Fight(kind: Combat, with: Any, win: [Points(who: You, n: N(7))], otherwise: [Points(who: Opponent, n: N(5))])])]
            player 1
              missions: Green
              hand: Gamble
              at Green: {own}
            player 2
              at Green: P2"
        ));
        t.use_text("Gamble", 0);
        fight(&mut t, &[]);
        let scores = if won { (7, 0) } else { (0, 5) };
        assert_eq!((t.score(1), t.score(2)), scores, "{own} against 2");
    }
}

/// 2E-COMBAT-10
#[test]
fn the_card_can_speak_of_the_loser() {
    let mut t = ground(
        "interrupt Rout: text [(when: Order, body: [
            Fight(kind: Combat, with: Any, win: [
                Stop(what: Every((filter: All([Type(Personnel), Commanded(Loser), Doing(Involved)]))))])])]
        players 3
        player 1
          missions: Green
          hand: Rout
          at Green: P9
        player 2
          at Green: P3
        player 3
          at Green: P4",
    );
    t.use_text("Rout", 0);
    fight(&mut t, &["P4"]);
    assert!(t.is_stopped("P4"));
    assert!(!t.is_stopped("P3"), "player 2 was not involved");
}

/// 2E-COMBAT-11
#[test]
fn a_lost_combat_has_no_effect_of_its_own() {
    let mut t = ground(
        "player 1
          missions: Green
          hand: Brawl
          at Green: P3; P4
        player 2
          at Green: P9",
    );
    t.use_text("Brawl", 0);
    fight(&mut t, &[]);
    assert_eq!(victors(&t), [2]);
    assert_eq!(t.happened(Kind::Kill) + t.happened(Kind::Capture), 0);
    assert_eq!((t.score(1), t.score(2)), (0, 0));
    for name in ["P3", "P4", "P9"] {
        assert!(t.on_surface(name, "Green"), "{name}");
    }
    assert_eq!(t.zone(Place::Discard(player(1))), ["Brawl"]);
    assert!(t.zone(Place::Discard(player(2))).is_empty());
}

/// 2E-COMBAT-11
#[test]
fn a_won_combat_has_no_effect_of_its_own() {
    let mut t = ground(
        "interrupt Scuffle: text [(when: Order, body: [Fight(kind: Combat, with: Any, win: [])])]
        player 1
          missions: Green
          hand: Scuffle
          at Green: P9
        player 2
          at Green: P3",
    );
    t.use_text("Scuffle", 0);
    fight(&mut t, &[]);
    assert_eq!(victors(&t), [1]);
    assert!(t.on_surface("P3", "Green"));
    assert_eq!((t.score(1), t.score(2)), (0, 0));
}

/// 2E-COMBAT-11
#[test]
fn other_cards_that_refer_to_combat_work() {
    let text = "personnel Avenger: Federation S4 text [(when: On((kind: FightWin, who: You, cause: Combat)), body: [
            Move(verb: Kill, what: Pick((of: (filter: All([Type(Personnel), Not(Commanded(You)), Doing(Involved)])), n: Exactly(N(1)), how: Random, to: 0)))])]
        player 1
          missions: Green
          hand: Brawl
          at Green: P3
        player 2
          at Green: Avenger";
    let mut t = ground(text);
    t.use_text("Brawl", 0);
    fight(&mut t, &[]);
    assert!(
        t.in_discard(1, "P3"),
        "the opponent won and uses a text of its own"
    );
    let mut t = ground(&text.replace("at Green: P3", "at Green: P9"));
    t.use_text("Brawl", 0);
    fight(&mut t, &[]);
    assert!(t.on_surface("P9", "Green"), "the opponent did not win");
}

/// 2E-COMBAT-12 2E-COMBAT-13
#[test]
fn the_beginners_personnel_are_stopped_whatever_the_outcome() {
    for (foe, winner) in [("P9", vec![1]), ("P10", vec![]), ("P10; P1", vec![2])] {
        let mut t = ground(&format!(
            "player 1
              missions: Green
              hand: Brawl
              at Green: P1 as a; P2 as b; P3 as c; P4 as d; Wren
              aboard Wren: P5
            player 2
              at Green: {foe}; P7 as idle [stopped]"
        ));
        t.use_text("Brawl", 0);
        fight(&mut t, &[]);
        assert_eq!(victors(&t), winner);
        for name in ["a", "b", "c", "d"] {
            assert!(t.is_stopped(name), "{name} against {foe}");
        }
        assert!(!t.is_stopped("P5") && !t.is_stopped("Wren"), "not involved");
        for name in foe.split("; ").filter(|n| *n != "P1") {
            assert!(!t.is_stopped(name), "{name} of the opponent");
        }
        assert!(t.is_stopped("idle"), "as it was before");
    }
}

/// 2E-COMBAT-12
#[test]
fn stopped_fighters_cannot_begin_another_combat() {
    let mut t = ground(
        "interrupt Again: text [(when: Order, body: [Fight(kind: Combat, with: Any, win: [])])]
        player 1
          missions: Green
          hand: Brawl; Again
          at Green: P9
        player 2
          at Green: P3",
    );
    let again = t.use_action("Again", 0);
    assert!(t.offers(again));
    t.use_text("Brawl", 0);
    fight(&mut t, &[]);
    assert_eq!(t.refused_act(again).rule, "2E-GAP-30");
}

/// 2E-COMBAT-12
#[test]
fn personnel_are_stopped_only_when_the_combat_ends() {
    let mut t = ground(
        "interrupt Probe: text [(when: Order, body: [
            Fight(kind: Combat, with: Any, win: [
                Points(who: You, n: Count((filter: All([Type(Personnel), Commanded(You), Not(Is(Stopped))]))))])])]
        player 1
          missions: Green
          hand: Probe
          at Green: P4; P5
        player 2
          at Green: P3",
    );
    t.use_text("Probe", 0);
    fight(&mut t, &[]);
    assert_eq!(
        t.score(1),
        2,
        "when the effect of winning is applied they are still unstopped"
    );
    assert!(t.is_stopped("P4") && t.is_stopped("P5"));
}

/// 2E-COMBAT-13
#[test]
fn the_opponents_personnel_can_fight_on_in_their_own_turn() {
    let mut t = ground(
        "interrupt Revenge: text [(when: Order, body: [Fight(kind: Combat, with: Any, win: [])])]
        player 1
          missions: Green
          hand: Brawl
          at Green: P5
        player 2
          hand: Revenge
          at Green: P3",
    );
    t.use_text("Brawl", 0);
    fight(&mut t, &[]);
    assert!(t.is_stopped("P5") && !t.is_stopped("P3"));
    t.until_turn_of(2)
        .act(Action::DrawRest)
        .use_text("Revenge", 0);
    fight(&mut t, &[]);
    assert_eq!(
        victors(&t),
        [1, 1],
        "3 against 5, which are no longer stopped"
    );
    assert!(t.is_stopped("P3") && !t.is_stopped("P5"));
}

/// 2E-COMBAT-03
#[test]
fn a_text_can_keep_somebody_out_of_combat() {
    // 5 + 9 against 6, but the 9 takes no part.
    let mut t = ground(
        "personnel Shy: Federation S9 keyword Coward
        interrupt Tiff: text [(when: Order, body: [
            Fight(kind: Combat, with: Any, tweak: [Exempt(cards: Keyword(\"Coward\"), from: InCombat)], win: [])])]
        player 1
          missions: Green
          hand: Tiff
          at Green: P5; Shy
        player 2
          at Green: P6",
    );
    t.use_text("Tiff", 0);
    fight(&mut t, &[]);
    assert_eq!(victors(&t), [2]);
    assert!(t.is_stopped("P5") && !t.is_stopped("Shy"));
}

/// 2E-COMBAT-08
#[test]
fn those_killed_before_the_comparison_add_nothing() {
    let mut t = ground(
        "interrupt Snipe: text [(when: On((kind: FightBegin, cause: Combat)), body: [
            Move(verb: Kill, what: Pick((of: (filter: All([Type(Personnel), Not(Commanded(You)), Doing(Involved)])), n: Exactly(N(1)), to: 0)))])]
        player 1
          missions: Green
          hand: Brawl
          at Green: P5; P9
        player 2
          hand: Snipe
          at Green: P6",
    );
    t.use_text("Brawl", 0);
    assert_eq!(t.asked(), 2);
    t.use_text("Snipe", 0);
    t.pick(&["P9"]);
    settle(&mut t);
    assert!(t.in_discard(1, "P9"));
    assert_eq!(victors(&t), [2], "5 against 6");
    assert!(t.is_stopped("P5"));
}

/// 2E-COMBAT-09
#[test]
fn a_side_of_which_nobody_is_left_has_nothing() {
    let mut t = ground(
        "interrupt Snipe: text [(when: On((kind: FightBegin)), body: [
            Move(verb: Kill, what: Every((filter: All([Type(Personnel), Not(Commanded(You)), Doing(Involved)]))))])]
        player 1
          missions: Green
          hand: Brawl; Snipe
          at Green: P1
        player 2
          at Green: P6; P7",
    );
    t.use_text("Brawl", 0);
    t.use_text("Snipe", 0);
    settle(&mut t);
    assert!(t.in_discard(2, "P6") && t.in_discard(2, "P7"));
    assert_eq!(victors(&t), [1], "1 against nothing");
    assert!(t.is_stopped("P1"));
}

/// 2E-COMBAT-07
#[test]
fn a_personnel_may_demand_its_own_involvement() {
    let text = "personnel Brute: Federation S5 text [(when: Order, body: [
            Fight(kind: Combat, with: Not(Other), win: [])])]
        player 1
          missions: Green; Red
          at Green: P9
          at SPOT: Brute
        player 2
          at Green: P4";
    let mut t = ground(&text.replace("SPOT", "Red"));
    let order = t.use_action("Brute", 0);
    t.refused_act(order);
    let mut t = ground(&text.replace("SPOT", "Green"));
    t.use_text("Brute", 0);
    fight(&mut t, &[]);
    assert_eq!(victors(&t), [1]);
    assert!(t.is_stopped("Brute") && t.is_stopped("P9"));
}

/// 2E-COMBAT-03
#[test]
fn a_text_in_play_can_keep_somebody_out_of_combat() {
    for (core, winner) in [("Peace", 2), ("Glory", 1)] {
        let mut t = ground(&format!(
            "personnel Shy: Federation S9 keyword Coward
            event Peace: text [(when: Static, body: [
                Apply(m: Exempt(cards: Keyword(\"Coward\"), from: InCombat), until: InPlay)])]
            player 1
              missions: Green
              hand: Brawl
              core: {core}
              at Green: P5; Shy
            player 2
              at Green: P6"
        ));
        t.use_text("Brawl", 0);
        fight(&mut t, &[]);
        assert_eq!(victors(&t), [winner], "{core}");
        assert!(t.is_stopped("P5"));
        assert_eq!(t.is_stopped("Shy"), core == "Glory");
    }
}

/// 2E-COMBAT-08 2E-BRIG-01
#[test]
fn a_defender_captured_before_the_comparison_adds_nothing() {
    let mut t = ground(
        "interrupt Net: text [(when: On((kind: FightBegin, cause: Combat)), body: [
            Move(verb: Capture, what: Pick((of: (filter: All([Type(Personnel), Not(Commanded(You)), Doing(Involved)])), n: Exactly(N(1)), to: 0)), to: Brig(You))])]
        player 1
          missions: Green
          hand: Brawl; Net
          at Green: P5
        player 2
          at Green: P9; P4",
    );
    t.use_text("Brawl", 0);
    t.use_text("Net", 0);
    t.pick(&["P9"]);
    settle(&mut t);
    assert_eq!(t.place("P9"), Place::Brig(player(1)));
    assert_eq!(victors(&t), [1], "5 against 4");
    assert!(!t.is_stopped("P9"));
}
