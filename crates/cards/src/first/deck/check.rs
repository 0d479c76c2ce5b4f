//! The validator: all faults of a list, and warnings where it looks like a mistake.

use super::list::{DeckZone, FirstDeck, FirstList};
use super::{LEAST_DRAW, MISSIONS, MOST_BENEATH, MOST_SEEDS, MOST_SITES};
use crate::catalogue::{CardIx, Catalogue};
use crate::deck::{Finding, Severity, type_name};
use crate::first::facts::{FirstFacts, Opens, Seeds};
use crate::first::lexicon::{Ban, Release, SideDeck};
use crate::lexicon::{Affiliation, CardType};
use crate::model::CardDef;
use locale::{Message, message};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The cards that decks may be made from (1E-TOUR-04).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DeckFormat {
    /// All cards that are not banned.
    #[default]
    Open,
    /// All cards that are banned nowhere.
    Modern,
    /// The cards published by July 2000 (1E-TOUR-05).
    July2000,
}

/// The rules that a First Edition deck is validated by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct FirstRules {
    /// The format.
    pub format: DeckFormat,
}

impl FirstList {
    /// Validates the list. A legal deck comes with the warnings there are; otherwise all findings, faults and
    /// warnings, are the error.
    pub fn validate(
        &self,
        catalogue: &Catalogue,
        rules: &FirstRules,
    ) -> Result<(FirstDeck, Vec<Finding>), Vec<Finding>> {
        let mut check = Check {
            catalogue,
            findings: Vec::new(),
        };
        let mut zones: BTreeMap<DeckZone, Vec<CardIx>> = BTreeMap::new();
        for zone in DeckZone::ALL {
            let cards = check.known(self.zone(zone));
            if !cards.is_empty() {
                zones.insert(zone, cards);
            }
        }
        let of = |zone: DeckZone| zones.get(&zone).map_or(&[][..], Vec::as_slice);
        check.missions(of(DeckZone::Missions));
        check.seeds(of(DeckZone::Seed));
        check.draw(of(DeckZone::Draw));
        check.sites(of(DeckZone::Sites));
        let opened = check.opened(of(DeckZone::Seed));
        for zone in DeckZone::ALL {
            if let Some(side) = zone.side() {
                check.side(side, zone, of(zone), &opened);
            }
        }
        let all: Vec<CardIx> = zones.values().flatten().copied().collect();
        check.format(&all, rules.format);
        check.borg(&all);
        let findings = check.findings;
        if findings.iter().any(|f| f.severity == Severity::Fault) {
            return Err(findings);
        }
        let legal = FirstDeck {
            name: self.name.clone(),
            zones,
        };
        Ok((legal, findings))
    }
}

struct Check<'a> {
    catalogue: &'a Catalogue,
    findings: Vec<Finding>,
}

/// A finding in words, and the way to correct it.
struct Wording {
    what: Message,
    remedy: Message,
}

impl<'a> Check<'a> {
    fn card(&self, at: CardIx) -> &'a CardDef {
        self.catalogue.card(at)
    }

    fn facts(&self, at: CardIx) -> Option<&'a FirstFacts> {
        self.card(at).first()
    }

    fn find(&mut self, severity: Severity, rule: &'static str, wording: Wording, cards: &[CardIx]) {
        let mut ids: Vec<String> = cards.iter().map(|at| self.card(*at).id.clone()).collect();
        ids.dedup();
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

    /// A card that does not belong in its zone, reported once however many copies there are.
    fn misplaced(&mut self, rule: &'static str, zone: DeckZone, cards: &[CardIx]) {
        for at in once(cards) {
            let card = self.card(at);
            let what = message!(
                "first-misplaced",
                card = card.full_name(),
                kind = type_name(card.card_type()),
                zone = zone.message()
            );
            let remedy = message!("first-remedy-misplaced");
            self.fault(rule, Wording { what, remedy }, &[at]);
        }
    }

    /// The cards there are; a back is its card (1E-GAP-134).
    fn known(&mut self, ids: &[String]) -> Vec<CardIx> {
        let mut good = Vec::new();
        for id in ids {
            let front = self.catalogue.get(id).and_then(CardDef::first);
            let front = front.and_then(|facts| facts.back_of.as_deref());
            match self.catalogue.index_of(front.unwrap_or(id)) {
                Some(at) if self.facts(at).is_some() => good.push(at),
                _ => self.findings.push(Finding {
                    rule: "1E-TOUR-04",
                    severity: Severity::Fault,
                    message: message!("deck-no-card", id = id),
                    cards: vec![id.clone()],
                    remedy: message!("deck-remedy-no-card"),
                }),
            }
        }
        good
    }

    fn missions(&mut self, cards: &[CardIx]) {
        let is_mission = |at: &CardIx| self.card(*at).card_type() == CardType::Mission;
        let (missions, other): (Vec<CardIx>, Vec<CardIx>) =
            cards.iter().copied().partition(|at| is_mission(at));
        self.misplaced("1E-DECK-05", DeckZone::Missions, &other);
        let n = missions.len();
        if n != MISSIONS {
            let what = message!("deck-missions", n = n, exactly = MISSIONS);
            let remedy = match n < MISSIONS {
                true => message!("deck-remedy-missions-add", n = MISSIONS - n),
                false => message!("deck-remedy-missions-remove", n = n - MISSIONS),
            };
            self.fault("1E-DECK-05", Wording { what, remedy }, &[]);
        }
        // 1E-DECK-10, 1E-DECK-11
        for (i, a) in missions.iter().enumerate() {
            for b in &missions[i + 1..] {
                if self.card(*a).same_location(self.card(*b)) {
                    let (one, other) = (self.card(*a).full_name(), self.card(*b).full_name());
                    let what = message!("first-same-location", one = one, other = other);
                    let remedy = message!("first-remedy-same-location");
                    self.fault("1E-DECK-10", Wording { what, remedy }, &[*a, *b]);
                }
            }
        }
    }

    fn seeds(&mut self, cards: &[CardIx]) {
        let n = cards.len();
        if n > MOST_SEEDS {
            let what = message!("first-seeds", n = n, most = MOST_SEEDS);
            let remedy = message!("first-remedy-seeds", n = n - MOST_SEEDS);
            self.fault("1E-DECK-01", Wording { what, remedy }, &[]);
        }
        for at in once(cards) {
            self.seed(at);
            let card = self.card(at);
            let beneath = matches!(card.card_type(), CardType::Dilemma | CardType::Artifact);
            let n = cards.iter().filter(|other| **other == at).count();
            if beneath && n > MOST_BENEATH {
                let title = card.full_name();
                let what = message!("first-beneath", n = n, title = title, most = MOST_BENEATH);
                let remedy = message!("deck-remedy-copies", n = n - MOST_BENEATH);
                self.find(
                    Severity::Warning,
                    "1E-DECK-09",
                    Wording { what, remedy },
                    &[at],
                );
            }
        }
    }

    /// 1E-DECK-07. Missions may let personnel, ships and equipment seed beneath them (1E-GAP-135).
    fn seed(&mut self, at: CardIx) {
        let card = self.card(at);
        let by_text = self
            .facts(at)
            .is_some_and(|facts| facts.seeds == Seeds::ByText);
        let severity = match card.card_type() {
            _ if card.is_q() && !by_text => Severity::Warning,
            _ if by_text => return,
            CardType::Dilemma | CardType::Facility | CardType::Artifact | CardType::Doorway => {
                return;
            }
            CardType::Personnel | CardType::Ship | CardType::Equipment => Severity::Warning,
            _ => Severity::Fault,
        };
        let what = message!("first-no-seed", card = card.full_name());
        let remedy = message!("first-remedy-no-seed");
        self.find(severity, "1E-DECK-07", Wording { what, remedy }, &[at]);
    }

    fn draw(&mut self, cards: &[CardIx]) {
        let n = cards.len();
        if n < LEAST_DRAW {
            let what = message!("first-draw", n = n, least = LEAST_DRAW);
            let remedy = message!("deck-remedy-cards", n = LEAST_DRAW - n);
            self.fault("1E-DECK-12", Wording { what, remedy }, &[]);
        }
        let barred: Vec<CardIx> = cards
            .iter()
            .copied()
            .filter(|at| self.is_barred(*at))
            .collect();
        self.misplaced("1E-DECK-13", DeckZone::Draw, &barred);
        for at in once(cards) {
            let card = self.card(at);
            let kind = card.card_type();
            let useless = matches!(
                kind,
                CardType::Dilemma | CardType::Mission | CardType::Artifact
            );
            if useless && !self.is_barred(at) {
                let what = message!(
                    "first-useless",
                    card = card.full_name(),
                    kind = type_name(kind)
                );
                let remedy = message!("first-remedy-useless");
                self.find(
                    Severity::Warning,
                    "1E-DECK-14",
                    Wording { what, remedy },
                    &[at],
                );
            }
        }
    }

    /// Whether a card comes into play out of a side deck only.
    fn is_barred(&self, at: CardIx) -> bool {
        let card = self.card(at);
        card.is_q()
            || matches!(
                card.card_type(),
                CardType::Tactic | CardType::Tribble | CardType::Trouble
            )
    }

    fn sites(&mut self, cards: &[CardIx]) {
        let is_site = |at: &CardIx| self.card(*at).card_type() == CardType::Site;
        let (sites, other): (Vec<CardIx>, Vec<CardIx>) =
            cards.iter().copied().partition(|at| is_site(at));
        self.misplaced("1E-SITE-04", DeckZone::Sites, &other);
        if sites.len() > MOST_SITES {
            let what = message!("first-sites", n = sites.len(), most = MOST_SITES);
            let remedy = message!("first-remedy-sites", n = sites.len() - MOST_SITES);
            self.fault("1E-SITE-04", Wording { what, remedy }, &[]);
        }
    }

    /// The side decks that the doorways of the seed deck open. One kind is opened only once (1E-DECK-20).
    fn opened(&mut self, seeds: &[CardIx]) -> Vec<Opens> {
        let mut opened: Vec<Opens> = Vec::new();
        for &at in seeds {
            let opens = self.facts(at).map_or(&[][..], |facts| &facts.opens);
            for new in opens {
                if opened.iter().any(|known| known.side == new.side) {
                    let side = new.side.name();
                    let what = message!("first-opened-twice", side = side);
                    let remedy = message!("first-remedy-opened-twice");
                    self.fault("1E-DECK-20", Wording { what, remedy }, &[at]);
                } else {
                    opened.push(*new);
                }
            }
        }
        opened
    }

    fn side(&mut self, side: SideDeck, zone: DeckZone, cards: &[CardIx], opened: &[Opens]) {
        if cards.is_empty() {
            return;
        }
        let Some(opens) = opened.iter().find(|opens| opens.side == side) else {
            let what = message!("first-closed", side = zone.message());
            let remedy = message!("first-remedy-closed");
            return self.fault("1E-DECK-17", Wording { what, remedy }, &[]);
        };
        if let Some(most) = opens
            .most
            .map(usize::from)
            .filter(|most| cards.len() > *most)
        {
            let n = cards.len();
            let what = message!("first-side-most", side = zone.message(), n = n, most = most);
            let remedy = message!("first-remedy-side-most", n = n - most);
            self.fault("1E-DECK-21", Wording { what, remedy }, &[]);
        }
        let strange: Vec<CardIx> = (cards.iter().copied())
            .filter(|at| !self.admits(side, *at))
            .collect();
        let rule = match side {
            SideDeck::Tent => "1E-SIDE-03",
            SideDeck::BattleBridge => "1E-SIDE-05",
            SideDeck::QContinuum => "1E-SIDE-07",
            SideDeck::Tribble => "1E-CR-132",
            SideDeck::DysonSphere | SideDeck::Referee => "1E-SIDE-10",
        };
        self.misplaced(rule, zone, &strange);
        // 1E-SIDE-03: all different.
        if matches!(side, SideDeck::Tent | SideDeck::Referee) {
            for at in once(cards) {
                let n = cards.iter().filter(|other| **other == at).count();
                if n > 1 {
                    let card = self.card(at).full_name();
                    let what = message!("first-different", card = card, side = zone.message());
                    let remedy = message!("deck-remedy-copies", n = n - 1);
                    self.fault("1E-SIDE-03", Wording { what, remedy }, &[at]);
                }
            }
        }
    }

    /// Whether a side deck may hold a card (1E-DECK-22).
    fn admits(&self, side: SideDeck, at: CardIx) -> bool {
        let card = self.card(at);
        let kind = card.card_type();
        if self
            .facts(at)
            .is_some_and(|facts| facts.stocked.contains(&side))
        {
            return true;
        }
        match side {
            SideDeck::Tent => !self.is_barred(at),
            SideDeck::Referee => card.icons().iter().any(|icon| icon.code() == "Ref"),
            SideDeck::DysonSphere => kind == CardType::Dilemma && !card.is_q(),
            SideDeck::QContinuum => card.is_q(),
            SideDeck::BattleBridge => kind == CardType::Tactic,
            SideDeck::Tribble => matches!(kind, CardType::Tribble | CardType::Trouble),
        }
    }

    fn format(&mut self, cards: &[CardIx], format: DeckFormat) {
        for at in once(cards) {
            let Some(facts) = self.facts(at) else {
                continue;
            };
            let banned = match facts.ban {
                Ban::Everywhere => true,
                Ban::Modern => format == DeckFormat::Modern,
                Ban::Nowhere => false,
            };
            let title = self.card(at).full_name();
            if banned {
                let what = message!("first-banned", card = &title);
                let remedy = message!("first-remedy-remove");
                self.fault("1E-DECK-02", Wording { what, remedy }, &[at]);
            }
            let later = !Release::find(&self.card(at).set).is_some_and(|r| r.by_2000);
            if format == DeckFormat::July2000 && later {
                let what = message!("deck-other-set", card = &title);
                let remedy = message!("first-remedy-remove");
                self.fault("1E-TOUR-05", Wording { what, remedy }, &[at]);
            }
        }
    }

    /// 1E-BORG-03, 1E-BORG-04
    fn borg(&mut self, cards: &[CardIx]) {
        let crews = |at: &CardIx| {
            matches!(
                self.card(*at).card_type(),
                CardType::Personnel | CardType::Ship | CardType::Facility
            )
        };
        let is_borg = |at: &CardIx| self.card(*at).affiliations().has(Affiliation::Borg);
        let (borg, others): (Vec<CardIx>, Vec<CardIx>) =
            once(cards).into_iter().filter(crews).partition(is_borg);
        let only: Vec<CardIx> = (once(cards).into_iter())
            .filter(|at| {
                self.card(*at)
                    .icons()
                    .iter()
                    .any(|icon| icon.code() == "BO")
            })
            .collect();
        if borg.is_empty() {
            for at in only {
                let what = message!("first-borg-only", card = self.card(at).full_name());
                let remedy = message!("first-remedy-remove");
                self.fault("1E-BORG-03", Wording { what, remedy }, &[at]);
            }
        } else {
            for at in others {
                let what = message!("first-not-borg", card = self.card(at).full_name());
                let remedy = message!("first-remedy-remove");
                self.fault("1E-BORG-04", Wording { what, remedy }, &[at]);
            }
        }
    }
}

/// Each card once, in the order of the list.
fn once(cards: &[CardIx]) -> Vec<CardIx> {
    let mut seen: Vec<CardIx> = Vec::new();
    for at in cards {
        if !seen.contains(at) {
            seen.push(*at);
        }
    }
    seen
}
