//! The messages of a live game, and what is said when something cannot be done.

use super::patch::Patch;
use super::setup::Setup;
use super::words::{Seen, Words};
use cards::language::Kind;
use engine::{Answer, CardId, Refusal, SeenEvent, Why};
use engine::{CardView, View};
use locale::{Lang, Message, message};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// From a player or spectator. `mark` is what the client calls its message; the reply carries it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// The answer to the question in the view of number `n`. The same `mark` again is the same answer.
    Answer {
        n: u32,
        answer: Answer,
        mark: String,
    },
    /// No response at a moment that is open for one.
    Pass,
    Concede,
    /// Offer a draw, or agree to one.
    Draw,
    /// Not this draw, not this way back.
    Decline,
    /// Back before one's last answer, or agree to going back.
    Undo,
    /// Another game, the seats moved on by one.
    Rematch,
    /// A game that is [broken](BrokenInfo) goes on from the last point that is still the same, if all people want it.
    CarryOn,
    /// A game that is [broken](BrokenInfo) ends without a result, if all people want it.
    EndBroken,
    Chat {
        text: String,
    },
    /// When to be asked for responses.
    Settings {
        #[cfg_attr(feature = "ts", ts(type = "Partial<Settings>"))]
        settings: Settings,
    },
    /// Whether spectators may see one's hand, some time later.
    ShowHand {
        yes: bool,
    },
    Ping,
}

/// To a player or spectator.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    /// Everything that may be seen, and what happened since the number that was asked for.
    View(Box<FullView>),
    /// What is different from number `from` on.
    Change(Box<Change>),
    /// Who sits where, what is offered, how the clocks stand.
    Table(Box<TableInfo>),
    Chat(Line),
    /// The answer is stored.
    Accepted {
        mark: String,
        n: u32,
    },
    Refused(Refused),
    /// Something happened that a card could respond to. To pass, send `pass`.
    Moment {
        about: Vec<Seen>,
        left: u32,
    },
    /// To spectators, if everybody at the table wants it: the hands after number `n`, some time later.
    Hands {
        n: u32,
        hands: Vec<Vec<CardView>>,
    },
    /// Another game begins there.
    Rematch {
        game: String,
    },
    Announcement {
        text: String,
    },
    Problem(ProblemText),
    Pong,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FullView {
    /// The number of this protocol, see [`PROTOCOL`](super::PROTOCOL).
    pub protocol: u32,
    pub n: u32,
    /// Where the events begin; 0 is the beginning of the game.
    pub since: u32,
    /// Events up to this number are left out, because there are many. The history has them.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub earlier: u32,
    pub view: View,
    pub events: Vec<NumberedEvent>,
    pub table: TableInfo,
    pub chat: Vec<Line>,
    /// When this seat is asked for responses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub settings: Option<Settings>,
    pub words: Words,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Change {
    pub from: u32,
    pub n: u32,
    pub patch: Patch,
    pub events: Vec<NumberedEvent>,
    /// The mark of one's own answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<String>,
    pub clocks: Vec<ClockInfo>,
    /// Those of the view before are void.
    pub words: Words,
}

pub(super) fn is_zero(n: &u32) -> bool {
    *n == 0
}

/// An event and the number of the answer it followed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NumberedEvent {
    #[serde(rename = "after")]
    pub n: u32,
    #[serde(flatten)]
    pub event: SeenEvent,
    /// Its line for the log. Not everything is worth one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refused {
    pub mark: String,
    pub n: u32,
    /// The rule that decides; none if the answer was for another question than the one that stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Why>,
    /// The reason in words, without the rule.
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ChatLine"))]
pub struct Line {
    pub name: String,
    pub text: String,
    pub at: i64,
}

/// What everybody may know about a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableInfo {
    pub id: String,
    pub stage: Stage,
    pub setup: Setup,
    pub created: i64,
    pub started: i64,
    pub seats: Vec<SeatInfo>,
    /// The seat of whoever may start the game and change the seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw_by: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<UndoInfo>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
    pub watching: u32,
    /// The game that follows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// The game cannot be played on as it is: its players decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub broken: Option<BrokenInfo>,
    /// Somebody gives many orders that bring the game no further.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stall: Option<StallInfo>,
}

/// Orders that bring the game no further. The table ends them at some point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StallInfo {
    pub seat: u8,
    /// How many more answers; 0 when the table has ended their orders.
    pub left: u32,
}

/// A stored game that cannot be played on as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BrokenInfo {
    pub why: BrokenWhy,
    /// Whether the game can go on from an earlier point.
    pub can_carry_on: bool,
    /// How many answers would be lost then.
    pub lost: u32,
    /// The seats that want to carry on, and those that want to end it.
    pub carry_on: Vec<u8>,
    pub end: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum BrokenWhy {
    /// Something that was stored cannot be read.
    Damaged,
    /// The cards or the program have changed, and with them the game.
    Changed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    Open,
    Live,
    Over,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    pub seat: u8,
    /// Empty if nobody sits here.
    pub name: String,
    /// The level of a program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<&'static str>,
    pub guest: bool,
    pub here: bool,
    /// Whether a deck was chosen.
    pub ready: bool,
    /// Whether another game is wanted.
    pub again: bool,
    pub shows_hand: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockInfo>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockInfo {
    /// Milliseconds left when this was sent.
    pub left: i64,
    pub running: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UndoInfo {
    pub by: u8,
    /// How many answers would be taken back.
    pub answers: u32,
    /// Whether something hidden has been seen since.
    pub revealed: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameResult {
    pub winners: Vec<u8>,
    pub tied: Vec<u8>,
    pub by: EndedBy,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EndedBy {
    Points,
    EmptyDecks,
    Concession,
    Time,
    Agreement,
    /// The game was closed by whoever runs the server, or by its players because it could not be played on.
    Closed,
    /// Nobody came back.
    Abandoned,
    /// It went on for longer than games do.
    TooLong,
}

impl EndedBy {
    /// Whether nobody has won, lost or tied by it.
    pub fn is_without_result(self) -> bool {
        matches!(
            self,
            EndedBy::Closed | EndedBy::Abandoned | EndedBy::TooLong
        )
    }
}

/// When a player is asked for responses, by the kind of happening (as in events); `other` is for all kinds that are
/// not named.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    pub other: ResponsePreference,
    pub kinds: BTreeMap<Kind, ResponsePreference>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ResponsePreference {
    Always,
    #[default]
    WhenICan,
    Never,
}

impl Settings {
    pub fn of(&self, kind: Kind) -> ResponsePreference {
        self.kinds.get(&kind).copied().unwrap_or(self.other)
    }
}

/// Something that cannot be done.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    pub code: Code,
    pub message: Message,
    /// The rule of the game that decides, if one does.
    pub rule: Option<&'static str>,
    /// The reasons one by one, where there are several.
    pub reasons: Vec<Reason>,
    /// Seconds to wait.
    pub wait: Option<u64>,
}

/// One of the reasons of a problem.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    /// The rule of the game that decides, if one does.
    pub rule: Option<&'static str>,
    pub message: Message,
}

/// One of the reasons of a problem, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ProblemReason"))]
pub struct ReasonText {
    /// The rule of the game that decides, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ProblemCode"))]
#[serde(rename_all = "snake_case")]
pub enum Code {
    Invalid,
    SignIn,
    Forbidden,
    NotFound,
    Conflict,
    TooLarge,
    TooMany,
    Unavailable,
}

/// A problem in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ProblemText {
    pub code: Code,
    /// The rule of the game that decides, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    pub text: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<ReasonText>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wait: Option<u64>,
}

impl Problem {
    pub fn new(code: Code, message: Message) -> Problem {
        Problem {
            code,
            message,
            rule: None,
            reasons: Vec::new(),
            wait: None,
        }
    }

    /// Something that the rules of the game do not allow now.
    pub fn refused(refusal: &Refusal) -> Problem {
        let unnamed = |_: CardId| message!("some-cards", n = 1).into();
        Problem {
            rule: Some(refusal.rule),
            ..Problem::new(Code::Conflict, refusal.why(&unnamed))
        }
    }

    #[must_use]
    pub fn because(mut self, reasons: Vec<Reason>) -> Problem {
        self.reasons = reasons;
        self
    }

    #[must_use]
    pub fn after(mut self, seconds: u64) -> Problem {
        self.wait = Some(seconds);
        self
    }

    pub fn say(&self, lang: Lang) -> ProblemText {
        ProblemText {
            code: self.code,
            rule: self.rule,
            text: self.message.say(lang),
            reasons: self.reasons.iter().map(|reason| reason.say(lang)).collect(),
            wait: self.wait,
        }
    }
}

impl Reason {
    fn say(&self, lang: Lang) -> ReasonText {
        ReasonText {
            rule: self.rule,
            text: self.message.say(lang),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_keeps_its_own_number() {
        let event = engine::Happening::new(Kind::Points).amount(engine::Amount::Points(30));
        let event = engine::Event {
            h: event,
            cards: Vec::new(),
            seen_by: engine::Seats::ALL,
            other_seen_by: engine::Seats::ALL,
            source_seen_by: engine::Seats::ALL,
            from_seen_by: engine::Seats::ALL,
            to_seen_by: engine::Seats::ALL,
            each_seen_by: Vec::new(),
            faces: Vec::new(),
            sides: None,
            score: None,
        };
        let told = NumberedEvent {
            n: 7,
            event: event.seen_from(None),
            text: None,
        };
        let text = serde_json::to_string(&told).expect("JSON");
        assert_eq!(
            text,
            r#"{"after":7,"kind":"Points","amount":{"of":"Points","n":30}}"#
        );
    }
}
