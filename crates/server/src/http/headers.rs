//! What every response says to browsers, and what the log says about requests.

use crate::app::App;
use crate::wire::PROTOCOL;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;
use tracing::Span;

/// Nothing but our own pages, scripts and connections; nobody may put us into a frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The number of the protocol, for programs.
const PROTOCOL_HEADER: HeaderName = HeaderName::from_static("spaceline-protocol");

const ALWAYS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=()",
    ),
];

pub async fn secure(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let private = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if private {
        headers.insert(PROTOCOL_HEADER, HeaderValue::from(PROTOCOL));
    }
    if private && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if app.is_https() {
        let value = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    response
}

impl App {
    /// Whether people come here over an encrypted connection.
    pub fn is_https(&self) -> bool {
        self.config
            .public_url
            .as_deref()
            .is_some_and(|url| url.starts_with("https://"))
    }
}

/// The pattern of the path, not the path: ids of private games do not belong into logs.
pub fn span(request: &Request) -> Span {
    let path = request
        .extensions()
        .get::<MatchedPath>()
        .map_or("?", MatchedPath::as_str);
    tracing::info_span!("request", method = %request.method(), path)
}
