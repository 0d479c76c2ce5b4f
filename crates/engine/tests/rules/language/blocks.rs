//! The card language: blocks inside blocks, decisions, costs.

use crate::support::actions::{choose, in_order, world};
use engine::script::Table;
use engine::{Answer, Ask, Why};

fn run(body: &str, setup: &str) -> Table {
    let mut t = world(&format!(
        "
        event Text: text [(when: Order, body: [{body}])]
        {setup}"
    ));
    t.use_text("Text", 0);
    t
}

const HALL: &str = "
player 1
  missions: Base
  core: Text
  at Base: Ann; Bo
  hand: Relic; Stone
player 2
  hand: Cy; Dax
";

const ONE: &str = "[Points(who: You, n: N(1))]";
const TEN: &str = "[Points(who: You, n: N(10))]";

#[test]
fn a_player_may_do_a_block_or_not() {
    let body = format!("May(who: You, body: {ONE}), Points(who: You, n: N(100))");
    let mut t = run(&body, HALL);
    t.yes();
    assert_eq!(t.score(1), 101);
    let mut t = run(&body, HALL);
    t.no();
    assert_eq!(t.score(1), 100);
}

#[test]
fn the_player_named_decides() {
    let mut t = run(&format!("May(who: Opponent, body: {ONE})"), HALL);
    assert_eq!(t.asked(), 2);
    t.yes();
    assert_eq!(t.score(1), 1, "you is still the user of the text");
}

/// 2E-ACT-13
#[test]
fn a_cost_in_the_middle_of_a_text_may_be_declined() {
    let body = format!(
        "Points(who: You, n: N(1)), Pay(who: You, cost: [Move(verb: Discard, what: Pick((of: (from: Hand(You)),
            n: Exactly(N(1)), to: 0)))], get: {TEN})"
    );
    let mut t = run(&body, HALL);
    t.yes().pick(&["Stone"]);
    assert_eq!(t.score(1), 11);
    assert!(t.in_discard(1, "Stone"));
    let mut t = run(&body, HALL);
    t.no();
    assert_eq!(t.score(1), 1);
    assert_eq!(t.hand(1).len(), 2);
}

/// 2E-ACT-13
#[test]
fn a_cost_another_player_may_pay_is_offered_to_that_player() {
    let body = "Pay(who: Opponent, cost: [Move(verb: Discard, what: Pick((of: (from: Hand(Opponent)),
        n: Exactly(N(1)), how: By(Opponent), to: 0)), by: Opponent)], get: [Points(who: Opponent, n: N(10))])";
    let mut t = run(body, HALL);
    assert_eq!(t.asked(), 2);
    t.yes().pick(&["Cy"]);
    assert!(t.in_discard(2, "Cy"));
    assert_eq!(t.score(2), 10);
    let mut t = run(body, HALL);
    t.no();
    assert_eq!((t.score(2), t.hand(2).len()), (0, 2));
}

/// 2E-ACT-12
/// 2E-ACT-13
#[test]
fn all_of_a_cost_has_to_be_paid() {
    let body =
        "Pay(who: You, must: true, cost: [Move(verb: Discard, what: Pick((of: (from: Hand(You)),
        n: Exactly(N(3)), to: 0)))], get: [Points(who: You, n: N(10))])";
    let mut t = world(&format!(
        "event Text: text [(when: Order, body: [{body}])]\n{HALL}"
    ));
    let action = t.use_action("Text", 0);
    assert_eq!(t.refused_act(action).why, Why::CostCannotBePaid);
    assert_eq!(t.hand(1).len(), 2);
}

#[test]
fn a_cost_can_bind_what_the_effect_speaks_of() {
    let mut t = run(
        "Pay(who: You, must: true, cost: [Move(verb: Discard, what: Pick((of: (from: Hand(You)), n: Exactly(N(1)),
            to: 0)))], get: [Points(who: You, n: Stat(Cost, In(0)))])",
        HALL,
    );
    t.pick(&["Stone"]);
    assert_eq!(t.score(1), 3);
}

#[test]
fn a_block_that_finds_nothing_gives_way_to_another() {
    let body = format!(
        "Try(body: [Move(verb: Discard, what: Pick((of: (from: Hand(You), filter: Type(Ship)), n: Exactly(N(1)), to: 0)))],
            cannot: {ONE})"
    );
    let t = run(&body, HALL);
    assert_eq!(t.score(1), 1);
    let mut t = run(
        &body,
        "
        player 1
          core: Text
          hand: Wren",
    );
    choose(&mut t, &["Wren"]);
    assert_eq!(t.score(1), 0);
    assert!(t.in_discard(1, "Wren"));
}

#[test]
fn an_offer_is_taken_or_the_rest_happens() {
    let body = format!(
        "Offer(who: Opponent, alternative: [Move(verb: Discard, what: Pick((of: (from: Hand(Opponent)), n: Exactly(N(1)),
            how: By(Opponent), to: 0)), by: Opponent)], otherwise: {TEN})"
    );
    let mut t = run(&body, HALL);
    assert_eq!(t.asked(), 2);
    t.yes();
    assert_eq!(t.asked(), 2);
    t.pick(&["Cy"]);
    assert!(t.in_discard(2, "Cy"));
    assert_eq!(t.score(1), 0);
    let mut t = run(&body, HALL);
    t.no();
    assert_eq!(t.score(1), 10);
    assert_eq!(t.hand(2).len(), 2);
}

#[test]
fn an_offer_that_cannot_be_taken_is_none() {
    let mut t = run(
        &format!(
            "Offer(who: Opponent, alternative: [Move(verb: Discard, what: Pick((of: (from: Hand(Opponent)),
                n: Exactly(N(1)), how: By(Opponent), to: 0)), by: Opponent)], otherwise: {TEN})"
        ),
        "
        player 1
          core: Text",
    );
    if t.asked() == 2 {
        t.refused(Answer::YesNo(true));
        t.no();
    }
    assert_eq!(t.score(1), 10);
}

#[test]
fn one_of_several_blocks_is_chosen() {
    let body = format!("OneOf(who: You, options: [{ONE}, {TEN}])");
    let mut t = run(&body, HALL);
    t.refused(Answer::Option(2));
    t.option(0);
    assert_eq!(t.score(1), 1);
    let mut t = run(&body, HALL);
    t.option(1);
    assert_eq!(t.score(1), 10);
}

#[test]
fn a_block_is_repeated_for_each_player() {
    let mut t = world(
        "
        event Text: text [(when: Order, body: [Each(over: Players(EachFromLeft), slot: 0, body: [
            Move(verb: Discard, what: Pick((of: (from: Hand(In(0))), n: Exactly(N(1)), how: By(In(0)), to: 1)), by: In(0)),
            Points(who: In(0), n: N(2))])])]
        players 3
        player 1
          hand: Ann; Bo
        player 2
          core: Text
          hand: Relic; Stone
        player 3
          hand: Cy; Dax
        turn of 2",
    );
    t.use_text("Text", 0);
    let mut order = Vec::new();
    for card in ["Cy", "Ann", "Stone"] {
        order.push(t.asked());
        t.pick(&[card]);
    }
    assert_eq!(order, [3, 1, 2]);
    assert_eq!((t.score(1), t.score(2), t.score(3)), (2, 2, 2));
    assert!(t.in_discard(1, "Ann") && t.in_discard(2, "Stone") && t.in_discard(3, "Cy"));
}

#[test]
fn a_block_is_repeated_for_each_card() {
    let mut t = run(
        "Each(over: Cards((filter: All([Type(Personnel), Commanded(You)]))), slot: 0, body: [
            If(c: Is(In(0), Skill(One(Science), 1)), yes: [Stop(what: One(In(0)))], no: [Points(who: You, n: N(1))])])",
        HALL,
    );
    in_order(&mut t, &["Ann", "Bo"]);
    assert!(t.is_stopped("Bo") && !t.is_stopped("Ann"));
    assert_eq!(t.score(1), 1);
}

#[test]
fn a_block_is_repeated_for_each_card_of_a_slot() {
    let mut t = run(
        "Choose((of: (from: Hand(You)), n: AnyNumber, to: 0)),
        Each(over: Slot(0), slot: 1, body: [Points(who: You, n: Stat(Cost, In(1)))])",
        HALL,
    );
    t.pick(&["Relic", "Stone"]);
    in_order(&mut t, &["Relic", "Stone"]);
    assert_eq!(t.score(1), 5);
}

#[test]
fn a_card_slot_is_remembered_by_the_card() {
    let mut t = world(
        "
        event Oath: text [(when: Order, limit: PerTurn(1), body: [Choose((of: (filter: All([Type(Personnel),
            Commanded(You)])), n: Exactly(N(1)), to: 200))]),
            (when: Static, body: [Apply(m: Stat(on: Those(200), stats: [Strength], n: N(3)), until: InPlay)])]
        player 1
          missions: Base
          core: Oath as one; Oath as two
          at Base: Ann; Bo",
    );
    let strength = |t: &Table, who: &str| t.stat(who, cards::lexicon::Stat::Strength);
    assert_eq!((strength(&t, "Ann"), strength(&t, "Bo")), (7, 7));
    t.use_text("one", 0).pick(&["Bo"]);
    assert_eq!((strength(&t, "Ann"), strength(&t, "Bo")), (7, 10));
    t.use_text("two", 0).pick(&["Ann"]);
    assert_eq!((strength(&t, "Ann"), strength(&t, "Bo")), (10, 10));
    t.end();
    t.until_turn_of(1).act(engine::Action::DrawRest);
    assert_eq!(strength(&t, "Bo"), 10, "beyond the turn");
    t.use_text("one", 0).pick(&["Ann"]);
    assert_eq!(
        (strength(&t, "Ann"), strength(&t, "Bo")),
        (13, 7),
        "a new choice takes the place of the old"
    );
}

#[test]
fn a_card_slot_is_forgotten_when_the_card_leaves_play() {
    let mut t = world(
        "
        event Oath: cost 0 text [(when: Order, body: [Choose((of: (filter: All([Type(Personnel),
            Commanded(You)])), n: Exactly(N(1)), to: 200))]),
            (when: Static, body: [Apply(m: Stat(on: Those(200), stats: [Strength], n: N(3)), until: InPlay)])]
        event Recall: text [(when: Order, body: [Move(verb: Return, what: Every((filter: Title(Is(\"Oath\")))),
            to: OwnersHand)])]
        player 1
          missions: Base
          core: Oath; Recall
          at Base: Ann; Bo",
    );
    t.use_text("Oath", 0).pick(&["Bo"]);
    assert_eq!(t.stat("Bo", cards::lexicon::Stat::Strength), 10);
    t.use_text("Recall", 0);
    assert!(t.in_hand(1, "Oath"));
    assert_eq!(t.stat("Bo", cards::lexicon::Stat::Strength), 7);
    t.end();
    t.until_turn_of(1).play("Oath");
    assert_eq!(
        t.stat("Bo", cards::lexicon::Stat::Strength),
        7,
        "it does not remember its former life"
    );
}

#[test]
fn a_title_can_be_named_and_asked_for() {
    let body = "Name(who: You, what: Title, to: 0), Points(who: You, n: Count((from: Hand(Opponent), filter: Title(In(0)))))";
    let mut t = run(body, HALL);
    t.answer(Answer::Name(engine::Named::Title("Cy".into())));
    assert_eq!(t.score(1), 1);
    let mut t = run(body, HALL);
    t.answer(Answer::Name(engine::Named::Title("Ann".into())));
    assert_eq!(t.score(1), 0);
}

#[test]
fn a_title_may_have_to_be_one_of_some_cards() {
    let mut t = run(
        "Name(who: You, what: TitleOf((from: Hand(You))), to: 0)",
        HALL,
    );
    assert_eq!(
        t.refused(Answer::Name(engine::Named::Title("Cy".into())))
            .why,
        Why::CannotBeNamed
    );
    t.answer(Answer::Name(engine::Named::Title("Relic".into())));
    assert_eq!(t.ask(), Ask::Orders);
}

#[test]
fn a_card_type_can_be_named() {
    use cards::lexicon::CardType;
    let mut t = run(
        "Name(who: Opponent, what: CardType([Ship, Event]), to: 0)",
        HALL,
    );
    assert_eq!(t.asked(), 2);
    t.refused(Answer::Name(engine::Named::Type(CardType::Personnel)));
    t.answer(Answer::Name(engine::Named::Type(CardType::Event)));
}

#[test]
fn a_player_can_be_chosen() {
    let mut t = world(
        "
        event Text: text [(when: Order, body: [ChoosePlayer(from: Each, to: 0), Points(who: In(0), n: N(3))])]
        players 3
        player 1
          core: Text",
    );
    t.use_text("Text", 0).choose_player(3);
    assert_eq!((t.score(1), t.score(2), t.score(3)), (0, 0, 3));
}

#[test]
fn the_neighbours_are_left_and_right() {
    let mut t = world(
        "
        event Text: text [(when: Order, body: [Points(who: Left, n: N(1)), Points(who: Right, n: N(2)),
            Points(who: EachOpponent, n: N(10))])]
        players 3
        player 2
          core: Text
        turn of 2",
    );
    t.use_text("Text", 0);
    assert_eq!((t.score(1), t.score(2), t.score(3)), (12, 0, 11));
}
