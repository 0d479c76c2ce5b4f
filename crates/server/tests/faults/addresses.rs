//! H9: a server that listens to both kinds of addresses tells those of the old kind apart.

use super::common::{Folder, config, start};
use server::config::Config;
use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use tokio::net::TcpSocket;

/// Asks from one of the addresses of this machine; the first line of the response.
async fn ask_from(from: Ipv4Addr, to: SocketAddr) -> String {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket
        .bind(SocketAddr::from((from, 0)))
        .expect("an address");
    let stream = socket.connect(to).await.expect("a connection");
    let stream = stream.into_std().expect("a stream");
    let ask = move || {
        let mut stream = stream;
        stream.set_nonblocking(false).expect("a stream that waits");
        let request = "GET /api/starters HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";
        stream.write_all(request.as_bytes()).expect("sent");
        let mut response = Vec::new();
        stream.read_to_end(&mut response).expect("a response");
        let response = String::from_utf8_lossy(&response).into_owned();
        response.lines().next().unwrap_or_default().to_owned()
    };
    tokio::task::spawn_blocking(ask).await.expect("a thread")
}

#[tokio::test(flavor = "multi_thread")]
async fn h9_one_address_of_the_old_kind_does_not_use_up_the_limit_of_another() {
    let folder = Folder::new();
    let mut config = Config {
        addr: SocketAddr::from((Ipv6Addr::UNSPECIFIED, 0)),
        ..config(&folder)
    };
    config.limits.requests = 1;
    let server = start(config).await;
    let to = SocketAddr::from((Ipv4Addr::LOCALHOST, server.addr.port()));
    let mut last = String::new();
    for _ in 0..8 {
        last = ask_from(Ipv4Addr::new(127, 0, 0, 2), to).await;
    }
    assert!(last.contains("429"), "{last}");
    let other = ask_from(Ipv4Addr::LOCALHOST, to).await;
    assert!(other.contains("200"), "{other}");
    server.stop().await;
}
