//! Dilemmas that ask the attempter.

use crate::support::cards::dilemmas_choosing::decide;
use crate::support::facing::{
    SHIP, SPACE, at_halt, dead, left, names, overcome, planet, planet_with, returned, space,
    stopped,
};
use cards::lexicon::Stat;
use engine::script::player;
use engine::{Choice, Place};

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
        crate::support::facing::PLANET,
        crate::support::facing::PLANET
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
