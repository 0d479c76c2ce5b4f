//! Whole games between bots with the starter decks.

use bots::{Bot, Level};
use cards::deck::starters::starters;
use cards::{Catalogue, DeckRules};
use engine::{Deck, EndedBy, Game, Rulebook, Rules};

/// More answers than any of these games needs.
const MOST: usize = 20_000;

fn decks() -> Vec<Deck> {
    let legal = |s: &cards::deck::starters::Starter| {
        let checked = (s.reading.list).validate(Catalogue::second_edition(), &DeckRules::default());
        Deck::from(&checked.expect("a starter deck is legal").0)
    };
    starters().iter().map(legal).collect()
}

/// Plays a game; every answer is accepted.
fn play(decks: &[Deck], levels: &[Level], seed: u64) -> (Game, usize) {
    let cards = Catalogue::second_edition().cards().to_vec();
    let rules = Rules::of(Rulebook::R2003);
    let mut game = Game::new(cards.into(), decks, rules, seed).expect("a game");
    let bot = |(level, n): (&Level, u64)| Bot::new(*level, seed ^ (n << 32));
    let mut bots: Vec<Bot> = levels.iter().zip(1..).map(bot).collect();
    for n in 0..MOST {
        let Some(pending) = game.pending() else {
            return (game, n);
        };
        let at = pending.seat.index();
        let (seat, answer) = bots[at].answer(&game).expect("an answer");
        let told = format!("seed {seed}, answer {n}: {answer:?}");
        game.answer(seat, answer)
            .unwrap_or_else(|refusal| panic!("{told}: {refusal:?}"));
    }
    panic!("seed {seed}: no end after {MOST} answers");
}

/// Each starter deck against its neighbours in the list, by two to four players.
#[test]
fn ensigns_play_every_starter_deck_to_the_end() {
    let decks = decks();
    assert!(decks.len() >= 10);
    let mut by_points = 0;
    for (n, seed) in (0..decks.len()).zip(1..) {
        let players = 2 + n % 3;
        let table: Vec<Deck> = (0..players)
            .map(|p| decks[(n + p) % decks.len()].clone())
            .collect();
        let (game, _) = play(&table, &vec![Level::Ensign; players], seed);
        let outcome = game.state().outcome.as_ref().expect("an end");
        by_points += usize::from(outcome.by == EndedBy::Points);
    }
    assert!(
        by_points * 2 > decks.len(),
        "{by_points} of {} by points",
        decks.len()
    );
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let decks = &decks()[..2];
    let game = || play(decks, &[Level::Ensign, Level::Ensign], 7);
    let ((one, n), (two, m)) = (game(), game());
    assert_eq!((one.state().hash64(), n), (two.state().hash64(), m));
}

#[test]
fn the_ensign_beats_chance() {
    let decks = decks();
    let (mut won, games) = (0, 20);
    for seed in 0..games {
        let table = [
            decks[seed as usize % 13].clone(),
            decks[(seed as usize + 5) % 13].clone(),
        ];
        let swapped = seed % 2 == 1;
        let levels = match swapped {
            false => [Level::Ensign, Level::Random],
            true => [Level::Random, Level::Ensign],
        };
        let (game, _) = play(&table, &levels, seed);
        let outcome = game.state().outcome.as_ref().expect("an end");
        won += u64::from(outcome.winners.has(engine::Seat(u8::from(swapped))));
    }
    assert!(won >= games - 1, "won {won} of {games}");
}
