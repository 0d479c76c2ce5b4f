//! Comparing the two sides, and the results.

use super::Step;
use crate::kernel::frame::Role;
use crate::kernel::game::Game;
use crate::kernel::happening::{Amount, Cause, Facet, Happening};
use crate::kernel::ids::{CardId, Seat, Seats};
use crate::kernel::procedure::{Fight, Here};
use crate::kernel::sides::{Addend, Side, TermOf};
use crate::kernel::state::Flag;
use crate::kernel::table::ModifierKind;
use crate::second::rules::{StoppedDefenders, rules};
use crate::text::eval::Cx;
use crate::text::modifiers::Term;
use cards::language::{Kind, Modifier};
use cards::lexicon::{CardType, Stat};

/// The number of the fighting cards that counts: Strength, or Weapons against Shields (2E-ENG-10).
pub(in crate::second) fn counted(fight: &Fight, starter: bool) -> Stat {
    match (fight.is_combat(), starter) {
        (true, _) => Stat::Strength,
        (false, true) => Stat::Weapons,
        (false, false) => Stat::Shields,
    }
}

/// The terms of one side's total.
pub(in crate::second) fn addends(game: &Game, starter: bool) -> Vec<Addend> {
    let Some(f) = game.fight() else {
        return Vec::new();
    };
    let (cards, seat) = if starter {
        (&f.ours, f.starter)
    } else {
        (&f.theirs, f.opponent)
    };
    let stat = counted(f, starter);
    let mut all: Vec<Addend> = cards.iter().map(|c| fighter(game, *c, stat)).collect();
    let cx = Cx::new(f.source, f.starter, &f.second().bound);
    game.each_modifier(ModifierKind::Total, &cx, &mut |m, mcx| {
        if let Modifier::Total { side, n } = m
            && game.seats_of(*side, mcx).has(seat)
        {
            game.applied(mcx);
            all.push(Addend {
                card: mcx.source,
                seen_by: game.seen_by(mcx.source),
                of: TermOf::Text,
                n: game.number(n, mcx) as i16,
                parts: Vec::new(),
            });
        }
    });
    all
}

/// The value that a card adds by fighting.
fn fighter(game: &Game, card: CardId, stat: Stat) -> Addend {
    // 2E-GAP-29.
    let counts =
        !game.is_idle(card) || rules(game).stopped_defenders == StoppedDefenders::AddTheirValue;
    let seen_by = |t: &Term| t.source.map_or(Seats::ALL, |c| game.seen_by(c));
    let (n, parts) = match counts {
        true => (game.stat(card, stat), game.explain_stat(card, stat)),
        false => (0, Vec::new()),
    };
    Addend {
        card,
        seen_by: game.seen_by(card),
        of: TermOf::Fighter,
        n,
        parts: parts.into_iter().map(|t| (t, seen_by(&t))).collect(),
    }
}

pub(super) fn compare_sides(game: &mut Game, at: Here<Fight>) {
    let f = &game[at];
    let side = |seat: Seat| {
        let addends = addends(game, seat == f.starter);
        let total = addends.iter().map(|a| a.n).sum::<i16>().max(0);
        Side {
            seat,
            stat: counted(f, seat == f.starter),
            addends,
            total,
        }
    };
    let sides = [side(f.starter), side(f.opponent)];
    let [a, b] = sides.each_ref().map(|side| side.total);
    let course = game[at].second_mut();
    course.totals = (a, b);
    course.step = Step::Outcome;
    let f = &mut game[at];
    // 2E-COMBAT-09, 2E-ENG-11: equal totals have no winner.
    f.winner = match a.cmp(&b) {
        std::cmp::Ordering::Greater => Some(f.starter),
        std::cmp::Ordering::Less => Some(f.opponent),
        std::cmp::Ordering::Equal => None,
    };
    let (winner, starter) = (f.winner, f.starter);
    let compared = Happening::new(Kind::Compare)
        .by(starter)
        .card(f.source)
        .cause(f.cause())
        .to(f.place)
        .amount(Amount::Margin(a - b));
    fight_shown(game, at);
    game.tell_sides(compared, sides);
    if let Some(winner) = winner {
        let kind = Kind::FightWin;
        game.happen(Happening { kind, ..compared }.by(winner));
    }
}

/// 2E-SHOW-03: shows the numbers of those who fought.
fn fight_shown(game: &mut Game, at: Here<Fight>) {
    if !game[at].is_combat() {
        return;
    }
    for card in game[at].involved.clone() {
        let n = game.stat(card, Stat::Strength);
        game.show(card, Facet::Stat(Stat::Strength, n));
    }
}

/// 2E-COMBAT-10, 2E-ENG-12: only the text that began it says what winning does.
pub(super) fn fight_outcome(game: &mut Game, at: Here<Fight>) {
    let f = &mut game[at];
    let which = u8::from(f.winner != Some(f.starter));
    let (source, starter, cause, involved) = (f.source, f.starter, f.cause(), f.involved.clone());
    let course = f.second_mut();
    course.step = Step::Stopping;
    course.work = involved;
    let bound = course.bound.clone();
    if let Some(code) = course.code.inside(course.pc, which) {
        game.push_block(source, starter, code, bound, Role::Body, cause);
    }
}

/// 2E-COMBAT-12, 2E-ENG-14: whatever the outcome, the beginner's side is stopped.
pub(super) fn stop_beginners(game: &mut Game, at: Here<Fight>) {
    let f = &game[at];
    let starter = f.starter;
    // 2E-GAP-66: only what is still on the beginner's side.
    let next = f.second().work.iter().copied().find(|c| {
        let card = game.state.card(*c);
        let can_stop = matches!(
            game.table.face(*c).kind,
            CardType::Personnel | CardType::Ship
        );
        f.involved.contains(c)
            && card.commander == starter
            && card.place.in_play()
            && can_stop
            && !card.is(Flag::Stopped)
    });
    let prevented = f.prevented;
    let course = game[at].second_mut();
    match next {
        Some(card) if !prevented => {
            course.work.retain(|c| *c != card);
            game.happen(Happening::new(Kind::Stop).card(card).cause(Cause::Rule));
        }
        _ => course.step = Step::End,
    }
}
