//! The affiliation of a card, as texts change it.

use super::eval::{Cx, NOTHING};
use crate::kernel::game::Game;
use crate::kernel::ids::CardId;
use crate::kernel::table::has;
use cards::language::Modifier;
use cards::lexicon::Affiliation;

impl Game {
    /// The affiliation of a personnel or ship: the printed one, unless a text says otherwise.
    pub fn affiliation(&self, card: CardId) -> Option<Affiliation> {
        self.affiliation_at(
            card,
            &Cx::new(card, self.state.card(card).commander, &NOTHING),
        )
    }

    pub(crate) fn affiliation_at(&self, card: CardId, cx: &Cx) -> Option<Affiliation> {
        let mut affiliation = self.table.face(card).affiliation;
        if affiliation.is_some() {
            self.each_modifier(has::AFFILIATION, cx, &mut |m, mcx| {
                if let Modifier::Affiliation { on, to } = m
                    && self.target_has(on, card, mcx)
                {
                    self.applied(mcx);
                    affiliation = Some(*to);
                }
            });
        }
        affiliation
    }
}
