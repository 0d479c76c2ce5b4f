//! Texts that apply as long as something is so.

use crate::support::cards::triggers_statics::{attributes, base};
use cards::lexicon::{Skill, Stat};

/// 1R216 Kira Nerys, Colonel Kira
/// 2U123 Joseph Sisko, Creole Chef
/// 3C126 Computation Drone
///
/// What they give their companions: others of the kind, present, of their own player.
#[test]
fn companions_are_better() {
    let t = base(
        "
        player 1
          missions: Base; Red
          at Base: 1R216; Brilgar; Altman
          at Red: Anara; 3C126; 3C134; Archival Drone; Mills
        player 2
          at Base: Jabara",
    );
    assert_eq!(attributes(&t, "Brilgar"), [6, 6, 7]);
    assert_eq!(attributes(&t, "Kira Nerys"), [6, 6, 6], "not herself");
    assert_eq!(attributes(&t, "Jabara"), [6, 6, 4], "not an opponent's");
    assert_eq!(attributes(&t, "Anara"), [5, 5, 4], "not elsewhere");
    assert_eq!(attributes(&t, "Archival Drone"), [5, 6, 6]);
    assert_eq!(attributes(&t, "Computation Drone"), [5, 6, 6]);
    let t = base("player 1\n missions: Base\n at Base: 1R216; Brilgar; Kolos");
    assert_eq!(
        attributes(&t, "Brilgar"),
        [5, 5, 6],
        "no Federation personnel"
    );
}

/// 1U335 Marouk, Sovereign of Acamar
///
/// Every Gatherer at her mission, whoever commands it, knows Geology and is no Thief.
#[test]
fn gatherers_reform_before_the_sovereign() {
    let start = |place: &str| {
        let mut t = base(&format!(
            "
            event Census: text [(when: Order, body: [Points(who: You, n: Count((filter: Keyword(\"Thief\"))))])]
            player 1
              missions: Base; Red
              core: Census
              at {place}: 1U335
              at Base: 1U321; Soto
            player 2
              at Base: Dallan"
        ));
        t.use_text("Census", 0);
        t
    };
    let t = start("Base");
    assert_eq!(t.score(1), 1, "Soto is no Gatherer");
    assert_eq!(
        (
            t.skill("Brull", Skill::Geology),
            t.skill("Dallan", Skill::Geology)
        ),
        (1, 1)
    );
    let t = start("Red");
    assert_eq!((t.score(1), t.skill("Dallan", Skill::Geology)), (3, 0));
}

/// 1U244 Lemec, Posturing Negotiator
/// 1R378 Tomalak, Beguiling Adversary
///
/// Only a lead over every opponent counts; a tie is none.
#[test]
fn leaders_posture() {
    let cunning = |mine: u8, second: u8, third: u8| {
        let t = base(&format!(
            "
            players 3
            player 1
              score {mine}
              missions: Base
              at Base: 1U244; 1C412
              aboard Romulan Scout Vessel: 1R378
            player 2
              score {second}
            player 3
              score {third}"
        ));
        (
            t.stat("Lemec", Stat::Cunning),
            t.stat("Romulan Scout Vessel", Stat::Range),
        )
    };
    assert_eq!(cunning(10, 5, 0), (7, 9));
    assert_eq!(cunning(10, 10, 0), (5, 7));
    assert_eq!(cunning(10, 5, 15), (5, 7));
}

/// 1S363 Movar, Political General
/// 2E-COST-05
///
/// Klingon ships cost one less while two Klingon traitors are commanded.
#[test]
fn the_general_pays_for_ships() {
    let cost = |crew: &str| {
        let mut t = base(&format!(
            "
            player 1
              missions: Base
              hand: 1C398
              at Base: 1S363; {crew}
            segment play"
        ));
        t.play_at("I.K.S. K't'inga", "Base");
        7 - t.counters(1)
    };
    assert_eq!(cost("J'Dan"), 4);
    assert_eq!(cost("J'Dan; 1R293"), 3);
}

/// 1R375 Telek R'Mor, Astrophysical Researcher
/// 3C117 Yelsar
///
/// They may be played elsewhere than at headquarters: aboard a Romulan ship of their player, at the Mouth of the Wormhole.
#[test]
fn some_are_played_elsewhere() {
    let mut t = base(
        "
        player 1
          missions: 1S195; Red; 3U096
          hand: 1R375; 3C117; Brilgar
          at Red: 1C412; 1C381
        segment play",
    );
    let wrong = t.play_action("Telek R'Mor", Some("Bajoran Interceptor"));
    t.refused_act(wrong);
    t.play_at("Telek R'Mor", "Romulan Scout Vessel");
    assert!(t.aboard("Telek R'Mor", "Romulan Scout Vessel"));
    let wrong = t.play_action("Brilgar", Some("Mouth of the Wormhole"));
    t.refused_act(wrong);
    t.play_at("Yelsar", "Mouth of the Wormhole");
    assert!(t.on_surface("Yelsar", "Mouth of the Wormhole"));
}
