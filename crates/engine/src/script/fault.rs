//! The reasons a script stops: where, what was asked, and what would have been accepted.

use crate::Refusal;
use locale::{Message, message};
use std::fmt;

/// The reason a script stops, or an answer given by name is not accepted.
///
/// Its text has the place, the answer, the question that stands, and what would have been accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line of the script, counted from 1; 0 if the answer did not come from a script.
    pub line: usize,
    /// The column of the word at fault, counted from 1; 0 if the answer did not come from a script.
    pub column: usize,
    /// The reason.
    pub problem: Problem,
    /// The question and the answer when it happened.
    pub moment: Box<Moment>,
}

/// The question that stood when a fault happened. Everything is in the words of scripts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// The answer that was tried, if it was understood.
    pub answer: Option<String>,
    /// The pending question; none when the game is over.
    pub asked: Option<String>,
    /// The lines that would have been accepted.
    pub accepted: Vec<String>,
}

/// The reason of a [`Fault`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The game is over, so nobody is asked anything.
    NobodyAsked,
    /// A rule refuses the answer.
    Refused(Refusal),
    /// The answer was expected to be refused, and is accepted.
    NotRefused {
        /// The rule that was expected to refuse it.
        rule: String,
    },
    /// The answer is refused by another rule than expected.
    OtherRule {
        /// The rule that was expected to refuse it.
        rule: String,
        /// The refusal there was.
        refusal: Refusal,
    },
    /// A refused answer changed the game: a mistake in the engine.
    Changed,
    /// No card has this name.
    NoCard {
        /// The name as it was written.
        name: String,
        /// The name that may have been meant.
        meant: Option<String>,
        /// The labels and titles there are.
        names: Vec<String>,
    },
    /// Several cards have this name.
    SeveralCards {
        /// The name as it was written.
        name: String,
        /// A name for each of the cards that means no other.
        names: Vec<String>,
    },
    /// The card is not a mission, and has no surface or orbit.
    NoMission {
        /// The name as it was written.
        name: String,
    },
    /// Nobody can be there: the card is neither a ship nor a mission.
    NoPlace {
        /// The name as it was written.
        name: String,
    },
    /// There is no such player.
    NoPlayer {
        /// The number as it was written.
        word: String,
        /// The number of players.
        players: u8,
    },
    /// The word is not part of the script language here.
    Word {
        /// The word as it was written; empty where a word is missing.
        word: String,
        /// The words that are understood here.
        words: &'static str,
    },
    /// The question has no such option.
    NoOption {
        /// The option as it was written.
        word: String,
    },
    /// Several uses of the card are on offer.
    SeveralUses {
        /// The card.
        card: String,
    },
    /// A strict script meets a question on its way to a turn and does not answer it.
    Skipped {
        /// The player whose turn the script waits for.
        player: u8,
    },
    /// A question that no harmless answer is known for stands between here and the turn.
    CannotSkip {
        /// The player whose turn the script waits for.
        player: u8,
    },
    /// The turn does not come.
    NeverComes {
        /// The player whose turn the script waits for.
        player: u8,
    },
    /// Something is not as the script expects it.
    Differs {
        /// The fact, in the words of the script.
        fact: String,
        /// The value that was expected.
        expected: String,
        /// The value it has.
        found: String,
    },
}

impl Fault {
    /// The reason with its place, without the question.
    pub fn message(&self) -> Message {
        let what = self.problem.message();
        match self.line {
            0 => what,
            line => message!("at-place", line = line, column = self.column, what = what),
        }
    }

    /// Adds the place in the script.
    pub(super) fn at(mut self, line: usize, column: usize) -> Fault {
        (self.line, self.column) = (line, column);
        self
    }

    /// Adds the answer that was tried.
    pub(super) fn answering(mut self, answer: String) -> Fault {
        self.moment.answer = Some(answer);
        self
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message())?;
        if let Some(answer) = &self.moment.answer {
            write!(f, "\n{}", message!("script-answer", answer = answer))?;
        }
        if let Some(asked) = &self.moment.asked {
            write!(f, "\n{}", message!("script-asked", asked = asked))?;
        }
        if !self.moment.accepted.is_empty() {
            write!(f, "\n{}", message!("script-accepted"))?;
        }
        for line in &self.moment.accepted {
            write!(f, "\n  {line}")?;
        }
        Ok(())
    }
}
impl std::error::Error for Fault {}

impl Problem {
    /// The reason as a message.
    pub fn message(&self) -> Message {
        match self {
            Problem::NobodyAsked => message!("script-nobody-asked"),
            Problem::Refused(refusal) => message!("script-refused", why = refusal.message()),
            Problem::NotRefused { rule } => message!("script-not-refused", rule = rule),
            Problem::OtherRule { rule, refusal } => {
                message!("script-other-rule", rule = rule, why = refusal.message())
            }
            Problem::Changed => message!("script-changed"),
            Problem::NoCard { name, meant, names } => no_card(name, meant.as_ref(), names),
            Problem::SeveralCards { name, names } => {
                message!(
                    "script-several-cards",
                    name = name,
                    names = names.join("; ")
                )
            }
            Problem::NoMission { name } => message!("script-no-mission", name = name),
            Problem::NoPlace { name } => message!("script-no-place", name = name),
            Problem::NoPlayer { word, players } => {
                message!("script-no-player", word = word, players = *players)
            }
            Problem::Word { word, words } if word.is_empty() => {
                message!("script-word-missing", words = *words)
            }
            Problem::Word { word, words: "" } => message!("script-too-much", word = word),
            Problem::Word { word, words } => message!("script-word", word = word, words = *words),
            Problem::NoOption { word } => message!("script-no-option", word = word),
            Problem::SeveralUses { card } => message!("script-several-uses", card = card),
            Problem::Skipped { player } => message!("script-skipped", player = *player),
            Problem::CannotSkip { player } => message!("script-cannot-skip", player = *player),
            Problem::NeverComes { player } => message!("script-never-comes", player = *player),
            Problem::Differs {
                fact,
                expected,
                found,
            } => message!(
                "script-differs",
                fact = fact,
                expected = expected,
                found = found
            ),
        }
    }
}

fn no_card(name: &String, meant: Option<&String>, names: &[String]) -> Message {
    let there = names.join("; ");
    match meant {
        Some(meant) => message!(
            "script-no-card-but",
            name = name,
            meant = meant,
            names = there
        ),
        None => message!("script-no-card", name = name, names = there),
    }
}
