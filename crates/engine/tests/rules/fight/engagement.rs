//! Beginning an engagement: who may, where, with which ships, and which ships join.

use crate::support::fights::{choose, fight, respond_with_all, sky, victors};
use cards::language::Kind;
use engine::script::Table;
use engine::{Action, Ask, TextAsk};

/// 2E-ENG-01
#[test]
fn an_engagement_is_begun_only_by_a_text() {
    let text = "personnel Raider: Federation [Cmd] text [(when: Order, body: [Fight(kind: Engagement, with: Any, win: [])])]
        player 1
          missions: Deep
          at Deep: Hawk
          aboard Hawk: CREW
        player 2
          at Deep: Wall";
    let mut t = sky(&text.replace("CREW", "Cap"));
    assert!(
        !t.actions().iter().any(|a| matches!(a, Action::Use { .. })),
        "no such card"
    );
    let use_ship = t.use_action("Hawk", 0);
    t.refused_act(use_ship);
    assert_eq!(t.happened(Kind::FightBegin), 0);

    let mut t = sky(&text.replace("CREW", "Raider"));
    t.use_text("Raider", 0);
    fight(&mut t, &["Hawk", "Wall"]);
    assert_eq!(t.happened(Kind::FightBegin), 1);
    assert_eq!(victors(&t), [1]);
}

/// 2E-ENG-02
#[test]
fn ships_at_different_missions_cannot_engage() {
    let text = "player 1
          missions: Deep; Far
          hand: Raid
          at Deep: Hawk
          aboard Hawk: Cap
        player 2
          at FOE: Wall";
    let mut t = sky(&text.replace("FOE", "Far"));
    let raid = t.use_action("Raid", 0);
    assert_eq!(t.refused_act(raid).rule, "2E-ENG-02");
    t.move_to("Hawk", "Far");
    assert!(t.offers(raid));
    t.act(raid);
    fight(&mut t, &["Hawk", "Wall"]);
    assert_eq!(victors(&t), [1]);
}

/// 2E-ENG-02
#[test]
fn two_ships_of_one_player_cannot_engage_each_other() {
    let mut t = sky("player 1
          missions: Deep
          hand: Raid
          at Deep: Hawk; Wall
          aboard Hawk: Cap");
    let raid = t.use_action("Raid", 0);
    assert_eq!(t.refused_act(raid).rule, "2E-ENG-02");
}

/// 2E-ENG-02
#[test]
fn a_ship_of_any_one_opponent_suffices() {
    for (second, third) in [("Deep", "Far"), ("Far", "Deep")] {
        let mut t = sky(&format!(
            "players 3
            player 1
              missions: Deep; Far
              hand: Raid
              at Deep: Hawk
              aboard Hawk: Cap
            player 2
              at {second}: Wall as b
            player 3
              at {third}: Wall as c"
        ));
        t.use_text("Raid", 0);
        fight(&mut t, &["Hawk", "b", "c"]);
        assert_eq!(victors(&t), [1], "opponents at {second} and {third}");
    }
}

/// 2E-ENG-02
#[test]
fn ships_at_copies_of_one_mission_are_at_one_mission() {
    let mut t = sky("player 1
          missions: Deep as mine
          hand: Raid
          at mine: Hawk
          aboard Hawk: Cap
        player 2
          missions: Deep as yours
          at yours: Wall");
    t.use_text("Raid", 0);
    fight(&mut t, &["Hawk", "Wall"]);
    assert_eq!(victors(&t), [1]);
}

/// 2E-ENG-02
#[test]
fn a_planet_serves_for_an_engagement_too() {
    let mut t = sky("player 1
          missions: Green
          hand: Raid
          at Green: Hawk
          aboard Hawk: Cap
        player 2
          at Green: Wall");
    t.use_text("Raid", 0);
    fight(&mut t, &["Hawk", "Wall"]);
    assert_eq!(victors(&t), [1]);
}

/// 2E-ENG-03
#[test]
fn an_unstaffed_ship_cannot_begin_an_engagement() {
    let text = "player 1
          missions: Deep
          hand: Raid
          at Deep: Hawk
          aboard Hawk: CREW
        player 2
          at Deep: Wall
          aboard Wall: Cap as foe";
    for crew in ["Hand", "Cap [stopped]", ""] {
        let mut t = sky(&text.replace("CREW", crew));
        let raid = t.use_action("Raid", 0);
        assert_eq!(t.refused_act(raid).rule, "2E-ENG-03", "crew: {crew}");
    }
    let mut t = sky(&text.replace("CREW", "Cap as own"));
    t.use_text("Raid", 0);
    fight(&mut t, &["Hawk", "Wall"]);
    assert_eq!(victors(&t), [1]);
}

/// 2E-ENG-03
#[test]
fn only_a_staffed_ship_can_be_chosen_to_begin() {
    let mut t = sky("player 1
          missions: Deep
          hand: Raid
          at Deep: Hawk; Gull; Crow
          aboard Gull: Cap as one
          aboard Crow: Cap as two
        player 2
          at Deep: Wall");
    t.use_text("Raid", 0);
    assert_eq!(t.asked(), 1);
    assert!(matches!(
        t.ask(),
        Ask::Text {
            what: TextAsk::FightShip,
            ..
        }
    ));
    assert_eq!(t.candidates(), ["Crow", "Gull"]);
    t.pick(&["Crow"]);
    fight(&mut t, &["Wall"]);
    assert!(t.is_stopped("Crow") && !t.is_stopped("Gull") && !t.is_stopped("Hawk"));
}

/// 2E-ENG-03
#[test]
fn an_opponents_ship_cannot_be_used_to_begin() {
    let mut t = sky("players 3
        player 1
          missions: Deep
          hand: Raid
          at Deep: Hawk
        player 2
          at Deep: Wall
          aboard Wall: Cap
        player 3
          at Deep: Gull");
    let raid = t.use_action("Raid", 0);
    assert_eq!(t.refused_act(raid).rule, "2E-ENG-03");
}

/// 2E-ENG-04
#[test]
fn either_ship_of_the_opponent_may_be_chosen_staffed_or_not() {
    // Shields 6 or 5 against Weapons 6.
    for (foe, winner) in [("Wall", vec![]), ("Crow", vec![1])] {
        let mut t = sky("player 1
              missions: Deep
              hand: Raid
              at Deep: Wren
              aboard Wren: Cap as own
            player 2
              at Deep: Wall; Crow
              aboard Wall: Cap as foe");
        t.use_text("Raid", 0);
        assert_eq!(t.asked(), 1);
        assert!(matches!(
            t.ask(),
            Ask::Text {
                what: TextAsk::FightAgainst,
                ..
            }
        ));
        assert_eq!(t.candidates(), ["Crow", "Wall"]);
        fight(&mut t, &[foe]);
        assert_eq!(victors(&t), winner, "against {foe}");
    }
}

/// 2E-ENG-04
#[test]
fn under_2002_an_engagement_is_no_combat_either() {
    for rules in ["2002", "2003"] {
        let mut t = sky(&format!(
            "rules {rules}
            event Brag: text [(when: On((kind: FightWin, who: You, cause: Combat)), body: [Points(who: You, n: N(1))])]
            event Boast: text [(when: On((kind: FightWin, who: You, cause: Engagement)), body: [Points(who: You, n: N(2))])]
            player 1
              missions: Deep
              hand: Raid
              core: Brag; Boast
              at Deep: Hawk
              aboard Hawk: Cap
            player 2
              at Deep: Wall"
        ));
        t.use_text("Raid", 0);
        fight(&mut t, &["Hawk", "Wall"]);
        assert_eq!(t.score(1), 10 + 2, "rules {rules}");
    }
}

// Scope counts the opponents' ships when the engagement begins, Radar when somebody has won.
const COUNT_SHIPS: &str = "
event Scope: text [(when: On((kind: FightBegin)), body: [
    Points(who: You, n: Count((filter: All([Type(Ship), Doing(Involved), Not(Commanded(You))]))))])]
event Radar: text [(when: On((kind: FightWin)), body: [
    Points(who: You, n: Count((filter: All([Type(Ship), Doing(Involved), Not(Commanded(You))]))))])]
";

/// 2E-ENG-05
#[test]
fn one_of_several_opponents_is_engaged_and_the_other_is_not_involved() {
    // Weapons 6 against Shields 6 or 5.
    for (foe, winner) in [("Wall", vec![]), ("Crow", vec![1])] {
        let mut t = sky(&format!(
            "{COUNT_SHIPS}
            players 3
            player 1
              missions: Deep
              hand: Raid
              core: Scope
              at Deep: Wren
              aboard Wren: Cap
            player 2
              at Deep: Wall
            player 3
              at Deep: Crow"
        ));
        t.use_text("Raid", 0);
        assert_eq!(t.asked(), 1);
        fight(&mut t, &[foe]);
        assert_eq!(victors(&t), winner, "against {foe}");
        let points = if winner.is_empty() { 0 } else { 10 };
        assert_eq!(
            t.score(1),
            points + 1,
            "one ship of one opponent is involved"
        );
    }
}

/// 2E-ENG-06
#[test]
fn an_engagement_cannot_be_begun_at_a_headquarters() {
    for hq in ["Home", "Lair"] {
        let mut t = sky(&format!(
            "player 1
              missions: Home; Deep
              hand: Raid
              at {hq}: Hawk
              aboard Hawk: Cap
            player 2
              missions: Lair
              at {hq}: Wall
              at Deep: Crow"
        ));
        let raid = t.use_action("Raid", 0);
        assert_eq!(t.refused_act(raid).rule, "2E-ENG-06", "at {hq}");
        t.move_to("Hawk", "Deep");
        assert!(t.offers(raid));
    }
}

const ROMULANS: &str = "
personnel Fair: Romulan species Romulan [Cmd] Honor
personnel Foul: Romulan species Romulan Treachery
personnel Duras: Klingon species Klingon Treachery
ship Warbird: Romulan staff[Cmd] R8 W9 S6
interrupt Plot: text [(when: Order, body: [
    Fight(kind: Engagement, with: All([Species(\"Romulan\"), Skill(One(Treachery), 1)]), win: [Points(who: You, n: N(10))])])]
";

/// 2E-ENG-07
#[test]
fn one_personnel_aboard_must_have_all_of_the_characteristic() {
    for (crew, elsewhere, accepted) in [
        ("Fair; Duras", "", false),
        ("Fair; Foul", "", true),
        ("Fair; Foul [stopped]", "", false),
        ("Fair; Duras", "at Green: Foul", false),
    ] {
        let mut t = sky(&format!(
            "{ROMULANS}
            player 1
              missions: Deep; Green
              hand: Plot; Raid
              at Deep: Warbird
              aboard Warbird: {crew}
              {elsewhere}
            player 2
              at Deep: Wall"
        ));
        let plot = t.use_action("Plot", 0);
        let raid = t.use_action("Raid", 0);
        assert!(t.offers(raid), "a card that demands nothing is accepted");
        if accepted {
            t.act(plot);
            fight(&mut t, &["Warbird", "Wall"]);
            assert_eq!(victors(&t), [1], "{crew}");
        } else {
            assert_eq!(t.refused_act(plot).rule, "2E-ENG-07", "{crew} {elsewhere}");
        }
    }
}

/// 2E-ENG-07
#[test]
fn the_ship_with_the_demanded_personnel_is_the_one_that_begins() {
    let mut t = sky(&format!(
        "{ROMULANS}
        player 1
          missions: Deep
          hand: Plot
          at Deep: Warbird; Hawk
          aboard Warbird: Fair; Foul
          aboard Hawk: Cap
        player 2
          at Deep: Wall"
    ));
    t.use_text("Plot", 0);
    fight(&mut t, &["Warbird", "Wall"]);
    assert!(t.is_stopped("Warbird") && !t.is_stopped("Hawk"));
}

/// 2E-ENG-07
#[test]
fn a_characteristic_of_the_ship_may_be_demanded() {
    let text = "ship Bug: Federation class Jem staff[Cmd] R8 W9 S6
        interrupt Swarm: text [(when: Order, body: [
            Fight(kind: Engagement, with: Class(\"Jem\"), win: [Points(who: You, n: N(10))])])]
        player 1
          missions: Deep
          hand: Swarm
          at Deep: SHIP
          aboard SHIP: Cap
        player 2
          at Deep: Wall";
    let mut t = sky(&text.replace("SHIP", "Hawk"));
    let swarm = t.use_action("Swarm", 0);
    assert_eq!(t.refused_act(swarm).rule, "2E-ENG-07");
    let mut t = sky(&text.replace("SHIP", "Bug"));
    t.use_text("Swarm", 0);
    fight(&mut t, &["Bug", "Wall"]);
    assert_eq!(t.score(1), 10);
}

/// Player 1 raids with the Gull (Weapons 5); these cards of both players are there as well.
fn join(own: &str, foes: &str) -> Table {
    let mut t = sky(&format!(
        "{COUNT_SHIPS}
        player 1
          missions: Deep; Far
          hand: Raid
          at Deep: Gull
          aboard Gull: Cap as own
          {own}
        player 2
          core: Radar
          at Deep: Wall
          {foes}"
    ));
    t.use_text("Raid", 0);
    choose(&mut t, &["Gull", "Wall"]);
    respond_with_all(&mut t);
    t
}

/// 2E-ENG-08
#[test]
fn a_staffed_ship_joins_by_a_text() {
    // 5 or 5 + 8 against 6.
    let t = join("at Deep: Hawk\naboard Hawk: Helm", "");
    assert_eq!(t.happened(Kind::Join), 1);
    assert_eq!(t.score(2), 2, "the opponent sees two ships involved");
    assert_eq!(victors(&t), [1]);
    let t = join("at Deep: Hawk\naboard Hawk: Cap", "");
    assert_eq!(t.happened(Kind::Join), 0, "without a text no ship joins");
    assert_eq!(t.score(2), 1);
    assert_eq!(victors(&t), [2]);
}

/// 2E-ENG-08
#[test]
fn an_unstaffed_ship_cannot_join() {
    let text = "ship Kite: Federation staff[Cmd Cmd] R8 W8 S1\n";
    for (crew, joins) in [
        ("Helm", 0),
        ("Helm; Cap as mate", 1),
        ("Helm; Cap as mate [stopped]", 0),
    ] {
        let mut t = sky(&format!(
            "{text}
            player 1
              missions: Deep
              hand: Raid
              at Deep: Gull; Kite
              aboard Gull: Cap as own
              aboard Kite: {crew}
            player 2
              at Deep: Wall"
        ));
        t.use_text("Raid", 0);
        choose(&mut t, &["Gull", "Wall"]);
        respond_with_all(&mut t);
        assert_eq!(t.happened(Kind::Join), joins, "{crew}");
        assert_eq!(victors(&t), [if joins == 1 { 1 } else { 2 }], "{crew}");
    }
}

/// 2E-ENG-08
#[test]
fn joining_is_left_to_the_player_if_the_text_says_so() {
    let mut t = sky("player 1
          missions: Deep
          hand: Raid
          at Deep: Gull; Hawk
          aboard Gull: Cap
          aboard Hawk: Helm
        player 2
          at Deep: Wall");
    t.use_text("Raid", 0);
    choose(&mut t, &["Gull", "Wall"]);
    assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
    fight(&mut t, &[]);
    assert_eq!(t.happened(Kind::Join), 0);
    assert_eq!(victors(&t), [2]);
    assert!(!t.is_stopped("Hawk") && !t.is_stopped("Helm"));
}

/// 2E-ENG-08
#[test]
fn a_text_about_its_own_mission_does_not_work_elsewhere() {
    let t = join("at Far: Hawk\naboard Hawk: Helm", "");
    assert_eq!(t.happened(Kind::Join), 0);
    assert_eq!(victors(&t), [2]);
}

/// 2E-ENG-09
#[test]
fn both_sides_may_be_joined_by_any_number_of_ships() {
    let mut t = sky(&format!(
        "{COUNT_SHIPS}
        player 1
          missions: Deep
          hand: Raid
          core: Radar as seen
          at Deep: Gull; Wren as second
          aboard Gull: Cap as own
          aboard second: Helm as helm
        player 2
          core: Radar as viewed
          at Deep: Wall; Crow as c; Hawk as h
          aboard c: Helm as one
          aboard h: Helm as two"
    ));
    t.use_text("Raid", 0);
    choose(&mut t, &["Gull", "Wall"]);
    respond_with_all(&mut t);
    assert_eq!(t.happened(Kind::Join), 3);
    assert_eq!(t.score(2), 2, "player 1 has two ships");
    assert_eq!(t.score(1), 3, "player 2 has three");
    assert_eq!(victors(&t), [2], "5 + 6 against 6 + 5 + 1");
}

/// 2E-ENG-09
#[test]
fn shields_of_joining_ships_count_for_the_opponent() {
    // 5 + 8 against 6 + 5, 6 + 6 and 6 + 6 + 1.
    for (foes, winner) in [
        ("at Deep: Crow as c\naboard c: Helm as x", vec![1]),
        ("at Deep: Wren as c\naboard c: Helm as x", vec![1]),
        (
            "at Deep: Wren as c; Hawk as d\naboard c: Helm as x\naboard d: Helm as y",
            vec![],
        ),
        (
            "at Deep: Wren as c; Crow as d\naboard c: Helm as x\naboard d: Helm as y",
            vec![2],
        ),
    ] {
        let t = join("at Deep: Hawk as h\naboard h: Helm as z", foes);
        assert_eq!(victors(&t), winner, "{foes}");
    }
}

/// 2E-ENG-09
#[test]
fn a_third_players_ship_takes_part_only_by_a_text_of_that_player() {
    for (crew, joins) in [("Cap as c", 0), ("Helm as c", 1)] {
        let mut t = sky(&format!(
            "players 3
            player 1
              missions: Deep
              hand: Raid
              at Deep: Gull
              aboard Gull: Cap as a
            player 2
              at Deep: Wall
            player 3
              at Deep: Crow
              aboard Crow: {crew}"
        ));
        t.use_text("Raid", 0);
        choose(&mut t, &["Gull", "Wall"]);
        let mut third = false;
        while t.ask() == Ask::Respond {
            let used = t
                .actions()
                .into_iter()
                .find(|a| matches!(a, Action::Use { .. }));
            third |= used.is_some() && t.asked() == 3;
            t.act(used.unwrap_or(Action::Pass));
        }
        assert_eq!(third, joins == 1, "crew: {crew}");
        assert_eq!(t.happened(Kind::Join), joins, "crew: {crew}");
    }
}
