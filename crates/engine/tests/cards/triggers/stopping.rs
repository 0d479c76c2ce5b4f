//! Somebody is about to be stopped, or has been.

use super::kit::{can_use, choose, in_order, meet, pass_all, responds, stage, use_when_possible};
use crate::harness::Table;
use cards::lexicon::{Skill, Stat};

fn red(crew: &str, hand: &str, pile: &str) -> Table {
    stage(&format!(
        "
        player 1
          missions: Red
          hand: {hand}
          at Red: {crew}
        player 2
          pile: {pile}"
    ))
}

/// Who was stopped by a dilemma. (At the end of a failed attempt everybody is.)
fn stopped_by_dilemma(t: &Table) -> Vec<String> {
    let stops = t.events.iter().filter(|e| {
        e.h.kind == cards::language::Kind::Stop && matches!(e.h.cause, engine::Cause::Dilemma(_))
    });
    let mut names: Vec<String> = stops.filter_map(|e| e.h.card).map(|c| t.name(c)).collect();
    names.sort();
    names
}

/// 2U084 Precautionary Measures
/// 2E-GAP-46
///
/// One of the Earth personnel is stopped so that one of the station is not.
#[test]
fn a_precaution_stops_another_instead() {
    let mut t = red("Altman; Barron", "2U084", "Net");
    meet(&mut t, "Red", &["Net"]);
    choose(&mut t, &["Altman"]);
    t.use_text("Precautionary Measures", 0);
    assert!(stopped_by_dilemma(&t).is_empty());
    assert!(t.in_discard(1, "Precautionary Measures"));
    for (crew, victim) in [("Altman; Bandee", "Altman"), ("Barron; Altman", "Barron")] {
        let mut t = red(crew, "2U084", "Net");
        meet(&mut t, "Red", &["Net"]);
        choose(&mut t, &[victim]);
        assert!(!responds(&t), "{crew}");
        assert_eq!(stopped_by_dilemma(&t), [victim]);
    }
}

/// 2R085 Relentless
///
/// Another interrupt from hand keeps an Honor Klingon going; an event does not.
#[test]
fn the_relentless_are_not_stopped() {
    let mut t = red("T'vis; Dokar", "2R085; Chip; Relic", "Net");
    meet(&mut t, "Red", &["Net"]);
    choose(&mut t, &["T'vis"]);
    t.use_text("Relentless", 0);
    choose(&mut t, &["Chip"]);
    assert!(stopped_by_dilemma(&t).is_empty());
    assert!(t.in_discard(1, "Chip") && t.in_hand(1, "Relic"));
    let mut t = red("T'vis; Dokar", "2R085; Relic", "Net");
    meet(&mut t, "Red", &["Net"]);
    choose(&mut t, &["T'vis"]);
    assert_eq!(stopped_by_dilemma(&t), ["T'vis"], "no interrupt to discard");
    let mut t = red("T'vis; Dokar", "2R085; Chip", "Net");
    meet(&mut t, "Red", &["Net"]);
    choose(&mut t, &["Dokar"]);
    assert_eq!(stopped_by_dilemma(&t), ["Dokar"], "he has no Honor");
}

/// 3R116 Yassim, Zealous Protester
///
/// Her death keeps one Bajoran card with her from being stopped, herself included in vain.
#[test]
fn the_protester_gives_her_life() {
    let mut t = red("3R116; Brilgar; Altman", "", "Net");
    meet(&mut t, "Red", &["Net"]);
    choose(&mut t, &["Brilgar"]);
    t.use_text("Yassim", 0);
    assert!(t.in_discard(1, "Yassim"));
    assert!(stopped_by_dilemma(&t).is_empty());
    let mut t = red("3R116; Brilgar; Altman", "", "Net");
    meet(&mut t, "Red", &["Net"]);
    choose(&mut t, &["Altman"]);
    assert!(!responds(&t));
    assert_eq!(stopped_by_dilemma(&t), ["Altman"]);
}

/// 2R114 Enabran Tain, Retired Mastermind
///
/// Whatever is about to stop him, another Cardassian card with him may die for it: a dilemma as well as the end
/// of a failed attempt.
#[test]
fn the_mastermind_lets_others_die() {
    let mut t = red("2R114; Emok; Altman", "", "Net");
    meet(&mut t, "Red", &["Net"]);
    choose(&mut t, &["Enabran Tain"]);
    t.use_text("Enabran Tain", 0);
    assert!(t.in_discard(1, "Emok"));
    assert!(stopped_by_dilemma(&t).is_empty());
    pass_all(&mut t);
    assert!(
        t.is_stopped("Enabran Tain"),
        "nobody is left to die at the failure"
    );

    let mut t = red("2R114; Emok; Altman", "", "Calm");
    meet(&mut t, "Red", &["Calm"]);
    use_when_possible(&mut t, "Enabran Tain", 0);
    pass_all(&mut t);
    assert!(t.in_discard(1, "Emok") && !t.is_stopped("Enabran Tain"));
    assert!(t.is_stopped("Altman"));
}

/// 1U118 To Boldly Go
/// 2E-GAP-48
///
/// Destroyed, it keeps all the Federation personnel a dilemma is about to stop going, not the others.
#[test]
fn boldly_they_go_on() {
    let start = "
        player 1
          missions: Red
          core: 1U118
          at Red: Altman; Bandee; Kolos
        player 2
          pile: Flood";
    let mut t = stage(start);
    meet(&mut t, "Red", &["Flood"]);
    use_when_possible(&mut t, "To Boldly Go", 0);
    choose(&mut t, &["Altman", "Bandee"]);
    pass_all(&mut t);
    assert!(t.in_discard(1, "To Boldly Go"));
    assert_eq!(stopped_by_dilemma(&t), ["Kolos"]);
    let mut t = stage(start);
    meet(&mut t, "Red", &["Flood"]);
    pass_all(&mut t);
    in_order(&mut t, &["Altman", "Bandee", "Kolos"]);
    assert_eq!(stopped_by_dilemma(&t), ["Altman", "Bandee", "Kolos"]);
}

/// 3R149 Tora Ziyal, Beloved Daughter
/// 2E-GAP-47
///
/// Stopped by a dilemma she may trade a card; stopped by the failure of the attempt she may not.
#[test]
fn the_beloved_daughter_trades_a_card_when_stopped() {
    let mut t = red("3R149; Emok", "Relic", "Net");
    meet(&mut t, "Red", &["Net"]);
    choose(&mut t, &["Tora Ziyal"]);
    t.use_text("Tora Ziyal", 1);
    assert!(t.in_discard(1, "Relic"));
    assert_eq!(t.hand(1).len(), 1);
    let mut t = red("3R149; Emok", "Relic", "Calm");
    meet(&mut t, "Red", &["Calm"]);
    assert!(t.is_stopped("Tora Ziyal") && !responds(&t));
}

/// 3U194 Karina, Intelligence Analyst
/// 3R197 Ruwon, Intelligence Analyst
///
/// A Romulan of theirs stopped by a dilemma beside them lets each turn a card into strength for the attempt.
#[test]
fn the_analysts_learn_from_a_fallen_comrade() {
    let mut t = stage(
        "
        dilemma Quiz: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, All([Skill(Diplomacy, 1)])),
            yes: [Points(who: You, n: N(50))]), Points(who: You, n: Sum(Cunning, (from: Attempt)))])]
        player 1
          missions: Red
          hand: Relic; Stone
          at Red: 3U194; 3R197; Palteth; Altman
        player 2
          pile: Net; Quiz",
    );
    meet(&mut t, "Red", &["Net", "Quiz"]);
    choose(&mut t, &["Palteth"]);
    t.use_text("Karina", 0);
    choose(&mut t, &["Relic"]);
    t.use_text("Ruwon", 0);
    pass_all(&mut t);
    // 6 + 5 + 5, and two more for Ruwon.
    assert_eq!(t.score(1), 50 + 18);
    assert_eq!(
        t.skill("Karina", Skill::Diplomacy),
        0,
        "the attempt is over"
    );
    assert_eq!(t.stat("Ruwon", Stat::Cunning), 5);
    let mut t = red("3U194; 3R197; Palteth; Altman", "Relic; Stone", "Net");
    meet(&mut t, "Red", &["Net"]);
    choose(&mut t, &["Altman"]);
    assert!(!can_use(&t, "Karina", 0) && !can_use(&t, "Ruwon", 0));
}
