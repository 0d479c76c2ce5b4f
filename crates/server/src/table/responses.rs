//! Who is asked for responses, and the pause after what a card could respond to. The pause is the same whether somebody
//! could have answered or not.

use super::Who;
use super::actor::Actor;
use super::feed::Listener;
use super::play::{Live, not_live, not_seated};
use super::texts::Teller;
use super::waits::{Moment, Waits};
use crate::wire::Problem;
use crate::wire::messages::{ResponsePreference, Settings, ToClient};
use crate::wire::words::Seen;
use cards::Catalogue;
use cards::language::{Kind, Timing};
use cards::lexicon::CardType;
use cards::sets::Kinds;
use engine::{Action, Answer, Ask, Event, Place as EnginePlace, Seat, Seats};
use locale::Lang;
use std::time::{Duration, Instant};

/// What happened is not shown yet.
#[derive(Clone, Debug)]
pub struct Hold {
    /// When it is shown if nobody has a moment left.
    least: Instant,
    /// Players who may still pass.
    moments: Vec<Moment>,
    /// Players who were told of a moment: once is enough, how often would tell of others.
    told: Seats,
    /// Players who have seen it already: they are asked.
    pub not_held: Seats,
}

impl Hold {
    pub fn until(&self) -> Instant {
        let moments = self.moments.iter().map(|moment| moment.until);
        moments.fold(self.least, Instant::max)
    }

    /// Something else happened that could be responded to.
    fn extend(&mut self, least: Instant, waits: &Waits, longest: Duration) {
        self.least = self.least.max(least);
        for moment in &mut self.moments {
            moment.again(waits, longest);
        }
    }

    /// These players may pass, as long as they have time left.
    fn begin(&mut self, seats: Seats, waits: &Waits, longest: Duration) {
        for seat in seats.iter() {
            if self.moments.iter().all(|moment| moment.seat != seat) {
                self.moments.push(waits.moment(seat, longest));
            }
        }
    }

    /// Until when a player may pass.
    fn until_for(&self, seat: Seat) -> Instant {
        let own = self.moments.iter().find(|moment| moment.seat == seat);
        own.map_or(self.least, |moment| moment.until.max(self.least))
    }

    /// Takes the moment of a player away, if there is one.
    fn end_of(&mut self, seat: Seat) -> Option<Moment> {
        let at = self.moments.iter().position(|moment| moment.seat == seat)?;
        Some(self.moments.swap_remove(at))
    }
}

/// Kinds of happening that a card may respond to from where nobody else sees it.
#[derive(Clone, Copy, Debug)]
pub struct Respondable(Kinds);

impl Respondable {
    pub fn of(catalogue: &Catalogue) -> Respondable {
        let interrupts = catalogue
            .cards()
            .iter()
            .filter(|card| card.card_type() == CardType::Interrupt);
        let patterns = interrupts
            .flat_map(|card| &card.text)
            .filter_map(|ability| match &ability.when {
                Timing::On(when) => Some(when),
                _ => None,
            });
        Respondable(patterns.flat_map(|when| when.kinds()).collect())
    }

    fn has(self, kind: Kind) -> bool {
        self.0.has(kind)
    }
}

impl Live {
    /// What the player who is asked is asked about.
    fn about(&self, seat: Seat) -> Option<Kind> {
        let (_, about) = self.game.view(Some(seat)).prompt?.about?;
        Some(about.kind)
    }
}

impl Actor {
    /// After an answer of `seat`: is there something that somebody else could respond to out of a hidden hand? Then what
    /// happened is held back for a while. A silent pass makes that while neither longer nor shorter.
    pub fn hold(&mut self, seat: Seat, silent: bool, events: &[Event]) {
        let (pause, longest) = (self.app.config.pause, self.app.config.waits);
        let people = self.seats.iter().filter(|seat| seat.person.is_some());
        let few = people.count() < 2;
        let Some(live) = &mut self.live else { return };
        if pause.is_zero() || few || live.game.is_over() {
            return;
        }
        let by = live.last_seen_answer().filter(|_| silent).unwrap_or(seat);
        let asked = live.game.pending().map(|asked| (asked.seat, asked.ask));
        let responder = asked.filter(|(_, ask)| *ask == Ask::Respond);
        let responder = responder.map(|(seat, _)| seat);
        let respondable = |kind: &Kind| self.app.respondable.has(*kind);
        // What somebody is asked about may be something that has not happened yet.
        let about = responder.and_then(|seat| live.about(seat));
        let happened = events.iter().map(|event| event.h.kind);
        let kinds: Vec<Kind> = happened.chain(about).filter(respondable).collect();
        let (mut could, mut moments, mut told) = (Seats::NONE, Seats::NONE, Vec::new());
        for (seat, place) in (0..).map(Seat).zip(&self.seats) {
            let hand = live.game.state().zone(EnginePlace::Hand(seat));
            if seat == by || place.person.is_none() || hand.is_empty() {
                continue;
            }
            let wish = |kind: Kind| place.settings.of(kind);
            if kinds
                .iter()
                .any(|kind| wish(*kind) != ResponsePreference::Never)
            {
                could = could.with(seat);
            }
            let always = |event: &&Event| {
                respondable(&event.h.kind) && wish(event.h.kind) == ResponsePreference::Always
            };
            if responder == Some(seat) {
                // They take their time with the question as others do with a moment.
                if about.is_some_and(|kind| wish(kind) == ResponsePreference::Always) {
                    moments = moments.with(seat);
                }
            } else if let Some(event) = events.iter().find(always) {
                told.push((seat, event));
            }
        }
        let old = live.hold.take();
        if could.is_empty() && old.is_none() {
            return;
        }
        let now = Instant::now();
        let least = now + pause + pause.mul_f64(crate::secret::fraction());
        live.waits.turn(live.game.state().turn, longest);
        // Whoever responds goes on with it at once.
        let goes_on = |seat_asked: &Seat| *seat_asked == seat && old.is_some() && seat != by;
        let goes_on = asked.map(|(seat, _)| seat).filter(goes_on);
        let not_held = responder.or(goes_on).map_or(Seats::NONE, Seats::only);
        let mut hold = old.unwrap_or(Hold {
            least,
            moments: Vec::new(),
            told: Seats::NONE,
            not_held,
        });
        if let Some(moment) = hold.end_of(seat) {
            live.waits.over(moment, pause);
        }
        if !silent && !could.is_empty() {
            hold.extend(least, &live.waits, longest);
        }
        told.retain(|(seat, _)| !hold.told.has(*seat));
        hold.not_held = not_held;
        for (seat, _) in &told {
            moments = moments.with(*seat);
            hold.told = hold.told.with(*seat);
        }
        hold.begin(moments, &live.waits, longest);
        let left = |seat: Seat| hold.until_for(seat).saturating_duration_since(now);
        let told: Vec<(Seat, &Event, Duration)> = told
            .into_iter()
            .map(|(seat, event)| (seat, event, left(seat)))
            .collect();
        live.hold = Some(hold);
        for (seat, event, left) in told {
            self.send_moment(seat, event, left);
        }
    }

    fn send_moment(&mut self, seat: Seat, event: &Event, left: Duration) {
        let left = u32::try_from(left.as_millis()).unwrap_or(u32::MAX);
        let event = event.seen_from(Some(seat));
        for lang in Lang::ALL {
            let to = |listener: &Listener| listener.seat == Some(seat) && listener.lang == lang;
            let Some(live) = self.live.as_ref().filter(|_| self.listeners.iter().any(to)) else {
                continue;
            };
            let mut about = vec![Seen {
                event: event.clone(),
                text: None,
            }];
            Teller::new(lang, &live.game, Some(seat), &live.people(lang)).seen(&mut about);
            self.send(&ToClient::Moment { about, left }, to);
        }
    }

    /// Nothing to respond, says a player who wants to be asked always.
    pub async fn pass(&mut self, who: &Who) -> Result<(), Problem> {
        let seat = self.seat_of(&who.id).ok_or_else(not_seated)?;
        // Whoever is asked passes by an answer.
        let asked = self.asks_for_response() == Some(seat);
        let pause = self.app.config.pause;
        let live = self.live.as_mut().ok_or_else(not_live)?;
        let hold = live.hold.as_mut().filter(|_| !asked);
        if let Some(moment) = hold.and_then(|hold| hold.end_of(seat)) {
            live.waits.over(moment, pause);
        }
        self.release().await;
        Ok(())
    }

    /// Shows what was held back, if its time has come.
    pub async fn release(&mut self) {
        let Some(live) = &mut self.live else { return };
        if live
            .hold
            .as_ref()
            .is_some_and(|hold| hold.until() <= Instant::now())
        {
            for moment in live.hold.take().into_iter().flat_map(|hold| hold.moments) {
                live.waits.over(moment, self.app.config.pause);
            }
            let timed = !live.clocks.info().is_empty();
            self.go_on().await;
            // Whoever had seen it before the others is told that their time runs from now on.
            if timed {
                let table = ToClient::Table(Box::new(self.about()));
                self.send(&table, |_| true);
            }
        }
    }

    /// The player who is asked for a response and never wants to be, if passing is possible.
    pub fn passes_unasked(&self) -> Option<Seat> {
        let seat = self.asks_for_response()?;
        let place = self
            .seats
            .get(seat.index())
            .filter(|place| place.person.is_some())?;
        if place.settings == Settings::default() {
            return None;
        }
        let live = self.live.as_ref()?;
        let never = place.settings.of(live.about(seat)?) == ResponsePreference::Never;
        (never && live.game.validate(seat, &Answer::Act(Action::Pass)).is_ok()).then_some(seat)
    }

    pub async fn settings(&mut self, who: &Who, settings: Settings) -> Result<(), Problem> {
        let seat = self.seat_of(&who.id).ok_or_else(not_seated)?;
        self.seats[seat.index()].settings = settings;
        self.store_seats().await?;
        self.go_on().await;
        Ok(())
    }
}
