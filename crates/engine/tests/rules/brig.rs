//! The brig and captives.

use crate::support::fights::{pick_if_asked, settle};
use cards::language::Kind;
use cards::lexicon::Stat;
use engine::script::{Table, player, table};
use engine::{Action, Place, Seats, Why};

const BRIG: &str = "
planet Green: any span 2
hq Home: plays Fed, Kli, NA, equipment span 2
hq Lair: plays Fed, Kli, NA, equipment span 2
personnel Ann: Federation [Stf] C5 S5
personnel Bo: Federation [Stf] C6 S5
personnel Chief: Federation [Cmd] Leadership C7 S5
personnel Gowron: Klingon species Klingon [Cmd] C7 S5 unique cost 1
ship Wren: Federation staff[] R8 W6 S6
interrupt Snatch: text [(when: Order, body: [
    Move(verb: Capture, what: Pick((of: (filter: All([Type(Personnel), Not(Commanded(You))])), n: Exactly(N(1)), to: 0)), to: Brig(You))])]
interrupt Usurp: text [(when: Order, body: [
    Command(what: Pick((of: (filter: All([Type(Personnel), Not(Commanded(You)), Not(Is(Captive))])), n: Exactly(N(1)), to: 0)), to: You)])]
interrupt Raise: text [(when: Order, body: [
    Move(verb: Place, what: Pick((of: (from: Discard(You), filter: Type(Personnel)), n: Exactly(N(1)), to: 0)), to: Headquarters(You))])]
interrupt All: text [(when: Order, body: [Points(who: You, n: Count((filter: Type(Personnel))))])]
interrupt Mine: text [(when: Order, body: [Points(who: You, n: Count((filter: All([Type(Personnel), Commanded(You)]))))])]
interrupt Minds: text [(when: Order, body: [Points(who: You, n: Sum(Cunning, (filter: All([Type(Personnel), Commanded(You)]))))])]
interrupt Icons: text [(when: Order, body: [Points(who: You, n: Count((filter: All([Type(Personnel), Commanded(You), Icon(\"Cmd\")]))))])]
interrupt Held: text [(when: Order, body: [
    If(c: Some((from: Brig(You))), yes: [Points(who: You, n: Count((from: Brig(You))))], no: [Points(who: You, n: N(50))])])]
";

fn jail(text: &str) -> Table {
    table(&format!("{BRIG}\n{text}"))
}

/// Player `n` uses an interrupt that counts something; the points it gives.
fn count(interrupt: &str, n: u8, text: &str) -> i16 {
    let mut t = jail(&format!(
        "{text}\nplayer {n}\nhand: {interrupt}\nturn of {n}"
    ));
    t.use_text(interrupt, 0);
    settle(&mut t);
    assert!(t.in_discard(n, interrupt));
    t.score(n)
}

/// 2E-BRIG-01
#[test]
fn a_text_puts_an_opponents_personnel_into_the_users_brig() {
    let mut t = jail(
        "player 1
          missions: Green
          hand: Snatch
        player 2
          at Green: Ann; Bo",
    );
    assert!(t.at("Ann", "Green"));
    t.use_text("Snatch", 0);
    t.pick(&["Ann"]);
    settle(&mut t);
    assert_eq!(t.place("Ann"), Place::Brig(player(1)));
    assert!(!t.at("Ann", "Green"));
    assert!(t.on_surface("Bo", "Green"));
    assert_eq!(t.happened(Kind::Capture), 1);
    assert_eq!(t.happened(Kind::Kill), 0);
}

/// 2E-BRIG-01
#[test]
fn personnel_of_any_opponent_can_be_taken() {
    for name in ["Ann", "Bo"] {
        let mut t = jail(
            "players 3
            player 1
              missions: Green
              hand: Snatch
              at Green: Chief
            player 2
              at Green: Ann
            player 3
              at Green: Bo",
        );
        t.use_text("Snatch", 0);
        assert_eq!(t.candidates(), ["Ann", "Bo"]);
        t.pick(&[name]);
        settle(&mut t);
        assert_eq!(t.place(name), Place::Brig(player(1)));
    }
}

/// 2E-BRIG-01
#[test]
fn combat_can_take_a_captive() {
    let mut t = jail(
        "interrupt Arrest: text [(when: Order, body: [
            Fight(kind: Combat, with: Any, win: [
                Move(verb: Capture, what: Pick((of: (filter: All([Type(Personnel), Not(Commanded(You)), Doing(Involved)])), n: Exactly(N(1)), how: Random, to: 0)), to: Brig(You))])])]
        player 1
          missions: Green
          hand: Arrest
          at Green: Ann; Bo
        player 2
          at Green: Chief",
    );
    t.use_text("Arrest", 0);
    settle(&mut t);
    assert_eq!(t.place("Chief"), Place::Brig(player(1)));
    assert!(t.is_stopped("Ann") && t.is_stopped("Bo"));
}

/// 2E-BRIG-02
#[test]
fn a_captive_is_in_play() {
    let text = "player 1
          missions: Green
          at Green: Bo
          PLACE: Ann of 2";
    assert_eq!(count("All", 1, &text.replace("PLACE", "brig")), 2);
    assert_eq!(
        count(
            "All",
            1,
            "player 1\nmissions: Green\nat Green: Bo\nplayer 2\nhand: Ann"
        ),
        1
    );
    let t = jail(&text.replace("PLACE", "brig"));
    assert_eq!(t.zone(Place::Brig(player(1))), ["Ann"]);
    assert!(t.place("Ann").in_play());
}

/// 2E-BRIG-02
#[test]
fn a_captive_is_a_captive_for_texts() {
    let mut t = jail(
        "interrupt Torture: text [(when: Order, body: [
            Move(verb: Kill, what: Every((filter: All([Type(Personnel), Is(Captive)]))))])]
        player 1
          missions: Green
          hand: Torture
          at Green: Bo
          brig: Ann of 2
        player 2
          at Green: Chief",
    );
    t.use_text("Torture", 0);
    settle(&mut t);
    assert!(t.in_discard(2, "Ann"));
    assert!(t.on_surface("Bo", "Green") && t.on_surface("Chief", "Green"));
}

const SAGE: &str = "
personnel Sage: Federation [Cmd] C4 text [(when: Static, body: [
    Apply(m: Stat(on: Every((filter: All([Type(Personnel), Commanded(You), Other]))), stats: [Cunning], n: N(2)), until: InPlay)])]
";

/// 2E-BRIG-03
#[test]
fn the_text_of_a_captive_does_not_work() {
    for rules in ["2002", "2003"] {
        let free = jail(&format!(
            "rules {rules}
            {SAGE}
            player 1
              missions: Green
            player 2
              at Green: Ann; Sage"
        ));
        assert_eq!(free.stat("Ann", Stat::Cunning), 7);
        let held = jail(&format!(
            "rules {rules}
            {SAGE}
            player 1
              missions: Green
              brig: Sage of 2
              at Green: Bo
            player 2
              at Green: Ann"
        ));
        assert_eq!(held.stat("Ann", Stat::Cunning), 5, "rules {rules}");
        assert_eq!(held.stat("Bo", Stat::Cunning), 6, "nor for the captor");
    }
}

/// 2E-BRIG-03
#[test]
fn attributes_and_icons_of_a_captive_count_only_under_2002() {
    for (rules, minds, icons) in [("2003", 5, 0), ("2002", 5 + 7, 1)] {
        let text = format!(
            "rules {rules}
            player 1
              missions: Green
              brig: Chief of 2
            player 2
              at Green: Ann"
        );
        assert_eq!(count("Minds", 2, &text), minds, "rules {rules}");
        assert_eq!(count("Icons", 2, &text), icons, "rules {rules}");
        let free = text
            .replace("brig: Chief of 2", "")
            .replace("at Green: Ann", "at Green: Ann; Chief");
        assert_eq!(count("Minds", 2, &free), 12);
        assert_eq!(count("Icons", 2, &free), 1);
    }
}

const RALLY: &str = "
event Rally: cost 0 play (need: Some((filter: All([Type(Personnel), Commanded(You), Skill(One(Leadership), 1)]))))
personnel Boss: Federation [Cmd] text [(when: Order, body: [Points(who: You, n: N(5))])]
";

/// 2E-BRIG-04
#[test]
fn a_captive_does_not_meet_a_demand() {
    let text = "player 1
          missions: Green
          brig: Chief of 2
        player 2
          missions: Lair
          hand: Rally
        turn of 2
        segment play";
    for rules in ["2002", "2003"] {
        let mut t = jail(&format!("rules {rules}\n{RALLY}\n{text}"));
        let rally = t.play_action("Rally", None);
        assert_eq!(
            t.refused_act(rally).why,
            Why::RequirementNotMet,
            "rules {rules}"
        );
        let free = text
            .replace("brig: Chief of 2", "")
            .replace("hand: Rally", "hand: Rally\nat Lair: Chief");
        let mut t = jail(&format!("rules {rules}\n{RALLY}\n{free}"));
        let rally = t.play_action("Rally", None);
        assert!(t.offers(rally));
        t.act(rally);
        assert!(t.in_core(2, "Rally"));
    }
}

/// 2E-BRIG-04
#[test]
fn nobody_can_use_the_ability_of_a_captive() {
    for n in [1, 2] {
        let mut t = jail(&format!(
            "{RALLY}
            player 1
              missions: Green
              brig: Boss of 2
            turn of {n}"
        ));
        let order = t.use_action("Boss", 0);
        t.refused_act(order);
        assert!(
            !t.actions()
                .iter()
                .any(|a| matches!(a, Action::Use { .. } | Action::Beam { .. }))
        );
    }
    let mut t = jail(&format!(
        "{RALLY}
        player 1
          missions: Green
        player 2
          at Green: Boss
        turn of 2"
    ));
    t.use_text("Boss", 0);
    settle(&mut t);
    assert_eq!(t.score(2), 5);
}

/// 2E-BRIG-05
#[test]
fn while_a_unique_personnel_is_a_captive_no_other_copy_can_be_played() {
    for rules in ["2002", "2003"] {
        let text = "player 1
              missions: Green
              brig: Gowron as held of 2
            player 2
              missions: Lair
              hand: Gowron as second
            turn of 2
            segment play";
        let mut t = jail(&format!("rules {rules}\n{text}"));
        let play = t.play_action("second", Some("Lair"));
        assert_eq!(t.refused_act(play).rule, "2E-BRIG-05", "rules {rules}");
        let mut t = jail(&format!(
            "rules {rules}\n{}",
            text.replace("brig: Gowron as held of 2", "")
        ));
        t.play_at("second", "Lair");
        assert!(t.on_surface("second", "Lair"));
    }
}

/// 2E-BRIG-05 2E-GAP-52
#[test]
fn command_of_a_copy_of_a_captive_can_be_taken_only_under_2002() {
    for (rules, held, taken) in [
        ("2003", true, false),
        ("2002", true, true),
        ("2003", false, true),
    ] {
        let brig = if held {
            "brig: Gowron as held of 2"
        } else {
            ""
        };
        let mut t = jail(&format!(
            "rules {rules}
            players 3
            player 1
              missions: Green
              {brig}
            player 2
              hand: Usurp
            player 3
              at Green: Gowron as free
            turn of 2"
        ));
        let usurp = t.use_action("Usurp", 0);
        if t.offers(usurp) {
            t.act(usurp);
            pick_if_asked(&mut t, "free");
            settle(&mut t);
        }
        let commander = if taken { player(2) } else { player(3) };
        assert_eq!(
            t.commander("free"),
            commander,
            "rules {rules}, held: {held}"
        );
    }
}

/// 2E-BRIG-05 2E-GAP-52
#[test]
fn a_copy_of_a_captive_can_be_placed_only_under_2002() {
    for (rules, held, placed) in [
        ("2003", true, false),
        ("2002", true, true),
        ("2003", false, true),
    ] {
        let brig = if held {
            "brig: Gowron as held of 2"
        } else {
            ""
        };
        let mut t = jail(&format!(
            "rules {rules}
            player 1
              missions: Green
              {brig}
            player 2
              missions: Lair
              hand: Raise
              discard: Gowron as dead
            turn of 2"
        ));
        let raise = t.use_action("Raise", 0);
        if t.offers(raise) {
            t.act(raise);
            pick_if_asked(&mut t, "dead");
            settle(&mut t);
        }
        assert_eq!(
            t.on_surface("dead", "Lair"),
            placed,
            "rules {rules}, held: {held}"
        );
        assert_eq!(t.in_discard(2, "dead"), !placed);
    }
}

/// 2E-BRIG-05
#[test]
fn a_captive_that_is_not_unique_bars_nothing() {
    let mut t = jail(
        "player 1
          missions: Green
          brig: Ann as held of 2
        player 2
          missions: Lair
          hand: Ann as second
        turn of 2
        segment play",
    );
    t.play_at("second", "Lair");
    assert!(t.on_surface("second", "Lair"));
}

/// 2E-BRIG-06
#[test]
fn your_captive_is_in_your_own_brig() {
    let text = "players 3
        player 1
          missions: Green
          brig: Ann of 2; Bo of 3";
    assert_eq!(count("Held", 1, text), 2, "captives of any opponent count");
    assert_eq!(count("Held", 2, text), 50, "player 2 has none");
    assert_eq!(count("Held", 3, text), 50, "player 3 has none");
}

/// 2E-BRIG-07
#[test]
fn the_captor_does_not_command_captives() {
    let mut t = jail(
        "players 3
        player 1
          missions: Home
          hand: Gowron as mine
          brig: Gowron as one of 2; Gowron as two of 3
        segment play",
    );
    assert_eq!(
        t.zone(Place::Brig(player(1))).len(),
        2,
        "two copies of one unique card"
    );
    t.play_at("mine", "Home");
    assert!(t.on_surface("mine", "Home"));
}

/// 2E-BRIG-07
#[test]
fn both_copies_of_a_unique_card_can_be_captured() {
    let mut t = jail(
        "interrupt Again: text [(when: Order, body: [
            Move(verb: Capture, what: Pick((of: (filter: All([Type(Personnel), Not(Commanded(You)), Not(Is(Captive))])), n: Exactly(N(1)), to: 0)), to: Brig(You))])]
        players 3
        player 1
          missions: Green
          hand: Again
          at Green: Gowron as mine
          brig: Gowron as one of 2
        player 3
          at Green: Gowron as two",
    );
    t.use_text("Again", 0);
    pick_if_asked(&mut t, "two");
    settle(&mut t);
    assert_eq!(t.place("two"), Place::Brig(player(1)));
    assert_eq!(t.place("one"), Place::Brig(player(1)));
    assert!(t.on_surface("mine", "Green"));
}

/// 2E-GAP-52 2E-BRIG-07
#[test]
fn a_captive_counts_for_nobodys_personnel_at_a_mission() {
    let text = "player 1
          missions: Green
          at Green: Bo
          brig: Ann of 2
        player 2
          at Green: Chief";
    assert_eq!(count("Mine", 1, text), 1, "the captor does not command it");
    let t = jail(text);
    assert_eq!(
        t.commander("Ann"),
        player(2),
        "in name it is its former commander's"
    );
    assert!(!t.at("Ann", "Green"));
    assert!(t.game.site_of(t.card("Ann")).is_none());
    assert!(!t.present("Ann", "Bo") && !t.present("Bo", "Ann") && !t.present("Ann", "Chief"));
}

/// 2E-GAP-52
#[test]
fn captives_in_one_brig_are_not_present_with_each_other() {
    let t = jail(
        "player 1
          missions: Green
          brig: Ann of 2; Chief of 2
        player 2
          at Green: Bo; Gowron",
    );
    assert!(!t.present("Ann", "Chief"));
    assert!(t.present("Bo", "Gowron"));
}

/// 2E-GAP-52
#[test]
fn a_captive_is_not_counted_among_personnel_present() {
    let present = "interrupt Near: text [(when: Order, body: [
            Choose((of: (filter: Title(Is(\"Bo\"))), n: Exactly(N(1)), to: 0)),
            Points(who: You, n: Count((filter: All([Type(Personnel), With(In(0))]))))])]";
    let mut t = jail(&format!(
        "{present}
        player 1
          missions: Green
          brig: Ann of 2
        player 2
          hand: Near
          at Green: Bo; Chief
        turn of 2"
    ));
    t.use_text("Near", 0);
    pick_if_asked(&mut t, "Bo");
    settle(&mut t);
    assert_eq!(t.score(2), 1, "only Chief is present with Bo");
}

/// 2E-GAP-52
#[test]
fn everybody_sees_a_captive() {
    let mut t = jail(
        "players 3
        player 1
          missions: Green
          hand: Snatch
        player 2
          at Green: Ann [down]
        turn of 1",
    );
    assert_ne!(
        t.game.seen_by(t.card("Ann")),
        Seats::ALL,
        "face down before"
    );
    t.use_text("Snatch", 0);
    pick_if_asked(&mut t, "Ann");
    settle(&mut t);
    assert_eq!(t.place("Ann"), Place::Brig(player(1)));
    assert_eq!(t.game.seen_by(t.card("Ann")), Seats::ALL);
}

/// 2E-GAP-52
#[test]
fn a_captive_is_not_released_by_itself() {
    let mut t = jail(
        "player 1
          missions: Green
          brig: Ann of 2
        player 2
          missions: Lair",
    );
    t.until_turn_of(2).until_turn_of(1);
    assert_eq!(t.place("Ann"), Place::Brig(player(1)));
}

/// 2E-GAP-52
#[test]
fn a_text_of_the_former_commander_frees_a_captive() {
    for rules in ["2002", "2003"] {
        let mut t = jail(&format!(
            "rules {rules}
            interrupt Rescue: text [(when: Order, body: [
                Move(verb: Place, what: Pick((of: (from: Brig(Opponent), filter: All([Type(Personnel), Commanded(You)])), n: Exactly(N(1)), to: 0)), to: Headquarters(You))])]
            player 1
              missions: Green
              brig: Ann of 2
            player 2
              missions: Lair
              hand: Rescue
            turn of 2"
        ));
        t.use_text("Rescue", 0);
        pick_if_asked(&mut t, "Ann");
        settle(&mut t);
        assert!(t.on_surface("Ann", "Lair"), "rules {rules}");
        assert_eq!(t.commander("Ann"), player(2));
    }
}

/// 2E-BRIG-03
#[test]
fn a_captives_text_works_again_when_it_is_free() {
    let mut t = jail(&format!(
        "{SAGE}
        interrupt Amnesty: text [(when: Order, body: [
            Choose((of: (filter: Type(Mission)), n: Exactly(N(1)), to: 0)),
            Move(verb: Place, what: Every((from: Brig(You))), to: At(In(0)))])]
        player 1
          missions: Green
          hand: Amnesty
          brig: Sage of 2
        player 2
          at Green: Ann"
    ));
    assert_eq!(t.stat("Ann", Stat::Cunning), 5);
    t.use_text("Amnesty", 0);
    pick_if_asked(&mut t, "Green");
    settle(&mut t);
    assert!(t.on_surface("Sage", "Green"));
    assert_eq!(t.commander("Sage"), player(2));
    assert_eq!(t.stat("Ann", Stat::Cunning), 7);
}
