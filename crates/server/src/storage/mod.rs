//! What is kept: one set of statements for SQLite and PostgreSQL. Every area has a module with its rows and statements.

pub mod accounts;
pub mod admin;
pub mod bulk;
pub mod decks;
pub mod games;
mod lease;
pub mod log;
mod looks;
mod parts;
pub mod past;
pub mod people;
pub mod profiles;
pub mod relations;
mod retention;
pub mod tokens;
mod transaction;

pub use lease::Ownership;
pub use transaction::Transaction;

use crate::config::ConfigError;
use locale::message;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyConnection, AnyPool, Connection as _, Executor as _};
use std::collections::HashSet;
use std::str::FromStr as _;
use std::sync::atomic::AtomicI64;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::Semaphore;

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("./migrations");

/// How long the first connection may take, when the server starts.
const PATIENCE: Duration = Duration::from_secs(15);
/// Lists that are read at the same time, and how long one may take.
const LISTS: usize = 3;
const LIST_LIMIT: Duration = Duration::from_secs(3);
/// Damaged games that are remembered.
const MOST_NAMED: usize = 1000;

/// Something the database would not do. What exactly is for the log of the server, not for players.
#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// The transaction was sent off and nothing came back: it is stored, or it is not.
    #[error("nobody knows whether it is stored: {0}")]
    Unknown(sqlx::Error),
    #[error("too many lists are being read")]
    Busy,
    #[error("another server has taken over this database")]
    NotOwner,
}

pub type Stored<T> = Result<T, StorageError>;

impl StorageError {
    /// Whether something was found that cannot be read. It will be the same the next time.
    pub fn is_damage(&self) -> bool {
        use sqlx::Error::{ColumnDecode, Decode};
        matches!(
            self,
            StorageError::Database(Decode(_) | ColumnDecode { .. })
        )
    }
}

/// Reads and writes have connections of their own, so that no number of readers keeps an answer from being stored.
#[derive(Clone, Debug)]
pub struct Database {
    writers: AnyPool,
    readers: AnyPool,
    kind: Kind,
    /// How many lists may be read at once: others who read must not wait for them.
    lists: Arc<Semaphore>,
    /// Games that were named in the log because they cannot be read.
    named: Arc<Mutex<HashSet<String>>>,
    /// The number under which this server owns the games; 0 if it does not need one.
    fence: Arc<AtomicI64>,
}

/// What the connections of a pool are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Use {
    Write,
    Read,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Sqlite,
    Postgres,
}

impl Database {
    /// Opens the database and brings its tables up to date.
    pub async fn open(url: &str) -> Result<Database, ConfigError> {
        sqlx::any::install_default_drivers();
        let kind = Kind::of(url).ok_or_else(|| {
            ConfigError::new(message!("config-database", found = without_secret(url)))
        })?;
        let failed = |error: &dyn std::fmt::Display| {
            let (url, why) = (without_secret(url), error.to_string());
            ConfigError::new(message!("config-database-open", url = url, why = why))
        };
        let options = AnyConnectOptions::from_str(url).map_err(|e| failed(&e))?;
        if kind == Kind::Sqlite {
            keep_private(url);
        }
        // The pool would try again for a while, and then say only that it took too long.
        let first = tokio::time::timeout(PATIENCE, AnyConnection::connect_with(&options)).await;
        let first = first.map_err(|e| failed(&e))?;
        let mut first = first.map_err(|e| failed(&e))?;
        if kind == Kind::Sqlite {
            // It opens any file, and finds out with the first question whether it is a database.
            let asked = first.execute("SELECT COUNT(*) FROM sqlite_master").await;
            asked.map_err(|e| failed(&e))?;
        }
        first.close().await.map_err(|e| failed(&e))?;
        let writers = pool(kind, Use::Write, &options);
        MIGRATIONS.run(&writers).await.map_err(|e| failed(&e))?;
        let database = Database {
            readers: pool(kind, Use::Read, &options),
            writers,
            kind,
            lists: Arc::new(Semaphore::new(LISTS)),
            named: Arc::default(),
            fence: Arc::default(),
        };
        parts::fill(&database).await.map_err(|e| failed(&e))?;
        looks::fill(&database).await.map_err(|e| failed(&e))?;
        Ok(database)
    }

    /// Reads a list: only a few at a time, and not for long.
    async fn list<T>(&self, work: impl Future<Output = Stored<T>>) -> Stored<T> {
        let read = async {
            let _turn = self.lists.acquire().await.map_err(|_| StorageError::Busy)?;
            work.await
        };
        let read = tokio::time::timeout(LIST_LIMIT, read).await;
        read.unwrap_or(Err(StorageError::Busy))
    }

    /// Whether this game has not been named in the log yet.
    fn is_news(&self, game: &str) -> bool {
        let mut named = self.named.lock().unwrap_or_else(PoisonError::into_inner);
        named.len() < MOST_NAMED && named.insert(game.to_owned())
    }

    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// For a single statement that writes.
    pub(crate) fn pool(&self) -> &AnyPool {
        &self.writers
    }

    /// For statements that only read.
    pub(crate) fn readers(&self) -> &AnyPool {
        &self.readers
    }

    /// A transaction that is going to write.
    pub(crate) async fn begin(&self) -> Stored<Transaction> {
        let mut transaction = Transaction::begin(&self.writers, self.kind).await?;
        self.check_fence(&mut transaction).await?;
        Ok(transaction)
    }

    /// Stores something, to see whether that is possible.
    pub async fn try_to_write(&self) -> Stored<()> {
        let mut transaction = self.begin().await?;
        sqlx::query(
            "INSERT INTO health (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
        )
        .bind(now())
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await
    }

    pub async fn close(&self) {
        self.readers.close().await;
        self.writers.close().await;
    }
}

/// Nobody else at this machine has to read what people say and which passwords they have: a new file is only for this
/// user, and of an old one others are shut out. The journals beside it are made like the file.
#[cfg(unix)]
fn keep_private(url: &str) {
    use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
    let Ok(options) = sqlx::sqlite::SqliteConnectOptions::from_str(url) else {
        return;
    };
    let path = options.get_filename();
    let creates = url.contains("mode=rwc");
    match std::fs::metadata(path) {
        Ok(there) if there.is_file() => {
            let mode = there.permissions().mode();
            if mode & 0o007 != 0 {
                let mut rights = there.permissions();
                rights.set_mode(mode & !0o007);
                // Somebody else's file may still be used.
                let _ = std::fs::set_permissions(path, rights);
            }
        }
        // What else is wrong is found out when it is opened.
        Err(error) if error.kind() == std::io::ErrorKind::NotFound && creates => {
            let mut file = std::fs::OpenOptions::new();
            drop(file.write(true).create_new(true).mode(0o600).open(path));
        }
        _ => {}
    }
}

#[cfg(not(unix))]
fn keep_private(_: &str) {}

/// Connections are made when they are needed.
fn pool(kind: Kind, purpose: Use, options: &AnyConnectOptions) -> AnyPool {
    let most = match (kind, purpose) {
        // SQLite lets one write at a time: whoever means to waits for its turn here, first come, first served.
        (Kind::Sqlite, Use::Write) => 1,
        (Kind::Sqlite, Use::Read) => 6,
        (Kind::Postgres, Use::Write | Use::Read) => 10,
    };
    let prepare = match (kind, purpose) {
        // In the journal ahead of the file an answer is safe once it is written; readers do not wait.
        (Kind::Sqlite, Use::Write) => {
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
             PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 10000"
        }
        (Kind::Sqlite, Use::Read) => "PRAGMA query_only = ON; PRAGMA busy_timeout = 10000",
        (Kind::Postgres, Use::Write) => "SET statement_timeout = 10000",
        (Kind::Postgres, Use::Read) => {
            "SET statement_timeout = 2000; SET default_transaction_read_only = on"
        }
    };
    let wait = match kind {
        // A burst of writers has to queue.
        Kind::Sqlite => Duration::from_secs(10),
        // The server may be away: whoever asks is to know it soon.
        Kind::Postgres => Duration::from_secs(2),
    };
    AnyPoolOptions::new()
        .max_connections(most)
        .acquire_timeout(wait)
        .after_connect(move |connection, _| {
            Box::pin(async move { connection.execute(prepare).await.map(drop) })
        })
        .connect_lazy_with(options.clone())
}

impl Kind {
    pub fn of(url: &str) -> Option<Kind> {
        let scheme = url.split(':').next()?;
        match scheme {
            "sqlite" => Some(Kind::Sqlite),
            "postgres" | "postgresql" => Some(Kind::Postgres),
            _ => None,
        }
    }
}

/// Statements of the lists that everybody may ask for, so that a test can see that none of them reads a whole table.
pub fn list_statements() -> Vec<String> {
    let mut all = past::statements();
    all.extend(profiles::statements());
    all
}

/// The address of a database as it may be shown: `postgres://user:…@host/name`.
pub fn without_secret(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else {
        return url.to_owned();
    };
    let rest = rest.split('?').next().unwrap_or_default();
    match rest.rsplit_once('@') {
        Some((user, host)) => {
            let user = user.split(':').next().unwrap_or_default();
            format!("{scheme}://{user}:…@{host}")
        }
        None => format!("{scheme}://{rest}"),
    }
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |time| {
        i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_in_an_address_is_not_shown() {
        let shown = without_secret("postgres://anna:s3cr:t@db.example/space?sslpassword=x");
        assert_eq!(shown, "postgres://anna:…@db.example/space");
        assert_eq!(
            without_secret("sqlite://data/x.db?mode=rwc"),
            "sqlite://data/x.db"
        );
    }
}
