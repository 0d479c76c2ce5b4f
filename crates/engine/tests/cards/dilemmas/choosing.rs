//! Dilemmas that ask the attempter.

use super::kit::{
    SHIP, SPACE, at_halt, dead, left, names, overcome, planet, planet_with, returned, space,
    stopped,
};
use crate::harness::{Table, player};
use cards::lexicon::Stat;
use engine::{Answer, Choice, Place};

/// Answers the question whether to do what the dilemma offers.
#[track_caller]
fn decide(t: &mut Table, yes: bool) {
    assert_eq!(t.asked(), 1);
    match t.pending().choice {
        Choice::YesNo => t.answer(Answer::YesNo(yes)),
        ref other => panic!("yes or no should be asked: {other:?}"),
    };
}

/// 1S017 Command Decisions, 1S033 Kolaran Raiders, 1C036 Magnetic Field Disruptions, 1C057 Triage: the attempter stops one with
/// one of the skills; if there is none, somebody at random dies. 2E-GAP-46, 2E-DIL-14
#[test]
fn one_of_the_attempters_choice_is_stopped() {
    for (id, a, b, on_planet) in [
        ("1S017", "Rixx", "Hoya", false),
        ("1S033", "Lopez", "Noram", true),
        ("1C036", "Paulson", "Dallan", false),
        ("1C057", "Altman", "Emok", true),
    ] {
        let face = |crew: &str| {
            if on_planet {
                planet(id, crew)
            } else {
                space(id, crew)
            }
        };
        let crew = format!("Anara; {a}; {b}");
        for pick in [a, b] {
            let mut t = face(&crew);
            assert_eq!(
                (t.asked(), t.candidates()),
                (1, names(&format!("{a}; {b}"))),
                "{id}"
            );
            t.pick(&[pick]);
            assert_eq!(stopped(&t, &crew), [pick], "{id}");
            assert_eq!(left(&t).len(), 2);
            assert!(dead(&t).is_empty() && overcome(&t));
        }
        let t = face("Anara; Weld Ram");
        assert_eq!((dead(&t).len(), left(&t).len()), (1, 1), "{id}");
        assert!(overcome(&t));
    }
}

/// 1C044 Planetary Survey, 1C052 Systems Diagnostic: without anybody to stop all are stopped and it goes back. 2E-DIL-12
#[test]
fn without_an_expert_all_are_stopped() {
    for (id, expert, on_planet) in [("1C044", "Mills", true), ("1C052", "Altman", false)] {
        let face = |crew: &str| {
            if on_planet {
                planet(id, crew)
            } else {
                space(id, crew)
            }
        };
        let crew = format!("Hoya; {expert}");
        let mut t = face(&crew);
        if !at_halt(&t) {
            t.pick(&[expert]);
        }
        assert_eq!(
            (left(&t), stopped(&t, &crew)),
            (vec!["Hoya".into()], vec![expert.to_owned()]),
            "{id}"
        );
        assert!(overcome(&t));
        let t = face("Hoya; Brilgar");
        assert!(
            left(&t).is_empty() && returned(&t) && dead(&t).is_empty(),
            "{id}"
        );
    }
}

/// 1C018 Console Overload: the attempter stops one with Medical or Science and it goes back; without such a one it still goes
/// back. 2E-ACT-15, 2E-DIL-12
#[test]
fn a_console_overload_goes_back_in_any_case() {
    let mut t = space("1C018", "Emok; Davies; Hoya");
    assert_eq!((t.asked(), t.candidates()), (1, names("Emok; Davies")));
    t.pick(&["Davies"]);
    assert_eq!(left(&t), names("Emok; Hoya"));
    assert!(returned(&t));
    let t = space("1C018", "Hoya; Lopez");
    assert_eq!(left(&t), names("Hoya; Lopez"));
    assert!(returned(&t));
}

/// 1C016 Chula: Pick One to Save Two: one of the three selected goes to hand, or all three are stopped. 2E-GLOSS-15
#[test]
fn one_is_picked_to_save_two() {
    let crew = "Lopez; Mills; Hoya; Rixx";
    let mut t = planet("1C016", crew);
    assert_eq!(t.asked(), 1);
    assert!(matches!(t.pending().choice, Choice::Options { ref options } if options.len() == 2));
    t.option(0);
    let three = t.candidates();
    assert_eq!(three.len(), 3);
    t.pick(&[&three[1]]);
    assert!(t.in_hand(1, &three[1]));
    assert_eq!((left(&t).len(), stopped(&t, crew).len()), (3, 0));
    assert!(overcome(&t));

    let mut t = planet("1C016", crew);
    t.option(1);
    assert_eq!((left(&t).len(), stopped(&t, crew).len()), (1, 3));
    assert!(t.hand(1).is_empty() && overcome(&t));
}

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

/// 3R031 The Demands of Duty: the opponent names the victim; the attempter may have all stopped instead. 2E-GLOSS-16
#[test]
fn duty_demands_one_or_all() {
    let crew = "Lopez; Mills; Hoya";
    for all in [true, false] {
        let mut t = planet("3R031", crew);
        assert_eq!((t.asked(), t.candidates()), (2, names(crew)));
        t.pick(&["Mills"]);
        decide(&mut t, all);
        if all {
            assert_eq!((dead(&t).len(), stopped(&t, crew).len()), (0, 3));
        } else {
            assert_eq!(
                (dead(&t), left(&t)),
                (vec!["Mills".into()], names("Lopez; Hoya"))
            );
        }
        assert!(overcome(&t));
    }
}

/// 1R051 Sympathetic Magic: it goes on a ship of the attempter at this mission as damage, or all are stopped; without a ship there
/// is no choice. 2E-DAM-01, 2E-DIL-13
#[test]
fn magic_damages_a_ship_or_stops_all() {
    let more = format!(
        "player 1
          at {}: {SHIP}; Keldon
          missions: {SPACE}
          at {SPACE}: Galor
        player 2
          at {}: D'deridex",
        super::kit::PLANET,
        super::kit::PLANET
    );
    let mut t = planet_with("1R051 as D", "Lopez; Mills", &more);
    decide(&mut t, true);
    assert_eq!(t.candidates(), names(&format!("{SHIP}; Keldon")));
    t.pick(&["Keldon"]);
    assert_eq!(t.place("D"), Place::On(t.card("Keldon")));
    let now = [Stat::Range, Stat::Weapons, Stat::Shields].map(|s| t.stat("Keldon", s));
    assert_eq!(now, [6, 7, 6]);
    assert_eq!(t.stat(SHIP, Stat::Weapons), 8);
    assert_eq!(left(&t), names("Lopez; Mills"));

    let mut t = planet_with("1R051 as D", "Lopez; Mills", &more);
    decide(&mut t, false);
    assert!(left(&t).is_empty() && overcome(&t));
    let t = planet("1R051", "Lopez; Mills");
    assert!(left(&t).is_empty() && overcome(&t), "no ship, no choice");
    assert_eq!(t.commander("D"), player(2));
}
