//! 2E-SKILL-06 to 2E-SKILL-11, 2E-GAP-64: using skills.

use crate::support::actions::{attempt_in_peace, choose, world};
use cards::lexicon::Skill;
use engine::script::Table;
use engine::{Ask, Choice};

const TOOLS: &str = "
event Sees Medical: text [(when: On((kind: UseSkill, who: You, skill: One(Medical))),
    body: [Points(who: You, n: N(1))])]
event Sees Treachery: text [(when: On((kind: UseSkill, who: You, skill: One(Treachery))),
    body: [Points(who: You, n: N(1))])]
event Sees Science: text [(when: On((kind: UseSkill, skill: One(Science))), body: [Points(who: You, n: N(1))])]
event Sees Diplomacy: text [(when: On((kind: UseSkill, skill: One(Diplomacy), bind: (card: 0))),
    body: [Points(who: You, n: N(1)), Draw(who: You, n: Stat(Cost, In(0)))])]
personnel Crook: Federation Treachery
personnel Jack: Federation Medical Science Law
personnel Envoy: Federation Diplomacy cost 2
event Plot: text [(when: Order, guard: Some((filter: All([Type(Personnel), Skill(One(Treachery), 1),
    Commanded(You)]))), body: [Draw(who: You, n: N(1))])]
dilemma Fever: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Medical, 1)), yes: [],
    no: [Stop(what: Every((from: Attempt)))])])]
dilemma Cull: dual cost 1 text [(when: Resolve, body: [Move(verb: Kill, what: Pick((of: (from: Attempt,
    filter: All([Skill(One(Science), 1), Not(Skill(One(Treachery), 1))]), best: (Most, Stat(Cunning, It))),
    n: Exactly(N(1)), how: Rule, to: 0)))])]
dilemma Parley: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Either([Skill(Diplomacy, 1),
    Skill(Telepathy, 1)])), yes: [], no: [Stop(what: Every((from: Attempt)))])])]
personnel Heckler: Romulan text [(when: Static, body: [Apply(m: Toll(act: (phase: Before, kind: UseSkill, who: EachOpponent,
    skill: One(Diplomacy)), cost: [Move(verb: Discard, what: Pick((of: (from: Hand(You)),
    n: Exactly(N(1)), to: 1)))]), until: InPlay)])]
event Muzzle: text [(when: Static, body: [Apply(m: Toll(act: (phase: Before, kind: UseSkill, who: EachOpponent,
    card: Type(Personnel)), cost: [Move(verb: Discard, what: Pick((of: (from: Hand(You)),
    n: Exactly(N(1)), to: 1)))]), until: InPlay)])]
planet Lab: Fed points 40 needs Medical and Science and Law
planet Embassy: Fed points 40 needs Diplomacy or Law
";

fn tools(text: &str) -> Table {
    world(&format!("{TOOLS}\n{text}"))
}

/// 2E-SKILL-06
#[test]
fn a_skill_counted_for_a_dilemmas_requirement_is_used() {
    for rules in ["2002", "2003"] {
        let mut t = tools(&format!(
            "
            rules {rules}
            player 1
              missions: Red
              core: Sees Medical
              at Red: Ann
            player 2
              pile: Fever"
        ));
        t.attempt("Red").pick(&["Fever"]);
        assert_eq!(t.score(1), 1);
    }
}

/// 2E-SKILL-06
#[test]
fn a_skill_counted_for_a_missions_requirements_is_used() {
    let mut t = tools(
        "
        player 1
          missions: Lab
          core: Sees Medical
          at Lab: Jack",
    );
    attempt_in_peace(&mut t, "Lab");
    assert_eq!(t.score(1), 41);
}

/// 2E-SKILL-06
/// 2E-GAP-64
#[test]
fn no_skill_is_used_where_no_branch_of_the_requirement_is_met() {
    let mut t = tools(
        "
        player 1
          missions: Lab
          core: Sees Medical
          at Lab: Ann",
    );
    attempt_in_peace(&mut t, "Lab");
    assert_eq!(t.score(1), 0);
}

/// 2E-SKILL-07
#[test]
fn text_of_an_own_card_that_demands_a_skill_uses_it() {
    for rules in ["2002", "2003"] {
        let mut t = tools(&format!(
            "
        rules {rules}
        player 1
          missions: Base
          core: Plot; Sees Treachery
          at Base: Crook
          deck: Ann; Bo"
        ));
        t.use_text("Plot", 0);
        assert_eq!(t.hand(1), ["Ann"]);
        assert_eq!(t.score(1), 1);
    }
}

/// 2E-SKILL-07
#[test]
fn text_that_demands_no_skill_uses_none() {
    let mut t = tools(
        "
        event Idle: text [(when: Order, body: [Draw(who: You, n: N(1))])]
        player 1
          missions: Base
          core: Idle; Sees Treachery
          at Base: Crook",
    );
    t.use_text("Idle", 0);
    assert_eq!(t.score(1), 0);
}

/// 2E-SKILL-08
#[test]
fn a_skill_that_only_selects_is_not_used() {
    for rules in ["2002", "2003"] {
        let mut t = tools(&format!(
            "
        rules {rules}
        player 1
          missions: Red
          core: Sees Science; Sees Treachery
          at Red: Bo; Crook
        player 2
          pile: Cull
          core: Sees Science as theirs"
        ));
        t.attempt("Red").pick(&["Cull"]);
        assert!(t.in_discard(1, "Bo"));
        assert_eq!((t.score(1), t.score(2)), (0, 0));
    }
}

/// 2E-SKILL-09
#[test]
fn a_usable_skill_is_used_without_a_question() {
    for rules in ["2002", "2003"] {
        let mut t = tools(&format!(
            "
        rules {rules}
        player 1
          missions: Green
          core: Sees Diplomacy
          at Green: Cy; Ann
        player 2
          pile: Parley"
        ));
        t.attempt("Green").pick(&["Parley"]);
        assert!(!t.is_stopped("Cy") && !t.is_stopped("Ann"));
        assert_eq!(t.score(1), 36);
        assert_eq!(t.beneath("Green"), ["Parley"]);
    }
}

/// 2E-SKILL-10
#[test]
fn a_priced_skill_may_be_left_unused() {
    for rules in ["2002", "2003"] {
        let mut t = tools(&format!(
            "
            rules {rules}
            player 1
              missions: Green
              hand: Relic
              at Green: Cy; Ann
            player 2
              missions: Base
              at Base: Heckler
              pile: Parley"
        ));
        t.attempt("Green").pick(&["Parley"]);
        assert_eq!(t.asked(), 1);
        assert_eq!(
            t.ask(),
            Ask::PayForSkill {
                personnel: t.card("Cy"),
                skill: Skill::Diplomacy
            }
        );
        t.no();
        assert!(t.is_stopped("Cy") && t.is_stopped("Ann"));
        assert!(t.in_hand(1, "Relic"));
        assert_eq!(t.score(1), 0);
    }
}

/// 2E-SKILL-10
#[test]
fn a_priced_skill_counts_when_the_price_is_paid() {
    let mut t = tools(
        "
        player 1
          missions: Green
          hand: Relic; Stone
          at Green: Cy; Ann
        player 2
          missions: Base
          at Base: Heckler
          pile: Parley",
    );
    t.attempt("Green").pick(&["Parley"]).yes().pick(&["Stone"]);
    assert!(t.in_discard(1, "Stone") && t.in_hand(1, "Relic"));
    assert!(!t.is_stopped("Cy"));
    assert_eq!(t.score(1), 35);
}

/// 2E-SKILL-10
#[test]
fn a_price_that_cannot_be_paid_keeps_the_skill_out() {
    let mut t = tools(
        "
        player 1
          missions: Green
          at Green: Cy
        player 2
          missions: Base
          at Base: Heckler
          pile: Parley",
    );
    t.attempt("Green").pick(&["Parley"]);
    assert!(t.is_stopped("Cy"));
    assert_eq!(t.score(1), 0);
}

/// 2E-SKILL-11
#[test]
fn one_payment_allows_all_skills_of_a_personnel() {
    for rules in ["2002", "2003"] {
        let mut t = tools(&format!(
            "
            rules {rules}
            player 1
              missions: Lab
              hand: Relic
              at Lab: Jack
            player 2
              core: Muzzle"
        ));
        attempt_in_peace(&mut t, "Lab");
        assert_eq!(
            t.ask(),
            Ask::PayForSkills {
                personnel: t.card("Jack")
            }
        );
        t.yes();
        choose(&mut t, &["Relic"]);
        assert!(t.in_discard(1, "Relic"));
        assert_eq!(t.score(1), 40);
    }
}

/// 2E-SKILL-11
#[test]
fn the_price_is_paid_for_each_personnel() {
    let mut t = tools(
        "
        personnel Len: Federation Law
        player 1
          missions: Lab
          hand: Relic; Stone; Chip
          at Lab: Ann; Bo; Len
        player 2
          core: Muzzle",
    );
    attempt_in_peace(&mut t, "Lab");
    let mut paid = 0;
    while matches!(t.ask(), Ask::PayForSkills { .. }) {
        t.yes();
        if crate::support::actions::picks(&t) {
            let card = t.candidates()[0].clone();
            t.pick(&[&card]);
        }
        paid += 1;
    }
    assert_eq!(paid, 3);
    assert!(t.hand(1).is_empty());
    assert_eq!(t.score(1), 40);
}

/// 2E-GAP-64
#[test]
fn only_one_of_two_personnel_uses_the_skill_and_the_attempter_chooses() {
    let mut t = tools(
        "
        player 1
          missions: Red
          core: Sees Diplomacy
          deck: Ann; Bo; Dax; Relic
          at Red: Cy; Envoy
        player 2
          pile: Parley",
    );
    t.attempt("Red").pick(&["Parley"]);
    assert_eq!(t.asked(), 1);
    assert_eq!(
        t.ask(),
        Ask::WhoseSkill {
            skill: Skill::Diplomacy
        }
    );
    t.pick(&["Envoy"]);
    assert_eq!(t.score(1), 1);
    // As many cards as the one who used it costs.
    assert_eq!(t.hand(1).len(), 2);
}

/// 2E-GAP-64
#[test]
fn a_branch_that_was_not_needed_uses_no_skill() {
    let mut t = tools(
        "
        personnel Len: Federation Law
        event Sees Law: text [(when: On((kind: UseSkill, skill: One(Law))), body: [Points(who: You, n: N(1))])]
        player 1
          missions: Embassy
          core: Sees Law; Sees Diplomacy
          at Embassy: Len",
    );
    attempt_in_peace(&mut t, "Embassy");
    assert_eq!(t.score(1), 41);
}

/// Cy and Envoy have Diplomacy, and Parley asks for one level of it.
fn parley(cards: &str) -> Table {
    let mut t = tools(&format!(
        "event Sees Law: text [(when: On((kind: UseSkill, skill: One(Law))), body: [Points(who: You, n: N(1))])]
        interrupt Notes Diplomacy: text [(when: On((kind: UseSkill, skill: One(Diplomacy))), optional: true,
            body: [Points(who: You, n: N(1))])]
        {cards}"
    ));
    t.attempt("Red").pick(&["Parley"]);
    t
}

/// 2E-GAP-109
#[test]
fn whose_skill_is_used_is_asked_where_a_text_on_the_table_asks_about_that_skill() {
    let mut t = parley(
        "player 1
          missions: Red
          core: Sees Diplomacy
          at Red: Cy; Envoy
        player 2
          pile: Parley",
    );
    let whose = Ask::WhoseSkill {
        skill: Skill::Diplomacy,
    };
    assert_eq!(t.ask(), whose);
    let Choice::Cards { min, max, .. } = t.pending().choice.clone() else {
        panic!("cards are picked");
    };
    assert_eq!((min, max), (1, 1), "exactly one is needed");
    t.pick(&["Cy"]);
    assert_eq!(t.score(1), 1);
}

/// 2E-GAP-109
#[test]
fn a_text_about_another_skill_is_no_reason_to_ask() {
    let t = parley(
        "player 1
          missions: Red
          core: Sees Law
          at Red: Cy; Envoy
        player 2
          pile: Parley",
    );
    assert!(!matches!(t.ask(), Ask::WhoseSkill { .. }), "{:?}", t.ask());
}

/// 2E-GAP-109
#[test]
fn whose_skill_is_used_is_asked_for_a_text_in_ones_own_hand_but_not_in_the_opponents() {
    let hands = |hands: [&str; 2]| {
        let [own, other] = hands.map(|hand| match hand {
            "" => String::new(),
            hand => format!("hand: {hand}"),
        });
        let t = parley(&format!(
            "player 1
              missions: Red
              {own}
              at Red: Cy; Envoy
            player 2
              {other}
              pile: Parley"
        ));
        matches!(t.ask(), Ask::WhoseSkill { .. })
    };
    assert!(hands(["Notes Diplomacy", ""]));
    assert!(!hands(["", "Notes Diplomacy"]));
    assert!(!hands(["", ""]));
}
