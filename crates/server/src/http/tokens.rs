//! Tokens that people make for their programs, and their sessions.

use super::caller::Known;
use super::problem::{Answer, Body, Path};
use crate::app::App;
use crate::people::accounts::unstored;
use crate::people::sessions;
use crate::storage::people::TokenRow;
use crate::table::clean;
use crate::wire::people::{NewToken, TokenInfo};
use crate::wire::{Code, Problem};
use axum::extract::State;
use axum::routing::{delete, get};
use axum::{Json, Router};
use locale::message;
use serde::Deserialize;
use std::sync::Arc;

/// Tokens that one person may have.
const MOST: i64 = 20;
const LONGEST_LABEL: usize = 60;

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/tokens", get(list).post(make))
        .route("/tokens/{id}", delete(remove))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Making {
    /// What it is for.
    label: String,
}

pub fn token_info(row: &TokenRow, shown: &TokenRow) -> TokenInfo {
    TokenInfo {
        id: row.id.clone(),
        kind: row.kind.clone(),
        label: row.label.clone(),
        created: row.created,
        used: row.used,
        expires: row.expires,
        current: row.id == shown.id,
    }
}

async fn list(State(app): State<Arc<App>>, caller: Known) -> Answer<Json<Vec<TokenInfo>>> {
    let tokens = app.database.tokens(&caller.who.id).await;
    let tokens = tokens.map_err(|error| caller.fail(unstored(error)))?;
    let info = |row| token_info(row, &caller.token);
    Ok(Json(tokens.iter().map(info).collect()))
}

async fn make(
    State(app): State<Arc<App>>,
    caller: Known,
    Body(Making { label }): Body<Making>,
) -> Answer<Json<NewToken>> {
    let make = async {
        app.gates.person(&caller.who.id)?;
        let empty = || Problem::new(Code::Invalid, message!("token-label"));
        let label = clean(&label, LONGEST_LABEL).ok_or_else(empty)?;
        let (token, row) = sessions::new_token(&caller.who.id, sessions::Kind::Api, &label);
        let stored = app.database.new_labelled_token(&row, MOST).await;
        if !stored.map_err(unstored)? {
            let most = usize::try_from(MOST).unwrap_or_default();
            let message = message!("too-many-tokens", most = most);
            return Err(Problem::new(Code::TooMany, message));
        }
        Ok(Json(NewToken {
            id: row.id,
            label,
            token,
            expires: row.expires,
        }))
    };
    make.await.map_err(|problem| caller.fail(problem))
}

/// A session can be ended in the same way.
async fn remove(
    State(app): State<Arc<App>>,
    caller: Known,
    Path(id): Path<String>,
) -> Answer<Json<()>> {
    let remove = async {
        let none = || Problem::new(Code::NotFound, message!("no-such-token"));
        if !crate::secret::is_id(&id) {
            return Err(none());
        }
        let gone = app.database.drop_token_of(&caller.who.id, &id).await;
        if !gone.map_err(unstored)? {
            return Err(none());
        }
        app.presence.end(&caller.who.id, &[id]);
        Ok(Json(()))
    };
    remove.await.map_err(|problem| caller.fail(problem))
}
