//! Rounds of responses: the active player first, then clockwise, until all pass in a row
//! (2E-ACT-07 to 2E-ACT-09).

use super::eval::{Cx, NOTHING};
use crate::kernel::choice::{Action, Ask, Choice};
use crate::kernel::frame::{Bindings, Frame, Respond, Value};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use cards::language::{Ability, Effect, Kind, Phase, Timing, When};
use cards::lexicon::{CardType, Stat};
use std::borrow::Cow;

/// Abilities of lasting effects are numbered from here, by their place in the list.
pub(crate) const LASTING: u8 = 128;
/// Marks the removal of damage in the list of used responses.
const REPAIR: u8 = 255;
/// The stage in which a block binds what its guard asks for.
pub(crate) const BIND: u8 = 250;

/// One possible response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Offer {
    action: Action,
    compulsory: bool,
}

impl Game {
    pub(crate) fn step_respond(&mut self) -> Flow {
        if let Some(action) = self.reply_action() {
            self.respond_with(action);
            return Flow::Go;
        }
        loop {
            let Some(Frame::Respond(round)) = self.state.frames.last() else {
                return Flow::Go;
            };
            if usize::from(round.passes) >= self.everybody().len() {
                self.pop();
                return Flow::Go;
            }
            let seat = round.seat;
            let options = self.response_options(seat, round);
            match options.as_slice() {
                [] => self.pass(),
                [only] if only.compulsory => {
                    let action = only.action;
                    self.respond_with(action);
                    return Flow::Go;
                }
                _ => {
                    let ask = match round.h.kind {
                        Kind::TurnEnd if seat == self.state.active => Ask::EndOfTurn,
                        _ => Ask::Respond,
                    };
                    self.offered = Some(options);
                    return self.ask(seat, ask, Choice::Act);
                }
            }
        }
    }

    /// 2E-ACT-08: a pass does not exclude a later response.
    fn pass(&mut self) {
        let Some(Frame::Respond(round)) = self.state.frames.last() else {
            return;
        };
        let next = self.state.left_of(round.seat);
        if let Some(Frame::Respond(round)) = self.state.frames.last_mut() {
            round.passes += 1;
            round.seat = next;
        }
    }

    fn respond_with(&mut self, action: Action) {
        let Some(Frame::Respond(round)) = self.state.frames.last() else {
            return;
        };
        let (seat, h, cards) = (round.seat, round.h, round.cards.clone());
        let used = match action {
            Action::Pass => return self.pass(),
            Action::Use { card, ability } => (card, ability),
            Action::Repair { damage } => match self.state.card(damage).place {
                Place::On(ship) => (ship, REPAIR),
                _ => return self.pass(),
            },
            _ => return self.pass(),
        };
        let next = self.state.left_of(seat);
        if let Some(Frame::Respond(round)) = self.state.frames.last_mut() {
            round.passes = 0;
            round.seat = next;
            round.used.push(used);
        }
        match action {
            Action::Repair { damage } => self.repair(seat, damage),
            _ => self.use_ability(seat, used.0, used.1, Some((h, cards))),
        }
    }

    fn response_options(&self, seat: Seat, round: &Respond) -> Vec<Offer> {
        let mut out = Vec::new();
        for &(card, n) in self.table.listeners(round.h.kind) {
            if round.h.card != Some(card) && !self.is_awake(card) {
                continue;
            }
            let ability = self.table.ability(card, n);
            let Timing::On(when) = &ability.when else {
                continue;
            };
            let fresh = !round.used.contains(&(card, n));
            if fresh && self.answers(seat, card, n, ability, when, round) {
                out.push(Offer {
                    action: Action::Use { card, ability: n },
                    compulsory: !ability.optional
                        && self.table.face(card).kind != CardType::Interrupt,
                });
            }
        }
        for (i, lasting) in self.state.lasting.iter().enumerate() {
            let n = LASTING + i as u8;
            if lasting.you != seat || round.used.contains(&(lasting.source, n)) {
                continue;
            }
            let cx = Cx::new(lasting.source, seat, &lasting.bound);
            let (when, optional) =
                match self.table.block(&lasting.code).get(usize::from(lasting.pc)) {
                    Some(Effect::Later { at, .. }) => (&**at, false),
                    Some(Effect::Install { ability, .. }) => match &ability.when {
                        Timing::On(when) if self.holds(&ability.guard, &cx) => {
                            (when, ability.optional)
                        }
                        _ => continue,
                    },
                    _ => continue,
                };
            if self.matches(when, &round.h, &round.cards, round.phase, round.batch, &cx) {
                out.push(Offer {
                    action: Action::Use {
                        card: lasting.source,
                        ability: n,
                    },
                    compulsory: !optional,
                });
            }
        }
        if round.phase == Phase::While {
            self.windows(seat, &mut |card, n| {
                if !round.used.contains(&(card, n)) {
                    out.push(Offer {
                        action: Action::Use { card, ability: n },
                        compulsory: false,
                    });
                }
            });
        }
        if round.h.kind == Kind::TurnEnd && round.phase == Phase::After && seat == self.state.active
        {
            for damage in self.repairs(seat) {
                let ship = match self.state.card(damage).place {
                    Place::On(ship) => ship,
                    _ => continue,
                };
                if !round.used.contains(&(ship, REPAIR)) {
                    out.push(Offer {
                        action: Action::Repair { damage },
                        compulsory: false,
                    });
                }
            }
        }
        out
    }

    fn answers(
        &self,
        seat: Seat,
        card: CardId,
        n: u8,
        ability: &Ability,
        when: &When,
        round: &Respond,
    ) -> bool {
        let about_itself = round.h.card == Some(card);
        if !(about_itself || self.is_awake(card)) || self.text_user(card) != seat {
            return false;
        }
        let cx = Cx::new(card, seat, &NOTHING);
        // 2E-GAP-47: a text about its own card being stopped, killed or leaving play.
        let own = about_itself
            && match round.phase {
                Phase::After => self.last_words(card, round.h.kind),
                // A card may speak of the cost or place at which it is about to be played itself.
                Phase::Before => round.h.kind == Kind::Play,
                Phase::While => false,
            };
        if !own && !self.is_active(card, ability, &cx) {
            return false;
        }
        if !self.matches(when, &round.h, &round.cards, round.phase, round.batch, &cx) {
            return false;
        }
        let bound = self.bound_by(when, &round.h, &round.cards, &cx);
        let cx = Cx::new(card, seat, &bound);
        self.within_limit(card, n, ability)
            && self.may_use(seat, card)
            && self.is_possible(card, ability, &cx)
    }

    fn last_words(&self, card: CardId, kind: Kind) -> bool {
        match kind {
            Kind::Stop => true,
            Kind::Kill
            | Kind::Destroy
            | Kind::Return
            | Kind::Remove
            | Kind::Place
            | Kind::Capture => {
                self.last_known(card).is_some()
                    || matches!(self.state.card(card).place, Place::Brig(_))
            }
            _ => false,
        }
    }

    /// The slots a trigger fills.
    pub(crate) fn bound_by(
        &self,
        when: &When,
        h: &Happening,
        cards: &[CardId],
        cx: &Cx,
    ) -> Bindings {
        let mut bound = Bindings::default();
        if let Some(slot) = when.bind.card {
            let selected = h.kind == Kind::Select && !cards.is_empty();
            if when.batch || selected || (h.card.is_none() && !cards.is_empty()) {
                let those: Vec<CardId> = cards
                    .iter()
                    .copied()
                    .filter(|c| self.filter(&when.card, *c, cx))
                    .collect();
                bound.set(slot, Value::Cards(those));
            } else if let Some(card) = h.card {
                bound.set(slot, Value::Card(card));
            }
        }
        if let (Some(slot), Some(card)) = (when.bind.other, h.other) {
            bound.set(slot, Value::Card(card));
        }
        if let (Some(slot), Some(seat)) = (when.bind.who, h.who) {
            bound.set(slot, Value::Seat(seat));
        }
        if let (Some(slot), Some(mission)) = (when.bind.from, self.mission_left(h)) {
            bound.set(slot, Value::Card(mission));
        }
        if let Some(slot) = when.bind.number {
            bound.set(slot, Value::Number(i32::from(h.n)));
        }
        bound
    }

    /// The mission that something leaves, or at which it happens.
    fn mission_left(&self, h: &Happening) -> Option<CardId> {
        let site = match h.from.or(h.to)? {
            Place::Orbit(site) | Place::Surface(site) => Some(site),
            Place::Aboard(ship) => self.site_of(ship),
            _ => None,
        };
        site.and_then(|s| self.table.site_facts(s).missions.first().copied())
    }

    /// What the player who is asked may respond, found once.
    fn open_responses(&self, seat: Seat) -> Cow<'_, [Offer]> {
        match (&self.offered, self.state.frames.last()) {
            (Some(options), _) => Cow::Borrowed(options),
            (None, Some(Frame::Respond(round))) => Cow::Owned(self.response_options(seat, round)),
            (None, _) => Cow::Borrowed(&[]),
        }
    }

    pub(crate) fn responses(&self, seat: Seat, out: &mut Vec<Action>) {
        let options = self.open_responses(seat);
        if options.iter().all(|o| !o.compulsory) {
            out.push(Action::Pass);
        }
        out.extend(options.iter().map(|o| o.action));
    }

    pub(crate) fn check_response(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let Some(Frame::Respond(round)) = self.state.frames.last() else {
            return refuse("2E-ACT-03", Why::NotNow);
        };
        let options = self.open_responses(seat);
        if *action == Action::Pass {
            return match options.iter().any(|o| o.compulsory) {
                true => refuse("2E-GAP-45", Why::MustRespond),
                false => Ok(()),
            };
        }
        if options.iter().any(|o| o.action == *action) {
            return Ok(());
        }
        match *action {
            Action::Use { card, ability } if round.used.contains(&(card, ability)) => {
                refuse("2E-WHEN-03", Why::UsedUp)
            }
            Action::Use { card, ability } => self.refuse_use(seat, card, ability),
            Action::Play { card, .. } if self.table.face(card).kind != CardType::Interrupt => {
                refuse("2E-CARD-16", Why::NotNow)
            }
            Action::Repair { damage } => {
                let home = self.repairs(seat).any(|c| c == damage);
                let rule = if home { "2E-DAM-08" } else { "2E-DAM-07" };
                refuse(rule, Why::NoDamage)
            }
            // An order while another is executed, or after the segment for orders.
            _ if self.order_in_progress() => refuse("2E-ORD-04", Why::NotNow),
            _ => refuse("2E-TURN-06", Why::NotNow),
        }
    }

    fn refuse_use(&self, seat: Seat, card: CardId, ability: u8) -> Result<(), Refusal> {
        let interrupt = self.table.face(card).kind == CardType::Interrupt;
        let order = ability < LASTING && self.table.ability(card, ability).when == Timing::Order;
        let own_order = seat == self.state.active && self.order_in_progress();
        match (interrupt, order) {
            (true, true) if own_order => refuse("2E-ORD-05", Why::NotNow),
            (true, true) => refuse("2E-PLAY-12", Why::NotNow),
            (true, false) => refuse("2E-PLAY-11", Why::NoResponse),
            (false, true) if own_order => refuse("2E-ORD-04", Why::NotNow),
            (false, true) => refuse("2E-ORDX-01", Why::NotNow),
            (false, false) => refuse("2E-WHEN-02", Why::NoResponse),
        }
    }

    /// Something is being done in the segment for orders.
    fn order_in_progress(&self) -> bool {
        use crate::second::turn::Step;
        match self.state.frames.first() {
            Some(Frame::Turn(turn)) => matches!(turn.step, Step::OrderMenu | Step::Beaming { .. }),
            _ => false,
        }
    }

    /// How the texts that can or must be used when the card is about to be played would change its cost.
    pub(crate) fn discount(&self, seat: Seat, card: CardId, at: Option<CardId>) -> i16 {
        let mut h = Happening::new(Kind::Play)
            .by(seat)
            .card(card)
            .cause(Cause::Action)
            .from(self.state.card(card).place)
            .n(self.stat(card, Stat::Cost));
        h.other = at;
        let round = Respond {
            h,
            cards: Vec::new(),
            phase: Phase::Before,
            batch: false,
            seat,
            passes: 0,
            used: Vec::new(),
        };
        let mut off = 0;
        for &(source, n) in self.table.listeners(Kind::Play) {
            let ability = self.table.ability(source, n);
            let Timing::On(when) = &ability.when else {
                continue;
            };
            if when.phase != Phase::Before || (source != card && !self.is_awake(source)) {
                continue;
            }
            let user = self.text_user(source);
            let helps = user == seat || !ability.optional;
            if helps && self.answers(user, source, n, ability, when, &round) {
                let seat = user;
                let cx = Cx::new(source, seat, &NOTHING);
                let bound = self.bound_by(when, &round.h, &[], &cx);
                let cx = Cx::new(source, seat, &bound).about(card);
                let change = self.cost_change(&ability.body, &cx);
                // What nobody can refuse counts either way, the rest as far as it helps.
                off += if ability.optional {
                    change.min(0)
                } else {
                    change
                };
            }
        }
        off
    }
}
