//! How the server is.

use crate::app::App;
use crate::storage::Database;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// How long what was found is repeated.
const FRESH: Duration = Duration::from_secs(1);
/// How long the database may take.
const LIMIT: Duration = Duration::from_secs(3);

/// 200 as long as the process works, whatever the database does: there is no use in starting it again.
pub async fn health() -> impl IntoResponse {
    (StatusCode::OK, "ok\n")
}

/// 200 as long as games can be stored. Tries it, but not more than once a second however many ask.
pub async fn ready(State(app): State<Arc<App>>) -> impl IntoResponse {
    match app.readiness.look(&app.database).await {
        Ok(()) => (StatusCode::OK, String::from("ok\n")),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")),
    }
}

/// What came of the last attempt to store something.
#[derive(Debug, Default)]
pub struct Readiness(Mutex<Option<(Instant, Result<(), String>)>>);

impl Readiness {
    async fn look(&self, database: &Database) -> Result<(), String> {
        let mut last = self.0.lock().await;
        if let Some((at, found)) = &*last
            && at.elapsed() < FRESH
        {
            return found.clone();
        }
        let found = tokio::time::timeout(LIMIT, database.try_to_write()).await;
        let found = match found {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(format!("nothing can be stored: {error}")),
            Err(_) => Err(String::from(
                "nothing can be stored: the database takes too long",
            )),
        };
        *last = Some((Instant::now(), found.clone()));
        found
    }
}

/// Numbers in the form that Prometheus reads.
pub async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    metrics::gauge!("spaceline_tables").set(app.tables.len() as f64);
    metrics::gauge!("spaceline_tables_waiting").set(app.tables.waiting() as f64);
    let text = app
        .metrics
        .as_ref()
        .map(|metrics| metrics.render())
        .unwrap_or_default();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
