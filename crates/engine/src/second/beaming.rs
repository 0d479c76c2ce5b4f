//! Beaming (2E-BEAM-01 to 2E-BEAM-10).

use super::rules::{BeamingShip, rules};
use super::turn::{self, Step};
use crate::kernel::choice::{Ask, Choice, Constraint};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Here, Turn};
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::Flag;
use cards::language::Kind;
use cards::lexicon::{CardType, MissionKind};

pub(super) fn check_beam(game: &Game, seat: Seat, from: Place, to: Place) -> Result<(), Refusal> {
    let a = transporter_site(game, seat, from)?;
    let b = transporter_site(game, seat, to)?;
    if a != b {
        return refuse("2E-BEAM-09", Why::DifferentMission);
    }
    if from == to {
        return refuse("2E-BEAM-05", Why::SamePlace);
    }
    let h = beam(game, seat, a, from, to);
    if let Some(by) = game.forbidden(&h) {
        return refuse("2E-BEAM-01", Why::Forbidden { by });
    }
    if beamable(game, seat, from).next().is_none() {
        let stopped = game.state.field.iter().find(|c| {
            let card = game.state.card(**c);
            card.place == from && card.commander == seat && card.is(Flag::Stopped)
        });
        return match stopped {
            Some(&card) => refuse("2E-ORD-07", Why::Stopped { card }),
            None => refuse("2E-BEAM-02", Why::NothingToBeam),
        };
    }
    game.check_tolls(&h, seat)
}

fn beam(game: &Game, seat: Seat, site: SiteId, from: Place, to: Place) -> Happening {
    let mission = game.table.site_facts(site).missions[0];
    Happening::new(Kind::Beam)
        .by(seat)
        .other(mission)
        .from(from)
        .to(to)
}

/// Whether no text forbids a beam that is otherwise possible.
pub(super) fn is_beam_free(game: &Game, seat: Seat, from: Place, to: Place) -> bool {
    if game.table.modifiers.is_empty() {
        return true;
    }
    let Ok(site) = transporter_site(game, seat, from) else {
        return false;
    };
    let h = beam(game, seat, site, from, to);
    game.forbidden(&h).is_none() && game.check_tolls(&h, seat).is_ok()
}

/// The site of one end of a beam, if `seat` may use it.
fn transporter_site(game: &Game, seat: Seat, place: Place) -> Result<SiteId, Refusal> {
    match place {
        Place::Surface(site) => {
            if game.table.site_facts(site).kind == MissionKind::Space {
                return refuse("2E-BEAM-06", Why::NoSurface);
            }
            Ok(site)
        }
        Place::Aboard(ship) => {
            let card = game.state.card(ship);
            let Place::Orbit(site) = card.place else {
                return refuse("2E-BEAM-01", Why::NoShipThere);
            };
            if card.commander != seat {
                let own = game.state.field.iter().any(|c| {
                    game.state.card(*c).place == Place::Orbit(site)
                        && game.state.card(*c).commander == seat
                });
                return match own {
                    true => refuse("2E-BEAM-07", Why::OpponentsShip { ship }),
                    false => refuse("2E-BEAM-01", Why::NoShipThere),
                };
            }
            if card.is(Flag::Stopped) && rules(game).beaming_ship == BeamingShip::Unstopped {
                return refuse("2E-GAP-33", Why::Stopped { card: ship });
            }
            Ok(site)
        }
        place => refuse("2E-BEAM-03", Why::NotThere { place }),
    }
}

/// The player's unstopped personnel and equipment there (2E-ORD-07, 2E-GAP-34).
pub(super) fn beamable(game: &Game, seat: Seat, from: Place) -> impl Iterator<Item = CardId> + '_ {
    game.state.field.iter().copied().filter(move |c| {
        let card = game.state.card(*c);
        card.place == from
            && card.commander == seat
            && !card.is(Flag::Stopped)
            && matches!(
                game.table.face(*c).kind,
                CardType::Personnel | CardType::Equipment
            )
    })
}

pub(super) fn beam_cards(game: &mut Game, at: Here<Turn>, from: Place, to: Place) -> Flow {
    let seat = game.state.active;
    let Some(cards) = game.reply_cards() else {
        // A player who left may have taken a ship or a mission along (2E-GAP-43).
        if check_beam(game, seat, from, to).is_err() {
            return turn::go_to(game, at, Step::OrderMenu);
        }
        let candidates: Vec<CardId> = beamable(game, seat, from).collect();
        let max = candidates.len() as u16;
        let choice = Choice::Cards {
            from: candidates,
            min: 1,
            max,
            rule: Constraint::Free,
        };
        return game.ask(seat, Ask::BeamWhich, choice);
    };
    turn::go_to(game, at, Step::OrderMenu);
    let site = match (from, to) {
        (Place::Surface(site), _) | (_, Place::Surface(site)) => Some(site),
        (Place::Aboard(ship), _) => game.site_of(ship),
        _ => None,
    };
    let mut h = Happening::new(Kind::Beam)
        .by(seat)
        .cause(Cause::Action)
        .from(from)
        .to(to);
    h.other = site.map(|s| game.table.site_facts(s).missions[0]);
    let h = h.count(cards.len());
    game.happen_for_a_price(h, cards, seat);
    Flow::Stay
}

pub(super) fn enact_beam(game: &mut Game, h: &Happening, cards: &[CardId]) {
    let Some(to) = h.to else { return };
    for card in cards {
        let from = game.state.card(*card).place;
        if matches!(from, Place::Surface(_) | Place::Aboard(_)) {
            game.state.cards[card.index()].place = to;
        }
    }
    game.tell_cards(*h, cards);
}
