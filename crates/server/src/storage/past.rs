//! Games that are over: finding them, and beginning another one in the middle of one.

use super::games::{GameRow, SeatRow, json, put_game};
use super::log::{Entry, insert};
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
    /// The end and id of the game after which the list goes on.
    pub before: Option<(i64, String)>,
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
    /// Without the lists of the decks and what the players have set.
    pub seats: Vec<SeatRow>,
}

/// A pattern for what contains `text`; what has a meaning in patterns loses it.
fn containing(text: &str) -> String {
    let mut pattern = String::from("%");
    for c in text.chars() {
        if matches!(c, '%' | '_' | '!') {
            pattern.push('!');
        }
        pattern.push(c);
    }
    pattern.push('%');
    pattern
}

impl Database {
    /// Games that are over, the newest first: public ones, and those in which `wanted.by` played.
    pub async fn finished_games(&self, wanted: &Wanted) -> Stored<Vec<PastRow>> {
        let (ended, id) = wanted
            .before
            .clone()
            .unwrap_or_else(|| (i64::MAX, String::new()));
        let edition = match wanted.edition.as_str() {
            "" => String::new(),
            // As `Setup` is stored; there is no other text in it.
            edition => containing(&format!("\"edition\":\"{edition}\"")),
        };
        let rows = sqlx::query(
            "SELECT g.id, g.started, g.ended, g.setup, g.result, g.entries, g.created FROM games g
             WHERE g.stage = 'over'
               AND (g.access = 'public' AND $11 = 0
                    OR EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND s.person = $1))
               AND EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id
                           AND LOWER(s.name) LIKE LOWER($2) ESCAPE '!'
                           AND LOWER(s.deck_name) LIKE LOWER($3) ESCAPE '!')
               AND ($4 = '' OR EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND s.bot = $4))
               AND ($5 = '' OR g.setup LIKE $5 ESCAPE '!')
               AND g.ended >= $6 AND g.ended < $7
               AND (g.ended < $8 OR (g.ended = $8 AND g.id < $9))
             ORDER BY g.ended DESC, g.id DESC LIMIT $10",
        )
        .bind(&wanted.by)
        .bind(containing(&wanted.player))
        .bind(containing(&wanted.deck))
        .bind(&wanted.bot)
        .bind(edition)
        .bind(wanted.since.unwrap_or(0))
        .bind(wanted.until.unwrap_or(i64::MAX))
        .bind(ended)
        .bind(id)
        .bind(i64::from(wanted.limit))
        .bind(i64::from(wanted.mine))
        .fetch_all(self.pool())
        .await?;
        let mut games: Vec<PastRow> = rows.iter().map(past).collect::<Result<_, _>>()?;
        self.add_seats(&mut games).await?;
        Ok(games)
    }

    async fn add_seats(&self, games: &mut [PastRow]) -> Stored<()> {
        if games.is_empty() {
            return Ok(());
        }
        let places: Vec<String> = (1..=games.len()).map(|n| format!("${n}")).collect();
        let sql = format!(
            "SELECT s.game, s.person, s.bot, s.name, s.deck_name, s.result, s.rating_before, s.rating_after,
                    CASE WHEN p.id IS NOT NULL AND p.password IS NULL THEN 1 ELSE 0 END
             FROM seats s LEFT JOIN people p ON p.id = s.person
             WHERE s.game IN ({}) ORDER BY s.game, s.seat",
            places.join(", ")
        );
        let mut query = sqlx::query(sqlx::AssertSqlSafe(sql));
        for game in games.iter() {
            query = query.bind(game.id.clone());
        }
        for row in query.fetch_all(self.pool()).await? {
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
        seats: Vec::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_patterns_stand_for_themselves() {
        assert_eq!(containing(""), "%%");
        assert_eq!(containing("50%_a!"), "%50!%!_a!!%");
    }
}
