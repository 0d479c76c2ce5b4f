//! Tables that nobody comes to any more: a finished game leaves its table, a table that never began closes, a game that
//! was abandoned ends openly.

use super::actor::Actor;
use crate::storage::now;
use crate::wire::Clock;
use crate::wire::messages::{EndedBy, GameResult, Stage};
use std::time::{Duration, Instant};

const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// How long a finished game stays at its table.
const OVER: Duration = Duration::from_secs(60);
/// When to try again what could not be stored.
const AGAIN: Duration = Duration::from_secs(60);

/// Since when nobody is here.
#[derive(Clone, Copy, Debug)]
pub struct Quiet {
    /// When somebody was here last, or did something. The clock of the wall goes on while the server does not run.
    since: i64,
    /// The same as it is stored.
    noted: i64,
    /// Nothing ends before.
    not_before: Instant,
}

impl Quiet {
    /// A new table.
    pub fn now() -> Quiet {
        Quiet {
            since: now(),
            noted: now(),
            not_before: Instant::now(),
        }
    }

    /// A stored table that nobody was at since then.
    pub fn stored(since: i64, grace: Duration) -> Quiet {
        Quiet {
            since,
            noted: since,
            not_before: Instant::now() + grace,
        }
    }

    /// For how long.
    fn length(self) -> Duration {
        Duration::from_millis(u64::try_from(now() - self.since).unwrap_or(0))
    }
}

impl Actor {
    /// Somebody is here.
    pub fn somebody_is_here(&mut self) {
        self.quiet.since = now();
    }

    /// How long nobody may be here; `None` for ever.
    fn patience(&self) -> Option<Duration> {
        let keep = &self.app.config.keep;
        let most = match self.stage {
            Stage::Over => OVER,
            Stage::Open => HOUR.saturating_mul(keep.open_hours),
            // A clock ends the game by itself, and may well run for longer.
            Stage::Live if self.setup.clock != Clock::None && self.live.is_some() => return None,
            Stage::Live => DAY.saturating_mul(keep.abandoned_days),
        };
        (!most.is_zero()).then_some(most)
    }

    /// When to look whether the table is deserted.
    pub fn deserted_at(&self) -> Instant {
        let soon = Instant::now();
        let left = self.patience().map_or(DAY, |most| {
            most.saturating_sub(self.quiet.length()).min(DAY)
        });
        let at = soon + left;
        match self.stage {
            Stage::Over => at,
            _ => at.max(self.quiet.not_before),
        }
    }

    /// Leaves, closes or ends what nobody was at for too long.
    pub async fn leave_deserted(&mut self) {
        if !self.listeners.is_empty() {
            self.somebody_is_here();
            return;
        }
        if self.deserted_at() > Instant::now() || self.patience().is_none() {
            return;
        }
        let done = match self.stage {
            Stage::Over => {
                self.closed = true;
                Ok(())
            }
            Stage::Open => self.close().await,
            Stage::Live => {
                tracing::info!(game = self.id, "an abandoned game ends");
                self.end_without_result(EndedBy::Abandoned).await
            }
        };
        if done.is_err() {
            self.quiet.not_before = Instant::now() + AGAIN;
        }
    }

    /// Ends the game; nobody has won, and no rating changes.
    pub async fn end_without_result(&mut self, by: EndedBy) -> Result<(), crate::wire::Problem> {
        let result = GameResult {
            winners: Vec::new(),
            tied: Vec::new(),
            by,
        };
        self.end(result).await?;
        self.changed();
        Ok(())
    }

    /// Somebody has left: when, is stored about once an hour.
    pub async fn somebody_left(&mut self) {
        self.somebody_is_here();
        let since = Duration::from_millis(u64::try_from(now() - self.quiet.noted).unwrap_or(0));
        let stopping = self.app.stopping.is_cancelled();
        if !self.listeners.is_empty() || self.stage == Stage::Over || since < HOUR || stopping {
            return;
        }
        match self.app.database.set_seen(&self.id, self.quiet.since).await {
            Ok(()) => self.quiet.noted = self.quiet.since,
            Err(error) => tracing::debug!(%error, game = self.id, "a visit was not noted"),
        }
    }

    /// Whether everybody has left for a while and no clock runs: then bots have time too.
    pub fn is_deserted_by_people(&self) -> bool {
        self.listeners.is_empty()
            && self.setup.clock == Clock::None
            && self.quiet.length() >= self.app.config.away
    }
}
