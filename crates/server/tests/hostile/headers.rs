//! What every response must look like, whatever was asked.

use crate::bystanders::Bystanders;
use crate::common::{Folder, config, start};
use crate::line::{Ask, Line, Response, upgrade};
use serde_json::json;
use server::client::Client;
use server::config::Config;

/// The table of what goes wrong.
const CODES: [(&str, &[u16]); 8] = [
    ("invalid", &[400, 405]),
    ("sign_in", &[401]),
    ("forbidden", &[403]),
    ("not_found", &[404]),
    ("conflict", &[409]),
    ("too_large", &[413]),
    ("too_many", &[429]),
    ("unavailable", &[503]),
];

/// A response as the protocol promises it, and never a mistake of the server.
pub fn decent(response: &Response, what: &str) {
    secure(response, what);
    if matches!(response.status, 200 | 304) {
        return;
    }
    let said = response.json();
    let code = said["code"].as_str();
    let code = code.unwrap_or_else(|| panic!("{what}: no problem body: {response:?}"));
    let row = CODES.iter().find(|(name, _)| *name == code);
    let (_, statuses) = row.unwrap_or_else(|| panic!("{what}: {response:?}"));
    assert!(statuses.contains(&response.status), "{what}: {response:?}");
    let text = said["text"].as_str().unwrap_or_default();
    assert!(!text.is_empty(), "{what}: {response:?}");
    // Nothing of how the program is made.
    for inside in [
        "sqlx", "SQL", "sqlite", "panicked", ".rs:", "SELECT", "src/",
    ] {
        assert!(!text.contains(inside), "{what}: {text}");
    }
    if response.status == 429 && !said["wait"].is_null() {
        let wait = said["wait"].to_string();
        assert_eq!(
            response.header("retry-after"),
            Some(wait.as_str()),
            "{what}"
        );
    }
}

/// Whatever a browser makes of it, it must not do harm.
pub fn secure(response: &Response, what: &str) {
    let header = |name: &str| response.header(name).unwrap_or_default();
    assert_eq!(
        header("x-content-type-options"),
        "nosniff",
        "{what}: {response:?}"
    );
    let policy = header("content-security-policy");
    assert!(policy.contains("default-src"), "{what}: {policy}");
    assert!(
        policy.contains("frame-ancestors 'none'"),
        "{what}: {policy}"
    );
    assert!(!policy.contains("unsafe-eval"), "{what}: {policy}");
    assert_ne!(header("referrer-policy"), "", "{what}: {response:?}");
    for name in ["access-control-allow-origin", "server", "x-powered-by"] {
        assert_eq!(response.header(name), None, "{what}");
    }
    let kind = header("content-type");
    assert!(!kind.contains("html"), "{what}: {kind}");
    if !response.body.is_empty() {
        assert_ne!(kind, "", "{what}: {response:?}");
    }
}

/// A problem of the protocol with this status.
pub fn refused(response: &Response, status: u16, what: &str) {
    decent(response, what);
    assert_eq!(response.status, status, "{what}: {response:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_response_has_the_headers_that_keep_browsers_safe() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let bystanders = Bystanders::sit(addr).await;
    let game = &bystanders.id;
    let eve = Client::guest(addr, "Eve").await.expect("a guest");
    let token = eve.token();
    let get = |path: &str| Ask::new("GET", path).token(token);
    let post = |path: &str, body: &str| Ask::new("POST", path).token(token).body(body);

    let tag = get("/api/cards").at(addr).await;
    let tag = tag.header("etag").expect("a tag").to_owned();
    let start = format!("/api/games/{game}/start");
    let big = "x".repeat(256 * 1024 + 1);
    for (ask, status) in [
        (get("/api/me"), 200),
        (get("/api/games"), 200),
        (get("/api/cards"), 200),
        (get("/api/cards").with("Accept-Encoding", "gzip"), 200),
        (get("/api/cards").with("If-None-Match", &tag), 304),
        (get(&format!("/api/games/{game}/stream")), 200),
        (get("/api/lobby/stream"), 200),
        (post("/api/games", "{"), 400),
        (post("/api/games", "{\"colour\": 1}"), 400),
        (Ask::new("GET", "/api/me"), 401),
        (Ask::new("GET", "/api/me").token(Some("wrong")), 401),
        (post(&start, "{}"), 409),
        (get(&format!("/api/games/{game}/replay")), 403),
        (get("/api/games/abcdefghijkmnpqr"), 404),
        (get("/api/nothing"), 404),
        (get("/api"), 404),
        (get("/api/"), 404),
        (get("/api/games/%ff"), 404),
        (Ask::new("PATCH", "/api/me").token(token), 405),
        (Ask::new("DELETE", "/api/games").token(token), 405),
        (post(&format!("/api/games/{game}/join"), "{}"), 409),
        (post("/api/games", &big), 413),
        (
            upgrade(&format!("/api/games/{game}/socket?password=x&since=x")),
            400,
        ),
        (upgrade("/api/games/abcdefghijkmnpqr/socket"), 404),
    ] {
        let what = format!("{} {}", ask.method, ask.path);
        let response = ask.at(addr).await;
        decent(&response, &what);
        assert_eq!(response.status, status, "{what}: {response:?}");
    }
    for path in ["/healthz", "/metrics"] {
        let response = Ask::new("GET", path).at(addr).await;
        secure(&response, path);
        assert_eq!(response.status, 200, "{path}");
        assert!(!response.body.contains(game.as_str()), "no names in {path}");
    }
    // Whoever asks from elsewhere is not invited.
    for method in ["OPTIONS", "HEAD", "GET"] {
        let ask = Ask::new(method, "/api/games")
            .with("Origin", "https://evil.example")
            .with("Access-Control-Request-Method", "POST");
        secure(&ask.at(addr).await, method);
    }
    // The names of what is not there come back as text at most.
    for path in [
        "/api/%3Cscript%3E",
        "/api/games/%3Cimg%20src=x%3E",
        "/api/people/%3Cb%3E",
    ] {
        let response = get(path).at(addr).await;
        refused(&response, 404, path);
        assert!(!response.body.contains("<script>"), "{response:?}");
    }
    bystanders.check().await;
    server.stop().await;
}

/// The pages for browsers are files of the program, and no others.
#[tokio::test(flavor = "multi_thread")]
async fn no_file_of_the_machine_is_a_page() {
    let folder = Folder::new();
    let pages = folder.0.join("pages");
    std::fs::create_dir_all(&pages).expect("a folder");
    std::fs::write(pages.join("index.html"), "<!doctype html>").expect("a file");
    let web_dir = Some(pages);
    let server = start(Config {
        web_dir,
        ..config(&folder)
    })
    .await;
    let addr = server.addr;
    let bystanders = Bystanders::sit(addr).await;
    let secret = folder.0.join("secret.txt");
    std::fs::write(&secret, "nobody reads this").expect("a file");
    let absolute = secret.display().to_string();
    for path in [
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%5c..%5csecret.txt",
        "//secret.txt",
        "/./secret.txt",
        "/secret.txt%00.js",
        "/spaceline.db",
        "/../spaceline.db",
        "/../../../../../../etc/passwd",
        "/%2e%2e%2f%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "//etc/passwd",
        "/file:///etc/passwd",
        absolute.as_str(),
        format!("/{absolute}").as_str(),
        format!("/..{absolute}").as_str(),
    ] {
        let response = Ask::new("GET", path).at(addr).await;
        assert!(response.status < 500, "{path}: {response:?}");
        for inside in ["nobody reads this", "SQLite format", "root:"] {
            assert!(!response.body.contains(inside), "{path}");
        }
        if response.status != 400 || !response.body.is_empty() {
            let header = |name: &str| response.header(name).unwrap_or_default();
            assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
            let policy = header("content-security-policy");
            assert!(
                policy.contains("frame-ancestors 'none'"),
                "{path}: {policy}"
            );
            assert!(!policy.contains("unsafe-eval"), "{path}: {policy}");
        }
        // Whatever the page is, it does not repeat what was asked.
        assert!(!response.body.contains("secret.txt"), "{path}");
    }
    bystanders.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_http_is_refused_and_forgotten() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let bystanders = Bystanders::sit(addr).await;
    let long = "x".repeat(200_000);
    for bytes in [
        "\r\n\r\n\r\n".to_owned(),
        "GET\r\n\r\n".to_owned(),
        "GET /api/me HTTP/9.9\r\n\r\n".to_owned(),
        "\x16\x03\x01\x02\x00\x01\x00\x01\u{fc}\r\n\r\n".to_owned(),
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_owned(),
        format!("GET /{long} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
        format!("GET /api/me HTTP/1.1\r\nHost: x\r\nX: {long}{long}{long}\r\n\r\n"),
        format!("GET /api/me HTTP/1.1\r\n{}\r\n", "X: y\r\n".repeat(500)),
        "GET /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n".to_owned(),
        "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!".to_owned(),
        "POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n".to_owned(),
        "GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nBad Header: y\r\n\r\n".to_owned(),
    ] {
        let what: String = bytes.chars().take(50).collect();
        let mut line = Line::open(addr).await;
        line.send(bytes.as_bytes()).await;
        let _ = tokio::io::AsyncWriteExt::shutdown(&mut line.stream).await;
        assert!(line.ends(std::time::Duration::from_secs(10)).await, "{what}");
    }
    let both = json!({"name": "Mallory", "token": true}).to_string();
    let smuggled = Ask::new("POST", "/api/guest")
        .with("Transfer-Encoding", "chunked")
        .with("Content-Length", "4")
        .body(format!(
            "{:x}\r\n{both}\r\n0\r\n\r\nGET /api/me HTTP/1.1\r\n\r\n",
            both.len()
        ));
    let response = smuggled.at(addr).await;
    assert!(matches!(response.status, 200 | 400), "{response:?}");
    bystanders.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_with_points_have_their_page_and_files_that_are_gone_have_none() {
    let folder = Folder::new();
    let pages = folder.0.join("pages");
    std::fs::create_dir_all(&pages).expect("a folder");
    std::fs::write(pages.join("index.html"), "<!doctype html>").expect("a file");
    let server = start(Config {
        web_dir: Some(pages),
        ..config(&folder)
    })
    .await;
    for (path, status) in [
        ("/people/Dr.Crusher", 200),
        ("/decks/a.b", 200),
        ("/assets/gone.js", 404),
        ("/gone.js", 404),
    ] {
        let response = Ask::new("GET", path).at(server.addr).await;
        assert_eq!(response.status, status, "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_program_brings_along_the_pages_that_were_built() {
    let built = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist/index.html");
    let Ok(built) = std::fs::read_to_string(built) else {
        eprintln!(
            "web/dist is missing: whether the program has its pages was not checked (make web)"
        );
        return;
    };
    let folder = Folder::new();
    let server = start(Config {
        web_dir: None,
        ..config(&folder)
    })
    .await;
    let response = Ask::new("GET", "/").at(server.addr).await;
    assert_eq!(response.status, 200, "{response:?}");
    assert!(response.body.contains(built.trim_end()));
    server.stop().await;
}
