//! A way to PostgreSQL that breaks where a test wants it to.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Where the connection breaks that carries the next COMMIT.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// It never arrives.
    Before = 1,
    /// It is carried out, and nobody says so.
    After = 2,
}

#[derive(Debug)]
pub struct Proxy {
    pub addr: SocketAddr,
    state: Arc<State>,
}

#[derive(Debug)]
struct State {
    to: SocketAddr,
    /// The cut that is wanted; 0 for none.
    cut: AtomicU32,
    /// Nothing goes through from the cut on.
    then_down: AtomicBool,
    /// Raised by one to end all connections.
    ended: watch::Sender<u32>,
    down: AtomicBool,
}

impl Proxy {
    /// To a server of this address: `postgres://user@host:port`.
    pub async fn start(server: &str) -> Proxy {
        let to = server.rsplit('@').next().expect("a host");
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await;
        let listener = listener.expect("a port");
        let addr = listener.local_addr().expect("an address");
        let state = Arc::new(State {
            to: to.parse().expect("an address"),
            cut: AtomicU32::new(0),
            then_down: AtomicBool::new(false),
            ended: watch::Sender::new(0),
            down: AtomicBool::new(false),
        });
        tokio::spawn(accept(listener, Arc::clone(&state)));
        Proxy { addr, state }
    }

    /// Breaks the connection at the next COMMIT, and lets nothing through afterwards.
    pub fn cut_and_stay_down(&self, cut: Cut) {
        self.state.then_down.store(true, Ordering::SeqCst);
        self.state.cut.store(cut as u32, Ordering::SeqCst);
    }

    /// Breaks the connection at the next COMMIT.
    pub fn cut(&self, cut: Cut) {
        self.state.then_down.store(false, Ordering::SeqCst);
        self.state.cut.store(cut as u32, Ordering::SeqCst);
    }

    pub fn down(&self) {
        self.state.down.store(true, Ordering::SeqCst);
        self.state.ended.send_modify(|n| *n += 1);
    }

    pub fn up(&self) {
        self.state.down.store(false, Ordering::SeqCst);
    }
}

async fn accept(listener: TcpListener, state: Arc<State>) {
    while let Ok((client, _)) = listener.accept().await {
        if state.down.load(Ordering::SeqCst) {
            continue;
        }
        let state = Arc::clone(&state);
        tokio::spawn(async move {
            let Ok(server) = TcpStream::connect(state.to).await else {
                return;
            };
            let mut ended = state.ended.subscribe();
            let (from_client, to_client) = client.into_split();
            let (from_server, to_server) = server.into_split();
            let (silent, silenced) = watch::channel(false);
            let cut = tokio::select! {
                cut = there(&state, from_client, to_server, silent) => cut,
                cut = back(from_server, to_client, silenced) => cut,
                _ = ended.changed() => false,
            };
            if cut && state.then_down.load(Ordering::SeqCst) {
                state.down.store(true, Ordering::SeqCst);
                state.ended.send_modify(|n| *n += 1);
            }
        });
    }
}

/// What the client says; true if the connection is to be cut.
async fn there(
    state: &State,
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    silent: watch::Sender<bool>,
) -> bool {
    let mut buffer = vec![0; 64 * 1024];
    loop {
        let Ok(n @ 1..) = from.read(&mut buffer).await else {
            return false;
        };
        let commit = buffer[..n].windows(6).any(|text| text == b"COMMIT");
        let cut = match commit {
            true => state.cut.swap(0, Ordering::SeqCst),
            false => 0,
        };
        if cut == Cut::Before as u32 {
            return true;
        }
        if cut == Cut::After as u32 {
            silent.send_replace(true);
        }
        if to.write_all(&buffer[..n]).await.is_err() {
            return false;
        }
        if cut == Cut::After as u32 {
            // The other half ends when the server has answered.
            std::future::pending::<()>().await;
        }
    }
}

/// What the server says; true if the connection is to be cut.
async fn back(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    silenced: watch::Receiver<bool>,
) -> bool {
    let mut buffer = vec![0; 64 * 1024];
    while let Ok(n @ 1..) = from.read(&mut buffer).await {
        if *silenced.borrow() {
            return true;
        }
        if to.write_all(&buffer[..n]).await.is_err() {
            return false;
        }
    }
    false
}
