//! The card language: fights.

use crate::support::actions::{responds, world};
use engine::script::Table;
use engine::{Choice, Label};

/// A combat of Ann and Bo (Strength 14) against Cy and Dax (Strength 14), won only with help.
fn combat(fight: &str, more: &str) -> Table {
    let mut t = world(&format!(
        "
        event Brawl: text [(when: Order, body: [Fight({fight})])]
        {more}
        player 1
          missions: Green
          core: Brawl
          at Green: Ann; Bo
        player 2
          core: Watch
          at Green: Cy; Dax"
    ));
    t.use_text("Brawl", 0);
    for _ in 0..10 {
        match t.pending().choice.clone() {
            Choice::Cards { from, .. } => {
                t.answer(engine::Answer::Cards(vec![from[0]]));
            }
            Choice::Options { options } => {
                let n = options
                    .iter()
                    .position(|o| *o == Label::Combat)
                    .unwrap_or(0);
                t.option(n as u8);
            }
            _ if responds(&t) => {
                t.pass();
            }
            _ => break,
        }
    }
    t
}

const WATCH: &str = "event Watch:";
const RESULT: &str = "win: [Points(who: You, n: N(10))], otherwise: [Points(who: You, n: N(1))]";

#[test]
fn a_fight_is_won_or_not() {
    let t = combat(
        &format!("kind: Combat, with: Type(Personnel), {RESULT}"),
        WATCH,
    );
    assert_eq!(t.score(1), 1, "14 against 14 is no victory");
    let strong = format!(
        "kind: Combat, with: Type(Personnel), tweak: [Stat(on: Every((filter: All([Type(Personnel),
            Commanded(You)]))), stats: [Strength], n: N(1))], {RESULT}"
    );
    let t = combat(&strong, WATCH);
    assert_eq!(t.score(1), 10);
    assert_eq!(
        t.stat("Ann", cards::lexicon::Stat::Strength),
        7,
        "for this fight only"
    );
}

#[test]
fn a_number_is_added_to_the_total_of_a_side() {
    let with = |side: &str, n: i16| {
        let text = format!(
            "kind: Combat, with: Type(Personnel), tweak: [Total(side: {side}, n: N({n}))], {RESULT}"
        );
        combat(&text, WATCH).score(1)
    };
    assert_eq!(with("You", 1), 10);
    assert_eq!(with("Opponent", -1), 10);
    assert_eq!(with("Opponent", 1), 1);
}

#[test]
fn a_static_text_can_add_to_a_total() {
    let t = combat(
        &format!("kind: Combat, with: Type(Personnel), {RESULT}"),
        "event Watch: text [(when: Static, body: [Apply(m: Total(side: Opponent, n: N(1)), until: InPlay)])]",
    );
    assert_eq!(
        t.score(1),
        10,
        "the opponent of the Watch's player is player 1"
    );
}

#[test]
fn some_cards_may_take_no_part() {
    let t = combat(
        &format!(
            "kind: Combat, with: Type(Personnel), tweak: [Exempt(cards: Title(Is(\"Dax\")), from: InCombat)], {RESULT}"
        ),
        WATCH,
    );
    assert_eq!(t.score(1), 10, "14 against 7");
}

#[test]
fn the_loser_can_be_meant() {
    let t = combat(
        "kind: Combat, with: Type(Personnel), tweak: [Total(side: You, n: N(1))], win: [Points(who: Loser, n: N(4))]",
        WATCH,
    );
    assert_eq!((t.score(1), t.score(2)), (0, 4));
}

#[test]
fn a_kill_in_combat_has_combat_as_its_cause() {
    let score = |cause: &str| {
        let t = combat(
            "kind: Combat, with: Type(Personnel), tweak: [Total(side: You, n: N(1))], win: [Move(verb: Kill,
                what: Pick((of: (filter: All([Type(Personnel), Commanded(Loser)])), n: Exactly(N(1)), how: Random, to: 5)))]",
            &format!("event Watch: text [(when: On((kind: Kill, cause: {cause})), body: [Points(who: You, n: N(1))])]"),
        );
        assert!(t.in_discard(2, "Cy") || t.in_discard(2, "Dax"));
        t.score(2) == 1
    };
    assert!(score("Combat") && score("Fight"));
    assert!(!score("Engagement") && !score("Dilemma"));
}

#[test]
fn involved_cards_can_be_named() {
    let t = combat(
        "kind: Combat, with: Type(Personnel), tweak: [Total(side: You, n: N(1))],
            win: [Stop(what: Every((filter: All([Doing(Involved), Commanded(Loser)]))))]",
        WATCH,
    );
    assert!(t.is_stopped("Cy") && t.is_stopped("Dax"));
    assert!(t.is_stopped("Ann") && t.is_stopped("Bo"), "2E-COMBAT-12");
}

#[test]
fn the_user_may_have_the_choice_of_the_kind() {
    let mut t = world(
        "
        event Assault: text [(when: Order, body: [Fight(kind: Either, with: Any, win: [Points(who: You, n: N(3))])])]
        player 1
          missions: Green
          core: Assault
          at Green: Dax; Wren
          aboard Wren: Bo; Ann
        player 2
          at Green: Kite; Cy as foe",
    );
    t.use_text("Assault", 0);
    match t.pending().choice.clone() {
        Choice::Options { options } => {
            assert!(options.contains(&Label::Combat) && options.contains(&Label::Engagement));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_text_works_only_while_its_card_is_in_combat() {
    let t = combat(
        &format!("kind: Combat, with: Type(Personnel), {RESULT}"),
        "personnel Bruiser: Federation S1 text [(when: Static, guard: Doing(InCombat, This), body: [Apply(m: Stat(on: One(This),
            stats: [Strength], n: N(9)), until: InPlay)])]
        event Watch:
        player 1
          at Green: Bruiser
        player 2",
    );
    assert_eq!(t.score(1), 10);
    assert_eq!(t.stat("Bruiser", cards::lexicon::Stat::Strength), 1);
}
