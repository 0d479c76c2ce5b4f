//! Somebody is about to be stopped, or has been.

use crate::support::cards::triggers_stopping::{red, stopped_by_dilemma};
use crate::support::stage::{can_use, choose, meet, pass_all, responds, stage};
use cards::lexicon::{Skill, Stat};

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
