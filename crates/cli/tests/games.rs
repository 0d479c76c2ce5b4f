//! Many games: the same whatever the number of threads, counted by bot, safe to interrupt, told on a page.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn spaceline(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_spaceline"));
    command.args(arguments).env("SPACELINE_LANG", "en");
    // No test sees the packs of whoever runs it.
    command.env("SPACELINE_DATA", "no-data");
    command
}

fn run(arguments: &[&str]) -> Output {
    spaceline(arguments).output().expect("the program runs")
}

fn json(arguments: &[&str]) -> Value {
    let done = run(arguments);
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{arguments:?}: {said}");
    serde_json::from_slice(&done.stdout).expect("JSON")
}

/// Everything but how long it took.
fn timeless(mut value: Value) -> Value {
    let measured = [
        "seconds",
        "games_per_second",
        "choices_per_second",
        "answer_ms",
    ];
    let inner = value.get("results").is_some();
    let fields = if inner {
        &mut value["results"]
    } else {
        &mut value
    };
    if let Some(fields) = fields.as_object_mut() {
        fields.retain(|name, _| !measured.contains(&name.as_str()));
    }
    value
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("spaceline-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn numbers(value: &Value) -> Vec<f64> {
    let list = value.as_array().expect("a list");
    list.iter().map(|n| n.as_f64().expect("a number")).collect()
}

#[test]
fn wins_are_counted_by_bot_in_the_order_of_the_bots() {
    let of = |bots: &str| {
        json(&[
            "simulate",
            "--decks",
            "klingon,romulan,earth",
            "--bots",
            bots,
            "--games",
            "12",
            "--swap",
            "--seed",
            "3",
            "--json",
        ])
    };
    let (one, other) = (of("random,ensign"), of("ensign,random"));
    let (a, b) = (numbers(&one["wins"]), numbers(&other["wins"]));
    // Both runs play the same games.
    assert_eq!(a, [b[1], b[0]]);
    assert!(a[1] > a[0], "the Ensign beats chance: {a:?}");
    assert_eq!(a[0] + a[1] + one["ties"].as_f64().unwrap(), 12.0);
    assert_eq!(one["games"], 12);
    let rates = numbers(&one["win_rates"]);
    for (n, rate) in rates.iter().enumerate() {
        let interval = numbers(&one["interval"][n]);
        assert_eq!(interval.len(), 2);
        assert!(0.0 <= interval[0] && interval[0] <= *rate);
        assert!(*rate <= interval[1] && interval[1] <= 1.0);
        assert_eq!(*rate, a[n] / 12.0);
    }
    for rate in ["games_per_second", "choices_per_second"] {
        assert!(one[rate].as_f64().unwrap() > 0.0);
    }
    // Random answers are faster than considered ones.
    let median = |run: &Value, n: usize| run["answer_ms"][n]["median"].as_f64().unwrap();
    assert!(median(&one, 0) < median(&one, 1) && median(&other, 0) > median(&other, 1));
    assert!(one["answer_ms"][1]["p95"].as_f64().unwrap() >= median(&one, 1));
    assert!(one["options_mean"].is_null());
    // Three decks have three pairs; the games are spread evenly.
    let pairs = one["pairs"].as_array().unwrap();
    assert!(pairs.len() == 3 && pairs.iter().all(|pair| pair["games"] == 4));
}

/// However it is called.
#[test]
fn a_deck_that_is_named_twice_counts_once() {
    let of = |decks: &str| {
        timeless(json(&[
            "simulate", "--decks", decks, "--bots", "cadet", "--games", "3", "--json",
        ]))
    };
    let once = of("klingon,romulan,borg");
    assert_eq!(once["decks"].as_array().unwrap().len(), 3);
    assert_eq!(once, of("klingon,romulan,Klingon,borg,romulan"));
    let all = of("all,klingon");
    assert_eq!(all["decks"].as_array().unwrap().len(), 13);
}

#[test]
fn the_number_of_jobs_changes_nothing() {
    let games = |jobs: &str| {
        let folder = folder(&format!("report-{jobs}"));
        let told = json(&[
            "simulate",
            "--decks",
            "borg,maquis",
            "--bots",
            "ensign,cadet",
            "--games",
            "10",
            "--swap",
            "--jobs",
            jobs,
            "--json",
            "--report",
            folder.to_str().unwrap(),
        ]);
        let data = std::fs::read(folder.join("report.json")).unwrap();
        let data: Value = serde_json::from_slice(&data).unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
        (timeless(told), timeless(data))
    };
    assert_eq!(games("1"), games("2"));
    let attempts = |jobs: &str| {
        json(&[
            "attempt",
            "--deck",
            "earth",
            "--pile",
            "klingon",
            "--mission",
            "Investigate Massacre",
            "--games",
            "30",
            "--jobs",
            jobs,
            "--json",
        ])
    };
    assert_eq!(attempts("1"), attempts("3"));
}

#[test]
fn what_was_played_is_the_same_with_and_without_a_report() {
    let folder = folder("report-same");
    let arguments = ["simulate", "--bots", "ensign", "--games", "4", "--json"];
    let without = timeless(json(&arguments));
    let more = ["--report", folder.to_str().unwrap()];
    let with = timeless(json(&[&arguments[..], &more].concat()));
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(without, with);
}

fn page(folder: &Path, lang: &str) -> String {
    let done = run(&[
        "simulate",
        "--decks",
        "klingon,romulan,earth",
        "--bots",
        "ensign",
        "--games",
        "60",
        "--swap",
        "--lang",
        lang,
        "--report",
        folder.to_str().unwrap(),
    ]);
    assert!(done.status.success());
    std::fs::read_to_string(folder.join("report.html")).unwrap()
}

#[test]
fn the_report_is_one_page_that_loads_nothing_and_spares_what_is_there() {
    let folder = folder("report-page");
    let english = page(&folder, "en");
    for unwanted in [
        "<script", "http:", "https:", "src=", "@import", "NaN", "inf%",
    ] {
        assert!(!english.contains(unwanted), "{unwanted}");
    }
    for wanted in [
        "lang=\"en\"",
        "prefers-color-scheme:dark",
        "<title>",
        "<svg",
        "Win rates",
    ] {
        assert!(english.contains(wanted), "{wanted}");
    }
    let again = run(&[
        "simulate",
        "--games",
        "1",
        "--report",
        folder.to_str().unwrap(),
    ]);
    let said = String::from_utf8_lossy(&again.stderr);
    assert_eq!(again.status.code(), Some(2));
    assert!(said.contains("already exists"), "{said}");
    assert_eq!(
        std::fs::read_to_string(folder.join("report.html")).unwrap(),
        english
    );
    std::fs::remove_dir_all(&folder).unwrap();
    let german = page(&folder, "de");
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(german.contains("lang=\"de\"") && german.contains("Siegquoten"));
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_keeps_what_was_played() {
    use std::io::Read;
    use std::process::Stdio;
    use std::time::{Duration, Instant};

    let folder = folder("report-interrupted");
    let mut child = spaceline(&[
        "simulate",
        "--bots",
        "ensign",
        "--decks",
        "klingon,romulan",
        "--games",
        "100000000",
        "--jobs",
        "2",
        "--json",
        "--report",
        folder.to_str().unwrap(),
    ])
    .stdout(Stdio::piped())
    .stderr(Stdio::piped())
    .spawn()
    .expect("the program runs");
    std::thread::sleep(Duration::from_secs(3));
    let asked = Instant::now();
    let pid = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &pid]).status();
    assert!(sent.expect("kill runs").success());
    let (mut out, mut said) = (String::new(), String::new());
    child
        .stdout
        .take()
        .unwrap()
        .read_to_string(&mut out)
        .unwrap();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut said)
        .unwrap();
    let status = child.wait().expect("it ends");
    // A second on a machine that does nothing else.
    assert!(asked.elapsed() < Duration::from_secs(5));
    assert_eq!(status.code(), Some(130), "{said}");
    assert!(said.contains("of 100000000 games"), "{said}");
    let told: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(told["interrupted"], true);
    let games = told["games"].as_u64().unwrap();
    assert!(games < 100_000_000);
    let wins: f64 = numbers(&told["wins"]).iter().sum();
    assert_eq!(wins + told["ties"].as_f64().unwrap(), games as f64);
    let data = std::fs::read(folder.join("report.json")).unwrap();
    let data: Value = serde_json::from_slice(&data).unwrap();
    assert_eq!(data["results"]["games"], games);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn attempts_say_how_often_and_why_not() {
    let told = json(&[
        "attempt",
        "--deck",
        "earth",
        "--pile",
        "klingon",
        "--mission",
        "Investigate Massacre",
        "--games",
        "60",
        "--json",
    ]);
    assert_eq!(
        (&told["games"], &told["crew"]),
        (&Value::from(60), &Value::from(9))
    );
    let n = |value: &Value| value.as_u64().expect("a number");
    let failures = &told["failures"];
    let failed = n(&failures["nobody_left"]) + n(&failures["requirements"]) + n(&failures["other"]);
    assert_eq!(n(&told["successes"]) + failed, 60);
    let interval = numbers(&told["interval"]);
    let rate = told["rate"].as_f64().unwrap();
    assert!(interval[0] <= rate && rate <= interval[1]);
    for dilemma in told["dilemmas"].as_array().unwrap() {
        assert!(n(&dilemma["hit"]) <= n(&dilemma["faced"]), "{dilemma}");
        assert!(n(&dilemma["ended"]) <= n(&dilemma["faced"]), "{dilemma}");
    }
    let ended: u64 = told["dilemmas"]
        .as_array()
        .unwrap()
        .iter()
        .map(|d| n(&d["ended"]))
        .sum();
    assert_eq!(ended, n(&failures["nobody_left"]));
}

#[test]
fn a_game_without_an_end_is_an_error() {
    let limited = |limit: &str| {
        let arguments = ["simulate", "--games", "2", "--json", "--max-choices", limit];
        let done = run(&arguments);
        let result: Value = serde_json::from_slice(&done.stdout).expect("JSON");
        (done, result)
    };
    let (done, result) = limited("10");
    assert_eq!(done.status.code(), Some(1));
    assert_eq!(result["errors"], 2);
    assert_eq!(result["choices"], 20);
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(said.contains("no end after 10 choices"), "{said}");
    assert!(said.contains("seed "), "{said}");

    let (done, result) = limited("100000");
    assert_eq!(done.status.code(), Some(0));
    assert_eq!(result["errors"], 0);
}

/// The limit is for games that go on after it.
#[test]
fn a_game_that_ends_with_its_last_permitted_choice_is_no_error() {
    let choices = |limit: u64| {
        let limit = limit.to_string();
        let done = run(&[
            "simulate",
            "--games",
            "1",
            "--json",
            "--max-choices",
            &limit,
        ]);
        let result: Value = serde_json::from_slice(&done.stdout).expect("JSON");
        (
            done.status.code(),
            result["choices"].as_u64().expect("a number"),
        )
    };
    let (code, all) = choices(100_000);
    assert_eq!(code, Some(0));
    assert_eq!(choices(all), (Some(0), all));
    assert_eq!(choices(all - 1), (Some(1), all - 1));
}
