//! Simple questions about the cards on the table.

use super::game::Game;
use super::ids::{CardId, SiteId};
use super::place::Place;
use super::state::Flag;

impl Game {
    /// The overcome dilemmas beneath this mission card (2E-GAP-19).
    pub fn beneath(&self, mission: CardId) -> impl Iterator<Item = CardId> + '_ {
        let place = Place::Beneath(mission);
        self.state
            .field
            .iter()
            .copied()
            .filter(move |c| self.state.card(*c).place == place)
    }

    /// The damage on a ship.
    pub fn damage_on(&self, ship: CardId) -> impl Iterator<Item = CardId> + '_ {
        self.state.field.iter().copied().filter(move |c| {
            let card = self.state.card(*c);
            card.place == Place::On(ship) && card.is(Flag::Damage)
        })
    }

    /// Whether a mission of the site is still on the table.
    pub(crate) fn is_on_table(&self, site: SiteId) -> bool {
        let missions = &self.table.site_facts(site).missions;
        missions
            .iter()
            .any(|m| matches!(self.state.card(*m).place, Place::Row(_)))
    }
}
