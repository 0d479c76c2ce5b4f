//! The card language: where cards can be put and how.

use crate::support::actions::{choose, in_order, world};
use cards::language::Kind;
use engine::script::{Table, player};
use engine::{Place, Seat};

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
  missions: Base; Green; Deep
  core: Text; Relic
  at Base: Ann; Bo; Kite
  at Deep: Wren
  hand: Stone; Dax
  deck: Cy as top; Cy as second; Cy as third
  discard: Chip
player 2
  deck: Chip as their top; Chip as their second
";

const ANN: &str = "Every((filter: Title(Is(\"Ann\"))))";

#[test]
fn cards_are_put_into_their_owners_zones() {
    let place = |verb: &str, to: &str| {
        let mut t = run(&format!("Move(verb: {verb}, what: {ANN}, to: {to})"), HALL);
        if let engine::Choice::Options { .. } = t.pending().choice {
            t.option(1);
        }
        (t.place("Ann"), t.deck(1))
    };
    let one = player(1);
    assert_eq!(place("Return", "OwnersHand").0, Place::Hand(one));
    assert_eq!(place("Place", "Hand(You)").0, Place::Hand(one));
    assert_eq!(place("Place", "OwnersDiscard").0, Place::Discard(one));
    let (at, deck) = place("Place", "OwnersDeck(Top(1))");
    assert_eq!((at, deck[0].as_str()), (Place::Deck(one), "Ann"));
    let (at, deck) = place("Place", "Deck(You, Bottom(1))");
    assert_eq!((at, deck[3].as_str()), (Place::Deck(one), "Ann"));
    let (at, deck) = place("Place", "OwnersDeck(TopOrBottom)");
    assert_eq!(
        (at, deck[3].as_str()),
        (Place::Deck(one), "Ann"),
        "the bottom was chosen"
    );
}

/// 2E-GLOSS-14
#[test]
fn a_card_removed_from_the_game_is_in_no_other_zone() {
    let t = run(&format!("Move(verb: Remove, what: {ANN})"), HALL);
    assert_eq!(t.place("Ann"), Place::Removed(player(1)));
    assert_eq!(t.happened(Kind::Kill), 0);
}

/// 2E-PLAY-14
#[test]
fn cards_are_placed_at_missions_and_aboard_ships() {
    let mut t = world(
        "
        event Text: text [(when: Order, body: [
            Choose((of: (filter: Title(Is(\"Green\"))), n: Exactly(N(1)), to: 0)),
            Choose((of: (filter: Title(Is(\"Wren\"))), n: Exactly(N(1)), to: 1)),
            Move(verb: Place, what: Every((filter: Title(Is(\"Ann\")))), to: At(In(0))),
            Move(verb: Place, what: Every((from: Hand(You), filter: Title(Is(\"Dax\")))), to: Aboard(In(1)))])]
        event Welcome: text [(when: On((kind: Play)), body: [Points(who: You, n: N(1))])]
        player 1
          missions: Base; Green; Deep
          core: Text; Welcome
          at Base: Ann
          at Deep: Wren
          hand: Dax",
    );
    t.use_text("Text", 0);
    for card in ["Green", "Wren"] {
        choose(&mut t, &[card]);
    }
    assert!(t.on_surface("Ann", "Green"));
    assert!(t.aboard("Dax", "Wren"));
    assert_eq!(t.score(1), 0, "placing is not playing");
}

#[test]
fn a_card_placed_at_a_headquarters_goes_where_it_is_accepted() {
    let mut t = run(
        "Move(verb: Place, what: Every((from: Hand(You), filter: Title(Is(\"Dax\")))), to: Headquarters(You))",
        HALL,
    );
    choose(&mut t, &["Base"]);
    assert!(t.on_surface("Dax", "Base"));
}

#[test]
fn a_card_can_be_played_by_text() {
    let mut t = world(
        "
        personnel Free: Federation cost 0
        event Text: text [(when: Order, body: [Move(verb: Play, what: Every((from: Hand(You), filter: Title(Is(\"Free\")))),
            to: Headquarters(You))])]
        event Welcome: text [(when: On((kind: Play)), body: [Points(who: You, n: N(1))])]
        player 1
          missions: Base
          core: Text; Welcome
          hand: Free",
    );
    t.use_text("Text", 0);
    choose(&mut t, &["Base"]);
    assert!(t.on_surface("Free", "Base"));
    assert_eq!(t.score(1), 1);
}

/// 2E-GLOSS-05
#[test]
fn cards_are_taken_from_a_discard_pile_in_the_open() {
    let t = run(
        "Move(verb: Take, what: Every((from: Discard(You))), to: Hand(You))",
        HALL,
    );
    assert_eq!(t.hand(1).len(), 3);
    let taken = t
        .game
        .state()
        .zone(Place::Hand(player(1)))
        .iter()
        .copied()
        .find(|c| t.name(*c) == "Chip");
    let seen = t
        .events
        .iter()
        .any(|e| taken.is_some() && e.seen_from(Some(Seat(1))).card == taken);
    assert!(seen, "2E-GLOSS-05");
}

#[test]
fn everybody_draws_what_the_text_says() {
    let t = run("Draw(who: Each, n: N(2))", HALL);
    assert_eq!((t.hand(1).len(), t.hand(2).len()), (4, 2));
    assert!(t.in_hand(1, "top") && t.in_hand(1, "second"));
}

/// 2E-GLOSS-09
#[test]
fn a_card_that_is_examined_stays_where_it_was_and_is_seen_by_one() {
    let t = run(
        "Look(who: You, what: Every((from: Deck(Opponent, Top(1)))), to: 0)",
        HALL,
    );
    assert_eq!(t.deck(2), ["their top", "their second"]);
    let card = t.card("their top");
    let sees = |seat: u8| {
        t.events
            .iter()
            .map(|e| e.seen_from(Some(Seat(seat))))
            .any(|e| e.card == Some(card) || e.cards.contains(&card))
    };
    assert!(sees(0) && !sees(1));
}

/// 2E-GLOSS-10
#[test]
fn a_card_that_is_revealed_is_seen_by_all() {
    let t = run(
        "Look(who: You, what: Every((from: Deck(You, Top(1)))), open: true, to: 0)",
        HALL,
    );
    assert_eq!(t.deck(1), ["top", "second", "third"]);
    let card = t.card("top");
    for seat in 0..2 {
        let seen = t
            .events
            .iter()
            .map(|e| e.seen_from(Some(Seat(seat))))
            .any(|e| e.card == Some(card) || e.cards.contains(&card));
        assert!(seen);
    }
    assert_eq!(t.happened(Kind::Reveal), 1);
    assert_eq!(t.happened(Kind::Look), 0);
}

#[test]
fn cards_that_were_seen_can_be_put_back_in_another_order() {
    let mut t = run(
        "Look(who: You, what: Every((from: Deck(You, Top(2)))), to: 0), Reorder(slot: 0, to: Deck(You, Top(2)))",
        HALL,
    );
    t.order(&["second", "top"]);
    assert_eq!(t.deck(1), ["second", "top", "third"]);
}

#[test]
fn cards_that_were_seen_can_be_used_by_the_rest_of_the_text() {
    let mut t = run(
        "Look(who: You, what: Every((from: Deck(You, Top(2)))), to: 0),
        Move(verb: Take, what: Pick((of: (from: Deck(You, All), filter: In(0)), n: Exactly(N(1)), to: 1)), to: Hand(You))",
        HALL,
    );
    assert_eq!(t.candidates(), ["second", "top"]);
    t.pick(&["second"]);
    assert!(t.in_hand(1, "second"));
    assert_eq!(t.deck(1), ["top", "third"]);
}

#[test]
fn a_deck_is_shuffled_by_text() {
    let mut orders = Vec::new();
    for seed in 1..=6 {
        let t = run("Shuffle(Deck(You, All))", &format!("seed {seed}\n{HALL}"));
        assert_eq!(t.happened(Kind::Shuffle), 1);
        orders.push(t.deck(1));
    }
    orders.sort();
    orders.dedup();
    assert!(orders.len() > 1);
}

#[test]
fn two_cards_change_places() {
    let mut t = run(
        "Swap(a: Pick((of: (filter: All([Type(Personnel), Commanded(You)])), n: Exactly(N(1)), to: 0)),
            b: Pick((of: (from: Hand(You), filter: Type(Personnel)), n: Exactly(N(1)), to: 1)))",
        HALL,
    );
    t.pick(&["Bo"]);
    choose(&mut t, &["Dax"]);
    assert!(t.in_hand(1, "Bo") && t.on_surface("Dax", "Base"));
    assert_eq!(t.happened(Kind::Play), 0);
}

#[test]
fn a_card_is_replaced_by_another() {
    let mut t = run(
        "Choose((of: (filter: All([Type(Personnel), Commanded(You)])), n: Exactly(N(1)), to: 0)),
        Replace(old: In(0), new: Pick((of: (from: Hand(You), filter: Type(Personnel)), n: Exactly(N(1)), to: 1)),
            old_to: OwnersDeck(Bottom(1)))",
        HALL,
    );
    t.pick(&["Ann"]);
    choose(&mut t, &["Dax"]);
    assert!(t.on_surface("Dax", "Base"));
    assert_eq!(t.deck(1).last().map(String::as_str), Some("Ann"));
}

#[test]
fn a_personnel_is_captured() {
    let mut t = world(
        "
        event Text: text [(when: Order, body: [Move(verb: Capture, what: Every((filter: All([Type(Personnel),
            Commanded(Opponent)]))))])]
        player 1
          core: Text
        player 2
          missions: Green
          at Green: Ann",
    );
    t.use_text("Text", 0);
    assert_eq!(t.place("Ann"), Place::Brig(player(1)));
    assert_eq!(t.owner("Ann"), player(2));
}

#[test]
fn cards_are_beamed_by_text() {
    let mut t = world(
        "
        ship Net: Federation staff[Cmd] text [(when: Order, body: [Move(verb: Beam, what: Pick((of: (filter: All([
            Type(Personnel), Commanded(You), SameMission(This)])), n: AnyNumber, to: 0)), to: Aboard(This))])]
        player 1
          missions: Base; Green
          at Green: Net; Ann; Bo; Cy",
    );
    t.use_text("Net", 0).pick(&["Ann", "Cy"]);
    in_order(&mut t, &["Ann", "Cy"]);
    assert!(t.aboard("Ann", "Net") && t.aboard("Cy", "Net") && t.on_surface("Bo", "Green"));
}

#[test]
fn range_is_used_up_and_restored() {
    let used = |op: &str| {
        let t = world(&format!(
            "
            event Text: text [(when: Order, body: [Range(ship: Every((filter: Title(Is(\"Kite\")))), op: {op})])]
            player 1
              missions: Base
              core: Text
              at Base: Kite [used 3]"
        ));
        let mut t = t;
        t.use_text("Text", 0);
        t.game
            .stat(t.card("Kite"), cards::lexicon::Stat::UnusedRange)
    };
    assert_eq!(used("Restore"), 8);
    assert_eq!(used("UseUp"), 0);
}

#[test]
fn command_of_a_card_may_change_its_place() {
    let mut t = world(
        "
        event Text: text [(when: Order, body: [Choose((of: (filter: Title(Is(\"Base\"))), n: Exactly(N(1)), to: 0)),
            Command(what: Every((filter: Title(Is(\"Ann\")))), to: You, at: At(In(0)))])]
        player 1
          core: Text
          missions: Base
        player 2
          missions: Green
          at Green: Ann",
    );
    t.use_text("Text", 0);
    choose(&mut t, &["Base"]);
    assert_eq!(t.commander("Ann"), player(1));
    assert!(t.on_surface("Ann", "Base"));
}

#[test]
fn more_or_fewer_dilemmas_are_drawn() {
    let limit = |body: &str| {
        let mut t = world(&format!(
            "
            dilemma Wall: dual cost 1
            event Text: text [(when: On((phase: Before, kind: DrawDilemmas)), body: [{body}])]
            player 1
              missions: Red
              at Red: Ann; Bo; Cy
            player 2
              core: Text
              pile: Wall as a; Wall as b; Wall as c; Wall as d; Wall as e; Wall as f"
        ));
        t.attempt("Red");
        let engine::Choice::Cards { from, rule, .. } = t.pending().choice.clone() else {
            panic!()
        };
        let engine::Constraint::Dilemmas { limit } = rule else {
            panic!()
        };
        (from.len(), limit)
    };
    assert_eq!(limit(""), (3, 3));
    assert_eq!(limit("Dilemmas(draw: N(2), spend: N(0))"), (5, 3));
    assert_eq!(limit("Dilemmas(draw: N(0), spend: N(-1))"), (3, 2));
    assert_eq!(limit("Dilemmas(draw: N(-1), spend: N(2))"), (2, 5));
}
