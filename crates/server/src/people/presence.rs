//! Who is here: the open connections of each person. They end when the session they came with ends.

use crate::app::App;
use crate::http::caller::Caller;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio_util::sync::CancellationToken;

#[derive(Debug, Default)]
pub struct Presence {
    people: Mutex<HashMap<String, Vec<Connection>>>,
    count: AtomicU64,
}

#[derive(Debug)]
struct Connection {
    id: u64,
    /// The id of the session or token.
    token: String,
    ended: CancellationToken,
}

/// One open connection; gone when it is dropped.
#[derive(Debug)]
pub struct Here {
    app: Arc<App>,
    /// Those who have not said who they are count nowhere.
    person: Option<(String, u64)>,
    /// The session has ended, and with it the connection.
    pub ended: CancellationToken,
}

impl Presence {
    fn people(&self) -> MutexGuard<'_, HashMap<String, Vec<Connection>>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn is_here(&self, person: &str) -> bool {
        self.people().contains_key(person)
    }

    /// Ends the connections of a person that came with one of these tokens.
    pub fn end(&self, person: &str, tokens: &[String]) {
        self.end_where(person, |token| tokens.iter().any(|gone| gone == token));
    }

    /// All of them: whoever is still welcome comes again.
    pub fn end_all(&self, person: &str) {
        self.end_where(person, |_| true);
    }

    fn end_where(&self, person: &str, meant: impl Fn(&str) -> bool) {
        if let Some(connections) = self.people().get(person) {
            let meant = connections.iter().filter(|one| meant(&one.token));
            meant.for_each(|one| one.ended.cancel());
        }
    }
}

impl Here {
    pub fn new(app: &Arc<App>, caller: &Caller) -> Here {
        let ended = CancellationToken::new();
        let person = caller.who.as_ref().zip(caller.token.as_ref());
        let person = person.map(|(who, token)| {
            let id = app.presence.count.fetch_add(1, Ordering::Relaxed);
            let connection = Connection {
                id,
                token: token.id.clone(),
                ended: ended.clone(),
            };
            let mut people = app.presence.people();
            people.entry(who.id.clone()).or_default().push(connection);
            (who.id.clone(), id)
        });
        Here {
            app: Arc::clone(app),
            person,
            ended,
        }
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        let Some((person, id)) = &self.person else {
            return;
        };
        let mut people = self.app.presence.people();
        if let Some(connections) = people.get_mut(person) {
            connections.retain(|one| one.id != *id);
            if connections.is_empty() {
                people.remove(person);
            }
        }
    }
}
