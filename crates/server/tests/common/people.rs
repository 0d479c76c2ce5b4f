//! People in tests: who they are, and what they say.

use super::{ask, say};
use serde_json::{Value, json};
use server::client::Client;
use std::net::SocketAddr;

pub const PASSWORD: &str = "make it so";
/// Text that means something elsewhere.
pub const HOSTILE: &str = "<script>alert('x')</script>'; DROP TABLE people; -- \"%s {0} \u{1F596}";

pub async fn me(client: &Client) -> Value {
    client.get("/api/me").await.expect("somebody")
}

pub async fn sign_in(addr: SocketAddr, name: &str, password: &str) -> (u16, Value) {
    let body = json!({"name": name, "password": password, "token": true});
    ask(&Client::nobody(addr), "POST", "/api/session", &body).await
}

/// A message of a game by HTTP.
pub async fn tell(client: &Client, game: &str, message: Value) {
    let reply = say(client, game, message).await;
    assert_ne!(reply["type"], "problem", "{reply}");
}
