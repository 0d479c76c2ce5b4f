//! The part of a view that only the First Edition has.

use super::seeding::Step as SeedStep;
use super::turn::{self, Step};
use super::{spaceline, winning};
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place::{Place, SideDeck};
use crate::kernel::view::part::whole;
use crate::kernel::view::{CardView, ShipView, Viewer};
use serde::Serialize;

/// The part of a view that only the First Edition has.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FirstBoard {
    /// The part of the game or turn.
    pub phase: FirstPhase,
    /// The spacelines, each its locations from left to right.
    pub lines: Vec<Vec<SiteId>>,
    /// The cards seeded under missions.
    pub under: Vec<SeededView>,
    /// Ships that are docked.
    pub docked: Vec<DockedView>,
    /// The players, in the order of the seats.
    pub players: Vec<FirstPlayer>,
}

/// The part of the game or turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum FirstPhase {
    /// Doorways are seeded.
    Doorways,
    /// Missions are laid.
    Missions,
    /// Cards are seeded under missions.
    Dilemmas,
    /// Facilities are seeded.
    Facilities,
    /// A player may play a card.
    Play,
    /// A player gives orders.
    Orders,
    /// A turn ends.
    End,
}

/// The cards seeded under a mission.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeededView {
    /// The location.
    pub site: SiteId,
    /// The number of cards of each player (1E-GAP-85).
    pub counts: Vec<u16>,
    /// Those that the viewer knows, the one met first at the front.
    pub known: Vec<CardView>,
}

/// A docked ship.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DockedView {
    /// The facility.
    pub at: CardId,
    /// The ship.
    pub ship: ShipView,
}

/// The part of a player that only the First Edition has.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FirstPlayer {
    /// The bonus points among the points.
    pub bonus: i16,
    /// The points that count for winning (1E-WIN-07).
    pub counted: i16,
    /// The points needed to win (1E-WIN-02).
    pub needed: i16,
    /// The number of missions that are not laid yet.
    pub missions_left: u16,
    /// The number of seed cards that are not laid yet.
    pub seeds_left: u16,
    /// The viewer's own seed cards.
    pub seeds: Vec<CardView>,
    /// The cards in the point area.
    pub points: Vec<CardView>,
}

whole!(FirstBoard);

/// The First Edition's part of a view.
pub(super) fn show(viewer: &Viewer) -> FirstBoard {
    let game = viewer.game;
    FirstBoard {
        phase: phase(turn::current(game).map(|course| course.step)),
        lines: game.state.lines.clone(),
        under: spaceline::locations(game)
            .filter(|site| !game.state.zone(Place::Under(*site)).is_empty())
            .map(|site| under(viewer, site))
            .collect(),
        docked: docked(viewer),
        players: game
            .state
            .seats()
            .map(|seat| player(viewer, seat))
            .collect(),
    }
}

fn phase(step: Option<Step>) -> FirstPhase {
    match step {
        Some(Step::Seeding(step)) => match step {
            SeedStep::Doorways => FirstPhase::Doorways,
            SeedStep::Missions => FirstPhase::Missions,
            SeedStep::Under(_) => FirstPhase::Dilemmas,
            SeedStep::Facilities { .. } | SeedStep::Reveal => FirstPhase::Facilities,
        },
        Some(Step::Start | Step::PlayMenu) => FirstPhase::Play,
        Some(Step::OrderMenu | Step::Beaming { .. } | Step::Walking { .. }) => FirstPhase::Orders,
        Some(Step::End | Step::Draw | Step::Next) | None => FirstPhase::End,
    }
}

fn under(viewer: &Viewer, site: SiteId) -> SeededView {
    let game = viewer.game;
    let cards = game.state.zone(Place::Under(site));
    let of = |seat: Seat| {
        let own = cards.iter().filter(|c| game.table.face(**c).owner == seat);
        own.count() as u16
    };
    SeededView {
        site,
        counts: game.state.seats().map(of).collect(),
        known: viewer.faces(cards),
    }
}

fn docked(viewer: &Viewer) -> Vec<DockedView> {
    let state = &viewer.game.state;
    let docked = |c: &CardId| match state.card(*c).place {
        Place::Docked(at) => Some(DockedView {
            at,
            ship: viewer.ship(*c),
        }),
        _ => None,
    };
    state.field.iter().filter_map(docked).collect()
}

fn player(viewer: &Viewer, seat: Seat) -> FirstPlayer {
    let game = viewer.game;
    let size = |place: Place| game.state.zone(place).len() as u16;
    FirstPlayer {
        bonus: game.state.player(seat).bonus,
        counted: winning::points(game, seat),
        needed: winning::points_needed(game, seat),
        missions_left: size(Place::Side(seat, SideDeck::Missions)),
        seeds_left: size(Place::Seed(seat)),
        seeds: viewer.zone(Place::Seed(seat)),
        points: viewer.zone(Place::Points(seat)),
    }
}
