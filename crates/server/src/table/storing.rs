//! What a table does while nothing can be stored: it tries again by itself, less and less often, and reads its log again
//! where it cannot know what is in it.

use super::actor::Actor;
use super::load;
use super::play::{not_live, not_stored};
use crate::storage::log::{Entry, NotStored};
use crate::wire::Problem;
use std::time::{Duration, Instant};

/// The pause after the first failure, and the longest.
const FIRST: Duration = Duration::from_millis(250);
const LONGEST: Duration = Duration::from_secs(10);

/// When to try again what nobody asks for: the end of a clock, the answer of a bot, the end of a game.
#[derive(Clone, Debug, Default)]
pub struct Backoff {
    failures: u32,
    until: Option<Instant>,
}

impl Backoff {
    pub fn failed(&mut self) {
        let pause = FIRST.saturating_mul(1 << self.failures.min(16));
        self.failures += 1;
        self.until = Some(Instant::now() + pause.min(LONGEST));
    }

    pub fn worked(&mut self) {
        *self = Backoff::default();
    }

    /// The end of the pause, as long as there is one.
    pub fn until(&self) -> Option<Instant> {
        self.until
    }

    /// Ends the pause if it is over; true if it is.
    fn is_due(&mut self) -> bool {
        let due = self.until.is_some_and(|until| until <= Instant::now());
        if due {
            self.until = None;
        }
        due
    }
}

impl Actor {
    /// Stores an entry of the log.
    pub async fn append(&mut self, entry: Entry) -> Result<(), Problem> {
        let stored = self.app.log.append(entry).await;
        match stored {
            Ok(()) => self.backoff.worked(),
            Err(why) => {
                self.unsure |= why == NotStored::Unknown;
                self.backoff.failed();
            }
        }
        stored.map_err(|_| not_stored())
    }

    /// Tries again what could not be stored, when the pause is over.
    pub async fn try_again(&mut self) {
        if self.backoff.is_due() {
            if let Err(problem) = self.make_sure().await {
                tracing::debug!(game = self.id, ?problem, "the log was not read");
                self.backoff.failed();
                return;
            }
            self.go_on().await;
        }
    }

    /// Reads the log again if an entry may be in it that this table does not know of. Nothing else may be stored before.
    pub async fn make_sure(&mut self) -> Result<(), Problem> {
        if !self.unsure {
            return Ok(());
        }
        let header = self.live.as_ref().map(|live| live.replay.header_line());
        let header = header.ok_or_else(not_live)?;
        let log = self.app.database.log(&self.id).await;
        let log = log.map_err(|_| not_stored())?;
        let live = load::live(self, Some(&header), &log).map_err(|broken| {
            let error = broken.error;
            tracing::error!(%error, game = self.id, "the log was not read again");
            not_stored()
        })?;
        self.timed_out = load::ended_by_time(&log);
        self.live = Some(live);
        self.unsure = false;
        self.hands.forget();
        self.show_all().await;
        Ok(())
    }
}
