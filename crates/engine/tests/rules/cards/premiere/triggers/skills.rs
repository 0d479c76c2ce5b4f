//! Prices on skills, who used which skill for what, and requirements that grow.

use crate::support::cards::triggers_skills::{price_for, priced, tests};
use crate::support::stage::{choose, meet, pass_all, use_when_possible};
use cards::language::Kind;
use engine::Action;

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
