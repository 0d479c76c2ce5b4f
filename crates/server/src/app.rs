//! What all parts of the server share.

use crate::config::Config;
use crate::decks::Turns;
use crate::http::cards::Page;
use crate::http::languages::PerLanguage;
use crate::http::limits::Gates;
use crate::http::status::Readiness;
use crate::lobby::Lobby;
use crate::orders::News;
use crate::people::{Passwords, Presence};
use crate::storage::Database;
use crate::storage::log::LogWriter;
use crate::table::{Archive, BotPool, Quotas, Respondable, Tables};
use cards::Catalogue;
use cards::search::Index;
use metrics_exporter_prometheus::PrometheusHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

#[derive(Debug)]
pub struct App {
    pub config: Config,
    pub catalogue: &'static Catalogue,
    pub database: Database,
    pub log: LogWriter,
    pub tables: Tables,
    pub lobby: Lobby,
    pub archive: Archive,
    pub bot_pool: BotPool,
    pub deck_turns: Turns,
    pub quotas: Quotas,
    pub passwords: Passwords,
    pub presence: Presence,
    pub respondable: Respondable,
    pub gates: Gates,
    pub card_pages: PerLanguage<Page>,
    pub card_indexes: PerLanguage<Index<'static>>,
    pub metrics: Option<PrometheusHandle>,
    pub news: News,
    pub readiness: Readiness,
    /// The server is going to stop.
    pub stopping: CancellationToken,
    /// Connections that are open.
    pub connections: TaskTracker,
}
