//! Events and ships in the middle of fights: damage, withdrawal, what the dead cost.

use crate::support::cards::events_battles::{fight_using, victory};
use crate::support::cards::events_fights::{fight_on, victories};
use crate::support::using::{use_it, uses};
use cards::lexicon::Stat;
use engine::script::{player, table};
use engine::{Action, Answer, Ask, Choice, Label, Place};

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
