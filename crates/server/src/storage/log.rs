//! The log of all games. One task writes it: what arrives while it writes goes into the next transaction together, so
//! that many games at once cost few commits.

use super::{Database, Stored};
use sqlx::{Any, Row as _, Transaction};
use tokio::sync::{mpsc, oneshot};

/// Entries of one transaction.
const BATCH: usize = 256;

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

type Waiting = (Entry, oneshot::Sender<Result<(), ()>>);

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
    pub async fn append(&self, entry: Entry) -> Result<(), ()> {
        let (done, stored) = oneshot::channel();
        self.0.send((entry, done)).await.map_err(|_| ())?;
        stored.await.map_err(|_| ())?
    }
}

async fn write(database: Database, mut receive: mpsc::Receiver<Waiting>) {
    let mut batch = Vec::with_capacity(BATCH);
    while receive.recv_many(&mut batch, BATCH).await > 0 {
        metrics::histogram!("spaceline_log_batch").record(batch.len() as f64);
        let entries = batch.iter().map(|(entry, _)| entry);
        match write_all(&database, entries).await {
            Ok(()) => {
                for (_, done) in batch.drain(..) {
                    let _ = done.send(Ok(()));
                }
            }
            // One entry that cannot be stored must not take the others with it.
            Err(error) => {
                tracing::warn!(%error, "answers were not stored at once");
                for (entry, done) in batch.drain(..) {
                    let _ = done.send(write_one(&database, &entry).await);
                }
            }
        }
    }
}

async fn write_one(database: &Database, entry: &Entry) -> Result<(), ()> {
    let Err(error) = write_all(database, [entry].into_iter()).await else {
        return Ok(());
    };
    // A connection that broke while the transaction was ending leaves open whether it did.
    let there = database.log(&entry.game).await.unwrap_or_default();
    if there
        .iter()
        .any(|stored| (stored.n, stored.hash, &stored.mark) == (entry.n, entry.hash, &entry.mark))
    {
        return Ok(());
    }
    metrics::counter!("spaceline_log_failures_total").increment(1);
    tracing::error!(%error, game = entry.game, n = entry.n, "an answer was not stored");
    Err(())
}

async fn write_all(database: &Database, entries: impl Iterator<Item = &Entry>) -> Stored<()> {
    let mut transaction = database.begin().await?;
    for entry in entries {
        insert(&mut transaction, entry).await?;
    }
    transaction.commit().await?;
    Ok(())
}

pub(super) async fn insert(
    transaction: &mut Transaction<'static, Any>,
    entry: &Entry,
) -> Stored<()> {
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
    /// The log of a game, in order.
    pub async fn log(&self, game: &str) -> Stored<Vec<Entry>> {
        let rows = sqlx::query(
            "SELECT n, at, kind, seat, body, hash, spent, mark FROM log WHERE game = $1 ORDER BY n",
        )
        .bind(game)
        .fetch_all(self.pool())
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
        Ok(rows.iter().map(entry).collect::<Result<_, _>>()?)
    }
}
