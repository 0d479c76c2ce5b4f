//! Orders: attempts, and journeys to where there is something to do.

use super::gains;
use super::picks::is_damage;
use crate::second::eye::Eye;
use cards::language::{Effect, Modifier, Number, RangeOp, Target};
use cards::lexicon::{CardType, Stat};
use engine::TurnStep as Step;
use engine::{AbilityRef, Action, CardId, Frame, Place, SiteId, Turn};
use std::cmp::Reverse;

/// A crew that leaves although it would not bear a loss.
const LARGE_CREW: usize = 9;
/// A crew that bears two losses needs nobody else.
const DEEP: u8 = 3;
/// For so many at home a ship turns back.
const FETCHED: usize = 2;

/// The attempt that would complete the mission worth most.
pub fn attempt(
    eye: Eye,
    actions: &[Action],
    simple: bool,
    used: &[(CardId, AbilityRef)],
) -> Option<Action> {
    let mut best: Option<(i32, Action, Vec<CardId>)> = None;
    for action in actions {
        let Action::Attempt { mission, ship } = *action else {
            continue;
        };
        let Some(site) = eye.site(mission) else {
            continue;
        };
        let points = eye.points(mission) + if eye.wins(eye.seat, mission) { 100 } else { 0 };
        if best.as_ref().is_some_and(|(other, ..)| points < *other) {
            continue;
        }
        let group = eye.able(ship.map_or(Place::Surface(site), Place::Aboard));
        let helped = || {
            gains::lack_of(eye, mission, &group)
                .is_some_and(|lack| gains::could_supply(eye, &group, lack, used))
        };
        if eye.meets(mission, &group) || !simple && helped() {
            best = Some((points, *action, group));
        }
    }
    let (_, action, group) = best?;
    let more = match simple {
        true => None,
        false => reinforced(eye, actions, action, &group),
    };
    more.or(Some(action))
}

/// Those in orbit come down first if nobody on the planet could be spared.
fn reinforced(eye: Eye, actions: &[Action], attempt: Action, group: &[CardId]) -> Option<Action> {
    let Action::Attempt {
        mission,
        ship: None,
    } = attempt
    else {
        return None;
    };
    let site = eye.site(mission)?;
    let ground = Place::Surface(site);
    let beam = actions.iter().find(|a| {
        matches!(a, Action::Beam { from: Place::Aboard(ship), to } if *to == ground && !eye.able(Place::Aboard(*ship)).is_empty())
    })?;
    let Action::Beam { from, .. } = beam else {
        return None;
    };
    let faced = eye.dilemmas_wait() && group.len() > eye.game.beneath(mission).count();
    if !faced || eye.meets_surely(mission, group) {
        return None;
    }
    let all = [group, &eye.able(*from)].concat();
    eye.meets_surely(mission, &all).then_some(*beam)
}

/// Boards, moves and lands where there is something to do.
pub fn travel(eye: Eye, actions: &[Action], simple: bool) -> Option<Action> {
    let mut ships: Vec<(CardId, Vec<CardId>)> = eye
        .own(CardType::Ship)
        .filter_map(|ship| match eye.place(ship) {
            Place::Orbit(site) => Some((ship, crew_at(eye, ship, site))),
            _ => None,
        })
        .collect();
    let rank = |ship: CardId, crew: &[CardId]| {
        let aboard = crew
            .iter()
            .filter(|c| eye.place(**c) == Place::Aboard(ship))
            .count();
        let staffed = eye.game.could_staff(ship, crew);
        Reverse((staffed || simple, aboard, eye.game.stat(ship, Stat::Range)))
    };
    if ships.len() > 1 {
        ships.sort_by_cached_key(|(ship, crew)| rank(*ship, crew));
    }
    ships
        .into_iter()
        .find_map(|(ship, crew)| sail(eye, actions, ship, &crew, simple))
}

/// Those who can do something aboard a ship and on the planet beneath it.
fn crew_at(eye: Eye, ship: CardId, site: SiteId) -> Vec<CardId> {
    let mut crew = eye.able(Place::Aboard(ship));
    crew.extend(eye.able(Place::Surface(site)));
    crew
}

fn sail(
    eye: Eye,
    actions: &[Action],
    ship: CardId,
    crew: &[CardId],
    simple: bool,
) -> Option<Action> {
    let Place::Orbit(here) = eye.place(ship) else {
        return None;
    };
    let (deck, ground) = (Place::Aboard(ship), Place::Surface(here));
    let beam = |from: Place, to: Place| {
        let beam = Action::Beam { from, to };
        (eye.anybody(from) && actions.contains(&beam)).then_some(beam)
    };
    let (up, down) = (|| beam(ground, deck), || beam(deck, ground));
    // A mission and its copies are one place; a move may name any of them.
    let there = |a: &&Action, mission: CardId| matches!(a, Action::Move { ship: s, to } if *s == ship && eye.site(*to) == eye.site(mission));
    let course = |mission: CardId| actions.iter().find(|a| there(a, mission)).copied();
    let go = |mission: CardId| up().or_else(|| course(mission));
    let at_home = eye.homes().iter().any(|h| eye.site(*h) == Some(here));
    let waits = at_home && crowd_waits(eye, crew);
    let land = |mission: CardId| match eye.is_space(mission) {
        true => up(),
        false => down(),
    };
    match target(eye, crew, ship, here, waits, simple) {
        Some(mission) if eye.site(mission) == Some(here) => land(mission),
        Some(mission) if simple => go(mission),
        Some(mission) => fetched(eye, mission, crew)
            .filter(|_| !at_home)
            .and_then(go)
            .or_else(|| go(mission))
            .or_else(|| stretched(eye, actions, ship, here, mission))
            .or_else(|| nearer(eye, actions, ship, here, mission)),
        None if simple && (at_home || crew.is_empty()) => None,
        None => gathered(eye, actions, ship, here, crew).or_else(|| {
            match rested(eye, here).filter(|_| !simple) {
                Some(mission) => land(mission),
                None if crew.is_empty() => None,
                None if at_home => joined(eye, ship, here, crew).and_then(|mission| {
                    go(mission).or_else(|| nearer(eye, actions, ship, here, mission))
                }),
                // Nobody here can do anything more: fetch others, unless the day's work has stopped them all.
                None => eye.homes().iter().find_map(|home| go(*home)),
            }
        }),
    }
}

/// A crew that others may still join waits until it bears a loss; not if there is nothing to fear.
fn crowd_waits(eye: Eye, crew: &[CardId]) -> bool {
    let person = |c: &CardId| eye.kind(*c) == CardType::Personnel;
    crew.len() < LARGE_CREW && eye.hand().iter().any(person) && eye.dilemmas_wait()
}

/// The open mission the crew can complete: here if possible, else one in reach, where it bears most losses, or the
/// one worth most.
fn target(
    eye: Eye,
    crew: &[CardId],
    ship: CardId,
    here: SiteId,
    surely: bool,
    simple: bool,
) -> Option<CardId> {
    let can = |mission: &CardId| match surely && !eye.wins(eye.seat, *mission) {
        true => eye.meets_surely(*mission, crew),
        false => eye.meets(*mission, crew),
    };
    let left = eye.game.stat(ship, Stat::UnusedRange);
    let rank = |mission: &CardId| {
        let site = eye.site(*mission);
        let reach = site.is_some_and(|s| eye.game.range_needed(ship, here, s) <= left);
        let wins = eye.wins(eye.seat, *mission);
        let depth = if simple { 0 } else { eye.depth(*mission, crew) };
        (site == Some(here), wins, reach, depth, eye.points(*mission))
    };
    let open = eye.open_missions().into_iter().filter(can);
    open.max_by_key(rank)
}

/// Two crews at one place become one if only that helps.
fn gathered(
    eye: Eye,
    actions: &[Action],
    ship: CardId,
    here: SiteId,
    crew: &[CardId],
) -> Option<Action> {
    let mission = |all: &[CardId]| {
        let near = |m: &CardId| eye.site(*m) == Some(here);
        eye.open_missions()
            .into_iter()
            .filter(near)
            .any(|m| eye.meets(m, all))
    };
    actions.iter().copied().find(|action| match action {
        Action::Beam {
            from: Place::Aboard(other),
            to,
        } if *to == Place::Aboard(ship) => {
            let more = eye.able(Place::Aboard(*other));
            !more.is_empty() && mission(&[crew, &more].concat())
        }
        _ => false,
    })
}

/// The mission here that those who are stopped will complete with the others next turn.
fn rested(eye: Eye, here: SiteId) -> Option<CardId> {
    let near = |m: &CardId| eye.site(*m) == Some(here);
    let mission = eye.open_missions().into_iter().find(near)?;
    let all: Vec<CardId> = eye
        .own(CardType::Personnel)
        .filter(|c| eye.game.site_of(*c) == Some(here))
        .collect();
    let r = crate::second::eye::requirement(eye.game, mission)?;
    (crate::second::eye::Sums::of(eye.game, &all).part(r) >= 1.0).then_some(mission)
}

/// The headquarters with people who would make this crew bear more losses.
fn fetched(eye: Eye, mission: CardId, crew: &[CardId]) -> Option<CardId> {
    let depth = eye.depth(mission, crew);
    if depth >= DEEP || eye.wins(eye.seat, mission) || !eye.dilemmas_wait() {
        return None;
    }
    eye.homes().into_iter().find(|home| {
        let more = eye.site(*home).map(|s| eye.able(Place::Surface(s)));
        let more = more.unwrap_or_default();
        more.len() >= FETCHED && eye.depth(mission, &[crew, &more].concat()) > depth
    })
}

/// The mission where others of one's own have begun what these could help to complete.
fn joined(eye: Eye, ship: CardId, here: SiteId, crew: &[CardId]) -> Option<CardId> {
    if !eye.game.could_staff(ship, crew) {
        return None;
    }
    let away = |mission: &CardId| {
        let site = eye.site(*mission).filter(|s| *s != here);
        let there: Vec<CardId> = eye
            .own(CardType::Personnel)
            .filter(|c| site.is_some() && eye.game.site_of(*c) == site)
            .collect();
        !there.is_empty()
            && !eye.meets_surely(*mission, &there)
            && eye.meets(*mission, &[crew, &there].concat())
    };
    eye.open_missions().into_iter().find(away)
}

/// A text that gives the Range which is missing.
fn stretched(
    eye: Eye,
    actions: &[Action],
    ship: CardId,
    here: SiteId,
    mission: CardId,
) -> Option<Action> {
    let needed = eye.game.range_needed(ship, here, eye.site(mission)?);
    let short = needed - eye.game.stat(ship, Stat::UnusedRange);
    let damage = eye.game.damage_on(ship).count() as i16;
    let full = eye.game.stat(ship, Stat::Range);
    actions.iter().copied().find(|action| match *action {
        Action::Use { card, ability } => {
            let text = eye.ability(card, ability);
            let gain = text.map_or(0, |t| range_of(&t.body, damage, full));
            short > 0 && gain >= short
        }
        _ => false,
    })
}

/// The most Range that a text adds.
fn range_of(block: &[Effect], damage: i16, full: i16) -> i16 {
    let each = block.iter().map(|effect| match effect {
        Effect::Apply {
            m:
                Modifier::Stat {
                    stats,
                    n: Number::N(n),
                    ..
                },
            ..
        } if stats.contains(&Stat::Range) => *n,
        Effect::Range {
            op: RangeOp::Restore | RangeOp::Borrow,
            ..
        } => full,
        // Damage takes two in most cases.
        Effect::Move {
            what: Target::Pick(pick),
            ..
        } if is_damage(&pick.of.filter) => 2 * damage,
        Effect::Pay { get, .. } => range_of(get, damage, full),
        _ => 0,
    });
    each.sum()
}

/// The stop from which the mission can be reached next turn, if it never can be from here.
fn nearer(
    eye: Eye,
    actions: &[Action],
    ship: CardId,
    here: SiteId,
    mission: CardId,
) -> Option<Action> {
    let goal = eye.site(mission)?;
    let range = eye.game.stat(ship, Stat::Range);
    let way = |from: SiteId| eye.game.range_needed(ship, from, goal);
    if way(here) <= range {
        return None;
    }
    let stops = actions.iter().filter_map(|action| match action {
        Action::Move { ship: s, to } if *s == ship => Some((way(eye.site(*to)?), *action)),
        _ => None,
    });
    let best = stops.min_by_key(|(way, _)| *way)?;
    (best.0 <= range).then_some(best.1)
}

/// Whom to beam: everybody, but to a planet no more than draw no dilemmas if those suffice (2E-FAIL-04).
pub fn beamed(eye: Eye, from: &[CardId], max: u16) -> Vec<CardId> {
    let all = from[..from.len().min(usize::from(max))].to_vec();
    few(eye, &all).unwrap_or(all)
}

fn few(eye: Eye, all: &[CardId]) -> Option<Vec<CardId>> {
    let to = eye.game.state().frames.iter().find_map(|f| match f {
        Frame::Turn(Turn::Second(turn)) => match turn.step {
            Step::Beaming { to, .. } => Some(to),
            _ => None,
        },
        _ => None,
    })?;
    let Place::Surface(site) = to else {
        return None;
    };
    let near = |m: &CardId| eye.site(*m) == Some(site);
    let mission = eye.open_missions().into_iter().find(near)?;
    let there = eye.able(to).len();
    let free = eye.game.beneath(mission).count().checked_sub(there)?;
    let people: Vec<CardId> = all
        .iter()
        .copied()
        .filter(|c| eye.kind(*c) == CardType::Personnel)
        .collect();
    if free == 0 || people.len() <= free || !eye.dilemmas_wait() {
        return None;
    }
    let mut group = [eye.able(to), people].concat();
    let mut at = group.len();
    // Those who are not needed stay, one after the other.
    while at > there && group.len() > there + free {
        at -= 1;
        let rest: Vec<CardId> = group.iter().copied().filter(|c| *c != group[at]).collect();
        if eye.meets(mission, &rest) {
            group = rest;
        }
    }
    (group.len() <= there + free).then(|| group.split_off(there))
}
