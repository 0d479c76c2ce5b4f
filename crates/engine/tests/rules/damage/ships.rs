//! Damage cards on ships, and ships that are destroyed.

use crate::support::fights::{pick_if_asked, settle};
use cards::language::Kind;
use cards::lexicon::Stat;
use engine::script::{Table, player, table};
use engine::{Action, Ask, Flag, Place};

pub const DAMAGE: &str = "
space Deep: any span 2
planet Green: any span 2
hq Home: plays Fed, NA, equipment span 2
hq Romulus: plays Rom, NA, equipment span 2
personnel Cap: Federation [Cmd] C5
personnel Hand: Federation [Stf] C5
equipment Kit:
ship Wren: Federation staff[Cmd] R8 W6 S6
ship Warbird: Romulan staff[Cmd] R8 W6 S6
// Damage: Range -2.
event Dent: play (to: Nowhere) text [
    (when: Resolve, body: [
        Choose((of: (filter: All([Type(Ship), Not(Commanded(You))])), n: Exactly(N(1)), to: 0)),
        Move(verb: Damage, what: One(This), to: On(In(0)))]),
    (when: Static, active: Damage, body: [
        Apply(m: Stat(on: Every((filter: Has(On, Not(Other)))), stats: [Range], n: N(-2)), until: InPlay)])]
// Damage: Shields -3.
event Breach: play (to: Nowhere) text [
    (when: Resolve, body: [
        Choose((of: (filter: All([Type(Ship), Not(Commanded(You))])), n: Exactly(N(1)), to: 0)),
        Move(verb: Damage, what: One(This), to: On(In(0)))]),
    (when: Static, active: Damage, body: [
        Apply(m: Stat(on: Every((filter: Has(On, Not(Other)))), stats: [Shields], n: N(-3)), until: InPlay)])]
// A dilemma that damages: Weapons -1.
dilemma Mine: space cost 1 text [
    (when: Resolve, body: [Move(verb: Damage, what: One(This), to: On(AttemptShip))]),
    (when: Static, active: Damage, body: [
        Apply(m: Stat(on: Every((filter: Has(On, Not(Other)))), stats: [Weapons], n: N(-1)), until: InPlay)])]
dilemma Reef: space cost 1 text [
    (when: Resolve, body: [Move(verb: Damage, what: One(This), to: On(AttemptShip))])]
dilemma Dud: dual cost 1
event Banner: play (to: On(Type(Ship)))
";

/// A table with cards that damage.
pub fn dock(text: &str) -> Table {
    table(&format!("{DAMAGE}\n{text}"))
}

/// The active player plays a damage event on this ship.
#[track_caller]
fn hit(t: &mut Table, event: &str, ship: &str) {
    t.play(event);
    pick_if_asked(t, ship);
    settle(t);
}

/// 2E-DAM-01
#[test]
fn a_damage_event_on_a_ship_applies_to_the_ship() {
    let mut t = dock(
        "player 1
          missions: Deep
          hand: Dent
        player 2
          at Deep: Wren as w; Wren as spare
        segment play",
    );
    assert_eq!(t.stat("w", Stat::Range), 8);
    hit(&mut t, "Dent", "w");
    assert_eq!(t.place("Dent"), Place::On(t.card("w")));
    assert!(t.is("Dent", Flag::Damage));
    assert_eq!(t.stat("w", Stat::Range), 6);
    assert_eq!(t.stat("spare", Stat::Range), 8);
    assert_eq!(t.happened(Kind::Damage), 1);
}

/// 2E-DAM-01
#[test]
fn a_dilemma_damages_the_ship_that_attempts() {
    let mut t = dock(
        "player 1
          missions: Deep
          at Deep: Wren
          aboard Wren: Cap
        player 2
          pile: Dud
        attempt Deep with Wren limit 3 stack: Mine",
    );
    settle(&mut t);
    assert_eq!(t.place("Mine"), Place::On(t.card("Wren")));
    assert!(t.is("Mine", Flag::Damage));
    assert_eq!(t.stat("Wren", Stat::Weapons), 5);
    assert!(t.beneath("Deep").is_empty(), "it is not overcome");
}

/// 2E-DAM-01
#[test]
fn a_damaged_ship_is_damaged_for_texts() {
    for (state, points) in [(" [damage]", 1), ("", 0)] {
        let mut t = dock(&format!(
            "interrupt Ask: text [(when: Order, body: [
                Points(who: You, n: Count((filter: All([Type(Ship), Is(Damaged)]))))])]
            player 1
              missions: Deep
              hand: Ask
              at Deep: Wren
            player 2
              on Wren: Banner{state}"
        ));
        t.use_text("Ask", 0);
        settle(&mut t);
        assert_eq!(t.score(1), points, "Banner{state}");
    }
}

const SALVO: &str = "
event Salvo: text [
    (when: Order, body: [Points(who: You, n: N(5))]),
    (when: Static, body: [
        Apply(m: Stat(on: Every((filter: Type(Personnel))), stats: [Cunning], n: N(3)), until: InPlay)]),
    (when: On((kind: Draw)), body: [Points(who: You, n: N(7))]),
    (when: Static, active: Damage, body: [
        Apply(m: Stat(on: Every((filter: Has(On, Not(Other)))), stats: [Range], n: N(-2)), until: InPlay)])]
";

/// 2E-DAM-02
#[test]
fn all_other_text_of_a_damage_card_is_switched_off() {
    for n in [1, 2] {
        let mut t = dock(&format!(
            "{SALVO}
            player 1
              missions: Deep
              at Deep: Wren
              aboard Wren: Cap
            player 2
              on Wren: Salvo [damage]
            turn of {n}"
        ));
        assert!(
            !t.actions().iter().any(|a| matches!(a, Action::Use { .. })),
            "turn of {n}"
        );
        let salvo = t.use_action("Salvo", 0);
        t.refused_act(salvo);
        assert_eq!(t.stat("Cap", Stat::Cunning), 5);
        assert_eq!(t.stat("Wren", Stat::Range), 6);
    }
    let mut t = dock(&format!(
        "{SALVO}
        player 1
          missions: Deep
          at Deep: Wren
          aboard Wren: Cap
        player 2
          on Wren: Salvo [damage]
        segment play"
    ));
    t.draw();
    settle(&mut t);
    assert_eq!((t.score(1), t.score(2)), (0, 0), "nor does it respond");
}

/// 2E-DAM-02
#[test]
fn the_same_text_works_while_the_card_is_no_damage() {
    let mut t = dock(&format!(
        "{SALVO}
        player 1
          missions: Deep
          core: Salvo
          at Deep: Wren
          aboard Wren: Cap"
    ));
    assert_eq!(t.stat("Cap", Stat::Cunning), 8);
    assert_eq!(
        t.stat("Wren", Stat::Range),
        8,
        "the damage text does not work in the core"
    );
    t.use_text("Salvo", 0);
    settle(&mut t);
    assert_eq!(t.score(1), 5);
}

/// 2E-DAM-02
#[test]
fn a_damage_event_begins_no_further_engagement() {
    let mut t = dock(
        "event Salvo: text [
            (when: Order, body: [Fight(kind: Engagement, with: Any, win: [Points(who: You, n: N(5))])]),
            (when: Static, active: Damage, body: [])]
        player 1
          missions: Deep
          at Deep: Wren as own
          aboard own: Cap
          on own: Salvo as used [damage]
          core: Salvo as fresh
        player 2
          at Deep: Wren as foe",
    );
    let used = t.use_action("used", 0);
    t.refused_act(used);
    let fresh = t.use_action("fresh", 0);
    assert!(t.offers(fresh), "one in the core begins an engagement");
}

/// 2E-DAM-03
#[test]
fn a_ship_bears_two_damage_cards() {
    let mut t = dock(
        "player 1
          missions: Deep
          hand: Dent; Breach
        player 2
          at Deep: Wren
        segment play",
    );
    hit(&mut t, "Dent", "Wren");
    hit(&mut t, "Breach", "Wren");
    assert!(t.at("Wren", "Deep"));
    assert_eq!(t.stat("Wren", Stat::Range), 6);
    assert_eq!(t.stat("Wren", Stat::Shields), 3);
    t.until_turn_of(2);
    assert!(t.at("Wren", "Deep"));
    assert_eq!(t.place("Dent"), Place::On(t.card("Wren")));
    assert_eq!(t.place("Breach"), Place::On(t.card("Wren")));
}

/// 2E-DAM-04
#[test]
fn the_third_damage_card_destroys_the_ship() {
    let mut t = dock(
        "player 1
          missions: Deep
          hand: Dent as third
          on Wren: Dent as first [damage]; Breach as second [damage]
        player 2
          at Deep: Wren
        segment play",
    );
    assert!(t.at("Wren", "Deep"));
    hit(&mut t, "third", "Wren");
    assert!(t.in_discard(2, "Wren"));
    for name in ["first", "second", "third"] {
        assert!(t.in_discard(1, name), "{name}");
        assert!(!t.is(name, Flag::Damage), "{name}");
    }
}

/// 2E-DAM-04
#[test]
fn a_card_on_a_ship_that_is_no_damage_is_not_counted() {
    let mut t = dock(
        "player 1
          missions: Deep
          hand: Dent as second
          on Wren: Dent as first [damage]; Banner
        player 2
          at Deep: Wren
        segment play",
    );
    hit(&mut t, "second", "Wren");
    assert!(t.at("Wren", "Deep"));
}

/// 2E-DAM-04
#[test]
fn damage_on_another_ship_is_not_counted() {
    let mut t = dock(
        "player 1
          missions: Deep
          hand: Dent as third
          on one: Dent as first [damage]; Breach as second [damage]
        player 2
          at Deep: Wren as one; Wren as two
        segment play",
    );
    hit(&mut t, "third", "two");
    assert!(t.at("one", "Deep") && t.at("two", "Deep"));
}

/// 2E-DAM-04
#[test]
fn a_dilemma_can_be_the_third_damage_card() {
    let mut t = dock(
        "player 1
          missions: Deep
          at Deep: Wren
          aboard Wren: Cap
        player 2
          pile: Dud as a; Dud as b
          on Wren: Dent as first [damage]; Breach as second [damage]
        attempt Deep with Wren limit 3 stack: Mine",
    );
    settle(&mut t);
    assert!(t.in_discard(1, "Wren") && t.in_discard(1, "Cap"));
    assert!(t.in_discard(2, "first") && t.in_discard(2, "second"));
    assert_eq!(t.pile(2), ["a", "b", "Mine"]);
    assert_eq!(t.score(1), 0, "nobody is left to complete the mission");
    assert_eq!(t.ask(), Ask::Orders);
}

/// 2E-DAM-05
#[test]
fn everything_on_a_destroyed_ship_goes_to_its_owners() {
    let mut t = dock(
        "players 3
        player 1
          missions: Deep
          hand: Dent as third
          on doomed: Dent as first [damage]; Breach as second [damage]
        player 2
          at Deep: Wren as doomed; Wren as safe
          aboard doomed: Cap as a; Cap as b; Hand as c; Hand as d [stopped]; Kit
          aboard safe: Hand as e
          on doomed: Banner as own
        player 3
          on doomed: Banner as strange
        segment play",
    );
    hit(&mut t, "third", "doomed");
    assert!(t.in_discard(2, "doomed"));
    for name in ["a", "b", "c", "d", "Kit", "own"] {
        assert!(t.in_discard(2, name), "{name}");
    }
    assert!(t.in_discard(3, "strange"));
    for name in ["first", "second", "third"] {
        assert!(t.in_discard(1, name), "{name}");
    }
    assert!(t.aboard("e", "safe"));
}

/// 2E-DAM-05
#[test]
fn a_ship_under_foreign_command_goes_to_its_owner_with_the_crew_of_its_commander() {
    let mut t = dock(
        "player 1
          missions: Deep
          hand: Dent as third
          on prize: Dent as first [damage]; Breach as second [damage]
        player 2
          at Deep: Wren as prize of 1 by 2
          aboard prize: Hand as guard
        player 1
          aboard prize: Hand as prisoner
        segment play",
    );
    hit(&mut t, "third", "prize");
    assert!(t.in_discard(1, "prize"));
    assert!(t.in_discard(2, "guard"));
    assert!(t.in_discard(1, "prisoner"));
}

/// 2E-DAM-06 2E-GAP-49
#[test]
fn damage_dilemmas_of_a_destroyed_ship_go_under_their_pile() {
    let mut t = dock(
        "player 1
          missions: Deep
          at Deep: Wren
        player 2
          hand: Dent
          pile: Dud as a; Dud as b
          on Wren: Mine [damage]; Reef [damage]
        turn of 2
        segment play",
    );
    hit(&mut t, "Dent", "Wren");
    assert!(t.in_discard(1, "Wren"));
    assert!(t.in_discard(2, "Dent"));
    let pile = t.pile(2);
    assert_eq!(pile[..2], ["a", "b"]);
    let mut bottom = pile[2..].to_vec();
    bottom.sort();
    assert_eq!(bottom, ["Mine", "Reef"]);
    assert!(t.is("Mine", Flag::FaceUp) && t.is("Reef", Flag::FaceUp));
    assert!(!t.is("a", Flag::FaceUp));
}

const WAKE: &str = "
event Wake: text [(when: On((kind: Kill, card: Type(Personnel))), body: [Points(who: You, n: N(1))])]
interrupt Scuttle: text [(when: Order, body: [
    Move(verb: Destroy, what: Every((filter: All([Type(Ship), Commanded(You)]))))])]
interrupt Recall: text [(when: Order, body: [
    Move(verb: Return, what: Every((filter: All([Type(Ship), Commanded(You)]))), to: OwnersHand)])]
interrupt Banish: text [(when: Order, body: [
    Move(verb: Remove, what: Every((filter: All([Type(Ship), Commanded(You)]))))])]
";

/// 2E-GAP-50
#[test]
fn personnel_aboard_a_ship_destroyed_by_damage_are_killed() {
    let mut t = dock(&format!(
        "{WAKE}
        player 1
          missions: Deep
          hand: Dent as third
          core: Wake
          on Wren: Dent as first [damage]; Breach as second [damage]
        player 2
          at Deep: Wren
          aboard Wren: Cap; Hand as a; Hand as b; Kit
        segment play"
    ));
    hit(&mut t, "third", "Wren");
    assert_eq!(t.score(1), 3, "three killed");
    assert!(t.in_discard(2, "Kit"));
}

/// 2E-GAP-50
#[test]
fn personnel_aboard_a_ship_destroyed_by_a_text_are_killed() {
    let mut t = dock(&format!(
        "{WAKE}
        player 1
          missions: Deep
          hand: Scuttle
          core: Wake
          at Deep: Wren
          aboard Wren: Cap; Hand as a; Hand as b; Kit"
    ));
    t.use_text("Scuttle", 0);
    settle(&mut t);
    assert_eq!(t.score(1), 3, "three killed");
    for name in ["Wren", "Cap", "a", "b", "Kit"] {
        assert!(t.in_discard(1, name), "{name}");
    }
}

/// 2E-GAP-50
#[test]
fn cards_aboard_a_ship_that_leaves_play_go_to_their_owners_discard_piles() {
    for text in ["Recall", "Banish"] {
        let mut t = dock(&format!(
            "{WAKE}
            player 1
              missions: Deep
              hand: {text}
              at Deep: Wren
              aboard Wren: Cap; Kit; Hand as guest of 2 by 2
            player 2
              pile: Dud
              on Wren: Banner; Mine [damage]"
        ));
        t.use_text(text, 0);
        settle(&mut t);
        match text {
            "Recall" => assert!(t.in_hand(1, "Wren")),
            _ => assert_eq!(t.place("Wren"), Place::Removed(player(1))),
        }
        assert!(t.in_discard(1, "Cap") && t.in_discard(1, "Kit"), "{text}");
        assert!(
            t.in_discard(2, "guest") && t.in_discard(2, "Banner"),
            "{text}"
        );
        assert_eq!(t.pile(2), ["Dud", "Mine"], "{text}");
    }
}

/// 2E-GAP-50
#[test]
fn a_text_can_give_the_cards_aboard_another_place() {
    let mut t = dock(&format!(
        "{WAKE}
        interrupt Abandon: text [(when: Order, body: [
            Choose((of: (filter: All([Type(Ship), Commanded(You)])), n: Exactly(N(1)), to: 0)),
            Move(verb: Place, what: Every((from: Aboard(In(0)), filter: Type(Personnel))), to: OwnersHand),
            Move(verb: Destroy, what: Those(0))])]
        player 1
          missions: Deep
          hand: Abandon
          core: Wake
          at Deep: Wren
          aboard Wren: Cap; Kit"
    ));
    t.use_text("Abandon", 0);
    pick_if_asked(&mut t, "Wren");
    settle(&mut t);
    assert!(t.in_hand(1, "Cap"));
    assert!(t.in_discard(1, "Wren") && t.in_discard(1, "Kit"));
    assert_eq!(t.score(1), 0);
}

/// 2E-DAM-11
#[test]
fn a_text_about_events_does_not_reach_damage_cards() {
    let purge = "interrupt Purge: text [(when: Order, body: [
            Move(verb: Destroy, what: Pick((of: (filter: Type(Event)), n: Exactly(N(1)), to: 0)))])]";
    let mut t = dock(&format!(
        "{purge}
        player 1
          missions: Deep
          hand: Purge
          at Deep: Wren
        player 2
          on Wren: Dent [damage]"
    ));
    let action = t.use_action("Purge", 0);
    if t.offers(action) {
        t.act(action);
        settle(&mut t);
    }
    assert_eq!(t.ask(), Ask::Orders, "there is nothing to choose");
    assert_eq!(t.place("Dent"), Place::On(t.card("Wren")));

    let mut t = dock(&format!(
        "{purge}
        player 1
          missions: Deep
          hand: Purge
          at Deep: Wren
        player 2
          core: Salvo
          on Wren: Dent [damage]; Banner
        {SALVO}"
    ));
    t.use_text("Purge", 0);
    assert_eq!(
        t.candidates(),
        ["Banner", "Salvo"],
        "other events can be chosen, on a ship or not"
    );
    t.pick(&["Banner"]);
    settle(&mut t);
    assert!(t.in_discard(2, "Banner"));
}

/// 2E-DAM-11
#[test]
fn a_text_about_all_events_spares_damage_cards() {
    let mut t = dock(&format!(
        "{SALVO}
        interrupt Sweep: text [(when: Order, body: [Move(verb: Destroy, what: Every((filter: Type(Event))))])]
        player 1
          missions: Deep
          hand: Sweep
          at Deep: Wren
        player 2
          core: Salvo
          on Wren: Dent [damage]"
    ));
    t.use_text("Sweep", 0);
    settle(&mut t);
    assert!(t.in_discard(2, "Salvo"));
    assert_eq!(t.place("Dent"), Place::On(t.card("Wren")));
}

/// 2E-DAM-11 2E-DAM-10
#[test]
fn a_text_about_damage_cards_reaches_them() {
    let mut t = dock(
        "interrupt Mend: text [(when: Order, body: [
            Move(verb: Destroy, what: Pick((of: (filter: Is(DamageCard)), n: Exactly(N(1)), to: 0)))])]
        player 1
          missions: Deep
          hand: Mend
          at Deep: Wren
        player 2
          on Wren: Dent [damage]; Breach [damage]; Banner",
    );
    t.use_text("Mend", 0);
    assert_eq!(t.candidates(), ["Breach", "Dent"]);
    t.pick(&["Dent"]);
    settle(&mut t);
    assert!(t.in_discard(2, "Dent"));
    assert_eq!(t.place("Breach"), Place::On(t.card("Wren")));
    assert_eq!(t.stat("Wren", Stat::Range), 8);
}
