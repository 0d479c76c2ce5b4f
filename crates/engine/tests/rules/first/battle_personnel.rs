//! Personnel battle (areas PERSB, PBAT), disabled personnel and stasis in it.

use super::support::{Describe, personnel, planet, set, set_by, ship};
use cards::CardDef;
use cards::language::Kind;
use cards::lexicon::Affiliation::{Federation, Klingon, Romulan};
use engine::script::Table;
use engine::{Action, Ask, FirstRules, Flag, Pairs};

fn cards() -> Vec<CardDef> {
    let strong = |title: &str, of, strength| personnel(title, of).numbers([5, 5, strength]);
    vec![
        planet("Green", &[Federation]),
        ship("Wren", Federation, &[]),
        strong("Kor", Klingon, 8),
        strong("Kang", Klingon, 7),
        strong("Kurn", Klingon, 6).civilian(),
        strong("Rom", Romulan, 6),
        strong("Tal", Romulan, 3),
        strong("Vak", Romulan, 3),
        strong("Fed", Federation, 8),
        strong("Ann", Federation, 4),
    ]
}

#[track_caller]
fn green(ours: &str, theirs: &str) -> Table {
    let text =
        format!("player 1\n missions: Green\n at Green: {ours}\nplayer 2\n at Green: {theirs}");
    set(&cards(), &text)
}

fn battle(t: &Table) -> Action {
    Action::Battle {
        at: t.surface_of("Green"),
    }
}

/// 1E-PERSB-01, 1E-PBAT-02: a leader is needed, and the affiliations must allow it.
#[test]
fn a_team_without_a_leader_does_not_attack() {
    let mut t = green("Kurn", "Rom");
    let action = battle(&t);
    assert_eq!(t.refused_act(action).rule, "1E-SHIPB-05");
    let mut t = green("Fed", "Rom");
    assert_eq!(t.refused_act(battle(&t)).rule, "1E-SHIPB-03");
    let t = green("Kor", "Rom");
    assert!(t.offers(battle(&t)));
}

/// 1E-PBAT-01: only people at one place fight.
#[test]
fn people_at_different_places_do_not_fight() {
    let text =
        "player 1\n missions: Green\n at Green: Kor\nplayer 2\n at Green: Wren\n aboard Wren: Fed";
    let mut t = set(&cards(), text);
    let action = battle(&t);
    assert_eq!(t.refused_act(action).rule, "1E-SHIPB-01");
}

/// 1E-PERSB-02, 1E-PERSB-03, 1E-PERSB-06, 1E-GAP-151: as many pairs as the smaller side has people.
#[test]
fn pairs_are_fought_until_a_side_is_used_up() {
    let mut t = green("Kor; Kang; Kurn", "Rom; Tal");
    t.act(battle(&t));
    assert_eq!(t.happened(Kind::Pair), 2);
    let mut t = green("Kor [down]; Kang [down]", "Rom [down]");
    t.act(battle(&t));
    let seen = ["Kor", "Kang"].map(|name| !t.is(name, Flag::FaceDown));
    assert!(seen[0] != seen[1] && !t.is("Rom", Flag::FaceDown));
}

/// 1E-PERSB-04, 1E-PERSB-10, 1E-PBAT-11, 1E-AFTERB-01: the weaker is stunned, recovers and is stopped.
#[test]
fn the_weaker_is_stunned_and_recovers() {
    let mut t = green("Kor", "Rom");
    t.act(battle(&t));
    assert_eq!((t.happened(Kind::Stun), t.happened(Kind::Wound)), (1, 0));
    assert!(!t.is("Rom", Flag::Stunned) && t.on_surface("Rom", "Green"));
    assert!(t.is_stopped("Rom") && t.is_stopped("Kor"));
}

/// 1E-PERSB-05, 1E-PERSB-11: more than twice as strong is deadly, twice is not.
#[test]
fn more_than_twice_as_strong_is_deadly() {
    let mut t = green("Kang", "Tal");
    t.act(battle(&t));
    assert!(t.in_discard(2, "Tal"));
    let mut t = green("Kor", "Ann");
    t.act(battle(&t));
    assert!(t.on_surface("Ann", "Green"));
}

/// 1E-PERSB-07, 1E-PERSB-08, 1E-PERSB-09: the unhurt decide, the unfought included, and the loser loses one of them.
#[test]
fn the_higher_total_wins_and_takes_a_casualty() {
    // Kor mortally wounds the one he meets; 8 stand against the 3 of the other.
    let mut t = green("Kor", "Tal; Vak");
    t.act(battle(&t));
    assert_eq!(t.happened(Kind::FightWin), 1);
    assert!(t.in_discard(2, "Tal") && t.in_discard(2, "Vak"));
}

/// 1E-GAP-52: equals do each other no harm.
#[test]
fn equals_do_no_harm() {
    let mut t = green("Kor", "Fed");
    t.act(battle(&t));
    assert_eq!((t.happened(Kind::Stun), t.happened(Kind::FightWin)), (0, 0));
    assert!(t.on_surface("Kor", "Green") && t.on_surface("Fed", "Green"));
}

/// 1E-PBAT-04, 1E-GAP-100: under a switch the player of the stronger one chooses.
#[test]
fn the_stronger_may_choose_under_a_switch() {
    let rules = FirstRules {
        pairs: Pairs::StrongerChooses,
        ..FirstRules::default()
    };
    let text = "player 1\n missions: Green\n at Green: Kang\nplayer 2\n at Green: Tal";
    for (option, kind) in [(0, Some(Kind::Wound)), (1, Some(Kind::Stun)), (2, None)] {
        let mut t = set_by(rules, &cards(), text);
        t.act(battle(&t));
        assert!(matches!(t.ask(), Ask::Harm { .. }));
        assert_eq!(t.asked(), 1);
        t.option(option);
        for harm in [Kind::Wound, Kind::Stun] {
            assert_eq!(
                t.happened(harm),
                usize::from(kind == Some(harm)),
                "{option}"
            );
        }
    }
}

/// 1E-CR-101, 1E-HURT-16: the disabled do not fight, but can be the casualty.
#[test]
fn the_disabled_do_not_fight_but_can_be_the_casualty() {
    let mut t = green("Kor", "Rom [disabled]");
    t.act(battle(&t));
    assert_eq!(t.happened(Kind::Pair), 0);
    assert!(t.in_discard(2, "Rom"));
}

/// 1E-CR-109, 1E-HURT-20: people in stasis are not attacked.
#[test]
fn people_in_stasis_are_not_attacked() {
    let mut t = green("Kor", "Rom [stasis]");
    assert_eq!(t.refused_act(battle(&t)).rule, "1E-HURT-20");
    let mut t = green("Kor", "Rom [stasis]; Tal");
    t.act(battle(&t));
    assert!(t.on_surface("Rom", "Green") && !t.is_stopped("Rom"));
}

/// 1E-HURT-02: stopped people defend, and do not attack.
#[test]
fn stopped_people_defend() {
    let mut t = green("Kor [stopped]", "Rom");
    assert_eq!(t.refused_act(battle(&t)).rule, "1E-HURT-02");
    let mut t = green("Kor", "Rom [stopped]");
    t.act(battle(&t));
    assert_eq!(t.happened(Kind::Pair), 1);
}
