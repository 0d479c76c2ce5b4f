//! The answer that is laid ready for a player.

use crate::Ensign;
use engine::{Action, Answer, Ask, Game, Seat};

/// Returns the answer that an Ensign would give to the pending question; `before` are the answers of the game so far.
/// `None` if nobody is asked, or if it would be easily regretted: to draw with cards to play, to end orders with a
/// team that meets the requirements of a mission it could attempt. In the second case the attempt is suggested.
///
/// Like every bot it sees only what the player who is asked may know.
pub fn suggest(game: &Game, before: &[(Seat, Answer)]) -> Option<Answer> {
    let pending = game.pending()?;
    let mut ensign = Ensign::new(before.len() as u64);
    ensign.wake(game);
    for answer in this_turn(before, pending.seat) {
        ensign.note(answer);
    }
    let (seat, answer) = ensign.propose(game)?;
    let Answer::Act(action) = answer else {
        return Some(answer);
    };
    match action {
        Action::Draw | Action::DrawRest if has_play(game) => None,
        Action::End if pending.ask == Ask::Orders => {
            Some(Answer::Act(promising(game, seat).unwrap_or(action)))
        }
        _ => Some(answer),
    }
}

/// The answers of a seat since it last ended something, in any order: an Ensign does not do the same twice.
fn this_turn(before: &[(Seat, Answer)], seat: Seat) -> impl Iterator<Item = &Answer> {
    let own = before.iter().rev().filter(move |(by, _)| *by == seat);
    own.map(|(_, answer)| answer)
        .take_while(|answer| **answer != Answer::Act(Action::End))
}

fn has_play(game: &Game) -> bool {
    let actions = game.actions();
    actions.iter().any(|a| matches!(a, Action::Play { .. }))
}

/// Returns an attempt by a team that has everything its mission requires.
pub fn promising(game: &Game, seat: Seat) -> Option<Action> {
    let actions = game.actions();
    let mut attempts = actions
        .iter()
        .filter(|a| matches!(a, Action::Attempt { .. }));
    let met = |action: &&Action| game.plan(seat, action).is_some_and(|plan| plan.met);
    attempts.find(met).copied()
}
