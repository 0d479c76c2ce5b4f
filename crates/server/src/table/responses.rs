//! Who is asked for responses, and the pause after what a card could respond to. The pause is the same whether somebody
//! could have answered or not.

use super::Who;
use super::actor::Actor;
use super::feed::Listener;
use super::play::{not_live, not_seated};
use super::telling::Teller;
use crate::wire::Problem;
use crate::wire::messages::{AskMe, Settings, ToClient};
use crate::wire::words::Seen;
use cards::Catalogue;
use cards::language::{Kind, Timing};
use cards::lexicon::CardType;
use engine::{Action, Answer, Ask, Event, Place, Seat, Seats};
use locale::Lang;
use std::time::{Duration, Instant};

/// How long a player who wants to be asked always may look at a moment.
const MOMENT: Duration = Duration::from_secs(10);

/// What happened is not shown yet.
#[derive(Clone, Debug)]
pub struct Hold {
    /// When it is shown if nobody has a moment left, and at the latest.
    least: Instant,
    most: Instant,
    /// Players who may still pass.
    moments: Seats,
    /// Players who have seen it already: they are asked.
    pub not_held: Seats,
}

impl Hold {
    pub fn until(&self) -> Instant {
        if self.moments.is_empty() {
            self.least
        } else {
            self.most
        }
    }
}

/// Kinds of happening that a card may respond to from where nobody else sees it.
#[derive(Clone, Copy, Debug)]
pub struct Respondable(u64);

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
        let kinds = patterns.flat_map(|when| when.kinds());
        Respondable(kinds.fold(0, |all, kind| all | 1 << kind as u64))
    }

    fn has(self, kind: Kind) -> bool {
        self.0 & (1 << kind as u64) != 0
    }
}

impl Actor {
    /// After the answer of `by`: is there something that somebody else could respond to out of a hidden hand? Then what
    /// happened is held back for a while.
    pub fn hold(&mut self, by: Seat, events: &[Event]) {
        let pause = self.app.config.pause;
        let people = self
            .seats
            .iter()
            .filter(|seat| seat.person.is_some())
            .count();
        let Some(live) = &mut self.live else { return };
        if pause.is_zero() || people < 2 || live.game.is_over() {
            return;
        }
        let kinds: Vec<&Event> = events
            .iter()
            .filter(|event| self.app.respondable.has(event.h.kind))
            .collect();
        let asked = live
            .game
            .pending()
            .filter(|pending| pending.ask == Ask::Respond)
            .map(|pending| pending.seat);
        let (mut could, mut moments) = (Seats::NONE, Seats::NONE);
        for (seat, place) in (0..).map(Seat).zip(&self.seats) {
            let hand = live.game.state().zone(Place::Hand(seat));
            if seat == by || place.person.is_none() || hand.is_empty() {
                continue;
            }
            let wishes: Vec<AskMe> = kinds
                .iter()
                .map(|event| place.settings.of(event.h.kind))
                .collect();
            if wishes.iter().any(|wish| *wish != AskMe::Never) {
                could = could.with(seat);
            }
            if wishes.contains(&AskMe::Always) && asked != Some(seat) {
                moments = moments.with(seat);
            }
        }
        if could.is_empty() {
            return;
        }
        let now = Instant::now();
        let least = now + pause + pause.mul_f64(crate::secret::fraction());
        let most = least.max(now + MOMENT);
        let not_held = asked.map_or(Seats::NONE, Seats::only);
        live.hold = Some(match live.hold.take() {
            Some(old) => Hold {
                least: old.least.max(least),
                most: old.most.max(most),
                moments: Seats(old.moments.0 | moments.0),
                not_held,
            },
            None => Hold {
                least,
                most,
                moments,
                not_held,
            },
        });
        let left = u32::try_from(MOMENT.as_millis()).unwrap_or(u32::MAX);
        for seat in moments.iter() {
            let about: Vec<Seen> = kinds
                .iter()
                .map(|event| Seen {
                    event: event.seen_from(Some(seat)),
                    text: None,
                })
                .collect();
            self.send_moment(seat, &about, left);
        }
    }

    fn send_moment(&mut self, seat: Seat, about: &[Seen], left: u32) {
        let languages = Lang::ALL.into_iter().map(Some);
        for words in languages.chain([None]) {
            let to = |listener: &Listener| listener.seat == Some(seat) && listener.words == words;
            let Some(live) = self.live.as_ref().filter(|_| self.listeners.iter().any(to)) else {
                continue;
            };
            let mut about = about.to_vec();
            if let Some(lang) = words {
                Teller::new(lang, &live.game, Some(seat), &live.people()).seen(&mut about);
            }
            self.send(&ToClient::Moment { about, left }, to);
        }
    }

    /// Nothing to respond, says a player who wants to be asked always.
    pub async fn pass(&mut self, who: &Who) -> Result<(), Problem> {
        let seat = self.seat_of(&who.id).ok_or_else(not_seated)?;
        let live = self.live.as_mut().ok_or_else(not_live)?;
        if let Some(hold) = &mut live.hold {
            hold.moments = hold.moments.without(seat);
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
            live.hold = None;
            self.go_on().await;
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
        let game = &self.live.as_ref()?.game;
        let view = game.view(Some(seat));
        let (_, about) = view.prompt?.about?;
        let never = place.settings.of(about.kind) == AskMe::Never;
        (never && game.validate(seat, &Answer::Act(Action::Pass)).is_ok()).then_some(seat)
    }

    pub async fn settings(&mut self, who: &Who, settings: Settings) -> Result<(), Problem> {
        let seat = self.seat_of(&who.id).ok_or_else(not_seated)?;
        self.seats[seat.index()].settings = settings;
        self.store_seats().await?;
        self.go_on().await;
        Ok(())
    }
}
