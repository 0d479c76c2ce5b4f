//! Connections: how many an address may have, and how long it may take to say what it wants.

use super::limits::Places;
use super::patience::Patient;
use crate::app::App;
use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::extract::connect_info::IntoMakeServiceWithConnectInfo;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio_util::task::TaskTracker;
use tower::{Service as _, ServiceExt as _};

type Services = IntoMakeServiceWithConnectInfo<Router, SocketAddr>;

/// How long nobody is let in when the system has no room for another connection.
const FULL: Duration = Duration::from_millis(100);
/// Connections of one address for each that may stay open to listen: browsers have some for questions.
const BESIDE: u32 = 4;

/// Lets people in until the server stops; ends when the last one has gone.
pub async fn serve(app: Arc<App>, listener: TcpListener) {
    // Made once: each connection has a share of the routes, not a copy.
    let router = super::router(Arc::clone(&app));
    let services = router.into_make_service_with_connect_info::<SocketAddr>();
    let most = match app.config.behind_proxy {
        // Everybody comes from one address then.
        true => u32::MAX,
        false => app.config.limits.sockets.saturating_mul(BESIDE),
    };
    let places = Places::new(most);
    let inside = TaskTracker::new();
    loop {
        let accepted = tokio::select! {
            () = app.stopping.cancelled() => break,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, from)) => {
                // Without a place the connection ends here.
                if let Some(place) = places.take(from.ip()) {
                    let (app, services) = (Arc::clone(&app), services.clone());
                    inside.spawn(async move {
                        talk(&app, services, stream, from).await;
                        drop(place);
                    });
                }
            }
            Err(error) => {
                tracing::warn!(%error, "nobody else can be let in now");
                tokio::time::sleep(FULL).await;
            }
        }
    }
    inside.close();
    inside.wait().await;
}

async fn talk(app: &App, mut services: Services, stream: TcpStream, from: SocketAddr) {
    // A message must not wait for the one before it to be confirmed.
    let _ = stream.set_nodelay(true);
    let stream = Patient::new(stream, app.config.write);
    let service = services
        .call(from)
        .await
        .unwrap_or_else(|never: Infallible| match never {});
    let service =
        service.map_request(|request: Request<hyper::body::Incoming>| request.map(Body::new));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.config.head)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = app.stopping.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke");
    }
}
