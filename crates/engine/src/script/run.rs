//! Playing a script line by line.

use super::part::{Flaw, Part};
use super::{Fault, Mode, Table};
use crate::{Answer, Seat};

/// The words a line begins with.
const LINES: &str = "player N: ANSWER; turn of player N; expect FACT";

/// Plays a script at a table and checks what it expects. Strict: a line that waits for a turn does not answer for
/// anybody.
///
/// The table is left where the fault happened; the line at fault has changed nothing.
pub fn run(table: &mut Table, text: &str) -> Result<(), Fault> {
    run_in(Mode::Strict, table, text)
}

/// Plays a script as [`run`] does, in this mode.
pub fn run_in(mode: Mode, table: &mut Table, text: &str) -> Result<(), Fault> {
    let before = std::mem::replace(&mut table.mode, mode);
    let done = text
        .lines()
        .enumerate()
        .try_for_each(|(n, line)| table.run_line(n + 1, line));
    table.mode = before;
    done
}

/// A fault, and where in the line it is.
pub(super) type Stumble = (usize, Fault);

/// Answers of one player, and where in the line they are.
pub(super) struct Given {
    pub seat: Seat,
    pub answers: Vec<Answer>,
    pub at: usize,
}

impl Table {
    fn run_line(&mut self, n: usize, text: &str) -> Result<(), Fault> {
        let code = text.find("//").map_or(text, |at| &text[..at]);
        let line = Part::line(code);
        if line.is_empty() || line.text.starts_with('#') {
            return Ok(());
        }
        let (first, rest) = line.word();
        let done = match first.text {
            "player" => self.run_answer(line),
            "turn" => self.run_turn(rest),
            "expect" => self.run_expect(rest),
            _ => first.wrong(LINES).map_err(|flaw| self.stumble(flaw)),
        };
        done.map_err(|(at, fault)| fault.at(n, text[..at].chars().count() + 1))
    }

    pub(super) fn stumble(&self, (at, problem): Flaw) -> Stumble {
        (at, self.fault(problem))
    }

    // --- answers -------------------------------------------------------------------------------

    /// `player 1: play Ann at Earth`.
    pub(super) fn read_given(&self, line: Part<'_>) -> Result<Given, Flaw> {
        let Some((who, answer)) = line.split(":") else {
            return line.wrong("player N: ANSWER");
        };
        let seat = self.read_player(who)?;
        Ok(Given {
            seat,
            answers: self.read_answers(answer)?,
            at: answer.at,
        })
    }

    fn run_answer(&mut self, line: Part<'_>) -> Result<(), Stumble> {
        let given = self.read_given(line).map_err(|flaw| self.stumble(flaw))?;
        let at = given.at;
        self.give(given).map_err(|fault| (at, fault))
    }

    /// Gives all answers or none.
    pub(super) fn give(&mut self, given: Given) -> Result<(), Fault> {
        let before = (given.answers.len() > 1).then(|| (self.game.clone(), self.events.len()));
        for answer in given.answers {
            if let Err(fault) = self.try_answer_as(given.seat, answer) {
                if let Some((game, events)) = before {
                    self.game = game;
                    self.events.truncate(events);
                }
                return Err(fault);
            }
        }
        Ok(())
    }

    /// `turn of player 2`: the play segment of a turn of that player, here or, in lenient mode, later.
    fn run_turn(&mut self, rest: Part<'_>) -> Result<(), Stumble> {
        let seat = match rest.after("of") {
            Some(who) => self.read_player(who),
            None => rest.wrong("of player N"),
        };
        let seat = seat.map_err(|flaw| self.stumble(flaw))?;
        let until = self.try_until_turn_of(seat.0 + 1);
        until.map_err(|fault| (rest.at, fault))
    }
}
