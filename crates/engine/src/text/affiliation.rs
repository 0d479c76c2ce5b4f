//! The affiliations of a card, as texts change them.

use super::eval::{Cx, NOTHING};
use crate::kernel::game::Game;
use crate::kernel::ids::CardId;
use crate::kernel::table::ModifierKind;
use cards::language::Modifier;
use cards::sets::Affiliations;

impl Game {
    /// The affiliations of a personnel or ship: the printed ones, unless a text says otherwise.
    pub fn affiliations(&self, card: CardId) -> Affiliations {
        self.affiliations_at(
            card,
            &Cx::new(card, self.state.card(card).commander, &NOTHING),
        )
    }

    pub(crate) fn affiliations_at(&self, card: CardId, cx: &Cx) -> Affiliations {
        let mut affiliations = self.table.face(card).affiliations;
        if !affiliations.is_empty() {
            self.each_modifier(ModifierKind::Affiliation, cx, &mut |m, mcx| {
                if let Modifier::Affiliation { on, to } = m
                    && self.target_has(on, card, mcx)
                {
                    self.applied(mcx);
                    affiliations = Affiliations::only(*to);
                }
            });
        }
        affiliations
    }
}
