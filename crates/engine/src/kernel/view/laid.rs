//! The cards on the table by their places. Views ask for them place by place.

use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, SiteId};
use crate::kernel::place::Place;

/// The cards on the table by their places, and in their order at each place.
#[derive(Debug)]
pub(crate) struct Laid {
    /// The code of the place of each card, in the order of the codes.
    cards: Vec<(u32, CardId)>,
    /// The sites where ships, personnel or equipment are, in their order.
    sites: Vec<SiteId>,
    /// The cards on others, in the order of the table.
    on_others: Vec<CardId>,
}

impl Laid {
    pub fn new(game: &Game) -> Laid {
        let state = &game.state;
        let mut laid = Laid {
            cards: Vec::with_capacity(state.field.len()),
            sites: Vec::new(),
            on_others: Vec::new(),
        };
        let mut present = [false; 1 << u8::BITS];
        for card in &state.field {
            let place = state.card(*card).place;
            laid.cards.push((place.code(), *card));
            if let Some(site) = place.site() {
                present[site.index()] = true;
            }
            if matches!(place, Place::On(_)) {
                laid.on_others.push(*card);
            }
        }
        laid.cards.sort_by_key(|(code, _)| *code);
        let sites = (0..game.table.sites.len()).filter(|n| present[*n]);
        laid.sites = sites.map(|n| SiteId(n as u8)).collect();
        laid
    }

    /// The cards at a place on the table.
    pub fn at(&self, place: Place) -> impl Iterator<Item = CardId> {
        let code = place.code();
        let first = self.cards.partition_point(|(other, _)| *other < code);
        let there = self.cards[first..].iter();
        there
            .take_while(move |(other, _)| *other == code)
            .map(|(_, card)| *card)
    }

    /// The sites where ships, personnel or equipment are, in their order.
    pub fn sites(&self) -> &[SiteId] {
        &self.sites
    }

    /// The cards on others, in the order of the table.
    pub fn on_others(&self) -> &[CardId] {
        &self.on_others
    }
}
