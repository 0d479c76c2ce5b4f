//! A card is about to be played, is being played, or has been.

use crate::support::stage::{pass_all, responds, stage, use_when_possible};
use cards::language::Kind;
use engine::script::{Table, player};
use engine::{Action, Ask, Place};

/// 1R221 Opaka, Kai of Bajor
/// 2E-DL-05
///
/// Played, she may fetch a Bajoran personnel; the card of another affiliation is not to be had.
#[test]
fn the_kai_calls_a_bajoran() {
    let start = "
        player 1
          missions: 1U152
          hand: 1R221
          deck: Altman; Brilgar; Relic; Jabara
        segment play";
    let mut t = stage(start);
    t.play_at("Opaka", "Bajor");
    t.use_text("Opaka", 0);
    assert_eq!(t.candidates(), ["Brilgar", "Jabara"]);
    t.pick(&["Jabara"]);
    assert!(t.in_hand(1, "Jabara"));
    let mut t = stage(start);
    t.play_at("Opaka", "Bajor").pass();
    assert_eq!((t.hand(1).len(), t.deck(1).len()), (0, 4));
}

/// 1R310 Lursa, Sister of Duras
///
/// She fetches a Treachery personnel only if her player commands her sister.
#[test]
fn a_sister_is_needed() {
    let start = |sister: &str| {
        let mut t = stage(&format!(
            "
            player 1
              missions: Base
              hand: 1R310
              deck: J'Dan; Dokar; Relic
              at Base: {sister}
            segment play"
        ));
        t.play_at("Lursa", "Base");
        t
    };
    let mut t = start("1R293");
    t.use_text("Lursa", 0);
    assert_eq!(t.candidates(), ["J'Dan"]);
    t.pick(&["J'Dan"]);
    assert!(t.in_hand(1, "J'Dan"));
    assert!(!responds(&start("Dokar")));
}

fn rogers(score: u8) -> Table {
    let mut t = stage(&format!(
        "
        event Throne: cost 3 play (to: Nowhere) text [(when: Resolve, body: [Points(who: You, n: N(9))])]
        player 1
          missions: Base
          hand: Throne
        player 2
          score {score}
          hand: 1R121
        segment play"
    ));
    t.play("Throne");
    t
}

/// 1R121 Amanda Rogers
/// 2E-ACT-10
///
/// For five points an event has no effect and goes to its owner's discard pile; the counters stay spent.
#[test]
fn an_event_is_undone_for_five_points() {
    let mut t = rogers(10);
    assert_eq!((t.asked(), t.ask()), (2, Ask::Respond));
    t.use_text("Amanda Rogers", 0);
    assert_eq!((t.score(1), t.score(2)), (0, 5));
    assert!(t.in_discard(1, "Throne") && t.in_discard(2, "Amanda Rogers"));
    assert_eq!(t.counters(1), 4);
    let t = rogers(4);
    assert_eq!(t.score(1), 9, "four points are too few");
}

/// 1R121 Amanda Rogers
/// 2E-GAP-44
///
/// An interrupt is undone, too: even another copy of this one.
#[test]
fn an_interrupt_is_undone_by_an_interrupt() {
    let mut t = stage(
        "
        event Throne: cost 3 play (to: Nowhere) text [(when: Resolve, body: [Points(who: You, n: N(9))])]
        player 1
          missions: Base
          score 5
          hand: Throne; 1R121 as mine
        player 2
          score 5
          hand: 1R121 as yours
        segment play",
    );
    t.play("Throne");
    t.pass();
    assert_eq!(t.asked(), 2);
    t.use_text("yours", 0);
    assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
    t.use_text("mine", 0);
    pass_all(&mut t);
    assert_eq!(
        t.score(1),
        9,
        "the event had its effect, the points for it are lost"
    );
    assert_eq!(t.score(2), 5, "an interrupt without effect costs no points");
    assert!(t.in_discard(2, "yours") && t.in_discard(1, "mine"));
}

/// 1R139 Sermon
///
/// An opponent's event goes to the top of that opponent's deck, for a random card of one's own on one's own deck.
#[test]
fn a_sermon_sends_an_event_back() {
    let start = |crew: &str, turn: u8| {
        stage(&format!(
            "
            event Throne: cost 3 play (to: Nowhere) text [(when: Resolve, body: [Points(who: You, n: N(9))])]
            turn of {turn}
            player 1
              missions: Base
              hand: Throne as theirs
            player 2
              missions: Red
              hand: 1R139; Relic; Throne as own
              at Red: {crew}
            segment play"
        ))
    };
    let mut t = start("1S297", 1);
    t.play("theirs");
    t.use_text("Sermon", 0);
    assert_eq!(t.score(1), 0);
    assert_eq!(t.deck(1)[0], "theirs");
    assert!(
        ["Relic", "own"].contains(&t.deck(2)[0].as_str()),
        "{:?}",
        t.deck(2)
    );
    let mut t = start("Dokar", 1);
    t.play("theirs");
    assert_eq!(t.score(1), 9, "nobody has Anthropology and Leadership");
    let mut t = start("1S297", 2);
    t.play("own");
    assert_eq!(t.score(2), 9, "one's own event is none of an opponent's");
}

/// 1R389 Vetar
/// 2R068 Under Scrutiny
///
/// Ships and events have such texts, too: the ship fetches, the event asks for a name when it is played.
#[test]
fn ships_and_events_have_arrivals_too() {
    let mut t = stage(
        "
        player 1
          missions: Base
          hand: 1R389
          deck: Relic; 1C081
        segment play",
    );
    t.play_at("Vetar", "Base");
    use_when_possible(&mut t, "Vetar", 0);
    t.pick(&["Blind Spot"]);
    assert!(t.in_hand(1, "Blind Spot"));

    let mut t = stage(
        "
        player 1
          missions: Base
          hand: 2R068
        segment play",
    );
    t.play("Under Scrutiny");
    if responds(&t) {
        assert!(!t.offers(Action::Pass));
        t.use_text("Under Scrutiny", 0);
    }
    assert!(matches!(t.pending().choice, engine::Choice::Name { .. }));
    assert_eq!(t.place("Under Scrutiny"), Place::Core(player(1)));
    assert_eq!(t.happened(Kind::Play), 1);
}
