//! The end of a game: the result is stored, ratings change.

use super::actor::Actor;
use super::play::not_stored;
use crate::storage::games::Ending;
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
        // If it cannot be stored now, it is tried again; and the log ends the game when it is read again.
        let _ = self.end(result).await;
    }

    pub async fn end(&mut self, result: GameResult) -> Result<(), Problem> {
        if self.stage == Stage::Over {
            return Ok(());
        }
        for (seat, place) in (0..).zip(&mut self.seats) {
            place.result = match () {
                () if result.winners.contains(&seat) => "won",
                () if result.tied.contains(&seat) => "tied",
                () if result.by.is_without_result() => "",
                () => "lost",
            };
        }
        let broken = self.broken.as_ref().map_or(0, |broken| broken.last);
        let entries = self.live.as_ref().map_or(broken, |live| live.n);
        let rows = self.rows();
        let ending = Ending {
            game: &self.id,
            ended: now(),
            entries,
            result: &result,
            seats: &rows,
            pool: self.pool(&result),
            players: self.rated_players(),
        };
        let stored = self.app.database.end_game(&ending).await;
        if let Err(error) = stored {
            if self.backoff.until().is_none() {
                tracing::error!(%error, game = self.id, "the end of a game was not stored");
            }
            self.backoff.failed();
            return Err(not_stored());
        }
        self.backoff.worked();
        if let Some(live) = &mut self.live {
            live.clocks.run(None);
            live.hold = None;
        }
        self.somebody_is_here();
        self.stage = Stage::Over;
        self.result = Some(result);
        metrics::counter!("spaceline_games_over_total").increment(1);
        Ok(())
    }

    /// Ends whatever goes on here without a winner.
    pub async fn close(&mut self) -> Result<(), Problem> {
        match self.stage {
            Stage::Open => {
                let dropped = self.app.database.drop_open_game(&self.id).await;
                dropped.map_err(|error| {
                    tracing::warn!(%error, game = self.id, "a table was not removed");
                    not_stored()
                })?;
                self.closed = true;
            }
            Stage::Live => self.end_without_result(EndedBy::Closed).await?,
            Stage::Over => self.closed = true,
        }
        Ok(())
    }

    fn pool(&self, result: &GameResult) -> Option<String> {
        let counts = self.setup.rated && !result.by.is_without_result();
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
