//! Reporting for duty (1E-REPORT-01 to 1E-REPORT-12).

use super::affiliation;
use super::seeding::facilities::facility;
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use cards::first::FacilityKind;
use cards::lexicon::CardType;

/// Whether cards of this type report for duty (1E-PLAY-04).
pub(super) fn reports(kind: CardType) -> bool {
    matches!(
        kind,
        CardType::Personnel | CardType::Ship | CardType::Equipment
    )
}

/// The facilities in play that a player commands.
pub(super) fn facilities(game: &Game, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    game.state.field.iter().copied().filter(move |c| {
        game.table.face(*c).kind == CardType::Facility && game.state.card(*c).commander == seat
    })
}

/// Whether a card may report to a facility.
pub(super) fn check(game: &Game, seat: Seat, card: CardId, at: CardId) -> Result<(), Refusal> {
    let Some(facts) = facility(game, at) else {
        return refuse("1E-REPORT-01", Why::WrongTarget);
    };
    // 1E-REPORT-04.
    if game.state.card(at).commander != seat {
        return refuse("1E-REPORT-04", Why::NotYours { card: at });
    }
    if facts.class == FacilityKind::Station {
        return refuse("1E-REPORT-02", Why::WrongTarget);
    }
    if !affiliation::compatible(game, card, at) {
        return refuse("1E-REPORT-05", Why::NotCompatible { card, with: at });
    }
    let Some(site) = game.site_of(at) else {
        return refuse("1E-REPORT-01", Why::WrongTarget);
    };
    let quadrant = game.table.site_facts(site).quadrant;
    let native = |card: CardId| {
        let facts = game.table.def(card).first();
        facts.is_some_and(|facts| facts.native().contains(&quadrant))
    };
    // 1E-REPORT-12: equipment has no native quadrant.
    let anywhere = game.table.face(card).kind == CardType::Equipment;
    if !native(at) || !(anywhere || native(card)) {
        return refuse("1E-REPORT-11", Why::WrongTarget);
    }
    Ok(())
}

/// The place of a card that has reported to a facility.
pub(super) fn place(game: &Game, card: CardId, at: CardId) -> Option<Place> {
    if game.table.face(card).kind != CardType::Ship {
        return Some(Place::Aboard(at));
    }
    // 1E-DOCK-11, 1E-GAP-80.
    match facility(game, at).map(|facts| facts.class) {
        Some(FacilityKind::Outpost) => Some(Place::Docked(at)),
        _ => game.site_of(at).map(Place::Orbit),
    }
}
