//! The doorway, dilemma and facility phases (area SEED).

use super::support::{
    Describe, Lists, begin, dilemma, doorway, event, facility, outpost, personnel, planet, space,
};
use cards::CardDef;
use cards::first::FacilityKind;
use cards::lexicon::Affiliation::{Federation, Klingon};
use cards::lexicon::{DilemmaKind, Quadrant};
use engine::{Action, Answer, Ask, CardId, Choice, Game, Place, Seat};

const A: [&str; 6] = ["A1", "A2", "A3", "A4", "A5", "A6"];
const B: [&str; 6] = ["B1", "B2", "B3", "B4", "B5", "B6"];

/// Missions of both players, with `A6` and `B6` at one location.
fn cards() -> Vec<CardDef> {
    let mut all: Vec<CardDef> = A[..5].iter().map(|t| planet(t, &[Federation])).collect();
    all.extend(B[..5].iter().map(|t| space(t, &[Klingon])));
    all.push(planet("A6", &[Federation]).location("Shared"));
    all.push(planet("B6", &[Klingon]).location("Shared"));
    all.push(event("Filler"));
    all.extend(["D1", "D2", "D3", "D4"].map(|t| dilemma(t, DilemmaKind::Dual)));
    all.push(doorway("Door"));
    all.push(doorway("Far Door").icons(&["AU"]));
    all.push(outpost("Base", Federation));
    all.push(outpost("Keep", Klingon));
    all.push(outpost("Depot", Federation).icons(&["GQ"]));
    all.push(facility("Post", Federation, FacilityKind::Station));
    all.push(personnel("Ann", Federation));
    all
}

fn game(mine: &[&str], theirs: &[&str], seed: u64) -> Game {
    game_of(&cards(), mine, theirs, seed)
}

fn game_of(cards: &[CardDef], mine: &[&str], theirs: &[&str], seed: u64) -> Game {
    let deck = ["Filler"; 30];
    let lists = [
        Lists {
            missions: &A,
            seeds: mine,
            deck: &deck,
        },
        Lists {
            missions: &B,
            seeds: theirs,
            deck: &deck,
        },
    ];
    begin(cards, lists, seed)
}

fn title(game: &Game, card: CardId) -> &str {
    game.table().face(card).title.as_str()
}

fn find(game: &Game, wanted: &str) -> CardId {
    let mut all = (0..game.state().cards.len() as u16).map(CardId);
    all.find(|c| title(game, *c) == wanted).expect("a card")
}

fn under(game: &Game, mission: &str) -> Place {
    let site = game.table().site_of_mission(find(game, mission));
    Place::Under(site.expect("a location"))
}

fn titles(game: &Game, place: Place) -> Vec<String> {
    let cards = game.state().zone(place).iter();
    cards.map(|c| title(game, *c).to_owned()).collect()
}

/// Answers with the first option, an empty arrangement or a pass until `seat` is asked this.
fn until(game: &mut Game, ask: Ask, seat: Option<Seat>) {
    for _ in 0..100 {
        let pending = game.pending().cloned().expect("a question");
        if pending.ask == ask && seat.is_none_or(|s| s == pending.seat) {
            return;
        }
        let answer = match pending.choice {
            Choice::Options { .. } => Answer::Option(0),
            Choice::Arrange { .. } => Answer::Arrange(Vec::new()),
            Choice::Act => Answer::Act(Action::Pass),
            other => panic!("{other:?}"),
        };
        game.answer(pending.seat, answer).expect("legal");
    }
    panic!("never asked {ask:?}");
}

fn lay(game: &mut Game, cards: &[(&str, &str)]) {
    let seat = game.pending().expect("a question").seat;
    let laid = cards.iter();
    let laid = laid.map(|(card, at)| (find(game, card), under(game, at)));
    let laid = laid.collect();
    game.answer(seat, Answer::Arrange(laid)).expect("legal");
}

/// 1E-SEED-13, 1E-SEED-05: doorways are seeded in their phase only, and may be left out.
#[test]
fn doorways_are_seeded_first() {
    for take in [true, false] {
        let mut game = game(&["Door", "D1"], &[], 1);
        let pending = game.pending().cloned().expect("a question");
        assert_eq!((pending.ask, pending.seat), (Ask::Doorways, Seat(0)));
        let door = find(&game, "Door");
        let Choice::Arrange { cards, places, .. } = &pending.choice else {
            panic!("{pending:?}");
        };
        assert_eq!(cards, &[door]);
        assert_eq!(places, &[Place::Core(Seat(0))]);
        let laid = match take {
            true => vec![(door, Place::Core(Seat(0)))],
            false => vec![],
        };
        game.answer(Seat(0), Answer::Arrange(laid)).expect("legal");
        assert_eq!(game.state().card(door).place.in_play(), take);
        until(&mut game, Ask::SeedUnder, None);
        let Some(Choice::Arrange { cards, .. }) = game.pending().map(|p| p.choice.clone()) else {
            panic!("an arrangement");
        };
        assert!(!cards.contains(&door), "only in its own phase");
    }
}

/// 1E-SEED-14: the starting player announces first.
#[test]
fn the_starting_player_announces_first() {
    for seed in 0..6 {
        let mut game = game(&["Door"], &["Door"], seed);
        game.set_log(true);
        let starting = game.state().active;
        for _ in 0..2 {
            let seat = game.pending().expect("a question").seat;
            let door = game.state().zone(Place::Seed(seat))[0];
            let laid = vec![(door, Place::Core(seat))];
            game.answer(seat, Answer::Arrange(laid)).expect("legal");
        }
        let events = game.take_events();
        let doors = events
            .iter()
            .filter(|e| matches!(e.h.to, Some(Place::Core(_))));
        let order: Vec<_> = doors.filter_map(|e| e.h.who).collect();
        assert_eq!(order.len(), 2);
        assert_eq!(order[0], starting, "seed {seed}");
    }
}

/// 1E-SEED-11
#[test]
fn an_alternate_universe_card_is_not_seeded_without_permission() {
    let game = game(&["Door", "Far Door"], &[], 1);
    let Some(Choice::Arrange { cards, .. }) = game.pending().map(|p| p.choice.clone()) else {
        panic!("an arrangement");
    };
    assert_eq!(cards, [find(&game, "Door")]);
}

/// 1E-SEED-13, 1E-GAP-06, 1E-GAP-84: nothing shows the first answer before the second one is there.
#[test]
fn the_first_arrangement_stays_hidden() {
    let seen = |first: &[(&str, &str)]| {
        let mut game = game(&["D1", "D2"], &["D3", "D4"], 2);
        until(&mut game, Ask::SeedUnder, None);
        game.set_log(true);
        let starting = game.pending().expect("a question").seat;
        let all = match starting {
            Seat(0) => first.to_vec(),
            _ => first
                .iter()
                .map(|(card, _)| (if *card == "D1" { "D3" } else { "D4" }, "A1"))
                .collect(),
        };
        lay(&mut game, &all);
        let other = game.pending().expect("a question").seat;
        assert_ne!(starting, other);
        assert!(game.take_events().is_empty());
        (game.view_json(Some(other)), game.view_json(None))
    };
    assert_eq!(seen(&[]), seen(&[("D1", "B1"), ("D2", "B2")]));
}

/// 1E-GAP-84: a game that the other player imagines has another arrangement in its place.
#[test]
fn an_imagined_game_does_not_know_the_first_arrangement() {
    let mut game = game(&["D1", "D2", "D3"], &["D1", "D2", "D3"], 2);
    until(&mut game, Ask::SeedUnder, None);
    let starting = game.pending().expect("a question").seat;
    let missions = if starting == Seat(0) { B } else { A };
    let cards = game.state().zone(Place::Seed(starting)).to_vec();
    let laid = cards.iter().zip(missions);
    let laid = laid.map(|(card, at)| (*card, under(&game, at))).collect();
    game.answer(starting, Answer::Arrange(laid)).expect("legal");
    let other = game.pending().expect("a question").seat;
    let filled = |game: &Game| -> Vec<usize> {
        let at = |mission: &&str| game.state().zone(under(game, mission)).len();
        missions.iter().map(at).collect()
    };
    let mut imagined: Vec<Vec<usize>> = (0..20)
        .map(|seed| {
            let mut game = game.imagined(other, &[], seed);
            game.answer(other, Answer::Arrange(Vec::new()))
                .expect("legal");
            filled(&game)
        })
        .collect();
    imagined.sort();
    imagined.dedup();
    assert!(imagined.len() > 5, "{imagined:?}");
    game.answer(other, Answer::Arrange(Vec::new()))
        .expect("legal");
    assert_eq!(filled(&game)[..3], [1, 1, 1]);
}

/// 1E-SEED-30, 1E-SEED-40, 1E-SEED-41: first under the opponent's missions, the first one laid is met first.
#[test]
fn cards_go_under_the_opponents_missions_first() {
    let mut game = game(&["D1", "D2"], &[], 3);
    until(&mut game, Ask::SeedUnder, Some(Seat(0)));
    let Some(Choice::Arrange { places, .. }) = game.pending().map(|p| p.choice.clone()) else {
        panic!("an arrangement");
    };
    assert!(places.contains(&under(&game, "B1")));
    assert!(!places.contains(&under(&game, "A1")));
    assert!(!places.contains(&under(&game, "B6")), "a shared mission");
    let own = Answer::Arrange(vec![(find(&game, "D1"), under(&game, "A1"))]);
    assert!(game.answer(Seat(0), own).is_err());
    lay(&mut game, &[("D2", "B1"), ("D1", "B1")]);
    assert_eq!(titles(&game, under(&game, "B1")), ["D2", "D1"]);
}

/// 1E-SEED-42: at a shared mission the owner of the lower card begins, and then in turn.
#[test]
fn stacks_under_a_shared_mission_are_mixed() {
    for seed in 0..6 {
        let mut game = game(&["D1", "D2"], &["D3", "D4"], seed);
        until(&mut game, Ask::SeedUnder, None);
        // Nothing under the opponents' missions.
        for _ in 0..2 {
            lay(&mut game, &[]);
        }
        let shared = under(&game, "A6");
        for _ in 0..2 {
            let cards = match game.pending().expect("a question").seat {
                Seat(0) => [("D1", "A6"), ("D2", "A6")],
                _ => [("D3", "A6"), ("D4", "A6")],
            };
            lay(&mut game, &cards);
        }
        let covers = |t: &str| game.state().card(find(&game, t)).is(engine::Flag::Covers);
        assert_ne!(covers("A6"), covers("B6"));
        let expected = match covers("B6") {
            true => ["D1", "D3", "D2", "D4"],
            false => ["D3", "D1", "D4", "D2"],
        };
        assert_eq!(titles(&game, shared), expected, "seed {seed}");
    }
}

/// 1E-GAP-07: where one stack is longer, the rest of it follows.
#[test]
fn the_longer_stack_ends_alone() {
    let mut game = game(&["D1", "D2"], &["D3"], 4);
    until(&mut game, Ask::SeedUnder, None);
    lay(&mut game, &[]);
    lay(&mut game, &[]);
    for _ in 0..2 {
        let cards: &[(&str, &str)] = match game.pending().expect("a question").seat {
            Seat(0) => &[("D1", "A6"), ("D2", "A6")],
            _ => &[("D3", "A6")],
        };
        lay(&mut game, cards);
    }
    let seeded = titles(&game, under(&game, "A6"));
    assert_eq!(seeded.len(), 3);
    assert_eq!(seeded[2], "D2");
}

/// 1E-SEED-43: cards under one's own missions are met last.
#[test]
fn own_missions_come_last() {
    let mut game = game(&["D1"], &["D3"], 5);
    until(&mut game, Ask::SeedUnder, Some(Seat(1)));
    lay(&mut game, &[("D3", "A1")]);
    while game.pending().is_some_and(|p| {
        let own = under(&game, "A1");
        !matches!(&p.choice, Choice::Arrange { places, .. } if p.seat == Seat(0) && places.contains(&own))
    }) {
        let seat = game.pending().expect("a question").seat;
        game.answer(seat, Answer::Arrange(Vec::new())).expect("legal");
    }
    lay(&mut game, &[("D1", "A1")]);
    assert_eq!(titles(&game, under(&game, "A1")), ["D3", "D1"]);
}

/// 1E-DECK-09, 1E-GAP-09: two copies beneath all missions together, not three.
#[test]
fn a_third_copy_beneath_missions_is_refused() {
    let mut game = game(&["D1", "D1", "D1"], &[], 6);
    until(&mut game, Ask::SeedUnder, Some(Seat(0)));
    let copies = game.state().zone(Place::Seed(Seat(0))).to_vec();
    let at = |n: usize| (copies[n], under(&game, B[n]));
    let three = Answer::Arrange(vec![at(0), at(1), at(2)]);
    let two = vec![at(0), at(1)];
    let refusal = game.answer(Seat(0), three).expect_err("three copies");
    assert_eq!(refusal.rule, "1E-DECK-09");
    game.answer(Seat(0), Answer::Arrange(two))
        .expect("two copies");
    // In a later stage as well.
    until(&mut game, Ask::SeedUnder, Some(Seat(0)));
    let one = Answer::Arrange(vec![(copies[2], under(&game, "A6"))]);
    assert_eq!(
        game.answer(Seat(0), one).expect_err("a third").rule,
        "1E-DECK-09"
    );
}

/// 1E-SEED-31, 1E-SEED-39, 1E-SEED-07, 1E-SEED-08, 1E-SEED-09: a card of the wrong kind may lie there as a bluff, and
/// the opponent does not see it.
#[test]
fn a_bluff_is_accepted_and_hidden() {
    let mut all = cards();
    all.push(dilemma("Deep", DilemmaKind::Space));
    let mut game = game_of(&all, &["Ann", "D1"], &["Deep"], 7);
    until(&mut game, Ask::SeedUnder, Some(Seat(0)));
    lay(&mut game, &[("Ann", "B1")]);
    until(&mut game, Ask::SeedUnder, Some(Seat(1)));
    lay(&mut game, &[("Deep", "A1")]);
    let (ann, deep) = (find(&game, "Ann"), find(&game, "Deep"));
    for (card, owner) in [(ann, Seat(0)), (deep, Seat(1))] {
        assert!(matches!(game.state().card(card).place, Place::Under(_)));
        assert!(!game.state().card(card).place.in_play());
        let seen = game.seen_by(card);
        assert!(seen.has(owner) && seen.len() == 1);
    }
}

/// 1E-SEED-10, 1E-GAP-85: both know how many cards each has put where.
#[test]
fn the_number_of_cards_under_a_mission_is_open() {
    let mut game = game(&["D1", "D2"], &["D3"], 8);
    until(&mut game, Ask::SeedUnder, Some(Seat(0)));
    lay(&mut game, &[("D1", "B1"), ("D2", "B1")]);
    until(&mut game, Ask::Seed, None);
    for viewer in [Some(Seat(0)), Some(Seat(1)), None] {
        let view = game.view(viewer);
        let board = view.first().expect("a board of the First Edition");
        assert_eq!(board.under.len(), 1);
        assert_eq!(board.under[0].counts, [2, 0]);
        let known = match viewer {
            Some(Seat(0)) => 2,
            _ => 0,
        };
        assert_eq!(board.under[0].known.len(), known);
    }
}

/// The question of the facility phase, for player 1.
fn facilities(cards: &[CardDef], seeds: &[&str]) -> Game {
    let mut game = game_of(cards, seeds, &["Keep"], 9);
    until(&mut game, Ask::Seed, Some(Seat(0)));
    game
}

fn seed_at(game: &Game, card: &str, mission: &str) -> Action {
    Action::Seed {
        card: find(game, card),
        at: Some(find(game, mission)),
    }
}

fn refused(game: &mut Game, action: Action) -> &'static str {
    assert!(!game.actions().contains(&action));
    let seat = game.pending().expect("a question").seat;
    game.answer(seat, Answer::Act(action))
        .expect_err("refused")
        .rule
}

/// 1E-SEED-46, 1E-SEED-47, 1E-SEED-48: one card at a time, in space, for all to see.
#[test]
fn players_seed_facilities_in_turn() {
    let mut game = game(&["Base"], &["Keep"], 10);
    until(&mut game, Ask::Seed, None);
    let first = game.pending().expect("a question").seat;
    assert_eq!(first, game.state().active);
    let action = match first {
        Seat(0) => seed_at(&game, "Base", "A1"),
        _ => seed_at(&game, "Keep", "B1"),
    };
    game.answer(first, Answer::Act(action)).expect("legal");
    assert_ne!(game.pending().expect("a question").seat, first);
    let Action::Seed { card, .. } = action else {
        panic!("{action:?}");
    };
    assert!(matches!(game.state().card(card).place, Place::Orbit(_)));
    assert!(game.seen_by(card).has(Seat(0)) && game.seen_by(card).has(Seat(1)));
}

/// 1E-SEED-51, 1E-GAP-13: at missions that show its affiliation.
#[test]
fn an_outpost_is_seeded_where_its_icon_is() {
    let mut game = facilities(&cards(), &["Base"]);
    assert!(game.actions().contains(&seed_at(&game, "Base", "A1")));
    let elsewhere = seed_at(&game, "Base", "B1");
    assert_eq!(refused(&mut game, elsewhere), "1E-SEED-51");
}

/// 1E-SEED-49
#[test]
fn a_facility_is_seeded_in_its_native_quadrant() {
    let mut all = cards();
    all[1] = planet("A2", &[Federation]).quadrant(Quadrant::Gamma);
    let mut game = facilities(&all, &["Depot", "Base"]);
    assert!(game.actions().contains(&seed_at(&game, "Depot", "A2")));
    let alpha = seed_at(&game, "Depot", "A1");
    assert_eq!(refused(&mut game, alpha), "1E-SEED-49");
    let gamma = seed_at(&game, "Base", "A2");
    assert_eq!(refused(&mut game, gamma), "1E-SEED-49");
}

/// 1E-SEED-52
#[test]
fn no_outpost_is_seeded_at_a_homeworld() {
    let mut all = cards();
    all[1] = planet("A2", &[Federation]).homeworld(Klingon);
    let mut game = facilities(&all, &["Base"]);
    let action = seed_at(&game, "Base", "A2");
    assert_eq!(refused(&mut game, action), "1E-SEED-52");
}

/// 1E-SEED-50: where no text names its place, a station is not seeded.
#[test]
fn a_station_is_not_seeded_without_its_text() {
    let mut game = facilities(&cards(), &["Post"]);
    let action = seed_at(&game, "Post", "A1");
    assert_eq!(refused(&mut game, action), "1E-SEED-50");
}

/// 1E-SEED-54, 1E-SEED-55: one facility of each player at a location.
#[test]
fn a_second_own_facility_at_a_location_is_refused() {
    let mut all = cards();
    all[0] = planet("A1", &[Federation, Klingon]);
    all.push(outpost("Camp", Federation));
    let mut game = facilities(&all, &["Base", "Camp"]);
    let base = seed_at(&game, "Base", "A1");
    game.answer(Seat(0), Answer::Act(base)).expect("legal");
    if game.pending().expect("a question").seat == Seat(1) {
        let keep = seed_at(&game, "Keep", "A1");
        game.answer(Seat(1), Answer::Act(keep))
            .expect("the opponent's is no obstacle");
    }
    let camp = seed_at(&game, "Camp", "A1");
    assert_eq!(refused(&mut game, camp), "1E-SEED-54");
    assert!(game.actions().contains(&seed_at(&game, "Camp", "A2")));
}
