//! Prices that events and ships put on what others do.

use crate::support::using::{no_dilemmas, pass_all};
use engine::Ask;
use engine::script::table;

/// 1C086 Diplomatic Overture (2E-SKILL-10, 2E-SKILL-11): at the mission a diplomat's skills cost their owner a card, all of them together.
#[test]
fn a_diplomat_pays_once() {
    let start = || {
        let mut t = table(
            "planet Talks: Fed points 30 needs Diplomacy and Law and Cunning>3
            player 1
              missions: Talks
              hand: Hoya; Rixx
              at Talks: Seth Mendoza; Davies
            player 2
              on Talks: Diplomatic Overture",
        );
        t.attempt("Talks");
        no_dilemmas(&mut t);
        assert_eq!(
            t.ask(),
            Ask::PayForSkills {
                personnel: t.card("Seth Mendoza")
            }
        );
        t
    };
    let mut t = start();
    t.yes().pick(&["Rixx"]);
    pass_all(&mut t);
    assert_eq!(
        (t.score(1), t.hand(1).len()),
        (30, 1),
        "one card for both skills"
    );
    let mut t = start();
    t.no();
    assert_eq!((t.score(1), t.hand(1).len()), (0, 2));
}

/// 1C086: who has no Diplomacy pays nothing, and elsewhere nobody does.
#[test]
fn only_diplomats_pay_only_there() {
    let mut t = table(
        "planet Dig: Fed points 30 needs Geology
        planet Talks: Fed points 30 needs Diplomacy
        player 1
          missions: Dig; Talks
          hand: Hoya
          at Dig: Davies
          at Talks: Seth Mendoza
        player 2
          on Dig: Diplomatic Overture",
    );
    t.attempt("Dig");
    no_dilemmas(&mut t);
    t.attempt("Talks");
    no_dilemmas(&mut t);
    assert_eq!((t.score(1), t.hand(1).len()), (60, 1));
}

/// 1R383 Bralek, 1R401 I.K.S. Maht-H'a: the skills of an opponent's archaeologist at the ship's mission cost a card.
#[test]
fn an_archaeologist_pays_under_guns() {
    for ship in ["Bralek", "I.K.S. Maht-H'a"] {
        for (place, pays) in [("Dig", true), ("Qo'noS", false)] {
            let mut t = table(&format!(
                "planet Dig: Fed points 30 needs Archaeology and Geology
                player 1
                  missions: Dig; Qo'noS
                  hand: Hoya; Rixx
                  at Dig: Barron
                player 2
                  at {place}: {ship}"
            ));
            t.attempt("Dig");
            no_dilemmas(&mut t);
            if pays {
                t.yes().pick(&["Rixx"]);
            }
            assert_eq!(t.score(1), 30, "{ship} at {place}");
            assert_eq!(t.hand(1).len(), if pays { 1 } else { 2 });
        }
    }
}

/// 1R383: its own player's archaeologists are free.
#[test]
fn own_archaeologists_are_free() {
    let mut t = table(
        "planet Dig: Fed points 30 needs Archaeology
        player 1
          missions: Dig
          hand: Hoya; Rixx
          at Dig: Barron; Bralek",
    );
    t.attempt("Dig");
    no_dilemmas(&mut t);
    assert_eq!((t.score(1), t.hand(1).len()), (30, 2));
}
