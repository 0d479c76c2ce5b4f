//! The pace at which the steps of opponents are shown.

use locale::{Message, message};
use std::str::FromStr;
use std::time::Duration;

/// Longer than this nobody waits for a line.
const LONGEST: u32 = 10_000;

/// The time between two steps of an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace(pub Duration);

impl Pace {
    const NAMES: [(&str, u32); 4] = [("slow", 1_200), ("normal", 600), ("fast", 200), ("off", 0)];
    pub const OFF: Pace = Pace(Duration::ZERO);
}

impl Default for Pace {
    fn default() -> Pace {
        Pace(Duration::from_millis(u64::from(Pace::NAMES[1].1)))
    }
}

impl FromStr for Pace {
    type Err = Message;

    fn from_str(typed: &str) -> Result<Pace, Message> {
        let named = Pace::NAMES.iter().find(|(name, _)| *name == typed);
        let time = match named {
            Some((_, time)) => Some(*time),
            None => typed.parse().ok().filter(|time| *time <= LONGEST),
        };
        let time = time.ok_or_else(|| message!("no-such-pace", most = LONGEST))?;
        Ok(Pace(Duration::from_millis(u64::from(time))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_is_a_name_or_milliseconds() {
        let time = |typed: &str| typed.parse::<Pace>().map(|pace| pace.0.as_millis()).ok();
        assert_eq!(time("off"), Some(0));
        assert_eq!(time("250"), Some(250));
        assert!(time("slow") > time("normal") && time("normal") > time("fast"));
        for wrong in ["-1", "", "1.5", "10001", "quick"] {
            assert_eq!(time(wrong), None, "{wrong}");
        }
    }
}
