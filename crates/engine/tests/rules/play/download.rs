//! 2E-DL and 2E-GAP-38: downloads.

use crate::support::actions::{picks, world};
use cards::language::Kind;
use engine::script::{Table, player};
use engine::{Answer, Seat};

const TOOLS: &str = "
event Prize: cost 1
event Other Prize: cost 1
event Fetch: text [(when: Order, body: [Move(verb: Download, what: Pick((of: (from: Deck(You, All),
    filter: Title(Is(\"Prize\"))), n: Exactly(N(1)), to: 0)))])]
event Recruit: text [(when: Order, body: [Move(verb: Download, what: Pick((of: (from: Deck(You, All),
    filter: All([Type(Personnel), Species(\"Klingon\"), Skill(One(Honor), 1)])), n: Exactly(N(1)), to: 0)))])]
event Enlist: text [(when: Order, body: [Move(verb: Download, what: Pick((of: (from: Deck(You, All),
    filter: Title(Is(\"Picard\"))), n: Exactly(N(1)), to: 0)))])]
event Enlist Explorer: text [(when: Order, body: [Move(verb: Download, what: Pick((of: (from: Deck(You, All),
    filter: Title(Is(\"Picard, Explorer\"))), n: Exactly(N(1)), to: 0)))])]
event Sees Download: text [(when: On((kind: Download)), body: [Points(who: You, n: N(1))])]
personnel Worf: Klingon species Klingon Honor
personnel Kor: Klingon species Klingon Honor
personnel Duras: Klingon species Klingon Treachery
personnel Picard: Federation subtitle \"Explorer\" unique
personnel Picard: Federation subtitle \"Captain\" unique
";

fn tools(text: &str) -> Table {
    world(&format!("{TOOLS}\n{text}"))
}

/// 2E-DL-01
#[test]
fn a_downloaded_card_goes_from_the_deck_to_hand() {
    let mut t = tools(
        "
        player 1
          core: Fetch
          deck: Ann; Bo; Prize; Cy",
    );
    t.use_text("Fetch", 0);
    assert_eq!(t.candidates(), ["Prize"]);
    t.pick(&["Prize"]);
    assert!(t.in_hand(1, "Prize"));
    assert_eq!(t.deck(1).len(), 3);
    assert_eq!(t.happened(Kind::Draw), 0);
}

/// 2E-DL-02
#[test]
fn every_player_sees_what_was_downloaded() {
    let mut t = tools(
        "
        players 3
        player 1
          core: Fetch
          deck: Ann; Bo; Prize; Cy",
    );
    t.use_text("Fetch", 0).pick(&["Prize"]);
    let prize = t.card("Prize");
    for seat in [Some(Seat(0)), Some(Seat(1)), Some(Seat(2)), None] {
        let seen = t
            .events
            .iter()
            .map(|e| e.seen_from(seat))
            .any(|e| e.card == Some(prize) && e.kind == Kind::Download);
        assert!(seen, "{seat:?}");
    }
}

/// 2E-DL-03
#[test]
fn the_deck_is_shuffled_after_a_download() {
    let deck = ["Ann", "Bo", "Cy", "Dax", "Wren", "Kite", "Relic", "Stone"];
    let mut orders = Vec::new();
    for seed in 1..=8 {
        let mut t = tools(&format!(
            "
            seed {seed}
            player 1
              core: Fetch
              deck: Prize; {}",
            deck.join("; ")
        ));
        t.use_text("Fetch", 0).pick(&["Prize"]);
        assert_eq!(t.happened(Kind::Shuffle), 1);
        let mut cards = t.deck(1);
        orders.push(cards.clone());
        cards.sort();
        let mut same = deck.map(String::from).to_vec();
        same.sort();
        assert_eq!(cards, same);
    }
    orders.sort();
    orders.dedup();
    assert!(orders.len() > 4, "{orders:?}");
}

/// 2E-DL-04
#[test]
fn only_a_card_with_the_title_given_can_be_taken() {
    let mut t = tools(
        "
        player 1
          core: Fetch
          deck: Prize; Other Prize; Relic",
    );
    t.use_text("Fetch", 0);
    for wrong in ["Other Prize", "Relic"] {
        let wrong = t.card(wrong);
        t.refused(Answer::Cards(vec![wrong]));
    }
    t.pick(&["Prize"]);
    assert!(t.in_hand(1, "Prize"));
}

/// 2E-DL-05
#[test]
fn any_card_with_all_the_characteristics_can_be_taken() {
    for wanted in ["Worf", "Kor"] {
        let mut t = tools(
            "
            player 1
              core: Recruit
              deck: Duras; Worf; Ann; Kor",
        );
        t.use_text("Recruit", 0);
        assert_eq!(t.candidates(), ["Kor", "Worf"]);
        let duras = t.card("Duras");
        t.refused(Answer::Cards(vec![duras]));
        t.pick(&[wanted]);
        assert!(t.in_hand(1, wanted));
    }
}

/// 2E-DL-06
/// 2E-GAP-38
#[test]
fn finding_nothing_costs_nothing_but_a_shuffle() {
    let mut t = tools(
        "
        player 1
          core: Fetch; Sees Download
          deck: Ann; Bo; Cy; Dax; Wren; Kite; Relic; Stone",
    );
    let before = t.deck(1);
    t.use_text("Fetch", 0);
    if picks(&t) {
        assert!(t.candidates().is_empty());
        t.pick(&[]);
    }
    assert_eq!(t.asked(), 1);
    assert_eq!(t.ask(), engine::Ask::Orders);
    assert!(t.hand(1).is_empty());
    assert_eq!(t.score(1), 0);
    assert_eq!(t.happened(Kind::Shuffle), 1);
    assert_eq!(t.happened(Kind::Download) + t.happened(Kind::Reveal), 0);
    assert_ne!(t.deck(1), before, "the order of the deck has been seen");
    // Nobody else learns a card of the deck.
    for card in &before {
        let card = t.card(card);
        assert!(
            t.events
                .iter()
                .all(|e| e.seen_from(Some(player(2))).card != Some(card))
        );
    }
}

/// 2E-DL-06
/// 2E-GAP-38
#[test]
fn a_card_found_need_not_be_taken() {
    let mut t = tools(
        "
        player 1
          core: Fetch; Sees Download
          deck: Ann; Bo; Cy; Dax; Wren; Prize; Relic; Stone",
    );
    let before = t.deck(1);
    t.use_text("Fetch", 0).pick(&[]);
    assert!(t.hand(1).is_empty());
    assert_eq!(t.deck(1).len(), 8);
    assert_ne!(t.deck(1), before);
    assert_eq!(t.score(1), 0);
    assert_eq!(t.happened(Kind::Shuffle), 1);
}

/// 2E-GAP-38
#[test]
fn a_download_by_title_takes_any_subtitle() {
    for wanted in ["Picard, Explorer", "Picard, Captain"] {
        let mut t = tools(
            "
            player 1
              core: Enlist
              deck: Picard, Explorer; Ann; Picard, Captain",
        );
        t.use_text("Enlist", 0);
        assert_eq!(t.candidates(), ["Picard, Captain", "Picard, Explorer"]);
        t.pick(&[wanted]);
        assert!(t.in_hand(1, wanted));
    }
}

/// 2E-GAP-38
#[test]
fn a_text_that_gives_the_subtitle_means_only_that_card() {
    let mut t = tools(
        "
        player 1
          core: Enlist Explorer
          deck: Picard, Captain; Ann; Picard, Explorer",
    );
    t.use_text("Enlist Explorer", 0);
    assert_eq!(t.candidates(), ["Picard, Explorer"]);
}
