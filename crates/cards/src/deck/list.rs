//! A list of cards in three parts, and the same once it is known to be legal.

use crate::catalogue::CardIx;
use crate::lexicon::CardType;
use locale::{Message, message};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// The cards a player brings to the game, as ids, one for each copy. Nothing about it needs to be right.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DeckList {
    /// The name of the deck.
    #[serde(default)]
    pub name: String,
    /// Notes about the deck.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub notes: String,
    /// The missions.
    pub missions: Vec<String>,
    /// The dilemma pile.
    pub dilemmas: Vec<String>,
    /// The deck that is drawn from.
    pub deck: Vec<String>,
}

/// The three parts a player's cards fall into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The missions, which are laid out at the start.
    Missions,
    /// The dilemma pile.
    Dilemmas,
    /// The deck that is drawn from.
    Deck,
}

impl Part {
    /// All parts, in the order of lists.
    pub const ALL: [Part; 3] = [Part::Missions, Part::Dilemmas, Part::Deck];

    /// The part that cards of a type belong in.
    pub fn of(card_type: CardType) -> Part {
        match card_type {
            CardType::Mission => Part::Missions,
            CardType::Dilemma => Part::Dilemmas,
            // 2E-CARD-01, 2E-CARD-02
            CardType::Personnel
            | CardType::Ship
            | CardType::Equipment
            | CardType::Event
            | CardType::Interrupt => Part::Deck,
            // Not of this edition; `Side::of` knows more about them.
            CardType::Incident
            | CardType::Objective
            | CardType::Artifact
            | CardType::Facility
            | CardType::Doorway
            | CardType::Tactic
            | CardType::Site
            | CardType::TimeLocation
            | CardType::Tribble
            | CardType::Trouble => Part::Deck,
        }
    }

    /// Its name: `missions`, `dilemma pile`, `deck`.
    pub fn message(self) -> Message {
        match self {
            Part::Missions => message!("part-missions"),
            Part::Dilemmas => message!("part-dilemmas"),
            Part::Deck => message!("part-deck"),
        }
    }
}

impl DeckList {
    /// The cards of a part.
    pub fn part(&self, part: Part) -> &[String] {
        match part {
            Part::Missions => &self.missions,
            Part::Dilemmas => &self.dilemmas,
            Part::Deck => &self.deck,
        }
    }

    /// The cards of a part, to be changed.
    pub fn part_mut(&mut self, part: Part) -> &mut Vec<String> {
        match part {
            Part::Missions => &mut self.missions,
            Part::Dilemmas => &mut self.dilemmas,
            Part::Deck => &mut self.deck,
        }
    }

    /// The cards of a part with their numbers, in the order of the list. Copies that are not side by side are
    /// counted apart.
    ///
    /// ```
    /// use cards::deck::{DeckList, Part};
    /// let mut list = DeckList { deck: ["1C3", "1C4", "1C3"].map(String::from).to_vec(), ..DeckList::default() };
    /// assert_eq!(list.copies(Part::Deck).len(), 3);
    /// list.tidy();
    /// assert_eq!(list.copies(Part::Deck), [(2, "1C3"), (1, "1C4")]);
    /// ```
    pub fn copies(&self, part: Part) -> Vec<(usize, &str)> {
        let runs = self.part(part).chunk_by(|a, b| a == b);
        runs.map(|run| (run.len(), run[0].as_str())).collect()
    }

    /// Puts copies together, and name and notes into a form that every file can hold: one line, and lines without
    /// spaces at their ends.
    pub fn tidy(&mut self) {
        for part in Part::ALL {
            let cards = self.part_mut(part);
            let mut first: HashMap<String, usize> = HashMap::new();
            for (at, id) in cards.iter().enumerate() {
                first.entry(id.clone()).or_insert(at);
            }
            cards.sort_by_key(|id| first[id]);
        }
        self.name = one_line(&self.name);
        let printable = |c: char| !c.is_control();
        let lines = self.notes.lines().map(|line| {
            let line = line.replace('\t', " ").replace(|c| !printable(c), "");
            line.trim_end().to_owned()
        });
        let lines: Vec<String> = lines.collect();
        let first = lines.iter().position(|line| !line.is_empty());
        let last = lines.iter().rposition(|line| !line.is_empty());
        self.notes = match (first, last) {
            (Some(first), Some(last)) => lines[first..=last].join("\n"),
            _ => String::new(),
        };
    }
}

fn one_line(text: &str) -> String {
    let text = text.replace(char::is_control, " ");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A deck that obeys the rules, as places in the catalogue it was checked against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalDeck {
    pub(super) name: String,
    pub(super) missions: Vec<CardIx>,
    pub(super) dilemmas: Vec<CardIx>,
    pub(super) deck: Vec<CardIx>,
}

impl LegalDeck {
    /// The name of the deck.
    pub fn name(&self) -> &str {
        &self.name
    }
    /// The missions.
    pub fn missions(&self) -> &[CardIx] {
        &self.missions
    }
    /// The dilemma pile.
    pub fn dilemmas(&self) -> &[CardIx] {
        &self.dilemmas
    }
    /// The deck that is drawn from.
    pub fn deck(&self) -> &[CardIx] {
        &self.deck
    }
}
