//! Looking back: games that are over, any moment of a game, and playing on from there.

use super::caller::{Caller, Known};
use super::games::{Opened, bot_level};
use super::problem::{Answer, Body, Path, Query};
use crate::app::App;
use crate::people::Secret;
use crate::storage::past::{PastRow, Wanted};
use crate::table::{self, Branch, Eyes, Room};
use crate::wire::past::{FinishedGame, FinishedGames, FinishedSeat, History, Moment};
use crate::wire::words::spoken;
use crate::wire::{Code, Problem};
use axum::extract::State;
use axum::routing::{get, post};
use axum::{Json, Router};
use cards::Edition;
use engine::Seat;
use locale::{Lang, message};
use serde::Deserialize;
use std::sync::Arc;

/// Games of one page.
const FEW: u32 = 30;
const MOST: u32 = 100;
/// The longest word to search for.
const LONGEST: usize = 100;

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/games/finished", get(finished))
        .route("/games/{id}/view", get(view))
        .route("/games/{id}/history", get(history))
        .route("/games/{id}/continue", post(play_on))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Search {
    /// A part of a player's name, and of the name of the deck of that player.
    #[serde(default)]
    player: String,
    #[serde(default)]
    deck: String,
    /// The level of a bot that took part.
    #[serde(default)]
    bot: Option<String>,
    #[serde(default)]
    edition: Option<Edition>,
    /// Milliseconds since 1970: ended at this time or later, and before that one.
    #[serde(default)]
    since: Option<i64>,
    #[serde(default)]
    until: Option<i64>,
    #[serde(default)]
    limit: Option<u32>,
    /// What the page before said is next.
    #[serde(default)]
    before: Option<String>,
}

async fn finished(
    State(app): State<Arc<App>>,
    caller: Caller,
    Query(search): Query<Search>,
) -> Answer<Json<FinishedGames>> {
    let found = async {
        let wanted = wanted(search, &caller)?;
        let page = table::finished_games(&app, &wanted).await?;
        Ok(Json(FinishedGames {
            next: page.next.map(|(ended, id)| format!("{ended}-{id}")),
            games: page.games.into_iter().map(told).collect(),
        }))
    };
    found.await.map_err(|problem| caller.fail(problem))
}

fn wanted(search: Search, caller: &Caller) -> Result<Wanted, Problem> {
    let wrong = |what: &str| {
        let message = message!("bad-request", why = what.to_owned());
        Problem::new(Code::Invalid, message)
    };
    if search.player.len() > LONGEST || search.deck.len() > LONGEST {
        return Err(wrong("too long"));
    }
    let before = match search.before {
        None => None,
        Some(next) => {
            let (ended, id) = next.split_once('-').ok_or_else(|| wrong("before"))?;
            let ended = ended.parse().map_err(|_| wrong("before"))?;
            Some((ended, id.to_owned()))
        }
    };
    let bot = search.bot.map(|name| bot_level(&name)).transpose()?;
    Ok(Wanted {
        by: caller
            .who
            .as_ref()
            .map(|who| who.id.clone())
            .unwrap_or_default(),
        mine: false,
        // A database takes no text with a zero in it.
        player: search.player.replace('\0', ""),
        deck: search.deck.replace('\0', ""),
        bot: bot.map(|level| level.name().to_owned()).unwrap_or_default(),
        edition: search
            .edition
            .map(|edition| edition.name().to_owned())
            .unwrap_or_default(),
        since: search.since,
        until: search.until,
        before: before.map(|(ended, id)| (ended, id.replace('\0', ""))),
        limit: search.limit.unwrap_or(FEW).clamp(1, MOST),
    })
}

fn told(row: PastRow) -> FinishedGame {
    let seats = row.seats.into_iter().map(|seat| FinishedSeat {
        name: seat.name,
        bot: seat.bot,
        guest: seat.guest,
        deck: seat.deck_name,
        result: seat.result,
        rating_before: seat.rating_before,
        rating_after: seat.rating_after,
    });
    FinishedGame {
        id: row.id,
        setup: row.setup,
        started: row.started,
        ended: row.ended,
        answers: row.entries,
        result: row.result,
        seats: seats.collect(),
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Looking {
    /// After how many answers; the last moment if it is not said.
    #[serde(default)]
    at: Option<usize>,
    /// The number of a seat, `none` for what spectators see, or `all`.
    #[serde(default)]
    seat: Option<String>,
    /// Of the history: a page of steps up to this number.
    #[serde(default)]
    until: Option<u32>,
    #[serde(default)]
    password: Option<Secret>,
    #[serde(default, deserialize_with = "spoken")]
    words: Option<Lang>,
}

/// Through whose eyes.
pub fn eyes(seat: Option<&str>) -> Result<Option<Eyes>, Problem> {
    Ok(match seat {
        None => None,
        Some("none") => Some(Eyes::Spectator),
        Some("all") => Some(Eyes::All),
        Some(seat) => {
            let seat = seat.parse().map_err(|_| table::no_such_seat())?;
            Some(Eyes::Seat(Seat(seat)))
        }
    })
}

async fn view(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(Looking {
        at,
        seat,
        password,
        words,
        ..
    }): Query<Looking>,
) -> Answer<Json<Moment>> {
    let look = async {
        let eyes = eyes(seat.as_deref())?;
        let found = table::record(
            &app,
            &id,
            caller.who.as_ref(),
            caller.join_request(password),
            eyes,
        )
        .await?;
        table::moment(&app, found, at, words.unwrap_or(caller.lang))
            .await
            .map(Json)
    };
    look.await.map_err(|problem| caller.fail(problem))
}

async fn history(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(Looking {
        seat,
        until,
        password,
        words,
        ..
    }): Query<Looking>,
) -> Answer<Json<History>> {
    let look = async {
        let eyes = eyes(seat.as_deref())?;
        let found = table::record(
            &app,
            &id,
            caller.who.as_ref(),
            caller.join_request(password),
            eyes,
        )
        .await?;
        table::history(&app, found, until, words.unwrap_or(caller.lang))
            .await
            .map(Json)
    };
    look.await.map_err(|problem| caller.fail(problem))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayingOn {
    /// After how many answers.
    at: usize,
    seat: u8,
    /// The levels of the others: one for each, one for all, or none in particular.
    #[serde(default)]
    bots: Vec<String>,
}

async fn play_on(
    State(app): State<Arc<App>>,
    caller: Known,
    Path(id): Path<String>,
    Body(PlayingOn { at, seat, bots }): Body<PlayingOn>,
) -> Answer<Json<Opened>> {
    let begin = async {
        app.gates.person(&caller.who.id)?;
        let room = Room::take(&app, &caller.who.id, caller.from)?;
        let bots = bots.iter().map(|name| bot_level(name));
        let branch = Branch {
            at,
            seat: Seat(seat),
            bots: bots.collect::<Result<_, _>>()?,
        };
        table::branch(&app, &caller.who, &id, &branch, room).await
    };
    begin
        .await
        .map(|id| Json(Opened { id }))
        .map_err(|problem| caller.fail(problem))
}
