//! Fights begin, go on, are won and end.

use super::kit::{can_use, choose, pass_all, responds, stage, use_when_possible};
use crate::harness::Table;
use cards::language::Kind;
use cards::lexicon::Stat;
use engine::{Answer, Ask, Choice, TextAsk};

/// Cards that begin fights; nothing follows from winning but points.
const FIGHTS: &str = "
event Brawl: text [(when: Order, body: [Fight(kind: Combat, with: Type(Personnel), win: [Points(who: You, n: N(1))])])]
event Raid: text [(when: Order, body: [Fight(kind: Engagement, with: Type(Ship), win: [Points(who: You, n: N(1))])])]
event Bloodshed: text [(when: Order, body: [Fight(kind: Combat, with: Type(Personnel), win: [Move(verb: Kill,
    what: Pick((of: (filter: All([Type(Personnel), Commanded(Loser), Doing(Involved)])), n: Exactly(N(1)), to: 9)))])])]
ship Hulk: Klingon staff[] R8 W2 S20
ship Skiff: Federation staff[] R8 W1 S1
ship Giant: Federation staff[] R8 W30 S30
personnel Cap: Federation [Cmd] S5
personnel Ox: Federation S20
personnel Ant: Federation S1
";

fn arena(text: &str) -> Table {
    stage(&format!("{FIGHTS}\n{text}"))
}

/// Answers who fights.
#[track_caller]
fn sides(t: &mut Table, names: &[&str]) {
    while let Some(p) = t.game.pending().cloned() {
        let Ask::Text {
            what: TextAsk::FightShip | TextAsk::FightAgainst,
            ..
        } = p.ask
        else {
            return;
        };
        let cards = t.cards(names);
        let answer = match &p.choice {
            Choice::Cards { from, .. } => {
                let card = cards.into_iter().find(|c| from.contains(c));
                Answer::Cards(vec![card.expect("one of the named")])
            }
            Choice::Place { places } => {
                let all = cards.into_iter().map(|c| t.game.state().card(c).place);
                Answer::Place(all.into_iter().find(|p| places.contains(p)).expect("there"))
            }
            other => panic!("{other:?}"),
        };
        t.answer(answer);
    }
}

/// Uses a card that begins a fight.
#[track_caller]
fn begin(t: &mut Table, with: &str, names: &[&str]) {
    t.use_text(with, 0);
    sides(t, names);
}

fn joined(t: &Table, ship: &str) -> bool {
    let ship = t.card(ship);
    t.events
        .iter()
        .any(|e| e.h.kind == Kind::Join && e.h.card == Some(ship))
}

/// 1R309 Kurn, Squadron Commander
/// 2E-ENG-01
///
/// His ship may join an engagement of a Klingon ship of his player at his mission, begun by either side.
#[test]
fn the_squadron_commander_joins() {
    let start = |turn: u8, ship: &str, place: &str| {
        let crew = if ship == "Hulk" {
            "Dokar"
        } else {
            "Cap as cap"
        };
        let mut t = arena(&format!(
            "
            turn of {turn}
            player 1
              missions: Deep; Far
              core: Raid as r1
              at Deep: {ship} as mine
              at {place}: Hulk as other
              aboard other: 1R309
              aboard mine: {crew}
            player 2
              missions: Base
              core: Raid as r2
              at Deep: Giant
              aboard Giant: Cap"
        ));
        begin(
            &mut t,
            if turn == 1 { "r1" } else { "r2" },
            &["mine", "Giant"],
        );
        t
    };
    for turn in [1, 2] {
        let mut t = start(turn, "Hulk", "Deep");
        use_when_possible(&mut t, "Kurn", 0);
        pass_all(&mut t);
        assert!(joined(&t, "other"), "turn of {turn}");
        let mut t = start(turn, "Hulk", "Deep");
        pass_all(&mut t);
        assert!(!joined(&t, "other"), "he may, he need not");
    }
    assert!(
        !can_use(&start(1, "Hulk", "Far"), "Kurn", 0),
        "at another mission"
    );
    assert!(
        !can_use(&start(1, "Skiff", "Deep"), "Kurn", 0),
        "not a Klingon ship"
    );
}

/// 1U213 Hazar
///
/// Only an engagement an opponent begins, and only from aboard a Bajoran ship.
#[test]
fn the_general_answers_attacks_only() {
    let start = |turn: u8, ship: &str| {
        let mut t = arena(&format!(
            "
            ship Wing: Bajoran staff[] R8 W5 S5
            turn of {turn}
            player 1
              missions: Deep
              core: Raid as r1
              at Deep: Skiff as mine; {ship} as other
              aboard mine: Cap as cap
              aboard other: 1U213
            player 2
              missions: Base
              core: Raid as r2
              at Deep: Giant
              aboard Giant: Cap"
        ));
        begin(
            &mut t,
            if turn == 1 { "r1" } else { "r2" },
            &["mine", "Giant"],
        );
        t
    };
    let mut t = start(2, "Wing");
    use_when_possible(&mut t, "Hazar", 0);
    assert!(joined(&t, "other"));
    assert!(!can_use(&start(2, "Hulk"), "Hazar", 0));
    let t = start(1, "Wing");
    assert!(!can_use(&t, "Hazar", 0), "his own player began it");
}

/// 1R415 Valdore
///
/// From an Engage Cloak it comes to the mission and joins, if an opponent attacks another ship of its player.
#[test]
fn the_valdore_decloaks_to_help() {
    let mut t = arena(
        "
        turn of 2
        player 1
          missions: Deep; Base
          core: 1R087
          at Deep: Skiff as mine
          on Engage Cloak: 1R415
          aboard Valdore: 2R165; 2U162; Palteth; 2U166
        player 2
          missions: Far
          core: Raid
          at Deep: Giant
          aboard Giant: Cap",
    );
    begin(&mut t, "Raid", &["mine", "Giant"]);
    use_when_possible(&mut t, "Valdore", 0);
    assert!(joined(&t, "Valdore"));
    assert!(t.at("Valdore", "Deep"));
    pass_all(&mut t);
    let mut t = arena(
        "
        turn of 2
        player 1
          missions: Deep; Base
          at Deep: Skiff as mine
          at Base: 1R415
          aboard Valdore: 2R165; 2U162; Palteth; 2U166
        player 2
          missions: Far
          core: Raid
          at Deep: Giant
          aboard Giant: Cap",
    );
    begin(&mut t, "Raid", &["mine", "Giant"]);
    assert!(!can_use(&t, "Valdore", 0), "it is not cloaked");
}

/// 1S136 Render Assistance
///
/// Another ship at the mission joins; a lone ship gets no help.
#[test]
fn assistance_is_rendered() {
    let start = |place: &str| {
        let mut t = arena(&format!(
            "
            player 1
              missions: Deep; Far
              core: Raid
              hand: 1S136
              at Deep: Skiff as mine
              at {place}: Giant as help
              aboard mine: Cap as cap
              aboard help: Cap as helper
            player 2
              missions: Base
              at Deep: Hulk"
        ));
        begin(&mut t, "Raid", &["mine", "Hulk"]);
        t
    };
    let mut t = start("Deep");
    t.use_text("Render Assistance", 0);
    choose(&mut t, &["help"]);
    pass_all(&mut t);
    assert!(joined(&t, "help"));
    assert_eq!(t.score(1), 1, "31 against 20");
    let mut t = start("Far");
    pass_all(&mut t);
    assert_eq!((t.score(1), joined(&t, "help")), (0, false));
}

/// 1U128 Evasive Maneuvers
/// 1U132 Power to the Shields
///
/// Four Shields more for the engagement, for a ship with the right personnel aboard.
#[test]
fn shields_are_raised_in_the_middle_of_it() {
    let start = |crew: &str| {
        let mut t = arena(&format!(
            "
            turn of 2
            ship Lance: Federation staff[] R8 W5 S5
            player 1
              missions: Deep
              hand: 1U128
              at Deep: Skiff as mine
              aboard mine: {crew}
            player 2
              missions: Base
              core: Raid
              at Deep: Lance
              aboard Lance: Cap"
        ));
        begin(&mut t, "Raid", &["mine", "Lance"]);
        t
    };
    let mut t = start("Hoya");
    use_when_possible(&mut t, "Evasive Maneuvers", 0);
    pass_all(&mut t);
    assert_eq!(t.score(2), 0, "5 against 5 is no victory");
    assert_eq!(t.stat("mine", Stat::Shields), 1, "it is over");
    let mut t = start("Altman");
    assert!(!can_use(&t, "Evasive Maneuvers", 0));
    pass_all(&mut t);
    assert_eq!(t.score(2), 1);
}

/// 1U387 Prakesh
///
/// Four Shields more in an engagement it did not begin, none in its own.
#[test]
fn the_prakesh_defends_better_than_it_attacks() {
    let start = |turn: u8| {
        let mut t = arena(&format!(
            "
            turn of {turn}
            ship Lance: Federation staff[] R8 W10 S10
            player 1
              missions: Deep
              core: Raid as r1
              at Deep: 1U387
              aboard Prakesh: 1R235; Daro; Jerax
            player 2
              missions: Base
              core: Raid as r2
              at Deep: Lance
              aboard Lance: Cap"
        ));
        begin(
            &mut t,
            if turn == 1 { "r1" } else { "r2" },
            &["Prakesh", "Lance"],
        );
        pass_all(&mut t);
        t
    };
    assert_eq!(start(2).score(2), 0, "10 against 12");
    // It attacks with 8 Weapons against 10 Shields and wins nothing; its Shields stay 8.
    let t = start(1);
    assert_eq!((t.score(1), t.stat("Prakesh", Stat::Shields)), (0, 8));
}

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
    super::kit::in_order(&mut t, &["Relic", "Stone"]);
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

/// 1R413 Scimitar, Predator
/// 2C172 Maquis Raider
/// 3R184 Alexander Rozhenko, Good Luck Charm
///
/// The spoils of an engagement won with them.
#[test]
fn spoils_of_an_engagement() {
    let start = |ship: &str, crew: &str| {
        let mut t = arena(&format!(
            "
            player 1
              missions: Deep
              core: Raid
              at Deep: {ship} as mine
              aboard mine: {crew}
            player 2
              missions: Base
              deck: Relic; Stone; Chip
              at Deep: Skiff
              aboard Skiff: Altman; Bandee"
        ));
        begin(&mut t, "Raid", &["mine", "Skiff"]);
        t
    };
    let t = start("1R413", "2R165; 2U162; 1C333; Palteth; 2U166");
    assert_eq!(t.deck(2), ["Stone", "Chip"]);
    let mut t = start("2C172", "2R120");
    if t.asked() == 2 {
        t.pick(&["Bandee"]);
    }
    assert_eq!(t.deck(2)[0], "Bandee", "the loser chose");
    let mut t = start("Hulk", "3R184");
    use_when_possible(&mut t, "Alexander Rozhenko", 0);
    assert_eq!(t.hand(1).len(), 1);
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

/// 1U071 Starfleet Type-2 Phaser
///
/// A hand weapon makes its side's personnel stronger in combat, and there only.
#[test]
fn a_hand_weapon_counts_in_combat_only() {
    let play = |weapon: &str| {
        let mut t = arena(&format!(
            "
            personnel Foe: Klingon S10
            player 1
              missions: Red
              core: Brawl
              at Red: Altman; Bandee; {weapon}
            player 2
              missions: Base
              at Red: Foe"
        ));
        assert_eq!(t.stat("Altman", Stat::Strength), 5);
        begin(&mut t, "Brawl", &["Foe"]);
        pass_all(&mut t);
        t.score(1)
    };
    assert_eq!(play("Engineering Kit"), 0);
    assert_eq!(play("1U071"), 1);
    assert_eq!(play("1U066"), 0, "a Klingon weapon");
}
