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
    /// The cards whose names have a word.
    words: HashMap<String, Vec<CardIx>>,
    /// All names to compare a misspelt one with.
    spellings: Vec<Spelling>,
}

/// A name to compare others with.
#[derive(Debug)]
struct Spelling {
    key: String,
    letters: Letters,
    cards: Vec<CardIx>,
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
            words: HashMap::new(),
            spellings: Vec::new(),
        };
        for (card, at) in catalogue.cards().iter().zip((0..).map(CardIx)) {
            let mut keys = vec![key(&card.full_name()), key(&in_one(card))];
            keys.dedup();
            for key in keys {
                names.full.entry(key).or_default().push(at);
            }
            for word in key(&card.full_name()).split(' ') {
                let cards = names.words.entry(word.to_owned()).or_default();
                if cards.last() != Some(&at) {
                    cards.push(at);
                }
            }
            let title = key(card.title.as_str());
            names.titles.entry(title).or_default().push(at);
            if let Ok(code) = card.id.parse::<CollectorCode>() {
                names.numbers.entry(code.order()).or_default().push(at);
            }
        }
        let titles = names.titles.iter();
        let titles = titles.filter(|(title, _)| !names.full.contains_key(*title));
        let spelling = |(key, cards): (&String, &Vec<CardIx>)| Spelling {
            key: key.clone(),
            letters: Letters::of(key),
            cards: cards.clone(),
        };
        names.spellings = names.full.iter().chain(titles).map(spelling).collect();
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
        // A slip in a short word makes another word of it.
        let most = match length {
            0..=4 => 0,
            5..=9 => 1,
            10..=19 => 2,
            _ => 3,
        };
        let near = self.nearest(&wanted, most.max(length / 2));
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

    /// The cards with the nearest names, the nearest first: all that are as near as the third, and none that is further
    /// off than `far`.
    fn nearest(&self, wanted: &str, far: usize) -> Vec<(usize, CardIx)> {
        let letters = Letters::of(wanted);
        let mut off: BTreeMap<CardIx, usize> = BTreeMap::new();
        let mut rows = [const { Vec::new() }; 3];
        // Those that could be nearest come first; from then on most of the others need not be compared.
        let mut order: Vec<(usize, &Spelling)> = self
            .spellings
            .iter()
            .map(|spelling| (letters.apart(&spelling.letters), spelling))
            .filter(|(apart, _)| *apart <= far)
            .collect();
        order.sort_by_key(|(apart, _)| *apart);
        let mut limit = far;
        for (apart, spelling) in order {
            if apart > limit {
                break;
            }
            let (a, b) = (wanted.as_bytes(), spelling.key.as_bytes());
            let Some(here) = slips(a, b, limit, &mut rows) else {
                continue;
            };
            for at in &spelling.cards {
                let least = off.entry(*at).or_insert(here);
                *least = here.min(*least);
            }
            if here < limit {
                let mut all: Vec<usize> = off.values().copied().collect();
                all.sort_unstable();
                limit = all.get(MOST_SUGGESTIONS - 1).map_or(far, |third| *third);
            }
        }
        let mut near: Vec<(usize, CardIx)> = off.into_iter().map(|(at, off)| (off, at)).collect();
        near.sort_unstable();
        near
    }

    /// Names that hold the written words, else the nearest by letters.
    fn suggestions(&self, wanted: &str, near: &[(usize, CardIx)]) -> Vec<CardIx> {
        let holding = self.holding(wanted);
        let first =
            |cards: &mut dyn Iterator<Item = CardIx>| cards.take(MOST_SUGGESTIONS).collect();
        match wanted.len() > 2 && !holding.is_empty() {
            true => first(&mut holding.into_iter()),
            false => first(&mut near.iter().map(|(_, at)| *at)),
        }
    }

    /// The cards whose names have all these words, the nearest names first.
    fn holding(&self, wanted: &str) -> Vec<CardIx> {
        let found = |word| self.words.get(word).map_or(&[][..], Vec::as_slice);
        let mut lists: Vec<&[CardIx]> = wanted.split(' ').map(found).collect();
        lists.sort_by_key(|cards| cards.len());
        let Some((fewest, others)) = lists.split_first() else {
            return Vec::new();
        };
        // Cards are in order in every list.
        let everywhere = |at: &&CardIx| others.iter().all(|cards| cards.binary_search(at).is_ok());
        let mut cards: Vec<CardIx> = fewest.iter().filter(everywhere).copied().collect();
        let mut rows = [const { Vec::new() }; 3];
        let mut off = |at: &CardIx| {
            let card = self.catalogue.card(*at);
            let names = [card.full_name(), in_one(card), card.title.to_string()];
            let slips = |name: &String| {
                slips(
                    wanted.as_bytes(),
                    key(name).as_bytes(),
                    usize::MAX,
                    &mut rows,
                )
            };
            names.iter().filter_map(slips).min()
        };
        cards.sort_by_cached_key(|at| (off(at), *at));
        cards
    }
}

/// How often each letter is in a name. Names that differ much in their letters are far apart.
#[derive(Clone, Copy, Debug)]
struct Letters([u8; 32]);

impl Letters {
    fn of(key: &str) -> Letters {
        let mut counts = [0_u8; 32];
        for byte in key.bytes() {
            let count = &mut counts[usize::from(byte % 32)];
            *count = count.saturating_add(1);
        }
        Letters(counts)
    }

    /// So many slips at least: each adds a letter, takes one away, or does both.
    fn apart(&self, other: &Letters) -> usize {
        let (mut more, mut less) = (0_u16, 0_u16);
        for (a, b) in self.0.iter().zip(&other.0) {
            more += u16::from(a.saturating_sub(*b));
            less += u16::from(b.saturating_sub(*a));
        }
        usize::from(more.max(less))
    }
}

/// The number of letters to put in, leave out, change or swap with the next to turn one name into the other; nothing if
/// it is more than `most`.
///
/// Letters are compared as bytes: keys have hardly any others. The rows are kept from call to call.
fn slips(
    a: &[u8],
    b: &[u8],
    most: usize,
    [before, row, next]: &mut [Vec<usize>; 3],
) -> Option<usize> {
    if a.len().abs_diff(b.len()) > most {
        return None;
    }
    // More than any number of slips, and room to count on.
    let far = a.len() + b.len();
    row.clear();
    row.extend(0..=b.len());
    before.clear();
    before.resize(b.len() + 1, far);
    let mut least_before = 0;
    for i in 1..=a.len() {
        next.clear();
        next.resize(b.len() + 1, far);
        next[0] = i;
        // Beyond this band there are too many slips already.
        let (from, to) = (
            i.saturating_sub(most).max(1),
            i.saturating_add(most).min(b.len()),
        );
        let mut least_here = if i <= most { i } else { far };
        for j in from..=to {
            let change = row[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut least = change.min(row[j] + 1).min(next[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(before[j - 2] + 1);
            }
            next[j] = least;
            least_here = least_here.min(least);
        }
        // A swap reaches back two rows.
        if least_here.min(least_before) > most {
            return None;
        }
        least_before = least_here;
        std::mem::swap(before, row);
        std::mem::swap(row, next);
    }
    Some(row[b.len()]).filter(|slips| *slips <= most)
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
    let mut name = name.trim();
    while let Some((before, mark)) = name.rsplit_once(' ')
        && REPRINTS.iter().any(|m| mark.eq_ignore_ascii_case(m))
    {
        name = before.trim();
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Slips counted in the plainest way.
    fn counted(a: &[u8], b: &[u8]) -> usize {
        let mut rows: Vec<Vec<usize>> = vec![(0..=b.len()).collect()];
        for i in 1..=a.len() {
            let mut row = vec![i];
            for j in 1..=b.len() {
                let change = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                let mut least = change.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
                if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                    least = least.min(rows[i - 2][j - 2] + 1);
                }
                row.push(least);
            }
            rows.push(row);
        }
        rows[a.len()][b.len()]
    }

    #[test]
    fn slips_are_counted_alike_with_a_limit_and_without() {
        let words = [
            "",
            "a",
            "data",
            "daat",
            "dax",
            "lore",
            "earth cradle of the federation",
            "erath cradel of teh federation",
            "romulus",
            "qonos heart of the empire",
            "abcdefgh",
            "hgfedcba",
        ];
        let mut rows = [const { Vec::new() }; 3];
        for a in words {
            for b in words {
                let exact = counted(a.as_bytes(), b.as_bytes());
                let apart = Letters::of(a).apart(&Letters::of(b));
                assert!(apart <= exact, "{a} and {b}: {apart} > {exact}");
                for most in 0..40 {
                    let found = slips(a.as_bytes(), b.as_bytes(), most, &mut rows);
                    assert_eq!(
                        found,
                        Some(exact).filter(|n| *n <= most),
                        "{a} and {b}, {most}"
                    );
                }
            }
        }
    }
}
