//! The end of a game: the result is stored, ratings change.

use super::actor::Actor;
use super::play::not_stored;
use crate::storage::now;
use crate::wire::Problem;
use crate::wire::messages::{EndedBy, GameResult, Stage};
use engine::Seat;

impl Actor {
    /// The rules have ended the game.
    pub async fn end_by_rules(&mut self) {
        let Some(outcome) = self
            .live
            .as_ref()
            .and_then(|live| live.game.state().outcome.clone())
        else {
            return;
        };
        let by = match outcome.by {
            engine::EndedBy::Points => EndedBy::Points,
            engine::EndedBy::EmptyDecks => EndedBy::EmptyDecks,
            engine::EndedBy::Concession if self.timed_out => EndedBy::Time,
            engine::EndedBy::Concession => EndedBy::Concession,
        };
        let seats = |seats: engine::Seats| {
            let real = seats.iter().filter(|seat| seat.index() < self.seats.len());
            real.map(|seat| seat.0).collect()
        };
        let result = GameResult {
            winners: seats(outcome.winners),
            tied: seats(outcome.tied),
            by,
        };
        // If it cannot be stored now, the log still ends the game when it is read again.
        if self.end(result).await.is_err() {
            tracing::error!(game = self.id, "the end of a game was not stored");
        }
    }

    pub async fn end(&mut self, result: GameResult) -> Result<(), Problem> {
        if self.stage == Stage::Over {
            return Ok(());
        }
        for (seat, place) in (0..).zip(&mut self.seats) {
            place.result = match () {
                () if result.winners.contains(&seat) => "won",
                () if result.tied.contains(&seat) => "tied",
                () if result.by == EndedBy::Closed => "",
                () => "lost",
            };
        }
        let entries = self.live.as_ref().map_or(0, |live| live.n);
        let rows = self.rows();
        let stored = self
            .app
            .database
            .end_game(&self.id, now(), entries, &result, &rows)
            .await;
        if let Err(error) = stored {
            tracing::error!(%error, game = self.id, "the end of a game was not stored");
            return Err(not_stored());
        }
        if let Some(live) = &mut self.live {
            live.clocks.run(None);
            live.hold = None;
        }
        self.stage = Stage::Over;
        self.result = Some(result);
        if let Err(error) =
            crate::ratings::game_over(&self.app.database, self.pool(), &self.rated_players()).await
        {
            tracing::error!(%error, game = self.id, "ratings were not stored");
        }
        metrics::counter!("spaceline_games_over_total").increment(1);
        Ok(())
    }

    fn pool(&self) -> Option<String> {
        let closed = |result: &GameResult| result.by == EndedBy::Closed;
        let counts = self.setup.rated && !self.result.as_ref().is_some_and(closed);
        counts.then(|| self.setup.pool())
    }

    /// Everybody whose rating changes with this game, and how they did.
    fn rated_players(&self) -> Vec<crate::ratings::Played> {
        let played = |(seat, place): (u8, &super::seating::Place)| crate::ratings::Played {
            game: self.id.clone(),
            seat: Seat(seat),
            player: match (&place.person, place.bot) {
                (Some(person), _) => person.clone(),
                (None, Some(level)) => format!("bot:{}", level.name()),
                (None, None) => String::new(),
            },
            points: match place.result {
                "won" => 2,
                "tied" => 1,
                _ => 0,
            },
        };
        // Those who are gone for good have no rating.
        let there = |(_, place): &(u8, &super::seating::Place)| !place.is_free();
        (0..).zip(&self.seats).filter(there).map(played).collect()
    }
}
