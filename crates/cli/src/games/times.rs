//! Times that answers take.

use serde::Serialize;
use std::time::Duration;

/// Slots between a number and its double: what is read off is right to about one part in sixty.
const SLOTS: u32 = 32;

/// Times, counted in slots that grow with them: adding and merging are cheap, whatever their number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Times {
    n: u64,
    nanos: u128,
    slots: Vec<u64>,
}

/// Typical values, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Typical {
    pub median: f64,
    /// Of a hundred, 95 take no longer.
    pub p95: f64,
    pub mean: f64,
}

impl Times {
    pub fn add(&mut self, time: Duration) {
        let nanos = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        let slot = slot(nanos);
        if slot >= self.slots.len() {
            self.slots.resize(slot + 1, 0);
        }
        self.slots[slot] += 1;
        self.n += 1;
        self.nanos += u128::from(nanos);
    }

    pub fn merge(&mut self, other: &Times) {
        self.slots
            .resize(self.slots.len().max(other.slots.len()), 0);
        for (into, from) in self.slots.iter_mut().zip(&other.slots) {
            *into += from;
        }
        self.n += other.n;
        self.nanos += other.nanos;
    }

    /// Nothing is known of no answers.
    pub fn typical(&self) -> Option<Typical> {
        (self.n > 0).then(|| Typical {
            median: self.quantile(0.5),
            p95: self.quantile(0.95),
            mean: self.nanos as f64 / self.n as f64 / 1e6,
        })
    }

    /// The time that this share of the answers does not exceed, in milliseconds.
    fn quantile(&self, share: f64) -> f64 {
        let wanted = (self.n as f64 * share).ceil() as u64;
        let mut counted = 0;
        let at = self.slots.iter().position(|n| {
            counted += n;
            counted >= wanted
        });
        at.map_or(0.0, |slot| middle(slot) / 1e6)
    }
}

/// Small numbers have a slot of their own; from there on every doubling has [`SLOTS`].
fn slot(nanos: u64) -> usize {
    let shift = (u64::BITS - nanos.leading_zeros()).saturating_sub(SLOTS.ilog2() + 1);
    (shift * SLOTS) as usize + (nanos >> shift) as usize
}

/// The number in the middle of a slot.
fn middle(slot: usize) -> f64 {
    let slots = SLOTS as usize;
    let shift = (slot / slots).saturating_sub(1);
    let width = 2f64.powi(shift as i32);
    ((slot - shift * slots) as f64 + 0.5) * width - 0.5
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_is_near_the_middle_of_its_slot() {
        let large = (3..63).flat_map(|n| [(1 << n) - 1, 1 << n, 3 << (n - 1)]);
        for nanos in (0..200).chain(large) {
            let middle = middle(slot(nanos));
            let off = (middle - nanos as f64).abs();
            assert!(off <= nanos as f64 / 60.0, "{nanos}: {middle}");
        }
        assert!((0..200).is_sorted_by_key(slot));
        assert!(slot(u64::MAX) < 2_000);
    }

    #[test]
    fn times_are_the_same_in_one_heap_or_in_two() {
        let micros = |n: u64| Duration::from_micros(n);
        let (mut all, mut low, mut high) = (Times::default(), Times::default(), Times::default());
        for n in 1..=1_000 {
            all.add(micros(n));
            let half = if n <= 500 { &mut low } else { &mut high };
            half.add(micros(n));
        }
        low.merge(&high);
        assert_eq!(low, all);
        let typical = all.typical().unwrap();
        let near = |a: f64, b: f64| (a - b).abs() < b / 60.0;
        assert!(near(typical.median, 0.5), "{typical:?}");
        assert!(near(typical.p95, 0.95), "{typical:?}");
        assert!(near(typical.mean, 0.500_5), "{typical:?}");
        assert_eq!(Times::default().typical(), None);
    }
}
