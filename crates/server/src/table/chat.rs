//! Who hears what: the whole view when the game begins or goes back, and chat without the lines of people one has
//! blocked.

use super::Who;
use super::actor::Actor;
use crate::storage::relations::Relation;
use crate::wire::messages::Line;
use engine::Seat;
use locale::Lang;
use std::collections::HashSet;

impl Actor {
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
