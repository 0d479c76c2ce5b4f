//! Cloaked ships in fights, infiltrators, and other texts that come out of hiding.

use crate::support::cards::events_hidden::go_on;
use crate::support::using::{choose, in_order, use_it, uses};
use cards::lexicon::Skill;
use engine::script::{player, table};
use engine::{Answer, Ask, Choice, Place};

/// 2U055 Political Leverage: somebody aboard a ship where an own staffed Cardassian ship is goes to the brig, unless that opponent gives four cards
/// of the deck.
#[test]
fn leverage_is_bought_off() {
    let start = || {
        let mut t = table(
            "planet Camp: Car
            player 1
              missions: Camp
              hand: Political Leverage
              at Camp: Galor
              aboard Galor: Parn; Daro; Emok
            player 2
              missions: Excavation
              at Camp: U.S.S. Galaxy; Lopez
              aboard U.S.S. Galaxy: Rixx
              at Excavation: U.S.S. Nebula
              aboard U.S.S. Nebula: Davies
            segment play",
        );
        t.play("Political Leverage");
        choose(&mut t, &["Rixx"]);
        assert_eq!(t.asked(), 2);
        t
    };
    let mut t = start();
    t.no();
    assert_eq!(t.place("Rixx"), Place::Brig(player(1)));
    let mut t = start();
    let deck = t.deck(2).len();
    t.yes();
    while t.ask() != Ask::PlayAndDraw {
        let Choice::Order { cards } = t.pending().choice.clone() else {
            panic!("{:?}", t.pending())
        };
        t.answer(Answer::Order(cards));
    }
    assert!(t.aboard("Rixx", "U.S.S. Galaxy"));
    assert_eq!(t.deck(2).len(), deck - 4);
    assert!(t.in_discard(1, "Political Leverage"));
}

/// 2U055: those on the planet and elsewhere are out of reach, and an unstaffed ship has no leverage.
#[test]
fn leverage_is_over_ships() {
    let mut t = table(
        "planet Camp: Car
        player 1
          missions: Camp
          hand: Political Leverage
          at Camp: Galor
          aboard Galor: Parn
        player 2
          at Camp: U.S.S. Galaxy; Lopez
          aboard U.S.S. Galaxy: Rixx
        segment play",
    );
    t.play("Political Leverage");
    assert_eq!(t.ask(), Ask::PlayAndDraw);
    assert!(t.zone(Place::Brig(player(1))).is_empty());
}

/// 2R059 Retaliation: three Maquis present together away from headquarters are stopped, and an opponent's personnel there goes to the brig.
#[test]
fn three_rebels_retaliate() {
    let start = |place: &str, rest: &str| {
        table(&format!(
            "planet Camp: Fed
            personnel Rebel: Federation [Maq]
            player 1
              missions: Camp; Athos IV; Excavation
              core: Retaliation
              at {place}: Rebel as a; Rebel as b
              {rest}
            player 2
              at {place}: Daro; Emok"
        ))
    };
    let mut t = start("Camp", "at Camp: Rebel as c");
    use_it(&mut t, "Retaliation");
    choose(&mut t, &["a"]);
    choose(&mut t, &["b", "c"]);
    in_order(&mut t, &["b", "c"]);
    choose(&mut t, &["Emok"]);
    assert_eq!(t.place("Emok"), Place::Brig(player(1)));
    for rebel in ["a", "b", "c"] {
        assert!(t.is_stopped(rebel), "{rebel}");
    }
    assert!(t.in_discard(1, "Retaliation"));
    let t = start("Camp", "at Excavation: Rebel as c");
    assert!(uses(&t, "Retaliation").is_empty(), "not together");
    let t = start("Athos IV", "at Athos IV: Rebel as c");
    assert!(uses(&t, "Retaliation").is_empty(), "at a headquarters");
}

/// 2U050 Mental Discipline: a card of the same title from hand makes a unique personnel better by one against this dilemma, with one of the skills of that
/// card.
#[test]
fn discipline_of_the_mind() {
    let start = |hand: &str| {
        let mut t = table(&format!(
            "dilemma Riddle: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, All([Total(Integrity, 8), Skill(Archaeology, 2)])),
                yes: [Points(who: You, n: N(7))])])]
            planet Camp: Fed needs Telepathy
            player 1
              missions: Camp
              core: Mental Discipline
              hand: {hand}
              at Camp: Jean-Luc Picard, Explorer as captain
            player 2
              pile: Riddle"
        ));
        t.attempt("Camp").pick(&["Riddle"]);
        t
    };
    let mut t = start("Jean-Luc Picard, Argo Pilot as spare; Hoya");
    use_it(&mut t, "Mental Discipline");
    choose(&mut t, &["captain"]);
    choose(&mut t, &["spare"]);
    let Choice::Options { options } = t.pending().choice.clone() else {
        panic!("{:?}", t.pending())
    };
    let n = options
        .iter()
        .position(|o| *o == engine::Label::Skill(Skill::Archaeology));
    t.option(n.unwrap_or(99) as u8);
    go_on(&mut t);
    assert_eq!(t.score(1), 7);
    assert!(t.in_discard(1, "spare"));
    assert_eq!(t.skill("captain", Skill::Archaeology), 1);
    let t = start("Hoya");
    assert!(!matches!(t.pending().choice, Choice::Act) || uses(&t, "Mental Discipline").is_empty());
}
