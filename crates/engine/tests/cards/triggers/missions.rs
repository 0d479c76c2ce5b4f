//! Attempts begin, fail and succeed; ships move and cards are beamed; turns begin.

use super::kit::{can_use, choose, face, meet, pass_all, responds, stage, use_when_possible};
use cards::language::Kind;
use cards::lexicon::Stat;
use engine::{Action, Ask};

/// 3R141 Damar, Useful Adjutant
/// 2E-DIL-01
///
/// In the attempt himself, he makes the opponent draw one dilemma fewer for a card from hand; the cost limit stays.
#[test]
fn the_adjutant_reduces_the_draw() {
    let drawn = |crew: &str, uses: bool| {
        let mut t = stage(&format!(
            "
            player 1
              missions: Red
              hand: Relic
              at Red: {crew}
            player 2
              pile: Calm; Flood; Net; Fang; Lot"
        ));
        t.attempt("Red");
        if uses {
            use_when_possible(&mut t, "Damar", 0);
            assert!(t.in_discard(1, "Relic"));
        }
        pass_all(&mut t);
        assert_eq!(t.ask(), Ask::ChooseDilemmas);
        t.candidates().len()
    };
    assert_eq!(drawn("3R141; Emok; Megar", false), 3);
    assert_eq!(drawn("3R141; Emok; Megar", true), 2);
    assert_eq!(drawn("Daro; Emok; Megar", false), 3);
}

/// 3U172 Yak'Talon, Deadly Patroller
///
/// His death weakens everybody in an opponent's attempt at his mission until its end.
#[test]
fn the_patroller_weakens_an_attempt() {
    let start = |place: &str| {
        let mut t = stage(&format!(
            "
            player 1
              missions: Red; Green
              at Red: Altman; Bandee
              at Green: Barron
            player 2
              missions: Base
              pile: Calm
              at {place}: 3U172"
        ));
        t.attempt("Red");
        t
    };
    let mut t = start("Red");
    t.use_text("Yak'Talon", 0);
    assert!(t.in_discard(2, "Yak'Talon"));
    assert_eq!(t.stat("Altman", Stat::Strength), 4);
    assert_eq!(t.stat("Barron", Stat::Strength), 4, "he takes no part");
    face(&mut t, &["Calm"]);
    assert_eq!(t.stat("Altman", Stat::Strength), 5, "the attempt is over");
    assert!(!can_use(&start("Base"), "Yak'Talon", 0));
}

/// 2U162 Mirok, Interphase Researcher
///
/// An Engineer among those who attempt his mission costs that opponent a card.
#[test]
fn the_researcher_fines_engineers() {
    let hand = |crew: &str, place: &str| {
        let mut t = stage(&format!(
            "
            player 1
              missions: Red; Green
              hand: Relic; Stone
              at Red: {crew}
            player 2
              missions: Base
              pile: Calm
              at {place}: 2U162"
        ));
        t.attempt("Red");
        if t.asked() == 1 {
            choose(&mut t, &["Relic"]);
        }
        face(&mut t, &["Calm"]);
        t.hand(1).len()
    };
    assert_eq!(hand("Altman; Bandee", "Red"), 1);
    assert_eq!(hand("Barron; Bandee", "Red"), 2);
    assert_eq!(hand("Altman; Bandee", "Green"), 2);
}

/// 3R204 Tenak'talar, Weyoun's Warship
///
/// Ten points for an opponent's failed attempt where the staffed ship is.
#[test]
fn the_warship_profits_from_failure() {
    let score = |crew: &str, mission: &str| {
        let mut t = stage(&format!(
            "
            player 1
              missions: Red; Green
              at {mission}: Altman
            player 2
              missions: Base
              pile: Calm
              at {mission}: 3R204
              aboard Tenak'talar: {crew}"
        ));
        meet(&mut t, mission, &["Calm"]);
        pass_all(&mut t);
        t.score(2)
    };
    let crew = "3R155; 3C164; 3C165";
    assert_eq!(score(crew, "Red"), 10);
    assert_eq!(score("3C164", "Red"), 0, "not staffed");
    assert_eq!(score(crew, "Green"), 0, "that attempt succeeded");
}

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

/// 2R169 Kitara
///
/// An opponent who beams to or from the planet where it is staffed lets its player take a discarded card back.
#[test]
fn the_kitara_profits_from_beaming() {
    let start = |crew: &str| {
        let mut t = stage(&format!(
            "
            player 1
              missions: Red
              at Red: 2C172 as raider
              aboard raider: 2R120; Altman
            player 2
              missions: Base
              discard: Relic
              at Red: 2R169
              aboard Kitara: {crew}"
        ));
        t.beam_down(&["Altman"], "raider", "Red");
        t
    };
    let mut t = start("1U213; Anara");
    use_when_possible(&mut t, "Kitara", 0);
    assert!(t.in_hand(2, "Relic"));
    assert!(!responds(&start("Anara")), "not staffed");
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
