//! The comparison of texts: without case, accents and the marks that people leave out when they type.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A text as searches compare it. `Qo'noS` and `qonos`, `U.S.S.` and `uss`, `Jean-Luc` and `jean luc` are the same.
pub(crate) fn fold(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.nfd().filter(|c| !is_combining_mark(*c)) {
        match c {
            '\'' | '’' | '‘' | 'ʼ' | '`' | '"' | '“' | '”' | '„' | '.' | ',' | '•' => {
            }
            'ß' | 'ẞ' => plain.push_str("ss"),
            'æ' | 'Æ' => plain.push_str("ae"),
            'œ' | 'Œ' => plain.push_str("oe"),
            'ø' | 'Ø' => plain.push('o'),
            'ł' | 'Ł' => plain.push('l'),
            '–' | '—' | '‑' => plain.push('-'),
            c if c.is_whitespace() || c.is_control() => plain.push(' '),
            c => plain.extend(c.to_lowercase().filter(|c| !is_combining_mark(*c))),
        }
    }
    let mut out = String::with_capacity(plain.len());
    let mut letters = plain.chars().peekable();
    while let Some(c) = letters.next() {
        // A sign of a number stays, the mark between two parts of a word does not.
        let joins = c == '-'
            && out.ends_with(char::is_alphanumeric)
            && letters.peek().is_some_and(|next| next.is_alphanumeric());
        match c {
            '-' if joins => out.push(' '),
            ' ' if out.is_empty() || out.ends_with(' ') => {}
            c => out.push(c),
        }
    }
    out.truncate(out.trim_end().len());
    out
}

/// A name as lists of names are looked up: letters and digits only.
pub(crate) fn key(name: &str) -> String {
    fold(name).chars().filter(|c| c.is_alphanumeric()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_leave_out_makes_no_difference() {
        for (a, b) in [
            ("Qo'noS", "QONOS"),
            ("U.S.S. Enterprise-E", "uss enterprise e"),
            ("Jean-Luc Picard, Explorer", "jean luc picard explorer"),
            ("Ch’Pok", "chpok"),
            ("Ménage à Troi", "menage a troi"),
            ("  two \t words ", "two words"),
            ("Straße", "strasse"),
            ("İ", "i"),
        ] {
            assert_eq!(fold(a), fold(b));
        }
    }

    #[test]
    fn signs_of_numbers_make_a_difference() {
        assert_ne!(fold("Strength -1"), fold("Strength +1"));
        assert_eq!(fold("Strength -1"), "strength -1");
    }

    #[test]
    fn a_key_has_letters_and_digits_only() {
        assert_eq!(key("Non-Aligned"), "nonaligned");
        assert_eq!(key("mission_type"), key("Mission-Type"));
        assert_eq!(key(" . "), "");
    }
}
