//! Coming in and going out; accounts.

use super::caller::{COOKIE, Caller, Known};
use super::problem::{Answer, Body, MaybeBody, Query};
use crate::app::App;
use crate::people::accounts::{self, unstored};
use crate::people::sessions::{self, Kind, SESSION};
use crate::people::{Name, Secret, key};
use crate::storage::people::{PersonRow, TokenRow};
use crate::storage::tokens::Which;
use crate::wire::people::Me;
use crate::wire::{Code, Problem};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::routing::{delete, get, post, put};
use axum::{Json, Router};
use locale::message;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::sync::Arc;

/// What a client may keep here, in bytes.
const MOST_SETTINGS: usize = 8 * 1024;

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/guest", post(guest))
        .route("/me", get(me))
        .route("/settings", put(settings))
        .route("/session", post(sign_in).delete(sign_out))
        .route("/sessions", delete(sign_out_everywhere))
        .route("/account", post(create).delete(remove))
        .route("/account/name", put(name))
        .route("/account/password", put(password))
        .route("/account/export", get(super::export::export))
}

#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    name: String,
    /// A program has no cookies: it wants to be told the token.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    token: bool,
}

/// To make an account, or to sign in to it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Credentials {
    name: String,
    password: Secret,
    #[serde(default)]
    token: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct NewName {
    name: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct NewPassword {
    old: Secret,
    new: Secret,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Leaving {
    #[serde(default)]
    password: Option<Secret>,
}

fn yes() -> bool {
    true
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Everywhere {
    /// The tokens of programs too, unless they are to stay.
    #[serde(default = "yes")]
    tokens: bool,
}

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Welcome {
    #[serde(flatten)]
    me: Me,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

pub fn settings_of(person: &PersonRow) -> Value {
    serde_json::from_str(&person.settings).unwrap_or_else(|_| Value::Object(Map::new()))
}

fn me_of(person: &PersonRow) -> Me {
    Me {
        id: person.id.clone(),
        name: person.name.clone(),
        guest: person.password.is_none(),
        created: person.created,
        settings: settings_of(person),
    }
}

fn not_stored() -> Problem {
    Problem::new(Code::Unavailable, message!("not-stored"))
}

async fn guest(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(new): Body<NewGuest>,
) -> Answer<(HeaderMap, Json<Welcome>)> {
    let fail = |problem| caller.fail(problem);
    // Whoever is here already under this name stays who they are.
    if let (Some(who), false) = (&caller.who, new.token)
        && key(&who.name) == key(&new.name)
        && let Some(person) =
            (app.database.person(&who.id).await).map_err(|error| caller.fail(unstored(error)))?
    {
        let me = me_of(&person);
        return Ok((HeaderMap::new(), Json(Welcome { me, token: None })));
    }
    let name = Name::new(&new.name).map_err(fail)?;
    let person = sessions::new_guest(&app, &name).await.map_err(fail)?;
    welcome(&app, &person, new.token).await.map_err(fail)
}

async fn create(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(new): Body<Credentials>,
) -> Answer<(HeaderMap, Json<Welcome>)> {
    let create = async {
        let who = caller.who.as_ref();
        // All sessions of a guest have ended by it.
        let person = accounts::create(&app, who, &new.name, new.password).await?;
        welcome(&app, &person, new.token).await
    };
    create.await.map_err(|problem| caller.fail(problem))
}

async fn sign_in(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(who): Body<Credentials>,
) -> Answer<(HeaderMap, Json<Welcome>)> {
    let sign_in = async {
        let person = accounts::sign_in(&app, caller.from, &who.name, who.password).await?;
        let welcome = welcome(&app, &person, who.token).await?;
        replace(&app, &caller, who.token).await?;
        Ok(welcome)
    };
    sign_in.await.map_err(|problem| caller.fail(problem))
}

/// A session for somebody who has shown who they are: as a cookie, or as a token for programs.
async fn welcome(
    app: &App,
    person: &PersonRow,
    as_token: bool,
) -> Result<(HeaderMap, Json<Welcome>), Problem> {
    let kind = if as_token { Kind::Api } else { Kind::Session };
    let token = sessions::sign_in(app, &person.id, kind).await;
    let token = token.map_err(|error| {
        tracing::error!(%error, "a session was not stored");
        not_stored()
    })?;
    let mut headers = HeaderMap::new();
    if !as_token {
        headers.insert(header::SET_COOKIE, set_cookie(app, &token, SESSION / 1000)?);
    }
    let welcome = Welcome {
        me: me_of(person),
        token: as_token.then_some(token),
    };
    Ok((headers, Json(welcome)))
}

/// The new cookie takes the place of the old one, which nobody knows any more.
async fn replace(app: &App, caller: &Caller, as_token: bool) -> Result<(), Problem> {
    match &caller.token {
        Some(token) if !as_token && token.kind == Kind::Session.name() => end(app, token).await,
        _ => Ok(()),
    }
}

/// Ends a session, and the connections that came with it.
async fn end(app: &App, token: &TokenRow) -> Result<(), Problem> {
    let done = app.database.drop_token(&token.hash).await;
    done.map_err(unstored)?;
    let id = token.id.clone();
    app.presence.end(&token.person, &[id]);
    Ok(())
}

fn set_cookie(app: &App, token: &str, seconds: i64) -> Result<HeaderValue, Problem> {
    let secure = if app.is_https() { "; Secure" } else { "" };
    let text =
        format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&text).map_err(|_| not_stored())
}

/// Nothing to say, and no cookie any more.
fn goodbye(app: &App) -> Result<(HeaderMap, Json<()>), Problem> {
    let mut headers = HeaderMap::new();
    headers.insert(header::SET_COOKIE, set_cookie(app, "", 0)?);
    Ok((headers, Json(())))
}

async fn me(State(app): State<Arc<App>>, caller: Known) -> Answer<Json<Me>> {
    let person = app.database.person(&caller.who.id).await;
    let person = person.map_err(|error| caller.fail(unstored(error)))?;
    let gone = || caller.fail(Problem::new(Code::SignIn, message!("sign-in-first")));
    Ok(Json(me_of(&person.ok_or_else(gone)?)))
}

async fn settings(
    State(app): State<Arc<App>>,
    caller: Known,
    Body(settings): Body<Map<String, Value>>,
) -> Answer<Json<()>> {
    let store = async {
        app.gates.person(&caller.who.id)?;
        let settings = Value::Object(settings);
        if settings.to_string().len() > MOST_SETTINGS {
            let message = message!("settings-too-long", most = MOST_SETTINGS / 1024);
            return Err(Problem::new(Code::TooLarge, message));
        }
        let stored = app.database.set_settings(&caller.who.id, &settings).await;
        stored.map(Json).map_err(unstored)
    };
    store.await.map_err(|problem| caller.fail(problem))
}

async fn sign_out(State(app): State<Arc<App>>, caller: Known) -> Answer<(HeaderMap, Json<()>)> {
    let done = async {
        end(&app, &caller.token).await?;
        goodbye(&app)
    };
    done.await.map_err(|problem| caller.fail(problem))
}

async fn sign_out_everywhere(
    State(app): State<Arc<App>>,
    caller: Known,
    Query(Everywhere { tokens }): Query<Everywhere>,
) -> Answer<(HeaderMap, Json<()>)> {
    let which = if tokens { Which::All } else { Which::SignedIn };
    let done = async {
        accounts::sign_out(&app, &caller.who.id, which).await?;
        goodbye(&app)
    };
    done.await.map_err(|problem| caller.fail(problem))
}

async fn name(
    State(app): State<Arc<App>>,
    caller: Known,
    Body(NewName { name }): Body<NewName>,
) -> Answer<Json<Me>> {
    let person = accounts::change_name(&app, (&caller.who, caller.from), &name).await;
    let person = person.map_err(|problem| caller.fail(problem))?;
    Ok(Json(me_of(&person)))
}

async fn password(
    State(app): State<Arc<App>>,
    caller: Known,
    Body(NewPassword { old, new }): Body<NewPassword>,
) -> Answer<Json<()>> {
    let (who, token) = ((&caller.who, caller.from), &caller.token);
    let done = accounts::change_password(&app, who, token, old, new).await;
    done.map(Json).map_err(|problem| caller.fail(problem))
}

async fn remove(
    State(app): State<Arc<App>>,
    caller: Known,
    MaybeBody(Leaving { password }): MaybeBody<Leaving>,
) -> Answer<(HeaderMap, Json<()>)> {
    let done = async {
        accounts::delete(&app, (&caller.who, caller.from), password).await?;
        goodbye(&app)
    };
    done.await.map_err(|problem| caller.fail(problem))
}
