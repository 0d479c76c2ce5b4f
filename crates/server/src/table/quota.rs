//! How many tables one person and one address may have. A place is taken before the table is there, so that no number of
//! requests at once gets past the limit; it is free again when it is dropped.

use super::actor::Actor;
use crate::app::App;
use crate::http::limits::group;
use crate::wire::messages::Stage;
use crate::wire::{Code, Problem};
use locale::message;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Whose {
    Person(String),
    Address(IpAddr),
}

/// The tables of everybody.
#[derive(Clone, Debug, Default)]
pub struct Quotas(Arc<Mutex<HashMap<Whose, usize>>>);

/// One of the tables that somebody may have.
#[derive(Debug)]
pub struct Taken {
    of: Quotas,
    whose: Whose,
}

/// Room for a new table: of the person who opens it, and of the address they come from.
#[derive(Debug)]
pub struct Room {
    pub person: Taken,
    pub address: Taken,
}

impl Quotas {
    fn take(&self, whose: Whose, most: usize) -> Option<Taken> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(whose.clone()).or_default();
        (*count < most).then(|| {
            *count += 1;
            let of = self.clone();
            Taken { of, whose }
        })
    }

    /// A table more for somebody, if they may have it.
    pub fn person(&self, id: &str, most: usize) -> Result<Taken, Problem> {
        let full = || Problem::new(Code::TooMany, message!("too-many-own-tables"));
        self.take(Whose::Person(id.to_owned()), most)
            .ok_or_else(full)
    }

    fn address(&self, from: IpAddr, most: usize) -> Result<Taken, Problem> {
        let full = || Problem::new(Code::TooMany, message!("too-many-tables-of-address"));
        self.take(Whose::Address(group(from)), most)
            .ok_or_else(full)
    }
}

impl Room {
    /// Room for a table that this person opens from there.
    pub fn take(app: &App, person: &str, from: IpAddr) -> Result<Room, Problem> {
        let limits = &app.config.limits;
        Ok(Room {
            person: app.quotas.person(person, limits.tables)?,
            address: app.quotas.address(from, limits.tables_per_address)?,
        })
    }
}

impl Taken {
    fn is_of(&self, id: &str) -> bool {
        matches!(&self.whose, Whose::Person(person) if person == id)
    }

    /// The address that the table was opened from.
    pub fn from(&self) -> Option<IpAddr> {
        match self.whose {
            Whose::Address(address) => Some(address),
            Whose::Person(_) => None,
        }
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        let mut counts = self.of.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.whose) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                counts.remove(&self.whose);
            }
        }
    }
}

impl Actor {
    /// This table counts for everybody who sits here, as long as it is not over.
    pub fn count_people(&mut self) {
        if self.stage == Stage::Over || self.closed {
            self.places.clear();
            return;
        }
        let seats = &self.seats;
        let sits = |place: &Taken| {
            let mut people = seats.iter().filter_map(|seat| seat.person.as_deref());
            people.any(|person| place.is_of(person))
        };
        self.places.retain(sits);
        for person in seats.iter().filter_map(|seat| seat.person.as_deref()) {
            if !self.places.iter().any(|place| place.is_of(person)) {
                // They sit here already, whatever the limit is: after a restart, or in another game with the same people.
                let whose = Whose::Person(person.to_owned());
                self.places.extend(self.app.quotas.take(whose, usize::MAX));
            }
        }
    }

    /// Takes the room that was made for this table.
    pub fn furnished(&mut self, room: Room) {
        self.places.push(room.person);
        self.opened_from = Some(room.address);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_when_it_is_dropped() {
        let quotas = Quotas::default();
        let one = quotas.person("a", 2).expect("a first");
        let two = quotas.person("a", 2).expect("a second");
        assert!(quotas.person("a", 2).is_err());
        assert!(quotas.person("b", 2).is_ok(), "somebody else");
        drop(one);
        assert!(quotas.person("a", 2).is_ok());
        drop(two);
        assert!(quotas.0.lock().expect("counts").is_empty());
    }
}
