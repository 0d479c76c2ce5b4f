//! The places on the table.

use crate::kernel::ids::CardId;
use cards::Word;
use cards::lexicon::{MissionKind, Quadrant};

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
