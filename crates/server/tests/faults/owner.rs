//! M3: one server owns the games of a database. Another one does not start, or takes over, and then the first one stores
//! nothing any more.

use super::common::{Folder, config, next_of, play_some, sit_down, start, two_players};
use super::support::{Beside, asked, offer};
use cards::Catalogue;
use server::Server;
use server::client::Client;
use server::config::Config;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn m3_a_second_server_on_the_same_database_is_refused_by_name() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let second = Server::start(config(&folder), Catalogue::second_edition()).await;
    let said = second.expect_err("a refusal").to_string();
    let own = std::process::id().to_string();
    assert!(said.contains(&own), "it names the owner: {said}");
    let (id, clients) = two_players(server.addr).await;
    let mut players = sit_down(&id, &clients).await;
    play_some(&mut players, 4).await;
    server.stop().await;
    // Nobody has to wait when the first one has stopped.
    let server = start(config(&folder)).await;
    server.stop().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn m3_a_link_to_the_database_leads_to_the_same_owner() {
    let (folder, other) = (Folder::new(), Folder::new());
    let first = config(&folder);
    if !first.database_url().starts_with("sqlite:") {
        // PostgreSQL has no links.
        return;
    }
    let server = start(first).await;
    let file = folder.0.join("spaceline.db");
    let link = other.0.join("link.db");
    std::os::unix::fs::symlink(file, &link).expect("a link");
    let second = Config {
        database: Some(format!("sqlite://{}", link.display())),
        ..config(&other)
    };
    let second = Server::start(second, Catalogue::second_edition()).await;
    let said = second.expect_err("a refusal").to_string();
    assert!(said.contains(&std::process::id().to_string()), "{said}");
    server.stop().await;
}

/// Not a test: the server of the next one, in a process of its own.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "a part of another test"]
async fn a_server_for_another_process() {
    let Ok(database) = std::env::var("SPACELINE_CHILD_DATABASE") else {
        return;
    };
    let folder = Folder::new();
    let config = Config {
        database: Some(database),
        ..config(&folder)
    };
    let server = Server::start(config, Catalogue::second_edition()).await;
    println!("\nat {}", server.expect("a server").addr);
    std::future::pending::<()>().await;
}

/// A process that is killed at the end, whatever happens.
struct Process(Child);

impl Process {
    fn start(database: &str) -> (Process, SocketAddr) {
        let mut child = Command::new(std::env::current_exe().expect("this program"))
            .args(["--ignored", "--nocapture", "--exact"])
            .arg("owner::a_server_for_another_process")
            .env("SPACELINE_CHILD_DATABASE", database)
            .stdout(Stdio::piped())
            .spawn()
            .expect("a process");
        let out = BufReader::new(child.stdout.take().expect("its output"));
        let process = Process(child);
        let mut lines = out.lines().map_while(Result::ok);
        let addr = lines.find_map(|line| line.strip_prefix("at ")?.parse().ok());
        // It must be able to go on writing.
        std::thread::spawn(move || lines.for_each(drop));
        (process, addr.expect("an address"))
    }

    fn signal(&self, name: &str) {
        let done = Command::new("kill")
            .args([name, &self.0.id().to_string()])
            .status();
        assert!(done.expect("kill").success());
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL: make postgres"]
async fn m3_a_server_that_stood_still_stores_nothing_after_another_took_over() {
    let folder = Folder::new();
    // A file stays locked as long as its owner is there; there is nothing to take over.
    let database = config(&folder).database.expect("PostgreSQL");
    start(config(&folder)).await.stop().await;
    let (first, addr) = Process::start(&database);
    let (id, clients) = two_players(addr).await;
    let mut old = sit_down(&id, &clients).await;
    play_some(&mut old, 6).await;
    let waiting = asked(&mut old).client.clone();
    first.signal("-STOP");
    // It waits until the lease has run out.
    let server = start(config(&folder)).await;
    let clients = clients.map(|client| client.at(server.addr));
    let mut new = sit_down(&id, &clients).await;
    play_some(&mut new, 6).await;
    first.signal("-CONT");
    // The old owner still has the connections of its players.
    let reply = offer(asked(&mut old), "too late").await;
    assert_eq!(reply["type"], "problem", "{reply}");
    drop(waiting);
    let beside = Beside::open(&config(&folder)).await;
    let stored = beside.number("SELECT COUNT(*) FROM log WHERE mark = 'too late'");
    assert_eq!(stored.await, 0);
    play_some(&mut new, 6).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL: make postgres"]
async fn m3_a_server_that_was_killed_is_replaced_at_once() {
    let folder = Folder::new();
    let database = config(&folder).database.expect("PostgreSQL");
    start(config(&folder)).await.stop().await;
    let (first, addr) = Process::start(&database);
    let (id, clients) = two_players(addr).await;
    let mut players = sit_down(&id, &clients).await;
    play_some(&mut players, 6).await;
    first.signal("-KILL");
    let began = std::time::Instant::now();
    let server = start(config(&folder)).await;
    // The lease would have held for ten seconds.
    assert!(began.elapsed() < Duration::from_secs(8));
    let clients: [Client; 2] = clients.map(|client| client.at(server.addr));
    let mut socket = clients[0].sit(&id, 0).await.expect("a socket");
    next_of(&mut socket, "view").await;
    server.stop().await;
}
