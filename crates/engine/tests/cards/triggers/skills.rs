//! Prices on skills, who used which skill for what, and requirements that grow.

use super::kit::{can_use, choose, face, meet, pass_all, responds, stage, use_when_possible};
use crate::harness::Table;
use cards::language::Kind;
use engine::{Action, Ask};

const TESTS: &str = "
dilemma Talks: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Diplomacy, 1)),
    yes: [Points(who: You, n: N(1))])])]
dilemma Dig: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, All([Skill(Archaeology, 1), Skill(Officer, 1)])),
    yes: [Points(who: You, n: N(1))])])]
dilemma Lab: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Science, 1)),
    yes: [Points(who: You, n: N(1))])])]
";

fn tests(text: &str) -> Table {
    stage(&format!("{TESTS}\n{text}"))
}

/// Player 1 attempts Red with `crew` and a card in hand against `dilemma`; player 2 has `theirs` there.
fn priced(crew: &str, dilemma: &str, theirs: &str, more: &str) -> Table {
    let mut t = tests(&format!(
        "
        player 1
          missions: Red
          hand: Relic; Stone
          at Red: {crew}
        player 2
          missions: Green; Base
          pile: {dilemma}
          {theirs}
        {more}"
    ));
    meet(&mut t, "Red", &[dilemma]);
    t
}

fn price_for(t: &Table, who: &str) -> bool {
    let card = t.card(who);
    t.asked() == 1
        && match t.ask() {
            Ask::PayForSkills { personnel } | Ask::PayForSkill { personnel, .. } => {
                personnel == card
            }
            _ => false,
        }
}

/// 1R379 Vreenak, Tal Shiar Chairman
/// 2E-SKILL-10
///
/// Diplomacy of an opponent at his mission costs a card, and may be left unused; other skills and other places are free.
#[test]
fn the_chairman_prices_diplomacy() {
    let mut t = priced("Leyor; Altman", "Talks", "at Red: 1R379", "");
    assert!(price_for(&t, "Leyor"));
    t.yes();
    choose(&mut t, &["Relic"]);
    assert!(t.in_discard(1, "Relic") && t.in_hand(1, "Stone"));
    assert_eq!(t.score(1), 1);
    let mut t = priced("Leyor; Altman", "Talks", "at Red: 1R379", "");
    t.no();
    assert_eq!((t.score(1), t.hand(1).len()), (0, 2));
    let t = priced("Leyor; Altman", "Lab", "at Red: 1R379", "");
    assert_eq!((t.score(1), t.hand(1).len()), (1, 2), "Science is free");
    let t = priced("Leyor; Altman", "Talks", "at Green: 1R379", "");
    assert_eq!((t.score(1), t.hand(1).len()), (1, 2), "he is elsewhere");
}

/// 1R383 Bralek
/// 2E-SKILL-11
///
/// The ship prices all skills of an Archaeology personnel as one: a single card pays for two skills.
#[test]
fn the_bralek_prices_a_personnel() {
    let mut t = priced("1S268; Altman", "Dig", "at Red: 1R383", "");
    assert!(price_for(&t, "Jean-Luc Picard"));
    t.yes();
    choose(&mut t, &["Relic"]);
    assert_eq!((t.score(1), t.hand(1).len()), (1, 1));
    let t = priced("1R272; Altman", "Dig", "at Red: 1R383", "");
    assert_eq!(t.hand(1).len(), 2, "no Archaeology, no price");
}

/// 1R308 Kurak, Warp Field Specialist
///
/// Until an opponent has completed a mission that opponent pays for the skills of Science personnel, anywhere.
#[test]
fn the_specialist_prices_the_science_of_beginners() {
    let mut t = priced("Leyor; Altman", "Lab", "at Base: 1R308", "");
    assert!(price_for(&t, "Leyor"));
    t.yes();
    choose(&mut t, &["Relic"]);
    assert_eq!((t.score(1), t.hand(1).len()), (1, 1));
    let mut t = tests(
        "
        player 1
          missions: Red; Green [completed]
          hand: Relic
          at Red: Leyor
        player 2
          missions: Base
          pile: Lab
          at Base: 1R308",
    );
    meet(&mut t, "Red", &["Lab"]);
    assert_eq!((t.score(1), t.hand(1).len()), (1, 1));
}

/// 1R308 Kurak, Warp Field Specialist
///
/// Each opponent is judged alone.
#[test]
fn the_specialist_judges_each_opponent_alone() {
    for (done, asked) in [("", true), ("[completed]", false)] {
        let mut t = tests(&format!(
            "
            players 3
            player 1
              missions: Red; Green {done}
              hand: Relic
              at Red: Leyor
            player 2
              missions: Base
              pile: Lab
              at Base: 1R308
            player 3
              missions: Deep"
        ));
        meet(&mut t, "Red", &["Lab"]);
        assert_eq!(price_for(&t, "Leyor"), asked, "{done}");
    }
}

/// 1C086 Diplomatic Overture
/// 2E-CARD-13
///
/// It is played where one's Federation diplomat is, and prices every skill of every diplomat there, one's own, too.
#[test]
fn an_overture_prices_all_diplomats() {
    let mut t = tests(
        "
        player 1
          missions: Red; Green; Base
          hand: 1C086; Relic; Stone
          at Red: 1C283
          at Green: Leyor
        player 2
          pile: Talks
        segment play",
    );
    let wrong = t.play_action("Diplomatic Overture", Some("Green"));
    t.refused_act(wrong);
    t.play_at("Diplomatic Overture", "Red")
        .act(Action::DrawRest);
    meet(&mut t, "Red", &["Talks"]);
    assert!(price_for(&t, "Seth Mendoza"));
    t.yes();
    choose(&mut t, &["Relic"]);
    assert_eq!(t.score(1), 1);
    assert!(t.in_discard(1, "Relic"));
}

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

/// 2U022 Stolen Computer Core
///
/// As damage it prices the Programming of everybody aboard the ship.
#[test]
fn a_stolen_core_prices_programming_aboard() {
    let start = |damage: &str| {
        let mut t = tests(&format!(
            "
            dilemma Code: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Programming, 1)),
                yes: [Points(who: You, n: N(1))])])]
            player 1
              missions: Deep
              hand: Relic
              at Deep: 2C172 as raider
              aboard raider: 2R120; Bandee
              on raider: {damage}
            player 2
              pile: Code"
        ));
        t.attempt_with("Deep", "raider");
        face(&mut t, &["Code"]);
        t
    };
    let mut t = start("2U022 of 2 [damage]");
    assert!(price_for(&t, "Bandee"));
    t.yes();
    choose(&mut t, &["Relic"]);
    assert_eq!((t.score(1), t.hand(1).len()), (1, 0));
    let t = start("1R027 of 2 [damage]");
    assert_eq!((t.score(1), t.hand(1).len()), (1, 1));
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
    super::kit::in_order(&mut t, &["Altman", "Bandee", "Barron"]);
    assert_eq!(t.deck(2), ["Mills"], "three cards, once");
}

/// 2R106 Kira Nerys, Impassioned Major
///
/// A skill of hers in a completed mission brings back one of her player's personnel, from a brig or from the discard pile.
#[test]
fn the_major_brings_somebody_back() {
    for (option, who) in [(0, "Brilgar"), (1, "Jabara")] {
        let mut t = tests(
            "
            planet Court: any points 30 needs Officer
            player 1
              missions: Court
              discard: Jabara; Relic
              at Court: 2R106
            player 2
              brig: Brilgar of 1
              pile: Calm",
        );
        meet(&mut t, "Court", &["Calm"]);
        use_when_possible(&mut t, "Kira Nerys", 0);
        if let engine::Choice::Options { .. } = t.pending().choice {
            t.option(option);
        }
        choose(&mut t, &[who]);
        assert!(t.in_hand(1, who));
    }
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

/// 1R137 Secret Conspiracy
/// 3R072 Founder Trap
///
/// About to complete a mission, an opponent needs the skills of one's agent there as well; the attempt may fail by it.
#[test]
fn an_agent_makes_a_mission_harder() {
    let play = |card: &str, agent: &str, crew: &str| {
        let mut t = tests(&format!(
            "
            planet Court: any points 30 needs Diplomacy
            player 1
              missions: Court
              at Court: {crew}
            player 2
              missions: Base
              hand: {card}; Relic
              pile: Calm
              at Court: {agent}"
        ));
        meet(&mut t, "Court", &["Calm"]);
        let title = match card {
            "1R137" => "Secret Conspiracy",
            _ => "Founder Trap",
        };
        use_when_possible(&mut t, title, 0);
        choose(&mut t, &[]);
        pass_all(&mut t);
        t
    };
    // Toraan has Intelligence, Security, Transporters.
    let t = play("1R137", "2C167", "Leyor");
    assert_eq!((t.score(1), t.happened(Kind::AttemptFail)), (0, 1));
    let t = play("1R137", "2C167", "Leyor; 1C274; 1C273");
    assert_eq!(t.score(1), 30, "Intelligence is not needed");
    let t = play("3R072", "3R159", "Leyor; 1C274");
    assert_eq!(t.score(1), 0);
    assert!(t.in_discard(2, "Relic"));
    assert!(matches!(t.place("Founder Trap"), engine::Place::Removed(_)));
}
