//! Interrupts that ask more of a table.

use crate::support::stage::{
    can_use, choose, in_order, meet, on_top, pass_all, responds, stage, take_skill,
    use_when_possible,
};
use cards::lexicon::Skill;
use engine::script::{Table, player};
use engine::{Choice, Place};

/// 2U093 We Are Klingon
///
/// One Strength more for the attempt, three if its player commands Kahless anywhere.
#[test]
fn a_klingon_is_stronger_under_kahless() {
    for (home, strength) in [("Mills", 8), ("2U137", 10)] {
        let mut t = stage(&format!(
            "
            dilemma Scale: dual cost 1 text [(when: Resolve, body: [
                Points(who: You, n: Sum(Strength, (from: Attempt, filter: Title(Is(\"Dokar\")))))])]
            player 1
              missions: Red; Base
              hand: 2U093
              at Red: Dokar; Altman
              at Base: {home}
            player 2
              pile: Scale"
        ));
        t.attempt("Red");
        if !can_use(&t, "We Are Klingon", 0) {
            t.pick(&["Scale"]);
        }
        use_when_possible(&mut t, "We Are Klingon", 0);
        if t.asked() == 2 {
            t.pick(&["Scale"]);
        }
        pass_all(&mut t);
        assert_eq!(t.score(1), strength, "{home}");
    }
}

/// 2U077 Discreet Inquiry
///
/// A personnel shown from hand lends one skill for the attempt and goes to the top of the deck.
#[test]
fn an_inquiry_among_those_in_hand() {
    let mut t = stage(
        "
        player 1
          missions: Red
          hand: 2U077; 1S268; Relic
          at Red: Altman; Barron
        player 2
          pile: Calm",
    );
    meet_late(&mut t, "Discreet Inquiry");
    choose(&mut t, &["Jean-Luc Picard"]);
    take_skill(&mut t, Skill::Diplomacy);
    pass_all(&mut t);
    assert!(on_top(&t, 1, "Jean-Luc Picard"));
    assert!(t.in_hand(1, "Relic"));
}

/// Attempts Red, meets Calm and uses the interrupt at the first opportunity.
fn meet_late(t: &mut Table, card: &str) {
    t.attempt("Red");
    if !can_use(t, card, 0) {
        t.pick(&["Calm"]);
    }
    use_when_possible(t, card, 0);
}

/// 2U074 Bank Heist
///
/// Every personnel among three cards shown from a deck teaches the Thief one skill; the deck stays in order.
#[test]
fn a_heist_in_an_opponents_deck() {
    let mut t = stage(
        "
        dilemma Ward: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, All([Skill(Engineer, 1),
            Skill(Medical, 1)])), yes: [Points(who: You, n: N(1))])])]
        player 1
          missions: Red
          hand: 2U074
          at Red: Soto; Barron
        player 2
          deck: Altman; Relic; Bandee; Mills
          pile: Ward",
    );
    meet(&mut t, "Red", &["Ward"]);
    t.use_text("Bank Heist", 0);
    for skill in [Skill::Engineer, Skill::Medical] {
        if let Choice::Options { options } = t.pending().choice.clone() {
            let here = options.contains(&engine::Label::Skill(skill));
            let other = if skill == Skill::Engineer {
                Skill::Medical
            } else {
                Skill::Engineer
            };
            take_skill(&mut t, if here { skill } else { other });
        }
    }
    pass_all(&mut t);
    assert_eq!(t.score(1), 1);
    assert_eq!(t.deck(2), ["Altman", "Relic", "Bandee", "Mills"]);
}

/// 2R091 Vile Deception
///
/// The attempter chooses: the hand is shown and its interrupts go, or two of those who attempt are stopped.
#[test]
fn a_deception_leaves_a_choice() {
    let start = |place: &str| {
        let mut t = stage(&format!(
            "
            player 1
              missions: Red
              hand: Chip; Relic
              at Red: Altman; Bandee; Barron
            player 2
              missions: Base
              hand: 2R091
              at {place}: Palteth
              pile: Calm"
        ));
        t.attempt("Red");
        if t.asked() == 2 && !can_use(&t, "Vile Deception", 0) && !responds(&t) {
            t.pick(&["Calm"]);
        }
        t
    };
    let mut t = start("Red");
    use_when_possible(&mut t, "Vile Deception", 0);
    choose(&mut t, &["Altman"]);
    assert_eq!(t.asked(), 1);
    t.option(0);
    assert!(t.in_discard(1, "Chip") && t.in_hand(1, "Relic"));
    let mut t = start("Red");
    use_when_possible(&mut t, "Vile Deception", 0);
    choose(&mut t, &["Altman"]);
    t.option(1);
    t.pick(&["Altman", "Barron"]);
    in_order(&mut t, &["Altman", "Barron"]);
    assert!(t.is_stopped("Altman") && t.is_stopped("Barron"));
    assert!(t.in_hand(1, "Chip"));
    assert!(
        !can_use(&start("Base"), "Vile Deception", 0),
        "no Romulan is there"
    );
}

/// 2U080 Honorable Death
///
/// A unique Klingon with an opponent's personnel dies, an opponent's event is destroyed.
#[test]
fn an_honorable_death() {
    let start = |place: &str| {
        stage(&format!(
            "
            player 1
              missions: Base
              hand: 2U080
              at {place}: 2R142; Dokar
            player 2
              missions: Red
              core: Relic
              at Red: Altman"
        ))
    };
    let mut t = start("Red");
    t.use_text("Honorable Death", 0);
    choose(&mut t, &["Konmel"]);
    choose(&mut t, &["Relic"]);
    assert!(t.in_discard(1, "Konmel") && t.in_discard(2, "Relic"));
    let mut t = start("Base");
    let death = t.use_action("Honorable Death", 0);
    t.refused_act(death);
}

/// 2U094 Well-Crafted Lure
///
/// A personnel of which there may be many is selected at random; as many cards as it costs put it in the brig, or nothing
/// happens.
#[test]
fn a_lure_costs_what_its_victim_cost() {
    let start = |hand: &str| {
        let mut t = stage(&format!(
            "
            player 1
              missions: Base
              hand: 2U094{hand}
              at Red: Megar
            player 2
              missions: Red
              at Red: B'amara; 1S297"
        ));
        t.use_text("Well-Crafted Lure", 0);
        t
    };
    let mut t = start("; Relic; Stone; Chip");
    t.yes();
    t.pick(&["Relic", "Chip"]);
    in_order(&mut t, &["Relic", "Chip"]);
    assert_eq!(t.place("B'amara"), Place::Brig(player(1)));
    assert_eq!(t.hand(1), ["Stone"]);
    let mut t = start("; Relic; Stone; Chip");
    t.no();
    assert!(t.on_surface("B'amara", "Red") && t.hand(1).len() == 3);
    let t = start("; Relic");
    assert!(
        t.on_surface("B'amara", "Red") && t.in_hand(1, "Relic"),
        "one is not two"
    );
}

/// 2U086 Shared Delicacy
///
/// The captive's owner gives up a random card that was shown, or the top three of the deck.
#[test]
fn a_delicacy_is_shared() {
    for (option, hand, deck) in [(0, 0, 4), (1, 1, 1)] {
        let mut t = stage(
            "
            player 1
              missions: Base
              hand: 2U086
              brig: Altman of 2
              at Base: 1U232; 1R235; 1U244
            player 2
              hand: Relic
              deck: Bandee; Barron; Mills; Stone",
        );
        t.use_text("Shared Delicacy", 0);
        choose(&mut t, &["Altman"]);
        assert_eq!(t.asked(), 2);
        t.option(option);
        in_order(&mut t, &["Bandee", "Barron", "Mills"]);
        assert_eq!((t.hand(2).len(), t.deck(2).len()), (hand, deck));
    }
}

/// 2R082 Ja'chuq
///
/// A fight won with a Klingon leader puts the top dilemma of the left neighbour's pile beneath a mission of one's own, as
/// overcome; the interrupt leaves the game.
#[test]
fn a_victory_becomes_an_overcome_dilemma() {
    let mut t = stage(
        "
        event Brawl: text [(when: Order, body: [Fight(kind: Combat, with: Type(Personnel), win: [])])]
        player 1
          missions: Red; Green
          core: Brawl
          hand: 2R082
          at Red: Kahmis; Dokar
        player 2
          missions: Base
          at Red: Altman
          pile: Flood; Calm",
    );
    t.use_text("Brawl", 0);
    use_when_possible(&mut t, "Ja'chuq", 0);
    choose(&mut t, &["Green"]);
    assert_eq!(t.beneath("Green"), ["Flood"]);
    assert_eq!(t.pile(2), ["Calm"]);
    assert_eq!(t.place("Ja'chuq"), Place::Removed(player(1)));
}
