//! A rule of the table, not of the game: orders that bring the game no further, such as beaming back and forth, come to an
//! end. The table warns when half of them are used, and then ends the orders of that player. A game that goes on for far
//! longer than any does ends without a result.

use super::actor::Actor;
use super::play::Live;
use crate::storage::log::Kind as Entry;
use crate::wire::messages::{EndedBy, Stage, StallInfo};
use cards::language::Kind;
use engine::{Action, Answer, Event, Game, Seat};

/// All answers of a turn for each that brings the game no further: other ways in a circle end too.
const ALL: u32 = 5;

/// The answers of the present turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Progress {
    turn: u16,
    all: u32,
    /// Since something happened that does not happen for ever.
    idle: u32,
    /// In which turn the table ended whose orders.
    ended: Option<(u16, Seat)>,
    /// What everybody is told of it.
    pub told: Option<StallInfo>,
}

impl Progress {
    /// After an answer. A silent pass does not count, or others would see it; what follows from it does.
    pub fn answered(&mut self, game: &Game, events: &[Event], silent: bool) {
        let turn = game.state().turn;
        if turn != self.turn {
            (self.turn, self.all, self.idle) = (turn, 0, 0);
            return;
        }
        self.all += u32::from(!silent);
        match events.iter().any(|event| leads_on(event.h.kind)) {
            true => self.idle = 0,
            false => self.idle += u32::from(!silent),
        }
    }

    fn left(self, most: u32) -> u32 {
        let all = most.saturating_mul(ALL).saturating_sub(self.all);
        most.saturating_sub(self.idle).min(all)
    }

    /// What there is to tell, if there is something.
    fn info(self, game: &Game, most: u32) -> Option<StallInfo> {
        let (turn, active) = (game.state().turn, game.state().active);
        if let Some((ended, seat)) = self.ended
            && turn <= ended.saturating_add(1)
        {
            let (seat, left) = (seat.0, 0);
            return Some(StallInfo { seat, left });
        }
        let left = self.left(most);
        let few = turn == self.turn && left <= most / 2;
        few.then_some(StallInfo {
            seat: active.0,
            left,
        })
    }
}

/// Whether something happened that cannot go on for ever. What costs nothing and can be taken back does.
fn leads_on(kind: Kind) -> bool {
    !matches!(
        kind,
        Kind::Beam
            | Kind::Choose
            | Kind::NameCard
            | Kind::Look
            | Kind::Reveal
            | Kind::Show
            | Kind::Hide
            | Kind::UseAbility
            | Kind::Segment
    )
}

impl Live {
    /// Tells how the turn goes on, once everybody may know it.
    pub fn tell_progress(&mut self, most: u32) {
        if self.hold.is_none() {
            self.progress.told = self.progress.info(&self.game, most);
        }
    }

    /// Whose orders have come to an end.
    fn stalled(&self, most: u32) -> Option<Seat> {
        let state = self.game.state();
        let pending = self.game.pending()?;
        let due = state.turn == self.progress.turn && self.progress.left(most) == 0;
        let asked = self.hold.is_none() && pending.seat == state.active;
        let end = Answer::Act(Action::End);
        (due && asked && self.game.validate(pending.seat, &end).is_ok()).then_some(pending.seat)
    }
}

impl Actor {
    /// Ends orders that bring the game no further. True if something happened by it.
    pub async fn end_stalled_orders(&mut self) -> bool {
        let most = self.app.config.limits.orders;
        let stalled = self.live.as_ref().filter(|_| self.stage == Stage::Live);
        let Some(seat) = stalled.and_then(|live| live.stalled(most)) else {
            return false;
        };
        let turn = self.live.as_ref().map_or(0, |live| live.progress.turn);
        let end = Answer::Act(Action::End);
        let entered = self.enter(seat, end, String::new(), Entry::Answer).await;
        if let (Ok(_), Some(live)) = (&entered, &mut self.live) {
            live.progress.ended = Some((turn, seat));
        }
        entered.is_ok()
    }

    /// Whether the game is longer than games are.
    pub async fn end_too_long(&mut self) {
        let most = self.app.config.limits.answers;
        let long = |live: &Live| live.number(live.n, None) >= most;
        let long = self.live.as_ref().is_some_and(long);
        if long && self.stage == Stage::Live && self.backoff.until().is_none() {
            tracing::info!(game = self.id, "a game that is too long ends");
            // If it cannot be stored now, it is tried again.
            let _ = self.end_without_result(EndedBy::TooLong).await;
        }
    }
}
