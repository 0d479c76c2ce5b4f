//! What is old goes: chat and finished games, if whoever runs the server wants it so.

use super::parts::{self, Named};
use super::{Database, Stored};
use crate::config::Keep;
use crate::wire::messages::Line;
use sqlx::Row as _;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// Lines of chat, and games, of one transaction: nobody who stores an answer waits for long.
const LINES: i64 = 2000;
const GAMES: i64 = 50;

impl Database {
    /// Deletes what is older than it is kept.
    pub async fn forget(&self, keep: &Keep, now: i64) -> Stored<()> {
        if keep.chat_days > 0 {
            let before = now - i64::from(keep.chat_days) * DAY;
            while self.forget_lines(before).await? == LINES.unsigned_abs() {}
        }
        if keep.finished_days > 0 {
            let before = now - i64::from(keep.finished_days) * DAY;
            while self.forget_games(before).await? == GAMES.unsigned_abs() as usize {}
        }
        Ok(())
    }

    async fn forget_lines(&self, before: i64) -> Stored<u64> {
        let mut transaction = self.begin().await?;
        let done = sqlx::query(
            "DELETE FROM chat WHERE id IN (SELECT id FROM chat WHERE at < $1 ORDER BY at LIMIT $2)",
        )
        .bind(before)
        .bind(LINES)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(done.rows_affected())
    }

    /// Seats, log and chat go with the games.
    async fn forget_games(&self, before: i64) -> Stored<usize> {
        let rows = sqlx::query(
            "SELECT id FROM games WHERE stage = 'over' AND access IN ('public', 'link', 'password') AND ended < $1
             LIMIT $2",
        )
        .bind(before)
        .bind(GAMES)
        .fetch_all(self.readers())
        .await?;
        let games = rows.iter().map(|row| row.try_get::<String, _>(0));
        let games: Vec<String> = games.collect::<Result<_, _>>()?;
        if games.is_empty() {
            return Ok(0);
        }
        let mut transaction = self.begin().await?;
        let mut names = Vec::new();
        for game in &games {
            let seats = sqlx::query("SELECT name_key, deck_key FROM seats WHERE game = $1")
                .bind(game)
                .fetch_all(&mut *transaction)
                .await?;
            for seat in seats {
                names.push((Named::Player, seat.try_get::<String, _>(0)?));
                names.push((Named::Deck, seat.try_get::<String, _>(1)?));
            }
            sqlx::query("DELETE FROM games WHERE id = $1 AND stage = 'over'")
                .bind(game)
                .execute(&mut *transaction)
                .await?;
        }
        // Names are found as long as somebody has them in a game.
        for (named, name) in &names {
            parts::remove(&mut transaction, *named, name).await?;
        }
        transaction.commit().await?;
        tracing::info!(games = games.len(), "old games were deleted");
        Ok(games.len())
    }

    /// A line of chat.
    pub async fn add_line(&self, game: &str, person: &str, line: &Line) -> Stored<()> {
        sqlx::query(
            "INSERT INTO chat (id, game, person, name, text, at) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(crate::secret::id())
        .bind(game)
        .bind(person)
        .bind(&line.name)
        .bind(&line.text)
        .bind(line.at)
        .execute(self.pool())
        .await?;
        Ok(())
    }

    /// How many lines of chat a game has.
    pub async fn count_lines(&self, game: &str) -> Stored<u32> {
        let row = sqlx::query("SELECT COUNT(*) FROM chat WHERE game = $1")
            .bind(game)
            .fetch_one(self.readers())
            .await?;
        Ok(u32::try_from(row.try_get::<i64, _>(0)?).unwrap_or(u32::MAX))
    }

    /// Keeps only the last lines of a game.
    pub async fn trim_lines(&self, game: &str, most: u32) -> Stored<()> {
        sqlx::query(
            "DELETE FROM chat WHERE game = $1 AND id NOT IN
             (SELECT c.id FROM chat c WHERE c.game = $1 ORDER BY c.at DESC, c.id LIMIT $2)",
        )
        .bind(game)
        .bind(i64::from(most))
        .execute(self.pool())
        .await?;
        Ok(())
    }

    /// When somebody was last connected to a table, as far as that is known.
    pub async fn seen(&self, game: &str) -> Stored<i64> {
        let row = sqlx::query("SELECT seen FROM games WHERE id = $1")
            .bind(game)
            .fetch_optional(self.readers())
            .await?;
        Ok(row.map_or(Ok(0), |row| row.try_get(0))?)
    }

    pub async fn set_seen(&self, game: &str, seen: i64) -> Stored<()> {
        sqlx::query("UPDATE games SET seen = $2 WHERE id = $1")
            .bind(game)
            .bind(seen)
            .execute(self.pool())
            .await?;
        Ok(())
    }
}
