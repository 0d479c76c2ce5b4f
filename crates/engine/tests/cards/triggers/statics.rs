//! Texts that apply as long as something is so.

use super::kit::{meet, pass_all, stage};
use crate::harness::Table;
use cards::lexicon::{Skill, Stat};

fn base(text: &str) -> Table {
    stage(text)
}

fn attributes(t: &Table, card: &str) -> [i16; 3] {
    Stat::PERSONNEL.map(|s| t.stat(card, s))
}

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

/// 3R112 Kira Nerys, Reformed Collaborator
/// 2U103 Akorem Laan, Revered Poet
/// 2U111 Varis Sul, Tetrarch of the Paqu
///
/// What lies in the discard pile changes them.
#[test]
fn the_dead_change_the_living() {
    let start = |discard: &str| {
        base(&format!(
            "
            player 1
              missions: Base
              discard: {discard}
              at Base: 3R112; 2U103; 2U111"
        ))
    };
    let t = start("Relic; Brilgar");
    assert_eq!(attributes(&t, "Kira Nerys"), [4, 6, 6]);
    assert_eq!(t.skill("Kira Nerys", Skill::Treachery), 1);
    assert_eq!(t.skill("Varis Sul", Skill::Leadership), 0);
    let akorem = attributes(&t, "Akorem Laan");
    let t = start("Emok; Brilgar; Keeve Falor");
    assert_eq!(attributes(&t, "Kira Nerys"), [5, 7, 7]);
    let of = |s| t.skill("Kira Nerys", s);
    assert_eq!(
        (of(Skill::Treachery), of(Skill::Honor), of(Skill::Physics)),
        (0, 1, 1)
    );
    assert_eq!(t.skill("Varis Sul", Skill::Leadership), 1);
    assert_eq!(attributes(&t, "Akorem Laan"), akorem.map(|n| n + 2));
}

/// 3U115 Tahna Los, Voice of the Kohn-Ma
///
/// One worse and one stronger for each stranger with him, three at most.
#[test]
fn the_voice_hardens_among_strangers() {
    for (crew, integrity, strength) in [
        ("Brilgar", 3, 6),
        ("Altman", 2, 7),
        ("Altman; Bandee; Barron", 0, 9),
        ("Altman; Bandee; Barron; Mills; Emok", 0, 9),
    ] {
        let t = base(&format!(
            "player 1\n missions: Base\n at Base: 3U115; {crew}"
        ));
        assert_eq!(
            (
                t.stat("Tahna Los", Stat::Integrity),
                t.stat("Tahna Los", Stat::Strength)
            ),
            (integrity, strength),
            "{crew}"
        );
    }
}

/// 2R128 Miles O'Brien, Transporter Chief
/// 1R277 Miles O'Brien, Chief of Operations
/// 2E-GLOSS-08
///
/// Equipment he is equipped with gives the one skills, the other Cunning before a dilemma, three at most.
#[test]
fn equipment_makes_the_man() {
    let t = base("player 1\n missions: Base\n at Base: 2R128; 1C064");
    assert_eq!(t.skill("Miles O'Brien", Skill::Programming), 1);
    let t = base("player 1\n missions: Base\n at Base: 2R128; 1C067");
    assert_eq!(t.skill("Miles O'Brien", Skill::Programming), 0);
    for (kits, cunning) in [
        ("", 6),
        ("; 1C064", 7),
        ("; 1C067", 6),
        ("; 1C064; 1C065; 1U071; 1C064 as more", 9),
    ] {
        let mut t = base(&format!(
            "
            dilemma Scale: dual cost 1 text [(when: Resolve, body: [
                Points(who: You, n: Sum(Cunning, (from: Attempt, filter: Type(Personnel))))])]
            player 1
              missions: Red
              at Red: 1R277{kits}
            player 2
              pile: Scale"
        ));
        assert_eq!(t.stat("Miles O'Brien", Stat::Cunning), 6);
        meet(&mut t, "Red", &["Scale"]);
        assert_eq!(t.score(1), cunning, "{kits}");
    }
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

/// 2R121 Ezri Dax, Station Counselor
///
/// She goes as soon as her player commands Jadzia Dax; an opponent's Jadzia does not matter.
#[test]
fn one_dax_at_a_time() {
    let mut t = base(
        "
        player 1
          missions: Base
          hand: 1R266
          at Base: 2R121
        player 2
          missions: Red
          at Red: 1R266 as theirs
        segment play",
    );
    assert!(t.on_surface("Ezri Dax", "Base"));
    let jadzia = t.hand(1)[0].clone();
    assert_eq!(jadzia, "Jadzia Dax, Science Officer");
    let card = t
        .game
        .actions()
        .into_iter()
        .find(|a| matches!(a, engine::Action::Play { .. }));
    t.act(card.expect("she can be played"));
    assert!(t.in_discard(1, "Ezri Dax"));
    assert_eq!(t.counters(1), 3);
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

/// 3R155 Ikat'ika, Honorable Warrior
///
/// Two more in each attribute for the attempt, and death at the end of the turn.
#[test]
fn the_honorable_warrior_pays_in_the_end() {
    let mut t = base(
        "
        dilemma Scale: dual cost 1 text [(when: Resolve, body: [
            Points(who: You, n: Sum(Strength, (from: Attempt, filter: Title(Is(\"Ikat'ika\")))))])]
        player 1
          missions: Red
          at Red: 3R155; 3C164
        player 2
          pile: Scale",
    );
    meet(&mut t, "Red", &["Scale"]);
    super::kit::use_when_possible(&mut t, "Ikat'ika", 0);
    pass_all(&mut t);
    assert_eq!(t.score(1), 11);
    assert_eq!(attributes(&t, "Ikat'ika"), [8, 5, 9], "the attempt is over");
    assert!(t.on_surface("Ikat'ika", "Red"));
    t.end();
    t.until_turn_of(2);
    assert!(t.in_discard(1, "Ikat'ika"));
}
