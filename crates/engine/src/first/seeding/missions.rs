//! The mission phase: the spacelines are laid out (1E-SEED-15 to 1E-SEED-29).

use super::{Stage, Step, go_on};
use crate::first::spaceline::{self, Gap};
use crate::kernel::choice::{Answer, Ask, Choice};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::{Place, SideDeck};
use crate::kernel::procedure::{Here, Turn};
use crate::kernel::state::Flag;
use cards::language::Kind;

pub(super) fn step(game: &mut Game, at: Here<Turn>) -> Flow {
    let Some((seat, mission)) = next(game) else {
        return go_on(game, at, Step::Under(Stage::Opponents));
    };
    let Some(site) = game.table.site_of_mission(mission) else {
        return Flow::Stay;
    };
    if spaceline::position(game, site).is_some() {
        // 1E-SEED-25: on the other player's mission, which it half covers.
        game.state.cards[mission.index()].set(Flag::Covers, true);
        return lay(game, seat, mission);
    }
    let gaps = spaceline::gaps(game, site);
    let labels = gaps.iter().filter_map(|gap| gap.label).collect::<Vec<_>>();
    let gap: Gap = match game.reply.take() {
        Some(Answer::Option(n)) => gaps[usize::from(n)],
        _ if labels.is_empty() => gaps[0],
        _ => {
            // Everybody sees the mission that is about to be laid.
            game.state.put(mission, Place::Limbo(seat));
            let choice = Choice::Options { options: labels };
            return game.ask(seat, Ask::PlaceMission { mission }, choice);
        }
    };
    spaceline::insert(game, site, gap);
    lay(game, seat, mission)
}

/// The next mission, and whose it is: the one in their hand, or the top one of the player with more of them, the
/// starting player first (1E-SEED-18).
fn next(game: &Game) -> Option<(Seat, CardId)> {
    let seats: Vec<Seat> = game.state.from_seat(game.state.active).collect();
    let shown = |seat: &Seat| {
        let card = game.state.zone(Place::Limbo(*seat)).last()?;
        Some((*seat, *card))
    };
    if let Some(shown) = seats.iter().find_map(shown) {
        return Some(shown);
    }
    let left = |seat: &Seat| game.state.zone(Place::Side(*seat, SideDeck::Missions));
    // The last of several with equally many would be the opponent.
    let seat = seats.iter().rev().max_by_key(|seat| left(seat).len())?;
    Some((*seat, *left(seat).last()?))
}

fn lay(game: &mut Game, seat: Seat, mission: CardId) -> Flow {
    let to = Place::Row(seat);
    game.state.put(mission, to);
    let h = Happening::new(Kind::Seed).by(seat).card(mission).to(to);
    game.happen(h.cause(Cause::Action));
    Flow::Stay
}
