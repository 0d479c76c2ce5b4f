//! 2E-BEAM, and what else is said about beaming.

use crate::support::journeys::{can_beam, set, without_dilemmas};
use cards::lexicon::Stat;
use engine::{Action, Answer, Ask, Place};

/// 2E-BEAM-01
#[test]
fn beaming_needs_a_ship_of_ones_own_at_the_mission() {
    let mut t = set("
        player 1
          missions: Base; Green
          at Green: Ann; Kit
          at Base: Wren
        player 2
          at Green: Hawk");
    assert!(!can_beam(&t));
    let other_place = t.up("Green", "Wren");
    let rule = t.refused_act(other_place).rule;
    assert!(["2E-BEAM-01", "2E-BEAM-09"].contains(&rule), "{rule}");
    let theirs = t.up("Green", "Hawk");
    let rule = t.refused_act(theirs).rule;
    assert!(["2E-BEAM-01", "2E-BEAM-07"].contains(&rule), "{rule}");
    let on_foot = Action::Beam {
        from: t.surface_of("Green"),
        to: t.surface_of("Base"),
    };
    let rule = t.refused_act(on_foot).rule;
    assert!(["2E-BEAM-01", "2E-BEAM-09"].contains(&rule), "{rule}");

    let mut t = set("
        player 1
          missions: Base; Green
          at Green: Ann; Kit; Wren
        player 2
          at Green: Hawk");
    t.beam_up(&["Ann", "Kit"], "Green", "Wren");
    assert!(t.aboard("Ann", "Wren") && t.aboard("Kit", "Wren"));
}

/// 2E-BEAM-02
#[test]
fn one_order_beams_any_number_of_own_cards() {
    let mut t = set("
        player 1
          missions: Green
          at Green: Wren; Ann; Bo; Cal; Dee; Eve; Kit; Probe
        player 2
          at Green: Kor; Kit as theirs");
    let up = t.up("Green", "Wren");
    t.act(up);
    assert_eq!(t.ask(), Ask::BeamWhich);
    assert_eq!(t.asked(), 1);
    // Cards of others cannot be taken along.
    let own = t.pending().clone();
    let engine::Choice::Cards { from, .. } = own.choice else {
        panic!("{own:?}")
    };
    assert_eq!(from.len(), 7);
    assert!(!from.contains(&t.card("Kor")) && !from.contains(&t.card("theirs")));
    let too_much = Answer::Cards(t.cards(&["Ann", "Kor"]));
    t.refused(too_much);
    let kit = *from
        .iter()
        .find(|c| t.game.table().face(**c).title.as_str() == "Kit")
        .unwrap();
    let (ann, bo, cal) = (t.card("Ann"), t.card("Bo"), t.card("Cal"));
    t.answer(Answer::Cards(vec![ann, bo, cal, kit]));
    for card in [ann, bo, cal, kit] {
        assert_eq!(
            t.game.state().card(card).place,
            Place::Aboard(t.card("Wren"))
        );
    }
    for name in ["Dee", "Eve", "Probe"] {
        assert!(t.on_surface(name, "Green"), "{name}");
    }
    assert_eq!(t.ask(), Ask::Orders);
}

/// 2E-BEAM-02
#[test]
fn a_single_card_or_all_of_them_can_be_beamed() {
    let text = "
        player 1
          missions: Green
          at Green: Wren; Ann; Bo; Kit";
    let mut t = set(text);
    t.beam_up(&["Kit"], "Green", "Wren");
    assert!(t.aboard("Kit", "Wren") && t.on_surface("Ann", "Green"));
    let mut t = set(text);
    t.beam_up(&["Ann", "Bo", "Kit"], "Green", "Wren");
    assert!(t.aboard("Ann", "Wren") && t.aboard("Bo", "Wren") && t.aboard("Kit", "Wren"));
}

/// 2E-BEAM-03
#[test]
fn cards_go_up_from_headquarters_and_planets() {
    for mission in ["Base", "Green"] {
        let mut t = set(&format!(
            "
        player 1
          missions: Base; Green
          at {mission}: Wren; Ann; Bo"
        ));
        t.beam_up(&["Ann"], mission, "Wren");
        assert!(t.aboard("Ann", "Wren"));
        assert!(!t.on_surface("Ann", mission));
        assert!(t.at("Ann", mission));
        assert!(t.on_surface("Bo", mission));
    }
}

/// 2E-BEAM-04
#[test]
fn cards_go_down_to_the_planet_or_headquarters_of_the_ship() {
    for mission in ["Base", "Green"] {
        let mut t = set(&format!(
            "
        player 1
          missions: Base; Green
          at {mission}: Wren; Bo
          aboard Wren: Ann; Cal"
        ));
        assert!(!t.present("Ann", "Bo"));
        t.beam_down(&["Ann"], "Wren", mission);
        assert!(t.on_surface("Ann", mission));
        assert!(t.present("Ann", "Bo"));
        assert!(t.aboard("Cal", "Wren"));
        assert!(!t.present("Ann", "Cal"));
    }
}

/// 2E-BEAM-05
#[test]
fn cards_go_from_ship_to_ship_even_in_space() {
    for mission in ["Deep", "Green", "Base"] {
        let mut t = set(&format!(
            "
        player 1
          missions: Base; Green; Deep
          at {mission}: Wren; Finch
          aboard Wren: Ann; Kit"
        ));
        t.beam_across(&["Ann", "Kit"], "Wren", "Finch");
        assert!(t.aboard("Ann", "Finch") && t.aboard("Kit", "Finch"));
    }
}

/// 2E-BEAM-06
#[test]
fn nobody_beams_to_or_from_a_space_mission_itself() {
    let mut t = set("
        player 1
          missions: Green; Deep
          at Deep: Wren; Finch
          aboard Wren: Ann
          at Green: Hawk
          aboard Hawk: Bo");
    let down = t.down("Wren", "Deep");
    assert_eq!(t.refused_act(down).rule, "2E-BEAM-06");
    let up = t.up("Deep", "Wren");
    assert_eq!(t.refused_act(up).rule, "2E-BEAM-06");
    // At a planet the same order is a good one.
    t.beam_down(&["Bo"], "Hawk", "Green");
    assert!(t.on_surface("Bo", "Green"));
}

/// 2E-BEAM-07
#[test]
fn nobody_beams_aboard_ships_of_others() {
    let mut t = set("
        players 3
        player 1
          missions: Green
          at Green: Wren; Ann
          aboard Wren: Bo
        player 2
          at Green: Hawk
          aboard Hawk: Kor
        player 3
          at Green: Finch
          aboard Finch: Cal");
    for theirs in ["Hawk", "Finch"] {
        let up = t.up("Green", theirs);
        assert_eq!(t.refused_act(up).rule, "2E-BEAM-07");
        let across = t.across("Wren", theirs);
        assert_eq!(t.refused_act(across).rule, "2E-BEAM-07");
        // Nor can their crew be fetched.
        let fetch = t.across(theirs, "Wren");
        t.refused_act(fetch);
        let put_off = t.down(theirs, "Green");
        t.refused_act(put_off);
    }
    t.beam_up(&["Ann"], "Green", "Wren");
    assert!(t.aboard("Ann", "Wren"));
}

/// 2E-BEAM-07
#[test]
fn a_ship_one_has_taken_command_of_serves_for_beaming() {
    let mut t = set("
        player 1
          missions: Green
          at Green: Ann; Hawk of 2");
    t.beam_up(&["Ann"], "Green", "Hawk");
    assert!(t.aboard("Ann", "Hawk"));
}

/// 2E-BEAM-08
#[test]
fn one_may_beam_down_to_missions_of_others() {
    for mission in ["Keep", "Red"] {
        let mut t = set(&format!(
            "
        player 1
          missions: Base
          at {mission}: Wren
          aboard Wren: Ann; Bo
        player 2
          missions: Keep; Red"
        ));
        t.beam_down(&["Ann"], "Wren", mission);
        assert!(t.on_surface("Ann", mission));
        t.beam_up(&["Ann"], mission, "Wren");
        assert!(t.aboard("Ann", "Wren"));
    }
}

/// 2E-BEAM-09
#[test]
fn beaming_starts_and_ends_at_one_mission() {
    let mut t = set("
        player 1
          missions: Green; Red
          at Green: Wren; Dee
          aboard Wren: Ann
          at Red: Finch; Eve
          aboard Finch: Bo");
    let across = t.across("Wren", "Finch");
    assert_eq!(t.refused_act(across).rule, "2E-BEAM-09");
    let up = t.up("Green", "Finch");
    assert_eq!(t.refused_act(up).rule, "2E-BEAM-09");
    let down = t.down("Wren", "Red");
    assert_eq!(t.refused_act(down).rule, "2E-BEAM-09");
    let along = Action::Beam {
        from: t.surface_of("Green"),
        to: t.surface_of("Red"),
    };
    assert_eq!(t.refused_act(along).rule, "2E-BEAM-09");
    t.beam_up(&["Dee"], "Green", "Wren");
    t.beam_up(&["Eve"], "Red", "Finch");
}

/// 2E-BEAM-10
#[test]
fn the_order_of_a_crew_has_no_effect() {
    let crew = ["Both", "Cmdr", "Low", "Kit"];
    let mut results = Vec::new();
    for turned in 0..crew.len() {
        for swapped in [false, true] {
            let mut order = crew;
            order.rotate_left(turned);
            if swapped {
                order.swap(0, 2);
            }
            let mut t = set(&format!("
        personnel Both: Federation [Cmd] [Maq] Medical I7 C3
        personnel Cmdr: Federation [Cmd] Science I4 C9
        personnel Low: Federation Law I2 C4
        ship Egret: Federation staff[Cmd Maq] R8
        dilemma Pride: dual cost 1 text [(when: Resolve, body: [
            Stop(what: Pick((of: (from: Attempt, best: (Most, Stat(Cunning, It))), n: Exactly(N(1)), how: Rule, to: 0)))])]
        space Rift: Fed span 3 points 40 needs Medical and Law and Integrity>8
        player 1
          missions: Deep; Rift
          at Deep: Egret
          aboard Egret: {}
        player 2
          pile: Pride", order.join("; ")));
            t.move_to("Egret", "Rift")
                .attempt_with("Rift", "Egret")
                .pick(&["Pride"]);
            let state = crew[..3]
                .iter()
                .map(|n| (t.is_stopped(n), t.stat(n, Stat::Cunning)))
                .collect::<Vec<_>>();
            results.push((t.score(1), t.beneath("Rift"), state));
        }
    }
    assert_eq!(results[0].0, 40);
    assert!(results[0].2[1].0, "the cunning one is stopped");
    assert!(results.iter().all(|r| *r == results[0]), "{results:?}");
}

/// 2E-GAP-33
#[test]
fn an_empty_ship_can_be_beamed_to_but_no_stopped_one() {
    for rules in ["2003", "2002"] {
        let mut t = set(&format!(
            "
        rules {rules}
        player 1
          missions: Green
          at Green: Wren; Finch [stopped]; Ann; Bo
          aboard Finch: Cal; Kit"
        ));
        let up = t.up("Green", "Finch");
        assert_eq!(t.refused_act(up).rule, "2E-GAP-33");
        let down = t.down("Finch", "Green");
        assert_eq!(t.refused_act(down).rule, "2E-GAP-33");
        let out = t.across("Finch", "Wren");
        assert_eq!(t.refused_act(out).rule, "2E-GAP-33");
        t.beam_up(&["Ann"], "Green", "Wren");
        let back = t.across("Wren", "Finch");
        assert_eq!(t.refused_act(back).rule, "2E-GAP-33");
        assert!(t.aboard("Ann", "Wren"));
    }
}

/// 2E-GAP-33
#[test]
fn the_switch_lets_stopped_ships_serve_for_beaming() {
    let mut t = set("
        switch beaming_ship Any
        player 1
          missions: Green
          at Green: Finch [stopped]; Ann
          aboard Finch: Kit");
    t.beam_up(&["Ann"], "Green", "Finch")
        .beam_down(&["Kit"], "Finch", "Green");
    assert!(t.aboard("Ann", "Finch") && t.on_surface("Kit", "Green"));
}

/// 2E-GAP-34
#[test]
fn equipment_is_beamed_alone_from_among_stopped_personnel() {
    let mut t = set("
        player 1
          missions: Green
          at Green: Wren; Ann [stopped]; Bo [stopped]; Kit");
    let up = t.up("Green", "Wren");
    t.act(up);
    assert_eq!(t.candidates(), ["Kit"]);
    t.pick(&["Kit"]);
    assert!(t.aboard("Kit", "Wren"));
    assert!(t.on_surface("Ann", "Green") && t.on_surface("Bo", "Green"));
}

/// 2E-CARD-10
#[test]
fn equipment_stays_behind_or_goes_along_as_its_commander_likes() {
    for rules in ["2003", "2002"] {
        for along in [false, true] {
            let mut t = set(&format!(
                "
        rules {rules}
        player 1
          missions: Green
          at Green: Wren; Ann; Bo; Cal; Kit"
            ));
            let cards: &[&str] = if along {
                &["Ann", "Bo", "Kit"]
            } else {
                &["Ann", "Bo"]
            };
            t.beam_up(cards, "Green", "Wren");
            assert_eq!(t.aboard("Kit", "Wren"), along);
            assert_eq!(t.on_surface("Kit", "Green"), !along);
            assert!(t.on_surface("Cal", "Green"));
        }
    }
}

/// 2E-CARD-10
#[test]
fn equipment_improves_everybody_it_is_with_and_ships_too() {
    let t = set("
        equipment Scope: text [(when: Static, body: [Apply(m: Stat(on: Every((filter: All([Type(Personnel), Commanded(You), With(This)]))),
            stats: [Cunning], n: N(1)), until: InPlay)])]
        equipment Plate: text [(when: Static, body: [Apply(m: Stat(on: One(MyShip),
            stats: [Shields], n: N(2)), until: InPlay)])]
        player 1
          missions: Green
          at Green: Wren; Bo; Cal; Scope
          aboard Wren: Plate; Ann");
    assert_eq!(t.stat("Bo", Stat::Cunning), 7);
    assert_eq!(t.stat("Cal", Stat::Cunning), 6);
    assert_eq!(t.stat("Ann", Stat::Cunning), 6);
    assert_eq!(t.stat("Wren", Stat::Shields), 8);
}

/// 2E-AFF-04
#[test]
fn affiliations_mix_freely_in_play() {
    let mut t = set("
        player 1
          missions: Green; Deep
          at Green: Hawk; Ann; Bo
          aboard Hawk: Tal; Vek
        player 2
          pile: Dud");
    t.beam_up(&["Ann", "Bo"], "Green", "Hawk");
    for name in ["Ann", "Bo", "Tal", "Vek"] {
        assert!(t.aboard(name, "Hawk"));
    }
    // And they go on together from there.
    t.beam_down(&["Ann", "Tal", "Vek"], "Hawk", "Green");
    assert!(t.present("Ann", "Tal"));
    t.attempt("Green");
    without_dilemmas(&mut t);
    assert_eq!(t.score(1), 35);
}
