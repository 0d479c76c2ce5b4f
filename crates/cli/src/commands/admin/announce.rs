//! `spaceline admin announce`: what everybody at a table is told.

use super::{Desk, moment, storage};
use crate::failure::{Failure, Outcome};
use crate::page;
use locale::message;
use server::storage::now;

const MINUTE: i64 = 60 * 1000;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "TEXT", conflicts_with = "clear")]
    text: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=525_600))]
    minutes: u32,
    #[arg(long)]
    clear: bool,
    #[arg(long)]
    json: bool,
}

impl Args {
    pub(super) async fn run(self, desk: &mut Desk<'_>) -> Outcome {
        let database = desk.database;
        if self.clear {
            let n = database.end_announcements().await.map_err(storage)?;
            let n = i64::try_from(n).unwrap_or(i64::MAX);
            return desk.say(message!("admin-announcements-ended", n = n));
        }
        if let Some(text) = self.text {
            let until = now() + i64::from(self.minutes) * MINUTE;
            let new = database.announce(&text, until).await.map_err(storage)?;
            let new = new.ok_or_else(|| Failure::Asked {
                message: message!("admin-announce-empty"),
                hint: None,
            })?;
            return match self.json {
                true => page::json(desk.out, &new),
                false => desk.say(message!("admin-announced", until = moment(until))),
            };
        }
        let all = database.announcements().await.map_err(storage)?;
        if self.json {
            return page::json(desk.out, &all);
        }
        let rows = all
            .into_iter()
            .map(|news| vec![moment(news.until), news.text]);
        let rows = rows.collect();
        desk.table(rows)?;
        Ok(())
    }
}
