//! What people may call themselves.

use crate::table::level;
use crate::wire::{Code, Problem};
use locale::message;

const LONGEST: usize = 24;
/// What stands in games where somebody played who is gone.
pub const DELETED: &str = "deleted";

/// A name that may be shown: letters and digits of any script, and single `-`, `_`, `.` or spaces between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(String);

impl Name {
    pub fn new(text: &str) -> Result<Name, Problem> {
        let text = text.trim();
        let bad = || Problem::new(Code::Invalid, message!("name-not-possible", most = LONGEST));
        let length = text.chars().count();
        let between = |c: char| matches!(c, '-' | '_' | '.' | ' ');
        let fits = |c: char| c.is_alphanumeric() || between(c);
        let chars: Vec<char> = text.chars().collect();
        let doubled = chars
            .windows(2)
            .any(|pair| between(pair[0]) && between(pair[1]));
        let edges = [chars.first(), chars.last()];
        let edged = edges.iter().any(|c| c.is_none_or(|c| between(*c)));
        if !(2..=LONGEST).contains(&length) || !text.chars().all(fits) || doubled || edged {
            return Err(bad());
        }
        // Nobody is mistaken for a bot, or for somebody who is gone.
        let key = key(text);
        if level(&key).is_some() || key == DELETED {
            let message = message!("name-taken", name = text);
            return Err(Problem::new(Code::Conflict, message));
        }
        Ok(Name(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn key(&self) -> String {
        key(&self.0)
    }
}

/// The name as it is compared.
pub fn key(name: &str) -> String {
    name.trim().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_plain() {
        for good in ["Jo", "Kira Nerys", "Lt.Broccoli", "Тува", "Ödo_2"] {
            assert!(Name::new(good).is_ok(), "{good}");
        }
        for bad in [
            "",
            "x",
            " - ",
            "a  b",
            "<b>x</b>",
            "a\u{202e}b",
            "x\0y",
            "abcdefghijklmnopqrstuvwxyz",
            "-ab",
            "a@b",
            "Admiral",
            "DELETED",
        ] {
            assert!(Name::new(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn capitals_make_no_other_name() {
        assert_eq!(key("KIRA "), key("kira"));
    }
}
