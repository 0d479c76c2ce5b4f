//! A game being played here: who answers for which seat, what each has seen, and the way back.

use super::bot::Bot;
use super::names::Names;
use super::narrate::{self, Entry};
use super::record::Recorder;
use crate::failure::io_error;
use engine::kernel::view::View;
use engine::{Answer, Event, Game, Refusal, Seat, SeenEvent};
use locale::{Lang, say};

/// Who answers for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    Human,
    Bot,
}

#[derive(Debug)]
pub struct Session {
    lang: Lang,
    game: Game,
    controls: Vec<Control>,
    bot: Bot,
    /// One log a seat: each holds what that seat saw.
    logs: Vec<Vec<Entry>>,
    /// Lines of each log at the last answer of its seat.
    marks: Vec<usize>,
    /// A copy of everything before each answer of a human.
    before: Vec<Checkpoint>,
    recorder: Recorder,
    /// Why the replay could not be written, once.
    trouble: Option<String>,
}

#[derive(Debug)]
struct Checkpoint {
    seat: Seat,
    game: Game,
    bot: Bot,
    lengths: Vec<usize>,
    marks: Vec<usize>,
    answers: usize,
}

/// Why there is no way back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoUndo {
    Nothing,
    /// Another human has chosen since (their choice cannot be taken back for them).
    Chosen(Seat),
}

impl Session {
    pub fn new(
        lang: Lang,
        mut game: Game,
        controls: Vec<Control>,
        bot_seed: u64,
        recorder: Recorder,
    ) -> Session {
        game.set_log(true);
        let seats = controls.len();
        // The first turn began before anybody listened.
        let state = game.state();
        let log = |seat: u8| {
            let names = Names::new(lang, game.table(), Some(Seat(seat)));
            vec![narrate::turn(names, state.active, state.turn)]
        };
        let logs = (0..seats as u8).map(log).collect();
        Session {
            lang,
            logs,
            game,
            controls,
            bot: Bot::new(bot_seed),
            marks: vec![0; seats],
            before: Vec::new(),
            recorder,
            trouble: None,
        }
    }

    /// The rules, for questions about what a seat may know. What is drawn comes from [`Session::view`].
    pub fn game(&self) -> &Game {
        &self.game
    }
    pub fn view(&self, seat: Seat) -> View {
        self.game.view(Some(seat))
    }
    pub fn names(&self, seat: Seat) -> Names<'_> {
        Names::new(self.lang, self.game.table(), Some(seat))
    }
    pub fn log(&self, seat: Seat) -> &[Entry] {
        &self.logs[seat.index()]
    }
    /// Where in the log the news since the seat's last answer begin.
    pub fn news(&self, seat: Seat) -> usize {
        self.marks[seat.index()]
    }
    pub fn control(&self, seat: Seat) -> Control {
        self.controls[seat.index()]
    }
    pub fn humans(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = (0..self.controls.len() as u8).map(Seat);
        seats.filter(|s| self.control(*s) == Control::Human)
    }
    pub fn lang(&self) -> Lang {
        self.lang
    }
    pub fn seed(&self) -> u64 {
        self.recorder.replay.header.seed
    }
    pub fn asked(&self) -> Option<Seat> {
        self.game.pending().map(|p| p.seat)
    }

    /// A human's answer. A refused one changes nothing.
    pub fn answer(&mut self, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        self.game.validate(seat, &answer)?;
        self.before.push(Checkpoint {
            seat,
            game: self.game.clone(),
            bot: self.bot.clone(),
            lengths: self.logs.iter().map(Vec::len).collect(),
            marks: self.marks.clone(),
            answers: self.recorder.replay.len(),
        });
        self.marks[seat.index()] = self.logs[seat.index()].len();
        self.apply(seat, answer)
    }

    /// Lets the simple players answer until a human is asked or the game is over.
    pub fn run_bots(&mut self) {
        while self
            .asked()
            .is_some_and(|s| self.control(s) == Control::Bot)
        {
            let Some((seat, answer)) = self.bot.answer(&self.game) else {
                return;
            };
            if self.apply(seat, answer).is_err() {
                return;
            }
        }
    }

    fn apply(&mut self, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        self.game.answer(seat, answer.clone())?;
        self.recorder.replay.push(seat, answer, &self.game);
        let saved = self.recorder.save();
        self.note(saved);
        let events = self.game.take_events();
        for index in 0..self.logs.len() {
            let lines = self.lines(Seat(index as u8), &events);
            self.logs[index].extend(lines);
        }
        Ok(())
    }

    fn lines(&self, seat: Seat, events: &[Event]) -> Vec<Entry> {
        let seen: Vec<SeenEvent> = events.iter().map(|e| e.seen_from(Some(seat))).collect();
        narrate::tell(self.names(seat), &seen)
    }

    /// Back to before the seat's last answer.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        match self.before.last() {
            None => return Err(NoUndo::Nothing),
            Some(last) if last.seat != seat => return Err(NoUndo::Chosen(last.seat)),
            Some(_) => {}
        }
        let Some(last) = self.before.pop() else {
            return Err(NoUndo::Nothing);
        };
        self.game = last.game;
        self.bot = last.bot;
        self.marks = last.marks;
        let saved = self.recorder.truncate(last.answers);
        self.note(saved);
        for (log, length) in self.logs.iter_mut().zip(last.lengths) {
            log.truncate(length);
        }
        Ok(())
    }

    fn note(&mut self, saved: std::io::Result<()>) {
        if let Err(error) = saved {
            self.trouble = Some(say!(
                self.lang,
                "replay-not-written",
                why = io_error(&error)
            ));
        }
    }

    /// What went wrong with the replay file since the last call.
    pub fn trouble(&mut self) -> Option<String> {
        self.trouble.take()
    }

    #[cfg(test)]
    pub fn replay(&self) -> &engine::kernel::replay::Replay {
        &self.recorder.replay
    }
}
