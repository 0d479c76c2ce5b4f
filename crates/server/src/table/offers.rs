//! What players ask each other: a draw, a way back, another game.

use super::Who;
use super::actor::Actor;
use super::play::{Live, not_live, not_seated, not_stored};
use crate::storage::log::{Entry, Kind};
use crate::storage::now;
use crate::wire::messages::{EndedBy, GameResult, Stage, ToClient, UndoInfo};
use crate::wire::{Code, Problem};
use engine::Packs;
use engine::{CardId, Game, Seat, Seats};
use locale::message;
use std::sync::Arc;

#[derive(Clone, Debug, Default)]
pub struct Offers {
    /// Who offered a draw, and all who agree.
    draw: Option<(Seat, Seats)>,
    undo: Option<Undo>,
}

#[derive(Clone, Copy, Debug)]
struct Undo {
    by: Seat,
    /// How many answers are left.
    to: usize,
    revealed: bool,
    agreed: Seats,
}

impl Offers {
    /// The game went on by an answer of this seat. Whoever plays on instead of agreeing to a draw does not want it.
    pub fn forget(&mut self, seat: Seat) {
        self.undo = None;
        self.draw = self.draw.filter(|(_, agreed)| agreed.has(seat));
    }

    pub fn draw_by(&self) -> Option<u8> {
        self.draw.map(|(by, _)| by.0)
    }
}

impl Live {
    /// The way back that is asked for. Silent passes are not counted: they are nobody else's business.
    pub fn undo_info(&self) -> Option<UndoInfo> {
        let undo = self.offers.undo?;
        let back = self.numbers.get(undo.to..).unwrap_or_default();
        let seen = back.iter().filter(|entry| !self.silent.has(**entry));
        Some(UndoInfo {
            by: undo.by.0,
            answers: u32::try_from(seen.count().max(1)).unwrap_or(u32::MAX),
            revealed: undo.revealed,
        })
    }
}

impl Actor {
    /// Those whose consent counts: people who still play.
    fn people(&self) -> Seats {
        let Some(live) = &self.live else {
            return Seats::NONE;
        };
        let players = &live.game.state().players;
        let here = (0..).map(Seat).zip(&self.seats).zip(players);
        here.filter(|((_, place), player)| place.person.is_some() && !player.gone)
            .fold(Seats::NONE, |all, ((seat, _), _)| all.with(seat))
    }

    /// The game, as long as it is played.
    fn played(&mut self) -> Result<&mut Live, Problem> {
        let live = self.live.as_mut().filter(|_| self.stage == Stage::Live);
        live.ok_or_else(not_live)
    }

    fn has_bots(&self) -> bool {
        self.seats.iter().any(|seat| seat.bot.is_some())
    }

    /// Offers a draw, or agrees to one.
    pub async fn draw(&mut self, who: &Who) -> Result<(), Problem> {
        let seat = self.seat_of(&who.id).ok_or_else(not_seated)?;
        let people = self.people();
        if self.has_bots() {
            return Err(Problem::new(Code::Conflict, message!("draw-bots")));
        }
        let live = self.played()?;
        if live.game.is_over() || !people.has(seat) {
            return Err(not_live());
        }
        let (by, agreed) = live.offers.draw.unwrap_or((seat, Seats::NONE));
        let agreed = agreed.with(seat);
        live.offers.draw = Some((by, agreed));
        if people.iter().all(|seat| agreed.has(seat)) {
            let tied = people.iter().map(|seat| seat.0).collect();
            let result = GameResult {
                winners: Vec::new(),
                tied,
                by: EndedBy::Agreement,
            };
            self.end(result).await?;
        }
        self.changed();
        Ok(())
    }

    /// Not this draw, not this way back.
    pub async fn decline(&mut self, who: &Who) -> Result<(), Problem> {
        self.seat_of(&who.id).ok_or_else(not_seated)?;
        self.played()?.offers = Offers::default();
        self.changed();
        Ok(())
    }

    /// Back before one's last answer: at once if all others are bots, with the consent of all people otherwise.
    pub async fn undo(&mut self, who: &Who) -> Result<(), Problem> {
        let seat = self.seat_of(&who.id).ok_or_else(not_seated)?;
        self.make_sure().await?;
        let people = self.people();
        self.played()?;
        let live = self.live.as_mut().ok_or_else(not_live)?;
        if live.game.is_over() {
            return Err(not_live());
        }
        if live.hold.is_some() {
            return Err(Problem::new(Code::Conflict, message!("undo-held")));
        }
        let mut undo = match live.offers.undo {
            Some(undo) => undo,
            None => {
                let own = live.replay.answers.iter().rposition(|(by, _)| *by == seat);
                let Some(to) = own else {
                    return Err(Problem::new(Code::Conflict, message!("undo-nothing")));
                };
                // Nobody would answer for somebody who is gone for good.
                let gone = |(by, _): &(Seat, _)| self.seats[by.index()].is_free();
                if live.replay.answers[to..].iter().any(gone) {
                    return Err(Problem::new(Code::Conflict, message!("undo-nothing")));
                }
                let before = live.replay.game_at(to, live.catalogue, Packs::MustAgree);
                let Ok(before) = before else {
                    return Err(not_live());
                };
                let revealed = revealed(&before, &live.game);
                Undo {
                    by: seat,
                    to,
                    revealed,
                    agreed: Seats::NONE,
                }
            }
        };
        undo.agreed = undo.agreed.with(seat);
        live.offers.undo = Some(undo);
        if people.iter().all(|seat| undo.agreed.has(seat)) {
            self.go_back(undo).await?;
        }
        self.changed();
        Ok(())
    }

    async fn go_back(&mut self, undo: Undo) -> Result<(), Problem> {
        if self.setup.rated {
            // A result that was tried twice says nothing.
            self.setup.rated = false;
            self.app
                .database
                .set_setup(&self.id, &self.setup)
                .await
                .map_err(|_| not_stored())?;
        }
        let live = self.live.as_mut().ok_or_else(not_live)?;
        let game = live
            .replay
            .game_at(undo.to, live.catalogue, Packs::MustAgree);
        let Ok(mut game) = game else {
            return Err(not_live());
        };
        game.set_log(true);
        let entry = Entry {
            game: self.id.clone(),
            n: live.n + 1,
            at: now(),
            kind: Kind::Undo,
            seat: undo.by.0,
            body: undo.to.to_string(),
            hash: game.state().hash64(),
            spent: 0,
            mark: String::new(),
        };
        let n = entry.n;
        self.append(entry).await?;
        let live = self.live.as_mut().ok_or_else(not_live)?;
        live.n = n;
        live.undone = n;
        live.game = game;
        live.replay.truncate(undo.to);
        live.numbers.truncate(undo.to);
        live.times.truncate(undo.to);
        live.recent.clear();
        live.offers = Offers::default();
        live.clocks.stop();
        for feed in &mut live.feeds {
            feed.n = n;
        }
        self.hands.forget();
        self.show_all().await;
        self.go_on().await;
        Ok(())
    }

    /// Wants another game. It begins as soon as all people want it.
    pub async fn rematch(&mut self, who: &Who) -> Result<(), Problem> {
        let seat = self.seat_of(&who.id).ok_or_else(not_seated)?;
        if self.stage != Stage::Over || self.rematch.is_some() {
            return Err(Problem::new(Code::Conflict, message!("rematch-not-now")));
        }
        self.seats[seat.index()].again = true;
        if self
            .seats
            .iter()
            .all(|seat| seat.again || seat.bot.is_some())
        {
            let app = Arc::clone(&self.app);
            let game = super::actor::again(&app, self).await?;
            self.rematch = Some(game.clone());
            self.send(&ToClient::Rematch { game }, |_| true);
        }
        self.changed();
        Ok(())
    }
}

/// Whether somebody knows more now than before: a card that was seen, or chance that has spoken.
fn revealed(before: &Game, now: &Game) -> bool {
    let cards = 0..now.state().cards.len() as u16;
    let seen = |card| {
        let (old, new) = (before.seen_by(card), now.seen_by(card));
        new.0 & !old.0 != 0
    };
    before.state().dice.used() != now.state().dice.used() || cards.map(CardId).any(seen)
}
