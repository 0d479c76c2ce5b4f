//! While others play: bots think beside the screen, and what they do is shown step by step.

use super::app::App;
use super::names::Names;
use super::pace::Pace;
use super::session::{Control, LIMIT};
use super::sheet::{Sheet, Target};
use super::{names, theme};
use bots::{Advice, Bot, Level};
use engine::{Answer, Game, Seat};
use locale::{message, say};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// The interval between checks whether a bot has finished thinking.
const GLANCE: Duration = Duration::from_millis(40);
/// The time by which a key may come too late.
const LATE: Duration = Duration::from_millis(300);

/// The way the answers of bots reach the table.
#[derive(Debug, Default)]
pub enum Play {
    /// All at once, before anything else happens.
    #[default]
    AtOnce,
    Live(Live),
}

/// Bots think in threads of their own; the terminal asks again and again what there is to show.
#[derive(Debug)]
pub struct Live {
    pace: Pace,
    thought: Option<Thought<Option<Answer>>>,
    /// When the next step may be shown.
    next: Instant,
    /// The seat that answered last.
    acting: Option<Seat>,
    /// The player wants to go on: no pauses until somebody at the keyboard is asked.
    hurried: bool,
    /// Until then a key that was meant to hurry answers nothing.
    guard: Option<Instant>,
}

/// Something a bot thinks about since some time.
#[derive(Debug)]
pub struct Thought<T> {
    /// Answers of the game it was begun at.
    at: usize,
    since: Instant,
    thread: JoinHandle<(Bot, T)>,
}

impl<T: Send + 'static> Thought<T> {
    fn new(at: usize, mut bot: Bot, game: Game, ask: fn(&mut Bot, &Game) -> T) -> Thought<T> {
        let think = move || {
            let found = ask(&mut bot, &game);
            (bot, found)
        };
        Thought {
            at,
            since: Instant::now(),
            thread: std::thread::spawn(think),
        }
    }

    fn finish(self) -> (Bot, T) {
        match self.thread.join() {
            Ok(found) => found,
            // A mistake of a bot is one of the program.
            Err(panic) => std::panic::resume_unwind(panic),
        }
    }
}

impl Live {
    pub fn new(pace: Pace) -> Live {
        Live {
            pace,
            thought: None,
            next: Instant::now(),
            acting: None,
            hurried: false,
            guard: None,
        }
    }
}

fn answer(bot: &mut Bot, game: &Game) -> Option<Answer> {
    bot.answer(game).map(|(_, answer)| answer)
}

fn advise(bot: &mut Bot, game: &Game) -> Option<Advice> {
    bot.advise(game)
}

impl App {
    /// Others play, or there are steps of theirs to be shown.
    pub fn watches(&self) -> bool {
        let behind = self.shown < self.session.log(self.seat).len();
        matches!(self.play, Play::Live(_)) && (behind || self.session.asked_bot().is_some())
    }

    /// The time the terminal may wait for a key.
    pub fn patience(&self) -> Duration {
        match self.watches() || self.advice.is_some() {
            true => GLANCE,
            false => Duration::from_millis(200),
        }
    }

    /// Shows what there is to show by now. True if the screen may be another.
    pub fn tick(&mut self, now: Instant) -> bool {
        let advised = self.take_advice();
        // Nothing moves on behind a sheet that is being read.
        if !self.watches() || self.quitting || !self.sheets.is_empty() {
            return advised || self.advice.is_some();
        }
        self.think();
        let behind = self.session.log(self.seat).len() - self.shown;
        let Play::Live(live) = &mut self.play else {
            return advised;
        };
        let at_once = live.hurried || live.pace == Pace::OFF;
        if behind > 0 && (at_once || now >= live.next) {
            live.next = now + live.pace.0;
            self.shown += if at_once { behind } else { 1 };
            self.see();
        } else if behind == 0
            && let Some(thought) = live.thought.take_if(|thought| thought.thread.is_finished())
        {
            let (bot, answer) = thought.finish();
            live.acting = self.session.asked();
            self.session.bot_answers(bot, answer);
            self.see();
        }
        if !self.watches() {
            self.settle();
        }
        true
    }

    /// Begins to think for the bot that is asked.
    fn think(&mut self) {
        let Play::Live(live) = &mut self.play else {
            return;
        };
        let at = self.session.answers();
        if let (None, Some(bot)) = (&live.thought, self.session.asked_bot()) {
            let game = self.session.game().clone();
            live.thought = Some(Thought::new(at, bot.clone(), game, answer));
        }
    }

    /// No pauses from here to the next question to somebody at the keyboard.
    pub fn hurry(&mut self) {
        if let Play::Live(live) = &mut self.play {
            live.hurried = true;
        }
    }

    /// Somebody at the keyboard is asked: pauses are welcome again.
    pub(super) fn rest(&mut self) {
        if let Play::Live(live) = &mut self.play {
            live.guard = live.hurried.then(|| Instant::now() + LATE);
            live.hurried = false;
        }
    }

    /// Whether a key comes so early that it was still meant to hurry.
    pub(super) fn is_late(&self) -> bool {
        match &self.play {
            Play::AtOnce => false,
            Play::Live(live) => live.guard.is_some_and(|guard| Instant::now() < guard),
        }
    }

    /// Forgets the running thought, since its question was undone.
    pub(super) fn forget(&mut self) {
        self.advice = None;
        if let Play::Live(live) = &mut self.play {
            live.thought = None;
        }
    }

    /// The heading that names the player whose turn is shown.
    pub fn whose_play(&self) -> String {
        let lang = self.lang();
        let (Play::Live(live), Some(asked)) = (&self.play, self.session.asked()) else {
            return String::new();
        };
        let behind = self.shown < self.session.log(self.seat).len();
        let who = |seat| self.called(seat);
        let attempt = self.view.second().attempt.as_ref().map(|a| {
            let mission = self.names().title(a.mission);
            match a.attempter == self.seat {
                true => say!(lang, "your-attempt", mission = mission),
                false => say!(
                    lang,
                    "attempt-of",
                    who = who(a.attempter),
                    mission = mission
                ),
            }
        });
        let now = match (live.acting, self.thinking_since()) {
            // The attempt is told, whoever answered last.
            (Some(_), _) if behind && attempt.is_some() => None,
            (Some(seat), _) if behind => Some(say!(lang, "is-playing", who = who(seat))),
            (_, 0) => Some(say!(lang, "is-thinking", who = who(asked))),
            (_, n) => Some(say!(lang, "is-thinking-since", who = who(asked), n = n)),
        };
        let parts: Vec<String> = attempt.into_iter().chain(now).collect();
        parts.join(" · ")
    }

    /// Seconds that the asked bot has been thinking.
    fn thinking_since(&self) -> u32 {
        match &self.play {
            Play::Live(Live {
                thought: Some(thought),
                ..
            }) => u32::try_from(thought.since.elapsed().as_secs()).unwrap_or(u32::MAX),
            _ => 0,
        }
    }

    /// Asks the strongest bot what it would do here.
    pub fn ask_for_advice(&mut self) {
        if self.advice.is_some() {
            return;
        }
        if self.prompt.is_none() || self.session.asked() != Some(self.seat) {
            self.message = Some(say!(self.lang(), "hint-not-asked"));
            return;
        }
        let at = self.session.answers();
        let seed = self.session.seed().wrapping_add(at as u64);
        let mut bot = Bot::new(Level::Admiral, seed).within(LIMIT);
        let game = self.session.game().clone();
        match self.play {
            Play::AtOnce => {
                if let Some(advice) = bot.advise(&game) {
                    self.show_advice(&advice);
                }
            }
            Play::Live(_) => self.advice = Some(Thought::new(at, bot, game, advise)),
        }
    }

    /// Shows the advice if it has come and still concerns the question. True if something has changed.
    fn take_advice(&mut self) -> bool {
        let here = (self.session.answers(), self.prompt.is_some());
        let stale = |asked: &mut Thought<_>| (asked.at, true) != here;
        if self.advice.take_if(stale).is_some() {
            return true;
        }
        let finished = |asked: &mut Thought<_>| asked.thread.is_finished();
        let Some(asked) = self.advice.take_if(finished) else {
            return false;
        };
        if let (_, Some(advice)) = asked.finish() {
            self.show_advice(&advice);
        }
        true
    }

    /// A player with the level of their bot: `Player 2 (Ensign)`.
    pub fn called(&self, seat: Seat) -> String {
        let names = self.names();
        match self.session.control(seat) {
            Control::Bot(level) if !names.is_me(seat) => {
                let level = level.message().say(names.lang);
                let who = names.subject(seat);
                say!(names.lang, "player-of-level", who = who, level = level)
            }
            _ => names.subject(seat),
        }
    }

    /// Summaries of the other players' turns since the last answer from here, one paragraph each.
    pub(super) fn what_happened(&self) -> Vec<String> {
        let turns = self.session.turns_since(self.seat);
        turns.iter().map(|turn| self.in_short(turn)).collect()
    }

    /// The last turn of every other player, the newest last.
    pub fn last_turns(&self) -> Sheet {
        let lang = self.lang();
        let mut sheet = Sheet::new(say!(lang, "last-turns"));
        let turns = self.session.turns(self.seat, self.shown);
        let seats = self.view.players.len();
        let recent = turns.len().saturating_sub(seats);
        for turn in turns[recent..].iter().filter(|t| t.who != self.seat) {
            let who = self.called(turn.who);
            sheet.heading(say!(lang, "turn-of", who = who, turn = turn.n));
            for deed in &turn.deeds {
                let text = format!("· {}", names::capital(&deed.text));
                match deed.card {
                    Some(card) => sheet.link_text(&text, Target::Card(card)),
                    None => sheet.text(&text, theme::text()),
                }
            }
            if turn.deeds.is_empty() {
                sheet.text(&say!(lang, "did-nothing"), theme::muted());
            }
        }
        if sheet.rows.is_empty() {
            sheet.text(&say!(lang, "no-last-turns"), theme::muted());
        }
        sheet
    }

    fn in_short(&self, turn: &super::summary::Turn) -> String {
        let names: Names = self.names();
        let score = self.view.players[turn.who.index()].score;
        say!(
            names.lang,
            "turn-in-short",
            who = names::capital(&self.called(turn.who)),
            turn = turn.n,
            what = turn.in_short(names),
            points = message!("count-points", n = score)
        )
    }
}
