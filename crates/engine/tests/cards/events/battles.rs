//! Events and ships in the middle of fights: damage, withdrawal, what the dead cost.

use super::fights::{fight_on, sky, victories};
use super::{use_it, uses};
use crate::harness::{player, table};
use cards::lexicon::Stat;
use engine::{Action, Answer, Ask, Choice, Label, Place};

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

/// 2R041 Disable Sensors: nobody aboard the ship so damaged attempts missions; on the planet below they do.
#[test]
fn without_sensors_nothing_is_attempted() {
    let start = |damage: &str| {
        table(&format!(
            "space Rift: Fed
            planet Camp: Fed
            player 1
              missions: Rift; Camp
              at Rift: U.S.S. Galaxy
              aboard U.S.S. Galaxy: Rixx
              at Camp: Lopez
              {damage}"
        ))
    };
    let t = start("on U.S.S. Galaxy: Disable Sensors of 2 [damage]");
    assert!(!t.offers(t.attempt_action("Rift", Some("U.S.S. Galaxy"))));
    assert!(t.offers(t.attempt_action("Camp", None)));
    let t = start("score 0");
    assert!(t.offers(t.attempt_action("Rift", Some("U.S.S. Galaxy"))));
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

/// 2U064 Staunch Determination (2E-CMD-11): the one killed in an engagement with an own Cardassian ship costs that opponent as many cards from the deck
/// as that personnel costs.
#[test]
fn a_death_costs_a_deck() {
    let mut t = table(
        "space Rift: Fed
        ship Hawk: Cardassian staff[Stf] R8 W9 S7
        ship Tub: Ferengi staff[Stf] R8 W1 S1
        personnel Me: Cardassian [Stf] Leadership
        personnel Foe: Ferengi [Stf] cost 3
        player 1
          missions: Rift
          core: 1S083; Staunch Determination
          at Rift: Hawk
          aboard Hawk: Me
        player 2
          at Rift: Tub
          aboard Tub: Foe
          deck: Hoya; Rixx; Lopez; Davies; Martin",
    );
    use_it(&mut t, "Cry \"Havoc!\"");
    while uses(&t, "Staunch Determination").is_empty() {
        let answer = match t.pending().choice.clone() {
            Choice::Cards { from, .. } => Answer::Cards(vec![from[0]]),
            _ => Answer::Act(Action::Pass),
        };
        t.answer(answer);
    }
    use_it(&mut t, "Staunch Determination");
    fight_on(&mut t, Label::Engagement, &[]);
    assert!(t.in_discard(2, "Foe") && t.in_discard(1, "Staunch Determination"));
    assert_eq!(t.deck(2), ["Davies", "Martin"]);
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

/// 3R208 Soterus: a Maneuver card from hand makes it two better for that engagement.
#[test]
fn a_maneuver_is_flown() {
    for (hand, wins) in [("BaH!", 1), ("Hoya", 0)] {
        let mut t = table(&format!(
            "space Rift: Fed
            ship Tub: Ferengi staff[Stf] R8 W1 S10
            personnel Foe: Ferengi [Stf]
            player 1
              missions: Rift
              core: 1S083
              hand: {hand}
              at Rift: Soterus
              aboard Soterus: Noram; Talvin; Mopak; Chagrith
            player 2
              at Rift: Tub
              aboard Tub: Foe"
        ));
        use_it(&mut t, "Cry \"Havoc!\"");
        let mut used = 0;
        for _ in 0..30 {
            if t.ask() == Ask::Orders {
                break;
            }
            if matches!(t.pending().choice, Choice::Act) && !uses(&t, "Soterus").is_empty() {
                use_it(&mut t, "Soterus");
                used += 1;
                continue;
            }
            let answer = match t.pending().choice.clone() {
                Choice::Cards { from, .. } => Answer::Cards(vec![from[0]]),
                _ => Answer::Act(Action::Pass),
            };
            t.answer(answer);
        }
        assert_eq!((used, victories(&t)), (wins, wins), "{hand}");
        assert_eq!(
            t.stat("Soterus", Stat::Weapons),
            9,
            "for that engagement only"
        );
    }
}

/// A Klingon ship has won an engagement against one with two aboard; the events in the core may answer.
fn victory(core: &str, crew: &str) -> crate::harness::Table {
    table(&format!(
        "space Rift: Fed span 2
        planet Camp: Fed span 2
        ship Hawk: {crew} staff[Stf] R8 W9 S7
        ship Tub: Ferengi staff[Stf] R8 W1 S1
        personnel Me: {crew} [Stf] Leadership
        personnel Foe: Ferengi [Stf]
        player 1
          missions: Rift; Camp
          core: {core}
          at Rift: Hawk [used 4]
          aboard Hawk: Me
        player 2
          at Rift: Tub
          aboard Tub: Foe as one; Foe as two"
    ))
}

/// Fights and uses the card whenever it is on offer; says how often.
fn fight_using(t: &mut crate::harness::Table, card: &str) -> usize {
    let mut used = 0;
    for _ in 0..60 {
        if t.ask() == Ask::Orders {
            return used;
        }
        if matches!(t.pending().choice, Choice::Act) && !uses(t, card).is_empty() {
            use_it(t, card);
            used += 1;
            continue;
        }
        let answer = match t.pending().choice.clone() {
            Choice::Cards { from, min, .. } => {
                Answer::Cards(from[..usize::from(min.max(1))].to_vec())
            }
            Choice::Order { cards } => Answer::Order(cards),
            _ => Answer::Act(Action::Pass),
        };
        t.answer(answer);
    }
    panic!("the fight does not end: {:?}", t.pending());
}

/// 2U042 Ferocity: after a victory of Klingon personnel it may go for one more victim.
#[test]
fn ferocity_kills_one_more() {
    for (crew, used) in [("Klingon", 1), ("Romulan", 0)] {
        let mut t = victory("1S083; Ferocity", crew);
        use_it(&mut t, "Cry \"Havoc!\"");
        assert_eq!(fight_using(&mut t, "Ferocity"), used, "{crew}");
        let dead = ["one", "two"].map(|c| t.in_discard(2, c));
        assert_eq!(dead.iter().filter(|d| **d).count(), 1 + used, "{crew}");
    }
}

/// 3R039 Cavalry Raid: after an engagement with a victim the own Klingons and their ship are fresh again, with all Range; but no other engagement is
/// begun this turn.
#[test]
fn the_cavalry_rides_on() {
    let mut t = victory(
        "1S083 as first; Power to the Weapons; Cavalry Raid",
        "Klingon",
    );
    use_it(&mut t, "first");
    assert_eq!(fight_using(&mut t, "Cavalry Raid"), 1);
    assert!(!t.is_stopped("Me") && !t.is_stopped("Hawk"));
    assert_eq!(t.stat("Hawk", Stat::UnusedRange), 8);
    assert!(t.offers(t.move_action("Hawk", "Camp")));
    if !uses(&t, "Power to the Weapons").is_empty() {
        use_it(&mut t, "Power to the Weapons");
        fight_on(&mut t, Label::Engagement, &[]);
    }
    let begun = t
        .events
        .iter()
        .filter(|e| e.h.kind == cards::language::Kind::FightBegin);
    assert_eq!(begun.count(), 1);
    let mut t = victory("BaH!; Cavalry Raid", "Klingon");
    use_it(&mut t, "BaH!");
    assert_eq!(fight_using(&mut t, "Cavalry Raid"), 0, "nobody was killed");
    assert!(t.is_stopped("Hawk"));
}

/// 3R061 The Enterprise Incident: own ships there with a Romulan of Intelligence aboard may join; a leader of the other side is taken prisoner.
#[test]
fn an_incident_is_prepared() {
    for (second, wins) in [
        ("Mopak as spy; Noram as n2; Mopak as m2", 1),
        ("Chagrith as c1; Noram as n2; Chagrith as c2", 0),
    ] {
        let mut t = table(&format!(
            "space Rift: Fed span 2
            ship Tub: Ferengi staff[Stf] R8 W1 S15
            personnel Foe: Ferengi [Stf]
            personnel Boss: Ferengi [Stf] Leadership
            player 1
              missions: Rift
              core: The Enterprise Incident
              at Rift: D'deridex Advanced as a; D'deridex Advanced as b
              aboard a: Noram as n1; Mopak as m1; Mopak as m3
              aboard b: {second}
            player 2
              at Rift: Tub
              aboard Tub: Foe; Boss"
        ));
        use_it(&mut t, "The Enterprise Incident");
        for _ in 0..40 {
            if t.ask() == Ask::Orders {
                break;
            }
            let joins = t
                .actions()
                .into_iter()
                .find(|a| matches!(a, Action::Use { .. }));
            let answer = match t.pending().choice.clone() {
                Choice::Cards { from, max, .. } => {
                    let a = t.card("a");
                    let first = from.iter().copied().filter(|c| *c == a);
                    let rest = from.iter().copied().filter(|c| *c != a);
                    Answer::Cards(first.chain(rest).take(usize::from(max)).collect())
                }
                Choice::YesNo => Answer::YesNo(true),
                Choice::Order { cards } => Answer::Order(cards),
                _ => Answer::Act(joins.unwrap_or(Action::Pass)),
            };
            t.answer(answer);
        }
        assert_eq!(victories(&t), wins, "9 and 9 against 15, 9 alone: {second}");
        assert_eq!(t.place("Boss") == Place::Brig(player(1)), wins == 1);
        assert!(t.aboard("Foe", "Tub"), "no leader");
    }
}
