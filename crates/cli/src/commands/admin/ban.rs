//! `spaceline admin ban` and `unban`: who may not come in.

use super::{Desk, moment, storage};
use crate::failure::{Failure, Outcome};
use locale::{message, say};
use server::storage::now;
use server::storage::people::PersonRow;

const DAY: i64 = 24 * 60 * 60 * 1000;

#[derive(Debug, clap::Args)]
pub struct BanArgs {
    #[arg(value_name = "NAME")]
    name: String,
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=36_500))]
    days: u32,
    #[arg(long, value_name = "TEXT")]
    why: Option<String>,
}

#[derive(Debug, clap::Args)]
pub struct UnbanArgs {
    #[arg(value_name = "NAME")]
    name: String,
}

async fn find(desk: &Desk<'_>, name: &str) -> Result<PersonRow, Failure> {
    let found = desk.database.find_person(name).await.map_err(storage)?;
    found.ok_or_else(|| Failure::Asked {
        message: message!("admin-no-person", name = name),
        hint: Some(message!("admin-no-person-hint")),
    })
}

impl BanArgs {
    pub(super) async fn run(self, desk: &mut Desk<'_>) -> Outcome {
        let person = find(desk, &self.name).await?;
        let until = now() + i64::from(self.days) * DAY;
        // The banned person reads it, in whatever language the server is run in.
        let why = self.why.unwrap_or_else(|| say!(desk.lang, "admin-ban-why"));
        let done = desk.database.ban(&person.id, until, &why).await;
        done.map_err(storage)?;
        desk.say(message!(
            "admin-ban-done",
            name = person.name,
            until = moment(until)
        ))
    }
}

impl UnbanArgs {
    pub(super) async fn run(self, desk: &mut Desk<'_>) -> Outcome {
        let person = find(desk, &self.name).await?;
        desk.database.unban(&person.id).await.map_err(storage)?;
        desk.say(message!("admin-unban-done", name = person.name))
    }
}
