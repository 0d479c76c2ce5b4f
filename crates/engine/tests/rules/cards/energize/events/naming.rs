//! Texts that name somebody or something.

use crate::support::cards::events_naming::{named, to_the_end};
use crate::support::using::{name, no_dilemmas, pass_all, responds, to_orders};
use cards::language::Kind;
use engine::script::{player, table};
use engine::{Answer, Ask, Named, Why};

/// 2R068 Under Scrutiny (2E-SKILL-10): the skills of the one who was named cost a card in an attempt; unpaid, they do not count.
#[test]
fn the_one_under_scrutiny_pays() {
    let rest = "player 1
          missions: Excavation
          hand: Hoya
          at Excavation: Barron; Van Orton; Hero
        personnel Hero: Federation C60";
    let mut t = named("Under Scrutiny", "Barron", rest);
    t.attempt("Excavation");
    no_dilemmas(&mut t);
    assert_eq!(
        t.ask(),
        Ask::PayForSkills {
            personnel: t.card("Barron")
        }
    );
    let hand = t.hand(1).len();
    t.yes().pick(&["Hoya"]);
    assert_eq!((t.score(1), t.hand(1).len()), (30, hand - 1));
    let mut t = named("Under Scrutiny", "Barron", rest);
    t.attempt("Excavation");
    no_dilemmas(&mut t);
    t.no();
    assert_eq!(t.score(1), 0);
}

/// 2R068 (2E-GLOSS-13): a personnel is named by title; others are free of it, and a ship's title is no personnel.
#[test]
fn scrutiny_is_for_one() {
    let mut t = named(
        "Under Scrutiny",
        "Rixx",
        "player 1
          missions: Excavation
          hand: Hoya
          at Excavation: Barron; Van Orton; Hero
        personnel Hero: Federation C60",
    );
    t.attempt("Excavation");
    no_dilemmas(&mut t);
    assert_eq!(t.score(1), 30);
    let mut t = table(
        "player 1
          hand: Under Scrutiny
        segment play",
    );
    t.play("Under Scrutiny");
    let ship = Answer::Name(Named::Title("U.S.S. Galaxy".into()));
    assert_eq!(t.refused(ship).why, Why::CannotBeNamed);
}

/// 2C052 Personal Forcefield: the unique personnel that was named cannot be killed by dilemmas for the rest of this turn.
#[test]
fn a_forcefield_protects_one() {
    let start = || {
        let mut t = table(
            "dilemma Pit: dual cost 0 text [(when: Resolve, body: [Move(verb: Kill, what: Every((from: Attempt)))])]
            event Murder: cost 0 text [(when: Order, body: [Move(verb: Kill, what: Every((filter: Title(Is(\"Elizabeth Shelby\")))))])]
            planet Camp: Fed needs Telepathy
            player 1
              missions: Camp
              hand: Personal Forcefield
              core: Murder
              at Camp: Elizabeth Shelby; Rixx
            player 2
              pile: Pit
              at Camp: Selveth
            segment play",
        );
        t.play("Personal Forcefield");
        t
    };
    let mut t = start();
    for title in ["Rixx", "Selveth"] {
        assert_eq!(
            t.refused(Answer::Name(Named::Title(title.into()))).why,
            Why::CannotBeNamed,
            "not unique, or not commanded"
        );
    }
    name(&mut t, "Elizabeth Shelby");
    assert!(t.in_discard(1, "Personal Forcefield"));
    to_orders(&mut t);
    t.attempt("Camp").pick(&["Pit"]);
    to_the_end(&mut t);
    assert!(t.on_surface("Elizabeth Shelby", "Camp") && t.in_discard(1, "Rixx"));
    let mut t = start();
    name(&mut t, "Elizabeth Shelby");
    to_orders(&mut t);
    t.use_text("Murder", 0);
    assert!(t.in_discard(1, "Elizabeth Shelby"), "only against dilemmas");
}

/// 2C052: next turn the field is gone.
#[test]
fn a_forcefield_lasts_one_turn() {
    let mut t = table(
        "dilemma Pit: dual cost 0 text [(when: Resolve, body: [Move(verb: Kill, what: Every((from: Attempt)))])]
        planet Camp: Fed needs Telepathy
        player 1
          missions: Camp
          hand: Personal Forcefield
          at Camp: Elizabeth Shelby
        player 2
          pile: Pit
        segment play",
    );
    t.play("Personal Forcefield");
    name(&mut t, "Elizabeth Shelby");
    to_orders(&mut t).end();
    t.until_turn_of(1);
    to_orders(&mut t);
    t.attempt("Camp").pick(&["Pit"]);
    assert!(t.in_discard(1, "Elizabeth Shelby"));
}

/// 2R121 Ezri Dax (2E-GLOSS-22): she does not stay where her player commands Jadzia Dax, whoever of them comes later.
#[test]
fn there_is_one_dax() {
    let start = |hand: &str, here: &str| {
        table(&format!(
            "player 1
              missions: Mouth of the Wormhole, Deep Space 9
              hand: {hand}
              at Mouth of the Wormhole: {here}
            player 2
              missions: Earth, Cradle of the Federation
              at Earth: Ezri Dax, Station Counselor as theirs
            segment play"
        ))
    };
    let mut t = start(
        "Jadzia Dax, Science Officer",
        "Ezri Dax, Station Counselor as ezri",
    );
    t.play_at("Jadzia Dax", "Mouth of the Wormhole");
    pass_all(&mut t);
    assert!(t.in_discard(1, "ezri") && t.on_surface("Jadzia Dax", "Mouth of the Wormhole"));
    assert!(t.on_surface("theirs", "Earth"));
    let mut t = start(
        "Ezri Dax, Station Counselor as ezri",
        "Jadzia Dax, Science Officer",
    );
    t.play_at("ezri", "Mouth of the Wormhole");
    pass_all(&mut t);
    assert!(t.in_discard(1, "ezri"));
    assert_eq!(t.happened(Kind::Kill), 0);
    let mut t = start("Hoya", "Ezri Dax, Station Counselor as ezri");
    t.play_at("Hoya", "Mouth of the Wormhole");
    assert!(t.on_surface("ezri", "Mouth of the Wormhole"));
    assert!(!responds(&t));
    assert_eq!(t.commander("ezri"), player(1));
}
