//! The same game over plain HTTP, for programs: messages come as lines of JSON, and go by POST one at a time.

use super::caller::{Caller, Known};
use super::games::{find, find_for};
use super::limits::Line;
use super::problem::{Answer, Body as Json, Path, Query};
use crate::app::App;
use crate::people::{Here, Secret};
use crate::table::{Answered, Command, Decision, Handle, Listening, Who};
use crate::wire::messages::{Refused, ToClient};
use crate::wire::words::spoken;
use crate::wire::{Code, FromClient, Problem};
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use locale::{Lang, message};
use serde::Deserialize;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

pub const LINES: &str = "application/x-ndjson";
/// An empty line now and then shows that the connection still stands.
pub const QUIET: Duration = Duration::from_secs(15);

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Since {
    /// The number of the last message that arrived.
    #[serde(default)]
    pub since: u32,
    #[serde(default)]
    pub password: Option<Secret>,
    /// The language of the texts, if not that of the request.
    #[serde(default, deserialize_with = "spoken")]
    pub words: Option<Lang>,
}

/// A connection to a table, whatever it is made of: counted, known to be here, and listening.
pub struct Seated {
    pub line: Line,
    pub here: Here,
    pub table: Handle,
    pub listening: Listening,
}

impl Seated {
    pub async fn at(
        app: &Arc<App>,
        caller: &Caller,
        id: &str,
        Since {
            since,
            password,
            words,
        }: Since,
    ) -> Result<Seated, Problem> {
        let line = Line::open(app, caller.from)?;
        let here = Here::new(app, caller);
        let table = find(app, id).await?;
        // The grammars take a moment to be read, once; no table should wait for it.
        let _ = tokio::task::spawn_blocking(|| tell::texts::compiler().is_some()).await;
        let who = caller.who.clone();
        let heard = table.seats(who.as_ref())
            || table
                .password_ok(app, caller.join_request(password))
                .await?;
        let listen = |reply| Command::Listen {
            who,
            heard,
            since,
            lang: words.unwrap_or(caller.lang),
            reply,
        };
        Ok(Seated {
            listening: table.ask(listen).await?,
            line,
            here,
            table,
        })
    }
}

pub async fn listen(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(since): Query<Since>,
) -> Answer<impl IntoResponse> {
    let Seated {
        line,
        here,
        table,
        listening,
    } = (Seated::at(&app, &caller, &id, since).await).map_err(|problem| caller.fail(problem))?;
    let gone = Gone {
        table,
        listener: listening.id,
        _line: line,
    };
    let state = (listening.messages, (gone, here), app.stopping.clone());
    let lines = futures_util::stream::unfold(state, |(mut messages, open, stopping)| async move {
        let line = tokio::select! {
            () = stopping.cancelled() => return None,
            () = open.1.ended.cancelled() => return None,
            message = messages.recv() => message?,
            () = tokio::time::sleep(QUIET) => "".into(),
        };
        let bytes = Bytes::from(format!("{line}\n"));
        Some((Ok::<Bytes, Infallible>(bytes), (messages, open, stopping)))
    });
    Ok(([(header::CONTENT_TYPE, LINES)], Body::from_stream(lines)))
}

/// Tells the table that nobody listens any more.
struct Gone {
    table: Handle,
    listener: u64,
    _line: Line,
}

impl Drop for Gone {
    fn drop(&mut self) {
        let (table, listener) = (self.table.clone(), self.listener);
        tokio::spawn(async move { table.tell(Command::Gone { listener }).await });
    }
}

/// One message to the table. The reply is the one that a socket would get.
pub async fn message(
    State(app): State<Arc<App>>,
    caller: Known,
    Path(id): Path<String>,
    Json(message): Json<FromClient>,
) -> Answer<axum::Json<ToClient>> {
    let fail = |problem| caller.fail(problem);
    app.gates.person(&caller.who.id).map_err(fail)?;
    let table = find_for(&app, &id, &caller.who).await.map_err(fail)?;
    let (who, lang, from) = (Some(caller.who), caller.lang, caller.from);
    let sender = Sender { who, lang, from };
    let reply = reply_to(&app, &table, &sender, message).await;
    Ok(axum::Json(reply.unwrap_or(ToClient::Pong)))
}

/// Who sends a message, and from where.
#[derive(Clone, Debug)]
pub struct Sender {
    pub who: Option<Who>,
    pub lang: Lang,
    pub from: IpAddr,
}

/// Passes a message on to the table; what there is to reply.
pub async fn reply_to(
    app: &App,
    table: &Handle,
    Sender { who, lang, from }: &Sender,
    message: FromClient,
) -> Option<ToClient> {
    let (lang, from) = (*lang, *from);
    if message == FromClient::Ping {
        return Some(ToClient::Pong);
    }
    let problem = |problem: Problem| ToClient::Problem(problem.say(lang));
    let Some(who) = who.clone() else {
        return Some(problem(Problem::new(
            Code::SignIn,
            message!("sign-in-first"),
        )));
    };
    let done = match message {
        FromClient::Answer { n, answer, mark } => {
            return Some(match table.answer(who, n, answer, mark.clone()).await {
                Answered::Accepted(n) => ToClient::Accepted { mark, n },
                Answered::Refused(n, refusal, message) => ToClient::Refused(Refused {
                    mark,
                    n,
                    rule: Some(refusal.rule),
                    why: Some(refusal.why),
                    text: message.say(lang),
                }),
                Answered::Stale(n) => {
                    let text = message!("answer-stale").say(lang);
                    ToClient::Refused(Refused {
                        mark,
                        n,
                        rule: None,
                        why: None,
                        text,
                    })
                }
                Answered::Problem(why) => problem(why),
            });
        }
        FromClient::Pass => table.ask(|reply| Command::Pass { who, reply }).await,
        FromClient::Concede => table.ask(|reply| Command::Concede { who, reply }).await,
        FromClient::Draw => table.ask(|reply| Command::Draw { who, reply }).await,
        FromClient::Decline => table.ask(|reply| Command::Decline { who, reply }).await,
        FromClient::Undo => table.ask(|reply| Command::Undo { who, reply }).await,
        FromClient::Rematch => table.ask(|reply| Command::Rematch { who, reply }).await,
        FromClient::CarryOn => decide(table, who, Decision::CarryOn).await,
        FromClient::EndBroken => decide(table, who, Decision::End).await,
        FromClient::Chat { text } => match app.gates.chat(&who.id, from) {
            Ok(()) => table.ask(|reply| Command::Chat { who, text, reply }).await,
            Err(problem) => Err(problem),
        },
        FromClient::Settings { settings } => {
            table
                .ask(|reply| Command::Settings {
                    who,
                    settings,
                    reply,
                })
                .await
        }
        FromClient::ShowHand { yes } => {
            table
                .ask(|reply| Command::ShowHand { who, yes, reply })
                .await
        }
        FromClient::Ping => Ok(()),
    };
    done.err().map(problem)
}

async fn decide(table: &Handle, who: Who, decision: Decision) -> Result<(), Problem> {
    table
        .ask(|reply| Command::Decide {
            who,
            decision,
            reply,
        })
        .await
}
