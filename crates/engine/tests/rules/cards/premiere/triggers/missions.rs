//! Attempts begin, fail and succeed; ships move and cards are beamed; turns begin.

use crate::support::stage::{can_use, meet, pass_all, responds, stage, use_when_possible};
use cards::language::Kind;
use engine::{Action, Ask};

/// 1R296 Duras, Son of a Traitor
///
/// A success beside him may cost the successful player somebody who is there.
#[test]
fn the_son_of_a_traitor_punishes_success() {
    let start = |place: &str| {
        let mut t = stage(&format!(
            "
            player 1
              missions: Green; Red
              at Green: Altman; Bandee
              at Red: Barron
            player 2
              missions: Base
              pile: Calm
              at {place}: 1R296"
        ));
        meet(&mut t, "Green", &["Calm"]);
        t
    };
    let mut t = start("Green");
    use_when_possible(&mut t, "Duras", 0);
    assert_eq!(
        (t.asked(), t.candidates()),
        (2, vec!["Altman".to_owned(), "Bandee".to_owned()])
    );
    t.pick(&["Bandee"]);
    assert!(t.in_discard(1, "Bandee"));
    assert_eq!(t.score(1), 35);
    assert!(!responds(&start("Red")));
}

/// 1R392 U.S.S. Enterprise-E, Federation Envoy
/// 1S171 Geological Survey
///
/// Five more points for a completed mission: with the ship there, with the skills in the group.
#[test]
fn completed_missions_give_more() {
    let score = |mission: &str, crew: &str, ship_at: &str| {
        let mut t = stage(&format!(
            "
            planet Meadow: Fed points 35
            player 1
              missions: {mission}; Base
              at {ship_at}: 1R392
              at {mission}: {crew}
            player 2
              pile: Calm"
        ));
        meet(&mut t, mission, &["Calm"]);
        pass_all(&mut t);
        t.score(1)
    };
    assert_eq!(score("Meadow", "Altman", "Meadow"), 40);
    assert_eq!(score("Meadow", "Altman", "Base"), 35);
    assert_eq!(
        score("Green", "Altman", "Green"),
        35,
        "it shows no Federation icon"
    );
    // Geology, Physics, Science and more than 30 Cunning: with one Geology, or with two.
    let crew = "1R259; 1S268; Davies; Altman; Bandee";
    assert_eq!(score("Geological Survey", crew, "Base"), 30);
    let crew = "1R259; 1S268; Mills; Davies; Altman";
    assert_eq!(score("Geological Survey", crew, "Base"), 35);
}

/// 1R134 Pursuit Course
///
/// A staffed ship left behind by an opponent's ship goes where that one went, without using Range.
#[test]
fn a_pursuit_takes_no_range() {
    let start = |crew: &str| {
        let mut t = stage(&format!(
            "
            ship Lance: Federation staff[] R8 W10 S10
            player 1
              missions: Deep; Far
              at Deep: Lance
              aboard Lance: Altman
            player 2
              missions: Base
              hand: 1R134
              at Deep: Miradorn Raider
              aboard Miradorn Raider: {crew}"
        ));
        t.move_to("Lance", "Far");
        t
    };
    let mut t = start("Galnar; Dallan; Temarek");
    use_when_possible(&mut t, "Pursuit Course", 0);
    assert!(t.at("Lance", "Far") && t.at("Miradorn Raider", "Far"));
    let raider = t.card("Miradorn Raider");
    assert_eq!(t.game.state().card(raider).range_used, 0);
    let t = start("Galnar");
    assert!(!responds(&t), "not staffed");
}

/// 1S188 Mouth of the Wormhole, Deep Space 9
/// 3R207 Xhosa
///
/// Through the wormhole the two for the other quadrant fall away; the Xhosa alone saves one between the Badlands and
/// elsewhere.
#[test]
fn two_short_cuts() {
    let range = |ship: &str, crew: &str, from: &str, to: &str| {
        let mut t = stage(&format!(
            "
            space Rift: any Gamma span 3
            space Scar: any span 3 region \"Badlands\"
            player 1
              missions: 1S188; Rift; Scar; Far; Base
              at {from}: {ship} as ship
              aboard ship: {crew}"
        ));
        t.move_to("ship", to);
        t.game.state().card(t.card("ship")).range_used
    };
    assert_eq!(
        range(
            "Miradorn Raider",
            "Galnar; Dallan; Temarek",
            "Mouth of the Wormhole",
            "Rift"
        ),
        4
    );
    assert_eq!(
        range("Miradorn Raider", "Galnar; Dallan; Temarek", "Far", "Rift"),
        7
    );
    assert_eq!(range("3R207", "3R191", "Far", "Scar"), 4);
    assert_eq!(range("3R207", "3R191", "Scar", "Far"), 4);
    assert_eq!(range("3R207", "3R191", "Far", "Base"), 4);
    assert_eq!(
        range("Miradorn Raider", "Galnar; Dallan; Temarek", "Far", "Scar"),
        5,
        "another ship"
    );
}

/// 1R246 Makbar, Chief Archon
/// 1R337 Morn, Barfly
/// 2E-GAP-45
///
/// The archon's fine is compulsory and for those with somebody in the brig; the barfly may draw in company.
#[test]
fn the_start_of_a_turn() {
    let start = |brig: &str, company: &str| {
        stage(&format!(
            "
            players 3
            player 1
              missions: 1S188
              at Mouth of the Wormhole: 1R246; 1R337; {company}
              brig: {brig}
            player 2
              deck: Relic; Stone; Chip
            player 3
              deck: Relic as r3; Stone as s3; Chip as c3
            segment start"
        ))
    };
    let mut t = start("Altman of 2", "Soto");
    for _ in 0..3 {
        if can_use(&t, "Makbar", 0) {
            t.use_text("Makbar", 0);
        } else if can_use(&t, "Morn", 0) {
            t.use_text("Morn", 0);
        }
    }
    assert_eq!((t.deck(2).len(), t.deck(3).len()), (2, 3));
    assert_eq!(t.hand(1).len(), 1);
    assert_eq!(t.ask(), Ask::PlayAndDraw);
    let t = start("Altman of 3", "Anara");
    if can_use(&t, "Makbar", 0) {
        assert!(!t.offers(Action::Pass));
    }
    assert!(!can_use(&t, "Morn", 0), "no thief, no smuggler");
    assert_eq!(t.happened(Kind::Draw), 0);
}
