//! C3: while nothing can be stored, the server tries again at leisure and says so once.

use super::common::{Folder, config, start, two_players_at};
use super::support::{Beside, until};
use serde_json::json;
use std::fmt::Write as _;
use std::sync::Mutex;
use std::time::Duration;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Metadata, Subscriber, span};

static LINES: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Keeps what the server says in its log.
struct Lines;

struct Text(String);

impl Visit for Text {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        let _ = write!(self.0, "{field}={value:?} ");
    }
}

impl Subscriber for Lines {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() <= Level::WARN && metadata.target().starts_with("server")
    }

    fn new_span(&self, _: &span::Attributes<'_>) -> span::Id {
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, _: &span::Record<'_>) {}
    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}
    fn enter(&self, _: &span::Id) {}
    fn exit(&self, _: &span::Id) {}

    fn event(&self, event: &Event<'_>) {
        let mut text = Text(String::new());
        event.record(&mut text);
        LINES.lock().expect("no panic").push(text.0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn c3_a_clock_that_runs_out_while_nothing_is_stored_waits_and_is_named_once() {
    // Whoever was first keeps the log; each test has a process of its own with nextest.
    let own = tracing::subscriber::set_global_default(Lines).is_ok();
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let setup = json!({"clock": {"kind": "live", "base": 1, "increment": 0}});
    let (id, [one, _]) = two_players_at(server.addr, setup).await;
    let beside = Beside::open(&config(&folder)).await;
    beside.break_table("log").await;
    tokio::time::sleep(Duration::from_secs(4)).await;
    let metrics = one.text("/metrics").await.expect("numbers");
    let failures = metrics
        .lines()
        .find_map(|line| line.strip_prefix("spaceline_log_failures_total "))
        .expect("a number");
    let failures: u32 = failures.parse().expect("a number");
    // Four seconds have room for five attempts, and other tests of this process may fail on purpose too. It used to be
    // thousands.
    assert!(failures > 0 && failures < 500, "{failures} attempts");
    if own {
        let lines = LINES.lock().expect("no panic");
        let about = lines.iter().filter(|line| line.contains(&id)).count();
        assert_eq!(about, 1, "{lines:#?}");
    }
    beside.mend_table("log").await;
    let path = format!("/api/games/{id}");
    until("the end", || async {
        one.get(&path).await.expect("a table")["result"]["by"] == "time"
    })
    .await;
    server.stop().await;
}
