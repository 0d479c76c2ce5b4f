//! Rotation damage, and its repair in dock (areas DMG and AFTERB).

use crate::first::rules::{FullTurn, rules};
use crate::first::seeding::facilities::facility;
use crate::kernel::game::Game;
use crate::kernel::happening::{Amount, Happening};
use crate::kernel::ids::CardId;
use crate::kernel::place::Place;
use crate::kernel::state::Flag;
use cards::first::FacilityKind;
use cards::language::Kind;

/// The part of the HULL that a hit takes (1E-DMG-05).
pub(super) const HIT: i16 = 50;
/// The part of the HULL that a direct hit takes (1E-DMG-06).
pub(super) const DIRECT: i16 = 100;
/// The RANGE of a damaged ship (1E-SHIPB-11).
pub(in crate::first) const RANGE: i16 = 5;

/// The part of its HULL that a card has lost, in percent.
fn hull_lost(game: &Game, card: CardId) -> i16 {
    match game.state.card(card).is(Flag::Damaged) {
        true => HIT,
        false => 0,
    }
}

/// Damages a ship or facility.
pub(in crate::first) fn enact(game: &mut Game, h: &Happening) {
    let (Some(card), Amount::Hull(lost)) = (h.card, h.amount) else {
        return;
    };
    // 1E-SHIPB-15, 1E-DMG-07.
    let doomed = hull_lost(game, card) + lost >= 100;
    let c = &mut game.state.cards[card.index()];
    c.set(Flag::Damaged, true);
    // 1E-CLOAK-09, 1E-GAP-120.
    for flag in [Flag::Cloaked, Flag::InDock, Flag::HalfRepaired] {
        c.set(flag, false);
    }
    game.tell_all(*h);
    // 1E-DMG-08: in a battle at its end.
    if let (true, Some(fight)) = (doomed, game.fight_mut()) {
        fight.first_mut().doomed.push(card);
    }
}

/// At the start of a turn: the damaged ships for which it can be a full turn in dock.
pub(in crate::first) fn enter_dock(game: &mut Game) {
    for card in in_dock(game) {
        game.state.cards[card.index()].set(Flag::InDock, true);
    }
}

/// Damaged ships docked where damage is repaired, whose full turns are counted now (1E-AFTERB-06, 1E-GAP-51).
fn in_dock(game: &Game) -> Vec<CardId> {
    let counts = |c: &CardId| {
        let card = game.state.card(*c);
        let Place::Docked(at) = card.place else {
            return false;
        };
        // 1E-AFTERB-07.
        let outpost = facility(game, at).is_some_and(|f| f.class == FacilityKind::Outpost);
        let turn = match rules(game).full_turn {
            FullTurn::Controllers => card.commander == game.state.active,
            FullTurn::Anybodys => true,
        };
        card.is(Flag::Damaged) && outpost && turn
    };
    game.state.field.iter().copied().filter(counts).collect()
}

/// At the end of a turn: full turns in dock are counted, and the second one repairs.
pub(in crate::first) fn count_full_turns(game: &mut Game) {
    for i in 0..game.state.field.len() {
        let card = game.state.field[i];
        let c = &mut game.state.cards[card.index()];
        if !c.is(Flag::InDock) {
            continue;
        }
        c.set(Flag::InDock, false);
        match c.is(Flag::HalfRepaired) {
            true => {
                let h = Happening::new(Kind::Mend).by(c.commander).card(card);
                game.happen(h);
            }
            false => c.set(Flag::HalfRepaired, true),
        }
    }
}

/// 1E-AFTERB-06: leaving the dock starts the count anew.
pub(in crate::first) fn leave_dock(game: &mut Game, ship: CardId) {
    let c = &mut game.state.cards[ship.index()];
    c.set(Flag::InDock, false);
    c.set(Flag::HalfRepaired, false);
}

/// Repairs a ship.
pub(in crate::first) fn mend(game: &mut Game, h: &Happening) {
    if let Some(card) = h.card {
        game.state.cards[card.index()].set(Flag::Damaged, false);
        leave_dock(game, card);
        game.tell_all(*h);
    }
}
