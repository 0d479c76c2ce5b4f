//! What is kept: one set of statements for SQLite and PostgreSQL. Every area has a module with its rows and statements.

pub mod accounts;
pub mod admin;
pub mod decks;
pub mod games;
pub mod log;
pub mod past;
pub mod people;
pub mod profiles;
pub mod relations;
pub mod tokens;

use crate::config::ConfigError;
use locale::message;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{Any, AnyConnection, AnyPool, Connection as _, Executor as _, Transaction};
use std::str::FromStr as _;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("./migrations");

/// How long one waits for a connection to the database.
const PATIENCE: Duration = Duration::from_secs(15);

/// Something the database would not do. What exactly is for the log of the server, not for players.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct StorageError(#[from] sqlx::Error);

pub type Stored<T> = Result<T, StorageError>;

#[derive(Clone, Debug)]
pub struct Database {
    pool: AnyPool,
    kind: Kind,
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
        let pool = AnyPoolOptions::new()
            .max_connections(match kind {
                Kind::Sqlite => 4,
                Kind::Postgres => 16,
            })
            .acquire_timeout(PATIENCE)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if kind == Kind::Sqlite {
                        // In the journal ahead of the file an answer is safe once it is written; readers do not wait.
                        connection
                            .execute(
                                "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                                 PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 10000",
                            )
                            .await?;
                    }
                    Ok(())
                })
            })
            .connect_with(options)
            .await
            .map_err(|e| failed(&e))?;
        MIGRATIONS.run(&pool).await.map_err(|e| failed(&e))?;
        Ok(Database { pool, kind })
    }

    pub fn kind(&self) -> Kind {
        self.kind
    }

    pub(crate) fn pool(&self) -> &AnyPool {
        &self.pool
    }

    /// A transaction that is going to write.
    pub(crate) async fn begin(&self) -> Stored<Transaction<'static, Any>> {
        Ok(match self.kind {
            // SQLite lets one write at a time; whoever means to says so at once and waits for its turn.
            Kind::Sqlite => self.pool.begin_with("BEGIN IMMEDIATE").await?,
            Kind::Postgres => self.pool.begin().await?,
        })
    }

    /// Whether the database answers.
    pub async fn alive(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.pool).await.is_ok()
    }

    pub async fn close(&self) {
        self.pool.close().await;
    }
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
