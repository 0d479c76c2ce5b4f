//! Who owns the games of a database. Two servers that play the same games would contradict each other.
//!
//! SQLite: the owner locks a file beside the database. PostgreSQL: the owner has a lease that it renews all the time, and
//! a number. Whoever takes over, because the owner is gone or has not renewed its lease (its machine or its process stood
//! still), raises the number; whatever the old owner still tries to store is refused, because every transaction compares
//! the number first. So several servers may share a database later, each with a lease of its own.

use super::{Database, Kind, StorageError, Stored, Transaction, without_secret};
use crate::config::ConfigError;
use locale::message;
use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, Connection as _, Row as _};
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::str::FromStr as _;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};
use tokio_util::sync::CancellationToken;

/// How long a lease holds, how often it is renewed, and how soon after a failure.
const LEASE: Duration = Duration::from_secs(10);
const RENEW: Duration = Duration::from_secs(2);
const AGAIN: Duration = Duration::from_millis(500);
/// How long a new server waits for a lease to run out.
const WAIT: Duration = Duration::from_secs(15);

const NOW: &str = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";

/// The games are this server's, as long as this value is there.
#[derive(Debug)]
pub struct Ownership {
    /// Another server has taken over.
    pub lost: CancellationToken,
    ended: CancellationToken,
    /// The task that renews a lease.
    keeper: Option<JoinHandle<()>>,
    /// The file that is locked.
    file: Option<File>,
}

impl Ownership {
    /// Gives the games free, so that the next server need not wait.
    pub async fn release(mut self) {
        self.ended.cancel();
        if let Some(keeper) = self.keeper.take() {
            let _ = timeout(RENEW, keeper).await;
        }
        drop(self.file.take());
    }
}

impl Drop for Ownership {
    fn drop(&mut self) {
        self.ended.cancel();
    }
}

impl Database {
    /// Makes the games of this database the ones of this server; an error if another server has them.
    pub async fn take_ownership(&self, url: &str) -> Result<Ownership, ConfigError> {
        let mut ownership = Ownership {
            lost: CancellationToken::new(),
            ended: CancellationToken::new(),
            keeper: None,
            file: None,
        };
        match self.kind() {
            Kind::Sqlite => ownership.file = lock(url)?,
            Kind::Postgres => {
                let failed = |error: &dyn std::fmt::Display| {
                    let (url, why) = (without_secret(url), error.to_string());
                    ConfigError::new(message!("config-database-open", url = url, why = why))
                };
                let options = AnyConnectOptions::from_str(url).map_err(|e| failed(&e))?;
                let mut connection = connect(&options).await.map_err(|e| failed(&e))?;
                let taken = take(&mut connection).await.map_err(|e| failed(&e))?;
                let fence = taken.map_err(|owner| {
                    let url = without_secret(url);
                    ConfigError::new(message!("config-second-server", url = url, owner = owner))
                })?;
                self.fence.store(fence, Ordering::SeqCst);
                let keeper = Keeper {
                    options,
                    fence,
                    lost: ownership.lost.clone(),
                    ended: ownership.ended.clone(),
                };
                ownership.keeper = Some(tokio::spawn(keeper.keep(connection)));
            }
        }
        Ok(ownership)
    }

    /// Whether the games are still this server's. From here to the end of the transaction nobody takes them over.
    pub(super) async fn check_fence(&self, transaction: &mut Transaction) -> Stored<()> {
        let own = self.fence.load(Ordering::SeqCst);
        if own == 0 {
            return Ok(());
        }
        let row = sqlx::query("SELECT fence FROM lease WHERE name = 'server' FOR KEY SHARE")
            .fetch_one(&mut **transaction)
            .await?;
        match row.try_get::<i64, _>(0)? == own {
            true => Ok(()),
            false => Err(StorageError::NotOwner),
        }
    }
}

/// The file of a database, if it is one.
fn file_of(url: &str) -> Option<PathBuf> {
    let path = url.strip_prefix("sqlite:")?;
    let path = path.strip_prefix("//").unwrap_or(path);
    let path = path.split('?').next().unwrap_or_default();
    (!path.is_empty() && path != ":memory:").then(|| Path::new(path).to_owned())
}

/// Locks the file beside the database. The system gives it free when the process ends, however it ends.
fn lock(url: &str) -> Result<Option<File>, ConfigError> {
    let Some(path) = file_of(url) else {
        return Ok(None);
    };
    // A link leads to the same games, so it leads to the same lock.
    let mut path = path.canonicalize().unwrap_or(path);
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.set_file_name(format!("{name}.lock"));
    let failed = |why: String| {
        let url = path.display().to_string();
        ConfigError::new(message!("config-database-open", url = url, why = why))
    };
    let mut options = File::options();
    options.create(true).truncate(false).write(true).read(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(&path).map_err(|e| failed(e.to_string()))?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            let owner = std::fs::read_to_string(&path).unwrap_or_default();
            let url = without_secret(url);
            return Err(ConfigError::new(message!(
                "config-second-server",
                url = url,
                owner = owner.trim()
            )));
        }
        Err(TryLockError::Error(error)) => return Err(failed(error.to_string())),
    }
    // Who it is, for whoever is refused.
    let written = file.set_len(0).and_then(|()| {
        use std::io::Write as _;
        writeln!(&file, "{}", own_name())
    });
    if let Err(error) = written {
        tracing::warn!(%error, "the lock file has no name in it");
    }
    Ok(Some(file))
}

/// What this server is called to others.
fn own_name() -> String {
    let host = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    format!("{} {}", host.trim(), std::process::id())
        .trim()
        .to_owned()
}

async fn connect(options: &AnyConnectOptions) -> Result<AnyConnection, sqlx::Error> {
    let connected = timeout(WAIT, AnyConnection::connect_with(options)).await;
    connected.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

/// Takes the lease when it is free; the name of the owner if somebody renews it.
async fn take(connection: &mut AnyConnection) -> Result<Result<i64, String>, sqlx::Error> {
    let began = Instant::now();
    let mut seen: Option<i64> = None;
    loop {
        let taken = try_to_take(connection).await?;
        let (owner, until) = match taken {
            Ok(fence) => return Ok(Ok(fence)),
            Err(held) => held,
        };
        // A lease that is renewed has an owner who lives.
        if seen.is_some_and(|seen| seen != until) || began.elapsed() > WAIT {
            return Ok(Err(owner));
        }
        seen = Some(until);
        sleep(AGAIN).await;
    }
}

/// The number, or who has the lease until when.
async fn try_to_take(
    connection: &mut AnyConnection,
) -> Result<Result<i64, (String, i64)>, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    // Waits for transactions that have compared the number and are not over.
    let row = sqlx::query("SELECT owner, until FROM lease WHERE name = 'server' FOR UPDATE")
        .fetch_one(&mut *transaction)
        .await?;
    let held = (row.try_get(0)?, row.try_get(1)?);
    let sql = format!(
        "UPDATE lease SET owner = $1, fence = fence + 1, until = {NOW} + $2, backend = pg_backend_pid()
         WHERE name = 'server' AND (until < {NOW}
             OR NOT EXISTS (SELECT 1 FROM pg_stat_activity a WHERE a.pid = lease.backend))
         RETURNING fence"
    );
    let row = sqlx::query(sqlx::AssertSqlSafe(sql))
        .bind(own_name())
        .bind(LEASE.as_millis() as i64)
        .fetch_optional(&mut *transaction)
        .await?;
    transaction.commit().await?;
    match row {
        Some(row) => Ok(Ok(row.try_get(0)?)),
        None => Ok(Err(held)),
    }
}

/// Renews a lease.
struct Keeper {
    options: AnyConnectOptions,
    fence: i64,
    lost: CancellationToken,
    ended: CancellationToken,
}

impl Keeper {
    async fn keep(self, connection: AnyConnection) {
        let mut connection = Some(connection);
        let mut pause = RENEW;
        loop {
            tokio::select! {
                () = self.ended.cancelled() => break,
                () = sleep(pause) => {}
            }
            let renewed = timeout(RENEW, self.renew(&mut connection)).await;
            pause = match renewed {
                Ok(Ok(true)) => RENEW,
                Ok(Ok(false)) => {
                    tracing::error!("another server has taken over the database");
                    self.lost.cancel();
                    return;
                }
                Ok(Err(_)) | Err(_) => {
                    connection = None;
                    AGAIN
                }
            };
        }
        if let Some(mut connection) = connection {
            let free =
                sqlx::query("UPDATE lease SET until = 0 WHERE name = 'server' AND fence = $1");
            let _ = timeout(RENEW, free.bind(self.fence).execute(&mut connection)).await;
        }
    }

    /// False if somebody else has the lease.
    async fn renew(&self, connection: &mut Option<AnyConnection>) -> Result<bool, sqlx::Error> {
        if connection.is_none() {
            *connection = Some(AnyConnection::connect_with(&self.options).await?);
        }
        let Some(connection) = connection else {
            return Ok(true);
        };
        let sql = format!(
            "UPDATE lease SET until = {NOW} + $2, backend = pg_backend_pid() WHERE name = 'server' AND fence = $1"
        );
        let renewed = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(self.fence)
            .bind(LEASE.as_millis() as i64)
            .execute(connection)
            .await?;
        Ok(renewed.rows_affected() == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_of_a_database_is_in_its_address() {
        let file = |url| file_of(url).map(|path| path.display().to_string());
        assert_eq!(
            file("sqlite:///a/b.db?mode=rwc").as_deref(),
            Some("/a/b.db")
        );
        assert_eq!(file("sqlite:b.db").as_deref(), Some("b.db"));
        assert_eq!(file("sqlite::memory:"), None);
        assert_eq!(file("postgres://a/b"), None);
    }
}
