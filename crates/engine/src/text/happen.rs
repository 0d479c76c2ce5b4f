//! The gate. Whatever happens passes it: about to happen (prevent, replace, revise), happens, has
//! happened.

use crate::kernel::frame::{Fate, Frame, Happen, HappenStep, Respond, Role};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat, Seats};
use crate::kernel::place::Place;
use crate::kernel::state::Flag;
use crate::second::rules::CardsOnCards;
use crate::second::turn::Step;
use cards::language::{Kind, Phase};
use cards::lexicon::CardType;

/// The kinds of happening in which one card changes its place.
fn is_move(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Discard
            | Kind::Kill
            | Kind::Destroy
            | Kind::Remove
            | Kind::Return
            | Kind::Place
            | Kind::Download
            | Kind::Capture
            | Kind::Damage
            | Kind::Repair
            | Kind::Overcome
            | Kind::ReturnDilemma
    )
}

/// Responses to responses go no deeper than this; no game of these cards comes near it.
const DEEPEST_STACK: usize = 120;

impl Game {
    /// Lets something happen. If nothing listens it is done when this returns; otherwise a frame is
    /// pushed and the caller has to return to the loop.
    pub(crate) fn happen(&mut self, h: Happening) {
        self.happen_to(h, Vec::new());
    }

    pub(crate) fn happen_to(&mut self, mut h: Happening, cards: Vec<CardId>) {
        if let (None, true, Some(card)) = (h.from, is_move(h.kind), h.card) {
            h.from = Some(self.state.card(card).place);
        }
        let leaves = is_move(h.kind) && h.to.is_some_and(|to| !to.in_play());
        let locked = leaves && h.card.is_some_and(|c| self.is_locked(c));
        if locked || self.forbidden(&h).is_some() {
            self.cost_failed(&h);
            return;
        }
        self.happen_anyway(h, cards);
    }

    /// The same where prohibitions have been dealt with.
    pub(crate) fn happen_anyway(&mut self, h: Happening, cards: Vec<CardId>) {
        if self.is_watched(h.kind) {
            self.push_happen(h, cards);
        } else {
            self.enact(&h, &cards);
        }
    }

    fn push_happen(&mut self, h: Happening, cards: Vec<CardId>) {
        self.push(Frame::Happen(Box::new(Happen {
            h,
            cards,
            step: HappenStep::Before,
            fate: Fate::Goes,
            batch: false,
        })));
    }

    /// The same for an action that may have a price: the price comes first.
    pub(crate) fn happen_for_a_price(&mut self, h: Happening, cards: Vec<CardId>, seat: Seat) {
        if self.tolls(&h).is_empty() {
            return self.happen_to(h, cards);
        }
        self.push_happen(h, cards);
        self.pay_tolls(&h, seat);
    }

    pub(crate) fn step_happen(&mut self) -> Flow {
        let Some(Frame::Happen(happen)) = self.state.frames.last_mut() else {
            return Flow::Go;
        };
        let (h, step, fate, batch) = (happen.h, happen.step, happen.fate, happen.batch);
        match step {
            HappenStep::Before => {
                happen.step = if batch {
                    HappenStep::Done
                } else {
                    HappenStep::Act
                };
                let cards = happen.cards.clone();
                self.open_round(h, cards, Phase::Before, batch);
            }
            HappenStep::Act => {
                happen.step = HappenStep::After;
                let cards = std::mem::take(&mut happen.cards);
                if fate == Fate::Goes {
                    self.enact(&h, &cards);
                    // Enacting may have put frames for its consequences on top of this one.
                    self.find_happen(&h, cards);
                } else {
                    happen.step = HappenStep::Done;
                    self.cost_failed(&h);
                }
            }
            HappenStep::After => {
                happen.step = HappenStep::Done;
                let cards = happen.cards.clone();
                self.open_round(h, cards, Phase::After, false);
            }
            HappenStep::Done => {
                let cards = std::mem::take(&mut happen.cards);
                self.pop();
                if let (Kind::Kill | Kind::Destroy | Kind::Place | Kind::Discard, Some(card)) =
                    (h.kind, h.card)
                {
                    self.nowhere_to_stay(card);
                }
                if batch {
                    let by_chance = fate == Fate::Replaced && h.kind == Kind::Choose;
                    // What is left of the group goes back to the text that deals with it.
                    match self.state.frames.last_mut() {
                        Some(Frame::Block(block)) => {
                            block.work = cards;
                            if by_chance {
                                block.stage = super::target::RANDOM;
                            }
                        }
                        Some(Frame::Turn(turn)) if by_chance => {
                            turn.step = Step::DiscardingOne { random: true };
                        }
                        _ => {}
                    }
                }
            }
        }
        Flow::Go
    }

    /// A card saved from the fate of its ship still has no place to be (2E-GAP-50).
    fn nowhere_to_stay(&mut self, card: CardId) {
        let being_played = self.state.frames.iter().any(|f| match f {
            Frame::Play(p) => p.card == card,
            Frame::Attempt(a) => a.dilemma == Some(card),
            _ => false,
        });
        if matches!(self.state.card(card).place, Place::Limbo(_)) && !being_played {
            let owner = self.table.face(card).owner;
            self.state.put(card, Place::Discard(owner));
            self.state.cards[card.index()].clear();
        }
    }

    fn find_happen(&mut self, h: &Happening, cards: Vec<CardId>) {
        let frame = self.state.frames.iter_mut().rev().find_map(|f| match f {
            Frame::Happen(x) if x.h == *h => Some(x),
            _ => None,
        });
        if let Some(frame) = frame {
            frame.cards = cards;
        }
    }

    fn open_round(&mut self, h: Happening, cards: Vec<CardId>, phase: Phase, batch: bool) {
        // Texts that set each other off without end are cut off here: what has happened stands.
        if self.state.frames.len() > DEEPEST_STACK || !self.is_heard(&h, phase) {
            return;
        }
        let seat = self.state.active;
        self.push(Frame::Respond(Box::new(Respond {
            h,
            cards,
            phase,
            batch,
            seat,
            passes: 0,
            used: Vec::new(),
        })));
    }

    /// A round that belongs to a procedure rather than to the gate.
    pub(crate) fn open_phase(&mut self, h: Happening, phase: Phase) {
        self.open_round(h, Vec::new(), phase, false);
    }

    /// The round after a random selection.
    pub(crate) fn open_selected(&mut self, h: Happening, cards: Vec<CardId>) {
        self.open_round(h, cards, Phase::After, false);
    }

    /// 2E-GAP-63: a cost that does not come off is not paid.
    pub(crate) fn cost_failed(&mut self, h: &Happening) {
        if !matches!(h.cause, Cause::Cost(_)) {
            return;
        }
        let cost = self.state.frames.iter_mut().rev().find_map(|f| match f {
            Frame::Block(b) if b.role == Role::Cost => Some(b),
            _ => None,
        });
        if let Some(block) = cost {
            block.failed = true;
        }
    }

    /// Does it.
    pub(crate) fn enact(&mut self, h: &Happening, cards: &[CardId]) {
        self.remember(*h);
        match h.kind {
            Kind::Draw => self.enact_draw(h),
            kind if is_move(kind) => self.enact_move(h),
            Kind::Stop => self.enact_stop(h, true),
            Kind::Unstop => self.enact_stop(h, false),
            Kind::Command => self.enact_command(h),
            Kind::Points => self.enact_points(h),
            Kind::Complete => self.enact_complete(h),
            Kind::MoveShip => self.enact_move_ship(h),
            Kind::Beam => self.enact_beam(h, cards),
            Kind::Hide => self.enact_hide(h, cards),
            Kind::Select => {
                let seen = if h.cause == Cause::Rule {
                    Seats::NONE
                } else {
                    Seats::ALL
                };
                self.tell(*h, seen);
            }
            _ => {
                let seen = h.card.map_or(Seats::ALL, |c| self.seen_by(c));
                self.tell(*h, seen);
            }
        }
    }

    fn enact_draw(&mut self, h: &Happening) {
        let (Some(seat), Some(card)) = (h.who, h.card) else {
            return;
        };
        self.state.put(card, Place::Hand(seat));
        self.tell(*h, Seats::only(seat));
    }

    /// A card changes its place. The verb was the kind of happening; the place is in it.
    fn enact_move(&mut self, h: &Happening) {
        let (Some(card), Some(to)) = (h.card, h.to) else {
            return;
        };
        let from = self.state.card(card).place;
        let h = h.from(from);
        // 2E-GAP-54: an effect that would give a second copy of a unique card does not.
        let enters =
            to.in_play() && !from.in_play() && !matches!(to, Place::Brig(_) | Place::Beneath(_));
        let commander = h.who.unwrap_or(self.table.face(card).owner);
        if enters
            && self.table.face(card).kind != CardType::Dilemma
            && h.kind != Kind::Damage
            && self.check_unique(commander, card, false).is_err()
        {
            return;
        }
        let seen_before = self.seen_by(card);
        if !to.in_play() && (from.in_play() || matches!(from, Place::Limbo(_))) {
            self.leave_play(card, from);
        }
        let under = self.goes_under(&h, to);
        self.lay(card, to, under);
        self.after_laying(card, &h, from, to);
        let seen = self.shown_by(&h, card, seen_before, to);
        self.tell(h, seen);
        self.settle(card, to);
        if let Place::Pile(seat) = from {
            self.settle_pile(seat);
        }
    }

    /// Dilemmas go under their pile; anything else where the text says.
    fn goes_under(&self, h: &Happening, to: Place) -> bool {
        match to {
            Place::Pile(_) => h.n >= 0,
            Place::Deck(_) => h.n < 0,
            _ => false,
        }
    }

    pub(crate) fn lay(&mut self, card: CardId, to: Place, under: bool) {
        if under {
            self.state.put_under(card, to);
        } else {
            self.state.put(card, to);
        }
    }

    fn after_laying(&mut self, card: CardId, h: &Happening, from: Place, to: Place) {
        let owner = self.table.face(card).owner;
        let c = &mut self.state.cards[card.index()];
        if !to.in_play() {
            c.clear();
            c.commander = owner;
        } else if !from.in_play()
            && !matches!(from, Place::Limbo(_) | Place::Stack(_) | Place::Drawn(_))
        {
            c.clear();
            c.commander = h.who.unwrap_or(owner);
        }
        match to {
            // 2E-DIL-07, 2E-GAP-49: face up at the bottom; 2E-GAP-65: on top face down.
            Place::Pile(_) => c.set(Flag::FaceUp, h.n >= 0),
            Place::Brig(_) => {
                c.set(Flag::FaceDown, false);
                c.set(Flag::Stopped, false);
            }
            _ => {}
        }
        if h.kind == Kind::Damage {
            c.set(Flag::Damage, true);
        }
        if matches!(to, Place::Brig(_)) || !to.in_play() {
            self.quit_groups(card);
        }
    }

    /// Who sees the card that moved: those who saw it before or see it now, and everybody for a card on
    /// its way to a discard pile (2E-GLOSS-03) or taken from one (2E-GLOSS-05), or downloaded (2E-DL-02).
    fn shown_by(&self, h: &Happening, card: CardId, before: Seats, to: Place) -> Seats {
        let open = matches!(to, Place::Discard(_) | Place::Removed(_) | Place::Brig(_))
            || matches!(h.from, Some(Place::Discard(_)))
            || h.kind == Kind::Download
            || matches!(h.kind, Kind::Overcome if !self.state.card(card).is(Flag::Unseen));
        if open {
            return Seats::ALL;
        }
        Seats(before.0 | self.seen_by(card).0)
    }

    /// What follows from a card lying where it now lies.
    fn settle(&mut self, card: CardId, to: Place) {
        match to {
            Place::Pile(seat) => self.settle_pile(seat),
            Place::On(ship) if self.state.card(card).is(Flag::Damage) => self.check_hull(ship),
            _ => {}
        }
    }

    /// Last-known facts, and what was on the card.
    fn leave_play(&mut self, card: CardId, from: Place) {
        if from.in_play() {
            let known = self.snapshot(card);
            self.state.last_known.push(known);
        }
        self.state.memory.retain(|(c, _, _)| *c != card);
        self.state
            .lasting
            .retain(|l| l.until != crate::kernel::state::Until::InPlay(card));
        let mut riders: Vec<CardId> = self
            .state
            .field
            .iter()
            .copied()
            .filter(|c| {
                let p = self.state.card(*c).place;
                p == Place::On(card) || p == Place::Aboard(card) || p == Place::Beneath(card)
            })
            .collect();
        riders.reverse();
        for rider in riders {
            let h = self.falls_off(rider);
            let known = self.snapshot(rider);
            self.happen(h);
            // With listeners the frames run later; the rider must not stay on a card that is gone.
            if self.state.card(rider).place.in_play() {
                self.state.last_known.push(known);
                self.quit_groups(rider);
                self.state
                    .put(rider, Place::Limbo(self.table.face(rider).owner));
            }
        }
    }

    /// 2E-GLOSS-06, 2E-GLOSS-07, 2E-GAP-50: how a card goes whose host has left play.
    fn falls_off(&self, rider: CardId) -> Happening {
        let face = self.table.face(rider);
        let kind = match face.kind {
            CardType::Dilemma => Kind::ReturnDilemma,
            CardType::Personnel => Kind::Kill,
            CardType::Ship | CardType::Equipment => Kind::Destroy,
            _ => match self.state.rules.cards_on_cards {
                CardsOnCards::ArePlaced => Kind::Place,
                CardsOnCards::AreDiscarded => Kind::Discard,
            },
        };
        let to = match face.kind {
            CardType::Dilemma => Place::Pile(face.owner),
            _ => Place::Discard(face.owner),
        };
        Happening::new(kind)
            .card(rider)
            .by(self.state.card(rider).commander)
            .to(to)
    }

    fn enact_stop(&mut self, h: &Happening, on: bool) {
        let Some(card) = h.card else { return };
        // 2E-GLOSS-24.
        if self.table.face(card).kind == CardType::Equipment {
            return;
        }
        self.state.cards[card.index()].set(Flag::Stopped, on);
        if on && self.table.face(card).kind == CardType::Personnel {
            // 2E-DIL-16.
            self.quit_attempt(card);
        }
        self.tell(*h, self.seen_by(card));
    }

    fn enact_command(&mut self, h: &Happening) {
        let (Some(card), Some(seat)) = (h.card, h.who) else {
            return;
        };
        // 2E-UNIQ-05, 2E-GAP-54.
        if self.check_unique(seat, card, false).is_err() {
            self.cost_failed(h);
            return;
        }
        self.state.cards[card.index()].commander = seat;
        if let Some(to) = h.to {
            self.state.put(card, to);
        }
        self.state.cards[card.index()].set(Flag::FaceDown, false);
        self.quit_groups(card);
        self.tell_all(*h);
    }

    /// 2E-GLOSS-12, 2E-GAP-26.
    fn enact_points(&mut self, h: &Happening) {
        let Some(seat) = h.who else { return };
        let player = self.state.player_mut(seat);
        player.score = (player.score + h.n).max(0);
        self.tell_all(*h);
        // 2E-GAP-24: a text that gives points to several players is judged when all have theirs.
        if h.cause == Cause::Rule {
            self.check_victory();
        }
    }

    /// A card that is no longer there takes no part in anything.
    pub(crate) fn quit_groups(&mut self, card: CardId) {
        self.quit_attempt(card);
        if let Some(fight) = self.fight_mut() {
            fight.drop_card(card);
        }
    }

    pub(crate) fn quit_attempt(&mut self, card: CardId) {
        if let Some(attempt) = self.attempt_mut() {
            attempt.participants.retain(|c| *c != card);
            attempt.facing.retain(|c| *c != card);
            if let Some(reserve) = &mut attempt.reserve {
                reserve.participants.retain(|c| *c != card);
            }
        }
    }
}
