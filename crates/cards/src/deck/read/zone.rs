//! Headings.

use crate::deck::Part;
use crate::deck::names::key;

/// The part of a deck that a heading names for the cards below it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Zone {
    /// There is no heading: cards go where their type belongs.
    #[default]
    Unnamed,
    Part(Part),
    /// Beside the deck, or of another game: the name of the heading.
    Beside(String),
}

/// A line that is a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    pub is: Is,
    /// The number of cards it announces.
    pub announced: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Is {
    Zone(Zone),
    /// A kind of missions or of dilemmas, within whatever part it is.
    Kind,
    /// Written like a heading, but not known.
    Unknown(String),
}

const MISSIONS: [&str; 6] = [
    "missions",
    "mission",
    "headquarters",
    "missionen",
    "hauptquartier",
    "mission pile",
];
const DILEMMAS: [&str; 6] = [
    "dilemmas",
    "dilemma",
    "dilemma pile",
    "dilemma stack",
    "dilemma stapel",
    "dilemmastapel",
];
const DECK: [&str; 18] = [
    "deck",
    "draw deck",
    "main deck",
    "maindeck",
    "personnel",
    "ship",
    "ships",
    "equipment",
    "event",
    "events",
    "interrupt",
    "interrupts",
    "personal",
    "schiffe",
    "ausrustung",
    "ereignisse",
    "unterbrechungen",
    "ziehstapel",
];
const KINDS: [&str; 7] = [
    "planet",
    "space",
    "dual",
    "planets",
    "dual dilemmas",
    "planet dilemmas",
    "space dilemmas",
];
const BESIDE: [&str; 26] = [
    "aside",
    "outside",
    "sideboard",
    "seed dil",
    "qstent",
    "ref",
    "dyson",
    "flash",
    "tactics",
    "tribbles",
    "sites",
    "seed deck",
    "seed",
    "seeds",
    "qs tent",
    "battle bridge",
    "q continuum",
    "dyson sphere",
    "referee",
    "tribble",
    "qs tent side deck",
    "battle bridge side deck",
    "q continuum side deck",
    "dyson sphere side deck",
    "referee side deck",
    "tribble side deck",
];

/// Whether the name of a zone is known, and which it is.
pub fn zone(name: &str) -> Option<Is> {
    let word = key(name);
    let among = |list: &[&str]| list.contains(&word.as_str());
    if among(&MISSIONS) {
        Some(Is::Zone(Zone::Part(Part::Missions)))
    } else if among(&DILEMMAS) {
        Some(Is::Zone(Zone::Part(Part::Dilemmas)))
    } else if among(&DECK) {
        Some(Is::Zone(Zone::Part(Part::Deck)))
    } else if among(&KINDS) {
        Some(Is::Kind)
    } else if among(&BESIDE) {
        Some(Is::Zone(Zone::Beside(name.trim().to_owned())))
    } else {
        None
    }
}

/// The heading that a line is, if it is one.
///
/// `Missions`, `Dilemmas:`, `## Draw Deck (42)`.
pub fn heading(line: &str) -> Option<Heading> {
    let bare = line.trim_matches(|c: char| c.is_whitespace() || "#=*-_~[]".contains(c));
    let (name, announced) = counted(bare);
    let (name, colon) = match name.trim_end().strip_suffix(':') {
        Some(name) => (name.trim_end(), true),
        None => (name.trim_end(), false),
    };
    let is = match zone(name) {
        Some(is) => is,
        None if colon
            && !name.contains('\t')
            && !name.starts_with(|c: char| c.is_ascii_digit()) =>
        {
            Is::Unknown(name.to_owned())
        }
        None => return None,
    };
    Some(Heading { is, announced })
}

/// `Draw Deck (42)`, `Deck: 42`, `Deck (42 cards)`.
fn counted(line: &str) -> (&str, Option<u32>) {
    let number = |text: &str| {
        let digits = text.trim().split(' ').next().unwrap_or_default();
        digits.parse::<u32>().ok()
    };
    if let Some((name, count)) = line
        .trim_end_matches(':')
        .strip_suffix(')')
        .and_then(|l| l.rsplit_once('('))
        && let Some(n) = number(count)
    {
        return (name, Some(n));
    }
    match line.rsplit_once(':') {
        Some((name, count)) if number(count).is_some() => (name, number(count)),
        _ => (line, None),
    }
}
