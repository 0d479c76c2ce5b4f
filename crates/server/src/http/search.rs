//! Cards by questions in the search language, with the texts in the words of the caller.

use super::caller::Caller;
use super::problem::{Answer, Query};
use crate::app::App;
use crate::wire::{Code, Problem};
use axum::extract::State;
use axum::routing::get;
use axum::{Json, Router};
use cards::search::{Index, QueryError};
use cards::{CardDef, Catalogue};
use gametext::{Compiler, Lang};
use locale::{Lang, message};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The longest query, in bytes; nobody reads a longer one.
const LONGEST: usize = 1000;

pub fn routes() -> Router<Arc<App>> {
    Router::new().route("/cards/search", get(search))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Search {
    #[serde(default)]
    q: String,
}

/// The cards that a query finds.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Found {
    /// In the order that the query asks for, else in that of the catalogue.
    ids: Vec<String>,
    /// The query is not understood, and nothing was looked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    wrong: Option<QueryFault>,
}

/// What is wrong with a query, and where.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct QueryFault {
    text: String,
    /// What to do about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hint: Option<String>,
    /// Where it stands, counted as JavaScript counts characters.
    from: usize,
    to: usize,
    /// What can stand there instead, the likeliest first.
    proposals: Vec<String>,
}

async fn search(
    State(app): State<Arc<App>>,
    caller: Caller,
    Query(wanted): Query<Search>,
) -> Answer<Json<Found>> {
    if wanted.q.len() > LONGEST {
        let message = message!("query-too-long", most = LONGEST);
        return Err(caller.fail(Problem::new(Code::TooLarge, message)));
    }
    let (lang, catalogue) = (caller.lang, app.catalogue);
    let index = app
        .card_indexes
        .of(lang, move || self::index(lang, catalogue));
    let index = index.await.map_err(|problem| caller.fail(problem))?;
    Ok(Json(match index.find(&wanted.q) {
        Ok(hits) => Found {
            ids: hits.iter().map(|at| index.card(*at).id.clone()).collect(),
            wrong: None,
        },
        Err(error) => Found {
            ids: Vec::new(),
            wrong: Some(QueryFault::of(&wanted.q, error, caller.lang)),
        },
    }))
}

fn index(lang: Lang, catalogue: &'static Catalogue) -> Option<Index<'static>> {
    let compiler = tell::texts::compiler()?;
    Some(Index::new(catalogue, |card| texts(card, lang, compiler)))
}

/// The text as it is shown and as it is printed, which is English.
fn texts(card: &CardDef, lang: Lang, compiler: &Compiler) -> Option<String> {
    let english = compiler.render(card, Lang::En).ok()?;
    Some(match lang {
        Lang::En => english,
        Lang::De => match compiler.render(card, Lang::De) {
            Ok(german) => format!("{german}\n{english}"),
            Err(_) => english,
        },
    })
}

impl QueryFault {
    fn of(query: &str, error: QueryError, lang: Lang) -> QueryFault {
        let units = |bytes: usize| {
            let before = query.char_indices().take_while(|(at, _)| *at < bytes);
            before.map(|(_, c)| c.len_utf16()).sum()
        };
        QueryFault {
            text: error.message().say(lang),
            hint: error.hint().map(|hint| hint.say(lang)),
            from: units(error.at.start),
            to: units(error.at.end),
            proposals: error.proposals,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_of_a_fault_is_counted_as_javascript_does() {
        let query = "\"é🖖\" afiliation:fed";
        let error = cards::search::Query::parse(query).expect_err("a fault");
        let fault = QueryFault::of(query, error, Lang::En);
        let units: Vec<u16> = query.encode_utf16().collect();
        let word = String::from_utf16_lossy(&units[fault.from..fault.to]);
        assert_eq!(word, "afiliation");
        assert_eq!(fault.proposals, ["affiliation"]);
    }
}
