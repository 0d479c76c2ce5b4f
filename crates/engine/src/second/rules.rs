//! The two printed rulebooks as one small value. Every switch cites the ledger.

use crate::kernel::edition::{Faults, Questions};
use crate::kernel::game::Game;
use serde::{Deserialize, Serialize};

pub use cards::{Rulebook, SameMission};

macro_rules! switches {
    ($($(#[$doc:meta])* $name:ident {
        $(#[$of_new:meta])* $new:ident,
        $(#[$of_old:meta])* $old:ident $(,)?
    })+) => {
        $($(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        pub enum $name {
            $(#[$of_new])*
            #[default]
            $new,
            $(#[$of_old])*
            $old,
        })+
    };
}

switches! {
    /// D-09, 2E-DIL-08, 2E-GAP-03: when a face-up card in a dilemma pile makes it shuffle.
    FaceUpCard {
        /// Whenever one is reached.
        ShufflesWhenReached,
        /// When a draw meets one, before that draw.
        ShufflesWhenDrawn,
    }
    /// D-10, 2E-DIL-18: whether dilemmas overcome without being faced are seen.
    Unfaced {
        /// All players see them.
        AreShown,
        /// Nobody but their owner sees them.
        StayUnseen,
    }
    /// D-11, 2E-DIL-20, 2E-GAP-11: the dilemmas that are not faced when one exceeds the cost limit.
    OverLimit {
        /// That dilemma and all that follow.
        DropsTheRest,
        /// That dilemma alone.
        DropsItself,
    }
    /// D-13, 2E-WIN-07: the result of equal scores at the end.
    EqualScores {
        /// Nobody wins.
        AreATie,
        /// All players at the top win.
        ShareTheVictory,
    }
    /// D-18, 2E-BRIG-03: the part of a captive that its former commander cannot use.
    Captive {
        /// Nothing of it can be used.
        IsUseless,
        /// Only its text cannot be used.
        KeepsItsNumbers,
    }
    /// D-19, 2E-BRIG-05: the copies that a unique captive bars for its former commander.
    UniqueCaptive {
        /// Another copy cannot be commanded in any way.
        BarsCommand,
        /// Another copy cannot be played.
        BarsPlaying,
    }
    /// D-25, 2E-GLOSS-06: the way that cards on a card that leaves play go.
    CardsOnCards {
        /// They go to their owners' discard piles; that is no discard for texts.
        ArePlaced,
        /// They are discarded, and texts respond to it.
        AreDiscarded,
    }
    /// D-31, 2E-GLOSS-17: the player who breaks a tie in a selection.
    TieBreaker {
        /// The commander of the card whose text selects.
        Commander,
        /// The owner of the card whose text selects.
        Owner,
    }
    /// D-37, 2E-GLOSS-21: the part of a stopped card that its commander cannot use.
    StoppedCard {
        /// Nothing of it can be used.
        IsUseless,
        /// Only its text cannot be used.
        KeepsItsNumbers,
    }
    /// D-40, 2E-GLOSS-23: whether a player's text reaches that player's stopped cards.
    OwnStopped {
        /// It does not.
        OutOfReach,
        /// It does.
        WithinReach,
    }
    /// 2E-GAP-29: what stopped defenders add in a fight.
    StoppedDefenders {
        /// Nothing.
        AddNothing,
        /// Their Strength, or their Weapons and Shields.
        AddTheirValue,
    }
    /// 2E-GAP-33: what a ship needs for beaming.
    BeamingShip {
        /// It must be unstopped.
        Unstopped,
        /// It may be stopped.
        Any,
    }
}

/// The switches of a game of the Second Edition.
pub(super) fn rules(game: &Game) -> &Rules {
    game.state.rules.second()
}

/// The switches in which games of the Second Edition can differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rules {
    /// The rulebook that the switches below come from.
    pub set: Rulebook,
    /// The moment a face-up card in a dilemma pile makes it shuffle.
    pub face_up_card: FaceUpCard,
    /// Whether dilemmas overcome without being faced are seen.
    pub unfaced: Unfaced,
    /// The dilemmas that are not faced when one exceeds the cost limit.
    pub over_limit: OverLimit,
    /// The result of equal scores at the end.
    pub equal_scores: EqualScores,
    /// The part of a captive that its former commander cannot use.
    pub captive: Captive,
    /// The copies that a unique captive bars for its former commander.
    pub unique_captive: UniqueCaptive,
    /// The way that cards on a card that leaves play go.
    pub cards_on_cards: CardsOnCards,
    /// The player who breaks a tie in a selection.
    pub tie_breaker: TieBreaker,
    /// The part of a stopped card that its commander cannot use.
    pub stopped_card: StoppedCard,
    /// Whether a player's text reaches that player's stopped cards.
    pub own_stopped: OwnStopped,
    /// The value of stopped defenders in a fight.
    pub stopped_defenders: StoppedDefenders,
    /// The condition of a ship for beaming.
    pub beaming_ship: BeamingShip,
    /// The names that make missions the same.
    pub same_mission: SameMission,
    /// Faults that a game begun earlier keeps.
    pub faults: Faults,
    /// The questions that are asked.
    pub questions: Questions,
}

impl Rules {
    /// The rulebook of August 2003, the default (2E-ERR-01).
    pub fn r2003() -> Rules {
        Rules::default()
    }

    /// The rulebook of December 2002. Only differences of kind B are switched (2E-GAP-59).
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
            questions: Questions::ThatMatter,
        }
    }

    /// The switches of a rulebook.
    pub fn of(set: Rulebook) -> Rules {
        match set {
            Rulebook::R2002 => Rules::r2002(),
            Rulebook::R2003 => Rules::r2003(),
        }
    }
}
