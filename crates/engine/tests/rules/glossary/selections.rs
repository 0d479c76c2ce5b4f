//! Examining, revealing and selecting.

use crate::support::glossary::{BOTH, saw, sees, world};
use cards::language::Kind;
use engine::script::player;
use engine::{Ask, Flag, Place};
use std::collections::BTreeMap;

/// 2E-GLOSS-09
#[test]
fn an_examined_card_is_seen_by_the_examiner_alone_and_goes_back() {
    for rules in BOTH {
        let mut t = world(
            rules,
            "event Spy: text [(when: Order, body: [ChoosePlayer(from: EachOpponent, to: 1), Look(who: You, what: Every((from: Deck(In(1), Top(1)))), to: 0)])]
            players 3
            player 1
            core: Spy
            player 2
            deck: Ann; Bo; Cy
            player 3
            deck: Dee; Kor",
        );
        t.use_text("Spy", 0).choose_player(2);
        assert!(saw(&t, 1, "Ann"), "{rules}: the examiner sees it");
        assert!(!saw(&t, 2, "Ann"), "{rules}: not even its owner sees it");
        assert!(!saw(&t, 3, "Ann"), "{rules}: nor another opponent");
        assert!(
            !saw(&t, 1, "Bo") && !saw(&t, 1, "Dee"),
            "{rules}: only that card"
        );
        assert_eq!(t.deck(2), ["Ann", "Bo", "Cy"], "{rules}: back on top");
        assert!(!sees(&t, 1, "Ann"), "{rules}: closed again");
    }
}

/// 2E-GLOSS-10
#[test]
fn a_revealed_card_is_seen_by_all_and_goes_back() {
    for rules in BOTH {
        let mut t = world(
            rules,
            "event Boast: text [(when: Order, body: [Look(who: You, what: Every((from: Deck(You, Top(1)))), open: true, to: 0)])]
            players 3
            player 1
            core: Boast
            deck: Ann; Bo; Cy",
        );
        t.use_text("Boast", 0);
        for n in 1..=3 {
            assert!(saw(&t, n, "Ann"), "{rules}: player {n} sees it");
            assert!(!saw(&t, n, "Bo"), "{rules}: player {n} sees nothing else");
        }
        assert_eq!(t.deck(1), ["Ann", "Bo", "Cy"], "{rules}: back on top");
        assert!(!sees(&t, 2, "Ann"), "{rules}: closed again");
    }
}

/// 2E-GLOSS-09
/// 2E-GLOSS-10
#[test]
fn an_examined_or_revealed_card_goes_elsewhere_if_the_text_says_so() {
    for open in ["true", "false"] {
        let mut t = world(
            "2003",
            &format!(
                "event Peek: text [(when: Order, body: [Look(who: You, what: Every((from: Deck(You, Top(1)))), open: {open}, to: 0), Move(verb: Place, what: Those(0), to: OwnersDeck(Bottom(1)))])]
                player 1
                core: Peek
                deck: Ann; Bo; Cy"
            ),
        );
        t.use_text("Peek", 0);
        assert_eq!(t.deck(1), ["Bo", "Cy", "Ann"]);
        assert_eq!(saw(&t, 2, "Ann"), open == "true");
    }
}

const RANDOM: &str = "dilemma Bolt: dual cost 1 text [(when: Resolve, body: [
    Stop(what: Pick((of: (from: Attempt), n: Exactly(N(1)), how: Random, to: 0)))])]
personnel Fay: Federation Medical I5 C6 S4";

/// 2E-GLOSS-15
#[test]
fn a_random_selection_gives_everybody_the_same_chance_and_shows_only_the_card_drawn() {
    let five = ["Ann", "Bo", "Cy", "Dee", "Fay"];
    for rules in BOTH {
        let mut hits: BTreeMap<&str, u32> = BTreeMap::new();
        for seed in 1..=300 {
            let mut t = world(
                rules,
                &format!(
                    "{RANDOM}
                    seed {seed}
                    player 1
                    missions: Rock
                    at Rock: Ann [down]; Bo [down]; Cy [down]; Dee [down]; Fay [down]; Kor
                    player 2
                    pile: Bolt"
                ),
            );
            t.attempt("Rock").pick(&["Bolt"]);
            let stopped: Vec<&str> = five.into_iter().filter(|n| t.is_stopped(n)).collect();
            let kor = t.is_stopped("Kor");
            assert_eq!(
                stopped.len() + usize::from(kor),
                1,
                "exactly one, and nobody was asked"
            );
            for n in five.into_iter().filter(|n| !stopped.contains(n)) {
                assert!(t.is(n, Flag::FaceDown), "the others are not shown");
                assert!(!saw(&t, 2, n), "nobody sees {n}");
            }
            for n in stopped {
                *hits.entry(n).or_default() += 1;
            }
        }
        assert_eq!(hits.len(), 5, "{rules}: {hits:?}");
        assert!(
            hits.values().all(|n| (25..=80).contains(n)),
            "{rules}, 50 each are expected: {hits:?}"
        );
    }
}

/// 2E-GLOSS-16
#[test]
fn an_opponent_who_chooses_has_seen_all_eligible_cards() {
    for rules in BOTH {
        let mut t = world(
            rules,
            "dilemma Claw: dual cost 1 text [(when: Resolve, body: [
                Stop(what: Pick((of: (from: Attempt, filter: Affiliation(Federation)), n: Exactly(N(1)), how: By(Opponent), to: 0)))])]
            players 3
            player 1
            missions: Green
            at Green: Ann [down]; Bo [down]; Cy [down]; Kor [down]; Wren
            aboard Wren: Dee [down]
            player 2
            pile: Claw",
        );
        for n in ["Ann", "Bo", "Cy", "Kor"] {
            assert!(!sees(&t, 2, n));
        }
        t.attempt("Green").pick(&["Claw"]);
        assert_eq!(t.asked(), 2, "{rules}: the dilemma player chooses");
        assert_eq!(t.candidates(), ["Ann", "Bo", "Cy"]);
        for n in ["Ann", "Bo", "Cy"] {
            assert!(saw(&t, 2, n), "{rules}: the chooser has seen {n}");
            assert!(
                !saw(&t, 3, n),
                "{rules}: the other opponent has not seen {n}"
            );
        }
        for n in ["Kor", "Dee"] {
            assert!(
                !saw(&t, 2, n),
                "{rules}: {n} is not eligible and stays hidden"
            );
        }
        t.pick(&["Bo"]);
        assert!(t.is_stopped("Bo"));
    }
}

const TALL: &str = "
dilemma Axe: dual cost 1 text [(when: Resolve, body: [
    Stop(what: Pick((of: (from: Attempt, best: (Most, Stat(Strength, It))), n: Exactly(N(1)), how: Rule, to: 0)))])]
personnel Ada: Federation Medical I5 C6 S7
event Reaper: text [(when: Order, body: [
    Stop(what: Pick((of: (filter: All([Type(Personnel)]), best: (Most, Stat(Strength, It))), n: Exactly(N(1)), how: Rule, to: 0)))])]
";

/// 2E-GLOSS-17
#[test]
fn the_dilemma_player_breaks_a_tie_in_a_dilemma() {
    for rules in BOTH {
        let mut t = world(
            rules,
            &format!(
                "{TALL}\nplayers 3\nplayer 1\nmissions: Green\nat Green: Ann; Ada; Bo; Cy\nplayer 2\npile: Axe"
            ),
        );
        t.attempt("Green").pick(&["Axe"]);
        assert_eq!(t.asked(), 2);
        assert_eq!(t.candidates(), ["Ada", "Ann"], "only those who are tied");
        t.pick(&["Ada"]);
        assert!(t.is_stopped("Ada") && !t.is_stopped("Ann"));
    }
}

/// 2E-GLOSS-17
#[test]
fn without_a_tie_nobody_chooses() {
    let mut t = world(
        "2003",
        &format!("{TALL}\nplayer 1\nmissions: Green\nat Green: Ann; Bo; Cy\nplayer 2\npile: Axe"),
    );
    t.attempt("Green").pick(&["Axe"]);
    assert!(t.is_stopped("Ann"), "the strongest, without a question");
    assert_eq!(t.ask(), Ask::Orders);
}

/// 2E-GLOSS-17
/// D-31
#[test]
fn the_commander_breaks_a_tie_under_2003_and_the_owner_under_2002() {
    for (rules, chooser) in [("2003", 2), ("2002", 1)] {
        let mut t = world(
            rules,
            &format!(
                "{TALL}
                players 3
                player 1
                missions: Green
                player 2
                core: Reaper of 1
                player 3
                at Green: Ann; Ada; Bo
                turn of 2"
            ),
        );
        assert_eq!(t.commander("Reaper"), player(2));
        assert_eq!(t.owner("Reaper"), player(1));
        t.use_text("Reaper", 0);
        assert_eq!(t.asked(), chooser, "under {rules}");
        assert_eq!(t.candidates(), ["Ada", "Ann"]);
        t.pick(&["Ann"]);
        assert!(t.is_stopped("Ann") && !t.is_stopped("Ada"));
        assert_eq!(t.asked(), 2, "the turn goes on");
    }
}

/// 2E-GLOSS-16
#[test]
fn the_choosing_opponent_sees_whole_cards_in_a_hand() {
    let mut t = world(
        "2003",
        "event Tribute: text [(when: Order, body: [ChoosePlayer(from: EachOpponent, to: 1), Move(verb: Discard, what: Pick((of: (from: Hand(You)), n: Exactly(N(1)), how: By(In(1)), to: 0)))])]
        players 3
        player 1
        core: Tribute
        hand: Ann; Bo",
    );
    t.use_text("Tribute", 0).choose_player(3);
    assert_eq!(t.asked(), 3);
    assert_eq!(t.candidates(), ["Ann", "Bo"]);
    assert!(saw(&t, 3, "Ann") && saw(&t, 3, "Bo"));
    assert!(!saw(&t, 2, "Ann") && !saw(&t, 2, "Bo"));
    t.pick(&["Ann"]);
    assert_eq!(t.happened(Kind::Discard), 1);
    assert_eq!(t.place("Ann"), Place::Discard(player(1)));
    assert!(saw(&t, 2, "Ann"), "the discard is seen by all");
    assert!(!saw(&t, 2, "Bo"));
}
