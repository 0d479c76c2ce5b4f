//! The two printed rule sets as one small value. Every switch cites the ledger.

use crate::kernel::edition::Faults;
use crate::kernel::game::Game;
use serde::{Deserialize, Serialize};

pub use cards::{Rulebook, SameMission};

macro_rules! switches {
    ($($(#[$doc:meta])* $name:ident { $new:ident, $old:ident })+) => {
        $($(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        pub enum $name { #[default] $new, $old })+
    };
}

switches! {
    /// D-09, 2E-DIL-08, 2E-GAP-03: when a face-up card in a dilemma pile makes it shuffle.
    FaceUpCard { ShufflesWhenReached, ShufflesWhenDrawn }
    /// D-10, 2E-DIL-18: whether dilemmas overcome without being faced are seen.
    Unfaced { AreShown, StayUnseen }
    /// D-11, 2E-DIL-20, 2E-GAP-11: what falls away with a dilemma above the cost limit.
    OverLimit { DropsTheRest, DropsItself }
    /// D-13, 2E-WIN-07: equal scores at the end.
    EqualScores { AreATie, ShareTheVictory }
    /// D-18, 2E-BRIG-03: what the former commander cannot use of a captive.
    Captive { IsUseless, KeepsItsNumbers }
    /// D-19, 2E-BRIG-05: what a unique captive bars.
    UniqueCaptive { BarsCommand, BarsPlaying }
    /// D-25, 2E-GLOSS-06: how cards on a card that leaves play go.
    CardsOnCards { ArePlaced, AreDiscarded }
    /// D-31, 2E-GLOSS-17: who breaks a tie in a selection.
    TieBreaker { Commander, Owner }
    /// D-37, 2E-GLOSS-21: what of a stopped card its commander cannot use.
    StoppedCard { IsUseless, KeepsItsNumbers }
    /// D-40, 2E-GLOSS-23: whether own text reaches own stopped cards.
    OwnStopped { OutOfReach, WithinReach }
    /// 2E-GAP-29: what stopped defenders add in a fight.
    StoppedDefenders { AddNothing, AddTheirValue }
    /// 2E-GAP-33: what a ship needs for beaming.
    BeamingShip { Unstopped, Any }
}

/// The switches of a game of the Second Edition.
pub(super) fn rules(game: &Game) -> &Rules {
    game.state.rules.second()
}

/// Everything in which games of the Second Edition can differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rules {
    pub set: Rulebook,
    pub face_up_card: FaceUpCard,
    pub unfaced: Unfaced,
    pub over_limit: OverLimit,
    pub equal_scores: EqualScores,
    pub captive: Captive,
    pub unique_captive: UniqueCaptive,
    pub cards_on_cards: CardsOnCards,
    pub tie_breaker: TieBreaker,
    pub stopped_card: StoppedCard,
    pub own_stopped: OwnStopped,
    pub stopped_defenders: StoppedDefenders,
    pub beaming_ship: BeamingShip,
    /// 2E-GAP-36: by what missions are the same.
    pub same_mission: SameMission,
    /// Faults that a game begun earlier keeps.
    pub faults: Faults,
}

impl Rules {
    pub fn r2003() -> Rules {
        Rules::default()
    }

    /// Only differences of kind B are switched (2E-GAP-59).
    pub fn r2002() -> Rules {
        Rules {
            set: Rulebook::R2002,
            face_up_card: FaceUpCard::ShufflesWhenDrawn,
            unfaced: Unfaced::StayUnseen,
            over_limit: OverLimit::DropsItself,
            equal_scores: EqualScores::ShareTheVictory,
            captive: Captive::KeepsItsNumbers,
            unique_captive: UniqueCaptive::BarsPlaying,
            cards_on_cards: CardsOnCards::AreDiscarded,
            tie_breaker: TieBreaker::Owner,
            stopped_card: StoppedCard::KeepsItsNumbers,
            own_stopped: OwnStopped::WithinReach,
            stopped_defenders: StoppedDefenders::AddTheirValue,
            beaming_ship: BeamingShip::Unstopped,
            same_mission: SameMission::ByTitle,
            faults: Faults::Mended,
        }
    }

    pub fn of(set: Rulebook) -> Rules {
        match set {
            Rulebook::R2002 => Rules::r2002(),
            Rulebook::R2003 => Rules::r2003(),
        }
    }
}
