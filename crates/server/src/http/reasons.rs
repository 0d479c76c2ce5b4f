//! Why: where numbers come from, what is not possible, what is still missing.

use super::caller::{Caller, Known};
use super::games::find;
use super::past::eyes;
use super::problem::{Answer, Path, Query};
use crate::app::App;
use crate::people::Secret;
use crate::table::{self, Command, Reason};
use crate::wire::words::{AttemptAfter, AttemptPlan, Checklist, Hint, spoken};
use crate::wire::{Code, Problem};
use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use engine::{Action, CardId};
use locale::{Lang, message};
use serde::Deserialize;
use std::sync::Arc;
use tell::why::Sheet;
use tell::why_not::NotNow;

/// Cards that can be named at once; no game has more.
const MOST: usize = 1000;

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/games/{id}/why", get(why))
        .route("/games/{id}/why-not", get(why_not))
        .route("/games/{id}/checklist", get(checklist))
        .route("/games/{id}/forecast", get(forecast))
        .route("/games/{id}/plan", get(plan))
        .route("/games/{id}/hint", get(hint))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct AskingWhy {
    card: u16,
    /// A moment that is past, and through whose eyes, as for a view.
    #[serde(default)]
    at: Option<usize>,
    #[serde(default)]
    seat: Option<String>,
    #[serde(default)]
    password: Option<Secret>,
    #[serde(default, deserialize_with = "spoken")]
    words: Option<Lang>,
}

async fn why(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Query(asking): Query<AskingWhy>,
) -> Answer<Json<Sheet>> {
    let look = async {
        let (card, lang) = (CardId(asking.card), asking.words.unwrap_or(caller.lang));
        let request = caller.join_request(asking.password);
        let past = asking.at.is_some() || asking.seat.is_some();
        let Some(table) = app.tables.find(&id).await?.filter(|_| !past) else {
            let eyes = eyes(asking.seat.as_deref())?;
            let found = table::record(&app, &id, caller.who.as_ref(), request, eyes).await?;
            return table::why(&app, found, asking.at, card, lang)
                .await
                .map(Json);
        };
        let who = caller.who.clone();
        let heard = table.seats(who.as_ref()) || table.password_ok(&app, request).await?;
        let command = |reply| {
            Command::Reason(Reason::Why {
                who,
                heard,
                card,
                lang,
                reply,
            })
        };
        table.ask(command).await.map(Json)
    };
    look.await.map_err(|problem| caller.fail(problem))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct AskingWhyNot {
    #[serde(default)]
    picked: String,
    /// One card only, with everything it could do.
    #[serde(default)]
    card: Option<u16>,
    #[serde(default, deserialize_with = "spoken")]
    words: Option<Lang>,
}

async fn why_not(
    State(app): State<Arc<App>>,
    caller: Known,
    Path(id): Path<String>,
    Query(asking): Query<AskingWhyNot>,
) -> Answer<Json<Vec<NotNow>>> {
    let look = async {
        app.gates.person(&caller.who.id)?;
        let (table, picked) = (find(&app, &id).await?, cards(&asking.picked)?);
        let command = |reply| {
            Command::Reason(Reason::Not {
                who: caller.who.clone(),
                picked,
                card: asking.card.map(CardId),
                lang: asking.words.unwrap_or(caller.lang),
                reply,
            })
        };
        table.ask(command).await.map(Json)
    };
    look.await.map_err(|problem| caller.fail(problem))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Checking {
    #[serde(default)]
    cards: String,
    /// The mission of the attempt if it is not said.
    #[serde(default)]
    mission: Option<u16>,
    #[serde(default, deserialize_with = "spoken")]
    words: Option<Lang>,
}

async fn checklist(
    State(app): State<Arc<App>>,
    caller: Known,
    Path(id): Path<String>,
    Query(checking): Query<Checking>,
) -> Answer<Json<Checklist>> {
    let look = async {
        app.gates.person(&caller.who.id)?;
        let (table, cards) = (find(&app, &id).await?, cards(&checking.cards)?);
        let command = |reply| {
            Command::Reason(Reason::Missing {
                who: caller.who.clone(),
                mission: checking.mission.map(CardId),
                cards,
                lang: checking.words.unwrap_or(caller.lang),
                reply,
            })
        };
        table.ask(command).await.map(Json)
    };
    look.await.map_err(|problem| caller.fail(problem))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Choosing {
    #[serde(default)]
    cards: String,
    #[serde(default, deserialize_with = "spoken")]
    words: Option<Lang>,
}

async fn forecast(
    State(app): State<Arc<App>>,
    caller: Known,
    Path(id): Path<String>,
    Query(choosing): Query<Choosing>,
) -> Answer<Json<AttemptAfter>> {
    let look = async {
        app.gates.person(&caller.who.id)?;
        let (table, cards) = (find(&app, &id).await?, cards(&choosing.cards)?);
        let command = |reply| {
            Command::Reason(Reason::Forecast {
                who: caller.who.clone(),
                cards,
                lang: choosing.words.unwrap_or(caller.lang),
                reply,
            })
        };
        table.ask(command).await.map(Json)
    };
    look.await.map_err(|problem| caller.fail(problem))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Planning {
    mission: u16,
    /// The ship, at a space mission.
    #[serde(default)]
    ship: Option<u16>,
    #[serde(default, deserialize_with = "spoken")]
    words: Option<Lang>,
}

async fn plan(
    State(app): State<Arc<App>>,
    caller: Known,
    Path(id): Path<String>,
    Query(planning): Query<Planning>,
) -> Answer<Json<AttemptPlan>> {
    let look = async {
        app.gates.person(&caller.who.id)?;
        let table = find(&app, &id).await?;
        let command = |reply| {
            Command::Reason(Reason::Plan {
                who: caller.who.clone(),
                attempt: Action::Attempt {
                    mission: CardId(planning.mission),
                    ship: planning.ship.map(CardId),
                },
                lang: planning.words.unwrap_or(caller.lang),
                reply,
            })
        };
        table.ask(command).await.map(Json)
    };
    look.await.map_err(|problem| caller.fail(problem))
}

async fn hint(
    State(app): State<Arc<App>>,
    caller: Known,
    Path(id): Path<String>,
) -> Answer<Json<Hint>> {
    let look = async {
        app.gates.person(&caller.who.id)?;
        let table = find(&app, &id).await?;
        let who = caller.who.clone();
        let command = |reply| Command::Reason(Reason::Hint { who, reply });
        table.ask(command).await.map(Json)
    };
    look.await.map_err(|problem| caller.fail(problem))
}

/// `3,4,5`.
pub fn cards(list: &str) -> Result<Vec<CardId>, Problem> {
    let wrong = || {
        let message = message!("bad-request", why = "3,4,5");
        Problem::new(Code::Invalid, message)
    };
    let parts = list
        .split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty());
    let numbers = parts.take(MOST).map(|part| part.parse().map(CardId));
    numbers.collect::<Result<_, _>>().map_err(|_| wrong())
}
