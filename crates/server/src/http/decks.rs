//! Decks that people keep, and what a list is worth.

use super::caller::{Caller, Known};
use super::problem::{Answer, Body, Failed, Path};
use crate::app::App;
use crate::decks::{
    self, LONGEST_NAME, MOST, about, check_length, judge, no_such_deck, run_blocking,
};
use crate::people::accounts::unstored;
use crate::storage::decks::DeckRow;
use crate::storage::now;
use crate::table::clean;
use crate::wire::decks::{DeckInfo, DeckReport, StarterInfo, StoredDeck, Terms};
use crate::wire::{Code, Problem, Setup};
use axum::extract::State;
use axum::routing::{get, post};
use axum::{Json, Router};
use cards::Rulebook;
use cards::deck::read::read;
use cards::deck::starters::starters;
use locale::message;
use serde::Deserialize;
use std::sync::Arc;

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/decks", get(list).post(store))
        .route("/decks/check", post(check))
        .route("/decks/{id}", get(show).put(change).delete(remove))
        .route("/starters", get(starter_list))
        .route("/starters/{id}", get(starter))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Writing {
    /// The name in the list, if there is none.
    #[serde(default)]
    name: Option<String>,
    text: String,
    /// What is not said stays as it was.
    #[serde(default)]
    rules: Option<Rulebook>,
    #[serde(default)]
    sets: Option<Vec<u8>>,
    #[serde(default)]
    public: Option<bool>,
}

impl Writing {
    /// The deck as it is from now on.
    async fn onto(self, app: &App, who: &Known, old: DeckRow) -> Result<DeckRow, Problem> {
        check_length(&self.text)?;
        let terms = Terms {
            rules: self.rules.unwrap_or(old.terms.rules),
            sets: self.sets.clone().unwrap_or(old.terms.sets),
        };
        setup_for(&terms)?;
        Ok(DeckRow {
            name: name_of(app, who, &self).await?,
            text: self.text,
            updated: now(),
            public: self.public.unwrap_or(old.public),
            terms,
            ..old
        })
    }
}

/// A game that such decks are for.
fn setup_for(terms: &Terms) -> Result<Setup, Problem> {
    let setup = Setup {
        rules: terms.rules,
        sets: terms.sets.clone(),
        ..Setup::default()
    };
    setup.check()?;
    Ok(setup)
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Checking {
    text: String,
    #[serde(default)]
    rules: Rulebook,
    #[serde(default)]
    sets: Vec<u8>,
}

pub fn info(row: &DeckRow) -> DeckInfo {
    DeckInfo {
        id: row.id.clone(),
        name: row.name.clone(),
        created: row.created,
        updated: row.updated,
        public: row.public,
        terms: row.terms.clone(),
    }
}

/// The name that was given, or that stands in the list.
async fn name_of(app: &App, who: &Known, writing: &Writing) -> Result<String, Problem> {
    let given = writing.name.as_deref().unwrap_or_default();
    if let Some(given) = clean(given, LONGEST_NAME) {
        return Ok(given);
    }
    let (text, catalogue) = (writing.text.clone(), app.catalogue);
    let found = move || {
        let reading = read(text.as_bytes(), catalogue).ok();
        let name = reading.and_then(|reading| clean(&reading.list.name, LONGEST_NAME));
        Ok(name.unwrap_or_default())
    };
    run_blocking(app, who, found).await
}

async fn list(State(app): State<Arc<App>>, caller: Known) -> Answer<Json<Vec<DeckInfo>>> {
    let decks = app.database.decks(&caller.who.id).await;
    let decks = decks.map_err(|error| caller.fail(unstored(error)))?;
    Ok(Json(decks.iter().map(info).collect()))
}

async fn store(
    State(app): State<Arc<App>>,
    caller: Known,
    Body(writing): Body<Writing>,
) -> Answer<Json<DeckInfo>> {
    let store = async {
        app.gates.person(&caller.who.id)?;
        let new = DeckRow {
            id: crate::secret::id(),
            person: caller.who.id.clone(),
            by: caller.who.name.clone(),
            name: String::new(),
            text: String::new(),
            created: now(),
            updated: 0,
            public: false,
            terms: Terms::default(),
        };
        let row = writing.onto(&app, &caller, new).await?;
        match app.database.new_deck(&row, MOST).await.map_err(unstored)? {
            true => Ok(Json(info(&row))),
            false => {
                let most = usize::try_from(MOST).unwrap_or_default();
                let message = message!("too-many-decks", most = most);
                Err(Problem::new(Code::TooMany, message))
            }
        }
    };
    store.await.map_err(|problem| caller.fail(problem))
}

async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Answer<Json<StoredDeck>> {
    let found = decks::find(&app, &id).await;
    let row = found.map_err(|problem| caller.fail(problem))?;
    Ok(Json(StoredDeck {
        deck: info(&row),
        own: caller.who.is_some_and(|who| who.id == row.person),
        by: row.by,
        text: row.text,
    }))
}

/// To anybody but the owner a deck that may not be changed is one that is not there.
async fn change(
    State(app): State<Arc<App>>,
    caller: Known,
    Path(id): Path<String>,
    Body(writing): Body<Writing>,
) -> Answer<Json<()>> {
    let change = async {
        app.gates.person(&caller.who.id)?;
        let old = decks::find(&app, &id).await?;
        if old.person != caller.who.id {
            return Err(no_such_deck());
        }
        let row = writing.onto(&app, &caller, old).await?;
        let stored = app.database.set_deck(&row).await;
        match stored.map_err(unstored)? {
            true => Ok(Json(())),
            false => Err(no_such_deck()),
        }
    };
    change.await.map_err(|problem| caller.fail(problem))
}

async fn remove(
    State(app): State<Arc<App>>,
    caller: Known,
    Path(id): Path<String>,
) -> Answer<Json<()>> {
    let remove = async {
        decks::find(&app, &id).await?;
        let gone = app.database.drop_deck(&caller.who.id, &id).await;
        match gone.map_err(unstored)? {
            true => Ok(Json(())),
            false => Err(no_such_deck()),
        }
    };
    remove.await.map_err(|problem| caller.fail(problem))
}

async fn check(
    State(app): State<Arc<App>>,
    caller: Known,
    Body(checking): Body<Checking>,
) -> Answer<Json<DeckReport>> {
    let lang = caller.lang;
    let check = async {
        app.gates.person(&caller.who.id)?;
        let setup = setup_for(&Terms {
            rules: checking.rules,
            sets: checking.sets,
        })?;
        let catalogue = app.catalogue;
        let judge = move || judge(&checking.text, &setup.deck_rules(), catalogue, lang);
        run_blocking(&app, &caller, judge).await
    };
    check
        .await
        .map(Json)
        .map_err(|problem| caller.fail(problem))
}

async fn starter_list(caller: Caller) -> Json<Vec<StarterInfo>> {
    let all = starters().iter().map(|starter| about(caller.lang, starter));
    Json(all.collect())
}

async fn starter(caller: Caller, Path(id): Path<String>) -> Result<Json<StarterInfo>, Failed> {
    let found = starters().iter().find(|starter| starter.id == id);
    let starter = found.ok_or_else(|| caller.fail(no_such_deck()))?;
    Ok(Json(StarterInfo {
        text: Some(starter.text),
        ..about(caller.lang, starter)
    }))
}
