//! M4, M5, M6: who is who.

use super::common::people::{PASSWORD, me, sign_in};
use super::common::{Folder, account, ask, config, start, status};
use super::support::Beside;
use serde_json::{Value, json};
use server::client::Client;
use server::config::Config;
use std::net::SocketAddr;

#[tokio::test(flavor = "multi_thread")]
async fn m4_the_tokens_of_a_guest_end_when_the_guest_becomes_an_account() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let guest = Client::guest(server.addr, "Anna").await.expect("a guest");
    let token = guest.post("/api/tokens", &json!({"label": "My bot"})).await;
    let token = token.expect("a token");
    let program = Client::nobody(server.addr).with_token(token["token"].as_str().expect("a token"));
    assert_eq!(status(&program, "/api/me").await, 200);
    let before = me(&guest).await;
    let body = json!({"name": "Anna", "password": PASSWORD, "token": true});
    let welcome = guest.post("/api/account", &body).await.expect("an account");
    assert_eq!(welcome["id"], before["id"], "the same person");
    for old in [&guest, &program] {
        assert_eq!(status(old, "/api/me").await, 401);
    }
    let owner = Client::nobody(server.addr).with_token(welcome["token"].as_str().expect("one"));
    assert_eq!(me(&owner).await["guest"], false);
    let tokens = owner.get("/api/tokens").await.expect("tokens");
    assert_eq!(tokens.as_array().map(Vec::len), Some(1));
    server.stop().await;
}

/// Tries a password from an address; the status.
async fn try_from(addr: SocketAddr, from: &str, password: &str) -> u16 {
    let body = json!({"name": "Anna", "password": password, "token": true});
    let nobody = Client::nobody(addr);
    let (method, body) = (hyper::Method::POST, body.to_string().into_bytes());
    let more = [("X-Forwarded-For", from)];
    let tried = nobody.request(method, "/api/session", body, &more).await;
    tried.expect("a response").0.as_u16()
}

#[tokio::test(flavor = "multi_thread")]
async fn m5_wrong_passwords_of_others_do_not_lock_the_owner_out() {
    let folder = Folder::new();
    let mut config = Config {
        behind_proxy: true,
        ..config(&folder)
    };
    config.limits.sign_ins = 4;
    let server = start(config).await;
    account(server.addr, "Anna", PASSWORD).await;
    let mut told = Vec::new();
    for n in 0..16 {
        let from = format!("203.0.113.{}", n % 4);
        told.push(try_from(server.addr, &from, "a wrong guess").await);
    }
    assert!(told.iter().all(|status| *status == 401), "{told:?}");
    assert_eq!(try_from(server.addr, "198.51.100.1", PASSWORD).await, 200);
    server.stop().await;
}

/// Whether somebody can have a name, as an account and as a guest.
async fn wanted(addr: SocketAddr, name: &str) -> (u16, Value) {
    let body = json!({"name": name, "password": PASSWORD, "token": true});
    let account = ask(&Client::nobody(addr), "POST", "/api/account", &body).await;
    let body = json!({"name": name, "token": true});
    let guest = ask(&Client::nobody(addr), "POST", "/api/guest", &body).await;
    (account.0, guest.1["name"].clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn m6_names_that_look_like_others_are_not_to_be_had() {
    let folder = Folder::new();
    let config = config(&folder);
    let server = start(config.clone()).await;
    account(server.addr, "Capo", PASSWORD).await;
    account(server.addr, "Paul", PASSWORD).await;
    // All letters of another script; a capital I for an l; a zero for an O.
    for alike in ["\u{421}\u{430}\u{440}\u{43e}", "PauI", "Cap0"] {
        let (account, guest) = wanted(server.addr, alike).await;
        assert_eq!(account, 409, "{alike}");
        assert_ne!(guest, alike, "a guest gets another name");
        assert!(guest.is_string(), "{alike}");
    }
    // Two scripts in one name, letters that nobody sees.
    for bad in ["Kir\u{430}", "Ki\u{3164}ra", "\u{115f}\u{115f}\u{115f}"] {
        assert_eq!(wanted(server.addr, bad).await, (400, Value::Null), "{bad}");
    }
    // Those who run the server, in both languages, and whoever looks like them.
    for office in [
        "Moderator",
        "moderatorin",
        "M0derator",
        "Admin",
        "The Admin",
        "Administrator 3",
        "System",
        "Betreiber",
    ] {
        let told = wanted(server.addr, office).await;
        assert_eq!(told, (409, Value::Null), "{office}");
    }
    for good in ["Тува", "Jörg", "太郎", "Captain Proton", "Systematic"] {
        assert_eq!(wanted(server.addr, good).await.0, 200, "{good}");
    }
    // Whoever had such a name before keeps it.
    let beside = Beside::open(&config).await;
    beside
        .run("UPDATE people SET name = 'Moderator', name_key = 'moderator' WHERE name = 'Paul'")
        .await;
    assert_eq!(sign_in(server.addr, "Moderator", PASSWORD).await.0, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn m6_names_from_before_are_compared_too() {
    let folder = Folder::new();
    let config = config(&folder);
    let server = start(config.clone()).await;
    account(server.addr, "Capo", PASSWORD).await;
    server.stop().await;
    let beside = Beside::open(&config).await;
    beside.run("DELETE FROM looks").await;
    let server = start(config).await;
    let alike = "\u{421}\u{430}\u{440}\u{43e}";
    assert_eq!(wanted(server.addr, alike).await.0, 409);
    server.stop().await;
}
