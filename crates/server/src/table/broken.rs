//! A stored game that cannot be played on as it is: a row of it is damaged, or the cards or the program have changed so
//! that it would be another game. It is never lost: its players see what is wrong and decide together whether they carry
//! on from the last point that is still the same, or end it without a result.

use super::Who;
use super::actor::Actor;
use super::load::{LoadError, Played, live};
use super::play::{not_live, not_seated, not_stored};
use crate::storage::log::{Entry, Kind};
use crate::storage::now;
use crate::wire::messages::{BrokenInfo, EndedBy, GameResult, Stage};
use crate::wire::{Code, Problem};
use cards::Catalogue;
use engine::{Game, Packs, Replay, ReplayError, Seat, Seats};
use locale::message;

pub use crate::wire::messages::BrokenWhy;

#[derive(Debug)]
pub struct Broken {
    why: BrokenWhy,
    pub error: LoadError,
    /// The answers that still lead where they led; none if not even the opening is the same.
    good: Option<Played>,
    /// How many answers are lost that everybody knows of.
    lost: u32,
    /// The last entry of the log.
    pub last: u32,
    /// Who wants to carry on, and who wants to end it.
    carry_on: Seats,
    end: Seats,
}

/// What a player wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    CarryOn,
    End,
}

impl Broken {
    /// A game from which nothing can be carried on.
    pub fn new(why: BrokenWhy, error: LoadError) -> Broken {
        Broken {
            why,
            error,
            good: None,
            lost: 0,
            last: 0,
            carry_on: Seats::NONE,
            end: Seats::NONE,
        }
    }

    /// A game that goes wrong somewhere.
    pub fn after(played: Played, last: u32, catalogue: &Catalogue, error: LoadError) -> Broken {
        let why = match &error {
            LoadError::Entry(_) | LoadError::NoHeader | LoadError::Row(_) => BrokenWhy::Damaged,
            LoadError::Replay(_) => BrokenWhy::Changed,
        };
        let good = still_good(&played.replay, catalogue);
        let seen = |entry: &&u32| !played.silent.has(**entry);
        let lost = played.numbers.iter().skip(good.unwrap_or(0));
        let lost = lost.filter(seen).count() + played.unread;
        Broken {
            lost: u32::try_from(lost).unwrap_or(u32::MAX),
            good: good.map(|good| {
                let mut played = played;
                played.truncate(good);
                played
            }),
            last,
            ..Broken::new(why, error)
        }
    }

    pub fn info(&self) -> BrokenInfo {
        let seats = |seats: Seats| (0..8).filter(|seat| seats.has(Seat(*seat))).collect();
        BrokenInfo {
            why: self.why,
            can_carry_on: self.good.is_some(),
            lost: self.lost,
            carry_on: seats(self.carry_on),
            end: seats(self.end),
        }
    }
}

/// How many answers from the beginning lead where they led; nothing if the opening is another one.
fn still_good(replay: &Replay, catalogue: &Catalogue) -> Option<usize> {
    let opening = replay.opening(catalogue, Packs::MayDiffer).ok()?;
    let mut game = replay.run_from(opening, 0).ok()?;
    let answers = replay.answers.iter().zip(&replay.hashes);
    let wrong = answers.into_iter().position(|((seat, answer), hash)| {
        game.answer(*seat, answer.clone()).is_err()
            || hash.is_some_and(|hash| hash != game.state().hash64())
    });
    Some(wrong.unwrap_or(replay.len()))
}

/// The same answers with the present cards, recorded as if they were given now; and the game after them.
fn recorded_now(old: &Replay, catalogue: &Catalogue) -> Result<(Replay, Game), ReplayError> {
    let names: Vec<&str> = old.header.players.iter().map(|p| p.name.as_str()).collect();
    let mut game = old.opening(catalogue, Packs::MayDiffer)?;
    let mut replay = match &old.header.scenario {
        Some(text) => Replay::start_scenario(&game, &names, text.clone()),
        None => Replay::start(&game, &names),
    };
    for (step, (seat, answer)) in (1..).zip(&old.answers) {
        let seat = *seat;
        game.answer(seat, answer.clone())
            .map_err(|refusal| ReplayError::Refused {
                step,
                seat,
                refusal,
            })?;
        replay.push(seat, answer.clone(), &game);
    }
    Ok((replay, game))
}

impl Actor {
    /// Why nothing can be played here.
    pub fn no_game(&self) -> Problem {
        match &self.broken {
            Some(_) => Problem::new(Code::Conflict, message!("game-broken")),
            None => not_live(),
        }
    }

    /// What somebody wants to happen with a broken game. It happens when all people at the table want it.
    pub async fn decide(&mut self, who: &Who, decision: Decision) -> Result<(), Problem> {
        let seat = self.seat_of(&who.id).ok_or_else(not_seated)?;
        let people = (0..).map(Seat).zip(&self.seats);
        let people: Vec<Seat> = people
            .filter(|(_, place)| place.person.is_some())
            .map(|(seat, _)| seat)
            .collect();
        let broken = self.broken.as_mut().filter(|_| self.stage == Stage::Live);
        let broken = broken.ok_or_else(not_live)?;
        if decision == Decision::CarryOn && broken.good.is_none() {
            return Err(Problem::new(
                Code::Conflict,
                message!("game-broken-only-end"),
            ));
        }
        let (wanted, other) = match decision {
            Decision::CarryOn => (&mut broken.carry_on, &mut broken.end),
            Decision::End => (&mut broken.end, &mut broken.carry_on),
        };
        *wanted = wanted.with(seat);
        *other = other.without(seat);
        if people.iter().all(|seat| wanted.has(*seat)) {
            match decision {
                Decision::CarryOn => self.carry_on(seat).await?,
                Decision::End => {
                    let result = GameResult {
                        winners: Vec::new(),
                        tied: Vec::new(),
                        by: EndedBy::Closed,
                    };
                    self.end(result).await?;
                }
            }
        }
        self.changed();
        Ok(())
    }

    async fn carry_on(&mut self, seat: Seat) -> Result<(), Problem> {
        let broken = self.broken.as_ref().ok_or_else(not_live)?;
        let good = broken.good.as_ref().ok_or_else(not_live)?;
        let recorded = recorded_now(&good.replay, self.app.catalogue);
        let (replay, game) = recorded.map_err(|_| not_live())?;
        let entry = Entry {
            game: self.id.clone(),
            n: broken.last + 1,
            at: now(),
            kind: Kind::Undo,
            seat: seat.0,
            body: replay.len().to_string(),
            hash: game.state().hash64(),
            spent: 0,
            mark: String::new(),
        };
        // A result that was tried twice says nothing.
        let mut setup = self.setup.clone();
        setup.rated = false;
        let header = replay.header_line();
        let stored = self.app.database.carry_on(&header, &setup, &entry).await;
        stored.map_err(|error| {
            tracing::error!(%error, game = self.id, "a game was not carried on");
            not_stored()
        })?;
        self.setup = setup;
        let log = self.app.database.log(&self.id).await;
        let log = log.map_err(|_| not_stored())?;
        match live(self, Some(&header), &log) {
            Ok(live) => {
                self.live = Some(live);
                self.broken = None;
            }
            Err(broken) => {
                tracing::error!(error = %broken.error, game = self.id, "a game was not carried on");
                self.broken = Some(broken);
                return Err(self.no_game());
            }
        }
        self.show_all().await;
        self.go_on().await;
        Ok(())
    }
}
