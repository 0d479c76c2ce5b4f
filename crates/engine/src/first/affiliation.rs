//! Affiliations: the ends of missions and their icons, and who works with whom (1E-REPORT-05 to 1E-REPORT-09).

use super::spaceline;
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat, SiteId};
use cards::first::{Attempt, End, Kind, Mission};
use cards::lexicon::Affiliation;
use cards::sets::Affiliations;

/// The facts of a mission.
pub(super) fn mission(game: &Game, card: CardId) -> Option<&Mission> {
    match game.table.def(card).first().map(|facts| &facts.of) {
        Some(Kind::Mission(mission)) => Some(mission),
        _ => None,
    }
}

/// The mission card that a player uses at a location: one's own where both have laid one (1E-SEED-27).
pub(super) fn card_for(game: &Game, seat: Seat, site: SiteId) -> Option<CardId> {
    let missions = spaceline::missions(game, site);
    let own = |c: &&CardId| game.state.card(**c).commander == seat;
    missions.iter().find(own).or(missions.first()).copied()
}

/// The end of a mission that faces a player (1E-GAP-70).
pub(super) fn end(game: &Game, seat: Seat, card: CardId) -> Option<&End> {
    let mission = mission(game, card)?;
    match game.state.card(card).commander == seat {
        true => Some(&mission.own),
        false => mission.their_end(),
    }
}

/// The affiliation icons that a player sees at a location (1E-GAP-13).
pub(super) fn icons_for(game: &Game, seat: Seat, site: SiteId) -> &[Affiliation] {
    let end = card_for(game, seat, site).and_then(|card| end(game, seat, card));
    match end.map(|end| &end.attempt) {
        Some(Attempt::Icons(icons)) => icons,
        _ => &[],
    }
}

/// Whether two cards may be used together.
pub(super) fn compatible(game: &Game, a: CardId, b: CardId) -> bool {
    mix(game.affiliations(a), game.affiliations(b))
}

/// Whether cards of these affiliations may be used together.
fn mix(a: Affiliations, b: Affiliations) -> bool {
    // 1E-REPORT-09.
    if a.is_empty() || b.is_empty() {
        return true;
    }
    // 1E-REPORT-07: with every affiliation except Borg.
    let loose =
        |set: Affiliations| set.has(Affiliation::NonAligned) || set.has(Affiliation::Neutral);
    let borg = |set: Affiliations| set.has(Affiliation::Borg);
    a.meets(b) || (loose(a) && !borg(b)) || (loose(b) && !borg(a))
}
