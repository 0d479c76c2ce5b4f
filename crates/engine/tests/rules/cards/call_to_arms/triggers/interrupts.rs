//! Interrupts that ask more of a table.

use crate::support::stage::{in_order, on_top, stage};
use engine::Place;
use engine::script::player;

/// 3U073 Insult
///
/// What lies on top of the opponent's deck decides: another type costs two cards of one's own, a personnel of cost 1 brings
/// the interrupt back.
#[test]
fn an_insult_may_backfire() {
    let start = |top: &str| {
        let mut t = stage(&format!(
            "
            player 1
              missions: Base
              hand: 3U073
              deck: Barron; Mills; Stone
              at Base: Palteth; 2U162; 2U166
            player 2
              deck: {top}; Chip; Stone as s2"
        ));
        t.use_text("Insult", 0);
        t
    };
    let mut t = start("Relic");
    in_order(&mut t, &["Barron", "Mills"]);
    assert_eq!(t.deck(1), ["Stone"]);
    assert!(t.in_discard(2, "Relic") && t.in_discard(1, "Insult"));
    let mut t = start("Altman");
    t.yes();
    assert!(on_top(&t, 1, "Insult"));
    let t = start("Palteth as p2");
    assert!(
        t.in_discard(1, "Insult") && t.deck(1).len() == 3,
        "a personnel of cost 2"
    );
}

/// 3U077 Security Sweep
///
/// Three personnel on top of an opponent's deck give ten points; in any case they go under the deck in the same order.
#[test]
fn a_sweep_of_three() {
    for (third, score) in [("Barron", 10), ("Relic", 0)] {
        let mut t = stage(&format!(
            "
            player 1
              missions: Base
              hand: 3U077
              at Base: 2U166; 2C167
            player 2
              deck: Altman; Bandee; {third}; Stone"
        ));
        t.use_text("Security Sweep", 0);
        assert_eq!(t.score(1), score);
        assert_eq!(t.deck(2), ["Stone", "Altman", "Bandee", third]);
    }
}

/// 3U080 You Could Be Invaluable
///
/// One personnel without the Maquis icon out of four comes into hand, the rest go under the deck in any order.
#[test]
fn an_invaluable_recruit() {
    let mut t = stage(
        "
        player 1
          missions: Base
          hand: 3U080
          deck: Niles; Altman; Relic; Bandee; Stone
          at Base: 2R120; 2R127",
    );
    t.use_text("You Could Be Invaluable", 0);
    assert_eq!(t.candidates(), ["Altman", "Bandee"]);
    t.pick(&["Bandee"]).order(&["Relic", "Niles", "Altman"]);
    assert!(t.in_hand(1, "Bandee"));
    assert_eq!(t.deck(1), ["Stone", "Relic", "Niles", "Altman"]);
}

/// 3C071 Cultist Attack
///
/// The interrupts of all discard piles leave the game, and nothing else.
#[test]
fn all_interrupts_are_gone() {
    let mut t = stage(
        "
        player 1
          missions: Base
          hand: 3C071
          discard: Chip as c1; Relic
          at Base: 1R226
        player 2
          discard: Chip as c2; Stone",
    );
    t.use_text("Cultist Attack", 0);
    assert_eq!(t.place("c1"), Place::Removed(player(1)));
    assert_eq!(t.place("c2"), Place::Removed(player(2)));
    assert!(t.in_discard(1, "Relic") && t.in_discard(2, "Stone"));
    assert!(t.in_discard(1, "Cultist Attack"), "it was not there yet");
}
