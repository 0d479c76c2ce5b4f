//! The games: many side by side, one table of counts for all.

use crate::failure::Failure;
use cards::{CardDef, Catalogue};
use engine::Tally;
use engine::random::tour;
use indicatif::ProgressBar;
use locale::{Message, message};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

/// Choices after which a game counts as an error.
const MOST_CHOICES: u64 = 200_000;

/// The result of the games.
pub struct Games {
    pub games: u64,
    pub tally: Arc<Tally>,
    pub wrong: Vec<Message>,
}

pub fn play(
    catalogue: &Catalogue,
    seed: u64,
    games: u64,
    bar: &ProgressBar,
) -> Result<Games, Failure> {
    let defs: Arc<[CardDef]> = catalogue.shared();
    let tally = Arc::new(Tally::new(&defs));
    let next = AtomicU64::new(0);
    let wrong: Mutex<Vec<(u64, Message)>> = Mutex::new(Vec::new());
    let job = || {
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            if n >= games {
                return;
            }
            if let Err(what) = play_one(catalogue, &defs, seed, n, &tally)
                && let Ok(mut wrong) = wrong.lock()
            {
                wrong.push((n, what));
            }
            bar.inc(1);
        }
    };
    let jobs = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| -> Result<(), Failure> {
        let jobs: Vec<_> = (0..jobs).map(|_| scope.spawn(job)).collect();
        for job in jobs {
            job.join()
                .map_err(|_| Failure::Other(message!("simulate-broke-off")))?;
        }
        Ok(())
    })?;
    let mut wrong = wrong.into_inner().unwrap_or_default();
    wrong.sort_by_key(|(n, _)| *n);
    let told = wrong.into_iter();
    Ok(Games {
        games,
        tally,
        wrong: told
            .map(|(n, what)| message!("card-coverage-game", game = n.to_string(), what = what))
            .collect(),
    })
}

fn play_one(
    catalogue: &Catalogue,
    defs: &Arc<[CardDef]>,
    seed: u64,
    n: u64,
    tally: &Arc<Tally>,
) -> Result<(), Message> {
    let (mut game, mut player) = tour::game(catalogue, defs, seed, n).map_err(|e| e.message())?;
    game.set_tally(Arc::clone(tally));
    for _ in 0..MOST_CHOICES {
        let Some((seat, answer)) = player.answer(&game) else {
            return Ok(());
        };
        game.answer(seat, answer)
            .map_err(|refusal| message!("card-coverage-refused", refusal = refusal.to_string()))?;
    }
    Err(message!(
        "card-coverage-no-end",
        most = MOST_CHOICES.to_string()
    ))
}
