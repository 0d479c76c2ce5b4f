//! All cards a program knows, in a fixed order.

use crate::collector::{BadCode, CollectorCode};
use crate::edition::Edition;
use crate::first::{BadId, FirstId};
use crate::model::CardDef;
use crate::pack::{self, Pack, PackError};
use locale::{Message, message};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

/// A card's place in [`Catalogue::cards`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardIx(pub u16);

impl CardIx {
    /// The place as an index into a list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Card definitions, sorted by set number and card number.
#[derive(Clone, Debug)]
pub struct Catalogue {
    cards: Arc<[CardDef]>,
    by_id: HashMap<String, CardIx>,
    hash: u64,
    edition: Edition,
}

/// A name that no card has, or several have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct NotFound {
    /// The name that was looked for.
    pub name: String,
    /// Names that [`Catalogue::find`] accepts, the likeliest first.
    pub suggestions: Vec<String>,
}

impl NotFound {
    /// The error in words, with the suggestions.
    pub fn message(&self) -> Message {
        message!(
            "no-card-called",
            name = format!("{:?}", self.name),
            hint = self.hint()
        )
    }

    /// The suggestions in words: `did you mean a or b?`
    pub fn hint(&self) -> Message {
        let names = any_of(&self.suggestions).unwrap_or(message!("none"));
        message!("did-you-mean", names = names)
    }
}

/// `a, b or c`; nothing if there is no name.
pub(crate) fn any_of(names: &[String]) -> Option<Message> {
    let [first, rest @ ..] = names else {
        return None;
    };
    Some(match any_of(rest) {
        None => message!("text", text = first),
        Some(other) => message!("either", one = first, other = other),
    })
}

/// Packs that do not go together, or too many cards.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum CatalogueError {
    /// A pack that cannot be read.
    Pack(#[from] PackError),
    /// Two cards with the same id.
    Duplicate {
        /// The id.
        id: String,
        /// The pack of the one card.
        first: String,
        /// The pack of the other card.
        second: String,
    },
    /// An id that is not a collector code.
    Id {
        /// The pack.
        pack: String,
        /// The reason.
        message: Message,
    },
    /// More cards than a [`CardIx`] can count.
    TooMany,
    /// Cards of both editions.
    TwoEditions,
    /// A folder that cannot be read.
    Folder {
        /// The folder.
        folder: String,
        /// The reason.
        message: Message,
    },
}

impl CatalogueError {
    /// The error in words.
    pub fn message(&self) -> Message {
        match self {
            CatalogueError::Pack(error) => error.message(),
            CatalogueError::Duplicate { id, first, second } => {
                message!(
                    "catalogue-duplicate",
                    id = id,
                    first = first,
                    second = second
                )
            }
            CatalogueError::Id { pack, message } => {
                message!("catalogue-pack", pack = pack, what = message.clone())
            }
            CatalogueError::TwoEditions => message!("pack-two-editions"),
            CatalogueError::TooMany => message!("catalogue-too-many", most = u16::MAX),
            CatalogueError::Folder { folder, message } => {
                message!("in-file", file = folder, what = message.clone())
            }
        }
    }
}

/// A card of a pack that was left out because another card has its id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// The pack.
    pub pack: String,
    /// The id.
    pub id: String,
    /// Whether the two have the same facts: then nothing is lost.
    pub same: bool,
}

/// Lists the packs of a folder, in the order of their names: folders list files in any order.
pub fn pack_files(folder: &Path) -> Result<Vec<PathBuf>, CatalogueError> {
    let problem = |e: std::io::Error| CatalogueError::Folder {
        folder: folder.display().to_string(),
        message: message!("text", text = e.to_string()),
    };
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(problem)? {
        files.push(entry.map_err(problem)?.path());
    }
    files.retain(|path| path.extension().is_some_and(|end| end == "ron"));
    files.sort();
    Ok(files)
}

/// The packs that come with the program: file name and content.
const SECOND_EDITION: [(&str, &str); 3] = [
    (
        "packs/second/premiere.ron",
        include_str!("../../../packs/second/premiere.ron"),
    ),
    (
        "packs/second/energize.ron",
        include_str!("../../../packs/second/energize.ron"),
    ),
    (
        "packs/second/call-to-arms.ron",
        include_str!("../../../packs/second/call-to-arms.ron"),
    ),
];

/// The First Edition packs, listed when the program is built: file name and content.
const FIRST_EDITION: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/first_packs.rs"));

impl Catalogue {
    /// The Second Edition cards that come with the program. Read once, then shared.
    ///
    /// ```
    /// let cards = cards::Catalogue::second_edition();
    /// assert_eq!(cards.find("jean-luc picard, explorer").unwrap().id, "1S268");
    /// ```
    pub fn second_edition() -> &'static Catalogue {
        static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
        CATALOGUE.get_or_init(|| {
            let read = |(file, text): &(&str, &str)| Ok(Pack::read(file, text)?);
            let packs: Result<Vec<Pack>, CatalogueError> =
                SECOND_EDITION.iter().map(read).collect();
            // A test reads the same files, so a program that was built cannot fail here.
            packs
                .and_then(Catalogue::from_packs)
                .unwrap_or_else(|e| panic!("{e}"))
        })
    }

    /// The First Edition cards that come with the program. Read once, then shared. Cards whose text is not in the
    /// packs yet are marked as such ([`Support::Blank`](crate::Support::Blank)).
    ///
    /// ```
    /// let cards = cards::Catalogue::first_edition();
    /// assert_eq!(cards.find("Cloaked Mission").unwrap().location.as_deref(), Some("Romulus"));
    /// ```
    pub fn first_edition() -> &'static Catalogue {
        static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
        CATALOGUE.get_or_init(|| {
            let read = |(file, text): &(&str, &str)| Ok(Pack::read(file, text)?);
            let packs: Result<Vec<Pack>, CatalogueError> = FIRST_EDITION.iter().map(read).collect();
            // A test reads the same files, so a program that was built cannot fail here.
            packs
                .and_then(Catalogue::from_packs)
                .unwrap_or_else(|e| panic!("{e}"))
        })
    }

    /// The cards of an edition that come with the program.
    pub fn of(edition: Edition) -> &'static Catalogue {
        match edition {
            Edition::First => Catalogue::first_edition(),
            Edition::Second => Catalogue::second_edition(),
        }
    }

    /// The edition of the cards.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// Puts packs together. No two cards may have the same id.
    pub fn from_packs(packs: Vec<Pack>) -> Result<Catalogue, CatalogueError> {
        let mut cards = Vec::new();
        let mut origin: HashMap<String, String> = HashMap::new();
        for pack in packs {
            for card in pack.cards {
                let order = order(&card).map_err(|message| CatalogueError::Id {
                    pack: pack.name.clone(),
                    message,
                })?;
                if let Some(first) = origin.insert(card.id.clone(), pack.name.clone()) {
                    return Err(CatalogueError::Duplicate {
                        id: card.id,
                        first,
                        second: pack.name,
                    });
                }
                cards.push((order, card));
            }
        }
        cards.sort_by(|(a, x), (b, y)| (a, &x.id).cmp(&(b, &y.id)));
        let cards: Vec<CardDef> = cards.into_iter().map(|(_, card)| card).collect();
        if cards.len() > usize::from(u16::MAX) {
            return Err(CatalogueError::TooMany);
        }
        let edition = cards.first().map(CardDef::edition).unwrap_or_default();
        if cards.iter().any(|card| card.edition() != edition) {
            return Err(CatalogueError::TwoEditions);
        }
        let ids = cards.iter().map(|card| card.id.clone());
        Ok(Catalogue {
            by_id: ids.zip((0..).map(CardIx)).collect(),
            hash: hash(&cards),
            cards: cards.into(),
            edition,
        })
    }

    /// Reads all packs (`.ron` files) of a folder.
    pub fn load_dir(folder: &Path) -> Result<Catalogue, CatalogueError> {
        let packs: Result<Vec<Pack>, PackError> =
            pack_files(folder)?.iter().map(|f| Pack::load(f)).collect();
        Catalogue::from_packs(packs?)
    }

    /// Adds packs to these cards. Cards whose id is taken already are left out: first come, first served.
    pub fn with_packs(
        &self,
        packs: Vec<Pack>,
    ) -> Result<(Catalogue, Vec<LeftOut>), CatalogueError> {
        let mut left_out = Vec::new();
        let mut taken: HashMap<String, CardDef> = HashMap::new();
        let mut more = Vec::new();
        for pack in packs {
            let mut kept = Vec::new();
            for card in pack.cards {
                match self.get(&card.id).or_else(|| taken.get(&card.id)) {
                    Some(first) => left_out.push(LeftOut {
                        pack: pack.name.clone(),
                        same: first.same_card(&card),
                        id: card.id,
                    }),
                    None => {
                        taken.insert(card.id.clone(), card.clone());
                        kept.push(card);
                    }
                }
            }
            more.push(Pack {
                name: pack.name,
                cards: kept,
            });
        }
        let own = Pack {
            name: String::from("the program's own"),
            cards: self.cards.to_vec(),
        };
        let catalogue = Catalogue::from_packs([vec![own], more].concat())?;
        Ok((catalogue, left_out))
    }

    /// All cards, sorted by set number and card number.
    pub fn cards(&self) -> &[CardDef] {
        &self.cards
    }

    /// All cards, for owners that keep them: all games share one list.
    pub fn shared(&self) -> Arc<[CardDef]> {
        Arc::clone(&self.cards)
    }

    /// The card at a place. The place must come from this catalogue.
    pub fn card(&self, at: CardIx) -> &CardDef {
        &self.cards[at.index()]
    }

    /// The place of the card with this id.
    pub fn index_of(&self, id: &str) -> Option<CardIx> {
        self.by_id.get(id).copied()
    }

    /// The card with this id.
    pub fn get(&self, id: &str) -> Option<&CardDef> {
        self.index_of(id).map(|at| self.card(at))
    }

    /// Finds a card by id, by title and subtitle (with or without a comma), or by its title alone if
    /// only one card has it. Case does not matter.
    pub fn find(&self, name: &str) -> Result<&CardDef, NotFound> {
        let wanted = plain(name);
        let mut by_title = Vec::new();
        for card in self.cards.iter() {
            if card.id.eq_ignore_ascii_case(name.trim()) || plain(&card.full_name()) == wanted {
                return Ok(card);
            }
            if plain(card.title.as_str()) == wanted {
                by_title.push(card);
            }
        }
        if let [card] = by_title[..] {
            return Ok(card);
        }
        let suggestions = match by_title.is_empty() {
            true => self.nearest(&wanted),
            false => by_title.iter().map(|card| card.full_name()).collect(),
        };
        Err(NotFound {
            name: name.to_owned(),
            suggestions,
        })
    }

    fn nearest(&self, wanted: &str) -> Vec<String> {
        let mut near: Vec<(usize, String)> = self
            .cards
            .iter()
            .map(|card| {
                let full = card.full_name();
                let title = distance(wanted, &plain(card.title.as_str()));
                (title.min(distance(wanted, &plain(&full))), full)
            })
            .collect();
        near.sort();
        near.dedup();
        near.into_iter().take(3).map(|(_, name)| name).collect()
    }

    /// A number that changes whenever a card changes, the same on every platform.
    pub fn hash(&self) -> u64 {
        self.hash
    }
}

/// The key by which cards are sorted: number of the set, number of the card; in the First Edition the place of the
/// release in its list.
fn order(card: &CardDef) -> Result<(Edition, usize, u16), Message> {
    match card.edition() {
        Edition::First => {
            let id: FirstId = card.id.parse().map_err(|e: BadId| e.message())?;
            // Previews are behind the numbered cards.
            let release = 2 * id.release + usize::from(id.is_preview);
            Ok((Edition::First, release, id.number))
        }
        Edition::Second => {
            let code: CollectorCode = card.id.parse().map_err(|e: BadCode| e.message())?;
            let (set, number) = code.order();
            Ok((Edition::Second, usize::from(set), number))
        }
    }
}

/// FNV-1a, 64 bits.
fn hash(cards: &[CardDef]) -> u64 {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for card in cards {
        for byte in pack::one_line(card).bytes().chain([b'\n']) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
    hash
}

/// A name as it is compared: lower case, without commas, single spaces.
fn plain(name: &str) -> String {
    let name = name.to_lowercase().replace(',', " ").replace('’', "'");
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Finds the known word that `word` may be a slip for.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    // Comparing something endless with everything would take as long.
    const LONGEST: usize = 40;
    if word.is_empty() || word.len() > LONGEST {
        return None;
    }
    let wanted = word.to_lowercase();
    let near = known
        .into_iter()
        .map(|known| (distance(&wanted, &known.to_lowercase()), known));
    let (off, best) = near.min_by_key(|(off, _)| *off)?;
    let slips = (wanted.chars().count() / 3).max(1);
    (off <= slips && off < best.chars().count()).then(|| best.to_owned())
}

/// The number of letters that have to change to turn one name into the other (Levenshtein).
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}
