//! 1.11 PLAY: personnel, ships and equipment.

use crate::support::turns::{WORLD, assert_rule, finish_turn, world};
use cards::Catalogue;
use cards::language::Kind;
use cards::lexicon::MissionKind;
use engine::script::{player, table};
use engine::{Ask, Place};

/// 2E-PLAY-01
#[test]
fn cards_are_played_in_the_first_segment_only() {
    let text = "player 1
          missions: Base
          hand: Bo; Skiff; Kit; Beacon
          counters 7
        segment";
    let mut t = world(&format!("{text} orders"));
    let plays = [
        t.play_action("Bo", Some("Base")),
        t.play_action("Skiff", Some("Base")),
        t.play_action("Kit", Some("Base")),
        t.play_action("Beacon", None),
    ];
    for play in plays {
        assert_eq!(t.refused_act(play).rule, "2E-PLAY-01", "{play:?}");
    }
    let t = world(&format!("{text} play"));
    for play in plays {
        assert!(t.offers(play), "{play:?}");
    }
}

/// 2E-PLAY-01
#[test]
fn cards_are_played_in_ones_own_turn_only() {
    let mut t = world(
        "player 1
          missions: Base
        player 2
          missions: Base as theirs
          hand: Bo
        turn of 1
        segment play",
    );
    let play = t.play_action("Bo", Some("theirs"));
    t.refused_to(player(2), engine::Answer::Act(play));
    assert_eq!(finish_turn(&mut t), 2);
    t.act(play);
    assert!(t.on_surface("Bo", "theirs"));
}

/// 2E-PLAY-01
#[test]
fn cards_are_played_from_hand() {
    let mut t = world(
        "player 1
          missions: Base
          hand: Bo
          deck: Cy; 5x Fill
          discard: Ann
        segment play",
    );
    for card in ["Cy", "Ann"] {
        let play = t.play_action(card, Some("Base"));
        assert_eq!(t.refused_act(play).rule, "2E-PLAY-01", "{card}");
    }
    t.play_at("Bo", "Base");
    let again = t.play_action("Bo", Some("Base"));
    assert_eq!(t.refused_act(again).rule, "2E-PLAY-01");
}

/// 2E-PLAY-02
/// 2E-PLAY-03
#[test]
fn a_headquarters_takes_the_personnel_its_text_names() {
    let mut t = world(
        "player 1
          missions: Base
          hand: Bo; Nia; Kor; Kit
        segment play",
    );
    let third = t.play_action("Kor", Some("Base"));
    assert_eq!(t.refused_act(third).rule, "2E-PLAY-03");
    t.play_at("Bo", "Base")
        .play_at("Nia", "Base")
        .play_at("Kit", "Base");
    assert!(
        t.on_surface("Bo", "Base") && t.on_surface("Nia", "Base") && t.on_surface("Kit", "Base")
    );
}

/// 2E-PLAY-02
/// 2E-PLAY-03
#[test]
fn a_headquarters_can_ask_for_an_icon() {
    let mut t = table(&format!(
        "{WORLD}
        hq Port: plays Fed+E, NA
        personnel Eve: Federation [E] Law
        player 1
          missions: Port
          hand: Eve; Bo; Nia
        segment play"
    ));
    let bo = t.play_action("Bo", Some("Port"));
    assert_eq!(t.refused_act(bo).rule, "2E-PLAY-03");
    t.play_at("Eve", "Port").play_at("Nia", "Port");
}

/// 2E-PLAY-03
#[test]
fn another_headquarters_can_take_what_the_first_does_not() {
    let mut t = world(
        "player 1
          missions: Base; Fort
          hand: Kor; Bird; Bo
        segment play",
    );
    let wrong = t.play_action("Bo", Some("Fort"));
    assert_eq!(t.refused_act(wrong).rule, "2E-PLAY-03");
    t.play_at("Kor", "Fort").play_at("Bird", "Fort");
    assert!(t.on_surface("Kor", "Fort") && t.at("Bird", "Fort"));
}

/// 2E-PLAY-04
#[test]
fn personnel_played_at_a_headquarters_are_present_with_each_other() {
    let mut t = world(
        "player 1
          missions: Base; Fort
          hand: Bo; Nia; Kor
        segment play",
    );
    t.play_at("Bo", "Base")
        .play_at("Nia", "Base")
        .play_at("Kor", "Fort");
    assert!(t.on_surface("Bo", "Base") && t.on_surface("Nia", "Base"));
    assert!(t.present("Bo", "Nia"));
    assert!(!t.present("Bo", "Kor"));
}

/// 2E-PLAY-05
#[test]
fn a_headquarters_takes_the_ships_its_text_names() {
    let mut t = world(
        "player 1
          missions: Romulus, Seat of Power
          hand: D'deridex; Bird
          counters 9
        segment play",
    );
    let klingon = t.play_action("Bird", Some("Romulus, Seat of Power"));
    assert_rule(t.refused_act(klingon).rule, &["2E-PLAY-05"]);
    t.play_at("D'deridex", "Romulus, Seat of Power");
    assert!(t.at("D'deridex", "Romulus, Seat of Power"));
    assert_eq!(t.counters(1), 4);
}

/// 2E-PLAY-06
#[test]
fn ships_stand_at_the_mission_in_a_line() {
    let mut t = world(
        "player 1
          missions: Base; Green
          hand: Skiff as a; Skiff as b; Skiff as c
        segment play",
    );
    t.play_at("a", "Base")
        .play_at("b", "Base")
        .play_at("c", "Base");
    for ship in ["a", "b", "c"] {
        assert!(t.at(ship, "Base"), "{ship}");
        assert!(matches!(t.place(ship), Place::Orbit(_)), "{ship}");
        assert_eq!(
            t.place(ship),
            t.place("a"),
            "their order is no part of where they are"
        );
        assert!(!t.at(ship, "Green"));
    }
}

/// 2E-PLAY-06
#[test]
fn any_ship_of_the_line_can_leave_first() {
    for ship in ["a", "b", "c"] {
        let mut t = world(
            "player 1
              missions: Base; Green
              at Base: Skiff as a; Skiff as b; Skiff as c
              aboard a: Bo as x
              aboard b: Bo as y
              aboard c: Bo as z",
        );
        t.move_to(ship, "Green");
        assert!(t.at(ship, "Green"));
        let rest = ["a", "b", "c"].into_iter().filter(|s| *s != ship);
        for other in rest {
            assert!(t.at(other, "Base"));
        }
    }
}

/// 2E-PLAY-07
#[test]
fn every_printed_headquarters_takes_equipment() {
    let cards = Catalogue::second_edition().cards();
    let all: Vec<_> = cards
        .iter()
        .filter(|c| c.mission_kind() == Some(MissionKind::Headquarters))
        .collect();
    assert!(all.len() > 5);
    for hq in all {
        let mut t = world(&format!(
            "player 1
              missions: {} as hq
              hand: Kit
            segment play",
            hq.id
        ));
        t.play_at("Kit", "hq");
        assert!(t.on_surface("Kit", "hq"), "{}", hq.full_name());
    }
}

/// 2E-PLAY-07
#[test]
fn a_headquarters_takes_every_equipment() {
    let cards = Catalogue::second_edition().cards();
    let all: Vec<_> = cards
        .iter()
        .filter(|c| c.card_type() == cards::lexicon::CardType::Equipment)
        .collect();
    assert!(all.len() > 5);
    for equipment in all {
        // Cards that demand something of their own to be played are not what this is about.
        if !equipment.play.need.is_always() {
            continue;
        }
        let t = world(&format!(
            "player 1
              missions: Base; Fort
              hand: {} as it
            segment play",
            equipment.id
        ));
        for hq in ["Base", "Fort"] {
            assert!(
                t.offers(t.play_action("it", Some(hq))),
                "{} at {hq}",
                equipment.full_name()
            );
        }
    }
}

/// 2E-PLAY-08
#[test]
fn equipment_joins_the_personnel_stack() {
    let mut t = world(
        "player 1
          missions: Base; Fort
          hand: Bo; Kit
          at Fort: Kor
        segment play",
    );
    t.play_at("Bo", "Base").play_at("Kit", "Base");
    assert!(t.on_surface("Kit", "Base"));
    assert!(t.present("Bo", "Kit"));
    assert!(!t.present("Kor", "Kit"));
}

/// 2E-CARD-21
#[test]
fn personnel_and_ships_enter_play_at_headquarters() {
    let mut t = world(
        "player 1
          missions: Base; Green; Deep
          hand: Bo; Skiff; Kit
        segment play",
    );
    for (card, mission) in [
        ("Bo", "Green"),
        ("Skiff", "Green"),
        ("Skiff", "Deep"),
        ("Kit", "Green"),
    ] {
        let play = t.play_action(card, Some(mission));
        assert_eq!(
            t.refused_act(play).rule,
            "2E-CARD-21",
            "{card} at {mission}"
        );
        let nowhere = t.play_action(card, None);
        t.refused_act(nowhere);
    }
    t.play_at("Bo", "Base")
        .play_at("Skiff", "Base")
        .play_at("Kit", "Base");
    t.draw().end();
    // From there they travel.
    t.beam_up(&["Bo"], "Base", "Skiff")
        .move_to("Skiff", "Green");
    assert!(t.at("Bo", "Green"));
}

/// 2E-GAP-31
#[test]
fn cards_are_played_at_ones_own_headquarters_only() {
    let mut t = world(
        "player 1
          missions: Base
          hand: Kor as mine; Bird; Kit
        player 2
          missions: Fort
          hand: Kor as theirs
        segment play",
    );
    for card in ["mine", "Bird", "Kit"] {
        let play = t.play_action(card, Some("Fort"));
        assert_eq!(t.refused_act(play).rule, "2E-GAP-31", "{card}");
    }
    assert_eq!(finish_turn(&mut t), 2);
    t.play_at("theirs", "Fort");
}

/// 2E-GAP-31
#[test]
fn damage_is_removed_at_ones_own_headquarters_only() {
    let setup = |first: &str, second: &str| {
        world(&format!(
            "player 1
              missions: {first}
              at Base: Skiff
            player 2
              missions: {second}
              on Skiff: Snag [damage]"
        ))
    };
    let mut t = setup("Base", "Fort");
    let repair = engine::Action::Repair {
        damage: t.card("Snag"),
    };
    t.end();
    assert_eq!((t.asked(), t.ask()), (1, Ask::EndOfTurn));
    assert!(t.offers(repair));
    let mut t = setup("Fort", "Base");
    t.end();
    assert_eq!(t.asked(), 2, "nothing to do at the end of the turn");
}

const PLACING: &str = "
personnel Envoy: Cardassian [Stf] Law cost 3 text [(when: On((kind: Play, card: Same(Title, This))), optional: true,
    body: [Points(who: You, n: N(20))])]
event Watch: cost 1 text [(when: On((kind: Play, card: Type(Personnel))), body: [Points(who: You, n: N(1))])]
personnel Usher: Federation text [(when: Order, body: [
    Move(verb: Place, what: Pick((of: (from: Hand(You), filter: Type(Personnel)), n: Exactly(N(1)), to: 0)), to: Headquarters(You))])]
personnel Page: Federation text [(when: Order, body: [
    Move(verb: Download, what: Pick((of: (from: Deck(You, All), filter: Type(Personnel)), n: Exactly(N(1)), to: 0)), to: Headquarters(You))])]
hq Prime: plays Cardassian, Fed, equipment
";

/// 2E-PLAY-14
#[test]
fn a_placed_card_has_not_been_played() {
    for rules in ["2003", "2002"] {
        let mut t = table(&format!(
            "rules {rules}
            {WORLD}{PLACING}
            player 1
              missions: Prime
              hand: Envoy; Bo
              core: Watch
              at Prime: Usher
              counters 0"
        ));
        t.use_text("Usher", 0).pick(&["Envoy"]);
        assert!(t.on_surface("Envoy", "Prime"));
        assert_eq!(t.ask(), Ask::Orders, "nobody is asked about playing it");
        assert_eq!(t.score(1), 0);
        assert_eq!(t.counters(1), 0);
        assert_eq!(t.happened(Kind::Play), 0);
    }
}

/// 2E-PLAY-14
#[test]
fn a_played_card_has_been_played() {
    let mut t = table(&format!(
        "{WORLD}{PLACING}
        player 1
          missions: Prime
          hand: Envoy
          core: Watch
        segment play"
    ));
    t.play_at("Envoy", "Prime");
    assert_eq!(t.asked(), 1);
    t.use_text("Envoy", 0);
    if t.ask() != Ask::PlayAndDraw {
        t.use_text("Watch", 0);
    }
    assert_eq!(t.score(1), 21);
    assert_eq!(t.counters(1), 4);
}

/// 2E-PLAY-14
#[test]
fn a_downloaded_and_placed_card_has_not_been_played() {
    let mut t = table(&format!(
        "{WORLD}{PLACING}
        player 1
          missions: Prime
          deck: Envoy; Bo; 8x Kit
          core: Watch
          at Prime: Page
          counters 0"
    ));
    t.use_text("Page", 0).pick(&["Envoy"]);
    assert!(t.on_surface("Envoy", "Prime"));
    assert_eq!(t.ask(), Ask::Orders);
    assert_eq!(t.score(1), 0);
    assert_eq!(t.counters(1), 0);
}

/// 2E-PLAY-14
#[test]
fn an_exchanged_card_has_not_been_played() {
    let mut t = table(&format!(
        "{WORLD}{PLACING}
        personnel Twin: Federation text [(when: Order, body: [
            Replace(old: This, new: Pick((of: (from: Hand(You), filter: Type(Personnel)), n: Exactly(N(1)), to: 0)), old_to: OwnersHand)])]
        player 1
          missions: Prime
          hand: Envoy; Bo
          core: Watch
          at Prime: Twin
          counters 0"
    ));
    t.use_text("Twin", 0).pick(&["Envoy"]);
    assert!(t.on_surface("Envoy", "Prime") && t.in_hand(1, "Twin"));
    assert_eq!(t.ask(), Ask::Orders);
    assert_eq!((t.score(1), t.counters(1)), (0, 0));
}

/// 2E-PLAY-07
#[test]
fn a_headquarters_that_does_not_mention_equipment_takes_it_too() {
    let mut t = table(&format!(
        "{WORLD}
        hq Bare: plays Klingon
        player 1
          missions: Bare
          hand: Kit; Bo
        segment play"
    ));
    let bo = t.play_action("Bo", Some("Bare"));
    assert_eq!(t.refused_act(bo).rule, "2E-PLAY-03");
    t.play_at("Kit", "Bare");
    assert!(t.on_surface("Kit", "Bare"));
}
