//! A text about a personnel using a skill to complete a mission is offered once for that mission.

use crate::support::board::{asked, can_use, stage};
use cards::language::Kind;
use engine::Ask;
use engine::script::Table;

fn complete(t: &mut Table, mission: &str) {
    t.attempt(mission);
    while t.ask() == Ask::ChooseDilemmas {
        t.pick(&[]);
    }
}

fn mission(needs: &str, rest: &str) -> Table {
    stage(&format!(
        "
        planet Port: any span 2 points 30 needs {needs}
        planet Dock: any span 2 points 30 needs {needs}
        {rest}"
    ))
}

const WEYOUN: &str = "
    player 1
      missions: Port; Dock
      deck: Relic; Stone; Chip; Totem
      at Port: 3R171";

/// 2E-GAP-107, 2E-WHEN-03
/// 3R171 Weyoun, Loyal Subject of the Dominion
#[test]
fn two_skills_for_one_mission_are_one_occasion() {
    for needs in [
        "Diplomacy and Law",
        "Anthropology and Diplomacy and Law and Leadership",
    ] {
        let mut t = mission(needs, WEYOUN);
        complete(&mut t, "Port");
        assert_eq!(asked(&t), (1, Ask::Respond), "{needs}");
        assert!(can_use(&t, "Weyoun", 0));
        t.use_text("Weyoun", 0);
        assert_eq!(asked(&t), (1, Ask::Orders), "{needs}");
        assert_eq!(t.hand(1), ["Relic"], "{needs}");
        assert_eq!(t.score(1), 30);
    }
}

/// 2E-GAP-107, 2E-ACT-08
/// 3R171 Weyoun, Loyal Subject of the Dominion
#[test]
fn who_passes_is_not_asked_again_for_the_second_skill() {
    let mut t = mission("Diplomacy and Law", WEYOUN);
    complete(&mut t, "Port");
    t.pass();
    assert_eq!(asked(&t), (1, Ask::Orders));
    assert_eq!((t.score(1), t.hand(1).len()), (30, 0));
}

/// 2E-SKILL-06
/// 3R171 Weyoun, Loyal Subject of the Dominion
#[test]
fn one_skill_for_one_mission_is_one_occasion_and_none_is_none() {
    let mut t = mission("Diplomacy", WEYOUN);
    complete(&mut t, "Port");
    t.use_text("Weyoun", 0);
    assert_eq!(asked(&t), (1, Ask::Orders));
    assert_eq!(t.hand(1), ["Relic"]);
    let mut t = mission("Cunning>5", WEYOUN);
    complete(&mut t, "Port");
    assert_eq!(asked(&t), (1, Ask::Orders), "no skill was used");
    assert_eq!(t.score(1), 30);
}

/// 2E-GAP-107, 2E-WHEN-04
/// 3R171 Weyoun, Loyal Subject of the Dominion
#[test]
fn the_next_mission_is_another_occasion() {
    let mut t = mission(
        "Diplomacy and Law",
        "
        ship Wren: Dominion staff[] R8 W6 S6
        player 1
          missions: Port; Dock
          deck: Relic; Stone; Chip; Totem
          at Port: 3R171; Wren",
    );
    complete(&mut t, "Port");
    t.use_text("Weyoun", 0);
    t.beam_up(&["Weyoun"], "Port", "Wren")
        .move_to("Wren", "Dock")
        .beam_down(&["Weyoun"], "Wren", "Dock");
    complete(&mut t, "Dock");
    assert_eq!(asked(&t), (1, Ask::Respond));
    t.use_text("Weyoun", 0);
    assert_eq!(asked(&t), (1, Ask::Orders));
    assert_eq!(t.hand(1).len(), 2);
}

/// 2E-GAP-107, 2E-ACT-06
#[test]
fn each_of_two_personnel_has_an_occasion_of_its_own() {
    let helper =
        "text [(when: On((kind: UseSkill, card: Not(Other), other: Type(Mission))), optional: true,
        body: [Points(who: You, n: N(1))])]";
    let mut t = mission(
        "Diplomacy and Law and Honor and Medical",
        &format!(
            "
            personnel Judge: Federation Diplomacy Law I5 C5 S5 {helper}
            personnel Monk: Federation Honor Medical I5 C5 S5 {helper}
            player 1
              missions: Port
              at Port: Judge; Monk"
        ),
    );
    complete(&mut t, "Port");
    let mut used = Vec::new();
    while t.ask() == Ask::Respond {
        let card = ["Judge", "Monk"].into_iter().find(|c| can_use(&t, c, 0));
        let card = card.expect("one of them");
        used.push(card);
        t.use_text(card, 0);
    }
    used.sort_unstable();
    assert_eq!(used, ["Judge", "Monk"]);
    assert_eq!(t.score(1), 32);
}

/// 2E-GAP-107
///
/// The same for a text on another card that watches the skills of anybody.
#[test]
fn a_text_that_watches_others_is_offered_once_for_each_of_them() {
    let mut t = mission(
        "Diplomacy and Law and Honor",
        "
        personnel Judge: Federation Diplomacy Law I5 C5 S5
        personnel Monk: Federation Honor I5 C5 S5
        event Choir: text [(when: On((kind: UseSkill, card: Type(Personnel), other: Type(Mission))), optional: true,
            body: [Points(who: You, n: N(1))])]
        player 1
          missions: Port
          core: Choir
          at Port: Judge; Monk",
    );
    complete(&mut t, "Port");
    let mut times = 0;
    while t.ask() == Ask::Respond {
        t.use_text("Choir", 0);
        times += 1;
    }
    assert_eq!(times, 2, "once for the Judge, once for the Monk");
    assert_eq!(t.score(1), 32);
}

/// 2E-SKILL-06: each skill was used all the same, and a text about one of them is not lost behind another.
#[test]
fn a_text_about_one_of_the_skills_is_offered() {
    for skill in ["Diplomacy", "Law"] {
        let mut t = mission(
            "Diplomacy and Law",
            &format!(
                "
                personnel Judge: Federation Diplomacy Law I5 C5 S5
                event Choir: text [(when: On((kind: UseSkill, card: Type(Personnel), other: Type(Mission),
                    skill: One({skill}))), optional: true, body: [Points(who: You, n: N(1))])]
                player 1
                  missions: Port
                  core: Choir
                  at Port: Judge"
            ),
        );
        complete(&mut t, "Port");
        assert_eq!(asked(&t), (1, Ask::Respond), "{skill}");
        t.use_text("Choir", 0);
        assert_eq!(asked(&t), (1, Ask::Orders), "{skill}");
        assert_eq!(t.score(1), 31, "{skill}");
        assert_eq!(t.happened(Kind::UseSkill), 2, "both were used");
    }
}

/// 2E-GAP-107
/// 2C109 Ro Laren, Maquis Sympathizer
#[test]
fn the_sympathizer_takes_two_cards_and_not_four() {
    let mut t = mission(
        "Leadership and Security",
        "
        player 1
          missions: Port
          at Port: 2C109
        player 2
          hand: Relic; Stone; Chip; Totem
          deck: Ann; Bo",
    );
    complete(&mut t, "Port");
    t.use_text("Ro Laren", 0);
    if crate::support::board::order_asked(&t).is_some() {
        let cards = t.candidates();
        let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
        t.order(&cards);
    }
    assert_eq!(asked(&t), (1, Ask::Orders));
    assert_eq!(t.hand(2).len(), 2);
}
