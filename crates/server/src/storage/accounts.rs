//! Accounts: how guests become somebody, and how people go, with everything that is stored of them.

use super::parts::{self, Named};
use super::{Database, Stored, Transaction, looks};
use serde_json::Value;
use sqlx::Row as _;

/// Whether a guest has an account now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    Done,
    NameTaken,
    /// Somebody who has an account already, or is not there.
    NoGuest,
}

const DAY: i64 = 24 * 60 * 60 * 1000;
/// How long guests are remembered who never played.
const FORGOTTEN: i64 = 90 * DAY;

impl Database {
    /// Gives a guest a password, and the name they want from now on.
    pub async fn become_account(
        &self,
        person: &str,
        name: &str,
        key: &str,
        password: &str,
    ) -> Stored<Claim> {
        let mut transaction = self.begin().await?;
        let taken = sqlx::query("SELECT id FROM people WHERE name_key = $1 AND id <> $2")
            .bind(key)
            .bind(person)
            .fetch_optional(&mut *transaction)
            .await?;
        if taken.is_some() {
            transaction.roll_back().await?;
            return Ok(Claim::NameTaken);
        }
        let done = sqlx::query(
            "UPDATE people SET name = $2, name_key = $3, password = $4 WHERE id = $1 AND password IS NULL",
        )
        .bind(person)
        .bind(name)
        .bind(key)
        .bind(password)
        .execute(&mut *transaction)
        .await;
        match done {
            // Somebody was quicker.
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
                Ok(Claim::NameTaken)
            }
            Err(error) => Err(error.into()),
            Ok(done) if done.rows_affected() == 0 => Ok(Claim::NoGuest),
            Ok(_) if !looks::take(&mut transaction, person, name).await? => {
                transaction.roll_back().await?;
                Ok(Claim::NameTaken)
            }
            Ok(_) => {
                transaction.commit().await?;
                Ok(Claim::Done)
            }
        }
    }

    /// Gives somebody another name. False if it is taken.
    pub async fn set_name(&self, person: &str, name: &str, key: &str) -> Stored<bool> {
        let mut transaction = self.begin().await?;
        let done = sqlx::query("UPDATE people SET name = $2, name_key = $3 WHERE id = $1")
            .bind(person)
            .bind(name)
            .bind(key)
            .execute(&mut *transaction)
            .await;
        let done = match done {
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => return Ok(false),
            done => done?.rows_affected() == 1,
        };
        if done && looks::take(&mut transaction, person, name).await? {
            transaction.commit().await?;
            return Ok(true);
        }
        transaction.roll_back().await?;
        Ok(false)
    }

    /// False if the password is not `old` any more.
    pub async fn set_password(&self, person: &str, old: &str, new: &str) -> Stored<bool> {
        let done = sqlx::query("UPDATE people SET password = $3 WHERE id = $1 AND password = $2")
            .bind(person)
            .bind(old)
            .bind(new)
            .execute(self.pool())
            .await?;
        Ok(done.rows_affected() == 1)
    }

    pub async fn set_settings(&self, person: &str, settings: &Value) -> Stored<()> {
        sqlx::query("UPDATE people SET settings = $2 WHERE id = $1")
            .bind(person)
            .bind(settings.to_string())
            .execute(self.pool())
            .await?;
        Ok(())
    }

    /// All games where somebody has a seat or said something.
    pub async fn games_of(&self, person: &str) -> Stored<Vec<String>> {
        let rows = sqlx::query(
            "SELECT game FROM seats WHERE person = $1 UNION SELECT game FROM chat WHERE person = $1",
        )
        .bind(person)
        .fetch_all(self.readers())
        .await?;
        let ids = rows.iter().map(|row| row.try_get(0));
        Ok(ids.collect::<Result<_, _>>()?)
    }

    /// Whether somebody sits at a table that is open or played at.
    pub async fn is_seated(&self, person: &str) -> Stored<bool> {
        let row = sqlx::query(
            "SELECT COUNT(*) FROM seats s JOIN games g ON g.id = s.game
             WHERE s.person = $1 AND g.stage IN ('open', 'live')",
        )
        .bind(person)
        .fetch_one(self.readers())
        .await?;
        Ok(row.try_get::<i64, _>(0)? > 0)
    }

    /// The first line of a game's replay, with other names.
    pub async fn set_header(&self, game: &str, header: &str) -> Stored<()> {
        sqlx::query("UPDATE games SET header = $2 WHERE id = $1")
            .bind(game)
            .bind(header)
            .execute(self.pool())
            .await?;
        Ok(())
    }

    /// Writes a new name wherever the old one stands: seats, chat, replays.
    pub async fn rename_in_games(&self, person: &str, name: &str) -> Stored<()> {
        let mut transaction = self.begin().await?;
        rename(&mut transaction, person, name).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Deletes somebody and all that is theirs. Games with others stay, with `name` in place of theirs.
    pub async fn delete_person(&self, person: &str, name: &str) -> Stored<()> {
        let mut transaction = self.begin().await?;
        let names = keys_of(&mut transaction, Named::Player, person).await?;
        let decks = keys_of(&mut transaction, Named::Deck, person).await?;
        // Games in which nobody else took part belong to them alone.
        sqlx::query(
            "DELETE FROM games WHERE id IN (SELECT game FROM seats WHERE person = $1) AND NOT EXISTS
             (SELECT 1 FROM seats s WHERE s.game = games.id AND s.person IS NOT NULL AND s.person <> $1)",
        )
        .bind(person)
        .execute(&mut *transaction)
        .await?;
        rename(&mut transaction, person, name).await?;
        for statement in [
            "UPDATE seats SET deck = '', deck_name = '', deck_key = '', settings = '{}' WHERE person = $1",
            "DELETE FROM ratings WHERE player = $1",
            // Sessions, decks, friends and reports go with the person.
            "DELETE FROM people WHERE id = $1",
        ] {
            sqlx::query(statement)
                .bind(person)
                .execute(&mut *transaction)
                .await?;
        }
        for (named, keys) in [(Named::Player, names), (Named::Deck, decks)] {
            for key in keys {
                parts::remove(&mut transaction, named, &key).await?;
            }
        }
        transaction.commit().await?;
        Ok(())
    }

    /// Removes tokens that do not hold any more, and guests who never played and did not come back.
    pub async fn tidy(&self, now: i64) -> Stored<u64> {
        let tokens = sqlx::query("DELETE FROM tokens WHERE expires <= $1")
            .bind(now)
            .execute(self.pool())
            .await?;
        let guests = sqlx::query(
            "DELETE FROM people WHERE password IS NULL AND seen < $1 AND banned < $2
             AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.person = people.id)
             AND NOT EXISTS (SELECT 1 FROM chat c WHERE c.person = people.id)
             AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.about = people.id)",
        )
        .bind(now - FORGOTTEN)
        .bind(now)
        .execute(self.pool())
        .await?;
        Ok(tokens.rows_affected() + guests.rows_affected())
    }
}

async fn rename(transaction: &mut Transaction, person: &str, name: &str) -> Stored<()> {
    let replays = sqlx::query(
        "SELECT g.id, s.seat, g.header FROM seats s JOIN games g ON g.id = s.game
         WHERE s.person = $1 AND g.header IS NOT NULL",
    )
    .bind(person)
    .fetch_all(&mut **transaction)
    .await?;
    for row in replays {
        let (game, seat, header) = (
            row.try_get::<String, _>(0)?,
            row.try_get::<i64, _>(1)?,
            row.try_get::<&str, _>(2)?,
        );
        let mut header: Value =
            serde_json::from_str(header).map_err(|e| sqlx::Error::Decode(Box::new(e)))?;
        let Some(place) = header.pointer_mut(&format!("/players/{seat}/name")) else {
            continue;
        };
        *place = Value::from(name);
        sqlx::query("UPDATE games SET header = $2 WHERE id = $1")
            .bind(game)
            .bind(header.to_string())
            .execute(&mut **transaction)
            .await?;
    }
    let old = keys_of(transaction, Named::Player, person).await?;
    sqlx::query("UPDATE seats SET name = $2, name_key = $3 WHERE person = $1")
        .bind(person)
        .bind(name)
        .bind(parts::key(name))
        .execute(&mut **transaction)
        .await?;
    sqlx::query("UPDATE chat SET name = $2 WHERE person = $1")
        .bind(person)
        .bind(name)
        .execute(&mut **transaction)
        .await?;
    for key in &old {
        parts::remove(transaction, Named::Player, key).await?;
    }
    if !old.is_empty() {
        parts::add(transaction, Named::Player, &parts::key(name)).await?;
    }
    Ok(())
}

/// The names of somebody, or of their decks, in games that are over.
async fn keys_of(transaction: &mut Transaction, named: Named, person: &str) -> Stored<Vec<String>> {
    let column = named.column();
    let sql = format!("SELECT DISTINCT {column} FROM seats WHERE person = $1 AND ended > 0");
    let rows = sqlx::query(sqlx::AssertSqlSafe(sql))
        .bind(person)
        .fetch_all(&mut **transaction)
        .await?;
    let keys = rows.iter().map(|row| row.try_get(0));
    Ok(keys.collect::<Result<_, _>>()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::people::{PersonRow, TokenRow};

    async fn database() -> (Database, std::path::PathBuf) {
        let path = std::env::temp_dir().join(format!("spaceline-tidy-{}.db", crate::secret::id()));
        let url = format!("sqlite://{}?mode=rwc", path.display());
        (Database::open(&url).await.expect("a database"), path)
    }

    fn person(id: &str, password: Option<&str>, seen: i64) -> PersonRow {
        PersonRow {
            id: id.to_owned(),
            name: id.to_owned(),
            password: password.map(str::to_owned),
            created: seen,
            seen,
            settings: String::from("{}"),
            banned: 0,
            banned_why: String::new(),
        }
    }

    fn token(id: &str, person: &str, expires: i64) -> TokenRow {
        TokenRow {
            id: id.to_owned(),
            hash: id.to_owned(),
            person: person.to_owned(),
            kind: String::from("session"),
            label: String::new(),
            created: 0,
            used: 0,
            expires,
        }
    }

    #[tokio::test]
    async fn old_tokens_and_guests_who_never_came_back_are_tidied_away() {
        let (database, path) = database().await;
        let now = 1_000 * DAY;
        let people = [
            person("old guest", None, now - 91 * DAY),
            person("new guest", None, now - 89 * DAY),
            person("old account", Some("hash"), now - 900 * DAY),
        ];
        for row in &people {
            assert!(database.new_person(row, &row.id).await.expect("stored"));
        }
        for row in [
            token("ended", "old account", now - 1),
            token("holds", "old account", now + 1),
        ] {
            database.new_token(&row).await.expect("stored");
        }
        assert_eq!(database.tidy(now).await.expect("tidied"), 2);
        for (id, there) in [
            ("old guest", false),
            ("new guest", true),
            ("old account", true),
        ] {
            let found = database.person(id).await.expect("an answer");
            assert_eq!(found.is_some(), there, "{id}");
        }
        let left = database.tokens("old account").await.expect("tokens");
        assert_eq!(left, [token("holds", "old account", now + 1)]);
        database.close().await;
        let _ = std::fs::remove_file(path);
    }
}
