//! The part of a game that does not change: the cards, their owners and their texts. Shared behind an `Arc`, so that
//! cloning a game does not clone it.

mod about;
mod face;
mod site;
mod texts;

pub(crate) use about::{About, ModifierKind, ModifierKinds, about_of, kind_of};
pub use face::Face;
pub(crate) use face::{Icons, MOST_ICONS, Needed, SKILLS};
pub use site::Site;
pub(crate) use texts::{Static, text_of};

use super::edition::{Customs, Procedure, Rules};
use super::frame::Code;
use super::ids::{CardId, Seat, SiteId};
use super::place::PlaceSet;
use super::state::Card;
use super::view::numbers::{self, Row};
use cards::language::{Ability, Block, Effect, Kind};
use cards::lexicon::{CardType, Icon, Stat};
use cards::{CardDef, CardIx, Facts, LegalDeck};
use std::sync::Arc;
use texts::{Statics, nth};

/// The cards of one player, as indices into the definitions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// The missions, in the order of the row.
    pub missions: Vec<u16>,
    /// The dilemma pile of the Second Edition.
    pub dilemmas: Vec<u16>,
    /// The seed deck of the First Edition, without the missions.
    pub seeds: Vec<u16>,
    /// The deck that is drawn from.
    pub deck: Vec<u16>,
}

/// The part of a deck that a card came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The missions.
    Missions,
    /// The dilemma pile of the Second Edition.
    Dilemmas,
    /// The seed deck of the First Edition.
    Seeds,
    /// The deck that is drawn from.
    Deck,
}

impl Part {
    /// All parts, in the order in which their cards are numbered.
    pub const ALL: [Part; 4] = [Part::Missions, Part::Dilemmas, Part::Seeds, Part::Deck];
}

impl Deck {
    /// The cards with the parts they belong to, in the order in which they are numbered.
    pub(crate) fn cards(&self) -> impl Iterator<Item = (u16, Part)> + '_ {
        let parts = [
            (&self.missions, Part::Missions),
            (&self.dilemmas, Part::Dilemmas),
            (&self.seeds, Part::Seeds),
            (&self.deck, Part::Deck),
        ];
        let parts = parts.into_iter();
        parts.flat_map(|(cards, part)| cards.iter().map(move |def| (*def, part)))
    }
}

impl From<&LegalDeck> for Deck {
    fn from(legal: &LegalDeck) -> Deck {
        let numbers = |cards: &[CardIx]| cards.iter().map(|c| c.0).collect();
        Deck {
            missions: numbers(legal.missions()),
            dilemmas: numbers(legal.dilemmas()),
            seeds: Vec::new(),
            deck: numbers(legal.deck()),
        }
    }
}

/// A card as the decks bring it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Printed {
    pub def: u16,
    pub owner: Seat,
    /// The part of the deck list it came from.
    pub part: Part,
}

/// The part of a game that does not change.
#[derive(Debug)]
pub struct Table {
    /// The rules of the edition.
    pub(crate) procedure: &'static dyn Procedure,
    /// Its facts that are needed very often.
    pub(crate) customs: Customs,
    /// The definitions, by their places in the catalogue.
    pub defs: Arc<[CardDef]>,
    /// The printed facts of the cards, by their ids.
    pub faces: Vec<Face>,
    /// The places on the table, by their ids.
    pub sites: Vec<Site>,
    pub(crate) players: u8,
    icons: Vec<Icon>,
    listeners: Vec<Vec<(CardId, u8)>>,
    /// The printed numbers that views show, by card.
    rows: Vec<Row>,
    /// Static texts by the kind of modifier they apply.
    statics: Statics,
    /// One bit for each kind of happening that some text forbids, or has a price for.
    pub(crate) forbids: About,
    pub(crate) prices: About,
    /// Abilities that are actions: "Order" and "While …, you may".
    pub(crate) actions: Vec<(CardId, u8)>,
    /// Abilities carried out as soon as their guard holds.
    pub(crate) states: Vec<(CardId, u8)>,
    pub(crate) modifiers: ModifierKinds,
    /// The definitions whose text asks who used a skill, and which skills.
    pub(crate) skill_watchers: Vec<(u16, About)>,
    /// The static texts that read cards in hands or discard piles: their cards, and the places where they can work.
    hidden_readers: Vec<(CardId, PlaceSet)>,
    /// Some text asks what happened before.
    pub(crate) asks_the_past: bool,
}

impl Table {
    /// Numbers the cards of all decks and prepares their texts.
    pub fn new(defs: Arc<[CardDef]>, decks: &[Deck], rules: &Rules) -> Table {
        let seats = decks.iter().zip((0..).map(Seat));
        let cards = seats.flat_map(|(deck, owner)| {
            let all = deck.cards();
            all.map(move |(def, part)| Printed { def, owner, part })
        });
        Table::of(defs, decks.len() as u8, cards, rules)
    }

    /// A copy of the table with other cards.
    pub(crate) fn with_cards(&self, cards: &[Printed], rules: &Rules) -> Table {
        let cards = cards.iter().copied();
        Table::of(Arc::clone(&self.defs), self.players, cards, rules)
    }

    /// The cards by their numbers.
    pub(crate) fn printed(&self) -> Vec<Printed> {
        let printed = |face: &Face| Printed {
            def: face.def,
            owner: face.owner,
            part: face.part,
        };
        self.faces.iter().map(printed).collect()
    }

    fn of(
        defs: Arc<[CardDef]>,
        players: u8,
        cards: impl Iterator<Item = Printed>,
        rules: &Rules,
    ) -> Table {
        let procedure = rules.procedure();
        let mut table = Table {
            procedure,
            customs: procedure.customs(rules),
            defs,
            faces: Vec::new(),
            sites: Vec::new(),
            players,
            icons: vec![Icon::command(), Icon::staff()],
            listeners: vec![Vec::new(); Kind::COUNT],
            statics: Statics::default(),
            rows: Vec::new(),
            forbids: About::NOTHING,
            prices: About::NOTHING,
            actions: Vec::new(),
            states: Vec::new(),
            modifiers: ModifierKinds::default(),
            skill_watchers: Vec::new(),
            hidden_readers: Vec::new(),
            asks_the_past: false,
        };
        for card in cards {
            table.add(card, rules);
        }
        let mut texts: Vec<u16> = table.faces.iter().map(|f| f.def).collect();
        texts.sort_unstable();
        texts.dedup();
        let defs = Arc::clone(&table.defs);
        for def in texts {
            table.note_text(def, &defs[usize::from(def)]);
        }
        table
    }

    /// Adds a card.
    fn add(&mut self, printed: Printed, rules: &Rules) {
        let id = CardId(self.faces.len() as u16);
        let defs = Arc::clone(&self.defs);
        let card = &defs[usize::from(printed.def)];
        let mut face = Face {
            def: printed.def,
            owner: printed.owner,
            part: printed.part,
            kind: card.card_type(),
            types: card.types(),
            title: card.title,
            unique: card.unique,
            cost: i16::from(card.cost),
            affiliations: card.affiliations(),
            attributes: [0; 3],
            skills: [0; SKILLS],
            icons: 0,
            staffing: Vec::new(),
            mission: card.mission_kind(),
            dilemma: card.dilemma_kind(),
            site: None,
        };
        for icon in card.icons() {
            face.icons |= 1 << self.icon(*icon);
        }
        for (skill, level) in card.skill_levels() {
            face.skills[skill as usize] += level;
        }
        face.attributes = match face.kind {
            CardType::Personnel => Stat::PERSONNEL.map(|s| card.stat(s).unwrap_or(0)),
            CardType::Ship => Stat::SHIP.map(|s| card.stat(s).unwrap_or(0)),
            _ => [0; 3],
        };
        match &card.facts {
            Facts::Ship { staffing, .. } => {
                for &icon in staffing {
                    let supply = self.procedure.supply(icon).into_iter();
                    let supplied_by = supply.fold(0, |all, icon| all | 1 << self.icon(icon));
                    face.staffing.push(Needed { icon, supplied_by });
                }
            }
            _ if card.card_type() == CardType::Mission => {
                face.site = Some(self.site(id, card, rules));
            }
            _ => {}
        }
        self.faces.push(face);
        self.rows.push(numbers::printed_row(self, id));
        self.index(id, card);
    }

    fn icon(&mut self, icon: Icon) -> usize {
        let at = match self.icons.iter().position(|i| *i == icon) {
            Some(at) => at,
            None => {
                self.icons.push(icon);
                self.icons.len() - 1
            }
        };
        // `setup::check` counts the icons of a game before its table is laid.
        assert!(at < MOST_ICONS, "more icons than a game can have");
        at
    }

    pub(crate) fn icon_bit(&self, icon: Icon) -> Icons {
        let at = self.icons.iter().position(|i| *i == icon);
        at.map_or(0, |at| 1 << at)
    }

    fn site(&mut self, id: CardId, card: &CardDef, rules: &Rules) -> SiteId {
        let known = self.sites.iter().position(|s| {
            let first = self.faces[s.missions[0].index()].def;
            let first = &self.defs[usize::from(first)];
            self.procedure.same_site(rules, first, card)
        });
        if let Some(at) = known {
            self.sites[at].missions.push(id);
            return SiteId(at as u8);
        }
        if let (Some(kind), Some(quadrant)) = (card.mission_kind(), card.quadrant()) {
            self.sites.push(Site {
                missions: vec![id],
                kind,
                span: card.stat(Stat::Span).unwrap_or(0),
                quadrant,
                regions: card.regions().collect(),
            });
        }
        SiteId((self.sites.len() - 1) as u8)
    }

    /// The printed facts of a card.
    #[inline]
    pub fn face(&self, card: CardId) -> &Face {
        &self.faces[card.index()]
    }

    /// A number as it is printed, 0 where the card has none.
    pub(crate) fn printed_number(&self, card: CardId, stat: Stat) -> i16 {
        let face = self.face(card);
        match stat {
            Stat::Integrity | Stat::Cunning | Stat::Strength
                if face.kind == CardType::Personnel =>
            {
                face.attributes[stat as usize]
            }
            Stat::Range | Stat::Weapons | Stat::Shields if face.kind == CardType::Ship => {
                face.attributes[stat as usize - 3]
            }
            Stat::UnusedRange if face.kind == CardType::Ship => face.attributes[0],
            Stat::Cost => face.cost,
            _ => self.def(card).stat(stat).unwrap_or(0),
        }
    }

    /// The printed numbers that views show, by card.
    pub(crate) fn printed_rows(&self) -> &[Row] {
        &self.rows
    }

    /// The definition of a card.
    #[inline]
    pub fn def(&self, card: CardId) -> &CardDef {
        &self.defs[usize::from(self.face(card).def)]
    }

    /// A definition of the catalogue.
    pub fn definition(&self, def: u16) -> &CardDef {
        &self.defs[usize::from(def)]
    }

    /// The place of a mission card; none for other cards.
    pub fn site_of_mission(&self, mission: CardId) -> Option<SiteId> {
        self.face(mission).site
    }

    /// Whether a static text could read cards in hands or discard piles now. Fast; only a "no" is certain.
    pub(crate) fn reads_hidden(&self, cards: &[Card]) -> bool {
        let awake = |(card, places): &(CardId, PlaceSet)| places.has(cards[card.index()].place);
        self.hidden_readers.iter().any(awake)
    }

    /// The facts of a place.
    pub fn site_facts(&self, site: SiteId) -> &Site {
        &self.sites[site.index()]
    }

    #[inline]
    pub(crate) fn ability(&self, card: CardId, ability: u8) -> &Ability {
        nth(self.def(card), ability)
    }

    /// The number of abilities of a card, those of its keywords included.
    pub(crate) fn abilities(&self, card: CardId) -> usize {
        text_of(self.def(card)).count()
    }

    /// The ability that a code position is in.
    pub(crate) fn ability_of(&self, code: &Code) -> &Ability {
        nth(&self.defs[usize::from(code.def)], code.first())
    }

    /// The static texts with a modifier of this one kind.
    pub(crate) fn statics(&self, kind: ModifierKind) -> &[Static] {
        self.statics.of(kind)
    }

    pub(crate) fn listeners(&self, kind: Kind) -> &[(CardId, u8)] {
        &self.listeners[kind as usize]
    }

    /// The block that a code position names.
    pub(crate) fn block(&self, code: &Code) -> &[Effect] {
        let mut block: &Block = &self.ability_of(code).body;
        for step in code.steps().chunks_exact(2) {
            block = block[usize::from(step[0])].blocks()[usize::from(step[1])];
        }
        block
    }

    /// The effect that the block at a code position is a part of.
    pub(crate) fn around(&self, code: &Code) -> Option<&Effect> {
        let mut block: &Block = &self.ability_of(code).body;
        let mut around = None;
        for step in code.steps().chunks_exact(2) {
            let effect = &block[usize::from(step[0])];
            block = effect.blocks()[usize::from(step[1])];
            around = Some(effect);
        }
        around
    }

    /// Whether two cards have the same title.
    pub fn is_same(&self, a: CardId, b: CardId) -> bool {
        self.face(a).title == self.face(b).title
    }
}
