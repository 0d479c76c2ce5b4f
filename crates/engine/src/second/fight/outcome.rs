//! Comparing the two sides, and the results.

use super::Step;
use crate::kernel::frame::Role;
use crate::kernel::game::Game;
use crate::kernel::happening::{Amount, Cause, Facet, Happening};
use crate::kernel::ids::CardId;
use crate::kernel::procedure::{Fight, Here};
use crate::kernel::state::Flag;
use crate::kernel::table::ModifierKind;
use crate::second::rules::{StoppedDefenders, rules};
use crate::text::eval::Cx;
use crate::text::modifiers::Term;
use cards::language::{Kind, Modifier};
use cards::lexicon::{CardType, Stat};

/// The total of one side with its terms: Strength, or Weapons against Shields (2E-ENG-10).
pub(in crate::second) fn fight_terms(game: &Game, starter: bool) -> Vec<Term> {
    let Some(f) = game.fight() else {
        return Vec::new();
    };
    let (cards, seat) = if starter {
        (&f.ours, f.starter)
    } else {
        (&f.theirs, f.opponent)
    };
    let stat = match (f.is_combat(), starter) {
        (true, _) => Stat::Strength,
        (false, true) => Stat::Weapons,
        (false, false) => Stat::Shields,
    };
    let counts = |c: &&CardId| {
        // 2E-GAP-29.
        !game.is_idle(**c) || rules(game).stopped_defenders == StoppedDefenders::AddTheirValue
    };
    let term = |c: &CardId| Term {
        source: Some(*c),
        n: game.stat(*c, stat),
    };
    let mut terms: Vec<Term> = cards.iter().filter(counts).map(term).collect();
    let cx = Cx::new(f.source, f.starter, &f.second().bound);
    game.each_modifier(ModifierKind::Total, &cx, &mut |m, mcx| {
        if let Modifier::Total { side, n } = m
            && game.seats_of(*side, mcx).has(seat)
        {
            game.applied(mcx);
            terms.push(Term {
                source: Some(mcx.source),
                n: game.number(n, mcx) as i16,
            });
        }
    });
    terms
}

pub(super) fn compare_sides(game: &mut Game, at: Here<Fight>) {
    let total = |terms: Vec<Term>| terms.iter().map(|t| t.n).sum::<i16>().max(0);
    let (a, b) = (
        total(fight_terms(game, true)),
        total(fight_terms(game, false)),
    );
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
    let (winner, source, cause, place) = (f.winner, f.source, f.cause(), f.place);
    fight_shown(game, at);
    if let Some(winner) = winner {
        let h = Happening::new(Kind::FightWin)
            .by(winner)
            .card(source)
            .cause(cause)
            .to(place)
            .amount(Amount::Margin(a - b));
        game.happen(h);
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
