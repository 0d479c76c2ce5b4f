//! Beginning a game in the middle of a turn, for scenarios.

use super::spaceline;
use super::turn::{self, Step};
use crate::kernel::edition::Opening;
use crate::kernel::frame::Frame;
use crate::kernel::game::Game;
use crate::kernel::place::Place;
use crate::kernel::state::Flag;
use crate::scenario::Segment;
use locale::{Message, message};

/// Lays the missions of the players, one after the other, to the right end of their spacelines.
fn lay_lines(game: &mut Game) {
    for seat in game.state.seats() {
        for mission in game.state.zone(Place::Row(seat)).to_vec() {
            let Some(site) = game.table.site_of_mission(mission) else {
                continue;
            };
            if spaceline::position(game, site).is_some() {
                game.state.cards[mission.index()].set(Flag::Covers, true);
            } else if let Some(&gap) = spaceline::gaps(game, site).last() {
                spaceline::insert(game, site, gap);
            }
        }
    }
}

/// Goes to the moment that a scenario describes.
pub(super) fn begin_at(game: &mut Game, opening: &Opening) -> Result<(), Message> {
    if opening.attempt.is_some() {
        return Err(message!("scenario-no-attempt"));
    }
    let step = match opening.segment {
        Segment::Start => Step::Start,
        Segment::Play => Step::PlayMenu,
        Segment::Orders => Step::OrderMenu,
        Segment::Discard | Segment::End => Step::End,
    };
    lay_lines(game);
    game.state.frames = vec![Frame::Turn(turn::at(step))];
    Ok(())
}
