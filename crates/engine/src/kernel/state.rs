//! The state of a game: one flat value that clones cheaply, compares and hashes completely.

use super::choice::Pending;
use super::edition::Rules;
use super::frame::{Bindings, Code, Frame, Value};
use super::happening::Happening;
use super::hash;
use super::ids::{CardId, Seat, Seats};
use super::place::Place;
use super::rng::Dice;
use cards::language::Slot;
use cards::lexicon::Skill;
use serde::{Deserialize, Serialize};

/// What changes about one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    pub place: Place,
    pub commander: Seat,
    flags: Flags,
    /// Range used this turn; below zero never, above the ship's Range if it was borrowed.
    pub range_used: i8,
    /// Range borrowed from the next turn.
    pub borrowed: i8,
}

/// The yes-or-no facts of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum Flag {
    /// Of no use for the rest of the turn.
    Stopped = 1,
    /// Turned face down by its commander (2E-SHOW-02).
    FaceDown = 1 << 1,
    /// Face up in a dilemma pile (2E-DIL-07).
    FaceUp = 1 << 2,
    /// A mission that has been completed.
    Completed = 1 << 3,
    /// Placed on a ship as damage (2E-DAM-01).
    Damage = 1 << 4,
    /// Overcome without being seen (D-10).
    Unseen = 1 << 5,
}

/// A set of flags.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Flags(u32);

impl Flags {
    /// No flag at all.
    pub const NONE: Flags = Flags(0);
    /// One flag.
    pub const fn only(flag: Flag) -> Flags {
        Flags(flag as u32)
    }
    /// The flags as bits, in the order of [`Flag`].
    pub const fn bits(self) -> u32 {
        self.0
    }
}

impl Card {
    pub fn new(place: Place, owner: Seat) -> Card {
        Card {
            place,
            commander: owner,
            flags: Flags::NONE,
            range_used: 0,
            borrowed: 0,
        }
    }
    #[inline]
    pub fn is(&self, flag: Flag) -> bool {
        self.flags.0 & flag as u32 != 0
    }
    /// Whether it has one of several flags.
    #[inline]
    pub fn has_any(&self, flags: Flags) -> bool {
        self.flags.0 & flags.0 != 0
    }
    /// All its flags.
    pub fn flags(&self) -> Flags {
        self.flags
    }
    pub fn set(&mut self, flag: Flag, on: bool) {
        if on {
            self.flags.0 |= flag as u32;
        } else {
            self.flags.0 &= !(flag as u32);
        }
    }
    pub(crate) fn clear(&mut self) {
        self.flags = Flags::NONE;
        self.range_used = 0;
        self.borrowed = 0;
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub score: i16,
    pub counters: i16,
    /// Has given up (2E-GAP-43).
    pub gone: bool,
}

/// How long something lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Until {
    EndOfTurn,
    NextTurnOf(Seat),
    EndOfNextTurnOf(Seat),
    /// While that card is being played.
    Play(CardId),
    Dilemma,
    Attempt,
    Fight,
    InPlay(CardId),
    Game,
    /// Until it has happened once.
    Once,
}

/// An effect that goes on: a modifier, an installed ability or a delayed block. The text stays where it
/// is; this points to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lasting {
    pub source: CardId,
    pub you: Seat,
    pub code: Code,
    pub pc: u8,
    pub bound: Bindings,
    pub until: Until,
}

/// The facts a card had when it left play, kept to the end of the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastKnown {
    pub card: CardId,
    pub commander: Seat,
    pub place: Place,
    pub attributes: [i16; 3],
    pub cost: i16,
    pub skills: Vec<(Skill, u8)>,
}

/// How often an ability was used: in this turn, attempt, fight and dilemma, and in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Use {
    pub card: CardId,
    pub ability: u8,
    /// The mission it was used for, if the limit asks for it.
    pub mission: Option<CardId>,
    pub turn: u8,
    pub attempt: u8,
    pub fight: u8,
    pub dilemma: u8,
    pub game: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    pub winners: Seats,
    /// The players at the top when nobody won alone (2E-WIN-07).
    pub tied: Seats,
    pub by: EndedBy,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OutcomeBy"))]
pub enum EndedBy {
    /// 2E-WIN-01.
    Points,
    /// 2E-WIN-03.
    EmptyDecks,
    /// 2E-GAP-43.
    Concession,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub rules: Rules,
    pub cards: Vec<Card>,
    /// Lists of the places that belong to a player, see [`Place::zone`]. The top card is the last one.
    pub(crate) zones: Vec<Vec<CardId>>,
    /// Cards on the table that are in no player's zone.
    pub(crate) field: Vec<CardId>,
    pub players: Vec<Player>,
    pub active: Seat,
    pub turn: u16,
    pub frames: Vec<Frame>,
    pub pending: Option<Pending>,
    pub(crate) lasting: Vec<Lasting>,
    pub(crate) uses: Vec<Use>,
    /// What happened this turn, as far as a text of this game asks for it.
    pub(crate) record: Vec<Happening>,
    pub(crate) last_known: Vec<LastKnown>,
    /// Who used which skill this turn, as far as a text of this game asks for it.
    pub(crate) skills_used: Vec<(CardId, Skill)>,
    /// Names and numbers remembered on cards.
    pub(crate) memory: Vec<(CardId, Slot, Value)>,
    /// Loops decided this turn: the first card's text takes place, the second's does not (2E-ACT-17).
    pub(crate) loops: Vec<(CardId, CardId)>,
    pub dice: Dice,
    pub outcome: Option<Outcome>,
}

impl State {
    pub fn hash64(&self) -> u64 {
        hash::of(self)
    }

    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The cards of a place that belongs to a player, bottom first. Empty for places on the table.
    #[inline]
    pub fn zone(&self, place: Place) -> &[CardId] {
        match place.zone() {
            Some((z, seat)) => &self.zones[seat.index() * Place::ZONES + z],
            None => &[],
        }
    }

    pub(crate) fn zone_mut(&mut self, place: Place) -> Option<&mut Vec<CardId>> {
        let (z, seat) = place.zone()?;
        self.zones.get_mut(seat.index() * Place::ZONES + z)
    }

    /// Cards on the table outside the players' zones.
    pub fn field(&self) -> &[CardId] {
        &self.field
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len() as u8).map(Seat)
    }

    /// The players still in the game, clockwise from `first`.
    pub fn from_seat(&self, first: Seat) -> impl Iterator<Item = Seat> + '_ {
        let n = self.players.len() as u8;
        (0..n)
            .map(move |i| Seat((first.0 + i) % n))
            .filter(|s| !self.player(*s).gone)
    }

    /// The next player to the left who is still there (2E-TURN-01, 2E-GAP-43).
    pub fn left_of(&self, seat: Seat) -> Seat {
        let n = self.players.len() as u8;
        (1..=n)
            .map(|i| Seat((seat.0 + i) % n))
            .find(|s| !self.player(*s).gone)
            .unwrap_or(seat)
    }

    pub fn right_of(&self, seat: Seat) -> Seat {
        let n = self.players.len() as u8;
        (1..=n)
            .map(|i| Seat((seat.0 + n - i) % n))
            .find(|s| !self.player(*s).gone)
            .unwrap_or(seat)
    }

    /// Moves a card, on top of the new place if it is a pile.
    pub(crate) fn put(&mut self, card: CardId, to: Place) {
        self.take_out(card);
        self.cards[card.index()].place = to;
        match self.zone_mut(to) {
            Some(zone) => zone.push(card),
            None => self.field.push(card),
        }
    }

    /// Moves a card under the new place.
    pub(crate) fn put_under(&mut self, card: CardId, to: Place) {
        self.take_out(card);
        self.cards[card.index()].place = to;
        match self.zone_mut(to) {
            Some(zone) => zone.insert(0, card),
            None => self.field.push(card),
        }
    }

    fn take_out(&mut self, card: CardId) {
        let from = self.card(card).place;
        let list = match from.zone() {
            Some((z, seat)) => &mut self.zones[seat.index() * Place::ZONES + z],
            None => &mut self.field,
        };
        // Cards leave from the top far more often than from below.
        if let Some(at) = list.iter().rposition(|c| *c == card) {
            list.remove(at);
        }
    }

    /// Every card is in exactly one place, and the lists agree with it.
    pub fn check_places(&self) -> Result<(), CardId> {
        let mut seen = vec![0u8; self.cards.len()];
        for list in self.zones.iter().chain([&self.field]) {
            for card in list {
                seen[card.index()] += 1;
            }
        }
        for (i, card) in self.cards.iter().enumerate() {
            let id = CardId(i as u16);
            let listed = match card.place.zone() {
                Some(_) => self.zone(card.place).contains(&id),
                None => self.field.contains(&id),
            };
            let host_in_play = card.place.host().is_none_or(|host| {
                let place = self.card(host).place;
                place.in_play() || matches!(place, Place::Limbo(_))
            });
            if seen[i] != 1 || !listed || !host_in_play {
                return Err(id);
            }
        }
        Ok(())
    }

    /// Bytes this game takes, lists included.
    pub fn bytes(&self) -> usize {
        use std::mem::size_of;
        let frame = |f: &Frame| {
            size_of::<Frame>()
                + match f {
                    Frame::Block(b) => size_of_val(&**b) + b.progress.cards().len() * 2,
                    Frame::Attempt(a) => size_of_val(&**a) + a.participants.len() * 2,
                    Frame::Fight(x) => size_of_val(&**x),
                    Frame::Check(x) => size_of_val(&**x),
                    Frame::Happen(x) => size_of_val(&**x) + x.cards.len() * 2,
                    Frame::Respond(x) => size_of_val(&**x) + x.cards.len() * 2,
                    Frame::Play(x) => size_of_val(&**x),
                    Frame::Turn(_) => 0,
                }
        };
        size_of::<State>()
            + self.cards.capacity() * size_of::<Card>()
            + self
                .zones
                .iter()
                .map(|z| size_of::<Vec<CardId>>() + z.capacity() * 2)
                .sum::<usize>()
            + self.field.capacity() * 2
            + self.players.capacity() * size_of::<Player>()
            + self.frames.iter().map(frame).sum::<usize>()
            + self.lasting.capacity() * size_of::<Lasting>()
            + self.uses.capacity() * size_of::<Use>()
            + self.record.capacity() * size_of::<Happening>()
            + self.last_known.capacity() * size_of::<LastKnown>()
            + self.memory.capacity() * size_of::<(CardId, Slot, Value)>()
    }
}
