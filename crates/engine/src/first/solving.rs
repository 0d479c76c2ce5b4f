//! Solving a mission, and points (1E-ATT-11 to 1E-ATT-13, 1E-CARD-06).

use super::attempt::{self, Step};
use super::{affiliation, winning};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Amount, Cause, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Attempt, Here, Way};
use crate::kernel::state::Flag;
use cards::language::{Kind, Requirement};

/// The requirements of a mission: those of the end that faces the player who attempts it.
pub(super) fn requirement(game: &Game, mission: CardId) -> Option<&Requirement> {
    let seat = game.attempt().map_or(game.state.active, |a| a.attempter);
    affiliation::end(game, seat, mission)?.requirements.as_ref()
}

/// Compares the requirements with what the team has now (1E-ATT-12).
pub(super) fn require(game: &mut Game, at: Here<Attempt>) -> Flow {
    let a = &mut game[at];
    a.dilemma = None;
    a.way = Way::Printed;
    let mission = a.mission;
    attempt::go_to(game, at, Step::Checked);
    game.open_mission_check(mission);
    Flow::Stay
}

pub(super) fn checked(game: &mut Game, at: Here<Attempt>) -> Flow {
    let met = game.met.take().unwrap_or(false);
    let a = &game[at];
    let (mission, seat) = (a.mission, a.attempter);
    attempt::go_to(game, at, Step::End);
    let h = Happening::new(Kind::Complete).by(seat).card(mission);
    if !met || game.forbidden(&h).is_some() {
        // 1E-GAP-74: nobody is stopped by that.
        game.happen(Happening::new(Kind::AttemptFail).by(seat).card(mission));
        return Flow::Stay;
    }
    let end = affiliation::end(game, seat, mission);
    let points = end
        .and_then(|end| end.points)
        .map_or(0, |points| points.printed());
    game.happen(h.amount(Amount::Points(points)));
    Flow::Stay
}

/// Marks a mission as completed, and scores it.
pub(super) fn enact_complete(game: &mut Game, h: &Happening) {
    let (Some(mission), Some(seat)) = (h.card, h.who) else {
        return;
    };
    let card = &mut game.state.cards[mission.index()];
    card.set(Flag::Completed, true);
    card.set(Flag::ByOpponent, card.commander != seat);
    game.tell_all(*h);
    let points = Happening::new(Kind::Points).by(seat).amount(h.amount);
    game.happen(points.cause(Cause::Rule));
}

/// The points that a card is worth besides missions.
pub(super) fn printed_points(game: &Game, card: CardId) -> Option<i16> {
    let points = game.table.def(card).first()?.points?;
    Some(points.printed()).filter(|n| *n != 0)
}

/// Puts a card in a player's point area and scores it as bonus points (1E-LEAVE-11, 1E-GAP-61).
pub(super) fn keep_for_points(game: &mut Game, seat: Seat, card: CardId, points: i16) {
    let h = Happening::new(Kind::Place).by(seat).card(card);
    game.happen(h.to(Place::Points(seat)).cause(Cause::Rule));
    let h = Happening::new(Kind::Points).by(seat).other(card);
    game.happen(h.amount(Amount::Points(points)).cause(Cause::Dilemma(card)));
}

/// Scores points: those of missions, or bonus points.
pub(super) fn score(game: &mut Game, h: &Happening) {
    let Some(seat) = h.who else { return };
    let points = h.amount.number();
    let player = game.state.player_mut(seat);
    player.score += points;
    if h.cause != Cause::Rule {
        player.bonus += points;
    }
    game.tell_all(*h);
    winning::check_victory(game);
}
