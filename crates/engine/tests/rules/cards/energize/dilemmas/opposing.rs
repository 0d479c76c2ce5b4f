//! Dilemmas for which the opponent chooses, names or takes.

use crate::support::facing::{at_halt, dead, harmless, left, overcome, planet, returned, space};
use cards::lexicon::{Skill, Stat};
use engine::Choice;

/// 2R009 Face to Face, 2R011 Head to Head: the opponent names a skill before the two are selected; those with it die. 2E-GLOSS-15
#[test]
fn those_with_the_named_skill_die() {
    for (id, on_planet) in [("2R009", false), ("2R011", true)] {
        let face = |crew: &str| {
            if on_planet {
                planet(id, crew)
            } else {
                space(id, crew)
            }
        };
        let mut t = face("Lopez; Mills");
        assert_eq!(t.asked(), 2);
        assert!(matches!(t.pending().choice, Choice::Name { .. }));
        t.name_skill(Skill::Security);
        assert_eq!(dead(&t), ["Lopez", "Mills"], "{id}");
        let mut t = face("Lopez; Mills");
        t.name_skill(Skill::Honor);
        assert_eq!(
            (dead(&t), left(&t)),
            (vec!["Lopez".into()], vec!["Mills".into()]),
            "{id}"
        );
        assert!(overcome(&t));
        let mut t = face("Lopez; Mills");
        t.name_skill(Skill::Law);
        assert!(dead(&t).is_empty() && at_halt(&t) && overcome(&t));
    }
}

/// 2U010 Flim-Flam Artist: all are stopped and the opponent may draw. 2E-DIL-12
#[test]
fn an_artist_lets_the_opponent_draw() {
    for draws in [true, false] {
        let mut t = planet("2U010", "Lopez; Hoya");
        assert_eq!(t.asked(), 2);
        if draws {
            t.yes()
        } else {
            t.no()
        };
        assert_eq!(t.hand(2).len(), usize::from(draws));
        assert!(returned(&t) && left(&t).is_empty());
    }
    // Law with Cunning 33.
    let crew = "Brilgar; Davies; Van Orton; Chagrith; Noram; Kahmis";
    assert_eq!(planet("2U010", crew).stat("Brilgar", Stat::Cunning), 5);
    assert!(harmless(&planet("2U010", crew), crew));
}
