//! Beaming (1E-BEAM-01 to 1E-BEAM-09).

use super::turn::{self, Step};
use super::{docking, teams};
use crate::kernel::choice::{Ask, Choice, Constraint};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Here, Turn};
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::Flag;
use cards::first::Restriction;
use cards::language::Kind;
use cards::lexicon::{CardType, MissionKind};

/// An end of a beaming.
struct Terminal {
    site: SiteId,
    /// The player has transporters here.
    beams: bool,
}

/// A place as one end of a beaming, if a player may use it.
fn terminal(game: &Game, seat: Seat, place: Place) -> Result<Terminal, Refusal> {
    match place {
        Place::Surface(site) => match game.table.site_facts(site).kind {
            // 1E-CARD-04, 1E-BEAM-06.
            MissionKind::Space => refuse("1E-BEAM-06", Why::NoSurface),
            _ => Ok(Terminal { site, beams: false }),
        },
        Place::Aboard(host) if super::orders::is_host(game, host) => {
            let Some(site) = game.site_of(host) else {
                return refuse("1E-BEAM-07", Why::NotThere { place });
            };
            let own = game.state.card(host).commander == seat;
            // 1E-CLOAK-04: nobody beams to or from it.
            if game.state.card(host).is(Flag::Cloaked) {
                return refuse("1E-CLOAK-04", Why::Cloaked { ship: host });
            }
            // 1E-BEAM-05, 1E-GAP-38.
            if !own && docking::shields(game, host) > 0 {
                return refuse("1E-BEAM-05", Why::Shielded { card: host });
            }
            // 1E-BEAM-02, 1E-BEAM-09: one's own only, with or without anybody aboard.
            let beams = own && has_transporters(game, host) && !game.is_idle(host);
            Ok(Terminal { site, beams })
        }
        _ => refuse("1E-BEAM-03", Why::NotThere { place }),
    }
}

/// 1E-BEAM-01.
fn has_transporters(game: &Game, host: CardId) -> bool {
    let facts = game.table.def(host).first();
    !facts.is_some_and(|f| f.of.restrictions().contains(&Restriction::NoTransporters))
}

pub(super) fn check(game: &Game, seat: Seat, from: Place, to: Place) -> Result<(), Refusal> {
    let a = terminal(game, seat, from)?;
    let b = terminal(game, seat, to)?;
    if a.site != b.site {
        return refuse("1E-BEAM-07", Why::DifferentMission);
    }
    if from == to {
        return refuse("1E-BEAM-03", Why::SamePlace);
    }
    if !a.beams && !b.beams {
        return refuse("1E-BEAM-03", Why::NoShipThere);
    }
    let h = happening(game, seat, a.site, from, to);
    if let Some(by) = game.forbidden(&h) {
        return refuse("1E-MISC-02", Why::Forbidden { by });
    }
    if candidates(game, seat, from, to).is_empty() {
        return match teams::personnel(game, seat, from).next() {
            Some(card) if game.state.card(card).is(Flag::Stopped) => {
                refuse("1E-HURT-01", Why::Stopped { card })
            }
            Some(_) => refuse("1E-GAP-27", Why::NothingToBeam),
            None => refuse("1E-BEAM-03", Why::NothingToBeam),
        };
    }
    Ok(())
}

/// The player's personnel and equipment at a place that may travel.
pub(super) fn travellers(
    game: &Game,
    seat: Seat,
    from: Place,
) -> impl Iterator<Item = CardId> + '_ {
    game.state.field.iter().copied().filter(move |c| {
        let card = game.state.card(*c);
        card.place == from
            && card.commander == seat
            && !card.is(Flag::Stopped)
            // 1E-HURT-19; disabled ones travel like equipment (1E-HURT-15).
            && !card.is(Flag::Stasis)
            && matches!(
                game.table.face(*c).kind,
                CardType::Personnel | CardType::Equipment
            )
    })
}

/// Those of them who could go there.
pub(super) fn candidates(game: &Game, seat: Seat, from: Place, to: Place) -> Vec<CardId> {
    let fits = |c: &CardId| teams::check_mixing(game, &[*c], to).is_ok();
    travellers(game, seat, from).filter(fits).collect()
}

fn happening(game: &Game, seat: Seat, site: SiteId, from: Place, to: Place) -> Happening {
    let mission = game.table.site_facts(site).missions[0];
    Happening::new(Kind::Beam)
        .by(seat)
        .other(mission)
        .from(from)
        .to(to)
}

/// Asks which cards are beamed, and beams them.
pub(super) fn beam(game: &mut Game, at: Here<Turn>, from: Place, to: Place) -> Flow {
    let seat = game.state.active;
    let Some(cards) = game.reply_cards() else {
        return ask_which(game, seat, Ask::BeamWhich, from, to);
    };
    turn::go_to(game, at, Step::OrderMenu);
    let site = [from, to].into_iter().find_map(|place| match place {
        Place::Surface(site) => Some(site),
        place => game.site_of(place.host()?),
    });
    if let Some(site) = site {
        let h = happening(game, seat, site, from, to).cause(Cause::Action);
        game.happen_for_a_price(h.count(cards.len()), cards, seat);
    }
    Flow::Stay
}

/// Asks which cards go from one place to another.
pub(super) fn ask_which(game: &mut Game, seat: Seat, ask: Ask, from: Place, to: Place) -> Flow {
    let from = candidates(game, seat, from, to);
    let max = from.len() as u16;
    let choice = Choice::Cards {
        from,
        min: 1,
        max,
        rule: match ask {
            Ask::WalkWhich => Constraint::Walking { to },
            _ => Constraint::Together { to },
        },
    };
    game.ask(seat, ask, choice)
}

/// Puts cards where they have been beamed or have walked.
pub(super) fn enact(game: &mut Game, h: &Happening, cards: &[CardId]) {
    let Some(to) = h.to else { return };
    for card in cards {
        if game.state.card(*card).place.in_play() {
            game.state.cards[card.index()].place = to;
        }
    }
    game.tell_cards(*h, cards);
}
