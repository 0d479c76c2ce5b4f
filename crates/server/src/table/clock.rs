//! The clocks of a game. Only the one runs whose player is asked.

use crate::wire::Clock;
use crate::wire::messages::ClockInfo;
use engine::Seat;
use std::time::{Duration, Instant};

const DAY: i64 = 24 * 60 * 60 * 1000;

#[derive(Clone, Debug)]
pub struct Clocks {
    clock: Clock,
    /// Milliseconds left, when the clock last stood still.
    left: Vec<i64>,
    running: Option<(Seat, Instant)>,
}

impl Clocks {
    pub fn new(clock: Clock, players: usize) -> Clocks {
        let full = match clock {
            Clock::None => 0,
            Clock::Live { base, .. } => i64::from(base) * 1000,
            Clock::Days { days } => i64::from(days) * DAY,
        };
        Clocks {
            clock,
            left: vec![full; players],
            running: None,
        }
    }

    /// How long the player who is asked has thought.
    pub fn spent(&self, seat: Seat) -> i64 {
        match self.running {
            Some((running, since)) if running == seat => millis(since.elapsed()),
            _ => 0,
        }
    }

    /// The player answered after so long.
    pub fn answered(&mut self, seat: Seat, spent: i64) {
        if let Some(left) = self.left.get_mut(seat.index()) {
            match self.clock {
                Clock::None => {}
                // What is not used does not pile up: a turn has many answers.
                Clock::Live { base, increment } => {
                    let most = i64::from(base.max(increment)) * 1000;
                    *left = (*left - spent + i64::from(increment) * 1000).min(most);
                }
                Clock::Days { days } => *left = i64::from(days) * DAY,
            }
        }
        self.halt(seat);
    }

    /// The player passed after so long. That brings no time: the others would see that there was a question.
    pub fn passed(&mut self, seat: Seat, spent: i64) {
        if let (Some(left), Clock::Live { .. }) = (self.left.get_mut(seat.index()), self.clock) {
            *left -= spent;
        }
        self.halt(seat);
    }

    fn halt(&mut self, seat: Seat) {
        if self.running.is_some_and(|(running, _)| running == seat) {
            self.running = None;
        }
    }

    /// The clock of whoever is asked now runs, the others stand still.
    pub fn run(&mut self, seat: Option<Seat>) {
        if self.running.map(|(running, _)| running) == seat {
            return;
        }
        self.stop();
        self.running = seat.map(|seat| (seat, Instant::now()));
    }

    pub fn stop(&mut self) {
        if let Some((seat, since)) = self.running.take()
            && let (Some(left), Clock::Live { .. }) = (self.left.get_mut(seat.index()), self.clock)
        {
            *left -= millis(since.elapsed());
        }
    }

    /// Whose time runs out, and when.
    pub fn deadline(&self) -> Option<(Seat, Instant)> {
        let (seat, since) = self.running?;
        if self.clock == Clock::None {
            return None;
        }
        let left = u64::try_from(*self.left.get(seat.index())?).unwrap_or(0);
        Some((seat, since + Duration::from_millis(left)))
    }

    pub fn info(&self) -> Vec<ClockInfo> {
        if self.clock == Clock::None {
            return Vec::new();
        }
        let info = |(seat, left): (u8, &i64)| {
            let running = self.running.filter(|(running, _)| running.0 == seat);
            let gone = running.map_or(0, |(_, since)| millis(since.elapsed()));
            ClockInfo {
                left: left - gone,
                running: running.is_some(),
            }
        };
        (0..).zip(&self.left).map(info).collect()
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_costs_its_time_and_brings_the_increment() {
        let mut clocks = Clocks::new(
            Clock::Live {
                base: 60,
                increment: 5,
            },
            2,
        );
        clocks.answered(Seat(1), 20_000);
        let left: Vec<i64> = clocks.info().iter().map(|info| info.left).collect();
        assert_eq!(left, [60_000, 45_000]);
        clocks.answered(Seat(0), 1_000);
        assert_eq!(
            clocks.info()[0].left,
            60_000,
            "never more than at the beginning"
        );
        clocks.passed(Seat(1), 0);
        assert_eq!(clocks.info()[1].left, 45_000, "a pass brings nothing");
        assert_eq!(clocks.deadline(), None);
        clocks.run(Some(Seat(1)));
        let (seat, at) = clocks.deadline().expect("a clock that runs");
        let left = at.saturating_duration_since(Instant::now());
        assert_eq!(seat, Seat(1));
        assert!(left > Duration::from_secs(40) && left <= Duration::from_secs(45));
    }

    #[test]
    fn days_are_full_again_after_each_answer() {
        let mut clocks = Clocks::new(Clock::Days { days: 2 }, 2);
        clocks.answered(Seat(0), DAY);
        assert_eq!(clocks.info()[0].left, 2 * DAY);
    }
}
