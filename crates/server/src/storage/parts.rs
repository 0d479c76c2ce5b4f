//! Finding names by a part of them, without looking at all names.

use super::{Database, Stored, Transaction};
use sqlx::Row as _;
use std::fmt::Write as _;

/// Letters of an end that are kept: more narrow nothing down.
const KEPT: usize = 12;
/// Rows that are looked at: whoever searches for a part of so many names means no name in particular.
const MOST: i64 = 200;

/// Whose names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    Player,
    Deck,
}

impl Named {
    pub fn kind(self) -> &'static str {
        match self {
            Named::Player => "name",
            Named::Deck => "deck",
        }
    }

    /// The column of the seats that has the key of the name.
    pub fn column(self) -> &'static str {
        match self {
            Named::Player => "name_key",
            Named::Deck => "deck_key",
        }
    }
}

/// A name as it is searched for.
pub fn key(name: &str) -> String {
    name.to_lowercase()
}

fn hexadecimal(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars().take(KEPT) {
        for byte in letter.encode_utf8(&mut [0; 4]).bytes() {
            let _ = write!(out, "{byte:02x}");
        }
    }
    out
}

/// All ends of a name.
pub fn suffixes(key: &str) -> Vec<String> {
    let ends = key.char_indices().map(|(at, _)| hexadecimal(&key[at..]));
    let mut ends: Vec<String> = ends.collect();
    ends.sort();
    ends.dedup();
    ends
}

pub const FIND: &str =
    "SELECT name FROM parts WHERE kind = $1 AND suffix >= $2 AND suffix < $3 LIMIT $4";

impl Database {
    /// The keys of all names that contain a part; nothing if there are too many.
    pub async fn names_with(&self, named: Named, part: &str) -> Stored<Option<Vec<String>>> {
        let part = key(part);
        let begin = hexadecimal(&part);
        // No digit comes after this letter.
        let end = format!("{begin}g");
        let rows = sqlx::query(FIND)
            .bind(named.kind())
            .bind(&begin)
            .bind(end)
            .bind(MOST)
            .fetch_all(self.readers())
            .await?;
        if rows.len() as i64 >= MOST {
            return Ok(None);
        }
        let names = rows.iter().map(|row| row.try_get::<String, _>(0));
        let mut names: Vec<String> = names.collect::<Result<_, _>>()?;
        names.retain(|name| name.contains(&part));
        names.sort();
        names.dedup();
        Ok(Some(names))
    }
}

/// A name is to be found from now on.
pub async fn add(transaction: &mut Transaction, named: Named, key: &str) -> Stored<()> {
    let known = sqlx::query("SELECT name FROM parts WHERE kind = $1 AND name = $2 LIMIT 1")
        .bind(named.kind())
        .bind(key)
        .fetch_optional(&mut **transaction)
        .await?;
    if known.is_some() {
        return Ok(());
    }
    for suffix in suffixes(key) {
        sqlx::query(
            "INSERT INTO parts (kind, suffix, name) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        )
        .bind(named.kind())
        .bind(suffix)
        .bind(key)
        .execute(&mut **transaction)
        .await?;
    }
    Ok(())
}

/// A name is not to be found any more, unless somebody else has it too.
pub async fn remove(transaction: &mut Transaction, named: Named, key: &str) -> Stored<()> {
    let sql = format!(
        "DELETE FROM parts WHERE kind = $1 AND name = $2
         AND NOT EXISTS (SELECT 1 FROM seats WHERE {} = $2 AND ended > 0)",
        named.column()
    );
    sqlx::query(sqlx::AssertSqlSafe(sql))
        .bind(named.kind())
        .bind(key)
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

/// Makes the names of games findable that were over before names were.
pub async fn fill(database: &Database) -> Stored<()> {
    let filled = sqlx::query("SELECT kind FROM parts LIMIT 1")
        .fetch_optional(database.pool())
        .await?;
    if filled.is_some() {
        return Ok(());
    }
    let mut transaction = database.begin().await?;
    for named in [Named::Player, Named::Deck] {
        let column = named.column();
        let sql = format!("SELECT DISTINCT {column} FROM seats WHERE ended > 0 AND {column} <> ''");
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql))
            .fetch_all(&mut *transaction)
            .await?;
        for row in rows {
            let old: String = row.try_get(0)?;
            let new = key(&old);
            if new != old {
                // The database knows only the capitals of English.
                let sql = format!("UPDATE seats SET {column} = $2 WHERE {column} = $1");
                sqlx::query(sqlx::AssertSqlSafe(sql))
                    .bind(&old)
                    .bind(&new)
                    .execute(&mut *transaction)
                    .await?;
            }
            add(&mut transaction, named, &new).await?;
        }
    }
    transaction.commit().await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_end_of_a_name_is_found_by_what_it_begins_with() {
        assert_eq!(suffixes("ana"), ["61", "616e61", "6e61"]);
        let ends = suffixes("jörg");
        assert!(ends.iter().any(|end| end.starts_with(&hexadecimal("ör"))));
        assert_eq!(hexadecimal(&"a".repeat(99)).len(), 2 * KEPT);
    }
}
