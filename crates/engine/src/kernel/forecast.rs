//! The attempting side as it would be after an answer, as far as the player who answers can know.

use super::choice::{Action, Answer, Ask};
use super::event::Event;
use super::game::Game;
use super::ids::{CardId, Seat};
use crate::text::requirement::Line;
use cards::language::Kind;
use serde::Serialize;

/// The personnel of an attempt after an answer, and the requirements compared with them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Forecast {
    /// The personnel who would take part.
    pub team: Vec<CardId>,
    /// The personnel who take part now and would not any more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<CardId>,
    /// The requirements of the mission, compared with the team.
    pub mission: Vec<Line>,
    /// The requirement of the dilemma, compared with the team, if it has exactly one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dilemma: Vec<Line>,
}

impl Game {
    /// The attempt of `seat` after this answer. It goes no further than the player can see: until somebody is asked,
    /// chance decides, a hidden card appears, or the current dilemma is over. Nobody responds on the way. `None` if
    /// the answer is not legal, or if `seat` does not attempt a mission.
    pub fn forecast(&self, seat: Seat, answer: &Answer) -> Option<Forecast> {
        let attempt = self.attempt().filter(|a| a.attempter == seat)?;
        self.validate(seat, answer).ok()?;
        let (now, mission) = (&attempt.participants, attempt.mission);
        let after = self.foreseen(seat, answer);
        let open = after.without_hidden(Some(seat));
        let world = open.as_deref().unwrap_or(&after);
        let then = after.attempt()?;
        let team = then.participants.clone();
        Some(Forecast {
            out: now.iter().copied().filter(|c| !team.contains(c)).collect(),
            mission: world.checklist(mission, &team),
            dilemma: then
                .dilemma
                .map_or_else(Vec::new, |dilemma| world.asked_by(dilemma, &team)),
            team,
        })
    }

    /// The last position after the answer that the player can work out.
    fn foreseen(&self, seat: Seat, answer: &Answer) -> Game {
        let open = self.without_unreadable(Some(seat), None);
        let mut game = open.map_or_else(|| self.quiet(), |open| *open);
        game.set_log(true);
        game.state.pending = None;
        game.reply = Some(answer.clone());
        let mut last = self.quiet();
        loop {
            let goes_on = game.step();
            let surprise = game.take_events().iter().any(reveals)
                || game.state.dice.used() != self.state.dice.used();
            if surprise || !game.is_same_dilemma(self) {
                return last;
            }
            last = game.quiet();
            if !goes_on && !game.pass_response() {
                return last;
            }
        }
    }

    fn is_same_dilemma(&self, before: &Game) -> bool {
        let course = |game: &Game| game.attempt().map(|a| (a.mission, a.dilemma));
        course(self) == course(before)
    }

    /// Passes, if that is what the game waits for.
    fn pass_response(&mut self) -> bool {
        let Some(pending) = self.pending() else {
            return false;
        };
        let (seat, pass) = (pending.seat, Answer::Act(Action::Pass));
        pending.ask == Ask::Respond && self.accept(seat, pass) == Ok(true)
    }
}

/// Whether an event shows a card that was hidden.
fn reveals(event: &Event) -> bool {
    matches!(
        event.h.kind,
        Kind::Look
            | Kind::Reveal
            | Kind::Draw
            | Kind::Download
            | Kind::DrawDilemmas
            | Kind::RevealDilemma
    )
}
