//! Tests that a bot guesses at face-down cards and does not look at them.

use bots::{Bot, Budget, Guesser, Level, Look};
use cards::deck::starters::starters;
use cards::lexicon::CardType;
use cards::{Catalogue, DeckRules, generate};
use engine::random::{RandomPlayer, SmallRng};
use engine::{Answer, CardId, Deck, Game, Place, Rulebook, Rules, Seat};
use std::collections::HashMap;

const MOST: usize = 20_000;

/// So little that whole games with it are quick.
const LITTLE: Look = Look {
    nodes: 8,
    width: 3,
    turns: 0,
    sure: 1.0,
};
const SMALL: Budget = Budget {
    plays: LITTLE,
    dilemmas: LITTLE,
    acts: LITTLE,
    worlds: 2,
    explore: 0.6,
};

fn deck(list: &cards::deck::DeckList) -> Deck {
    let checked = list.validate(Catalogue::second_edition(), &DeckRules::default());
    Deck::from(&checked.expect("a legal deck").0)
}

/// Starter decks for two players, decks made by the program for three and four.
fn game(n: u64) -> Game {
    let cards = Catalogue::second_edition();
    let players = 2 + n % 3;
    let decks: Vec<Deck> = (0..players)
        .map(|p| match players {
            2 => deck(&starters()[((3 * n + p) % 13) as usize].reading.list),
            _ => deck(&generate::generate(cards, 10 * n + p, None)),
        })
        .collect();
    let rules = match n % 5 {
        4 => Rulebook::R2002,
        _ => Rulebook::R2003,
    };
    Game::new(cards.shared(), &decks, Rules::of(rules), n).expect("a game")
}

/// Plays on, half the answers sensible and half at random, and calls `look` now and then.
fn play(n: u64, mut look: impl FnMut(&Game, Seat, usize)) {
    let mut game = game(n);
    let mut ensign = Bot::new(Level::Ensign, n);
    let mut lot = RandomPlayer::eager(n);
    let mut rng = SmallRng::new(n);
    for step in 0..MOST {
        let Some(pending) = game.pending() else {
            return;
        };
        look(&game, pending.seat, step);
        let answer = match rng.below(2) {
            0 => lot.answer(&game),
            _ => ensign.answer(&game),
        };
        let (seat, answer) = answer.expect("an answer");
        game.answer(seat, answer).expect("accepted");
    }
    panic!("game {n} does not end");
}

/// 2E-GAP-58: the seat cannot tell the imagined game from the real one.
#[test]
fn an_imagined_game_looks_the_same_from_its_seat() {
    let mut looked = 0;
    for n in 0..18 {
        let seats = 2 + (n % 3) as usize;
        let mut guessers = vec![Guesser::default(); seats];
        let mut rng = SmallRng::new(n);
        play(n, |game, seat, step| {
            let guesser = &mut guessers[seat.index()];
            guesser.look(game, seat);
            if step % 5 != 0 {
                return;
            }
            let world = guesser.world(game, seat, &mut rng);
            assert_eq!(world.state().check_places(), Ok(()));
            let (real, imagined) = (game.view_json(Some(seat)), world.view_json(Some(seat)));
            assert_eq!(real, imagined, "game {n}, answer {step}");
            looked += 1;
        });
    }
    assert!(looked > 300, "{looked}");
}

/// 2E-GAP-43: the locations of a player who left are known, so those that are left keep their numbers.
#[test]
fn games_are_imagined_after_somebody_left() {
    let mut played = 0;
    for n in [1, 4, 7, 10, 13, 16] {
        let mut game = game(n);
        assert_eq!(game.state().players.len(), 3);
        let mut ensign = Bot::new(Level::Ensign, n);
        let mut rng = SmallRng::new(n);
        for step in 0..400 {
            let Some(seat) = game.pending().map(|p| p.seat) else {
                break;
            };
            if step == 150 {
                let leaver = Seat((n % 3) as u8);
                game.answer(leaver, Answer::Concede).expect("accepted");
                continue;
            }
            if step > 150 && step % 5 == 0 {
                let mut guesser = Guesser::default();
                guesser.look(&game, seat);
                let mut world = guesser.world(&game, seat, &mut rng);
                assert_eq!(game.view_json(Some(seat)), world.view_json(Some(seat)));
                let mut mind = Bot::new(Level::Ensign, n);
                for _ in 0..40 {
                    let Some((seat, answer)) = mind.answer(&world) else {
                        break;
                    };
                    world.answer(seat, answer).expect("accepted");
                }
                played += 1;
            }
            let (seat, answer) = ensign.answer(&game).expect("an answer");
            game.answer(seat, answer).expect("accepted");
        }
    }
    assert!(played > 100, "{played}");
}

/// Returns the game with other cards where the seat cannot look.
fn elsewhere(game: &Game, seat: Seat, rng: &mut SmallRng) -> Game {
    let used = game.in_use();
    let (other, swap) = game.with_hidden_swapped(Some(seat), &used, rng);
    assert!(used.iter().all(|c| swap.of(*c) == *c));
    other
}

#[test]
fn nothing_of_the_hidden_cards_is_left_in_an_imagined_game() {
    let mut different = 0;
    for n in 20..30 {
        let mut rng = SmallRng::new(n);
        play(n, |game, seat, step| {
            if step % 11 != 0 {
                return;
            }
            let other = elsewhere(game, seat, &mut rng);
            let mut guesser = Guesser::default();
            guesser.look(game, seat);
            let world = |game: &Game| guesser.world(game, seat, &mut SmallRng::new(step as u64));
            let (one, two) = (world(game), world(&other));
            assert_eq!(one.state(), two.state(), "game {n}, answer {step}");
            let faces = |g: &Game| g.table().faces.iter().map(|f| f.def).collect::<Vec<u16>>();
            assert_eq!(faces(&one), faces(&two), "game {n}, answer {step}");
            different += usize::from(other.state() != game.state());
        });
    }
    assert!(different > 100, "{different}");
}

/// The view gate with bots: no level's answer depends on what its seat cannot see.
#[test]
fn no_bot_answers_by_hidden_cards() {
    let bots: [fn(u64) -> Bot; 4] = [
        |seed| Bot::new(Level::Random, seed),
        |seed| Bot::new(Level::Cadet, seed),
        |seed| Bot::new(Level::Ensign, seed),
        |seed| Bot::searching(SMALL, seed),
    ];
    let mut asked = 0;
    for n in 40..52 {
        let mut rng = SmallRng::new(n);
        play(n, |game, seat, step| {
            if step % 13 != 0 {
                return;
            }
            let other = elsewhere(game, seat, &mut rng);
            for bot in bots {
                let answer = |game: &Game| bot(step as u64).answer(game);
                assert_eq!(answer(game), answer(&other), "game {n}, answer {step}");
            }
            asked += 1;
        });
    }
    assert!(asked > 100, "{asked}");
}

/// 2E-DECK: what is imagined could be in a deck: no more than three copies, personnel and ships that a
/// headquarters accepts, dilemmas only where dilemmas lie.
#[test]
fn imagined_cards_go_with_the_deck_rules() {
    for n in 60..66 {
        let mut rng = SmallRng::new(n);
        play(n, |game, seat, step| {
            if step % 29 != 0 {
                return;
            }
            let mut guesser = Guesser::default();
            guesser.look(game, seat);
            let world = guesser.world(game, seat, &mut rng);
            let table = world.table();
            let hidden = game.numbers_unknown_to(seat);
            let mut copies: HashMap<(Seat, u16), u32> = HashMap::new();
            for (at, face) in table.faces.iter().enumerate() {
                *copies.entry((face.owner, face.def)).or_default() += 1;
                let card = CardId(at as u16);
                if face.owner == seat || hidden.binary_search(&card).is_err() {
                    continue;
                }
                let place = world.state().card(card).place;
                if matches!(place, Place::Hand(_) | Place::Deck(_)) {
                    assert!(!matches!(face.kind, CardType::Dilemma | CardType::Mission));
                }
                if matches!(place, Place::Pile(_) | Place::Stack(_) | Place::Drawn(_)) {
                    assert_eq!(face.kind, CardType::Dilemma);
                }
                if matches!(face.kind, CardType::Personnel | CardType::Ship) {
                    let row = world.state().zone(Place::Row(face.owner));
                    let def = table.def(card);
                    assert!(row.iter().any(|m| table.def(*m).accepts(def)), "{}", def.id);
                }
            }
            assert!(copies.values().all(|n| *n <= 3), "game {n}, answer {step}");
        });
    }
}

/// Own cards are only mixed.
#[test]
fn ones_own_deck_keeps_its_cards() {
    play(70, |game, seat, step| {
        if step % 17 != 0 {
            return;
        }
        let world = Guesser::default().world(game, seat, &mut SmallRng::new(1));
        let own = |game: &Game| {
            let faces = game.table().faces.iter().filter(|f| f.owner == seat);
            let mut defs: Vec<u16> = faces.map(|f| f.def).collect();
            defs.sort_unstable();
            defs
        };
        assert_eq!(own(game), own(&world));
    });
}

/// A budget in nodes, not in time: the same seed gives the same answers.
#[test]
fn the_same_seed_gives_the_same_answers() {
    let answers = || {
        let mut game = game(6);
        let mut bots: Vec<Bot> = (0..2).map(|n| Bot::searching(SMALL, n)).collect();
        let mut given: Vec<Answer> = Vec::new();
        while let Some(pending) = game.pending() {
            let (seat, answer) = bots[pending.seat.index()].answer(&game).expect("an answer");
            given.push(answer.clone());
            game.answer(seat, answer).expect("accepted");
        }
        given
    };
    assert_eq!(answers(), answers());
}
