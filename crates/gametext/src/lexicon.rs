//! Word lists: the game's closed lists, and the open ones that grow with the cards: titles, keywords,
//! species, classes. In a grammar they are the categories in capitals.

use crate::term::{Sym, Term};
use crate::tokens::{self, Token};
use cards::lexicon::CardType;
use cards::lexicon::{Affiliation, Skill, Stat};
use cards::{CardDef, Facts, Keyword};
use std::collections::{BTreeSet, HashMap};

/// A word that a list found: the token after it, the value, and arguments such as the number.
pub type Found = (usize, Term, Args);

/// Arguments of a word, such as its number.
type Args = Vec<(Sym, Term)>;
/// A word of a list: its tokens, its value, its arguments.
type Entry = (Vec<Sym>, Term, Args);

/// Words of several tokens, by their first one.
#[derive(Debug, Default, Clone)]
struct Phrases {
    by_first: HashMap<Sym, Vec<Entry>>,
    by_value: HashMap<(Term, Args), Vec<Sym>>,
    values: HashMap<Term, Vec<Args>>,
}

impl Phrases {
    fn add(&mut self, text: &str, value: Term, args: &[(&str, &str)]) {
        let words: Vec<Sym> = tokens::tokens(text).iter().map(|t| t.word).collect();
        let args: Vec<(Sym, Term)> = args
            .iter()
            .map(|(k, v)| (Sym::new(k), Term::word(v)))
            .collect();
        let Some(first) = words.first() else { return };
        let list = self.by_first.entry(*first).or_default();
        if list
            .iter()
            .any(|(w, v, a)| *w == words && *v == value && *a == args)
        {
            return;
        }
        list.push((words.clone(), value.clone(), args.clone()));
        self.values
            .entry(value.clone())
            .or_default()
            .push(args.clone());
        self.by_value.entry((value, args)).or_insert(words);
    }

    fn find(&self, tokens: &[Token], at: usize, out: &mut Vec<Found>) {
        let Some(token) = tokens.get(at) else { return };
        for first in [Some(token.word), token.small].into_iter().flatten() {
            for (words, value, args) in self.by_first.get(&first).into_iter().flatten() {
                let fits = words.len() <= tokens.len() - at
                    && words[1..]
                        .iter()
                        .zip(&tokens[at + 1..])
                        .all(|(w, t)| *w == t.word);
                if fits {
                    out.push((at + words.len(), value.clone(), args.clone()));
                }
            }
        }
    }

    fn write(&self, value: &Term, known: &[(Sym, Term)]) -> Option<(Vec<Sym>, Args)> {
        let args = self.values.get(value)?.iter().find(|args| {
            known
                .iter()
                .all(|(k, v)| args.iter().all(|(key, value)| key != k || value == v))
        })?;
        let words = self.by_value.get(&(value.clone(), args.clone()))?;
        Some((words.clone(), args.clone()))
    }
}

/// All words the compiler knows. Made from the cards in question, so that a new set brings its own.
#[derive(Debug, Default, Clone)]
pub struct Lexicon {
    lists: HashMap<Sym, Phrases>,
    /// The kind of card that has the keyword, or the title.
    keywords: HashMap<Sym, &'static str>,
    titles: HashMap<Sym, &'static str>,
}

const NUMBERS: [&str; 13] = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve",
];
const ORDINALS: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];

impl Lexicon {
    /// The words of these cards and of the game itself.
    pub fn new<'a>(cards: impl IntoIterator<Item = &'a CardDef>) -> Lexicon {
        let mut lexicon = Lexicon::default();
        lexicon.closed();
        let mut keywords: HashMap<&str, BTreeSet<CardType>> = HashMap::new();
        for card in cards {
            lexicon
                .titles
                .insert(Sym::new(card.title.as_str()), crate::this(card).kind);
            lexicon.add(
                "TITLE",
                card.title.as_str(),
                Term::word(card.title.as_str()),
                &[],
            );
            for keyword in &card.keywords {
                match keyword {
                    Keyword::Plain(word) => {
                        keywords
                            .entry(word.as_str())
                            .or_default()
                            .insert(card.card_type());
                    }
                    Keyword::Region(region) => {
                        let text = format!("Region: {region}");
                        lexicon.add("REGION", &text, Term::word(region.as_str()), &[]);
                    }
                    Keyword::Commander(_) => {
                        keywords
                            .entry("Commander")
                            .or_default()
                            .insert(CardType::Personnel);
                    }
                    Keyword::Interlink(_) => {}
                }
            }
            for species in card.species() {
                lexicon.noun("SPECIES", species.as_str(), &[]);
            }
            if let Facts::Ship { class, .. } = &card.facts {
                let name = class
                    .as_str()
                    .trim_end_matches(" Class")
                    .trim_end_matches("-class");
                lexicon.add("CLASS", name, Term::word(class.as_str()), &[]);
            }
        }
        for (word, types) in keywords {
            let person = types.contains(&CardType::Personnel);
            let of = match (person, types.contains(&CardType::Ship)) {
                (true, _) => "person",
                (_, true) => "ship",
                _ => "card",
            };
            let kind = match of {
                "card" if types.len() == 1 && types.contains(&CardType::Equipment) => "equipment",
                of => of,
            };
            lexicon.keywords.insert(Sym::new(word), kind);
            lexicon.noun("KEYWORD", word, &[("of", of)]);
        }
        lexicon
    }

    fn add(&mut self, list: &str, text: &str, value: Term, args: &[(&str, &str)]) {
        self.lists
            .entry(Sym::new(list))
            .or_default()
            .add(text, value, args);
    }

    /// A noun in singular and plural.
    fn noun(&mut self, list: &str, text: &str, args: &[(&str, &str)]) {
        let value = Term::word(text);
        let mut with = args.to_vec();
        with.push(("num", "sg"));
        self.add(list, text, value.clone(), &with);
        with.pop();
        with.push(("num", "pl"));
        self.add(list, &plural(text), value, &with);
    }

    /// The kind of card that has this keyword.
    pub(crate) fn keyword_kind(&self, word: Sym) -> Option<&'static str> {
        self.keywords.get(&word).copied()
    }

    /// The kind of card that has this title.
    pub(crate) fn title_kind(&self, title: Sym) -> Option<&'static str> {
        self.titles.get(&title).copied()
    }

    fn closed(&mut self) {
        // Species that texts mention though no card of the first sets has them.
        for species in ["Android", "Hologram"] {
            self.noun("SPECIES", species, &[]);
        }
        // A keyword of later cards that a text of these sets names.
        self.noun("KEYWORD", "Consume", &[("of", "card")]);
        for skill in Skill::SECOND {
            self.add("SKILL", skill.name(), Term::word(skill.name()), &[]);
        }
        for a in Affiliation::SECOND {
            let value = Term::word(&format!("{a:?}"));
            self.add("AFF", &format!("[{}]", a.code()), value, &[]);
        }
        for icon in [
            "Cmd", "Stf", "AU", "DS9", "E", "Maq", "TN", "TNG", "Pa", "Fut", "TOS", "Voy",
        ] {
            self.add("ICON", &format!("[{icon}]"), Term::word(icon), &[]);
        }
        for (code, name) in [("AQ", "Alpha"), ("GQ", "Gamma"), ("DQ", "Delta")] {
            self.add("QUADRANT", &format!("[{code}]"), Term::word(name), &[]);
        }
        for stat in [Stat::Integrity, Stat::Cunning, Stat::Strength] {
            self.add(
                "STAT",
                stat.name(),
                Term::word(stat.name()),
                &[("of", "person")],
            );
        }
        for stat in [Stat::Range, Stat::Weapons, Stat::Shields] {
            self.add(
                "STAT",
                stat.name(),
                Term::word(stat.name()),
                &[("of", "ship")],
            );
        }
        for (n, word) in NUMBERS.iter().enumerate() {
            self.add("NUMBER", word, Term::Int(n as i32), &[]);
        }
        for (n, word) in ORDINALS.iter().enumerate() {
            self.add("ORDINAL", word, Term::Int(n as i32 + 1), &[]);
        }
    }

    /// Finds the words of a list that begin at a token.
    pub(crate) fn read(&self, list: Sym, tokens: &[Token], at: usize) -> Vec<Found> {
        let mut out = Vec::new();
        let Some(token) = tokens.get(at) else {
            return out;
        };
        let text = token.word.as_str();
        match list.as_str() {
            "INT" => {
                if let Ok(n) = text.parse::<u16>()
                    && text.starts_with(|c: char| c.is_ascii_digit())
                {
                    out.push((at + 1, Term::Int(i32::from(n)), vec![]));
                }
            }
            "SIGNED" => {
                if text.starts_with(['+', '-'])
                    && text.len() > 1
                    && let Ok(n) = text.parse::<i16>()
                {
                    out.push((at + 1, Term::Int(i32::from(n)), vec![]));
                }
            }
            // Singular "a" or "an" by the word that follows is English's business, see `article`.
            "AN" => {
                let small = token.small.unwrap_or(token.word);
                if matches!(small.as_str(), "a" | "an") {
                    out.push((at + 1, Term::word("_"), vec![]));
                }
            }
            "TITLE" => {
                // Braces mark a title in some texts; they are dropped before reading.
                if let Some(phrases) = self.lists.get(&list) {
                    phrases.find(tokens, at, &mut out);
                    let longest = out.iter().map(|f| f.0).max();
                    out.retain(|f| Some(f.0) == longest);
                }
            }
            _ => {
                if let Some(phrases) = self.lists.get(&list) {
                    phrases.find(tokens, at, &mut out);
                }
            }
        }
        out
    }

    /// Writes a value with the arguments that are known.
    pub(crate) fn write(
        &self,
        list: Sym,
        value: &Term,
        known: &[(Sym, Term)],
    ) -> Option<(Vec<Sym>, Args)> {
        match (list.as_str(), value) {
            ("INT", Term::Int(n)) if *n >= 0 => Some((vec![Sym::new(&n.to_string())], vec![])),
            ("SIGNED", Term::Int(n)) => Some((vec![Sym::new(&format!("{n:+}"))], vec![])),
            ("AN", _) => Some((vec![Sym::new("a(n)")], vec![])),
            _ => self.lists.get(&list)?.write(value, known),
        }
    }
}

/// The name of a word list in messages.
pub fn list_name(list: &str) -> &'static str {
    match list {
        "SKILL" => "a skill",
        "AFF" => "an affiliation icon",
        "ICON" => "an icon",
        "QUADRANT" => "a quadrant",
        "KEYWORD" => "a keyword",
        "SPECIES" => "a species",
        "CLASS" => "a ship class",
        "TITLE" => "a card title",
        "REGION" => "a region",
        "STAT" => "an attribute",
        "NUMBER" => "a number in words",
        "INT" => "a number",
        "SIGNED" => "+ or - and a number",
        "ORDINAL" => "second, third …",
        _ => "a or an",
    }
}

/// English plurals of the nouns the game uses.
pub fn plural(word: &str) -> String {
    const SAME: [&str; 14] = [
        "Bajoran Resistance",
        "Borg",
        "Breen",
        "Ferengi",
        "Genetically Enhanced",
        "Hirogen",
        "Iconian Gateway Makers",
        "Jem'Hadar",
        "Kazon",
        "Q",
        "Suliban",
        "Tosk",
        "Vorta",
        "Xindi",
    ];
    if SAME.contains(&word) {
        return word.to_owned();
    }
    match word.chars().last() {
        Some('f') => format!("{}ves", &word[..word.len() - 1]),
        Some('y') if !word.ends_with("ey") => format!("{}ies", &word[..word.len() - 1]),
        Some('s' | 'x') => format!("{word}es"),
        _ if word.ends_with("ch") || word.ends_with("sh") => format!("{word}es"),
        _ => format!("{word}s"),
    }
}

/// Puts "a" or "an" for each undecided article.
pub fn articles(words: &mut [Sym]) {
    for i in 0..words.len() {
        if words[i].as_str() == "a(n)" {
            let next = words[i + 1..]
                .iter()
                .find(|w| !matches!(w.as_str(), "(" | "\"" | "{"));
            let vowel = next.is_some_and(|w| takes_an(w.as_str()));
            words[i] = Sym::new(if vowel { "an" } else { "a" });
        }
    }
}

fn takes_an(word: &str) -> bool {
    match word {
        // Icons are spoken: a Non-Aligned, an Earth, a Federation.
        "[E]" | "[AU]" => true,
        w if w.starts_with('[') => false,
        w if w.starts_with("Hono") => true,
        w if w.to_ascii_lowercase().starts_with("uni") => false,
        w => w.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']),
    }
}
