//! A running game: the state, the table it is played at, and the loop that runs until somebody must
//! choose.

use super::choice::{API, Action, Answer, Ask, Choice, Constraint, Pending, fits};
use super::event::{Event, Log};
use super::frame::Frame;
use super::happening::Happening;
use super::ids::{CardId, Seat, Seats};
use super::place::Place;
use super::refusal::{Refusal, Why, refuse};
use super::state::{Flag, State};
use super::table::Table;
use super::tally::Tally;
use crate::text::respond::Offer;
use cards::language::Kind;
use std::sync::Arc;

#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) table: Arc<Table>,
    pub(crate) state: State,
    pub(crate) log: Log,
    /// The accepted answer on its way to the frame that asked. Empty whenever the engine rests.
    pub(crate) reply: Option<Answer>,
    /// The result of a requirement check on its way to the frame below. Empty whenever the engine rests.
    pub(crate) met: Option<bool>,
    /// The responses open to the player who is asked, while the question stands.
    pub(crate) offered: Option<Vec<Offer>>,
    /// Where used abilities are counted, if somebody asked.
    pub(crate) tally: Option<Arc<Tally>>,
}

/// What a frame does next.
pub(crate) enum Flow {
    Go,
    /// Somebody has been asked.
    Wait,
}

impl Game {
    #[inline]
    pub fn table(&self) -> &Arc<Table> {
        &self.table
    }
    #[inline]
    pub fn state(&self) -> &State {
        &self.state
    }
    #[inline]
    pub fn pending(&self) -> Option<&Pending> {
        self.state.pending.as_ref()
    }
    pub fn is_over(&self) -> bool {
        self.state.outcome.is_some()
    }

    /// Counts used abilities from now on: a body carried out, a static text that changed something.
    pub fn set_tally(&mut self, tally: Arc<Tally>) {
        self.tally = Some(tally);
    }

    pub(crate) fn count_text(&self, def: u16, ability: u8) {
        if let Some(tally) = &self.tally {
            tally.add(def, ability);
        }
    }

    /// Keeps events from now on, or stops keeping them.
    pub fn set_log(&mut self, on: bool) {
        self.log = if on { Log::On(Vec::new()) } else { Log::Off };
    }
    /// The events since the last call.
    pub fn take_events(&mut self) -> Vec<Event> {
        match &mut self.log {
            Log::Off => Vec::new(),
            Log::On(events) => std::mem::take(events),
        }
    }

    /// Answers for `seat`. Checks first: a refused answer changes nothing.
    pub fn answer(&mut self, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        if self.accept(seat, answer)? {
            self.run();
        }
        Ok(())
    }

    /// The same for somebody who watches: `look` sees the game after every step that told something, with the events
    /// since the answer. Needs a log.
    pub fn answer_watched(
        &mut self,
        seat: Seat,
        answer: Answer,
        mut look: impl FnMut(&Game, &[Event]),
    ) -> Result<(), Refusal> {
        let mut goes_on = self.accept(seat, answer)?;
        let mut told = 0;
        while goes_on {
            goes_on = self.step();
            if let Log::On(events) = &self.log
                && events.len() > told
            {
                told = events.len();
                look(self, events);
            }
        }
        Ok(())
    }

    /// Checks the answer and hands it to the frame that asked. Whether something goes on then.
    fn accept(&mut self, seat: Seat, answer: Answer) -> Result<bool, Refusal> {
        self.validate(seat, &answer)?;
        self.offered = None;
        if answer == Answer::Concede {
            self.concede(seat);
            // The question to somebody else stands.
            return Ok(self.state.pending.is_none());
        }
        self.state.pending = None;
        self.reply = Some(answer);
        Ok(true)
    }

    /// Whether the answer would be accepted, and the rule that says no.
    pub fn validate(&self, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        if self.is_over() {
            return refuse(API, Why::GameOver);
        }
        let Some(player) = self.state.players.get(seat.index()) else {
            return refuse(API, Why::NoSuchPlayer);
        };
        if player.gone {
            return refuse("2E-GAP-43", Why::PlayerLeft);
        }
        if *answer == Answer::Concede {
            return Ok(());
        }
        let Some(pending) = self.pending() else {
            return refuse(API, Why::GameOver);
        };
        if pending.seat != seat {
            let rule = if seat == self.state.active {
                API
            } else {
                "2E-ACT-02"
            };
            return refuse(
                rule,
                Why::NotYourChoice {
                    waiting_for: pending.seat,
                },
            );
        }
        self.check_dilemma_kinds(&pending.choice, answer)?;
        fits(&pending.choice, answer)?;
        match (&pending.choice, answer) {
            (Choice::Act, Answer::Act(action)) => self.check_action(seat, pending.ask, action),
            (Choice::Cards { rule, .. }, Answer::Cards(cards)) => self.check_together(*rule, cards),
            _ => Ok(()),
        }
    }

    /// The constraints on several picked cards together.
    pub(crate) fn check_together(&self, rule: Constraint, cards: &[CardId]) -> Result<(), Refusal> {
        match rule {
            Constraint::Free => Ok(()),
            Constraint::Dilemmas { limit } => self.check_dilemmas(cards, limit),
            Constraint::Skill { skill, levels } => self.check_skill_users(cards, skill, levels),
            Constraint::Unique { seat } => {
                for (i, &card) in cards.iter().enumerate() {
                    self.check_unique(seat, card, false)?;
                    let again = cards[..i].iter().find(|c| self.table.is_same(**c, card));
                    if let (Some(&copy), true) = (again, self.table.face(card).unique) {
                        return refuse("2E-UNIQ-01", Why::AlreadyCommanded { copy });
                    }
                }
                Ok(())
            }
        }
    }

    /// The legal actions of the player who is asked to act.
    pub fn actions(&self) -> Vec<Action> {
        let mut out = Vec::new();
        self.actions_into(&mut out);
        out
    }

    /// The same into a buffer that can be used again.
    pub fn actions_into(&self, out: &mut Vec<Action>) {
        out.clear();
        let Some(pending) = self.pending() else {
            return;
        };
        match pending.ask {
            Ask::PlayAndDraw => self.play_actions(pending.seat, out),
            Ask::Orders => self.order_actions(pending.seat, out),
            Ask::Respond | Ask::EndOfTurn => self.responses(pending.seat, out),
            _ => {}
        }
    }

    fn check_action(&self, seat: Seat, ask: Ask, action: &Action) -> Result<(), Refusal> {
        self.known_cards(action)?;
        match ask {
            Ask::PlayAndDraw => self.check_play_action(seat, action),
            Ask::Orders => self.check_order(seat, action),
            Ask::Respond | Ask::EndOfTurn => self.check_response(seat, action),
            _ => refuse(API, Why::WrongShape),
        }
    }

    /// No number in an action may point outside this game.
    fn known_cards(&self, action: &Action) -> Result<(), Refusal> {
        let n = self.state.cards.len();
        let card = |c: CardId| c.index() < n;
        let place = |p: Place| match p {
            Place::Aboard(c) | Place::On(c) | Place::Beneath(c) => card(c),
            Place::Orbit(s) | Place::Surface(s) => s.index() < self.table.sites.len(),
            other => other.zone().is_none_or(|(_, s)| s.0 < self.table.players),
        };
        let known = match *action {
            Action::Pass | Action::End | Action::Draw | Action::DrawRest | Action::Hide => true,
            Action::Play { card: c, at } => card(c) && at.is_none_or(card),
            Action::Beam { from, to } => place(from) && place(to),
            Action::Move { ship, to } => card(ship) && card(to),
            Action::Attempt { mission, ship } => card(mission) && ship.is_none_or(card),
            Action::Use { card: c, ability } => {
                let lasting = ability.checked_sub(crate::text::respond::LASTING);
                card(c)
                    && match lasting {
                        Some(i) => usize::from(i) < self.state.lasting.len(),
                        None => usize::from(ability) < self.table.abilities(c),
                    }
            }
            Action::Repair { damage } => card(damage),
        };
        if known {
            Ok(())
        } else {
            refuse(API, Why::UnknownCard)
        }
    }

    /// Runs until somebody must choose or the game is over.
    pub(crate) fn run(&mut self) {
        while self.step() {}
    }

    /// One step of what is going on; false when somebody must choose or the game is over.
    #[inline]
    fn step(&mut self) -> bool {
        if self.state.outcome.is_some() {
            self.state.pending = None;
            self.reply = None;
            self.met = None;
            return false;
        }
        if !self.table.states.is_empty() && self.carry_out_state() {
            return true;
        }
        let Some(frame) = self.state.frames.last() else {
            return false;
        };
        let flow = match frame {
            Frame::Turn(_) => self.step_turn(),
            Frame::Play(_) => self.step_play(),
            Frame::Attempt(_) => self.step_attempt(),
            Frame::Fight(_) => self.step_fight(),
            Frame::Check(_) => self.step_check(),
            Frame::Block(_) => self.step_block(),
            Frame::Happen(_) => self.step_happen(),
            Frame::Respond(_) => self.step_respond(),
        };
        matches!(flow, Flow::Go)
    }

    pub(crate) fn ask(&mut self, seat: Seat, ask: Ask, choice: Choice) -> Flow {
        // A text may ask somebody who has left; the next player answers in their place.
        let seat = if self.state.player(seat).gone {
            self.state.left_of(seat)
        } else {
            seat
        };
        self.state.pending = Some(Pending { seat, ask, choice });
        Flow::Wait
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        self.state.frames.push(frame);
    }

    pub(crate) fn pop(&mut self) {
        self.state.frames.pop();
    }

    pub(crate) fn reply_cards(&mut self) -> Option<Vec<CardId>> {
        match self.reply.take() {
            Some(Answer::Cards(cards) | Answer::Order(cards)) => Some(cards),
            other => {
                self.reply = other;
                None
            }
        }
    }

    pub(crate) fn reply_action(&mut self) -> Option<Action> {
        match self.reply.take() {
            Some(Answer::Act(action)) => Some(action),
            other => {
                self.reply = other;
                None
            }
        }
    }

    pub(crate) fn reply_yes(&mut self) -> Option<bool> {
        match self.reply.take() {
            Some(Answer::YesNo(yes)) => Some(yes),
            other => {
                self.reply = other;
                None
            }
        }
    }

    /// Seats that can see what `card` is where it lies now.
    pub fn seen_by(&self, card: CardId) -> Seats {
        let state = self.state.card(card);
        match state.place {
            Place::Hand(s) | Place::Drawn(s) | Place::Stack(s) => Seats::only(s),
            Place::Deck(_) => Seats::NONE,
            Place::Pile(s) if state.is(Flag::FaceUp) => Seats::only(s),
            Place::Pile(_) => Seats::NONE,
            // 2E-GLOSS-04: one's own discard pile only.
            Place::Discard(s) | Place::Removed(s) => Seats::only(s),
            Place::Beneath(_) if state.is(Flag::Unseen) => Seats::only(self.table.face(card).owner),
            _ if state.is(Flag::FaceDown) => Seats::only(state.commander),
            _ => Seats::ALL,
        }
    }

    /// An entry of the log. Whoever cannot see a card does not read its number in it.
    pub(crate) fn event(&self, h: Happening, seen_by: Seats) -> Event {
        let place = |p: Option<Place>| match p {
            Some(Place::Aboard(c) | Place::On(c) | Place::Beneath(c)) => self.seen_by(c),
            _ => Seats::ALL,
        };
        Event {
            h,
            cards: Vec::new(),
            seen_by,
            other_seen_by: h.other.map_or(Seats::ALL, |c| self.seen_by(c)),
            source_seen_by: h.cause.card().map_or(Seats::ALL, |c| self.seen_by(c)),
            from_seen_by: place(h.from),
            to_seen_by: place(h.to),
            each_seen_by: Vec::new(),
        }
    }

    /// Writes to the log. `seen_by` says who sees the card of the happening.
    pub(crate) fn tell(&mut self, h: Happening, seen_by: Seats) {
        if matches!(self.log, Log::Off) {
            return;
        }
        let event = self.event(h, seen_by);
        if let Log::On(events) = &mut self.log {
            events.push(event);
        }
    }

    pub(crate) fn tell_all(&mut self, h: Happening) {
        self.tell(h, Seats::ALL);
    }

    pub(crate) fn tell_cards(&mut self, h: Happening, cards: &[CardId]) {
        if matches!(self.log, Log::Off) {
            return;
        }
        let each_seen_by = cards.iter().map(|c| self.seen_by(*c)).collect();
        self.tell_cards_as(h, cards, each_seen_by);
    }

    pub(crate) fn tell_cards_as(
        &mut self,
        h: Happening,
        cards: &[CardId],
        each_seen_by: Vec<Seats>,
    ) {
        if matches!(self.log, Log::Off) {
            return;
        }
        let mut event = self.event(h, Seats::ALL);
        event.cards = cards.to_vec();
        event.each_seen_by = each_seen_by;
        if let Log::On(events) = &mut self.log {
            events.push(event);
        }
    }

    pub(crate) fn remember(&mut self, h: Happening) {
        let wanted = self.table.asks_the_past && !matches!(h.kind, Kind::Spend | Kind::Show);
        if wanted {
            self.state.record.push(h);
        }
    }
}
