//! Dilemmas that ask the attempter.

use crate::support::cards::dilemmas_choosing::decide;
use crate::support::facing::{dead, left, names, overcome, planet, planet_with, space, stopped};

/// 2U012 Hired Muscle: three cards from hand buy it off; otherwise the opponent puts a Non-Aligned on its owner's deck.
/// 2E-ACT-13
#[test]
fn muscle_is_bought_off_with_three_cards() {
    let face = |hand: &str| {
        planet_with(
            "2U012 as D",
            "Temarek; Galnar; Lopez",
            &format!("player 1\n hand: {hand}"),
        )
    };
    let mut t = face("Anara; Hoya; Mills; Rixx");
    decide(&mut t, true);
    assert_eq!(t.candidates().len(), 4);
    t.pick(&["Anara", "Hoya", "Mills"]);
    assert_eq!(
        (dead(&t), t.hand(1)),
        (names("Anara; Hoya; Mills"), vec!["Rixx".into()])
    );
    assert_eq!(left(&t).len(), 3);

    let mut t = face("Anara; Hoya; Mills");
    decide(&mut t, false);
    assert_eq!((t.asked(), t.candidates()), (2, names("Temarek; Galnar")));
    t.pick(&["Galnar"]);
    assert_eq!(t.deck(1).first().map(String::as_str), Some("Galnar"));
    assert_eq!(left(&t), names("Temarek; Lopez"));
    assert!(overcome(&t) && t.hand(1).len() == 3);

    // Two cards are not enough: nobody is asked.
    let t = face("Anara; Hoya");
    assert_eq!((t.asked(), t.candidates()), (2, names("Temarek; Galnar")));
    // Two Acquisition keep it off.
    let t = planet("2U012", "Kolos; Durg");
    assert_eq!(left(&t).len(), 2);
}

/// 2C014 Meaningless Words: three cards of the deck, or the opponent stops somebody. 2E-GLOSS-16
#[test]
fn words_cost_three_cards_of_the_deck() {
    let deck = "player 1\n deck: Anara; Hoya; Mills; Rixx; Davies";
    let mut t = planet_with("2C014 as D", "Lopez; Brilgar", deck);
    decide(&mut t, true);
    assert_eq!(
        (dead(&t), t.deck(1)),
        (
            names("Anara; Hoya; Mills"),
            vec!["Rixx".into(), "Davies".into()]
        )
    );
    assert_eq!(left(&t).len(), 2);
    assert!(overcome(&t));
    let mut t = planet_with("2C014 as D", "Lopez; Brilgar", deck);
    decide(&mut t, false);
    assert_eq!((t.asked(), t.candidates()), (2, names("Lopez; Brilgar")));
    t.pick(&["Lopez"]);
    assert_eq!((left(&t), t.deck(1).len()), (vec!["Brilgar".into()], 5));
}

/// 2C004 Dedication to Duty: the selected one dies, or the opponent draws as many cards as he or she has skill dots; levels do not
/// count. 2E-CARD-04
#[test]
fn duty_kills_or_feeds_the_opponent() {
    for (crew, dots) in [
        ("Mora Pol, Pioneering Scientist as One", 3),
        ("Meraht as One", 5),
    ] {
        let mut t = space("2C004", crew);
        decide(&mut t, false);
        assert_eq!(t.hand(2).len(), dots);
        assert_eq!(left(&t), ["One"]);
        assert!(overcome(&t));
        let mut t = space("2C004", crew);
        decide(&mut t, true);
        assert!(t.in_discard(1, "One") && t.hand(2).is_empty());
    }
}

/// 2C006 Disruptor Accident: the selected one dies, or that one and a second are stopped. 2E-GLOSS-15
#[test]
fn an_accident_kills_one_or_stops_two() {
    let crew = "Lopez; Mills; Hoya";
    let mut t = space("2C006", crew);
    decide(&mut t, true);
    assert_eq!(
        (dead(&t).len(), stopped(&t, crew).len(), left(&t).len()),
        (1, 0, 2)
    );
    let mut t = space("2C006", crew);
    decide(&mut t, false);
    assert_eq!(
        (dead(&t).len(), stopped(&t, crew).len(), left(&t).len()),
        (0, 2, 1)
    );
    assert!(overcome(&t));
    let mut t = space("2C006", "Lopez");
    decide(&mut t, false);
    assert!(t.is_stopped("Lopez") && left(&t).is_empty());
}
