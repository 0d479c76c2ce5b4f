//! Connections over WebSocket: JSON messages both ways, at a table or in the lobby.

use super::caller::Caller;
use super::limits::too_many;
use super::problem::{Failed, Path, Query};
use super::stream::{Seated, Sender, Since, reply_to};
use crate::app::App;
use crate::people::Here;
use crate::table::{Command, Handle, Listening};
use crate::wire::messages::{ProblemText, ToClient};
use crate::wire::{Code, FromClient, Problem};
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use governor::DefaultDirectRateLimiter;
use locale::message;
use std::error::Error as _;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, interval, sleep, timeout};
use tokio_tungstenite::tungstenite;
use tokio_util::sync::CancellationToken;

/// The largest message of a client.
const LARGEST: usize = 32 * 1024;
/// The largest message to a client: the lobby with all its tables.
const LARGEST_OUT: usize = 4 * 1024 * 1024;
/// How long a message may take to be read by the other side.
const SLOW: Duration = Duration::from_secs(15);
/// How often a quiet connection is tried, and when it counts as lost.
const PING: Duration = Duration::from_secs(20);
const LOST: Duration = Duration::from_secs(65);
/// How long the other side has to read why it is cut off in the middle of a message.
const LAST_WORDS: Duration = Duration::from_secs(1);
/// A connection ends when it has used up this without a good message in between: after 20 messages that are not understood,
/// or 500 that are too many.
const PATIENCE: u32 = 1000;

pub async fn listen(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(since): Query<Since>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Failed> {
    let upgrade = within_limits(upgrade, &caller)?;
    let Seated {
        line,
        here,
        table,
        listening,
    } = (Seated::at(&app, &caller, &id, since).await).map_err(|problem| caller.fail(problem))?;
    Ok(upgrade.on_upgrade(move |socket| {
        let seat = AtTable {
            app: Arc::clone(&app),
            table,
            listening,
            sender: Sender {
                who: caller.who,
                lang: caller.lang,
                from: caller.from,
            },
            gate: app.gates.connection(),
        };
        let connection = Connection::new(&app, &here, socket, seat);
        app.connections.track_future(async move {
            let _until_then = (line, here);
            let AtTable {
                table, listening, ..
            } = connection.run().await;
            let listener = listening.id;
            table.tell(Command::Gone { listener }).await;
        })
    }))
}

/// The upgrade with the limits of all connections; a problem in words if the request is no upgrade.
pub fn within_limits(
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
    caller: &Caller,
) -> Result<WebSocketUpgrade, Failed> {
    let upgrade = upgrade.map_err(|rejection| {
        let message = message!("bad-request", why = rejection.body_text());
        caller.fail(Problem::new(Code::Invalid, message))
    })?;
    Ok(upgrade
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .read_buffer_size(4 * 1024)
        .write_buffer_size(4 * 1024)
        .max_write_buffer_size(LARGEST_OUT))
}

/// What is at the other end of a connection: news that come by themselves, and replies.
pub trait Desk: Send {
    /// The next message; `None` when there are no more. May be given up and called again at any time.
    fn next(&mut self) -> impl Future<Output = Option<Utf8Bytes>> + Send;
    fn handle(&mut self, text: &str) -> impl Future<Output = Option<Reply>> + Send;
}

pub struct Reply {
    text: String,
    /// What it costs of the patience with this connection.
    cost: u32,
}

impl Reply {
    pub fn new(message: &impl serde::Serialize) -> Reply {
        let text = serde_json::to_string(message).unwrap_or_default();
        Reply { text, cost: 0 }
    }

    /// To a message that was not understood, or was one too many.
    pub fn problem(message: &impl serde::Serialize, code: Code) -> Reply {
        let cost = match code {
            Code::Invalid => PATIENCE / 20,
            Code::TooMany => PATIENCE / 500,
            _ => 0,
        };
        Reply {
            cost,
            ..Reply::new(message)
        }
    }
}

pub struct Connection<D> {
    socket: WebSocket,
    desk: D,
    stopping: CancellationToken,
    /// The session is over.
    ended: CancellationToken,
}

impl<D: Desk> Connection<D> {
    pub fn new(app: &App, here: &Here, socket: WebSocket, desk: D) -> Connection<D> {
        Connection {
            socket,
            desk,
            stopping: app.stopping.clone(),
            ended: here.ended.clone(),
        }
    }

    pub async fn run(mut self) -> D {
        let (code, why) = self.talk().await;
        let frame = CloseFrame {
            code,
            reason: Utf8Bytes::from_static(why),
        };
        let _ = timeout(SLOW, self.socket.send(Message::Close(Some(frame)))).await;
        if code == close_code::SIZE {
            // With bytes left unread the system would cut the connection before the close arrives.
            sleep(LAST_WORDS).await;
        }
        self.desk
    }

    /// Until one side has enough.
    async fn talk(&mut self) -> (u16, &'static str) {
        let mut ping = interval(PING);
        let mut heard = Instant::now();
        let mut spent = 0;
        let (stopping, ended) = (self.stopping.clone(), self.ended.clone());
        loop {
            let out = tokio::select! {
                () = stopping.cancelled() => return (close_code::AWAY, "restarting"),
                () = ended.cancelled() => return (close_code::AGAIN, "come again"),
                news = self.desk.next() => match news {
                    None => return (close_code::AGAIN, "come again"),
                    Some(text) => Message::Text(text),
                },
                frame = self.socket.recv() => {
                    heard = Instant::now();
                    match frame {
                        Some(Ok(Message::Text(text))) => {
                            let reply = self.desk.handle(&text).await;
                            let cost = reply.as_ref().map_or(0, |reply| reply.cost);
                            spent = if cost > 0 { spent + cost } else { 0 };
                            match reply {
                                Some(reply) => Message::text(reply.text),
                                None => continue,
                            }
                        }
                        Some(Ok(Message::Binary(_))) => return (close_code::UNSUPPORTED, "text only"),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Err(error)) if is_too_large(&error) => return (close_code::SIZE, "too large"),
                        Some(Ok(Message::Close(_))) => {
                            // Their farewell is returned with the next attempt to read.
                            let _ = timeout(SLOW, self.socket.recv()).await;
                            return (close_code::NORMAL, "");
                        }
                        Some(Err(_)) | None => return (close_code::NORMAL, ""),
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
            if spent >= PATIENCE {
                return (close_code::POLICY, "not understood");
            }
        }
    }
}

fn is_too_large(error: &axum::Error) -> bool {
    let cause = error.source().and_then(|error| error.downcast_ref());
    matches!(cause, Some(tungstenite::Error::Capacity(_)))
}

/// A place at a table, at a seat or as a spectator.
struct AtTable {
    app: Arc<App>,
    table: Handle,
    listening: Listening,
    sender: Sender,
    gate: DefaultDirectRateLimiter,
}

impl Desk for AtTable {
    async fn next(&mut self) -> Option<Utf8Bytes> {
        let text = self.listening.messages.recv().await?;
        Some(Utf8Bytes::from(&*text))
    }

    async fn handle(&mut self, text: &str) -> Option<Reply> {
        let problem = |problem: Problem| Some(ToClient::Problem(problem.say(self.sender.lang)));
        let reply = match serde_json::from_str::<FromClient>(text) {
            _ if self.gate.check().is_err() => problem(too_many(1)),
            Ok(message) => reply_to(&self.app, &self.table, &self.sender, message).await,
            Err(error) => problem(Problem::new(
                Code::Invalid,
                message!("bad-request", why = error.to_string()),
            )),
        }?;
        Some(match &reply {
            ToClient::Problem(ProblemText { code, .. }) => Reply::problem(&reply, *code),
            _ => Reply::new(&reply),
        })
    }
}
