//! The lobby over WebSocket and as a stream of lines.

use super::caller::Caller;
use super::limits::{Line, too_many};
use super::problem::{Answer, Failed};
use super::socket::{Connection, Desk, Reply, within_limits};
use super::stream::{LINES, QUIET};
use crate::app::App;
use crate::lobby::Reader;
use crate::people::Here;
use crate::wire::lobby::ToLobby;
use crate::wire::{Code, Problem};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Utf8Bytes, WebSocketUpgrade};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use governor::DefaultDirectRateLimiter;
use locale::{Lang, message};
use serde::Deserialize;
use std::convert::Infallible;
use std::sync::Arc;

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/lobby/socket", get(socket))
        .route("/lobby/stream", get(stream))
}

/// All that a client may say here.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
enum FromLobby {
    Ping,
}

async fn stream(State(app): State<Arc<App>>, caller: Caller) -> Answer<impl IntoResponse> {
    let line = Line::open(&app, caller.from).map_err(|problem| caller.fail(problem))?;
    let here = Here::new(&app, &caller);
    let reader = Reader::new(&app, caller.who);
    let state = (reader, (line, here), app.stopping.clone());
    let lines = futures_util::stream::unfold(state, |(mut reader, line, stopping)| async move {
        let text = tokio::select! {
            () = stopping.cancelled() => return None,
            () = line.1.ended.cancelled() => return None,
            message = reader.next() => message?,
            () = tokio::time::sleep(QUIET) => String::new(),
        };
        let bytes = Bytes::from(format!("{text}\n"));
        Some((Ok::<Bytes, Infallible>(bytes), (reader, line, stopping)))
    });
    Ok(([(header::CONTENT_TYPE, LINES)], Body::from_stream(lines)))
}

async fn socket(
    State(app): State<Arc<App>>,
    caller: Caller,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failed> {
    let upgrade = within_limits(upgrade, &caller)?;
    let line = Line::open(&app, caller.from).map_err(|problem| caller.fail(problem))?;
    let here = Here::new(&app, &caller);
    Ok(upgrade.on_upgrade(move |socket| {
        let visitor = Visitor {
            reader: Reader::new(&app, caller.who),
            lang: caller.lang,
            gate: app.gates.connection(),
        };
        let connection = Connection::new(&app, &here, socket, visitor);
        app.connections.track_future(async move {
            let _until_then = (line, here);
            connection.run().await;
        })
    }))
}

struct Visitor {
    reader: Reader,
    lang: Lang,
    gate: DefaultDirectRateLimiter,
}

impl Desk for Visitor {
    async fn next(&mut self) -> Option<Utf8Bytes> {
        self.reader.next().await.map(Utf8Bytes::from)
    }

    async fn handle(&mut self, text: &str) -> Option<Reply> {
        let problem = |problem: Problem| ToLobby::Problem(problem.say(self.lang));
        if self.gate.check().is_err() {
            return Some(Reply::problem(&problem(too_many(1)), Code::TooMany));
        }
        Some(match serde_json::from_str::<FromLobby>(text) {
            Ok(FromLobby::Ping) => Reply::new(&ToLobby::Pong),
            Err(error) => {
                let message = message!("bad-request", why = error.to_string());
                Reply::problem(
                    &problem(Problem::new(Code::Invalid, message)),
                    Code::Invalid,
                )
            }
        })
    }
}
