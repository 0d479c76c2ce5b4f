//! One line of a list: the card in it.

use super::cell::{self, Bad, Read};
use super::{COLUMNS, Declined, Finding, Found, Row};
use crate::collector::CollectorCode;
use crate::language::PlayRule;
use crate::lexicon::{CardType, DilemmaKind, MissionKind, Quadrant};
use crate::model::{AttemptBy, CardDef, Facts, Support};
use crate::word::Word;
use locale::{Message, message};
use std::collections::HashMap;

/// The columns that every type of card uses.
const SHARED: [&str; 9] = [
    "Name",
    "Set",
    "Rarity",
    "Unique",
    "CollectorsInfo",
    "Type",
    "Cost",
    "Keywords",
    "Text",
];

/// One line being read. Faults are gathered, so that all of them are reported at once.
pub(super) struct Line<'a> {
    pub places: &'a HashMap<&'static str, usize>,
    pub cells: &'a [&'a str],
    pub line: usize,
    pub findings: Vec<Finding>,
    pub declined: Option<Declined>,
}

impl<'a> Line<'a> {
    /// Nothing if the list has no such column, which was reported with the header.
    fn cell(&self, column: &str) -> Option<&'a str> {
        let at = self.places.get(column)?;
        Some(self.cells.get(*at).copied().unwrap_or(""))
    }

    fn finding(&mut self, column: Option<&str>, found: Found, expected: Message) {
        self.findings.push(Finding {
            line: self.line,
            column: column.map(str::to_owned),
            found,
            expected,
            nearest: None,
        });
    }

    /// The value of a cell; nothing if it has none, and then why is gathered.
    fn value<T>(&mut self, column: &str, read: impl FnOnce(&str) -> Read<T>) -> Option<T> {
        let text = self.cell(column)?;
        match read(text) {
            Ok(value) => Some(value),
            Err(Bad::Wrong {
                found,
                expected,
                nearest,
            }) => {
                self.finding(Some(column), Found::words(&cell::short(&found)), expected);
                if let Some(finding) = self.findings.last_mut() {
                    finding.nearest = nearest;
                }
                None
            }
            Err(Bad::Beyond {
                at,
                reason,
                nearest,
            }) => {
                let declined = Declined::new(column, text, at, reason);
                // One reason is enough.
                self.declined.get_or_insert(Declined {
                    nearest,
                    ..declined
                });
                None
            }
        }
    }

    /// Checks a line as a whole.
    pub fn check_line(&mut self, line: &str, columns: usize) {
        let control = |c: char| c.is_control() && c != '\t';
        if let Some((at, c)) = line.char_indices().find(|(_, c)| control(*c)) {
            let place = line[..at].chars().count() + 1;
            let code = format!("U+{:04X}", u32::from(c));
            let found = message!("list-control", code = code, at = place);
            self.finding(None, Found::What(found), message!("list-no-control"));
        }
        let more = self.cells.iter().skip(columns).any(|cell| !cell.is_empty());
        if more {
            let found = message!("list-cells", n = self.cells.len());
            self.finding(
                None,
                Found::What(found),
                message!("list-most-cells", n = columns),
            );
        }
    }

    pub fn row(&mut self, seen: &mut HashMap<String, usize>) -> Option<Row> {
        let code = self.value("CollectorsInfo", cell::code);
        let id = match &code {
            Some(code) => code.to_string(),
            None => self.cell("CollectorsInfo")?.to_owned(),
        };
        let readable = code.is_some() || self.declined.is_some();
        if readable && let Some(first) = seen.get(&id) {
            let expected = message!("list-id-twice", line = *first);
            self.finding(Some("CollectorsInfo"), Found::words(&id), expected);
        }
        seen.entry(id.clone()).or_insert(self.line);
        let name = self.value("Name", cell::name);
        let card = self.card(code, name.as_deref());
        if !self.findings.is_empty() {
            return None;
        }
        let card = match self.declined.take() {
            Some(declined) => Err(declined),
            // Without a finding and without a reason only a missing column leaves no card.
            None => Ok(card?),
        };
        Some(Row {
            line: self.line,
            id,
            name: name?,
            text: self.cell("Text")?.to_owned(),
            card,
        })
    }

    fn card(&mut self, code: Option<CollectorCode>, name: Option<&str>) -> Option<CardDef> {
        if let Some(code) = code {
            self.value("Rarity", |cell| cell::rarity(cell, code));
        }
        let set = self.value("Set", |text| cell::filled(text, message!("list-set")));
        let unique = self.value("Unique", cell::unique);
        let keywords = self.value("Keywords", cell::keywords);
        let card_type = self.value("Type", |cell| {
            cell::word_of(
                CardType::SECOND,
                CardType::name,
                cell,
                message!("list-type"),
            )
        })?;
        let cost = match card_type {
            CardType::Mission | CardType::Interrupt if self.cell("Cost") == Some("") => Some(0),
            _ => self.small("Cost"),
        };
        let facts = self.facts(card_type);
        self.unused(card_type);
        let text = self.cell("Text")?;
        Some(CardDef {
            id: code?.to_string(),
            title: Word::new(name?),
            subtitle: None,
            location: None,
            set: set?,
            rarity: code?.rarity,
            unique: unique?,
            cost: cost?,
            keywords: keywords?,
            facts: facts?,
            play: PlayRule::default(),
            text: Vec::new(),
            support: match text {
                "" => Support::Full,
                _ => Support::Blank,
            },
        })
    }

    fn small(&mut self, column: &str) -> Option<u8> {
        let number = self.value(column, cell::number)?;
        // Numbers of cards have two digits.
        u8::try_from(number).ok()
    }

    fn attribute(&mut self, column: &str) -> Option<i16> {
        let number = self.value(column, cell::number)?;
        i16::try_from(number).ok()
    }

    fn facts(&mut self, card_type: CardType) -> Option<Facts> {
        Some(match card_type {
            CardType::Personnel => {
                let affiliation = self.value("Affiliation", cell::affiliation);
                let icons = self.value("Icons", cell::icons);
                let species = self.value("Species", cell::species);
                let skills = self.value("Skills", cell::skills);
                let integrity = self.attribute("Integrity/Range");
                let cunning = self.attribute("Cunning/Weapons");
                let strength = self.attribute("Strength/Shields");
                Facts::Personnel {
                    affiliation: affiliation?,
                    icons: icons?,
                    species: species?,
                    gender: cell::gender(self.cell("Text")?),
                    skills: skills?,
                    integrity: integrity?,
                    cunning: cunning?,
                    strength: strength?,
                }
            }
            CardType::Ship => {
                let affiliation = self.value("Affiliation", cell::affiliation);
                let icons = self.value("Icons", cell::icons);
                let class = self.value("Class", cell::class);
                let staffing = self.value("Staff", cell::icons);
                let range = self.attribute("Integrity/Range");
                let weapons = self.attribute("Cunning/Weapons");
                let shields = self.attribute("Strength/Shields");
                Facts::Ship {
                    affiliation: affiliation?,
                    icons: icons?,
                    class: class?,
                    staffing: staffing?,
                    range: range?,
                    weapons: weapons?,
                    shields: shields?,
                }
            }
            CardType::Equipment => Facts::Equipment {},
            CardType::Event => Facts::Event {},
            CardType::Interrupt => Facts::Interrupt {},
            CardType::Mission => self.mission()?,
            CardType::Dilemma => Facts::Dilemma {
                kind: self.value("Mission/DilemmaType", |cell| {
                    cell::word_of(
                        DilemmaKind::ALL,
                        DilemmaKind::code,
                        cell,
                        message!("list-dilemma-kind"),
                    )
                })?,
            },
            // Only the types of this edition were looked up.
            _ => return None,
        })
    }

    fn mission(&mut self) -> Option<Facts> {
        let kind = self.value("Mission/DilemmaType", |cell| {
            cell::word_of(
                MissionKind::SECOND,
                MissionKind::code,
                cell,
                message!("list-mission-kind"),
            )
        });
        let span = self.small("Span");
        let quadrant = self.value("Quadrant", |cell| {
            cell::word_of(
                Quadrant::SECOND,
                Quadrant::code,
                cell,
                message!("list-quadrant"),
            )
        });
        let attempt: Option<AttemptBy> = self.value("Affiliation", cell::attempt);
        let (points, requirements, plays) = match kind? {
            MissionKind::Headquarters => {
                let points = match self.cell("Points") {
                    Some("") => Some(0),
                    _ => self.small("Points"),
                };
                (points, None, self.value("Skills", cell::plays)?)
            }
            MissionKind::Planet | MissionKind::Space | MissionKind::Dual => {
                let requirement = self.value("Skills", cell::requirement);
                let points = self.value("Points", cell::points);
                (points, Some(requirement?), Vec::new())
            }
        };
        Some(Facts::Mission {
            kind: kind?,
            span: span?,
            points: points?,
            quadrant: quadrant?,
            attempt: attempt?,
            requirements,
            plays,
        })
    }

    /// Declines a fact that cards of this type have no place for: it would be dropped silently.
    fn unused(&mut self, card_type: CardType) {
        let used: &[&str] = match card_type {
            CardType::Personnel => &[
                "Affiliation",
                "Icons",
                "Species",
                "Skills",
                "Integrity/Range",
                "Cunning/Weapons",
                "Strength/Shields",
            ],
            CardType::Ship => &[
                "Affiliation",
                "Icons",
                "Class",
                "Staff",
                "Integrity/Range",
                "Cunning/Weapons",
                "Strength/Shields",
            ],
            CardType::Mission => &[
                "Mission/DilemmaType",
                "Span",
                "Points",
                "Quadrant",
                "Affiliation",
                "Skills",
            ],
            CardType::Dilemma => &["Mission/DilemmaType"],
            _ => &[],
        };
        for column in COLUMNS {
            let empty = matches!(self.cell(column), None | Some("" | "0"));
            if !empty && !SHARED.contains(&column) && !used.contains(&column) {
                let reason = message!("list-unused", kind = card_type.name());
                self.value::<()>(column, |cell| Err(Bad::beyond(0..cell.len(), reason)));
            }
        }
        if card_type == CardType::Mission && !matches!(self.cell("Cost"), None | Some("" | "0")) {
            let reason = message!("list-mission-cost");
            self.value::<()>("Cost", |cell| Err(Bad::beyond(0..cell.len(), reason)));
        }
    }
}
