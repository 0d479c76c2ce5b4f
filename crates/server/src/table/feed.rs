//! What those who listen get: a view, then what changes. All who see the same share one feed.

use super::actor::Actor;
use super::play::Live;
use super::texts::Teller;
use crate::wire::messages::{Change, ClockInfo, NumberedEvent, ToClient};
use crate::wire::patch::Patch;
use crate::wire::words::Words;
use engine::Packs;
use engine::{Event, Game, Moment, Seat, Seats, View, Watcher};
use locale::Lang;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// How long the last view is kept ready after something changed.
pub const WARM: Duration = Duration::from_secs(20);

#[derive(Debug)]
pub struct Listener {
    pub id: u64,
    pub person: Option<String>,
    pub seat: Option<Seat>,
    /// The language of the words that come with messages.
    pub lang: Lang,
    messages: mpsc::Sender<Arc<str>>,
}

impl Listener {
    pub fn new(
        id: u64,
        person: Option<String>,
        seat: Option<Seat>,
        lang: Lang,
        messages: mpsc::Sender<Arc<str>>,
    ) -> Listener {
        Listener {
            id,
            person,
            seat,
            lang,
            messages,
        }
    }

    /// False if it does not keep up, or is gone.
    #[must_use]
    pub fn send(&self, text: &Arc<str>) -> bool {
        self.messages.try_send(Arc::clone(text)).is_ok()
    }
}

/// The state of a seat's view, or of that of the spectators.
#[derive(Debug)]
pub struct Feed {
    pub seat: Option<Seat>,
    /// The number of the last entry that was shown.
    pub n: u32,
    /// The view that was shown last, as long as it is warm.
    last: Option<Box<Watcher>>,
}

impl Feed {
    pub fn all(players: usize, n: u32) -> Vec<Feed> {
        let seats = (0..players as u8).map(|seat| Some(Seat(seat)));
        seats
            .chain([None])
            .map(|seat| Feed {
                seat,
                n,
                last: None,
            })
            .collect()
    }
}

/// What somebody sees who comes: the number of the view, where the events begin, both, and words.
#[derive(Debug)]
pub struct Look {
    pub n: u32,
    pub since: u32,
    pub view: View,
    pub events: Vec<NumberedEvent>,
    pub words: Words,
}

pub fn text(message: &ToClient) -> Arc<str> {
    // No message has maps with keys that are not text.
    serde_json::to_string(message).unwrap_or_default().into()
}

impl Live {
    /// Before the game goes on: whoever listens must be told the difference later.
    pub fn warm_up(&mut self, listeners: &[Listener]) {
        for i in 0..self.feeds.len() {
            let feed = &self.feeds[i];
            let heard = listeners.iter().any(|listener| listener.seat == feed.seat);
            if heard && feed.last.is_none() && feed.n == self.n {
                self.feeds[i].last = Some(Box::new(Watcher::new(&self.game, feed.seat)));
            }
        }
        self.warm = Instant::now();
    }

    /// Forgets what can be made again.
    pub fn cool_down(&mut self) {
        for feed in self.feeds.iter_mut().filter(|feed| feed.n == self.n) {
            feed.last = None;
        }
    }

    pub fn is_warm(&self) -> bool {
        self.feeds.iter().any(|feed| feed.last.is_some())
    }

    /// Shows the present state to those in `to`, and to the spectators if all are.
    pub fn publish(&mut self, listeners: &mut Vec<Listener>, to: Seats) {
        let clocks = self.clocks.info();
        let moment = Moment::new(&self.game);
        for i in 0..self.feeds.len() {
            let seat = self.feeds[i].seat;
            if self.feeds[i].n == self.n || !seat.map_or(to == Seats::ALL, |seat| to.has(seat)) {
                continue;
            }
            let heard = listeners.iter().any(|listener| listener.seat == seat);
            match self.feeds[i].last.take().filter(|_| heard) {
                Some(mut last) => {
                    let change = self.change(i, last.follow(&moment), &clocks);
                    self.send_change(listeners, seat, change, last.view());
                    self.feeds[i].last = Some(last);
                }
                // Without the view before there is no difference to tell: they come back and ask for the whole.
                None => listeners.retain(|listener| listener.seat != seat),
            }
            self.feeds[i].n = self.n;
        }
        if self.feeds.iter().all(|feed| feed.n == self.n) {
            self.recent.clear();
        }
    }

    fn change(&self, feed: usize, ops: String, clocks: &[ClockInfo]) -> Change {
        let Feed { seat, n, .. } = self.feeds[feed];
        let events = self.recent.iter().filter(|(at, _)| *at > n);
        let number = |entry| self.number(entry, seat);
        let mark = seat.and_then(|seat| self.marks[seat.index()].as_ref());
        Change {
            from: number(n),
            n: number(self.n),
            patch: Patch::new(ops),
            events: events
                .map(|(at, event)| to_event_line(number(*at), event, seat))
                .collect(),
            mark: mark.filter(|(_, at)| *at > n).map(|(mark, _)| mark.clone()),
            clocks: clocks.to_vec(),
            words: Words::default(),
        }
    }

    /// What a seat may see now, and what happened after its number `since`. From here on the seat can be told
    /// differences.
    pub fn look(&mut self, seat: Option<Seat>, since: u32, lang: Lang) -> Look {
        let number = |entry| self.number(entry, seat);
        let since = if since > number(self.n) || since < number(self.undone) {
            0
        } else {
            since
        };
        let feed = self.feeds.iter().position(|feed| feed.seat == seat);
        let shown = feed.map_or(self.n, |feed| self.feeds[feed].n);
        let (game, mut events) = self.history(seat, since, shown);
        let view = game.view(seat);
        if let Some(feed) = feed {
            self.feeds[feed].last = Some(Box::new(Watcher::new(&game, seat)));
            self.warm = Instant::now();
        }
        let people = self.people(lang);
        let teller = Teller::new(lang, &game, seat, &people);
        teller.events(&mut events);
        let mut words = teller.words(&view);
        if shown == self.n {
            words.suggested = self.suggested(seat, &view);
        }
        Look {
            n: self.number(shown, seat),
            since,
            words,
            view,
            events,
        }
    }

    /// What is needed is played again: that is quick, and nothing has to be kept for it.
    pub fn history(
        &self,
        seat: Option<Seat>,
        since: u32,
        until: u32,
    ) -> (Game, Vec<NumberedEvent>) {
        let mut events = Vec::new();
        let Ok(mut game) = self.replay.opening(self.catalogue, Packs::MustAgree) else {
            return (self.game.clone(), events);
        };
        game.set_log(true);
        let answers = self.replay.answers.iter().zip(&self.numbers);
        for ((by, answer), &n) in answers.take_while(|(_, n)| **n <= until) {
            if game.answer(*by, answer.clone()).is_err() {
                break;
            }
            let new = game.take_events();
            let number = self.number(n, seat);
            if number > since {
                events.extend(new.iter().map(|event| to_event_line(number, event, seat)));
            }
        }
        (game, events)
    }
}

fn to_event_line(n: u32, event: &Event, seat: Option<Seat>) -> NumberedEvent {
    NumberedEvent {
        n,
        event: event.seen_from(seat),
        text: None,
    }
}

impl Actor {
    /// To all who listen, or to those at a seat.
    pub fn send(&mut self, message: &ToClient, to: impl Fn(&Listener) -> bool) {
        let text = text(message);
        let before = self.listeners.len();
        self.listeners
            .retain(|listener| !to(listener) || listener.send(&text));
        if self.listeners.len() != before {
            metrics::counter!("spaceline_slow_listeners_total")
                .increment((before - self.listeners.len()) as u64);
        }
    }
}
