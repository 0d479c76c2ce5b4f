//! Cloaked ships in fights, infiltrators, and other texts that come out of hiding.

use crate::support::cards::events_hidden::go_on;
use crate::support::using::{choose, in_order, pass_all, responds, use_it, uses};
use cards::language::Kind;
use cards::lexicon::{Skill, Stat};
use engine::script::{Table, player, table};
use engine::{Choice, Place};

/// 3C043 Enemy in Your Midst: own Infiltrators of one mission are placed aboard any ship there.
#[test]
fn infiltrators_go_aboard() {
    let mut t = table(
        "planet Camp: Dom
        player 1
          missions: Camp; Founders' Homeworld
          core: Enemy in Your Midst
          at Camp: Kira Founder; Tholun; Lovok Founder
          at Founders' Homeworld: Martok Founder
        player 2
          at Camp: U.S.S. Galaxy",
    );
    use_it(&mut t, "Enemy in Your Midst");
    choose(&mut t, &["Camp"]);
    assert_eq!(
        t.candidates(),
        ["Kira Founder, Examiner", "Lovok Founder, Puppet Master"]
    );
    t.pick(&["Kira Founder", "Lovok Founder"]);
    choose(&mut t, &["U.S.S. Galaxy"]);
    in_order(&mut t, &["Kira Founder", "Lovok Founder"]);
    assert!(
        t.aboard("Kira Founder", "U.S.S. Galaxy") && t.aboard("Lovok Founder", "U.S.S. Galaxy")
    );
    assert_eq!(t.commander("Kira Founder"), player(1));
    assert!(t.in_discard(1, "Enemy in Your Midst"));
}

/// 3U040 Changeling Sabotage: an Infiltrator aboard an opponent's undamaged ship goes home and leaves damage from hand behind.
#[test]
fn a_changeling_sabotages() {
    let start = |damage: &str, hand: &str| {
        table(&format!(
            "planet Camp: Fed
            player 1
              missions: Camp
              core: Changeling Sabotage
              hand: {hand}
              aboard U.S.S. Galaxy: Kira Founder
            player 2
              at Camp: U.S.S. Galaxy
              {damage}"
        ))
    };
    let mut t = start("score 0", "Precise Attack; Hoya");
    use_it(&mut t, "Changeling Sabotage");
    choose(&mut t, &["Precise Attack"]);
    assert!(t.in_hand(1, "Kira Founder"));
    assert_eq!(
        t.place("Precise Attack"),
        Place::On(t.card("U.S.S. Galaxy"))
    );
    assert_eq!(t.stat("U.S.S. Galaxy", Stat::Range), 6);
    let t = start(
        "on U.S.S. Galaxy: Precise Attack as old of 1 [damage]",
        "Point Blank Strike",
    );
    assert!(
        uses(&t, "Changeling Sabotage").is_empty(),
        "it is damaged already"
    );
}

/// 3R034 Abduction: two Borg of Security are stopped; one at random of the opponents present with the skill named changes sides.
#[test]
fn the_borg_abduct() {
    let mut t = table(
        "planet Camp: Bor
        player 1
          missions: Camp
          core: Abduction
          at Camp: Evaluation Drone as a; Evaluation Drone as b
        player 2
          at Camp: Daro; Emok",
    );
    use_it(&mut t, "Abduction");
    choose(&mut t, &["a"]);
    choose(&mut t, &["b"]);
    t.name_skill(Skill::Medical);
    pass_all(&mut t);
    assert_eq!(t.commander("Emok"), player(1), "the only one with Medical");
    assert_eq!(t.commander("Daro"), player(2));
    assert!(t.is_stopped("a") && t.is_stopped("b") && t.on_surface("Emok", "Camp"));
}

fn attempt(core: &str, staff: &str, hand: &str) -> Table {
    let mut t = table(&format!(
        "dilemma Snare: dual cost 1 text [(when: Resolve, body: [Stop(what: Pick((of: (from: Attempt,
            filter: Title(Is(\"Mopak\"))), n: Exactly(N(1)), how: By(Opponent), to: 1)))])]
        planet Camp: Fed Rom points 30 needs Telepathy
        planet Test: Fed Rom points 30 needs Cunning>13
        player 1
          missions: Camp; Test
          core: {core}
          hand: {hand}
          at Test: {staff}
        player 2
          pile: Snare"
    ));
    t.attempt("Test").pick(&["Snare"]);
    t
}

/// 3U042 Dissolving the Senate: when a dilemma stops somebody, a unique personnel present is four better for the rest of the attempt.
#[test]
fn the_senate_is_dissolved() {
    let start = || attempt("Dissolving the Senate", "Mopak; Selveth; Sabrun", "Hoya");
    let mut t = start();
    assert!(responds(&t) && t.is_stopped("Mopak"));
    use_it(&mut t, "Dissolving the Senate");
    choose(&mut t, &["Selveth"]);
    go_on(&mut t);
    assert_eq!(t.score(1), 30, "6 and 6 and 4");
    assert_eq!(t.stat("Selveth", Stat::Cunning), 6, "it is over");
    let mut t = start();
    go_on(&mut t);
    assert_eq!(t.score(1), 0);
}

/// 3U068 We're Mutants: a Genetically Enhanced personnel in an attempt has one more of each skill for the turn. 2R037 Confessions in the Pale Moonlight: a [DS9] Federation personnel
/// with Treachery gains any skill.
#[test]
fn skills_come_in_the_attempt() {
    let start = |core: &str, mission: &str| {
        let mut t = table(&format!(
            "planet Lab: Fed points 30 needs 2 Physics and 2 Security
            planet Den: Fed points 30 needs Telepathy
            personnel Shade: Federation [DS9] Treachery
            player 1
              missions: Lab; Den
              core: {core}
              at Lab: Kelly
              at Den: Shade"
        ));
        assert!(uses(&t, core).is_empty(), "not before the attempt");
        t.attempt(mission);
        t
    };
    let mut t = start("We're Mutants", "Lab");
    use_it(&mut t, "We're Mutants");
    go_on(&mut t);
    assert_eq!(t.score(1), 30);
    assert_eq!(t.skill("Kelly", Skill::Engineer), 2);
    t.end();
    t.until_turn_of(2);
    assert_eq!(t.skill("Kelly", Skill::Engineer), 1);
    let mut t = start("Confessions in the Pale Moonlight", "Den");
    use_it(&mut t, "Confessions in the Pale Moonlight");
    match t.pending().choice.clone() {
        Choice::Options { options } => {
            let n = options
                .iter()
                .position(|o| *o == engine::Label::Skill(Skill::Telepathy));
            t.option(n.unwrap_or(99) as u8);
        }
        _ => {
            t.name_skill(Skill::Telepathy);
        }
    }
    go_on(&mut t);
    assert_eq!(t.score(1), 30);
    assert!(t.in_discard(1, "Confessions in the Pale Moonlight"));
}

/// 3C051 Regeneration Alcoves (2E-COST-02): for the top card of the deck a Borg meant for the Unicomplex is played aboard an own Borg ship; the cost is the same.
#[test]
fn a_drone_wakes_aboard() {
    let start = || {
        let mut t = table(
            "player 1
              missions: Unicomplex; Excavation
              core: Regeneration Alcoves
              hand: Archival Drone
              deck: Hoya; Rixx; Lopez
              at Excavation: Borg Sphere; U.S.S. Galaxy
            segment play",
        );
        t.play_at("Archival Drone", "Unicomplex");
        t
    };
    let mut t = start();
    use_it(&mut t, "Regeneration Alcoves");
    choose(&mut t, &["Borg Sphere"]);
    assert!(t.aboard("Archival Drone", "Borg Sphere") && t.in_discard(1, "Hoya"));
    assert_eq!((t.counters(1), t.happened(Kind::Play)), (6, 1));
    let mut t = start();
    t.pass();
    assert!(t.on_surface("Archival Drone", "Unicomplex"));
    assert_eq!(t.counters(1), 6);
}

/// 3R038 Building a Bridge: for each Vorta that used a skill to complete a mission, each opponent discards a card and one may be drawn.
#[test]
fn vorta_build_bridges() {
    let mut t = table(
        "planet Test: Dom points 30 needs Law and Cunning>9
        player 1
          missions: Test
          core: Building a Bridge
          at Test: Tholun as used; Varen'agor; Rixx
        player 2
          hand: Hoya; Lopez",
    );
    t.attempt("Test");
    crate::support::using::no_dilemmas(&mut t);
    assert_eq!(t.asked(), 2);
    t.pick(&["Hoya"]);
    assert_eq!(t.asked(), 1);
    t.yes();
    assert!(t.in_discard(2, "Hoya") && t.in_hand(2, "Lopez"));
    assert_eq!((t.hand(1).len(), t.score(1)), (1, 30));
}

/// 3S110 Unicomplex (2E-GAP-69): no other headquarters is in its player's row; a deck list that has one is refused.
#[test]
fn the_hive_has_one_home() {
    let refused = |missions: [&str; 5]| {
        let list = cards::DeckList {
            name: "hive".into(),
            missions: missions.map(String::from).to_vec(),
            ..cards::DeckList::default()
        };
        let rules = cards::DeckRules::default();
        let findings = list.validate(cards::Catalogue::second_edition(), &rules);
        let findings = findings.err().unwrap_or_default();
        findings.iter().any(|f| f.rule == "2E-GAP-69")
    };
    assert!(refused(["3S110", "1S191", "1S167", "1U169", "1U179"]));
    assert!(!refused(["3S110", "1S176", "1S167", "1U169", "1U179"]));
    assert!(!refused(["1S195", "1S191", "1S167", "1U169", "1U179"]));
}
