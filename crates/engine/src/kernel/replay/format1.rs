//! Replays of format 1: its types, which never change, and their conversion.

use super::{FORMAT, PlayerHeader, StepLine as Step};
use crate::kernel::choice::{self, AbilityRef};
use crate::kernel::edition::{Faults, Rules};
use crate::kernel::hash;
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place;
use cards::Word;
use cards::lexicon::{CardType, Skill};
use serde::{Deserialize, Deserializer};

/// Abilities of lasting effects were numbered from here.
const LASTING: u8 = 128;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Header {
    /// Always 1.
    #[serde(rename = "format")]
    _format: u32,
    engine: String,
    /// A hash of the whole catalogue, which says nothing about the cards of the game.
    #[serde(rename = "packs")]
    _packs: String,
    #[serde(deserialize_with = "rules")]
    rules: Rules,
    seed: u64,
    players: Vec<PlayerHeader>,
    #[serde(default)]
    scenario: Option<String>,
    /// A hash of the private structs of that engine.
    #[serde(rename = "opening")]
    _opening: String,
}

/// There was one edition only, and the file did not name it.
fn rules<'de, D: Deserializer<'de>>(d: D) -> Result<Rules, D::Error> {
    use serde::de::Error;
    let mut value = serde_json::Map::deserialize(d)?;
    value.insert("edition".into(), "second".into());
    value.insert("questions".into(), "All".into());
    let rules: Rules = serde_json::from_value(value.into()).map_err(D::Error::custom)?;
    Ok(rules.with_faults(Faults::Kept))
}

impl From<Header> for super::Header {
    fn from(old: Header) -> super::Header {
        super::Header {
            format: FORMAT,
            engine: old.engine,
            hashes: hash::VERSION,
            cards: None,
            rules: old.rules,
            seed: old.seed,
            players: old.players,
            scenario: old.scenario,
            opening: None,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StepLine {
    seat: Seat,
    answer: Answer,
    #[serde(rename = "hash")]
    _hash: String,
}

impl From<StepLine> for Step {
    fn from(old: StepLine) -> Step {
        Step {
            seat: old.seat,
            answer: old.answer.into(),
            hash: None,
        }
    }
}

#[derive(Deserialize)]
pub(super) enum Answer {
    Act(Action),
    Cards(Vec<CardId>),
    Order(Vec<CardId>),
    Number(i16),
    YesNo(bool),
    Option(u8),
    Name(Named),
    Player(Seat),
    Place(Place),
    Concede,
}

impl From<Answer> for choice::Answer {
    fn from(old: Answer) -> choice::Answer {
        match old {
            Answer::Act(action) => choice::Answer::Act(action.into()),
            Answer::Cards(cards) => choice::Answer::Cards(cards),
            Answer::Order(cards) => choice::Answer::Order(cards),
            Answer::Number(n) => choice::Answer::Number(n),
            Answer::YesNo(yes) => choice::Answer::YesNo(yes),
            Answer::Option(n) => choice::Answer::Option(n),
            Answer::Name(name) => choice::Answer::Name(name.into()),
            Answer::Player(seat) => choice::Answer::Player(seat),
            Answer::Place(place) => choice::Answer::Place(place.into()),
            Answer::Concede => choice::Answer::Concede,
        }
    }
}

#[derive(Deserialize)]
pub(super) enum Named {
    Skill(Skill),
    Title(Word),
    Type(CardType),
}

impl From<Named> for choice::Named {
    fn from(old: Named) -> choice::Named {
        match old {
            Named::Skill(skill) => choice::Named::Skill(skill),
            Named::Title(title) => choice::Named::Title(title),
            Named::Type(kind) => choice::Named::Type(kind),
        }
    }
}

#[derive(Deserialize)]
pub(super) enum Action {
    Pass,
    End,
    Draw,
    DrawRest,
    Play {
        card: CardId,
        at: Option<CardId>,
    },
    Hide,
    Beam {
        from: Place,
        to: Place,
    },
    Move {
        ship: CardId,
        to: CardId,
    },
    Attempt {
        mission: CardId,
        ship: Option<CardId>,
    },
    Use {
        card: CardId,
        ability: u8,
    },
    Repair {
        damage: CardId,
    },
}

impl From<Action> for choice::Action {
    fn from(old: Action) -> choice::Action {
        use choice::Action as New;
        match old {
            Action::Pass => New::Pass,
            Action::End => New::End,
            Action::Draw => New::Draw,
            Action::DrawRest => New::DrawRest,
            Action::Play { card, at } => New::Play { card, at },
            Action::Hide => New::Hide,
            Action::Beam { from, to } => New::Beam {
                from: from.into(),
                to: to.into(),
            },
            Action::Move { ship, to } => New::Move { ship, to },
            Action::Attempt { mission, ship } => New::Attempt { mission, ship },
            Action::Use { card, ability } => New::Use {
                card,
                ability: match ability.checked_sub(LASTING) {
                    Some(i) => AbilityRef::Lasting(i),
                    None => AbilityRef::Printed(ability),
                },
            },
            Action::Repair { damage } => New::Repair { damage },
        }
    }
}

#[derive(Deserialize)]
pub(super) enum Place {
    Deck(Seat),
    Hand(Seat),
    Discard(Seat),
    Pile(Seat),
    Core(Seat),
    Brig(Seat),
    Row(Seat),
    Removed(Seat),
    Drawn(Seat),
    Stack(Seat),
    Limbo(Seat),
    Orbit(SiteId),
    Surface(SiteId),
    Aboard(CardId),
    On(CardId),
    Beneath(CardId),
}

impl From<Place> for place::Place {
    fn from(old: Place) -> place::Place {
        use place::Place as New;
        match old {
            Place::Deck(s) => New::Deck(s),
            Place::Hand(s) => New::Hand(s),
            Place::Discard(s) => New::Discard(s),
            Place::Pile(s) => New::Pile(s),
            Place::Core(s) => New::Core(s),
            Place::Brig(s) => New::Brig(s),
            Place::Row(s) => New::Row(s),
            Place::Removed(s) => New::Removed(s),
            Place::Drawn(s) => New::Drawn(s),
            Place::Stack(s) => New::Stack(s),
            Place::Limbo(s) => New::Limbo(s),
            Place::Orbit(site) => New::Orbit(site),
            Place::Surface(site) => New::Surface(site),
            Place::Aboard(card) => New::Aboard(card),
            Place::On(card) => New::On(card),
            Place::Beneath(card) => New::Beneath(card),
        }
    }
}
