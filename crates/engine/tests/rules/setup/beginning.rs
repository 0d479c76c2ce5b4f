//! 1.8 SETUP.

use crate::support::turns::finish_turn_of;
use crate::support::turns::world;
use cards::lexicon::Stat;
use cards::{CardDef, Catalogue, generate};
use engine::script::player;
use engine::{Action, Answer, Ask, CardId, Deck, Flag, Game, Place, Rules, Seat};
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

fn defs() -> Arc<[CardDef]> {
    static DEFS: OnceLock<Arc<[CardDef]>> = OnceLock::new();
    DEFS.get_or_init(|| Catalogue::second_edition().cards().to_vec().into())
        .clone()
}

/// A generated deck with exactly 35 cards.
fn deck(seed: u64) -> Deck {
    let cards = Catalogue::second_edition();
    let list = generate::generate(cards, seed, None);
    let indices = |ids: &[String]| -> Vec<u16> {
        ids.iter()
            .map(|id| cards.index_of(id).expect("a card of the catalogue").0)
            .collect()
    };
    let mut deck = Deck {
        missions: indices(&list.missions),
        dilemmas: indices(&list.dilemmas),
        deck: indices(&list.deck),
        ..Deck::default()
    };
    deck.deck.truncate(35);
    deck
}

fn decks(n: u64) -> Vec<Deck> {
    (1..=n).map(deck).collect()
}

fn new_game(decks: &[Deck], seed: u64) -> Game {
    match Game::new(defs(), decks, Rules::default(), seed) {
        Ok(game) => game,
        Err(e) => panic!("no game: {e:?}"),
    }
}

/// The definitions of the cards in a zone.
fn defs_in(game: &Game, place: Place) -> Vec<u16> {
    let zone = game.state().zone(place).iter();
    zone.map(|c| game.table().face(*c).def).collect()
}

fn sorted(mut cards: Vec<u16>) -> Vec<u16> {
    cards.sort_unstable();
    cards
}

/// 2E-SETUP-01
#[test]
fn all_five_missions_lie_face_up_in_a_row() {
    let decks = decks(3);
    let game = new_game(&decks, 1);
    for seat in [0, 1, 2].map(Seat) {
        let row = game.state().zone(Place::Row(seat));
        assert_eq!(row.len(), 5);
        for mission in row {
            for viewer in [0, 1, 2].map(Seat) {
                assert!(
                    game.seen_by(*mission).has(viewer),
                    "{viewer} cannot see a mission of {seat}"
                );
            }
        }
        // A card that is not face up, for comparison.
        let hand = game.state().zone(Place::Hand(seat));
        assert!(!game.seen_by(hand[0]).has(Seat((seat.0 + 1) % 3)));
    }
}

/// 2E-SETUP-02
#[test]
fn the_owner_chooses_the_order_of_the_row() {
    let mut decks = decks(2);
    let given = decks[0].missions.clone();
    assert_eq!(defs_in(&new_game(&decks, 1), Place::Row(Seat(0))), given);
    decks[0].missions.rotate_left(2);
    let turned = decks[0].missions.clone();
    assert_ne!(turned, given);
    assert_eq!(defs_in(&new_game(&decks, 1), Place::Row(Seat(0))), turned);
}

/// 2E-SETUP-02
#[test]
fn the_order_of_the_row_does_not_matter_for_range() {
    let left_after = |row: &str| {
        let mut t = world(&format!(
            "player 1
              missions: {row}
              at Base: Skiff
              aboard Skiff: Ann"
        ));
        t.move_to("Skiff", "Deep");
        assert!(t.at("Skiff", "Deep"));
        t.stat("Skiff", Stat::UnusedRange)
    };
    // Base has span 2, Deep 3.
    assert_eq!(left_after("Base; Deep; Green; Blue; Fort"), 3);
    assert_eq!(left_after("Base; Green; Blue; Fort; Deep"), 3);
    assert_eq!(left_after("Deep; Green; Fort; Blue; Base"), 3);
}

/// How often each card lies on top over many games.
fn tops(decks: &[Deck], place: Place, games: u64) -> BTreeMap<CardId, u64> {
    let mut counts = BTreeMap::new();
    for seed in 0..games {
        let game = new_game(decks, seed);
        let top = *game.state().zone(place).last().expect("not empty");
        *counts.entry(top).or_default() += 1;
    }
    counts
}

fn assert_even(counts: &BTreeMap<CardId, u64>, cards: usize, games: u64) {
    assert_eq!(
        counts.len(),
        cards,
        "some cards are never on top: {counts:?}"
    );
    let expected = games / cards as u64;
    for (card, n) in counts {
        assert!(
            (expected / 2..=expected * 2).contains(n),
            "{card} is on top {n} times, not about {expected}"
        );
    }
}

/// 2E-SETUP-03
#[test]
fn the_dilemma_pile_is_shuffled_and_face_down() {
    let decks = decks(2);
    for seat in [Seat(0), Seat(1)] {
        let pile = Place::Pile(seat);
        let game = new_game(&decks, 3);
        assert_eq!(
            sorted(defs_in(&game, pile)),
            sorted(decks[seat.index()].dilemmas.clone())
        );
        for &card in game.state().zone(pile) {
            assert!(!game.state().card(card).is(Flag::FaceUp));
            assert!(!game.seen_by(card).has(Seat(0)) && !game.seen_by(card).has(Seat(1)));
        }
        let cards = decks[seat.index()].dilemmas.len();
        assert_even(&tops(&decks, pile, 1200), cards, 1200);
    }
}

/// 2E-SETUP-04
#[test]
fn the_deck_is_shuffled_and_face_down() {
    let decks = decks(2);
    for seat in [Seat(0), Seat(1)] {
        let place = Place::Deck(seat);
        let game = new_game(&decks, 3);
        for &card in game.state().zone(place) {
            assert!(!game.seen_by(card).has(Seat(0)) && !game.seen_by(card).has(Seat(1)));
        }
        assert_even(&tops(&decks, place, 1750), 35, 1750);
    }
}

/// 2E-SETUP-03
/// 2E-SETUP-04
#[test]
fn piles_and_decks_depend_on_the_seed_and_nothing_else() {
    let decks = decks(2);
    let order = |seed| {
        let game = new_game(&decks, seed);
        (
            defs_in(&game, Place::Pile(Seat(0))),
            defs_in(&game, Place::Deck(Seat(0))),
        )
    };
    assert_eq!(order(5), order(5));
    assert_ne!(order(5).0, order(6).0);
    assert_ne!(order(5).1, order(6).1);
}

/// 2E-SETUP-05
#[test]
fn every_seat_comes_first_about_equally_often() {
    for players in [2u64, 3, 4] {
        let decks = decks(players);
        let mut first = vec![0u64; players as usize];
        for seed in 0..300 * players {
            let game = new_game(&decks, seed);
            let pending = game.pending().expect("somebody begins");
            assert_eq!(pending.seat, game.state().active);
            first[pending.seat.index()] += 1;
        }
        for (seat, n) in first.iter().enumerate() {
            assert!(
                (230..=370).contains(n),
                "{players} players: seat {seat} begins {n} times"
            );
        }
    }
}

/// 2E-SETUP-05
/// 2E-TURN-01
#[test]
fn the_others_follow_the_first_player_clockwise() {
    let decks = decks(3);
    let mut firsts = [false; 3];
    for seed in 0..12 {
        let mut game = new_game(&decks, seed);
        let first = game.state().active.0;
        firsts[usize::from(first)] = true;
        for n in 1..=4 {
            finish_turn_of(&mut game);
            assert_eq!(game.state().active, Seat((first + n) % 3));
        }
    }
    assert_eq!(firsts, [true; 3]);
}

/// 2E-SETUP-06
#[test]
fn the_opening_hand_is_seven_cards_for_nothing() {
    let decks = decks(3);
    let game = new_game(&decks, 2);
    for seat in [0, 1, 2].map(Seat) {
        let (hand, deck) = (Place::Hand(seat), Place::Deck(seat));
        assert_eq!(game.state().zone(hand).len(), 7);
        assert_eq!(game.state().zone(deck).len(), 28);
        // Hand and deck together are the list of that player.
        let mut all = defs_in(&game, hand);
        all.extend(defs_in(&game, deck));
        assert_eq!(sorted(all), sorted(decks[seat.index()].deck.clone()));
    }
    assert_eq!(game.state().player(game.state().active).counters, 7);
}

/// 2E-SETUP-06
#[test]
fn the_opening_hand_comes_from_the_shuffled_deck() {
    let decks = decks(2);
    let hand = |seed| sorted(defs_in(&new_game(&decks, seed), Place::Hand(Seat(0))));
    let different: std::collections::BTreeSet<Vec<u16>> = (0..10).map(hand).collect();
    assert!(different.len() > 8);
}

/// 2E-SETUP-07
#[test]
fn every_player_has_an_empty_core_brig_and_discard_pile() {
    let decks = decks(3);
    let game = new_game(&decks, 4);
    for seat in [0, 1, 2].map(Seat) {
        for place in [
            Place::Core(seat),
            Place::Brig(seat),
            Place::Discard(seat),
            Place::Removed(seat),
        ] {
            assert!(game.state().zone(place).is_empty(), "{place:?}");
        }
        assert_eq!(game.state().zone(Place::Row(seat)).len(), 5);
        assert_eq!(
            game.state().zone(Place::Pile(seat)).len(),
            decks[seat.index()].dilemmas.len()
        );
    }
    // Nothing but missions is on the table: every card is in one of the areas above, a hand or a deck.
    assert!(game.state().check_places().is_ok());
    let elsewhere = game.state().cards.iter().filter(|c| {
        !matches!(
            c.place,
            Place::Row(_) | Place::Pile(_) | Place::Deck(_) | Place::Hand(_)
        )
    });
    assert_eq!(elsewhere.count(), 0);
}

/// 2E-SETUP-07
#[test]
fn the_areas_of_the_players_are_apart() {
    let t = world(
        "player 1
          missions: Base
          core: Beacon as mine
          discard: Bo
          brig: Kor of 2
        player 2
          missions: Fort
          core: Beacon as theirs
          discard: Cy",
    );
    assert_eq!(t.zone(Place::Core(player(1))), ["mine"]);
    assert_eq!(t.zone(Place::Core(player(2))), ["theirs"]);
    assert_eq!(t.zone(Place::Discard(player(1))), ["Bo"]);
    assert_eq!(t.zone(Place::Discard(player(2))), ["Cy"]);
    assert_eq!(t.zone(Place::Brig(player(1))), ["Kor"]);
    assert!(t.zone(Place::Brig(player(2))).is_empty());
}

/// 2E-SETUP-09
#[test]
fn two_or_more_players_take_part() {
    for players in 2..=4u8 {
        let decks = decks(u64::from(players));
        let game = new_game(&decks, 1);
        let seats: Vec<Seat> = game.state().seats().collect();
        assert_eq!(seats, (0..players).map(Seat).collect::<Vec<_>>());
        for seat in seats {
            assert_eq!(
                defs_in(&game, Place::Row(seat)),
                decks[seat.index()].missions
            );
        }
    }
    assert!(
        Game::new(defs(), &decks(1), Rules::default(), 1).is_err(),
        "alone"
    );
    assert!(
        Game::new(defs(), &[], Rules::default(), 1).is_err(),
        "nobody"
    );
}

/// 2E-GAP-56
#[test]
fn nobody_is_offered_another_opening_hand() {
    let cards = Catalogue::second_edition();
    let dear = cards
        .cards()
        .iter()
        .enumerate()
        .filter(|(_, c)| c.cost >= 5 && c.affiliation().is_some());
    let dear: Vec<u16> = dear.map(|(i, _)| i as u16).take(35).collect();
    let mut decks = decks(2);
    for deck in &mut decks {
        deck.deck.clone_from(&dear);
    }
    for seed in 0..10 {
        let game = new_game(&decks, seed);
        let seat = game.state().active;
        // The first question is already the first segment.
        assert_eq!(game.pending().expect("a question").ask, Ask::PlayAndDraw);
        let hand: Vec<CardId> = game.state().zone(Place::Hand(seat)).to_vec();
        let mut after = game.clone();
        // Whatever is done first, no card of the hand goes back into the deck or is lost.
        for action in game.actions() {
            let mut next = game.clone();
            next.answer(seat, Answer::Act(action)).expect("offered");
            let played = match action {
                Action::Play { card, .. } => Some(card),
                _ => None,
            };
            for &card in hand.iter().filter(|c| Some(**c) != played) {
                assert_eq!(
                    next.state().card(card).place,
                    Place::Hand(seat),
                    "{action:?}"
                );
            }
        }
        // Nor does the other player get a chance before his or her own turn.
        let other = game.state().left_of(seat);
        let kept: Vec<CardId> = game.state().zone(Place::Hand(other)).to_vec();
        finish_turn_of(&mut after);
        assert_eq!(after.pending().expect("a question").ask, Ask::PlayAndDraw);
        assert_eq!(after.state().zone(Place::Hand(other)), kept);
    }
}
