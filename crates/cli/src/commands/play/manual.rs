//! Sheets to look things up: a rule, the keys.

use super::sheet::Sheet;
use super::theme;
use crate::page;
use locale::{Lang, say};
use ratatui::style::Style;
use ratatui::text::Span;

/// A rule of the ledger.
pub fn rule(lang: Lang, id: &str) -> Sheet {
    let rule = match rules::get(id) {
        Ok(rule) => rule,
        Err(unknown) => {
            let mut sheet = Sheet::new(id);
            sheet.text(
                &say!(lang, "no-such-rule", typed = unknown.typed),
                theme::text(),
            );
            return sheet;
        }
    };
    let mut sheet = Sheet::new(format!("{} {}", rule.id, rule.title));
    let english = say!(lang, "ledger-is-english");
    if !english.is_empty() {
        sheet.text(&english, theme::muted());
        sheet.blank();
    }
    sheet.text(&rule.text, theme::text());
    sheet.blank();
    let lines = [
        (say!(lang, "rule-why"), rule.why.as_deref()),
        (say!(lang, "rule-example"), Some(rule.test.as_str())),
        ("2002".to_owned(), rule.in_2002.as_deref()),
        (say!(lang, "rule-players"), rule.multiplayer.as_deref()),
        (say!(lang, "rule-source"), Some(rule.source.as_str())),
    ];
    for (label, text) in lines {
        if let Some(text) = text {
            sheet.fact(&label, text);
        }
    }
    sheet
}

/// The keys, in the order of the help. Each message names the key before the bar and what it does behind it.
const KEYS: [&str; 22] = [
    "key-tab",
    "key-arrows",
    "key-enter",
    "key-numbers",
    "key-filter",
    "key-space",
    "key-all",
    "key-yes",
    "key-zoom",
    "key-play",
    "key-why",
    "key-why-not",
    "key-hint",
    "key-last",
    "key-piles",
    "key-opponent",
    "key-undo",
    "key-escape",
    "key-page",
    "key-help",
    "key-command",
    "key-quit",
];

pub fn help(lang: Lang) -> Sheet {
    let mut sheet = Sheet::new(say!(lang, "keys"));
    for id in KEYS {
        let text = say!(lang, id);
        let (key, what) = text.split_once(" | ").unwrap_or((&text, ""));
        sheet.line(vec![
            Span::styled(page::pad(key, 14), theme::bold(theme::AMBER)),
            Span::styled(what.to_owned(), Style::new().fg(theme::TEXT)),
        ]);
    }
    sheet.heading(say!(lang, "signs"));
    for id in ["signs-missions", "signs-ships", "signs-attributes"] {
        sheet.line(Span::styled(say!(lang, id), theme::text()));
    }
    sheet
}
