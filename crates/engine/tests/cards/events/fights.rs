//! Events that begin combat or an engagement.

use super::{use_it, uses};
use crate::harness::{Table, player, table};
use cards::language::Kind;
use engine::{Action, Answer, Ask, Choice, Label, Place};

/// Answers everything until orders can be given again: the kind of fight named, the cards named where they are
/// asked for, otherwise the first that fit. Optional responses are passed.
#[track_caller]
pub(super) fn fight_on(t: &mut Table, kind: Label, names: &[&str]) {
    let wanted = t.cards(names);
    for _ in 0..60 {
        if t.ask() == Ask::Orders {
            return;
        }
        let answer = match t.pending().choice.clone() {
            Choice::Options { options } => {
                let n = options.iter().position(|o| *o == kind).unwrap_or(0);
                Answer::Option(n as u8)
            }
            Choice::Cards { from, min, .. } => {
                let least = usize::from(min.max(1));
                let mut cards: Vec<_> = wanted
                    .iter()
                    .copied()
                    .filter(|c| from.contains(c))
                    .collect();
                cards.truncate(least);
                if cards.len() < usize::from(min) {
                    cards = from[..usize::from(min)].to_vec();
                }
                Answer::Cards(cards)
            }
            Choice::Order { cards } => Answer::Order(cards),
            Choice::YesNo => Answer::YesNo(false),
            Choice::Player { .. } => Answer::Player(player(2)),
            Choice::Place { places } => Answer::Place(places[0]),
            _ => Answer::Act(Action::Pass),
        };
        t.answer(answer);
    }
    panic!("the fight does not end: {:?}", t.pending());
}

/// How often player 1 has won.
pub(super) fn victories(t: &Table) -> usize {
    let wins = t.events.iter().filter(|e| e.h.kind == Kind::FightWin);
    wins.filter(|e| e.h.who == Some(player(1))).count()
}

/// What an event that begins combat brings to those who win.
struct Bout {
    event: &'static str,
    /// The facts of one with whom it can be begun, and of one with whom it cannot.
    with: &'static str,
    without: &'static str,
    points: i16,
    kills: usize,
}

const fn bout(
    event: &'static str,
    with: &'static str,
    without: &'static str,
    points: i16,
    kills: usize,
) -> Bout {
    Bout {
        event,
        with,
        without,
        points,
        kills,
    }
}

#[rustfmt::skip]
const COMBATS: [Bout; 10] = [
    bout("A Chance for Glory", "Klingon", "Romulan", 10, 0),
    bout(
        "Brutal Struggle",
        "Federation Leadership",
        "Federation Honor",
        0,
        1,
    ),
    bout(
        "Just Like Old Times",
        "Bajoran keyword \"Bajoran Resistance\"",
        "Bajoran",
        15,
        0,
    ),
    bout("Let Honor Guide You", "Klingon Honor", "Klingon Law", 0, 1),
    bout("No Love for the Spoon Heads", "Bajoran", "Cardassian", 0, 1),
    bout(
        "Born for Conquest",
        "Klingon Officer",
        "Romulan Officer",
        10,
        1,
    ),
    bout(
        "Heart of Glory",
        "Klingon",
        "Federation species Klingon",
        0,
        2,
    ),
    bout(
        "Rash Aggression",
        "Bajoran Treachery",
        "Bajoran Honor",
        0,
        1,
    ),
    bout("Jem'Hadar Ambush", "Dominion", "Cardassian", 10, 0),
    bout("Jem'Hadar Strike Force", "Dominion", "Cardassian", 10, 1),
];

fn ring(event: &str, facts: &str, strength: i16) -> Table {
    table(&format!(
        "planet Camp: Fed
        personnel Me: {facts} S{strength}
        personnel Foe: Ferengi S3
        personnel Pal: Ferengi S3
        player 1
          missions: Camp
          core: {event} as card
          at Camp: Me
        player 2
          missions: Excavation
          core: Kotra
          at Camp: Foe as near; Pal
          at Excavation: Foe as far"
    ))
}

/// 1R073, 1U082, 1U092, 1U094, 1U097, 2U032, 2C045, 2C057, 3C045, 3U047 (2E-COMBAT-09): the event goes, the stronger side wins, and the winner gets
/// what the event says from those involved.
#[test]
fn combat_is_won() {
    for b in &COMBATS {
        let mut t = ring(b.event, b.with, 9);
        use_it(&mut t, "card");
        fight_on(&mut t, Label::Combat, &["near"]);
        assert!(t.in_discard(1, "card"), "{}", b.event);
        assert_eq!(t.score(1), b.points, "{}", b.event);
        assert_eq!(t.happened(Kind::Kill), b.kills, "{}", b.event);
        assert!(
            t.on_surface("far", "Excavation"),
            "{}: not involved",
            b.event
        );
        assert!(t.is_stopped("Me"), "2E-COMBAT-12");
        for e in t.events.iter().filter(|e| e.h.kind == Kind::Kill) {
            assert!(matches!(e.h.cause, engine::Cause::Combat(_)), "{}", b.event);
        }
    }
}

/// The same events: as strong is not stronger; the event is gone, nothing is won.
#[test]
fn combat_is_not_won() {
    for b in &COMBATS {
        let mut t = ring(b.event, b.with, 6);
        use_it(&mut t, "card");
        fight_on(&mut t, Label::Combat, &[]);
        assert!(t.in_discard(1, "card"), "{}", b.event);
        assert_eq!((t.score(1), t.happened(Kind::Kill)), (0, 0), "{}", b.event);
    }
}

/// Uses the event if it is on offer (2E-ACT-16) and says whether a fight began.
fn begins(mut t: Table, kind: Label) -> bool {
    if !uses(&t, "card").is_empty() {
        use_it(&mut t, "card");
        fight_on(&mut t, kind, &[]);
    }
    t.happened(Kind::FightBegin) > 0
}

/// The same events: somebody of the kind has to be there, with an opponent present.
#[test]
fn combat_needs_its_kind() {
    for b in &COMBATS {
        assert!(
            begins(ring(b.event, b.with, 9), Label::Combat),
            "{}",
            b.event
        );
        let wrong = ring(b.event, b.without, 9);
        assert!(
            !begins(wrong, Label::Combat),
            "{} with {}",
            b.event,
            b.without
        );
        let alone = table(&format!(
            "planet Camp: Fed
            personnel Me: {} S9
            player 1
              missions: Camp; Excavation
              core: {} as card
              at Camp: Me
            player 2
              at Excavation: Hoya",
            b.with, b.event
        ));
        assert!(
            !begins(alone, Label::Combat),
            "{}: nobody to fight",
            b.event
        );
    }
}

/// 1U097 No Love for the Spoon Heads: after a victory any event may be destroyed as well.
#[test]
fn a_victory_may_destroy_an_event() {
    let start = || {
        let mut t = ring("No Love for the Spoon Heads", "Bajoran", 9);
        use_it(&mut t, "card");
        while !matches!(t.pending().choice, Choice::YesNo) {
            let answer = match t.pending().choice.clone() {
                Choice::Cards { from, .. } => Answer::Cards(vec![from[0]]),
                Choice::Options { .. } => Answer::Option(0),
                _ => Answer::Act(Action::Pass),
            };
            t.answer(answer);
        }
        t
    };
    let mut t = start();
    assert_eq!(t.asked(), 1);
    t.no();
    assert_eq!(t.ask(), Ask::Orders);
    assert!(t.in_core(2, "Kotra"));
    let mut t = start();
    t.yes();
    fight_on(&mut t, Label::Combat, &["Kotra"]);
    assert!(t.in_discard(2, "Kotra"));
}

/// 2C057 Rash Aggression: its player chooses who is killed.
#[test]
fn the_victim_is_chosen() {
    for victim in ["near", "Pal"] {
        let mut t = ring("Rash Aggression", "Bajoran Treachery", 9);
        use_it(&mut t, "card");
        fight_on(&mut t, Label::Combat, &[victim]);
        assert!(t.in_discard(2, victim));
        assert_eq!(t.happened(Kind::Kill), 1);
    }
}

/// 1U113 Taken Prisoner: one of the opponent's personnel involved, at random, goes to the brig.
#[test]
fn combat_takes_a_prisoner() {
    let mut t = ring("Taken Prisoner", "Cardassian", 9);
    use_it(&mut t, "card");
    fight_on(&mut t, Label::Combat, &[]);
    let taken = ["Pal", "far"].map(|c| t.place(c) == Place::Brig(player(1)));
    assert!(!taken[1], "not involved");
    assert_eq!(t.zone(Place::Brig(player(1))).len(), 1);
    assert_eq!(t.happened(Kind::Kill), 0);
}

/// 3U035 Adding to Our Perfection (2E-CMD-05): the winner commands one of the opponent's personnel; the owner stays the same.
#[test]
fn combat_assimilates() {
    let mut t = ring("Adding to Our Perfection", "Borg", 9);
    use_it(&mut t, "card");
    fight_on(&mut t, Label::Combat, &[]);
    let mine = ["Pal", "far"].map(|c| t.commander(c) == player(1));
    let changed = t.happened(Kind::Command);
    assert_eq!(changed, 1);
    assert_eq!(t.owner("Pal"), player(2));
    assert!(!(mine[0] && mine[1]));
}

/// 3U064 The Will of the Collective: after a combat the one assimilated is placed on an own Borg ship there.
#[test]
fn the_assimilated_are_beamed_up() {
    let mut t = table(
        "planet Camp: Fed
        personnel Me: Borg S9
        personnel Foe: Ferengi S3
        player 1
          missions: Camp
          core: The Will of the Collective
          at Camp: Me; Borg Sphere; U.S.S. Galaxy
        player 2
          at Camp: Foe",
    );
    use_it(&mut t, "The Will of the Collective");
    fight_on(&mut t, Label::Combat, &["Borg Sphere"]);
    assert!(t.aboard("Foe", "Borg Sphere"));
    assert_eq!(t.commander("Foe"), player(1));
}

/// 3R037 Bred for Battle (2E-COMBAT-04): two cards begin a combat in which only the own Jem'Hadar fight; the event stays.
#[test]
fn only_the_jemhadar_fight() {
    let start = |soldier: i16, hand: &str| {
        table(&format!(
            "planet Camp: Dom
            personnel Soldier: Dominion species Jem'Hadar S{soldier}
            personnel Clerk: Dominion species Vorta S9
            personnel Foe: Ferengi S5
            player 1
              missions: Camp
              core: Bred for Battle
              hand: {hand}
              at Camp: Soldier; Clerk
            player 2
              at Camp: Foe"
        ))
    };
    let mut t = start(8, "Hoya; Rixx; Lopez");
    use_it(&mut t, "Bred for Battle").pick(&["Hoya", "Lopez"]);
    fight_on(&mut t, Label::Combat, &[]);
    assert!(t.in_discard(2, "Foe") && t.in_core(1, "Bred for Battle"));
    assert!(
        t.is_stopped("Soldier") && !t.is_stopped("Clerk"),
        "he was not involved"
    );
    assert_eq!(t.hand(1), ["Rixx"]);
    let mut t = start(5, "Hoya; Rixx");
    use_it(&mut t, "Bred for Battle");
    fight_on(&mut t, Label::Combat, &["Hoya", "Rixx"]);
    assert!(t.on_surface("Foe", "Camp"), "the clerk's nine do not count");
    let t = start(8, "Hoya");
    assert!(
        uses(&t, "Bred for Battle").is_empty(),
        "one card is not two"
    );
}

/// What an event that begins an engagement brings to those who win.
struct Duel {
    event: &'static str,
    ship: &'static str,
    crew: &'static str,
    /// A crew with which it cannot be begun.
    wrong_ship: &'static str,
    wrong_crew: &'static str,
    weapons: i16,
    points: i16,
    kills: usize,
}

#[rustfmt::skip]
const DUELS: [Duel; 12] = [
    Duel {
        event: "A Chance for Glory",
        ship: "Klingon",
        crew: "Klingon",
        wrong_ship: "Klingon",
        wrong_crew: "Romulan",
        weapons: 0,
        points: 10,
        kills: 0,
    },
    Duel {
        event: "BaH!",
        ship: "Klingon",
        crew: "Klingon",
        wrong_ship: "Romulan",
        wrong_crew: "Romulan",
        weapons: 1,
        points: 10,
        kills: 0,
    },
    Duel {
        event: "Battle Drills",
        ship: "Cardassian",
        crew: "Cardassian keyword Gul",
        wrong_ship: "Cardassian",
        wrong_crew: "Cardassian",
        weapons: 2,
        points: 0,
        kills: 1,
    },
    Duel {
        event: "1S083",
        ship: "Federation",
        crew: "Federation Leadership",
        wrong_ship: "Federation",
        wrong_crew: "Federation Law",
        weapons: 0,
        points: 0,
        kills: 1,
    },
    Duel {
        event: "No Peace in Our Time",
        ship: "Klingon",
        crew: "Klingon Treachery",
        wrong_ship: "Klingon",
        wrong_crew: "Klingon Honor",
        weapons: 0,
        points: 0,
        kills: 1,
    },
    Duel {
        event: "The Orion Underworld",
        ship: "NA",
        crew: "NA keyword Thief",
        wrong_ship: "Federation",
        wrong_crew: "Federation keyword Thief",
        weapons: 0,
        points: 10,
        kills: 0,
    },
    Duel {
        event: "Heart of Glory",
        ship: "Klingon",
        crew: "Klingon",
        wrong_ship: "Romulan",
        wrong_crew: "Romulan",
        weapons: 0,
        points: 0,
        kills: 2,
    },
    Duel {
        event: "Power to the Weapons",
        ship: "Federation",
        crew: "Federation Leadership",
        wrong_ship: "Federation",
        wrong_crew: "Federation Law",
        weapons: 0,
        points: 0,
        kills: 2,
    },
    Duel {
        event: "We Will Not Surrender",
        ship: "Klingon",
        crew: "Klingon Officer",
        wrong_ship: "Klingon",
        wrong_crew: "Klingon Honor",
        weapons: 0,
        points: 10,
        kills: 1,
    },
    Duel {
        event: "Jem'Hadar Ambush",
        ship: "Dominion",
        crew: "Dominion",
        wrong_ship: "Cardassian",
        wrong_crew: "Cardassian",
        weapons: 0,
        points: 10,
        kills: 0,
    },
    Duel {
        event: "Jem'Hadar Strike Force",
        ship: "Dominion",
        crew: "Dominion",
        wrong_ship: "Cardassian",
        wrong_crew: "Cardassian",
        weapons: 0,
        points: 10,
        kills: 1,
    },
    Duel {
        event: "Point Blank Strike",
        ship: "Federation",
        crew: "Federation Leadership",
        wrong_ship: "Federation",
        wrong_crew: "Federation Law",
        weapons: 4,
        points: 0,
        kills: 0,
    },
];

/// A ship of Weapons 7 against one of Shields `shields`.
pub(super) fn sky(event: &str, ship: &str, crew: &str, shields: i16) -> Table {
    table(&format!(
        "space Rift: Fed
        ship Hawk: {ship} staff[Stf] R8 W7 S7
        ship Tub: Ferengi staff[Stf] R8 W1 S{shields}
        personnel Me: {crew} [Stf]
        personnel Foe: Ferengi [Stf]
        personnel Pal: Ferengi [Stf]
        player 1
          missions: Rift
          core: {event} as card
          at Rift: Hawk
          aboard Hawk: Me
        player 2
          at Rift: Tub
          aboard Tub: Foe; Pal"
    ))
}

/// 1R073, 1U078, 1R080, 1S083, 1R098, 1R115, 2C045, 2C056, 2U073, 3C045, 3U047, 1U104 (2E-ENG-08): Weapons with what the event adds beat Shields one lower, and no more.
#[test]
fn an_engagement_is_won() {
    for d in &DUELS {
        let mut t = sky(d.event, d.ship, d.crew, 6 + d.weapons);
        use_it(&mut t, "card");
        fight_on(&mut t, Label::Engagement, &["Hawk", "Tub"]);
        assert_eq!(
            (t.score(1), t.happened(Kind::Kill)),
            (d.points, d.kills),
            "{}",
            d.event
        );
        assert_eq!(victories(&t), 1, "{}", d.event);
        assert!(!t.in_core(1, "card"), "{}", d.event);
        let mut t = sky(d.event, d.ship, d.crew, 7 + d.weapons);
        use_it(&mut t, "card");
        fight_on(&mut t, Label::Engagement, &["Hawk", "Tub"]);
        assert_eq!((t.score(1), t.happened(Kind::Kill)), (0, 0), "{}", d.event);
        assert!(t.in_discard(1, "card"), "{}", d.event);
    }
}

/// The same events: without the right ship or crew no engagement is begun.
#[test]
fn an_engagement_needs_its_kind() {
    for d in &DUELS {
        let t = sky(d.event, d.wrong_ship, d.wrong_crew, 1);
        assert!(!begins(t, Label::Engagement), "{}", d.event);
    }
}

/// 1U111 Standard Cardassian Procedure: one more Weapons, and a prisoner.
#[test]
fn an_engagement_takes_a_prisoner() {
    let mut t = sky(
        "Standard Cardassian Procedure",
        "Cardassian",
        "Cardassian",
        7,
    );
    use_it(&mut t, "card");
    fight_on(&mut t, Label::Engagement, &["Hawk", "Tub"]);
    assert_eq!(t.zone(Place::Brig(player(1))).len(), 1);
    assert!(t.in_discard(1, "card"));
}
