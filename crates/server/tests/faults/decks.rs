//! H6: lists that are not decks make nobody else wait.

use super::common::{Folder, ask, config, start};
use serde_json::{Value, json};
use server::client::Client;
use server::config::Config;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A list of lines that are nearly cards.
fn junk(lines: usize) -> Value {
    let lines = (0..lines).map(|n| format!("1 Jeam-Lucc Pikart, Explorrer of {n}"));
    json!({"text": lines.collect::<Vec<_>>().join("\n")})
}

/// Has a list checked from some address; the status.
async fn check(client: &Client, from: &str, list: &Value) -> u16 {
    let body = list.to_string().into_bytes();
    let method = hyper::Method::POST;
    let more = [("X-Forwarded-For", from)];
    let checked = client
        .request(method, "/api/decks/check", body, &more)
        .await;
    checked.expect("a response").0.as_u16()
}

#[tokio::test(flavor = "multi_thread")]
async fn h6_many_lists_of_one_address_make_nobody_else_wait() {
    let folder = Folder::new();
    let config = Config {
        behind_proxy: true,
        ..config(&folder)
    };
    let server = start(config).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let bert = Client::guest(server.addr, "Bert").await.expect("a guest");
    // The cards are read once.
    assert_eq!(check(&bert, "203.0.113.2", &junk(1)).await, 200);
    let done = Arc::new(AtomicUsize::new(0));
    let mut tasks = Vec::new();
    for _ in 0..10 {
        let (anna, done) = (anna.clone(), Arc::clone(&done));
        tasks.push(tokio::spawn(async move {
            let status = check(&anna, "203.0.113.1", &junk(150)).await;
            done.fetch_add(1, Ordering::SeqCst);
            status
        }));
    }
    while done.load(Ordering::SeqCst) == 0 {
        tokio::task::yield_now().await;
    }
    let before = done.load(Ordering::SeqCst);
    assert_eq!(check(&bert, "203.0.113.2", &junk(150)).await, 200);
    let meanwhile = done.load(Ordering::SeqCst) - before;
    assert!(meanwhile <= 3, "waited for {meanwhile} lists of another");
    for task in tasks {
        assert_eq!(task.await.expect("done"), 200);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h6_one_person_has_only_so_many_lists_read() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.deck_checks = 3;
    let server = start(config).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let bert = Client::guest(server.addr, "Bert").await.expect("a guest");
    let mut told = Vec::new();
    for _ in 0..5 {
        told.push(ask(&anna, "POST", "/api/decks/check", &junk(1)).await.0);
    }
    assert_eq!(told, [200, 200, 200, 429, 429]);
    let other = ask(&bert, "POST", "/api/decks/check", &junk(1)).await;
    assert_eq!(other.0, 200);
    let long = ask(&bert, "POST", "/api/decks/check", &junk(501)).await;
    assert_eq!(long.0, 413);
    server.stop().await;
}
