//! Whoever asks and never reads is cut off.

use super::common::{Folder, config, start};
use server::client::Client;
use server::config::Config;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

/// What somebody receives who asks for all cards so many times and begins to read after some time.
fn ask_and_wait(addr: std::net::SocketAddr, times: usize, wait: Duration) -> usize {
    let mut stream = TcpStream::connect(addr).expect("a connection");
    let request = "GET /api/cards HTTP/1.1\r\nHost: here\r\n\r\n".repeat(times);
    stream.write_all(request.as_bytes()).expect("sent");
    std::thread::sleep(wait);
    let limit = Some(Duration::from_secs(3));
    stream.set_read_timeout(limit).expect("a limit");
    let (mut all, mut some) = (0, vec![0; 1 << 16]);
    while let Ok(n @ 1..) = stream.read(&mut some) {
        all += n;
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn low_a_caller_who_never_reads_is_cut_off() {
    let folder = Folder::new();
    let config = Config {
        write: Duration::from_millis(700),
        ..config(&folder)
    };
    let server = start(config).await;
    let addr = server.addr;
    // To write them for the first time takes a while.
    let nobody = Client::nobody(addr);
    nobody.text("/api/cards").await.expect("all cards");
    let ask = move |times, wait| {
        let asked = tokio::task::spawn_blocking(move || ask_and_wait(addr, times, wait));
        async { asked.await.expect("a thread") }
    };
    let one = ask(1, Duration::ZERO).await;
    assert!(one > 100_000, "{one} bytes");
    // Whoever reads in time gets everything; whoever does not gets what had been sent by then.
    let many = 40_000_000 / one;
    assert!(ask(many, Duration::ZERO).await > (many - 1) * one);
    let slow = ask(many, Duration::from_secs(3)).await;
    assert!(slow < (many - 2) * one, "{slow} of {} bytes", many * one);
    server.stop().await;
}
