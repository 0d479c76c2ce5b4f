//! Tables and games: who sits where, how it is played, how it ended.

use super::log::{Entry, insert};
use super::parts::{self, Named};
use super::{Database, Stored, Transaction};
use crate::ratings::Played;
use crate::wire::messages::{GameResult, Line, Stage};
use crate::wire::{Access, Setup};
use sqlx::Row as _;
use sqlx::any::AnyRow;

#[derive(Clone, Debug, PartialEq)]
pub struct GameRow {
    pub id: String,
    pub stage: Stage,
    pub created: i64,
    pub started: i64,
    pub ended: i64,
    pub setup: Setup,
    pub password: Option<String>,
    pub header: Option<String>,
    pub result: Option<GameResult>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeatRow {
    pub person: Option<String>,
    pub guest: bool,
    pub bot: Option<String>,
    pub name: String,
    pub deck: String,
    pub deck_name: String,
    pub settings: String,
    pub result: String,
    pub rating_before: Option<f64>,
    pub rating_after: Option<f64>,
}

/// How a game ended.
#[derive(Clone, Debug)]
pub struct Ending<'a> {
    pub game: &'a str,
    pub ended: i64,
    pub entries: u32,
    pub result: &'a GameResult,
    pub seats: &'a [SeatRow],
    /// The ratings that change, if the game counts, and for whom.
    pub pool: Option<String>,
    pub players: Vec<Played>,
}

const GAME: &str = "id, stage, created, started, ended, setup, password, header, result";

impl Stage {
    pub fn name(self) -> &'static str {
        match self {
            Stage::Open => "open",
            Stage::Live => "live",
            Stage::Over => "over",
        }
    }
}

pub(super) fn json<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, sqlx::Error> {
    serde_json::from_str(text).map_err(|e| sqlx::Error::Decode(Box::new(e)))
}

pub(super) fn to_json<T: serde::Serialize>(value: &T) -> String {
    // Setups, results, settings and terms have no maps with other keys than text.
    serde_json::to_string(value).unwrap_or_default()
}

fn game(row: &AnyRow) -> Result<GameRow, sqlx::Error> {
    let stage = match row.try_get::<&str, _>(1)? {
        "open" => Stage::Open,
        "live" => Stage::Live,
        _ => Stage::Over,
    };
    let result: Option<&str> = row.try_get(8)?;
    Ok(GameRow {
        id: row.try_get(0)?,
        stage,
        created: row.try_get(2)?,
        started: row.try_get(3)?,
        ended: row.try_get(4)?,
        setup: json(row.try_get(5)?)?,
        password: row.try_get(6)?,
        header: row.try_get(7)?,
        result: result.map(json).transpose()?,
    })
}

impl Database {
    pub async fn new_game(&self, row: &GameRow, seats: &[SeatRow]) -> Stored<()> {
        let mut transaction = self.begin().await?;
        put_game(&mut transaction, row, seats).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Stores who sits where.
    pub async fn set_seats(&self, game: &str, seats: &[SeatRow]) -> Stored<()> {
        let mut transaction = self.begin().await?;
        put_seats(&mut transaction, game, seats).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// The game begins: from now on its log decides.
    pub async fn start_game(
        &self,
        game: &str,
        started: i64,
        header: &str,
        seats: &[SeatRow],
    ) -> Stored<()> {
        let mut transaction = self.begin().await?;
        sqlx::query("UPDATE games SET stage = 'live', started = $2, header = $3 WHERE id = $1")
            .bind(game)
            .bind(started)
            .bind(header)
            .execute(&mut *transaction)
            .await?;
        put_seats(&mut transaction, game, seats).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// The game is over: its result, and the ratings that change with it, all or nothing. Once more changes nothing.
    pub async fn end_game(&self, ending: &Ending<'_>) -> Stored<()> {
        let mut transaction = self.begin().await?;
        let done = sqlx::query(
            "UPDATE games SET stage = 'over', ended = $2, entries = $3, result = $4 WHERE id = $1 AND stage <> 'over'",
        )
        .bind(ending.game)
        .bind(ending.ended)
        .bind(i64::from(ending.entries))
        .bind(to_json(ending.result))
        .execute(&mut *transaction)
        .await?;
        if done.rows_affected() == 0 {
            return transaction.roll_back().await;
        }
        put_seats(&mut transaction, ending.game, ending.seats).await?;
        sqlx::query("UPDATE seats SET ended = $2 WHERE game = $1")
            .bind(ending.game)
            .bind(ending.ended)
            .execute(&mut *transaction)
            .await?;
        for seat in ending.seats {
            parts::add(&mut transaction, Named::Player, &parts::key(&seat.name)).await?;
            parts::add(&mut transaction, Named::Deck, &parts::key(&seat.deck_name)).await?;
        }
        if let Some(pool) = &ending.pool {
            crate::ratings::game_over(&mut transaction, pool, &ending.players).await?;
        }
        transaction.commit().await
    }

    pub async fn set_setup(&self, game: &str, setup: &Setup) -> Stored<()> {
        sqlx::query("UPDATE games SET setup = $2 WHERE id = $1")
            .bind(game)
            .bind(to_json(setup))
            .execute(self.pool())
            .await?;
        Ok(())
    }

    /// The last lines of chat, the oldest first.
    pub async fn lines(&self, game: &str) -> Stored<Vec<Line>> {
        let rows = sqlx::query(
            "SELECT name, text, at FROM chat WHERE game = $1 ORDER BY at DESC LIMIT 100",
        )
        .bind(game)
        .fetch_all(self.readers())
        .await?;
        let line = |row: &AnyRow| -> Result<Line, sqlx::Error> {
            Ok(Line {
                name: row.try_get(0)?,
                text: row.try_get(1)?,
                at: row.try_get(2)?,
            })
        };
        Ok(rows.iter().rev().map(line).collect::<Result<_, _>>()?)
    }

    /// A table that was never played at.
    pub async fn drop_open_game(&self, game: &str) -> Stored<()> {
        sqlx::query("DELETE FROM games WHERE id = $1 AND stage = 'open'")
            .bind(game)
            .execute(self.pool())
            .await?;
        Ok(())
    }

    pub async fn game(&self, id: &str) -> Stored<Option<GameRow>> {
        let row = sqlx::query(sqlx::AssertSqlSafe(format!(
            "SELECT {GAME} FROM games WHERE id = $1"
        )))
        .bind(id)
        .fetch_optional(self.readers())
        .await?;
        Ok(row.as_ref().map(game).transpose()?)
    }

    /// The ids of all tables that somebody sits at or plays at, the newest first.
    pub async fn unfinished_games(&self) -> Stored<Vec<String>> {
        let rows = sqlx::query(
            "SELECT id FROM games WHERE stage IN ('open', 'live') ORDER BY created DESC",
        )
        .fetch_all(self.readers())
        .await?;
        let ids = rows.iter().map(|row| row.try_get(0));
        Ok(ids.collect::<Result<_, _>>()?)
    }

    /// A game goes on from an earlier point: its header as it is now, and the entry that goes back.
    pub async fn carry_on(&self, header: &str, setup: &Setup, entry: &Entry) -> Stored<()> {
        let mut transaction = self.begin().await?;
        sqlx::query("UPDATE games SET header = $2, setup = $3 WHERE id = $1")
            .bind(&entry.game)
            .bind(header)
            .bind(to_json(setup))
            .execute(&mut *transaction)
            .await?;
        insert(&mut transaction, entry).await?;
        transaction.commit().await
    }

    pub async fn seats(&self, game: &str) -> Stored<Vec<SeatRow>> {
        let rows = sqlx::query(
            "SELECT s.person, s.bot, s.name, s.deck, s.deck_name, s.settings, s.result, s.rating_before, s.rating_after,
                    CASE WHEN p.id IS NOT NULL AND p.password IS NULL THEN 1 ELSE 0 END
             FROM seats s LEFT JOIN people p ON p.id = s.person WHERE s.game = $1 ORDER BY s.seat",
        )
        .bind(game)
        .fetch_all(self.readers())
        .await?;
        let seat = |row: &AnyRow| -> Result<SeatRow, sqlx::Error> {
            Ok(SeatRow {
                person: row.try_get(0)?,
                bot: row.try_get(1)?,
                name: row.try_get(2)?,
                deck: row.try_get(3)?,
                deck_name: row.try_get(4)?,
                settings: row.try_get(5)?,
                result: row.try_get(6)?,
                rating_before: row.try_get(7)?,
                rating_after: row.try_get(8)?,
                guest: row.try_get::<i32, _>(9)? == 1,
            })
        };
        Ok(rows.iter().map(seat).collect::<Result<_, _>>()?)
    }
}

pub(super) fn access(setup: &Setup) -> &'static str {
    match setup.access {
        Access::Public => "public",
        Access::Link => "link",
        Access::Password => "password",
    }
}

pub(super) async fn put_game(
    transaction: &mut Transaction,
    row: &GameRow,
    seats: &[SeatRow],
) -> Stored<()> {
    sqlx::query(
        "INSERT INTO games (id, stage, created, started, ended, setup, access, password, header, result)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .bind(&row.id)
    .bind(row.stage.name())
    .bind(row.created)
    .bind(row.started)
    .bind(row.ended)
    .bind(to_json(&row.setup))
    .bind(access(&row.setup))
    .bind(row.password.clone())
    .bind(row.header.clone())
    .bind(row.result.as_ref().map(to_json))
    .execute(&mut **transaction)
    .await?;
    put_seats(transaction, &row.id, seats).await
}

/// Ratings are written when the game is over, and stay.
async fn put_seats(transaction: &mut Transaction, game: &str, seats: &[SeatRow]) -> Stored<()> {
    for (n, seat) in (0i64..).zip(seats) {
        sqlx::query(
            "INSERT INTO seats (game, seat, person, bot, name, deck, deck_name, settings, result, rating_before, rating_after,
                                name_key, deck_key)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
             ON CONFLICT (game, seat) DO UPDATE SET
                 person = excluded.person, bot = excluded.bot, name = excluded.name, deck = excluded.deck,
                 deck_name = excluded.deck_name, settings = excluded.settings, result = excluded.result,
                 name_key = excluded.name_key, deck_key = excluded.deck_key",
        )
        .bind(game)
        .bind(n)
        .bind(seat.person.clone())
        .bind(seat.bot.clone())
        .bind(&seat.name)
        .bind(&seat.deck)
        .bind(&seat.deck_name)
        .bind(&seat.settings)
        .bind(&seat.result)
        .bind(seat.rating_before)
        .bind(seat.rating_after)
        .bind(parts::key(&seat.name))
        .bind(parts::key(&seat.deck_name))
        .execute(&mut **transaction)
        .await?;
    }
    Ok(())
}
