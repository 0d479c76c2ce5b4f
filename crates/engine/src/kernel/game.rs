//! A running game: the state, the table it is played at, and the loop that runs until somebody must
//! choose.

use super::choice::{API, AbilityRef, Action, Answer, Ask, Choice, Constraint, Pending, fits};
use super::edition::{Cite, Plan, Sight, Top};
use super::event::{Entries, Event, Log};
use super::frame::Frame;
use super::happening::Happening;
use super::ids::{CardId, Seat, Seats};
use super::place::Place;
use super::procedure::Here;
use super::refusal::{Refusal, Why, refuse};
use super::sides::Side;
use super::state::{Flag, State};
use super::table::Table;
use super::tally::Tally;
use crate::text::muting::Memo;
use crate::text::respond::Offer;
use cards::language::Kind;
use std::sync::Arc;

/// A game in progress: its table, its state and, if asked for, its log. Cloning one is cheap.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) table: Arc<Table>,
    pub(crate) state: State,
    pub(crate) log: Log,
    /// The accepted answer, until the frame that asked takes it. Empty while the game waits.
    pub(crate) reply: Option<Answer>,
    /// The result of a requirement check, until the frame below takes it. Empty while the game waits.
    pub(crate) met: Option<bool>,
    /// The responses that the pending question offers.
    pub(crate) offered: Option<Vec<Offer>>,
    /// The counts of used abilities, if they are wanted.
    pub(crate) tally: Option<Arc<Tally>>,
    pub(crate) memo: Memo,
}

/// The result of one step of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// It stays, and the game continues.
    Stay,
    /// It is over.
    Done,
    /// It stays, and a player has been asked.
    Ask,
}

impl Game {
    /// The cards of the game and their texts, which never change.
    #[inline]
    pub fn table(&self) -> &Arc<Table> {
        &self.table
    }
    /// The state of the game now.
    #[inline]
    pub fn state(&self) -> &State {
        &self.state
    }
    /// The question the game is waiting on; none once it is over.
    #[inline]
    pub fn pending(&self) -> Option<&Pending> {
        self.state.pending.as_ref()
    }
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.state.outcome.is_some()
    }

    /// Counts used abilities from now on: texts that were carried out, and static texts that changed something.
    pub fn set_tally(&mut self, tally: Arc<Tally>) {
        self.tally = Some(tally);
    }

    pub(crate) fn count_text(&self, def: u16, ability: u8) {
        if let Some(tally) = &self.tally {
            tally.add(def, ability);
        }
    }

    /// Starts or stops keeping events.
    pub fn set_log(&mut self, on: bool) {
        self.log = match on {
            true => Log::On(Entries::default()),
            false => Log::Off,
        };
    }
    /// The events since the last call.
    pub fn take_events(&mut self) -> Vec<Event> {
        match &mut self.log {
            Log::Off => Vec::new(),
            Log::On(entries) => std::mem::take(&mut entries.told),
        }
    }

    /// Answers for `seat` and runs on to the next question. A refused answer changes nothing.
    pub fn answer(&mut self, seat: Seat, answer: Answer) -> Result<(), Refusal> {
        if self.accept(seat, answer)? {
            self.run();
        }
        Ok(())
    }

    /// Answers as [`Game::answer`] does, and calls `look` after every step that logged something, with the game and
    /// the events since the answer. Needs a log.
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
            if let Log::On(entries) = &self.log
                && entries.told.len() > told
            {
                told = entries.told.len();
                look(self, &entries.told);
            }
        }
        Ok(())
    }

    /// Checks the answer and gives it to the frame that asked. Returns whether the game continues.
    pub(super) fn accept(&mut self, seat: Seat, answer: Answer) -> Result<bool, Refusal> {
        self.validate(seat, &answer)?;
        self.offered = None;
        if answer == Answer::Concede {
            self.table.procedure.concede(self, seat);
            // The question to somebody else stands.
            return Ok(self.state.pending.is_none());
        }
        self.state.pending = None;
        self.reply = Some(answer);
        Ok(true)
    }

    /// Checks an answer without giving it; the error cites the rule.
    pub fn validate(&self, seat: Seat, answer: &Answer) -> Result<(), Refusal> {
        if self.is_over() {
            return refuse(API, Why::GameOver);
        }
        let procedure = self.table.procedure;
        let Some(player) = self.state.players.get(seat.index()) else {
            return refuse(API, Why::NoSuchPlayer);
        };
        if player.gone {
            return refuse(procedure.cite(Cite::PlayerLeft), Why::PlayerLeft);
        }
        if *answer == Answer::Concede {
            return Ok(());
        }
        let Some(pending) = self.pending() else {
            return refuse(API, Why::GameOver);
        };
        if pending.seat != seat {
            let rule = match seat == self.state.active {
                true => API,
                false => procedure.cite(Cite::NotYourChoice),
            };
            return refuse(
                rule,
                Why::NotYourChoice {
                    waiting_for: pending.seat,
                },
            );
        }
        procedure.check_candidates(self, &pending.choice, answer)?;
        fits(&pending.choice, answer)?;
        match (&pending.choice, answer) {
            (Choice::Act, Answer::Act(action)) => self.check_action(seat, pending.ask, action),
            (Choice::Cards { rule, .. }, Answer::Cards(cards)) => self.check_together(*rule, cards),
            (Choice::Arrange { rule, .. }, Answer::Arrange(laid)) => {
                procedure.check_arrangement(self, *rule, laid)
            }
            _ => Ok(()),
        }
    }

    /// Checks the conditions on several chosen cards together.
    pub(crate) fn check_together(&self, rule: Constraint, cards: &[CardId]) -> Result<(), Refusal> {
        self.table.procedure.check_together(self, rule, cards)
    }

    /// The legal actions of the player who is asked to act.
    pub fn actions(&self) -> Vec<Action> {
        let mut out = Vec::new();
        self.actions_into(&mut out);
        out
    }

    /// Writes the legal actions to a buffer that can be reused.
    pub fn actions_into(&self, out: &mut Vec<Action>) {
        out.clear();
        let Some(pending) = self.pending() else {
            return;
        };
        let _reading = self.reading();
        match pending.ask {
            Ask::Respond | Ask::EndOfTurn => self.responses(pending.seat, out),
            ask => self.table.procedure.menu(self, ask, pending.seat, out),
        }
    }

    fn check_action(&self, seat: Seat, ask: Ask, action: &Action) -> Result<(), Refusal> {
        self.known_cards(action)?;
        match ask {
            Ask::Respond | Ask::EndOfTurn => self.check_response(seat, action),
            ask => self.table.procedure.check(self, ask, seat, action),
        }
    }

    /// Refuses actions with cards or places that this game does not have.
    fn known_cards(&self, action: &Action) -> Result<(), Refusal> {
        let n = self.state.cards.len();
        let card = |c: CardId| c.index() < n;
        let known = action.cards().all(card) && action.places().all(|p| self.is_known(p));
        let known = known
            && match *action {
                Action::Use { card, ability } => match ability {
                    AbilityRef::Printed(n) => usize::from(n) < self.table.abilities(card),
                    AbilityRef::Lasting(i) => usize::from(i) < self.state.lasting.len(),
                },
                _ => true,
            };
        if known {
            Ok(())
        } else {
            refuse(API, Why::UnknownCard)
        }
    }

    fn is_known(&self, place: Place) -> bool {
        let card = place
            .host()
            .is_none_or(|c| c.index() < self.state.cards.len());
        let site = place
            .site()
            .is_none_or(|s| s.index() < self.table.sites.len());
        let seat = place.seat().is_none_or(|s| s.0 < self.table.players);
        card && site && seat && self.state.has_place(place)
    }

    /// Runs until somebody must choose or the game is over.
    pub(crate) fn run(&mut self) {
        while self.step() {}
    }

    /// Takes one step; `false` when somebody must choose or the game is over.
    #[inline]
    pub(super) fn step(&mut self) -> bool {
        if self.state.outcome.is_some() {
            self.state.pending = None;
            self.reply = None;
            self.met = None;
            return false;
        }
        if !self.table.states.is_empty() && self.carry_out_state() {
            return true;
        }
        let Some(at) = self.state.frames.len().checked_sub(1) else {
            return false;
        };
        let flow = match self.state.frames[at] {
            Frame::Turn(_) => self.step_procedure(at, Top::Turn(Here::new(at))),
            Frame::Play(_) => self.step_procedure(at, Top::Play(Here::new(at))),
            Frame::Attempt(_) => self.step_procedure(at, Top::Attempt(Here::new(at))),
            Frame::Fight(_) => self.step_procedure(at, Top::Fight(Here::new(at))),
            Frame::Check(_) | Frame::Block(_) | Frame::Happen(_) | Frame::Respond(_) => {
                self.step_text(at)
            }
        };
        flow != Flow::Ask
    }

    /// Takes a step of an edition's procedure. The frame stays on the stack, because texts ask about it meanwhile.
    fn step_procedure(&mut self, at: usize, top: Top) -> Flow {
        let flow = self.table.procedure.step(self, top);
        if flow == Flow::Done {
            self.state.frames.remove(at);
        }
        flow
    }

    /// Takes a step of an interpreter frame. The frame is off the stack meanwhile and goes back below the frames it
    /// added.
    fn step_text(&mut self, at: usize) -> Flow {
        let Some(mut frame) = self.state.frames.pop() else {
            return Flow::Done;
        };
        let flow = match &mut frame {
            Frame::Check(check) => check.step(self),
            Frame::Block(block) => block.step(self),
            Frame::Happen(happen) => happen.step(self),
            Frame::Respond(round) => round.step(self),
            Frame::Turn(_) | Frame::Play(_) | Frame::Attempt(_) | Frame::Fight(_) => Flow::Stay,
        };
        match flow {
            Flow::Done => {}
            _ if self.state.frames.len() == at => self.state.frames.push(frame),
            _ => self.state.frames.insert(at, frame),
        }
        flow
    }

    pub(crate) fn ask(&mut self, seat: Seat, ask: Ask, choice: Choice) -> Flow {
        // Whoever is asked whether to use a text has not used it yet.
        if !(choice == Choice::YesNo && matches!(ask, Ask::Text { .. })) {
            self.log.release();
        }
        // A text may ask somebody who has left; the next player answers in their place.
        let seat = if self.state.player(seat).gone {
            self.state.left_of(seat)
        } else {
            seat
        };
        self.state.pending = Some(Pending { seat, ask, choice });
        Flow::Ask
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        self.state.frames.push(frame);
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

    /// The seats that can see which card `card` is, where it is now.
    pub fn seen_by(&self, card: CardId) -> Seats {
        let state = self.state.card(card);
        let holder = || state.place.seat().map_or(Seats::NONE, Seats::only);
        match self.table.customs.sight[state.place.kind()] {
            // A location lay open before it left the game, and the others are numbered with it.
            Sight::Holder if self.is_former_location(card) => Seats::ALL,
            Sight::Holder => holder(),
            Sight::Nobody => Seats::NONE,
            Sight::HolderIfFaceUp if state.is(Flag::FaceUp) => holder(),
            Sight::HolderIfFaceUp => Seats::NONE,
            Sight::HolderAndTop if self.state.zone(state.place).last() == Some(&card) => Seats::ALL,
            Sight::HolderAndTop => holder(),
            Sight::OwnerOrKnown if state.is(Flag::Known) => Seats::ALL,
            Sight::OwnerOrKnown => Seats::only(self.table.face(card).owner),
            Sight::Everybody if state.is(Flag::Unseen) => Seats::only(self.table.face(card).owner),
            Sight::Everybody if state.is(Flag::FaceDown) => Seats::only(state.commander),
            Sight::Everybody => Seats::ALL,
        }
    }

    fn is_former_location(&self, card: CardId) -> bool {
        matches!(self.state.card(card).place, Place::Removed(_))
            && self.table.face(card).site.is_some()
    }

    /// An entry of the log. Players do not read the numbers of cards that they cannot see.
    pub(crate) fn event(&self, h: Happening, seen_by: Seats) -> Event {
        let place = |p: Option<Place>| {
            let host = p.and_then(Place::host);
            host.map_or(Seats::ALL, |c| self.seen_by(c))
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
            faces: Vec::new(),
            sides: None,
            score: match (h.kind, h.who) {
                (Kind::Points, Some(seat)) => Some(self.state.player(seat).score),
                _ => None,
            },
        }
    }

    /// Writes to the log. `seen_by` are the seats that see the card of the happening.
    pub(crate) fn tell(&mut self, h: Happening, seen_by: Seats) {
        self.write(|game| game.event(h, seen_by));
    }

    /// Adds an entry to the log, and makes it only if there is one.
    fn write(&mut self, entry: impl FnOnce(&Game) -> Event) {
        if self.log.is_off() {
            return;
        }
        let entry = entry(self);
        self.log.add(entry);
    }

    /// Writes to the log that the two sides of a fight were compared.
    pub(crate) fn tell_sides(&mut self, h: Happening, sides: [Side; 2]) {
        self.write(|game| Event {
            sides: Some(sides),
            ..game.event(h, h.card.map_or(Seats::ALL, |c| game.seen_by(c)))
        });
    }

    pub(crate) fn tell_all(&mut self, h: Happening) {
        self.tell(h, Seats::ALL);
    }

    pub(crate) fn tell_cards(&mut self, h: Happening, cards: &[CardId]) {
        if self.log.is_off() {
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
        // 2E-GLOSS-09: who examines a card sees its face.
        let shows_faces = matches!(h.kind, Kind::Look | Kind::Reveal);
        let faced = if shows_faces { cards } else { &[] };
        self.write(|game| Event {
            cards: cards.to_vec(),
            each_seen_by,
            faces: faced.iter().map(|c| game.table.face(*c).def).collect(),
            ..game.event(h, Seats::ALL)
        });
    }

    pub(crate) fn remember(&mut self, h: Happening) {
        let wanted = self.table.asks_the_past && !matches!(h.kind, Kind::Spend | Kind::Show);
        if wanted {
            self.state.record.push(h);
        }
    }

    /// Shuffles a pile, a deck or a hand; everybody sees that.
    pub(crate) fn shuffle(&mut self, place: Place) {
        let mut cards = self.state.zone(place).to_vec();
        self.state.dice.shuffle(&mut cards);
        for card in &cards {
            self.state.cards[card.index()].set(Flag::FaceUp, false);
        }
        if let Some(zone) = self.state.zone_mut(place) {
            *zone = cards;
        }
        let pile = matches!(place, Place::Deck(_) | Place::Pile(_));
        if let (Some(seat), true) = (place.seat(), pile) {
            self.tell_all(Happening::new(Kind::Shuffle).by(seat).to(place));
        }
    }

    /// Previews an attempt by `seat`; `None` for other actions and for missions that are not there.
    pub fn plan(&self, seat: Seat, action: &Action) -> Option<Plan> {
        self.table.procedure.plan(self, seat, action)
    }

    /// Whether a ship is staffed.
    pub fn is_staffed(&self, ship: CardId) -> bool {
        self.table.procedure.is_staffed(self, ship)
    }

    pub(crate) fn check_victory(&mut self) {
        self.table.procedure.check_victory(self);
    }
}
