//! Games that are over: finding them, and beginning another one in the middle of one.

use super::games::{GameRow, SeatRow, json, put_game};
use super::log::{Entry, insert};
use super::parts::{self, Named};
use super::{Database, Stored};
use crate::wire::Setup;
use crate::wire::messages::GameResult;
use sqlx::Row as _;
use sqlx::any::AnyRow;

/// What to look for. What is empty or `None` does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Who looks: sees their own private games too.
    pub by: String,
    /// Only games in which they played.
    pub mine: bool,
    /// A part of a player's name, and of the name of the deck of that player.
    pub player: String,
    pub deck: String,
    /// The level of a bot that took part.
    pub bot: String,
    pub edition: String,
    /// Ended at this time or later, and before that one.
    pub since: Option<i64>,
    pub until: Option<i64>,
    /// The place after which the list goes on.
    pub before: Option<Place>,
    pub limit: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct PastRow {
    pub id: String,
    pub created: i64,
    pub started: i64,
    pub ended: i64,
    pub setup: Setup,
    pub result: Option<GameResult>,
    /// Entries of the log.
    pub entries: u32,
    /// Whether everybody may see it.
    pub public: bool,
    /// Without the lists of the decks and what the players have set.
    pub seats: Vec<SeatRow>,
}

/// Games of a list, and where it goes on. A page may have fewer games than were asked for, or none, and the list goes on
/// all the same: nobody waits while the whole archive is searched.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    pub games: Vec<PastRow>,
    pub next: Option<Place>,
}

/// A place in a list: the end and the id of a game.
pub type Place = (i64, String);

/// A list of games by one key, the newest first.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Walk {
    Public,
    Seats { column: &'static str, key: String },
}

impl Walk {
    /// The next games of this list, which is number `n` of those that are asked for together. `key` is the number of the
    /// argument that has its key.
    fn sql(&self, n: usize, key: usize) -> String {
        match self {
            Walk::Public => format!(
                "SELECT {n} AS walk, id AS game, ended FROM games WHERE stage = 'over' AND access = 'public' AND ended >= $1
                 AND (ended, id) < ($2, $3) ORDER BY ended DESC, id DESC LIMIT $4"
            ),
            Walk::Seats { column, .. } => format!(
                "SELECT {n} AS walk, game, ended FROM seats WHERE {column} = ${key} AND ended >= $1
                 AND (ended, game) < ($2, $3) ORDER BY ended DESC, game DESC LIMIT $4"
            ),
        }
    }

    fn key(&self) -> Option<&str> {
        match self {
            Walk::Public => None,
            Walk::Seats { key, .. } => Some(key),
        }
    }
}

/// One statement for all lists: a player whose name is a part of fifty names costs one request to the database, not fifty.
fn walks_sql(walks: &[Walk]) -> String {
    let mut arguments = 4;
    let mut parts = Vec::new();
    for (n, walk) in walks.iter().enumerate() {
        arguments += usize::from(walk.key().is_some());
        parts.push(format!(
            "SELECT * FROM ({}) AS walk{n}",
            walk.sql(n, arguments)
        ));
    }
    parts.join(" UNION ALL ")
}

/// Games that are looked at for one page.
const LOOKED_AT: usize = 600;
/// Names that are followed one by one.
const MOST_NAMES: usize = 50;

/// See [`list_statements`](super::list_statements).
pub(super) fn statements() -> Vec<String> {
    let columns = ["person", "bot", "name_key", "deck_key"];
    let seats = columns.map(|column| Walk::Seats {
        column,
        key: String::new(),
    });
    let walks = [Walk::Public].into_iter().chain(seats);
    let mut all: Vec<String> = walks.map(|walk| walks_sql(&[walk])).collect();
    all.extend([games_sql(2), seats_sql(2), parts::FIND.to_owned()]);
    all
}

pub(super) fn places(n: usize) -> String {
    let places: Vec<String> = (1..=n).map(|n| format!("${n}")).collect();
    places.join(", ")
}

fn games_sql(n: usize) -> String {
    format!(
        "SELECT id, started, ended, setup, result, entries, created, access FROM games WHERE id IN ({})",
        places(n)
    )
}

fn seats_sql(n: usize) -> String {
    format!(
        "SELECT s.game, s.person, s.bot, s.name, s.deck_name, s.result, s.rating_before, s.rating_after,
                CASE WHEN p.id IS NOT NULL AND p.password IS NULL THEN 1 ELSE 0 END
         FROM seats s LEFT JOIN people p ON p.id = s.person
         WHERE s.game IN ({}) ORDER BY s.game, s.seat",
        places(n)
    )
}

impl Wanted {
    /// Whether this is a game that is wanted, and that whoever looks may see.
    fn has(&self, game: &PastRow) -> bool {
        let own = |seat: &SeatRow| !self.by.is_empty() && seat.person.as_deref() == Some(&self.by);
        let own = game.seats.iter().any(own);
        let (player, deck) = (parts::key(&self.player), parts::key(&self.deck));
        let named = |seat: &SeatRow| {
            parts::key(&seat.name).contains(&player) && parts::key(&seat.deck_name).contains(&deck)
        };
        let bot = |seat: &SeatRow| seat.bot.as_deref() == Some(&self.bot);
        (own || game.public && !self.mine)
            && game.seats.iter().any(named)
            && (self.bot.is_empty() || game.seats.iter().any(bot))
            && (self.edition.is_empty() || game.setup.edition.name() == self.edition)
    }
}

impl Database {
    /// Games that are over, the newest first: public ones, and those in which `wanted.by` played.
    pub async fn finished_games(&self, wanted: &Wanted) -> Stored<Page> {
        self.list(self.search(wanted)).await
    }

    async fn search(&self, wanted: &Wanted) -> Stored<Page> {
        let walks = self.walks(wanted).await?;
        let limit = wanted.limit as usize;
        let end = (wanted.until.unwrap_or(i64::MAX), String::new());
        let before = wanted.before.clone().unwrap_or_else(|| end.clone());
        let mut at = before.min(end);
        let mut page = Page::default();
        let mut looked_at = 0;
        loop {
            let (ids, on) = self.stretch(&walks, wanted, &at).await?;
            looked_at += ids.len();
            for game in self.past_rows(&ids).await? {
                if wanted.has(&game) {
                    page.games.push(game);
                }
                if page.games.len() == limit {
                    let last = page.games.last();
                    page.next = last.map(|game| (game.ended, game.id.clone()));
                    return Ok(page);
                }
            }
            match on {
                None => return Ok(page),
                Some(on) if looked_at >= LOOKED_AT.max(limit) => {
                    page.next = Some(on);
                    return Ok(page);
                }
                Some(on) => at = on,
            }
        }
    }

    /// The lists that have all games that are wanted, and as few others as possible.
    async fn walks(&self, wanted: &Wanted) -> Stored<Vec<Walk>> {
        let by = |column: &'static str, key: &str| Walk::Seats {
            column,
            key: key.to_owned(),
        };
        if wanted.mine {
            return Ok(vec![by("person", &wanted.by)]);
        }
        for (named, part) in [(Named::Player, &wanted.player), (Named::Deck, &wanted.deck)] {
            if part.is_empty() {
                continue;
            }
            let names = self.names_with(named, part).await?;
            if let Some(names) = names.filter(|names| names.len() <= MOST_NAMES) {
                return Ok(names.iter().map(|name| by(named.column(), name)).collect());
            }
        }
        if !wanted.bot.is_empty() {
            return Ok(vec![by("bot", &wanted.bot)]);
        }
        let mut walks = vec![Walk::Public];
        if !wanted.by.is_empty() {
            walks.push(by("person", &wanted.by));
        }
        Ok(walks)
    }

    /// The next games of all lists together, and where to go on; nothing if that was all.
    async fn stretch(
        &self,
        walks: &[Walk],
        wanted: &Wanted,
        at: &Place,
    ) -> Stored<(Vec<Place>, Option<Place>)> {
        if walks.is_empty() {
            // No name has the part that is searched for.
            return Ok((Vec::new(), None));
        }
        let mut query = sqlx::query(sqlx::AssertSqlSafe(walks_sql(walks)))
            .bind(wanted.since.unwrap_or(0).max(1))
            .bind(at.0)
            .bind(at.1.clone())
            .bind(i64::from(wanted.limit));
        for key in walks.iter().filter_map(Walk::key) {
            query = query.bind(key.to_owned());
        }
        let mut places: Vec<Vec<Place>> = vec![Vec::new(); walks.len()];
        for row in query.fetch_all(self.readers()).await? {
            let walk = usize::try_from(row.try_get::<i32, _>(0)?).unwrap_or(0);
            places[walk].push((row.try_get(2)?, row.try_get(1)?));
        }
        let mut found = std::collections::BTreeSet::new();
        let mut on: Option<Place> = None;
        for places in places {
            if places.len() >= wanted.limit as usize {
                // Beyond its last game this list has more, which come before what others have there.
                on = on.max(places.iter().min().cloned());
            }
            found.extend(places);
        }
        let in_order = found.into_iter().rev();
        let ids = in_order.take_while(|place| on.as_ref().is_none_or(|on| place >= on));
        Ok((ids.collect(), on))
    }

    /// Games with their seats, in this order. One that cannot be read is left out, and named once in the log.
    async fn past_rows(&self, ids: &[Place]) -> Stored<Vec<PastRow>> {
        let mut games = Vec::new();
        if ids.is_empty() {
            return Ok(games);
        }
        let mut query = sqlx::query(sqlx::AssertSqlSafe(games_sql(ids.len())));
        for (_, id) in ids {
            query = query.bind(id.clone());
        }
        for row in query.fetch_all(self.readers()).await? {
            match past(&row) {
                Ok(game) => games.push(game),
                Err(error) => {
                    let id: String = row.try_get(0).unwrap_or_default();
                    if self.is_news(&id) {
                        tracing::error!(game = id, %error, "a finished game cannot be read");
                    }
                }
            }
        }
        games.sort_by(|one, other| (other.ended, &other.id).cmp(&(one.ended, &one.id)));
        self.add_seats(&mut games).await?;
        Ok(games)
    }

    async fn add_seats(&self, games: &mut [PastRow]) -> Stored<()> {
        if games.is_empty() {
            return Ok(());
        }
        let mut query = sqlx::query(sqlx::AssertSqlSafe(seats_sql(games.len())));
        for game in games.iter() {
            query = query.bind(game.id.clone());
        }
        for row in query.fetch_all(self.readers()).await? {
            let seat = SeatRow {
                person: row.try_get(1)?,
                bot: row.try_get(2)?,
                name: row.try_get(3)?,
                deck_name: row.try_get(4)?,
                result: row.try_get(5)?,
                rating_before: row.try_get(6)?,
                rating_after: row.try_get(7)?,
                guest: row.try_get::<i32, _>(8)? == 1,
                ..SeatRow::default()
            };
            let id: &str = row.try_get(0)?;
            if let Some(game) = games.iter_mut().find(|game| game.id == id) {
                game.seats.push(seat);
            }
        }
        Ok(())
    }

    /// A game that begins with answers that were given elsewhere: all of it is stored, or nothing.
    pub async fn new_game_with_log(
        &self,
        row: &GameRow,
        seats: &[SeatRow],
        log: &[Entry],
    ) -> Stored<()> {
        let mut transaction = self.begin().await?;
        put_game(&mut transaction, row, seats).await?;
        for entry in log {
            insert(&mut transaction, entry).await?;
        }
        transaction.commit().await?;
        Ok(())
    }
}

fn past(row: &AnyRow) -> Result<PastRow, sqlx::Error> {
    let result: Option<&str> = row.try_get(4)?;
    Ok(PastRow {
        id: row.try_get(0)?,
        created: row.try_get(6)?,
        started: row.try_get(1)?,
        ended: row.try_get(2)?,
        setup: json(row.try_get(3)?)?,
        result: result.map(json).transpose()?,
        entries: u32::try_from(row.try_get::<i64, _>(5)?).unwrap_or(0),
        public: row.try_get::<&str, _>(7)? == "public",
        seats: Vec::new(),
    })
}
