//! A game that goes on: answers in, log written, everybody told.

use super::actor::Actor;
use super::bot_pool::Owner;
use super::clock::Clocks;
use super::feed::Feed;
use super::numbers::Silent;
use super::offers::Offers;
use super::progress::Progress;
use super::quota::Taken;
use super::responses::Hold;
use super::waits::Waits;
use super::{Answered, Who};
use crate::storage::log::{Entry, Kind};
use crate::storage::now;
use crate::wire::messages::Stage;
use crate::wire::{Code, Problem};
use bots::{Bot, Level};
use cards::Catalogue;
use engine::{Action, Answer, Ask, Event, Game, Pending, Refusal, Replay, Seat, Seats, Why};
use locale::message;
use std::time::Instant;
use tokio::sync::oneshot;

/// Questions that may be passed in a row on behalf of players who do not want to be asked.
const MOST_PASSES: usize = 200;

/// The longest name that a client may give an answer.
const LONGEST_MARK: usize = 64;

#[derive(Debug)]
pub struct Live {
    pub catalogue: &'static Catalogue,
    pub game: Game,
    pub replay: Replay,
    /// The entry of the log that each answer of the replay is.
    pub numbers: Vec<u32>,
    /// When each answer was given.
    pub times: Vec<i64>,
    /// The last entry of the log. Nobody is told it; each seat has a [number](Live::number) of its own for it.
    pub n: u32,
    /// What not everybody counts.
    pub silent: Silent,
    /// The last entry that took something back.
    pub undone: u32,
    pub clocks: Clocks,
    /// What the last accepted answer of each seat was called, and its entry.
    pub marks: Vec<Option<(String, u32)>>,
    /// The levels of those that are bots.
    pub levels: Vec<Option<Level>>,
    /// The bots that are not thinking.
    pub bots: Vec<Option<Bot>>,
    pub thinking: bool,
    pub feeds: Vec<Feed>,
    /// What not everybody has been told yet.
    pub recent: Vec<(u32, Event)>,
    pub warm: Instant,
    pub hold: Option<Hold>,
    pub waits: Waits,
    pub offers: Offers,
    /// How far the present turn has come.
    pub progress: Progress,
    /// Whether answers are laid ready for the players: not in rated games.
    pub suggests: bool,
}

/// Why an answer has not become part of the game.
#[derive(Debug)]
pub enum NotEntered {
    /// It is against the rules.
    Refused(Refusal),
    /// It could not be stored, or there is no game.
    Problem(Problem),
}

impl From<Problem> for NotEntered {
    fn from(problem: Problem) -> NotEntered {
        NotEntered::Problem(problem)
    }
}

impl From<NotEntered> for Problem {
    fn from(why: NotEntered) -> Problem {
        match why {
            NotEntered::Refused(refusal) => Problem::refused(&refusal),
            NotEntered::Problem(problem) => problem,
        }
    }
}

impl Live {
    pub fn new(
        catalogue: &'static Catalogue,
        mut game: Game,
        replay: Replay,
        clocks: Clocks,
        bots: Vec<Option<(Level, Bot)>>,
    ) -> Live {
        let players = bots.len();
        let split = |bot: Option<(Level, Bot)>| bot.unzip();
        let (levels, bots) = bots.into_iter().map(split).unzip();
        game.set_log(true);
        Live {
            catalogue,
            game,
            replay,
            numbers: Vec::new(),
            times: Vec::new(),
            n: 0,
            silent: Silent::default(),
            undone: 0,
            clocks,
            marks: vec![None; players],
            levels,
            bots,
            thinking: false,
            feeds: Feed::all(players, 0),
            recent: Vec::new(),
            warm: Instant::now(),
            hold: None,
            waits: Waits::default(),
            offers: Offers::default(),
            progress: Progress::default(),
            suggests: false,
        }
    }

    /// The number that an entry of the log has for a seat, or for the spectators.
    pub fn number(&self, entry: u32, seat: Option<Seat>) -> u32 {
        self.silent.number(entry, seat)
    }

    /// The last entry that a seat has seen, or the spectators.
    pub fn shown(&self, seat: Option<Seat>) -> u32 {
        let feed = self.feeds.iter().find(|feed| feed.seat == seat);
        feed.map_or(self.n, |feed| feed.n)
    }

    /// Who gave the last answer that everybody counts.
    pub fn last_seen_answer(&self) -> Option<Seat> {
        let given = self.replay.answers.iter().zip(&self.numbers);
        let mut seen = given.filter(|(_, entry)| !self.silent.has(**entry));
        seen.next_back().map(|((seat, _), _)| *seat)
    }

    /// Whether nobody but this seat has been shown the present question.
    fn is_unseen(&self, seat: Seat) -> bool {
        let mut others = self.feeds.iter().filter(|feed| feed.seat != Some(seat));
        others.all(|feed| feed.n < self.n)
    }

    /// Who is asked, once everybody may know it.
    pub fn asked(&self) -> Option<Seat> {
        self.game.pending().map(|pending| pending.seat)
    }

    /// The clock of whoever is asked runs, unless they have not seen it yet. To be done before everybody is told.
    pub fn run_clock(&mut self) {
        if self.hold.is_none() {
            self.clocks.run(self.asked());
        }
    }
}

impl Actor {
    /// Takes an answer. It is acknowledged as soon as it is stored: what the table does then, such as passing for somebody
    /// else, must not be seen by how long it takes.
    pub async fn answer(
        &mut self,
        who: &Who,
        (n, answer, mark): (u32, Answer, String),
        reply: oneshot::Sender<Answered>,
    ) {
        let accepted = match self.take_answer(who, n, answer, mark).await {
            Ok(n) => Answered::Accepted(n),
            Err(answered) => return drop(reply.send(answered)),
        };
        let over = self.live.as_ref().is_some_and(|live| live.game.is_over());
        if over {
            // Whoever asks next finds the result.
            self.go_on().await;
            return drop(reply.send(accepted));
        }
        let _ = reply.send(accepted);
        self.go_on().await;
    }

    /// The number of the answer, if the game goes on by it.
    async fn take_answer(
        &mut self,
        who: &Who,
        n: u32,
        answer: Answer,
        mark: String,
    ) -> Result<u32, Answered> {
        let Some(seat) = self.seat_of(&who.id) else {
            return Err(Answered::Problem(not_seated()));
        };
        self.somebody_is_here();
        if let Err(problem) = self.make_sure().await {
            return Err(Answered::Problem(problem));
        }
        let Some(live) = &self.live else {
            return Err(Answered::Problem(self.no_game()));
        };
        if mark.len() > LONGEST_MARK || mark.chars().any(char::is_control) {
            return Err(Answered::Problem(Problem::new(
                Code::Invalid,
                message!("mark-too-long", most = LONGEST_MARK),
            )));
        }
        if let Some((last, n)) = &live.marks[seat.index()]
            && *last == mark
            && !mark.is_empty()
        {
            return Err(Answered::Accepted(live.number(*n, Some(seat))));
        }
        // A draw ends a game in which something is still asked.
        if self.stage == Stage::Over && !live.game.is_over() {
            return Err(Answered::Problem(not_live()));
        }
        // While something is held back, the question that stands is one that this seat has not seen.
        let entry = live.shown(Some(seat));
        let shown = live.number(entry, Some(seat));
        if answer != Answer::Concede && (n != shown || entry != live.n) {
            return Err(Answered::Stale(shown));
        }
        match self.enter(seat, answer.clone(), mark, Kind::Answer).await {
            Ok(entry) => {
                let number = |live: &Live| live.number(entry, Some(seat));
                Ok(self.live.as_ref().map_or(entry, number))
            }
            Err(NotEntered::Refused(refusal)) => match &self.live {
                Some(live) => {
                    let refusal = super::redact::redacted(&live.game, seat, &answer, refusal);
                    let why = super::redact::in_words(&live.game, seat, &refusal);
                    Err(Answered::Refused(shown, refusal, why))
                }
                None => Err(Answered::Problem(not_live())),
            },
            Err(NotEntered::Problem(problem)) => Err(Answered::Problem(problem)),
        }
    }

    /// Carries out an answer if the rules allow it: first into the log, then into the game. An answer that is refused
    /// changes nothing.
    pub async fn enter(
        &mut self,
        seat: Seat,
        answer: Answer,
        mark: String,
        kind: Kind,
    ) -> Result<u32, NotEntered> {
        let began = Instant::now();
        self.make_sure().await?;
        let no_game = self.no_game();
        let live = self.live.as_mut().ok_or(no_game)?;
        let mut game = live.game.clone();
        game.answer(seat, answer.clone())
            .map_err(NotEntered::Refused)?;
        live.warm_up(&self.listeners);
        let spent = live.clocks.spent(seat);
        let pass = is_pass(&answer);
        let silent = pass && live.is_unseen(seat);
        let entry = Entry {
            game: self.id.clone(),
            n: live.n + 1,
            at: now(),
            kind: if silent { Kind::Silent } else { kind },
            seat: seat.0,
            body: serde_json::to_string(&answer).unwrap_or_default(),
            hash: game.state().hash64(),
            spent,
            mark: mark.clone(),
        };
        let (n, at, hash) = (entry.n, entry.at, entry.hash);
        self.append(entry).await?;
        let live = self.live.as_mut().ok_or_else(not_live)?;
        live.n = n;
        live.numbers.push(n);
        live.times.push(at);
        live.replay.answers.push((seat, answer));
        live.replay.hashes.push(Some(hash));
        let events = game.take_events();
        live.game = game;
        match pass {
            true => live.clocks.passed(seat, spent),
            false => live.clocks.answered(seat, spent),
        }
        match silent {
            true => live.silent.push(n, seat),
            false => live.offers.forget(seat),
        }
        if !mark.is_empty() {
            live.marks[seat.index()] = Some((mark, n));
        }
        live.progress.answered(&live.game, &events, silent);
        self.hold(seat, silent, &events);
        let live = self.live.as_mut().ok_or_else(not_live)?;
        live.recent
            .extend(events.into_iter().map(|event| (n, event)));
        metrics::counter!("spaceline_answers_total").increment(1);
        metrics::histogram!("spaceline_answer_seconds").record(began.elapsed().as_secs_f64());
        Ok(n)
    }

    /// After something happened: passes for those who do not want to be asked, tells everybody, wakes the next bot.
    pub async fn go_on(&mut self) {
        for _ in 0..MOST_PASSES {
            let Some(seat) = self.passes_unasked() else {
                break;
            };
            if self
                .enter(seat, Answer::Act(Action::Pass), String::new(), Kind::Answer)
                .await
                .is_err()
            {
                break;
            }
        }
        if self.end_stalled_orders().await {
            return Box::pin(self.go_on()).await;
        }
        let Some(live) = &mut self.live else { return };
        let to = match &live.hold {
            Some(hold) => hold.not_held,
            None => Seats::ALL,
        };
        live.run_clock();
        live.tell_progress(self.app.config.limits.orders);
        live.publish(&mut self.listeners, to);
        if live.game.is_over() {
            self.end_by_rules().await;
        } else {
            self.end_too_long().await;
            self.wake_bot();
        }
        self.note_hands();
        self.changed();
    }

    /// For whom the bots of this table think.
    fn owner(&self) -> Owner {
        let mut people = self.seats.iter().filter_map(|seat| seat.person.as_ref());
        let person = self.opened_by.as_ref().or_else(|| people.next());
        Owner {
            person: person.cloned().unwrap_or_default(),
            address: self.opened_from.as_ref().and_then(Taken::from),
        }
    }

    /// Lets the bot think that is asked.
    pub fn wake_bot(&mut self) {
        if self.stage != Stage::Live {
            return;
        }
        // While nothing can be stored, or nobody is here, thinking is of no use.
        if self.backoff.until().is_some() || self.is_deserted_by_people() {
            return;
        }
        let owner = self.owner();
        let Some(live) = &mut self.live else { return };
        let Some(Pending { seat, ask, .. }) = live.game.pending() else {
            return;
        };
        // Bots respond, or pass, as unseen as people do.
        if live.thinking || live.hold.is_some() && *ask != Ask::Respond {
            return;
        }
        let seat = *seat;
        let Some(bot) = live.bots.get_mut(seat.index()).and_then(Option::take) else {
            return;
        };
        live.thinking = true;
        let (n, mut game) = (live.n, live.game.clone());
        game.set_log(false);
        let thought = self.app.bot_pool.think(owner, bot, game);
        let (own, again) = (
            self.own.clone(),
            super::actor::new_bot(
                self.seats[seat.index()].bot,
                &self.setup,
                self.app.config.think,
            ),
        );
        tokio::spawn(async move {
            let (bot, answer) = match thought.await {
                Ok(thought) => thought,
                // It failed; a fresh one has another go.
                Err(_) => match again {
                    Some(bot) => (bot, None),
                    None => return,
                },
            };
            let _ = own
                .send(super::Command::BotAnswer {
                    n,
                    seat: seat.0,
                    bot,
                    answer,
                })
                .await;
        });
    }

    /// A bot has finished thinking.
    pub async fn bot_answered(&mut self, n: u32, seat: u8, bot: Bot, answer: Option<Answer>) {
        let seat = Seat(seat);
        let Some(live) = &mut self.live else { return };
        live.thinking = false;
        if let Some(place) = live.bots.get_mut(seat.index()) {
            *place = Some(bot);
        }
        if live.n != n || live.game.is_over() || self.stage != Stage::Live {
            self.wake_bot();
            return;
        }
        // A bot without a valid answer would stop the game: it passes, or gives up.
        let otherwise = [Answer::Act(Action::Pass), Answer::Concede];
        for answer in [answer].into_iter().chain(otherwise.map(Some)) {
            let entry = match answer {
                Some(answer) => self.enter(seat, answer, String::new(), Kind::Answer).await,
                None => Err(NotEntered::Refused(Refusal::new("API", Why::WrongShape))),
            };
            match entry {
                Err(NotEntered::Refused(_)) => {
                    tracing::error!(game = self.id, n, "a bot had no valid answer");
                }
                Ok(_) | Err(NotEntered::Problem(_)) => break,
            }
        }
        self.go_on().await;
    }

    /// Somebody whose time is up has lost.
    pub async fn time_up(&mut self) {
        let Some(live) = &self.live else { return };
        let Some((seat, at)) = live.clocks.deadline() else {
            return;
        };
        let waits = self.backoff.until().is_some();
        if at > Instant::now() || live.game.is_over() || waits {
            return;
        }
        if self
            .enter(seat, Answer::Concede, String::new(), Kind::Time)
            .await
            .is_ok()
        {
            self.timed_out = true;
            self.go_on().await;
        }
    }

    pub async fn concede(&mut self, who: &Who) -> Result<(), Problem> {
        let seat = self.seat_of(&who.id).ok_or_else(not_seated)?;
        self.enter(seat, Answer::Concede, String::new(), Kind::Answer)
            .await?;
        self.go_on().await;
        Ok(())
    }

    /// Whether the question that stands is one for responses.
    pub fn asks_for_response(&self) -> Option<Seat> {
        let pending = self.live.as_ref()?.game.pending()?;
        (pending.ask == Ask::Respond).then_some(pending.seat)
    }
}

pub fn is_pass(answer: &Answer) -> bool {
    *answer == Answer::Act(Action::Pass)
}

pub fn not_seated() -> Problem {
    Problem::new(Code::Forbidden, message!("not-your-seat"))
}

pub fn not_live() -> Problem {
    Problem::new(Code::Conflict, message!("not-live"))
}

pub fn not_stored() -> Problem {
    Problem::new(Code::Unavailable, message!("not-stored"))
}
