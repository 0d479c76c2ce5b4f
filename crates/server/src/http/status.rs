//! How the server is.

use crate::app::App;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use std::sync::Arc;

/// 200 as long as games can be stored.
pub async fn health(State(app): State<Arc<App>>) -> impl IntoResponse {
    match app.database.alive().await {
        true => (StatusCode::OK, "ok\n"),
        false => (
            StatusCode::SERVICE_UNAVAILABLE,
            "the database does not answer\n",
        ),
    }
}

/// Numbers in the form that Prometheus reads.
pub async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    metrics::gauge!("spaceline_tables").set(app.tables.len() as f64);
    let text = app
        .metrics
        .as_ref()
        .map(|metrics| metrics.render())
        .unwrap_or_default();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
