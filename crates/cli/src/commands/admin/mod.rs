//! `spaceline admin`: people, games, announcements and reports, straight in the database of a server.

mod announce;
mod backup;
mod ban;
mod games;
mod reports;
mod users;

use crate::failure::{Failure, Outcome};
use crate::{page, settings};
use clap::Subcommand;
use jiff::Timestamp;
use locale::{Lang, message, say};
use server::config::ConfigFile;
use server::storage::{Database, StorageError};
use std::io::{self, Write};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    place: settings::Place,
    #[command(subcommand)]
    command: AdminCommand,
}

#[derive(Debug, Subcommand)]
enum AdminCommand {
    Users(users::Args),
    Games(games::Args),
    Ban(ban::BanArgs),
    Unban(ban::UnbanArgs),
    Announce(announce::Args),
    Reports(reports::Args),
    Close(games::CloseArgs),
    Backup(backup::Args),
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let config = self.place.settings(ConfigFile::default())?;
        let file = config.data_dir.join("spaceline.db");
        // A new database would show nothing, and nobody would know why.
        if config.database.is_none() && !file.is_file() {
            return Err(Failure::Asked {
                message: message!("admin-no-database", file = file.display().to_string()),
                hint: Some(message!("admin-no-database-hint")),
            });
        }
        let runtime = settings::runtime()?;
        runtime.block_on(async {
            let database = Database::open(&config.database_url())
                .await
                .map_err(settings::failed)?;
            let mut desk = Desk {
                lang,
                database: &database,
                out,
            };
            let done = match self.command {
                AdminCommand::Users(args) => args.run(&mut desk).await,
                AdminCommand::Games(args) => args.run(&mut desk).await,
                AdminCommand::Ban(args) => args.run(&mut desk).await,
                AdminCommand::Unban(args) => args.run(&mut desk).await,
                AdminCommand::Announce(args) => args.run(&mut desk).await,
                AdminCommand::Reports(args) => args.run(&mut desk).await,
                AdminCommand::Close(args) => args.run(&mut desk).await,
                AdminCommand::Backup(args) => args.run(&mut desk).await,
            };
            database.close().await;
            done
        })
    }
}

/// The database the commands work on.
struct Desk<'a> {
    lang: Lang,
    database: &'a Database,
    out: &'a mut dyn Write,
}

impl Desk<'_> {
    fn say(&mut self, message: locale::Message) -> Outcome {
        writeln!(self.out, "{}", message.say(self.lang))?;
        Ok(())
    }

    /// Columns as wide as they need to be, and below them how many lines there are.
    fn table(&mut self, rows: Vec<Vec<String>>) -> io::Result<()> {
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| {
            let cells = rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| page::columns(cell)).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        for row in &rows {
            let cells = row.iter().zip(&widths).map(|(cell, w)| page::pad(cell, *w));
            let line = cells.collect::<Vec<_>>().join("  ");
            writeln!(self.out, "{}", line.trim_end())?;
        }
        writeln!(
            self.out,
            "{}",
            say!(self.lang, "admin-lines", n = rows.len())
        )
    }
}

/// Turns an error of the database into a failure.
fn storage(error: StorageError) -> Failure {
    Failure::Other(message!("admin-storage", why = error.to_string()))
}

/// A moment as people read it, by the clock of Greenwich.
fn moment(millis: i64) -> String {
    match Timestamp::from_millisecond(millis) {
        Ok(time) if millis > 0 => time.strftime("%Y-%m-%d %H:%MZ").to_string(),
        _ => String::from("-"),
    }
}
