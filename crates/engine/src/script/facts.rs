//! Reading the table: where cards are, what they are like, who leads.

use super::{Table, player};
use crate::{CardId, Flag, Place, Seat};
use cards::language::Kind;
use cards::lexicon::{Skill, Stat};

impl Table {
    // --- where cards are -----------------------------------------------------------------------

    /// The place a card is in.
    #[track_caller]
    pub fn place(&self, name: &str) -> Place {
        self.game.state().card(self.card(name)).place
    }
    /// Whether a card is in the hand of player `n`.
    #[track_caller]
    pub fn in_hand(&self, n: u8, name: &str) -> bool {
        self.place(name) == Place::Hand(player(n))
    }
    /// Whether a card is in the discard pile of player `n`.
    #[track_caller]
    pub fn in_discard(&self, n: u8, name: &str) -> bool {
        self.place(name) == Place::Discard(player(n))
    }
    /// Whether a card is in the core of player `n`.
    #[track_caller]
    pub fn in_core(&self, n: u8, name: &str) -> bool {
        self.place(name) == Place::Core(player(n))
    }
    /// Whether a card is at this mission or one of its copies: on the surface, in orbit, or aboard.
    #[track_caller]
    pub fn at(&self, name: &str, mission: &str) -> bool {
        let site = self.game.site_of(self.card(mission));
        site.is_some() && self.game.site_of(self.card(name)) == site
    }
    /// Whether a card is on the surface of this mission or one of its copies.
    #[track_caller]
    pub fn on_surface(&self, name: &str, mission: &str) -> bool {
        matches!(self.place(name), Place::Surface(_)) && self.at(name, mission)
    }
    /// Whether a card is aboard this ship.
    #[track_caller]
    pub fn aboard(&self, name: &str, ship: &str) -> bool {
        self.place(name) == Place::Aboard(self.card(ship))
    }
    /// Whether two cards are present with each other.
    #[track_caller]
    pub fn present(&self, a: &str, b: &str) -> bool {
        self.game.present(self.card(a), self.card(b))
    }
    /// The surface of a mission.
    ///
    /// # Panics
    ///
    /// Panics if the card is not a mission.
    #[track_caller]
    pub fn surface_of(&self, mission: &str) -> Place {
        let site = self.game.table().site_of_mission(self.card(mission));
        Place::Surface(site.unwrap_or_else(|| panic!("{mission} is not a mission")))
    }

    // --- lists of cards ------------------------------------------------------------------------

    /// The overcome dilemmas beneath a mission, sorted by name.
    #[track_caller]
    pub fn beneath(&self, mission: &str) -> Vec<String> {
        let cards: Vec<CardId> = self.game.beneath(self.card(mission)).collect();
        self.names(cards)
    }
    /// The cards of a zone from the top.
    pub fn zone(&self, place: Place) -> Vec<String> {
        let zone = self.game.state().zone(place).iter().rev();
        zone.map(|c| self.name(*c)).collect()
    }
    /// The hand of player `n`.
    pub fn hand(&self, n: u8) -> Vec<String> {
        self.zone(Place::Hand(player(n)))
    }
    /// The deck of player `n` from the top.
    pub fn deck(&self, n: u8) -> Vec<String> {
        self.zone(Place::Deck(player(n)))
    }
    /// The dilemma pile of player `n` from the top.
    pub fn pile(&self, n: u8) -> Vec<String> {
        self.zone(Place::Pile(player(n)))
    }

    // --- cards ---------------------------------------------------------------------------------

    /// Whether a card has a flag.
    #[track_caller]
    pub fn is(&self, name: &str, flag: Flag) -> bool {
        self.game.state().card(self.card(name)).is(flag)
    }
    /// Whether a card is stopped.
    #[track_caller]
    pub fn is_stopped(&self, name: &str) -> bool {
        self.is(name, Flag::Stopped)
    }
    /// The player who commands a card.
    #[track_caller]
    pub fn commander(&self, name: &str) -> Seat {
        self.game.state().card(self.card(name)).commander
    }
    /// The player who owns a card.
    #[track_caller]
    pub fn owner(&self, name: &str) -> Seat {
        self.game.table().face(self.card(name)).owner
    }
    /// A number of a card with everything that changes it.
    #[track_caller]
    pub fn stat(&self, name: &str, stat: Stat) -> i16 {
        self.game.stat(self.card(name), stat)
    }
    /// The levels of a skill that a personnel has.
    #[track_caller]
    pub fn skill(&self, name: &str, skill: Skill) -> u8 {
        self.game.skills(self.card(name))[skill as usize]
    }

    // --- the game ------------------------------------------------------------------------------

    /// The points of player `n`.
    pub fn score(&self, n: u8) -> i16 {
        self.game.state().player(player(n)).score
    }
    /// The counters player `n` has left.
    pub fn counters(&self, n: u8) -> i16 {
        self.game.state().player(player(n)).counters
    }
    /// The player whose turn it is.
    pub fn active(&self) -> Seat {
        self.game.state().active
    }
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }
    /// The number of the winner, if there is exactly one.
    pub fn winner(&self) -> Option<u8> {
        let outcome = self.game.state().outcome.as_ref()?;
        let winners: Vec<Seat> = outcome.winners.iter().collect();
        match winners.as_slice() {
            [one] => Some(one.0 + 1),
            _ => None,
        }
    }
    /// The number of happenings of this kind since the table was set.
    pub fn happened(&self, kind: Kind) -> usize {
        self.events.iter().filter(|e| e.h.kind == kind).count()
    }
}
