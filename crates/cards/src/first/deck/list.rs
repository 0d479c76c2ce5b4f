//! A list of cards in zones, and the same once it is known to be legal.

use crate::catalogue::CardIx;
use crate::first::lexicon::SideDeck;
use locale::{Message, message};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};

/// The zones that a player's cards fall into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeckZone {
    /// The six missions.
    Missions,
    /// The seed deck: dilemmas, facilities, artifacts, doorways and what else seeds.
    Seed,
    /// The draw deck.
    Draw,
    /// Sites that are seeded on a Nor; they are no seed cards (1E-SITE-04).
    Sites,
    /// Q's Tent side deck.
    Tent,
    /// Referee cards beside the tent.
    Referee,
    /// Dyson Sphere side deck.
    DysonSphere,
    /// Q-Continuum side deck.
    QContinuum,
    /// Battle Bridge side deck.
    BattleBridge,
    /// Tribble side deck.
    Tribbles,
}

impl DeckZone {
    /// All zones, in the order of lists.
    pub const ALL: [DeckZone; 10] = [
        DeckZone::Missions,
        DeckZone::Seed,
        DeckZone::Draw,
        DeckZone::Sites,
        DeckZone::Tent,
        DeckZone::Referee,
        DeckZone::DysonSphere,
        DeckZone::QContinuum,
        DeckZone::BattleBridge,
        DeckZone::Tribbles,
    ];

    /// The side deck that a zone is.
    pub fn side(self) -> Option<SideDeck> {
        match self {
            DeckZone::Missions | DeckZone::Seed | DeckZone::Draw | DeckZone::Sites => None,
            DeckZone::Tent => Some(SideDeck::Tent),
            DeckZone::Referee => Some(SideDeck::Referee),
            DeckZone::DysonSphere => Some(SideDeck::DysonSphere),
            DeckZone::QContinuum => Some(SideDeck::QContinuum),
            DeckZone::BattleBridge => Some(SideDeck::BattleBridge),
            DeckZone::Tribbles => Some(SideDeck::Tribble),
        }
    }

    /// The heading of files that other tools read; the draw deck has none.
    pub fn heading(self) -> &'static str {
        match self {
            DeckZone::Missions => "Missions",
            DeckZone::Seed => "Seed+Dil",
            DeckZone::Draw => "Deck",
            DeckZone::Sites => "Sites",
            side => side.side().map_or("", |side| side.code()),
        }
    }

    /// The heading of lists for people.
    pub fn title(self) -> &'static str {
        match self {
            DeckZone::Missions => "Missions",
            DeckZone::Seed => "Seed Deck",
            DeckZone::Draw => "Draw Deck",
            DeckZone::Sites => "Sites",
            // Some doorways have the name of their side deck: a heading must not be a card.
            DeckZone::Tent => "Q's Tent Side Deck",
            DeckZone::Referee => "Referee Side Deck",
            DeckZone::DysonSphere => "Dyson Sphere Side Deck",
            DeckZone::QContinuum => "Q-Continuum Side Deck",
            DeckZone::BattleBridge => "Battle Bridge Side Deck",
            DeckZone::Tribbles => "Tribble Side Deck",
        }
    }

    /// The zone that a heading names, however it is written.
    ///
    /// ```
    /// use cards::first::deck::DeckZone;
    /// assert_eq!(DeckZone::find("seed dil"), Some(DeckZone::Seed));
    /// assert_eq!(DeckZone::find("Q's Tent"), Some(DeckZone::Tent));
    /// assert_eq!(DeckZone::find("aside"), None);
    /// ```
    pub fn find(heading: &str) -> Option<DeckZone> {
        let plain = |text: &str| -> String {
            let letters = text.chars().filter(|c| c.is_alphanumeric());
            letters.flat_map(char::to_lowercase).collect()
        };
        let wanted = plain(heading);
        let known = DeckZone::ALL.into_iter().find(|zone| {
            let side = zone.side().map_or("", |side| side.name());
            let names = [zone.heading(), zone.title(), side];
            !wanted.is_empty() && names.iter().any(|name| plain(name) == wanted)
        });
        known.or(match wanted.as_str() {
            "mission" => Some(DeckZone::Missions),
            "seed" | "seeds" | "dilemmas" => Some(DeckZone::Seed),
            "draw" | "maindeck" => Some(DeckZone::Draw),
            _ => None,
        })
    }

    /// Its name: `missions`, `seed deck`.
    pub fn message(self) -> Message {
        match self {
            DeckZone::Missions => message!("part-missions"),
            DeckZone::Seed => message!("part-seed"),
            DeckZone::Draw => message!("part-draw"),
            DeckZone::Sites => message!("part-sites"),
            DeckZone::Tent => message!("part-tent"),
            DeckZone::Referee => message!("part-referee"),
            DeckZone::DysonSphere => message!("part-dyson"),
            DeckZone::QContinuum => message!("part-continuum"),
            DeckZone::BattleBridge => message!("part-bridge"),
            DeckZone::Tribbles => message!("part-tribbles"),
        }
    }
}

/// The cards a player brings to a game of the First Edition, as ids, one for each copy. Nothing about it needs to be
/// right.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstList {
    /// The name of the deck.
    #[serde(default)]
    pub name: String,
    /// Notes about the deck.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub notes: String,
    /// The cards of each zone; zones without cards may be absent.
    #[serde(default)]
    pub zones: BTreeMap<DeckZone, Vec<String>>,
}

impl FirstList {
    /// The cards of a zone.
    pub fn zone(&self, zone: DeckZone) -> &[String] {
        self.zones.get(&zone).map_or(&[], Vec::as_slice)
    }

    /// The cards of a zone, to be changed.
    pub fn zone_mut(&mut self, zone: DeckZone) -> &mut Vec<String> {
        self.zones.entry(zone).or_default()
    }

    /// The cards of a zone with their numbers. Copies that are not side by side are counted apart.
    pub fn copies(&self, zone: DeckZone) -> Vec<(usize, &str)> {
        let runs = self.zone(zone).chunk_by(|a, b| a == b);
        runs.map(|run| (run.len(), run[0].as_str())).collect()
    }

    /// Puts copies together and leaves out zones without cards.
    pub fn tidy(&mut self) {
        self.zones.retain(|_, cards| !cards.is_empty());
        for cards in self.zones.values_mut() {
            let mut first: HashMap<String, usize> = HashMap::new();
            for (at, id) in cards.iter().enumerate() {
                first.entry(id.clone()).or_insert(at);
            }
            cards.sort_by_key(|id| first[id]);
        }
    }
}

/// A deck that obeys the rules, as places in the catalogue it was checked against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstDeck {
    pub(super) name: String,
    pub(super) zones: BTreeMap<DeckZone, Vec<CardIx>>,
}

impl FirstDeck {
    /// The name of the deck.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The cards of a zone.
    pub fn zone(&self, zone: DeckZone) -> &[CardIx] {
        self.zones.get(&zone).map_or(&[], Vec::as_slice)
    }
}
