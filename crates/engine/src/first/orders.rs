//! Orders: any number of them, after the normal card play (1E-TURN-07).

use super::{attempt, battle, beaming, cloak, docking, flying, walking};
use crate::kernel::choice::{API, Action};
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use cards::lexicon::{CardType, MissionKind};

/// The orders that a player may give.
pub(super) fn actions(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::End);
    let hosts: Vec<CardId> = hosts(game, seat).collect();
    for &host in &hosts {
        docking::actions(game, seat, host, out);
        flying::actions(game, seat, host, out);
        cloak::actions(game, seat, host, out);
    }
    let mut seen: Vec<SiteId> = Vec::new();
    for &host in &hosts {
        let Some(site) = game.site_of(host).filter(|site| !seen.contains(site)) else {
            continue;
        };
        seen.push(site);
        transfers(game, seat, site, out);
    }
    attempt::actions(game, seat, out);
    battle::actions(game, seat, out);
}

/// Beaming and walking at one location.
fn transfers(game: &Game, seat: Seat, site: SiteId, out: &mut Vec<Action>) {
    let places = places_at(game, site);
    for &from in &places {
        if beaming::travellers(game, seat, from).next().is_none() {
            continue;
        }
        for &to in &places {
            if beaming::check(game, seat, from, to).is_ok() {
                out.push(Action::Beam { from, to });
            }
            if walking::check(game, seat, from, to).is_ok() {
                out.push(Action::Walk { from, to });
            }
        }
    }
}

/// The ships and facilities that a player commands.
fn hosts(game: &Game, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    let all = game.state.field.iter().copied();
    all.filter(move |c| is_host(game, *c) && game.state.card(*c).commander == seat)
}

/// Whether personnel can be aboard a card.
pub(super) fn is_host(game: &Game, card: CardId) -> bool {
    matches!(
        game.table.face(card).kind,
        CardType::Ship | CardType::Facility
    )
}

/// The places at a location where personnel can be.
fn places_at(game: &Game, site: SiteId) -> Vec<Place> {
    let all = game.state.field.iter().copied();
    let here = |c: &CardId| is_host(game, *c) && game.site_of(*c) == Some(site);
    let mut places: Vec<Place> = all.filter(here).map(Place::Aboard).collect();
    if game.table.site_facts(site).kind != MissionKind::Space {
        places.push(Place::Surface(site));
    }
    places
}

pub(super) fn check(game: &Game, seat: Seat, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::End => Ok(()),
        Action::Beam { from, to } => beaming::check(game, seat, from, to),
        Action::Walk { from, to } => walking::check(game, seat, from, to),
        Action::Dock { ship, at } => docking::check_dock(game, seat, ship, at),
        Action::Undock { ship } => docking::check_undock(game, seat, ship),
        Action::Move { ship, to } => flying::check(game, seat, ship, to),
        Action::Attempt { mission, ship } => attempt::check(game, seat, mission, ship),
        Action::Attack { target } => battle::check_ships(game, seat, target),
        Action::Battle { at } => battle::check_personnel(game, seat, at),
        Action::Cloak { ship } => cloak::check(game, seat, ship),
        // 1E-PLAY-02: the normal card play comes before the orders, once.
        Action::Play { .. } => refuse("1E-PLAY-02", Why::NotNow),
        // 1E-SEED-05, 1E-END-02.
        Action::Seed { .. } => refuse("1E-SEED-05", Why::NotNow),
        Action::Draw | Action::DrawRest => refuse("1E-END-03", Why::NotNow),
        // Special skills as orders (1E-SKILL-06) have no texts yet.
        Action::Use { .. } => refuse("1E-SKILL-06", Why::NotNow),
        Action::Pass | Action::Hide | Action::Repair { .. } => refuse(API, Why::NotNow),
    }
}
