//! Stopped cards.

use crate::support::glossary::{BOTH, any_order, pass_all, world};
use cards::lexicon::Stat;
use engine::script::Table;
use engine::{Ask, Flag, Why};

const ATTACK: &str = "event Attack: text [(when: Order, body: [Fight(kind: Engagement, with: Type(Ship), win: [Points(who: You, n: N(5))])])]";

/// Answers the questions of a fight that leave no real choice.
fn fight(t: &mut Table) {
    for _ in 0..5 {
        match t.game.pending().map(|p| (p.ask, p.choice.clone())) {
            Some((Ask::Text { .. }, engine::Choice::Cards { from, .. })) if from.len() == 1 => {
                t.answer(engine::Answer::Cards(from));
            }
            _ => break,
        }
    }
    any_order(t);
}

/// 2E-GLOSS-20
#[test]
fn stopped_crew_does_not_hinder_an_engagement() {
    for rules in BOTH {
        let mut t = world(
            rules,
            &format!(
                "{ATTACK}
                player 1
                missions: Deep
                at Deep: Wren
                aboard Wren: Ann; Bo; Cy [stopped]; Dee [stopped]; Kor [stopped]
                core: Attack
                player 2
                at Deep: Hawk"
            ),
        );
        assert!(t.offers(t.use_action("Attack", 0)));
        t.use_text("Attack", 0);
        fight(&mut t);
        assert_eq!(t.score(1), 5, "{rules}: Weapons 6 against Shields 5");
        assert!(t.is_stopped("Wren") && t.is_stopped("Ann"));
    }
}

/// 2E-GLOSS-20
#[test]
fn stopped_cards_do_not_hinder_moving_beaming_and_attempting() {
    for rules in BOTH {
        let mut t = world(
            rules,
            "player 1
            missions: Base; Green
            at Base: Wren
            aboard Wren: Ann; Bo; Cy [stopped]",
        );
        t.move_to("Wren", "Green")
            .beam_down(&["Ann", "Bo"], "Wren", "Green")
            .attempt("Green");
        assert_eq!(t.score(1), 35);
        assert!(t.aboard("Cy", "Wren"));
        let mut t = world(
            rules,
            "player 1\nmissions: Green\nat Green: Ann; Bo [stopped]",
        );
        t.attempt("Green");
        assert_eq!(
            t.score(1),
            35,
            "a stopped personnel on the planet is ignored"
        );
    }
}

const BARD: &str = "
personnel Bard: Klingon Honor I5 C5 S5 species Klingon text [(when: Static, body: [Apply(m: Stat(on: Every((filter: All([Type(Personnel), Species(\"Klingon\"), Skill(One(Honor), 1), With(This), Other]))), stats: [Cunning], n: N(1)), until: InPlay)])]
personnel Yeoman: Federation I5 C5 S5 text [(when: Order, body: [Points(who: You, n: N(1))]), (when: On((kind: Points, who: You, cause: Card(Type(Event)))), optional: true, body: [Draw(who: You, n: N(1))])]
event Prize: text [(when: Order, body: [Points(who: You, n: N(2))])]
event Muster: text [(when: Order, body: [Points(who: You, n: Max(Strength, (filter: All([Type(Personnel), Commanded(You)]))))])]
ship Barge: Federation staff[Cmd] R8 W6 S6 text [(when: Static, body: [Apply(m: Stat(on: Every((filter: All([Type(Personnel), Commanded(You)]))), stats: [Integrity], n: N(1)), until: InPlay)])]
";

/// 2E-GLOSS-21
#[test]
fn a_stopped_card_has_no_continuous_text() {
    for rules in BOTH {
        let t = world(
            rules,
            &format!("{BARD}\nplayer 1\nmissions: Rock\nat Rock: Bard; Kor"),
        );
        assert_eq!(t.stat("Kor", Stat::Cunning), 6);
        let t = world(
            rules,
            &format!("{BARD}\nplayer 1\nmissions: Rock\nat Rock: Bard [stopped]; Kor"),
        );
        assert_eq!(t.stat("Kor", Stat::Cunning), 5, "{rules}");
        let t = world(
            rules,
            &format!("{BARD}\nplayer 1\nmissions: Rock\nat Rock: Barge; Kor"),
        );
        assert_eq!(t.stat("Kor", Stat::Integrity), 6);
        let t = world(
            rules,
            &format!("{BARD}\nplayer 1\nmissions: Rock\nat Rock: Barge [stopped]; Kor"),
        );
        assert_eq!(
            t.stat("Kor", Stat::Integrity),
            5,
            "{rules}: of a stopped ship neither"
        );
    }
}

/// 2E-GLOSS-21
#[test]
fn a_stopped_personnel_can_use_neither_orders_nor_responses() {
    for rules in BOTH {
        let mut t = world(
            rules,
            &format!("{BARD}\nplayer 1\nmissions: Green\nat Green: Yeoman\ncore: Prize"),
        );
        assert!(t.offers(t.use_action("Yeoman", 0)));
        t.use_text("Prize", 0);
        assert_eq!(t.ask(), Ask::Respond);
        t.use_text("Yeoman", 1);
        assert_eq!(t.hand(1).len(), 1);

        let mut t = world(
            rules,
            &format!("{BARD}\nplayer 1\nmissions: Green\nat Green: Yeoman [stopped]\ncore: Prize"),
        );
        let yeoman = t.card("Yeoman");
        let refusal = t.refused_act(t.use_action("Yeoman", 0));
        assert_eq!(refusal.why, Why::Stopped { card: yeoman });
        assert!(
            ["2E-GLOSS-21", "2E-ORD-07"].contains(&refusal.rule),
            "{}",
            refusal.rule
        );
        t.use_text("Prize", 0);
        assert_eq!(t.ask(), Ask::Orders, "{rules}: no response is offered");
        assert_eq!(t.hand(1).len(), 0);
    }
}

/// 2E-GLOSS-21
/// D-37
#[test]
fn attributes_of_a_stopped_card_are_out_of_use_under_2003_only() {
    for (rules, score) in [("2003", 7), ("2002", 9)] {
        let mut t = world(
            rules,
            &format!(
                "{BARD}\nplayer 1\nmissions: Green\nat Green: Ann; Kor [stopped]\ncore: Muster"
            ),
        );
        t.use_text("Muster", 0);
        assert_eq!(t.score(1), score, "highest Strength under {rules}");
        let mut t = world(
            rules,
            &format!("{BARD}\nplayer 1\nmissions: Green\nat Green: Ann; Kor\ncore: Muster"),
        );
        t.use_text("Muster", 0);
        assert_eq!(t.score(1), 9, "unstopped it counts under both");
    }
}

/// 2E-GLOSS-21
/// D-37
#[test]
fn icons_and_skills_of_a_stopped_card_are_out_of_use_under_2003_only() {
    let cards = "event Census: text [(when: Order, body: [Points(who: You, n: Count((filter: All([Type(Personnel), Commanded(You), Icon(\"Cmd\")]))))])]
    event Clinic: text [(when: Order, body: [Points(who: You, n: Count((filter: All([Type(Personnel), Commanded(You), Skill(One(Medical), 1)]))))])]";
    for (rules, count) in [("2003", 0), ("2002", 1)] {
        for text in ["Census", "Clinic"] {
            let mut t = world(
                rules,
                &format!(
                    "{cards}\nplayer 1\nmissions: Green\nat Green: Ann [stopped]; Bo\ncore: Census; Clinic"
                ),
            );
            t.use_text(text, 0);
            assert_eq!(t.score(1), count, "{text} under {rules}");
            let mut t = world(
                rules,
                &format!(
                    "{cards}\nplayer 1\nmissions: Green\nat Green: Ann; Bo\ncore: Census; Clinic"
                ),
            );
            t.use_text(text, 0);
            assert_eq!(t.score(1), 1, "{text}: unstopped it counts under both");
        }
    }
}

/// 2E-GLOSS-21
#[test]
fn a_stopped_personnel_does_not_staff_under_either_rule_set() {
    for rules in BOTH {
        let mut t = world(
            rules,
            "player 1\nmissions: Base; Green\nat Base: Wren\naboard Wren: Ann [stopped]; Bo",
        );
        assert_eq!(
            t.refused_act(t.move_action("Wren", "Green")).rule,
            "2E-MOVE-02"
        );
        let t = world(
            rules,
            "player 1\nmissions: Base; Green\nat Base: Wren\naboard Wren: Ann; Bo",
        );
        assert!(t.offers(t.move_action("Wren", "Green")));
    }
}

/// 2E-GLOSS-21
/// 2E-GAP-29
/// D-37
#[test]
fn stopped_defenders_add_their_strength_under_2002_only() {
    let cards = "event Brawl: text [(when: Order, body: [Fight(kind: Combat, with: Type(Personnel), win: [Points(who: You, n: N(5))])])]";
    for (rules, score) in [("2003", 5), ("2002", 0)] {
        let mut t = world(
            rules,
            &format!(
                "{cards}
                player 1
                missions: Green
                at Green: Ann
                core: Brawl
                player 2
                at Green: Bo; Cy [stopped]"
            ),
        );
        t.use_text("Brawl", 0);
        fight(&mut t);
        assert_eq!(
            t.score(1),
            score,
            "7 against 6, with 5 more of a stopped defender under {rules}"
        );
    }
}

const DEMAND: &str = "
personnel Ruth: Federation Anthropology I5 C5 S5
interrupt Lesson: play (need: Some((filter: All([Type(Personnel), Skill(One(Anthropology), 1), Commanded(You)])))) text [(when: Order, body: [Points(who: You, n: N(3))])]
interrupt Fleet: play (need: Some((filter: All([Type(Ship), Commanded(You)])))) text [(when: Order, body: [Points(who: You, n: N(3))])]
";

/// 2E-GLOSS-22
#[test]
fn stopped_cards_do_not_meet_a_demand_for_command() {
    for rules in BOTH {
        let at = |cards: &str| {
            world(
                rules,
                &format!(
                    "{DEMAND}\nplayer 1\nmissions: Green\nat Green: {cards}\nhand: Lesson; Fleet"
                ),
            )
        };
        let mut t = at("Ruth; Wren");
        t.use_text("Lesson", 0).use_text("Fleet", 0);
        assert_eq!(t.score(1), 6);
        let mut t = at("Ruth [stopped]; Wren [stopped]; Ann");
        let lesson = t.refused_act(t.use_action("Lesson", 0));
        assert_eq!(lesson.why, Why::RequirementNotMet, "{rules}");
        let fleet = t.refused_act(t.use_action("Fleet", 0));
        assert_eq!(fleet.why, Why::RequirementNotMet, "{rules}");
    }
}

const SHIELD: &str = "
event Decoy: text [(when: On((phase: Before, kind: Kill, card: All([Type(Personnel), Commanded(You)]), bind: (card: 0))), optional: true, body: [
    Instead([Move(verb: Kill, what: Pick((of: (filter: All([Type(Personnel), Commanded(You), With(In(0)), Not(In(0))])), n: Exactly(N(1)), how: Random, to: 1)))])])]
event Sniper: text [(when: Order, body: [Move(verb: Kill, what: Pick((of: (filter: All([Type(Personnel), Commanded(EachOpponent)])), n: Exactly(N(1)), to: 0)))])]
";

/// 2E-GLOSS-23
/// D-40
#[test]
fn own_text_reaches_own_stopped_cards_under_2002_only() {
    for rules in BOTH {
        let mut killed = std::collections::BTreeSet::new();
        for seed in 1..=24 {
            let mut t = world(
                rules,
                &format!(
                    "{SHIELD}
                    seed {seed}
                    turn of 2
                    player 1
                    missions: Green
                    at Green: Ann; Bo [stopped]; Cy
                    core: Decoy
                    player 2
                    core: Sniper"
                ),
            );
            t.use_text("Sniper", 0).pick(&["Ann"]);
            assert_eq!(t.asked(), 1);
            t.use_text("Decoy", 0);
            pass_all(&mut t);
            assert!(
                t.on_surface("Ann", "Green"),
                "somebody else dies in place of Ann"
            );
            killed.extend(["Bo", "Cy"].into_iter().filter(|n| t.in_discard(1, n)));
        }
        let expected: Vec<&str> = if rules == "2003" {
            vec!["Cy"]
        } else {
            vec!["Bo", "Cy"]
        };
        assert_eq!(
            killed.into_iter().collect::<Vec<_>>(),
            expected,
            "under {rules}"
        );
    }
}

/// 2E-GLOSS-23
#[test]
fn text_of_opponents_reaches_stopped_cards() {
    for rules in BOTH {
        let mut t = world(
            rules,
            &format!(
                "{SHIELD}\nturn of 2\nplayer 1\nmissions: Green\nat Green: Ann; Bo [stopped]\nplayer 2\ncore: Sniper"
            ),
        );
        t.use_text("Sniper", 0);
        assert_eq!(t.candidates(), ["Ann", "Bo"]);
        t.pick(&["Bo"]);
        assert!(t.in_discard(1, "Bo"));
    }
}

/// 2E-GLOSS-23
/// D-40
#[test]
fn own_ships_that_are_stopped_are_out_of_reach_under_2003_only() {
    let cards = "event Refit: text [(when: Order, body: [Apply(m: Stat(on: Pick((of: (filter: All([Type(Ship), Commanded(You)])), n: UpTo(N(1)), to: 0)), stats: [Range], n: N(2)), until: Turn)])]
    ship Dove: Federation staff[Cmd] R8 W6 S6";
    for (rules, found) in [("2003", vec!["Dove"]), ("2002", vec!["Dove", "Wren"])] {
        let mut t = world(
            rules,
            &format!(
                "{cards}\nplayer 1\nmissions: Green\nat Green: Wren [stopped]; Dove\ncore: Refit"
            ),
        );
        t.use_text("Refit", 0);
        assert_eq!(t.candidates(), found, "under {rules}");
    }
}

/// 2E-GLOSS-24
#[test]
fn equipment_is_not_stopped_by_a_failed_attempt() {
    for rules in BOTH {
        let mut t = world(
            rules,
            "equipment Kit: text []\nplayer 1\nmissions: Deep; Green\nat Green: Bo; Cy; Kit",
        );
        t.attempt("Green");
        assert!(
            t.is_stopped("Bo") && t.is_stopped("Cy"),
            "the attempt failed"
        );
        assert!(!t.is_stopped("Kit"));
    }
}

/// 2E-GLOSS-24
#[test]
fn equipment_is_not_stopped_by_a_text_either() {
    let cards = "equipment Kit: text []
    event Chill: text [(when: Order, body: [Stop(what: Every((filter: Either([Type(Personnel), Type(Equipment), Type(Ship)]))))])]";
    for rules in BOTH {
        let mut t = world(
            rules,
            &format!(
                "{cards}\nplayer 1\ncore: Chill\nplayer 2\nmissions: Green\nat Green: Bo; Kit; Wren"
            ),
        );
        t.use_text("Chill", 0);
        any_order(&mut t);
        assert!(t.is_stopped("Bo") && t.is_stopped("Wren"));
        assert!(!t.is("Kit", Flag::Stopped), "{rules}");
    }
}

/// 2E-GLOSS-24
#[test]
fn equipment_beams_up_although_everybody_around_it_is_stopped() {
    let mut t = world(
        "2003",
        "equipment Kit: text []\nplayer 1\nmissions: Green\nat Green: Wren; Bo [stopped]; Kit",
    );
    t.beam_up(&["Kit"], "Green", "Wren");
    assert!(t.aboard("Kit", "Wren"));
}
