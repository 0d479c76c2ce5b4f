//! The printed facts of a card, in a form that is fast to read.

use super::Part;
use crate::kernel::ids::{Seat, SiteId};
use cards::Word;
use cards::lexicon::{CardType, DilemmaKind, Icon, MissionKind, Skill};
use cards::sets::{Affiliations, TypeSet};

pub(crate) const SKILLS: usize = Skill::ALL.len();
/// The most different icons that the cards of one game can have.
pub(crate) const MOST_ICONS: usize = Icons::BITS as usize;

/// A set of icons, by their numbers in the table.
pub(crate) type Icons = u64;

/// The printed facts that the rules need most often, in a form that is fast to read.
#[derive(Clone, Debug)]
pub struct Face {
    /// The definition, by its place in the catalogue.
    pub def: u16,
    /// The player who owns the card.
    pub owner: Seat,
    /// The part of its owner's deck list that it came from.
    pub part: Part,
    /// The card type.
    pub kind: CardType,
    /// All types that it counts as.
    pub types: TypeSet,
    /// The title.
    pub title: Word,
    /// Whether it is unique.
    pub unique: bool,
    /// The printed cost.
    pub cost: i16,
    /// The printed affiliations.
    pub affiliations: Affiliations,
    /// Integrity, Cunning, Strength or Range, Weapons, Shields.
    pub attributes: [i16; 3],
    /// The printed skill levels, by [`Skill`].
    pub skills: [u8; SKILLS],
    /// One bit per icon; see [`Table::icon`].
    pub(crate) icons: Icons,
    /// The icons that a ship needs aboard.
    pub(crate) staffing: Vec<Needed>,
    /// The kind of mission, if it is one.
    pub mission: Option<MissionKind>,
    /// The kind of dilemma, if it is one.
    pub dilemma: Option<DilemmaKind>,
    /// The place of a mission on the table.
    pub site: Option<SiteId>,
}

/// An icon that a ship needs aboard.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Needed {
    pub icon: Icon,
    /// The icons that supply it.
    pub supplied_by: Icons,
}
