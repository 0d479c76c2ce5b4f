//! `spaceline admin reports`: what people complain about.

use super::{Desk, moment, storage};
use crate::failure::{Failure, Outcome};
use crate::page;
use locale::message;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long)]
    all: bool,
    #[arg(long, value_name = "ID")]
    settle: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 50)]
    limit: u32,
    #[arg(long)]
    json: bool,
}

impl Args {
    pub(super) async fn run(self, desk: &mut Desk<'_>) -> Outcome {
        let database = desk.database;
        if let Some(id) = self.settle {
            return match database.settle_report(&id).await.map_err(storage)? {
                true => desk.say(message!("admin-settled", id = id)),
                false => Err(Failure::Asked {
                    message: message!("admin-no-report", id = id),
                    hint: Some(message!("admin-no-report-hint")),
                }),
            };
        }
        let reports = database.list_reports(self.all, self.limit).await;
        let reports = reports.map_err(storage)?;
        if self.json {
            return page::json(desk.out, &reports);
        }
        let rows = reports.into_iter().map(|report| {
            let about = match report.by.as_str() {
                "" => report.about,
                by => format!("{by} → {}", report.about),
            };
            vec![
                report.id,
                moment(report.created),
                about,
                report.game,
                report.text,
            ]
        });
        let rows = rows.collect();
        desk.table(rows)?;
        Ok(())
    }
}
