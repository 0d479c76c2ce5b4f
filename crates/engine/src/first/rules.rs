//! The switches of the First Edition. Every switch cites the ledger.

use crate::kernel::edition;
use crate::kernel::game::Game;
use serde::{Deserialize, Serialize};

/// The basic rules of 2022, with the decisions of the ledger where they are silent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Rules {
    /// The result of a pair in a personnel battle.
    pub pairs: Pairs,
    /// The turns that count for repairs.
    pub full_turn: FullTurn,
    /// Whether cloaked ships dock.
    pub cloaked_docking: CloakedDocking,
}

/// The result of a pair in a personnel battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pairs {
    /// As hard as possible (1E-PERSB-04, 1E-PERSB-05).
    #[default]
    Automatic,
    /// The player of the stronger one chooses (1E-PBAT-04, 1E-GAP-100).
    StrongerChooses,
}

/// The turns that count for repairs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum FullTurn {
    /// Those of the player who controls the ship (1E-GAP-51).
    #[default]
    Controllers,
    /// Those of every player (1E-MISC-08).
    Anybodys,
}

/// Whether cloaked ships dock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum CloakedDocking {
    /// They dock and undock (1E-CLOAK-06, 1E-GAP-90).
    #[default]
    Allowed,
    /// They decloak first.
    Refused,
}

/// The switches of a game.
pub(super) fn rules(game: &Game) -> Rules {
    match game.state.rules {
        edition::Rules::First(rules) => rules,
        edition::Rules::Second(_) => unreachable!("a game of another edition"),
    }
}
