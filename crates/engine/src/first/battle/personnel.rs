//! Personnel battle: pair by pair, then the totals (areas PERSB and PBAT). Who fights next is drawn when it is needed,
//! so no order of the piles lies hidden in the state (1E-PERSB-02).

use super::{Step, force, go_to, win};
use crate::first::rules::{Pairs, rules};
use crate::first::teams;
use crate::kernel::choice::{Answer, Ask, Choice, Label};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::Happening;
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Fight, Here};
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::Flag;
use cards::language::Kind;
use cards::lexicon::Stat;

/// Whether a player may begin a personnel battle at a place.
pub(in crate::first) fn check(game: &Game, seat: Seat, at: Place) -> Result<(), Refusal> {
    let (Some(site), true) = (
        force::site_of(game, at),
        matches!(at, Place::Surface(_) | Place::Aboard(_)),
    ) else {
        return refuse("1E-PBAT-01", Why::NotThere { place: at });
    };
    if let Some(card) = teams::personnel(game, seat, at).next()
        && teams::active(game, seat, at).next().is_none()
    {
        return refuse("1E-HURT-02", Why::Stopped { card });
    }
    if teams::active(game, seat, at).next().is_none() {
        return refuse("1E-PBAT-01", Why::NobodyThere);
    }
    let against = defenders(game, seat, at);
    if against.is_empty() {
        return match teams::personnel(game, game.state.left_of(seat), at).next() {
            Some(card) => refuse("1E-HURT-20", Why::CannotBeAttacked { card }),
            None => refuse("1E-SHIPB-01", Why::NobodyToFight),
        };
    }
    let mut why = Refusal::new("1E-SHIPB-05", Why::NoLeader);
    for team in teams::teams(game, seat, at) {
        // 1E-AFTERB-03, 1E-AFTERB-04.
        if force::is_counter(game, seat, site) {
            return Ok(());
        }
        if !team.iter().any(|c| force::is_leader(game, *c)) {
            continue;
        }
        match force::check_limits(game, seat, &team, &against) {
            Ok(()) => return Ok(()),
            Err(refusal) => why = refusal,
        }
    }
    Err(why)
}

/// 1E-GAP-55: the whole team that may attack.
pub(super) fn attackers(game: &Game, seat: Seat, at: Place) -> Vec<CardId> {
    let mut teams = teams::teams(game, seat, at);
    let site = force::site_of(game, at);
    let counter = site.is_some_and(|site| force::is_counter(game, seat, site));
    let against = defenders(game, seat, at);
    let may = |team: &Vec<CardId>| {
        counter
            || (team.iter().any(|c| force::is_leader(game, *c))
                && force::check_limits(game, seat, team, &against).is_ok())
    };
    let first = teams.iter().position(may).unwrap_or(0);
    teams.swap_remove(first)
}

/// The opponent's personnel at a place who can be attacked: also stopped and disabled ones (1E-GAP-53, 1E-HURT-16).
fn defenders(game: &Game, seat: Seat, at: Place) -> Vec<CardId> {
    let there = teams::personnel(game, game.state.left_of(seat), at);
    there
        .filter(|c| !game.state.card(*c).is(Flag::Stasis))
        .collect()
}

/// 1E-PBAT-03: the able ones fight, the disabled ones stand by.
pub(super) fn set_up(game: &Game, fight: &mut Fight) {
    let defenders = defenders(game, fight.starter, fight.place);
    let (idle, able): (Vec<CardId>, Vec<CardId>) =
        defenders.into_iter().partition(|c| game.is_idle(*c));
    let own = teams::personnel(game, fight.starter, fight.place);
    let disabled = own.filter(|c| game.state.card(*c).is(Flag::Disabled));
    let bystanders = disabled.chain(idle).collect();
    fight.involved = fight.ours.iter().chain(&able).copied().collect();
    fight.theirs.clone_from(&able);
    let ours = fight.ours.clone();
    let course = fight.first_mut();
    course.piles = [ours, able];
    course.bystanders = bystanders;
}

/// 1E-PERSB-03, 1E-PERSB-06: the next of each side, turned up.
pub(super) fn pair(game: &mut Game, at: Here<Fight>) -> Flow {
    let [ours, theirs] = &game[at].first().piles;
    let (a, b) = (ours.len(), theirs.len());
    if a == 0 || b == 0 {
        return go_to(game, at, Step::Compare);
    }
    let drawn = [a, b].map(|n| game.state.dice.below(n));
    let cause = game[at].cause();
    let course = game[at].first_mut();
    let one = course.piles[0].remove(drawn[0]);
    let other = course.piles[1].remove(drawn[1]);
    course.pair = Some((one, other));
    // 1E-GAP-151: who has fought has been seen.
    for card in [one, other] {
        game.state.cards[card.index()].set(Flag::FaceDown, false);
    }
    go_to(game, at, Step::Engaged);
    game.happen(
        Happening::new(Kind::Pair)
            .card(one)
            .other(other)
            .cause(cause),
    );
    Flow::Stay
}

/// The harms that the stronger of a pair can do, the hardest first.
fn harms(stronger: i16, weaker: i16) -> Vec<Label> {
    // 1E-PERSB-05.
    match stronger > 2 * weaker {
        true => vec![Label::Wound, Label::Stun, Label::Spare],
        false => vec![Label::Stun, Label::Spare],
    }
}

/// 1E-PERSB-04, 1E-PERSB-05: the result of a pair.
pub(super) fn engaged(game: &mut Game, at: Here<Fight>) -> Flow {
    let fight = &game[at];
    let Some((one, other)) = fight.first().pair else {
        return go_to(game, at, Step::Pair);
    };
    // 1E-PBAT-08.
    if !fight.involves(one) || !fight.involves(other) {
        game[at].first_mut().pair = None;
        return go_to(game, at, Step::Pair);
    }
    // 1E-PBAT-05.
    let [a, b] = [one, other].map(|c| game.stat(c, Stat::Strength));
    let (seat, weaker) = match a.cmp(&b) {
        std::cmp::Ordering::Greater => (fight.starter, other),
        std::cmp::Ordering::Less => (fight.opponent, one),
        // 1E-GAP-52.
        std::cmp::Ordering::Equal => {
            game[at].first_mut().pair = None;
            return go_to(game, at, Step::Pair);
        }
    };
    let options = harms(a.max(b), a.min(b));
    let harm = match rules(game).pairs {
        Pairs::Automatic => options[0],
        Pairs::StrongerChooses => match game.reply.take() {
            Some(Answer::Option(n)) => options[usize::from(n)],
            other => {
                game.reply = other;
                return game.ask(seat, Ask::Harm { weaker }, Choice::Options { options });
            }
        },
    };
    let cause = game[at].cause();
    game[at].first_mut().pair = None;
    go_to(game, at, Step::Pair);
    let kind = match harm {
        Label::Wound => Kind::Wound,
        Label::Stun => Kind::Stun,
        _ => return Flow::Stay,
    };
    game.happen(Happening::new(kind).card(weaker).by(seat).cause(cause));
    Flow::Stay
}

/// Stuns or wounds a personnel.
pub(in crate::first) fn hurt(game: &mut Game, h: &Happening) {
    let Some(card) = h.card else { return };
    let flag = match h.kind {
        Kind::Wound => Flag::Wounded,
        _ => Flag::Stunned,
    };
    game.state.cards[card.index()].set(flag, true);
    if let (Flag::Wounded, Some(fight)) = (flag, game.fight_mut()) {
        fight.first_mut().doomed.push(card);
    }
    game.tell(*h, game.seen_by(card));
}

/// 1E-PERSB-07 to 1E-PERSB-09: totals, winner, casualty.
pub(super) fn compare(game: &mut Game, at: Here<Fight>) -> Flow {
    let fight = &game[at];
    let unhurt = |c: &CardId| {
        let card = game.state.card(*c);
        !card.is(Flag::Stunned) && !card.is(Flag::Wounded)
    };
    let total = |side: &[CardId]| -> i16 {
        let fit = side.iter().copied().filter(unhurt);
        fit.map(|c| game.stat(c, Stat::Strength)).sum()
    };
    let (ours, theirs) = (total(&fight.ours), total(&fight.theirs));
    let (winner, losers) = match ours.cmp(&theirs) {
        std::cmp::Ordering::Greater => (Some(fight.starter), &fight.theirs),
        std::cmp::Ordering::Less => (Some(fight.opponent), &fight.ours),
        // 1E-GAP-52.
        std::cmp::Ordering::Equal => (None, &fight.theirs),
    };
    let loser = winner.map(|seat| game.state.left_of(seat));
    // 1E-PBAT-10, 1E-CR-101: disabled ones are eligible.
    let standing_by = fight.first().bystanders.iter().copied();
    let standing_by = standing_by.filter(|c| Some(game.state.card(*c).commander) == loser);
    let eligible: Vec<CardId> = losers
        .iter()
        .copied()
        .filter(unhurt)
        .chain(standing_by)
        .collect();
    go_to(game, at, Step::Losses);
    if winner.is_some() && !eligible.is_empty() {
        let n = game.state.dice.below(eligible.len());
        game[at].first_mut().doomed.push(eligible[n]);
    }
    win(game, at, winner, (ours - theirs).abs());
    Flow::Stay
}

/// 1E-PERSB-10: at the end of a battle nobody is stunned any more.
pub(super) fn recover(game: &mut Game) {
    for i in 0..game.state.field.len() {
        let card = game.state.field[i];
        let c = &mut game.state.cards[card.index()];
        c.set(Flag::Stunned, false);
        c.set(Flag::Wounded, false);
    }
}
