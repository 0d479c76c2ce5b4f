//! The settings of the server: defaults, changed by a file, by variables of the environment, by options, in this order.

use crate::failure::Failure;
use locale::message;
use server::config::{Config, ConfigError, ConfigFile};
use std::path::PathBuf;

/// The variable that names the file.
const FILE: &str = "SPACELINE_CONFIG";

#[derive(Clone, Debug, clap::Args)]
pub struct Place {
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    #[arg(long, global = true, value_name = "URL")]
    database: Option<String>,
    #[arg(long, global = true, value_name = "DIR")]
    data_dir: Option<PathBuf>,
}

impl Place {
    /// All settings; `options` are those of the command line.
    pub fn settings(self, options: ConfigFile) -> Result<Config, Failure> {
        let variable = |name: &str| std::env::var(name).ok();
        let file = self
            .config
            .or_else(|| std::env::var_os(FILE).map(PathBuf::from))
            .filter(|path| !path.as_os_str().is_empty());
        let mut config = Config::default();
        if let Some(path) = file {
            ConfigFile::read(&path).map_err(wrong)?.apply(&mut config);
        }
        ConfigFile::from_environment(variable)
            .map_err(wrong)?
            .apply(&mut config);
        ConfigFile {
            database: self.database,
            data_dir: self.data_dir,
            ..options
        }
        .apply(&mut config);
        Ok(config)
    }
}

/// Settings that cannot be used.
pub fn wrong(error: ConfigError) -> Failure {
    Failure::Asked {
        message: error.message().clone(),
        hint: Some(message!("settings-hint")),
    }
}

/// A failure to start with valid settings.
pub fn failed(error: ConfigError) -> Failure {
    Failure::Other(error.message().clone())
}

/// Commands that speak with a server or its database wait for many things at once; all others do one after the other.
pub fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(Failure::from)
}
