//! Confidence intervals of counted shares.

/// The 97.5th percentile of the normal distribution: 95 % lie within so many deviations of the middle.
const Z: f64 = 1.959_963_984_540_054;

/// Low and high.
pub type Interval = [f64; 2];

/// The 95 % interval of a share after `hits` in `of` trials, by Wilson's score. Unlike the textbook's it stays between
/// 0 and 1 and is good for few trials and for shares near the ends. Nothing is known after no trial.
pub fn wilson(hits: u64, of: u64) -> Interval {
    if of == 0 {
        return [0.0, 1.0];
    }
    let n = of as f64;
    let p = (hits as f64 / n).min(1.0);
    let scale = 1.0 + Z * Z / n;
    let middle = (p + Z * Z / (2.0 * n)) / scale;
    let half = Z / scale * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    // Where nothing or everything hit, the end is exact.
    let low = if hits == 0 { 0.0 } else { middle - half };
    let high = if hits >= of { 1.0 } else { middle + half };
    [low.max(0.0), high.min(1.0)]
}

/// The difference of two shares, first less second, and its 95 % interval (Newcombe's, from the intervals of both).
pub fn difference(first: (u64, u64), second: (u64, u64)) -> (f64, Interval) {
    let share = |(hits, of): (u64, u64)| hits as f64 / of.max(1) as f64;
    let (p, q) = (share(first), share(second));
    let ([p_low, p_high], [q_low, q_high]) = (wilson(first.0, first.1), wilson(second.0, second.1));
    let far = |a: f64, b: f64| (a * a + b * b).sqrt();
    let low = p - q - far(p - p_low, q_high - q);
    let high = p - q + far(p_high - p, q - q_low);
    (p - q, [low, high])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 0.000_5
    }

    #[test]
    fn the_interval_of_a_share_is_wilsons() {
        // Figures of the usual references: 8 of 10, 1 of 10, 500 of 1,000.
        for (hits, of, low, high) in [
            (8, 10, 0.490_2, 0.943_3),
            (1, 10, 0.017_9, 0.404_2),
            (500, 1000, 0.469_1, 0.530_9),
            (81, 263, 0.255_3, 0.366_2),
        ] {
            let [a, b] = wilson(hits, of);
            assert!(near(a, low) && near(b, high), "{hits} of {of}: {a} {b}");
        }
    }

    #[test]
    fn an_interval_stays_between_nothing_and_all() {
        assert_eq!(wilson(0, 0), [0.0, 1.0]);
        for of in [1, 2, 7, 1_000_000] {
            assert_eq!(wilson(0, of)[0], 0.0);
            assert_eq!(wilson(of, of)[1], 1.0);
            for hits in 0..=of.min(7) {
                let [low, high] = wilson(hits, of);
                let share = hits as f64 / of as f64;
                assert!(0.0 <= low && low <= share && share <= high && high <= 1.0);
            }
        }
    }

    #[test]
    fn the_interval_of_a_difference_is_newcombes() {
        // Newcombe 1998, method 10, example (a): 56 of 70 against 48 of 80.
        let (d, [low, high]) = difference((56, 70), (48, 80));
        assert!(near(d, 0.2) && near(low, 0.052_4) && near(high, 0.333_9));
    }
}
