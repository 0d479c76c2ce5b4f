//! Shared by tests of several sets: what dilemmas ask for: each way to meet them, and crews that just do not.

use crate::support::facing::{harmless, planet, space};
use At::{Planet, Space};

pub enum At {
    Planet,
    Space,
}

/// Faces the dilemma with each crew: the first ones meet what it asks, the others do not.
#[track_caller]
pub fn asks(at: At, id: &str, met: &[&str], missed: &[&str]) {
    let faced = |crew: &str| match at {
        Planet => harmless(&planet(id, crew), crew),
        Space => harmless(&space(id, crew), crew),
    };
    for crew in met {
        assert!(faced(crew), "{id} should do nothing to {crew}");
    }
    for crew in missed {
        assert!(!faced(crew), "{id} should do something to {crew}");
    }
}
