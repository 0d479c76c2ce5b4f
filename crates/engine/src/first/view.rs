//! The part of a view that only the First Edition has.

use super::seeding::Step as SeedStep;
use super::turn::{self, Step};
use super::{battle, spaceline, winning};
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place::{Place, SideDeck};
use crate::kernel::state::Flag;
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
    /// Cards that are damaged, cloaked, disabled or in stasis.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub states: Vec<StateView>,
    /// The current battle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battle: Option<BattleView>,
}

/// The states of a card.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StateView {
    /// The card.
    pub card: CardId,
    /// Its states.
    pub states: Vec<CardState>,
}

/// A state of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum CardState {
    /// It has rotation damage (1E-DMG-05).
    Damaged,
    /// It is cloaked (1E-CLOAK-01).
    Cloaked,
    /// It is disabled (1E-HURT-13).
    Disabled,
    /// It is in stasis (1E-HURT-18).
    Stasis,
    /// It is stunned (1E-PERSB-04).
    Stunned,
    /// It is mortally wounded (1E-PERSB-05).
    Wounded,
}

/// A battle as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BattleView {
    /// Its progress.
    pub step: battle::Step,
    /// The player who attacks.
    pub attacker: Seat,
    /// The place.
    pub place: Place,
    /// The ships and facilities that attack.
    pub firing: Vec<CardId>,
    /// The ship or facility that is attacked.
    pub target: Option<CardId>,
    /// The ships and facilities that return fire.
    pub returning: Vec<CardId>,
    /// The attacker they fire at.
    pub back_at: Option<CardId>,
    /// The personnel of the attacker and the defender who have not fought yet, by number (1E-PERSB-02).
    pub waiting: [u16; 2],
    /// The two who are fighting.
    pub pair: Option<(CardId, CardId)>,
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
        states: states(viewer),
        battle: battle(viewer),
    }
}

/// The states of the cards that the viewer sees.
fn states(viewer: &Viewer) -> Vec<StateView> {
    const SHOWN: [(Flag, CardState); 6] = [
        (Flag::Damaged, CardState::Damaged),
        (Flag::Cloaked, CardState::Cloaked),
        (Flag::Disabled, CardState::Disabled),
        (Flag::Stasis, CardState::Stasis),
        (Flag::Stunned, CardState::Stunned),
        (Flag::Wounded, CardState::Wounded),
    ];
    let game = viewer.game;
    let of = |card: CardId| {
        let c = game.state.card(card);
        let has = SHOWN.iter().filter(|(flag, _)| c.is(*flag));
        has.map(|(_, state)| *state).collect::<Vec<_>>()
    };
    let all = game.state.field.iter().copied();
    let seen = all.filter(|c| viewer.sees(*c));
    let states = seen.map(|card| StateView {
        card,
        states: of(card),
    });
    states.filter(|view| !view.states.is_empty()).collect()
}

fn battle(viewer: &Viewer) -> Option<BattleView> {
    let fight = viewer.game.fight()?;
    let course = fight.first();
    let ships = !fight.is_combat();
    Some(BattleView {
        step: course.step,
        attacker: fight.starter,
        place: fight.place,
        firing: if ships {
            fight.ours.clone()
        } else {
            Vec::new()
        },
        target: course.target,
        returning: course.returning.clone(),
        back_at: course.back_at,
        waiting: [course.piles[0].len() as u16, course.piles[1].len() as u16],
        pair: course.pair,
    })
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
