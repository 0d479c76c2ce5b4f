//! Orders of personnel and interrupts, and facts of cards that are gone.

use crate::support::stage::{can_use, choose, stage, take_skill};
use cards::lexicon::Skill;
use engine::Place;
use engine::script::player;

/// 1R364 N'Vek, Soldier of the Underground
/// 3R138 Seven of Nine, Part of the Greater Whole
///
/// The cost of the one who went under the deck says how many cards are drawn, by the facts it had in play.
#[test]
fn the_cost_of_the_departed_counts() {
    let mut t = stage(
        "
        player 1
          missions: Base
          deck: Altman; Bandee; Barron; Mills; Relic
          at Base: 1R364; Palteth; 2R163",
    );
    t.use_text("N'Vek", 0);
    // Neral has Treachery; Palteth costs 2.
    choose(&mut t, &["Palteth"]);
    assert_eq!(t.hand(1).len(), 2);
    assert_eq!(t.deck(1).last().map(String::as_str), Some("Palteth"));
    assert!(!can_use(&t, "N'Vek", 0), "once each turn");

    let mut t = stage(
        "
        player 1
          missions: Base
          deck: Altman; Bandee; Barron; Mills; Relic
          at Base: 3R138; 3U136; Archival Drone",
    );
    t.use_text("Seven of Nine", 0).pick(&["Reclamation Drone"]);
    assert_eq!(t.hand(1).len(), 3);
    t.use_text("Seven of Nine", 0);
    choose(&mut t, &["Archival Drone"]);
    assert_eq!(t.hand(1).len(), 4, "without a limit");
}

/// 1R226 Trazko, Hired Muscle
/// 1R318 Altovar, Vindictive Criminal
/// 2R135 Drex, Arrogant Warrior
/// 2E-ACT-12
///
/// They go back to hand; one with them, of the right kind, is killed or sent back. The price can be paid in vain.
#[test]
fn those_who_strike_and_leave() {
    let start = |card: &str, foes: &str| {
        stage(&format!(
            "
            player 1
              missions: Base
              at Red: {card} as hand
            player 2
              missions: Red; Green
              at Red: {foes}
              at Green: J'Dan; Emok"
        ))
    };
    let mut t = start("1R226", "1C341; Altman");
    t.use_text("hand", 0);
    choose(&mut t, &["Regana Tosh"]);
    assert!(t.in_hand(1, "hand") && t.in_discard(2, "Regana Tosh"));
    assert!(t.on_surface("J'Dan", "Green"), "not with him");
    let mut t = start("1R318", "Bandee; Altman");
    t.use_text("hand", 0);
    choose(&mut t, &["Bandee"]);
    assert!(t.in_hand(1, "hand") && t.in_hand(2, "Bandee"));
    let mut t = start("2R135", "1S297; 1R267");
    if can_use(&t, "hand", 0) {
        t.use_text("hand", 0);
    }
    assert!(t.on_surface("Gowron", "Red") && t.on_surface("Jean-Luc Picard", "Red"));
}

/// 1R230 Corbin Entek, Undercover Operations Supervisor
///
/// The death of a captive destroys an event that the captive's owner commands, not another's.
#[test]
fn the_supervisor_trades_a_captive_for_an_event() {
    let mut t = stage(
        "
        players 3
        player 1
          missions: Base
          at Base: 1R230
          brig: Altman of 3
        player 2
          core: Relic
        player 3
          core: Stone",
    );
    t.use_text("Corbin Entek", 0);
    choose(&mut t, &["Altman"]);
    choose(&mut t, &["Stone"]);
    assert!(t.in_discard(3, "Altman") && t.in_discard(3, "Stone") && t.in_core(2, "Relic"));
}

/// 1R332 Kamala, The Perfect Mate
/// 2R158 Sakonna, Gunrunner
/// 2E-SKILL-13
///
/// One skill, one level, until their player's next turn begins: from a companion of anybody, or from a captive.
#[test]
fn a_skill_kept_until_the_next_turn() {
    let mut t = stage(
        "
        player 1
          missions: Base
          at Base: 1R332; 2R158
          brig: 1S268 of 2
        player 2
          missions: Red
          at Base: 1S297",
    );
    t.use_text("Kamala", 0);
    choose(&mut t, &["Gowron"]);
    take_skill(&mut t, Skill::Leadership);
    assert_eq!(t.skill("Kamala", Skill::Leadership), 1, "one level of two");
    t.use_text("Sakonna", 0);
    take_skill(&mut t, Skill::Diplomacy);
    t.end();
    t.until_turn_of(2);
    assert_eq!(t.skill("Kamala", Skill::Leadership), 1);
    assert_eq!(t.skill("Sakonna", Skill::Diplomacy), 1);
    t.until_turn_of(1);
    assert_eq!(t.skill("Kamala", Skill::Leadership), 0);
    assert_eq!(t.skill("Sakonna", Skill::Diplomacy), 0);
}

/// 1R124 Condition Captive
/// 1R129 Kevin Uxbridge
///
/// A captive becomes one's own personnel at headquarters; an event is destroyed for five points.
#[test]
fn two_interrupts_used_as_orders() {
    let mut t = stage(
        "
        player 1
          score 4
          missions: Base
          hand: 1R124; 1R129
          brig: Altman of 2
        player 2
          core: Relic",
    );
    let kevin = t.use_action("Kevin Uxbridge", 0);
    t.refused_act(kevin);
    t.use_text("Condition Captive", 0);
    assert!(t.on_surface("Altman", "Base"));
    assert_eq!(t.commander("Altman"), player(1));
    assert_eq!(t.owner("Altman"), player(2));
    let mut t = stage(
        "
        player 1
          score 5
          hand: 1R129
        player 2
          core: Relic",
    );
    t.use_text("Kevin Uxbridge", 0);
    choose(&mut t, &["Relic"]);
    assert!(t.in_discard(2, "Relic"));
    assert_eq!(t.score(1), 0);
}

/// 1R120 Alternate Identity
///
/// A Romulan card from hand stands where another stood, at no cost, and that one is in the discard pile.
#[test]
fn another_identity() {
    let mut t = stage(
        "
        player 1
          missions: Base; Red
          hand: 1R120; 2R165; Altman
          at Red: Palteth",
    );
    t.use_text("Alternate Identity", 0);
    choose(&mut t, &["Palteth"]);
    choose(&mut t, &["Sirol"]);
    assert!(t.on_surface("Sirol", "Red") && t.in_discard(1, "Palteth"));
    assert!(matches!(t.place("Altman"), Place::Hand(_)));
}

/// 1U146 Torture
///
/// All Intelligence personnel learn all a captive knows, for the turn; a second copy is not played in the same turn.
#[test]
fn a_captive_talks_once_a_turn() {
    let mut t = stage(
        "
        player 1
          missions: Base
          hand: 1U146 as one; 1U146 as two
          at Base: Emok; Megar
          brig: 1S268 of 2",
    );
    t.use_text("one", 0);
    choose(&mut t, &["Jean-Luc Picard"]);
    assert_eq!(t.skill("Emok", Skill::Diplomacy), 2, "at full level");
    assert_eq!(t.skill("Megar", Skill::Diplomacy), 0, "no Intelligence");
    let two = t.use_action("two", 0);
    t.refused_act(two);
}
