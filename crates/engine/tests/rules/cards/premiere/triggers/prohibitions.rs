//! What somebody cannot do, or only for a price, while a card is there.

use crate::support::stage::{can_use, choose, meet, stage};
use engine::{Ask, Choice, Label, Why};

/// 1R220 Odo, Constable
/// 2E-GLOSS-01
///
/// An opponent's Thief or Treachery personnel at his mission cannot use texts; one elsewhere, or an honest one, can.
#[test]
fn the_constable_keeps_thieves_in_check() {
    let start = |place: &str| {
        stage(&format!(
            "
            player 1
              missions: Base
              hand: Relic; Stone
              at Base: 2U156; 1R235; 1R369; 3R180
            player 2
              missions: Red
              at {place}: 1R220"
        ))
    };
    // Raimus is a Thief, Dukat has Treachery, Shinzon has not.
    let mut t = start("Base");
    let by = t.card("Odo");
    for card in ["Raimus", "Dukat"] {
        let action = t.use_action(card, 0);
        assert_eq!(t.refused_act(action).why, Why::Forbidden { by }, "{card}");
    }
    let t = start("Red");
    assert!(can_use(&t, "Dukat", 0) && can_use(&t, "Raimus", 0));
}

/// 1R220 Odo, Constable
///
/// A static text is an ability, too: it is switched off.
#[test]
fn a_checked_thief_has_no_lasting_text_either() {
    use cards::lexicon::Stat;
    let strength = |odo: &str| {
        let t = stage(&format!(
            "
            player 1
              missions: Base
              at Base: 3U115; Altman
            player 2
              missions: Red
              at {odo}: 1R220"
        ));
        t.stat("Tahna Los", Stat::Strength)
    };
    assert_eq!(strength("Red"), 7, "one non-Bajoran with him");
    assert_eq!(strength("Base"), 6);
}

/// 1R367 Sela, Mysterious Operative
///
/// Opponents without an Intelligence personnel at her mission use no texts of personnel there; each opponent is judged
/// alone.
#[test]
fn the_operative_silences_the_unwary() {
    let start = |turn: u8| {
        stage(&format!(
            "
            players 3
            turn of {turn}
            player 1
              missions: Red; Base
              at Red: 1R367
            player 2
              hand: Relic
              at Red: 1R235
            player 3
              hand: Stone
              at Red: 1S268; 1C336; 1S370"
        ))
    };
    let mut t = start(2);
    let by = t.card("Sela");
    let dukat = t.use_action("Dukat", 0);
    assert_eq!(t.refused_act(dukat).why, Why::Forbidden { by });
    let t = start(3);
    assert!(can_use(&t, "Shinzon", 0), "Marshor has Intelligence");
}

/// 1R367 Sela, Mysterious Operative
/// 1R220 Odo, Constable
/// 2E-ACT-17
///
/// Each would silence the other: the player whose turn it is says which of the two texts takes place.
#[test]
fn two_who_silence_each_other() {
    for (keeps, score) in [("Sela", 1), ("Odo", 0)] {
        let mut t = stage(
            "
            personnel Snitch: Romulan Treachery text [(when: Order, body: [Points(who: You, n: N(1))])]
            player 1
              missions: Red
              at Red: 1R367; Snitch
            player 2
              missions: Base
              at Red: 1R220",
        );
        let order = t.use_action("Snitch", 0);
        if t.ask() != Ask::Loop {
            t.act(order);
        }
        assert_eq!((t.asked(), t.ask()), (1, Ask::Loop));
        let card = t.card(keeps);
        let Choice::Options { options } = t.pending().choice.clone() else {
            panic!("a loop is broken by choosing one of the cards");
        };
        let n = options.iter().position(|o| *o == Label::Card(card));
        t.option(n.expect("it is an option") as u8);
        if t.score(1) == 0 && t.offers(order) {
            t.act(order);
        }
        assert_eq!(t.score(1), score, "{keeps} keeps the text");
    }
}

/// 1R324 Dathon, Speaker of Tama
/// 2E-KEY-05
///
/// The keyword Commander joins him to his ship and does nothing by itself.
#[test]
fn a_commander_fits_one_ship() {
    let mut t = stage(
        "
        personnel Clerk: NA text [(when: Order, body: [Choose((of: (filter: Title(Is(\"Dathon\"))), n: Exactly(N(1)), to: 1)),
            Points(who: You, n: Count((filter: All([Type(Ship), Fits(In(1))]))))])]
        player 1
          missions: Red
          at Red: 2U177; Tamarian Vessel; Clerk
          aboard Tama: 1R324",
    );
    t.use_text("Clerk", 0);
    choose(&mut t, &["Dathon"]);
    assert_eq!(t.score(1), 1);
    let mut calm = stage("player 1\n missions: Red\n at Red: 1R324\nplayer 2\n pile: Calm");
    meet(&mut calm, "Red", &["Calm"]);
    assert_eq!(calm.score(1), 0);
}
