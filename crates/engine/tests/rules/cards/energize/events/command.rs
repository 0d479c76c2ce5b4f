//! Events that change hands, cards of others, and texts for every player.

use crate::support::using::{choose, pass_all, picks, responds, use_it, uses};
use engine::script::{player, table};
use engine::{Ask, Place, Why};

/// 2U066 Temba, His Arms Wide (2E-COST-05): given to the player on the right it makes a personnel three cheaper, even one that could
/// not be paid for otherwise.
#[test]
fn an_open_hand_makes_a_personnel_cheaper() {
    let mut t = table(
        "players 3
        player 1
          missions: Earth, Cradle of the Federation
          core: Temba, His Arms Wide
          hand: Jean-Luc Picard, Explorer
          counters 1
        segment play",
    );
    t.play_at("Jean-Luc Picard", "Earth");
    assert!(responds(&t));
    use_it(&mut t, "Temba, His Arms Wide");
    assert!(t.on_surface("Jean-Luc Picard", "Earth"));
    assert_eq!(t.counters(1), 0);
    assert!(
        t.in_core(3, "Temba, His Arms Wide"),
        "the right neighbour of 1 of 3"
    );
    assert_eq!(t.commander("Temba, His Arms Wide"), player(3));
    assert_eq!(t.owner("Temba, His Arms Wide"), player(1));
}

/// 2U066: a cost of two falls to nothing, not below (2E-GLOSS-11); declined, the full price is paid.
#[test]
fn the_gift_may_be_kept() {
    let start = || {
        let mut t = table(
            "player 1
              missions: Earth, Cradle of the Federation
              core: Temba, His Arms Wide
              hand: Elizabeth Shelby
            segment play",
        );
        t.play_at("Elizabeth Shelby", "Earth");
        t
    };
    let mut t = start();
    use_it(&mut t, "Temba, His Arms Wide");
    assert_eq!(t.counters(1), 7);
    let mut t = start();
    t.pass();
    assert_eq!(t.counters(1), 5);
    assert!(t.in_core(1, "Temba, His Arms Wide"));
}

/// 2U066 (2E-CMD-06): the new commander is the one who may give it on.
#[test]
fn a_gift_is_given_on() {
    let mut t = table(
        "player 1
          missions: Earth, Cradle of the Federation
          core: Temba, His Arms Wide
          hand: Elizabeth Shelby; Rixx
        player 2
          missions: Romulus
          hand: Sabrun
        segment play",
    );
    t.play_at("Elizabeth Shelby", "Earth");
    use_it(&mut t, "Temba, His Arms Wide");
    t.play_at("Rixx", "Earth");
    assert!(!responds(&t), "it is no longer yours");
    t.until_turn_of(2);
    t.play_at("Sabrun", "Romulus");
    use_it(&mut t, "Temba, His Arms Wide");
    assert!(t.in_core(1, "Temba, His Arms Wide"));
    assert_eq!(t.counters(2), 7);
}

/// 2U066: a ship is no personnel, and without the gift it is too dear.
#[test]
fn a_ship_is_not_made_cheaper() {
    let mut t = table(
        "player 1
          missions: Earth, Cradle of the Federation
          core: Temba, His Arms Wide
          hand: U.S.S. Galaxy; Jean-Luc Picard, Explorer as dear
          counters 3
        segment play",
    );
    let play = t.play_action("U.S.S. Galaxy", Some("Earth"));
    assert_eq!(t.refused_act(play).rule, "2E-COST-05");
    assert!(t.offers(t.play_action("dear", Some("Earth"))));
}

const TEMPLE: &str = "
player 1
  missions: Bajor, Gift of the Prophets
  core: The Text of the Kosst Amojan
  at Bajor: Winn Adami, Kai of Bajor; Dohlem
  discard: Hoya; Tricorder; Rixx; Davies
";

/// 2R067 The Text of the Kosst Amojan: two discarded cards are chosen, an opponent says which comes into hand; the other leaves the game.
#[test]
fn an_opponent_divides_two_cards() {
    let mut t = table(TEMPLE);
    use_it(&mut t, "The Text of the Kosst Amojan");
    choose(&mut t, &["Winn Adami"]);
    assert!(t.is_stopped("Winn Adami"));
    t.pick(&["Tricorder", "Rixx"]);
    assert_eq!(t.asked(), 2);
    assert_eq!(t.candidates(), ["Rixx", "Tricorder"]);
    t.pick(&["Tricorder"]);
    assert!(t.in_hand(1, "Tricorder"));
    assert_eq!(t.place("Rixx"), Place::Removed(player(1)));
    assert!(t.in_discard(1, "Hoya") && uses(&t, "The Text of the Kosst Amojan").is_empty());
}

/// 2R067 (2E-GAP-40): with several opponents the user says who divides.
#[test]
fn the_divider_is_chosen() {
    let mut t = table(&format!("players 3\n{TEMPLE}"));
    use_it(&mut t, "The Text of the Kosst Amojan");
    choose(&mut t, &["Winn Adami"]);
    t.pick(&["Tricorder", "Rixx"]);
    assert_eq!(t.asked(), 1);
    t.choose_player(3);
    assert_eq!(t.asked(), 3);
    t.pick(&["Rixx"]);
    assert!(t.in_hand(1, "Rixx"));
}

/// 2R067: a Prophet card cannot be chosen, and somebody has to be stopped for it.
#[test]
fn the_text_has_its_price() {
    let mut t = table(
        "interrupt Vision: keyword Prophet
        player 1
          missions: Bajor, Gift of the Prophets
          core: The Text of the Kosst Amojan
          at Bajor: Winn Adami, Kai of Bajor
          discard: Hoya; Vision; Rixx; Davies",
    );
    use_it(&mut t, "The Text of the Kosst Amojan");
    choose(&mut t, &["Winn Adami"]);
    assert_eq!(t.candidates(), ["Davies", "Hoya", "Rixx"]);
    for staff in ["Dohlem", "Winn Adami, Kai of Bajor [stopped]", "Parn"] {
        let mut t = table(&format!(
            "player 1
              missions: Bajor, Gift of the Prophets
              core: The Text of the Kosst Amojan
              at Bajor: {staff}
              discard: Hoya; Rixx"
        ));
        let order = t.use_action("The Text of the Kosst Amojan", 0);
        assert_eq!(t.refused_act(order).why, Why::CostCannotBePaid, "{staff}");
    }
}

/// 2R067: it asks for Bajor and no other headquarters.
#[test]
fn a_second_headquarters_bars_the_text() {
    for (missions, allowed) in [
        ("Bajor, Gift of the Prophets", true),
        ("Bajor, Gift of the Prophets; Romulus", false),
        ("Mouth of the Wormhole, Deep Space 9", false),
        ("Bajor, Gift of the Prophets; Excavation", true),
    ] {
        let t = table(&format!(
            "player 1
              missions: {missions}
              hand: The Text of the Kosst Amojan
            player 2
              missions: Qo'noS
            segment play"
        ));
        let play = t.play_action("The Text of the Kosst Amojan", None);
        assert_eq!(t.offers(play), allowed, "{missions}");
    }
}

/// 2R035 Common Ground (2E-PLAY-14): from the left on, each player may place a personnel at a headquarters that accepts it; the event's
/// player only one of The Next Generation.
#[test]
fn everybody_brings_somebody() {
    let mut t = table(
        "players 3
        planet Camp: Fed
        player 1
          missions: Earth, Cradle of the Federation; Camp
          hand: Common Ground; Lopez; Barron
          at Camp: Rixx; Davies; Martin
        player 2
          missions: Romulus
          hand: Sabrun; Daro
        player 3
          missions: Qo'noS
          hand: Kahmis; Dokar
        segment play",
    );
    t.play("Common Ground");
    assert_eq!(t.asked(), 2);
    t.yes();
    choose(&mut t, &["Sabrun"]);
    choose(&mut t, &["Romulus"]);
    assert!(t.on_surface("Sabrun", "Romulus"));
    assert_eq!(t.asked(), 3);
    t.no();
    assert_eq!(t.asked(), 1);
    t.yes();
    if picks(&t) {
        assert_eq!(t.candidates(), ["Lopez"], "not Barron of Earth");
        t.pick(&["Lopez"]);
    }
    choose(&mut t, &["Earth"]);
    assert!(t.on_surface("Lopez", "Earth") && t.in_hand(1, "Barron"));
    assert!(t.in_hand(3, "Kahmis") && t.in_discard(1, "Common Ground"));
    assert_eq!(t.counters(1), 7 - 1, "only the event was paid for");
}

/// 2R083 Powerful Example: an own event is destroyed so that every opponent destroys one, each choosing.
#[test]
fn an_example_is_followed_by_all() {
    let start = |core: &str| {
        table(&format!(
            "players 3
            planet Camp: Fed
            player 1
              missions: Camp
              hand: Powerful Example
              core: {core}
              at Camp: Rixx; Davies; Martin
            player 2
              core: Kotra; Battle Drills
            player 3
              core: Astrometrics Lab"
        ))
    };
    let mut t = start("Visionary");
    use_it(&mut t, "Powerful Example");
    choose(&mut t, &["Visionary"]);
    assert_eq!(t.asked(), 2);
    assert_eq!(t.candidates(), ["Battle Drills", "Kotra"]);
    t.pick(&["Kotra"]);
    choose(&mut t, &["Astrometrics Lab"]);
    assert!(
        t.in_discard(1, "Visionary")
            && t.in_discard(2, "Kotra")
            && t.in_discard(3, "Astrometrics Lab")
    );
    assert!(t.in_discard(1, "Powerful Example") && t.in_core(2, "Battle Drills"));
    let t = start("");
    assert!(
        uses(&t, "Powerful Example").is_empty(),
        "no event, no example"
    );
}

/// 2U051 Peldor Joi: a Bajoran comes back from the discard pile to play; each opponent may take a personnel into hand.
#[test]
fn a_feast_for_everybody() {
    let mut t = table(
        "players 3
        planet Camp: Baj
        player 1
          missions: Bajor, Gift of the Prophets; Camp
          hand: Peldor Joi
          discard: Dohlem; Hoya
          at Camp: Anara; Brilgar; Jabara
        player 2
          discard: Daro; Tricorder
        player 3
          discard: Kahmis
        segment play",
    );
    t.play("Peldor Joi");
    choose(&mut t, &["Dohlem"]);
    choose(&mut t, &["Bajor"]);
    assert!(t.on_surface("Dohlem", "Bajor"));
    let mut asked = Vec::new();
    while t.ask() != Ask::PlayAndDraw {
        asked.push(t.asked());
        match t.asked() {
            2 => t.yes(),
            _ => t.no(),
        };
        choose(&mut t, &["Daro"]);
        pass_all(&mut t);
    }
    assert_eq!(asked, [2, 3]);
    assert!(t.in_hand(2, "Daro") && t.in_discard(3, "Kahmis"));
}

/// 2R040 Deep Roots: when a member of the Bajoran Resistance is played, the event may go to destroy another.
#[test]
fn the_resistance_destroys_an_event() {
    let mut t = table(
        "personnel Cell: Bajoran keyword \"Bajoran Resistance\"
        player 1
          missions: Bajor, Gift of the Prophets
          core: Deep Roots
          hand: Cell; Anara
        player 2
          core: Kotra
        segment play",
    );
    t.play_at("Anara", "Bajor");
    assert!(!responds(&t));
    t.play_at("Cell", "Bajor");
    use_it(&mut t, "Deep Roots");
    choose(&mut t, &["Kotra"]);
    assert!(t.in_discard(1, "Deep Roots") && t.in_discard(2, "Kotra"));
}
