//! The validator: all faults of a list, and warnings where it looks like a mistake.

use super::staffing::{Staffing, staffing};
use super::{
    DeckList, Finding, LEAST_CARDS, LEAST_DECK, LEAST_DILEMMAS, LegalDeck, MISSIONS, MOST_COPIES,
    Part, Severity,
};
use crate::catalogue::{CardIx, Catalogue};
use crate::collector::CollectorCode;
use crate::edition::{Rulebook, SameMission};
use crate::language::{Active, Effect, Filter, Kind, Modifier, Timing};
use crate::lexicon::{CardType, MissionKind};
use crate::mentions::fits;
use crate::model::CardDef;
use locale::{Message, message};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashSet};

/// The rules that a deck is validated by.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DeckRules {
    /// The printed rulebook.
    pub rulebook: Rulebook,
    /// The names by which two missions are the same one.
    pub same_mission: SameMission,
    /// The numbers of the sets that cards may be from; all sets, if the list is empty.
    pub sets: Vec<u8>,
}

impl DeckList {
    /// Validates the list. A legal deck comes with the warnings there are; otherwise all findings, faults
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
        let all = [&missions[..], &dilemmas, &deck].concat();
        check.sizes(missions.len(), dilemmas.len(), deck.len());
        check.different_missions(&missions, rules.same_mission);
        check.copies(&all);
        check.exclusions(&missions);
        check.sets(&all, &rules.sets);
        check.headquarters(&missions, &deck);
        check.staffing(&deck);
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

struct Check<'a> {
    catalogue: &'a Catalogue,
    findings: Vec<Finding>,
}

impl<'a> Check<'a> {
    fn card(&self, at: CardIx) -> &'a CardDef {
        self.catalogue.card(at)
    }

    fn find(&mut self, severity: Severity, rule: &'static str, wording: Wording, cards: &[CardIx]) {
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
            message: wording.what,
            cards: ids,
            remedy: wording.remedy,
        });
    }

    fn fault(&mut self, rule: &'static str, wording: Wording, cards: &[CardIx]) {
        self.find(Severity::Fault, rule, wording, cards);
    }

    fn warning(&mut self, rule: &'static str, wording: Wording, cards: &[CardIx]) {
        self.find(Severity::Warning, rule, wording, cards);
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
                    remedy: message!("deck-remedy-no-card"),
                });
                continue;
            };
            if Part::of(self.card(at).card_type()) == part {
                good.push(at);
            } else {
                let (rule, wording) = misplaced(self.card(at), part);
                self.fault(rule, wording, &[at]);
            }
        }
        good
    }

    fn sizes(&mut self, missions: usize, dilemmas: usize, deck: usize) {
        if missions != MISSIONS {
            let what = message!("deck-missions", n = missions, exactly = MISSIONS);
            let remedy = match missions < MISSIONS {
                true => message!("deck-remedy-missions-add", n = MISSIONS - missions),
                false => message!("deck-remedy-missions-remove", n = missions - MISSIONS),
            };
            self.fault("2E-CARD-17", Wording { what, remedy }, &[]);
        }
        let total = missions + dilemmas + deck;
        if dilemmas < LEAST_DILEMMAS {
            let what = message!("deck-dilemmas", n = dilemmas, least = LEAST_DILEMMAS);
            let remedy = message!("deck-remedy-dilemmas", n = LEAST_DILEMMAS - dilemmas);
            self.fault("2E-DECK-03", Wording { what, remedy }, &[]);
        }
        if deck < LEAST_DECK {
            let what = message!("deck-cards", n = deck, least = LEAST_DECK);
            let remedy = message!("deck-remedy-cards", n = LEAST_DECK - deck);
            self.fault("2E-DECK-04", Wording { what, remedy }, &[]);
        }
        if total < LEAST_CARDS {
            let what = message!("deck-cards-in-all", n = total, least = LEAST_CARDS);
            let remedy = message!("deck-remedy-cards-in-all", n = LEAST_CARDS - total);
            self.fault("2E-DECK-01", Wording { what, remedy }, &[]);
        }
    }

    fn different_missions(&mut self, missions: &[CardIx], same: SameMission) {
        let mut names: BTreeMap<String, Vec<CardIx>> = BTreeMap::new();
        for &at in missions {
            let card = self.card(at);
            let name = match same {
                SameMission::ByTitle => card.title.to_string(),
                SameMission::ByFullName => card.full_name(),
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
            let what = message!("deck-same-missions", n = n, name = name);
            let remedy = message!("deck-remedy-same-missions");
            self.fault(rule, Wording { what, remedy }, &copies);
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
            let what = message!("deck-copies", n = n, title = title, most = MOST_COPIES);
            let remedy = message!("deck-remedy-copies", n = n - MOST_COPIES);
            self.fault("2E-DECK-05", Wording { what, remedy }, &copies);
        }
    }

    /// 2E-GAP-69.
    fn exclusions(&mut self, missions: &[CardIx]) {
        for (i, &at) in missions.iter().enumerate() {
            for filter in forbidden_missions(self.card(at)) {
                for (j, &other) in missions.iter().enumerate() {
                    if i != j && fits(filter, self.card(other)) == Some(true) {
                        let (a, b) = (self.card(at).full_name(), self.card(other).full_name());
                        let what = message!("deck-forbids", card = a, other = b);
                        let remedy = message!("deck-remedy-forbids");
                        self.fault("2E-GAP-69", Wording { what, remedy }, &[at, other]);
                    }
                }
            }
        }
    }

    /// A card is from every set that holds a card of its name: printings are one card (2E-CARD-29).
    fn sets(&mut self, cards: &[CardIx], sets: &[u8]) {
        if sets.is_empty() {
            return;
        }
        let inside = |card: &CardDef| {
            let code = card.id.parse::<CollectorCode>();
            code.is_ok_and(|code| sets.contains(&code.set))
        };
        let allowed: HashSet<String> = (self.catalogue.cards().iter())
            .filter(|card| inside(card))
            .map(CardDef::full_name)
            .collect();
        let mut reported: Vec<CardIx> = Vec::new();
        for &at in cards {
            let name = self.card(at).full_name();
            if !allowed.contains(&name) && !reported.contains(&at) {
                reported.push(at);
                let what = message!("deck-other-set", card = name);
                let list: Vec<String> = sets.iter().map(u8::to_string).collect();
                let remedy = message!("deck-remedy-other-set", sets = list.join(", "));
                self.fault("2E-CARD-29", Wording { what, remedy }, &[at]);
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
            let what = message!("deck-no-headquarters");
            let remedy = message!("deck-remedy-headquarters");
            self.warning("2E-GAP-32", Wording { what, remedy }, &[]);
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
                let what = message!("deck-homeless", n = n, kind = of_type);
                let remedy = message!("deck-remedy-homeless");
                self.warning(rule, Wording { what, remedy }, &homeless);
            }
        }
    }

    /// Ships that all personnel of the deck together cannot staff.
    fn staffing(&mut self, deck: &[CardIx]) {
        let cards: Vec<&CardDef> = deck.iter().map(|at| self.card(*at)).collect();
        let mut reported: Vec<CardIx> = Vec::new();
        for &at in deck {
            let ship = self.card(at);
            let rule = match staffing(ship, &cards) {
                Staffing::Enough => continue,
                Staffing::IconsMissing => "2E-STAFF-01",
                Staffing::AffiliationMissing => "2E-STAFF-02",
            };
            if reported.contains(&at) {
                continue;
            }
            reported.push(at);
            let name = ship.full_name();
            let wording = match (rule, ship.affiliation()) {
                ("2E-STAFF-02", Some(affiliation)) => Wording {
                    what: message!(
                        "deck-nobody-aboard",
                        ship = name,
                        affiliation = affiliation.name()
                    ),
                    remedy: message!(
                        "deck-remedy-nobody-aboard",
                        affiliation = affiliation.name()
                    ),
                },
                _ => Wording {
                    what: message!("deck-unstaffed", ship = name),
                    remedy: message!("deck-remedy-unstaffed"),
                },
            };
            self.warning(rule, wording, &[at]);
        }
    }
}

/// A fault in words, and the way to correct it.
struct Wording {
    what: Message,
    remedy: Message,
}

/// The rule for what a part may hold, and the fault of a card that does not belong there.
fn misplaced(card: &CardDef, part: Part) -> (&'static str, Wording) {
    let remedy = message!(
        "deck-remedy-misplaced",
        part = Part::of(card.card_type()).message()
    );
    let (card, kind) = (card.full_name(), type_name(card.card_type()));
    let (rule, what) = match part {
        Part::Missions => (
            "2E-CARD-17",
            message!("deck-no-mission", card = card, kind = kind),
        ),
        Part::Dilemmas => (
            "2E-CARD-23",
            message!("deck-no-dilemma", card = card, kind = kind),
        ),
        Part::Deck => (
            "2E-CARD-01",
            message!("deck-no-deck-card", card = card, kind = kind),
        ),
    };
    (rule, Wording { what, remedy })
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
        CardType::Incident => message!("type-incident"),
        CardType::Objective => message!("type-objective"),
        CardType::Artifact => message!("type-artifact"),
        CardType::Facility => message!("type-facility"),
        CardType::Doorway => message!("type-doorway"),
        CardType::Tactic => message!("type-tactic"),
        CardType::Site => message!("type-site"),
        CardType::TimeLocation => message!("type-time-location"),
        CardType::Tribble => message!("type-tribble"),
        CardType::Trouble => message!("type-trouble"),
    }
}

/// Whether one mission's text keeps its player from commanding the other.
pub(crate) fn excludes(mission: &CardDef, other: &CardDef) -> bool {
    forbidden_missions(mission).any(|filter| fits(filter, other) == Some(true))
}

/// The missions that a mission's text keeps its player from commanding, where deck lists are judged by it.
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
