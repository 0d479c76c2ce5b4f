//! The play and draw segment: the cards that can be played, where, and at what cost.

use super::{hiding, uniqueness};
use crate::kernel::choice::{API, AbilityRef, Action};
use crate::kernel::edition::Entering;
use crate::kernel::game::Game;
use crate::kernel::happening::Happening;
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::table::ModifierKind;
use crate::text::eval::{Cx, NOTHING};
use cards::language::{Effect, Kind, Phase, PlayedTo, Timing, Who};
use cards::lexicon::{CardType, MissionKind, Stat};

/// The actions of the first segment.
pub(super) fn play_actions(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    let counters = game.state.player(seat).counters;
    let deck = game.state.zone(Place::Deck(seat)).len();
    if counters > 0 && deck > 0 {
        out.push(Action::Draw);
        out.push(Action::DrawRest);
    } else {
        out.push(Action::End);
    }
    playable(game, seat, out);
    if hiding::hideable(game, seat).next().is_some() {
        out.push(Action::Hide);
    }
    game.windows(seat, &mut |card, n| {
        let ability = AbilityRef::Printed(n);
        out.push(Action::Use { card, ability });
    });
}

pub(super) fn check_play_action(game: &Game, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let left = game.state.player(seat).counters;
    let deck = game.state.zone(Place::Deck(seat)).len() as u16;
    match *action {
        Action::End if left > 0 && deck > 0 => {
            refuse("2E-DRAW-05", Why::CountersLeft { left, deck })
        }
        Action::End => Ok(()),
        Action::Draw | Action::DrawRest => {
            if deck == 0 {
                refuse("2E-GAP-22", Why::DeckEmpty)
            } else if left == 0 {
                refuse("2E-DRAW-01", Why::NotEnoughCounters { cost: 1, left })
            } else {
                Ok(())
            }
        }
        Action::Play { card, at } => check_play(game, seat, card, at),
        Action::Hide => hiding::check_hide(game, seat),
        Action::Use { card, ability } => check_window(game, seat, card, ability),
        Action::Beam { .. } | Action::Move { .. } | Action::Attempt { .. } => {
            refuse("2E-TURN-02", Why::NotNow)
        }
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

/// Abilities that are actions in the first segment: only "while …, you may".
fn check_window(game: &Game, seat: Seat, card: CardId, ability: AbilityRef) -> Result<(), Refusal> {
    let AbilityRef::Printed(n) = ability else {
        return refuse("2E-WHEN-02", Why::NoResponse);
    };
    match &game.table.ability(card, n).when {
        Timing::During(condition) => {
            game.check_ability(seat, card, n)?;
            match game.holds(condition, &game.cx_of(card)) {
                true => Ok(()),
                false => refuse("2E-WHEN-05", Why::RequirementNotMet),
            }
        }
        Timing::Order if game.table.face(card).kind == CardType::Interrupt => {
            refuse("2E-PLAY-12", Why::NotNow)
        }
        Timing::Order => refuse("2E-ORDX-01", Why::NotNow),
        Timing::On(_) if game.table.face(card).kind == CardType::Interrupt => {
            refuse("2E-PLAY-11", Why::NoResponse)
        }
        _ => refuse("2E-WHEN-02", Why::NoResponse),
    }
}

/// Adds all ways to play a card from hand in the first segment.
pub(super) fn playable(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    let rows = game.state.zone(Place::Row(seat));
    let permits = game.may_be_modified(ModifierKind::Permit);
    let elsewhere = game.playable_from(seat);
    for &card in game.state.zone(Place::Hand(seat)).iter().chain(&elsewhere) {
        let face = game.table.face(card);
        match face.kind {
            CardType::Personnel | CardType::Ship | CardType::Equipment => {
                let dear = game.stat(card, Stat::Cost) > game.state.player(seat).counters
                    && !may_cost_less(game, card);
                if dear || uniqueness::check_unique(game, seat, card, Entering::Played).is_err() {
                    continue;
                }
                if permits {
                    for &ship in &game.state.field {
                        let ours = game.state.card(ship).commander == seat
                            && game.table.face(ship).kind == CardType::Ship;
                        if ours && check_play(game, seat, card, Some(ship)).is_ok() {
                            out.push(Action::Play {
                                card,
                                at: Some(ship),
                            });
                        }
                    }
                }
                for &mission in rows {
                    let hq = game.table.face(mission).mission == Some(MissionKind::Headquarters);
                    if (hq || permits) && check_play(game, seat, card, Some(mission)).is_ok() {
                        out.push(Action::Play {
                            card,
                            at: Some(mission),
                        });
                    }
                }
            }
            CardType::Event => playable_event(game, seat, card, out),
            _ => {}
        }
    }
}

fn playable_event(game: &Game, seat: Seat, card: CardId, out: &mut Vec<Action>) {
    if !matches!(game.table.def(card).play.to, PlayedTo::On(_)) {
        if check_play(game, seat, card, None).is_ok() {
            out.push(Action::Play { card, at: None });
        }
        return;
    }
    let everything = (0..game.state.cards.len() as u16).map(CardId);
    for at in everything.filter(|c| game.state.card(*c).place.in_play()) {
        if check_play(game, seat, card, Some(at)).is_ok() {
            out.push(Action::Play { card, at: Some(at) });
        }
    }
}

pub(super) fn check_play(
    game: &Game,
    seat: Seat,
    card: CardId,
    at: Option<CardId>,
) -> Result<(), Refusal> {
    check_play_from(game, seat, card, at, false)
}

/// Checks whether a card can be played; `by_text` if a text plays it from wherever it is.
pub(super) fn check_play_from(
    game: &Game,
    seat: Seat,
    card: CardId,
    at: Option<CardId>,
    by_text: bool,
) -> Result<(), Refusal> {
    let in_hand = by_text || game.state.card(card).place == Place::Hand(seat);
    if !in_hand && !game.playable_from(seat).contains(&card) {
        return refuse("2E-PLAY-01", Why::NotInHand { card });
    }
    let face = game.table.face(card);
    let to = &game.table.def(card).play.to;
    match face.kind {
        CardType::Personnel | CardType::Ship | CardType::Equipment => {
            let aboard = at.is_some_and(|a| game.table.face(a).kind == CardType::Ship);
            if !by_text || !aboard {
                check_headquarters(game, seat, card, at)?;
            }
        }
        CardType::Event => match (to, at) {
            (PlayedTo::Usual | PlayedTo::Nowhere, None) => {}
            (PlayedTo::Usual | PlayedTo::Nowhere, Some(_)) => {
                return refuse("2E-PLAY-09", Why::WrongTarget);
            }
            (PlayedTo::On(_), None) => return refuse("2E-PLAY-09", Why::NeedsATarget),
            (PlayedTo::On(filter), Some(on)) => {
                let cx = Cx::new(card, seat, &NOTHING);
                // A face-down card of somebody else cannot be named.
                let there = game.state.card(on).place.in_play() && game.seen_by(on).has(seat);
                if !there || !game.filter(filter, on, &cx) {
                    return refuse("2E-PLAY-09", Why::WrongTarget);
                }
            }
        },
        CardType::Interrupt => {
            let order = game
                .table
                .def(card)
                .text
                .iter()
                .any(|a| a.when == Timing::Order);
            let rule = if order { "2E-PLAY-12" } else { "2E-PLAY-11" };
            return refuse(rule, Why::NotNow);
        }
        _ => return refuse("2E-CARD-02", Why::NotPlayable),
    }
    if !game.holds(
        &game.table.def(card).play.need,
        &Cx::new(card, seat, &NOTHING),
    ) {
        return refuse("2E-ACT-11", Why::RequirementNotMet);
    }
    if face.kind == CardType::Event && !can_pay_for_text(game, seat, card) {
        return refuse("2E-ACT-12", Why::CostCannotBePaid);
    }
    uniqueness::check_unique(game, seat, card, Entering::Played)?;
    if let Some(by) = game.forbidden(&Happening::new(Kind::Play).by(seat).card(card)) {
        return refuse("2E-PLAY-01", Why::Forbidden { by });
    }
    game.check_tolls(&Happening::new(Kind::Play).by(seat).card(card), seat)?;
    check_price(game, seat, card, at)
}

/// 2E-ACT-12: an event that begins with a cost can be played only if that cost can be paid without the event.
fn can_pay_for_text(game: &Game, seat: Seat, card: CardId) -> bool {
    let cx = Cx {
        busy: Some(card),
        ..Cx::new(card, seat, &NOTHING)
    };
    let text = game.table.def(card).text.iter();
    let mut resolved = text.filter(|a| a.when == Timing::Resolve);
    match resolved.next().and_then(|a| a.body.first()) {
        Some(Effect::Pay {
            who: Who::You,
            must: true,
            cost,
            ..
        }) => game.can_pay(cost, &cx),
        _ => true,
    }
}

/// Whether some text could respond when the card is about to be played.
fn may_cost_less(game: &Game, card: CardId) -> bool {
    let h = Happening::new(Kind::Play).card(card);
    game.is_heard(&h, Phase::Before)
}

/// 2E-COST-05.
fn check_price(game: &Game, seat: Seat, card: CardId, at: Option<CardId>) -> Result<(), Refusal> {
    let (cost, left) = (
        game.stat(card, Stat::Cost),
        game.state.player(seat).counters,
    );
    // Changes that can be used when the card is about to be played count as well.
    let change = match may_cost_less(game, card) {
        true => game.discount(seat, card, at),
        false => 0,
    };
    let affordable = cost + change <= left;
    if affordable {
        return Ok(());
    }
    refuse("2E-COST-05", Why::NotEnoughCounters { cost, left })
}

/// 2E-PLAY-02 to 2E-PLAY-07, 2E-GAP-31.
fn check_headquarters(
    game: &Game,
    seat: Seat,
    card: CardId,
    at: Option<CardId>,
) -> Result<(), Refusal> {
    let Some(at) = at else {
        return refuse("2E-CARD-21", Why::NeedsATarget);
    };
    if game.is_permitted(seat, card, at) {
        return Ok(());
    }
    match game.state.card(at).place {
        Place::Row(owner) if owner == seat => {}
        Place::Row(_) => return refuse("2E-GAP-31", Why::NotYourMission),
        _ => return refuse("2E-CARD-21", Why::NotAHeadquarters),
    }
    if game.table.face(at).mission != Some(MissionKind::Headquarters) {
        return refuse("2E-CARD-21", Why::NotAHeadquarters);
    }
    if game.table.def(at).accepts(game.table.def(card)) {
        return Ok(());
    }
    let rule = match game.table.face(card).kind {
        CardType::Ship => "2E-PLAY-05",
        _ => "2E-PLAY-03",
    };
    refuse(rule, Why::NotAccepted { by: at })
}
