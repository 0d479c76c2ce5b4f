//! What helps a player to find their way: a hint, the missions against a crew, the decks of the game.

use super::caller::Known;
use super::games::find;
use super::problem::{Answer, Path, Query};
use super::reasons::cards;
use crate::app::App;
use crate::table::{Command, Owner, Question, Reason, not_asked};
use crate::wire::Problem;
use crate::wire::words::{Advice, MissionCheck, SeatDeck, spoken};
use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use bots::{Bot, Level};
use locale::Lang;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// Thinking about a hint takes no longer.
const LONGEST: Duration = Duration::from_millis(800);
/// Hints that are thought about at the same time, so that the bots get their turn.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/games/{id}/advice", get(advice))
        .route("/games/{id}/missions", get(missions))
        .route("/games/{id}/decks", get(decks))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Asking {
    #[serde(default)]
    cards: String,
    #[serde(default, deserialize_with = "spoken")]
    words: Option<Lang>,
}

/// The opinion of an Admiral, who thinks where the bots do.
async fn advice(
    State(app): State<Arc<App>>,
    caller: Known,
    Path(id): Path<String>,
    Query(asking): Query<Asking>,
) -> Answer<Json<Advice>> {
    let think = async {
        app.gates.person(&caller.who.id)?;
        let table = find(&app, &id).await?;
        let _turn = AT_ONCE.acquire().await;
        let who = caller.who.clone();
        let question = |reply| Question::Thought { who, reply };
        let thought = table.ask(|reply| Command::Reason(Reason::Question(question(reply))));
        let thought = thought.await?;
        let limit = app.config.think.min(LONGEST);
        let bot = Bot::new(Level::Admiral, thought.number().into()).within(limit);
        let owner = Owner {
            person: caller.who.id.clone(),
            address: Some(caller.from),
        };
        let advice = app.bot_pool.advise(owner, bot, (*thought.game).clone());
        let advice = advice.await;
        let advice = advice.ok().flatten().ok_or_else(not_asked)?;
        let lang = asking.words.unwrap_or(caller.lang);
        Ok::<_, Problem>(Json(thought.in_words(advice, lang)))
    };
    think.await.map_err(|problem| caller.fail(problem))
}

async fn missions(
    State(app): State<Arc<App>>,
    caller: Known,
    Path(id): Path<String>,
    Query(asking): Query<Asking>,
) -> Answer<Json<Vec<MissionCheck>>> {
    let look = async {
        app.gates.person(&caller.who.id)?;
        let (table, cards) = (find(&app, &id).await?, cards(&asking.cards)?);
        let question = |reply| Question::Missions {
            who: caller.who.clone(),
            cards,
            lang: asking.words.unwrap_or(caller.lang),
            reply,
        };
        let command = |reply| Command::Reason(Reason::Question(question(reply)));
        table.ask(command).await.map(Json)
    };
    look.await.map_err(|problem| caller.fail(problem))
}

async fn decks(
    State(app): State<Arc<App>>,
    caller: Known,
    Path(id): Path<String>,
    Query(asking): Query<Asking>,
) -> Answer<Json<Vec<SeatDeck>>> {
    let look = async {
        app.gates.person(&caller.who.id)?;
        let table = find(&app, &id).await?;
        let question = |reply| Question::Decks {
            who: caller.who.clone(),
            lang: asking.words.unwrap_or(caller.lang),
            reply,
        };
        let command = |reply| Command::Reason(Reason::Question(question(reply)));
        table.ask(command).await.map(Json)
    };
    look.await.map_err(|problem| caller.fail(problem))
}
