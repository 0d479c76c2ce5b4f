//! What people may call themselves.

use crate::wire::{Code, Problem};
use bots::Level;
use locale::message;
use unicode_security::{GeneralSecurityProfile as _, MixedScript as _, skeleton};

const LONGEST: usize = 24;
/// What stands in games where somebody played who is gone.
pub const DELETED: &str = "deleted";
/// Nobody speaks for those who run the server: these words are no part of a name, in either language.
const OFFICES: [&str; 10] = [
    "Admin",
    "Administrator",
    "Administratorin",
    "Betreiber",
    "Betreiberin",
    "Moderation",
    "Moderator",
    "Moderatorin",
    "Spaceline",
    "Sysadmin",
];
/// And these are no name.
const ALONE: [&str; 14] = [
    "Aufsicht",
    "Bot",
    "Gelöscht",
    "Leitung",
    "Mod",
    "Operator",
    "Owner",
    "Root",
    "Server",
    "Staff",
    "Support",
    "System",
    "Team",
    "Verwaltung",
];

/// A name that may be shown: letters and digits of one script, and single `-`, `_`, `.` or spaces between them.
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
        // Letters that cannot be seen, and those of several scripts that only look alike.
        let letters: String = text.chars().filter(|c| !between(*c)).collect();
        if !letters.chars().all(|c| c.identifier_allowed()) || !letters.is_single_script() {
            return Err(bad());
        }
        if is_reserved(text) {
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

/// What a name looks like, as it is written and in capitals. Two names that have one of these in common look alike.
pub fn looks(name: &str) -> [String; 2] {
    let look = |text: &str| skeleton(text).collect::<String>().to_lowercase();
    let (written, capitals) = (look(name), look(&name.to_uppercase()));
    [format!("a{written}"), format!("b{capitals}")]
}

fn look_alike(one: &str, other: &str) -> bool {
    let other = looks(other);
    looks(one).iter().any(|look| other.contains(look))
}

/// Whether somebody of this name would be mistaken for a bot, for somebody who is gone or for those who run the server.
fn is_reserved(name: &str) -> bool {
    let plain = |part: &str| part.trim_end_matches(|c: char| c.is_numeric()).to_owned();
    let words = || name.split(['-', '_', '.', ' ']).map(plain);
    let whole: String = words().collect();
    let alone = ALONE.into_iter().chain([DELETED]);
    let alone = alone.chain(Level::ALL.into_iter().map(Level::name));
    let mut offices = OFFICES.into_iter();
    let in_it =
        |office: &str| look_alike(&whole, office) || words().any(|word| look_alike(&word, office));
    alone.clone().any(|word| look_alike(&whole, word)) || offices.any(in_it)
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
            // Letters of another script, letters that cannot be seen, names of those who run the server.
            "Kir\u{430}",
            "Ki\u{3164}ra",
            "\u{ffa0}\u{ffa0}",
            "Moderator",
            "M0derat0r",
            "moderatorin",
            "Admin 7",
            "The Administrator",
            "S.y.s.t.e.m",
            "System",
            "Verwaltung",
            "Ensign 2",
        ] {
            assert!(Name::new(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn names_that_only_look_alike_are_known() {
        assert!(look_alike("Paul", "PauI"));
        assert!(look_alike("Bo 10", "Bo IO"));
        assert!(look_alike("Capo", "\u{421}\u{430}\u{440}\u{43e}"));
        assert!(look_alike("KIRA", "kira"));
        assert!(!look_alike("Kira", "Kara"));
        assert!(!look_alike("Anna 1", "Anna 2"));
    }

    #[test]
    fn capitals_make_no_other_name() {
        assert_eq!(key("KIRA "), key("kira"));
    }
}
