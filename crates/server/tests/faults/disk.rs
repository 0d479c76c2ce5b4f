//! C2: a full disk costs the answers that were given meanwhile, and nothing after it.

use super::common::{Folder, config, play_some, sit_down, start, status, two_players};
use super::support::{Beside, all_see, asked, offer, pair};
use server::client::Client;
use server::config::Config;
use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

/// More failures than there are connections.
const FAILURES: usize = 20;

#[tokio::test(flavor = "multi_thread")]
async fn c2_the_first_answer_after_failed_writes_is_stored() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, clients) = two_players(server.addr).await;
    let mut players = sit_down(&id, &clients).await;
    play_some(&mut players, 6).await;
    let beside = Beside::open(&config(&folder)).await;
    beside.break_table("log").await;
    for n in 0..FAILURES {
        let reply = offer(asked(&mut players), &format!("lost {n}")).await;
        assert_eq!(reply["type"], "problem", "{reply}");
    }
    beside.mend_table("log").await;
    let reply = offer(asked(&mut players), "kept").await;
    assert_eq!(reply["type"], "accepted", "{reply}");
    all_see(&mut players, reply["n"].as_u64().expect("a number") as u32).await;
    play_some(&mut players, 6).await;
    let stored = beside.number("SELECT COUNT(*) FROM log WHERE mark LIKE 'lost%'");
    assert_eq!(stored.await, 0);
    pair(server.addr, 1).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn c2_ready_means_that_something_can_be_stored() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let nobody = Client::nobody(server.addr);
    assert_eq!(status(&nobody, "/readyz").await, 200);
    let beside = Beside::open(&config(&folder)).await;
    beside.break_table("health").await;
    super::support::until("not ready", || async {
        status(&nobody, "/readyz").await == 503
    })
    .await;
    let said = nobody.request(hyper::Method::GET, "/readyz", Vec::new(), &[]);
    let (_, said) = said.await.expect("a response");
    assert!(said.contains("no space"), "{said}");
    assert_eq!(status(&nobody, "/healthz").await, 200, "it is alive");
    beside.mend_table("health").await;
    super::support::until("ready again", || async {
        status(&nobody, "/readyz").await == 200
    })
    .await;
    server.stop().await;
}

/// A small file system of its own, gone afterwards. Only root may make one.
struct SmallDisk(Folder);

impl SmallDisk {
    fn new() -> Option<SmallDisk> {
        let folder = Folder::new();
        let mount = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=3m", "tmpfs"])
            .arg(&folder.0)
            .output();
        mount
            .is_ok_and(|done| done.status.success())
            .then_some(SmallDisk(folder))
    }

    /// Takes all the space there is.
    fn fill(&self) {
        let mut file = File::create(self.0.0.join("rubbish")).expect("a file");
        for size in [64 * 1024, 4096, 1] {
            let block = vec![0; size];
            while file.write_all(&block).is_ok() {}
        }
    }

    fn empty(&self) {
        std::fs::remove_file(self.0.0.join("rubbish")).expect("removed");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let unmount = |path: &Path| Command::new("umount").arg("--lazy").arg(path).status();
        let _ = unmount(&self.0.0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn c2_a_full_disk_is_forgotten_as_soon_as_there_is_space() {
    // Without root the test with failing writes above has to do.
    let Some(disk) = SmallDisk::new() else { return };
    let config = Config {
        database: None,
        ..config(&disk.0)
    };
    let server = start(config.clone()).await;
    let (id, clients) = two_players(server.addr).await;
    let mut players = sit_down(&id, &clients).await;
    for round in 0..3 {
        play_some(&mut players, 6).await;
        disk.fill();
        // What is left of the last page of the journal may have room for a few more.
        let mut lost = 0;
        for n in 0..200 {
            let reply = offer(asked(&mut players), &format!("{round} {n}")).await;
            if reply["type"] == "problem" {
                lost += 1;
            } else {
                assert_eq!(reply["type"], "accepted", "{reply}");
                all_see(&mut players, reply["n"].as_u64().expect("a number") as u32).await;
            }
            if lost > FAILURES {
                break;
            }
        }
        assert!(lost > 0, "the disk was full");
        assert_eq!(status(&clients[0], "/healthz").await, 200);
        disk.empty();
        let reply = offer(asked(&mut players), &format!("{round} kept")).await;
        assert_eq!(reply["type"], "accepted", "{reply}");
        all_see(&mut players, reply["n"].as_u64().expect("a number") as u32).await;
    }
    let (before, n) = (players[0].seen.view.clone(), players[0].seen.n);
    server.stop().await;
    let server = start(config).await;
    let clients = clients.map(|client| client.at(server.addr));
    let players = sit_down(&id, &clients).await;
    assert_eq!((&players[0].seen.view, players[0].seen.n), (&before, n));
    server.stop().await;
}
