//! Sessions of browsers and tokens of programs: 256 random bits, of which the hash is stored.

use super::Name;
use crate::app::App;
use crate::secret;
use crate::storage::people::{PersonRow, TokenRow};
use crate::storage::{Stored, now};
use crate::table::Who;
use crate::wire::{Code, Problem};
use locale::message;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// How long a session lasts after it was last used, and a token of a program after it was made.
pub const SESSION: i64 = 90 * DAY;
pub const TOKEN: i64 = 365 * DAY;
/// How often somebody may be signed in at the same time.
const MOST: i64 = 50;
/// How often the use of a token is noted.
const NOTE: i64 = 60 * 60 * 1000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Session,
    Api,
}

impl Kind {
    pub fn name(self) -> &'static str {
        match self {
            Kind::Session => "session",
            Kind::Api => "api",
        }
    }
}

impl PersonRow {
    pub fn who(&self) -> Who {
        Who {
            id: self.id.clone(),
            name: self.name.clone(),
            guest: self.password.is_none(),
        }
    }
}

/// A token and what is stored of it; the secret itself is told once.
pub fn new_token(person: &str, kind: Kind, label: &str) -> (String, TokenRow) {
    let token = secret::token();
    let now = now();
    let row = TokenRow {
        id: secret::id(),
        hash: secret::digest(&token),
        person: person.to_owned(),
        kind: kind.name().to_owned(),
        label: label.to_owned(),
        created: now,
        used: now,
        expires: now
            + match kind {
                Kind::Session => SESSION,
                Kind::Api => TOKEN,
            },
    };
    (token, row)
}

/// A session for somebody who has just shown who they are. Of many the oldest ends.
pub async fn sign_in(app: &App, person: &str, kind: Kind) -> Stored<String> {
    let (token, row) = new_token(person, kind, "");
    app.database.new_token(&row).await?;
    app.database.trim_tokens(person, MOST).await?;
    Ok(token)
}

/// Whose token this is. Nobody's, if it does not hold; a problem, if its owner is banned.
pub async fn recognise(app: &App, token: &str) -> Result<Option<(PersonRow, TokenRow)>, Problem> {
    let unavailable = |error: crate::storage::StorageError| {
        tracing::error!(%error, "a token was not looked up");
        Problem::new(Code::Unavailable, message!("server-busy"))
    };
    if token.len() != 64 {
        return Ok(None);
    }
    let now = now();
    let found = app
        .database
        .whose_token(&secret::digest(token), now)
        .await
        .map_err(unavailable)?;
    let Some((person, token)) = found else {
        return Ok(None);
    };
    if person.banned > now {
        let message = message!("banned", why = &person.banned_why);
        return Err(Problem::new(Code::Forbidden, message));
    }
    if token.used + NOTE < now {
        app.database
            .token_used(&token, now)
            .await
            .map_err(unavailable)?;
    }
    Ok(Some((person, token)))
}

/// A new guest of this name, or of the name with a number if it is taken.
pub async fn new_guest(app: &App, name: &Name) -> Result<PersonRow, Problem> {
    for attempt in 0..20 {
        let shown = match attempt {
            0 => name.as_str().to_owned(),
            1..10 => format!("{} {}", shorter(name), secret::below(1000)),
            _ => format!("{} {}", shorter(name), secret::below(10_000_000)),
        };
        let now = now();
        let row = PersonRow {
            id: secret::id(),
            name: shown,
            password: None,
            created: now,
            seen: now,
            settings: String::from("{}"),
            banned: 0,
            banned_why: String::new(),
        };
        let stored = app.database.new_person(&row, &super::key(&row.name)).await;
        match stored {
            Ok(true) => return Ok(row),
            Ok(false) => {}
            Err(error) => {
                tracing::error!(%error, "a guest was not stored");
                break;
            }
        }
    }
    Err(Problem::new(Code::Unavailable, message!("server-busy")))
}

fn shorter(name: &Name) -> String {
    name.as_str()
        .chars()
        .take(15)
        .collect::<String>()
        .trim_end()
        .to_owned()
}
