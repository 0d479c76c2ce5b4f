//! What everybody may know about a player, and who is best.

use super::caller::Caller;
use super::decks::info;
use super::friends::nobody_called;
use super::problem::{Answer, Path, Query};
use crate::app::App;
use crate::people::accounts::unstored;
use crate::people::{Name, key};
use crate::ratings::Rating;
use crate::storage::now;
use crate::storage::people::PersonRow;
use crate::storage::profiles::{PastRow, Player, Players, ProfileRows};
use crate::table::level;
use crate::wire::decks::DeckInfo;
use crate::wire::people::{PastGame, PastPlayer, Profile, Ranked, RatingInfo};
use crate::wire::{Problem, Setup};
use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use serde::Deserialize;
use std::sync::Arc;

/// Games in a profile, and places in the list of the best.
const LAST_GAMES: i64 = 20;
const BEST: i64 = 100;

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/people/{name}", get(profile))
        .route("/people/{name}/decks", get(decks))
        .route("/ratings", get(best))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Pool {
    #[serde(default)]
    pool: Option<String>,
}

pub fn rating_info(pool: String, rating: Rating) -> RatingInfo {
    RatingInfo {
        pool,
        rating: rating.rating,
        deviation: rating.deviation,
        games: rating.games,
    }
}

async fn profile(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Answer<Json<Profile>> {
    let own = caller.who.as_ref().map(|who| who.id.as_str());
    let profile = profile_of(&app, own, &name).await;
    profile.map(Json).map_err(|problem| caller.fail(problem))
}

/// Decks that somebody shows to everybody.
async fn decks(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(name): Path<String>,
) -> Answer<Json<Vec<DeckInfo>>> {
    let find = async {
        if level(&key(&name)).is_some() {
            return Ok(Json(Vec::new()));
        }
        let person = named(&app, &name).await?;
        let decks = app.database.decks(&person.id).await.map_err(unstored)?;
        let shown = decks.iter().filter(|deck| deck.public);
        Ok(Json(shown.map(info).collect()))
    };
    find.await.map_err(|problem| caller.fail(problem))
}

async fn named(app: &App, name: &str) -> Result<PersonRow, Problem> {
    let name = Name::new(name).map_err(|_| nobody_called())?;
    let found = app.database.person_named(&name.key()).await;
    found.map_err(unstored)?.ok_or_else(nobody_called)
}

async fn profile_of(app: &App, own: Option<&str>, name: &str) -> Result<Profile, Problem> {
    if let Some(level) = level(&key(name)) {
        return about(app, Player::Bot(level.name()), None, false).await;
    }
    let person = named(app, name).await?;
    let all = own == Some(person.id.as_str());
    about(app, Player::Person(&person.id), Some(&person), all).await
}

/// Private games are told to nobody else.
async fn about(
    app: &App,
    player: Player<'_>,
    person: Option<&PersonRow>,
    all: bool,
) -> Result<Profile, Problem> {
    let rows = app.database.profile(player, all, LAST_GAMES).await;
    let ProfileRows {
        ratings,
        score,
        games,
    } = rows.map_err(unstored)?;
    Ok(Profile {
        name: match (player, person) {
            (_, Some(person)) => person.name.clone(),
            (Player::Bot(name) | Player::Person(name), None) => name.to_owned(),
        },
        guest: person.is_some_and(|person| person.password.is_none()),
        bot: person.is_none(),
        since: person.map(|person| person.created),
        ratings: ratings
            .into_iter()
            .map(|(pool, rating)| rating_info(pool, rating))
            .collect(),
        won: score.won,
        tied: score.tied,
        lost: score.lost,
        games: games
            .into_iter()
            .map(|(row, players)| past_game(row, players))
            .collect(),
    })
}

fn past_game(row: PastRow, players: Players) -> PastGame {
    let result = row.result.as_deref();
    PastGame {
        id: row.game,
        started: row.started,
        ended: row.ended,
        setup: serde_json::from_str::<Setup>(&row.setup).unwrap_or_default(),
        players: players
            .into_iter()
            .map(|(name, bot)| PastPlayer { name, bot })
            .collect(),
        seat: u8::try_from(row.seat).unwrap_or_default(),
        did: row.did,
        result: result.and_then(|text| serde_json::from_str(text).ok()),
        rating_before: row.rating_before,
        rating_after: row.rating_after,
    }
}

async fn best(
    State(app): State<Arc<App>>,
    caller: Caller,
    Query(Pool { pool }): Query<Pool>,
) -> Answer<Json<Vec<Ranked>>> {
    let pool = pool.unwrap_or_else(|| Setup::default().pool());
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
    if !pool.chars().all(plain) {
        return Ok(Json(Vec::new()));
    }
    let rows = app.database.best(&pool, now(), BEST).await;
    let rows = rows.map_err(|error| caller.fail(unstored(error)))?;
    let ranked = rows.into_iter().map(|row| Ranked {
        name: row.name,
        bot: row.bot,
        guest: row.guest,
        rating: row.rating.rating,
        deviation: row.rating.deviation,
        games: row.rating.games,
    });
    Ok(Json(ranked.collect()))
}
