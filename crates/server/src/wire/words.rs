//! What people read of a game, in the language they asked for.

use engine::{CardId, Line, Plan, SeenEvent};
use locale::Lang;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use tell::words::Group;

/// The question that stands, and what goes with it. It is whole each time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Words {
    /// What is asked; empty if nothing is.
    pub question: String,
    /// What is responded to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// What the chosen cards must be together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The game text that asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// In the order of the actions of the prompt.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<ActionWords>,
    /// In the order of the options, places or names of the choice, or of the seats of its players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<String>,
    /// In the order of the checklist of the attempt.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub checklist: Vec<String>,
    /// In the order of the checklist of the dilemma.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dilemma_checklist: Vec<String>,
    /// The answer to lay ready: that of an Ensign. Rated games have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suggested: Option<engine::Answer>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ActionWords {
    /// As a sentence, and as it stands below the heading of its group.
    pub text: String,
    pub short: String,
    pub group: Group,
    /// A card to look at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<CardId>,
    /// The game text that is used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The Range that a move takes, and what the ship has left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<(i16, i16)>,
}

/// An event, and its line for the log.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seen {
    #[serde(flatten)]
    pub event: SeenEvent,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// What is required, and what some cards have of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Checklist {
    /// The requirements of the mission that is attempted, or that was named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mission: Option<Vec<CheckedLine>>,
    /// What the dilemma of the attempt asks for, if that is one thing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dilemma: Vec<CheckedLine>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CheckedLine {
    #[serde(flatten)]
    pub line: Line,
    pub text: String,
}

/// The attempt of a player after an answer that they think of.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AttemptAfter {
    /// Who would take part; missing if that cannot be said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<Vec<CardId>>,
    /// Who takes part now and would not any more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<CardId>,
    /// The requirements of the mission, against those who would take part.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mission: Vec<CheckedLine>,
    /// What the dilemma asks for, against them, if that is one thing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dilemma: Vec<CheckedLine>,
}

/// What a bot would answer in the player's place, from what the player may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// The number of the view whose question it answers.
    pub n: u32,
    pub answer: engine::Answer,
}

/// The requirements of one of the player's missions against cards that they think of.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MissionCheck {
    pub mission: CardId,
    pub met: bool,
    pub lines: Vec<CheckedLine>,
}

/// The deck of a seat, as far as the reader may know it: their own, and those of bots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatDeck {
    pub seat: u8,
    pub name: String,
    /// What a starter deck is good at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
}

/// The answers that a bot compared, the best first.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advice {
    /// The number of the view whose question they answer.
    pub n: u32,
    /// The positions it looked at; none, if it went by rules of thumb.
    pub positions: u32,
    pub lines: Vec<AdviceLine>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AdviceLine {
    pub answer: engine::Answer,
    pub text: String,
    /// The chance to win after it, in percent, as the bot estimates it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<u8>,
    /// How the game would go on: steps.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<String>,
}

/// What an attempt would be, with words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AttemptPlan {
    #[serde(flatten)]
    pub plan: Plan,
    pub words: PlanWords,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlanWords {
    /// In the order of those who are out: who is out, and why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<String>,
    /// In the order of the checklist.
    pub checklist: Vec<String>,
    /// Why the attempt cannot be begun, without the rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refusal: Option<String>,
}

/// The language that `words` of a request names: `en`, `de`.
pub fn spoken<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Lang>, D::Error> {
    let code = String::deserialize(from)?;
    let known = Lang::ALL.into_iter().find(|lang| lang.code() == code);
    match known {
        Some(lang) => Ok(Some(lang)),
        None => Err(D::Error::unknown_variant(&code, &["en", "de"])),
    }
}
