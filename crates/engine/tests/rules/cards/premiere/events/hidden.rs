//! Cloaked ships in fights, infiltrators, and other texts that come out of hiding.

use crate::support::cards::events_hidden::go_on;
use crate::support::using::{in_order, use_it, uses};
use cards::language::Kind;
use cards::lexicon::Stat;
use engine::script::table;
use engine::{Action, Answer, Ask, Choice, Place};

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
