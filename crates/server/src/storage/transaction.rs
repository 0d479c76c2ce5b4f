//! Transactions that write. The driver's own keep count of how deep they are nested, and after a failure (a full disk, a
//! lost connection) that count no longer agrees with the database: the connection would be of no use to anybody.

use super::{Kind, StorageError, Stored};
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Executor as _};
use std::ops::{Deref, DerefMut};

/// Unless it is committed, nothing of it is stored, and its connection does not return to the pool.
#[derive(Debug)]
pub struct Transaction {
    connection: PoolConnection<Any>,
    done: bool,
}

impl Transaction {
    pub(super) async fn begin(pool: &AnyPool, kind: Kind) -> Stored<Transaction> {
        let mut transaction = Transaction {
            connection: pool.acquire().await?,
            done: false,
        };
        let begin = match kind {
            // Whoever means to write says so at once and waits for its turn.
            Kind::Sqlite => "BEGIN IMMEDIATE",
            Kind::Postgres => "BEGIN",
        };
        transaction.connection.execute(begin).await?;
        Ok(transaction)
    }

    /// Stores everything. If the connection breaks meanwhile, nobody knows whether it is stored.
    pub async fn commit(mut self) -> Stored<()> {
        let committed = self.connection.execute("COMMIT").await;
        committed.map_err(StorageError::Unknown)?;
        self.done = true;
        Ok(())
    }

    /// Stores nothing; the connection can be used again.
    pub async fn roll_back(mut self) -> Stored<()> {
        self.connection.execute("ROLLBACK").await?;
        self.done = true;
        Ok(())
    }
}

impl Deref for Transaction {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.connection
    }
}

impl DerefMut for Transaction {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }
}

impl Drop for Transaction {
    fn drop(&mut self) {
        if !self.done {
            self.connection.close_on_drop();
        }
    }
}
