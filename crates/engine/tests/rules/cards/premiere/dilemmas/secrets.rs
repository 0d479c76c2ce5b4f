//! The dilemmas with hidden cards, used skills and newcomers.

use crate::support::facing::{SEEDS, left, planet, planet_with, stopped};
use engine::script::{Table, player, table};
use engine::{Ask, Place};

/// 1S034 Limited Welcome: nine are welcome, the others are stopped, and the dilemma waits on the mission. 2E-DIL-13, 2E-GAP-19
#[test]
fn nine_are_welcome() {
    let crew = "Anara; Brilgar; Dohlem; Jabara; Keeve Falor; Shandor; Weld Ram; Altman; Bandee; Barron; Davies";
    for seed in SEEDS {
        let t = planet_with("1S034 as D", crew, &format!("seed {seed}"));
        assert_eq!((left(&t).len(), stopped(&t, crew).len()), (9, 2));
        assert_eq!(
            t.place("D"),
            Place::On(t.card(crate::support::facing::PLANET))
        );
        assert!(t.beneath(crate::support::facing::PLANET).is_empty());
    }
    let few = planet("1S034", "Anara; Brilgar");
    assert_eq!(left(&few).len(), 2);
}

/// A second attempt by Lopez and Mills at a mission on which Limited Welcome waits.
fn again() -> Table {
    table(
        "dilemma Wall: dual cost 1
        player 1
          missions: Hunt for DNA Program
          at Hunt for DNA Program: Lopez; Mills; Hoya
        player 2
          on Hunt for DNA Program: 1S034 as D
          pile: Wall as a; Wall as b; Wall as c; Wall as d; Wall as e",
    )
}

/// 1S034 Limited Welcome: after the draw the dilemma player may add it to the drawn ones, beyond their number, and choose it.
/// 2E-DIL-02, 2E-DIL-04, 2E-FAIL-04
#[test]
fn a_limited_welcome_comes_again() {
    let mut t = again();
    t.attempt("Hunt for DNA Program");
    assert_eq!(t.asked(), 2);
    t.yes();
    assert_eq!(t.ask(), Ask::ChooseDilemmas);
    assert_eq!(t.zone(Place::Drawn(player(2))).len(), 4);
    assert!(t.candidates().contains(&"D".to_owned()));
    t.pick(&["D"]);
    assert_eq!(
        t.place("D"),
        Place::On(t.card("Hunt for DNA Program")),
        "it was faced and waits again"
    );
}

/// 1S034 Limited Welcome: it may be left where it is; taken and not chosen it goes to the bottom of the pile. 2E-DIL-07
#[test]
fn a_limited_welcome_may_wait() {
    let mut t = again();
    t.attempt("Hunt for DNA Program").no();
    assert_eq!(t.zone(Place::Drawn(player(2))).len(), 3);
    t.pick(&[]);
    assert_eq!(t.place("D"), Place::On(t.card("Hunt for DNA Program")));
    let mut t = again();
    t.attempt("Hunt for DNA Program").yes().pick(&[]);
    assert_eq!(t.place("D"), Place::Pile(player(2)));
}
