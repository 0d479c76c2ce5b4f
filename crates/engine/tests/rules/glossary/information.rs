//! What is public and what is hidden.

use crate::support::glossary::{BOTH, saw, sees, world};
use engine::script::{Table, player};
use engine::{Action, Ask, Choice, Place};

fn seers(t: &Table, card: &str) -> Vec<u8> {
    (1..=3).filter(|n| sees(t, *n, card)).collect()
}

const PLACES: &str = "
equipment Kit: text []
event Law: text []
event Seal: play (to: On(Type(Personnel))) text []
event Fluff: cost 9
dilemma Over: dual
dilemma Leech: dual
dilemma Deep One: dual
dilemma Known: dual
personnel Prisoner: Klingon I5 C5 S5 species Klingon
personnel Lost: Federation I5 C5 S5
personnel Held: Federation I5 C5 S5
personnel Next: Federation I5 C5 S5
equipment Bag: text []
players 3
player 1
missions: Green
at Green: Ann [down]; Bo; Kit [down]; Wren; Hawk of 2
aboard Wren: Cy [down]; Bag
core: Law
hand: Held
deck: Next
discard: Lost
brig: Prisoner of 3
player 2
on Bo: Seal; Leech
beneath Green: Over
pile: Deep One; Known [up]
";

/// 2E-GAP-58
#[test]
fn hands_decks_and_piles_are_hidden() {
    for rules in BOTH {
        let t = world(rules, PLACES);
        assert_eq!(seers(&t, "Held"), [1], "a hand is its player's");
        assert_eq!(seers(&t, "Next"), [0; 0], "a deck is nobody's");
        assert_eq!(seers(&t, "Deep One"), [0; 0], "nor is a pile");
        assert!(
            !sees(&t, 1, "Known") && !sees(&t, 3, "Known"),
            "the pile of another player"
        );
        assert_eq!(
            seers(&t, "Lost"),
            [1],
            "the discard piles of opponents are closed"
        );
    }
}

/// 2E-GAP-58
#[test]
fn face_down_cards_are_seen_by_their_commander_alone() {
    for rules in BOTH {
        let t = world(rules, PLACES);
        for card in ["Ann", "Kit", "Cy"] {
            assert_eq!(seers(&t, card), [1], "{card}");
        }
        for card in ["Bo", "Bag"] {
            assert_eq!(seers(&t, card), [1, 2, 3], "{card} lies face up");
        }
    }
}

/// 2E-GAP-58
#[test]
fn everything_else_in_play_is_open() {
    for rules in BOTH {
        let t = world(rules, PLACES);
        for card in [
            "Green", "Wren", "Hawk", "Law", "Seal", "Leech", "Over", "Prisoner",
        ] {
            assert_eq!(seers(&t, card), [1, 2, 3], "{card}");
        }
    }
}

/// 2E-GAP-58
#[test]
fn a_draw_is_seen_as_a_draw_and_nothing_more() {
    let mut t = world("2003", "players 3\nplayer 1\ndeck: Ann; Bo\nsegment play");
    t.draw();
    let ann = t.card("Ann");
    let seen: Vec<_> = t
        .events
        .iter()
        .map(|e| e.seen_from(Some(player(1))))
        .collect();
    assert!(
        seen.iter()
            .any(|e| e.card == Some(ann) || e.cards.contains(&ann)),
        "the drawer sees it"
    );
    for seat in [Some(player(2)), Some(player(3)), None] {
        let seen: Vec<_> = t.events.iter().map(|e| e.seen_from(seat)).collect();
        assert!(
            seen.iter()
                .all(|e| e.card != Some(ann) && e.other != Some(ann) && !e.cards.contains(&ann))
        );
        assert!(
            seen.iter()
                .any(|e| e.kind == cards::language::Kind::Draw && e.who == Some(player(1))),
            "that a card was drawn is open"
        );
    }
}

/// 2E-GAP-58
#[test]
fn turning_a_card_face_down_hides_it_from_all_opponents() {
    let mut t = world(
        "2003",
        "players 3\nplayer 1\nmissions: Base\nhand: Ann; Bo\nsegment play",
    );
    t.play_at("Ann", "Base").play_at("Bo", "Base");
    assert_eq!(seers(&t, "Ann"), [1, 2, 3]);
    t.hide(&["Ann"]);
    assert_eq!(seers(&t, "Ann"), [1]);
    assert_eq!(seers(&t, "Bo"), [1, 2, 3]);
    assert!(
        t.game.actions().contains(&Action::Hide),
        "Bo could still be hidden"
    );
}

const STACK: &str = "
dilemma Ask: dual cost 1 text [(when: Resolve, body: [Stop(what: Pick((of: (from: Attempt), n: Exactly(N(1)), to: 0)))])]
dilemma Next: dual cost 1 text [(when: Resolve, body: [])]
dilemma Last: dual cost 1 text [(when: Resolve, body: [])]
dilemma Unused: dual cost 1
players 3
player 1
missions: Green
at Green: Ann; Bo; Cy; Dee
player 2
pile: Ask; Next; Last; Unused
";

/// 2E-GAP-58
#[test]
fn the_dilemma_stack_is_hidden_until_it_is_revealed() {
    for rules in BOTH {
        let mut t = world(rules, STACK);
        t.attempt("Green");
        for card in ["Ask", "Next", "Last", "Unused"] {
            assert_eq!(
                seers(&t, card),
                [2],
                "drawn dilemmas are the dilemma player's"
            );
        }
        t.pick(&["Last", "Ask", "Next"])
            .order(&["Ask", "Next", "Last"]);
        assert_eq!(t.asked(), 1, "the first dilemma asks");
        assert_eq!(seers(&t, "Ask"), [1, 2, 3], "the one being faced is open");
        for card in ["Next", "Last", "Unused"] {
            assert!(!sees(&t, 1, card) && !sees(&t, 3, card), "{card} is hidden");
            assert!(
                !saw(&t, 1, card) && !saw(&t, 3, card),
                "{card} has been hidden all the time"
            );
        }
        t.pick(&["Ann"]);
        assert!(saw(&t, 3, "Next") && saw(&t, 3, "Last"));
        assert!(
            !saw(&t, 1, "Unused") && !saw(&t, 3, "Unused"),
            "what was not chosen is never seen"
        );
    }
}

/// 2E-GAP-58
#[test]
fn the_written_log_of_a_player_holds_no_number_of_a_hidden_card() {
    let mut t = world("2003", STACK);
    t.attempt("Green")
        .pick(&["Last", "Ask", "Next"])
        .order(&["Ask", "Next", "Last"]);
    let hidden = ["Next", "Last", "Unused"].map(|n| t.card(n).0);
    for seat in [Some(player(1)), Some(player(3)), None] {
        for event in &t.events {
            let written =
                serde_json::to_value(event.seen_from(seat)).expect("events can be written");
            let mut numbers = vec![written["card"].as_u64(), written["other"].as_u64()];
            if let Some(cards) = written["cards"].as_array() {
                numbers.extend(cards.iter().map(serde_json::Value::as_u64));
            }
            for n in numbers.into_iter().flatten() {
                assert!(!hidden.contains(&(n as u16)), "{seat:?} reads {written}");
            }
        }
    }
    let faced = t.card("Ask");
    let shown = |seat| {
        t.events
            .iter()
            .any(|e| e.seen_from(seat).card == Some(faced))
    };
    assert!(
        shown(Some(player(1))) && shown(Some(player(3))) && shown(None),
        "the dilemma being faced is in every log"
    );
}

/// 2E-GAP-58
#[test]
fn scores_counters_and_numbers_of_cards_are_open_facts_of_the_state() {
    let t = world(
        "2003",
        &format!("{PLACES}\nplayer 1\nscore 12\ncounters 3\nsegment play"),
    );
    let state = t.game.state();
    assert_eq!((t.score(1), t.counters(1)), (12, 3));
    for (place, n) in [
        (Place::Hand(player(1)), 1),
        (Place::Deck(player(1)), 1),
        (Place::Pile(player(2)), 2),
        (Place::Brig(player(1)), 1),
        (Place::Discard(player(1)), 1),
    ] {
        assert_eq!(state.zone(place).len(), n, "{place:?}");
    }
    assert_eq!(t.ask(), Ask::PlayAndDraw);
    assert_eq!(t.pending().choice, Choice::Act);
}
