//! Words of the list that stand for affiliations, icons and cards.

use crate::lexicon::Affiliation;

/// The codes of affiliations in the texts of the First Edition; others are as everywhere.
const CODES: [(&str, Affiliation); 4] = [
    ("Non", Affiliation::NonAligned),
    ("Sta", Affiliation::Starfleet),
    ("NA", Affiliation::NonAligned),
    ("Borg", Affiliation::Borg),
];

/// The affiliation with this code.
pub(super) fn affiliation(code: &str) -> Option<Affiliation> {
    let own = CODES.iter().find(|(known, _)| *known == code);
    let all = Affiliation::ALL.iter().copied();
    own.map(|(_, a)| *a)
        .or_else(|| all.into_iter().find(|a| a.code() == code))
}

/// `[Stf]` without its brackets.
pub(super) fn bracketed(text: &str) -> Option<&str> {
    let code = text.strip_prefix('[')?.strip_suffix(']')?;
    (!code.contains(['[', ']'])).then_some(code)
}

/// `{Data}` without its braces.
pub(super) fn braced(text: &str) -> Option<&str> {
    let name = text.strip_prefix('{')?.strip_suffix('}')?;
    (!name.contains(['{', '}'])).then_some(name)
}

/// The words between two others.
pub(super) fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let start = text.find(before)? + before.len();
    let end = text[start..].find(after)?;
    Some(&text[start..start + end])
}
