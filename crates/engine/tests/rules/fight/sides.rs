//! The sides of a fight as they are compared: who adds what, and who sees it.

use crate::support::fights::{fight, ground, sky};
use cards::language::Kind;
use cards::lexicon::Stat;
use engine::script::{Table, player};
use engine::{SideView, TermOf};

/// The sides that were compared, as a player sees them; a spectator is 0.
#[track_caller]
fn compared(t: &Table, n: u8) -> [SideView; 2] {
    let viewer = (n > 0).then(|| player(n));
    let mut all = t.events.iter().filter(|e| e.h.kind == Kind::Compare);
    let event = all.next().expect("the sides were compared");
    assert!(all.next().is_none(), "they are compared once");
    event.seen_from(viewer).sides.expect("the sides are told")
}

/// Each term: the name of its card, its origin, its number.
fn terms<'t>(t: &'t Table, side: &SideView, names: &[&'t str]) -> Vec<(&'t str, TermOf, i16)> {
    let name = |card| names.iter().copied().find(|name| t.card(name) == card);
    let term = |term: &engine::SideTerm| {
        let source = term.source.map_or("?", |card| name(card).expect("a name"));
        (source, term.of, term.n)
    };
    side.terms.iter().map(term).collect()
}

fn spying() -> Table {
    let mut t = ground(
        "player 1
          missions: Green
          hand: Brawl
          at Green: P5
        player 2
          at Green: P4 [down]; P3",
    );
    t.use_text("Brawl", 0);
    fight(&mut t, &[]);
    t
}

/// 2E-ENG-10
#[test]
fn a_total_has_the_ship_and_the_text_that_changes_it() {
    let mut t = sky("interrupt Trick: text [(when: Order, body: [
            Fight(kind: Engagement, with: Any, tweak: [Total(side: You, n: N(2))], win: [])])]
        player 1
          missions: Deep
          hand: Trick
          at Deep: Wren
          aboard Wren: Cap
        player 2
          at Deep: Wall");
    t.use_text("Trick", 0);
    fight(&mut t, &["Wren", "Wall"]);
    for viewer in [0, 1, 2] {
        let [ours, theirs] = compared(&t, viewer);
        let names = ["Wren", "Wall", "Trick"];
        assert_eq!(
            terms(&t, &ours, &names),
            [("Wren", TermOf::Fighter, 6), ("Trick", TermOf::Text, 2)]
        );
        assert_eq!(terms(&t, &theirs, &names), [("Wall", TermOf::Fighter, 6)]);
        assert_eq!((ours.total, theirs.total), (Some(8), Some(6)));
        assert_eq!((ours.stat, theirs.stat), (Stat::Weapons, Stat::Shields));
        assert_eq!((ours.seat, theirs.seat), (player(1), player(2)));
    }
}

/// 2E-COMBAT-08
#[test]
fn the_value_of_a_fighter_has_the_texts_that_change_it() {
    let mut t = ground(
        "interrupt Rage: text [(when: Order, body: [
            Fight(kind: Combat, with: Any,
                tweak: [Stat(on: Every((filter: All([Type(Personnel), Commanded(You), Doing(Involved)]))), stats: [Strength], n: N(2))],
                win: [])])]
        player 1
          missions: Green
          hand: Rage
          at Green: P7
        player 2
          at Green: P6",
    );
    t.use_text("Rage", 0);
    fight(&mut t, &[]);
    let [ours, theirs] = compared(&t, 2);
    let (p7, rage) = (t.card("P7"), t.card("Rage"));
    assert_eq!(ours.stat, Stat::Strength);
    assert_eq!((ours.total, ours.terms.len()), (Some(9), 1));
    assert_eq!((ours.terms[0].source, ours.terms[0].n), (Some(p7), 9));
    let parts: Vec<_> = ours.terms[0]
        .parts
        .iter()
        .map(|p| (p.source, p.n))
        .collect();
    assert_eq!(parts, [(None, 7), (Some(rage), 2)]);
    assert_eq!(theirs.terms[0].parts, [], "nothing changes it");
}

/// 2E-COMBAT-09
#[test]
fn sides_that_are_even_are_told_too() {
    let mut t = ground(
        "player 1
          missions: Green
          hand: Brawl
          at Green: P5
        player 2
          at Green: P5 as foe",
    );
    t.use_text("Brawl", 0);
    fight(&mut t, &[]);
    assert_eq!(t.happened(Kind::FightWin), 0);
    assert_eq!(compared(&t, 0).map(|side| side.total), [Some(5), Some(5)]);
}

/// 2E-SHOW-03, 2E-SHOW-05
#[test]
fn the_number_of_a_face_down_fighter_is_told_without_its_name() {
    let t = spying();
    let names = ["P5", "P4", "P3"];
    let fighter = |name, n| (name, TermOf::Fighter, n);
    for viewer in [0, 1] {
        let [_, theirs] = compared(&t, viewer);
        assert_eq!(
            terms(&t, &theirs, &names),
            [fighter("?", 4), fighter("P3", 3)]
        );
        assert_eq!((theirs.total, theirs.hidden), (Some(7), 0));
    }
    let [_, theirs] = compared(&t, 2);
    assert_eq!(
        terms(&t, &theirs, &names),
        [fighter("P4", 4), fighter("P3", 3)]
    );
}

/// 2E-SHOW-05
#[test]
fn what_is_compared_has_no_hidden_card_in_it() {
    let t = spying();
    let hidden = t.card("P4");
    let event = t.events.iter().find(|e| e.h.kind == Kind::Compare);
    let seen = event.expect("compared").seen_from(Some(player(1)));
    let json = serde_json::to_string(&seen).expect("JSON");
    assert!(
        !json.contains(&format!("\"source\":{},", hidden.0)),
        "{json}"
    );
}

/// 2E-GAP-29
#[test]
fn a_stopped_defender_is_named_with_nothing() {
    let mut t = ground(
        "player 1
          missions: Green
          hand: Brawl
          at Green: P5
        player 2
          at Green: P4 [stopped]; P3",
    );
    t.use_text("Brawl", 0);
    fight(&mut t, &[]);
    let [_, theirs] = compared(&t, 1);
    let numbers: Vec<i16> = theirs.terms.iter().map(|term| term.n).collect();
    assert_eq!((numbers, theirs.total), (vec![0, 3], Some(3)));
}
