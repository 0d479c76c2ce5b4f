//! Sessions of browsers and tokens of programs, as their owner manages them.

use super::people::{TokenRow, token};
use super::{Database, Stored};
use sqlx::Row as _;

/// Which tokens are dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which<'a> {
    All,
    /// Those that came from signing in; not those somebody made for a program and gave a label.
    SignedIn,
    /// All without the one that is in use.
    AllBut(&'a str),
}

impl Database {
    /// Stores a token with a label; false if there are so many already.
    pub async fn new_labelled_token(&self, row: &TokenRow, most: i64) -> Stored<bool> {
        let mut transaction = self.begin().await?;
        let there = sqlx::query("SELECT COUNT(*) FROM tokens WHERE person = $1 AND label <> ''")
            .bind(&row.person)
            .fetch_one(&mut *transaction)
            .await?;
        if there.try_get::<i64, _>(0)? >= most {
            transaction.roll_back().await?;
            return Ok(false);
        }
        super::people::insert_token(&mut *transaction, row).await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// All tokens of a person, the newest first.
    pub async fn tokens(&self, person: &str) -> Stored<Vec<TokenRow>> {
        let rows = sqlx::query(
            "SELECT id, hash, person, kind, label, created, used, expires FROM tokens
             WHERE person = $1 ORDER BY created DESC, id",
        )
        .bind(person)
        .fetch_all(self.readers())
        .await?;
        let tokens = rows.iter().map(|row| token(row, 0));
        Ok(tokens.collect::<Result<_, _>>()?)
    }

    /// False if the person has no such token.
    pub async fn drop_token_of(&self, person: &str, id: &str) -> Stored<bool> {
        let done = sqlx::query("DELETE FROM tokens WHERE person = $1 AND id = $2")
            .bind(person)
            .bind(id)
            .execute(self.pool())
            .await?;
        Ok(done.rows_affected() > 0)
    }

    /// The ids of those that are gone now.
    pub async fn drop_tokens(&self, person: &str, which: Which<'_>) -> Stored<Vec<String>> {
        let mut gone = Vec::new();
        for token in self.tokens(person).await? {
            let meant = match which {
                Which::All => true,
                Which::SignedIn => token.label.is_empty(),
                Which::AllBut(own) => token.id != own,
            };
            if meant && self.drop_token_of(person, &token.id).await? {
                gone.push(token.id);
            }
        }
        Ok(gone)
    }

    /// Keeps only the last `most` times of signing in.
    pub async fn trim_tokens(&self, person: &str, most: i64) -> Stored<()> {
        sqlx::query(
            "DELETE FROM tokens WHERE person = $1 AND label = '' AND id NOT IN
             (SELECT t.id FROM tokens t WHERE t.person = $1 AND t.label = '' ORDER BY t.created DESC, t.id LIMIT $2)",
        )
        .bind(person)
        .bind(most)
        .execute(self.pool())
        .await?;
        Ok(())
    }
}
