//! Many finished games at once: how the load generator fills an archive. The rows are those that games leave behind.

use super::games::{GameRow, SeatRow, access, to_json};
use super::parts::{self, Named};
use super::people::PersonRow;
use super::{Database, Kind, Stored, Transaction};
use crate::ratings::Rating;
use sqlx::Any;
use sqlx::Row as _;
use sqlx::any::AnyArguments;
use sqlx::query::Query;

/// Rows of one statement: the databases take a limited number of values at once.
const AT_ONCE: usize = 50;

/// A game that is over, with its seats. Its log is not there.
#[derive(Clone, Debug, PartialEq)]
pub struct FinishedRow {
    pub game: GameRow,
    /// Entries of its log.
    pub entries: u32,
    pub seats: Vec<SeatRow>,
}

type Statement = Query<'static, Any, AnyArguments>;

/// `INSERT INTO table (columns) VALUES ($1, $2), ($3, $4) …`
fn insert_sql(table: &str, columns: &[&str], rows: usize) -> String {
    let row = |n: usize| {
        let first = n * columns.len() + 1;
        let places: Vec<String> = (first..first + columns.len())
            .map(|place| format!("${place}"))
            .collect();
        format!("({})", places.join(", "))
    };
    let rows: Vec<String> = (0..rows).map(row).collect();
    format!(
        "INSERT INTO {table} ({}) VALUES {} ON CONFLICT DO NOTHING",
        columns.join(", "),
        rows.join(", ")
    )
}

/// Stores rows, as many as possible with each statement.
async fn insert<T>(
    transaction: &mut Transaction,
    table: &str,
    columns: &[&str],
    rows: &[T],
    bind: impl Fn(Statement, &T) -> Statement,
) -> Stored<()> {
    for rows in rows.chunks(AT_ONCE) {
        let sql = sqlx::AssertSqlSafe(insert_sql(table, columns, rows.len()));
        let statement = rows.iter().fold(sqlx::query(sql), &bind);
        statement.execute(&mut **transaction).await?;
    }
    Ok(())
}

impl Database {
    /// How many games are over.
    pub async fn count_finished(&self) -> Stored<u64> {
        let row = sqlx::query("SELECT COUNT(*) FROM games WHERE stage = 'over'")
            .fetch_one(self.readers())
            .await?;
        Ok(u64::try_from(row.try_get::<i64, _>(0)?).unwrap_or(0))
    }

    /// People by the keys of their names. Those who are there already stay as they are.
    pub async fn add_people(&self, people: &[(PersonRow, String)]) -> Stored<()> {
        let columns = ["id", "name", "name_key", "password", "created", "seen"];
        let mut transaction = self.begin().await?;
        let bind = |statement: Statement, (person, key): &(PersonRow, String)| {
            statement
                .bind(person.id.clone())
                .bind(person.name.clone())
                .bind(key.clone())
                .bind(person.password.clone())
                .bind(person.created)
                .bind(person.seen)
        };
        insert(&mut transaction, "people", &columns, people, bind).await?;
        transaction.commit().await
    }

    pub async fn add_finished(&self, games: &[FinishedRow]) -> Stored<()> {
        let mut transaction = self.begin().await?;
        let columns = [
            "id", "stage", "created", "started", "ended", "setup", "access", "password", "header",
            "result", "entries",
        ];
        let bind = |statement: Statement, row: &FinishedRow| {
            let game = &row.game;
            statement
                .bind(game.id.clone())
                .bind(game.stage.name())
                .bind(game.created)
                .bind(game.started)
                .bind(game.ended)
                .bind(to_json(&game.setup))
                .bind(access(&game.setup))
                .bind(game.password.clone())
                .bind(game.header.clone())
                .bind(game.result.as_ref().map(to_json))
                .bind(i64::from(row.entries))
        };
        insert(&mut transaction, "games", &columns, games, bind).await?;
        add_seats(&mut transaction, games).await?;
        transaction.commit().await
    }

    /// Ratings of one pool, by person or `bot:` and level.
    pub async fn add_ratings(
        &self,
        pool: &str,
        updated: i64,
        ratings: &[(String, Rating)],
    ) -> Stored<()> {
        let columns = [
            "player",
            "pool",
            "rating",
            "deviation",
            "volatility",
            "games",
            "updated",
        ];
        let mut transaction = self.begin().await?;
        let bind = |statement: Statement, (player, rating): &(String, Rating)| {
            statement
                .bind(player.clone())
                .bind(pool.to_owned())
                .bind(rating.rating)
                .bind(rating.deviation)
                .bind(rating.volatility)
                .bind(rating.games)
                .bind(updated)
        };
        insert(&mut transaction, "ratings", &columns, ratings, bind).await?;
        transaction.commit().await
    }

    /// Makes the names of players and decks findable.
    pub async fn add_names(&self, players: &[String], decks: &[String]) -> Stored<()> {
        let mut transaction = self.begin().await?;
        for (named, names) in [(Named::Player, players), (Named::Deck, decks)] {
            let keys = names.iter().map(|name| parts::key(name));
            let rows: Vec<(String, String)> = keys
                .flat_map(|key| {
                    let ends = parts::suffixes(&key).into_iter();
                    ends.map(move |end| (end, key.clone()))
                })
                .collect();
            let bind = |statement: Statement, (end, key): &(String, String)| {
                statement
                    .bind(named.kind())
                    .bind(end.clone())
                    .bind(key.clone())
            };
            let columns = ["kind", "suffix", "name"];
            insert(&mut transaction, "parts", &columns, &rows, bind).await?;
        }
        transaction.commit().await
    }

    /// PostgreSQL plans by what it knows of a table, and finds out by itself only after a while.
    pub async fn look_at_tables(&self) -> Stored<()> {
        if self.kind() == Kind::Postgres {
            sqlx::query("ANALYZE").execute(self.pool()).await?;
        }
        Ok(())
    }
}

async fn add_seats(transaction: &mut Transaction, games: &[FinishedRow]) -> Stored<()> {
    let columns = [
        "game",
        "seat",
        "person",
        "bot",
        "name",
        "deck",
        "deck_name",
        "settings",
        "result",
        "rating_before",
        "rating_after",
        "ended",
        "name_key",
        "deck_key",
    ];
    let seats: Vec<(&GameRow, i64, &SeatRow)> = games
        .iter()
        .flat_map(|row| (0..).zip(&row.seats).map(|(n, seat)| (&row.game, n, seat)))
        .collect();
    let bind = |statement: Statement, (game, n, seat): &(&GameRow, i64, &SeatRow)| {
        statement
            .bind(game.id.clone())
            .bind(*n)
            .bind(seat.person.clone())
            .bind(seat.bot.clone())
            .bind(seat.name.clone())
            .bind(seat.deck.clone())
            .bind(seat.deck_name.clone())
            .bind(seat.settings.clone())
            .bind(seat.result.clone())
            .bind(seat.rating_before)
            .bind(seat.rating_after)
            .bind(game.ended)
            .bind(parts::key(&seat.name))
            .bind(parts::key(&seat.deck_name))
    };
    insert(transaction, "seats", &columns, &seats, bind).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_row_has_values_of_its_own() {
        assert_eq!(
            insert_sql("t", &["a", "b"], 2),
            "INSERT INTO t (a, b) VALUES ($1, $2), ($3, $4) ON CONFLICT DO NOTHING"
        );
    }
}
