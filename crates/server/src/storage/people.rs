//! People and the tokens they show.

use super::{Database, Stored, looks};
use sqlx::Row as _;
use sqlx::any::AnyRow;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    pub id: String,
    pub name: String,
    pub password: Option<String>,
    pub created: i64,
    pub seen: i64,
    pub settings: String,
    /// Until when they may not come in; 0 if they may.
    pub banned: i64,
    pub banned_why: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenRow {
    pub id: String,
    pub hash: String,
    pub person: String,
    /// `session` or `api`.
    pub kind: String,
    pub label: String,
    pub created: i64,
    pub used: i64,
    pub expires: i64,
}

const PERSON: &str =
    "p.id, p.name, p.password, p.created, p.seen, p.settings, p.banned, p.banned_why";

fn person(row: &AnyRow) -> Result<PersonRow, sqlx::Error> {
    Ok(PersonRow {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        password: row.try_get(2)?,
        created: row.try_get(3)?,
        seen: row.try_get(4)?,
        settings: row.try_get(5)?,
        banned: row.try_get(6)?,
        banned_why: row.try_get(7)?,
    })
}

impl Database {
    /// False if the name is taken, or looks like one that is.
    pub async fn new_person(&self, row: &PersonRow, key: &str) -> Stored<bool> {
        let mut transaction = self.begin().await?;
        let done = sqlx::query(
            "INSERT INTO people (id, name, name_key, password, created, seen) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (name_key) DO NOTHING",
        )
        .bind(&row.id)
        .bind(&row.name)
        .bind(key)
        .bind(row.password.clone())
        .bind(row.created)
        .bind(row.seen)
        .execute(&mut *transaction)
        .await?;
        let new =
            done.rows_affected() == 1 && looks::take(&mut transaction, &row.id, &row.name).await?;
        match new {
            true => transaction.commit().await?,
            false => transaction.roll_back().await?,
        }
        Ok(new)
    }

    pub async fn person(&self, id: &str) -> Stored<Option<PersonRow>> {
        let sql = format!("SELECT {PERSON} FROM people p WHERE p.id = $1");
        let row = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(id)
            .fetch_optional(self.readers())
            .await?;
        Ok(row.as_ref().map(person).transpose()?)
    }

    pub async fn person_named(&self, key: &str) -> Stored<Option<PersonRow>> {
        let sql = format!("SELECT {PERSON} FROM people p WHERE p.name_key = $1");
        let row = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(key)
            .fetch_optional(self.readers())
            .await?;
        Ok(row.as_ref().map(person).transpose()?)
    }

    pub async fn new_token(&self, row: &TokenRow) -> Stored<()> {
        insert_token(self.pool(), row).await
    }

    /// Whose token this is, if it still holds.
    pub async fn whose_token(&self, hash: &str, now: i64) -> Stored<Option<(PersonRow, TokenRow)>> {
        let sql = format!(
            "SELECT {PERSON}, t.id, t.hash, t.person, t.kind, t.label, t.created, t.used, t.expires
             FROM tokens t JOIN people p ON p.id = t.person WHERE t.hash = $1 AND t.expires > $2"
        );
        let row = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(hash)
            .bind(now)
            .fetch_optional(self.readers())
            .await?;
        Ok(row
            .as_ref()
            .map(|row| Ok::<_, sqlx::Error>((person(row)?, token(row, 8)?)))
            .transpose()?)
    }

    /// The token was shown, and its owner is here.
    pub async fn token_used(&self, token: &TokenRow, now: i64) -> Stored<()> {
        // A session goes on as long as it is used.
        let longer = if token.kind == "session" {
            now - token.used
        } else {
            0
        };
        sqlx::query("UPDATE tokens SET used = $2, expires = expires + $3 WHERE hash = $1")
            .bind(&token.hash)
            .bind(now)
            .bind(longer)
            .execute(self.pool())
            .await?;
        sqlx::query("UPDATE people SET seen = $2 WHERE id = $1")
            .bind(&token.person)
            .bind(now)
            .execute(self.pool())
            .await?;
        Ok(())
    }

    /// Whether one of them has blocked the other.
    pub async fn blocked(&self, one: &str, other: &str) -> Stored<bool> {
        let row = sqlx::query(
            "SELECT COUNT(*) FROM relations WHERE kind = 'block'
             AND ((person = $1 AND other = $2) OR (person = $2 AND other = $1))",
        )
        .bind(one)
        .bind(other)
        .fetch_one(self.readers())
        .await?;
        Ok(row.try_get::<i64, _>(0)? > 0)
    }

    pub async fn drop_token(&self, hash: &str) -> Stored<()> {
        sqlx::query("DELETE FROM tokens WHERE hash = $1")
            .bind(hash)
            .execute(self.pool())
            .await?;
        Ok(())
    }
}

pub(super) async fn insert_token<'e>(
    to: impl sqlx::Executor<'e, Database = sqlx::Any>,
    row: &TokenRow,
) -> Stored<()> {
    sqlx::query(
        "INSERT INTO tokens (hash, id, person, kind, label, created, used, expires)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(&row.hash)
    .bind(&row.id)
    .bind(&row.person)
    .bind(&row.kind)
    .bind(&row.label)
    .bind(row.created)
    .bind(row.used)
    .bind(row.expires)
    .execute(to)
    .await?;
    Ok(())
}

pub(super) fn token(row: &AnyRow, first: usize) -> Result<TokenRow, sqlx::Error> {
    Ok(TokenRow {
        id: row.try_get(first)?,
        hash: row.try_get(first + 1)?,
        person: row.try_get(first + 2)?,
        kind: row.try_get(first + 3)?,
        label: row.try_get(first + 4)?,
        created: row.try_get(first + 5)?,
        used: row.try_get(first + 6)?,
        expires: row.try_get(first + 7)?,
    })
}
