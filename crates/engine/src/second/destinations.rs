//! The places where cards go if a text does not say.

use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::text::destination::Destination;
use cards::language::Verb;
use cards::lexicon::{CardType, MissionKind};

/// The places where a verb puts a card if the text does not say.
pub(super) fn usual_places(game: &Game, verb: Verb, card: CardId, actor: Seat) -> Vec<Destination> {
    let owner = game.table.face(card).owner;
    let dilemma = game.table.face(card).kind == CardType::Dilemma;
    let place = match verb {
        Verb::Draw | Verb::Take | Verb::Download => Place::Hand(owner),
        Verb::Return if dilemma => Place::Pile(owner),
        Verb::Return => Place::Hand(owner),
        Verb::Remove => Place::Removed(owner),
        Verb::Capture => Place::Brig(actor),
        Verb::Beam => return beam_places(game, card, actor),
        Verb::Overcome => {
            let mission = game.here(card).or(game.attempt().map(|a| a.mission));
            return mission.map_or(vec![], |m| vec![Place::Beneath(m).into()]);
        }
        // 2E-DAM-10: a dilemma goes back to its pile wherever it is taken from.
        Verb::Destroy | Verb::Discard if dilemma => Place::Pile(owner),
        _ => Place::Discard(owner),
    };
    vec![place.into()]
}

/// 2E-BEAM-05, 2E-BEAM-06: the actor's unstopped ships there, and the planet.
fn beam_places(game: &Game, card: CardId, actor: Seat) -> Vec<Destination> {
    let Some(site) = game.site_of(card) else {
        return vec![];
    };
    let ship = |c: &&CardId| {
        let ship = game.state.card(**c);
        ship.place == Place::Orbit(site) && ship.commander == actor && !game.is_idle(**c)
    };
    let ships = game.state.field.iter().filter(ship);
    let mut places: Vec<Place> = ships.map(|c| Place::Aboard(*c)).collect();
    if game.table.site_facts(site).kind != MissionKind::Space {
        places.push(Place::Surface(site));
    }
    let here = game.state.card(card).place;
    let other = places.into_iter().filter(|p| *p != here);
    other.map(Destination::from).collect()
}
