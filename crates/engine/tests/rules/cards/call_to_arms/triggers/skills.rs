//! Prices on skills, who used which skill for what, and requirements that grow.

use crate::support::cards::triggers_skills::{price_for, priced, tests};
use crate::support::stage::{can_use, meet, pass_all, responds, use_when_possible};
use cards::language::Kind;
use engine::Ask;

/// 3R049 Psychological Pressure
///
/// Only the skills that a captive has are priced, while a dilemma is faced.
#[test]
fn pressure_prices_the_skills_of_captives() {
    let mut t = priced(
        "Leyor; Altman",
        "Talks",
        "core: 3R049\n          brig: 1S297 of 1; 1C283 of 1",
        "",
    );
    assert!(price_for(&t, "Leyor"));
    t.no();
    assert_eq!(t.score(1), 0);
    let t = priced(
        "Leyor; Altman",
        "Lab",
        "core: 3R049\n          brig: 1C283 of 1",
        "",
    );
    assert_eq!(
        (t.score(1), t.hand(1).len()),
        (1, 2),
        "no captive has Science"
    );
}

/// 3R171 Weyoun, Loyal Subject of the Dominion
/// 3R143 Dukat, Liberator and Protector
/// 2E-SKILL-06
///
/// A skill used to complete a mission counts, once for the mission; a skill used before a dilemma does not.
#[test]
fn a_skill_used_to_complete_a_mission_is_noticed() {
    let play = |crew: &str, needs: &str| {
        let mut t = tests(&format!(
            "
            planet Court: any points 30 needs {needs}
            player 1
              missions: Court
              at Court: {crew}
            player 2
              deck: Altman; Bandee; Barron; Mills
              pile: Talks"
        ));
        meet(&mut t, "Court", &["Talks"]);
        t
    };
    let mut t = play("3R171; Emok", "Law and Security");
    assert_eq!(t.asked(), 1);
    use_when_possible(&mut t, "Weyoun", 0);
    assert_eq!(t.hand(1).len(), 1);
    pass_all(&mut t);
    assert_eq!(t.score(1), 31);
    assert_eq!(t.hand(1).len(), 1);

    let mut t = play("3R171; Emok", "Medical");
    assert!(
        !can_use(&t, "Weyoun", 0),
        "his Diplomacy was used before a dilemma"
    );
    pass_all(&mut t);
    assert_eq!((t.score(1), t.hand(1).len()), (31, 0));

    let mut t = play("3R143; Emok", "Diplomacy and Officer and Leadership");
    pass_all(&mut t);
    if can_use(&t, "Dukat", 0) {
        t.use_text("Dukat", 0);
    }
    crate::support::stage::in_order(&mut t, &["Altman", "Bandee", "Barron"]);
    assert_eq!(t.deck(2), ["Mills"], "three cards, once");
}

/// 3R132 Locutus, Voice of the Borg
/// 2E-GAP-64
///
/// Ten points for a listed skill of his that meets a dilemma's requirement; none if another's skill is used, or another skill.
#[test]
fn locutus_speaks() {
    let play = |crew: &str, dilemma: &str, user: Option<&str>| {
        let mut t = tests(&format!(
            "
            player 1
              missions: Red
              at Red: {crew}
            player 2
              pile: {dilemma}"
        ));
        meet(&mut t, "Red", &[dilemma]);
        pass_all(&mut t);
        if let Some(user) = user {
            assert!(matches!(t.ask(), Ask::WhoseSkill { .. }));
            t.pick(&[user]);
        }
        while responds(&t) && can_use(&t, "Locutus", 0) {
            t.use_text("Locutus", 0);
        }
        t.score(1)
    };
    assert_eq!(play("3R132; Archival Drone", "Talks", None), 11);
    assert_eq!(play("3R132; Leyor", "Talks", Some("Leyor")), 1);
    assert_eq!(play("3R132; Leyor", "Talks", Some("Locutus")), 11);
    assert_eq!(play("3R132; Archival Drone", "Lab", None), 1);
}

/// 3R038 Building a Bridge
///
/// For each Vorta whose skill went into the mission every opponent discards and its player may draw; a skill used before a
/// dilemma is no use for that.
#[test]
fn a_bridge_is_built_by_vorta() {
    let play = |needs: &str| {
        let mut t = tests(&format!(
            "
            planet Court: any points 30 needs {needs}
            player 1
              missions: Court
              core: 3R038
              at Court: 3C167; 3R151; 3S158; 3C156
            player 2
              hand: Relic; Stone; Chip
              pile: Talks"
        ));
        meet(&mut t, "Court", &["Talks"]);
        for _ in 0..12 {
            match t.pending().choice.clone() {
                engine::Choice::YesNo => {
                    t.yes();
                }
                engine::Choice::Cards { from, .. } if t.asked() == 2 => {
                    t.answer(engine::Answer::Cards(vec![from[0]]));
                }
                engine::Choice::Cards { from, min, .. } => {
                    t.answer(engine::Answer::Cards(from[..usize::from(min)].to_vec()));
                }
                _ if can_use(&t, "Building a Bridge", 0) => {
                    t.use_text("Building a Bridge", 0);
                }
                _ => break,
            }
        }
        assert_eq!(t.score(1), 31);
        (t.hand(1).len(), t.hand(2).len())
    };
    assert_eq!(play("Honor"), (0, 3), "a Jem'Hadar did it");
    assert_eq!(play("Law"), (1, 2));
    assert_eq!(play("Law and Exobiology"), (2, 1));
}

/// 3R075 Parting Shot
///
/// Whoever uses a skill before a dilemma may be shot for five points; not without the points, not for the mission.
#[test]
fn a_parting_shot_at_a_skilled_one() {
    let start = |score: u8, dilemma: &str| {
        let mut t = tests(&format!(
            "
            planet Court: any points 30 needs Diplomacy
            player 1
              missions: Court
              at Court: Leyor; 1C283; Altman
            player 2
              score {score}
              hand: 3R075
              pile: {dilemma}"
        ));
        meet(&mut t, "Court", &[dilemma]);
        if t.game
            .pending()
            .is_some_and(|p| matches!(p.ask, Ask::WhoseSkill { .. }))
        {
            t.pick(&["Leyor"]);
        }
        t
    };
    let mut t = start(5, "Talks");
    use_when_possible(&mut t, "Parting Shot", 0);
    assert!(t.in_discard(1, "Leyor"));
    assert_eq!(t.score(2), 0);
    let t = start(4, "Talks");
    assert!(!can_use(&t, "Parting Shot", 0));
    let t = start(5, "Calm");
    assert!(!can_use(&t, "Parting Shot", 0));
    assert_eq!(t.happened(Kind::Complete), 1);
}
