//! Attempts begin, fail and succeed; ships move and cards are beamed; turns begin.

use crate::support::stage::{can_use, face, meet, pass_all, stage, use_when_possible};
use cards::lexicon::Stat;
use engine::Ask;

/// 3R141 Damar, Useful Adjutant
/// 2E-DIL-01
///
/// In the attempt himself, he makes the opponent draw one dilemma fewer for a card from hand; the cost limit stays.
#[test]
fn the_adjutant_reduces_the_draw() {
    let drawn = |crew: &str, uses: bool| {
        let mut t = stage(&format!(
            "
            player 1
              missions: Red
              hand: Relic
              at Red: {crew}
            player 2
              pile: Calm; Flood; Net; Fang; Lot"
        ));
        t.attempt("Red");
        if uses {
            use_when_possible(&mut t, "Damar", 0);
            assert!(t.in_discard(1, "Relic"));
        }
        pass_all(&mut t);
        assert_eq!(t.ask(), Ask::ChooseDilemmas);
        t.candidates().len()
    };
    assert_eq!(drawn("3R141; Emok; Megar", false), 3);
    assert_eq!(drawn("3R141; Emok; Megar", true), 2);
    assert_eq!(drawn("Daro; Emok; Megar", false), 3);
}

/// 3U172 Yak'Talon, Deadly Patroller
///
/// His death weakens everybody in an opponent's attempt at his mission until its end.
#[test]
fn the_patroller_weakens_an_attempt() {
    let start = |place: &str| {
        let mut t = stage(&format!(
            "
            player 1
              missions: Red; Green
              at Red: Altman; Bandee
              at Green: Barron
            player 2
              missions: Base
              pile: Calm
              at {place}: 3U172"
        ));
        t.attempt("Red");
        t
    };
    let mut t = start("Red");
    t.use_text("Yak'Talon", 0);
    assert!(t.in_discard(2, "Yak'Talon"));
    assert_eq!(t.stat("Altman", Stat::Strength), 4);
    assert_eq!(t.stat("Barron", Stat::Strength), 4, "he takes no part");
    face(&mut t, &["Calm"]);
    assert_eq!(t.stat("Altman", Stat::Strength), 5, "the attempt is over");
    assert!(!can_use(&start("Base"), "Yak'Talon", 0));
}

/// 3R204 Tenak'talar, Weyoun's Warship
///
/// Ten points for an opponent's failed attempt where the staffed ship is.
#[test]
fn the_warship_profits_from_failure() {
    let score = |crew: &str, mission: &str| {
        let mut t = stage(&format!(
            "
            player 1
              missions: Red; Green
              at {mission}: Altman
            player 2
              missions: Base
              pile: Calm
              at {mission}: 3R204
              aboard Tenak'talar: {crew}"
        ));
        meet(&mut t, mission, &["Calm"]);
        pass_all(&mut t);
        t.score(2)
    };
    let crew = "3R155; 3C164; 3C165";
    assert_eq!(score(crew, "Red"), 10);
    assert_eq!(score("3C164", "Red"), 0, "not staffed");
    assert_eq!(score(crew, "Green"), 0, "that attempt succeeded");
}
