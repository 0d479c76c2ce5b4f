//! Equipment: kits that teach, weapons for combat.

use cards::lexicon::{Skill, Stat};
use engine::script::{Table, table};
use engine::{Answer, Choice};

/// 1C064, 1C065, 1C067, 1C068, 1C070, 1C072 (2E-GLOSS-08): who has the skill and is present gains another.
#[test]
fn a_kit_teaches_those_who_can_use_it() {
    let kits = [
        ("Engineering Kit", "Engineer", Skill::Physics),
        ("Engineering PADD", "Engineer", Skill::Astrometrics),
        ("Medical Kit", "Medical", Skill::Biology),
        ("Medical Tricorder", "Medical", Skill::Exobiology),
        ("Science PADD", "Science", Skill::Archaeology),
        ("Tricorder", "Science", Skill::Geology),
    ];
    for (kit, has, gains) in kits {
        let t = table(&format!(
            "planet Camp: Fed
            personnel Ann: Federation {has}
            personnel Bo: Federation Law
            personnel Cy: Federation {has}
            personnel Foe: Romulan {has}
            player 1
              missions: Camp
              at Camp: {kit}; Ann; Bo; U.S.S. Galaxy
              aboard U.S.S. Galaxy: Cy
            player 2
              at Camp: Foe"
        ));
        let levels = ["Ann", "Bo", "Cy", "Foe"].map(|who| t.skill(who, gains));
        assert_eq!(levels, [1, 0, 0, 0], "{kit}: present, able, and yours");
    }
}

/// 1C064 (2E-SKILL-05, 2E-UNIQ-06): two kits, and the own skill beside the gained one, add up.
#[test]
fn kits_add_up() {
    let t = table(
        "planet Camp: Fed
        player 1
          missions: Camp
          at Camp: 2x Engineering Kit; Anara; Altman",
    );
    assert_eq!(t.skill("Altman", Skill::Physics), 2);
    assert_eq!(t.skill("Anara", Skill::Physics), 3);
}

/// 1C064: a gained skill serves a mission; equipment goes along with a ship.
#[test]
fn a_kit_goes_aboard() {
    let mut t = table(
        "planet Camp: Fed
        player 1
          missions: Camp
          at Camp: Engineering Kit; Altman; U.S.S. Galaxy",
    );
    assert_eq!(t.skill("Altman", Skill::Physics), 1);
    t.beam_up(&["Altman"], "Camp", "U.S.S. Galaxy");
    assert_eq!(t.skill("Altman", Skill::Physics), 0);
    t.beam_up(&["Engineering Kit"], "Camp", "U.S.S. Galaxy");
    assert_eq!(t.skill("Altman", Skill::Physics), 1);
}

/// A combat in which player 1 wins by one with a weapon and not without.
fn combat(mine: &str, weapon: &str) -> Table {
    let mut t = table(&format!(
        "planet Camp: Fed
        event Brawl: cost 0 text [(when: Order, body: [Fight(kind: Combat, with: Type(Personnel),
            win: [Points(who: You, n: N(10))], otherwise: [Points(who: You, n: N(1))])])]
        personnel Ann: {mine} S5
        personnel Bo: {mine} S5
        personnel Foe: Ferengi S10
        player 1
          missions: Camp
          core: Brawl
          at Camp: Ann; Bo{weapon}
        player 2
          at Camp: Foe
          hand: Hoya"
    ));
    t.use_text("Brawl", 0);
    for _ in 0..10 {
        match t.pending().choice.clone() {
            Choice::Cards { from, .. } => t.answer(Answer::Cards(vec![from[0]])),
            Choice::Act if crate::support::using::responds(&t) => t.pass(),
            _ => break,
        };
    }
    t
}

/// 1U062, 1U063, 1U066, 1U069, 1U071, 3U032 (2E-COMBAT-10): one more Strength in combat for each own personnel of the affiliation present.
#[test]
fn pistols_help_in_combat() {
    let pistols = [
        ("Bajoran Phaser Pistol", "Bajoran"),
        ("Cardassian Phaser Pistol", "Cardassian"),
        ("Klingon Disruptor Pistol", "Klingon"),
        ("Romulan Disruptor Pistol", "Romulan"),
        ("Starfleet Type-2 Phaser", "Federation"),
        ("Jem'Hadar Disruptor Pistol", "Dominion"),
    ];
    for (pistol, affiliation) in pistols {
        let with = format!("; {pistol}");
        assert_eq!(combat(affiliation, &with).score(1), 10, "{pistol}");
        assert_eq!(combat(affiliation, "").score(1), 1, "ten against ten");
        assert_eq!(combat("NA", &with).score(1), 1, "{pistol} in other hands");
        let above = format!("; U.S.S. Galaxy\n aboard U.S.S. Galaxy: {pistol}");
        assert_eq!(
            combat(affiliation, &above).score(1),
            1,
            "{pistol} on a ship"
        );
    }
}

/// 1U062: outside combat nobody is stronger.
#[test]
fn a_pistol_is_for_combat() {
    let t = table(
        "planet Camp: Baj
        player 1
          missions: Camp
          at Camp: Bajoran Phaser Pistol; Anara",
    );
    assert_eq!(t.stat("Anara", Stat::Strength), 4);
    let t = combat("Bajoran", "; Bajoran Phaser Pistol");
    assert_eq!(t.score(1), 10);
    assert_eq!(t.stat("Ann", Stat::Strength), 5, "and not afterwards");
}
