//! Games over the network. [`Server::start`] opens the database and serves until it is told to stop; unfinished games are
//! loaded meanwhile.

mod app;
pub mod client;
pub mod config;
mod decks;
mod http;
mod lesson;
pub mod load;
mod lobby;
mod orders;
mod people;
mod ratings;
mod secret;
pub mod storage;
mod table;
#[cfg(feature = "ts")]
pub mod types;
pub mod wire;

use app::App;
use cards::Catalogue;
use config::{Config, ConfigError};
use locale::{Lang, message};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use storage::{Database, Ownership};
use tokio::task::JoinHandle;

/// What `spaceline admin` does.
pub mod admin {
    pub use crate::storage::admin::{
        Announcement, Closing, GameLine, GamesWanted, PeopleWanted, PersonLine, ReportLine,
    };
}

/// What is counted.
const COUNTERS: [&str; 7] = [
    "spaceline_answers_total",
    "spaceline_games_over_total",
    "spaceline_games_started_total",
    "spaceline_log_failures_total",
    "spaceline_panics_total",
    "spaceline_slow_listeners_total",
    "spaceline_turned_away_total",
];

/// How long connections have to say goodbye.
const GOODBYE: Duration = Duration::from_secs(5);

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    pub addr: SocketAddr,
    /// Tables that were stored. They are loaded while the server runs: at once those that somebody asks for.
    pub restored: usize,
    app: Arc<App>,
    serving: JoinHandle<()>,
    ownership: Ownership,
}

impl Server {
    pub async fn start(
        config: Config,
        catalogue: &'static Catalogue,
    ) -> Result<Server, ConfigError> {
        config.prepare()?;
        let url = config.database_url();
        let database = Database::open(&url).await?;
        let ownership = database.take_ownership(&url).await?;
        let app = Arc::new_cyclic(|app| App {
            catalogue,
            log: storage::log::LogWriter::start(database.clone()),
            database,
            tables: table::Tables::new(app),
            lobby: lobby::Lobby::default(),
            archive: table::Archive::default(),
            bot_pool: table::BotPool::start(config.bot_threads),
            deck_turns: decks::Turns::default(),
            quotas: table::Quotas::default(),
            passwords: people::Passwords::default(),
            presence: people::Presence::default(),
            respondable: table::Respondable::of(catalogue),
            gates: http::limits::Gates::new(&config.limits),
            card_pages: Default::default(),
            card_indexes: Default::default(),
            metrics: recorder(),
            stopping: tokio_util::sync::CancellationToken::new(),
            connections: tokio_util::task::TaskTracker::new(),
            news: orders::News::default(),
            readiness: Default::default(),
            config,
        });
        let stored = table::announce(&app).await.map_err(|error| {
            ConfigError::new(message!("config-restore", why = error.to_string()))
        })?;
        let failed = |error: std::io::Error| {
            let addr = app.config.addr.to_string();
            ConfigError::new(message!(
                "config-addr",
                addr = addr,
                why = error.to_string()
            ))
        };
        let listener = tokio::net::TcpListener::bind(app.config.addr)
            .await
            .map_err(failed)?;
        let addr = listener.local_addr().map_err(failed)?;
        let serving = tokio::spawn(http::connections::serve(Arc::clone(&app), listener));
        tokio::spawn(tidy(Arc::clone(&app)));
        tokio::spawn(orders::follow(Arc::clone(&app)));
        let restored = stored.len();
        table::load_all(&app, stored);
        Ok(Server {
            addr,
            restored,
            app,
            serving,
            ownership,
        })
    }

    /// Writes what browsers ask for first before anybody asks.
    pub fn warm_up(&self) {
        let app = Arc::clone(&self.app);
        tokio::spawn(async move {
            for lang in Lang::ALL {
                // Whoever needs it is told if it fails again.
                let _ = http::cards::page(&app, lang).await;
            }
        });
    }

    /// Tells everybody to come again, lets the tables finish what they do, and closes the database.
    pub async fn stop(self) {
        self.app.stopping.cancel();
        self.app.connections.close();
        let _ = tokio::time::timeout(GOODBYE, self.app.connections.wait()).await;
        let _ = tokio::time::timeout(GOODBYE, self.serving).await;
        for table in self.app.tables.all() {
            let (reply, done) = tokio::sync::oneshot::channel();
            table.tell(table::Command::Stop { reply }).await;
            let _ = tokio::time::timeout(GOODBYE, done).await;
        }
        self.ownership.release().await;
        self.app.database.close().await;
    }

    /// Returns when another server has taken over the database: there is nothing left to do here.
    pub async fn lost(&self) {
        self.ownership.lost.cancelled().await;
    }
}

/// Things that pile up are looked after once a minute, or once an hour.
async fn tidy(app: Arc<App>) {
    let mut minute = tokio::time::interval(Duration::from_secs(60));
    let mut hour = tokio::time::interval(Duration::from_secs(60 * 60));
    loop {
        tokio::select! {
            () = app.stopping.cancelled() => return,
            _ = minute.tick() => {
                app.gates.tidy();
                if let Some(metrics) = &app.metrics {
                    metrics.run_upkeep();
                }
            }
            _ = hour.tick() => {
                let tidied = async {
                    app.database.tidy(storage::now()).await?;
                    app.database.forget(&app.config.keep, storage::now()).await
                };
                if let Err(error) = tidied.await {
                    tracing::warn!(%error, "what is old was not tidied away");
                }
            }
        }
    }
}

/// There is one recorder in a process; the first server makes it.
fn recorder() -> Option<PrometheusHandle> {
    static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    RECORDER
        .get_or_init(|| {
            let recorder = PrometheusBuilder::new().install_recorder().ok();
            // Whoever watches wants to see that nothing has happened yet.
            for name in COUNTERS {
                metrics::counter!(name).increment(0);
            }
            recorder
        })
        .clone()
}

/// Lets this process have as many open files, and so connections, as the system allows it at all.
pub fn take_all_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let maximum = getrlimit(Resource::Nofile).maximum;
        let all = Rlimit {
            current: maximum,
            maximum,
        };
        if let Err(error) = setrlimit(Resource::Nofile, all) {
            tracing::warn!(%error, "the number of connections stays limited");
        }
    }
}
