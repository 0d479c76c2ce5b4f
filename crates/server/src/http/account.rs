//! Coming in and going out.

use super::caller::{COOKIE, Caller, Known};
use super::problem::{Answer, Body};
use crate::app::App;
use crate::people::sessions::{self, Kind, SESSION};
use crate::people::{Name, key};
use crate::storage::people::PersonRow;
use crate::wire::{Code, Problem};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use locale::message;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Who somebody is, for themselves.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    pub id: String,
    pub name: String,
    pub guest: bool,
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

#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Welcome {
    #[serde(flatten)]
    me: Me,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

pub fn me_of(person: &PersonRow) -> Me {
    Me {
        id: person.id.clone(),
        name: person.name.clone(),
        guest: person.password.is_none(),
    }
}

pub fn not_stored() -> Problem {
    Problem::new(Code::Unavailable, message!("not-stored"))
}

pub async fn guest(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(new): Body<NewGuest>,
) -> Answer<(HeaderMap, Json<Welcome>)> {
    let fail = |problem| caller.fail(problem);
    let name = Name::new(&new.name).map_err(fail)?;
    // Whoever is here already under this name stays who they are.
    if let (Some(who), false) = (&caller.who, new.token)
        && key(&who.name) == name.key()
    {
        let me = Me {
            id: who.id.clone(),
            name: who.name.clone(),
            guest: who.guest,
        };
        return Ok((HeaderMap::new(), Json(Welcome { me, token: None })));
    }
    let person = sessions::new_guest(&app, &name).await.map_err(fail)?;
    welcome(&app, &person, new.token).await.map_err(fail)
}

/// A session for somebody who has shown who they are: as a cookie, or as a token for programs.
pub async fn welcome(
    app: &App,
    person: &PersonRow,
    as_token: bool,
) -> Result<(HeaderMap, Json<Welcome>), Problem> {
    let kind = if as_token { Kind::Api } else { Kind::Session };
    let (token, _) = sessions::grant(app, &person.id, kind, "")
        .await
        .map_err(|error| {
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

fn set_cookie(app: &App, token: &str, seconds: i64) -> Result<HeaderValue, Problem> {
    let secure = if app.is_https() { "; Secure" } else { "" };
    let text =
        format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    HeaderValue::from_str(&text).map_err(|_| not_stored())
}

pub async fn me(caller: Known) -> Json<Me> {
    Json(Me {
        id: caller.who.id,
        name: caller.who.name,
        guest: caller.who.guest,
    })
}

pub async fn sign_out(State(app): State<Arc<App>>, caller: Known) -> Answer<(HeaderMap, Json<()>)> {
    let done = app.database.drop_token(&caller.token.hash).await;
    done.map_err(|_| caller.fail(not_stored()))?;
    let mut headers = HeaderMap::new();
    headers.insert(
        header::SET_COOKIE,
        set_cookie(&app, "", 0).map_err(|problem| caller.fail(problem))?,
    );
    Ok((headers, Json(())))
}
