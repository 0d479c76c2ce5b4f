//! 1.12 SHOW.

use crate::support::turns::{WORLD, finish_turn, world};
use cards::language::Kind;
use cards::lexicon::{Skill, Stat};
use engine::script::{Table, player, table};
use engine::{Action, Ask, Facet, Flag, SeenEvent};

/// What a player has seen since the table was set.
fn seen(t: &Table, n: u8) -> Vec<SeenEvent> {
    t.events
        .iter()
        .map(|e| e.seen_from(Some(player(n))))
        .collect()
}

/// The parts of cards shown to a player.
fn facets(t: &Table, n: u8) -> Vec<Facet> {
    let shown = seen(t, n).into_iter().filter(|e| e.kind == Kind::Show);
    shown.filter_map(|e| e.facet).collect()
}

fn sees(t: &Table, n: u8, card: &str) -> bool {
    t.game.seen_by(t.card(card)).has(player(n))
}

/// Whether an event names the card to this player.
fn told(t: &Table, n: u8, card: &str) -> bool {
    let card = t.card(card);
    seen(t, n)
        .iter()
        .any(|e| e.card == Some(card) || e.other == Some(card) || e.cards.contains(&card))
}

/// 2E-SHOW-01
#[test]
fn every_opponent_examines_a_card_as_it_is_played() {
    for (name, at) in [
        ("Ann", Some("Base")),
        ("Kit", Some("Base")),
        ("Skiff", Some("Base")),
        ("Beacon", None),
    ] {
        let mut t = world(&format!(
            "players 3
            player 1
              missions: Base
              hand: {name}; Bo
            segment play"
        ));
        let card = t.card(name);
        for n in [2, 3] {
            assert!(!sees(&t, n, name), "{name} is in hand");
        }
        let action = t.play_action(name, at);
        t.act(action);
        for n in [1, 2, 3] {
            let plays = seen(&t, n)
                .into_iter()
                .filter(|e| e.kind == Kind::Play && e.card == Some(card));
            assert_eq!(plays.count(), 1, "player {n} sees {name} being played");
            assert!(sees(&t, n, name));
        }
        assert!(!told(&t, 2, "Bo"));
    }
}

/// 2E-SHOW-02
#[test]
fn personnel_and_equipment_may_be_turned_face_down() {
    let mut t = world(
        "players 3
        player 1
          missions: Base
          hand: Ann; Kit
        segment play",
    );
    t.play_at("Ann", "Base").play_at("Kit", "Base");
    assert!(!t.is("Ann", Flag::FaceDown), "nobody is made to");
    t.hide(&["Ann", "Kit"]);
    for card in ["Ann", "Kit"] {
        assert!(t.is(card, Flag::FaceDown));
        assert!(sees(&t, 1, card), "the commander looks at {card}");
        assert!(!sees(&t, 2, card) && !sees(&t, 3, card), "{card}");
    }
    finish_turn(&mut t);
    assert!(!sees(&t, 2, "Ann") && !sees(&t, 3, "Ann"));
}

/// 2E-SHOW-02
#[test]
fn only_ones_own_personnel_and_equipment_are_turned_face_down() {
    let mut t = world(
        "player 1
          missions: Base
          at Base: Ann; Kit; Skiff; Bo [down]
          core: Beacon
        player 2
          at Base: Kor
        segment play",
    );
    t.act(Action::Hide);
    assert_eq!(t.ask(), Ask::HideWhich);
    assert_eq!(t.candidates(), ["Ann", "Kit"]);
    let skiff = t.cards(&["Skiff"]);
    t.refused(engine::Answer::Cards(skiff));
    t.pick(&["Kit"]);
    assert!(!t.is("Ann", Flag::FaceDown) && t.is("Kit", Flag::FaceDown));
    let mut t = world(
        "player 1
          missions: Base
          at Base: Skiff; Bo [down]
          core: Beacon
        segment play",
    );
    assert_eq!(t.refused_act(Action::Hide).rule, "2E-SHOW-02");
}

/// 2E-SHOW-03
#[test]
fn a_staffing_icon_is_shown_when_the_ship_moves() {
    let text = |state: &str| {
        format!(
            "players 3
            player 1
              missions: Base; Green
              at Base: Wren
              aboard Wren: Ann [{state}]; Bo"
        )
    };
    let mut t = world(&text("down"));
    t.move_to("Wren", "Green");
    for n in [2, 3] {
        assert!(facets(&t, n).contains(&Facet::StaffingIcon), "player {n}");
    }
    assert!(t.is("Ann", Flag::FaceDown), "it stays face down");
    // Bo is face up anyway, and a ship without requirements has nothing to verify but the affiliation.
    let mut t = world(
        "players 3
        player 1
          missions: Base; Green
          at Base: Skiff
          aboard Skiff: Ann [down]",
    );
    t.move_to("Skiff", "Green");
    assert!(!facets(&t, 2).contains(&Facet::StaffingIcon));
    assert!(facets(&t, 2).contains(&Facet::Affiliation));
}

/// 2E-SHOW-03
/// 2E-SHOW-05
#[test]
fn skills_and_attributes_used_for_a_mission_are_shown_and_nothing_else() {
    let mut t = table(&format!(
        "{WORLD}
        personnel Max: Federation [Cmd] Medical 2 Science Law I5 C6 S7 cost 3
        players 3
        player 1
          missions: Base; Green
          at Green: Max [down]"
    ));
    t.attempt("Green");
    assert_eq!(t.score(1), 35);
    for n in [2, 3] {
        let shown = facets(&t, n);
        assert!(
            shown.contains(&Facet::Skill(Skill::Medical, 1)),
            "{shown:?}"
        );
        assert!(shown.contains(&Facet::Stat(Stat::Cunning, 6)), "{shown:?}");
        for facet in shown {
            let relevant = matches!(
                facet,
                Facet::Skill(Skill::Medical, _)
                    | Facet::Stat(Stat::Cunning, _)
                    | Facet::Affiliation
            );
            assert!(relevant, "player {n} has no business with {facet:?}");
        }
        assert!(!told(&t, n, "Max"), "the card itself is not shown");
        assert!(!sees(&t, n, "Max"));
    }
}

const READERS: &str = "
personnel Sage: Federation Law cost 2 text [(when: Order, body: [Points(who: You, n: N(1))])]
equipment Lens: text [(when: Order, body: [Points(who: You, n: N(1))])]
";

/// 2E-SHOW-03
/// 2E-SHOW-05
#[test]
fn the_text_of_a_face_down_card_is_shown_when_it_is_used() {
    for card in ["Sage", "Lens"] {
        let mut t = table(&format!(
            "{WORLD}{READERS}
            players 3
            player 1
              missions: Base
              at Base: {card} [down]; Bo [down]"
        ));
        assert!(!sees(&t, 2, card));
        t.use_text(card, 0);
        assert_eq!(t.score(1), 1);
        for n in [2, 3] {
            let text = |f: &Facet| matches!(f, Facet::Text(_));
            assert!(facets(&t, n).iter().any(text), "{card} to player {n}");
            assert!(!told(&t, n, card), "which card it is stays hidden");
            assert!(!told(&t, n, "Bo"));
        }
    }
}

const DILEMMAS: &str = "
dilemma Dear: dual cost 1 text [(when: Resolve, body: [
    Stop(what: Pick((of: (from: Attempt, best: (Most, Stat(Cost, It))), n: Exactly(N(1)), how: Rule, to: 0)))])]
dilemma Wild: dual cost 1 text [(when: Resolve, body: [
    Stop(what: Pick((of: (from: Attempt), n: Exactly(N(1)), how: Random, to: 0)))])]
dilemma Flood: dual cost 1 text [(when: Resolve, body: [Stop(what: Every((from: Attempt)))])]
";

fn group(dilemma: &str) -> Table {
    let mut t = table(&format!(
        "{WORLD}{DILEMMAS}
        players 3
        player 1
          missions: Base; Blue
          at Blue: Ann [down]; Bo [down]; Kor [down]
        player 2
          pile: {dilemma}"
    ));
    t.attempt("Blue").pick(&[dilemma]);
    t
}

fn costs(t: &Table, n: u8) -> Vec<i16> {
    let shown = facets(t, n).into_iter();
    let mut costs: Vec<i16> = shown
        .filter_map(|f| match f {
            Facet::Stat(Stat::Cost, n) => Some(n),
            _ => None,
        })
        .collect();
    costs.sort_unstable();
    costs
}

/// 2E-SHOW-04
#[test]
fn the_costs_of_a_group_are_shown_when_the_dearest_is_stopped() {
    let t = group("Dear");
    assert!(t.is_stopped("Ann") && !t.is_stopped("Bo") && !t.is_stopped("Kor"));
    for n in [2, 3] {
        assert_eq!(costs(&t, n), [2, 2, 3], "player {n}");
    }
}

/// 2E-SHOW-04
#[test]
fn nothing_is_shown_when_chance_decides_or_all_are_affected() {
    let t = group("Wild");
    for n in [2, 3] {
        assert!(costs(&t, n).is_empty());
        assert!(!told(&t, n, "Ann") && !told(&t, n, "Kor"));
    }
    let t = group("Flood");
    assert!(t.is_stopped("Ann") && t.is_stopped("Bo") && t.is_stopped("Kor"));
    for n in [2, 3] {
        assert!(costs(&t, n).is_empty());
        // Klingons are no help at Blue: this one has had nothing to show at all.
        assert!(!told(&t, n, "Kor"));
    }
}

/// 2E-SHOW-05
#[test]
fn a_shown_cost_is_not_the_whole_card() {
    let t = group("Dear");
    for n in [2, 3] {
        for card in ["Ann", "Bo", "Kor"] {
            assert!(!told(&t, n, card), "{card} to player {n}");
            assert!(!sees(&t, n, card), "{card} to player {n}");
        }
        for facet in facets(&t, n) {
            let relevant = matches!(
                facet,
                Facet::Stat(Stat::Cost, _) | Facet::Skill(Skill::Science, _) | Facet::Affiliation
            );
            assert!(relevant, "player {n} has no business with {facet:?}");
        }
    }
}

/// 2E-SHOW-06
#[test]
fn all_other_cards_in_play_are_open() {
    for active in [1, 2, 3] {
        let t = table(&format!(
            "{WORLD}
            event Halo: cost 1 play (to: On(Type(Personnel)))
            players 3
            player 1
              missions: Base; Green; Deep
              at Base: Skiff; Ann [down]; Bo; Kit
              core: Beacon
              on Bo: Halo
            player 2
              missions: Fort
              beneath Green: Trap
              on Skiff: Snag as dmg [damage]
              hand: Cy
              pile: Snag as hidden
            turn of {active}"
        ));
        for n in [1, 2, 3] {
            for card in [
                "Skiff", "Beacon", "Halo", "Base", "Green", "Deep", "Fort", "Trap", "dmg", "Bo",
                "Kit",
            ] {
                assert!(
                    sees(&t, n, card),
                    "{card} to player {n} in the turn of {active}"
                );
            }
            assert_eq!(sees(&t, n, "Ann"), n == 1);
            assert_eq!(sees(&t, n, "Cy"), n == 2);
            assert!(!sees(&t, n, "hidden"));
        }
    }
}

/// 2E-SHOW-06
#[test]
fn ships_events_and_missions_cannot_be_hidden() {
    let mut t = world(
        "player 1
          missions: Base; Green
          at Base: Skiff; Ann
          hand: Beacon
          counters 3
        segment play",
    );
    t.play("Beacon").act(Action::Hide);
    assert_eq!(t.candidates(), ["Ann"]);
}

/// 2E-SHOW-03
#[test]
fn skills_used_against_a_dilemma_are_shown() {
    let mut t = table(&format!(
        "{WORLD}
        dilemma Riddle: dual cost 1 text [(when: Resolve, body: [
            If(c: Not(Meets(Attempt, Skill(Science, 1))), yes: [Stop(what: Every((from: Attempt)))])])]
        players 3
        player 1
          missions: Base; Green
          at Green: Cy [down]; Nia [down]
        player 2
          pile: Riddle"
    ));
    t.attempt("Green").pick(&["Riddle"]);
    assert_eq!(t.beneath("Green"), ["Riddle"]);
    for n in [2, 3] {
        assert!(
            facets(&t, n).contains(&Facet::Skill(Skill::Science, 1)),
            "{:?}",
            facets(&t, n)
        );
        assert!(
            !facets(&t, n)
                .iter()
                .any(|f| matches!(f, Facet::Skill(Skill::Law, _)))
        );
    }
}

/// 2E-SHOW-03
#[test]
fn strength_used_in_combat_is_shown() {
    let mut t = table(&format!(
        "{WORLD}
        personnel Thug: Klingon S6 text [(when: Order, body: [
            Fight(kind: Combat, with: Type(Personnel), win: [])])]
        players 3
        player 1
          missions: Green
          at Green: Thug; Ann [down]
        player 2
          at Green: Kor [down]"
    ));
    t.use_text("Thug", 0);
    assert_eq!(t.ask(), Ask::Orders);
    for n in [2, 3] {
        assert!(
            facets(&t, n).contains(&Facet::Stat(Stat::Strength, 7)),
            "player {n}: {:?}",
            facets(&t, n)
        );
        assert!(!sees(&t, n, "Ann"));
    }
    // The other side shows as well.
    for n in [1, 3] {
        assert!(
            facets(&t, n).contains(&Facet::Stat(Stat::Strength, 5)),
            "player {n}: {:?}",
            facets(&t, n)
        );
    }
}

/// 2E-SHOW-04
#[test]
fn a_skill_that_singles_out_some_of_a_group_is_shown() {
    let setup = |group: &str| {
        let mut t = table(&format!(
            "{WORLD}
            personnel Foe: Klingon text [(when: Order, body: [Stop(what: Every((filter: All([
                Type(Personnel), Commanded(EachOpponent), Skill(One(Science), 1)]))))])]
            players 3
            player 1
              missions: Base
              at Base: {group}
            player 2
              missions: Fort
              at Fort: Foe
            turn of 2"
        ));
        t.use_text("Foe", 0);
        assert!(t.is_stopped("Bo"));
        t
    };
    let t = setup("Ann [down]; Bo [down]");
    assert!(!t.is_stopped("Ann"));
    for n in [2, 3] {
        assert!(
            facets(&t, n).contains(&Facet::Skill(Skill::Science, 1)),
            "{:?}",
            facets(&t, n)
        );
        assert!(!told(&t, n, "Bo"), "not the whole card");
    }
    // All of the group: nothing to verify.
    let t = setup("Bo [down]; Cy [down]");
    assert!(t.is_stopped("Cy"));
    for n in [2, 3] {
        assert!(facets(&t, n).is_empty(), "{:?}", facets(&t, n));
    }
}
