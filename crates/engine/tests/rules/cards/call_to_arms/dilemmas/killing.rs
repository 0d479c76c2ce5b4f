//! Dilemmas that kill.

use crate::support::facing::{
    PLANET, SEEDS, SHIP, SPACE, dead, harmless, left, overcome, planet, planet_with, space_with,
};

/// 3S002 An Old Debt, 3C003 Close Call, 3C013 Graviton Wave, 3S016 Justice or Vengeance, 3S021 Psycho-Kinetic Attack: only one
/// with the skill can die; without such a one nobody does. 2E-DIL-14, 2E-GLOSS-15
#[test]
fn one_with_the_skill_is_killed() {
    let cases = [
        ("3S002", "Rixx", "Noram", true),
        ("3C003", "Altman", "Narik", true),
        ("3C013", "Davies", "Weld Ram", false),
        ("3S016", "J'Dan", "Soto", true),
        ("3S021", "Lopez", "Mills", true),
    ];
    for (id, a, b, on_planet) in cases {
        let face = |crew: &str, seed: u64| {
            let (stack, more) = (format!("{id} as D"), format!("seed {seed}"));
            if on_planet {
                planet_with(&stack, crew, &more)
            } else {
                space_with(&stack, SHIP, crew, &more)
            }
        };
        let (mut first, mut second) = (0, 0);
        for seed in SEEDS {
            let t = face(&format!("Hoya; Dokar; {a}; {b}"), seed);
            assert_eq!(left(&t).len(), 3, "{id}");
            assert!(overcome(&t));
            first += usize::from(t.in_discard(1, a));
            second += usize::from(t.in_discard(1, b));
        }
        assert!(first > 0 && second > 0, "{id}: {first} and {second}");
        let none = if id == "3S002" {
            "Hoya; Dokar"
        } else {
            "Hoya; Dokar; Rixx"
        };
        assert!(harmless(&face(none, 1), none), "{id}");
    }
}

/// 3C001 A Bad End: only the own stopped ones on the planet, not those aboard the ship above, nor the participants.
/// 2E-DIL-17, 2E-DIL-11
#[test]
fn a_bad_end_finds_the_stopped_on_the_planet() {
    let more = format!(
        "player 1
          at {PLANET}: Anara [stopped]; {SHIP}
          aboard {SHIP}: Rixx [stopped]
        player 2
          at {PLANET}: Kahmis [stopped]"
    );
    for seed in SEEDS {
        let t = planet_with(
            "3C001 as D",
            "Lopez; Mills",
            &format!("{more}\nseed {seed}"),
        );
        assert_eq!(dead(&t), ["Anara"]);
        assert!(harmless(&t, "Lopez; Mills"));
    }
    assert!(dead(&planet("3C001", "Lopez; Mills")).is_empty());
}

/// 3C008 Don't Let It End This Way: the stopped ones aboard the ship of the attempt, not aboard another. 2E-DIL-11
#[test]
fn the_stopped_aboard_the_ship_die() {
    let more = format!(
        "player 1
          aboard {SHIP}: Anara [stopped]
          at {SPACE}: Keldon
          aboard Keldon: Daro [stopped]"
    );
    for seed in SEEDS {
        let t = space_with(
            "3C008 as D",
            SHIP,
            "Lopez; Mills",
            &format!("{more}\nseed {seed}"),
        );
        assert_eq!(dead(&t), ["Anara"]);
        assert!(harmless(&t, "Lopez; Mills"));
    }
}
