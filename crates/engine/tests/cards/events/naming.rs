//! Texts that name somebody or something.

use super::{name, no_dilemmas, pass_all, responds, to_orders};
use crate::harness::{Table, player, table};
use cards::language::Kind;
use engine::{Answer, Ask, Named, Why};

/// Player 2 has named somebody; player 1's turn comes.
fn named(event: &str, title: &str, rest: &str) -> Table {
    let mut t = table(&format!(
        "dilemma Pit: dual cost 1 text [(when: Resolve, body: [Move(verb: Kill, what: Every((from: Attempt)))])]
        {rest}
        player 2
          hand: {event}
          pile: Pit
        turn of 2
        segment play"
    ));
    t.play(event);
    assert_eq!(t.asked(), 2);
    name(&mut t, title);
    assert!(t.in_core(2, event));
    t.until_turn_of(1);
    to_orders(&mut t);
    t
}

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

/// 3R056 Sluggo: the one named uses no skills for missions, but does against dilemmas.
#[test]
fn sluggo_does_not_work() {
    let rest = "dilemma Riddle: dual cost 1 text [(when: Resolve, body: [If(c: Not(Meets(Attempt, Skill(Geology, 1))),
            yes: [Stop(what: Every((from: Attempt)))])])]
        personnel Hero: Federation C60
        player 1
          missions: Excavation
          at Excavation: Barron; Van Orton; Hero
        player 2
          pile: Riddle";
    let mut t = named("Sluggo", "Barron", rest);
    t.attempt("Excavation").pick(&["Riddle"]);
    pass_all(&mut t);
    let stopped_by_dilemma = t
        .events
        .iter()
        .any(|e| e.h.kind == Kind::Stop && matches!(e.h.cause, engine::Cause::Dilemma(_)));
    assert!(!stopped_by_dilemma, "his Geology counted there");
    assert_eq!(t.score(1), 0);
    let mut t = named("Sluggo", "Rixx", rest);
    t.attempt("Excavation");
    no_dilemmas(&mut t);
    assert_eq!(t.score(1), 30);
}

/// 3C050 Quite a Coincidence: the death of an opponent's personnel of that title destroys the event for ten points; nobody is asked.
#[test]
fn a_death_foretold_gives_points() {
    let rest = "player 1
          missions: Excavation; Medical Relief
          at Excavation: Barron
          at Medical Relief: Rixx";
    let mut t = named("Quite a Coincidence", "Barron", rest);
    t.attempt("Medical Relief").pick(&["Pit"]);
    assert!(t.in_discard(1, "Rixx"));
    assert_eq!(t.score(2), 0);
    let mut t = named("Quite a Coincidence", "Barron", rest);
    t.attempt("Excavation").pick(&["Pit"]);
    assert_eq!(t.score(2), 10);
    assert!(t.in_discard(2, "Quite a Coincidence"));
}

/// 3C050: the own personnel of that title does not count.
#[test]
fn an_own_death_gives_nothing() {
    let mut t = table(
        "dilemma Pit: dual cost 1 text [(when: Resolve, body: [Move(verb: Kill, what: Every((from: Attempt)))])]
        player 1
          missions: Excavation
          hand: Quite a Coincidence
          at Excavation: Barron
        player 2
          pile: Pit
        segment play",
    );
    t.play("Quite a Coincidence");
    name(&mut t, "Barron");
    to_orders(&mut t);
    t.attempt("Excavation").pick(&["Pit"]);
    assert!(t.in_discard(1, "Barron") && t.in_core(1, "Quite a Coincidence"));
    assert_eq!(t.score(1), 0);
}

/// 3U053 Sensing a Trap: at the end of the turn a card is named; an opponent who plays it before the next turn gives ten points, each time.
#[test]
fn a_trap_is_sensed() {
    let start = |title: &str| {
        let mut t = table(
            "planet Camp: Rom
            player 1
              missions: Camp
              core: Sensing a Trap
              at Camp: Mopak
            player 2
              missions: Earth, Cradle of the Federation
              hand: Rixx as one; Rixx as two; Lopez",
        );
        t.end();
        assert_eq!(t.asked(), 1);
        name(&mut t, title);
        t.until_turn_of(2);
        t
    };
    let mut t = start("Rixx");
    t.play_at("Lopez", "Earth");
    assert_eq!(t.score(1), 0);
    t.play_at("one", "Earth").play_at("two", "Earth");
    assert_eq!(t.score(1), 20);
    let mut t = start("Davies");
    t.play_at("one", "Earth");
    assert_eq!(t.score(1), 0);
}

/// 3U053: the naming lasts until the start of the next own turn, then another is made.
#[test]
fn a_trap_is_forgotten() {
    let mut t = table(
        "planet Camp: Rom
        player 1
          missions: Camp
          core: Sensing a Trap
          at Camp: Mopak
        player 2
          missions: Earth, Cradle of the Federation
          hand: Rixx
          deck: 3x Hoya",
    );
    t.end();
    name(&mut t, "Rixx");
    t.until_turn_of(2);
    t.until_turn_of(1);
    to_orders(&mut t).end();
    assert_eq!(t.asked(), 1);
    name(&mut t, "Lopez");
    t.until_turn_of(2);
    t.play_at("Rixx", "Earth");
    assert_eq!(t.score(1), 0);
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

/// Uses nothing more until orders can be given again.
fn to_the_end(t: &mut Table) {
    while t.ask() != Ask::Orders {
        match t.pending().choice.clone() {
            engine::Choice::Order { cards } => t.answer(Answer::Order(cards)),
            engine::Choice::Cards { from, .. } => t.answer(Answer::Cards(from)),
            _ => t.pass(),
        };
    }
}

/// 1U118 To Boldly Go (2E-GAP-48): all own Federation personnel that a dilemma is about to stop go on, others are stopped.
#[test]
fn the_federation_goes_on() {
    let start = || {
        let mut t = table(
            "dilemma Net: dual cost 1 text [(when: Resolve, body: [Stop(what: Every((from: Attempt)))])]
            planet Camp: Fed needs Telepathy
            player 1
              missions: Camp
              core: To Boldly Go
              at Camp: Rixx; Lopez; Daro
            player 2
              pile: Net",
        );
        t.attempt("Camp").pick(&["Net"]);
        t
    };
    let mut t = start();
    assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
    super::use_it(&mut t, "To Boldly Go");
    to_the_end(&mut t);
    let stopped = |card: &str| {
        let card = t.card(card);
        let by_dilemma = |e: &&engine::Event| matches!(e.h.cause, engine::Cause::Dilemma(_));
        let mut stops = t
            .events
            .iter()
            .filter(|e| e.h.kind == Kind::Stop)
            .filter(by_dilemma);
        stops.any(|e| e.h.card == Some(card))
    };
    assert!(!stopped("Rixx") && !stopped("Lopez") && stopped("Daro"));
    assert!(t.in_discard(1, "To Boldly Go"));
    let mut t = start();
    to_the_end(&mut t);
    assert!(t.in_core(1, "To Boldly Go") && t.is_stopped("Rixx"));
}

/// 1U118: to play it, an own planet mission and an own space mission have to be completed.
#[test]
fn boldness_comes_after_success() {
    for (missions, allowed) in [
        ("Excavation [completed]; Mining Survey [completed]", true),
        ("Excavation [completed]; Mining Survey", false),
        ("Excavation [completed]; Plague Planet [completed]", false),
    ] {
        let t = table(&format!(
            "player 1
              missions: {missions}
              hand: To Boldly Go
            player 2
              missions: Fissure Research [completed]
            segment play"
        ));
        assert_eq!(
            t.offers(t.play_action("To Boldly Go", None)),
            allowed,
            "{missions}"
        );
    }
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
