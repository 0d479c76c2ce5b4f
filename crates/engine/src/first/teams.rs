//! Crews and Away Teams: a player's personnel at one place (1E-MOVE-01 to 1E-MOVE-05).

use super::affiliation;
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::Flag;
use cards::lexicon::CardType;

/// A player's personnel at a place.
pub(super) fn personnel(
    game: &Game,
    seat: Seat,
    place: Place,
) -> impl Iterator<Item = CardId> + '_ {
    game.state.field.iter().copied().filter(move |c| {
        let card = game.state.card(*c);
        card.place == place
            && card.commander == seat
            && game.table.face(*c).kind == CardType::Personnel
    })
}

/// Those of them who are not separated (1E-HURT-23).
pub(super) fn active(game: &Game, seat: Seat, place: Place) -> impl Iterator<Item = CardId> + '_ {
    let stopped = |c: &CardId| game.state.card(*c).is(Flag::Stopped) || game.is_idle(*c);
    personnel(game, seat, place).filter(move |c| !stopped(c))
}

/// The teams at a place. People who do not work together are different teams on a planet (1E-GAP-27); whoever fits
/// several is in the first of them (1E-GAP-136).
pub(super) fn teams(game: &Game, seat: Seat, place: Place) -> Vec<Vec<CardId>> {
    let mut teams: Vec<Vec<CardId>> = Vec::new();
    for card in active(game, seat, place) {
        let fits = |team: &&mut Vec<CardId>| {
            team.iter()
                .all(|other| affiliation::compatible(game, card, *other))
        };
        match teams.iter_mut().find(fits) {
            Some(team) => team.push(card),
            None => teams.push(vec![card]),
        }
    }
    teams
}

/// Whether cards may come aboard together: nobody there and none of them may be incompatible with another
/// (1E-GAP-27). On a planet anybody may be.
pub(super) fn check_mixing(game: &Game, cards: &[CardId], to: Place) -> Result<(), Refusal> {
    if !matches!(to, Place::Aboard(_)) {
        return Ok(());
    }
    for (i, &card) in cards.iter().enumerate() {
        let seat = game.state.card(card).commander;
        let there = personnel(game, seat, to);
        let others = there.chain(cards[..i].iter().copied());
        let clash = |other: &CardId| !affiliation::compatible(game, card, *other);
        if let Some(with) = others.into_iter().find(clash) {
            return refuse("1E-GAP-27", Why::NotCompatible { card, with });
        }
    }
    Ok(())
}
