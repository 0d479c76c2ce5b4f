//! The log of a game, and the part of it that each seat sees.

use super::happening::{Amount, Facet, Happening};
use super::ids::{CardId, Seat, Seats};
use super::place::Place;
use super::sides::{Side, SideView};
use super::view::is_zero;
use cards::language::Kind;
use serde::{Deserialize, Serialize};

/// One entry of the log: a happening, and the seats that could see its cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The happening.
    pub h: Happening,
    /// All cards concerned, where there are several.
    pub cards: Vec<CardId>,
    /// Seats that see the card itself.
    pub seen_by: Seats,
    /// Seats that see the second card.
    pub other_seen_by: Seats,
    /// Seats that see the card whose text did it.
    pub source_seen_by: Seats,
    /// Seats that see the card that the first place is at.
    pub from_seen_by: Seats,
    /// Seats that see the card that the second place is at.
    pub to_seen_by: Seats,
    /// Seats that see the cards of `cards`, one entry each.
    pub each_seen_by: Vec<Seats>,
    /// The definitions of the cards of `cards`, one entry each, where they are examined or revealed.
    pub faces: Vec<u16>,
    /// The sides of a fight that were compared, the beginner's first.
    pub sides: Option<[Side; 2]>,
    /// The player's score after points were scored or lost.
    pub score: Option<i16>,
}

/// The face of a card that was examined or revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenFace {
    /// The card.
    pub id: CardId,
    /// Its place in the catalogue.
    pub def: u16,
}

/// An event as one seat sees it. A card the seat may not know is not in it, not even by number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenEvent {
    /// The kind of happening.
    pub kind: Kind,
    /// The player who did it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<Seat>,
    /// The card it was done to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<CardId>,
    /// The second card it concerns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<CardId>,
    /// The card whose text did it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<CardId>,
    /// The place it left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Place>,
    /// The place it went to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Place>,
    /// The amount of it.
    #[serde(default, skip_serializing_if = "Amount::is_nothing")]
    pub amount: Amount,
    /// The part of a face-down card that was shown (2E-SHOW-05).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub facet: Option<Facet>,
    /// The cards concerned that the seat may know, where there are several.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<CardId>,
    /// The faces of those that were examined or revealed (2E-GLOSS-09).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faces: Vec<SeenFace>,
    /// The number of further cards.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hidden: u16,
    /// The sides of a fight that were compared, the beginner's first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sides: Option<[SideView; 2]>,
    /// The player's score after points were scored or lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i16>,
}

impl Event {
    /// The event as `seat` sees it; a spectator is `None` and sees what everybody sees.
    pub fn seen_from(&self, seat: Option<Seat>) -> SeenEvent {
        let sees = |seats: Seats| match seat {
            Some(seat) => seats.has(seat),
            None => seats == Seats::ALL,
        };
        let known = sees(self.seen_by);
        let cards: Vec<CardId> = self
            .cards
            .iter()
            .zip(&self.each_seen_by)
            .filter(|(_, s)| sees(**s))
            .map(|(c, _)| *c)
            .collect();
        let faces = self
            .cards
            .iter()
            .zip(&self.faces)
            .filter(|(card, _)| cards.contains(card))
            .map(|(id, def)| SeenFace { id: *id, def: *def })
            .collect();
        // How a group stands against a requirement is for its own player.
        let told = known || self.h.kind != Kind::Check;
        SeenEvent {
            kind: self.h.kind,
            who: self.h.who,
            card: self.h.card.filter(|_| known),
            other: self.h.other.filter(|_| sees(self.other_seen_by)),
            source: self.h.cause.card().filter(|_| sees(self.source_seen_by)),
            from: self.h.from.filter(|_| sees(self.from_seen_by)),
            to: self.h.to.filter(|_| sees(self.to_seen_by)),
            amount: if told { self.h.amount } else { Amount::Nothing },
            facet: self.h.facet.filter(|_| told),
            hidden: (self.cards.len() - cards.len()) as u16,
            faces,
            cards,
            score: self.score,
            sides: self.sides.as_ref().map(|both| {
                both.each_ref()
                    .map(|side| side.seen(&|_, seats| sees(seats)))
            }),
        }
    }
}

/// Whether a game keeps its events.
#[derive(Clone, Debug, Default)]
pub enum Log {
    #[default]
    Off,
    On(Entries),
}

/// The entries of a log that is kept.
#[derive(Clone, Debug, Default)]
pub struct Entries {
    pub told: Vec<Event>,
    /// The use of a text that may still be declined.
    held: Option<Box<Held>>,
}

#[derive(Clone, Debug)]
struct Held {
    entry: Event,
    declined: bool,
}

impl Log {
    pub fn is_off(&self) -> bool {
        matches!(self, Log::Off)
    }

    /// Adds an entry.
    pub fn add(&mut self, entry: Event) {
        self.release();
        if let Log::On(entries) = self {
            entries.told.push(entry);
        }
    }

    /// Keeps the use of a text back until something comes of it.
    pub fn hold(&mut self, entry: Event) {
        self.release();
        if let Log::On(entries) = self {
            let declined = false;
            entries.held = Some(Box::new(Held { entry, declined }));
        }
    }

    /// Writes what was kept back: the text is used.
    pub fn release(&mut self) {
        if let Log::On(entries) = self {
            entries
                .told
                .extend(entries.held.take().map(|held| held.entry));
        }
    }

    /// Notes that a player does not use a text.
    pub fn decline(&mut self, card: CardId) {
        if let Log::On(Entries {
            held: Some(held), ..
        }) = self
        {
            held.declined |= held.entry.h.card == Some(card);
        }
    }

    /// Ends a text: its use is written unless it was declined.
    pub fn finish(&mut self, card: CardId) {
        let Log::On(entries) = self else {
            return;
        };
        match &entries.held {
            Some(held) if held.entry.h.card != Some(card) => {}
            Some(held) if held.declined => entries.held = None,
            _ => self.release(),
        }
    }
}
