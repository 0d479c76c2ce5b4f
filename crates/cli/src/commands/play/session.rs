//! A game being played here: who answers for which seat, what each has seen, and the way back.

use super::bot::Bot;
use super::names::Names;
use super::narrate::{self, Entry};
use super::record::Recorder;
use engine::kernel::view::View;
use engine::{Answer, Event, Game, Refusal, Seat, SeenEvent};

/// Who answers for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    Human,
    Bot,
}

#[derive(Debug)]
pub struct Session {
    game: Game,
    controls: Vec<Control>,
    bot: Bot,
    /// One log a seat: each holds what that seat saw.
    logs: Vec<Vec<Entry>>,
    /// Lines of each log at the last answer of its seat.
    marks: Vec<usize>,
    answers: Vec<(Seat, Answer)>,
    /// A copy of everything before each answer of a human.
    before: Vec<Checkpoint>,
    recorder: Option<Recorder>,
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
    pub fn new(mut game: Game, controls: Vec<Control>, bot_seed: u64) -> Session {
        game.set_log(true);
        let seats = controls.len();
        Session {
            game,
            controls,
            bot: Bot::new(bot_seed),
            logs: vec![Vec::new(); seats],
            marks: vec![0; seats],
            answers: Vec::new(),
            before: Vec::new(),
            recorder: None,
        }
    }

    pub fn record_to(&mut self, recorder: Recorder) -> std::io::Result<()> {
        recorder.write(&self.answers)?;
        self.recorder = Some(recorder);
        Ok(())
    }

    /// The rules, for questions about what a seat may know. What is drawn comes from [`Session::view`].
    pub fn game(&self) -> &Game {
        &self.game
    }
    pub fn view(&self, seat: Seat) -> View {
        self.game.view(Some(seat))
    }
    pub fn names(&self, seat: Seat) -> Names<'_> {
        Names::new(self.game.table(), Some(seat))
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
            answers: self.answers.len(),
        });
        self.marks[seat.index()] = self.logs[seat.index()].len();
        self.apply(seat, answer)
    }

    /// Lets the simple players answer until a human is asked or the game is over.
    pub fn run_bots(&mut self) {
        while self.asked().is_some_and(|s| self.control(s) == Control::Bot) {
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
        self.answers.push((seat, answer));
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
        self.answers.truncate(last.answers);
        for (log, length) in self.logs.iter_mut().zip(last.lengths) {
            log.truncate(length);
        }
        Ok(())
    }

    /// Writes the replay, if one was asked for.
    pub fn save(&self) -> std::io::Result<()> {
        match &self.recorder {
            Some(recorder) => recorder.write(&self.answers),
            None => Ok(()),
        }
    }
}
