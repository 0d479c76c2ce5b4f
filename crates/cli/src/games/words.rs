//! Shares in words.

use super::Interval;
use locale::{Lang, say};

/// `52.3 %`.
pub fn percent(lang: Lang, share: f64) -> String {
    say!(lang, "stats-percent", n = lang.decimal(share * 100.0, 1))
}

/// `50.1 to 54.4 %`.
pub fn between(lang: Lang, [low, high]: Interval) -> String {
    say!(
        lang,
        "games-interval",
        low = lang.decimal(low * 100.0, 1),
        high = lang.decimal(high * 100.0, 1)
    )
}
