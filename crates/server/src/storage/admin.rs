//! What whoever runs the server may look at and change, beside it: people, games, announcements, reports.

use super::people::PersonRow;
use super::{Database, Kind, Stored, now};
use crate::people::key;
use serde::Serialize;
use sqlx::Row as _;
use sqlx::any::AnyRow;
use std::path::Path;

/// The longest announcement.
const LONGEST: usize = 500;

/// A person as the list shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PersonLine {
    pub id: String,
    pub name: String,
    pub guest: bool,
    pub created: i64,
    pub seen: i64,
    pub games: i64,
    /// Until when they may not come in; 0 if they may.
    pub banned: i64,
    pub why: String,
}

/// Which people are wanted.
#[derive(Clone, Debug, Default)]
pub struct PeopleWanted {
    /// A part of the name.
    pub name: String,
    pub banned: bool,
    pub accounts: bool,
    pub most: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameLine {
    pub id: String,
    pub stage: String,
    pub access: String,
    pub created: i64,
    pub started: i64,
    pub ended: i64,
    pub answers: i64,
    pub players: Vec<String>,
}

#[derive(Clone, Debug, Default)]
pub struct GamesWanted {
    /// `open`, `live`, `over`; all, if it is empty.
    pub stage: String,
    /// A part of the name of a person who plays.
    pub player: String,
    pub most: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReportLine {
    pub id: String,
    /// Who wrote it; empty if they are gone.
    pub by: String,
    pub about: String,
    pub game: String,
    pub text: String,
    pub created: i64,
    /// When somebody has looked after it; 0 if nobody has.
    pub settled: i64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Announcement {
    pub id: String,
    pub text: String,
    pub created: i64,
    pub until: i64,
}

/// Something the running server is asked to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    pub id: String,
    pub kind: String,
    pub about: String,
}

/// What came of asking to close a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing {
    Asked,
    OverAlready,
    NoSuchGame,
}

/// Text that is contained, for LIKE with `\` before what would mean something else.
fn contains(text: &str) -> String {
    let mut out = String::from("%");
    for letter in text.chars() {
        if matches!(letter, '%' | '_' | '\\') {
            out.push('\\');
        }
        out.push(letter);
    }
    out.push('%');
    out
}

fn rows<T>(
    rows: &[AnyRow],
    row: impl Fn(&AnyRow) -> Result<T, sqlx::Error>,
) -> Result<Vec<T>, sqlx::Error> {
    rows.iter().map(row).collect()
}

impl Database {
    /// People, the last who were here first.
    pub async fn list_people(&self, wanted: &PeopleWanted) -> Stored<Vec<PersonLine>> {
        let found = sqlx::query(
            "SELECT p.id, p.name, CASE WHEN p.password IS NULL THEN 1 ELSE 0 END, p.created, p.seen,
                    (SELECT COUNT(*) FROM seats s WHERE s.person = p.id), p.banned, p.banned_why
             FROM people p
             WHERE p.name_key LIKE $1 ESCAPE '\\' AND p.banned >= $2 AND ($3 = 0 OR p.password IS NOT NULL)
             ORDER BY p.seen DESC, p.id LIMIT $4",
        )
        .bind(contains(&key(&wanted.name)))
        .bind(if wanted.banned { now() } else { 0 })
        .bind(i64::from(wanted.accounts))
        .bind(i64::from(wanted.most))
        .fetch_all(self.readers())
        .await?;
        Ok(rows(&found, |row| {
            Ok(PersonLine {
                id: row.try_get(0)?,
                name: row.try_get(1)?,
                guest: row.try_get::<i32, _>(2)? == 1,
                created: row.try_get(3)?,
                seen: row.try_get(4)?,
                games: row.try_get(5)?,
                banned: row.try_get(6)?,
                why: row.try_get(7)?,
            })
        })?)
    }

    /// Somebody by name or id.
    pub async fn find_person(&self, called: &str) -> Stored<Option<PersonRow>> {
        match self.person_named(&key(called)).await? {
            Some(person) => Ok(Some(person)),
            None => self.person(called).await,
        }
    }

    /// Until then they cannot come in; all their sessions and tokens end now.
    pub async fn ban(&self, person: &str, until: i64, why: &str) -> Stored<()> {
        let mut transaction = self.begin().await?;
        sqlx::query("UPDATE people SET banned = $2, banned_why = $3 WHERE id = $1")
            .bind(person)
            .bind(until)
            .bind(why)
            .execute(&mut *transaction)
            .await?;
        sqlx::query("DELETE FROM tokens WHERE person = $1")
            .bind(person)
            .execute(&mut *transaction)
            .await?;
        sqlx::query("INSERT INTO requests (id, kind, about, created) VALUES ($1, 'expel', $2, $3)")
            .bind(crate::secret::id())
            .bind(person)
            .bind(now())
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    pub async fn unban(&self, person: &str) -> Stored<()> {
        sqlx::query("UPDATE people SET banned = 0, banned_why = '' WHERE id = $1")
            .bind(person)
            .execute(self.pool())
            .await?;
        Ok(())
    }

    /// Games, the newest first.
    pub async fn list_games(&self, wanted: &GamesWanted) -> Stored<Vec<GameLine>> {
        let found = sqlx::query(
            "SELECT g.id, g.stage, g.access, g.created, g.started, g.ended,
                    (SELECT COUNT(*) FROM log l WHERE l.game = g.id)
             FROM games g
             WHERE ($1 = '' OR g.stage = $1)
               AND ($2 = '' OR EXISTS (SELECT 1 FROM seats s JOIN people p ON p.id = s.person
                                       WHERE s.game = g.id AND p.name_key LIKE $3 ESCAPE '\\'))
             ORDER BY g.created DESC, g.id LIMIT $4",
        )
        .bind(&wanted.stage)
        .bind(&wanted.player)
        .bind(contains(&key(&wanted.player)))
        .bind(i64::from(wanted.most))
        .fetch_all(self.readers())
        .await?;
        let mut games = rows(&found, |row| {
            Ok(GameLine {
                id: row.try_get(0)?,
                stage: row.try_get(1)?,
                access: row.try_get(2)?,
                created: row.try_get(3)?,
                started: row.try_get(4)?,
                ended: row.try_get(5)?,
                answers: row.try_get(6)?,
                players: Vec::new(),
            })
        })?;
        for game in &mut games {
            let seats = self.seats(&game.id).await?;
            game.players = seats.into_iter().map(|seat| seat.name).collect();
        }
        Ok(games)
    }

    /// Asks the server to close a game without a winner.
    pub async fn ask_to_close(&self, game: &str) -> Stored<Closing> {
        let row = sqlx::query("SELECT stage FROM games WHERE id = $1")
            .bind(game)
            .fetch_optional(self.readers())
            .await?;
        let Some(row) = row else {
            return Ok(Closing::NoSuchGame);
        };
        if row.try_get::<String, _>(0)? == "over" {
            return Ok(Closing::OverAlready);
        }
        sqlx::query("INSERT INTO requests (id, kind, about, created) VALUES ($1, 'close', $2, $3)")
            .bind(crate::secret::id())
            .bind(game)
            .bind(now())
            .execute(self.pool())
            .await?;
        Ok(Closing::Asked)
    }

    /// What the server was asked to do, in order.
    pub async fn requests(&self) -> Stored<Vec<Request>> {
        let found = sqlx::query("SELECT id, kind, about FROM requests ORDER BY created, id")
            .fetch_all(self.readers())
            .await?;
        Ok(rows(&found, |row| {
            Ok(Request {
                id: row.try_get(0)?,
                kind: row.try_get(1)?,
                about: row.try_get(2)?,
            })
        })?)
    }

    pub async fn request_done(&self, id: &str) -> Stored<()> {
        sqlx::query("DELETE FROM requests WHERE id = $1")
            .bind(id)
            .execute(self.pool())
            .await?;
        Ok(())
    }

    /// What everybody at a table is told until then; `None` if there is no text.
    pub async fn announce(&self, text: &str, until: i64) -> Stored<Option<Announcement>> {
        let Some(text) = crate::table::clean(text, LONGEST) else {
            return Ok(None);
        };
        let new = Announcement {
            id: crate::secret::id(),
            text,
            created: now(),
            until,
        };
        sqlx::query("INSERT INTO announcements (id, text, created, until) VALUES ($1, $2, $3, $4)")
            .bind(&new.id)
            .bind(&new.text)
            .bind(new.created)
            .bind(new.until)
            .execute(self.pool())
            .await?;
        Ok(Some(new))
    }

    /// What is announced now, the oldest first.
    pub async fn announcements(&self) -> Stored<Vec<Announcement>> {
        let found = sqlx::query(
            "SELECT id, text, created, until FROM announcements WHERE until > $1 ORDER BY created, id",
        )
        .bind(now())
        .fetch_all(self.readers())
        .await?;
        Ok(rows(&found, |row| {
            Ok(Announcement {
                id: row.try_get(0)?,
                text: row.try_get(1)?,
                created: row.try_get(2)?,
                until: row.try_get(3)?,
            })
        })?)
    }

    /// Ends all announcements; how many there were.
    pub async fn end_announcements(&self) -> Stored<u64> {
        let done = sqlx::query("UPDATE announcements SET until = $1 WHERE until > $1")
            .bind(now())
            .execute(self.pool())
            .await?;
        Ok(done.rows_affected())
    }

    /// What people have reported, the newest first.
    pub async fn list_reports(&self, settled_too: bool, most: u32) -> Stored<Vec<ReportLine>> {
        let found = sqlx::query(
            "SELECT r.id, COALESCE(b.name, ''), COALESCE(a.name, ''), r.game, r.text, r.created, r.settled
             FROM reports r LEFT JOIN people b ON b.id = r.person LEFT JOIN people a ON a.id = r.about
             WHERE $1 = 1 OR r.settled = 0 ORDER BY r.created DESC, r.id LIMIT $2",
        )
        .bind(i64::from(settled_too))
        .bind(i64::from(most))
        .fetch_all(self.readers())
        .await?;
        Ok(rows(&found, |row| {
            Ok(ReportLine {
                id: row.try_get(0)?,
                by: row.try_get(1)?,
                about: row.try_get(2)?,
                game: row.try_get(3)?,
                text: row.try_get(4)?,
                created: row.try_get(5)?,
                settled: row.try_get(6)?,
            })
        })?)
    }

    /// Somebody has looked after a report; false if there is none.
    pub async fn settle_report(&self, id: &str) -> Stored<bool> {
        let done = sqlx::query("UPDATE reports SET settled = $2 WHERE id = $1")
            .bind(id)
            .bind(now())
            .execute(self.pool())
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// A copy of the whole database in a new file, also while a server writes; false if the database is one that has
    /// better means of its own.
    pub async fn back_up(&self, file: &Path) -> Stored<bool> {
        if self.kind() != Kind::Sqlite {
            return Ok(false);
        }
        sqlx::query("VACUUM INTO $1")
            .bind(file.display().to_string())
            .execute(self.pool())
            .await?;
        // What is in it is no more public than the database.
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let rights = std::fs::Permissions::from_mode(0o600);
            let _ = std::fs::set_permissions(file, rights);
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_that_mean_something_to_the_database_are_only_letters() {
        assert_eq!(contains("50%_a\\"), "%50\\%\\_a\\\\%");
    }
}
