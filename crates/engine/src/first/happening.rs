//! Happenings by the rules of the First Edition.

use super::battle::{self, damage};
use super::{beaming, cloak, docking, flying, hurt, solving};
use crate::kernel::game::Game;
use crate::kernel::happening::Happening;
use crate::kernel::ids::CardId;
use cards::language::Kind;

/// Carries out a happening; `false` if it is only logged.
pub(super) fn enact(game: &mut Game, h: &Happening, cards: &[CardId]) -> bool {
    match h.kind {
        Kind::Stop => hurt::stop(game, h, true),
        Kind::Unstop => hurt::stop(game, h, false),
        Kind::Points => solving::score(game, h),
        Kind::Complete => solving::enact_complete(game, h),
        Kind::MoveShip => flying::enact(game, h),
        Kind::Beam | Kind::Walk => beaming::enact(game, h, cards),
        Kind::Dock => docking::enact(game, h),
        Kind::Hit => damage::enact(game, h),
        Kind::Mend => damage::mend(game, h),
        Kind::Stun | Kind::Wound => battle::hurt(game, h),
        Kind::Cloak | Kind::Decloak => cloak::enact(game, h),
        // Both have been turned up.
        Kind::Pair => game.tell_all(*h),
        _ => return false,
    }
    true
}
