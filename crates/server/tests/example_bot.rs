//! The example in Python plays whole games over plain HTTP.

mod common;

use cards::Catalogue;
use common::{Folder, config, start};
use engine::Packs;
use engine::Replay;
use serde_json::json;
use server::client::Client;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

fn no_python() -> bool {
    let none = Command::new("python3").arg("--version").output().is_err();
    if none {
        eprintln!("python3 is not here: the example is not tried");
    }
    none
}

/// Plays one game with the example.
fn bot(addr: SocketAddr, arguments: &[&str]) -> JoinHandle<Output> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let mut command = Command::new("python3");
    command
        .arg(script)
        .arg(format!("--server=http://{addr}"))
        .args(arguments)
        .env_remove("SPACELINE_TOKEN");
    tokio::task::spawn_blocking(move || command.output().expect("python3 runs"))
}

/// The last line of what the example said: its name, how it ended, and which game it was.
async fn result(bot: JoinHandle<Output>) -> (String, String, String) {
    let output = tokio::time::timeout(Duration::from_secs(300), bot)
        .await
        .expect("the game ends")
        .expect("the example runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{text}{errors}");
    let last = text.lines().last().unwrap_or_default();
    let words: Vec<&str> = last.split(' ').collect();
    match words.as_slice() {
        [name, how, "game", id, "by", ..] => {
            ((*name).to_owned(), (*how).to_owned(), (*id).to_owned())
        }
        _ => panic!("no result: {text}{errors}"),
    }
}

async fn whole_game(addr: SocketAddr, id: &str) -> Replay {
    let text = Client::nobody(addr)
        .text(&format!("/api/games/{id}/replay"))
        .await
        .expect("a replay");
    let replay = Replay::parse(&text).expect("a replay");
    let game = replay
        .verify(Catalogue::second_edition(), Packs::MustAgree)
        .expect("all hashes agree");
    assert!(game.is_over());
    replay
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_plays_a_game_against_a_bot_of_the_server() {
    if no_python() {
        return;
    }
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let robo = bot(
        server.addr,
        &["--open", "--against=cadet", "--name=Robo", "--deck=earth"],
    );
    let (name, how, id) = result(robo).await;
    assert_eq!(name, "Robo");
    assert!(["won", "lost", "tied"].contains(&&*how), "{how}");
    whole_game(server.addr, &id).await;
    server.stop().await;
}

/// Passes everything on, but cuts every stream after a short time, and loses the reply to every tenth message.
async fn bad_line(to: SocketAddr) -> SocketAddr {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
        .await
        .expect("a port");
    let addr = listener.local_addr().expect("an address");
    tokio::spawn(async move {
        for n in 0u64.. {
            let (near, _) = listener.accept().await.expect("a connection");
            let far = TcpStream::connect(to).await.expect("the server");
            tokio::spawn(pass_on(near, far, n));
        }
    });
    addr
}

async fn pass_on(mut near: TcpStream, mut far: TcpStream, n: u64) {
    let mut start = [0; 200];
    let length = near.peek(&mut start).await.unwrap_or(0);
    let start = String::from_utf8_lossy(&start[..length]).into_owned();
    let line = start.lines().next().unwrap_or_default();
    if line.contains("/messages") && n.is_multiple_of(10) {
        let (mut from, _) = near.split();
        let there = tokio::io::copy(&mut from, &mut far);
        let _ = tokio::time::timeout(Duration::from_millis(100), there).await;
        return;
    }
    let both = tokio::io::copy_bidirectional(&mut near, &mut far);
    if line.contains("/stream") {
        let patience = Duration::from_millis(500 + n * 37 % 1000);
        let _ = tokio::time::timeout(patience, both).await;
    } else {
        let _ = both.await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_examples_play_each_other_over_a_line_that_breaks() {
    if no_python() {
        return;
    }
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let host = Client::guest(server.addr, "Host").await.expect("a guest");
    let addr = bad_line(server.addr).await;
    let one = bot(addr, &["--any", "--name=Ada", "--deck=klingon"]);
    // The second one comes when the table of the first is open.
    for _ in 0..200 {
        let open = host.get("/api/games?stage=open").await.expect("a list");
        if open != json!([]) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let two = bot(addr, &["--any", "--name=Bob", "--deck=romulan"]);
    let (ada, bob) = (result(one).await, result(two).await);
    assert_eq!((&*ada.0, &*bob.0), ("Ada", "Bob"));
    assert_eq!(ada.2, bob.2, "they played the same game");
    let ends = [&*ada.1, &*bob.1];
    assert!(
        [["won", "lost"], ["lost", "won"], ["tied", "tied"]].contains(&ends),
        "{ends:?}"
    );
    assert!(whole_game(server.addr, &ada.2).await.len() > 50);
    server.stop().await;
}
