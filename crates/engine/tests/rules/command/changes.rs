//! Command that changes: ships with cards aboard, events on other cards, fights.

use crate::support::fights::{
    choose, fight, ground, pick_if_asked, respond_with_all, settle, sky, victors,
};
use engine::script::{Table, player, table};
use engine::{Action, Answer, Place, Why};

const PRIZE: &str = "
space Deep: any span 2
planet Green: any span 2
personnel Cap: Federation [Cmd] S5
personnel Hand: Federation [Stf] S5
ship Wren: Federation staff[Cmd] R8 W6 S6
interrupt Board: text [(when: Order, body: [
    Command(what: Pick((of: (filter: All([Type(Ship), Not(Commanded(You))])), n: Exactly(N(1)), to: 0)), to: You)])]
";

fn boarded(own: &str) -> Table {
    let mut t = table(&format!(
        "{PRIZE}
        player 1
          missions: Green; Deep
          hand: Board
          {own}
        player 2
          at Green: Wren as prize
          aboard prize: Cap as a; Cap as b; Hand as c; Hand as d"
    ));
    t.use_text("Board", 0);
    pick_if_asked(&mut t, "prize");
    settle(&mut t);
    assert_eq!(t.commander("prize"), player(1));
    assert_eq!(t.owner("prize"), player(2));
    t
}

/// 2E-GAP-53
#[test]
fn a_crew_does_not_staff_its_ship_for_a_new_commander() {
    let mut t = boarded("");
    for name in ["a", "b", "c", "d"] {
        assert!(t.aboard(name, "prize"), "{name} stays aboard");
        assert_eq!(t.commander(name), player(2), "{name} keeps its commander");
    }
    let go = t.move_action("prize", "Deep");
    let refusal = t.refused_act(go);
    assert!(matches!(refusal.why, Why::NotStaffed { .. }), "{refusal}");
}

/// 2E-GAP-53
#[test]
fn the_new_commanders_own_crew_staffs_the_ship() {
    let mut t = boarded("at Green: Cap as mine");
    t.beam_up(&["mine"], "Green", "prize")
        .move_to("prize", "Deep");
    assert!(t.at("prize", "Deep"));
    assert!(
        t.at("a", "Deep") && t.aboard("a", "prize"),
        "the others travel along"
    );
    assert_eq!(t.commander("a"), player(2));
}

/// 2E-GAP-53
#[test]
fn the_old_crew_cannot_beam_off() {
    let text = "player 1
          missions: Green
        player 2
          at Green: Wren as prize COMMANDER; Wren as own
          aboard prize: Cap
        turn of 2";
    let mut t = table(&format!("{PRIZE}\n{}", text.replace("COMMANDER", "by 1")));
    assert_eq!(t.commander("prize"), player(1));
    let down = t.down("prize", "Green");
    let across = t.across("prize", "own");
    t.refused_act(down);
    t.refused_act(across);
    let mut t = table(&format!("{PRIZE}\n{}", text.replace("COMMANDER", "")));
    assert!(t.offers(down) && t.offers(across));
    t.act(down).pick(&["Cap"]);
    assert!(t.on_surface("Cap", "Green"));
}

/// 2E-GAP-53
#[test]
fn the_new_commander_cannot_beam_the_old_crew_either() {
    let mut t = boarded("at Green: Cap as mine");
    let down = t.down("prize", "Green");
    t.refused_act(down);
    t.beam_up(&["mine"], "Green", "prize");
    t.act(down);
    assert_eq!(t.candidates(), ["mine"]);
    let a = t.card("a");
    t.refused(Answer::Cards(vec![a]));
}

/// 2E-GAP-53
#[test]
fn a_taken_ship_cannot_begin_an_engagement_with_its_old_crew() {
    let text = "player 1
          missions: Deep
          hand: Raid
          at Deep: Hawk as prize of 2 by 1
          aboard prize: CREW
        player 2
          at Deep: Wall
          aboard prize: Cap as old";
    let mut t = sky(&text.replace("CREW", "Hand"));
    let raid = t.use_action("Raid", 0);
    assert_eq!(t.refused_act(raid).rule, "2E-ENG-03");
    let mut t = sky(&text.replace("CREW", "Cap as new"));
    t.use_text("Raid", 0);
    fight(&mut t, &["prize", "Wall"]);
    assert_eq!(victors(&t), [1]);
    assert!(t.is_stopped("prize") && t.is_stopped("new") && !t.is_stopped("old"));
}

/// 2E-GAP-55
#[test]
fn an_event_on_another_players_card_is_commanded_by_who_played_it() {
    let text = "planet Green: any span 2
        event Omen: cost 0 play (to: On(Type(Mission)))
        interrupt Tally: text [(when: Order, body: [Points(who: You, n: Count((filter: All([Type(Event), Commanded(You)]))))])]
        player 1
          missions: Green
          hand: Tally as one
        player 2
          hand: Omen; Tally as two
          counters 0
        turn of 2
        segment play";
    let mut t = table(text);
    t.play_at("Omen", "Green");
    assert_eq!(t.place("Omen"), Place::On(t.card("Green")));
    assert_eq!(t.commander("Omen"), player(2));
    t.end();
    t.use_text("two", 0);
    settle(&mut t);
    assert_eq!(t.score(2), 1);
    t.until_turn_of(1);
    t.act(Action::DrawRest);
    t.use_text("one", 0);
    settle(&mut t);
    assert_eq!(t.score(1), 0);
}

const SEDUCE: &str = "
interrupt Seduce: text [(when: Order, body: [
    Fight(kind: Combat, with: Any, win: [
        Command(what: Pick((of: (filter: All([Type(Personnel), Not(Commanded(You)), Doing(Involved)])), n: Exactly(N(1)), to: 0)), to: You)])])]
";

/// 2E-GAP-66
#[test]
fn a_personnel_won_over_in_combat_is_not_stopped() {
    let mut t = ground(&format!(
        "{SEDUCE}
        player 1
          missions: Green
          hand: Seduce
          at Green: P9
        player 2
          at Green: P3; P4"
    ));
    t.use_text("Seduce", 0);
    fight(&mut t, &[]);
    t.pick(&["P4"]);
    settle(&mut t);
    assert_eq!(t.commander("P4"), player(1));
    assert_eq!(t.owner("P4"), player(2));
    assert!(t.is_stopped("P9"));
    assert!(!t.is_stopped("P4"), "it was not of the beginner's side");
    assert!(!t.is_stopped("P3"));
    assert!(t.on_surface("P4", "Green"));
}

const TURNCOAT: &str = "
interrupt Bribe: text [(when: On((kind: FightBegin)), body: [
    Command(what: Pick((of: (filter: All([Type(Personnel), Not(Commanded(You)), Doing(Involved), Keyword(\"Venal\")])), n: Exactly(N(1)), to: 0)), to: You)])]
personnel Venal4: Federation S4 keyword Venal
";

/// 2E-GAP-66
#[test]
fn a_defender_that_changes_sides_before_the_comparison_adds_nothing() {
    // 5 against 3 + 4, the 4 turns coat: 5 against 3 (or 4, or 5, or 6).
    for (rest, winner) in [
        ("P3", vec![1]),
        ("P4", vec![1]),
        ("P5 as foe", vec![]),
        ("P6", vec![2]),
        ("P9", vec![2]),
    ] {
        let mut t = ground(&format!(
            "{TURNCOAT}
            player 1
              missions: Green
              hand: Brawl; Bribe
              at Green: P5 as own
            player 2
              at Green: Venal4; {rest}"
        ));
        t.use_text("Brawl", 0);
        t.use_text("Bribe", 0);
        pick_if_asked(&mut t, "Venal4");
        settle(&mut t);
        assert_eq!(t.commander("Venal4"), player(1));
        assert_eq!(victors(&t), winner, "5 against {rest}");
        assert!(t.is_stopped("own"));
        assert!(
            !t.is_stopped("Venal4"),
            "the end of the fight does not stop it"
        );
    }
}

/// 2E-GAP-66
#[test]
fn an_attacker_that_changes_sides_adds_nothing_and_is_not_stopped() {
    // 5 + 4 against 6: without the 4 the opponent wins, and the 4 does not help the opponent.
    for (foe, winner) in [
        ("P6", vec![2]),
        ("P5 as foe", vec![]),
        ("P4", vec![1]),
        ("P3", vec![1]),
    ] {
        let mut t = ground(&format!(
            "{TURNCOAT}
            player 1
              missions: Green
              hand: Brawl
              at Green: P5 as own; Venal4
            player 2
              hand: Bribe
              at Green: {foe}"
        ));
        t.use_text("Brawl", 0);
        assert_eq!(t.asked(), 2);
        t.use_text("Bribe", 0);
        pick_if_asked(&mut t, "Venal4");
        settle(&mut t);
        assert_eq!(t.commander("Venal4"), player(2));
        assert_eq!(victors(&t), winner, "5 against {foe}");
        assert!(t.is_stopped("own"));
        assert!(!t.is_stopped("Venal4"));
    }
}

/// 2E-GAP-66
#[test]
fn a_ship_taken_in_an_engagement_is_not_stopped() {
    let mut t = sky(
        "interrupt Corsair: text [(when: Order, body: [
            Fight(kind: Engagement, with: Any, win: [
                Command(what: Every((filter: All([Type(Ship), Not(Commanded(You)), Doing(Involved)]))), to: You)])])]
        player 1
          missions: Deep
          hand: Corsair
          at Deep: Hawk
          aboard Hawk: Cap as own
        player 2
          at Deep: Wall
          aboard Wall: Cap as foe",
    );
    t.use_text("Corsair", 0);
    choose(&mut t, &["Hawk", "Wall"]);
    respond_with_all(&mut t);
    assert_eq!(victors(&t), [1]);
    assert_eq!(t.commander("Wall"), player(1));
    assert!(t.is_stopped("Hawk") && t.is_stopped("own"));
    assert!(!t.is_stopped("Wall") && !t.is_stopped("foe"));
}

/// 2E-GAP-66
#[test]
fn a_ship_that_changes_sides_before_the_comparison_adds_nothing() {
    let mutiny = "interrupt Mutiny: text [(when: On((kind: FightBegin, cause: Engagement)), body: [
            Command(what: Every((filter: All([Type(Ship), Not(Commanded(You)), Doing(Involved)]))), to: You)])]";
    let mut t = sky(&format!(
        "{mutiny}
        player 1
          missions: Deep
          hand: Raid; Mutiny
          at Deep: Gull
          aboard Gull: Cap
        player 2
          at Deep: Wall"
    ));
    t.use_text("Raid", 0);
    choose(&mut t, &["Gull", "Wall"]);
    t.use_text("Mutiny", 0);
    settle(&mut t);
    assert_eq!(t.commander("Wall"), player(1));
    assert_eq!(victors(&t), [1], "5 against nothing instead of 6");
    assert!(t.is_stopped("Gull") && !t.is_stopped("Wall"));

    let mut t = sky(&format!(
        "{mutiny}
        player 1
          missions: Deep
          hand: Raid
          at Deep: Hawk
          aboard Hawk: Cap
        player 2
          hand: Mutiny
          at Deep: Crow"
    ));
    t.use_text("Raid", 0);
    choose(&mut t, &["Hawk", "Crow"]);
    assert_eq!(t.asked(), 2);
    t.use_text("Mutiny", 0);
    settle(&mut t);
    assert_eq!(t.commander("Hawk"), player(2));
    assert_eq!(victors(&t), [2], "nothing against 5");
    assert!(!t.is_stopped("Hawk"));
}
