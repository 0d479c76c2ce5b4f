//! The rules of the ledger, for those who want to read why.

use super::caller::Caller;
use super::cards::Page;
use super::problem::{Answer, Query};
use crate::app::App;
use crate::wire::words::spoken;
use crate::wire::{Code, Problem};
use axum::Router;
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::get;
use locale::{Lang, message};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, LazyLock};

pub fn routes() -> Router<Arc<App>> {
    Router::new().route("/rules", get(all))
}

/// A rule of the ledger. The ledger is in English.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RuleInfo {
    /// `2E-ATT-04`
    id: String,
    /// The chapter: `ATT`, and what it is about.
    area: String,
    about: String,
    title: String,
    text: String,
    /// An example.
    example: String,
    /// The reason, for what this project decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    /// What is different in the edition of 2002, and with three or more players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    in_2002: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    multiplayer: Option<String>,
}

static PAGE: LazyLock<Option<Page>> = LazyLock::new(|| {
    let about = |area: &str| {
        let found = rules::areas().iter().find(|other| other.code == area);
        found.map(|area| area.subject.clone()).unwrap_or_default()
    };
    let info = |rule: &rules::Rule| RuleInfo {
        id: rule.id.to_string(),
        area: rule.area.clone(),
        about: about(&rule.area),
        title: rule.title.clone(),
        text: rule.text.clone(),
        example: rule.test.clone(),
        why: rule.why.clone(),
        in_2002: rule.in_2002.clone(),
        multiplayer: rule.multiplayer.clone(),
    };
    let all: Vec<RuleInfo> = rules::all().iter().map(info).collect();
    Page::of(&all)
});

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Reading {
    /// For later: the ledger is in English only.
    #[serde(default, deserialize_with = "spoken", rename = "words")]
    _words: Option<Lang>,
}

async fn all(caller: Caller, Query(_): Query<Reading>, headers: HeaderMap) -> Answer<Response> {
    match &*PAGE {
        Some(page) => Ok(page.answer(&headers)),
        None => Err(caller.fail(Problem::new(Code::Unavailable, message!("server-busy")))),
    }
}
