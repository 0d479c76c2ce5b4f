//! What is told about players: ratings, results, games; and everything that is stored of a person.

use super::{Database, Stored};
use crate::ratings::Rating;
use engine::{Replay, Seat};
use serde_json::{Value, json};
use sqlx::Row as _;
use sqlx::any::AnyRow;
use std::collections::HashMap;

/// Somebody who plays: a person or a level of the bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player<'a> {
    Person(&'a str),
    Bot(&'a str),
}

#[derive(Clone, Debug, PartialEq)]
pub struct RatedRow {
    /// A name, or the level of a bot.
    pub name: String,
    pub bot: bool,
    pub guest: bool,
    pub rating: Rating,
}

/// A game that is over, as one of its players sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct PastRow {
    pub game: String,
    pub started: i64,
    pub ended: i64,
    pub setup: String,
    pub result: Option<String>,
    pub seat: i64,
    pub did: String,
    pub rating_before: Option<f64>,
    pub rating_after: Option<f64>,
}

/// Who took part in a game, in the order of the seats, and the levels of those that are bots.
pub type Players = Vec<(String, Option<String>)>;

/// What a profile shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ProfileRows {
    /// By their pools.
    pub ratings: Vec<(String, Rating)>,
    pub score: Score,
    /// The last games.
    pub games: Vec<(PastRow, Players)>,
}

/// How often somebody won, tied and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    pub won: i64,
    pub tied: i64,
    pub lost: i64,
}

impl Player<'_> {
    fn id(self) -> String {
        match self {
            Player::Person(id) => id.to_owned(),
            Player::Bot(level) => format!("bot:{level}"),
        }
    }

    /// The column of the seats that names them, and what stands there.
    fn column(&self) -> (&'static str, &str) {
        match self {
            Player::Person(id) => ("person", id),
            Player::Bot(level) => ("bot", level),
        }
    }
}

/// Games that are over have a result.
fn score_sql(column: &str) -> String {
    format!(
        "SELECT result, COUNT(*) FROM seats WHERE {column} = $1 AND result IN ('won', 'tied', 'lost') GROUP BY result"
    )
}

/// However many private games there are, only the last thousand games are looked at.
fn past_sql(column: &str) -> String {
    format!(
        "SELECT g.id, g.started, g.ended, g.setup, g.result, s.seat, s.result, s.rating_before, s.rating_after
         FROM (SELECT game, seat, result, rating_before, rating_after, ended FROM seats
               WHERE {column} = $1 AND ended > 0 ORDER BY ended DESC, game DESC LIMIT 1000) s
         JOIN games g ON g.id = s.game WHERE g.access = 'public' OR $2 = 1
         ORDER BY s.ended DESC, s.game DESC LIMIT $3"
    )
}

fn players_sql(games: usize) -> String {
    format!(
        "SELECT game, name, bot FROM seats WHERE game IN ({}) ORDER BY game, seat",
        super::past::places(games)
    )
}

const BEST: &str =
    "SELECT r.player, p.name, CASE WHEN p.id IS NOT NULL AND p.password IS NULL THEN 1 ELSE 0 END,
                           r.rating, r.deviation, r.volatility, r.games
                    FROM ratings r LEFT JOIN people p ON p.id = r.player
                    WHERE r.pool = $1 AND (p.id IS NULL OR p.banned < $2)
                    ORDER BY r.rating - 2 * r.deviation DESC, r.player LIMIT $3";

/// See [`list_statements`](super::list_statements).
pub(super) fn statements() -> Vec<String> {
    let columns = ["person", "bot"].into_iter();
    let mut all: Vec<String> = columns
        .flat_map(|column| [score_sql(column), past_sql(column)])
        .collect();
    all.extend([BEST.to_owned(), players_sql(2)]);
    all
}

fn rating(row: &AnyRow, first: usize) -> Result<Rating, sqlx::Error> {
    Ok(Rating {
        rating: row.try_get(first)?,
        deviation: row.try_get(first + 1)?,
        volatility: row.try_get(first + 2)?,
        games: row.try_get(first + 3)?,
    })
}

impl Database {
    /// The ratings of one player by their pools.
    pub async fn ratings_of(&self, player: Player<'_>) -> Stored<Vec<(String, Rating)>> {
        let rows = sqlx::query(
            "SELECT pool, rating, deviation, volatility, games FROM ratings WHERE player = $1 ORDER BY pool",
        )
        .bind(player.id())
        .fetch_all(self.readers())
        .await?;
        let pair =
            |row: &AnyRow| -> Result<_, sqlx::Error> { Ok((row.try_get(0)?, rating(row, 1)?)) };
        Ok(rows.iter().map(pair).collect::<Result<_, _>>()?)
    }

    /// The best of a pool. Few games say little: what counts is what somebody surely has.
    pub async fn best(&self, pool: &str, now: i64, most: i64) -> Stored<Vec<RatedRow>> {
        let read = async {
            let best = sqlx::query(BEST).bind(pool).bind(now).bind(most);
            Ok(best.fetch_all(self.readers()).await?)
        };
        let rows = self.list(read).await?;
        let rated = |row: &AnyRow| -> Result<Option<RatedRow>, sqlx::Error> {
            let (player, name): (String, Option<String>) = (row.try_get(0)?, row.try_get(1)?);
            let level = player.strip_prefix("bot:").map(str::to_owned);
            let bot = name.is_none();
            let Some(name) = name.or(level) else {
                return Ok(None);
            };
            Ok(Some(RatedRow {
                name,
                bot,
                guest: row.try_get::<i32, _>(2)? == 1,
                rating: rating(row, 3)?,
            }))
        };
        let rows = rows.iter().filter_map(|row| rated(row).transpose());
        Ok(rows.collect::<Result<_, _>>()?)
    }

    pub async fn score(&self, player: Player<'_>) -> Stored<Score> {
        let (column, id) = player.column();
        let sql = score_sql(column);
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(id)
            .fetch_all(self.readers())
            .await?;
        let mut score = Score::default();
        for row in &rows {
            let n = row.try_get(1)?;
            match row.try_get::<&str, _>(0)? {
                "won" => score.won = n,
                "tied" => score.tied = n,
                "lost" => score.lost = n,
                _ => {}
            }
        }
        Ok(score)
    }

    /// The last games of a player: the public ones, or all.
    async fn past_games(&self, player: Player<'_>, all: bool, most: i64) -> Stored<Vec<PastRow>> {
        let (column, id) = player.column();
        let sql = past_sql(column);
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(id)
            .bind(i64::from(all))
            .bind(most)
            .fetch_all(self.readers())
            .await?;
        let past = |row: &AnyRow| -> Result<PastRow, sqlx::Error> {
            Ok(PastRow {
                game: row.try_get(0)?,
                started: row.try_get(1)?,
                ended: row.try_get(2)?,
                setup: row.try_get(3)?,
                result: row.try_get(4)?,
                seat: row.try_get(5)?,
                did: row.try_get(6)?,
                rating_before: row.try_get(7)?,
                rating_after: row.try_get(8)?,
            })
        };
        Ok(rows.iter().map(past).collect::<Result<_, _>>()?)
    }

    /// Who took part in each of these games.
    async fn players(&self, games: &[PastRow]) -> Stored<HashMap<String, Players>> {
        let mut players: HashMap<String, Players> = HashMap::new();
        if games.is_empty() {
            return Ok(players);
        }
        let mut query = sqlx::query(sqlx::AssertSqlSafe(players_sql(games.len())));
        for row in games {
            query = query.bind(row.game.clone());
        }
        for row in query.fetch_all(self.readers()).await? {
            let of_game = players.entry(row.try_get(0)?).or_default();
            of_game.push((row.try_get(1)?, row.try_get(2)?));
        }
        Ok(players)
    }

    /// What is told about a player, with the last games: the public ones, or all.
    pub async fn profile(&self, player: Player<'_>, all: bool, most: i64) -> Stored<ProfileRows> {
        let read = async {
            let (ratings, score) = (self.ratings_of(player).await?, self.score(player).await?);
            let games = self.past_games(player, all, most).await?;
            let mut players = self.players(&games).await?;
            let with_players = |row: PastRow| {
                let players = players.remove(&row.game).unwrap_or_default();
                (row, players)
            };
            Ok(ProfileRows {
                ratings,
                score,
                games: games.into_iter().map(with_players).collect(),
            })
        };
        self.list(read).await
    }

    /// The ids of all games a person has a seat in, the oldest first.
    pub async fn seats_of(&self, person: &str) -> Stored<Vec<String>> {
        let rows = sqlx::query(
            "SELECT g.id FROM seats s JOIN games g ON g.id = s.game WHERE s.person = $1 ORDER BY g.created, g.id",
        )
        .bind(person)
        .fetch_all(self.readers())
        .await?;
        let ids = rows.iter().map(|row| row.try_get(0));
        Ok(ids.collect::<Result<_, _>>()?)
    }

    /// A game with what is a person's own in it: seat, deck, answers.
    pub async fn own_game(&self, person: &str, game: &str) -> Stored<Option<Value>> {
        let row = sqlx::query(
            "SELECT g.stage, g.created, g.started, g.ended, g.setup, g.result, s.seat, s.name, s.deck_name, s.deck,
                    s.settings, s.result, s.rating_before, s.rating_after, g.header
             FROM seats s JOIN games g ON g.id = s.game WHERE s.person = $1 AND g.id = $2",
        )
        .bind(person)
        .bind(game)
        .fetch_optional(self.readers())
        .await?;
        let Some(row) = row else { return Ok(None) };
        let seat: i64 = row.try_get(6)?;
        let header: Option<&str> = row.try_get(14)?;
        let answers = sqlx::query(
            "SELECT n, at, kind, body, spent FROM log WHERE game = $1 AND seat = $2 ORDER BY n",
        )
        .bind(game)
        .bind(seat)
        .fetch_all(self.readers())
        .await?;
        let over = row.try_get::<&str, _>(0)? == "over";
        let unknown = match over {
            true => Vec::new(),
            false => self.silent_passes_of_others(game, seat).await?,
        };
        let answer = |row: &AnyRow| -> Result<Value, sqlx::Error> {
            let (n, kind): (i64, String) = (row.try_get(0)?, row.try_get(2)?);
            let before = unknown.partition_point(|other| *other <= n);
            // How many answers are left after an undo counts those of everybody.
            let told = over || kind != "undo";
            Ok(json!({
                "n": n - i64::try_from(before).unwrap_or(0),
                "at": row.try_get::<i64, _>(1)?,
                "kind": kind,
                "answer": told.then(|| row.try_get(3).map(|body| stored_answer(header, body))).transpose()?,
                "spent": row.try_get::<i64, _>(4)?,
            }))
        };
        let answers: Vec<Value> = answers.iter().map(answer).collect::<Result<_, _>>()?;
        let result: Option<&str> = row.try_get(5)?;
        Ok(Some(json!({
            "id": game,
            "stage": row.try_get::<String, _>(0)?,
            "created": row.try_get::<i64, _>(1)?,
            "started": row.try_get::<i64, _>(2)?,
            "ended": row.try_get::<i64, _>(3)?,
            "setup": read(row.try_get(4)?),
            "result": result.map(read),
            "seat": seat,
            "name": row.try_get::<String, _>(7)?,
            "deck_name": row.try_get::<String, _>(8)?,
            "deck": row.try_get::<String, _>(9)?,
            "settings": read(row.try_get(10)?),
            "did": row.try_get::<String, _>(11)?,
            "rating_before": row.try_get::<Option<f64>, _>(12)?,
            "rating_after": row.try_get::<Option<f64>, _>(13)?,
            "answers": answers,
        })))
    }

    /// The entries of a game's log that somebody at a seat does not count while it goes on.
    async fn silent_passes_of_others(&self, game: &str, seat: i64) -> Stored<Vec<i64>> {
        let rows = sqlx::query(
            "SELECT n FROM log WHERE game = $1 AND seat <> $2 AND kind = 'silent' ORDER BY n",
        )
        .bind(game)
        .bind(seat)
        .fetch_all(self.readers())
        .await?;
        let numbers = rows.iter().map(|row| row.try_get(0));
        Ok(numbers.collect::<Result<_, _>>()?)
    }

    /// Everything that somebody has said.
    pub async fn lines_of(&self, person: &str) -> Stored<Vec<Value>> {
        let rows = sqlx::query("SELECT game, text, at FROM chat WHERE person = $1 ORDER BY at, id")
            .bind(person)
            .fetch_all(self.readers())
            .await?;
        let line = |row: &AnyRow| -> Result<Value, sqlx::Error> {
            Ok(json!({
                "game": row.try_get::<String, _>(0)?,
                "text": row.try_get::<String, _>(1)?,
                "at": row.try_get::<i64, _>(2)?,
            }))
        };
        Ok(rows.iter().map(line).collect::<Result<_, _>>()?)
    }
}

/// A stored answer in the present form, whichever form it was written in; other entries as they are.
fn stored_answer(header: Option<&str>, body: &str) -> Value {
    let replay = header.and_then(|header| Replay::parse(header).ok());
    let answer = replay.and_then(|mut replay| {
        replay.push_stored(Seat(0), body, 0).ok()?;
        let (_, answer) = replay.answers.pop()?;
        serde_json::to_value(answer).ok()
    });
    answer.unwrap_or_else(|| read(body))
}

/// Stored JSON; as text, if it is none.
fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| Value::from(text))
}
