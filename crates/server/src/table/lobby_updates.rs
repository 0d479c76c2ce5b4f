//! What a table tells the lobby.

use super::Who;
use super::actor::Actor;
use crate::lobby::{News, listed};
use crate::wire::messages::{Stage, TableInfo};
use engine::Seat;
use std::sync::Arc;

/// What only the server knows about a table: whose seats they are, and who is asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inside {
    /// The ids of the people at the seats.
    pub people: Vec<Option<String>>,
    /// The seat that is asked and has been shown the question.
    pub asked: Option<Seat>,
}

impl Inside {
    pub fn has(&self, who: Option<&Who>) -> bool {
        let person = who.map(|who| who.id.as_str());
        person.is_some() && self.people.iter().any(|other| other.as_deref() == person)
    }

    /// The person who is asked.
    pub fn asked(&self) -> Option<&str> {
        self.people.get(self.asked?.index())?.as_deref()
    }
}

impl Actor {
    pub fn inside(&self) -> Inside {
        let asked = self.live.as_ref().filter(|_| self.stage == Stage::Live);
        let asked = asked.and_then(|live| {
            let seat = live.asked()?;
            (live.shown(Some(seat)) == live.n).then_some(seat)
        });
        Inside {
            people: self.seats.iter().map(|seat| seat.person.clone()).collect(),
            asked,
        }
    }

    /// What is different now for those in the lobby.
    pub fn tell_lobby(&self, old: (&TableInfo, &Inside), new: (&TableInfo, &Inside)) {
        let lobby = &self.app.lobby;
        if lobby.is_empty() {
            return;
        }
        if old.1.people != new.1.people || listed(old.0) != listed(new.0) {
            lobby.tell(News::Table(self.id.clone()));
        }
        if old.0.stage == Stage::Open && new.0.stage == Stage::Live {
            lobby.tell(News::Start(self.id.clone()));
        }
        let (before, now) = (old.1.asked(), new.1.asked());
        if before != now {
            for person in before.into_iter().chain(now) {
                lobby.tell(News::Turn(self.id.clone(), Arc::from(person)));
            }
        }
    }
}
