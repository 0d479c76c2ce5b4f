//! Commands by their words: `:hint` does what its key does.

use super::app::App;
use locale::{Lang, say};
use ratatui::crossterm::event::KeyCode;

/// The words and the keys they stand for.
const WORDS: [(&str, char); 8] = [
    ("word-hint", 't'),
    ("word-last", 'l'),
    ("word-piles", 'd'),
    ("word-why-not", 'w'),
    ("word-undo", 'u'),
    ("word-opponent", 'o'),
    ("word-help", 'h'),
    ("word-leave", 'q'),
];

/// The key of a word, in any language.
fn key(typed: &str) -> Option<char> {
    let wanted = typed.trim().to_lowercase();
    let is_it = |id: &'static str| Lang::ALL.iter().any(|lang| say!(*lang, id) == wanted);
    WORDS.iter().find(|(id, _)| is_it(id)).map(|(_, key)| *key)
}

impl App {
    pub(super) fn key_in_command(&mut self, code: KeyCode) {
        let Some(typed) = &mut self.command else {
            return;
        };
        match code {
            KeyCode::Char(letter) => typed.push(letter),
            KeyCode::Esc => self.command = None,
            KeyCode::Backspace if typed.is_empty() => self.command = None,
            KeyCode::Backspace => {
                typed.pop();
            }
            KeyCode::Enter => {
                let typed = self.command.take().unwrap_or_default();
                self.run(&typed);
            }
            _ => {}
        }
    }

    fn run(&mut self, typed: &str) {
        match key(typed) {
            Some(key) => self.key_on_table(KeyCode::Char(key)),
            None if typed.trim().is_empty() => {}
            None => {
                let words: Vec<String> = WORDS.map(|(id, _)| say!(self.lang(), id)).into();
                let words = words.join(", ");
                self.message = Some(say!(
                    self.lang(),
                    "no-such-word",
                    typed = typed.trim(),
                    words = words
                ));
            }
        }
    }
}
