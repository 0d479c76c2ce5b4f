//! Happenings: what can happen in a game, and patterns over it.

use super::{Compare, Filter, Number, Place, Ref, SkillIs, Slot, Verb, Who};
use serde::{Deserialize, Serialize};

/// A pattern over happenings. A part that is not set fits everything.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct When {
    /// Before, while or after it happens; after, unless the text says otherwise.
    #[serde(default = "after", skip_serializing_if = "is_after")]
    pub phase: Phase,
    /// The kind of happening.
    pub kind: Kind,
    /// Further kinds that count as well ("discards, examines or reveals").
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<Kind>,
    /// The player who does it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<Who>,
    /// The card it is done to.
    #[serde(default)]
    pub card: Filter,
    /// The second card of the happening: the mission moved to, the dilemma, the other ship …
    #[serde(default, skip_serializing_if = "Filter::is_any")]
    pub other: Filter,
    /// The cause ("by a dilemma").
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<CauseIs>,
    /// The mission it happens at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Ref>,
    /// The place the card comes from ("from the top of your deck").
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Place>,
    /// The place the card goes to ("in your brig").
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Place>,
    /// The skill, where skills are used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skill: Option<SkillIs>,
    /// For selections and choices: what is done to the cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub purpose: Option<Verb>,
    /// The number of the happening: participants of an attempt, the segment of the turn (orders are the second) …
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub n: Option<(Compare, Number)>,
    /// The slots that a match fills.
    #[serde(default, skip_serializing_if = "Bind::is_empty")]
    pub bind: Bind,
    /// Sees all cards of one effect together, before the first is dealt with (2E-GAP-48).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub batch: bool,
}

fn after() -> Phase {
    Phase::After
}
fn is_after(p: &Phase) -> bool {
    *p == Phase::After
}

impl When {
    /// The pattern "when `kind` has happened", to anything, done by anybody.
    pub fn after(kind: Kind) -> When {
        When {
            phase: Phase::After,
            kind,
            also: Vec::new(),
            who: None,
            card: Filter::Any,
            other: Filter::Any,
            cause: None,
            at: None,
            from: None,
            to: None,
            skill: None,
            purpose: None,
            n: None,
            bind: Bind::default(),
            batch: false,
        }
    }

    /// The kinds of happening this pattern sees. To kill is to destroy a personnel (2E-CMD-11), and a card
    /// that is killed, destroyed or discarded is placed in its owner's discard pile (2E-GAP-68).
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + '_ {
        let kinds: &[Kind] = match (self.kind, self.to) {
            (Kind::Destroy, _) => &[Kind::Destroy, Kind::Kill],
            (Kind::Place, Some(Place::Discard(_) | Place::OwnersDiscard)) => {
                &[Kind::Place, Kind::Kill, Kind::Destroy, Kind::Discard]
            }
            _ => std::slice::from_ref(&self.kind),
        };
        kinds.iter().chain(&self.also).copied()
    }

    /// Whether the pattern can match happenings of this kind.
    ///
    /// ```
    /// use cards::language::{Kind, When};
    /// assert!(When::after(Kind::Destroy).sees(Kind::Kill));
    /// assert!(!When::after(Kind::Kill).sees(Kind::Destroy));
    /// ```
    pub fn sees(&self, kind: Kind) -> bool {
        self.kinds().any(|k| k == kind)
    }
}

/// The slots that a matching happening fills.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Bind {
    /// For the card it is done to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<Slot>,
    /// For the second card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<Slot>,
    /// For the player who does it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub who: Option<Slot>,
    /// For its number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<Slot>,
    /// For the mission it leaves or happens at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Slot>,
}

impl Bind {
    /// Whether no slot is filled. Packs leave such a value out.
    pub fn is_empty(&self) -> bool {
        *self == Bind::default()
    }
}

/// The moment of a happening that a text refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// "is about to": can be prevented, replaced, revised.
    Before,
    /// In the middle: a card is being played but has had no effect, a skill counts but nothing follows yet.
    While,
    /// It has happened.
    After,
}

/// Everything that can happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "EventKind"))]
#[repr(u8)]
pub enum Kind {
    /// A turn starts.
    TurnStart,
    /// A turn ends.
    TurnEnd,
    /// The next segment of the turn begins.
    Segment,
    /// A card is played.
    Play,
    /// A card is drawn.
    Draw,
    /// A card is discarded.
    Discard,
    /// A card is taken out of a deck by its name or kind.
    Download,
    /// Put somewhere by text: not played, not killed (2E-PLAY-14).
    Place,
    /// Returned to its owner's hand or pile.
    Return,
    /// Removed from the game.
    Remove,
    /// A player examines cards alone.
    Look,
    /// Cards are shown to everybody.
    Reveal,
    /// A personnel is killed.
    Kill,
    /// A ship or another card is destroyed.
    Destroy,
    /// A card becomes stopped.
    Stop,
    /// A card is no longer stopped.
    Unstop,
    /// A player takes command of a card.
    Command,
    /// A personnel goes to a brig.
    Capture,
    /// A mission attempt begins.
    AttemptBegin,
    /// A mission attempt fails.
    AttemptFail,
    /// A mission's or dilemma's requirements are compared.
    Check,
    /// A personnel's skill is used.
    UseSkill,
    /// A mission is completed.
    Complete,
    /// Cards are selected at random.
    Select,
    /// A player chooses cards.
    Choose,
    /// Dilemmas are drawn for an attempt.
    DrawDilemmas,
    /// The next dilemma is turned over.
    RevealDilemma,
    /// A dilemma is faced.
    Face,
    /// A dilemma is overcome.
    Overcome,
    /// A dilemma goes back to its owner's pile.
    ReturnDilemma,
    /// A combat or engagement begins.
    FightBegin,
    /// A player wins a fight.
    FightWin,
    /// A combat or engagement is over.
    FightEnd,
    /// A ship or personnel joins a fight.
    Join,
    /// A ship moves to another mission.
    MoveShip,
    /// Personnel and equipment are beamed.
    Beam,
    /// The text of a card is used.
    UseAbility,
    /// A player scores or loses points.
    Points,
    /// A ship is damaged.
    Damage,
    /// A damage card is repaired.
    Repair,
    /// A deck or pile is shuffled.
    Shuffle,
    /// Counters are spent.
    Spend,
    /// Cards are turned face down.
    Hide,
    /// A face-down card is shown, or the part of it that matters.
    Show,
    /// A player names a card, a skill or a type.
    NameCard,
    /// A card leaves play, by whatever happening (only to be forbidden); a player leaves the game.
    Leave,
    /// The game is over.
    GameEnd,
    /// The totals of the two sides of a fight are compared. It is only told; texts refer to the victory.
    Compare,
    /// First Edition: a card is seeded.
    #[cfg_attr(feature = "ts", ts(skip))]
    Seed,
    /// First Edition: personnel and equipment walk.
    #[cfg_attr(feature = "ts", ts(skip))]
    Walk,
    /// First Edition: a ship docks, or undocks.
    #[cfg_attr(feature = "ts", ts(skip))]
    Dock,
    /// First Edition: Ships open fire in a battle (1E-SHIPB-06).
    #[cfg_attr(feature = "ts", ts(skip))]
    Fire,
    /// First Edition: A ship or facility is hit and damaged (1E-SHIPB-10).
    #[cfg_attr(feature = "ts", ts(skip))]
    Hit,
    /// First Edition: Two personnel engage in a battle (1E-PERSB-03).
    #[cfg_attr(feature = "ts", ts(skip))]
    Pair,
    /// First Edition: A personnel is stunned in a battle (1E-PERSB-04).
    #[cfg_attr(feature = "ts", ts(skip))]
    Stun,
    /// First Edition: A personnel is mortally wounded in a battle (1E-PERSB-05).
    #[cfg_attr(feature = "ts", ts(skip))]
    Wound,
    /// First Edition: A ship cloaks (1E-CLOAK-01).
    #[cfg_attr(feature = "ts", ts(skip))]
    Cloak,
    /// First Edition: A ship decloaks (1E-CLOAK-01).
    #[cfg_attr(feature = "ts", ts(skip))]
    Decloak,
    /// First Edition: All damage of a ship is repaired (1E-AFTERB-06).
    #[cfg_attr(feature = "ts", ts(skip))]
    Mend,
}

impl Kind {
    /// The number of kinds, for tables with one entry per kind.
    pub const COUNT: usize = Kind::Mend as usize + 1;
}

/// The cause of a happening, as a text asks for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum CauseIs {
    /// The dilemma being faced.
    Dilemma,
    /// A combat.
    Combat,
    /// An engagement.
    Engagement,
    /// A combat or an engagement.
    Fight,
    /// A card that fits.
    Card(Box<Filter>),
}
