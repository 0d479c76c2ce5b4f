//! Modifiers: what is different while something lasts.

use super::{Activity, Block, Filter, Number, Place, Requirement, Slot, Target, When, Who, yes};
use crate::lexicon::{Affiliation, Skill, Stat};
use crate::word::Word;
use serde::{Deserialize, Serialize};

/// A change of numbers, words or rules while something lasts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Modifier {
    /// Attributes or other numbers that are higher or lower.
    Stat {
        /// The cards that change.
        on: Target,
        /// The numbers that change.
        stats: Vec<Stat>,
        /// The difference.
        n: Number,
    },
    /// Skills gained or lost.
    Skill {
        /// The cards that change.
        on: Target,
        /// Gained, or else lost.
        #[serde(default = "yes")]
        gain: bool,
        /// The skills.
        what: SkillGain,
    },
    /// A keyword gained or lost.
    Keyword {
        /// The cards that change.
        on: Target,
        /// Gained, or else lost.
        #[serde(default = "yes")]
        gain: bool,
        /// The keyword.
        word: Word,
    },
    /// Other requirements for missions.
    Requirement {
        /// The missions.
        of: Filter,
        /// The change.
        op: RequirementOp,
    },
    /// Something that cannot happen.
    Forbid(Box<When>),
    /// A price on somebody's action. In the cost "you" is the player who pays.
    Toll {
        /// The action.
        act: Box<When>,
        /// The price.
        cost: Block,
    },
    /// Cards may be played at another place (`at` a mission or headquarters) or from another place than the
    /// hand (`at` a pile or a card, or `act.from`). `At(It)` and `Aboard(It)` are any mission or ship that fits
    /// `act.other`.
    Permit {
        /// The action that is allowed.
        act: Box<When>,
        /// The further place.
        at: Place,
    },
    /// Moving between such missions takes more or less Range; the quadrants may count as one.
    Travel {
        /// The ships it concerns.
        #[serde(default, skip_serializing_if = "Filter::is_any")]
        ship: Filter,
        /// The mission at one end, either way round.
        a: Filter,
        /// The mission at the other end.
        b: Filter,
        /// The difference in Range.
        #[serde(default)]
        delta: i8,
        /// Whether both missions count as being in the same quadrant.
        #[serde(default)]
        same_quadrant: bool,
    },
    /// A number added to a side's total in a fight.
    Total {
        /// The player whose side it is.
        side: Who,
        /// The number.
        n: Number,
    },
    /// Such cards take no part in it.
    Exempt {
        /// The cards.
        cards: Filter,
        /// The activity they stay out of.
        from: Activity,
    },
    /// Cards of another affiliation than the printed one.
    Affiliation {
        /// The cards that change.
        on: Target,
        /// The affiliation they have meanwhile.
        to: Affiliation,
    },
    /// Ships that need nobody aboard (2E-STAFF-01).
    Staffed(Target),
}

/// A change of a mission's requirements.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum RequirementOp {
    /// The skills of such cards are needed as well.
    Add(SkillGain),
    /// One attribute may be used in place of others.
    Use {
        /// The attributes asked for.
        for_: Vec<Stat>,
        /// The attribute that may be used instead.
        take: Stat,
    },
    /// Another way to attempt and complete (2E-GAP-60).
    Alternative {
        /// The personnel who may attempt this way.
        using: Filter,
        /// The requirements of this way.
        requirement: Requirement,
        /// The points of this way; the printed ones, if not set.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<u8>,
        /// Works against prohibitions too.
        #[serde(default)]
        despite: bool,
    },
}

/// Skills that are gained, lost or asked for in addition.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum SkillGain {
    /// These skills at these levels.
    Fixed(Vec<(Skill, u8)>),
    /// One skill of that card, one level, chosen by the player (2E-SKILL-13).
    OneFrom(Target),
    /// All skills at their full levels (2E-SKILL-12).
    AllFrom {
        /// The card that has them.
        from: Target,
        /// Whether its attributes come with them.
        #[serde(default)]
        attributes: bool,
        /// A skill that is left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        except: Option<Skill>,
    },
    /// Any skill the player chooses.
    OfChoice,
    /// The skill named before.
    Named(Slot),
    /// One of these, chosen by the player.
    OneOf(Vec<Skill>),
    /// One more level of a skill the card already has.
    OneOwn,
    /// Every skill the card has: one more level of each, or all of them lost.
    AllOwn,
}

/// The time a modifier lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Duration {
    /// Until the end of this turn.
    Turn,
    /// Until the start of that player's next turn.
    NextTurn(Who),
    /// Until the end of that player's next turn.
    EndOfNextTurn(Who),
    /// Until the card that is being played has been played.
    Play,
    /// Until the dilemma being faced has been dealt with.
    Dilemma,
    /// Until the mission attempt ends.
    Attempt,
    /// Until the combat or engagement ends.
    Fight,
    /// While the card with the text stays in play.
    InPlay,
    /// Until the game ends.
    Game,
}
