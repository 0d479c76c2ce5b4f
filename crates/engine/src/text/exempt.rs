//! Texts that keep a card out of an attempt or a fight.

use super::eval::Cx;
use crate::kernel::game::Game;
use crate::kernel::ids::CardId;
use crate::kernel::table::ModifierKind;
use cards::language::{Activity, Modifier};

impl Game {
    /// Whether some text keeps the card out of a fight or an attempt.
    pub(crate) fn is_exempt(&self, card: CardId, from: Activity, cx: &Cx) -> bool {
        let mut exempt = false;
        self.each_modifier(ModifierKind::Exempt, cx, &mut |m, mcx| {
            if let Modifier::Exempt { cards, from: f } = m
                && (*f == from || (*f == Activity::Involved && from != Activity::Attempting))
                && self.filter(cards, card, mcx)
            {
                self.applied(mcx);
                exempt = true;
            }
        });
        exempt
    }
}
