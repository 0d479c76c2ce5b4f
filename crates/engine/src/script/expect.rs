//! Expectations of a script: answers that are refused or allowed, and facts of the game.

use super::part::{Flaw, Part};
use super::run::Stumble;
use super::words::number;
use super::{Problem, Table};
use crate::{Flag, Seat};

/// The facts that can be expected.
const FACTS: &str = "refused RULE: player N: ANSWER; allowed: player N: ANSWER; asked: player N; place of CARD: PLACE; \
                     stopped: CARDS; not stopped: CARDS; completed: CARDS; not completed: CARDS; \
                     score of player N: NUMBER; counters of player N: NUMBER; winner: player N; over";

/// A fact as it is expected and as it is, both in words.
struct Compared {
    expected: String,
    found: String,
}

impl Table {
    pub(super) fn run_expect(&mut self, part: Part<'_>) -> Result<(), Stumble> {
        if let Some(rest) = part.after("refused") {
            return self.expect_refused(rest);
        }
        if let Some(("allowed", line)) = part.split(":").map(|(head, line)| (head.text, line)) {
            let given = self.read_given(line).map_err(|flaw| self.stumble(flaw))?;
            let at = given.at;
            return self.clone().give(given).map_err(|fault| (at, fault));
        }
        let Compared { expected, found } =
            self.read_fact(part).map_err(|flaw| self.stumble(flaw))?;
        if expected == found {
            return Ok(());
        }
        let fact = part.text.to_owned();
        let differs = Problem::Differs {
            fact,
            expected,
            found,
        };
        Err(self.stumble((part.at, differs)))
    }

    /// `2E-ATT-04: player 1: attempt Deep with Wren`. The game is as before, refused or not.
    fn expect_refused(&mut self, part: Part<'_>) -> Result<(), Stumble> {
        let Some((rule, line)) = part.split(":") else {
            let wrong: Result<(), Flaw> = part.wrong("RULE: player N: ANSWER");
            return wrong.map_err(|flaw| self.stumble(flaw));
        };
        let given = self.read_given(line).map_err(|flaw| self.stumble(flaw))?;
        let (at, before) = (given.at, self.game.state().clone());
        // Answers that are accepted on the way to the refused one are tried at another table.
        let single = given.answers.len() == 1;
        let result = match single && self.game.validate(given.seat, &given.answers[0]).is_err() {
            true => self.give(given),
            false => self.clone().give(given),
        };
        if before != *self.game.state() {
            return Err(self.stumble((at, Problem::Changed)));
        }
        let wanted = rule.text.to_owned();
        match result {
            Ok(()) => Err(self.stumble((at, Problem::NotRefused { rule: wanted }))),
            Err(mut fault) => match fault.problem {
                Problem::Refused(refusal) if refusal.rule == wanted => Ok(()),
                Problem::Refused(refusal) => {
                    fault.problem = Problem::OtherRule {
                        rule: wanted,
                        refusal,
                    };
                    Err((rule.at, fault))
                }
                _ => Err((at, fault)),
            },
        }
    }

    fn read_fact(&self, part: Part<'_>) -> Result<Compared, Flaw> {
        if part.text == "over" {
            let found = if self.is_over() { "over" } else { "not over" };
            return compared("over".to_owned(), found.to_owned());
        }
        if part.text.starts_with("place of ") {
            return self.read_place_fact(part);
        }
        let Some((fact, value)) = part.split(":") else {
            return part.wrong(FACTS);
        };
        match fact.text {
            "asked" => {
                let asked = self.game.pending().map(|pending| pending.seat);
                self.compare_player(value, asked)
            }
            "winner" => self.compare_player(value, self.winner().map(super::player)),
            "stopped" => self.compare_flag(value, Flag::Stopped, true),
            "not stopped" => self.compare_flag(value, Flag::Stopped, false),
            "completed" => self.compare_flag(value, Flag::Completed, true),
            "not completed" => self.compare_flag(value, Flag::Completed, false),
            _ => {
                let (what, who) = fact.split(" of ").unwrap_or((fact, fact));
                let count: fn(&Table, u8) -> i16 = match what.text {
                    "score" => Table::score,
                    "counters" => Table::counters,
                    _ => return fact.wrong(FACTS),
                };
                let found = count(self, self.read_player(who)?.0 + 1);
                compared(value.number::<i16>()?.to_string(), found.to_string())
            }
        }
    }

    /// `place of Ann: aboard Wren`. Titles may hold colons of their own.
    fn read_place_fact(&self, part: Part<'_>) -> Result<Compared, Flaw> {
        let sense = |fact: Part<'_>, place: Part<'_>| {
            let card = fact.after("place").and_then(|rest| rest.after("of"));
            card.is_some_and(|card| self.read_card(card).is_ok()) && self.read_place(place).is_ok()
        };
        let Some((fact, place)) = Table::split_at(part, ":", sense) else {
            return part.wrong("place of CARD: PLACE");
        };
        let card = fact.after("place").and_then(|rest| rest.after("of"));
        let card = self.read_card(card.unwrap_or(fact))?;
        let (place, found) = (self.read_place(place)?, self.game.state().card(card).place);
        compared(self.place_words(place), self.place_words(found))
    }

    fn compare_player(&self, value: Part<'_>, found: Option<Seat>) -> Result<Compared, Flaw> {
        let words = |seat: Seat| format!("player {}", number(seat));
        let expected = words(self.read_player(value)?);
        compared(expected, found.map_or("nobody".to_owned(), words))
    }

    /// The cards that have the flag, or those that do not.
    fn compare_flag(&self, value: Part<'_>, flag: Flag, on: bool) -> Result<Compared, Flaw> {
        let cards = self.read_cards(value)?;
        let mut found = cards.clone();
        found.retain(|card| self.game.state().card(*card).is(flag) == on);
        let words = |cards: &[crate::CardId]| match cards {
            [] => "nothing".to_owned(),
            cards => self.exact_names(cards).join("; "),
        };
        compared(words(&cards), words(&found))
    }
}

fn compared(expected: String, found: String) -> Result<Compared, Flaw> {
    Ok(Compared { expected, found })
}
