//! Card lists as tab-separated tables: one line a card, a header line first, no quoting.
//!
//! Columns may come in any order and columns that are not known are ignored; a short line lacks its last
//! cells, which then are empty. Reading never stops at the first mistake. A line can fail in two ways:
//!
//! - A [`Finding`] is something wrong with the list that its owner can correct: a number that is none, a
//!   skill that does not exist, an id that was there before.
//! - A [`Declined`] card is written as lists write cards, but says something that [`CardDef`] cannot hold.
//!   Half of a card is never read, so the card is left out and the words are pointed at.
//!
//! Only facts become part of the [`CardDef`]; the game text is handed on beside it, and a card with text is
//! [`Support::Blank`] until something understands it. The text tells the gender by its pronouns.

mod cell;
pub mod encoding;
mod finding;
pub mod names;

use crate::catalogue;
use crate::collector::CollectorCode;
use crate::language::PlayRule;
use crate::lexicon::{CardType, DilemmaKind, MissionKind, Quadrant};
use crate::model::{AttemptBy, CardDef, Facts, Support};
use crate::word::Word;
pub use cell::gender;
use cell::{Bad, Read};
pub use finding::{Declined, Finding, Findings, Found};
use locale::{Message, message};
pub use names::{Names, Titles};
use std::collections::HashMap;

/// Every column a list must have.
pub const COLUMNS: [&str; 22] = [
    "Name",
    "Set",
    "Rarity",
    "Unique",
    "CollectorsInfo",
    "Type",
    "Cost",
    "Mission/DilemmaType",
    "Span",
    "Points",
    "Quadrant",
    "Affiliation",
    "Icons",
    "Staff",
    "Keywords",
    "Class",
    "Species",
    "Skills",
    "Integrity/Range",
    "Cunning/Weapons",
    "Strength/Shields",
    "Text",
];

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

/// A list that is longer is no list of cards.
pub const MOST_CARDS: usize = 50_000;

/// One line of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub line: usize,
    pub id: String,
    /// The name as the list has it: title and subtitle, or location and title, in one.
    pub name: String,
    /// The game text, if there is any.
    pub text: String,
    /// The facts. Until [`names`] divides it, the whole name is the title.
    pub card: Result<CardDef, Declined>,
}

/// What a list holds. Lines with findings have no row.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    pub rows: Vec<Row>,
    pub findings: Vec<Finding>,
    /// How many lines hold a card, well written or not.
    pub cards: usize,
}

impl Table {
    /// The cards, if nothing is wrong with the list and every one can be held.
    pub fn into_cards(mut self) -> Result<Vec<CardDef>, Findings> {
        let mut cards = Vec::new();
        for row in self.rows {
            match row.card {
                Ok(card) => cards.push(card),
                Err(declined) => self.findings.push(Finding {
                    line: row.line,
                    column: Some(declined.column),
                    found: Found::words(&declined.words),
                    expected: declined.reason,
                    nearest: declined.nearest,
                }),
            }
        }
        match self.findings.is_empty() {
            true => Ok(cards),
            false => Err(Findings(self.findings)),
        }
    }
}

/// Reads a list. Never fails: what is wrong is in the result.
///
/// ```
/// let table = cards::table::read("Name\tSet\n");
/// assert_eq!(table.findings[0].to_string(),
///     "line 1, column Rarity: expected a header line with this column, found nothing");
/// ```
pub fn read(text: &str) -> Table {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = lines(text).zip(1..);
    let header: Vec<&str> = match lines.next() {
        Some((line, _)) => line.split('\t').map(str::trim).collect(),
        None => Vec::new(),
    };
    let mut table = Table::default();
    let places = match header_places(&header, &mut table.findings) {
        Some(places) => places,
        None => return table,
    };
    let mut seen: HashMap<String, usize> = HashMap::new();
    for (line, number) in lines.filter(|(line, _)| !line.trim().is_empty()) {
        table.cards += 1;
        if table.cards > MOST_CARDS {
            table.findings.push(Finding {
                line: number,
                column: None,
                found: Found::What(message!("list-one-more")),
                expected: message!("list-most-cards", n = MOST_CARDS),
                nearest: None,
            });
            break;
        }
        let cells: Vec<&str> = line.split('\t').map(str::trim).collect();
        let mut reader = Reader {
            places: &places,
            cells: &cells,
            line: number,
            findings: Vec::new(),
            declined: None,
        };
        reader.check_line(line, header.len());
        let row = reader.row(&mut seen);
        table.findings.append(&mut reader.findings);
        table.rows.extend(row);
    }
    table
}

/// Lines end in a line feed, with or without a carriage return; very old files have only the latter.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    let end = match text.contains('\n') {
        true => '\n',
        false => '\r',
    };
    text.split_terminator(end)
        .map(|line| line.strip_suffix('\r').unwrap_or(line))
}

/// Where in a line each known column stands. Nothing if the line is no header at all.
fn header_places(
    header: &[&str],
    findings: &mut Vec<Finding>,
) -> Option<HashMap<&'static str, usize>> {
    let plain = |name: &str| name.replace([' ', '_'], "").to_lowercase();
    let plain_header: Vec<String> = header.iter().map(|name| plain(name)).collect();
    let mut places = HashMap::new();
    let mut unknown: Vec<&str> = header.to_vec();
    for column in COLUMNS {
        let wanted = plain(column);
        let mut found = (0..header.len()).filter(|at| plain_header[*at] == wanted);
        if let Some(at) = found.next() {
            places.insert(column, at);
            unknown.retain(|name| plain(name) != wanted);
        }
        if found.next().is_some() {
            findings.push(Finding {
                line: 1,
                column: Some(column.to_owned()),
                found: Found::What(message!("list-two-columns")),
                expected: message!("list-column-once"),
                nearest: None,
            });
        }
    }
    if places.is_empty() {
        findings.push(Finding {
            line: 1,
            column: None,
            found: Found::words(&cell::short(&header.join(" "))),
            expected: message!("list-header", columns = COLUMNS.join(", ")),
            nearest: None,
        });
        return None;
    }
    for column in COLUMNS {
        if !places.contains_key(column) {
            findings.push(Finding {
                line: 1,
                column: Some(column.to_owned()),
                found: Found::Nothing,
                expected: message!("list-header-column"),
                nearest: catalogue::nearest(column, unknown.iter().copied()),
            });
        }
    }
    Some(places)
}

/// One line being read. What is wrong is gathered, so that all of it is told at once.
struct Reader<'a> {
    places: &'a HashMap<&'static str, usize>,
    cells: &'a [&'a str],
    line: usize,
    findings: Vec<Finding>,
    declined: Option<Declined>,
}

impl<'a> Reader<'a> {
    /// Nothing if the list has no such column, which the header was told about.
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

    /// What can be wrong with a line as a whole.
    fn check_line(&mut self, line: &str, columns: usize) {
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

    fn row(&mut self, seen: &mut HashMap<String, usize>) -> Option<Row> {
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
            cell::word_of(CardType::ALL, CardType::name, cell, message!("list-type"))
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
        })
    }

    fn mission(&mut self) -> Option<Facts> {
        let kind = self.value("Mission/DilemmaType", |cell| {
            cell::word_of(
                MissionKind::ALL,
                MissionKind::code,
                cell,
                message!("list-mission-kind"),
            )
        });
        let span = self.small("Span");
        let quadrant = self.value("Quadrant", |cell| {
            cell::word_of(
                Quadrant::ALL,
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
            MissionKind::Planet | MissionKind::Space => {
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

    /// A fact that cards of this type have no place for would be lost in silence.
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
            CardType::Equipment | CardType::Event | CardType::Interrupt => &[],
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
