//! The server as seen from outside: routes, who calls, limits, headers.

mod account;
mod advice;
pub mod caller;
pub mod cards;
pub mod connections;
mod deck_files;
mod decks;
mod export;
mod friends;
mod games;
mod headers;
pub mod languages;
pub mod limits;
mod lobby;
mod pages;
mod past;
mod patience;
mod problem;
mod profiles;
mod reasons;
mod rules;
mod search;
mod socket;
pub mod status;
mod stream;
mod tokens;
mod ways;

use crate::app::App;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use std::sync::Arc;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate as _};
use tower_http::trace::TraceLayer;

/// The largest request: a deck list with room to spare.
const LARGEST: usize = 256 * 1024;

fn router(app: Arc<App>) -> Router {
    let api = Router::new()
        .merge(account::routes())
        .merge(tokens::routes())
        .merge(friends::routes())
        .merge(profiles::routes())
        .merge(decks::routes())
        .merge(deck_files::routes())
        .route("/games", post(games::open).get(games::list))
        .route("/games/{id}", get(games::about))
        .route("/games/{id}/join", post(games::join))
        .route("/games/{id}/leave", post(games::leave))
        .route("/games/{id}/deck", post(games::deck))
        .route("/games/{id}/seats/{seat}", post(games::seat))
        .route("/games/{id}/start", post(games::start))
        .route("/games/{id}/messages", post(stream::message))
        .route("/games/{id}/stream", get(stream::listen))
        .route("/games/{id}/socket", get(socket::listen))
        .route("/games/{id}/replay", get(games::replay))
        .merge(lobby::routes())
        .merge(past::routes())
        .merge(reasons::routes())
        .merge(advice::routes())
        .merge(cards::routes())
        .merge(rules::routes())
        .merge(search::routes())
        .fallback(problem::no_such_path)
        .method_not_allowed_fallback(problem::no_such_method);
    // A stream must go out line by line; a compressor would keep lines back.
    let compress = CompressionLayer::new()
        .compress_when(DefaultPredicate::new().and(NotForContentType::const_new(stream::LINES)));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(status::health))
        .route("/readyz", get(status::ready))
        .route("/metrics", get(status::metrics))
        .fallback(pages::page)
        .layer(axum::middleware::from_fn_with_state(
            Arc::clone(&app),
            limits::gate,
        ))
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(axum::middleware::from_fn_with_state(
            Arc::clone(&app),
            headers::secure,
        ))
        .layer(compress)
        .layer(CatchPanicLayer::custom(problem::panicked))
        .layer(TraceLayer::new_for_http().make_span_with(headers::span))
        .with_state(app)
}

/// The bodies of requests and responses.
#[cfg(feature = "ts")]
pub fn bodies(all: &mut crate::types::All) {
    all.add::<cards::AllCards>();
    all.add::<search::Found>();
    use crate::wire::{decks, lobby, past, people};
    all.add::<people::Me>();
    all.add::<people::TokenInfo>();
    all.add::<people::NewToken>();
    all.add::<people::Friend>();
    all.add::<people::Blocked>();
    all.add::<people::Profile>();
    all.add::<people::Ranked>();
    all.add::<decks::StoredDeck>();
    all.add::<decks::DeckReport>();
    all.add::<decks::StarterInfo>();
    all.add::<lobby::ToLobby>();
    all.add::<past::FinishedGames>();
    all.add::<past::Moment>();
    all.add::<past::History>();
    all.add::<tell::why::Sheet>();
    all.add::<tell::why_not::NotNow>();
    all.add::<crate::wire::words::Checklist>();
    all.add::<crate::wire::words::AttemptAfter>();
    all.add::<crate::wire::words::AttemptPlan>();
    all.add::<crate::wire::words::MissionCheck>();
    all.add::<crate::wire::words::SeatDeck>();
    all.add::<crate::wire::words::Advice>();
    all.add::<decks::DeckFile>();
    all.add::<rules::RuleInfo>();
    all.add::<account::NewGuest>();
    all.add::<account::Welcome>();
    all.add::<games::Opening>();
    all.add::<games::Opened>();
    all.add::<games::Joining>();
    all.add::<games::Joined>();
    all.add::<games::Seating>();
    all.add::<games::Listing>();
    all.add::<crate::table::DeckChoice>();
}
