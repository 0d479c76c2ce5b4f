//! A live game over WebSocket: JSON messages both ways.

use super::caller::{Caller, address};
use super::limits::{group, too_many};
use super::problem::{Failed, Path, Query};
use super::stream::{Seated, Since, reply_to};
use crate::app::App;
use crate::table::{Command, Handle, Listening, Who};
use crate::wire::messages::{Said, ToClient};
use crate::wire::{Code, FromClient, Problem};
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::response::Response;
use governor::DefaultDirectRateLimiter;
use locale::{Lang, message};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, interval, timeout};
use tokio_util::sync::CancellationToken;

/// The largest message of a client.
pub const LARGEST: usize = 32 * 1024;
/// How long a message may take to be read by the other side.
pub const SLOW: Duration = Duration::from_secs(15);
/// How often a quiet connection is tried, and when it counts as lost.
pub const PING: Duration = Duration::from_secs(20);
pub const LOST: Duration = Duration::from_secs(65);
/// Unreadable messages before the connection is closed.
pub const MOST_MISTAKES: u32 = 20;

pub async fn listen(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    ConnectInfo(info): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failed> {
    let lang = caller.lang;
    let failed = |problem| Failed(lang, problem);
    let upgrade = upgrade.map_err(|rejection| {
        let message = message!("bad-request", why = rejection.body_text());
        failed(Problem::new(Code::Invalid, message))
    })?;
    let from = group(address(&app, &headers, Some(&ConnectInfo(info))));
    let Seated {
        line,
        here,
        table,
        listening,
    } = (Seated::at(&app, &caller, from, &id, since).await).map_err(failed)?;
    let upgrade = upgrade
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .read_buffer_size(4 * 1024)
        .write_buffer_size(4 * 1024)
        .max_write_buffer_size(1024 * 1024);
    Ok(upgrade.on_upgrade(move |socket| {
        let desk = Desk {
            table,
            who: caller.who,
            lang,
            gate: app.gates.connection(),
        };
        let connection = Connection {
            socket,
            desk,
            stopping: app.stopping.clone(),
            ended: here.ended.clone(),
        };
        app.connections.track_future(async move {
            let (_line, _here) = (line, here);
            connection.run(listening).await;
        })
    }))
}

struct Connection {
    socket: WebSocket,
    desk: Desk,
    stopping: CancellationToken,
    /// The session is over.
    ended: CancellationToken,
}

/// Where the messages of one connection arrive.
struct Desk {
    table: Handle,
    who: Option<Who>,
    lang: Lang,
    gate: DefaultDirectRateLimiter,
}

impl Connection {
    async fn run(mut self, mut listening: Listening) {
        let (code, why) = self.talk(&mut listening).await;
        let frame = CloseFrame {
            code,
            reason: Utf8Bytes::from_static(why),
        };
        let _ = timeout(SLOW, self.socket.send(Message::Close(Some(frame)))).await;
        self.desk
            .table
            .tell(Command::Gone {
                listener: listening.id,
            })
            .await;
    }

    /// Until one side has enough.
    async fn talk(&mut self, listening: &mut Listening) -> (u16, &'static str) {
        let mut ping = interval(PING);
        let mut heard = Instant::now();
        let mut mistakes = 0;
        let (stopping, ended) = (self.stopping.clone(), self.ended.clone());
        loop {
            tokio::select! {
                () = stopping.cancelled() => return (close_code::AWAY, "restarting"),
                () = ended.cancelled() => return (close_code::AGAIN, "come again"),
                message = listening.messages.recv() => match message {
                    None => return (close_code::AGAIN, "come again"),
                    Some(text) => {
                        if !self.send(Message::Text(Utf8Bytes::from(&*text))).await {
                            return (close_code::POLICY, "too slow");
                        }
                    }
                },
                frame = self.socket.recv() => {
                    heard = Instant::now();
                    match frame {
                        Some(Ok(Message::Text(text))) => {
                            let reply = self.desk.obey(&text).await;
                            mistakes = match &reply {
                                Some(ToClient::Problem(Said { code: Code::Invalid, .. })) => mistakes + 1,
                                _ => 0,
                            };
                            if let Some(reply) = reply {
                                let text = serde_json::to_string(&reply).unwrap_or_default();
                                if !self.send(Message::text(text)).await {
                                    return (close_code::POLICY, "too slow");
                                }
                            }
                            if mistakes >= MOST_MISTAKES {
                                return (close_code::POLICY, "not understood");
                            }
                        }
                        Some(Ok(Message::Binary(_))) => return (close_code::UNSUPPORTED, "text only"),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return (close_code::NORMAL, ""),
                    }
                },
                _ = ping.tick() => {
                    if heard.elapsed() > LOST {
                        return (close_code::AWAY, "lost");
                    }
                    if !self.send(Message::Ping(Default::default())).await {
                        return (close_code::POLICY, "too slow");
                    }
                }
            }
        }
    }

    async fn send(&mut self, message: Message) -> bool {
        matches!(timeout(SLOW, self.socket.send(message)).await, Ok(Ok(())))
    }
}

impl Desk {
    async fn obey(&self, text: &str) -> Option<ToClient> {
        let problem = |problem: Problem| Some(ToClient::Problem(problem.say(self.lang)));
        if self.gate.check().is_err() {
            return problem(too_many(1));
        }
        match serde_json::from_str::<FromClient>(text) {
            Ok(message) => reply_to(&self.table, self.who.as_ref(), self.lang, message).await,
            Err(error) => problem(Problem::new(
                Code::Invalid,
                message!("bad-request", why = error.to_string()),
            )),
        }
    }
}
