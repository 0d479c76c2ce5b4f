//! Numbered games handed out to threads, with a way to stop early and keep what was played.

use crate::failure::Failure;
use indicatif::ProgressBar;
use locale::message;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// The exit code that shells give a program ended by Ctrl-C.
pub const INTERRUPTED: u8 = 130;

/// Whether somebody wants the games to end. Looked at between any two answers.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Listens for Ctrl-C and for the end by the system. The second time ends the program at once.
    pub fn on_interrupt() -> Stop {
        let stop = Stop::default();
        for signal in [SIGINT, SIGTERM] {
            let code = i32::from(INTERRUPTED);
            // Where the system does not let us listen, the signal ends the program as it always did.
            let _ = flag::register_conditional_shutdown(signal, code, Arc::clone(&stop.0));
            let _ = flag::register(signal, Arc::clone(&stop.0));
        }
        stop
    }

    pub fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    #[cfg(test)]
    pub fn ask(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// The result of games. Adding must not depend on the order, so that the number of threads changes nothing.
pub trait Total: Default + Send {
    fn add(&mut self, other: Self);
    /// The result of a game that a bug in the program ended.
    fn broken_off(game: u64) -> Self;
}

/// Plays the games 0 to `n` in so many threads and adds them up. A game that was stopped is `None`.
pub fn side_by_side<T: Total>(
    jobs: u16,
    n: u64,
    stop: &Stop,
    bar: &ProgressBar,
    game: impl Fn(u64) -> Result<Option<T>, Failure> + Sync,
) -> Result<T, Failure> {
    let next = AtomicU64::new(0);
    let failed = AtomicBool::new(false);
    let job = || -> Result<T, Failure> {
        let mut total = T::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= n || failed.load(Ordering::Relaxed) || stop.is_asked() {
                return Ok(total);
            }
            // A game shares nothing that it could leave half changed.
            match catch_unwind(AssertUnwindSafe(|| game(number))) {
                Ok(Ok(Some(one))) => total.add(one),
                Ok(Ok(None)) => return Ok(total),
                Ok(Err(error)) => {
                    failed.store(true, Ordering::Relaxed);
                    return Err(error);
                }
                Err(_) => total.add(T::broken_off(number)),
            }
            bar.inc(1);
        }
    };
    let mut total = T::default();
    let threads = u64::from(jobs).min(n).max(1);
    std::thread::scope(|scope| -> Result<(), Failure> {
        let jobs: Vec<_> = (0..threads).map(|_| scope.spawn(job)).collect();
        for job in jobs {
            let part = job
                .join()
                .map_err(|_| Failure::Other(message!("simulate-broke-off")))?;
            total.add(part?);
        }
        Ok(())
    })?;
    bar.finish_and_clear();
    Ok(total)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Default, PartialEq)]
    struct Numbers {
        played: Vec<u64>,
        broken: Vec<u64>,
    }

    impl Total for Numbers {
        fn add(&mut self, other: Numbers) {
            self.played.extend(other.played);
            self.played.sort();
            self.broken.extend(other.broken);
        }
        fn broken_off(game: u64) -> Numbers {
            Numbers {
                broken: vec![game],
                ..Numbers::default()
            }
        }
    }

    fn one(n: u64) -> Numbers {
        Numbers {
            played: vec![n],
            ..Numbers::default()
        }
    }

    #[test]
    fn every_game_is_played_once_whatever_the_number_of_threads() {
        let bar = ProgressBar::hidden();
        for jobs in [1, 2, 7, 200] {
            let all = side_by_side(jobs, 40, &Stop::default(), &bar, |n| Ok(Some(one(n))));
            assert_eq!(all.unwrap().played, (0..40).collect::<Vec<u64>>());
        }
    }

    #[test]
    fn a_stop_keeps_what_was_played() {
        let (bar, stop) = (ProgressBar::hidden(), Stop::default());
        let part = side_by_side(1, 40, &stop, &bar, |n| {
            if n == 5 {
                stop.ask();
                return Ok(None);
            }
            Ok(Some(one(n)))
        });
        assert_eq!(part.unwrap().played, [0, 1, 2, 3, 4]);
    }

    #[test]
    fn a_game_that_breaks_off_does_not_take_the_others_with_it() {
        let bar = ProgressBar::hidden();
        let all: Numbers = side_by_side(2, 6, &Stop::default(), &bar, |n| {
            assert_ne!(n, 3, "on purpose");
            Ok(Some(one(n)))
        })
        .unwrap();
        assert_eq!((all.played, all.broken), (vec![0, 1, 2, 4, 5], vec![3]));
    }
}
