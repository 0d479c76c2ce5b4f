//! The personnel who may attempt a mission (2E-ATT-01 to 2E-ATT-08, 2E-GAP-60).

use super::attempt;
use crate::kernel::choice::Action;
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::Flag;
use cards::language::Activity;
use cards::lexicon::{CardType, MissionKind};
use cards::{AttemptBy, Facts};

/// Adds the attempts that a player could begin.
pub(super) fn attempts(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    for &mission in game.state.zone(Place::Row(seat)) {
        let kind = game.table.face(mission).mission;
        let Some(site) = game.table.site_of_mission(mission) else {
            continue;
        };
        if game.state.card(mission).is(Flag::Completed) || kind == Some(MissionKind::Headquarters) {
            continue;
        }
        if kind == Some(MissionKind::Planet) {
            if check_attempt(game, seat, mission, None).is_ok() {
                out.push(Action::Attempt {
                    mission,
                    ship: None,
                });
            }
            continue;
        }
        for &ship in &game.state.field {
            if game.state.card(ship).place == Place::Orbit(site)
                && check_attempt(game, seat, mission, Some(ship)).is_ok()
            {
                out.push(Action::Attempt {
                    mission,
                    ship: Some(ship),
                });
            }
        }
    }
}

pub(super) fn check_attempt(
    game: &Game,
    seat: Seat,
    mission: CardId,
    ship: Option<CardId>,
) -> Result<(), Refusal> {
    match game.state.card(mission).place {
        Place::Row(owner) if owner == seat => {}
        _ => return refuse("2E-ATT-01", Why::NotYourMission),
    }
    let kind = game.table.face(mission).mission;
    if kind == Some(MissionKind::Headquarters) {
        return refuse("2E-ATT-06", Why::Headquarters);
    }
    if game.state.card(mission).is(Flag::Completed) {
        return refuse("2E-ATT-11", Why::Completed);
    }
    let Some(site) = game.table.site_of_mission(mission) else {
        return refuse("2E-ATT-01", Why::NotYourMission);
    };
    check_attempt_ship(game, seat, kind, site, ship)?;
    let mut group = attempters(game, seat, site, ship).peekable();
    if group.peek().is_none() {
        return refuse("2E-GAP-13", Why::NobodyThere);
    }
    let by_icons = icons_match(game, mission, group);
    let others = || {
        let group: Vec<CardId> = attempters(game, seat, site, ship).collect();
        game.alternatives(mission, &group)
    };
    if !by_icons && others().is_empty() {
        return refuse(attempt_rule(game, mission), Why::NoMatchingAffiliation);
    }
    let n = attempters(game, seat, site, ship).count();
    let h = attempt::begins(seat, mission, ship).count(n);
    if let Some(by) = game.forbidden(&h)
        && !others().iter().any(|a| a.despite)
    {
        return refuse("2E-ATT-01", Why::Forbidden { by });
    }
    game.check_tolls(&h, seat)
}

/// 2E-ATT-03, 2E-ATT-04: a space mission is attempted with one of the player's unstopped ships there.
fn check_attempt_ship(
    game: &Game,
    seat: Seat,
    kind: Option<MissionKind>,
    site: SiteId,
    ship: Option<CardId>,
) -> Result<(), Refusal> {
    match (kind, ship) {
        (Some(MissionKind::Planet), None) => Ok(()),
        // It is the personnel on the planet who attempt, not those aboard.
        (Some(MissionKind::Planet), Some(_)) => refuse("2E-ATT-02", Why::NotFromAShip),
        (_, None) => refuse("2E-ATT-03", Why::NeedsAShip),
        (_, Some(ship)) => {
            let card = game.state.card(ship);
            if game.table.face(ship).kind != CardType::Ship || card.place != Place::Orbit(site) {
                return refuse("2E-ATT-03", Why::NoShipThere);
            }
            if card.commander != seat {
                return refuse("2E-ATT-03", Why::OpponentsShip { ship });
            }
            if card.is(Flag::Stopped) {
                return refuse("2E-ATT-04", Why::Stopped { card: ship });
            }
            Ok(())
        }
    }
}

/// 2E-ATT-02, 2E-ATT-03, 2E-ATT-05: all unstopped personnel there attempt; the player cannot choose.
pub(super) fn attempters(
    game: &Game,
    seat: Seat,
    site: SiteId,
    ship: Option<CardId>,
) -> impl Iterator<Item = CardId> + '_ {
    let place = match ship {
        Some(ship) => Place::Aboard(ship),
        None => Place::Surface(site),
    };
    game.state.field.iter().copied().filter(move |c| {
        let card = game.state.card(*c);
        card.place == place
            && card.commander == seat
            && !card.is(Flag::Stopped)
            && game.table.face(*c).kind == CardType::Personnel
            && !game.is_exempt(*c, Activity::Attempting, &game.cx_of(*c))
    })
}

/// Whether one of the group has an affiliation the mission names.
pub(super) fn icons_match(
    game: &Game,
    mission: CardId,
    group: impl Iterator<Item = CardId>,
) -> bool {
    let Facts::Mission { attempt, .. } = &game.table.def(mission).facts else {
        return false;
    };
    let mut affiliations = group.flat_map(|c| game.affiliations(c).iter());
    match attempt {
        AttemptBy::Affiliations(list) => affiliations.any(|a| list.contains(&a)),
        AttemptBy::AnyExcept(list) => affiliations.any(|a| !list.contains(&a)),
        AttemptBy::Nobody => false,
    }
}

/// The entry that decides who may attempt: icons, or text in their place.
pub(super) fn attempt_rule(game: &Game, mission: CardId) -> &'static str {
    match &game.table.def(mission).facts {
        Facts::Mission {
            attempt: AttemptBy::AnyExcept(_),
            ..
        } => "2E-ATT-08",
        _ => "2E-ATT-07",
    }
}
