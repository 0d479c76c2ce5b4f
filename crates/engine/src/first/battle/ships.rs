//! Ship battle: one target, fire and return fire (areas SHIPB and SBAT).

use super::{Shot, Step, force, go_to, win};
use crate::first::{docking, orders, teams};
use crate::kernel::choice::{Ask, Choice, Constraint};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Amount, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Fight, Here};
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::Flag;
use cards::language::Kind;
use cards::lexicon::Stat;

/// Whether a player may attack a ship or facility.
pub(in crate::first) fn check(game: &Game, seat: Seat, target: CardId) -> Result<(), Refusal> {
    check_target(game, seat, target)?;
    let mut why = Refusal::new("1E-SHIPB-01", Why::NobodyToFight);
    for card in own_at(game, seat, target) {
        match check_attacker(game, seat, card, target) {
            Ok(()) => return Ok(()),
            Err(refusal) => why = refusal,
        }
    }
    Err(why)
}

fn check_target(game: &Game, seat: Seat, target: CardId) -> Result<(), Refusal> {
    let c = game.state.card(target);
    // 1E-SHIPB-09, 1E-CR-066, 1E-CR-067: everything in space, and facilities on planets.
    let there = matches!(
        c.place,
        Place::Orbit(_) | Place::Docked(_) | Place::Surface(_)
    );
    if !there || !orders::is_host(game, target) {
        return refuse("1E-SHIPB-09", Why::WrongTarget);
    }
    if c.commander == seat {
        return refuse("1E-SBAT-13", Why::CannotBeAttacked { card: target });
    }
    if c.is(Flag::Cloaked) {
        return refuse("1E-CLOAK-03", Why::CannotBeAttacked { card: target });
    }
    if c.is(Flag::Stasis) {
        return refuse("1E-HURT-20", Why::CannotBeAttacked { card: target });
    }
    Ok(())
}

/// A player's ships and facilities at the location of a card.
fn own_at(game: &Game, seat: Seat, target: CardId) -> impl Iterator<Item = CardId> + '_ {
    let site = game.site_of(target);
    game.state.field.iter().copied().filter(move |c| {
        game.state.card(*c).commander == seat
            && orders::is_host(game, *c)
            && game.site_of(*c) == site
    })
}

fn check_attacker(game: &Game, seat: Seat, card: CardId, target: CardId) -> Result<(), Refusal> {
    if game.state.card(card).is(Flag::Stopped) {
        return refuse("1E-HURT-02", Why::Stopped { card });
    }
    if game.state.card(card).is(Flag::Cloaked) {
        return refuse("1E-CLOAK-04", Why::Cloaked { ship: card });
    }
    if !force::is_armed(game, card, false) {
        return refuse("1E-SHIPB-08", Why::NoWeapons { card });
    }
    // 1E-AFTERB-03, 1E-AFTERB-04.
    if game
        .site_of(card)
        .is_some_and(|site| force::is_counter(game, seat, site))
    {
        return Ok(());
    }
    // 1E-SHIPB-07.
    let mut crew = teams::active(game, seat, Place::Aboard(card));
    if !crew.any(|c| force::is_leader(game, c)) {
        return refuse("1E-SHIPB-05", Why::NoLeader);
    }
    let ours = force::with_crew(game, card);
    force::check_limits(game, seat, &ours, &force::with_crew(game, target))
}

/// The ships and facilities that may attack a card.
pub(super) fn attackers(game: &Game, seat: Seat, target: CardId) -> Vec<CardId> {
    let own = own_at(game, seat, target);
    own.filter(|c| check_attacker(game, seat, *c, target).is_ok())
        .collect()
}

/// 1E-SBAT-05: asks which of them take part.
pub(super) fn choose_attackers(game: &mut Game, at: Here<Fight>) -> Flow {
    let fight = &game[at];
    let (seat, from) = (fight.starter, fight.ours.clone());
    let Some(target) = fight.first().target else {
        return go_to(game, at, Step::Done);
    };
    if from.len() > 1 {
        let Some(chosen) = game.reply_cards() else {
            let choice = Choice::Cards {
                min: 1,
                max: from.len() as u16,
                from,
                rule: Constraint::Free,
            };
            return game.ask(seat, Ask::Attackers { target }, choice);
        };
        game[at].source = chosen[0];
        game[at].ours = chosen;
    }
    involve(game, at, target);
    for card in game[at].ours.clone() {
        involve(game, at, card);
    }
    go_to(game, at, Step::Begin)
}

/// 1E-GAP-45: a ship or facility and everybody aboard.
fn involve(game: &mut Game, at: Here<Fight>, card: CardId) {
    let aboard = |c: &CardId| game.state.card(*c).place == Place::Aboard(card);
    let mut all: Vec<CardId> = game.state.field.iter().copied().filter(aboard).collect();
    all.push(card);
    let fight = &mut game[at];
    all.retain(|c| !fight.involved.contains(c));
    fight.involved.extend(all);
}

/// 1E-SBAT-06, 1E-SBAT-07: asks the defender.
pub(super) fn ask_return_fire(game: &mut Game, at: Here<Fight>) -> Flow {
    let fight = &game[at];
    let seat = fight.opponent;
    let Some(target) = fight.first().target else {
        return go_to(game, at, Step::Done);
    };
    let mut from: Vec<CardId> = own_at(game, seat, target).collect();
    from.retain(|c| force::is_armed(game, *c, true));
    if from.is_empty() || game[at].ours.is_empty() {
        return go_to(game, at, Step::Fire);
    }
    let Some(chosen) = game.reply_cards() else {
        let choice = Choice::Cards {
            min: 0,
            max: from.len() as u16,
            from,
            rule: Constraint::Free,
        };
        return game.ask(seat, Ask::ReturnFire { target }, choice);
    };
    for &card in &chosen {
        involve(game, at, card);
    }
    let fight = &mut game[at];
    fight.theirs.extend(chosen.iter().filter(|c| **c != target));
    fight.first_mut().returning = chosen;
    go_to(game, at, Step::ReturnAt)
}

/// 1E-SBAT-06: one of those who fire.
pub(super) fn ask_return_target(game: &mut Game, at: Here<Fight>) -> Flow {
    let fight = &game[at];
    let (seat, from) = (fight.opponent, fight.ours.clone());
    if fight.first().returning.is_empty() {
        return go_to(game, at, Step::Fire);
    }
    let back_at = match from[..] {
        [] => None,
        [only] => Some(only),
        _ => match game.reply_cards() {
            Some(chosen) => chosen.first().copied(),
            None => {
                let choice = Choice::Cards {
                    from,
                    min: 1,
                    max: 1,
                    rule: Constraint::Free,
                };
                return game.ask(seat, Ask::ReturnAt, choice);
            }
        },
    };
    game[at].first_mut().back_at = back_at;
    go_to(game, at, Step::Fire)
}

/// 1E-SBAT-09: both fires are worked out from the same values.
pub(super) fn fire(game: &mut Game, at: Here<Fight>) -> Flow {
    let fight = &game[at];
    let course = fight.first();
    let volleys = [
        (fight.starter, fight.ours.clone(), course.target),
        (fight.opponent, course.returning.clone(), course.back_at),
    ];
    let cause = fight.cause();
    let mut shots = Vec::new();
    let mut has_hit = [false; 2];
    for (side, (seat, firing, target)) in volleys.into_iter().enumerate() {
        let (Some(target), false) = (target, firing.is_empty()) else {
            continue;
        };
        // 1E-SHIPB-06.
        let total: i16 = firing.iter().map(|c| game.stat(*c, Stat::Weapons)).sum();
        let halves = docking::shields(game, target);
        let h = Happening::new(Kind::Fire)
            .by(seat)
            .card(target)
            .cause(cause);
        game.tell_all(h.amount(Amount::Total(total)));
        // 1E-SHIPB-10, 1E-SHIPB-14, 1E-TAC-08.
        if 2 * total > halves {
            has_hit[side] = true;
            let direct = total > halves;
            shots.push(Shot { target, direct });
        }
    }
    let course = game[at].first_mut();
    course.shots = shots;
    course.has_hit = has_hit;
    go_to(game, at, Step::Hits)
}

/// 1E-GAP-97: the attacker's damage first.
pub(super) fn hits(game: &mut Game, at: Here<Fight>) -> Flow {
    let cause = game[at].cause();
    let shots = &mut game[at].first_mut().shots;
    if shots.is_empty() {
        return go_to(game, at, Step::Compare);
    }
    let shot = shots.remove(0);
    let hull = match shot.direct {
        true => super::damage::DIRECT,
        false => super::damage::HIT,
    };
    let h = Happening::new(Kind::Hit).card(shot.target).cause(cause);
    game.happen(h.amount(Amount::Hull(hull)));
    Flow::Stay
}

/// 1E-SBAT-10, 1E-GAP-98: who hit and was not hit wins; destruction counts more than damage.
pub(super) fn compare(game: &mut Game, at: Here<Fight>) -> Flow {
    let fight = &game[at];
    let course = fight.first();
    let doomed = |card: Option<CardId>| card.is_some_and(|c| course.doomed.contains(&c));
    let ours = (doomed(course.target), course.has_hit[0]);
    let theirs = (doomed(course.back_at), course.has_hit[1]);
    let winner = match ours.cmp(&theirs) {
        std::cmp::Ordering::Greater => Some(fight.starter),
        std::cmp::Ordering::Less => Some(fight.opponent),
        std::cmp::Ordering::Equal => None,
    };
    go_to(game, at, Step::Losses);
    win(game, at, winner, 0);
    Flow::Stay
}
