//! Who hears what: the whole view when the game begins or goes back, and chat without the lines of people one has
//! blocked.

use super::actor::Actor;
use super::{Who, clean, line};
use crate::storage::Stored;
use crate::storage::relations::Relation;
use crate::wire::messages::{Line, ToClient};
use crate::wire::{Code, Problem};
use engine::Seat;
use locale::{Lang, message};
use std::collections::HashSet;

/// Lines of chat that newcomers see.
const MOST_LINES: usize = 100;
/// The longest line.
const LONGEST_LINE: usize = 500;

impl Actor {
    pub async fn chat(&mut self, who: &Who, text: &str) -> Result<(), Problem> {
        let empty = || Problem::new(Code::Invalid, message!("chat-empty"));
        let text = clean(text, LONGEST_LINE).ok_or_else(empty)?;
        let here = self
            .listeners
            .iter()
            .any(|listener| listener.person.as_ref() == Some(&who.id));
        if !here && self.seat_of(&who.id).is_none() {
            return Err(Problem::new(Code::Forbidden, message!("chat-not-here")));
        }
        let line = line(who, text);
        if let Err(error) = self.store_line(who, &line).await {
            tracing::warn!(%error, game = self.id, "a line of chat was not stored");
        }
        self.chat.push_back(line.clone());
        if self.chat.len() > MOST_LINES {
            self.chat.pop_front();
        }
        let deaf = self.deaf_to(who).await;
        let before = self.listeners.len();
        self.send(&ToClient::Chat(line), |listener| {
            !listener.person.as_ref().is_some_and(|id| deaf.contains(id))
        });
        // Whoever did not keep up is not here any more.
        if self.listeners.len() != before {
            self.changed();
        }
        Ok(())
    }

    /// Stores a line. A table keeps only so many; a few of the oldest go at a time.
    async fn store_line(&mut self, who: &Who, line: &Line) -> Stored<()> {
        let (database, most) = (&self.app.database, self.app.config.keep.chat_lines);
        let stored = match self.stored_lines {
            Some(stored) => stored,
            None => database.count_lines(&self.id).await?,
        };
        if stored >= most {
            let left = most - most / 10 - 1;
            database.trim_lines(&self.id, left).await?;
            self.stored_lines = Some(left);
        }
        let stored = self.stored_lines.unwrap_or(stored);
        database.add_line(&self.id, &who.id, line).await?;
        self.stored_lines = Some(stored + 1);
        Ok(())
    }

    /// All who have blocked somebody and do not want to read what they say.
    pub async fn deaf_to(&self, who: &Who) -> Vec<String> {
        let deaf = self.app.database.blocked_by(&who.id).await;
        deaf.unwrap_or_default()
    }

    /// The lines so far, without what people have said whom this one has blocked.
    pub async fn heard(&self, person: Option<&str>) -> Vec<Line> {
        let mut lines: Vec<Line> = self.chat.iter().cloned().collect();
        if let Some(person) = person.filter(|_| !lines.is_empty()) {
            let blocked = self.app.database.relations(person, Relation::Block).await;
            let blocked = blocked.unwrap_or_default();
            lines.retain(|line| blocked.iter().all(|other| other.name != line.name));
        }
        lines
    }

    /// The whole view to everybody: the game began, or went back.
    pub async fn show_all(&mut self) {
        if let Some(live) = &mut self.live {
            live.run_clock();
        }
        let listeners = self.listeners.iter();
        let all: HashSet<(Option<Seat>, Option<String>, Lang)> = listeners
            .map(|listener| (listener.seat, listener.person.clone(), listener.lang))
            .collect();
        for (seat, person, lang) in all {
            let chat = self.heard(person.as_deref()).await;
            let message = self.first_message(seat, 0, lang, chat);
            self.send(&message, |listener| {
                listener.seat == seat && listener.person == person && listener.lang == lang
            });
        }
    }
}
