//! A game being played here: who answers for which seat, what each has seen, and the way back.

use super::names::Names;
use super::narrate::{self, Entry};
use super::record::Recorder;
use super::summary::{self, Turn};
use crate::failure::io_error;
use bots::{Bot, Level};
use engine::View;
use engine::random::RandomPlayer;
use engine::{Answer, Event, Game, Refusal, Seat, SeenEvent};
use locale::{Lang, say};
use std::time::Duration;

/// The time a bot may think about one answer.
pub const LIMIT: Duration = match cfg!(test) {
    true => Duration::from_millis(20),
    false => Duration::from_secs(5),
};

/// The control of a seat: a person or a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    Human,
    Bot(Level),
}

impl Control {
    pub fn is_human(self) -> bool {
        self == Control::Human
    }
}

#[derive(Debug)]
pub struct Session {
    lang: Lang,
    game: Game,
    controls: Vec<Control>,
    /// The bots of their seats.
    bots: Vec<Option<Bot>>,
    /// One log a seat: each holds what that seat saw.
    logs: Vec<Log>,
    /// The last answer step by step, from the table before it on.
    steps: Vec<Step>,
    /// The active player and the number of the turn that the logs begin with.
    first: (Seat, u16),
    /// The length of each log at the last answer of its seat.
    marks: Vec<Mark>,
    /// A copy of everything before each answer of a human.
    before: Vec<Checkpoint>,
    recorder: Recorder,
    /// The names of the decks that were chosen at random.
    decks: Vec<String>,
    /// The error of writing the replay, shown once.
    trouble: Option<String>,
}

/// The log of one seat: the lines it read, and the events it saw.
#[derive(Debug, Default)]
struct Log {
    lines: Vec<Entry>,
    /// For each line, how many events had happened when it was told.
    by_then: Vec<usize>,
    seen: Vec<SeenEvent>,
}

/// The table when so many events of the game had happened.
#[derive(Debug)]
struct Step {
    events: usize,
    game: Game,
}

/// A place in a log.
#[derive(Clone, Copy, Debug, Default)]
struct Mark {
    lines: usize,
    seen: usize,
}

impl Log {
    fn end(&self) -> Mark {
        Mark {
            lines: self.lines.len(),
            seen: self.seen.len(),
        }
    }

    /// The number of events that the first `lines` lines are about.
    fn told(&self, lines: usize) -> usize {
        match lines.checked_sub(1) {
            None => 0,
            Some(last) if lines < self.lines.len() => self.by_then[last],
            Some(_) => self.seen.len(),
        }
    }

    fn truncate(&mut self, to: Mark) {
        self.lines.truncate(to.lines);
        self.by_then.truncate(to.lines);
        self.seen.truncate(to.seen);
    }
}

#[derive(Debug)]
struct Checkpoint {
    seat: Seat,
    game: Game,
    bots: Vec<Option<Bot>>,
    ends: Vec<Mark>,
    marks: Vec<Mark>,
    answers: usize,
}

/// The reason that nothing can be undone.
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
            Log {
                lines: vec![narrate::turn(names, state.active, state.turn)],
                by_then: vec![0],
                seen: Vec::new(),
            }
        };
        let logs = (0..seats as u8).map(log).collect();
        let first = (state.active, state.turn);
        let bot = |(seat, control): (u64, &Control)| match control {
            Control::Human => None,
            Control::Bot(level) => {
                Some(Bot::new(*level, bot_seed.wrapping_add(seat)).within(LIMIT))
            }
        };
        let bots = (0..).zip(&controls).map(bot).collect();
        Session {
            lang,
            logs,
            steps: Vec::new(),
            game,
            controls,
            bots,
            first,
            marks: vec![Mark::default(); seats],
            before: Vec::new(),
            recorder,
            decks: Vec::new(),
            trouble: None,
        }
    }

    #[must_use]
    pub fn with_decks(mut self, decks: Vec<String>) -> Session {
        self.decks = decks;
        self
    }

    pub fn decks(&self) -> &[String] {
        &self.decks
    }
    /// Nobody at the keyboard has answered yet.
    pub fn is_new(&self) -> bool {
        self.before.is_empty()
    }

    /// The rules, for questions about what a seat may know. What is drawn comes from [`Session::view`].
    pub fn game(&self) -> &Game {
        &self.game
    }
    pub fn view(&self, seat: Seat) -> View {
        self.game.view(Some(seat))
    }
    /// The game as it was when so many lines of the seat's log had been told. Goes back to before the last answer.
    pub fn game_at(&self, seat: Seat, lines: usize) -> &Game {
        let log = &self.logs[seat.index()];
        let told = log.told(lines);
        let step = self.steps.iter().find(|step| step.events >= told);
        step.filter(|_| lines < log.lines.len())
            .map_or(&self.game, |step| &step.game)
    }
    pub fn names(&self, seat: Seat) -> Names<'_> {
        Names::new(self.lang, self.game.table(), Some(seat))
    }
    pub fn log(&self, seat: Seat) -> &[Entry] {
        &self.logs[seat.index()].lines
    }
    /// The position of the first line of the log since the seat's last answer.
    pub fn news(&self, seat: Seat) -> usize {
        self.marks[seat.index()].lines
    }
    /// The turns of the game as the seat's first lines tell them, the running one last.
    pub fn turns(&self, seat: Seat, lines: usize) -> Vec<Turn> {
        let log = &self.logs[seat.index()];
        let told = &log.seen[..log.told(lines)];
        summary::turns(self.names(seat), self.first, told)
    }
    /// The turns of others that have ended since the seat's last answer.
    pub fn turns_since(&self, seat: Seat) -> Vec<Turn> {
        let mark = self.marks[seat.index()].seen;
        let all = self.log(seat).len();
        let turns = self.turns(seat, all).into_iter();
        turns
            .filter(|turn| turn.who != seat && turn.ends.is_some_and(|end| end >= mark))
            .collect()
    }
    pub fn control(&self, seat: Seat) -> Control {
        self.controls[seat.index()]
    }
    pub fn humans(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = (0..self.controls.len() as u8).map(Seat);
        seats.filter(|s| self.control(*s).is_human())
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
        let before = Checkpoint {
            seat,
            game: self.game.clone(),
            bots: self.bots.clone(),
            ends: self.logs.iter().map(Log::end).collect(),
            marks: self.marks.clone(),
            answers: self.recorder.replay.len(),
        };
        self.apply(seat, answer)?;
        self.marks[seat.index()] = before.ends[seat.index()];
        self.before.push(before);
        Ok(())
    }

    /// The bot that is asked.
    pub fn asked_bot(&self) -> Option<&Bot> {
        self.bots[self.asked()?.index()].as_ref()
    }

    /// Takes the answer that the asked bot has found, and the bot as it is after it.
    pub fn bot_answers(&mut self, bot: Bot, answer: Option<Answer>) {
        let Some(seat) = self.asked() else { return };
        self.bots[seat.index()] = Some(bot);
        if answer.is_some_and(|answer| self.apply(seat, answer).is_ok()) {
            return;
        }
        // A bot without a legal answer would be a mistake of the bot. The game goes on all the same.
        if let Some((seat, answer)) = RandomPlayer::new(self.seed()).answer(&self.game) {
            // Every offered answer is accepted.
            let _ = self.apply(seat, answer);
        }
    }

    /// Lets the bots answer until a human is asked or the game is over.
    pub fn run_bots(&mut self) {
        while let Some(mut bot) = self.asked_bot().cloned() {
            let answer = bot.answer(&self.game).map(|(_, answer)| answer);
            self.bot_answers(bot, answer);
        }
    }

    /// The number of answers in the game.
    pub fn answers(&self) -> usize {
        self.recorder.replay.len()
    }

    fn apply(&mut self, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        let before = self.logs.first().map_or(0, |log| log.seen.len());
        let mut steps = vec![Step {
            events: before,
            game: self.game.clone(),
        }];
        let look = |game: &Game, events: &[Event]| {
            steps.push(Step {
                events: before + events.len(),
                game: game.clone(),
            });
        };
        self.game.answer_watched(seat, answer.clone(), look)?;
        self.steps = steps;
        self.recorder.replay.push(seat, answer, &self.game);
        let saved = self.recorder.save();
        self.note(saved);
        let events = self.game.take_events();
        for index in 0..self.logs.len() {
            let seat = Seat(index as u8);
            let seen: Vec<SeenEvent> = events.iter().map(|e| e.seen_from(Some(seat))).collect();
            let told = narrate::tell(self.names(seat), &seen);
            let log = &mut self.logs[index];
            for (line, events) in told {
                log.lines.push(line);
                log.by_then.push(before + events);
            }
            log.seen.extend(seen);
        }
        Ok(())
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
        self.steps.clear();
        self.bots = last.bots;
        self.marks = last.marks;
        let saved = self.recorder.truncate(last.answers);
        self.note(saved);
        for (log, end) in self.logs.iter_mut().zip(last.ends) {
            log.truncate(end);
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

    /// Takes the error of the replay file since the last call.
    pub fn trouble(&mut self) -> Option<String> {
        self.trouble.take()
    }

    #[cfg(test)]
    pub fn replay(&self) -> &engine::Replay {
        &self.recorder.replay
    }
}
