//! Texts that apply as long as something is so.

use crate::support::cards::triggers_statics::base;
use crate::support::stage::meet;
use cards::lexicon::{Skill, Stat};

/// 2R128 Miles O'Brien, Transporter Chief
/// 1R277 Miles O'Brien, Chief of Operations
/// 2E-GLOSS-08
///
/// Equipment he is equipped with gives the one skills, the other Cunning before a dilemma, three at most.
#[test]
fn equipment_makes_the_man() {
    let t = base("player 1\n missions: Base\n at Base: 2R128; 1C064");
    assert_eq!(t.skill("Miles O'Brien", Skill::Programming), 1);
    let t = base("player 1\n missions: Base\n at Base: 2R128; 1C067");
    assert_eq!(t.skill("Miles O'Brien", Skill::Programming), 0);
    for (kits, cunning) in [
        ("", 6),
        ("; 1C064", 7),
        ("; 1C067", 6),
        ("; 1C064; 1C065; 1U071; 1C064 as more", 9),
    ] {
        let mut t = base(&format!(
            "
            dilemma Scale: dual cost 1 text [(when: Resolve, body: [
                Points(who: You, n: Sum(Cunning, (from: Attempt, filter: Type(Personnel))))])]
            player 1
              missions: Red
              at Red: 1R277{kits}
            player 2
              pile: Scale"
        ));
        assert_eq!(t.stat("Miles O'Brien", Stat::Cunning), 6);
        meet(&mut t, "Red", &["Scale"]);
        assert_eq!(t.score(1), cunning, "{kits}");
    }
}

/// 2R121 Ezri Dax, Station Counselor
///
/// She goes as soon as her player commands Jadzia Dax; an opponent's Jadzia does not matter.
#[test]
fn one_dax_at_a_time() {
    let mut t = base(
        "
        player 1
          missions: Base
          hand: 1R266
          at Base: 2R121
        player 2
          missions: Red
          at Red: 1R266 as theirs
        segment play",
    );
    assert!(t.on_surface("Ezri Dax", "Base"));
    let jadzia = t.hand(1)[0].clone();
    assert_eq!(jadzia, "Jadzia Dax, Science Officer");
    let card = t
        .game
        .actions()
        .into_iter()
        .find(|a| matches!(a, engine::Action::Play { .. }));
    t.act(card.expect("she can be played"));
    assert!(t.in_discard(1, "Ezri Dax"));
    assert_eq!(t.counters(1), 3);
}
