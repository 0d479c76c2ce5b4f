//! Fights begin, go on, are won and end.

use crate::support::cards::triggers_fighting::{arena, begin};
use crate::support::stage::{can_use, choose, pass_all, responds, use_when_possible};

/// 2C092 Vision of Violence
/// 1U400 I.K.S. Lukara
///
/// The Strength of a dead Bajoran, or the Weapons of a ship, is added to the side's total.
#[test]
fn more_than_personnel_count_in_combat() {
    let play = |hand: &str, crew: &str, ship: &str, uses: Option<&str>| {
        let mut t = arena(&format!(
            "
            personnel Bull: Federation S14
            player 1
              missions: Red
              core: Brawl
              hand: {hand}
              discard: 1R224; Altman
              at Red: {crew}; {ship}
            player 2
              missions: Base
              at Red: Bull"
        ));
        begin(&mut t, "Brawl", &["Bull"]);
        if let Some(card) = uses {
            use_when_possible(&mut t, card, 0);
            choose(&mut t, &["Shakaar Edon"]);
        }
        pass_all(&mut t);
        t.score(1)
    };
    assert_eq!(
        play("2C092", "Brilgar; 3C111", "Skiff", None),
        0,
        "12 against 14"
    );
    assert_eq!(
        play(
            "2C092",
            "Brilgar; 3C111",
            "Skiff",
            Some("Vision of Violence")
        ),
        1
    );
    assert_eq!(
        play("Chip", "Dokar", "1U400", Some("I.K.S. Lukara")),
        1,
        "7 and 8 Weapons"
    );
}

/// 2C090 The Truth of War
///
/// Whoever loses combat discards two cards from the top of the deck.
#[test]
fn the_truth_of_war() {
    let mut t = arena(
        "
        player 1
          missions: Red
          core: Brawl
          hand: 2C090
          at Red: Ox
        player 2
          deck: Relic; Stone; Chip; Altman
          at Red: Ant",
    );
    begin(&mut t, "Brawl", &["Ant"]);
    use_when_possible(&mut t, "The Truth of War", 0);
    crate::support::stage::in_order(&mut t, &["Relic", "Stone"]);
    assert_eq!(t.deck(2), ["Chip", "Altman"]);
    let mut t = arena(
        "
        player 1
          missions: Deep
          core: Raid
          hand: 2C090
          at Deep: Giant
          aboard Giant: Cap
        player 2
          at Deep: Hulk",
    );
    begin(&mut t, "Raid", &["Giant", "Hulk"]);
    pass_all(&mut t);
    assert_eq!(t.score(1), 1);
    assert!(
        t.in_hand(1, "The Truth of War"),
        "an engagement is no combat"
    );
}

/// 2R107 Kurn, Bajoran Security Officer
///
/// Involved in a won combat he may go back to hand and kill one of those involved against him.
#[test]
fn the_security_officer_strikes_and_leaves() {
    let start = |place: &str| {
        let mut t = arena(&format!(
            "
            player 1
              missions: Red; Green
              core: Brawl
              at Red: Ox
              at {place}: 2R107
            player 2
              missions: Base
              at Red: Ant; Altman
              at Green: Bandee"
        ));
        begin(&mut t, "Brawl", &["Ant"]);
        t
    };
    let mut t = start("Red");
    use_when_possible(&mut t, "Kurn", 0);
    assert_eq!(t.candidates(), ["Altman", "Ant"]);
    t.pick(&["Altman"]);
    assert!(t.in_discard(2, "Altman") && t.in_hand(1, "Kurn"));
    let t = start("Green");
    assert!(!can_use(&t, "Kurn", 0), "not involved");
}

/// 2U171 Guingouin
///
/// Ten points for an engagement it began and won, if its player commands none but Maquis ships.
#[test]
fn the_guingouin_fights_for_the_maquis_alone() {
    let score = |turn: u8, other: &str| {
        let mut t = arena(&format!(
            "
            ship Wreck: Federation staff[] R8 W1 S1
            turn of {turn}
            player 1
              missions: Deep; Base
              core: Raid as r1
              at Deep: 2U171
              at Base: {other}
              aboard Guingouin: 2R120
            player 2
              core: Raid as r2
              at Deep: Wreck
              aboard Wreck: Cap"
        ));
        begin(
            &mut t,
            if turn == 1 { "r1" } else { "r2" },
            &["Guingouin", "Wreck"],
        );
        pass_all(&mut t);
        t.score(1)
    };
    assert_eq!(score(1, "2C172"), 11);
    assert_eq!(score(1, "Skiff"), 1);
    assert_eq!(score(2, "2C172"), 0);
}

/// 2R138 Kahless, The Unforgettable
///
/// For an opponent's personnel killed in a fight a Klingon of cost three or less comes from hand aboard a Klingon ship.
#[test]
fn the_unforgettable_calls_warriors() {
    let mut t = arena(
        "
        player 1
          missions: Red; Base
          core: Bloodshed
          hand: Dokar; 1S297; Altman
          at Red: 2R138; Ox
          at Base: Hulk
        player 2
          at Red: Ant",
    );
    begin(&mut t, "Bloodshed", &["Ant"]);
    choose(&mut t, &["Ant"]);
    use_when_possible(&mut t, "Kahless", 0);
    choose(&mut t, &["Hulk"]);
    choose(&mut t, &["Dokar"]);
    assert!(t.aboard("Dokar", "Hulk"));
    assert!(t.in_hand(1, "Gowron") && !responds(&t));
}
