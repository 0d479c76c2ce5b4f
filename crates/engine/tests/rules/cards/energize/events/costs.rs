//! What cards cost when they are played, and what they cost otherwise.

use crate::support::using::{choose, pass_all, to_orders, use_it, uses};
use engine::script::{Table, table};

fn crowd(hand: &str) -> Table {
    table(&format!(
        "player 1
          missions: Earth, Cradle of the Federation; Romulus
          hand: {hand}
        player 2
          core: Crowd Control
          missions: Qo'noS
          hand: Kahmis; Dokar
        segment play"
    ))
}

/// 2C039 Crowd Control: the second personnel of cost 1 a player plays in a turn costs three.
#[test]
fn the_second_cheap_personnel_is_dearer() {
    let mut t = crowd("Rixx; Lopez; Elizabeth Shelby");
    t.play_at("Rixx", "Earth");
    assert_eq!(t.counters(1), 6);
    t.play_at("Elizabeth Shelby", "Earth");
    assert_eq!(t.counters(1), 4, "one of cost 2 is no matter");
    t.play_at("Lopez", "Earth");
    assert_eq!(t.counters(1), 1, "three in place of one");
}

/// 2C039 (2E-ERR-02): at most one personnel a turn; the third of cost 1 costs 1 again.
#[test]
fn one_personnel_a_turn_is_dearer() {
    let mut t = crowd("Rixx; Lopez; Davies; Martin");
    t.play_at("Rixx", "Earth").play_at("Lopez", "Earth");
    assert_eq!(t.counters(1), 3);
    t.play_at("Davies", "Earth");
    assert_eq!(t.counters(1), 2);
    t.play_at("Martin", "Earth");
    assert_eq!(t.counters(1), 1);
}

/// 2C039 (2E-COST-05): the raised cost has to be paid; it concerns every player, also the event's own, each turn anew.
#[test]
fn the_raised_cost_must_be_affordable() {
    let mut t = table(
        "player 1
          missions: Earth, Cradle of the Federation
          hand: Rixx; Lopez; Davies
          counters 3
        player 2
          core: Crowd Control
          missions: Qo'noS
          hand: Kahmis; Dokar
        segment play",
    );
    t.play_at("Rixx", "Earth");
    let second = t.play_action("Lopez", Some("Earth"));
    assert_eq!(t.refused_act(second).rule, "2E-COST-05");
    t.until_turn_of(2);
    t.play_at("Kahmis", "Qo'noS").play_at("Dokar", "Qo'noS");
    assert_eq!(t.counters(2), 3, "the commander of the event pays too");
}

/// 2C039: the dearer personnel is again one of cost 1 when the turn is over.
#[test]
fn the_cost_falls_back() {
    use cards::lexicon::Stat;
    let mut t = crowd("Rixx; Lopez");
    t.play_at("Rixx", "Earth").play_at("Lopez", "Earth");
    assert_eq!(t.counters(1), 3);
    t.until_turn_of(2);
    assert_eq!(t.stat("Lopez", Stat::Cost), 1);
}

fn shadow(place: &str, hand: &str) -> Table {
    table(&format!(
        "planet Camp: Rom
        planet Field: Fed
        player 1
          missions: Romulus; Camp
          core: Shadow Operation
          hand: {hand}
          at {place}: D'deridex Advanced
          aboard D'deridex Advanced: Noram; Mopak; Chagrith
        player 2
          missions: Field; Qo'noS
        segment play"
    ))
}

/// 2R061 Shadow Operation: the first personnel of the turn, a Romulan of cost 3, is two cheaper while a staffed own ship is at an
/// opponent's mission.
#[test]
fn a_romulan_slips_in() {
    let mut t = shadow("Field", "Selveth");
    t.play_at("Selveth", "Romulus");
    assert_eq!(t.counters(1), 6);
    for place in ["Camp", "Romulus", "Qo'noS"] {
        let mut t = shadow(place, "Selveth");
        t.play_at("Selveth", "Romulus");
        assert_eq!(t.counters(1), 4, "{place}");
    }
}

/// 2R061: after another personnel this turn there is no discount; a ship played before does not matter, and a
/// Romulan of another cost pays in full.
#[test]
fn only_the_first_personnel_slips_in() {
    let mut t = shadow("Field", "Sabrun; Selveth");
    t.play_at("Sabrun", "Romulus");
    assert_eq!(t.counters(1), 6, "cost 1");
    t.play_at("Selveth", "Romulus");
    assert_eq!(t.counters(1), 3);
    let mut t = shadow("Field", "Romulan Scout Vessel; Selveth");
    t.play_at("Romulan Scout Vessel", "Romulus");
    t.play_at("Selveth", "Romulus");
    assert_eq!(t.counters(1), 2);
}

/// 2R061: an unstaffed ship is no cover.
#[test]
fn the_ship_has_to_be_staffed() {
    let mut t = table(
        "planet Field: Fed
        player 1
          missions: Romulus
          core: Shadow Operation
          hand: Selveth
          at Field: D'deridex Advanced
          aboard D'deridex Advanced: Noram; Mopak
        player 2
          missions: Field
        segment play",
    );
    t.play_at("Selveth", "Romulus");
    assert_eq!(t.counters(1), 4);
}

/// 2R031 Assassination Plot (2E-ACT-12): the event and a returned Assassin pay for a random victim where the Assassin was.
#[test]
fn an_assassin_goes_home() {
    let mut t = table(
        "planet Camp: NA
        personnel Blade: NA keyword Assassin
        player 1
          missions: Camp
          core: Assassination Plot
          at Camp: Blade; Rixx
        player 2
          at Camp: Daro
          missions: Qo'noS
          at Qo'noS: Kahmis",
    );
    use_it(&mut t, "Assassination Plot");
    choose(&mut t, &["Blade"]);
    assert!(t.in_hand(1, "Blade") && t.in_discard(1, "Assassination Plot"));
    assert!(t.in_discard(2, "Daro") && t.on_surface("Kahmis", "Qo'noS"));
}

/// 2R031: without an Assassin who is not stopped nothing can be paid.
#[test]
fn a_plot_needs_an_assassin() {
    let t = table(
        "planet Camp: NA
        personnel Blade: NA keyword Assassin
        player 1
          missions: Camp
          core: Assassination Plot
          at Camp: Blade [stopped]
        player 2
          at Camp: Daro",
    );
    assert!(uses(&t, "Assassination Plot").is_empty());
}

/// 2U053 Picking Up the Basics: one of The Next Generation is stopped, another present gains all of that one's skills for the turn.
#[test]
fn a_colleague_learns_everything() {
    use cards::lexicon::Skill;
    let mut t = table(
        "planet Camp: Fed
        player 1
          missions: Camp
          core: Picking Up the Basics
          at Camp: Rixx; Davies; Hoya; U.S.S. Galaxy
          aboard U.S.S. Galaxy: Martin",
    );
    use_it(&mut t, "Picking Up the Basics").pick(&["Davies"]);
    choose(&mut t, &["Rixx"]);
    assert!(t.is_stopped("Davies") && t.in_discard(1, "Picking Up the Basics"));
    assert_eq!(t.skill("Rixx", Skill::Geology), 1);
    assert_eq!(t.skill("Rixx", Skill::Physics), 1);
    assert_eq!(t.skill("Rixx", Skill::Leadership), 1);
    assert_eq!(t.skill("Martin", Skill::Geology), 0, "not present");
    t.end();
    t.until_turn_of(2);
    assert_eq!(t.skill("Rixx", Skill::Geology), 0);
}

/// 2R173 Valjean: anything but a personnel on top of an opponent's deck goes under it, and the ship is better for this turn.
#[test]
fn a_ship_feeds_on_an_opponents_deck() {
    use cards::lexicon::Stat;
    for (top, better) in [("Tricorder", true), ("Bandee", false)] {
        let mut t = table(&format!(
            "planet Camp: Fed
            player 1
              missions: Camp
              at Camp: Valjean
            player 2
              deck: {top}; Hoya"
        ));
        use_it(&mut t, "Valjean");
        pass_all(&mut t);
        let values = [Stat::Range, Stat::Weapons, Stat::Shields].map(|s| t.stat("Valjean", s));
        assert_eq!(values, if better { [8, 8, 8] } else { [6, 6, 6] });
        assert_eq!(t.deck(2)[usize::from(better)], top);
        t.end();
        t.until_turn_of(2);
        assert_eq!(t.stat("Valjean", Stat::Range), 6);
        t.until_turn_of(1);
        to_orders(&mut t);
        assert!(!uses(&t, "Valjean").is_empty());
    }
}
