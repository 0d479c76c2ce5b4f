//! Fights begin, go on, are won and end.

use crate::support::cards::triggers_fighting::{arena, begin};
use crate::support::stage::{can_use, choose, pass_all, use_when_possible};
use cards::language::Kind;
use cards::lexicon::Stat;
use engine::script::Table;

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
