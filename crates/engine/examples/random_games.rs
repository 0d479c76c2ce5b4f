//! Measures random games: `cargo run --release -p engine --example random_games -- GAMES PLAYERS MODE SEED [kept]`,
//! where MODE is `core`, `log`, `build`, `views` or `changes`. With `kept`, games are played with the faults that games of
//! replay format 1 keep, to compare with engines of that time. To count the instructions of the games alone, run it
//! under `valgrind --tool=callgrind --toggle-collect='*play_games*'`.

use cards::{Catalogue, DeckRules, generate};
use engine::random::RandomPlayer;
use engine::{Deck, Faults, Game, Moment, Questions, Rules, SecondRules, Watcher};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

fn deck(seed: u64) -> Deck {
    let cards = Catalogue::second_edition();
    let list = generate::generate(cards, seed, None);
    let (deck, _) = list
        .validate(cards, &DeckRules::default())
        .expect("generated decks are legal");
    Deck::from(&deck)
}

/// The totals of the games played.
#[derive(Default)]
struct Totals {
    choices: u64,
    options: u64,
    turns: u64,
    /// The size of the largest state.
    bytes: usize,
    /// The size of all views together.
    views: usize,
    ended: BTreeMap<String, u64>,
}

#[inline(never)]
fn play_games(decks: &[Vec<Deck>], rules: Rules, mode: &str, first: u64) -> Totals {
    let defs: Arc<[cards::CardDef]> = Catalogue::second_edition().shared();
    let mut all = Totals::default();
    for (decks, seed) in decks.iter().zip(first..) {
        let mut game = Game::new(Arc::clone(&defs), decks, rules, seed).expect("legal decks");
        game.set_log(mode != "core");
        let mut player = RandomPlayer::new(seed);
        let mut watchers: Vec<Watcher> = match mode {
            "changes" => (game.state().seats())
                .map(|seat| Watcher::new(&game, Some(seat)))
                .collect(),
            _ => Vec::new(),
        };
        loop {
            let asked = game.pending().map(|p| p.seat.index());
            // Players choose from the question in their view, if they have one.
            let prompt = (asked.and_then(|seat| watchers.get(seat)))
                .and_then(|watcher| watcher.view().prompt.as_ref());
            let answer = match prompt {
                Some(prompt) => player.answer_prompt(&game, prompt),
                None => player.answer(&game),
            };
            let Some((seat, answer)) = answer else {
                break;
            };
            all.choices += 1;
            all.options += player.options() as u64;
            game.answer(seat, answer).expect("an offered answer");
            if mode != "core" {
                game.take_events();
            }
            if !watchers.is_empty() {
                let moment = Moment::new(&game);
                for watcher in &mut watchers {
                    all.views += watcher.follow(&moment).len();
                }
            }
            for seat in game.state().seats() {
                all.views += match mode {
                    "build" => game.view(Some(seat)).players.len(),
                    "views" => game.view_json(Some(seat)).len(),
                    _ => 0,
                };
            }
        }
        let state = game.state();
        all.turns += u64::from(state.turn);
        all.bytes = all.bytes.max(state.bytes());
        let by = state.outcome.as_ref().map(|o| format!("{:?}", o.by));
        *all.ended.entry(by.unwrap_or_default()).or_default() += 1;
    }
    all
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize, default| args.get(n).and_then(|a| a.parse().ok()).unwrap_or(default);
    let (games, players, first): (u64, u64, u64) = (number(0, 200), number(1, 2), number(3, 1));
    let mode = args.get(2).map_or("core", String::as_str);
    let rules = match args.get(4).map(String::as_str) {
        Some("kept") => Rules::Second(SecondRules {
            faults: Faults::Kept,
            questions: Questions::All,
            ..SecondRules::r2003()
        }),
        _ => Rules::r2003(),
    };
    let decks: Vec<Vec<Deck>> = (0..games)
        .map(|g| (0..players).map(|p| deck((first + g) * 10 + p)).collect())
        .collect();
    let start = Instant::now();
    let all = play_games(&decks, rules, mode, first);
    let seconds = start.elapsed().as_secs_f64();
    let (n, choices) = (games as f64, all.choices as f64);
    println!(
        "{games} games, {seconds:.2} s: {:.0} games/s, {:.0} choices/s, {:.1} choices and {:.1} turns per game, \
         {:.1} options per choice, at most {} bytes, {:.0} bytes of views per choice, ended by {:?}",
        n / seconds,
        choices / seconds,
        choices / n,
        all.turns as f64 / n,
        all.options as f64 / choices,
        all.bytes,
        all.views as f64 / choices,
        all.ended,
    );
}
