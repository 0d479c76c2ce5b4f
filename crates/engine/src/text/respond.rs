//! Rounds of responses: the active player first, then clockwise, until all pass in a row
//! (2E-ACT-07 to 2E-ACT-09).

use super::eval::{Cx, NOTHING};
use crate::kernel::choice::{AbilityRef, Action, Ask, Choice};
use crate::kernel::edition::Cite;
use crate::kernel::frame::{Answered, Bindings, Fate, Frame, Progress, Respond, Value};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Amount, Cause, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use cards::language::{Ability, Effect, Kind, Phase, Timing, When};
use cards::lexicon::{CardType, Stat};
use std::borrow::Cow;

/// One possible response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Offer {
    pub action: Action,
    /// Mandatory: it cannot be passed.
    pub compulsory: bool,
}

impl Offer {
    pub fn optional(action: Action) -> Offer {
        Offer {
            action,
            compulsory: false,
        }
    }
}

impl Respond {
    /// One step of a round: a player is asked, or all have passed in a row.
    pub(crate) fn step(&mut self, game: &mut Game) -> Flow {
        if let Some(action) = game.reply_action() {
            self.respond_with(game, action);
            return Flow::Stay;
        }
        // 2E-GAP-105.
        if game.is_called_off(self) {
            return Flow::Done;
        }
        loop {
            if usize::from(self.passes) >= game.everybody().len() {
                return Flow::Done;
            }
            let seat = self.seat;
            let options = game.response_options(seat, self);
            match options.as_slice() {
                [] => self.pass(game),
                [only] if only.compulsory => {
                    let action = only.action;
                    self.respond_with(game, action);
                    return Flow::Stay;
                }
                _ => {
                    let ask = match self.h.kind {
                        Kind::TurnEnd if seat == game.state.active => Ask::EndOfTurn,
                        _ => Ask::Respond,
                    };
                    game.offered = Some(options);
                    return game.ask(seat, ask, Choice::Act);
                }
            }
        }
    }

    /// 2E-ACT-08: a pass does not exclude a later response.
    fn pass(&mut self, game: &Game) {
        self.passes += 1;
        self.seat = game.state.left_of(self.seat);
    }

    fn respond_with(&mut self, game: &mut Game, action: Action) {
        let seat = self.seat;
        let Some(used) = game.answers_with(&action) else {
            return self.pass(game);
        };
        self.passes = 0;
        self.seat = game.state.left_of(seat);
        self.used.push(used);
        match used {
            Answered::Text(card, ability) => {
                let to = Some((self.h, self.cards.clone()));
                game.use_ability(seat, card, ability, to);
            }
            Answered::Repair(_) => game.table.procedure.respond(game, seat, action),
        }
    }
}

impl Game {
    /// Whether the subject of a round has been prevented or replaced meanwhile: nothing more responds to it
    /// (2E-GAP-105). A group can be responded to as long as one of its cards is left.
    fn is_called_off(&self, round: &Respond) -> bool {
        if self.keeps_faults() {
            return false;
        }
        let mut below = self.state.frames.iter().rev();
        let of = below.find(|f| match f {
            Frame::Respond(_) => false,
            Frame::Block(block) => block.progress != Progress::Paid,
            _ => true,
        });
        match of {
            Some(Frame::Happen(happen)) if round.phase == Phase::Before => match happen.batch {
                true => happen.cards.is_empty() && !round.cards.is_empty(),
                false => happen.fate != Fate::Goes,
            },
            Some(Frame::Play(play)) => play.prevented && round.phase != Phase::After,
            Some(Frame::Fight(fight)) => fight.prevented && round.phase == Phase::Before,
            Some(Frame::Attempt(attempt)) => attempt.prevented && round.h.kind == Kind::Face,
            _ => false,
        }
    }

    /// The response to an occurrence that is remembered; `None` for a pass.
    fn answers_with(&self, action: &Action) -> Option<Answered> {
        match *action {
            Action::Use { card, ability } => Some(Answered::Text(card, ability)),
            Action::Repair { damage } => match self.state.card(damage).place {
                Place::On(ship) => Some(Answered::Repair(ship)),
                _ => None,
            },
            Action::Pass
            | Action::End
            | Action::Draw
            | Action::DrawRest
            | Action::Hide
            | Action::Play { .. }
            | Action::Beam { .. }
            | Action::Move { .. }
            | Action::Attempt { .. }
            | Action::Seed { .. }
            | Action::Walk { .. }
            | Action::Dock { .. }
            | Action::Undock { .. }
            | Action::Attack { .. }
            | Action::Battle { .. }
            | Action::Cloak { .. } => None,
        }
    }

    fn response_options(&self, seat: Seat, round: &Respond) -> Vec<Offer> {
        let _reading = self.reading();
        let mut out = Vec::new();
        for &(card, n) in self.table.listeners(round.h.kind) {
            if round.h.card != Some(card) && !self.is_awake(card) {
                continue;
            }
            let ability = self.table.ability(card, n);
            let Timing::On(when) = &ability.when else {
                continue;
            };
            let fresh = !round.used.contains(&Answered::Text(card, n.into()));
            if fresh && self.answers(seat, card, n, ability, when, round) {
                out.push(Offer {
                    action: Action::Use {
                        card,
                        ability: n.into(),
                    },
                    compulsory: !ability.optional
                        && self.table.face(card).kind != CardType::Interrupt,
                });
            }
        }
        for (i, lasting) in self.state.lasting.iter().enumerate() {
            let ability = AbilityRef::Lasting(i as u8);
            if lasting.you != seat
                || round
                    .used
                    .contains(&Answered::Text(lasting.source, ability))
            {
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
            if self.occasion(when, round, &cx) {
                out.push(Offer {
                    action: Action::Use {
                        card: lasting.source,
                        ability,
                    },
                    compulsory: !optional,
                });
            }
        }
        if round.phase == Phase::While {
            self.windows(seat, &mut |card, n| {
                let ability = AbilityRef::Printed(n);
                if !round.used.contains(&Answered::Text(card, ability)) {
                    out.push(Offer::optional(Action::Use { card, ability }));
                }
            });
        }
        let procedure = self.table.procedure;
        procedure.more_responses(self, round, seat, &mut out);
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
        if !self.occasion(when, round, &cx) {
            return false;
        }
        let bound = self.bound_by(when, &round.h, &round.cards, &cx);
        let cx = Cx {
            answers: Some(&round.h),
            ..Cx::new(card, seat, &bound)
        };
        self.within_limit(card, n, ability)
            && self.may_use(seat, card)
            && self.is_possible(card, ability, &cx)
    }

    /// Whether a round is about something that a text responds to.
    fn occasion(&self, when: &When, round: &Respond, cx: &Cx) -> bool {
        let again = when.skill.is_none() && self.is_further_skill(&round.h);
        !again && self.matches(when, &round.h, &round.cards, round.phase, round.batch, cx)
    }

    /// Whether a personnel has already helped to complete the mission with another skill: it counts once
    /// (2E-GAP-107).
    fn is_further_skill(&self, h: &Happening) -> bool {
        h.kind == Kind::UseSkill
            && !self.keeps_faults()
            && self.attempt().is_some_and(|a| {
                let here = |(card, _, of): &&(CardId, _, CardId)| {
                    Some(*card) == h.card && *of == a.mission
                };
                h.other == Some(a.mission) && a.used.iter().filter(here).count() > 1
            })
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

    /// The values that a trigger binds.
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
            bound.set(slot, Value::Number(i32::from(h.amount.number())));
        }
        bound
    }

    /// The mission that a happening leaves, or is at.
    fn mission_left(&self, h: &Happening) -> Option<CardId> {
        let site = match h.from.or(h.to)? {
            Place::Orbit(site) | Place::Surface(site) => Some(site),
            Place::Aboard(ship) => self.site_of(ship),
            _ => None,
        };
        site.and_then(|s| self.table.site_facts(s).missions.first().copied())
    }

    /// The responses of the player who is asked, found once per question.
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
        let procedure = self.table.procedure;
        let Some(Frame::Respond(round)) = self.state.frames.last() else {
            return refuse(procedure.cite(Cite::NoRound), Why::NotNow);
        };
        let options = self.open_responses(seat);
        if *action == Action::Pass {
            return match options.iter().any(|o| o.compulsory) {
                true => refuse(procedure.cite(Cite::MustRespond), Why::MustRespond),
                false => Ok(()),
            };
        }
        if options.iter().any(|o| o.action == *action) {
            return Ok(());
        }
        match *action {
            Action::Use { card, ability }
                if round.used.contains(&Answered::Text(card, ability)) =>
            {
                refuse(procedure.cite(Cite::AnsweredAlready), Why::UsedUp)
            }
            _ => Err(procedure.refuse_response(self, seat, action)),
        }
    }

    /// The change of a card's cost by texts that can or must be used when it is about to be played.
    pub(crate) fn discount(&self, seat: Seat, card: CardId, at: Option<CardId>) -> i16 {
        let mut h = Happening::new(Kind::Play)
            .by(seat)
            .card(card)
            .cause(Cause::Action)
            .from(self.state.card(card).place)
            .amount(Amount::Cost(self.stat(card, Stat::Cost)));
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
