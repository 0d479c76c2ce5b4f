//! Executing orders: beaming, moving, attempting, and Order texts (2E-ORD-01).

use super::{beaming, hiding, movement, who_attempts};
use crate::kernel::choice::{API, AbilityRef, Action};
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::Flag;
use cards::language::Timing;
use cards::lexicon::{CardType, MissionKind};

/// A summary of a player's cards on the table.
#[derive(Default)]
struct Survey {
    /// The player's unstopped ships and where they are.
    ships: Vec<(CardId, SiteId)>,
    /// One bit per site: something there can be beamed up.
    surfaces: u64,
    /// Ships with something aboard that can be beamed.
    carrying: Vec<CardId>,
}

fn survey(game: &Game, seat: Seat) -> Survey {
    let mut s = Survey::default();
    for &card in &game.state.field {
        let c = game.state.card(card);
        if c.commander != seat {
            continue;
        }
        let stopped = c.is(Flag::Stopped);
        match (c.place, game.table.face(card).kind) {
            (Place::Orbit(site), CardType::Ship) if !stopped => s.ships.push((card, site)),
            (Place::Surface(site), CardType::Personnel | CardType::Equipment) if !stopped => {
                s.surfaces |= 1 << (site.0 & 63);
            }
            (Place::Aboard(ship), CardType::Personnel | CardType::Equipment) if !stopped => {
                s.carrying.push(ship);
            }
            _ => {}
        }
    }
    s
}

pub(super) fn order_actions(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::End);
    let survey = survey(game, seat);
    for &(ship, site) in &survey.ships {
        let surface = game.table.site_facts(site).kind != MissionKind::Space;
        let loaded = survey.carrying.contains(&ship);
        let aboard = Place::Aboard(ship);
        let ground = Place::Surface(site);
        if surface && survey.surfaces & (1 << (site.0 & 63)) != 0 {
            offer_beam(game, seat, ground, aboard, out);
        }
        if loaded {
            if surface {
                offer_beam(game, seat, aboard, ground, out);
            }
            for &(other, there) in &survey.ships {
                if other != ship && there == site {
                    offer_beam(game, seat, aboard, Place::Aboard(other), out);
                }
            }
            movement::moves(game, seat, ship, site, out);
        }
    }
    who_attempts::attempts(game, seat, out);
    if hiding::hideable(game, seat).next().is_some() {
        out.push(Action::Hide);
    }
    text_orders(game, seat, out);
}

fn offer_beam(game: &Game, seat: Seat, from: Place, to: Place, out: &mut Vec<Action>) {
    // The survey has already seen to most of it; texts can still stand in the way.
    if beaming::is_beam_free(game, seat, from, to) {
        out.push(Action::Beam { from, to });
    }
}

fn text_orders(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    for &(card, n) in &game.table.actions {
        let interrupt = game.table.face(card).kind == CardType::Interrupt;
        if game.is_awake(card)
            && game.can_use(seat, card, n)
            && (!interrupt || check_order_interrupt(game, seat, card).is_ok())
        {
            out.push(Action::Use {
                card,
                ability: n.into(),
            });
        }
    }
}

/// 2E-ORDX-01, 2E-ORDX-03, 2E-GAP-61.
fn check_text_order(
    game: &Game,
    seat: Seat,
    card: CardId,
    ability: AbilityRef,
) -> Result<(), Refusal> {
    let AbilityRef::Printed(n) = ability else {
        return refuse("2E-WHEN-02", Why::NoResponse);
    };
    match &game.table.ability(card, n).when {
        Timing::Order => {
            if game.table.face(card).kind == CardType::Interrupt {
                check_order_interrupt(game, seat, card)?;
            }
            game.check_ability(seat, card, n)
        }
        Timing::During(_) => game.check_ability(seat, card, n),
        Timing::On(_) if game.table.face(card).kind == CardType::Interrupt => {
            refuse("2E-PLAY-11", Why::NoResponse)
        }
        _ => refuse("2E-WHEN-02", Why::NoResponse),
    }
}

fn check_order_interrupt(game: &Game, seat: Seat, card: CardId) -> Result<(), Refusal> {
    let cx = game.cx_of(card);
    let lent = || game.table.face(card).owner == seat && game.is_lent(card, &cx);
    if game.state.card(card).place != Place::Hand(seat) && !lent() {
        return refuse("2E-PLAY-01", Why::NotInHand { card });
    }
    match game.holds(&game.table.def(card).play.need, &cx) {
        true => Ok(()),
        false => refuse("2E-ACT-11", Why::RequirementNotMet),
    }
}

pub(super) fn check_order(game: &Game, seat: Seat, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::End => Ok(()),
        Action::Beam { from, to } => beaming::check_beam(game, seat, from, to),
        Action::Move { ship, to } => movement::check_move(game, seat, ship, to),
        Action::Attempt { mission, ship } => who_attempts::check_attempt(game, seat, mission, ship),
        Action::Use { card, ability } => check_text_order(game, seat, card, ability),
        Action::Hide => hiding::check_hide(game, seat),
        Action::Draw | Action::DrawRest => refuse("2E-TURN-02", Why::NotNow),
        Action::Play { card, .. } if game.table.face(card).kind == CardType::Interrupt => {
            refuse("2E-PLAY-11", Why::NotNow)
        }
        Action::Play { .. } => refuse("2E-PLAY-01", Why::NotNow),
        Action::Pass => refuse("2E-TURN-06", Why::NotNow),
        Action::Repair { .. } => refuse("2E-DAM-08", Why::NotNow),
        Action::Seed { .. }
        | Action::Walk { .. }
        | Action::Dock { .. }
        | Action::Undock { .. }
        | Action::Attack { .. }
        | Action::Battle { .. }
        | Action::Cloak { .. } => refuse(API, Why::NotNow),
    }
}
