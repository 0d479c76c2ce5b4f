//! Decks that people keep.

use super::games::{json, to_json};
use super::{Database, Stored};
use crate::wire::decks::Terms;
use sqlx::Row as _;
use sqlx::any::AnyRow;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckRow {
    pub id: String,
    pub person: String,
    /// The name of its owner.
    pub by: String,
    pub name: String,
    pub text: String,
    pub created: i64,
    pub updated: i64,
    /// Whether everybody finds it at the profile of its owner.
    pub public: bool,
    pub terms: Terms,
}

const DECK: &str =
    "SELECT d.id, d.person, p.name, d.name, d.text, d.created, d.updated, d.public, d.terms
                    FROM decks d JOIN people p ON p.id = d.person";

fn deck(row: &AnyRow) -> Result<DeckRow, sqlx::Error> {
    Ok(DeckRow {
        id: row.try_get(0)?,
        person: row.try_get(1)?,
        by: row.try_get(2)?,
        name: row.try_get(3)?,
        text: row.try_get(4)?,
        created: row.try_get(5)?,
        updated: row.try_get(6)?,
        public: row.try_get::<i64, _>(7)? != 0,
        terms: json(row.try_get(8)?)?,
    })
}

impl Database {
    /// False if the person has so many already.
    pub async fn new_deck(&self, row: &DeckRow, most: i64) -> Stored<bool> {
        let mut transaction = self.begin().await?;
        let there = sqlx::query("SELECT COUNT(*) FROM decks WHERE person = $1")
            .bind(&row.person)
            .fetch_one(&mut *transaction)
            .await?;
        if there.try_get::<i64, _>(0)? >= most {
            transaction.roll_back().await?;
            return Ok(false);
        }
        sqlx::query(
            "INSERT INTO decks (id, person, name, text, created, updated, public, terms)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(&row.id)
        .bind(&row.person)
        .bind(&row.name)
        .bind(&row.text)
        .bind(row.created)
        .bind(row.updated)
        .bind(i64::from(row.public))
        .bind(to_json(&row.terms))
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(true)
    }

    pub async fn deck(&self, id: &str) -> Stored<Option<DeckRow>> {
        let row = sqlx::query(sqlx::AssertSqlSafe(format!("{DECK} WHERE d.id = $1")))
            .bind(id)
            .fetch_optional(self.readers())
            .await?;
        Ok(row.as_ref().map(deck).transpose()?)
    }

    /// All decks of a person, the one changed last first.
    pub async fn decks(&self, person: &str) -> Stored<Vec<DeckRow>> {
        let sql = format!("{DECK} WHERE d.person = $1 ORDER BY d.updated DESC, d.id");
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(person)
            .fetch_all(self.readers())
            .await?;
        Ok(rows.iter().map(deck).collect::<Result<_, _>>()?)
    }

    /// Stores a deck that has changed. False if it is not there, or somebody else's.
    pub async fn set_deck(&self, row: &DeckRow) -> Stored<bool> {
        let done = sqlx::query(
            "UPDATE decks SET name = $3, text = $4, updated = $5, public = $6, terms = $7
             WHERE id = $1 AND person = $2",
        )
        .bind(&row.id)
        .bind(&row.person)
        .bind(&row.name)
        .bind(&row.text)
        .bind(row.updated)
        .bind(i64::from(row.public))
        .bind(to_json(&row.terms))
        .execute(self.pool())
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// False if it is not there, or somebody else's.
    pub async fn drop_deck(&self, person: &str, id: &str) -> Stored<bool> {
        let done = sqlx::query("DELETE FROM decks WHERE id = $1 AND person = $2")
            .bind(id)
            .bind(person)
            .execute(self.pool())
            .await?;
        Ok(done.rows_affected() == 1)
    }
}
