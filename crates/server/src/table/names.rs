//! People get another name, or go for good, while their games go on.

use super::Who;
use super::actor::Actor;
use super::play::not_stored;
use super::seating::Place;
use crate::people::DELETED;
use crate::wire::Problem;
use crate::wire::messages::Stage;
use engine::{Answer, Seat};

impl Actor {
    /// A guest has an account now, perhaps under another name. The storage is told by whoever tells the tables.
    pub fn renamed(&mut self, old: &str, who: &Who) {
        if let Some(seat) = self.seat_of(&who.id) {
            let place = &mut self.seats[seat.index()];
            place.name.clone_from(&who.name);
            place.guest = who.guest;
            self.rename(Some(seat), old, &who.name);
        } else {
            self.rename(None, old, &who.name);
        }
        self.changed();
    }

    /// An account is deleted: its owner gets up or gives up, and their name goes.
    pub async fn forget(&mut self, who: &Who) -> Result<(), Problem> {
        self.listeners
            .retain(|listener| listener.person.as_ref() != Some(&who.id));
        let seat = self.seat_of(&who.id);
        let Some(seat) = seat else {
            self.rename(None, &who.name, DELETED);
            self.changed();
            return Ok(());
        };
        match self.stage {
            Stage::Open => {
                self.rename(None, &who.name, DELETED);
                return self.leave(who).await;
            }
            Stage::Live if self.plays(seat) => self.concede(who).await?,
            Stage::Live | Stage::Over => {}
        }
        let others = |place: &Place| place.person.as_ref().is_some_and(|id| *id != who.id);
        if !self.seats.iter().any(others) {
            // Nobody is left to whom the game could belong: the storage forgets it.
            if self.stage == Stage::Live {
                self.close().await?;
            }
            self.closed = true;
            return Ok(());
        }
        self.seats[seat.index()] = Place {
            name: DELETED.to_owned(),
            result: self.seats[seat.index()].result,
            ..Place::default()
        };
        self.rename(Some(seat), &who.name, DELETED);
        // What is over is left to the storage, which knows more about it: the ratings.
        if let (Stage::Live, Some(live)) = (self.stage, &self.live) {
            let header = live.replay.header_line();
            let stored = self.app.database.set_header(&self.id, &header).await;
            stored.map_err(|_| not_stored())?;
            self.store_seats().await?;
        }
        self.changed();
        Ok(())
    }

    /// Whether a seat has not given up yet.
    fn plays(&self, seat: Seat) -> bool {
        let game = self.live.as_ref().map(|live| &live.game);
        game.is_some_and(|game| game.validate(seat, &Answer::Concede).is_ok())
    }

    /// In the chat and in the replay.
    fn rename(&mut self, seat: Option<Seat>, old: &str, new: &str) {
        for line in self.chat.iter_mut().filter(|line| line.name == old) {
            new.clone_into(&mut line.name);
        }
        if let (Some(live), Some(seat)) = (&mut self.live, seat)
            && let Some(player) = live.replay.header.players.get_mut(seat.index())
        {
            new.clone_into(&mut player.name);
        }
    }
}
