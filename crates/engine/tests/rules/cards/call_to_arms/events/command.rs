//! Events that change hands, cards of others, and texts for every player.

use crate::support::using::{choose, to_orders, use_it, uses};
use cards::language::Kind;
use engine::Place;
use engine::script::table;

/// 3R060 The Crystalline Entity: with another event commanded, it goes to the right and an event is destroyed.
#[test]
fn the_entity_moves_on_and_destroys() {
    let mut t = table(
        "players 3
        player 1
          core: The Crystalline Entity; Astrometrics Lab
        player 2
          core: Visionary
        player 3
          core: Kotra",
    );
    use_it(&mut t, "The Crystalline Entity");
    assert_eq!(
        t.candidates(),
        [
            "Astrometrics Lab",
            "Kotra",
            "The Crystalline Entity",
            "Visionary"
        ]
    );
    t.pick(&["Kotra"]);
    assert!(t.in_core(3, "The Crystalline Entity") && t.in_discard(3, "Kotra"));
    assert!(uses(&t, "The Crystalline Entity").is_empty());
    t.end();
    t.until_turn_of(3);
    to_orders(&mut t);
    assert!(
        uses(&t, "The Crystalline Entity").is_empty(),
        "its new commander has no other event"
    );
}

/// 3R060: alone it cannot be used; another player's event does not help.
#[test]
fn the_entity_needs_another_event() {
    let t = table(
        "player 1
          core: The Crystalline Entity
        player 2
          core: Visionary",
    );
    assert!(uses(&t, "The Crystalline Entity").is_empty());
}

/// 3U048 One With the Borg (2E-CMD-05): five points for each personnel commanded but owned by somebody else.
#[test]
fn the_assimilated_are_counted() {
    let mut t = table(
        "planet Camp: Bor
        player 1
          missions: Camp
          core: One With the Borg
          at Camp: Archival Drone; Rixx of 2; Daro of 2
          brig: Lopez of 2
        player 2
          at Camp: Research Drone of 1; Hoya",
    );
    use_it(&mut t, "One With the Borg");
    assert_eq!(t.score(1), 10);
    assert!(t.in_discard(1, "One With the Borg"));
}

/// 3U065 Trial of Faith: a card of an opponent's discard pile lies on the event; its owner may play it from there and the event's
/// player scores.
#[test]
fn a_card_on_trial_may_be_played_by_its_owner() {
    let mut t = table(
        "player 1
          core: Trial of Faith
        player 2
          missions: Earth, Cradle of the Federation
          discard: Rixx; Tricorder
          hand: Lopez",
    );
    use_it(&mut t, "Trial of Faith");
    assert_eq!(t.asked(), 1);
    assert_eq!(t.candidates(), ["Rixx", "Tricorder"]);
    t.pick(&["Rixx"]);
    assert_eq!(t.place("Rixx"), Place::On(t.card("Trial of Faith")));
    assert!(uses(&t, "Trial of Faith").is_empty());
    t.end();
    t.until_turn_of(2);
    t.play_at("Lopez", "Earth");
    assert_eq!(t.score(1), 0, "from hand it is nothing special");
    t.play_at("Rixx", "Earth");
    assert!(t.on_surface("Rixx", "Earth"));
    assert_eq!((t.score(1), t.counters(2)), (5, 5));
}

/// 3U065: nobody else may play it, not the event's player and not a third.
#[test]
fn a_card_on_trial_is_its_owners() {
    for (seat, place) in [(3, "third"), (1, "first")] {
        let mut t = table(
            "players 3
            player 1
              missions: Earth, Cradle of the Federation as first
              core: Trial of Faith
            player 2
              discard: Rixx
            player 3
              missions: Earth, Home of Starfleet Command as third",
        );
        use_it(&mut t, "Trial of Faith").choose_player(2);
        choose(&mut t, &["Rixx"]);
        assert_eq!(t.place("Rixx"), Place::On(t.card("Trial of Faith")));
        t.end();
        t.until_turn_of(seat);
        let play = t.play_action("Rixx", Some(place));
        t.refused_act(play);
    }
}

/// 3U065: an interrupt on trial is played by its owner as if it were in hand, and by nobody else.
#[test]
fn an_interrupt_on_trial_is_played_from_there() {
    let mut t = table(
        "interrupt Bolt: text [(when: Order, body: [Points(who: You, n: N(2))])]
        player 1
          core: Trial of Faith
        player 2
          discard: Bolt
          deck: 9x Lopez",
    );
    use_it(&mut t, "Trial of Faith");
    choose(&mut t, &["Bolt"]);
    assert_eq!(t.place("Bolt"), Place::On(t.card("Trial of Faith")));
    assert!(
        uses(&t, "Bolt").is_empty(),
        "it is not the event's player's"
    );
    t.end();
    t.until_turn_of(2);
    t.act(engine::Action::DrawRest);
    use_it(&mut t, "Bolt");
    assert!(t.in_discard(2, "Bolt"));
    assert_eq!((t.score(1), t.score(2)), (5, 2));
}

/// 3R059 The Blight: the event is destroyed, then each player from the left on may have an event destroyed.
#[test]
fn the_blight_goes_round() {
    let mut t = table(
        "players 3
        player 1
          core: The Blight; Visionary
        player 2
          core: Kotra
        player 3
          core: Astrometrics Lab",
    );
    use_it(&mut t, "The Blight");
    assert!(t.in_discard(1, "The Blight"), "first of all");
    assert_eq!(t.asked(), 2);
    t.yes();
    assert_eq!(t.candidates(), ["Astrometrics Lab", "Kotra", "Visionary"]);
    t.pick(&["Visionary"]);
    assert_eq!(t.asked(), 3);
    t.no();
    assert_eq!(t.asked(), 1);
    t.yes();
    choose(&mut t, &["Kotra"]);
    assert!(t.in_discard(1, "Visionary") && t.in_discard(2, "Kotra"));
    assert!(t.in_core(3, "Astrometrics Lab"));
}

/// 3R059: two Founders have to be commanded.
#[test]
fn the_blight_needs_two_founders() {
    for (staff, allowed) in [
        ("Founder Councilor as a; Founder Councilor as b", true),
        ("Founder Councilor; Tholun", false),
    ] {
        let t = table(&format!(
            "planet Camp: Dom
            player 1
              missions: Camp
              hand: The Blight
              at Camp: {staff}
            segment play"
        ));
        assert_eq!(t.offers(t.play_action("The Blight", None)), allowed);
    }
}

/// 3U052 Sabotage Program (2E-ACT-10): the next event played by anybody is prevented and goes to its owner's discard pile; its cost stays
/// paid. Nobody is asked.
#[test]
fn the_next_event_is_sabotaged() {
    let mut t = table(
        "player 1
          hand: Visionary; Kotra; Astrometrics Lab
        player 2
          core: Sabotage Program
        segment play",
    );
    t.play("Astrometrics Lab");
    assert!(t.in_discard(1, "Astrometrics Lab") && t.in_discard(2, "Sabotage Program"));
    let cost = 7 - t.counters(1);
    assert!(cost > 0, "what was paid stays paid");
    assert_eq!(
        t.happened(Kind::Destroy),
        1,
        "only the program was destroyed"
    );
    assert!(!matches!(t.pending().choice, engine::Choice::YesNo));
}
