//! The state of a game: one flat value that clones cheaply, compares and hashes completely.

use super::choice::Pending;
use super::edition::Rules;
use super::frame::{Bindings, Code, Frame, Value};
use super::happening::Happening;
use super::hash;
use super::ids::{CardId, Seat, Seats, SiteId};
use super::place::{Place, Zone};
use super::rng::Dice;
use cards::language::Slot;
use cards::lexicon::Skill;
use serde::{Deserialize, Serialize};

/// The facts of one card that change during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// The place it is in.
    pub place: Place,
    /// The player who commands it.
    pub commander: Seat,
    flags: Flags,
    /// Range used this turn; never below zero, and above the ship's Range if some was borrowed.
    pub range_used: i8,
    /// Range borrowed from the next turn.
    pub borrowed: i8,
}

/// The yes-or-no facts of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum Flag {
    /// Unusable for the rest of the turn.
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
    /// A mission laid on the other player's at the same location (1E-SEED-25).
    Covers = 1 << 6,
    /// A mission completed by the opponent of the player who laid it.
    ByOpponent = 1 << 7,
    /// A card under a mission that has been turned up before.
    Known = 1 << 8,
    /// A ship or facility with rotation damage (1E-DMG-05).
    Damaged = 1 << 9,
    /// Cannot be used, but moved (1E-HURT-13).
    Disabled = 1 << 10,
    /// In stasis (1E-HURT-18).
    Stasis = 1 << 11,
    /// A cloaked ship (1E-CLOAK-01).
    Cloaked = 1 << 12,
    /// A ship that has cloaked or decloaked this turn (1E-CLOAK-01).
    CloakUsed = 1 << 13,
    /// A damaged ship that has been in dock since this turn began (1E-AFTERB-06).
    InDock = 1 << 14,
    /// A damaged ship that has been in dock for a full turn (1E-AFTERB-06).
    HalfRepaired = 1 << 15,
    /// Stunned in a personnel battle (1E-PERSB-04).
    Stunned = 1 << 16,
    /// Mortally wounded in a personnel battle (1E-PERSB-05).
    Wounded = 1 << 17,
}

/// A set of flags.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Flags(u32);

impl Flags {
    /// No flags.
    pub const NONE: Flags = Flags(0);
    /// One flag.
    pub const fn only(flag: Flag) -> Flags {
        Flags(flag as u32)
    }
    /// These flags and another one.
    #[must_use]
    pub const fn and(self, flag: Flag) -> Flags {
        Flags(self.0 | flag as u32)
    }
    /// The flags as bits, in the order of [`Flag`].
    pub const fn bits(self) -> u32 {
        self.0
    }
}

impl Card {
    /// A card at the beginning of a game: commanded by its owner, with no flags.
    pub fn new(place: Place, owner: Seat) -> Card {
        Card {
            place,
            commander: owner,
            flags: Flags::NONE,
            range_used: 0,
            borrowed: 0,
        }
    }
    /// Whether it has a flag.
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
    /// Sets or clears a flag.
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

/// The facts of one player that change during a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Points scored.
    pub score: i16,
    /// The bonus points among them (1E-WIN-07).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub bonus: i16,
    /// Counters left to spend.
    pub counters: i16,
    /// Has given up (2E-GAP-43).
    pub gone: bool,
}

fn is_zero(n: &i16) -> bool {
    *n == 0
}

/// The time something lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Until {
    /// Until the end of this turn.
    EndOfTurn,
    /// Until the next turn of this player begins.
    NextTurnOf(Seat),
    /// Until the next turn of this player ends.
    EndOfNextTurnOf(Seat),
    /// While that card is being played.
    Play(CardId),
    /// While the current dilemma is faced.
    Dilemma,
    /// Until the end of this attempt.
    Attempt,
    /// Until the end of this fight.
    Fight,
    /// While this card is in play.
    InPlay(CardId),
    /// For the rest of the game.
    Game,
    /// Until it has happened once.
    Once,
}

/// A lasting effect: a modifier, a created ability or a delayed block. It points to the text on the card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lasting {
    /// The card with the text.
    pub source: CardId,
    /// The player whom the text calls "you".
    pub you: Seat,
    /// The block of the text that holds the effect.
    pub code: Code,
    /// The position of the effect in that block.
    pub pc: u8,
    /// The values that were bound when it began.
    pub bound: Bindings,
    /// The moment it ends.
    pub until: Until,
}

/// The facts a card had when it left play, kept to the end of the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastKnown {
    /// The card.
    pub card: CardId,
    /// Its last commander.
    pub commander: Seat,
    /// The place it left.
    pub place: Place,
    /// Integrity, Cunning, Strength or Range, Weapons, Shields.
    pub attributes: [i16; 3],
    /// Its cost.
    pub cost: i16,
    /// Its skills and their levels.
    pub skills: Vec<(Skill, u8)>,
}

/// The number of times an ability was used: in this turn, attempt, fight and dilemma, and in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Use {
    /// The card with the ability.
    pub card: CardId,
    /// The position of the ability in the text, counted from 0.
    pub ability: u8,
    /// The mission it was used for, if its limit is per mission.
    pub mission: Option<CardId>,
    /// Uses in this turn.
    pub turn: u8,
    /// Uses in this attempt.
    pub attempt: u8,
    /// Uses in this fight.
    pub fight: u8,
    /// Uses against this dilemma.
    pub dilemma: u8,
    /// Uses in the whole game.
    pub game: u8,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// The players who won.
    pub winners: Seats,
    /// The players at the top when nobody won alone (2E-WIN-07).
    pub tied: Seats,
    /// The rule that ended the game.
    pub by: EndedBy,
}

/// The way a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OutcomeBy"))]
pub enum EndedBy {
    /// A player reached the points to win (2E-WIN-01).
    Points,
    /// All decks were empty (2E-WIN-03).
    EmptyDecks,
    /// All players but one gave up (2E-GAP-43).
    Concession,
}

/// Everything that can change in a game. Two games with equal states and equal tables play on alike.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The rules the game is played by.
    pub rules: Rules,
    /// The cards, by their ids.
    pub cards: Vec<Card>,
    /// Lists of the places that belong to a player, see [`Place::zone`]. The top card is the last one.
    pub(crate) zones: Vec<Vec<CardId>>,
    /// Cards on the table that are in no player's zone.
    pub(crate) field: Vec<CardId>,
    /// The players, by their seats.
    pub players: Vec<Player>,
    /// First Edition: the spacelines, each the sites of one quadrant from left to right.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Vec<SiteId>>,
    /// The player whose turn it is.
    pub active: Seat,
    /// The number of the turn, counted from 1 over all players.
    pub turn: u16,
    /// The procedures and texts in progress, the innermost last.
    pub frames: Vec<Frame>,
    /// The question the game is waiting on.
    pub pending: Option<Pending>,
    pub(crate) lasting: Vec<Lasting>,
    pub(crate) uses: Vec<Use>,
    /// Happenings of this turn, if a text of this game asks about them.
    pub(crate) record: Vec<Happening>,
    pub(crate) last_known: Vec<LastKnown>,
    /// Skills used this turn, if a text of this game asks about them.
    pub(crate) skills_used: Vec<(CardId, Skill)>,
    /// Names and numbers remembered on cards.
    pub(crate) memory: Vec<(CardId, Slot, Value)>,
    /// Loops decided this turn: the first card's text takes place, the second's does not (2E-ACT-17).
    pub(crate) loops: Vec<(CardId, CardId)>,
    /// The source of everything random.
    pub dice: Dice,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
}

impl State {
    /// A hash of the whole state; the same on every platform.
    pub fn hash64(&self) -> u64 {
        hash::of(self)
    }

    /// The current facts of a card.
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    /// The current facts of a player.
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
        let zone = self.zone_index(place).and_then(|at| self.zones.get(at));
        zone.map_or(&[], Vec::as_slice)
    }

    pub(crate) fn zone_mut(&mut self, place: Place) -> Option<&mut Vec<CardId>> {
        let at = self.zone_index(place)?;
        self.zones.get_mut(at)
    }

    /// The position in `zones`: the usual ones of all players, then the further ones, then those of sites.
    #[inline]
    fn zone_index(&self, place: Place) -> Option<usize> {
        let players = self.players.len();
        Some(match place.zone()? {
            Zone::Usual(seat, z) => seat.index() * Zone::USUAL + z,
            Zone::Further(seat, z) => players * Zone::USUAL + seat.index() * Zone::FURTHER + z,
            Zone::Under(site) => players * (Zone::USUAL + Zone::FURTHER) + site.index(),
        })
    }

    /// Whether this game has such a place.
    pub(crate) fn has_place(&self, place: Place) -> bool {
        self.zone_index(place)
            .is_none_or(|at| at < self.zones.len())
    }

    /// Cards on the table outside the players' zones.
    pub fn field(&self) -> &[CardId] {
        &self.field
    }

    /// All seats, also those of players who have left.
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

    /// The next player to the right who is still there.
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

    /// Becomes a copy of another state, in the memory that this one has.
    pub(crate) fn copy_from(&mut self, other: &State) {
        let State {
            rules,
            cards,
            zones,
            field,
            players,
            lines,
            active,
            turn,
            frames,
            pending,
            lasting,
            uses,
            record,
            last_known,
            skills_used,
            memory,
            loops,
            dice,
            outcome,
        } = self;
        *rules = other.rules;
        cards.clone_from(&other.cards);
        zones.clone_from(&other.zones);
        field.clone_from(&other.field);
        players.clone_from(&other.players);
        lines.clone_from(&other.lines);
        (*active, *turn) = (other.active, other.turn);
        frames.clone_from(&other.frames);
        pending.clone_from(&other.pending);
        lasting.clone_from(&other.lasting);
        uses.clone_from(&other.uses);
        record.clone_from(&other.record);
        last_known.clone_from(&other.last_known);
        skills_used.clone_from(&other.skills_used);
        memory.clone_from(&other.memory);
        loops.clone_from(&other.loops);
        dice.clone_from(&other.dice);
        outcome.clone_from(&other.outcome);
    }

    /// Puts some cards of the table, and all of these piles, into their owners' decks.
    pub(crate) fn put_into_decks(
        &mut self,
        piles: &[Place],
        on_table: impl Fn(&CardId) -> bool,
        owner: impl Fn(&CardId) -> Seat,
    ) {
        let mut taken: Vec<CardId> = self.field.extract_if(.., |c| on_table(c)).collect();
        for pile in piles {
            if let Some(zone) = self.zone_mut(*pile) {
                taken.append(zone);
            }
        }
        for card in taken {
            let deck = Place::Deck(owner(&card));
            self.cards[card.index()].place = deck;
            if let Some(zone) = self.zone_mut(deck) {
                zone.push(card);
            }
        }
    }

    fn take_out(&mut self, card: CardId) {
        let list = match self.zone_index(self.card(card).place) {
            Some(at) => &mut self.zones[at],
            None => &mut self.field,
        };
        // Cards leave from the top far more often than from below.
        if let Some(at) = list.iter().rposition(|c| *c == card) {
            list.remove(at);
        }
    }

    /// Checks that every card is in exactly one place and in the right list.
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

    /// The bytes this state takes in memory, lists included.
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
            + self
                .lines
                .iter()
                .map(|l| size_of::<Vec<SiteId>>() + l.capacity())
                .sum::<usize>()
            + self.frames.iter().map(frame).sum::<usize>()
            + self.lasting.capacity() * size_of::<Lasting>()
            + self.uses.capacity() * size_of::<Use>()
            + self.record.capacity() * size_of::<Happening>()
            + self.last_known.capacity() * size_of::<LastKnown>()
            + self.memory.capacity() * size_of::<(CardId, Slot, Value)>()
    }
}
