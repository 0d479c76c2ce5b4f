//! The server as a program: started, asked, stopped, killed.
#![cfg(unix)]

use serde_json::Value;
use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder that is removed afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let n = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("spaceline-cli-{}-{n}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn spaceline() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_spaceline"));
    command
        .env("SPACELINE_LANG", "en")
        .env("SPACELINE_DATA", "no-data");
    command
}

fn run(words: &[&str]) -> Output {
    spaceline().args(words).output().expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn report(words: &[&str]) -> Value {
    let done = run(words);
    assert!(
        done.status.success(),
        "{}\n{}",
        text(&done.stdout),
        text(&done.stderr)
    );
    serde_json::from_slice(&done.stdout).expect("JSON")
}

/// Nothing went wrong, and enough happened for that to mean something.
fn nothing_was_lost(report: &Value, least: u64) {
    let checked = &report["checked"];
    assert_eq!(report["errors"], 0, "{report:#}");
    assert_eq!(checked["lost"], 0);
    assert_eq!(checked["doubled"], 0);
    assert_eq!(checked["marks"], true);
    assert_eq!(checked["answers"], report["answers"]);
    assert!(
        report["answers"].as_u64().expect("a number") >= least,
        "{report:#}"
    );
}

#[test]
fn games_at_once_lose_no_answer() {
    let report = report(&[
        "load",
        "--games",
        "5",
        "--minutes",
        "0.06",
        "--think-ms",
        "30",
        "--idle",
        "1",
        "--json",
    ]);
    nothing_was_lost(&report, 50);
    assert_eq!(report["reconnects"], 0);
    assert!(report["latency"]["p99"].as_f64().expect("a number") > 0.0);
    assert!(report["memory"]["before"].as_u64().expect("a number") > 0);
}

#[test]
fn a_full_load_has_bots_spectators_a_lobby_clocks_and_lists() {
    let words = "load --games 4 --minutes 0.1 --think-ms 60 --idle 0 --bots random,cadet --spectators 2 --lobby 3 \
                 --clock 30m --finished 200 --readers 2 --json";
    let report = report(&words.split_whitespace().collect::<Vec<_>>());
    nothing_was_lost(&report, 20);
    let number = |path: &str| {
        let found = report.pointer(path).and_then(Value::as_f64);
        found.unwrap_or_else(|| panic!("{path} in {report:#}"))
    };
    // A person and two spectators at each table.
    assert_eq!(number("/sockets"), 4.0 + 8.0 + 3.0);
    assert!(number("/checked/by_bots") > 0.0);
    assert_eq!(report["asked"]["clock"]["base"], 1800);
    assert_eq!(report["asked"]["bots"][1], "cadet");
    assert!(number("/archive/games") >= 200.0);
    assert_eq!(number("/archive/stored"), 200.0);
    for list in ["first_page", "by_player", "profile"] {
        assert!(number(&format!("/lists/{list}/measured")) > 0.0, "{list}");
    }
    assert_eq!(number("/lists/failed"), 0.0);
    assert!(number("/readers/answered/measured") > 10.0);
    // Every answer reaches both spectators; some of the last on their way are not counted.
    let seen = number("/spectators/delay/measured");
    assert!(seen >= 1.5 * number("/answers") - 20.0 && seen <= 2.0 * number("/answers"));
    // Everybody in the lobby learns of every game that begins.
    assert!(number("/lobby/delay/measured") >= 12.0);
    assert!(number("/lobby/delay/p99") < 5_000.0);
}

#[test]
fn bots_and_spectators_outlive_a_server_that_is_killed() {
    let words = "load --games 3 --crashes 2 --think-ms 30 --bots cadet --spectators 1 --lobby 1 --clock 30m --json";
    let report = report(&words.split_whitespace().collect::<Vec<_>>());
    nothing_was_lost(&report, 10);
    assert!(report["checked"]["by_bots"].as_u64().expect("a number") > 0);
    // Two kills, each with three players, three spectators and a visitor.
    assert!(report["reconnects"].as_u64().expect("a number") >= 12);
}

#[test]
fn games_outlive_a_server_that_is_killed() {
    let report = report(&[
        "load",
        "--games",
        "5",
        "--crashes",
        "3",
        "--think-ms",
        "30",
        "--json",
    ]);
    nothing_was_lost(&report, 20);
    assert_eq!(report["crashes"].as_array().map(Vec::len), Some(3));
    assert!(report["reconnects"].as_u64().expect("a number") >= 30);
}

/// A server, its output, and where it listens.
struct Running {
    child: Child,
    lines: std::io::Lines<BufReader<ChildStdout>>,
    said: Vec<String>,
    addr: String,
}

impl Running {
    fn start(command: &mut Command) -> Running {
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let mut lines = BufReader::new(child.stdout.take().expect("output")).lines();
        let said: Vec<String> = lines.by_ref().take(4).map_while(Result::ok).collect();
        let addr = said
            .first()
            .and_then(|line| line.split_once("listening on "))
            .map(|(_, rest)| rest.trim_end_matches(')').to_owned());
        let addr = addr.unwrap_or_else(|| panic!("{said:?}"));
        Running {
            child,
            lines,
            said,
            addr,
        }
    }

    fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([name, &id]).status();
        assert!(sent.expect("kill").success());
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_server_says_where_it_is_and_stops_when_it_is_told() {
    let folder = Folder::new();
    let data = folder.0.join("made/at/start");
    let mut server = Running::start(spaceline().args([
        "serve",
        "--addr",
        "127.0.0.1:0",
        "--data-dir",
        &data.display().to_string(),
    ]));
    assert!(server.said[0].contains(&format!("http://{}", server.addr)));
    assert!(server.said[1].contains("sqlite://") && !server.said[1].contains("mode="));
    assert_eq!(server.said[2], "No games to continue.");
    assert!(data.join("spaceline.db").is_file());
    server.signal("-TERM");
    let ended = server.child.wait().expect("an end");
    assert!(ended.success());
    assert!(
        server
            .lines
            .any(|line| line.is_ok_and(|l| l.starts_with("Stopping")))
    );
}

#[test]
fn options_go_before_variables_and_those_before_the_file() {
    let folder = Folder::new();
    let file = folder.0.join("spaceline.toml");
    let settings = "addr = \"127.0.0.1:1\"\npublic_url = \"https://file.example\"\nlog_level = \"warn\"\ndata_dir = \"/proc/nowhere\"\n";
    std::fs::write(&file, settings).expect("a file");
    let server = Running::start(
        spaceline()
            .args(["serve", "--addr", "127.0.0.1:0", "--config"])
            .arg(&file)
            .env("SPACELINE_ADDR", "127.0.0.1:2")
            .env("SPACELINE_DATA_DIR", &folder.0),
    );
    assert!(server.said[0].contains("https://file.example"));
    assert!(folder.0.join("spaceline.db").is_file());
}

#[test]
fn settings_that_cannot_be_used_are_told() {
    let folder = Folder::new();
    let file = folder.0.join("wrong.toml");
    std::fs::write(&file, "adr = \"127.0.0.1:1\"").expect("a file");
    let done = run(&["serve", "--config", &file.display().to_string()]);
    assert_eq!(done.status.code(), Some(2));
    assert!(text(&done.stderr).contains("adr"), "{}", text(&done.stderr));
    let done = run(&["serve", "--database", "mysql://anna:secret@host/x"]);
    assert_eq!(done.status.code(), Some(1));
    let said = text(&done.stderr);
    assert!(said.contains("mysql") && !said.contains("secret"), "{said}");
    let done = run(&["serve", "--log-level", "loud=very"]);
    assert_eq!(done.status.code(), Some(2), "{}", text(&done.stderr));
}

#[test]
fn whoever_runs_a_server_sees_and_changes_what_is_stored() {
    let folder = Folder::new();
    let data = folder.0.display().to_string();
    let admin = |words: &[&str]| {
        let all = [&["admin", "--data-dir", &data][..], words].concat();
        run(&all)
    };
    let done = admin(&["users"]);
    assert_eq!(done.status.code(), Some(2));
    assert!(text(&done.stderr).contains("no database"));

    let server =
        Running::start(spaceline().args(["serve", "--addr", "127.0.0.1:0", "--data-dir", &data]));
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let addr = server.addr.parse().expect("an address");
    let guest = runtime.block_on(server::client::Client::guest(addr, "Anna"));
    let guest = guest.expect("a guest");
    let users = admin(&["users", "--json"]);
    let users: Value = serde_json::from_slice(&users.stdout).expect("JSON");
    assert_eq!(users[0]["name"], "Anna");
    assert!(text(&admin(&["users"]).stdout).contains("Anna  guest"));

    assert!(
        admin(&["ban", "anna", "--days", "2", "--why", "No manners"])
            .status
            .success()
    );
    assert!(runtime.block_on(guest.get("/api/me")).is_err());
    let banned = text(&admin(&["users", "--banned"]).stdout);
    assert!(banned.contains("No manners"), "{banned}");
    assert!(admin(&["unban", "Anna"]).status.success());
    assert_eq!(admin(&["ban", "Nobody"]).status.code(), Some(2));

    assert!(admin(&["announce", "Soon over"]).status.success());
    assert!(text(&admin(&["announce"]).stdout).contains("Soon over"));
    assert!(text(&admin(&["announce", "--clear"]).stdout).starts_with("Ended 1 "));
    assert_eq!(admin(&["close", "nothing"]).status.code(), Some(2));
    assert!(admin(&["games", "--stage", "live"]).status.success());
    assert!(admin(&["reports"]).status.success());
    assert_eq!(admin(&["reports", "--settle", "x"]).status.code(), Some(2));

    let copy = folder.0.join("copy.db").display().to_string();
    assert!(admin(&["backup", &copy]).status.success());
    assert_eq!(admin(&["backup", &copy]).status.code(), Some(2));
}
