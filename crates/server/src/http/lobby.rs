//! The lobby over WebSocket and as a stream of lines.

use super::caller::{Caller, address};
use super::limits::{Line, group, too_many};
use super::problem::{Answer, Failed};
use super::socket::{LARGEST, LOST, MOST_MISTAKES, PING, SLOW};
use super::stream::{LINES, QUIET};
use crate::app::App;
use crate::lobby::Reader;
use crate::people::Here;
use crate::wire::lobby::ToLobby;
use crate::wire::{Code, Problem};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use governor::DefaultDirectRateLimiter;
use locale::{Lang, message};
use serde::Deserialize;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::time::{Instant, interval, timeout};
use tokio_util::sync::CancellationToken;

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

async fn stream(
    State(app): State<Arc<App>>,
    caller: Caller,
    ConnectInfo(info): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Answer<impl IntoResponse> {
    let from = group(address(&app, &headers, Some(&ConnectInfo(info))));
    let line = Line::open(&app, from).map_err(|problem| caller.fail(problem))?;
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
    ConnectInfo(info): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failed> {
    let from = group(address(&app, &headers, Some(&ConnectInfo(info))));
    let line = Line::open(&app, from).map_err(|problem| caller.fail(problem))?;
    let here = Here::new(&app, &caller);
    let upgrade = upgrade
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .read_buffer_size(4 * 1024)
        .write_buffer_size(4 * 1024)
        .max_write_buffer_size(4 * 1024 * 1024);
    Ok(upgrade.on_upgrade(move |socket| {
        let visitor = Visitor {
            socket,
            reader: Reader::new(&app, caller.who),
            lang: caller.lang,
            gate: app.gates.connection(),
            stopping: app.stopping.clone(),
            ended: here.ended.clone(),
        };
        app.connections.track_future(async move {
            let _until_then = (line, here);
            visitor.run().await;
        })
    }))
}

struct Visitor {
    socket: WebSocket,
    reader: Reader,
    lang: Lang,
    gate: DefaultDirectRateLimiter,
    stopping: CancellationToken,
    /// The session with which they came is over.
    ended: CancellationToken,
}

impl Visitor {
    async fn run(mut self) {
        let (code, why) = self.talk().await;
        let frame = CloseFrame {
            code,
            reason: Utf8Bytes::from_static(why),
        };
        let _ = timeout(SLOW, self.socket.send(Message::Close(Some(frame)))).await;
    }

    /// Until one side has enough.
    async fn talk(&mut self) -> (u16, &'static str) {
        let mut ping = interval(PING);
        let mut heard = Instant::now();
        let mut mistakes = 0;
        let (stopping, ended) = (self.stopping.clone(), self.ended.clone());
        loop {
            let out = tokio::select! {
                () = stopping.cancelled() => return (close_code::AWAY, "restarting"),
                () = ended.cancelled() => return (close_code::AGAIN, "come again"),
                news = self.reader.next() => match news {
                    None => return (close_code::AGAIN, "come again"),
                    Some(text) => Message::text(text),
                },
                frame = self.socket.recv() => {
                    heard = Instant::now();
                    match frame {
                        Some(Ok(Message::Text(text))) => {
                            let reply = self.reply(&text);
                            mistakes = if reply == ToLobby::Pong { 0 } else { mistakes + 1 };
                            if mistakes >= MOST_MISTAKES {
                                return (close_code::POLICY, "not understood");
                            }
                            Message::text(serde_json::to_string(&reply).unwrap_or_default())
                        }
                        Some(Ok(Message::Binary(_))) => return (close_code::UNSUPPORTED, "text only"),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return (close_code::NORMAL, ""),
                    }
                },
                _ = ping.tick() => {
                    if heard.elapsed() > LOST {
                        return (close_code::AWAY, "lost");
                    }
                    Message::Ping(Default::default())
                }
            };
            if !matches!(timeout(SLOW, self.socket.send(out)).await, Ok(Ok(()))) {
                return (close_code::POLICY, "too slow");
            }
        }
    }

    fn reply(&self, text: &str) -> ToLobby {
        let problem = |problem: Problem| ToLobby::Problem(problem.say(self.lang));
        if self.gate.check().is_err() {
            return problem(too_many(1));
        }
        match serde_json::from_str::<FromLobby>(text) {
            Ok(FromLobby::Ping) => ToLobby::Pong,
            Err(error) => problem(Problem::new(
                Code::Invalid,
                message!("bad-request", why = error.to_string()),
            )),
        }
    }
}
