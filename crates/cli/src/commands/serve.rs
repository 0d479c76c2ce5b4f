//! `spaceline serve`: the server, until it is told to stop.

use crate::failure::{Failure, Outcome};
use crate::{library, settings};
use locale::{Lang, message, say};
use server::Server;
use server::config::{Config, ConfigFile, LogFormat};
use server::storage::without_secret;
use std::io::{self, IsTerminal as _, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;
use tracing_subscriber::EnvFilter;

/// The time the last threads have after the server has stopped.
const LAST: Duration = Duration::from_millis(500);

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "ADDR")]
    addr: Option<SocketAddr>,
    #[command(flatten)]
    place: settings::Place,
    #[arg(long, value_name = "DIR")]
    web_dir: Option<PathBuf>,
    #[arg(long)]
    open: bool,
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    #[arg(long)]
    behind_proxy: bool,
    #[arg(long, value_name = "MS")]
    pause_ms: Option<u32>,
    #[arg(long, value_name = "MS")]
    hands_delay_ms: Option<u32>,
    #[arg(long, value_name = "MS")]
    think_ms: Option<u32>,
    #[arg(long, value_name = "N")]
    bot_threads: Option<usize>,
    #[arg(long, value_name = "N")]
    most_tables: Option<usize>,
    #[arg(long)]
    scenarios: bool,
    #[arg(long, value_name = "FORMAT", value_parser = ["text", "json"])]
    log_format: Option<String>,
    #[arg(long, value_name = "FILTER")]
    log_level: Option<String>,
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let options = ConfigFile {
            addr: self.addr,
            web_dir: self.web_dir,
            public_url: self.public_url,
            behind_proxy: self.behind_proxy.then_some(true),
            pause_ms: self.pause_ms,
            hands_delay_ms: self.hands_delay_ms,
            think_ms: self.think_ms,
            bot_threads: self.bot_threads,
            most_tables: self.most_tables,
            scenarios: self.scenarios.then_some(true),
            // Only names of formats come here.
            log_format: self.log_format.and_then(|name| name.parse().ok()),
            log_level: self.log_level,
            ..ConfigFile::default()
        };
        let config = self.place.settings(options)?;
        let open = self.open;
        start_log(&config)?;
        server::take_all_files();
        let runtime = settings::runtime()?;
        let ended = runtime.block_on(serve(lang, out, config, open));
        runtime.shutdown_timeout(LAST);
        ended
    }
}

async fn serve(lang: Lang, out: &mut dyn Write, config: Config, open: bool) -> Outcome {
    let mut signals = Signals::listen()?;
    let database = without_secret(&config.database_url());
    let public_url = config.public_url.clone();
    let server = tokio::select! {
        server = Server::start(config, library::catalogue()) => server.map_err(settings::failed)?,
        () = signals.next() => return Err(Failure::Interrupted(message!("serve-at-once"))),
    };
    server.warm_up();
    let url = public_url.unwrap_or_else(|| format!("http://{}", server.addr));
    let lines = [
        message!("serve-at", url = &url, addr = server.addr.to_string()),
        message!("serve-database", database = database),
        message!("serve-restored", n = server.restored),
        message!("serve-stop"),
    ];
    for line in lines {
        writeln!(out, "{}", line.say(lang))?;
    }
    if open && !show(&url) {
        writeln!(out, "{}", say!(lang, "serve-open-yourself", url = &url))?;
    }
    out.flush()?;
    let lost = tokio::select! {
        () = signals.next() => false,
        () = server.lost() => true,
    };
    writeln!(out, "{}", say!(lang, "serve-stopping"))?;
    out.flush()?;
    tokio::select! {
        () = server.stop() => match lost {
            false => Ok(()),
            true => Err(Failure::Other(message!("config-lost"))),
        },
        () = signals.next() => Err(Failure::Interrupted(message!("serve-at-once"))),
    }
}

/// Opens an address in the browser of this machine; false if none is known.
fn show(url: &str) -> bool {
    let programs: &[&[&str]] = match std::env::consts::OS {
        "macos" => &[&["open"]],
        "windows" => &[&["explorer"]],
        _ => &[&["xdg-open"], &["gio", "open"], &["wslview"]],
    };
    programs.iter().any(|program| {
        std::process::Command::new(program[0])
            .args(&program[1..])
            .arg(url)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .is_ok()
    })
}

fn start_log(config: &Config) -> Outcome {
    let filter = EnvFilter::try_new(&config.log_level).map_err(|_| Failure::Asked {
        message: message!("config-log-level", level = &config.log_level),
        hint: Some(message!("settings-hint")),
    })?;
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr);
    // There is no other log in this program that could be there already.
    let _ = match config.log_format {
        LogFormat::Json => log.json().try_init(),
        LogFormat::Text => log.with_ansi(io::stderr().is_terminal()).try_init(),
    };
    Ok(())
}

/// Ctrl-C and the end by the system.
#[cfg(unix)]
struct Signals(tokio::signal::unix::Signal, tokio::signal::unix::Signal);

#[cfg(unix)]
impl Signals {
    fn listen() -> io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals(
            signal(SignalKind::interrupt())?,
            signal(SignalKind::terminate())?,
        ))
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.0.recv() => {}
            _ = self.1.recv() => {}
        }
    }
}

#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn listen() -> io::Result<Signals> {
        Ok(Signals)
    }

    async fn next(&mut self) {
        let _ = tokio::signal::ctrl_c().await;
    }
}
