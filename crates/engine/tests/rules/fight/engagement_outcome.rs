//! Weapons against Shields, winners, and what an engagement leaves behind.

use crate::support::fights::{
    choose, fight, pick_if_asked, respond_with_all, settle, sky, victors,
};
use cards::language::Kind;
use engine::script::{Table, player};
use engine::{Flag, Place};

/// Player 1 raids player 2's ship with a ship of these Weapons, against these Shields.
fn raid(weapons: u8, shields: u8) -> Table {
    let mut t = sky(&format!(
        "ship Fang: Federation staff[Cmd] R8 W{weapons} S1
        ship Rock: Federation staff[Cmd] R8 W20 S{shields}
        player 1
          missions: Deep
          hand: Raid
          core: Glory
          at Deep: Fang
          aboard Fang: Cap as own
        player 2
          core: Glory
          at Deep: Rock
          aboard Rock: Cap as foe"
    ));
    t.use_text("Raid", 0);
    fight(&mut t, &["Fang", "Rock"]);
    t
}

/// 2E-ENG-10
#[test]
fn weapons_of_all_own_ships_stand_against_shields() {
    // 8 + 5 against Shields 9, 12, 13, 14 of a ship with Weapons 12.
    for (shields, winner) in [(9, vec![1]), (12, vec![1]), (13, vec![]), (14, vec![2])] {
        let mut t = sky(&format!(
            "ship Rock: Federation staff[Cmd] R8 W12 S{shields}
            player 1
              missions: Deep
              hand: Raid
              at Deep: Hawk; Gull
              aboard Hawk: Cap
              aboard Gull: Helm
            player 2
              at Deep: Rock"
        ));
        t.use_text("Raid", 0);
        choose(&mut t, &["Hawk", "Rock"]);
        respond_with_all(&mut t);
        assert_eq!(victors(&t), winner, "13 against {shields}");
    }
}

/// 2E-ENG-10
#[test]
fn a_text_may_change_a_total_in_an_engagement() {
    for (side, winner) in [("You", vec![1]), ("Opponent", vec![2])] {
        let mut t = sky(&format!(
            "interrupt Trick: text [(when: Order, body: [
                Fight(kind: Engagement, with: Any, tweak: [Total(side: {side}, n: N(2))], win: [])])]
            player 1
              missions: Deep
              hand: Trick
              at Deep: Wren
              aboard Wren: Cap
            player 2
              at Deep: Wall"
        ));
        t.use_text("Trick", 0);
        fight(&mut t, &["Wren", "Wall"]);
        assert_eq!(victors(&t), winner, "6 against 6, and 2 more for {side}");
    }
}

/// 2E-ENG-11
#[test]
fn the_higher_total_wins_an_engagement() {
    let t = raid(9, 8);
    assert_eq!((t.score(1), t.score(2)), (11, 0));
    let t = raid(8, 9);
    assert_eq!((t.score(1), t.score(2)), (0, 1));
    let t = raid(9, 9);
    assert_eq!((t.score(1), t.score(2)), (0, 0));
    assert_eq!(t.happened(Kind::FightWin), 0);
    assert_eq!(t.happened(Kind::FightBegin), 1);
}

/// 2E-ENG-12
#[test]
fn the_card_is_placed_on_the_losing_ship_only_after_a_victory() {
    for (weapons, placed) in [(7, true), (6, false), (5, false)] {
        let mut t = sky(&format!(
            "ship Fang: Federation staff[Cmd] R8 W{weapons} S1
            event Torpedo: play (to: Nowhere) text [
                (when: Resolve, body: [Fight(kind: Engagement, with: Any, win: [
                    Choose((of: (filter: All([Type(Ship), Doing(Involved), Commanded(Loser)])), n: Exactly(N(1)), to: 0)),
                    Move(verb: Damage, what: One(This), to: On(In(0)))])]),
                (when: Static, active: Damage, body: [
                    Apply(m: Stat(on: Every((filter: Has(On, Not(Other)))), stats: [Range], n: N(-2)), until: InPlay)])]
            player 1
              missions: Deep
              hand: Torpedo
              at Deep: Fang
              aboard Fang: Cap
            player 2
              at Deep: Wall
            segment play"
        ));
        t.play("Torpedo");
        fight(&mut t, &["Fang", "Wall"]);
        pick_if_asked(&mut t, "Wall");
        settle(&mut t);
        if placed {
            assert_eq!(t.place("Torpedo"), Place::On(t.card("Wall")));
            assert!(t.is("Torpedo", Flag::Damage));
        } else {
            assert!(t.in_discard(1, "Torpedo"), "{weapons} against 6");
            assert_eq!(t.happened(Kind::Damage), 0);
        }
        assert!(t.is_stopped("Fang") && t.is_stopped("Cap"));
    }
}

/// 2E-ENG-13
#[test]
fn a_lost_engagement_has_no_effect_of_its_own() {
    let t = raid(8, 9);
    assert_eq!(victors(&t), [2]);
    assert_eq!(t.happened(Kind::Damage) + t.happened(Kind::Kill), 0);
    assert!(t.at("Fang", "Deep") && t.at("Rock", "Deep"));
    assert_eq!(t.zone(Place::Discard(player(1))), ["Raid"]);
    assert!(t.zone(Place::Discard(player(2))).is_empty());
}

/// 2E-ENG-13
#[test]
fn other_cards_that_refer_to_engagements_work() {
    let text = "event Wreck: text [(when: On((kind: FightWin, who: You, cause: Engagement)), body: [
            Move(verb: Destroy, what: Every((filter: All([Type(Ship), Doing(Involved), Not(Commanded(You))]))))])]
        player 1
          missions: Deep
          hand: Raid
          at Deep: SHIP
          aboard SHIP: Cap
        player 2
          core: Wreck
          at Deep: Wall";
    let mut t = sky(&text.replace("SHIP", "Gull"));
    t.use_text("Raid", 0);
    fight(&mut t, &["Gull", "Wall"]);
    assert!(t.in_discard(1, "Gull"), "the opponent has won");
    let mut t = sky(&text.replace("SHIP", "Hawk"));
    t.use_text("Raid", 0);
    fight(&mut t, &["Hawk", "Wall"]);
    assert!(t.at("Hawk", "Deep"), "the opponent has lost");
}

/// 2E-ENG-14 2E-ENG-15
#[test]
fn the_beginners_ships_and_crews_are_stopped_and_the_opponents_are_not() {
    for rules in ["2002", "2003"] {
        // Won, tied and lost.
        for ship in ["Hawk", "Wren", "Gull"] {
            let mut t = sky(&format!(
                "rules {rules}
                player 1
                  missions: Deep
                  hand: Raid
                  at Deep: {ship} as own; Crow as other
                  aboard own: Cap as a; Cap as b; Hand as c; Hand as d; Hand as e; Hand as f
                  aboard other: Cap as idle
                player 2
                  at Deep: Wall
                  aboard Wall: Cap as foe; Hand as lazy [stopped]"
            ));
            t.use_text("Raid", 0);
            fight(&mut t, &["own", "Wall"]);
            for name in ["own", "a", "b", "c", "d", "e", "f"] {
                assert!(t.is_stopped(name), "{name} of the {ship}, rules {rules}");
            }
            assert!(
                !t.is_stopped("other") && !t.is_stopped("idle"),
                "not involved"
            );
            assert!(
                !t.is_stopped("Wall") && !t.is_stopped("foe"),
                "the opponent's"
            );
            assert!(t.is_stopped("lazy"), "as it was before");
        }
    }
}

/// 2E-ENG-14 2E-ENG-15
#[test]
fn ships_that_joined_are_stopped_only_on_the_beginners_side() {
    let mut t = sky("player 1
          missions: Deep
          hand: Raid
          at Deep: Hawk; Gull
          aboard Hawk: Cap as a
          aboard Gull: Helm as b; Hand as c
        player 2
          at Deep: Wall; Crow
          aboard Wall: Cap as d
          aboard Crow: Helm as e");
    t.use_text("Raid", 0);
    choose(&mut t, &["Hawk", "Wall"]);
    respond_with_all(&mut t);
    assert_eq!(t.happened(Kind::Join), 2);
    for name in ["Hawk", "Gull", "a", "b", "c"] {
        assert!(t.is_stopped(name), "{name}");
    }
    for name in ["Wall", "Crow", "d", "e"] {
        assert!(!t.is_stopped(name), "{name}");
    }
}

/// 2E-ENG-14
#[test]
fn equipment_aboard_is_not_stopped() {
    let mut t = sky("equipment Kit:
        player 1
          missions: Deep
          hand: Raid
          at Deep: Hawk
          aboard Hawk: Cap; Kit
        player 2
          at Deep: Wall");
    t.use_text("Raid", 0);
    fight(&mut t, &["Hawk", "Wall"]);
    assert!(t.is_stopped("Hawk") && !t.is_stopped("Kit"));
}

/// 2E-GAP-28
#[test]
fn everybody_aboard_is_involved_whether_fitting_or_not() {
    for rules in ["2002", "2003"] {
        let mut t = sky(&format!(
            "rules {rules}
            personnel Spy: Federation Treachery
            event Roll: text [(when: On((kind: FightBegin)), body: [
                Points(who: You, n: Count((filter: All([Type(Personnel), Doing(Involved), Not(Commanded(You))]))))])]
            interrupt Plot: text [(when: Order, body: [
                Fight(kind: Engagement, with: Skill(One(Treachery), 1), win: [])])]
            player 1
              missions: Deep; Green
              hand: Plot
              at Deep: Hawk
              aboard Hawk: Spy; Cap as a; Hand as b; Hand as c; Hand as d; Hand as e
              at Green: Hand as f
            player 2
              core: Roll
              at Deep: Wall"
        ));
        t.use_text("Plot", 0);
        fight(&mut t, &["Hawk", "Wall"]);
        assert_eq!(t.score(2), 6, "rules {rules}");
        for name in ["Spy", "a", "b", "c", "d", "e"] {
            assert!(t.is_stopped(name), "{name}, rules {rules}");
        }
        assert!(!t.is_stopped("f"));
    }
}

/// 2E-GAP-28
#[test]
fn the_opponents_crew_is_involved_with_its_ship() {
    let mut t = sky(
        "event Roll: text [(when: On((kind: FightBegin)), body: [
            Points(who: You, n: Count((filter: All([Type(Personnel), Doing(Involved), Not(Commanded(You))]))))])]
        player 1
          missions: Deep
          hand: Raid
          core: Roll
          at Deep: Gull
          aboard Gull: Cap as own
        player 2
          at Deep: Wall; Crow
          aboard Wall: Cap as a; Hand as b [stopped]; Hand as c
          aboard Crow: Cap as d",
    );
    t.use_text("Raid", 0);
    fight(&mut t, &["Gull", "Wall"]);
    assert_eq!(
        t.score(1),
        3,
        "those aboard the ship engaged, not those of the other"
    );
}

/// 2E-GAP-28
#[test]
fn an_opponents_guest_aboard_the_beginners_ship_is_not_stopped() {
    let mut t = sky("player 1
          missions: Deep
          hand: Raid
          at Deep: Hawk
          aboard Hawk: Cap; Hand as guest of 2 by 2
        player 2
          at Deep: Wall");
    t.use_text("Raid", 0);
    fight(&mut t, &["Hawk", "Wall"]);
    assert!(t.is_stopped("Hawk") && t.is_stopped("Cap"));
    assert!(
        !t.is_stopped("guest"),
        "those of the player who began are stopped"
    );
}

/// 2E-ENG-12 2E-GAP-50
#[test]
fn the_losing_ship_can_be_destroyed_with_its_crew() {
    let mut t = sky(
        "event Wake: text [(when: On((kind: Kill, card: Type(Personnel))), body: [Points(who: You, n: N(1))])]
        interrupt Doom: text [(when: Order, body: [
            Fight(kind: Engagement, with: Any, win: [
                Move(verb: Destroy, what: Every((filter: All([Type(Ship), Doing(Involved), Commanded(Loser)]))))])])]
        player 1
          missions: Deep
          hand: Doom
          core: Wake
          at Deep: Hawk
          aboard Hawk: Cap as own
        player 2
          at Deep: Wall; Crow
          aboard Wall: Cap as a; Hand as b
          aboard Crow: Cap as c",
    );
    t.use_text("Doom", 0);
    fight(&mut t, &["Hawk", "Wall"]);
    for name in ["Wall", "a", "b"] {
        assert!(t.in_discard(2, name), "{name}");
    }
    assert!(t.at("Crow", "Deep") && t.aboard("c", "Crow"));
    assert_eq!(t.score(1), 2);
    assert!(t.is_stopped("Hawk") && t.is_stopped("own"));
}
