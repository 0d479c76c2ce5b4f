//! Interrupts that ask more of a table.

use crate::support::stage::{can_use, choose, in_order, meet, pass_all, stage};
use engine::Place;
use engine::script::player;

/// 1R122 Arrest Order
/// 2E-GLOSS-08
/// 2E-ACT-11
///
/// An armed Cardassian of Security, away from headquarters, is stopped; one of an opponent's personnel with him is taken.
#[test]
fn an_arrest_needs_an_armed_officer() {
    let start = |place: &str, crew: &str| {
        stage(&format!(
            "
            player 1
              missions: Red; Base
              hand: 1R122
              at {place}: {crew}
            player 2
              at {place}: Altman"
        ))
    };
    let mut t = start("Red", "Jerax; 1U063; Emok");
    t.use_text("Arrest Order", 0);
    choose(&mut t, &["Jerax"]);
    assert!(t.is_stopped("Jerax"));
    assert_eq!(t.place("Altman"), Place::Brig(player(1)));
    for (place, crew) in [
        ("Base", "Jerax; 1U063"),
        ("Red", "Jerax; 1U071"),
        ("Red", "Emok; 1U063"),
        ("Red", "Jerax"),
    ] {
        let mut t = start(place, crew);
        let arrest = t.use_action("Arrest Order", 0);
        t.refused_act(arrest);
    }
}

/// 1C130 Lasting Peace
///
/// As many Bajoran as other personnel come from the discard pile to the top of the deck, in any order.
#[test]
fn a_peace_between_equals() {
    let mut t = stage(
        "
        player 1
          missions: Base
          hand: 1C130
          deck: Stone
          discard: Brilgar; Jabara; Altman; Relic
          at Base: Dohlem",
    );
    t.use_text("Lasting Peace", 0).pick(&["Jabara"]);
    choose(&mut t, &["Altman"]);
    t.order(&["Altman", "Jabara"]);
    assert_eq!(t.deck(1), ["Altman", "Jabara", "Stone"]);
    assert!(t.in_discard(1, "Brilgar") && t.in_discard(1, "Relic"));
}

/// 1R125 Dimensional Shifting
///
/// For a random card any number of one's cards at one mission come aboard any ship there, an opponent's, too.
#[test]
fn they_shift_aboard_any_ship() {
    let mut t = stage(
        "
        player 1
          missions: Red; Base
          hand: 1R125; Relic
          at Red: Altman; Bandee; 1C064
          at Base: Mills
        player 2
          missions: Green
          at Red: Miradorn Raider
          at Green: Galor",
    );
    t.use_text("Dimensional Shifting", 0);
    assert!(t.in_discard(1, "Relic"));
    choose(&mut t, &["Miradorn Raider"]);
    assert_eq!(t.candidates(), ["Altman", "Bandee", "Engineering Kit"]);
    t.pick(&["Altman", "Engineering Kit"]);
    in_order(&mut t, &["Altman", "Engineering Kit"]);
    assert!(
        t.aboard("Altman", "Miradorn Raider") && t.aboard("Engineering Kit", "Miradorn Raider")
    );
    assert!(t.on_surface("Bandee", "Red"));
    assert_eq!(t.commander("Altman"), player(1));
}

/// 1U142 Symbol of Devotion
///
/// A Bajoran personnel is fetched, and the priest who asked goes under the deck.
#[test]
fn devotion_calls_another() {
    let mut t = stage(
        "
        player 1
          missions: Base
          hand: 1U142
          deck: Brilgar; Altman; Relic
          at Base: Dohlem; Jabara",
    );
    t.use_text("Symbol of Devotion", 0);
    choose(&mut t, &["Brilgar"]);
    assert!(t.in_hand(1, "Brilgar"));
    assert_eq!(t.deck(1).last().map(String::as_str), Some("Dohlem"));
    let mut t = stage("player 1\n missions: Base\n hand: 1U142\n at Base: Jabara");
    let call = t.use_action("Symbol of Devotion", 0);
    t.refused_act(call);
}

/// 1U133 Protection of the Tal Shiar
/// 2U076 Diplomatic Masquerade
///
/// One gives a Romulan the skills of an agent at the mission, the other those of whoever lies on top of an opponent's deck.
#[test]
fn romulans_borrow_skills() {
    let play = |hand: &str, dilemma: &str, crew: &str, who: &str| {
        let mut t = stage(&format!(
            "
            dilemma Agents: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Intelligence, 2)),
                yes: [Points(who: You, n: N(1))])])]
            dilemma Medics: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Medical, 1)),
                yes: [Points(who: You, n: N(1))])])]
            player 1
              missions: Red
              hand: {hand} as card
              at Red: {crew}
            player 2
              deck: Bandee; Relic; Stone
              pile: {dilemma}"
        ));
        meet(&mut t, "Red", &[dilemma]);
        if can_use(&t, "card", 0) {
            t.use_text("card", 0);
            choose(&mut t, &[who]);
            choose(&mut t, &["Toraan"]);
        }
        pass_all(&mut t);
        t.score(1)
    };
    assert_eq!(play("1U133", "Agents", "Palteth; 2C167", "Palteth"), 1);
    assert_eq!(play("Chip", "Agents", "Palteth; 2C167", "Palteth"), 0);
    assert_eq!(play("2U076", "Medics", "2R165; Palteth", "Sirol"), 1);
    assert_eq!(
        play("2U076", "Medics", "2U162; Palteth", "Mirok"),
        0,
        "no diplomat"
    );
}
