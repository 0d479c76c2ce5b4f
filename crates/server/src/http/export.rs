//! Everything that is stored of a person, for themselves. Games come one after the other, so that many cost no memory.

use super::caller::Known;
use super::friends::{blocks_of, friends_of};
use super::problem::Answer;
use super::profiles::rating_info;
use super::tokens::token_info;
use crate::app::App;
use crate::people::accounts::unstored;
use crate::storage::profiles::Player;
use crate::table::Who;
use crate::wire::Problem;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use futures_util::StreamExt as _;
use futures_util::stream;
use serde_json::{Value, json};
use std::sync::Arc;

pub async fn export(State(app): State<Arc<App>>, caller: Known) -> Answer<impl IntoResponse> {
    let begin = async {
        app.gates
            .account(caller.from, &crate::people::key(&caller.who.name))?;
        let about = about(&app, &caller).await?;
        let games = app.database.seats_of(&caller.who.id).await;
        Ok((about, games.map_err(unstored)?))
    };
    let (about, games) = begin.await.map_err(|problem| caller.fail(problem))?;
    // The object is left open for the games.
    let mut first = about.to_string();
    first.pop();
    first.push_str(",\"games\":[");
    let who = caller.who;
    let games = stream::iter(games).then(move |game| own_game(Arc::clone(&app), who.clone(), game));
    let games = games.filter_map(|game| async { game.transpose() });
    let games = games.enumerate().map(|(i, game)| {
        let comma = if i == 0 { "" } else { "," };
        game.map(|game| Bytes::from(format!("{comma}{game}")))
    });
    let whole = stream::iter([Ok(Bytes::from(first))])
        .chain(games)
        .chain(stream::iter([Ok(Bytes::from_static(b"]}"))]));
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"spaceline-account.json\"",
        ),
    ];
    Ok((headers, Body::from_stream(whole)))
}

async fn own_game(
    app: Arc<App>,
    who: Who,
    game: String,
) -> Result<Option<Value>, crate::storage::StorageError> {
    match app.database.own_game(&who.id, &game).await {
        // One game must not cost the others: it is named, and the export goes on.
        Err(error) if error.is_damage() => {
            tracing::error!(game, %error, "a game of a person was not read");
            Ok(Some(json!({ "id": game, "damaged": true })))
        }
        Err(error) => {
            tracing::error!(%error, "a person's data was not read");
            Err(error)
        }
        found => found,
    }
}

/// All but the games.
async fn about(app: &App, caller: &Known) -> Result<Value, Problem> {
    let (database, id) = (&app.database, &caller.who.id);
    let person = database.person(id).await.map_err(unstored)?;
    let person = person.ok_or_else(super::friends::nobody_called)?;
    let tokens = database.tokens(id).await.map_err(unstored)?;
    let sessions: Vec<_> = tokens
        .iter()
        .map(|token| token_info(token, &caller.token))
        .collect();
    let decks = database.decks(id).await.map_err(unstored)?;
    let decks = decks.into_iter().map(|deck| {
        json!({
            "id": deck.id, "name": deck.name, "text": deck.text,
            "created": deck.created, "updated": deck.updated, "public": deck.public,
            "rules": deck.terms.rules, "sets": deck.terms.sets,
        })
    });
    let ratings = database.ratings_of(Player::Person(id)).await;
    let ratings = ratings.map_err(unstored)?.into_iter();
    let ratings = ratings.map(|(pool, rating)| rating_info(pool, rating));
    let reports = database.reports_by(id).await.map_err(unstored)?;
    let reports = reports.into_iter().map(|report| {
        json!({
            "about": report.about, "game": report.game, "text": report.text, "created": report.created,
        })
    });
    Ok(json!({
        "person": {
            "id": person.id, "name": person.name, "guest": person.password.is_none(),
            "created": person.created, "seen": person.seen,
            "banned": person.banned, "banned_why": person.banned_why,
        },
        "settings": super::account::settings_of(&person),
        "sessions": sessions,
        "friends": friends_of(app, id).await?,
        "blocks": blocks_of(app, id).await?,
        "decks": decks.collect::<Vec<_>>(),
        "chat": database.lines_of(id).await.map_err(unstored)?,
        "ratings": ratings.collect::<Vec<_>>(),
        "reports": reports.collect::<Vec<_>>(),
    }))
}
