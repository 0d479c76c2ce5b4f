//! How long others wait for somebody who wants to be asked always. Everybody has some time for it; a part comes back with
//! every turn. Whoever is silent uses it up, and then only the usual pause is left.

use engine::Seat;
use std::time::{Duration, Instant};

/// The longest look at one moment.
const MOMENT: Duration = Duration::from_secs(10);
/// The part that comes back with a turn.
const BACK: u32 = 4;
/// More seats than there are at any table.
const SEATS: usize = 8;

/// What everybody has used of their time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Waits {
    turn: u16,
    used: [Duration; SEATS],
}

/// A player may still pass.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    pub seat: Seat,
    since: Instant,
    pub until: Instant,
}

impl Moment {
    /// Something else happened meanwhile.
    pub fn again(&mut self, waits: &Waits, most: Duration) {
        let longest = self.since + waits.left(self.seat, most);
        self.until = self.until.max(Instant::now() + MOMENT).min(longest);
    }
}

impl Waits {
    /// With a new turn everybody has some time back.
    pub fn turn(&mut self, turn: u16, most: Duration) {
        if turn != self.turn {
            self.turn = turn;
            for used in &mut self.used {
                *used = used.saturating_sub(most / BACK);
            }
        }
    }

    fn left(&self, seat: Seat, most: Duration) -> Duration {
        let used = self.used.get(seat.index()).copied();
        most.saturating_sub(used.unwrap_or(most))
    }

    pub fn moment(&self, seat: Seat, most: Duration) -> Moment {
        let since = Instant::now();
        let until = since + MOMENT.min(self.left(seat, most));
        Moment { seat, since, until }
    }

    /// The moment is over. What everybody waits for anyway does not count.
    pub fn over(&mut self, moment: Moment, pause: Duration) {
        if let Some(used) = self.used.get_mut(moment.seat.index()) {
            *used += moment.since.elapsed().saturating_sub(pause);
        }
    }
}
