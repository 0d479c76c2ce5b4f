//! A line of the list: what cards of every type have.

use super::seeding;
use super::words::{affiliation, bracketed};
use crate::catalogue::nearest;
use crate::first::check::rarity;
use crate::first::facts::{Arrow, Copies, FirstFacts, Nemesis};
use crate::first::id::FirstId;
use crate::first::lexicon::{
    Ban, CHARACTERISTICS, ICONS, NemesisColour, Property, REGIONS, RELEASES, Uniqueness,
};
use crate::first::number::Small;
use crate::language::PlayRule;
use crate::lexicon::{Affiliation, Icon, Rarity};
use crate::model::{CardDef, Facts, Keyword, Support};
use crate::table::{Finding, Found};
use crate::word::Word;
use locale::{Message, message};
use std::collections::HashMap;
use std::str::FromStr;

pub(super) struct Line<'a> {
    number: usize,
    cells: HashMap<&'a str, &'a str>,
    pub findings: Vec<Finding>,
}

impl<'a> Line<'a> {
    pub fn new(number: usize, cells: HashMap<&'a str, &'a str>) -> Line<'a> {
        Line {
            number,
            cells,
            findings: Vec::new(),
        }
    }

    pub fn cell(&self, column: &str) -> &'a str {
        self.cells.get(column).copied().unwrap_or_default()
    }

    /// The parts of a cell that are separated by semicolons.
    pub fn list(&self, column: &str) -> Vec<&'a str> {
        let parts = self.cell(column).split("; ");
        parts.filter(|part| !part.is_empty()).collect()
    }

    pub fn words(&self, column: &str) -> Vec<Word> {
        self.list(column).into_iter().map(Word::new).collect()
    }

    pub fn word(&self, column: &str) -> Option<Word> {
        let cell = self.cell(column);
        (!cell.is_empty()).then(|| Word::new(cell))
    }

    /// Something else was expected in this column.
    pub fn finding(&mut self, column: &str, expected: Message) {
        let found = Found::words(self.cell(column));
        self.found(column, found, expected, None);
    }

    pub fn found(
        &mut self,
        column: &str,
        found: Found,
        expected: Message,
        nearest: Option<String>,
    ) {
        self.findings.push(Finding {
            line: self.number,
            column: Some(column.to_owned()),
            found,
            expected,
            nearest,
        });
    }

    /// A word that is not in the list of words the column may have.
    pub fn unknown<'w>(&mut self, column: &str, word: &str, known: impl Iterator<Item = &'w str>) {
        let near = nearest(word, known);
        self.found(
            column,
            Found::words(word),
            message!("first-known-word"),
            near,
        );
    }

    /// The value of a cell, if it has one.
    pub fn value<T: FromStr>(&mut self, column: &str) -> Option<T> {
        match self.cell(column) {
            "" => None,
            cell => {
                let value = cell.parse().ok();
                if value.is_none() {
                    self.finding(column, message!("first-value"));
                }
                value
            }
        }
    }

    /// The value of a cell that must have one.
    pub fn needed<T: FromStr>(&mut self, column: &str, otherwise: T) -> T {
        if self.cell(column).is_empty() {
            self.finding(column, message!("first-value"));
        }
        self.value(column).unwrap_or(otherwise)
    }

    pub fn card(&mut self) -> CardDef {
        let id = self.cell("Id");
        match id.parse::<FirstId>() {
            Ok(known) if RELEASES[known.release].code == self.cell("Release") => {}
            Ok(_) => self.finding("Release", message!("first-release-of-id")),
            Err(error) => self.finding("Id", error.message()),
        }
        if self.cell("Name").is_empty() {
            self.finding("Name", message!("list-name"));
        }
        let uniqueness = self.uniqueness();
        let version = self.cell("Version");
        CardDef {
            id: id.to_owned(),
            title: Word::new(self.cell("Name")),
            subtitle: (!version.is_empty()).then(|| version.to_owned()),
            location: self
                .word("Location")
                .map(|w| w.to_string())
                .filter(|_| self.is_place()),
            set: self.cell("Release").to_owned(),
            rarity: self.rarity(),
            unique: uniqueness == Uniqueness::Unique,
            cost: 0,
            keywords: self.keywords(),
            facts: Facts::First(Box::new(self.facts(uniqueness))),
            play: PlayRule::default(),
            text: Vec::new(),
            support: self.support(),
        }
    }

    /// Sites have a place, too, but it is a fact of its own.
    fn is_place(&self) -> bool {
        self.cell("Type") != "Site"
    }

    fn rarity(&mut self) -> Rarity {
        rarity(self.cell("Rarity")).unwrap_or_else(|| {
            let codes = Rarity::ALL.iter().map(|r| r.code());
            self.unknown("Rarity", self.cell("Rarity"), codes);
            Rarity::Common
        })
    }

    fn uniqueness(&mut self) -> Uniqueness {
        let cell = self.cell("Uniqueness");
        let known = Uniqueness::ALL.iter().find(|u| u.name() == cell);
        known.copied().unwrap_or_else(|| {
            let names = Uniqueness::ALL.iter().map(|u| u.name());
            self.unknown("Uniqueness", cell, names);
            Uniqueness::Universal
        })
    }

    fn keywords(&mut self) -> Vec<Keyword> {
        let mut keywords = Vec::new();
        for word in self.list("Characteristics") {
            if !CHARACTERISTICS.contains(&word) {
                self.unknown("Characteristics", word, CHARACTERISTICS.iter().copied());
            }
            keywords.push(Keyword::Plain(Word::new(word)));
        }
        if let Some(region) = self.word("Region") {
            if !REGIONS.contains(&region.as_str()) {
                self.unknown("Region", region.as_str(), REGIONS.iter().copied());
            }
            keywords.push(Keyword::Region(region));
        }
        keywords
    }

    fn facts(&mut self, uniqueness: Uniqueness) -> FirstFacts {
        let is_mission = self.cell("Type").ends_with("Mission");
        let mut facts = FirstFacts {
            property: self.property(),
            also: self.words("Also"),
            ban: self.ban(),
            copies: match uniqueness {
                Uniqueness::Enigma => Copies::Enigma,
                Uniqueness::NotDuplicatable => Copies::NotDuplicatable,
                Uniqueness::Universal | Uniqueness::Unique => Copies::Usual,
            },
            back_of: self.cell("Id").strip_suffix('b').map(str::to_owned),
            icons: Vec::new(),
            countdown: None,
            infiltrates: Vec::new(),
            nemesis: Vec::new(),
            points: None,
            asks: self.words("Requires"),
            seeds: seeding::seeds(self.cell("Text"), self.cell("Restriction")),
            opens: seeding::opens(self.cell("Text")),
            stocked: seeding::stocked(self.cell("Text")),
            of: self.kind(),
        };
        if !is_mission {
            facts.points = self.value("Points");
        }
        if self.cell("Type").starts_with("Q ") {
            facts.icons.push(Icon::new("Q"));
        }
        for icon in self
            .cell("Icons")
            .split(' ')
            .filter(|icon| !icon.is_empty())
        {
            self.icon(icon, &mut facts);
        }
        facts
    }

    fn icon(&mut self, icon: &str, facts: &mut FirstFacts) {
        if let Some(nemesis) = nemesis(icon) {
            facts.nemesis.push(nemesis);
        } else if let Some(affiliation) = infiltration(icon) {
            facts.infiltrates.push(affiliation);
        } else if let Some(code) = bracketed(icon) {
            if let Ok(n) = code.parse::<Small>()
                && code.len() == 1
            {
                facts.countdown = Some(n);
            } else if ICONS.iter().any(|(known, _)| *known == code) {
                facts.icons.push(Icon::new(code));
            } else {
                self.unknown("Icons", code, ICONS.iter().map(|(code, _)| *code));
            }
        } else {
            self.unknown("Icons", icon, ICONS.iter().map(|(code, _)| *code));
        }
    }

    fn property(&mut self) -> Option<Property> {
        let cell = self.cell("Property");
        let known = Property::ALL.iter().copied().find(|p| p.code() == cell);
        if known.is_none() && !cell.is_empty() {
            self.unknown("Property", cell, Property::ALL.iter().map(|p| p.code()));
        }
        known
    }

    fn ban(&mut self) -> Ban {
        match self.cell("Ban") {
            "" => Ban::Nowhere,
            "modern" => Ban::Modern,
            "ban" => Ban::Everywhere,
            other => {
                self.unknown("Ban", other, ["modern", "ban"].into_iter());
                Ban::Nowhere
            }
        }
    }

    /// Everything that the pack does not hold in another form is text.
    fn support(&self) -> Support {
        let silent = ["", "-"].contains(&self.cell("OppText"))
            && self.cell("Text").is_empty()
            && self.cell("Restriction").is_empty()
            && super::kinds::is_plain_attempt(self.cell("Attempt"))
            && !self.cell("Points").contains(['X', '*']);
        match silent {
            true => Support::Full,
            false => Support::Blank,
        }
    }
}

fn infiltration(icon: &str) -> Option<Affiliation> {
    affiliation(icon.strip_prefix('<')?.strip_suffix('>')?)
}

fn nemesis(icon: &str) -> Option<Nemesis> {
    let (letter, points) = match (icon.strip_prefix('('), icon.strip_suffix(')')) {
        (Some(rest), _) => (rest.strip_suffix('>')?, Arrow::Right),
        (_, Some(rest)) => (rest.strip_prefix('<')?, Arrow::Left),
        _ => return None,
    };
    let mut colours = NemesisColour::ALL.iter().copied();
    let colour = colours.find(|colour| colour.code() == letter)?;
    Some(Nemesis { colour, points })
}
