//! What whoever runs the server wants of it meanwhile: `spaceline admin` writes it into the database, and the server
//! looks there every few seconds.

use crate::app::App;
use crate::lobby;
use crate::storage::admin::Announcement;
use crate::storage::{StorageError, now};
use crate::table::Command;
use crate::wire::Code;
use std::sync::{Arc, PoisonError, RwLock};

/// What is announced now.
#[derive(Debug, Default)]
pub struct News(RwLock<Vec<Announcement>>);

impl News {
    /// For somebody who comes to a table.
    pub fn texts(&self) -> Vec<String> {
        let news = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let now = now();
        let current = news.iter().filter(|news| news.until > now);
        current.map(|news| news.text.clone()).collect()
    }

    /// Takes what is announced now; the part of it that is new.
    fn replace(&self, current: Vec<Announcement>) -> Vec<Announcement> {
        let mut news = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let known = |new: &Announcement| news.iter().any(|old| old.id == new.id);
        let fresh = current.iter().filter(|new| !known(new)).cloned().collect();
        *news = current;
        fresh
    }
}

/// Looks until the server stops.
pub async fn follow(app: Arc<App>) {
    let mut look = tokio::time::interval(app.config.look);
    look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = app.stopping.cancelled() => return,
            _ = look.tick() => {
                if let Err(error) = carry_out(&app).await {
                    tracing::warn!(%error, "orders were not read");
                }
            }
        }
    }
}

async fn carry_out(app: &App) -> Result<(), StorageError> {
    for news in app.news.replace(app.database.announcements().await?) {
        tracing::info!(text = news.text, "announced");
        app.lobby
            .tell(lobby::News::Announcement(news.text.as_str().into()));
        for table in app.tables.all() {
            let text = news.text.clone();
            table.tell(Command::Announce { text }).await;
        }
    }
    for request in app.database.requests().await? {
        match request.kind.as_str() {
            "close" => {
                if !close(app, &request.about).await {
                    tracing::warn!(game = request.about, "not closed; it is tried again");
                    continue;
                }
                tracing::info!(game = request.about, "closed");
            }
            "expel" => {
                for table in app.tables.all() {
                    let person = request.about.clone();
                    table.tell(Command::Expel { person }).await;
                }
                // The lobby too, and whatever else is open.
                app.presence.end_all(&request.about);
                tracing::info!(person = request.about, "sent away");
            }
            other => tracing::warn!(kind = other, "an order that is not understood"),
        }
        app.database.request_done(&request.id).await?;
    }
    Ok(())
}

/// Closes a table, loaded or not; whether it is closed now.
async fn close(app: &App, id: &str) -> bool {
    match app.tables.find(id).await {
        Ok(Some(table)) => {
            let closed = table.ask(|reply| Command::Close { reply }).await;
            // A table that is gone meanwhile is closed.
            !closed.is_err_and(|problem| problem.code != Code::NotFound)
        }
        // It is over, or there is none.
        Ok(None) => true,
        Err(_) => false,
    }
}
