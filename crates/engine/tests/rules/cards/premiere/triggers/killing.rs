//! Somebody is about to be killed or taken prisoner, or has been.

use crate::support::cards::triggers_killing::red;
use crate::support::stage::{
    can_use, choose, in_order, meet, on_top, pass_all, responds, stage, use_when_possible,
};
use cards::language::Kind;
use engine::Place;

/// 1R269 Julian Bashir, "Frontier" Physician
/// 2E-ACT-12
///
/// Stopping himself and a card from hand keep another personnel with him alive.
#[test]
fn the_frontier_physician_saves_another() {
    let mut t = red("1R269; Altman", "Relic; Stone", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Altman"]);
    t.use_text("Julian Bashir", 0);
    choose(&mut t, &["Relic"]);
    assert!(t.is_stopped("Julian Bashir"));
    assert!(t.on_surface("Altman", "Red") && t.in_discard(1, "Relic"));
    assert_eq!(t.happened(Kind::Kill), 0);
}

/// 1R269 Julian Bashir, "Frontier" Physician
/// 2E-ACT-12
///
/// He cannot save himself, cannot pay without a hand, and cannot reach somebody elsewhere.
#[test]
fn the_frontier_physician_has_limits() {
    let mut t = red("1R269; Altman", "Relic", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Julian Bashir"]);
    assert!(t.in_discard(1, "Julian Bashir"));
    let mut t = red("1R269; Altman", "", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Altman"]);
    assert!(t.in_discard(1, "Altman"), "no card to pay with");
    let mut t = stage(
        "
        player 1
          missions: Red; Green
          hand: Relic
          at Red: Altman
          at Green: 1R269
        player 2
          pile: Fang",
    );
    meet(&mut t, "Red", &["Fang"]);
    assert!(t.in_discard(1, "Altman"), "he is not present");
}

/// 1R252 Alyssa Ogawa, Enterprise Medical Assistant
/// 1R257 Beverly Crusher, Chief Medical Officer
///
/// Both send another personnel about to be killed to the top of the deck; nobody has been killed. Ogawa's
/// own price goes to the deck first.
#[test]
fn two_physicians_send_the_dying_home() {
    let mut t = red("1R252; Altman", "Relic", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Altman"]);
    t.use_text("Alyssa Ogawa", 0);
    assert_eq!(t.deck(1)[..2], ["Altman", "Relic"]);
    assert!(t.is_stopped("Alyssa Ogawa"));
    assert_eq!(t.happened(Kind::Kill), 0);

    let mut t = red("1R257; Altman; Bandee", "Relic; Stone", "Blaze");
    meet(&mut t, "Red", &["Blaze"]);
    in_order(
        &mut t,
        &["Altman", "Bandee", "Beverly Crusher, Chief Medical Officer"],
    );
    t.use_text("Beverly Crusher", 0);
    choose(&mut t, &["Relic"]);
    assert!(on_top(&t, 1, "Altman"));
    assert!(t.in_discard(1, "Bandee"), "only once each turn");
    assert!(t.in_hand(1, "Stone"));
}

/// 1R331 Jo'Bril, Patient Schemer
///
/// Killed by a dilemma he goes to the top of his owner's deck, without a choice; killed otherwise he dies.
#[test]
fn the_patient_schemer_cheats_dilemmas_only() {
    let mut t = red("1R331; Kolos", "", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Jo'Bril"]);
    assert!(on_top(&t, 1, "Jo'Bril"));
    assert_eq!(t.happened(Kind::Kill), 0);
    let mut t = stage(
        "
        event Murder: text [(when: Order, body: [Move(verb: Kill, what: Every((filter: Title(Is(\"Jo'Bril\")))))])]
        player 1
          missions: Red
          core: Murder
          at Red: 1R331",
    );
    t.use_text("Murder", 0);
    assert!(t.in_discard(1, "Jo'Bril"));
}

/// 1R126 Empathic Touch
///
/// A Telepathy personnel and the victim are both stopped; it does not work for a lone telepath, nor from afar.
#[test]
fn an_empathic_touch_needs_a_telepath_with_the_victim() {
    let mut t = red("Altman; Inad", "1R126", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Altman"]);
    t.use_text("Empathic Touch", 0);
    choose(&mut t, &["Inad"]);
    assert!(t.on_surface("Altman", "Red"));
    assert!(t.is_stopped("Altman") && t.is_stopped("Inad"));
    assert!(t.in_discard(1, "Empathic Touch"));
    for (crew, victim) in [("Altman; Bandee", "Altman"), ("Altman; Inad", "Inad")] {
        let mut t = red(crew, "1R126", "Fang");
        meet(&mut t, "Red", &["Fang"]);
        choose(&mut t, &[victim]);
        assert!(!responds(&t), "{crew}");
        assert!(t.in_discard(1, victim), "{crew}");
    }
}

/// 1R127 Escape
/// 2E-GAP-48
///
/// A random card from hand turns the death of any part of the doomed into being stopped.
#[test]
fn an_escape_saves_any_number_of_the_doomed() {
    let mut t = red("Altman; Bandee; Barron", "1R127; Relic", "Blaze");
    meet(&mut t, "Red", &["Blaze"]);
    use_when_possible(&mut t, "Escape", 0);
    choose(&mut t, &["Altman", "Barron"]);
    in_order(&mut t, &["Altman", "Barron"]);
    pass_all(&mut t);
    assert!(t.on_surface("Altman", "Red") && t.on_surface("Barron", "Red"));
    assert!(t.is_stopped("Altman") && t.is_stopped("Barron"));
    assert!(t.in_discard(1, "Bandee") && t.in_discard(1, "Relic"));
    assert_eq!(t.happened(Kind::Kill), 1);
}

/// 1R127 Escape
///
/// It also keeps personnel out of an opponent's brig; without another card in hand it cannot be paid for.
#[test]
fn an_escape_from_captivity() {
    let mut t = red("Altman; Bandee", "1R127; Relic", "Cell");
    meet(&mut t, "Red", &["Cell"]);
    choose(&mut t, &["Altman"]);
    let n = [0, 1].into_iter().find(|n| can_use(&t, "Escape", *n));
    t.use_text("Escape", n.expect("it can be played"));
    choose(&mut t, &["Altman"]);
    assert!(t.on_surface("Altman", "Red") && t.is_stopped("Altman"));
    let mut t = red("Altman; Bandee", "1R127", "Cell");
    meet(&mut t, "Red", &["Cell"]);
    choose(&mut t, &["Altman"]);
    assert!(!responds(&t), "the interrupt itself is no price");
    assert!(matches!(t.place("Altman"), Place::Brig(_)));
}

/// 1R147 Twist of Fate
///
/// Another personnel present dies in the Romulan's place, by the same dilemma.
#[test]
fn fate_twists_to_another_one_present() {
    let mut t = red("Rogesh; Palteth; Altman", "1R147", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Palteth"]);
    t.use_text("Twist of Fate", 0);
    assert!(t.on_surface("Palteth", "Red"));
    assert!(t.in_discard(1, "Rogesh") != t.in_discard(1, "Altman"));
    let kill = t.events.iter().find(|e| e.h.kind == Kind::Kill);
    let cause = kill.map(|e| e.h.cause);
    assert_eq!(cause, Some(engine::Cause::Dilemma(t.card("Fang"))));
    let mut t = red("Rogesh; Altman", "1R147", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Altman"]);
    assert!(t.in_discard(1, "Altman"), "he is no Romulan");
}

/// 1S217 Li Nalas, Legend of Bajor
/// 2E-GAP-47
///
/// His death costs his player a card from hand; the text works although he is gone.
#[test]
fn the_legend_is_mourned() {
    let mut t = red("1S217; Brilgar", "Relic; Stone", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Li Nalas"]);
    if responds(&t) {
        assert!(!t.offers(engine::Action::Pass), "he must");
        t.use_text("Li Nalas", 1);
    }
    choose(&mut t, &["Stone"]);
    assert!(t.in_discard(1, "Li Nalas") && t.in_discard(1, "Stone"));
    assert!(t.in_hand(1, "Relic"));
}
