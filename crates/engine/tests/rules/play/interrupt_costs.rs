//! An interrupt is paid for before it can be prevented.

use crate::support::board::{
    asked, can_use, choose, meet, pass_all, responds, stage, use_when_possible,
};
use cards::language::Kind;
use engine::Ask;
use engine::script::Table;

/// Player 1 discards a card to take an event out of the deck; player 2 may prevent that.
fn wish() -> Table {
    let mut t = stage(
        "
        player 1
          hand: 2R081; Relic; Stone
          deck: Totem; Ann; Bo
        player 2
          score 10
          hand: 1R121",
    );
    t.use_text("If Wishes Were Horses", 0);
    t
}

/// 2E-GAP-106, 2E-ACT-10, 2E-ACT-12, 2E-ACT-13
/// 2R081 If Wishes Were Horses
/// 1R121 Amanda Rogers
#[test]
fn the_cost_of_an_interrupt_is_paid_before_anybody_prevents_it() {
    let mut t = wish();
    assert_eq!(t.asked(), 1, "first the cost: {:?}", t.pending());
    assert_eq!(t.candidates(), ["Relic", "Stone"]);
    t.pick(&["Relic"]);
    assert!(t.in_discard(1, "Relic"));
    assert_eq!(asked(&t), (2, Ask::Respond), "then the others");
    assert!(can_use(&t, "Amanda Rogers", 0));
    t.use_text("Amanda Rogers", 0);
    assert_eq!(asked(&t), (1, Ask::Orders));
    assert!(t.in_discard(1, "Relic"), "it stays paid");
    assert!(t.in_discard(1, "If Wishes Were Horses"));
    assert_eq!((t.score(2), t.happened(Kind::Download)), (5, 0));
    assert_eq!(t.hand(1), ["Stone"]);
}

/// 2E-GAP-106, 2E-ACT-13
/// 2R081 If Wishes Were Horses
///
/// If nobody prevents it, it is paid for once and takes effect.
#[test]
fn an_interrupt_that_is_not_prevented_is_paid_for_once() {
    let mut t = wish();
    if responds(&t) {
        t.pass();
    }
    t.pick(&["Relic"]);
    pass_all(&mut t);
    choose(&mut t, &["Totem"]);
    assert_eq!(t.happened(Kind::Download), 1);
    assert!(t.in_discard(1, "If Wishes Were Horses") && t.in_hand(2, "Amanda Rogers"));
    assert_eq!(t.happened(Kind::Discard), 2, "the cost, and one at random");
    assert_eq!(asked(&t), (1, Ask::Orders));
}

/// 2E-GAP-106, 2E-ACT-11, 2E-ACT-12
/// 2R081 If Wishes Were Horses
#[test]
fn an_interrupt_whose_cost_cannot_be_paid_is_not_played() {
    let mut t = stage(
        "
        player 1
          hand: 2R081
          deck: Totem; Ann; Bo
        player 2
          score 10
          hand: 1R121",
    );
    let play = t.use_action("If Wishes Were Horses", 0);
    t.refused_act(play);
    assert!(t.in_hand(1, "If Wishes Were Horses"));
}

/// 2E-GAP-106, 2E-ACT-10, 2E-GAP-44
/// 3R074 Our Death is Glory To the Founders
/// 1R121 Amanda Rogers
///
/// A soldier has died for an interrupt that was prevented, and the event is played after all.
#[test]
fn the_dead_stay_dead_though_they_died_in_vain() {
    let start = || {
        let mut t = stage(
            "
            personnel Soldier: Dominion I5 C5 S5 species Jem'Hadar
            player 1
              score 10
              hand: Relic; 1R121
            player 2
              missions: Green
              hand: 3R074
              at Green: Soldier as one; Soldier as two
            segment play",
        );
        t.play("Relic");
        // The active player may prevent the own event, too.
        use_when_possible(&mut t, "Our Death is Glory To the Founders", 0);
        t
    };
    let mut t = start();
    assert_eq!(t.asked(), 2, "first the cost: {:?}", t.pending());
    assert_eq!(t.candidates(), ["one", "two"]);
    t.pick(&["two"]);
    assert!(t.in_discard(2, "two"));
    assert_eq!(asked(&t), (1, Ask::Respond), "then the others");
    t.use_text("Amanda Rogers", 0);
    assert!(t.in_discard(2, "two") && t.on_surface("one", "Green"));
    assert!(t.in_discard(2, "Our Death is Glory To the Founders"));
    pass_all(&mut t);
    assert!(t.in_core(1, "Relic"));
    assert_eq!(asked(&t), (1, Ask::PlayAndDraw));
}

/// 2E-GAP-106, 2E-ACT-10
/// 1R125 Dimensional Shifting
/// 1R121 Amanda Rogers
///
/// A cost at random is paid before as well.
#[test]
fn a_card_at_random_is_discarded_before_anybody_prevents_it() {
    let mut t = stage(
        "
        ship Wren: Federation staff[] R8 W6 S6
        player 1
          missions: Green
          hand: 1R125; Relic
          at Green: Ann; Bo; Wren
        player 2
          score 10
          hand: 1R121",
    );
    t.use_text("Dimensional Shifting", 0);
    assert_eq!(asked(&t), (2, Ask::Respond));
    assert!(t.in_discard(1, "Relic"));
    t.use_text("Amanda Rogers", 0);
    assert_eq!(asked(&t), (1, Ask::Orders));
    assert!(t.in_discard(1, "Relic") && t.in_discard(1, "Dimensional Shifting"));
    assert!(t.on_surface("Ann", "Green") && t.on_surface("Bo", "Green"));
}

/// 2E-GAP-106, 2E-ACT-10, 2E-GAP-44
/// 1R127 Escape
/// 1R121 Amanda Rogers
///
/// The same where the interrupt is a response itself: the card is gone, and so is the one it was to save.
#[test]
fn an_escape_that_was_prevented_has_cost_a_card() {
    let start = |theirs: &str| {
        let mut t = stage(&format!(
            "
            player 1
              missions: Red
              hand: 1R127; Relic
              at Red: Ann; Bo
            player 2
              score 10
              hand: {theirs}
              pile: Fang"
        ));
        meet(&mut t, "Red", &["Fang"]);
        t.pick(&["Ann"]);
        use_when_possible(&mut t, "Escape", 0);
        choose(&mut t, &["Ann"]);
        t
    };
    let mut t = start("1R121");
    assert_eq!(asked(&t), (2, Ask::Respond));
    assert!(t.in_discard(1, "Relic"));
    t.use_text("Amanda Rogers", 0);
    pass_all(&mut t);
    assert!(t.in_discard(1, "Ann") && t.in_discard(1, "Relic"));
    assert_eq!(asked(&t), (1, Ask::Orders));

    let mut t = start("Stone");
    pass_all(&mut t);
    assert!(t.on_surface("Ann", "Red") && t.is_stopped("Ann"));
    assert!(t.in_discard(1, "Relic") && t.in_discard(1, "Escape"));
}

/// 2E-GAP-106, 2E-GAP-63: what was paid with may be saved, and then nothing was paid.
#[test]
fn a_cost_that_does_not_come_off_is_known_before_anybody_responds() {
    let mut t = stage(
        "
        event Ward: text [(when: On((phase: Before, kind: Kill)), optional: true, body: [Prevent])]
        interrupt Duel: text [(when: Order, body: [Pay(who: You, must: true,
            cost: [Move(verb: Kill, what: Pick((of: (filter: All([Type(Personnel), Commanded(You)])), n: Exactly(N(1)),
                to: 1)))], get: [Points(who: You, n: N(9))])])]
        player 1
          missions: Green
          hand: Duel
          at Green: Ann
        player 2
          core: Ward",
    );
    t.use_text("Duel", 0);
    assert_eq!(asked(&t), (2, Ask::Respond));
    t.use_text("Ward", 0);
    assert_eq!(asked(&t), (1, Ask::Orders));
    assert_eq!(t.score(1), 0);
    assert!(t.on_surface("Ann", "Green") && t.in_discard(1, "Duel"));
}

/// 2E-ACT-10, 2E-COST-02: as with the counters of an event, which are gone before anybody responds.
#[test]
fn an_event_is_paid_for_before_anybody_prevents_it() {
    let mut t = stage(
        "
        player 1
          hand: Relic
        player 2
          score 10
          hand: 1R121
        segment play",
    );
    t.play("Relic");
    assert_eq!(asked(&t), (2, Ask::Respond));
    assert_eq!(t.counters(1), 5);
    t.use_text("Amanda Rogers", 0);
    assert_eq!(t.counters(1), 5);
    assert!(t.in_discard(1, "Relic"));
}

/// 2E-GAP-106
/// 1S084 D'Arsay Archive
/// 1R121 Amanda Rogers
///
/// What the instructions of an event have its player pay belongs to the instructions, which are prevented.
#[test]
fn the_instructions_of_a_prevented_event_cost_nothing() {
    let mut t = stage(
        "
        player 1
          hand: 1S084; Relic; Stone
          deck: Ann; Bo; Cy
        player 2
          score 10
          hand: 1R121
        segment play",
    );
    t.play("D'Arsay Archive");
    assert_eq!(asked(&t), (2, Ask::Respond));
    t.use_text("Amanda Rogers", 0);
    assert!(t.in_discard(1, "D'Arsay Archive"));
    assert!(t.in_hand(1, "Relic") && t.in_hand(1, "Stone"));
    assert_eq!(t.deck(1), ["Ann", "Bo", "Cy"]);
}

/// 2E-GAP-106, 2E-PLAY-11
/// 1R121 Amanda Rogers
///
/// An interrupt without a cost can be prevented as ever.
#[test]
fn an_interrupt_without_a_cost_is_prevented_as_ever() {
    let mut t = stage(
        "
        interrupt Boon: text [(when: Order, body: [Points(who: You, n: N(9))])]
        player 1
          hand: Boon
        player 2
          score 10
          hand: 1R121",
    );
    t.use_text("Boon", 0);
    assert_eq!(asked(&t), (2, Ask::Respond));
    t.use_text("Amanda Rogers", 0);
    assert_eq!((t.score(1), t.score(2)), (0, 5));
    assert!(t.in_discard(1, "Boon"));
}
