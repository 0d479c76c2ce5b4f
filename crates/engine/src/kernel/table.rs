//! The part of a game that does not change: the cards, their owners and their texts. Shared behind an `Arc`, so that
//! cloning a game does not clone it.

use super::edition::{Customs, Procedure, Rules};
use super::frame::Code;
use super::ids::{CardId, Seat, SiteId};
use crate::text::eval::{NOTHING, binder};
use crate::text::keyword;
use cards::language::{
    Ability, Block, Condition, Effect, Filter, Kind, Modifier, Place, SkillGain, Timing, When,
};
use cards::lexicon::{
    Affiliation, CardType, DilemmaKind, Icon, MissionKind, Quadrant, Skill, Stat,
};
use cards::visit::{Visit, visit, visit_ability};
use cards::{CardDef, CardIx, Facts, Keyword, LegalDeck, Word};
use std::sync::Arc;

pub(crate) const SKILLS: usize = Skill::ALL.len();
/// The most different icons that the cards of one game can have.
pub(crate) const MOST_ICONS: usize = Icons::BITS as usize;

/// The cards of one player, as indices into the definitions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// The missions, in the order of the row.
    pub missions: Vec<u16>,
    /// The dilemma pile.
    pub dilemmas: Vec<u16>,
    /// The deck that is drawn from.
    pub deck: Vec<u16>,
}

impl From<&LegalDeck> for Deck {
    fn from(legal: &LegalDeck) -> Deck {
        let numbers = |cards: &[CardIx]| cards.iter().map(|c| c.0).collect();
        Deck {
            missions: numbers(legal.missions()),
            dilemmas: numbers(legal.dilemmas()),
            deck: numbers(legal.deck()),
        }
    }
}

/// The printed facts that the rules need most often, in a form that is fast to read.
#[derive(Clone, Debug)]
pub struct Face {
    /// The definition, by its place in the catalogue.
    pub def: u16,
    /// The player who owns the card.
    pub owner: Seat,
    /// The card type.
    pub kind: CardType,
    /// The title.
    pub title: Word,
    /// Whether it is unique.
    pub unique: bool,
    /// The printed cost.
    pub cost: i16,
    /// The affiliation, if it has one.
    pub affiliation: Option<Affiliation>,
    /// Integrity, Cunning, Strength or Range, Weapons, Shields.
    pub attributes: [i16; 3],
    /// The printed skill levels, by [`Skill`].
    pub skills: [u8; SKILLS],
    /// One bit per icon; see [`Table::icon`].
    pub(crate) icons: Icons,
    /// For each required icon, the icons that supply it.
    pub(crate) staffing: Vec<Icons>,
    /// The kind of mission, if it is one.
    pub mission: Option<MissionKind>,
    /// The kind of dilemma, if it is one.
    pub dilemma: Option<DilemmaKind>,
    /// The place of a mission on the table.
    pub site: Option<SiteId>,
}

/// A place on the table: a mission and all its copies.
#[derive(Clone, Debug)]
pub struct Site {
    /// The mission cards there.
    pub missions: Vec<CardId>,
    /// The kind of mission.
    pub kind: MissionKind,
    /// The printed span.
    pub span: i16,
    /// The quadrant.
    pub quadrant: Quadrant,
    /// The regions.
    pub regions: Vec<Word>,
}

/// One bit for each kind of modifier, so that a game without any never looks for it.
pub(crate) mod has {
    pub const STAT: u16 = 1;
    pub const SKILL: u16 = 2;
    pub const KEYWORD: u16 = 4;
    pub const REQUIREMENT: u16 = 8;
    pub const FORBID: u16 = 16;
    pub const TOLL: u16 = 32;
    pub const PERMIT: u16 = 64;
    pub const TRAVEL: u16 = 128;
    pub const TOTAL: u16 = 256;
    pub const EXEMPT: u16 = 512;
    /// A prohibition on using the abilities of cards.
    pub const MUTE: u16 = 1024;
    pub const AFFILIATION: u16 = 2048;
    pub const STAFFED: u16 = 4096;
    pub const KINDS: usize = 13;
}

/// A text that applies all the time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Static {
    pub card: CardId,
    pub ability: u8,
    /// The subjects of its modifiers.
    pub about: About,
    /// Its conditions bind cards or players that its modifiers use.
    pub binds: bool,
}

/// The subject of a modifier: one bit for each skill and, after them, each number that it can change; for
/// prohibitions and prices one bit for each kind of happening.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct About(u128);

impl About {
    pub const ALL: About = About(u128::MAX);
    pub const NOTHING: About = About(0);
    pub fn happening(kind: Kind) -> About {
        About(1 << kind as u32)
    }
    pub fn skill(skill: Skill) -> About {
        About(1 << skill as u32)
    }
    pub fn stat(stat: Stat) -> About {
        About(1 << (64 + stat as u32))
    }
    /// Whether both have something in common.
    #[inline]
    pub fn has(self, other: About) -> bool {
        self.0 & other.0 != 0
    }
    #[must_use]
    pub fn and(self, other: About) -> About {
        About(self.0 | other.0)
    }
}

/// A set of icons, by their numbers in the table.
pub(crate) type Icons = u64;

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
    /// Static texts by the kind of modifier they apply; see [`has`].
    statics: [Vec<Static>; has::KINDS],
    /// One bit for each kind of happening that some text forbids, or has a price for.
    pub(crate) forbids: About,
    pub(crate) prices: About,
    /// Abilities that are actions: "Order" and "While …, you may".
    pub(crate) actions: Vec<(CardId, u8)>,
    /// Abilities carried out as soon as their guard holds.
    pub(crate) states: Vec<(CardId, u8)>,
    pub(crate) modifiers: u16,
    /// Some text asks who used which skill.
    pub(crate) watches_skills: bool,
    /// Some text reads cards in hands or discard piles for a number.
    pub(crate) reads_hidden: bool,
    /// Some text asks what happened before.
    pub(crate) asks_the_past: bool,
}

impl Table {
    /// Numbers the cards of all decks and prepares their texts.
    pub fn new(defs: Arc<[CardDef]>, decks: &[Deck], rules: &Rules) -> Table {
        let seats = decks.iter().zip((0..).map(Seat));
        let cards = seats.flat_map(|(deck, seat)| {
            let all = deck.missions.iter().chain(&deck.dilemmas).chain(&deck.deck);
            all.map(move |def| (*def, seat))
        });
        Table::of(defs, decks.len() as u8, cards, rules)
    }

    /// A copy of the table with these definitions for its cards.
    pub(crate) fn with_faces(&self, faces: &[u16], rules: &Rules) -> Table {
        let cards = faces
            .iter()
            .zip(&self.faces)
            .map(|(def, f)| (*def, f.owner));
        Table::of(Arc::clone(&self.defs), self.players, cards, rules)
    }

    fn of(
        defs: Arc<[CardDef]>,
        players: u8,
        cards: impl Iterator<Item = (u16, Seat)>,
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
            statics: Default::default(),
            forbids: About::NOTHING,
            prices: About::NOTHING,
            actions: Vec::new(),
            states: Vec::new(),
            modifiers: 0,
            watches_skills: false,
            reads_hidden: false,
            asks_the_past: false,
        };
        for (def, seat) in cards {
            table.add(def, seat, rules);
        }
        let mut texts: Vec<u16> = table.faces.iter().map(|f| f.def).collect();
        texts.sort_unstable();
        texts.dedup();
        let defs = Arc::clone(&table.defs);
        for def in texts {
            table.note_text(&defs[usize::from(def)]);
        }
        table
    }

    /// Adds one card of `owner` and returns its id.
    fn add(&mut self, def: u16, owner: Seat, rules: &Rules) -> CardId {
        let id = CardId(self.faces.len() as u16);
        let defs = Arc::clone(&self.defs);
        let card = &defs[usize::from(def)];
        let mut face = Face {
            def,
            owner,
            kind: card.card_type(),
            title: card.title,
            unique: card.unique,
            cost: i16::from(card.cost),
            affiliation: card.affiliation(),
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
        for (skill, level) in card.skills() {
            face.skills[*skill as usize] += level;
        }
        match &card.facts {
            Facts::Personnel { .. } => {
                face.attributes = Stat::PERSONNEL.map(|s| card.stat(s).unwrap_or(0));
            }
            Facts::Ship { staffing, .. } => {
                face.attributes = Stat::SHIP.map(|s| card.stat(s).unwrap_or(0));
                for icon in staffing {
                    let bit = 1 << self.icon(*icon);
                    // 2E-STAFF-04: a commander can serve as staff, 2E-STAFF-05: not the reverse.
                    face.staffing.push(if bit == 2 { 3 } else { bit });
                }
            }
            Facts::Mission { .. } => face.site = Some(self.site(id, card, rules)),
            _ => {}
        }
        self.faces.push(face);
        self.index(id, card);
        id
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

    /// The icon behind a required staffing bit mask.
    pub(crate) fn staffing_icon(&self, mask: Icons) -> Icon {
        match mask {
            3 => Icon::staff(),
            mask => self.icons[mask.trailing_zeros() as usize],
        }
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
        if let Facts::Mission {
            kind,
            span,
            quadrant,
            ..
        } = card.facts
        {
            self.sites.push(Site {
                missions: vec![id],
                kind,
                span: i16::from(span),
                quadrant,
                regions: card.regions().collect(),
            });
        }
        SiteId((self.sites.len() - 1) as u8)
    }

    /// Notes what a card's text could change and what it asks about.
    fn note_text(&mut self, card: &CardDef) {
        for ability in text_of(card) {
            self.note(&ability.body);
            if ability.when == Timing::Static {
                visit_ability(ability, &mut Reading(self));
            }
        }
        visit(card, &mut Watching(self));
    }

    /// Adds the abilities of a card to the lists by timing.
    fn index(&mut self, id: CardId, card: &CardDef) {
        for (n, ability) in text_of(card).enumerate() {
            let entry = (id, n as u8);
            match &ability.when {
                Timing::Static => {
                    let (kinds, about) = kinds_of(&ability.body);
                    let of = (0..has::KINDS).filter(|kind| kinds & (1 << kind) != 0);
                    let text = Static {
                        card: id,
                        ability: n as u8,
                        about,
                        binds: binder(&ability.guard, &NOTHING).is_some(),
                    };
                    of.for_each(|kind| self.statics[kind].push(text));
                }
                Timing::On(when) => {
                    for kind in when.kinds() {
                        self.listeners[kind as usize].push(entry);
                    }
                }
                Timing::Order | Timing::During(_) => self.actions.push(entry),
                Timing::State => self.states.push(entry),
                Timing::Resolve => {}
            }
        }
    }

    fn note(&mut self, block: &Block) {
        for effect in block {
            if let Effect::Apply { m, .. } = effect {
                self.note_modifier(m);
            }
            if let Effect::Fight { tweak, .. } = effect {
                for m in tweak {
                    self.note_modifier(m);
                }
            }
            for inner in effect.blocks() {
                self.note(inner);
            }
        }
    }

    fn note_modifier(&mut self, m: &Modifier) {
        self.modifiers |= kind_of(m);
        match m {
            Modifier::Forbid(_) => self.forbids = self.forbids.and(about_of(m)),
            Modifier::Toll { .. } => self.prices = self.prices.and(about_of(m)),
            _ => {}
        }
    }

    /// The printed facts of a card.
    #[inline]
    pub fn face(&self, card: CardId) -> &Face {
        &self.faces[card.index()]
    }

    /// The definition of a card.
    #[inline]
    pub fn def(&self, card: CardId) -> &CardDef {
        &self.defs[usize::from(self.face(card).def)]
    }

    /// The place of a mission card; none for other cards.
    pub fn site_of_mission(&self, mission: CardId) -> Option<SiteId> {
        self.face(mission).site
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
    pub(crate) fn statics(&self, kind: u16) -> &[Static] {
        &self.statics[kind.trailing_zeros() as usize % has::KINDS]
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

/// Notes whether a text asks who used a skill, or what happened before.
struct Watching<'t>(&'t mut Table);

impl<'a> Visit<'a> for Watching<'_> {
    fn part(&mut self, filter: &'a Filter) {
        self.0.watches_skills |= matches!(filter, Filter::Used(..));
    }
    fn condition(&mut self, c: &'a Condition) {
        self.0.asks_the_past |= matches!(c, Condition::Happened(..));
    }
    fn when(&mut self, when: &'a When) {
        self.0.watches_skills |= when.kinds().any(|k| k == Kind::UseSkill);
    }
}

/// Notes whether a static text reads places that not everybody can see.
struct Reading<'t>(&'t mut Table);

impl<'a> Visit<'a> for Reading<'_> {
    fn place(&mut self, place: Place) {
        self.0.reads_hidden |= matches!(place, Place::Discard(_) | Place::Hand(_));
    }
}

/// The abilities of a card: those of its text, then those of its keywords.
pub(crate) fn text_of(card: &CardDef) -> impl Iterator<Item = &Ability> {
    let keywords = card.keywords.iter().filter_map(|k| match k {
        Keyword::Interlink(interlink) => Some(keyword::ability(*interlink)),
        _ => None,
    });
    card.text.iter().chain(keywords)
}

#[inline]
fn nth(card: &CardDef, n: u8) -> &Ability {
    match card.text.get(usize::from(n)) {
        Some(ability) => ability,
        None => nth_of_all(card, n),
    }
}

#[cold]
fn nth_of_all(card: &CardDef, n: u8) -> &Ability {
    // Only numbers of abilities the card has are in use.
    text_of(card)
        .nth(usize::from(n))
        .unwrap_or_else(|| &card.text[0])
}

/// The kinds of modifier that a static text applies.
fn kinds_of(body: &Block) -> (u16, About) {
    body.iter()
        .fold((0, About::NOTHING), |(kinds, about), effect| match effect {
            Effect::Apply { m, .. } => (kinds | kind_of(m), about.and(about_of(m))),
            _ => (kinds, about),
        })
}

/// The skills, numbers or happenings a modifier is about; everything for those of other kinds.
pub(crate) fn about_of(m: &Modifier) -> About {
    let of = |all: &mut dyn Iterator<Item = About>| all.fold(About::NOTHING, About::and);
    match m {
        Modifier::Stat { stats, .. } => of(&mut stats.iter().map(|s| About::stat(*s))),
        Modifier::Skill { what, .. } => match what {
            SkillGain::Fixed(list) => of(&mut list.iter().map(|(s, _)| About::skill(*s))),
            SkillGain::OneOf(list) => of(&mut list.iter().map(|s| About::skill(*s))),
            _ => About::ALL,
        },
        Modifier::Forbid(when) | Modifier::Toll { act: when, .. } => {
            of(&mut when.kinds().map(About::happening))
        }
        _ => About::ALL,
    }
}

fn kind_of(m: &Modifier) -> u16 {
    match m {
        Modifier::Stat { .. } => has::STAT,
        // Gaining all skills of a card can bring its attributes too.
        Modifier::Skill {
            what: SkillGain::AllFrom { .. },
            ..
        } => has::SKILL | has::STAT,
        Modifier::Skill { .. } => has::SKILL,
        Modifier::Keyword { .. } => has::KEYWORD,
        Modifier::Requirement { .. } => has::REQUIREMENT,
        Modifier::Forbid(when) if when.sees(Kind::UseAbility) => has::FORBID | has::MUTE,
        Modifier::Forbid(_) => has::FORBID,
        Modifier::Toll { .. } => has::TOLL,
        Modifier::Permit { .. } => has::PERMIT,
        Modifier::Travel { .. } => has::TRAVEL,
        Modifier::Total { .. } => has::TOTAL,
        Modifier::Exempt { .. } => has::EXEMPT,
        Modifier::Affiliation { .. } => has::AFFILIATION,
        Modifier::Staffed(_) => has::STAFFED,
    }
}
