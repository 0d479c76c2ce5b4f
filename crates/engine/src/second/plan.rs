//! A preview of an attempt.

use super::who_attempts;
use crate::kernel::choice::Action;
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::refusal::Refusal;
use crate::text::requirement::{Line, all_met};
use cards::language::Activity;
use cards::lexicon::CardType;
use serde::Serialize;

/// A preview of an attempt: the personnel who would take part and those who would not, the number of dilemmas, and
/// the requirements. It uses only what its player may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Plan {
    /// The mission.
    pub mission: CardId,
    /// The ship, at a space mission.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ship: Option<CardId>,
    /// The personnel who would take part.
    pub team: Vec<CardId>,
    /// The player's personnel there who would not take part.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<Absent>,
    /// The player who would draw and choose the dilemmas (2E-DIL-01).
    pub opponent: Seat,
    /// The number of dilemmas that would be drawn, which is also the most they may cost, before texts change it
    /// (2E-DIL-02, 2E-GAP-07).
    pub limit: u16,
    /// The number of dilemmas overcome here before, which lowers the limit (2E-FAIL-04).
    pub overcome: u16,
    /// The requirements of the mission, compared with the team.
    pub checklist: Vec<Line>,
    /// Whether the team meets all of it.
    pub met: bool,
    /// The reason the attempt cannot be begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Refusal>,
}

/// A personnel who is there and would not take part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Absent {
    /// The personnel.
    pub card: CardId,
    /// The reason.
    pub why: AbsentWhy,
}

/// The reason a personnel would not take part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AbsentWhy {
    /// Stopped (2E-ATT-05).
    Stopped,
    /// A text keeps the personnel out.
    Exempt,
}

/// Previews an attempt by `seat`; `None` for other actions and for missions that are not there.
pub(super) fn plan(game: &Game, seat: Seat, action: &Action) -> Option<Plan> {
    let Action::Attempt { mission, ship } = *action else {
        return None;
    };
    let known = game.state.cards.len();
    if mission.index() >= known || ship.is_some_and(|ship| ship.index() >= known) {
        return None;
    }
    let open = game.without_hidden(Some(seat));
    let world = open.as_deref().unwrap_or(game);
    let site = world.table.site_of_mission(mission)?;
    let team: Vec<CardId> = who_attempts::attempters(world, seat, site, ship).collect();
    let place = match ship {
        Some(ship) => Place::Aboard(ship),
        None => Place::Surface(site),
    };
    let there = world.state.field.iter().copied().filter(|c| {
        let card = world.state.card(*c);
        card.place == place
            && card.commander == seat
            && world.table.face(*c).kind == CardType::Personnel
    });
    let out = there
        .filter(|c| !team.contains(c))
        .map(|card| Absent {
            card,
            why: match world.is_exempt(card, Activity::Attempting, &world.cx_of(card)) {
                true if !world.is_idle(card) => AbsentWhy::Exempt,
                _ => AbsentWhy::Stopped,
            },
        })
        .collect();
    let overcome = world.beneath(mission).count();
    let checklist = world.checklist(mission, &team);
    Some(Plan {
        mission,
        ship,
        out,
        opponent: world.state.left_of(seat),
        limit: team.len().saturating_sub(overcome) as u16,
        overcome: overcome as u16,
        met: all_met(&checklist),
        checklist,
        refusal: who_attempts::check_attempt(game, seat, mission, ship).err(),
        team,
    })
}
