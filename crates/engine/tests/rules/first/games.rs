//! Whole games of random players with generated decks.

use cards::Catalogue;
use cards::first::deck::{FirstRules, generate};
use cards::language::Kind;
use engine::random::{RandomPlayer, SmallRng};
use engine::{
    Action, Answer, Ask, CardId, Deck, Game, Packs, Place, Replay, Rules, Seat, SetupError,
};

pub fn deck(seed: u64) -> Deck {
    let cards = Catalogue::first_edition();
    let list = generate(cards, seed, None).expect("a deck");
    let (legal, _) = list
        .validate(cards, &FirstRules::default())
        .unwrap_or_else(|findings| panic!("deck {seed}: {findings:?}"));
    Deck::try_from(&legal).expect("a deck without side decks")
}

pub fn new_game(seed: u64) -> Game {
    let defs = Catalogue::first_edition().shared();
    let decks = [deck(2 * seed), deck(2 * seed + 1)];
    Game::new(defs, &decks, Rules::first(), seed).expect("a game")
}

/// Plays until the question is another one, and returns the number of answers.
fn play(game: &mut Game, seed: u64, go_on: impl Fn(&Game) -> bool) -> usize {
    let mut player = RandomPlayer::new(seed);
    let mut answers = 0;
    while go_on(game) {
        let Some((seat, answer)) = player.answer(game) else {
            break;
        };
        if let Err(refusal) = game.answer(seat, answer.clone()) {
            panic!("seed {seed}: {answer:?} was refused: {refusal}");
        }
        if let Err(card) = game.state().check_places() {
            panic!("seed {seed}: {card:?} is in two places after {answer:?}");
        }
        answers += 1;
        assert!(answers < 50_000, "seed {seed}: no end");
    }
    answers
}

#[test]
fn two_random_players_seed_and_reach_the_first_turn() {
    for seed in 0..200 {
        let mut game = new_game(seed);
        play(&mut game, seed, |game| game.state().turn == 0);
        let pending = game.pending().expect("a question");
        assert_eq!(pending.ask, Ask::PlayCards, "seed {seed}");
        assert_eq!(pending.seat, game.state().active, "seed {seed}");
        let laid: usize = game.state().lines.iter().map(Vec::len).sum();
        assert!((6..=12).contains(&laid), "seed {seed}: {laid} locations");
    }
}

/// Random players answer legally until the end, and meet dilemmas on the way.
#[test]
fn games_of_random_players_end() {
    let (mut met, mut killed, mut stopped) = (0, 0, 0);
    for seed in 0..300 {
        let mut game = new_game(seed);
        game.set_log(true);
        play(&mut game, seed, |_| true);
        assert!(game.is_over(), "seed {seed}");
        let events = game.take_events();
        let of = |kind: Kind| events.iter().filter(|e| e.h.kind == kind).count();
        met += of(Kind::RevealDilemma);
        // Nobody else kills or stops yet.
        killed += of(Kind::Kill);
        stopped += of(Kind::Stop);
    }
    assert!(met > 1000 && killed > 300 && stopped > 300);
}

/// 1E-MISC-04
#[test]
fn a_game_has_two_players() {
    let defs = Catalogue::first_edition().shared();
    let three = [deck(1), deck(2), deck(3)];
    let error = Game::new(defs, &three, Rules::first(), 1).err();
    assert_eq!(error, Some(SetupError::Players(3, 2)));
}

/// 1E-MISC-21: a refused answer changes nothing.
#[test]
fn a_refused_answer_changes_nothing() {
    let mut refused = 0;
    for seed in 0..6 {
        let mut game = new_game(seed);
        let mut player = RandomPlayer::eager(seed);
        while let Some((seat, answer)) = player.answer(&game) {
            let before = game.state().clone();
            for wrong in [
                Answer::Act(Action::Pass),
                Answer::Act(Action::Draw),
                Answer::Arrange(vec![(CardId(0), Place::Hand(seat))]),
                Answer::YesNo(true),
            ] {
                if game.validate(seat, &wrong).is_err() {
                    refused += 1;
                    assert!(game.answer(seat, wrong).is_err());
                    assert!(*game.state() == before, "seed {seed}");
                }
            }
            game.answer(seat, answer).expect("legal");
        }
    }
    assert!(refused > 1000);
}

#[test]
fn a_replay_reproduces_every_hash() {
    let cards = Catalogue::first_edition();
    for seed in 0..10 {
        let mut game = new_game(seed);
        let mut replay = Replay::start(&game, &["Ro", "Data"]);
        let mut player = RandomPlayer::eager(seed);
        while let Some((seat, answer)) = player.answer(&game) {
            game.answer(seat, answer.clone()).expect("legal");
            replay.push(seat, answer, &game);
        }
        let read = Replay::parse(&replay.to_text()).expect("what was written can be read");
        assert_eq!(read, replay, "game {seed}");
        let end = read
            .verify(cards, Packs::MustAgree)
            .unwrap_or_else(|e| panic!("game {seed}: {e}"));
        assert!(end.is_over());
    }
}

/// 1E-SEED-09, 1E-GAP-06, 1E-GAP-64: what a player is shown does not depend on what that player cannot know.
#[test]
fn views_do_not_depend_on_hidden_cards() {
    let mut compared = 0;
    for seed in 0..12 {
        let mut game = new_game(seed);
        let mut player = RandomPlayer::eager(seed);
        let mut random = SmallRng::new(seed);
        let mut n = 0;
        while let Some((seat, answer)) = player.answer(&game) {
            game.answer(seat, answer).expect("legal");
            n += 1;
            // All of the seed phases, and some of the rest.
            if n > 40 && n % 23 != 0 {
                continue;
            }
            for viewer in [Some(Seat(0)), Some(Seat(1)), None] {
                let (other, swap) = game.with_hidden_swapped(viewer, &[], &mut random);
                if !swap.is_identity() {
                    compared += 1;
                    let (a, b) = (game.view_json(viewer), other.view_json(viewer));
                    assert!(a == b, "seed {seed}, answer {n}, {viewer:?}:\n{a}\n{b}");
                }
            }
        }
    }
    assert!(compared > 500, "{compared}");
}
