//! A list in each of the forms of deck files.

use super::caller::Known;
use super::problem::{Answer, Body};
use crate::app::App;
use crate::decks::{check_length, run_blocking};
use crate::wire::decks::DeckFile;
use crate::wire::{Code, Problem};
use axum::extract::State;
use axum::routing::post;
use axum::{Json, Router};
use cards::deck::Format;
use cards::deck::read::read;
use cards::deck::write::{lost, write};
use locale::message;
use serde::Deserialize;
use std::sync::Arc;

pub fn routes() -> Router<Arc<App>> {
    Router::new().route("/decks/write", post(written))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    text: String,
    /// `plain`, `plugin-text`, `plugin-xml` or `site`.
    format: String,
}

async fn written(
    State(app): State<Arc<App>>,
    caller: Known,
    Body(Wanted { text, format }): Body<Wanted>,
) -> Answer<Json<DeckFile>> {
    let write = async {
        app.gates.person(&caller.who.id)?;
        check_length(&text)?;
        let known = Format::ALL.into_iter().find(|one| one.name() == format);
        let unknown = || Problem::new(Code::Invalid, message!("bad-request", why = format.clone()));
        let format = known.ok_or_else(unknown)?;
        let catalogue = app.catalogue;
        let work = move || {
            let reading = read(text.as_bytes(), catalogue)
                .map_err(|error| Problem::new(Code::Invalid, error.message()))?;
            Ok(DeckFile {
                text: write(&reading.list, format, catalogue),
                nameless: lost(&reading.list, format).is_some(),
            })
        };
        run_blocking(&app, &caller, work).await.map(Json)
    };
    write.await.map_err(|problem| caller.fail(problem))
}
