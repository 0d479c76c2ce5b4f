//! Cloaked ships in fights, infiltrators, and other texts that come out of hiding.

use super::{choose, in_order, pass_all, responds, use_it, uses};
use crate::harness::{Table, player, table};
use cards::language::Kind;
use cards::lexicon::{Skill, Stat};
use engine::{Action, Answer, Ask, Choice, Place};

/// Goes on with the first thing that fits until orders can be given.
fn go_on(t: &mut Table) {
    for _ in 0..60 {
        if t.ask() == Ask::Orders {
            return;
        }
        let answer = match t.pending().choice.clone() {
            Choice::Cards { from, min, .. } => Answer::Cards(from[..usize::from(min)].to_vec()),
            Choice::Order { cards } => Answer::Order(cards),
            Choice::YesNo => Answer::YesNo(false),
            Choice::Player { .. } => Answer::Player(player(2)),
            _ => Answer::Act(Action::Pass),
        };
        t.answer(answer);
    }
    panic!("it does not end: {:?}", t.pending());
}

/// 1R096 Nelvana Trap: when an opponent's ship comes to the mission, all Romulan ships leave the own cloaks for it and fight there together.
#[test]
fn the_trap_closes() {
    let start = || {
        let mut t = table(
            "space Rift: Fed span 2
            planet Camp: Fed span 2
            ship Tub: Ferengi staff[Stf] R8 W1 S15
            personnel Foe: Ferengi [Stf]
            player 1
              missions: Rift; Camp
              at Camp: Tub
              aboard Tub: Foe
            player 2
              on Rift: Nelvana Trap
              core: Engage Cloak as one; Engage Cloak as two; Engage Cloak as three
              on one: D'deridex as a
              aboard a: Noram as n1; Mopak as m1; Mopak as m2; Mopak as m3
              on two: D'deridex as b
              aboard b: Noram as n2; Mopak as m4; Mopak as m5; Mopak as m6
              on three: I.K.S. K'Vort as c
              aboard c: Kahmis as k1; Kahmis as k2; Kahmis as k3",
        );
        t.move_to("Tub", "Rift");
        t
    };
    let mut t = start();
    assert_eq!(t.asked(), 2);
    use_it(&mut t, "Nelvana Trap");
    go_on(&mut t);
    assert!(t.at("a", "Rift") && t.at("b", "Rift"));
    assert_eq!(t.place("c"), Place::On(t.card("three")), "no Romulan");
    assert!(
        t.in_discard(1, "Foe"),
        "18 against 15: only both together win"
    );
    assert!(t.in_discard(2, "Nelvana Trap"));
    let mut t = start();
    t.pass();
    assert_eq!(t.place("a"), Place::On(t.card("one")));
}

/// 1R415 Valdore: out of the own cloak it joins an engagement that an opponent begins against another own ship.
#[test]
fn the_valdore_joins() {
    for (where_, joins) in [("on Engage Cloak", true), ("at Camp", false)] {
        let mut t = table(&format!(
            "space Rift: Fed span 2
            planet Camp: Fed span 2
            ship Hawk: Federation staff[Stf] R8 W7 S7
            personnel Me: Federation [Stf] Leadership
            player 1
              missions: Rift; Camp
              core: 1S083
              at Rift: Hawk
              aboard Hawk: Me
            player 2
              core: Engage Cloak
              at Rift: Romulan Scout Vessel
              aboard Romulan Scout Vessel: Mopak as s1; Mopak as s2
              {where_}: Valdore
              aboard Valdore: Noram; Talvin; Chagrith; Dralvak"
        ));
        use_it(&mut t, "Cry \"Havoc!\"");
        let mut asked = false;
        for _ in 0..30 {
            if t.ask() == Ask::Orders {
                break;
            }
            if matches!(t.pending().choice, Choice::Act) && !uses(&t, "Valdore").is_empty() {
                asked = true;
                use_it(&mut t, "Valdore");
                continue;
            }
            let answer = match t.pending().choice.clone() {
                Choice::Cards { from, .. } => Answer::Cards(vec![from[0]]),
                _ => Answer::Act(Action::Pass),
            };
            t.answer(answer);
        }
        assert_eq!(asked, joins, "{where_}");
        assert_eq!(t.at("Valdore", "Rift"), joins);
        // Shields 6 alone lose to Weapons 7, 6 and 9 do not.
        assert_eq!(t.happened(Kind::Kill), usize::from(!joins), "{where_}");
    }
}

/// 1C095 Line of Defense: each own ship at a mission that shows its affiliation has two more Shields.
#[test]
fn ships_defend_their_missions() {
    let t = table(
        "player 1
          missions: Excavation; Medical Relief
          core: Line of Defense
          at Excavation: U.S.S. Galaxy; D'deridex; Galor
          at Medical Relief: D'deridex as away; I.K.S. Vor'cha
        player 2
          at Excavation: U.S.S. Nebula",
    );
    let shields = |ship: &str| t.stat(ship, Stat::Shields);
    assert_eq!(shields("U.S.S. Galaxy"), 11);
    assert_eq!(shields("Galor"), 8, "no Cardassian icon there");
    assert_eq!(shields("away"), 9);
    assert_eq!(shields("I.K.S. Vor'cha"), 10);
    assert_eq!(shields("U.S.S. Nebula"), 8, "not yours");
}

/// 1C102 Peacemaker or Predator?: as many cards of an opponent's deck are seen and put in order as Romulan leaders are commanded.
#[test]
fn leaders_arrange_a_deck() {
    for (staff, n) in [
        ("Noram as a; Noram as b; Mopak", 2),
        ("Noram as a; Rixx", 1),
        ("Mopak", 0),
    ] {
        let mut t = table(&format!(
            "planet Camp: Rom
            player 1
              missions: Camp
              hand: Peacemaker or Predator?
              at Camp: {staff}
            player 2
              deck: Hoya; Lopez; Davies
            segment play"
        ));
        t.play("Peacemaker or Predator?");
        in_order(&mut t, &["Lopez", "Hoya"]);
        let top: Vec<String> = t.deck(2)[..2].to_vec();
        assert_eq!(
            top,
            if n == 2 {
                ["Lopez", "Hoya"]
            } else {
                ["Hoya", "Lopez"]
            },
            "{staff}"
        );
        assert!(t.in_discard(1, "Peacemaker or Predator?"));
    }
}

/// 2U055 Political Leverage: somebody aboard a ship where an own staffed Cardassian ship is goes to the brig, unless that opponent gives four cards
/// of the deck.
#[test]
fn leverage_is_bought_off() {
    let start = || {
        let mut t = table(
            "planet Camp: Car
            player 1
              missions: Camp
              hand: Political Leverage
              at Camp: Galor
              aboard Galor: Parn; Daro; Emok
            player 2
              missions: Excavation
              at Camp: U.S.S. Galaxy; Lopez
              aboard U.S.S. Galaxy: Rixx
              at Excavation: U.S.S. Nebula
              aboard U.S.S. Nebula: Davies
            segment play",
        );
        t.play("Political Leverage");
        choose(&mut t, &["Rixx"]);
        assert_eq!(t.asked(), 2);
        t
    };
    let mut t = start();
    t.no();
    assert_eq!(t.place("Rixx"), Place::Brig(player(1)));
    let mut t = start();
    let deck = t.deck(2).len();
    t.yes();
    while t.ask() != Ask::PlayAndDraw {
        let Choice::Order { cards } = t.pending().choice.clone() else {
            panic!("{:?}", t.pending())
        };
        t.answer(Answer::Order(cards));
    }
    assert!(t.aboard("Rixx", "U.S.S. Galaxy"));
    assert_eq!(t.deck(2).len(), deck - 4);
    assert!(t.in_discard(1, "Political Leverage"));
}

/// 2U055: those on the planet and elsewhere are out of reach, and an unstaffed ship has no leverage.
#[test]
fn leverage_is_over_ships() {
    let mut t = table(
        "planet Camp: Car
        player 1
          missions: Camp
          hand: Political Leverage
          at Camp: Galor
          aboard Galor: Parn
        player 2
          at Camp: U.S.S. Galaxy; Lopez
          aboard U.S.S. Galaxy: Rixx
        segment play",
    );
    t.play("Political Leverage");
    assert_eq!(t.ask(), Ask::PlayAndDraw);
    assert!(t.zone(Place::Brig(player(1))).is_empty());
}

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

/// 2R059 Retaliation: three Maquis present together away from headquarters are stopped, and an opponent's personnel there goes to the brig.
#[test]
fn three_rebels_retaliate() {
    let start = |place: &str, rest: &str| {
        table(&format!(
            "planet Camp: Fed
            personnel Rebel: Federation [Maq]
            player 1
              missions: Camp; Athos IV; Excavation
              core: Retaliation
              at {place}: Rebel as a; Rebel as b
              {rest}
            player 2
              at {place}: Daro; Emok"
        ))
    };
    let mut t = start("Camp", "at Camp: Rebel as c");
    use_it(&mut t, "Retaliation");
    choose(&mut t, &["a"]);
    choose(&mut t, &["b", "c"]);
    in_order(&mut t, &["b", "c"]);
    choose(&mut t, &["Emok"]);
    assert_eq!(t.place("Emok"), Place::Brig(player(1)));
    for rebel in ["a", "b", "c"] {
        assert!(t.is_stopped(rebel), "{rebel}");
    }
    assert!(t.in_discard(1, "Retaliation"));
    let t = start("Camp", "at Excavation: Rebel as c");
    assert!(uses(&t, "Retaliation").is_empty(), "not together");
    let t = start("Athos IV", "at Athos IV: Rebel as c");
    assert!(uses(&t, "Retaliation").is_empty(), "at a headquarters");
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

/// 2U050 Mental Discipline: a card of the same title from hand makes a unique personnel better by one against this dilemma, with one of the skills of that
/// card.
#[test]
fn discipline_of_the_mind() {
    let start = |hand: &str| {
        let mut t = table(&format!(
            "dilemma Riddle: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, All([Total(Integrity, 8), Skill(Archaeology, 2)])),
                yes: [Points(who: You, n: N(7))])])]
            planet Camp: Fed needs Telepathy
            player 1
              missions: Camp
              core: Mental Discipline
              hand: {hand}
              at Camp: Jean-Luc Picard, Explorer as captain
            player 2
              pile: Riddle"
        ));
        t.attempt("Camp").pick(&["Riddle"]);
        t
    };
    let mut t = start("Jean-Luc Picard, Argo Pilot as spare; Hoya");
    use_it(&mut t, "Mental Discipline");
    choose(&mut t, &["captain"]);
    choose(&mut t, &["spare"]);
    let Choice::Options { options } = t.pending().choice.clone() else {
        panic!("{:?}", t.pending())
    };
    let n = options
        .iter()
        .position(|o| *o == engine::Label::Skill(Skill::Archaeology));
    t.option(n.unwrap_or(99) as u8);
    go_on(&mut t);
    assert_eq!(t.score(1), 7);
    assert!(t.in_discard(1, "spare"));
    assert_eq!(t.skill("captain", Skill::Archaeology), 1);
    let t = start("Hoya");
    assert!(!matches!(t.pending().choice, Choice::Act) || uses(&t, "Mental Discipline").is_empty());
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
    super::no_dilemmas(&mut t);
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
