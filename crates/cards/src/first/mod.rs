//! First Edition cards: their facts, the words they use, and the card list they are made from.
//!
//! A card of the First Edition is a [`CardDef`](crate::CardDef) like any other; its facts are
//! [`Facts::First`](crate::Facts::First):
//!
//! ```
//! use cards::Catalogue;
//! use cards::first::{Class, Classification, Kind};
//! let catalogue = Catalogue::first_edition();
//! let picard = catalogue.get("premiere-215").expect("a card");
//! let facts = picard.first().expect("a card of the First Edition");
//! let Kind::Personnel(personnel) = &facts.of else { panic!("no personnel") };
//! assert_eq!(personnel.class, Classification::Of(Class::Officer));
//! ```

mod card;
pub mod check;
pub mod deck;
pub mod facts;
mod id;
pub mod lexicon;
pub mod number;
pub mod requirement;
pub mod skills;
pub mod table;

pub use facts::{
    Arrow, Attempt, Classification, Copies, Damage, Dilemma, End, EndText, Facility, FirstFacts,
    Kind, Mission, Nemesis, Opens, OtherEnd, Personnel, Restriction, Seeds, Ship, Site, Staff,
    Tactic, TimeLocation, Tribble,
};
pub use id::{BadId, FirstId};
pub use lexicon::{
    Ban, Class, FacilityKind, NemesisColour, NorPart, Property, Release, SideDeck,
    SpecialEquipment, Team, TribblePower, Uniqueness,
};
pub use number::{Attribute, BadNumber, Level, Points, Small};
pub use skills::{BadDot, Dot, LevelOf, Mode};
