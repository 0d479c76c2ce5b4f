//! Beginning a game in the middle of a turn, for scenarios.

use super::attempt::{self, Step as AttemptStep};
use super::turn::{self, COUNTERS, Step};
use super::{dilemmas, who_attempts};
use crate::kernel::edition::Opening;
use crate::kernel::frame::Frame;
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat};
use crate::scenario::Segment;
use locale::{Message, message};

/// Goes to the moment that a scenario describes.
pub(super) fn begin_at(game: &mut Game, opening: &Opening) -> Result<(), Message> {
    for (seat, counters) in opening.counters.iter().enumerate() {
        let own = seat == game.state.active.index() && opening.segment == Segment::Play;
        let usual = if own { COUNTERS } else { 0 };
        game.state.players[seat].counters = counters.unwrap_or(usual);
        // A pile with a face-up card on top does not stay like that (2E-DIL-08).
        dilemmas::settle_pile(game, Seat(seat as u8));
    }
    let step = match opening.segment {
        Segment::Start => Step::Start,
        Segment::Play => Step::PlayMenu,
        Segment::Orders => Step::OrderMenu,
        Segment::Discard => Step::DiscardSegment,
        Segment::End => Step::End,
    };
    game.state.frames = vec![Frame::Turn(turn::at(step))];
    if let Some((mission, ship, limit)) = opening.attempt {
        let seat = game.state.active;
        let site = game
            .table
            .site_of_mission(mission)
            .ok_or_else(|| message!("scenario-no-mission"))?;
        let group: Vec<CardId> = who_attempts::attempters(game, seat, site, ship).collect();
        let limit = limit.unwrap_or(group.len() as i16);
        let mut a = attempt::new(seat, game.state.left_of(seat), mission, ship, group);
        let course = a.second_mut();
        course.step = AttemptStep::Reveal;
        course.limit = limit;
        course.draw = limit;
        game.push(Frame::Attempt(Box::new(a)));
    }
    Ok(())
}
