//! The client for browsers: files that are built into the program. Every address that is not a file is a screen of
//! the client, which reads the address itself.

use super::caller::language;
use super::problem;
use crate::app::App;
use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use locale::message;
use rust_embed::{Embed, EmbeddedFile};
use std::borrow::Cow;
use std::path::{Component, Path};
use std::sync::Arc;

/// What `npm run build` made. Without it the program still builds, and says what is missing.
#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// The page that all screens begin with.
const FIRST: &str = "index.html";
/// Files here have their contents in their names and never change.
const LASTING: &str = "assets/";

pub async fn page(State(app): State<Arc<App>>, headers: HeaderMap, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return problem::no_such_method(headers).await.into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    // Addresses for programs are answered as such.
    if path == "api" || path.starts_with("api/") {
        return problem::no_such_path(headers).await.into_response();
    }
    if let Some(bytes) = file(&app, path).filter(|_| path != FIRST) {
        let keep = match path.starts_with(LASTING) {
            true => "public, max-age=31536000, immutable",
            false => "public, max-age=3600",
        };
        return send(path, keep, bytes);
    }
    // A file that is gone is not a screen. Names of people and decks may have points.
    if path.starts_with(LASTING) || !path.contains('/') && path.contains('.') {
        return problem::no_such_path(headers).await.into_response();
    }
    match file(&app, FIRST) {
        Some(bytes) => send(FIRST, "no-cache", bytes),
        None => {
            let text = message!("web-missing").say(language(&headers));
            (StatusCode::NOT_FOUND, format!("{text}\n")).into_response()
        }
    }
}

/// A file of the client: from the folder that the settings name, or from the program.
fn file(app: &App, path: &str) -> Option<Cow<'static, [u8]>> {
    match &app.config.web_dir {
        None => Built::get(path).map(|EmbeddedFile { data, .. }| data),
        Some(folder) => {
            let path = Path::new(path);
            let inside = path.components().all(|c| matches!(c, Component::Normal(_)));
            let path = inside.then(|| folder.join(path))?;
            path.is_file()
                .then(|| std::fs::read(path).ok())?
                .map(Cow::Owned)
        }
    }
}

fn send(path: &str, keep: &'static str, bytes: Cow<'static, [u8]>) -> Response {
    let kind = match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("webmanifest") => "application/manifest+json",
        Some("png") => "image/png",
        _ => "application/octet-stream",
    };
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, keep)];
    let body = match bytes {
        Cow::Borrowed(built_in) => Bytes::from_static(built_in),
        Cow::Owned(read) => Bytes::from(read),
    };
    (headers, body).into_response()
}
