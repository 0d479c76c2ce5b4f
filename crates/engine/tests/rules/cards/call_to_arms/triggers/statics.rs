//! Texts that apply as long as something is so.

use crate::support::cards::triggers_statics::{attributes, base};
use crate::support::stage::{meet, pass_all};
use cards::lexicon::{Skill, Stat};

/// 3R112 Kira Nerys, Reformed Collaborator
/// 2U103 Akorem Laan, Revered Poet
/// 2U111 Varis Sul, Tetrarch of the Paqu
///
/// What lies in the discard pile changes them.
#[test]
fn the_dead_change_the_living() {
    let start = |discard: &str| {
        base(&format!(
            "
            player 1
              missions: Base
              discard: {discard}
              at Base: 3R112; 2U103; 2U111"
        ))
    };
    let t = start("Relic; Brilgar");
    assert_eq!(attributes(&t, "Kira Nerys"), [4, 6, 6]);
    assert_eq!(t.skill("Kira Nerys", Skill::Treachery), 1);
    assert_eq!(t.skill("Varis Sul", Skill::Leadership), 0);
    let akorem = attributes(&t, "Akorem Laan");
    let t = start("Emok; Brilgar; Keeve Falor");
    assert_eq!(attributes(&t, "Kira Nerys"), [5, 7, 7]);
    let of = |s| t.skill("Kira Nerys", s);
    assert_eq!(
        (of(Skill::Treachery), of(Skill::Honor), of(Skill::Physics)),
        (0, 1, 1)
    );
    assert_eq!(t.skill("Varis Sul", Skill::Leadership), 1);
    assert_eq!(attributes(&t, "Akorem Laan"), akorem.map(|n| n + 2));
}

/// 3U115 Tahna Los, Voice of the Kohn-Ma
///
/// One worse and one stronger for each stranger with him, three at most.
#[test]
fn the_voice_hardens_among_strangers() {
    for (crew, integrity, strength) in [
        ("Brilgar", 3, 6),
        ("Altman", 2, 7),
        ("Altman; Bandee; Barron", 0, 9),
        ("Altman; Bandee; Barron; Mills; Emok", 0, 9),
    ] {
        let t = base(&format!(
            "player 1\n missions: Base\n at Base: 3U115; {crew}"
        ));
        assert_eq!(
            (
                t.stat("Tahna Los", Stat::Integrity),
                t.stat("Tahna Los", Stat::Strength)
            ),
            (integrity, strength),
            "{crew}"
        );
    }
}

/// 3R155 Ikat'ika, Honorable Warrior
///
/// Two more in each attribute for the attempt, and death at the end of the turn.
#[test]
fn the_honorable_warrior_pays_in_the_end() {
    let mut t = base(
        "
        dilemma Scale: dual cost 1 text [(when: Resolve, body: [
            Points(who: You, n: Sum(Strength, (from: Attempt, filter: Title(Is(\"Ikat'ika\")))))])]
        player 1
          missions: Red
          at Red: 3R155; 3C164
        player 2
          pile: Scale",
    );
    meet(&mut t, "Red", &["Scale"]);
    crate::support::stage::use_when_possible(&mut t, "Ikat'ika", 0);
    pass_all(&mut t);
    assert_eq!(t.score(1), 11);
    assert_eq!(attributes(&t, "Ikat'ika"), [8, 5, 9], "the attempt is over");
    assert!(t.on_surface("Ikat'ika", "Red"));
    t.end();
    t.until_turn_of(2);
    assert!(t.in_discard(1, "Ikat'ika"));
}
