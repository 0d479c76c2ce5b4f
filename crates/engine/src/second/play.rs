//! Playing a card: paying for it, and carrying out its text.

use super::{counters, playable};
use crate::kernel::frame::{Bindings, Block, Code, Frame, Progress, Role};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Amount, Cause, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Here, Play, PlayOf};
use crate::kernel::state::Until;
use crate::text::ability::{binds, has_bind};
use crate::text::eval::{Cx, NOTHING};
use cards::language::{Effect, Kind, Phase, PlayedTo, Timing, Who};
use cards::lexicon::{CardType, Stat};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The next thing to do in playing a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// It is about to be played: costs can change.
    About,
    /// Its cost is paid.
    Pay,
    /// It is shown and can be prevented before it is carried out.
    Shown,
    /// It goes to its place.
    Lay,
    /// Its instructions are carried out, one ability after the other.
    CarryOut(u8),
    /// A card that stays nowhere is discarded.
    Leave,
    /// Texts respond to the card having been played.
    Played,
    /// It has been played.
    Done,
}

/// The progress of a card being played.
pub(super) fn step_of(play: &Play) -> Step {
    play.of.second()
}

fn go_to(game: &mut Game, at: Here<Play>, step: Step) -> Flow {
    game[at].of = PlayOf::Second(step);
    Flow::Stay
}

pub(super) fn start_play(game: &mut Game, seat: Seat, card: CardId, at: Option<CardId>) {
    game.push(Frame::Play(Box::new(Play {
        of: PlayOf::Second(Step::About),
        seat,
        card,
        at,
        from: game.state.card(card).place,
        cost: game.stat(card, Stat::Cost),
        ability: None,
        bound: Bindings::default(),
        prevented: false,
    })));
    let h = Happening::new(Kind::Play).by(seat).card(card);
    if !game.tolls(&h).is_empty() {
        // Out of the hand while it is paid for; it comes back if the price is not paid.
        game.state.put(card, Place::Limbo(seat));
        game.pay_tolls(&h, seat);
    }
}

pub(super) fn play_interrupt(
    game: &mut Game,
    seat: Seat,
    card: CardId,
    ability: u8,
    bound: Bindings,
) {
    game.push(Frame::Play(Box::new(Play {
        of: PlayOf::Second(Step::About),
        seat,
        card,
        at: None,
        from: game.state.card(card).place,
        cost: 0,
        ability: Some(ability),
        bound,
        prevented: false,
    })));
}

pub(super) fn step(game: &mut Game, at: Here<Play>) -> Flow {
    let play = &game[at];
    let (seat, card) = (play.seat, play.card);
    let h = Happening::new(Kind::Play)
        .by(seat)
        .card(card)
        .cause(Cause::Action)
        .from(play.from)
        .amount(Amount::Cost(play.cost));
    let h = Happening {
        other: play.at,
        ..h
    };
    let watched = game.is_watched(Kind::Play);
    match step_of(play) {
        Step::About => {
            go_to(game, at, Step::Pay);
            if watched {
                game.open_phase(h, Phase::Before);
            }
        }
        Step::Pay => return pay_for(game, at, h),
        Step::Shown => {
            go_to(game, at, Step::Lay);
            // 2E-GAP-106: the cost of an interrupt is paid first; its text opens the window then.
            if watched && !pays_first(game, at) {
                game.open_phase(h, Phase::While);
            }
        }
        Step::Lay => lay_down(game, at),
        Step::CarryOut(n) => carry_out(game, at, n),
        Step::Leave => {
            go_to(game, at, Step::Played);
            if matches!(game.state.card(card).place, Place::Limbo(_)) {
                used_up(game, seat, card);
            }
        }
        Step::Played => {
            go_to(game, at, Step::Done);
            game.remember(h);
            if watched {
                game.open_phase(h, Phase::After);
            }
        }
        Step::Done => return end_play(game, card),
    }
    Flow::Stay
}

fn pay_for(game: &mut Game, at: Here<Play>, h: Happening) -> Flow {
    let play = &game[at];
    let (seat, card, prevented) = (play.seat, play.card, play.prevented);
    let interrupt = game.table.face(card).kind == CardType::Interrupt;
    // 2E-CARD-15: interrupts are free. A cost that has risen too far keeps the card in hand.
    let too_dear = game.stat(card, Stat::Cost) > game.state.player(seat).counters;
    if prevented || (!interrupt && too_dear) {
        if matches!(game.state.card(card).place, Place::Limbo(_)) {
            game.state.put(card, Place::Hand(seat));
        }
        return end_play(game, card);
    }
    if !matches!(game.state.card(card).place, Place::Limbo(_)) && !still_playable(game, &h) {
        return end_play(game, card);
    }
    if !interrupt {
        let cost = game.stat(card, Stat::Cost);
        counters::spend(game, seat, cost);
    }
    let from = game.state.card(card).place;
    game.state.put(card, Place::Limbo(seat));
    game.state.cards[card.index()].clear();
    game.state.cards[card.index()].commander = seat;
    // 2E-SHOW-01, 2E-PLAY-10: everybody sees a card that is played.
    game.tell_all(h.from(from).amount(Amount::Nothing));
    go_to(game, at, Step::Shown)
}

fn end_play(game: &mut Game, card: CardId) -> Flow {
    game.expire(|u| *u == Until::Play(card));
    Flow::Done
}

/// Whether the card is still where it was; a response may have taken it away.
fn still_playable(game: &Game, h: &Happening) -> bool {
    match (h.card, h.from) {
        (Some(card), Some(from)) => game.state.card(card).place == from,
        _ => true,
    }
}

fn lay_down(game: &mut Game, here: Here<Play>) {
    let play = &game[here];
    let (seat, card, at, prevented) = (play.seat, play.card, play.at, play.prevented);
    if prevented {
        // 2E-ACT-10: the costs stay paid, the card is used up, unless the text has put it elsewhere.
        go_to(game, here, Step::Done);
        if matches!(game.state.card(card).place, Place::Limbo(_)) {
            used_up(game, seat, card);
        }
        return;
    }
    let site = at.and_then(|m| game.site_of(m));
    let ship = at.filter(|a| game.table.face(*a).kind == CardType::Ship);
    let place = match (game.table.face(card).kind, site, at) {
        (CardType::Personnel | CardType::Equipment, _, _) if ship.is_some() => {
            ship.map(Place::Aboard)
        }
        (CardType::Personnel | CardType::Equipment, Some(site), _) => Some(Place::Surface(site)),
        (CardType::Ship, Some(site), _) => Some(Place::Orbit(site)),
        (CardType::Event, _, on) => match (&game.table.def(card).play.to, on) {
            (PlayedTo::Usual, _) => Some(Place::Core(seat)),
            (PlayedTo::On(_), Some(on)) if game.state.card(on).place.in_play() => {
                Some(Place::On(on))
            }
            _ => None,
        },
        _ => None,
    };
    if let Some(place) = place {
        game.state.put(card, place);
    }
    go_to(game, here, Step::CarryOut(0));
}

/// Carries out the instructions of an event, or the ability an interrupt was played for.
fn carry_out(game: &mut Game, at: Here<Play>, n: u8) {
    let table = Arc::clone(&game.table);
    let play = &game[at];
    if play.prevented {
        // 2E-ACT-10: the costs stay paid, the card is used up.
        let (seat, card) = (play.seat, play.card);
        go_to(game, at, Step::Done);
        if matches!(game.state.card(card).place, Place::Limbo(_)) {
            used_up(game, seat, card);
        }
        return;
    }
    let (seat, card, ability, bound) = (play.seat, play.card, play.ability, play.bound.clone());
    let def = table.def(card);
    let next = match ability {
        Some(a) if n == 0 => Some(a),
        Some(_) => None,
        None => {
            (n..def.text.len() as u8).find(|i| def.text[usize::from(*i)].when == Timing::Resolve)
        }
    };
    let Some(a) = next else {
        go_to(game, at, Step::Leave);
        return;
    };
    go_to(game, at, Step::CarryOut(a + 1));
    let guard = &def.text[usize::from(a)].guard;
    if ability.is_none() && !game.holds(guard, &Cx::new(card, seat, &NOTHING)) {
        return;
    }
    let code = Code::ability(table.face(card).def, a);
    let mut block = Block::new(card, seat, code, bound, Role::Body, Cause::Text(card));
    if binds(table.ability(card, a)) || has_bind(&def.play.need) {
        block.progress = Progress::BindingGuard;
    }
    game.push(Frame::Block(Box::new(block)));
    game.use_demanded(seat, card, guard);
    if n == 0 {
        game.use_demanded(seat, card, &def.play.need);
    }
}

/// Discards a card that has been used (2E-CARD-14, 2E-CARD-11).
fn used_up(game: &mut Game, seat: Seat, card: CardId) {
    let owner = game.table.face(card).owner;
    let h = Happening::new(Kind::Destroy)
        .by(seat)
        .card(card)
        .cause(Cause::Rule);
    game.happen(h.to(Place::Discard(owner)));
}

/// Whether the ability that an interrupt is played for begins with a cost.
fn pays_first(game: &Game, at: Here<Play>) -> bool {
    if game.keeps_faults() {
        return false;
    }
    let play = &game[at];
    let ability = play.ability.map(|n| game.table.ability(play.card, n));
    let first = ability.and_then(|a| a.body.first());
    matches!(first, Some(Effect::Pay { who: Who::You, .. }))
}

/// Lets players prevent an interrupt after its cost has been paid (2E-GAP-106).
pub(super) fn cost_paid(game: &mut Game) {
    if let Some(play) = game.being_played() {
        let h = Happening::new(Kind::Play)
            .by(play.seat)
            .card(play.card)
            .cause(Cause::Action)
            .from(play.from)
            .amount(Amount::Cost(play.cost));
        if game.is_watched(Kind::Play) {
            game.open_phase(h, Phase::While);
        }
    }
}

/// Plays a card by a text, aboard this ship or at the first headquarters that accepts it.
pub(super) fn play_by_text(game: &mut Game, seat: Seat, card: CardId, aboard: Option<CardId>) {
    let row = game.state.zone(Place::Row(seat)).iter().copied();
    let accepts = |m: &CardId| game.table.def(*m).accepts(game.table.def(card));
    let at = aboard.or_else(|| row.into_iter().find(accepts));
    if playable::check_play_from(game, seat, card, at, true).is_ok() {
        start_play(game, seat, card, at);
    }
}
