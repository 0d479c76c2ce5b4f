//! Friends, blocked people, reports.

use super::{Database, Stored};
use sqlx::Row as _;
use sqlx::any::AnyRow;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    Friend,
    Block,
}

impl Relation {
    fn name(self) -> &'static str {
        match self {
            Relation::Friend => "friend",
            Relation::Block => "block",
        }
    }

    fn other(self) -> Relation {
        match self {
            Relation::Friend => Relation::Block,
            Relation::Block => Relation::Friend,
        }
    }
}

/// Somebody one knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RelationRow {
    pub person: String,
    pub name: String,
    pub guest: bool,
    pub seen: i64,
    pub since: i64,
    /// Whether they have blocked whoever asks.
    pub blocks: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    pub person: String,
    /// Nobody, if it is about the program.
    pub about: Option<String>,
    pub game: String,
    pub text: String,
    pub created: i64,
}

impl Database {
    /// Whoever is a friend is not blocked, and the other way round. False if there are so many already.
    pub async fn relate(
        &self,
        person: &str,
        other: &str,
        kind: Relation,
        now: i64,
        most: i64,
    ) -> Stored<bool> {
        let mut transaction = self.begin().await?;
        let there = sqlx::query(
            "SELECT COUNT(*) FROM relations WHERE person = $1 AND kind = $2 AND other <> $3",
        )
        .bind(person)
        .bind(kind.name())
        .bind(other)
        .fetch_one(&mut *transaction)
        .await?;
        if there.try_get::<i64, _>(0)? >= most {
            transaction.roll_back().await?;
            return Ok(false);
        }
        sqlx::query("DELETE FROM relations WHERE person = $1 AND other = $2 AND kind = $3")
            .bind(person)
            .bind(other)
            .bind(kind.other().name())
            .execute(&mut *transaction)
            .await?;
        sqlx::query(
            "INSERT INTO relations (person, other, kind, created) VALUES ($1, $2, $3, $4)
             ON CONFLICT (person, other, kind) DO NOTHING",
        )
        .bind(person)
        .bind(other)
        .bind(kind.name())
        .bind(now)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(true)
    }

    pub async fn unrelate(&self, person: &str, other: &str, kind: Relation) -> Stored<()> {
        sqlx::query("DELETE FROM relations WHERE person = $1 AND other = $2 AND kind = $3")
            .bind(person)
            .bind(other)
            .bind(kind.name())
            .execute(self.pool())
            .await?;
        Ok(())
    }

    /// In the order of their names.
    pub async fn relations(&self, person: &str, kind: Relation) -> Stored<Vec<RelationRow>> {
        let rows = sqlx::query(
            "SELECT p.id, p.name, CASE WHEN p.password IS NULL THEN 1 ELSE 0 END, p.seen, r.created,
                    CASE WHEN b.kind IS NULL THEN 0 ELSE 1 END
             FROM relations r JOIN people p ON p.id = r.other
             LEFT JOIN relations b ON b.person = r.other AND b.other = r.person AND b.kind = 'block'
             WHERE r.person = $1 AND r.kind = $2 ORDER BY p.name_key",
        )
        .bind(person)
        .bind(kind.name())
        .fetch_all(self.readers())
        .await?;
        let relation = |row: &AnyRow| -> Result<RelationRow, sqlx::Error> {
            Ok(RelationRow {
                person: row.try_get(0)?,
                name: row.try_get(1)?,
                guest: row.try_get::<i32, _>(2)? == 1,
                seen: row.try_get(3)?,
                since: row.try_get(4)?,
                blocks: row.try_get::<i32, _>(5)? == 1,
            })
        };
        Ok(rows.iter().map(relation).collect::<Result<_, _>>()?)
    }

    /// All who do not want to hear somebody.
    pub async fn blocked_by(&self, person: &str) -> Stored<Vec<String>> {
        let rows = sqlx::query("SELECT person FROM relations WHERE other = $1 AND kind = 'block'")
            .bind(person)
            .fetch_all(self.readers())
            .await?;
        let ids = rows.iter().map(|row| row.try_get(0));
        Ok(ids.collect::<Result<_, _>>()?)
    }

    /// False if the person has made so many reports since `since`.
    pub async fn new_report(&self, row: &ReportRow, since: i64, most: i64) -> Stored<bool> {
        let mut transaction = self.begin().await?;
        let there = sqlx::query("SELECT COUNT(*) FROM reports WHERE person = $1 AND created > $2")
            .bind(&row.person)
            .bind(since)
            .fetch_one(&mut *transaction)
            .await?;
        if there.try_get::<i64, _>(0)? >= most {
            transaction.roll_back().await?;
            return Ok(false);
        }
        sqlx::query(
            "INSERT INTO reports (id, person, about, game, text, created) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(crate::secret::id())
        .bind(&row.person)
        .bind(&row.about)
        .bind(&row.game)
        .bind(&row.text)
        .bind(row.created)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// What somebody has reported, with the names of those it is about.
    pub async fn reports_by(&self, person: &str) -> Stored<Vec<ReportRow>> {
        let rows = sqlx::query(
            "SELECT r.person, p.name, r.game, r.text, r.created FROM reports r LEFT JOIN people p ON p.id = r.about
             WHERE r.person = $1 ORDER BY r.created",
        )
        .bind(person)
        .fetch_all(self.readers())
        .await?;
        let report = |row: &AnyRow| -> Result<ReportRow, sqlx::Error> {
            Ok(ReportRow {
                person: row.try_get(0)?,
                about: row.try_get(1)?,
                game: row.try_get(2)?,
                text: row.try_get(3)?,
                created: row.try_get(4)?,
            })
        };
        Ok(rows.iter().map(report).collect::<Result<_, _>>()?)
    }
}
