//! Attempts begin, fail and succeed; ships move and cards are beamed; turns begin.

use crate::support::stage::{choose, face, responds, stage, use_when_possible};

/// 2U162 Mirok, Interphase Researcher
///
/// An Engineer among those who attempt his mission costs that opponent a card.
#[test]
fn the_researcher_fines_engineers() {
    let hand = |crew: &str, place: &str| {
        let mut t = stage(&format!(
            "
            player 1
              missions: Red; Green
              hand: Relic; Stone
              at Red: {crew}
            player 2
              missions: Base
              pile: Calm
              at {place}: 2U162"
        ));
        t.attempt("Red");
        if t.asked() == 1 {
            choose(&mut t, &["Relic"]);
        }
        face(&mut t, &["Calm"]);
        t.hand(1).len()
    };
    assert_eq!(hand("Altman; Bandee", "Red"), 1);
    assert_eq!(hand("Barron; Bandee", "Red"), 2);
    assert_eq!(hand("Altman; Bandee", "Green"), 2);
}

/// 2R169 Kitara
///
/// An opponent who beams to or from the planet where it is staffed lets its player take a discarded card back.
#[test]
fn the_kitara_profits_from_beaming() {
    let start = |crew: &str| {
        let mut t = stage(&format!(
            "
            player 1
              missions: Red
              at Red: 2C172 as raider
              aboard raider: 2R120; Altman
            player 2
              missions: Base
              discard: Relic
              at Red: 2R169
              aboard Kitara: {crew}"
        ));
        t.beam_down(&["Altman"], "raider", "Red");
        t
    };
    let mut t = start("1U213; Anara");
    use_when_possible(&mut t, "Kitara", 0);
    assert!(t.in_hand(2, "Relic"));
    assert!(!responds(&start("Anara")), "not staffed");
}
