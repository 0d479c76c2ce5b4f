//! Accounts: made, signed in to, changed, deleted.

use super::{DELETED, Name, Secret};
use crate::app::App;
use crate::secret;
use crate::storage::accounts::Claim;
use crate::storage::people::{PersonRow, TokenRow};
use crate::storage::tokens::Which;
use crate::storage::{StorageError, now};
use crate::table::{Command, Who};
use crate::wire::{Code, Problem};
use locale::message;
use std::net::IpAddr;

/// The longest name that is looked for, in bytes.
const LONGEST_KEY: usize = 200;
/// How often tables are asked to let somebody go who still sits down elsewhere.
const ROUNDS: usize = 5;

pub fn unstored(error: StorageError) -> Problem {
    tracing::error!(%error, "people were not stored");
    Problem::new(Code::Unavailable, message!("not-stored"))
}

fn name_taken(name: &Name) -> Problem {
    let message = message!("name-taken", name = name.as_str());
    Problem::new(Code::Conflict, message)
}

/// A new account; a guest who makes one stays the same person. Whoever else had a session or token of the guest has none
/// any more.
pub async fn create(
    app: &App,
    who: Option<&Who>,
    name: &str,
    password: Secret,
) -> Result<PersonRow, Problem> {
    let name = Name::new(name)?;
    password.check()?;
    let there = || Problem::new(Code::Conflict, message!("account-there"));
    if who.is_some_and(|who| !who.guest) {
        return Err(there());
    }
    let password = app.passwords.hash(password).await?;
    let Some(guest) = who else {
        let now = now();
        let row = PersonRow {
            id: secret::id(),
            name: name.as_str().to_owned(),
            password: Some(password),
            created: now,
            seen: now,
            settings: String::from("{}"),
            banned: 0,
            banned_why: String::new(),
        };
        let stored = app.database.new_person(&row, &name.key()).await;
        return match stored.map_err(unstored)? {
            true => Ok(row),
            false => Err(name_taken(&name)),
        };
    };
    let claim = app
        .database
        .become_account(&guest.id, name.as_str(), &name.key(), &password)
        .await;
    match claim.map_err(unstored)? {
        Claim::Done => {}
        Claim::NameTaken => return Err(name_taken(&name)),
        Claim::NoGuest => return Err(there()),
    }
    let found = app.database.person(&guest.id).await.map_err(unstored)?;
    let row = found.ok_or_else(there)?;
    sign_out(app, &guest.id, Which::All).await?;
    rename(app, &guest.name, &row.who()).await?;
    Ok(row)
}

/// Another name, if nobody else has it: from now on they are called so, also in what is past.
pub async fn change_name(
    app: &App,
    (who, from): (&Who, IpAddr),
    name: &str,
) -> Result<PersonRow, Problem> {
    app.gates.account(from, &super::key(&who.name))?;
    let name = Name::new(name)?;
    let stored = app
        .database
        .set_name(&who.id, name.as_str(), &name.key())
        .await;
    if !stored.map_err(unstored)? {
        return Err(name_taken(&name));
    }
    let found = app.database.person(&who.id).await.map_err(unstored)?;
    let row = found.ok_or_else(|| name_taken(&name))?;
    rename(app, &who.name, &row.who()).await?;
    Ok(row)
}

/// Tells all tables and the storage a new name. Connections begin anew, under the new name.
async fn rename(app: &App, old: &str, who: &Who) -> Result<(), Problem> {
    for game in app.database.games_of(&who.id).await.map_err(unstored)? {
        if let Some(table) = app.tables.find(&game).await? {
            let (old, who) = (old.to_owned(), who.clone());
            // A table that has closed meanwhile needs no name.
            let _ = table
                .ask(|reply| Command::Renamed { old, who, reply })
                .await;
        }
    }
    app.presence.end_all(&who.id);
    let stored = app.database.rename_in_games(&who.id, &who.name).await;
    app.archive.forget(&who.id);
    stored.map_err(unstored)
}

/// Who has this name and password. For names that nobody has, and for guests, everything is as for a wrong password:
/// what is said and how long it takes.
pub async fn sign_in(
    app: &App,
    from: IpAddr,
    name: &str,
    password: Secret,
) -> Result<PersonRow, Problem> {
    // Whoever has a name that nobody gets any more may still use it.
    let key = super::key(name);
    let person = match key.len() <= LONGEST_KEY && !key.contains('\0') {
        true => {
            app.gates.account(from, &key)?;
            let found = app.database.person_named(&key).await;
            found.map_err(unstored)?
        }
        false => None,
    };
    let stored = person.as_ref().and_then(|person| person.password.clone());
    let right = app.passwords.verify(password, stored).await;
    let wrong = || Problem::new(Code::SignIn, message!("sign-in-wrong"));
    let person = person.filter(|_| right).ok_or_else(wrong)?;
    if person.banned > now() {
        let message = message!("banned", why = &person.banned_why);
        return Err(Problem::new(Code::Forbidden, message));
    }
    Ok(person)
}

/// Whoever has a session shows that they know the password too; the hash of it.
async fn confirm(
    app: &App,
    (who, from): (&Who, IpAddr),
    password: Secret,
) -> Result<String, Problem> {
    app.gates.account(from, &super::key(&who.name))?;
    let person = app.database.person(&who.id).await.map_err(unstored)?;
    let stored = person.and_then(|person| person.password);
    let right = app.passwords.verify(password, stored.clone()).await;
    let wrong = || Problem::new(Code::Forbidden, message!("password-wrong"));
    stored.filter(|_| right).ok_or_else(wrong)
}

/// All other sessions end, and the tokens of programs: somebody else may have made them.
pub async fn change_password(
    app: &App,
    (who, from): (&Who, IpAddr),
    token: &TokenRow,
    old: Secret,
    new: Secret,
) -> Result<(), Problem> {
    if who.guest {
        return Err(Problem::new(Code::Conflict, message!("account-first")));
    }
    new.check()?;
    let old = confirm(app, (who, from), old).await?;
    let new = app.passwords.hash(new).await?;
    let stored = app.database.set_password(&who.id, &old, &new).await;
    if !stored.map_err(unstored)? {
        return Err(Problem::new(Code::Forbidden, message!("password-wrong")));
    }
    sign_out(app, &who.id, Which::AllBut(&token.id)).await
}

/// Ends sessions, and the connections that came with them.
pub async fn sign_out(app: &App, person: &str, which: Which<'_>) -> Result<(), Problem> {
    let gone = app.database.drop_tokens(person, which).await;
    app.presence.end(person, &gone.map_err(unstored)?);
    Ok(())
}

/// Deletes somebody with all that is theirs; at tables they get up or give up first. Guests need no password.
pub async fn delete(
    app: &App,
    (who, from): (&Who, IpAddr),
    password: Option<Secret>,
) -> Result<(), Problem> {
    if !who.guest {
        let password = password.unwrap_or_else(|| Secret::new(String::new()));
        confirm(app, (who, from), password).await?;
    }
    leave_tables(app, who).await?;
    sign_out(app, &who.id, Which::All).await?;
    app.presence.end_all(&who.id);
    // What was on its way while the sessions ended.
    for _ in 0..ROUNDS {
        if !app.database.is_seated(&who.id).await.map_err(unstored)? {
            break;
        }
        leave_tables(app, who).await?;
    }
    let deleted = app.database.delete_person(&who.id, DELETED).await;
    app.archive.forget(&who.id);
    deleted.map_err(unstored)?;
    tracing::info!("an account was deleted");
    Ok(())
}

async fn leave_tables(app: &App, who: &Who) -> Result<(), Problem> {
    for game in app.database.games_of(&who.id).await.map_err(unstored)? {
        let Some(table) = app.tables.find(&game).await? else {
            continue;
        };
        let who = who.clone();
        let done = table.ask(|reply| Command::Forget { who, reply }).await;
        match done {
            // It has closed meanwhile.
            Err(problem) if problem.code == Code::NotFound => {}
            done => done?,
        }
    }
    Ok(())
}
