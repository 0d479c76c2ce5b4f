//! `spaceline admin users`: who is known.

use super::{Desk, moment, storage};
use crate::failure::Outcome;
use crate::page;
use locale::say;
use server::admin::PeopleWanted;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(value_name = "NAME")]
    name: Option<String>,
    #[arg(long)]
    banned: bool,
    #[arg(long)]
    accounts: bool,
    #[arg(long, value_name = "N", default_value_t = 50)]
    limit: u32,
    #[arg(long)]
    json: bool,
}

impl Args {
    pub(super) async fn run(self, desk: &mut Desk<'_>) -> Outcome {
        let wanted = PeopleWanted {
            name: self.name.unwrap_or_default(),
            banned: self.banned,
            accounts: self.accounts,
            most: self.limit,
        };
        let people = desk.database.list_people(&wanted).await.map_err(storage)?;
        if self.json {
            return page::json(desk.out, &people);
        }
        let lang = desk.lang;
        let rows = people.into_iter().map(|person| {
            let kind = match person.guest {
                true => say!(lang, "admin-guest"),
                false => say!(lang, "admin-account"),
            };
            let banned = match person.banned {
                0 => String::new(),
                until => say!(
                    lang,
                    "admin-banned",
                    until = moment(until),
                    why = &person.why
                ),
            };
            vec![
                person.name,
                kind,
                moment(person.seen),
                say!(lang, "admin-games", n = person.games),
                banned,
            ]
        });
        let rows = rows.collect();
        desk.table(rows)?;
        Ok(())
    }
}
