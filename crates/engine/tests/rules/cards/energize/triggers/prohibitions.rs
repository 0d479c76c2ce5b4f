//! What somebody cannot do, or only for a price, while a card is there.

use crate::support::stage::{can_use, choose, face, responds, stage};
use engine::Why;
use engine::script::Table;

fn engagement(turn: u8, place: &str) -> Table {
    let mut t = stage(&format!(
        "
        event Raid: text [(when: Order, body: [Fight(kind: Engagement, with: Type(Ship), win: [Points(who: You, n: N(10))])])]
        interrupt Shield: text [(when: During(Some((filter: All([Type(Ship), Commanded(You), Doing(InEngagement)])))),
            body: [Points(who: You, n: N(1))])]
        turn of {turn}
        player 1
          missions: Deep; Far
          core: Raid as r1
          hand: Shield as s1
          at Deep: 2C172 as raider
          at {place}: 2R173
          aboard raider: 2R120
          aboard Valjean: 2R127
        player 2
          missions: Base
          core: Raid as r2
          hand: Shield as s2
          at Deep: Bajoran Interceptor
          aboard Bajoran Interceptor: 1U213; Anara"
    ));
    t.use_text(if turn == 1 { "r1" } else { "r2" }, 0);
    for _ in 0..4 {
        if let engine::Choice::Cards { from, .. } = t.pending().choice.clone() {
            let cards: Vec<_> = ["raider", "Bajoran Interceptor"]
                .map(|c| t.card(c))
                .into_iter()
                .filter(|c| from.contains(c))
                .collect();
            t.answer(engine::Answer::Cards(cards[..1].to_vec()));
        }
    }
    t
}

/// 2R127 Michael Eddington, Noble Hero
///
/// An opponent who has a ship fighting where he is plays no interrupts meanwhile. He need not be involved.
#[test]
fn the_noble_hero_forbids_interrupts() {
    let shields = |turn: u8, place: &str| {
        let mut t = engagement(turn, place);
        let mut usable = [false, false];
        while responds(&t) {
            usable[0] |= t.asked() == 1 && can_use(&t, "s1", 0);
            usable[1] |= t.asked() == 2 && can_use(&t, "s2", 0);
            t.pass();
        }
        usable
    };
    for turn in [1, 2] {
        assert_eq!(shields(turn, "Deep"), [true, false], "turn of {turn}");
        assert_eq!(shields(turn, "Far"), [true, true], "he is elsewhere");
    }
}

/// 2R179 Terix
/// 2R180 Trolarak
/// 2E-ACT-12
///
/// Staffed at an opponent's mission of their kind they make that opponent discard two cards for an attempt.
#[test]
fn a_warbird_taxes_attempts() {
    let start = |ship: &str, crew: &str, hand: &str, mission: &str| {
        stage(&format!(
            "
            player 1
              missions: Red; Deep
              hand: {hand}
              at Red: Altman
              at Deep: 2C172 as raider
              aboard raider: 2R120
            player 2
              missions: Base
              pile: Calm
              at {mission}: {ship} as bird
              aboard bird: {crew}"
        ))
    };
    let crew = "2R165; Palteth; 2U166; 2C167";
    for (ship, mission, other) in [("2R180", "Red", "Deep"), ("2R179", "Deep", "Red")] {
        let on = |t: &Table, mission: &str| {
            t.attempt_action(mission, (mission == "Deep").then_some("raider"))
        };
        let mut t = start(ship, crew, "Relic", mission);
        let attempt = on(&t, mission);
        assert_eq!(t.refused_act(attempt).why, Why::CostCannotBePaid, "{ship}");
        let elsewhere = on(&t, other);
        assert!(t.offers(elsewhere));
        let mut t = start(ship, crew, "Relic; Stone; Chip", mission);
        let attempt = on(&t, mission);
        t.act(attempt);
        choose(&mut t, &["Relic", "Stone"]);
        crate::support::stage::in_order(&mut t, &["Relic", "Stone"]);
        face(&mut t, &["Calm"]);
        assert_eq!(t.hand(1), ["Chip"], "{ship}");
        let t = start(ship, "Palteth", "", mission);
        assert!(t.offers(on(&t, mission)), "{ship} is not staffed");
        let t = start(ship, crew, "", other);
        assert!(
            t.offers(on(&t, other)),
            "{ship} at a mission of the other kind"
        );
    }
}

/// 2U177 Tama
///
/// Staffed at a planet mission it makes opponents discard a card to beam to or from the planet; ship to ship is free.
#[test]
fn the_tama_taxes_beaming() {
    let start = |hand: &str, crew: &str| {
        stage(&format!(
            "
            player 1
              missions: Red
              hand: {hand}
              at Red: 2C172 as raider; 2R173 as valjean; Altman
              aboard raider: 2R120; Bandee
              aboard valjean: 2R127
            player 2
              missions: Base
              at Red: 2U177
              aboard Tama: {crew}"
        ))
    };
    let crew = "1R324; Kolos; Galnar; Dallan; 1C327 as g2";
    let mut t = start("", crew);
    let down = t.down("raider", "Red");
    assert_eq!(t.refused_act(down).why, Why::CostCannotBePaid);
    assert!(t.offers(t.across("raider", "valjean")));
    let mut t = start("Relic; Stone", crew);
    let down = t.down("raider", "Red");
    t.act(down);
    for _ in 0..2 {
        let hand = t.candidates().contains(&"Relic".to_owned());
        t.pick(&[if hand { "Relic" } else { "Bandee" }]);
    }
    assert!(t.in_discard(1, "Relic") && t.on_surface("Bandee", "Red"));
    let t = start("", "Kolos");
    assert!(t.offers(t.down("raider", "Red")), "not staffed");
}
