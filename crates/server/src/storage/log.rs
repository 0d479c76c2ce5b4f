//! The log of all games. One task writes it: what arrives while it writes goes into the next transaction together, so
//! that many games at once cost few commits.

use super::{Database, StorageError, Stored, Transaction};
use sqlx::Row as _;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// Entries of one transaction.
const BATCH: usize = 256;
/// How long one transaction may take.
const LIMIT: Duration = Duration::from_secs(12);

/// Something that decides how a game goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub game: String,
    pub n: u32,
    pub at: i64,
    pub kind: Kind,
    pub seat: u8,
    /// The answer as JSON, or how many answers are left.
    pub body: String,
    /// The hash of the state afterwards.
    pub hash: u64,
    /// What the clock of the seat lost, in milliseconds.
    pub spent: i64,
    /// What the client called its message.
    pub mark: String,
}

/// An entry that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damaged {
    pub n: u32,
}

pub type LogRow = Result<Entry, Damaged>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Answer,
    /// A pass that was given before the others were shown the question: they do not count it.
    Silent,
    /// The clock ran out: an answer that the server gave.
    Time,
    Undo,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Answer => "answer",
            Kind::Silent => "silent",
            Kind::Time => "time",
            Kind::Undo => "undo",
        }
    }

    fn of(name: &str) -> Option<Kind> {
        [Kind::Answer, Kind::Silent, Kind::Time, Kind::Undo]
            .into_iter()
            .find(|kind| kind.name() == name)
    }
}

/// Why an entry is not acknowledged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotStored {
    /// The log is as it was.
    Failed,
    /// The entry may be there all the same, or something else is there in its place: whoever wants to go on has to read
    /// the log first.
    Unknown,
}

type Waiting = (Entry, oneshot::Sender<Result<(), NotStored>>);

/// The way to the task that writes.
#[derive(Clone, Debug)]
pub struct LogWriter(mpsc::Sender<Waiting>);

impl LogWriter {
    pub fn start(database: Database) -> LogWriter {
        let (send, receive) = mpsc::channel(4 * BATCH);
        tokio::spawn(write(database, receive));
        LogWriter(send)
    }

    /// Comes back when the entry is stored; `Err` if it is not.
    pub async fn append(&self, entry: Entry) -> Result<(), NotStored> {
        let (done, stored) = oneshot::channel();
        let sent = self.0.send((entry, done)).await;
        sent.map_err(|_| NotStored::Failed)?;
        stored.await.unwrap_or(Err(NotStored::Unknown))
    }
}

async fn write(database: Database, mut receive: mpsc::Receiver<Waiting>) {
    let mut batch = Vec::with_capacity(BATCH);
    let mut outage = Outage::default();
    while receive.recv_many(&mut batch, BATCH).await > 0 {
        metrics::histogram!("spaceline_log_batch").record(batch.len() as f64);
        let (entries, waiting): (Vec<Entry>, Vec<_>) = batch.drain(..).unzip();
        let results = store(&database, &entries, &mut outage).await;
        for (done, result) in waiting.into_iter().zip(results) {
            let _ = done.send(result);
        }
    }
}

/// A time in which nothing can be stored: its beginning and its end are worth a line in the server's log, not every
/// answer.
#[derive(Debug, Default)]
struct Outage {
    lost: u64,
}

impl Outage {
    fn failed(&mut self, entry: &Entry, error: &StorageError) {
        metrics::counter!("spaceline_log_failures_total").increment(1);
        if self.lost == 0 {
            tracing::error!(%error, game = entry.game, n = entry.n, "answers are not stored");
        }
        self.lost += 1;
    }

    fn worked(&mut self) {
        if self.lost > 0 {
            tracing::warn!(not_stored = self.lost, "answers are stored again");
        }
        self.lost = 0;
    }
}

/// Stores all entries at once, or as many of them as possible; what became of each.
async fn store(
    database: &Database,
    entries: &[Entry],
    outage: &mut Outage,
) -> Vec<Result<(), NotStored>> {
    let error = match write_all(database, entries).await {
        Ok(()) => {
            outage.worked();
            return vec![Ok(()); entries.len()];
        }
        Err(error) => error,
    };
    let unknown = matches!(error, StorageError::Unknown(_));
    let why = if unknown {
        NotStored::Unknown
    } else {
        NotStored::Failed
    };
    if !unknown && !is_about_an_entry(&error) {
        // There is no connection, or no space: one after the other would take long and not work either.
        entries
            .iter()
            .for_each(|entry| outage.failed(entry, &error));
        return vec![Err(why); entries.len()];
    }
    // One entry that cannot be stored must not take the others with it. Those that are there already are found then.
    let mut results = Vec::with_capacity(entries.len());
    for entry in entries {
        match write_one(database, entry, why).await {
            Ok(()) => results.push(Ok(())),
            Err((error, why)) => {
                outage.failed(entry, &error);
                results.push(Err(why));
                if !is_about_an_entry(&error) {
                    break;
                }
            }
        }
    }
    if results.iter().all(Result::is_ok) {
        outage.worked();
    }
    results.resize(entries.len(), Err(why));
    results
}

/// Stores an entry that may be there already. To insert it once more is the only safe question: if the transaction that
/// nobody answered for is still under way, the database waits until it has ended.
async fn write_one(
    database: &Database,
    entry: &Entry,
    before: NotStored,
) -> Result<(), (StorageError, NotStored)> {
    let error = match write_all(database, std::slice::from_ref(entry)).await {
        Ok(()) => return Ok(()),
        Err(error) => error,
    };
    match &error {
        StorageError::Unknown(_) => return Err((error, NotStored::Unknown)),
        error if !is_taken(error) => {}
        _ => {
            return match database.is_stored(entry).await {
                Ok(true) => Ok(()),
                Ok(false) | Err(_) => Err((error, NotStored::Unknown)),
            };
        }
    }
    // The transaction before has ended without it, or this one would have waited for it.
    let why = match is_about_an_entry(&error) {
        true => NotStored::Failed,
        false => before,
    };
    Err((error, why))
}

/// Whether the number of the entry is taken.
fn is_taken(error: &StorageError) -> bool {
    matches!(error, StorageError::Database(sqlx::Error::Database(error)) if error.is_unique_violation())
}

/// Whether other entries may well be stored.
fn is_about_an_entry(error: &StorageError) -> bool {
    use sqlx::error::ErrorKind;
    let StorageError::Database(sqlx::Error::Database(error)) = error else {
        return false;
    };
    !matches!(error.kind(), ErrorKind::Other)
}

async fn write_all(database: &Database, entries: &[Entry]) -> Stored<()> {
    let write = async {
        let mut transaction = database.begin().await?;
        for entry in entries {
            insert(&mut transaction, entry).await?;
        }
        transaction.commit().await
    };
    let written = tokio::time::timeout(LIMIT, write).await;
    written.unwrap_or(Err(StorageError::Unknown(sqlx::Error::PoolTimedOut)))
}

pub(super) async fn insert(transaction: &mut Transaction, entry: &Entry) -> Stored<()> {
    sqlx::query(
        "INSERT INTO log (game, n, at, kind, seat, body, hash, spent, mark)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(&entry.game)
    .bind(i64::from(entry.n))
    .bind(entry.at)
    .bind(entry.kind.name())
    .bind(i64::from(entry.seat))
    .bind(&entry.body)
    .bind(format!("{:016x}", entry.hash))
    .bind(entry.spent)
    .bind(&entry.mark)
    .execute(&mut **transaction)
    .await?;
    Ok(())
}

impl Database {
    /// Whether exactly this entry is in the log.
    async fn is_stored(&self, entry: &Entry) -> Stored<bool> {
        let row = sqlx::query(
            "SELECT COUNT(*) FROM log WHERE game = $1 AND n = $2 AND hash = $3 AND mark = $4 AND seat = $5 AND body = $6",
        )
        .bind(&entry.game)
        .bind(i64::from(entry.n))
        .bind(format!("{:016x}", entry.hash))
        .bind(&entry.mark)
        .bind(i64::from(entry.seat))
        .bind(&entry.body)
        .fetch_one(self.readers())
        .await?;
        Ok(row.try_get::<i64, _>(0)? == 1)
    }

    /// The log of a game, in order. A row that cannot be read does not hide the others.
    pub async fn log(&self, game: &str) -> Stored<Vec<LogRow>> {
        let rows = sqlx::query(
            "SELECT n, at, kind, seat, body, hash, spent, mark FROM log WHERE game = $1 ORDER BY n",
        )
        .bind(game)
        .fetch_all(self.readers())
        .await?;
        let entry = |row: &sqlx::any::AnyRow| -> Result<Entry, sqlx::Error> {
            let bad = |what: &str| sqlx::Error::Decode(format!("no such {what}").into());
            Ok(Entry {
                game: game.to_owned(),
                n: u32::try_from(row.try_get::<i64, _>(0)?).map_err(|_| bad("number"))?,
                at: row.try_get(1)?,
                kind: Kind::of(row.try_get(2)?).ok_or_else(|| bad("kind of entry"))?,
                seat: u8::try_from(row.try_get::<i64, _>(3)?).map_err(|_| bad("seat"))?,
                body: row.try_get(4)?,
                hash: u64::from_str_radix(row.try_get(5)?, 16).map_err(|_| bad("hash"))?,
                spent: row.try_get(6)?,
                mark: row.try_get(7)?,
            })
        };
        let rows = (1..).zip(&rows).map(|(at, row)| {
            entry(row).map_err(|_| {
                let n = row.try_get::<i64, _>(0).ok();
                Damaged {
                    n: n.and_then(|n| u32::try_from(n).ok()).unwrap_or(at),
                }
            })
        });
        Ok(rows.collect())
    }
}
