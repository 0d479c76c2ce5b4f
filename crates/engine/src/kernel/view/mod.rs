//! The part of a game that one seat may know (2E-GAP-58). A card the seat may not see is in no part of a view, not
//! even by its number; it is only counted.

mod build;
mod json;
mod laid;
pub(crate) mod numbers;
pub(crate) mod part;
pub(crate) mod watch;

pub(crate) use build::Viewer;
pub use watch::{Moment, Watcher};

use super::choice::{Action, Ask, Choice};
use super::edition::{FirstBoard, SecondBoard, StaffingGap};
use super::event::SeenEvent;
use super::ids::{CardId, Seat, SiteId};
use super::state::Outcome;
use cards::language::Phase;
use cards::lexicon::Skill;
use serde::Serialize;

// A field that says `default` may be absent, and is optional in the types for TypeScript.

/// A game as one seat sees it. A spectator has no seat and sees what everybody sees.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The seat whose view it is; none for a spectator.
    pub viewer: Option<Seat>,
    /// The number of the turn, counted from 1 over all players.
    pub turn: u16,
    /// The player whose turn it is.
    pub active: Seat,
    /// The result, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The players, in the order of the seats.
    pub players: Vec<PlayerView>,
    /// The places where ships, personnel or equipment are.
    pub sites: Vec<SiteView>,
    /// Ships at no mission, on a card that keeps them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<ShipView>,
    /// The player the game is waiting for. The question is in that player's view only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waiting_for: Option<Seat>,
    /// The question, if the viewer must answer it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt: Option<Prompt>,
    /// The part that depends on the edition.
    pub board: Board,
}

/// The edition's part of a view.
// A view has one of them: the smaller one need not be small.
#[allow(clippy::large_enum_variant)]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "edition", rename_all = "lowercase")]
pub enum Board {
    /// A game of the First Edition.
    #[cfg_attr(feature = "ts", ts(skip))]
    First(FirstBoard),
    /// A game of the Second Edition.
    Second(SecondBoard),
}

impl View {
    /// The part that only the Second Edition has.
    ///
    /// # Panics
    ///
    /// In a game of another edition.
    pub fn second(&self) -> &SecondBoard {
        match &self.board {
            Board::Second(board) => board,
            Board::First(_) => panic!("a view of the First Edition"),
        }
    }

    /// The part that only the First Edition has, in a game of it.
    pub fn first(&self) -> Option<&FirstBoard> {
        match &self.board {
            Board::First(board) => Some(board),
            Board::Second(_) => None,
        }
    }

    /// The view as JSON.
    pub fn to_json(&self) -> String {
        // Larger than most views, so that the text is seldom copied while it grows.
        let mut out = Vec::with_capacity(32 * 1024);
        // Views hold no maps and no types that can fail to serialise, and JSON is UTF-8.
        json::write(&mut out, self).unwrap_or_default();
        String::from_utf8(out).unwrap_or_default()
    }
}

/// A player as the viewer sees them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The player.
    pub seat: Seat,
    /// Points scored.
    pub score: i16,
    /// Has left the game.
    #[serde(default, skip_serializing_if = "is_false")]
    pub gone: bool,
    /// The sizes of the player's piles and hand.
    pub sizes: Sizes,
    /// The viewer's own hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<CardView>,
    /// The viewer's own discard pile, the top card last (2E-GLOSS-04).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discard: Vec<CardView>,
    /// The viewer's own cards that are out of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<CardView>,
    /// The cards in the core.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub core: Vec<CardView>,
    /// Cards being played or faced.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub limbo: Vec<CardView>,
    /// The missions, in the order of the row.
    pub missions: Vec<MissionView>,
}

/// The number of cards in the piles and the hand of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sizes {
    /// Cards in hand.
    pub hand: u16,
    /// Cards in the deck.
    pub deck: u16,
    /// Cards in the discard pile.
    pub discard: u16,
    /// Cards that are out of the game.
    pub removed: u16,
}

/// A card whose face the viewer may see. `def` is its place in the catalogue; what is printed on it is
/// found there.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardView {
    /// The card.
    pub id: CardId,
    /// Its place in the catalogue.
    pub def: u16,
    /// The player who commands it, in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commander: Option<Seat>,
    /// The player who owns it, if not its commander.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    /// It is stopped.
    #[serde(default, skip_serializing_if = "is_false")]
    pub stopped: bool,
    /// Nobody but its commander sees its face.
    #[serde(default, skip_serializing_if = "is_false")]
    pub face_down: bool,
    /// Integrity, Cunning, Strength of a personnel in play, as they are now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attributes: Option<[i16; 3]>,
    /// The skills of a personnel in play, where they are not as printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skills: Option<Vec<(Skill, u8)>>,
    /// Its cost now, where that is not as printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<i16>,
    /// Cards on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub on: Vec<CardView>,
}

/// A mission on the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MissionView {
    /// The mission card.
    #[serde(flatten)]
    pub card: CardView,
    /// The place where its ships, personnel and equipment are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub site: Option<SiteId>,
    /// It has been completed.
    #[serde(default, skip_serializing_if = "is_false")]
    pub completed: bool,
    /// The points it is worth, where they are not as printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i16>,
    /// Its span, where that is not as printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub span: Option<i16>,
    /// Dilemmas beneath it, as far as the viewer knows them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beneath: Vec<CardView>,
    /// Dilemmas beneath it that were never seen (2E-DIL-18).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub beneath_unseen: u16,
}

/// A place on the table and all that is there.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SiteView {
    /// The place.
    pub site: SiteId,
    /// The ships there, of all players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ships: Vec<ShipView>,
    /// Personnel and equipment on the planet or headquarters, one group per commander.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<GroupView>,
}

/// A ship in play.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShipView {
    /// The ship card.
    #[serde(flatten)]
    pub card: CardView,
    /// Its Range now.
    pub range: i16,
    /// The part of its Range that is not used yet.
    pub range_left: i16,
    /// Its Weapons now.
    pub weapons: i16,
    /// Its Shields now.
    pub shields: i16,
    /// The damage on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub damage: Vec<CardView>,
    /// Whether it is staffed. Own ships only, as it would reveal something about face-down crews.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub staffed: Option<bool>,
    /// Whatever it still needs to be staffed; own ships only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needs: Option<StaffingGap>,
    /// Personnel and equipment aboard, one group per commander.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub crews: Vec<GroupView>,
}

/// The personnel and equipment of one commander at one place.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GroupView {
    /// The commander.
    pub commander: Seat,
    /// The cards the viewer may see.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<CardView>,
    /// Unstopped face-down cards that the viewer may not see.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hidden: u16,
    /// Stopped face-down cards that the viewer may not see.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hidden_stopped: u16,
    /// Open cards on cards the viewer may not see.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub on_hidden: Vec<CardView>,
    /// Integrity, Cunning, Strength of the unstopped personnel in `cards`.
    pub sums: [i16; 3],
}

/// The question the viewer has to answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prompt {
    /// The player who must answer.
    pub seat: Seat,
    /// The subject of the question.
    pub ask: Ask,
    /// The form of the question.
    pub choice: Choice,
    /// The legal actions, if the player must act.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<Action>,
    /// The faces of the candidates, which the player who chooses sees (2E-GLOSS-16).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faces: Vec<CardView>,
    /// The happening that can be responded to, and the moment of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<(Phase, SeenEvent)>,
}

part::by_field! {
    CardView by |c| c.id => [id, def]
        or nothing [commander, owner, stopped, face_down, attributes, skills, cost, on];
    MissionView by |m| m.card.id => []
        in [card]
        or nothing [site, completed, points, span, beneath, beneath_unseen];
    SiteView by |s| s.site => [site]
        or nothing [ships, groups];
    ShipView by |s| s.card.id => [range, range_left, weapons, shields]
        in [card]
        or nothing [damage, staffed, needs, crews];
    GroupView by |g| g.commander => [commander, sums]
        or nothing [cards, hidden, hidden_stopped, on_hidden];
    Prompt by |p| p.seat => [seat, ask, choice]
        or nothing [actions, faces, about];
}

part::whole!(
    Seat,
    CardId,
    SiteId,
    Outcome,
    Sizes,
    Ask,
    Choice,
    Action,
    StaffingGap,
    (Skill, u8),
    (Phase, SeenEvent),
);

impl part::Part for Board {
    fn is(&self, other: &Board) -> bool {
        match (self, other) {
            (Board::First(a), Board::First(b)) => a.is(b),
            (Board::Second(a), Board::Second(b)) => a.is(b),
            _ => false,
        }
    }
    fn compare(&self, new: &Board, ops: &mut part::Ops) {
        match (self, new) {
            (Board::First(a), Board::First(b)) => a.compare(b, ops),
            (Board::Second(a), Board::Second(b)) => a.compare(b, ops),
            _ => ops.replace(new),
        }
    }
}

fn is_false(b: &bool) -> bool {
    !*b
}
pub(crate) fn is_zero(n: &u16) -> bool {
    *n == 0
}
