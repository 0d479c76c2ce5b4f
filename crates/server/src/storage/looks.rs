//! What names look like: nobody gets a name that looks like somebody else's.

use super::{Database, Stored, Transaction};
use crate::people::looks;
use sqlx::Row as _;

/// The person looks like this name from now on; false if somebody else does.
pub async fn take(transaction: &mut Transaction, person: &str, name: &str) -> Stored<bool> {
    sqlx::query("DELETE FROM looks WHERE person = $1")
        .bind(person)
        .execute(&mut **transaction)
        .await?;
    for look in looks(name) {
        let done = sqlx::query(
            "INSERT INTO looks (look, person) VALUES ($1, $2) ON CONFLICT (look) DO NOTHING",
        )
        .bind(look)
        .bind(person)
        .execute(&mut **transaction)
        .await?;
        if done.rows_affected() == 0 {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Makes the looks of people known who were there before looks were. Of several who look alike all stay, and nobody else
/// comes.
pub async fn fill(database: &Database) -> Stored<()> {
    let rows = sqlx::query(
        "SELECT p.id, p.name FROM people p WHERE NOT EXISTS (SELECT 1 FROM looks l WHERE l.person = p.id)
         ORDER BY CASE WHEN p.password IS NULL THEN 1 ELSE 0 END, p.created",
    )
    .fetch_all(database.pool())
    .await?;
    if rows.is_empty() {
        return Ok(());
    }
    let mut transaction = database.begin().await?;
    for row in rows {
        let (person, name): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        for look in looks(&name) {
            sqlx::query(
                "INSERT INTO looks (look, person) VALUES ($1, $2) ON CONFLICT (look) DO NOTHING",
            )
            .bind(look)
            .bind(&person)
            .execute(&mut *transaction)
            .await?;
        }
    }
    transaction.commit().await
}
