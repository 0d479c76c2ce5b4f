//! `spaceline admin games` and `close`: what is played, and ending it.

use super::{Desk, moment, storage};
use crate::failure::{Failure, Outcome};
use crate::page;
use locale::{message, say};
use server::admin::{Closing, GamesWanted};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "STAGE", value_parser = ["open", "live", "over"])]
    stage: Option<String>,
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 50)]
    limit: u32,
    #[arg(long)]
    json: bool,
}

impl Args {
    pub(super) async fn run(self, desk: &mut Desk<'_>) -> Outcome {
        let wanted = GamesWanted {
            stage: self.stage.unwrap_or_default(),
            player: self.player.unwrap_or_default(),
            most: self.limit,
        };
        let games = desk.database.list_games(&wanted).await.map_err(storage)?;
        if self.json {
            return page::json(desk.out, &games);
        }
        let lang = desk.lang;
        let rows = games.into_iter().map(|game| {
            let stage = match game.stage.as_str() {
                "open" => say!(lang, "admin-open"),
                "live" => say!(lang, "admin-live"),
                _ => say!(lang, "admin-over"),
            };
            let names = game.players.iter().map(|name| match name.as_str() {
                "" => "-",
                name => name,
            });
            vec![
                game.id,
                stage,
                moment(game.created),
                say!(lang, "admin-answers", n = game.answers),
                names.collect::<Vec<_>>().join(", "),
            ]
        });
        let rows = rows.collect();
        desk.table(rows)?;
        Ok(())
    }
}

#[derive(Debug, clap::Args)]
pub struct CloseArgs {
    #[arg(value_name = "ID")]
    game: String,
}

impl CloseArgs {
    pub(super) async fn run(self, desk: &mut Desk<'_>) -> Outcome {
        let closing = desk.database.ask_to_close(&self.game).await;
        let no = |message| {
            Err(Failure::Asked {
                message,
                hint: Some(message!("admin-close-hint")),
            })
        };
        match closing.map_err(storage)? {
            Closing::Asked => desk.say(message!("admin-closing", game = self.game)),
            Closing::OverAlready => no(message!("admin-over-already", game = self.game)),
            Closing::NoSuchGame => no(message!("admin-no-game", game = self.game)),
        }
    }
}
