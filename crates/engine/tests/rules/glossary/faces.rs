//! Who examines cards sees their faces, and nobody else; revealed cards show theirs to everybody.
//!
//! A face is told where a message holds the number of the card (`id`) together with what is printed on it (`def`).

use crate::support::board::{choose, everybody, faces, faces_of, prompt, stage, use_when_possible};
use cards::language::Kind;
use engine::script::{Table, player};
use engine::{Ask, CardId, Choice, Event, Label, Seat};
use serde_json::Value;

fn written(event: &Event, seat: Option<Seat>) -> Value {
    serde_json::to_value(event.seen_from(seat)).expect("events can be written")
}

/// The faces that events of this kind have told to a seat.
fn told(t: &Table, kind: Kind, seat: Option<Seat>) -> Vec<(u16, u16)> {
    let events = t.events.iter().filter(|e| e.h.kind == kind);
    let mut all: Vec<_> = events.flat_map(|e| faces(&written(e, seat))).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Whether any event has given the number of this card to a seat.
fn names(t: &Table, seat: Option<Seat>, card: CardId) -> bool {
    t.events.iter().any(|e| {
        let seen = e.seen_from(seat);
        seen.card == Some(card)
            || seen.other == Some(card)
            || seen.cards.contains(&card)
            || faces(&written(e, seat)).iter().any(|f| f.0 == card.0)
    })
}

/// These were examined by player 1 alone, in a game of three.
#[track_caller]
fn examined(t: &Table, cards: &[&str]) {
    let alone = Some(player(1));
    assert_eq!(told(t, Kind::Look, alone), faces_of(t, cards));
    for seat in everybody(3).into_iter().filter(|s| *s != alone) {
        assert_eq!(told(t, Kind::Look, seat), [], "{seat:?}");
    }
}

/// Nobody but player 1 has heard of these.
#[track_caller]
fn secret(t: &Table, cards: &[&str]) {
    for seat in [Some(player(2)), Some(player(3)), None] {
        for card in t.cards(cards) {
            assert!(!names(t, seat, card), "{seat:?} knows {}", t.name(card));
        }
    }
}

/// Plays a personnel of player 1 and uses its text.
fn played(id: &str, name: &str, rest: &str) -> Table {
    let mut t = stage(&format!(
        "
        dilemma Mist: dual cost 1
        dilemma Fog: dual cost 1
        dilemma Haze: dual cost 1
        dilemma Dust: dual cost 1
        dilemma Soot: dual cost 1
        players 3
        player 1
          missions: Base
          hand: {id}
        {rest}
        segment play"
    ));
    t.play_at(name, "Base");
    t
}

/// 2E-GLOSS-09
/// 1R279 Nog, Eager Cadet
#[test]
fn the_cadet_sees_the_top_of_a_dilemma_pile() {
    let mut t = played(
        "1R279",
        "Nog",
        "player 2
          pile: Mist; Fog; Haze; Dust; Soot",
    );
    use_when_possible(&mut t, "Nog", 0);
    t.choose_player(2);
    examined(&t, &["Mist", "Fog", "Haze", "Dust"]);
    secret(&t, &["Mist", "Fog", "Haze", "Dust", "Soot"]);
    assert_eq!(t.pile(2), ["Mist", "Fog", "Haze", "Dust", "Soot"]);
}

/// 2E-GLOSS-09
/// 1S290 Worf, Security Detail Leader
#[test]
fn the_leader_of_the_detail_sees_as_many_dilemmas_as_there_are_others() {
    let mut t = stage(
        "
        personnel Guard: Federation Security I5 C5 S5
        dilemma Mist: dual cost 1
        dilemma Fog: dual cost 1
        dilemma Haze: dual cost 1
        players 3
        player 1
          missions: Green
          at Green: 1S290; Guard as g1; Guard as g2
        player 3
          pile: Mist; Fog; Haze",
    );
    t.use_text("Worf", 0).choose_player(3);
    examined(&t, &["Mist", "Fog"]);
    secret(&t, &["Mist", "Fog", "Haze"]);
}

/// 2E-GLOSS-09
/// 1U354 Alidar Jarok, Conscientious Admiral
#[test]
fn the_admiral_sees_the_top_of_decks() {
    let mut t = played(
        "1U354",
        "Alidar Jarok",
        "  deck: Relic as r1; Stone as s1; Chip as c1; Totem as t1; Ann as a1
        player 2
          missions: Green
          deck: Relic as r2; Stone as s2; Chip as c2; Totem as t2; Ann as a2
          at Green: 1U374
        player 3
          deck: Relic as r3; Stone as s3; Chip as c3; Totem as t3; Ann as a3",
    );
    // His own deck and that of the other one who commands Romulans, as he likes.
    let mut questions = 0;
    while t.ask() != Ask::PlayAndDraw {
        assert_eq!(t.asked(), 1);
        t.yes();
        questions += 1;
    }
    assert_eq!(questions, 2);
    let (own, theirs) = (["r1", "s1", "c1", "t1"], ["r2", "s2", "c2", "t2"]);
    examined(&t, &[own, theirs].concat());
    secret(&t, &own);
    secret(&t, &theirs);
}

/// 2E-GLOSS-09
/// 1U374 Taris, Deceitful Subcommander
#[test]
fn the_subcommander_sees_a_hand() {
    let mut t = played(
        "1U374",
        "Taris",
        "player 2
          hand: Relic; Stone",
    );
    use_when_possible(&mut t, "Taris", 0);
    t.choose_player(2);
    assert_eq!(
        told(&t, Kind::Look, Some(player(1))),
        faces_of(&t, &["Relic", "Stone"])
    );
    for seat in [Some(player(3)), None] {
        assert_eq!(told(&t, Kind::Look, seat), []);
        assert!(
            !t.cards(&["Relic", "Stone"])
                .iter()
                .any(|c| names(&t, seat, *c))
        );
    }
}

/// 2E-GLOSS-09
/// 2C150 Jaglom Shrek
#[test]
fn the_broker_sees_the_top_of_any_deck() {
    for n in 1..=3 {
        let mut t = played(
            "2C150",
            "Jaglom Shrek",
            "  deck: Relic as d1; Ann
            player 2
              deck: Stone as d2; Bo
            player 3
              deck: Totem as d3; Cy",
        );
        use_when_possible(&mut t, "Jaglom Shrek", 0);
        t.choose_player(n);
        let card = format!("d{n}");
        examined(&t, &[&card]);
        secret(&t, &[&card]);
    }
}

/// 2E-GLOSS-09
/// 2U166 T'Rul, Curt Subcommander
#[test]
fn from_a_cloaked_ship_the_top_of_a_deck_is_seen() {
    let mut t = stage(
        "
        ship Hawk: Romulan staff[] R8 W6 S6
        players 3
        player 1
          missions: Deep
          core: 1R087
          on Engage Cloak: Hawk
          aboard Hawk: 2U166
        player 2
          deck: Stone; Bo",
    );
    t.use_text("T'Rul", 0).choose_player(2);
    examined(&t, &["Stone"]);
    secret(&t, &["Stone", "Bo"]);
}

/// 2E-GLOSS-09
/// 3R151 Borath, Psychological Researcher
#[test]
fn the_researcher_sees_a_card_of_a_hand_at_random() {
    let mut t = stage(
        "
        players 3
        player 1
          missions: Green
          deck: Ann; Bo
          at Green: 3R151
        player 2
          hand: Relic; Stone; Chip",
    );
    t.use_text("Borath", 0).choose_player(2);
    let seen = told(&t, Kind::Look, Some(player(1)));
    assert_eq!(seen.len(), 1);
    assert!(faces_of(&t, &["Relic", "Stone", "Chip"]).contains(&seen[0]));
    for seat in [Some(player(3)), None] {
        assert_eq!(told(&t, Kind::Look, seat), []);
        assert!(!names(&t, seat, CardId(seen[0].0)));
    }
}

/// 2E-GLOSS-09
/// 1R376 The Viceroy, Shinzon's Protector
///
/// Who has to say whether a card goes on top or to the bottom sees which card it is.
#[test]
fn the_protector_sees_what_goes_on_top_or_to_the_bottom() {
    for (label, deck) in [
        (Label::Top, ["Relic", "Stone", "Chip"]),
        (Label::Bottom, ["Stone", "Chip", "Relic"]),
    ] {
        let mut t = stage(
            "
            personnel Scion: Romulan I5 C5 S5 species Reman
            players 3
            player 1
              missions: Base
              hand: Scion
              deck: Relic; Stone; Chip
              at Base: 1R376
            segment play",
        );
        t.play_at("Scion", "Base");
        use_when_possible(&mut t, "The Viceroy", 0);
        examined(&t, &["Relic"]);
        assert_eq!(t.asked(), 1);
        let Choice::Options { options } = t.pending().choice.clone() else {
            panic!("top or bottom? {:?}", t.pending());
        };
        let relic = faces_of(&t, &["Relic"]);
        assert_eq!(faces(&prompt(&t, Some(player(1)))), relic);
        for seat in [Some(player(2)), Some(player(3)), None] {
            assert!(prompt(&t, seat).is_null());
        }
        let n = options.iter().position(|o| *o == label).expect("an option");
        t.option(n as u8);
        assert_eq!(t.deck(1), deck);
        secret(&t, &["Relic", "Stone", "Chip"]);
    }
}

/// 2E-GLOSS-09
/// 2C015 Memory Invasion
///
/// Where a choice follows, the faces are in the question too, for the one who is asked.
#[test]
fn who_examines_and_chooses_sees_the_faces_in_the_question() {
    let mut t = stage(
        "
        players 3
        player 1
          missions: Red
          hand: Relic; Stone
          at Red: Ann; Bo; Cy
        player 2
          pile: 2C015",
    );
    crate::support::board::meet(&mut t, "Red", &["Memory Invasion"]);
    assert_eq!(t.asked(), 2);
    let hand = faces_of(&t, &["Relic", "Stone"]);
    assert_eq!(faces(&prompt(&t, Some(player(2)))), hand);
    assert_eq!(told(&t, Kind::Look, Some(player(2))), hand);
    for seat in [Some(player(3)), None] {
        assert!(prompt(&t, seat).is_null());
        assert_eq!(told(&t, Kind::Look, seat), []);
    }
}

/// 2E-GLOSS-10
/// 2C054 Pickpocket
#[test]
fn a_revealed_card_shows_its_face_to_everybody() {
    let mut t = stage(
        "
        players 3
        player 1
          core: 2C054
        player 2
          deck: Ann; Relic; Stone",
    );
    t.use_text("Pickpocket", 0).choose_player(2);
    for seat in everybody(3) {
        assert_eq!(
            told(&t, Kind::Reveal, seat),
            faces_of(&t, &["Ann"]),
            "{seat:?}"
        );
        assert!(!names(&t, seat, t.card("Relic")), "{seat:?}");
    }
}

/// 2E-GLOSS-10
/// 3C033 A Second Chance at Life
#[test]
fn a_revealed_hand_shows_its_faces_to_everybody() {
    let mut t = stage(
        "
        players 3
        player 1
          hand: 3C033; Relic; Stone
          discard: Ann; Bo
        segment play",
    );
    t.play("A Second Chance at Life");
    for seat in everybody(3) {
        let hand = faces_of(&t, &["Relic", "Stone"]);
        assert_eq!(told(&t, Kind::Reveal, seat), hand, "{seat:?}");
    }
    choose(&mut t, &[]);
}

/// 2E-GLOSS-10
/// 3R176 Lauren, Seductress
#[test]
fn a_revealed_dilemma_shows_its_face_to_everybody() {
    let mut t = stage(
        "
        dilemma Mist: dual cost 1
        dilemma Fog: dual cost 1
        players 3
        player 1
          missions: Green
          at Green: 3R176
        player 2
          pile: Mist; Fog",
    );
    t.use_text("Lauren", 0).choose_player(2);
    for seat in everybody(3) {
        assert_eq!(
            told(&t, Kind::Reveal, seat),
            faces_of(&t, &["Mist"]),
            "{seat:?}"
        );
        assert!(!names(&t, seat, t.card("Fog")), "{seat:?}");
    }
}

/// 2E-GAP-58: what is drawn from a deck is nobody else's business, as ever.
#[test]
fn a_draw_tells_no_face_to_the_others() {
    let mut t = stage("players 3\nplayer 1\n  deck: Ann; Bo\nsegment play");
    t.draw();
    secret(&t, &["Ann", "Bo"]);
}
