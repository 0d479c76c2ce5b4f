//! Who calls: a person with a session cookie or a token, or nobody; in which language; from where.

use super::problem::Failed;
use crate::app::App;
use crate::people::{Secret, sessions};
use crate::storage::people::TokenRow;
use crate::table::{JoinRequest, Who};
use crate::wire::{Code, Problem};
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use locale::{Lang, message};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

pub const COOKIE: &str = "spaceline";

/// Anybody who calls.
#[derive(Clone, Debug)]
pub struct Caller {
    pub lang: Lang,
    pub from: IpAddr,
    pub who: Option<Who>,
    pub token: Option<TokenRow>,
}

/// Somebody who is known.
#[derive(Clone, Debug)]
pub struct Known {
    pub lang: Lang,
    pub from: IpAddr,
    pub who: Who,
    pub token: TokenRow,
}

impl Caller {
    /// What they say at the door of a table.
    pub fn join_request(&self, password: Option<Secret>) -> JoinRequest {
        let from = self.from;
        JoinRequest { password, from }
    }

    pub fn fail(&self, problem: Problem) -> Failed {
        Failed(self.lang, problem)
    }
}

impl Known {
    pub fn fail(&self, problem: Problem) -> Failed {
        Failed(self.lang, problem)
    }
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, Failed> {
        let lang = language(&parts.headers);
        let failed = |problem| Failed(lang, problem);
        let info = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let from = address(app, &parts.headers, info);
        let nobody = Caller {
            lang,
            from,
            who: None,
            token: None,
        };
        let bearer = bearer(&parts.headers);
        let cookie = cookie(&parts.headers);
        let Some(token) = bearer.or(cookie) else {
            return Ok(nobody);
        };
        // A browser sends cookies from any page: what changes something must come from our own.
        let safe =
            matches!(parts.method, Method::GET | Method::HEAD) && !is_upgrade(&parts.headers);
        if bearer.is_none() && !safe && !own_origin(app, &parts.headers) {
            return Err(failed(Problem::new(
                Code::Forbidden,
                message!("foreign-origin"),
            )));
        }
        let found = sessions::recognise(app, token).await.map_err(failed)?;
        let wrong = || failed(Problem::new(Code::SignIn, message!("token-wrong")));
        match found {
            Some((person, token)) => Ok(Caller {
                lang,
                from,
                who: Some(person.who()),
                token: Some(token),
            }),
            None if bearer.is_some() => Err(wrong()),
            // An old cookie is no reason to turn somebody away.
            None => Ok(nobody),
        }
    }
}

impl FromRequestParts<Arc<App>> for Known {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Known, Failed> {
        let caller = Caller::from_request_parts(parts, app).await?;
        match caller {
            Caller {
                lang,
                from,
                who: Some(who),
                token: Some(token),
            } => Ok(Known {
                lang,
                from,
                who,
                token,
            }),
            Caller { lang, .. } => Err(Failed(
                lang,
                Problem::new(Code::SignIn, message!("sign-in-first")),
            )),
        }
    }
}

/// The language that the caller likes best of those the program speaks.
pub fn language(headers: &HeaderMap) -> Lang {
    let wanted = headers
        .get(header::ACCEPT_LANGUAGE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    let tags = wanted
        .split(',')
        .map(|part| part.split(';').next().unwrap_or_default().trim());
    tags.take(20).find_map(Lang::of).unwrap_or_default()
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(str::trim)
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let values = headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok());
    let mut pairs = values
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    pairs
        .find(|(name, _)| *name == COOKIE)
        .map(|(_, value)| value)
}

fn is_upgrade(headers: &HeaderMap) -> bool {
    headers.contains_key(header::UPGRADE)
}

/// Whether a request comes from a page of this server, as browsers say it.
fn own_origin(app: &App, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else {
        // Programs send none, browsers always do when something changes.
        return true;
    };
    if let Some(public) = &app.config.public_url
        && origin == public.trim_end_matches('/')
    {
        return true;
    }
    let host = origin.split_once("://").map(|(_, host)| host);
    app.config.public_url.is_none() && host.is_some() && host == text(header::HOST)
}

/// The address of the caller: of the connection, or what the server in front says.
pub fn address(app: &App, headers: &HeaderMap, info: Option<&ConnectInfo<SocketAddr>>) -> IpAddr {
    let direct = info.map_or(IpAddr::from([0, 0, 0, 0]), |info| info.0.ip());
    if !app.config.behind_proxy {
        return direct;
    }
    // Only the last entry was written by the server in front; the caller may have made up the others.
    let named = headers
        .get_all("x-forwarded-for")
        .iter()
        .next_back()
        .and_then(|value| value.to_str().ok());
    let last = named.and_then(|named| named.rsplit(',').next());
    last.and_then(|last| last.trim().parse().ok())
        .unwrap_or(direct)
}
