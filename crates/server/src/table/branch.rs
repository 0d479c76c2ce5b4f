//! Another game that begins in the middle of one: somebody plays on from a moment, against bots.

use super::past::{Record, game_at, record, recorded_anew};
use super::play::not_stored;
use super::{JoinRequest, Room, Who, load};
use crate::app::App;
use crate::lesson::Lesson;
use crate::storage::games::{GameRow, SeatRow};
use crate::storage::log::{Entry, Kind};
use crate::storage::now;
use crate::wire::messages::Stage;
use crate::wire::{Access, Clock, Code, Problem, Setup};
use bots::Level;
use engine::{Game, Replay, Seat};
use locale::message;
use std::sync::Arc;

/// Where to play on, and with whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// After how many answers.
    pub at: usize,
    pub seat: Seat,
    /// The levels of the others: one for each, one for all, or none in particular.
    pub bots: Vec<Level>,
}

/// Opens a private table at which the game goes on from the moment at once.
pub async fn branch(
    app: &Arc<App>,
    who: &Who,
    id: &str,
    branch: &Branch,
    room: Room,
) -> Result<String, Problem> {
    let (record, _) = record(app, id, Some(who), JoinRequest::SILENT, None).await?;
    may_branch(&record, who, branch)?;
    let game = game_at(app, &record, branch.at).await?;
    let gone = |game: &Game| game.state().players[branch.seat.index()].gone;
    if game.is_over() || gone(&game) {
        return Err(Problem::new(Code::Conflict, message!("continue-over")));
    }
    // With other cards the table could not be brought back after a restart.
    let replay = recorded_anew(app, &record, branch.at).await?;
    let seats = app.database.seats(id).await.map_err(|_| not_stored())?;
    let seats: Vec<SeatRow> = (0..)
        .map(Seat)
        .zip(seats)
        .map(|(seat, row)| sit(row, seat, who, branch.seat, &branch.bots))
        .collect();
    let (mut row, log) = rows(&record, replay, &seats);
    if branch.seat != Lesson::SEAT {
        row.setup.lesson = None;
    }
    load::begun(app, row, (&seats, &log), room).await
}

/// Any game that is over; one that goes on only from one's own seat, if nobody else plays in it and nothing depends on it.
fn may_branch(record: &Record, who: &Who, branch: &Branch) -> Result<(), Problem> {
    let players = record.people.len();
    let own = record.seat_of(Some(who));
    let alone = record.people.iter().flatten().count() == 1;
    let against_bots = own == Some(branch.seat) && alone && !record.about.setup.rated;
    if !record.is_over() && !against_bots {
        return Err(Problem::new(Code::Forbidden, message!("continue-later")));
    }
    let fits = matches!(branch.bots.len(), 0 | 1) || branch.bots.len() == players - 1;
    if branch.seat.index() >= players || !fits {
        return Err(Problem::new(Code::Invalid, message!("seat-not-there")));
    }
    Ok(())
}

/// The seat with whoever has it from now on, and the deck that is played at it.
pub fn sit(old: SeatRow, seat: Seat, who: &Who, own: Seat, bots: &[Level]) -> SeatRow {
    let row = SeatRow {
        deck: old.deck,
        deck_name: old.deck_name,
        settings: String::from("{}"),
        ..SeatRow::default()
    };
    if seat == own {
        return SeatRow {
            person: Some(who.id.clone()),
            guest: who.guest,
            name: who.name.clone(),
            ..row
        };
    }
    // Bots are counted without the seat of the person.
    let at = seat.index() - usize::from(seat > own);
    let chosen = match bots {
        [all] => Some(*all),
        each => each.get(at).copied(),
    };
    let before = old.bot.as_deref().and_then(super::level);
    let level = chosen.or(before).unwrap_or(Level::Ensign);
    SeatRow {
        bot: Some(level.name().to_owned()),
        name: level.name().to_owned(),
        ..row
    }
}

/// What is stored of the new game: the same header with the new names, and the first answers.
fn rows(record: &Record, mut replay: Replay, seats: &[SeatRow]) -> (GameRow, Vec<Entry>) {
    let id = crate::secret::id();
    for (player, seat) in replay.header.players.iter_mut().zip(seats) {
        player.name.clone_from(&seat.name);
    }
    let row = GameRow {
        id: id.clone(),
        stage: Stage::Live,
        created: now(),
        started: now(),
        ended: 0,
        setup: Setup {
            access: Access::Link,
            clock: Clock::None,
            rated: false,
            ..record.about.setup.clone()
        },
        password: None,
        header: Some(replay.header_line()),
        result: None,
    };
    let mut log = Vec::new();
    for (i, (seat, answer)) in replay.answers.iter().enumerate() {
        log.push(Entry {
            game: id.clone(),
            n: i as u32 + 1,
            at: record.played.times.get(i).copied().unwrap_or_default(),
            kind: Kind::Answer,
            seat: seat.0,
            body: serde_json::to_string(answer).unwrap_or_default(),
            // It was recorded a moment ago, with all its hashes.
            hash: replay.hashes.get(i).copied().flatten().unwrap_or_default(),
            spent: 0,
            mark: String::new(),
        });
    }
    (row, log)
}
