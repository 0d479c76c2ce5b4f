//! Friends, blocked people, reports.

use super::caller::Known;
use super::problem::{Answer, Body, Path};
use crate::app::App;
use crate::people::Name;
use crate::people::accounts::unstored;
use crate::storage::now;
use crate::storage::people::PersonRow;
use crate::storage::relations::{Relation, ReportRow};
use crate::table::clean;
use crate::wire::people::{Blocked, Friend};
use crate::wire::{Code, Problem};
use axum::extract::State;
use axum::routing::{get, post, put};
use axum::{Json, Router};
use locale::message;
use serde::Deserialize;
use std::sync::Arc;

/// Friends, or blocked people, of one person.
const MOST: i64 = 500;
/// Reports of one person in a day, and the longest.
const MOST_REPORTS: i64 = 20;
const LONGEST_REPORT: usize = 4_000;
const DAY: i64 = 24 * 60 * 60 * 1000;

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/friends", get(friends))
        .route("/friends/{name}", put(befriend).delete(unfriend))
        .route("/blocks", get(blocks))
        .route("/blocks/{name}", put(block).delete(unblock))
        .route("/reports", post(report))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Report {
    /// The name of whoever did something; nobody, if the program did.
    #[serde(default)]
    about: Option<String>,
    #[serde(default)]
    game: Option<String>,
    text: String,
}

pub fn nobody_called() -> Problem {
    Problem::new(Code::NotFound, message!("no-such-person"))
}

/// Somebody else of this name.
async fn somebody(app: &App, caller: &Known, name: &str) -> Result<PersonRow, Problem> {
    app.gates.person(&caller.who.id)?;
    let name = Name::new(name).map_err(|_| nobody_called())?;
    let found = app.database.person_named(&name.key()).await;
    let person = found.map_err(unstored)?.ok_or_else(nobody_called)?;
    if person.id == caller.who.id {
        return Err(Problem::new(Code::Invalid, message!("that-is-you")));
    }
    Ok(person)
}

async fn relate(app: &App, caller: &Known, name: &str, kind: Relation) -> Answer<Json<()>> {
    let relate = async {
        let other = somebody(app, caller, name).await?;
        let stored = app
            .database
            .relate(&caller.who.id, &other.id, kind, now(), MOST)
            .await;
        match stored.map_err(unstored)? {
            true => Ok(Json(())),
            false => {
                let most = usize::try_from(MOST).unwrap_or_default();
                let message = message!("too-many-people", most = most);
                Err(Problem::new(Code::TooMany, message))
            }
        }
    };
    relate.await.map_err(|problem| caller.fail(problem))
}

async fn unrelate(app: &App, caller: &Known, name: &str, kind: Relation) -> Answer<Json<()>> {
    let unrelate = async {
        let other = somebody(app, caller, name).await?;
        let done = app.database.unrelate(&caller.who.id, &other.id, kind).await;
        done.map(Json).map_err(unstored)
    };
    unrelate.await.map_err(|problem| caller.fail(problem))
}

async fn befriend(
    State(app): State<Arc<App>>,
    caller: Known,
    Path(name): Path<String>,
) -> Answer<Json<()>> {
    relate(&app, &caller, &name, Relation::Friend).await
}

async fn unfriend(
    State(app): State<Arc<App>>,
    caller: Known,
    Path(name): Path<String>,
) -> Answer<Json<()>> {
    unrelate(&app, &caller, &name, Relation::Friend).await
}

async fn block(
    State(app): State<Arc<App>>,
    caller: Known,
    Path(name): Path<String>,
) -> Answer<Json<()>> {
    relate(&app, &caller, &name, Relation::Block).await
}

async fn unblock(
    State(app): State<Arc<App>>,
    caller: Known,
    Path(name): Path<String>,
) -> Answer<Json<()>> {
    unrelate(&app, &caller, &name, Relation::Block).await
}

async fn friends(State(app): State<Arc<App>>, caller: Known) -> Answer<Json<Vec<Friend>>> {
    let friends = friends_of(&app, &caller.who.id).await;
    friends.map(Json).map_err(|problem| caller.fail(problem))
}

pub async fn friends_of(app: &App, person: &str) -> Result<Vec<Friend>, Problem> {
    let rows = app.database.relations(person, Relation::Friend).await;
    let friend = rows.map_err(unstored)?.into_iter().map(|row| Friend {
        // Whoever has blocked somebody does not tell them when they are here.
        here: !row.blocks && app.presence.is_here(&row.person),
        seen: (!row.blocks).then_some(row.seen),
        name: row.name,
        guest: row.guest,
        since: row.since,
    });
    Ok(friend.collect())
}

async fn blocks(State(app): State<Arc<App>>, caller: Known) -> Answer<Json<Vec<Blocked>>> {
    let blocks = blocks_of(&app, &caller.who.id).await;
    blocks.map(Json).map_err(|problem| caller.fail(problem))
}

pub async fn blocks_of(app: &App, person: &str) -> Result<Vec<Blocked>, Problem> {
    let rows = app.database.relations(person, Relation::Block).await;
    let blocked = rows.map_err(unstored)?.into_iter().map(|row| Blocked {
        name: row.name,
        since: row.since,
    });
    Ok(blocked.collect())
}

async fn report(
    State(app): State<Arc<App>>,
    caller: Known,
    Body(Report { about, game, text }): Body<Report>,
) -> Answer<Json<()>> {
    let report = async {
        let about = match about {
            Some(name) => Some(somebody(&app, &caller, &name).await?.id),
            None => {
                app.gates.person(&caller.who.id)?;
                None
            }
        };
        let game = game.unwrap_or_default();
        if !game.is_empty() && !crate::secret::is_id(&game) {
            return Err(super::games::no_such_table());
        }
        let empty = || Problem::new(Code::Invalid, message!("report-empty"));
        let now = now();
        let row = ReportRow {
            person: caller.who.id.clone(),
            about,
            game,
            text: clean(&text, LONGEST_REPORT).ok_or_else(empty)?,
            created: now,
        };
        let stored = app.database.new_report(&row, now - DAY, MOST_REPORTS).await;
        match stored.map_err(unstored)? {
            true => Ok(Json(())),
            false => Err(Problem::new(Code::TooMany, message!("too-many-reports"))),
        }
    };
    report.await.map_err(|problem| caller.fail(problem))
}
