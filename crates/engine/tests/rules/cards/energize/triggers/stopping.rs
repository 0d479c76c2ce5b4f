//! Somebody is about to be stopped, or has been.

use crate::support::cards::triggers_stopping::{red, stopped_by_dilemma};
use crate::support::stage::{choose, meet, pass_all, responds, use_when_possible};

/// 2U084 Precautionary Measures
/// 2E-GAP-46
///
/// One of the Earth personnel is stopped so that one of the station is not.
#[test]
fn a_precaution_stops_another_instead() {
    let mut t = red("Altman; Barron", "2U084", "Net");
    meet(&mut t, "Red", &["Net"]);
    choose(&mut t, &["Altman"]);
    t.use_text("Precautionary Measures", 0);
    assert!(stopped_by_dilemma(&t).is_empty());
    assert!(t.in_discard(1, "Precautionary Measures"));
    for (crew, victim) in [("Altman; Bandee", "Altman"), ("Barron; Altman", "Barron")] {
        let mut t = red(crew, "2U084", "Net");
        meet(&mut t, "Red", &["Net"]);
        choose(&mut t, &[victim]);
        assert!(!responds(&t), "{crew}");
        assert_eq!(stopped_by_dilemma(&t), [victim]);
    }
}

/// 2R085 Relentless
///
/// Another interrupt from hand keeps an Honor Klingon going; an event does not.
#[test]
fn the_relentless_are_not_stopped() {
    let mut t = red("T'vis; Dokar", "2R085; Chip; Relic", "Net");
    meet(&mut t, "Red", &["Net"]);
    choose(&mut t, &["T'vis"]);
    t.use_text("Relentless", 0);
    choose(&mut t, &["Chip"]);
    assert!(stopped_by_dilemma(&t).is_empty());
    assert!(t.in_discard(1, "Chip") && t.in_hand(1, "Relic"));
    let mut t = red("T'vis; Dokar", "2R085; Relic", "Net");
    meet(&mut t, "Red", &["Net"]);
    choose(&mut t, &["T'vis"]);
    assert_eq!(stopped_by_dilemma(&t), ["T'vis"], "no interrupt to discard");
    let mut t = red("T'vis; Dokar", "2R085; Chip", "Net");
    meet(&mut t, "Red", &["Net"]);
    choose(&mut t, &["Dokar"]);
    assert_eq!(stopped_by_dilemma(&t), ["Dokar"], "he has no Honor");
}

/// 2R114 Enabran Tain, Retired Mastermind
///
/// Whatever is about to stop him, another Cardassian card with him may die for it: a dilemma as well as the end
/// of a failed attempt.
#[test]
fn the_mastermind_lets_others_die() {
    let mut t = red("2R114; Emok; Altman", "", "Net");
    meet(&mut t, "Red", &["Net"]);
    choose(&mut t, &["Enabran Tain"]);
    t.use_text("Enabran Tain", 0);
    assert!(t.in_discard(1, "Emok"));
    assert!(stopped_by_dilemma(&t).is_empty());
    pass_all(&mut t);
    assert!(
        t.is_stopped("Enabran Tain"),
        "nobody is left to die at the failure"
    );

    let mut t = red("2R114; Emok; Altman", "", "Calm");
    meet(&mut t, "Red", &["Calm"]);
    use_when_possible(&mut t, "Enabran Tain", 0);
    pass_all(&mut t);
    assert!(t.in_discard(1, "Emok") && !t.is_stopped("Enabran Tain"));
    assert!(t.is_stopped("Altman"));
}
