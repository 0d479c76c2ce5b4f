//! Discard piles, and cards that leave play or the game.

use crate::support::glossary::{BOTH, any_order, saw, sees, world};
use cards::language::Kind;
use engine::script::{Table, player};
use engine::{Ask, Flag, Place};

const TAKE: &str = "event Take: text [(when: Order, body: [Move(verb: Take, what: Pick((of: (from: Discard(You)), n: Exactly(N(1)), to: 0)), to: Hand(You))])]";

/// 2E-GLOSS-02
#[test]
fn the_order_of_a_discard_pile_has_no_meaning() {
    for rules in BOTH {
        let mut results = Vec::new();
        for pile in ["Ann; Bo; Cy", "Cy; Ann; Bo", "Bo; Cy; Ann"] {
            let mut t = world(
                rules,
                &format!("{TAKE}\nplayer 1\ncore: Take\ndiscard: {pile}"),
            );
            t.use_text("Take", 0);
            let offered = t.candidates();
            t.pick(&["Bo"]);
            let mut rest = t.zone(Place::Discard(player(1)));
            rest.sort();
            results.push((offered, t.hand(1), rest, t.actions().len()));
        }
        assert_eq!(results[0].0, ["Ann", "Bo", "Cy"]);
        assert_eq!(results[0].1, ["Bo"]);
        assert_eq!(results[0], results[1]);
        assert_eq!(results[0], results[2]);
    }
}

/// 2E-GLOSS-02
#[test]
fn a_face_down_personnel_that_dies_lies_face_up_in_the_discard_pile() {
    let mut t = world(
        "2003",
        "event Doom: text [(when: Order, body: [Move(verb: Kill, what: Every((filter: All([Type(Personnel), Commanded(You)]))))])]
        players 3
        player 1
        missions: Green
        at Green: Ann [down]
        core: Doom",
    );
    assert!(!sees(&t, 2, "Ann"));
    t.use_text("Doom", 0);
    assert!(t.in_discard(1, "Ann"));
    assert!(!t.is("Ann", Flag::FaceDown));
    for n in 1..=3 {
        assert!(
            saw(&t, n, "Ann"),
            "player {n} sees what goes to the discard pile"
        );
    }
}

/// 2E-GLOSS-03
#[test]
fn excess_cards_are_discarded_one_by_one_and_seen_by_all() {
    for rules in BOTH {
        let mut t = world(
            rules,
            "event Fluff: cost 9\nplayers 3\nplayer 1\nhand: Ann; Bo; Cy; Dee; Kor; Wren; Hawk; 3x Fluff\nsegment orders",
        );
        t.end();
        assert_eq!(t.ask(), Ask::DiscardExcess);
        t.pick(&["Ann", "Wren", "Kor"]);
        any_order(&mut t);
        assert_eq!(t.happened(Kind::Discard), 3, "three occurrences");
        for card in ["Ann", "Wren", "Kor"] {
            assert!(t.in_discard(1, card));
            for n in 1..=3 {
                assert!(saw(&t, n, card), "player {n} sees {card}");
            }
        }
        assert!(!saw(&t, 2, "Bo"), "what is kept stays hidden");
    }
}

/// 2E-GLOSS-03
#[test]
fn a_text_that_discards_three_cards_discards_them_one_by_one() {
    let mut t = world(
        "2003",
        "event Purge: text [(when: Order, body: [Move(verb: Discard, what: Every((from: Hand(You))))])]
        event Tally: text [(when: On((kind: Discard)), body: [Points(who: You, n: N(1))])]
        players 3
        player 1
        core: Purge
        hand: Ann; Bo; Cy
        player 2
        core: Tally",
    );
    t.use_text("Purge", 0);
    any_order(&mut t);
    assert_eq!(t.happened(Kind::Discard), 3);
    assert_eq!(t.score(2), 3, "each is an occurrence of its own");
    for card in ["Ann", "Bo", "Cy"] {
        assert!((1..=3).all(|n| saw(&t, n, card)), "everybody sees {card}");
    }
}

/// 2E-GLOSS-04
#[test]
fn a_discard_pile_is_open_to_its_owner_alone() {
    let t = world(
        "2003",
        "players 3\nplayer 1\ndiscard: Ann\nplayer 2\ndiscard: Bo\nplayer 3\ndiscard: Cy",
    );
    for (card, owner) in [("Ann", 1), ("Bo", 2), ("Cy", 3)] {
        for n in 1..=3 {
            assert_eq!(
                sees(&t, n, card),
                n == owner,
                "player {n} looking for {card}"
            );
        }
    }
}

/// 2E-GLOSS-05
#[test]
fn a_card_taken_from_the_discard_pile_is_shown_to_all() {
    for rules in BOTH {
        let mut t = world(
            rules,
            &format!("{TAKE}\nplayers 3\nplayer 1\ncore: Take\ndiscard: Ann; Bo"),
        );
        t.use_text("Take", 0).pick(&["Bo"]);
        assert!(t.in_hand(1, "Bo"));
        assert!(
            saw(&t, 2, "Bo") && saw(&t, 3, "Bo"),
            "everybody sees which card"
        );
        assert!(
            !saw(&t, 2, "Ann") && !saw(&t, 3, "Ann"),
            "the others stay closed"
        );
        assert!(!sees(&t, 2, "Bo"), "in hand it is hidden again");
    }
}

const LEAVE: &str = "
event Curse: play (to: On(Type(Personnel))) text []
event Charm: play (to: On(Type(Personnel))) text []
dilemma Leech: dual
event Recall: text [(when: Order, body: [Move(verb: Return, what: Every((filter: All([Type(Personnel), Commanded(You)]))), to: OwnersHand)])]
event Doom: text [(when: Order, body: [Move(verb: Kill, what: Every((filter: All([Type(Personnel), Commanded(You)]))))])]
event Banish: text [(when: Order, body: [Move(verb: Remove, what: Every((filter: All([Type(Personnel), Commanded(You)]))))])]
event Bury: text [(when: Order, body: [Move(verb: Place, what: Every((filter: All([Type(Personnel), Commanded(You)]))), to: OwnersDeck(Bottom(1)))])]
";

fn with_things_on_ann(rules: &str) -> Table {
    world(
        rules,
        &format!(
            "{LEAVE}
            players 3
            player 1
            missions: Green
            at Green: Ann
            core: Recall; Doom; Banish; Bury
            player 2
            on Ann: Curse; Leech
            player 3
            on Ann: Charm"
        ),
    )
}

/// 2E-GLOSS-06
/// 2E-GLOSS-07
#[test]
fn cards_on_a_card_that_leaves_play_go_to_their_owners() {
    for rules in BOTH {
        for (way, to) in [
            ("Recall", Place::Hand(player(1))),
            ("Doom", Place::Discard(player(1))),
        ] {
            let mut t = with_things_on_ann(rules);
            assert_eq!(t.place("Curse"), Place::On(t.card("Ann")));
            t.use_text(way, 0);
            any_order(&mut t);
            assert_eq!(t.place("Ann"), to, "{rules} {way}");
            assert!(
                t.in_discard(2, "Curse"),
                "{rules} {way}: {:?}",
                t.place("Curse")
            );
            assert!(
                t.in_discard(3, "Charm"),
                "{rules} {way}: {:?}",
                t.place("Charm")
            );
            assert_eq!(
                t.pile(2),
                ["Leech"],
                "{rules} {way}: a dilemma returns to its pile"
            );
        }
    }
}

/// 2E-GLOSS-06
/// 2E-GLOSS-07
#[test]
fn it_does_not_matter_why_the_card_leaves_play() {
    for way in ["Banish", "Bury"] {
        let mut t = with_things_on_ann("2003");
        t.use_text(way, 0);
        any_order(&mut t);
        assert!(!t.place("Ann").in_play());
        assert!(t.in_discard(2, "Curse"), "{way}");
        assert!(t.in_discard(3, "Charm"), "{way}");
        assert_eq!(t.pile(2), ["Leech"], "{way}");
    }
}

/// 2E-GLOSS-06
#[test]
fn cards_on_a_card_that_only_moves_stay_on_it() {
    let mut t = world(
        "2003",
        &format!(
            "{LEAVE}\nplayer 1\nmissions: Green\nat Green: Ann; Wren\nplayer 2\non Ann: Curse; Leech"
        ),
    );
    t.beam_up(&["Ann"], "Green", "Wren");
    assert_eq!(t.place("Curse"), Place::On(t.card("Ann")));
    assert_eq!(t.place("Leech"), Place::On(t.card("Ann")));
}

/// 2E-GLOSS-14
#[test]
fn a_card_removed_from_the_game_is_out_of_reach() {
    let cards = "
    event Void Call: text [(when: Order, body: [Move(verb: Remove, what: Pick((of: (from: Core(You), filter: Title(Is(\"Lure\"))), n: Exactly(N(1)), to: 0)))])]
    event Lure: text []
    event Decoy: text []
    event Dig: text [(when: Order, body: [Move(verb: Take, what: Pick((of: (from: Discard(You)), n: UpTo(N(5)), to: 0)), to: Hand(You))])]
    event Seek: text [(when: Order, body: [Move(verb: Destroy, what: Pick((of: (filter: Type(Event)), n: UpTo(N(5)), to: 0)))])]
    event Sift: text [(when: Order, body: [Move(verb: Take, what: Pick((of: (from: Deck(You, All)), n: UpTo(N(50)), to: 0)), to: Hand(You))])]";
    for rules in BOTH {
        let mut t = world(
            rules,
            &format!(
                "{cards}\nplayer 1\ncore: Void Call; Dig; Seek; Sift; Lure of 2\ndiscard: Decoy"
            ),
        );
        t.use_text("Void Call", 0);
        if t.ask() != Ask::Orders {
            t.pick(&["Lure"]);
        }
        assert_eq!(
            t.place("Lure"),
            Place::Removed(player(2)),
            "kept for its owner, in no discard pile"
        );
        assert_eq!(t.happened(Kind::Discard), 0);
        for text in ["Dig", "Seek", "Sift"] {
            let mut again = world(
                rules,
                &format!("{cards}\nplayer 1\ncore: Dig; Seek; Sift\ndiscard: Decoy\nremoved: Lure"),
            );
            again.use_text(text, 0);
            assert!(!again.candidates().is_empty(), "{text} finds something");
            assert!(
                !again.candidates().contains(&"Lure".to_owned()),
                "{text} does not find a removed card"
            );
        }
    }
}

/// 2E-GLOSS-14
#[test]
fn a_removed_personnel_counts_nowhere() {
    let mut t = world(
        "2003",
        &format!(
            "{LEAVE}
            personnel Gowron: Klingon I5 C5 S5 unique species Klingon
            player 1
            missions: Hold; Rock
            at Rock: Gowron as first
            hand: Gowron as second
            core: Banish"
        ),
    );
    t.use_text("Banish", 0);
    assert_eq!(t.place("first"), Place::Removed(player(1)));
    t.until_turn_of(2).until_turn_of(1);
    t.play_at("second", "Hold");
    assert!(
        t.on_surface("second", "Hold"),
        "the removed copy does not bar another one"
    );
}
