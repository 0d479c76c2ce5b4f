//! Names of cards, as people write them.
//!
//! Case, accents, quotes, commas and dots do not matter, the marks of reprints are left out, and a collector code is as
//! good as a name. A text that is only nearly a card's name is a guess, and marked as one.

use super::Part;
use crate::catalogue::{CardIx, Catalogue};
use crate::collector::CollectorCode;
use crate::model::CardDef;
use std::collections::{BTreeMap, HashMap};

/// The marks of reprints that lists write behind names.
const REPRINTS: [&str; 15] = [
    "*VP", "**VP", "*A", "*AP", "*VAP", "(Promo)", "(R2)", "(SS)", "(FOW)", "(MAH)", "(IDR)",
    "(BP)", "(AC)", "(SR)", "(CM)",
];
/// No name is longer, and comparing something endless with everything would take as long.
const LONGEST: usize = 80;
const MOST_SUGGESTIONS: usize = 3;

/// The names of all cards.
#[derive(Debug)]
pub struct Names<'a> {
    catalogue: &'a Catalogue,
    /// By title and subtitle, and by place and title.
    full: HashMap<String, Vec<CardIx>>,
    titles: HashMap<String, Vec<CardIx>>,
    numbers: HashMap<(u8, u16), Vec<CardIx>>,
}

/// A collector code beside a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Code {
    /// Set, rarity and number.
    Full(CollectorCode),
    /// Set and number without the rarity.
    Number(u8, u16),
}

/// The facts that a file gives about a card besides its name.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hints {
    /// The collector code.
    pub code: Option<Code>,
    /// The part it is listed in.
    pub part: Option<Part>,
}

/// The result of looking for a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Match {
    /// The name of this card.
    Is(CardIx),
    /// Nearly the name of this card and of no other, or a name that its code contradicts.
    Guess(CardIx),
    /// The name of several cards.
    Several(Vec<CardIx>),
    /// No card's name; the nearest there are.
    Unknown(Vec<CardIx>),
}

/// A name as it is compared.
///
/// ```
/// use cards::deck::names::key;
/// assert_eq!(key("•Qo’noS, Heart of the Empire"), key("qo'nos heart of the empire"));
/// assert_eq!(key("Chârt  Stellar-Cluster"), "chart stellar cluster");
/// ```
pub fn key(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    for c in name.chars().flat_map(char::to_lowercase) {
        match c {
            '\''
            | '’'
            | '‘'
            | '`'
            | '´'
            | '"'
            | '“'
            | '”'
            | '„'
            | '«'
            | '»'
            | 'ʼ'
            | '\u{300}'..='\u{36f}' => {}
            '&' => out.push_str(" and "),
            'ß' => out.push_str("ss"),
            'æ' => out.push_str("ae"),
            'œ' => out.push_str("oe"),
            c if c.is_alphanumeric() => out.push(without_accent(c)),
            // `U.S.S. Galaxy` and `USS Galaxy`.
            '.' => {}
            _ => out.push(' '),
        }
    }
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn without_accent(c: char) -> char {
    match c {
        'à'..='å' | 'ā' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'ď' | 'đ' | 'ð' => 'd',
        'è'..='ë' | 'ē' | 'ę' | 'ě' => 'e',
        'ì'..='ï' | 'ī' | 'į' => 'i',
        'ł' => 'l',
        'ñ' | 'ń' | 'ň' => 'n',
        'ò'..='ö' | 'ø' | 'ō' | 'ő' => 'o',
        'ř' => 'r',
        'ś' | 'š' | 'ş' => 's',
        'ť' | 'ţ' => 't',
        'ù'..='ü' | 'ū' | 'ů' | 'ű' => 'u',
        'ý' | 'ÿ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        c => c,
    }
}

/// The name of a card where title and subtitle are one: `Qo'noS Heart of the Empire`. A mission's place, where it is
/// printed apart, comes before its title.
pub fn in_one(card: &CardDef) -> String {
    match (&card.subtitle, &card.location) {
        (Some(subtitle), _) => format!("{} {subtitle}", card.title),
        (None, Some(location)) => format!("{location} {}", card.title),
        (None, None) => card.title.to_string(),
    }
}

impl<'a> Names<'a> {
    /// Prepares the names of all cards of a catalogue.
    pub fn new(catalogue: &'a Catalogue) -> Names<'a> {
        let mut names = Names {
            catalogue,
            full: HashMap::new(),
            titles: HashMap::new(),
            numbers: HashMap::new(),
        };
        for (card, at) in catalogue.cards().iter().zip((0..).map(CardIx)) {
            let mut keys = vec![key(&card.full_name()), key(&in_one(card))];
            keys.dedup();
            for key in keys {
                names.full.entry(key).or_default().push(at);
            }
            let title = key(card.title.as_str());
            names.titles.entry(title).or_default().push(at);
            if let Ok(code) = card.id.parse::<CollectorCode>() {
                names.numbers.entry(code.order()).or_default().push(at);
            }
        }
        names
    }

    /// The catalogue.
    pub fn catalogue(&self) -> &'a Catalogue {
        self.catalogue
    }

    /// Finds the card that a written name means.
    pub fn find(&self, written: &str, hints: Hints) -> Match {
        match self.known(written, hints) {
            Some(known) => known,
            // No letters are near a number.
            None if code_of(written.trim()).is_some() => Match::Unknown(Vec::new()),
            None => self.nearly(unmarked(written), hints.part),
        }
    }

    /// The card that is meant, if name or code are those of a card: slips are not looked for.
    pub fn known(&self, written: &str, hints: Hints) -> Option<Match> {
        let written = written.trim();
        let coded = self.coded(hints);
        if let Some(at) = code_of(written).and_then(|code| self.by_code(code)) {
            return Some(self.agreeing(at, coded));
        }
        // `Title (1U078)`: the program itself writes cards of the same name like this.
        if let Some((name, code)) = with_code(written)
            && let Some(at) = self.by_code(code)
        {
            return Some(match self.called(name).contains(&at) {
                true => Match::Is(at),
                false => Match::Guess(at),
            });
        }
        // `Soto (Klingon)` is a card of its own, so the whole name comes first.
        let named = match self.called(written) {
            [] => self.called(unmarked(written)),
            cards => cards,
        };
        match (coded, named) {
            (Some(at), cards) if cards.contains(&at) => Some(Match::Is(at)),
            (Some(_), [only]) => Some(Match::Guess(*only)),
            (Some(at), _) => Some(Match::Guess(at)),
            (None, []) => None,
            (None, [only]) => Some(Match::Is(*only)),
            (None, several) => Some(self.among(several, hints.part)),
        }
    }

    /// Whether this is the name of a card, to the letter as far as letters count.
    pub fn is_name(&self, written: &str) -> bool {
        !self.called(written).is_empty()
    }

    fn coded(&self, hints: Hints) -> Option<CardIx> {
        match hints.code? {
            Code::Full(code) => self.by_code(code),
            Code::Number(set, number) => match self.numbers.get(&(set, number))?[..] {
                [only] => Some(only),
                _ => None,
            },
        }
    }

    fn by_code(&self, code: CollectorCode) -> Option<CardIx> {
        self.catalogue.index_of(&code.to_string())
    }

    fn agreeing(&self, at: CardIx, coded: Option<CardIx>) -> Match {
        match coded.is_none_or(|other| other == at) {
            true => Match::Is(at),
            false => Match::Guess(at),
        }
    }

    /// The cards of a full name, or of a title.
    fn called(&self, name: &str) -> &[CardIx] {
        let key = key(name);
        let cards = self.full.get(&key).or_else(|| self.titles.get(&key));
        cards.map_or(&[], Vec::as_slice)
    }

    /// Printings of one card are one card: the first is taken. Otherwise the part may decide.
    fn among(&self, cards: &[CardIx], part: Option<Part>) -> Match {
        let name = |at: &CardIx| self.catalogue.card(*at).full_name();
        let fits = |at: &&CardIx| {
            let card_type = self.catalogue.card(**at).card_type();
            part.is_none_or(|part| Part::of(card_type) == part)
        };
        let fitting: Vec<CardIx> = cards.iter().filter(fits).copied().collect();
        let cards = if fitting.is_empty() {
            cards.to_vec()
        } else {
            fitting
        };
        match cards.iter().all(|at| name(at) == name(&cards[0])) {
            true => Match::Is(cards[0]),
            false => Match::Several(cards),
        }
    }

    fn nearly(&self, name: &str, part: Option<Part>) -> Match {
        let wanted = key(name);
        let length = wanted.chars().count();
        if length == 0 || length > LONGEST {
            return Match::Unknown(Vec::new());
        }
        let mut off: BTreeMap<CardIx, usize> = BTreeMap::new();
        let mut rows = [const { Vec::new() }; 3];
        let titles = self.titles.iter();
        let titles = titles.filter(|(title, _)| !self.full.contains_key(*title));
        for (known, cards) in self.full.iter().chain(titles) {
            let here = slips(wanted.as_bytes(), known.as_bytes(), &mut rows);
            for at in cards {
                let least = off.entry(*at).or_insert(here);
                *least = here.min(*least);
            }
        }
        let mut near: Vec<(usize, CardIx)> = off.into_iter().map(|(at, off)| (off, at)).collect();
        near.sort();
        // A slip in a short word makes another word of it.
        let most = match length {
            0..=4 => 0,
            5..=9 => 1,
            10..=19 => 2,
            _ => 3,
        };
        let best: Vec<CardIx> = match near.first() {
            Some((least, _)) if *least <= most => {
                let best = near.iter().take_while(|(off, _)| off == least);
                best.map(|(_, at)| *at).collect()
            }
            _ => Vec::new(),
        };
        if best.is_empty() {
            return Match::Unknown(self.suggestions(&wanted, &near));
        }
        match self.among(&best, part) {
            Match::Is(at) => Match::Guess(at),
            other => other,
        }
    }

    /// Names that hold the written words, else the nearest by letters.
    fn suggestions(&self, wanted: &str, near: &[(usize, CardIx)]) -> Vec<CardIx> {
        let holds = |at: &CardIx| {
            let name = key(&self.catalogue.card(*at).full_name());
            let mut words = wanted.split(' ');
            words.all(|word| name.split(' ').any(|known| known == word))
        };
        let all = || near.iter().map(|(_, at)| *at);
        let holding: Vec<CardIx> = all().filter(|at| wanted.len() > 2 && holds(at)).collect();
        match holding.is_empty() {
            true => all().take(MOST_SUGGESTIONS).collect(),
            false => holding.into_iter().take(MOST_SUGGESTIONS).collect(),
        }
    }
}

/// The number of letters to put in, leave out, change or swap with the next to turn one name into the other.
///
/// Letters are compared as bytes: keys have hardly any others. The rows are kept from call to call.
fn slips(a: &[u8], b: &[u8], [before, row, next]: &mut [Vec<usize>; 3]) -> usize {
    row.clear();
    row.extend(0..=b.len());
    for i in 1..=a.len() {
        next.clear();
        next.push(i);
        for j in 1..=b.len() {
            let change = row[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut least = change.min(row[j] + 1).min(next[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(before[j - 2] + 1);
            }
            next.push(least);
        }
        std::mem::swap(before, row);
        std::mem::swap(row, next);
    }
    row[b.len()]
}

/// `1U078`, `1u78` or `1 U 78`.
fn code_of(written: &str) -> Option<CollectorCode> {
    match written.len() <= 10 {
        true => written.to_uppercase().parse().ok(),
        false => None,
    }
}

/// A name with a code in brackets behind it.
fn with_code(written: &str) -> Option<(&str, CollectorCode)> {
    let inside = written.strip_suffix([')', ']'])?;
    let (name, code) = inside.rsplit_once(['(', '['])?;
    Some((name.trim_end(), code_of(code.trim())?))
}

/// The name without the marks of reprints.
fn unmarked(name: &str) -> &str {
    let name = name.trim();
    match name.rsplit_once(' ') {
        Some((before, mark)) if REPRINTS.iter().any(|m| mark.eq_ignore_ascii_case(m)) => {
            unmarked(before)
        }
        _ => name,
    }
}
