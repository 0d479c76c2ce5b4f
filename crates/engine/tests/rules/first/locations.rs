//! The mission phase: spacelines, regions, shared missions (areas CARD and SEED).

use super::support::{Describe, Lists, begin, event, planet, set, space};
use cards::CardDef;
use cards::lexicon::Affiliation::Federation;
use cards::lexicon::Quadrant;
use engine::random::RandomPlayer;
use engine::{Answer, Ask, Choice, Game, Label, Place, SideDeck};

const SIX: [&str; 6] = ["A", "B", "C", "D", "E", "F"];
const OTHER: [&str; 6] = ["U", "V", "W", "X", "Y", "Z"];

fn missions() -> Vec<CardDef> {
    let mut all: Vec<CardDef> = SIX.iter().map(|t| planet(t, &[Federation])).collect();
    all.extend(OTHER.iter().map(|t| space(t, &[Federation])));
    all.push(event("Filler"));
    all
}

fn lists<'a>(missions: &'a [&'a str]) -> Lists<'a> {
    Lists {
        missions,
        seeds: &[],
        deck: &["Filler"; 30],
    }
}

fn title(game: &Game, card: engine::CardId) -> String {
    game.table().face(card).title.to_string()
}

/// The titles of the missions on a spaceline, from left to right.
fn line(game: &Game, n: usize) -> Vec<String> {
    let line = &game.state().lines[n];
    let lower = |site: &engine::SiteId| {
        let missions = &game.table().site_facts(*site).missions;
        title(game, missions[0])
    };
    line.iter().map(lower).collect()
}

/// Lays all missions at the right ends, and calls `look` before each answer.
fn lay_all(game: &mut Game, mut look: impl FnMut(&Game)) {
    while let Some(pending) = game.pending().cloned() {
        if !matches!(pending.ask, Ask::PlaceMission { .. }) {
            break;
        }
        look(game);
        let Choice::Options { options } = &pending.choice else {
            panic!("{pending:?}");
        };
        let right = options.len() as u8 - 1;
        game.answer(pending.seat, Answer::Option(right))
            .expect("an end");
    }
}

/// 1E-SEED-17, 1E-SEED-18: twelve missions in random order, in turn from the starting player on.
#[test]
fn players_lay_their_missions_in_turn() {
    let mut orders = Vec::new();
    for seed in 0..8 {
        let mut game = begin(&missions(), [lists(&SIX), lists(&OTHER)], seed);
        let starting = game.state().active;
        // The first mission of a quadrant has only one place.
        assert_eq!(game.state().zone(Place::Row(starting)).len(), 1);
        let mut asked = vec![starting];
        lay_all(&mut game, |game| asked.push(game.pending().unwrap().seat));
        assert_eq!(asked.len(), 12);
        for (n, seat) in asked.iter().enumerate() {
            assert_eq!(*seat == starting, n % 2 == 0, "seed {seed}: mission {n}");
        }
        let row = game.state().zone(Place::Row(starting)).to_vec();
        orders.push(row.iter().map(|c| title(&game, *c)).collect::<Vec<_>>());
    }
    orders.sort();
    orders.dedup();
    assert!(orders.len() > 4, "{orders:?}");
}

/// 1E-CARD-01, 1E-SEED-15, 1E-SEED-20: a plain mission goes to one of the two ends.
#[test]
fn a_mission_is_laid_at_either_end() {
    let mut game = begin(&missions(), [lists(&SIX), lists(&OTHER)], 3);
    lay_all(&mut game, |game| {
        let now = line(game, 0);
        let Some(Choice::Options { options }) = game.pending().map(|p| p.choice.clone()) else {
            panic!("options");
        };
        let [Label::LeftOf(left), Label::RightOf(right)] = options[..] else {
            panic!("{options:?}");
        };
        assert_eq!(title(game, left), now[0]);
        assert_eq!(title(game, right), now[now.len() - 1]);
    });
    assert_eq!(line(&game, 0).len(), 12);
}

/// 1E-SEED-20: the chosen end is where it lies.
#[test]
fn the_left_end_is_the_left_end() {
    let mut game = begin(&missions(), [lists(&SIX), lists(&OTHER)], 4);
    let before = line(&game, 0);
    let Some(pending) = game.pending().cloned() else {
        panic!("a question");
    };
    let Ask::PlaceMission { mission } = pending.ask else {
        panic!("{pending:?}");
    };
    game.answer(pending.seat, Answer::Option(0)).expect("left");
    let after = line(&game, 0);
    assert_eq!(after, [title(&game, mission), before[0].clone()]);
}

/// 1E-CARD-09, 1E-SEED-16, 1E-SEED-19, 1E-ICON-16: one spaceline per quadrant.
#[test]
fn every_quadrant_has_a_spaceline_of_its_own() {
    let mut all = missions();
    all[1] = planet("B", &[Federation]).quadrant(Quadrant::Gamma);
    all[2] = planet("C", &[Federation]).quadrant(Quadrant::Mirror);
    all[7] = space("V", &[Federation]).quadrant(Quadrant::Gamma);
    let mut game = begin(&all, [lists(&SIX), lists(&OTHER)], 5);
    lay_all(&mut game, |_| {});
    let mut lengths: Vec<usize> = game.state().lines.iter().map(Vec::len).collect();
    lengths.sort_unstable();
    assert_eq!(lengths, [1, 2, 9]);
    for line in &game.state().lines {
        let quadrant = |s: &engine::SiteId| game.table().site_facts(*s).quadrant;
        assert!(line.iter().all(|s| quadrant(s) == quadrant(&line[0])));
    }
}

/// 1E-SEED-22, 1E-SEED-23, 1E-SEED-24: the locations of a region are one block.
#[test]
fn locations_of_a_region_stay_together() {
    let mut all = missions();
    for i in [0, 2, 8] {
        all[i] = all[i].clone().region("Bajor");
    }
    for seed in 0..60 {
        let mut game = begin(&all, [lists(&SIX), lists(&OTHER)], seed);
        let mut player = RandomPlayer::new(seed);
        while matches!(
            game.pending().map(|p| p.ask),
            Some(Ask::PlaceMission { .. })
        ) {
            let (seat, answer) = player.answer(&game).expect("an answer");
            game.answer(seat, answer).expect("legal");
            let titles = line(&game, 0);
            let within: Vec<usize> = (0..titles.len())
                .filter(|i| ["A", "C", "W"].contains(&titles[*i].as_str()))
                .collect();
            if let (Some(first), Some(last)) = (within.first(), within.last()) {
                assert_eq!(last - first + 1, within.len(), "seed {seed}: {titles:?}");
            }
        }
    }
}

/// 1E-SEED-25: the second mission at a location lies on the first one, and nobody is asked where.
#[test]
fn two_missions_at_one_location_are_shared() {
    let mut all = missions();
    all[6] = space("U", &[Federation]).location("A");
    let mut game = begin(&all, [lists(&SIX), lists(&OTHER)], 6);
    let mut asked = Vec::new();
    lay_all(&mut game, |game| {
        let Some(Ask::PlaceMission { mission }) = game.pending().map(|p| p.ask) else {
            return;
        };
        asked.push(title(game, mission));
    });
    assert_eq!(line(&game, 0).len(), 11);
    // The first mission of all is laid without a question, and so is the second one there.
    assert_eq!(asked.len(), 10);
    assert!(!(asked.contains(&"A".to_owned()) && asked.contains(&"U".to_owned())));
}

/// 1E-SEED-29, 1E-ICON-10: universal missions are locations of their own.
#[test]
fn universal_missions_never_merge() {
    let mut all = missions();
    all[0] = planet("A", &[Federation]).location("Star").universal();
    all[6] = planet("U", &[Federation]).location("Star").universal();
    let mut game = begin(&all, [lists(&SIX), lists(&OTHER)], 7);
    lay_all(&mut game, |_| {});
    assert_eq!(line(&game, 0).len(), 12);
}

/// 1E-SEED-02: the starting player is random.
#[test]
fn either_player_may_be_the_starting_player() {
    let starts = |seed| begin(&missions(), [lists(&SIX), lists(&OTHER)], seed);
    let first: Vec<u8> = (0..20).map(|s| starts(s).state().active.0).collect();
    assert!(first.contains(&0) && first.contains(&1));
}

/// 1E-SEED-17: nobody sees which missions are still to come.
#[test]
fn missions_that_are_not_laid_are_hidden_from_both() {
    let game = begin(&missions(), [lists(&SIX), lists(&OTHER)], 8);
    for seat in game.state().seats() {
        for &card in game.state().zone(Place::Side(seat, SideDeck::Missions)) {
            assert!(game.seen_by(card).is_empty());
        }
    }
}

/// 1E-CARD-01: in a scenario the missions of both players are one spaceline.
#[test]
fn five_missions_are_five_locations() {
    let cards = missions();
    let t = set(
        &cards,
        "player 1\n missions: A; B; C\nplayer 2\n missions: U; V",
    );
    assert_eq!(line(&t.game, 0), ["A", "B", "C", "U", "V"]);
}
