//! Dividing the names of a list, which run title and subtitle (or location and title) together.
//!
//! The title decides which cards are the same thing (2E-UNIQ-03), so a wrong one is worse than a long one:
//! a name is divided only on evidence, and stays whole otherwise. A card that is the only one of its title
//! loses nothing by that but the comma in its name. In order of weight:
//!
//! 1. A card with the same name is known: the same division.
//! 2. What the card cannot have: only unique personnel and ships and missions have second parts at all.
//! 3. Missions: a location ends in a number (`IV`), `System` or `Prime`; the subtitle of a headquarters is
//!    a noun with what it is the noun of (`… Heart of …`).
//! 4. Ships: what a `Commander:` keyword or a text in braces names is a title.
//! 5. Personnel: a title already known, or named in braces by a text. A title of one word needs more,
//!    because people share first names: another known word must follow it, or the species must agree and
//!    not be Human.
//! 6. A subtitle in quotation marks begins at the mark. Infiltrators are called after whom they play:
//!    their title ends in `Founder`.
//! 7. Two names of the list begin alike: what they share is the title, cut back to before the first word
//!    that subtitles use. One shared word counts if subtitles use what follows it, and the species agree.
//!
//! Words that subtitles use are learned: from known subtitles, the last words of names, keywords, species,
//! the names of events, dilemmas and missions, and the small letters of texts.

use super::Row;
use crate::lexicon::{CardType, MissionKind};
use crate::model::{CardDef, Facts, Keyword};
use crate::word::Word;
use serde::Deserialize;
use std::collections::{HashMap, HashSet};

/// The parts of a name that the `Name` column runs together.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Names {
    /// The title.
    pub title: String,
    /// The subtitle.
    #[serde(default)]
    pub subtitle: Option<String>,
    /// The place of a mission.
    #[serde(default)]
    pub location: Option<String>,
}

/// Names by card id.
pub type Titles = HashMap<String, Names>;

impl Names {
    fn title(title: &str) -> Names {
        Names {
            title: title.to_owned(),
            subtitle: None,
            location: None,
        }
    }

    fn of(card: &CardDef) -> Names {
        Names {
            title: card.title.to_string(),
            subtitle: card.subtitle.clone(),
            location: card.location.clone(),
        }
    }

    fn give(self, card: &mut CardDef) {
        card.title = Word::new(&self.title);
        card.subtitle = self.subtitle;
        card.location = self.location;
    }
}

/// Gives the cards the names of a lookup.
pub fn look_up(rows: &mut [Row], titles: &Titles) {
    for row in rows {
        if let (Ok(card), Some(names)) = (&mut row.card, titles.get(&row.id)) {
            names.clone().give(card);
        }
    }
}

/// Divides the names of a list, by the known cards and the list itself.
pub fn divide(rows: &mut [Row], known: &[CardDef]) {
    let divider = Divider::new(rows, known);
    let names: Vec<Option<Names>> = rows
        .iter()
        .map(|row| {
            let card = row.card.as_ref().ok()?;
            Some(divider.names(card, &row.name))
        })
        .collect();
    for (row, names) in rows.iter_mut().zip(names) {
        if let (Ok(card), Some(names)) = (&mut row.card, names) {
            names.give(card);
        }
    }
}

/// Words that join others.
const JOINTS: [&str; 13] = [
    "of", "the", "to", "and", "in", "a", "an", "for", "from", "with", "on", "at", "by",
];

/// A word as it is compared.
fn plain(word: &str) -> String {
    let word = word.to_lowercase().replace('’', "'");
    let word = word.trim_matches(|c: char| "\",.!?".contains(c));
    word.strip_suffix("'s").unwrap_or(word).to_owned()
}

fn is_joint(word: &str) -> bool {
    JOINTS.contains(&plain(word).as_str())
}

fn words(name: &str) -> Vec<&str> {
    name.split_whitespace().collect()
}

/// The name as a list has it.
fn listed(card: &CardDef) -> String {
    let parts = [
        card.location.as_deref(),
        Some(card.title.as_str()),
        card.subtitle.as_deref(),
    ];
    let parts: Vec<&str> = parts.into_iter().flatten().collect();
    parts.join(" ")
}

/// The kind of a card. Cards of different kinds have no title in common.
type Kind = (CardType, Option<MissionKind>);

fn kind(card: &CardDef) -> Kind {
    (card.card_type(), card.mission_kind())
}

struct Divider<'a> {
    /// Known cards by the name a list gives them.
    known: HashMap<String, &'a CardDef>,
    /// The species of the known cards with a title.
    titles: HashMap<(Kind, &'a str), Vec<&'a [Word]>>,
    /// The names that texts and `Commander:` keywords use for cards.
    named: HashSet<String>,
    /// Words that subtitles use.
    common: HashSet<String>,
    /// For every beginning of a name: the second word and the species of the cards that have it.
    beginnings: HashMap<(Kind, String), Vec<Follower>>,
}

struct Follower {
    name: String,
    word: String,
    species: Vec<Word>,
}

impl<'a> Divider<'a> {
    fn new(rows: &[Row], known: &'a [CardDef]) -> Divider<'a> {
        let mut divider = Divider {
            known: HashMap::new(),
            titles: HashMap::new(),
            named: HashSet::new(),
            common: JOINTS.iter().map(|word| (*word).to_owned()).collect(),
            beginnings: HashMap::new(),
        };
        for card in known {
            divider.learn(card, &listed(card));
            divider.known.entry(listed(card)).or_insert(card);
            let same = divider.titles.entry((kind(card), card.title.as_str()));
            same.or_default().push(card.species());
            divider.learn_words(card.subtitle.as_deref().unwrap_or(""));
        }
        for row in rows {
            divider.learn_text(&row.text);
            if let Ok(card) = &row.card {
                divider.learn(card, &row.name);
                divider.add_beginnings(card, &row.name);
            }
        }
        divider
    }

    fn learn_words(&mut self, text: &str) {
        let words = text.split([' ', '/']).map(plain);
        self.common.extend(words.filter(|word| !word.is_empty()));
    }

    /// Learns the words of a card, known or listed.
    fn learn(&mut self, card: &CardDef, name: &str) {
        match (&card.facts, card.mission_kind()) {
            (
                Facts::Personnel {
                    species, skills, ..
                },
                _,
            ) => {
                for species in species {
                    self.learn_words(species.as_str());
                }
                for (skill, _) in skills {
                    self.learn_words(skill.name());
                }
                if let (true, [_, .., last]) = (card.unique, &words(name)[..]) {
                    self.learn_words(last);
                }
            }
            (Facts::Ship { .. }, _) | (_, Some(MissionKind::Headquarters)) => {}
            _ => self.learn_words(name),
        }
        for keyword in &card.keywords {
            match keyword {
                Keyword::Plain(word) => self.learn_words(word.as_str()),
                Keyword::Commander(ship) => _ = self.named.insert(ship.to_string()),
                Keyword::Region(_) | Keyword::Interlink(_) => {}
            }
        }
    }

    fn learn_text(&mut self, text: &str) {
        for word in text.split_whitespace() {
            let word = word.trim_end_matches(['.', ',']);
            if !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b == b'-') {
                self.common.insert(plain(word));
            }
        }
        for part in text.split('{').skip(1) {
            if let Some((title, _)) = part.split_once('}') {
                self.named.insert(title.trim().to_owned());
            }
        }
    }

    fn add_beginnings(&mut self, card: &CardDef, name: &str) {
        let list = words(name);
        for n in 1..list.len() {
            let key = (kind(card), list[..n].join(" "));
            if card.unique {
                self.beginnings.entry(key).or_default().push(Follower {
                    name: name.to_owned(),
                    word: list[n].to_owned(),
                    species: card.species().to_vec(),
                });
            }
        }
    }

    /// Whether subtitles use this word, in either number.
    fn is_common(&self, word: &str) -> bool {
        let word = plain(word);
        let singular = word.strip_suffix('s').unwrap_or(&word);
        self.common.contains(&word)
            || self.common.contains(singular)
            || self.common.contains(&format!("{word}s"))
    }

    fn names(&self, card: &CardDef, name: &str) -> Names {
        if let Some(known) = self.known.get(name)
            && kind(known) == kind(card)
        {
            return Names::of(known);
        }
        let list = words(name);
        let title_ends = match kind(card) {
            (_, Some(MissionKind::Headquarters)) => self.headquarters(card, &list),
            (_, Some(_)) => return mission(&list),
            (CardType::Ship, _) if card.unique => self.ship(card, &list),
            (CardType::Personnel, _) if card.unique => self.personnel(card, &list),
            _ => None,
        };
        match title_ends {
            Some(n) if (1..list.len()).contains(&n) => Names {
                title: list[..n].join(" "),
                subtitle: Some(list[n..].join(" ")),
                location: None,
            },
            _ => Names::title(name),
        }
    }

    /// The longest beginning that is a known title. The whole name may be one.
    fn known_title(&self, card: &CardDef, list: &[&str]) -> Option<usize> {
        (1..=list.len()).rev().find(|n| {
            let title = list[..*n].join(" ");
            self.titles.contains_key(&(kind(card), title.as_str()))
        })
    }

    /// The other cards of the list whose names begin like this one.
    fn alike<'s>(&'s self, card: &CardDef, list: &[&str], n: usize) -> Vec<&'s Follower> {
        let name = list.join(" ");
        let key = (kind(card), list[..n].join(" "));
        let all = self.beginnings.get(&key).into_iter().flatten();
        all.filter(|other| other.name != name).collect()
    }

    /// The number of words this name shares with another one of the list, joints at the end left out.
    fn shared(&self, card: &CardDef, list: &[&str]) -> usize {
        let alike = |n: &usize| !self.alike(card, list, *n).is_empty();
        let mut n = (1..list.len()).rev().find(alike).unwrap_or(0);
        while n > 0 && is_joint(list[n - 1]) {
            n -= 1;
        }
        n
    }

    fn headquarters(&self, card: &CardDef, list: &[&str]) -> Option<usize> {
        if let Some(n) = self.known_title(card, list) {
            return Some(n);
        }
        let shared = self.shared(card, list);
        if shared > 0 {
            return Some(shared);
        }
        let place = (1..list.len()).find(|n| ends_place(list[n - 1]));
        // The noun before the first joint is the subtitle's.
        let joint = (2..list.len()).find(|n| is_joint(list[*n]) && !is_joint(list[0]));
        place.or(joint.map(|n| n - 1))
    }

    fn ship(&self, card: &CardDef, list: &[&str]) -> Option<usize> {
        if let Some(n) = self.known_title(card, list) {
            return Some(n);
        }
        let named = |n: &usize| self.named.contains(&list[..*n].join(" "));
        if let Some(n) = (1..=list.len()).rev().find(named) {
            return Some(n);
        }
        let shared = self.shared(card, list);
        // `U.S.S.` and `I.K.S.` are shared by many.
        (shared > 0 && !list[shared - 1].ends_with('.')).then_some(shared)
    }

    fn personnel(&self, card: &CardDef, list: &[&str]) -> Option<usize> {
        let infiltrator = card
            .keywords
            .iter()
            .any(|k| k.word() == Word::new("Infiltrator"));
        if let Some(n) = list.iter().skip(1).position(|word| *word == "Founder")
            && infiltrator
        {
            return Some(n + 2);
        }
        for n in (1..list.len()).rev() {
            let title = list[..n].join(" ");
            if self.named.contains(&title) {
                return Some(n);
            }
            if let Some(others) = self.titles.get(&(kind(card), title.as_str())) {
                let same_species = others.iter().any(|other| *other == card.species());
                if n > 1 || self.is_common(list[1]) || (same_species && !is_human(card.species())) {
                    return Some(n);
                }
            }
        }
        if let Some(n) = list.iter().position(|word| word.starts_with(['"', '“'])) {
            return Some(n);
        }
        let mut n = self.shared(card, list);
        while n > 2 && self.is_common(list[n - 1]) && !is_joint(list[n - 2]) {
            n -= 1;
        }
        match n {
            0 => None,
            1 => self.shares_one_word(card, list).then_some(1),
            n => Some(n),
        }
    }

    fn shares_one_word(&self, card: &CardDef, list: &[&str]) -> bool {
        let mut others = self.alike(card, list, 1);
        others.retain(|other| other.species == card.species());
        let own = self.is_common(list[1]);
        let other = others.iter().any(|other| self.is_common(&other.word));
        match is_human(card.species()) {
            true => own && other,
            false => !others.is_empty() && (own || other),
        }
    }
}

/// Humans have first names, and share them.
fn is_human(species: &[Word]) -> bool {
    species == [Word::new("Human")]
}

fn ends_place(word: &str) -> bool {
    let roman = !word.is_empty() && word.bytes().all(|b| b"IVX".contains(&b));
    roman || word == "System" || word == "Prime"
}

/// Where the name begins with a location, at least two words of title must be left.
fn mission(list: &[&str]) -> Names {
    let place = (2..list.len().saturating_sub(1)).find(|n| ends_place(list[n - 1]));
    match place {
        Some(n) => Names {
            title: list[n..].join(" "),
            subtitle: None,
            location: Some(list[..n].join(" ")),
        },
        None => Names::title(&list.join(" ")),
    }
}
