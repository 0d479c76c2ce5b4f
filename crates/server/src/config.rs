//! How the server is run. Everything has a default; files and the command line change it.

use locale::{Lang, Message, message};
use serde::Deserialize;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The settings of a server.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    pub addr: SocketAddr,
    /// `sqlite://…` or `postgres://…`; a file in the data directory if there is none.
    pub database: Option<String>,
    pub data_dir: PathBuf,
    /// Where people find the server, if that is not the address it listens at.
    pub public_url: Option<String>,
    /// Whether another server stands in front and says in `X-Forwarded-For` who calls.
    pub behind_proxy: bool,
    /// The pause after what a hidden card could respond to; twice as long at most.
    pub pause: Duration,
    /// How much later spectators see the hands of players who want it.
    pub hands_delay: Duration,
    /// How long a bot may think about one answer.
    pub think: Duration,
    /// Threads on which bots think.
    pub bot_threads: usize,
    pub most_tables: usize,
    pub limits: Limits,
}

/// How much one address, one person or one connection may ask.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Limits {
    /// Requests of one address in a second, on average.
    pub requests: u32,
    /// New guests, accounts and attempts to sign in of one address in a minute, on average.
    pub sign_ins: u32,
    /// Messages of one connection or person in a second, on average.
    pub messages: u32,
    /// Connections of one address.
    pub sockets: u32,
    /// Tables that one person may have open or play at.
    pub tables: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: 40,
            sign_ins: 10,
            messages: 20,
            sockets: 100,
            tables: 50,
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            addr: SocketAddr::from((Ipv4Addr::LOCALHOST, 1701)),
            database: None,
            data_dir: PathBuf::from("spaceline-data"),
            public_url: None,
            behind_proxy: false,
            pause: Duration::from_millis(700),
            hands_delay: Duration::from_secs(60),
            think: Duration::from_secs(2),
            bot_threads: cores,
            most_tables: 20_000,
            limits: Limits::default(),
        }
    }
}

/// The same as a TOML file: what is not there is not changed.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ConfigFile {
    pub addr: Option<SocketAddr>,
    pub database: Option<String>,
    pub data_dir: Option<PathBuf>,
    pub public_url: Option<String>,
    pub behind_proxy: Option<bool>,
    pub pause_ms: Option<u32>,
    pub hands_delay_ms: Option<u32>,
    pub think_ms: Option<u32>,
    pub bot_threads: Option<usize>,
    pub most_tables: Option<usize>,
    pub limits: Option<Limits>,
}

/// Something about the settings that does not work.
#[derive(Clone, Debug, PartialEq)]
pub struct ConfigError(Box<Message>);

impl ConfigError {
    pub fn new(message: Message) -> ConfigError {
        ConfigError(Box::new(message))
    }

    pub fn message(&self) -> &Message {
        &self.0
    }
}

impl std::fmt::Display for ConfigError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0.say(Lang::En))
    }
}

impl std::error::Error for ConfigError {}

impl ConfigFile {
    pub fn read(path: &Path) -> Result<ConfigFile, ConfigError> {
        let name = path.display().to_string();
        let failed =
            |why: String| ConfigError::new(message!("config-file", file = &name, why = why));
        let text = std::fs::read_to_string(path).map_err(|error| failed(error.to_string()))?;
        toml::from_str(&text).map_err(|error| failed(error.to_string()))
    }

    pub fn apply(self, config: &mut Config) {
        fn set<T>(place: &mut T, value: Option<T>) {
            if let Some(value) = value {
                *place = value;
            }
        }
        let millis = |n: Option<u32>| n.map(|n| Duration::from_millis(n.into()));
        set(&mut config.addr, self.addr);
        set(&mut config.database, self.database.map(Some));
        set(&mut config.data_dir, self.data_dir);
        set(&mut config.public_url, self.public_url.map(Some));
        set(&mut config.behind_proxy, self.behind_proxy);
        set(&mut config.pause, millis(self.pause_ms));
        set(&mut config.hands_delay, millis(self.hands_delay_ms));
        set(&mut config.think, millis(self.think_ms));
        set(&mut config.bot_threads, self.bot_threads);
        set(&mut config.most_tables, self.most_tables);
        set(&mut config.limits, self.limits);
    }
}

impl Config {
    /// The address of the database: the one that was given, or a file in the data directory.
    pub fn database_url(&self) -> String {
        match &self.database {
            Some(url) => url.clone(),
            None => format!(
                "sqlite://{}?mode=rwc",
                self.data_dir.join("spaceline.db").display()
            ),
        }
    }

    /// Makes the data directory, if it is needed and not there.
    pub fn prepare(&self) -> Result<(), ConfigError> {
        if self.database.is_some() {
            return Ok(());
        }
        std::fs::create_dir_all(&self.data_dir).map_err(|error| {
            let dir = self.data_dir.display().to_string();
            ConfigError::new(message!(
                "config-data-dir",
                dir = dir,
                why = error.to_string()
            ))
        })
    }
}
