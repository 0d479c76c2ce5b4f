//! 2E-CMD: command, owner, and leaving play.

use crate::support::actions::{choose, world};
use cards::language::Kind;
use cards::lexicon::Stat;
use engine::Why;
use engine::script::player;

const TOOLS: &str = "
event Census: text [(when: Order, body: [Points(who: You, n: Count((filter: All([Commanded(You),
    Either([Type(Ship), Type(Personnel), Type(Event)])]))))])]
event Seize: text [(when: Order, body: [Command(what: Pick((of: (filter: All([Type(Ship),
    Commanded(EachOpponent)])), n: Exactly(N(1)), to: 0)), to: You)])]
event Smash: text [(when: Order, body: [Move(verb: Destroy, what: Pick((of: (filter: All([
    Either([Type(Event), Type(Ship)]), Other])), n: Exactly(N(1)), to: 0)))])]
event Murder: text [(when: Order, body: [Move(verb: Kill, what: Pick((of: (filter: All([Type(Personnel),
    Commanded(EachOpponent)])), n: Exactly(N(1)), to: 0)))])]
event Mill: text [(when: Order, body: [Move(verb: Discard, what: Every((from: Deck(EachOpponent, Top(1)))))])]
event Empty: text [(when: Order, body: [Move(verb: Discard, what: Pick((of: (from: Hand(You)),
    n: Exactly(N(1)), to: 0)))])]
event Sees Discard: text [(when: On((kind: Discard)), body: [Points(who: You, n: N(1))])]
event Sees Destroy: text [(when: On((kind: Destroy)), body: [Points(who: You, n: N(10))])]
event Sees Kill: text [(when: On((kind: Kill)), body: [Points(who: You, n: N(20))])]
event Call: cost 0 play (need: Some((filter: All([Type(Personnel), Skill(One(Leadership), 1), Commanded(You)]))),
    to: Nowhere) text [(when: Resolve, body: [Points(who: You, n: N(5))])]
personnel Leader: Federation Leadership
personnel Spy: Romulan Treachery C4
event Cunning Spies: text [(when: Static, body: [Apply(m: Stat(on: Every((filter: All([Type(Personnel),
    Skill(One(Treachery), 1), Affiliation(Romulan), Commanded(You)]))), stats: [Cunning], n: N(2)), until: InPlay)])]
dilemma Pit: dual cost 1 text [(when: Resolve, body: [
    Move(verb: Kill, what: Pick((of: (from: Attempt), n: Exactly(N(1)), how: Random, to: 0)))])]
";

fn tools(text: &str) -> engine::script::Table {
    world(&format!("{TOOLS}\n{text}"))
}

/// 2E-CMD-01
#[test]
fn a_player_commands_every_card_that_player_has_in_play() {
    let mut t = tools(
        "
        player 1
          missions: Base
          hand: Wren; Ann; Relic
          core: Census
        player 2
          core: Stone
        segment play",
    );
    t.play_at("Wren", "Base")
        .play_at("Ann", "Base")
        .play("Relic");
    for card in ["Wren", "Ann", "Relic"] {
        assert_eq!(t.commander(card), player(1), "{card}");
    }
    assert_eq!(t.commander("Stone"), player(2));
    t.end().use_text("Census", 0);
    // The three and the Census itself, not the opponent's Stone.
    assert_eq!(t.score(1), 4);
}

/// 2E-CMD-02
#[test]
fn cards_in_hand_deck_and_discard_pile_are_not_commanded() {
    for place in ["hand", "deck", "discard"] {
        let mut t = tools(&format!(
            "
            player 1
              missions: Base
              hand: Call
              {place}: Leader
            segment play"
        ));
        let call = t.play_action("Call", None);
        assert_eq!(t.refused_act(call).why, Why::RequirementNotMet, "{place}");
    }
    let mut t = tools(
        "
        player 1
          missions: Base
          hand: Call
          at Base: Leader
        segment play",
    );
    t.play("Call");
    assert_eq!(t.score(1), 5);
}

/// 2E-CMD-02
#[test]
fn a_card_is_not_counted_as_commanded_before_it_is_played() {
    let mut t = tools(
        "
        player 1
          missions: Base
          hand: Ann; Bo
          discard: Cy
          deck: Dax; Wren
          core: Census",
    );
    t.use_text("Census", 0);
    assert_eq!(t.score(1), 1);
}

/// 2E-CMD-03
#[test]
fn an_opponent_can_take_command_of_a_ship() {
    let mut t = tools(
        "
        player 1
          missions: Base
          core: Seize
        player 2
          missions: Deep
          at Deep: Wren",
    );
    t.use_text("Seize", 0);
    choose(&mut t, &["Wren"]);
    assert_eq!(t.commander("Wren"), player(1));
}

/// 2E-CMD-03
#[test]
fn of_three_players_only_the_one_named_takes_command() {
    let mut t = tools(
        "
        players 3
        player 1
          core: Census as first
        player 2
          core: Seize
        player 3
          missions: Deep
          at Deep: Wren
          core: Census as third
        turn of 2",
    );
    t.use_text("Seize", 0);
    choose(&mut t, &["Wren"]);
    assert_eq!(t.commander("Wren"), player(2));
    t.until_turn_of(3).act(engine::Action::DrawRest);
    t.use_text("third", 0);
    assert_eq!(
        t.score(3),
        1,
        "the former commander no longer commands the ship"
    );
    t.until_turn_of(1).act(engine::Action::DrawRest);
    t.use_text("first", 0);
    assert_eq!(t.score(1), 1, "another opponent gains nothing");
}

/// 2E-CMD-04
/// 2E-CMD-05
#[test]
fn a_card_goes_on_belonging_to_the_player_who_brought_it() {
    let mut t = tools(
        "
        player 1
          missions: Base
          core: Seize; Smash
        player 2
          missions: Deep
          at Deep: Wren; Kite",
    );
    assert_eq!(t.owner("Wren"), player(2));
    t.use_text("Seize", 0).pick(&["Wren"]);
    assert_eq!(t.commander("Wren"), player(1));
    assert_eq!(t.owner("Wren"), player(2));
    t.use_text("Smash", 0).pick(&["Wren"]);
    assert!(t.in_discard(2, "Wren"));
    assert_eq!(t.owner("Wren"), player(2));
}

/// 2E-CMD-06
#[test]
fn your_card_is_one_you_command_whoever_owns_it() {
    let t = tools(
        "
        player 1
          missions: Base
          core: Cunning Spies
          at Base: Spy as mine; Spy as borrowed of 2
        player 2
          missions: Base
          at Base: Spy as lost of 1",
    );
    assert_eq!(t.stat("mine", Stat::Cunning), 6);
    assert_eq!(t.stat("borrowed", Stat::Cunning), 6);
    assert_eq!(t.stat("lost", Stat::Cunning), 4);
}

/// 2E-CMD-07
#[test]
fn an_opponents_card_is_one_an_opponent_commands() {
    let mut t = tools(
        "
        player 1
          missions: Base
          core: Murder
          at Base: Ann
        player 2
          missions: Green
          at Green: Spy of 1",
    );
    t.use_text("Murder", 0);
    choose(&mut t, &["Spy"]);
    assert!(t.in_discard(1, "Spy"));
    assert!(t.on_surface("Ann", "Base"));
}

/// 2E-CMD-07
#[test]
fn with_three_players_a_card_of_any_opponent_qualifies() {
    let mut t = tools(
        "
        players 3
        player 1
          core: Murder
          missions: Base
          at Base: Ann
        player 2
          missions: Green
          at Green: Bo
        player 3
          missions: Red
          at Red: Cy",
    );
    t.use_text("Murder", 0);
    assert_eq!(t.candidates(), ["Bo", "Cy"]);
    t.pick(&["Cy"]);
    assert!(t.in_discard(3, "Cy"));
}

/// 2E-CMD-08
#[test]
fn a_destroyed_event_goes_to_its_owner_not_to_its_commander() {
    let mut t = tools(
        "
        players 3
        player 1
        player 2
          core: Smash
        player 3
          core: Relic of 1; Stone
        turn of 2",
    );
    assert_eq!(t.commander("Relic"), player(3));
    t.use_text("Smash", 0).pick(&["Relic"]);
    assert!(t.in_discard(1, "Relic"));
}

/// 2E-CMD-08
#[test]
fn killed_and_discarded_cards_go_to_their_owners_discard_pile() {
    let mut t = tools(
        "
        player 1
          core: Murder; Empty
          hand: Relic
        player 2
          missions: Green
          at Green: Ann of 1; Bo",
    );
    t.use_text("Murder", 0).pick(&["Ann"]);
    assert!(t.in_discard(1, "Ann"));
    t.use_text("Empty", 0);
    choose(&mut t, &["Relic"]);
    assert!(t.in_discard(1, "Relic"));
}

/// 2E-CMD-09
#[test]
fn losing_the_top_card_of_a_deck_is_a_discard_whoever_causes_it() {
    for rules in ["2002", "2003"] {
        let mut t = tools(&format!(
            "
            rules {rules}
            player 1
              core: Mill
            player 2
              deck: Ann; Bo
              core: Sees Discard; Sees Destroy; Sees Kill"
        ));
        t.use_text("Mill", 0);
        assert!(t.in_discard(2, "Ann"));
        assert_eq!(t.score(2), 1);
    }
}

/// 2E-CMD-09
#[test]
fn a_card_lost_from_hand_is_a_discard() {
    let mut t = tools(
        "
        player 1
          core: Empty
          hand: Relic; Stone
        player 2
          core: Sees Discard; Sees Destroy; Sees Kill",
    );
    t.use_text("Empty", 0).pick(&["Stone"]);
    assert!(t.in_discard(1, "Stone"));
    assert_eq!(t.score(2), 1);
}

/// 2E-CMD-10
#[test]
fn a_card_destroyed_in_play_is_not_discarded() {
    let mut t = tools(
        "
        player 1
          core: Smash
        player 2
          core: Relic; Sees Discard; Sees Destroy; Sees Kill",
    );
    t.use_text("Smash", 0).pick(&["Relic"]);
    assert!(t.in_discard(2, "Relic"));
    assert_eq!(t.happened(Kind::Discard), 0);
    assert_eq!(t.score(2), 10);
}

/// 2E-CMD-11
#[test]
fn a_killed_personnel_is_destroyed_as_well() {
    let mut t = tools(
        "
        player 1
          missions: Green
          at Green: Ann
        player 2
          pile: Pit
          core: Sees Discard; Sees Destroy",
    );
    t.attempt("Green").pick(&["Pit"]);
    assert!(t.in_discard(1, "Ann"));
    assert_eq!(t.score(2), 10);
}

/// 2E-CMD-11
#[test]
fn a_personnel_destroyed_by_text_is_killed() {
    let mut t = tools(
        "
        event Ruin: text [(when: Order, body: [Move(verb: Destroy, what: Every((filter: Type(Personnel))))])]
        player 1
          core: Ruin
        player 2
          missions: Green
          at Green: Ann
          core: Sees Discard; Sees Kill",
    );
    t.use_text("Ruin", 0);
    assert!(t.in_discard(2, "Ann"));
    assert_eq!(t.score(2), 20);
}
