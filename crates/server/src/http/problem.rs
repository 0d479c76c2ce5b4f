//! Problems as responses: a status, a code for programs, words for people.

use super::LARGEST;
use super::caller::language;
use crate::wire::{Code, Problem};
use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hyper::body::Body as _;
use locale::{Lang, message};
use serde::de::DeserializeOwned;
use std::time::Duration;
use tokio::time::timeout;

/// How long a body may take to arrive.
const PATIENCE: Duration = Duration::from_secs(30);

/// A problem and the language it is told in.
#[derive(Debug)]
pub struct Failed(pub Lang, pub Problem);

pub type Answer<T> = Result<T, Failed>;

impl Code {
    pub fn status(self) -> StatusCode {
        match self {
            Code::Invalid => StatusCode::BAD_REQUEST,
            Code::SignIn => StatusCode::UNAUTHORIZED,
            Code::Forbidden => StatusCode::FORBIDDEN,
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::Conflict => StatusCode::CONFLICT,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let Failed(lang, problem) = self;
        let mut response = (problem.code.status(), Json(problem.say(lang))).into_response();
        if let Some(wait) = problem.wait {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, wait.into());
        }
        response
    }
}

/// A JSON body; what is wrong with it is told like every problem.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Failed;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Failed> {
        let lang = language(request.headers());
        let failed = |code, message| Failed(lang, Problem::new(code, message));
        let too_large = || {
            let most = LARGEST / 1024;
            failed(Code::TooLarge, message!("body-too-large", most = most))
        };
        // What is said to be too large is not waited for, and nobody sends one byte an hour.
        if request.body().size_hint().lower() > LARGEST as u64 {
            return Err(too_large());
        }
        let read = timeout(PATIENCE, Json::from_request(request, state));
        let Ok(read) = read.await else {
            return Err(failed(Code::Invalid, message!("body-too-slow")));
        };
        match read {
            Ok(Json(value)) => Ok(Body(value)),
            Err(JsonRejection::BytesRejection(_)) => Err(too_large()),
            Err(rejection) => {
                let message = message!("bad-request", why = rejection.body_text());
                Err(failed(Code::Invalid, message))
            }
        }
    }
}

/// A JSON body, or nothing at all.
#[derive(Debug)]
pub struct MaybeBody<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Default> FromRequest<S> for MaybeBody<T> {
    type Rejection = Failed;

    async fn from_request(request: Request, state: &S) -> Result<MaybeBody<T>, Failed> {
        if request.body().is_end_stream() {
            return Ok(MaybeBody(T::default()));
        }
        let Body(value) = Body::from_request(request, state).await?;
        Ok(MaybeBody(value))
    }
}

/// The parts of the path that differ.
#[derive(Debug)]
pub struct Path<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Failed> {
        let lang = language(&parts.headers);
        match axum::extract::Path::from_request_parts(parts, state).await {
            Ok(axum::extract::Path(value)) => Ok(Path(value)),
            Err(_) => Err(Failed(
                lang,
                Problem::new(Code::NotFound, message!("no-such-path")),
            )),
        }
    }
}

/// What stands behind the question mark.
#[derive(Debug)]
pub struct Query<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Query<T>, Failed> {
        let lang = language(&parts.headers);
        let found: Result<_, QueryRejection> =
            axum::extract::Query::from_request_parts(parts, state).await;
        match found {
            Ok(axum::extract::Query(value)) => Ok(Query(value)),
            Err(rejection) => {
                let message = message!("bad-request", why = rejection.body_text());
                Err(Failed(lang, Problem::new(Code::Invalid, message)))
            }
        }
    }
}

pub async fn no_such_path(headers: HeaderMap) -> Failed {
    Failed(
        language(&headers),
        Problem::new(Code::NotFound, message!("no-such-path")),
    )
}

pub async fn no_such_method(headers: HeaderMap) -> Response {
    let failed = Failed(
        language(&headers),
        Problem::new(Code::Invalid, message!("no-such-method")),
    );
    let mut response = failed.into_response();
    *response.status_mut() = StatusCode::METHOD_NOT_ALLOWED;
    response
}

/// A mistake of the program: the caller learns that it was one and nothing else.
pub fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    metrics::counter!("spaceline_panics_total").increment(1);
    let problem = Problem::new(Code::Unavailable, message!("server-mistake"));
    let mut response = Failed(Lang::En, problem).into_response();
    *response.status_mut() = StatusCode::INTERNAL_SERVER_ERROR;
    response
}
