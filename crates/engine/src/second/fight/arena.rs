//! The places where a fight could begin, and the reasons it cannot.

use crate::kernel::game::Game;
use crate::kernel::happening::Happening;
use crate::kernel::ids::{CardId, Seats, SiteId};
use crate::kernel::place::Place;
use crate::kernel::procedure::Between;
use crate::kernel::state::Flag;
use crate::second::staffing;
use crate::text::eval::Cx;
use cards::language::{Effect, FightKind, Filter, Kind};
use cards::lexicon::{CardType, MissionKind};

/// A place for a combat, with the opponents there.
pub(super) type Arena = (Place, Seats);

/// Whether the text could begin its fight.
pub(in crate::second) fn can_fight(game: &Game, effect: &Effect, cx: &Cx) -> bool {
    let Effect::Fight { kind, with, .. } = effect else {
        return false;
    };
    let combat = || !arenas(game, with, cx).is_empty() && may_fight(game, Between::Personnel, cx);
    let engagement = || !warships(game, with, cx).is_empty() && may_fight(game, Between::Ships, cx);
    match kind {
        FightKind::Combat => combat(),
        FightKind::Engagement => engagement(),
        FightKind::Either => combat() || engagement(),
    }
}

/// Whether no text forbids a player to begin a combat or an engagement.
pub(super) fn may_fight(game: &Game, between: Between, cx: &Cx) -> bool {
    let cause = between.cause(cx.source);
    let h = Happening::new(Kind::FightBegin)
        .by(cx.you)
        .card(cx.source)
        .cause(cause);
    game.forbidden(&h).is_none()
}

/// The rule that prevents a fight.
pub(in crate::second) fn no_fight(game: &Game, effect: &Effect, cx: &Cx) -> &'static str {
    match effect {
        Effect::Fight {
            kind: FightKind::Engagement,
            ..
        } => no_engagement(game, cx),
        _ => no_combat(game, cx),
    }
}

fn no_combat(game: &Game, cx: &Cx) -> &'static str {
    let personnel = |c: &&CardId| game.table.face(**c).kind == CardType::Personnel;
    let mine = |c: &&CardId| game.state.card(**c).commander == cx.you;
    let others = || {
        game.state
            .field
            .iter()
            .filter(personnel)
            .filter(|c| !mine(c))
    };
    let mut met: Vec<CardId> = game
        .state
        .field
        .iter()
        .filter(personnel)
        .filter(mine)
        .copied()
        .collect();
    met.retain(|c| others().any(|o| game.present(*c, *o)));
    if met.is_empty() {
        return "2E-COMBAT-02";
    }
    met.retain(|c| game.site_of(*c).is_some_and(|s| !no_fighting_at(game, s)));
    if met.is_empty() {
        return "2E-COMBAT-06";
    }
    met.retain(|c| !game.is_idle(*c));
    if met.is_empty() {
        "2E-GAP-30"
    } else {
        "2E-COMBAT-07"
    }
}

fn no_engagement(game: &Game, cx: &Cx) -> &'static str {
    let mine = |c: &&CardId| game.state.card(**c).commander == cx.you;
    let at = |c: CardId| match game.state.card(c).place {
        Place::Orbit(site) => Some(site),
        _ => None,
    };
    let mut met: Vec<CardId> = game.state.field.iter().filter(mine).copied().collect();
    met.retain(|c| at(*c).is_some() && !targets(game, *c).is_empty());
    if met.is_empty() {
        return "2E-ENG-02";
    }
    met.retain(|c| at(*c).is_some_and(|s| !no_fighting_at(game, s)));
    if met.is_empty() {
        return "2E-ENG-06";
    }
    met.retain(|c| !game.is_idle(*c));
    if met.is_empty() {
        return "2E-GAP-30";
    }
    met.retain(|c| staffing::is_staffed(game, *c));
    if met.is_empty() {
        "2E-ENG-03"
    } else {
        "2E-ENG-07"
    }
}

fn no_fighting_at(game: &Game, site: SiteId) -> bool {
    // 2E-COMBAT-06, 2E-ENG-06.
    game.table.site_facts(site).kind == MissionKind::Headquarters
}

/// 2E-COMBAT-02, 2E-COMBAT-07, 2E-GAP-30: places where the player's unstopped personnel meet others.
pub(super) fn arenas(game: &Game, with: &Filter, cx: &Cx) -> Vec<Arena> {
    let mut out: Vec<Arena> = Vec::new();
    for &card in &game.state.field {
        let c = game.state.card(card);
        let mine = c.commander == cx.you && !c.is(Flag::Stopped);
        if !mine
            || game.table.face(card).kind != CardType::Personnel
            || !game.filter(with, card, cx)
        {
            continue;
        }
        if out.iter().any(|(p, _)| *p == c.place)
            || game.site_of(card).is_none_or(|s| no_fighting_at(game, s))
        {
            continue;
        }
        let mut against = Seats::NONE;
        for &other in &game.state.field {
            if game.present(card, other) && game.table.face(other).kind == CardType::Personnel {
                let seat = game.state.card(other).commander;
                if seat != cx.you {
                    against = against.with(seat);
                }
            }
        }
        if !against.is_empty() {
            out.push((c.place, against));
        }
    }
    out
}

/// 2E-ENG-02, 2E-ENG-03, 2E-ENG-07, 2E-GAP-30: the player's staffed unstopped ships with a target.
pub(super) fn warships(game: &Game, with: &Filter, cx: &Cx) -> Vec<CardId> {
    let ok = |ship: &CardId| {
        let c = game.state.card(*ship);
        let Place::Orbit(site) = c.place else {
            return false;
        };
        c.commander == cx.you
            && !c.is(Flag::Stopped)
            && !no_fighting_at(game, site)
            && staffing::is_staffed(game, *ship)
            && ship_fits(game, *ship, with, cx)
            && !targets(game, *ship).is_empty()
    };
    game.state.field.iter().copied().filter(ok).collect()
}

/// Whether the ship itself fits, or one of its own unstopped crew.
fn ship_fits(game: &Game, ship: CardId, with: &Filter, cx: &Cx) -> bool {
    game.filter(with, ship, cx)
        || game
            .crew(ship, Some(cx.you))
            .any(|c| !game.is_idle(c) && game.filter(with, c, cx))
}

/// 2E-ENG-04: ships of opponents at the same mission, staffed or not.
pub(super) fn targets(game: &Game, ship: CardId) -> Vec<CardId> {
    let me = game.state.card(ship);
    let there = |c: &CardId| {
        let card = game.state.card(*c);
        card.place == me.place && card.commander != me.commander
    };
    game.state.field.iter().copied().filter(there).collect()
}
