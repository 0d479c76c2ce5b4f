//! A server of one's own: another process of the same program, which can be killed.

use super::run::LoadError;
use crate::client::Client;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};
use std::fs::{File, OpenOptions};
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How long a start may take, all games brought back, and a stop.
const START: Duration = Duration::from_secs(300);
const STOP: Duration = Duration::from_secs(30);
/// Below the ports that a system gives to callers: one of a thousand could otherwise get the port of a server that is
/// down, and then call itself.
const PORTS: std::ops::Range<u16> = 20_000..32_000;

/// Nothing here may stop players that are all at one address.
const SETTINGS: &str = "\
pause_ms = 0
most_tables = 1000000
log_level = \"warn\"

[limits]
requests = 1000000
sign_ins = 1000000
messages = 1000000
sockets = 1000000
tables = 1000000
tables_per_address = 1000000
deck_checks = 1000000
chat = 1000000
";

#[derive(Debug)]
pub struct OwnServer {
    pub addr: SocketAddr,
    pub database: String,
    folder: PathBuf,
    program: PathBuf,
    child: Option<Child>,
}

impl OwnServer {
    /// Makes the folder and its settings; nothing runs yet.
    pub fn prepare(
        program: PathBuf,
        database: Option<String>,
        seed: u64,
    ) -> Result<OwnServer, LoadError> {
        let name = format!("spaceline-load-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let made = std::fs::create_dir_all(&folder)
            .and_then(|()| std::fs::write(folder.join("spaceline.toml"), SETTINGS));
        made.map_err(|error| LoadError::Folder(folder.display().to_string(), error.to_string()))?;
        let database = database.unwrap_or_else(|| {
            format!(
                "sqlite://{}?mode=rwc",
                folder.join("spaceline.db").display()
            )
        });
        let addr = free_port(seed).ok_or(LoadError::NoPort)?;
        Ok(OwnServer {
            addr,
            database,
            folder,
            program,
            child: None,
        })
    }

    /// Starts it and waits until it answers.
    pub async fn start(&mut self) -> Result<(), LoadError> {
        let failed = |error: io::Error| LoadError::Start(error.to_string());
        let log = self.log().map_err(failed)?;
        let mut command = Command::new(&self.program);
        command
            .arg("serve")
            .arg("--config")
            .arg(self.folder.join("spaceline.toml"))
            .arg("--addr")
            .arg(self.addr.to_string())
            .arg("--data-dir")
            .arg(&self.folder)
            // Not an argument: everybody can see those.
            .env("SPACELINE_DATABASE", &self.database)
            .env_remove("SPACELINE_PAUSE_MS")
            .env_remove("SPACELINE_LOG_LEVEL")
            .stdin(Stdio::null())
            .stdout(log.try_clone().map_err(failed)?)
            .stderr(log);
        // Ctrl-C is for the one who counts; the server is told when it is to stop.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        self.child = Some(command.spawn().map_err(failed)?);
        let began = Instant::now();
        let client = Client::nobody(self.addr);
        while began.elapsed() < START {
            if client.text("/healthz").await.is_ok() {
                return Ok(());
            }
            let ended = self.child.as_mut().map(Child::try_wait);
            if !matches!(ended, Some(Ok(None))) {
                return Err(LoadError::Start(self.last_words()));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Err(LoadError::Start(self.last_words()))
    }

    fn log(&self) -> io::Result<File> {
        let path = self.folder.join("server.log");
        OpenOptions::new().create(true).append(true).open(path)
    }

    /// The end of the log.
    fn last_words(&self) -> String {
        let text = std::fs::read_to_string(self.folder.join("server.log")).unwrap_or_default();
        let lines: Vec<&str> = text.lines().rev().take(5).collect();
        lines.into_iter().rev().collect::<Vec<_>>().join("\n")
    }

    /// Kills it without a word, as `kill -9` does.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// Asks it to stop and waits until it has; false if it had to be killed.
    pub async fn stop(&mut self) -> bool {
        let Some(child) = &mut self.child else {
            return true;
        };
        ask_to_stop(child);
        let began = Instant::now();
        while began.elapsed() < STOP {
            if let Ok(Some(ended)) = child.try_wait() {
                self.child = None;
                return ended.success();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        self.kill();
        false
    }

    /// What the process holds in memory, in KiB, where the system tells it.
    pub fn memory(&self) -> Option<u64> {
        let id = self.child.as_ref()?.id();
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).ok()?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix("kB")?.trim().parse().ok()
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    pub fn clean_up(&self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Drop for OwnServer {
    fn drop(&mut self) {
        self.kill();
    }
}

#[cfg(unix)]
fn ask_to_stop(child: &mut Child) {
    use rustix::process::{Pid, Signal, kill_process};
    if let Some(pid) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        let _ = kill_process(pid, Signal::TERM);
    }
}

#[cfg(not(unix))]
fn ask_to_stop(child: &mut Child) {
    let _ = child.kill();
}

fn free_port(seed: u64) -> Option<SocketAddr> {
    let mut lots = ChaCha8Rng::seed_from_u64(seed ^ u64::from(std::process::id()));
    (0..100)
        .map(|_| SocketAddr::from((Ipv4Addr::LOCALHOST, lots.random_range(PORTS))))
        .find(|addr| TcpListener::bind(addr).is_ok())
}
