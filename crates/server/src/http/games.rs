//! Tables: opening, finding, sitting down, beginning; replays.

use super::caller::{Caller, Known};
use super::problem::{Answer, Body, Path, Query};
use crate::app::App;
use crate::decks::{look_up, no_such_deck};
use crate::lesson::Lesson;
use crate::people::Secret;
use crate::storage::past::Wanted;
use crate::table::{self, Command, DeckChoice, Handle, JoinRequest, NewTable, Room, Who, level};
use crate::wire::messages::{Stage, TableInfo};
use crate::wire::{Access, Code, Problem, Setup};
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use locale::message;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Tables that are listed at once.
const MOST_LISTED: usize = 500;

#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Opening {
    #[serde(default, skip_serializing)]
    #[cfg_attr(feature = "ts", ts(type = "Partial<Setup>"))]
    setup: Setup,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "string"))]
    password: Option<Secret>,
    /// The deck of whoever opens the table.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    deck: Option<DeckChoice>,
    /// Bots for the seats after the first, by level.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    bots: Vec<String>,
    /// The decks of those bots, in the same order; those without one get any starter deck.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    bot_decks: Vec<DeckChoice>,
    /// Begin at once, if all seats are taken.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    start: bool,
    /// A lesson instead: it decides everything else, and begins at once.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    lesson: Option<Lesson>,
    /// A scenario instead, where the server allows it: the game goes on from there, with bots in all other seats.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    scenario: Option<String>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Opened {
    pub id: String,
}

#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Joining {
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    seat: Option<u8>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "string"))]
    password: Option<Secret>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    deck: Option<DeckChoice>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Joined {
    seat: u8,
}

#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Seating {
    /// The level of a bot; nobody, if there is none.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    bot: Option<String>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    deck: Option<DeckChoice>,
}

#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Listing {
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    stage: Option<Stage>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    mine: bool,
}

pub fn no_such_table() -> Problem {
    Problem::new(Code::NotFound, message!("no-such-table"))
}

pub async fn find(app: &App, id: &str) -> Result<Handle, Problem> {
    app.tables.find(id).await?.ok_or_else(no_such_table)
}

/// The same for somebody who would change something: what was private stays with those who played.
pub async fn find_for(app: &App, id: &str, who: &Who) -> Result<Handle, Problem> {
    let table = find(app, id).await?;
    let private = {
        let info = table.info.borrow();
        info.setup.access == Access::Password && info.stage == Stage::Over
    };
    match private && !table.seats(Some(who)) {
        true => Err(no_such_table()),
        false => Ok(table),
    }
}

pub fn bot_level(name: &str) -> Result<bots::Level, Problem> {
    level(name).ok_or_else(|| Problem::new(Code::Invalid, message!("no-such-level", name = name)))
}

pub async fn open(
    State(app): State<Arc<App>>,
    caller: Known,
    Body(new): Body<Opening>,
) -> Answer<Json<Opened>> {
    opening(&app, &caller, new)
        .await
        .map(|id| Json(Opened { id }))
        .map_err(|problem| caller.fail(problem))
}

async fn opening(app: &Arc<App>, caller: &Known, mut new: Opening) -> Result<String, Problem> {
    app.gates.person(&caller.who.id)?;
    let room = Room::take(app, &caller.who.id, caller.from)?;
    let lesson = new.lesson.or(new.setup.lesson);
    if let Some(lesson) = lesson {
        return table::teach(app, &caller.who, lesson, room).await;
    }
    if let Some(text) = new.scenario {
        let levels = levels(&new.bots)?;
        return table::play_scenario(app, &caller.who, text, &levels, room).await;
    }
    new.setup.check()?;
    if new.bots.len() >= usize::from(new.setup.players) || new.bot_decks.len() > new.bots.len() {
        return Err(Problem::new(Code::Invalid, message!("seat-wrong")));
    }
    let levels = levels(&new.bots)?;
    new.deck = look_up(app, caller, new.deck).await?;
    if let Some(deck) = &new.deck {
        table::choose(deck, &new.setup, app.catalogue)?;
    }
    let mut bot_decks = Vec::new();
    for deck in new.bot_decks {
        bot_decks.extend(look_up(app, caller, Some(deck)).await?);
    }
    let password = match (new.setup.access, new.password) {
        (Access::Password, Some(password)) => {
            password.check_for_table()?;
            Some(app.passwords.hash(password).await?)
        }
        (Access::Password, None) => {
            return Err(Problem::new(
                Code::Invalid,
                message!("table-needs-password"),
            ));
        }
        _ => None,
    };
    let who = &caller.who;
    let table = NewTable {
        setup: new.setup,
        password,
        by: who.clone(),
        room,
    };
    let id = table::open(app, table).await?;
    let handle = find(app, &id).await?;
    let furniture = Furniture {
        deck: new.deck,
        bots: levels,
        bot_decks,
        start: new.start,
    };
    let ready = furnish(&handle, who, furniture).await;
    if ready.is_err() {
        // A table that its owner does not know of is of no use.
        let who = who.clone();
        let _ = handle.ask(|reply| Command::Leave { who, reply }).await;
    }
    ready.map(|()| id)
}

fn levels(names: &[String]) -> Result<Vec<bots::Level>, Problem> {
    names.iter().map(|name| bot_level(name)).collect()
}

/// What belongs to a new table as it was asked for.
struct Furniture {
    deck: Option<DeckChoice>,
    bots: Vec<bots::Level>,
    /// What the bots play; any starter, if there is none.
    bot_decks: Vec<DeckChoice>,
    start: bool,
}

/// A new table as it was asked for: deck, bots, and perhaps the beginning.
async fn furnish(handle: &Handle, who: &Who, with: Furniture) -> Result<(), Problem> {
    if let Some(deck) = with.deck {
        handle
            .ask(|reply| Command::Deck {
                who: who.clone(),
                deck,
                reply,
            })
            .await?;
    }
    let decks = with.bot_decks.into_iter().map(Some);
    let decks = decks.chain(std::iter::repeat(None));
    for ((seat, level), deck) in (1..).zip(with.bots).zip(decks) {
        let bot = Some(level);
        handle
            .ask(|reply| Command::Seat {
                who: who.clone(),
                seat,
                bot,
                deck,
                reply,
            })
            .await?;
    }
    if with.start {
        handle
            .ask(|reply| Command::Start {
                who: who.clone(),
                reply,
            })
            .await?;
    }
    Ok(())
}

/// Public tables that are open or played at, and all of one's own; those that are over, if they are asked for.
pub async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
    Query(want): Query<Listing>,
) -> Answer<Json<Vec<TableInfo>>> {
    if want.stage == Some(Stage::Over) {
        let who = caller.who.as_ref();
        let wanted = Wanted {
            by: who.map(|who| who.id.clone()).unwrap_or_default(),
            mine: want.mine,
            limit: MOST_LISTED as u32,
            ..Wanted::default()
        };
        let found = table::finished_tables(&app, &wanted).await;
        return found.map(Json).map_err(|problem| caller.fail(problem));
    }
    let wanted = |table: Handle| {
        let info = Arc::clone(&table.info.borrow());
        let own = table.seats(caller.who.as_ref());
        let shown = own || !want.mine && info.setup.access == Access::Public;
        let wanted = shown && want.stage.is_none_or(|stage| stage == info.stage);
        wanted.then(|| (*info).clone())
    };
    let tables = app.tables.all().into_iter();
    let mut found: Vec<TableInfo> = tables.filter_map(wanted).collect();
    found.sort_by_key(|info| std::cmp::Reverse(info.created));
    found.truncate(MOST_LISTED);
    Ok(Json(found))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asking {
    #[serde(default)]
    password: Option<Secret>,
}

/// Whoever knows the id may see who plays, if there is no password; ids of private tables are not told to others.
pub async fn about(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(Asking { password }): Query<Asking>,
) -> Answer<Json<TableInfo>> {
    let request = caller.join_request(password);
    let about = table::about(&app, &id, caller.who.as_ref(), request).await;
    about.map(Json).map_err(|problem| caller.fail(problem))
}

pub async fn join(
    State(app): State<Arc<App>>,
    caller: Known,
    Path(id): Path<String>,
    Body(joining): Body<Joining>,
) -> Answer<Json<Joined>> {
    let join = async {
        app.gates.person(&caller.who.id)?;
        let table = find_for(&app, &id, &caller.who).await?;
        let Joining {
            seat,
            password,
            deck,
        } = joining;
        let deck = look_up(&app, &caller, deck).await?;
        if let Some(deck) = &deck {
            // Nobody sits down with a deck that cannot be played.
            let setup = table.info.borrow().setup.clone();
            table::choose(deck, &setup, app.catalogue)?;
        }
        let who = caller.who.clone();
        let from = caller.from;
        let request = JoinRequest { password, from };
        let heard = table.seats(Some(&who)) || table.password_ok(&app, request).await?;
        let seat = table
            .ask(|reply| Command::Join {
                who,
                seat,
                heard,
                reply,
            })
            .await?;
        if let Some(deck) = deck {
            let who = caller.who.clone();
            table
                .ask(|reply| Command::Deck { who, deck, reply })
                .await?;
        }
        Ok(Json(Joined { seat }))
    };
    join.await.map_err(|problem| caller.fail(problem))
}

pub async fn leave(
    State(app): State<Arc<App>>,
    caller: Known,
    Path(id): Path<String>,
) -> Answer<Json<()>> {
    let who = caller.who.clone();
    ask(&app, &caller, &id, |reply| Command::Leave { who, reply }).await
}

pub async fn deck(
    State(app): State<Arc<App>>,
    caller: Known,
    Path(id): Path<String>,
    Body(deck): Body<DeckChoice>,
) -> Answer<Json<()>> {
    let choose = async {
        app.gates.person(&caller.who.id)?;
        let deck = look_up(&app, &caller, Some(deck)).await?;
        let deck = deck.ok_or_else(no_such_deck)?;
        let who = caller.who.clone();
        let table = find_for(&app, &id, &caller.who).await?;
        table.ask(|reply| Command::Deck { who, deck, reply }).await
    };
    choose
        .await
        .map(Json)
        .map_err(|problem| caller.fail(problem))
}

pub async fn seat(
    State(app): State<Arc<App>>,
    caller: Known,
    Path((id, seat)): Path<(String, u8)>,
    Body(Seating { bot, deck }): Body<Seating>,
) -> Answer<Json<()>> {
    let bot = bot
        .map(|name| bot_level(&name))
        .transpose()
        .map_err(|problem| caller.fail(problem))?;
    let deck = look_up(&app, &caller, deck)
        .await
        .map_err(|problem| caller.fail(problem))?;
    let who = caller.who.clone();
    ask(&app, &caller, &id, |reply| Command::Seat {
        who,
        seat,
        bot,
        deck,
        reply,
    })
    .await
}

pub async fn start(
    State(app): State<Arc<App>>,
    caller: Known,
    Path(id): Path<String>,
) -> Answer<Json<()>> {
    let who = caller.who.clone();
    ask(&app, &caller, &id, |reply| Command::Start { who, reply }).await
}

/// One command to a table, by somebody who does not ask too often.
async fn ask(
    app: &App,
    caller: &Known,
    id: &str,
    command: impl FnOnce(table::Reply<()>) -> Command,
) -> Answer<Json<()>> {
    let done = async {
        app.gates.person(&caller.who.id)?;
        find_for(app, id, &caller.who).await?.ask(command).await
    };
    done.await.map(Json).map_err(|problem| caller.fail(problem))
}

/// The file of a game that is over.
pub async fn replay(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Answer<impl IntoResponse> {
    let text = table::finished_replay(&app, &id, caller.who.as_ref())
        .await
        .map_err(|problem| caller.fail(problem))?;
    let name = format!("attachment; filename=\"spaceline-{id}.replay\"");
    Ok((
        [
            (header::CONTENT_TYPE, String::from("application/x-ndjson")),
            (header::CONTENT_DISPOSITION, name),
        ],
        text,
    ))
}
