//! Decks: a [`DeckList`] is anything, a [`LegalDeck`] has passed the validator.

use crate::catalogue::{CardIx, Catalogue};
use crate::language::{Active, Effect, Filter, Kind, Modifier, Timing};
use crate::lexicon::{Affiliation, CardType, MissionKind};
use crate::mentions::fits;
use crate::model::CardDef;
use locale::{Message, message};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// The fewest cards of each part (2E-DECK-01 to 2E-DECK-04). There is no upper limit (2E-GAP-57).
pub const MISSIONS: usize = 5;
pub const LEAST_DILEMMAS: usize = 20;
pub const LEAST_DECK: usize = 35;
pub const LEAST_CARDS: usize = 60;
/// 2E-DECK-05.
pub const MOST_COPIES: usize = 3;

/// What a player brings to the game, as card ids. Nothing about it needs to be right.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckList {
    #[serde(default)]
    pub name: String,
    pub missions: Vec<String>,
    pub dilemmas: Vec<String>,
    pub deck: Vec<String>,
}

/// The printed rulebook decks are judged by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rulebook {
    /// December 2002, with the premiere set.
    R2002,
    /// August 2003, with Call to Arms.
    #[default]
    R2003,
}

impl Rulebook {
    /// The affiliations the rulebook lists (2E-AFF-02). A deck may use the wider list in either rule
    /// set: which affiliations there are follows from the cards.
    pub fn affiliations(self) -> &'static [Affiliation] {
        use Affiliation::*;
        match self {
            Rulebook::R2002 => &[
                Bajoran, Cardassian, Federation, Klingon, Romulan, NonAligned,
            ],
            Rulebook::R2003 => &[
                Bajoran, Borg, Cardassian, Dominion, Federation, Ferengi, Klingon, Romulan,
                NonAligned,
            ],
        }
    }
}

/// When two missions are the same (2E-GAP-36).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SameMission {
    #[default]
    ByTitle,
    ByTitleAndSubtitle,
}

/// Decisions that deck building leaves open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DeckRules {
    pub rulebook: Rulebook,
    pub same_mission: SameMission,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Severity {
    /// Legal, but hardly meant.
    Warning,
    /// The list is no legal deck.
    Fault,
}

/// Something the validator has to say about a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// The rule it follows from, such as `2E-DECK-05`.
    pub rule: &'static str,
    pub severity: Severity,
    pub message: Message,
    /// Ids of the cards concerned, each once.
    pub cards: Vec<String>,
}

impl Finding {
    /// The finding with its weight and its rule.
    pub fn message(&self) -> Message {
        let what = self.message.clone();
        match self.severity {
            Severity::Warning => message!("deck-warning", what = what, rule = self.rule),
            Severity::Fault => message!("deck-fault", what = what, rule = self.rule),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message())
    }
}

/// A deck that obeys the rules, as places in the catalogue it was checked against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalDeck {
    name: String,
    missions: Vec<CardIx>,
    dilemmas: Vec<CardIx>,
    deck: Vec<CardIx>,
}

impl LegalDeck {
    pub fn name(&self) -> &str {
        &self.name
    }
    pub fn missions(&self) -> &[CardIx] {
        &self.missions
    }
    pub fn dilemmas(&self) -> &[CardIx] {
        &self.dilemmas
    }
    pub fn deck(&self) -> &[CardIx] {
        &self.deck
    }
}

impl DeckList {
    /// Checks the list. A legal deck comes with the warnings there are; otherwise all findings, faults
    /// and warnings, are the error.
    pub fn validate(
        &self,
        catalogue: &Catalogue,
        rules: &DeckRules,
    ) -> Result<(LegalDeck, Vec<Finding>), Vec<Finding>> {
        let mut check = Check {
            catalogue,
            findings: Vec::new(),
        };
        let missions = check.part(&self.missions, Part::Missions);
        let dilemmas = check.part(&self.dilemmas, Part::Dilemmas);
        let deck = check.part(&self.deck, Part::Deck);
        check.sizes(missions.len(), dilemmas.len(), deck.len());
        check.different_missions(&missions, rules.same_mission);
        check.copies(&[&missions[..], &dilemmas, &deck].concat());
        check.exclusions(&missions);
        check.headquarters(&missions, &deck);
        let findings = check.findings;
        if findings.iter().any(|f| f.severity == Severity::Fault) {
            return Err(findings);
        }
        let legal = LegalDeck {
            name: self.name.clone(),
            missions,
            dilemmas,
            deck,
        };
        Ok((legal, findings))
    }
}

/// The three parts a player's cards fall into.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    Missions,
    Dilemmas,
    Deck,
}

impl Part {
    fn holds(self, card_type: CardType) -> bool {
        match card_type {
            CardType::Mission => self == Part::Missions,
            CardType::Dilemma => self == Part::Dilemmas,
            // 2E-CARD-01, 2E-CARD-02
            CardType::Personnel
            | CardType::Ship
            | CardType::Equipment
            | CardType::Event
            | CardType::Interrupt => self == Part::Deck,
        }
    }

    /// The rule that says what the part may hold, and that a card does not belong there.
    fn rule(self, card: &CardDef) -> (&'static str, Message) {
        let (card, of_type) = (card.full_name(), type_name(card.card_type()));
        match self {
            Part::Missions => (
                "2E-CARD-17",
                message!("deck-no-mission", card = card, kind = of_type),
            ),
            Part::Dilemmas => (
                "2E-CARD-23",
                message!("deck-no-dilemma", card = card, kind = of_type),
            ),
            Part::Deck => (
                "2E-CARD-01",
                message!("deck-no-deck-card", card = card, kind = of_type),
            ),
        }
    }
}

struct Check<'a> {
    catalogue: &'a Catalogue,
    findings: Vec<Finding>,
}

impl<'a> Check<'a> {
    fn card(&self, at: CardIx) -> &'a CardDef {
        self.catalogue.card(at)
    }

    fn find(&mut self, severity: Severity, rule: &'static str, message: Message, cards: &[CardIx]) {
        let mut ids: Vec<String> = Vec::new();
        for at in cards {
            let id = &self.card(*at).id;
            if !ids.contains(id) {
                ids.push(id.clone());
            }
        }
        self.findings.push(Finding {
            rule,
            severity,
            message,
            cards: ids,
        });
    }

    fn fault(&mut self, rule: &'static str, message: Message, cards: &[CardIx]) {
        self.find(Severity::Fault, rule, message, cards);
    }

    /// The cards of one part that may be in it; the others are faults and do not count towards its size.
    fn part(&mut self, ids: &[String], part: Part) -> Vec<CardIx> {
        let mut good = Vec::new();
        for id in ids {
            let Some(at) = self.catalogue.index_of(id) else {
                self.findings.push(Finding {
                    // The code identifies the card.
                    rule: "2E-CARD-29",
                    severity: Severity::Fault,
                    message: message!("deck-no-card", id = id),
                    cards: vec![id.clone()],
                });
                continue;
            };
            let card = self.card(at);
            if part.holds(card.card_type()) {
                good.push(at);
            } else {
                let (rule, message) = part.rule(card);
                self.fault(rule, message, &[at]);
            }
        }
        good
    }

    fn sizes(&mut self, missions: usize, dilemmas: usize, deck: usize) {
        if missions != MISSIONS {
            let message = message!("deck-missions", n = missions, exactly = MISSIONS);
            self.fault("2E-CARD-17", message, &[]);
        }
        let total = missions + dilemmas + deck;
        if dilemmas < LEAST_DILEMMAS {
            let message = message!("deck-dilemmas", n = dilemmas, least = LEAST_DILEMMAS);
            self.fault("2E-DECK-03", message, &[]);
        }
        if deck < LEAST_DECK {
            let message = message!("deck-cards", n = deck, least = LEAST_DECK);
            self.fault("2E-DECK-04", message, &[]);
        }
        if total < LEAST_CARDS {
            let message = message!("deck-cards-in-all", n = total, least = LEAST_CARDS);
            self.fault("2E-DECK-01", message, &[]);
        }
    }

    fn different_missions(&mut self, missions: &[CardIx], same: SameMission) {
        let mut names: BTreeMap<String, Vec<CardIx>> = BTreeMap::new();
        for &at in missions {
            let card = self.card(at);
            let name = match same {
                SameMission::ByTitle => card.title.to_string(),
                SameMission::ByTitleAndSubtitle => card.full_name(),
            };
            names.entry(name).or_default().push(at);
        }
        for (name, copies) in names.into_iter().filter(|(_, copies)| copies.len() > 1) {
            let n = copies.len();
            let subtitles_differ = copies
                .iter()
                .any(|at| self.card(*at).full_name() != self.card(copies[0]).full_name());
            let rule = match subtitles_differ {
                true => "2E-GAP-36",
                false => "2E-DECK-02",
            };
            let message = message!("deck-same-missions", n = n, name = name);
            self.fault(rule, message, &copies);
        }
    }

    fn copies(&mut self, cards: &[CardIx]) {
        let mut titles: BTreeMap<&str, Vec<CardIx>> = BTreeMap::new();
        for &at in cards {
            titles
                .entry(self.card(at).title.as_str())
                .or_default()
                .push(at);
        }
        for (title, copies) in titles.into_iter().filter(|(_, c)| c.len() > MOST_COPIES) {
            let n = copies.len();
            let message = message!("deck-copies", n = n, title = title, most = MOST_COPIES);
            self.fault("2E-DECK-05", message, &copies);
        }
    }

    /// 2E-GAP-69.
    fn exclusions(&mut self, missions: &[CardIx]) {
        for (i, &at) in missions.iter().enumerate() {
            for filter in forbidden_missions(self.card(at)) {
                for (j, &other) in missions.iter().enumerate() {
                    if i != j && fits(filter, self.card(other)) == Some(true) {
                        let (a, b) = (self.card(at).full_name(), self.card(other).full_name());
                        let message = message!("deck-forbids", card = a, other = b);
                        self.fault("2E-GAP-69", message, &[at, other]);
                    }
                }
            }
        }
    }

    fn headquarters(&mut self, missions: &[CardIx], deck: &[CardIx]) {
        let headquarters: Vec<&CardDef> = missions
            .iter()
            .map(|at| self.card(*at))
            .filter(|card| card.mission_kind() == Some(MissionKind::Headquarters))
            .collect();
        if headquarters.is_empty() {
            let message = message!("deck-no-headquarters");
            self.find(Severity::Warning, "2E-GAP-32", message, &[]);
            return;
        }
        for (rule, card_type) in [
            ("2E-PLAY-03", CardType::Personnel),
            ("2E-PLAY-05", CardType::Ship),
        ] {
            let homeless: Vec<CardIx> = deck
                .iter()
                .copied()
                .filter(|at| {
                    let card = self.card(*at);
                    card.card_type() == card_type && !headquarters.iter().any(|h| h.accepts(card))
                })
                .collect();
            if !homeless.is_empty() {
                let n = homeless.len();
                let of_type = type_name(card_type);
                let message = message!("deck-homeless", n = n, kind = of_type);
                self.find(Severity::Warning, rule, message, &homeless);
            }
        }
    }
}

pub(crate) fn type_name(card_type: CardType) -> Message {
    match card_type {
        CardType::Personnel => message!("type-personnel"),
        CardType::Ship => message!("type-ship"),
        CardType::Equipment => message!("type-equipment"),
        CardType::Event => message!("type-event"),
        CardType::Interrupt => message!("type-interrupt"),
        CardType::Mission => message!("type-mission"),
        CardType::Dilemma => message!("type-dilemma"),
    }
}

/// Whether one mission's text keeps its player from commanding the other.
pub(crate) fn excludes(mission: &CardDef, other: &CardDef) -> bool {
    forbidden_missions(mission).any(|filter| fits(filter, other) == Some(true))
}

/// What a mission's text keeps its player from commanding, where deck lists are judged by it.
fn forbidden_missions(card: &CardDef) -> impl Iterator<Item = &Filter> {
    let judged =
        |a: &&crate::language::Ability| a.active == Active::DeckBuild && a.when == Timing::Static;
    let effects = card.text.iter().filter(judged).flat_map(|a| &a.body);
    effects.filter_map(|effect| match effect {
        Effect::Apply {
            m: Modifier::Forbid(when),
            ..
        } if when.kind == Kind::Command => Some(&when.card),
        _ => None,
    })
}
