//! Events and ships in the middle of fights: damage, withdrawal, what the dead cost.

use crate::support::cards::events_fights::{fight_on, sky, victories};
use crate::support::using::{use_it, uses};
use cards::lexicon::Stat;
use engine::script::{player, table};
use engine::{Action, Answer, Choice, Label, Place};

/// 1U103, 1U104, 1U105, 3S036 (2E-DAM-01): won, the event lies as damage on the opponent's ship and weakens it; otherwise it is destroyed.
#[test]
fn an_event_becomes_damage() {
    for (event, ship, crew, loss) in [
        (
            "Pierce Their Defenses",
            "Federation",
            "Federation Leadership",
            [0, 0, 2],
        ),
        (
            "Point Blank Strike",
            "Federation",
            "Federation Leadership",
            [0, 2, 0],
        ),
        (
            "Precise Attack",
            "Federation",
            "Federation Leadership",
            [2, 0, 0],
        ),
        ("Borg Cutting Beam", "Borg", "Borg", [2, 2, 2]),
    ] {
        let mut t = sky(event, ship, crew, 5);
        let before = Stat::SHIP.map(|s| t.stat("Tub", s));
        use_it(&mut t, "card");
        fight_on(&mut t, Label::Engagement, &["Hawk", "Tub"]);
        assert_eq!(t.place("card"), Place::On(t.card("Tub")), "{event}");
        let after = Stat::SHIP.map(|s| t.stat("Tub", s));
        for i in 0..3 {
            assert_eq!(after[i], (before[i] - loss[i]).max(0), "{event}");
        }
        let beam = event == "Borg Cutting Beam";
        let taken = ["Foe", "Pal"].map(|c| t.aboard(c, "Hawk") && t.commander(c) == player(1));
        assert_eq!(
            taken.iter().filter(|b| **b).count(),
            usize::from(beam),
            "{event}"
        );
        let mut t = sky(event, ship, crew, 12);
        use_it(&mut t, "card");
        fight_on(&mut t, Label::Engagement, &["Hawk", "Tub"]);
        assert!(t.in_discard(1, "card"), "{event}");
    }
}

/// 1R098 No Peace in Our Time: while it is in play each own Klingon with Treachery is cleverer by two.
#[test]
fn treachery_makes_clever() {
    let t = table(
        "planet Camp: Kli
        player 1
          missions: Camp
          core: No Peace in Our Time
          at Camp: J'Dan as own; Dokar; Parn
        player 2
          at Camp: J'Dan as theirs",
    );
    assert_eq!(t.stat("Dokar", Stat::Cunning), 4);
    assert_eq!(t.stat("Parn", Stat::Cunning), 6);
    assert_eq!(t.stat("theirs", Stat::Cunning), 5);
    assert_eq!(t.stat("own", Stat::Cunning), 7);
}

/// 1R109 Resistance Tactics (2E-ACT-10): a fight with an own Bajoran card is prevented, and everybody involved is stopped; the event that began it
/// is gone.
#[test]
fn the_resistance_withdraws() {
    let mut t = table(
        "planet Camp: Fed
        personnel Me: Klingon S9
        player 1
          missions: Camp
          core: A Chance for Glory
          at Camp: Me
        player 2
          core: Resistance Tactics
          at Camp: Anara; Brilgar",
    );
    use_it(&mut t, "A Chance for Glory");
    while uses(&t, "Resistance Tactics").is_empty() {
        let answer = match t.pending().choice.clone() {
            Choice::Cards { from, .. } => Answer::Cards(vec![from[0]]),
            Choice::Options { options } => Answer::Option(
                options
                    .iter()
                    .position(|o| *o == Label::Combat)
                    .unwrap_or(0) as u8,
            ),
            _ => Answer::Act(Action::Pass),
        };
        t.answer(answer);
    }
    use_it(&mut t, "Resistance Tactics");
    fight_on(&mut t, Label::Combat, &[]);
    for who in ["Me", "Anara", "Brilgar"] {
        assert!(t.is_stopped(who), "{who}");
    }
    assert_eq!((t.score(1), victories(&t)), (0, 0));
    assert!(t.in_discard(2, "Resistance Tactics") && t.in_discard(1, "A Chance for Glory"));
}

/// 1R391 U.S.S. Defiant, Prototype Warship: one more Weapons and two more Shields, in engagements only.
#[test]
fn a_warship_is_for_war() {
    for (shields, wins) in [(10, 1), (11, 0)] {
        let mut t = table(&format!(
            "space Rift: Fed
            ship Tub: Ferengi staff[Stf] R8 W1 S{shields}
            personnel Foe: Ferengi [Stf]
            player 1
              missions: Rift
              core: 1S083
              at Rift: U.S.S. Defiant, Prototype Warship
              aboard U.S.S. Defiant: Rixx as a; Rixx as b; Rixx as c; Lopez
            player 2
              at Rift: Tub
              aboard Tub: Foe"
        ));
        assert_eq!(t.stat("U.S.S. Defiant", Stat::Weapons), 10);
        assert_eq!(t.stat("U.S.S. Defiant", Stat::Shields), 10);
        use_it(&mut t, "Cry \"Havoc!\"");
        fight_on(&mut t, Label::Engagement, &["U.S.S. Defiant", "Tub"]);
        assert_eq!(victories(&t), wins, "{shields}");
    }
}
