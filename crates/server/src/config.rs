//! How the server is run. Everything has a default; files and the command line change it.

use locale::{Lang, Message, message};
use serde::Deserialize;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

/// The settings of a server.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    pub addr: SocketAddr,
    /// `sqlite://…` or `postgres://…`; a file in the data directory if there is none.
    pub database: Option<String>,
    pub data_dir: PathBuf,
    /// A folder with the client for browsers, instead of the one that is built in.
    pub web_dir: Option<PathBuf>,
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
    /// Whether people may begin games from scenarios.
    pub scenarios: bool,
    pub limits: Limits,
    pub keep: Keep,
    /// How long after a start no table ends because nobody was there: people come back when the server does.
    pub grace: Duration,
    /// How long somebody who wants to be asked always may let others wait; a quarter of it comes back with each turn.
    pub waits: Duration,
    /// How long bots at tables without a clock go on when everybody has left.
    pub away: Duration,
    /// Events that come with the first message of a game, and steps of a page of its history.
    pub log_page: usize,
    /// How long somebody may take to read a part of a response.
    pub write: Duration,
    /// How long a request may take to say its head, and a connection to say the next one.
    pub head: Duration,
    /// How often the server looks for what `spaceline admin` asks of it.
    pub look: Duration,
    pub log_format: LogFormat,
    /// What is written to the log: `info`, or by part such as `info,server=debug`.
    pub log_level: String,
}

/// How the log is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    #[default]
    Text,
    /// One object a line.
    Json,
}

impl FromStr for LogFormat {
    type Err = Message;

    fn from_str(text: &str) -> Result<LogFormat, Message> {
        match text {
            "text" => Ok(LogFormat::Text),
            "json" => Ok(LogFormat::Json),
            _ => Err(message!("config-log-format")),
        }
    }
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
    /// Tables, open or in play, that were opened from one address.
    pub tables_per_address: usize,
    /// Deck lists of one person in a minute, on average; four times as many of one address.
    pub deck_checks: u32,
    /// Lines of chat of one person in a minute, on average; four times as many of one address.
    pub chat: u32,
    /// Answers of a turn that bring the game no further; then the table ends the orders.
    pub orders: u32,
    /// Answers of a game; a longer one ends without a result.
    pub answers: u32,
}

/// What is kept, and for how long.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Keep {
    /// Days after which a game without a clock ends that nobody was connected to; 0 for never.
    pub abandoned_days: u32,
    /// Hours after which a table closes that has not begun and that nobody is connected to; 0 for never.
    pub open_hours: u32,
    /// Lines of chat that a table keeps.
    pub chat_lines: u32,
    /// Days that chat is kept; 0 for ever.
    pub chat_days: u32,
    /// Days that finished games are kept; 0 for ever.
    pub finished_days: u32,
}

impl Default for Keep {
    fn default() -> Keep {
        Keep {
            abandoned_days: 14,
            open_hours: 24,
            chat_lines: 500,
            chat_days: 0,
            finished_days: 0,
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: 40,
            sign_ins: 10,
            messages: 20,
            sockets: 100,
            tables: 50,
            tables_per_address: 200,
            deck_checks: 60,
            chat: 30,
            orders: 200,
            answers: 20_000,
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
            web_dir: None,
            public_url: None,
            behind_proxy: false,
            pause: Duration::from_millis(700),
            hands_delay: Duration::from_secs(60),
            think: Duration::from_secs(2),
            bot_threads: cores,
            most_tables: 20_000,
            scenarios: false,
            limits: Limits::default(),
            keep: Keep::default(),
            grace: Duration::from_secs(6 * 60 * 60),
            waits: Duration::from_secs(20),
            away: Duration::from_secs(2 * 60),
            log_page: 1000,
            write: Duration::from_secs(30),
            head: Duration::from_secs(30),
            look: Duration::from_secs(10),
            log_format: LogFormat::default(),
            log_level: String::from("info"),
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
    pub web_dir: Option<PathBuf>,
    pub public_url: Option<String>,
    pub behind_proxy: Option<bool>,
    pub pause_ms: Option<u32>,
    pub hands_delay_ms: Option<u32>,
    pub think_ms: Option<u32>,
    pub bot_threads: Option<usize>,
    pub most_tables: Option<usize>,
    pub scenarios: Option<bool>,
    pub limits: Option<Limits>,
    pub keep: Option<Keep>,
    pub log_format: Option<LogFormat>,
    pub log_level: Option<String>,
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

    /// From variables such as `SPACELINE_ADDR`. An empty one counts as none.
    pub fn from_environment(
        get: impl Fn(&str) -> Option<String>,
    ) -> Result<ConfigFile, ConfigError> {
        let text = |name: &str| get(name).filter(|value| !value.is_empty());
        Ok(ConfigFile {
            addr: parsed("SPACELINE_ADDR", text("SPACELINE_ADDR"))?,
            database: text("SPACELINE_DATABASE"),
            data_dir: text("SPACELINE_DATA_DIR").map(PathBuf::from),
            web_dir: text("SPACELINE_WEB_DIR").map(PathBuf::from),
            public_url: text("SPACELINE_PUBLIC_URL"),
            behind_proxy: parsed("SPACELINE_BEHIND_PROXY", text("SPACELINE_BEHIND_PROXY"))?
                .map(|YesNo(yes)| yes),
            pause_ms: parsed("SPACELINE_PAUSE_MS", text("SPACELINE_PAUSE_MS"))?,
            hands_delay_ms: parsed("SPACELINE_HANDS_DELAY_MS", text("SPACELINE_HANDS_DELAY_MS"))?,
            think_ms: parsed("SPACELINE_THINK_MS", text("SPACELINE_THINK_MS"))?,
            bot_threads: parsed("SPACELINE_BOT_THREADS", text("SPACELINE_BOT_THREADS"))?,
            most_tables: parsed("SPACELINE_MOST_TABLES", text("SPACELINE_MOST_TABLES"))?,
            scenarios: parsed("SPACELINE_SCENARIOS", text("SPACELINE_SCENARIOS"))?
                .map(|YesNo(yes)| yes),
            limits: None,
            keep: None,
            log_format: parsed("SPACELINE_LOG_FORMAT", text("SPACELINE_LOG_FORMAT"))?,
            log_level: text("SPACELINE_LOG_LEVEL"),
        })
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
        set(&mut config.web_dir, self.web_dir.map(Some));
        set(&mut config.public_url, self.public_url.map(Some));
        set(&mut config.behind_proxy, self.behind_proxy);
        set(&mut config.pause, millis(self.pause_ms));
        set(&mut config.hands_delay, millis(self.hands_delay_ms));
        set(&mut config.think, millis(self.think_ms));
        set(&mut config.bot_threads, self.bot_threads);
        set(&mut config.most_tables, self.most_tables);
        set(&mut config.scenarios, self.scenarios);
        set(&mut config.limits, self.limits);
        set(&mut config.keep, self.keep);
        set(&mut config.log_format, self.log_format);
        set(&mut config.log_level, self.log_level);
    }
}

/// A yes or no as people write it into a variable.
struct YesNo(bool);

impl FromStr for YesNo {
    type Err = Message;

    fn from_str(text: &str) -> Result<YesNo, Message> {
        match text.to_ascii_lowercase().as_str() {
            "1" | "true" | "yes" | "on" => Ok(YesNo(true)),
            "0" | "false" | "no" | "off" => Ok(YesNo(false)),
            _ => Err(message!("config-yes-no")),
        }
    }
}

fn parsed<T: FromStr<Err: std::fmt::Display>>(
    name: &str,
    value: Option<String>,
) -> Result<Option<T>, ConfigError> {
    let Some(value) = value else { return Ok(None) };
    value.parse().map(Some).map_err(|error: T::Err| {
        let why = error.to_string();
        ConfigError::new(message!(
            "config-variable",
            name = name,
            value = value,
            why = why
        ))
    })
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

    /// Looks for what cannot work, and makes the data directory, if it is needed and not there.
    pub fn prepare(&self) -> Result<(), ConfigError> {
        if let Some(url) = &self.public_url {
            let host = ["https://", "http://"]
                .iter()
                .find_map(|scheme| url.strip_prefix(scheme));
            let plain = |host: &str| !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']);
            if !host.is_some_and(plain) {
                return Err(ConfigError::new(message!("config-public-url", url = url)));
            }
        }
        let Limits {
            requests,
            sign_ins,
            messages,
            sockets,
            tables,
            tables_per_address,
            deck_checks,
            chat,
            orders,
            answers,
        } = self.limits;
        let rates = [requests, sign_ins, messages, sockets, deck_checks, chat];
        if rates.contains(&0)
            || [orders, answers].contains(&0)
            || tables.min(tables_per_address) == 0
        {
            return Err(ConfigError::new(message!("config-limits")));
        }
        if let Some(folder) = &self.web_dir
            && !folder.join("index.html").is_file()
        {
            let dir = folder.display().to_string();
            return Err(ConfigError::new(message!("config-web-dir", dir = dir)));
        }
        if self.database.is_some() {
            return Ok(());
        }
        let mut folder = std::fs::DirBuilder::new();
        folder.recursive(true);
        // Nobody else at this machine has to read what people say and which passwords they have.
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
        folder.create(&self.data_dir).map_err(|error| {
            let dir = self.data_dir.display().to_string();
            ConfigError::new(message!(
                "config-data-dir",
                dir = dir,
                why = error.to_string()
            ))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(variables: &[(&str, &str)]) -> Result<Config, ConfigError> {
        let get = |name: &str| {
            let found = variables.iter().find(|(key, _)| *key == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        let mut config = Config::default();
        ConfigFile::from_environment(get)?.apply(&mut config);
        Ok(config)
    }

    #[test]
    fn variables_change_what_they_name_and_nothing_else() {
        let config = from(&[
            ("SPACELINE_ADDR", "[::]:80"),
            ("SPACELINE_BEHIND_PROXY", "yes"),
            ("SPACELINE_PAUSE_MS", "50"),
            ("SPACELINE_LOG_FORMAT", "json"),
            ("SPACELINE_DATABASE", ""),
        ])
        .expect("good variables");
        assert_eq!(
            config,
            Config {
                addr: "[::]:80".parse().expect("an address"),
                behind_proxy: true,
                pause: Duration::from_millis(50),
                log_format: LogFormat::Json,
                ..Config::default()
            }
        );
    }

    #[test]
    fn a_variable_that_is_not_understood_is_named() {
        for (name, value) in [
            ("SPACELINE_ADDR", "here"),
            ("SPACELINE_BEHIND_PROXY", "perhaps"),
            ("SPACELINE_THINK_MS", "-1"),
            ("SPACELINE_LOG_FORMAT", "xml"),
        ] {
            let said = from(&[(name, value)])
                .expect_err("a bad variable")
                .to_string();
            assert!(said.contains(name) && said.contains(value), "{said}");
        }
    }

    #[test]
    fn the_example_of_a_settings_file_names_every_setting_with_its_default() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging/spaceline.toml");
        let text = std::fs::read_to_string(&path).expect("the example");
        ConfigFile::read(&path).expect("it can be used as it is");
        // Every setting stands there behind a `#`; without it the file says what is true anyway.
        let open: String = text
            .lines()
            .filter_map(|line| {
                let line = line.strip_prefix('#').unwrap_or(line);
                (!line.starts_with(' ')).then(|| format!("{line}\n"))
            })
            .collect();
        let file: ConfigFile = toml::from_str(&open).expect("good settings");
        assert!(file.addr.is_some() && file.database.is_some() && file.public_url.is_some());
        assert!(file.log_level.is_some() && file.bot_threads.is_some() && file.limits.is_some());
        assert!(file.keep.is_some());
        let mut config = Config::default();
        ConfigFile {
            database: None,
            data_dir: None,
            public_url: None,
            bot_threads: None,
            ..file
        }
        .apply(&mut config);
        assert_eq!(config, Config::default());
    }
}
