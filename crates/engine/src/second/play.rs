//! Playing a card: who may play what where, paying for it, and what then happens.

use crate::kernel::choice::Action;
use crate::kernel::frame::{Bindings, Code, Frame, Role};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::Until;
use crate::kernel::table::{about, has};
use crate::text::ability::{binds, has_bind};
use crate::text::eval::{Cx, NOTHING};
use crate::text::modifiers::Wanted;
use crate::text::respond::BIND;
use cards::language::{Effect, Kind, Modifier, Phase, PlayedTo, Ref, Timing, Who};
use cards::lexicon::{CardType, MissionKind, Stat};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// About to be played: costs can change.
    About,
    Pay,
    /// Shown, not yet carried out: can be prevented.
    Shown,
    Lay,
    /// Its instructions, one ability after the other.
    CarryOut(u8),
    Leave,
    Played,
    Done,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Play {
    pub step: Step,
    pub seat: Seat,
    pub card: CardId,
    /// The headquarters, or the card it is played on.
    pub at: Option<CardId>,
    /// Where it was before, and what it cost there.
    pub from: Place,
    pub cost: i16,
    /// The ability an interrupt is played for.
    pub ability: Option<u8>,
    pub bound: Bindings,
    pub prevented: bool,
}

impl Game {
    /// All ways to play a card from hand in the first segment.
    pub(crate) fn playable(&self, seat: Seat, out: &mut Vec<Action>) {
        let rows = self.state.zone(Place::Row(seat));
        let permits = self.may_be_modified(has::PERMIT);
        let elsewhere = self.playable_from(seat);
        for &card in self.state.zone(Place::Hand(seat)).iter().chain(&elsewhere) {
            let face = self.table.face(card);
            match face.kind {
                CardType::Personnel | CardType::Ship | CardType::Equipment => {
                    let dear = self.stat(card, Stat::Cost) > self.state.player(seat).counters
                        && !self.may_cost_less(card);
                    if dear || self.check_unique(seat, card, true).is_err() {
                        continue;
                    }
                    if permits {
                        for &ship in &self.state.field {
                            let ours = self.state.card(ship).commander == seat
                                && self.table.face(ship).kind == CardType::Ship;
                            if ours && self.check_play(seat, card, Some(ship)).is_ok() {
                                out.push(Action::Play {
                                    card,
                                    at: Some(ship),
                                });
                            }
                        }
                    }
                    for &mission in rows {
                        let hq =
                            self.table.face(mission).mission == Some(MissionKind::Headquarters);
                        if (hq || permits) && self.check_play(seat, card, Some(mission)).is_ok() {
                            out.push(Action::Play {
                                card,
                                at: Some(mission),
                            });
                        }
                    }
                }
                CardType::Event => self.playable_event(seat, card, out),
                _ => {}
            }
        }
    }

    fn playable_event(&self, seat: Seat, card: CardId, out: &mut Vec<Action>) {
        if !matches!(self.table.def(card).play.to, PlayedTo::On(_)) {
            if self.check_play(seat, card, None).is_ok() {
                out.push(Action::Play { card, at: None });
            }
            return;
        }
        let everything = (0..self.state.cards.len() as u16).map(CardId);
        for at in everything.filter(|c| self.state.card(*c).place.in_play()) {
            if self.check_play(seat, card, Some(at)).is_ok() {
                out.push(Action::Play { card, at: Some(at) });
            }
        }
    }

    pub(crate) fn check_play(
        &self,
        seat: Seat,
        card: CardId,
        at: Option<CardId>,
    ) -> Result<(), Refusal> {
        self.check_play_from(seat, card, at, false)
    }

    /// `by_text`: a card's text plays it from wherever it is.
    pub(crate) fn check_play_from(
        &self,
        seat: Seat,
        card: CardId,
        at: Option<CardId>,
        by_text: bool,
    ) -> Result<(), Refusal> {
        let in_hand = by_text || self.state.card(card).place == Place::Hand(seat);
        if !in_hand && !self.playable_from(seat).contains(&card) {
            return refuse("2E-PLAY-01", Why::NotInHand { card });
        }
        let face = self.table.face(card);
        let to = &self.table.def(card).play.to;
        match face.kind {
            CardType::Personnel | CardType::Ship | CardType::Equipment => {
                let aboard = at.is_some_and(|a| self.table.face(a).kind == CardType::Ship);
                if !by_text || !aboard {
                    self.check_headquarters(seat, card, at)?;
                }
            }
            CardType::Event => match (to, at) {
                (PlayedTo::Usual | PlayedTo::Nowhere, None) => {}
                (PlayedTo::Usual | PlayedTo::Nowhere, Some(_)) => {
                    return refuse("2E-PLAY-09", Why::WrongTarget);
                }
                (PlayedTo::On(_), None) => return refuse("2E-PLAY-09", Why::NeedsATarget),
                (PlayedTo::On(filter), Some(on)) => {
                    let cx = Cx::new(card, seat, &NOTHING);
                    // A face-down card of somebody else cannot be named.
                    let there = self.state.card(on).place.in_play() && self.seen_by(on).has(seat);
                    if !there || !self.filter(filter, on, &cx) {
                        return refuse("2E-PLAY-09", Why::WrongTarget);
                    }
                }
            },
            CardType::Interrupt => {
                let order = self
                    .table
                    .def(card)
                    .text
                    .iter()
                    .any(|a| a.when == Timing::Order);
                let rule = if order { "2E-PLAY-12" } else { "2E-PLAY-11" };
                return refuse(rule, Why::NotNow);
            }
            CardType::Mission | CardType::Dilemma => return refuse("2E-CARD-02", Why::NotPlayable),
        }
        if !self.holds(
            &self.table.def(card).play.need,
            &Cx::new(card, seat, &NOTHING),
        ) {
            return refuse("2E-ACT-11", Why::RequirementNotMet);
        }
        if face.kind == CardType::Event && !self.can_pay_for_text(seat, card) {
            return refuse("2E-ACT-12", Why::CostCannotBePaid);
        }
        self.check_unique(seat, card, true)?;
        if let Some(by) = self.forbidden(&Happening::new(Kind::Play).by(seat).card(card)) {
            return refuse("2E-PLAY-01", Why::Forbidden { by });
        }
        self.check_tolls(&Happening::new(Kind::Play).by(seat).card(card), seat)?;
        self.check_price(seat, card, at)
    }

    /// 2E-ACT-12: an event that begins with a cost can be played only if it can be paid, without the event.
    fn can_pay_for_text(&self, seat: Seat, card: CardId) -> bool {
        let cx = Cx {
            busy: Some(card),
            ..Cx::new(card, seat, &NOTHING)
        };
        let text = self.table.def(card).text.iter();
        let mut resolved = text.filter(|a| a.when == Timing::Resolve);
        match resolved.next().and_then(|a| a.body.first()) {
            Some(Effect::Pay {
                who: Who::You,
                must: true,
                cost,
                ..
            }) => self.can_pay(cost, &cx),
            _ => true,
        }
    }

    /// Some text could speak up when the card is about to be played.
    fn may_cost_less(&self, card: CardId) -> bool {
        let h = Happening::new(Kind::Play).card(card);
        self.is_heard(&h, Phase::Before)
    }

    /// 2E-COST-05.
    fn check_price(&self, seat: Seat, card: CardId, at: Option<CardId>) -> Result<(), Refusal> {
        let (cost, left) = (
            self.stat(card, Stat::Cost),
            self.state.player(seat).counters,
        );
        // Changes that can be used when the card is about to be played count as well.
        let change = match self.may_cost_less(card) {
            true => self.discount(seat, card, at),
            false => 0,
        };
        let affordable = cost + change <= left;
        if affordable {
            return Ok(());
        }
        refuse("2E-COST-05", Why::NotEnoughCounters { cost, left })
    }

    /// 2E-PLAY-02 to 2E-PLAY-07, 2E-GAP-31.
    fn check_headquarters(
        &self,
        seat: Seat,
        card: CardId,
        at: Option<CardId>,
    ) -> Result<(), Refusal> {
        let Some(at) = at else {
            return refuse("2E-CARD-21", Why::NeedsATarget);
        };
        if self.is_permitted(seat, card, at) {
            return Ok(());
        }
        match self.state.card(at).place {
            Place::Row(owner) if owner == seat => {}
            Place::Row(_) => return refuse("2E-GAP-31", Why::NotYourMission),
            _ => return refuse("2E-CARD-21", Why::NotAHeadquarters),
        }
        if self.table.face(at).mission != Some(MissionKind::Headquarters) {
            return refuse("2E-CARD-21", Why::NotAHeadquarters);
        }
        if self.table.def(at).accepts(self.table.def(card)) {
            return Ok(());
        }
        let rule = match self.table.face(card).kind {
            CardType::Ship => "2E-PLAY-05",
            _ => "2E-PLAY-03",
        };
        refuse(rule, Why::NotAccepted { by: at })
    }

    /// Cards outside the hand that a text lets `seat` play.
    fn playable_from(&self, seat: Seat) -> Vec<CardId> {
        match self.may_be_modified(has::PERMIT) {
            true => self.permitted(seat, &Cx::new(CardId(0), seat, &NOTHING)),
            false => Vec::new(),
        }
    }

    /// A text lets the owner of this interrupt play it from where it lies, as if it were in hand.
    pub(crate) fn is_lent(&self, card: CardId, cx: &Cx) -> bool {
        self.table.modifiers & has::PERMIT != 0
            && self
                .permitted(self.table.face(card).owner, cx)
                .contains(&card)
    }

    fn permitted(&self, seat: Seat, cx: &Cx) -> Vec<CardId> {
        use cards::language::Place as P;
        let mut out = Vec::new();
        self.each_modifier(has::PERMIT, cx, &mut |m, mcx| {
            let Modifier::Permit { act, at } = m else {
                return;
            };
            let pile =
                matches!(at, P::On(_) | P::Discard(_) | P::Deck(..) | P::Core(_)).then_some(*at);
            let Some(from) = act.from.or(pile) else {
                return;
            };
            for card in self.cards_at(from, mcx) {
                let mut h = Happening::new(Kind::Play).by(seat).card(card);
                h.from = Some(self.state.card(card).place);
                if self.matches(act, &h, &[], act.phase, act.batch, mcx) {
                    self.applied(mcx);
                    out.push(card);
                }
            }
        });
        out
    }

    /// A text lets the card be played at this mission all the same.
    fn is_permitted(&self, seat: Seat, card: CardId, at: CardId) -> bool {
        let mut h = Happening::new(Kind::Play).by(seat).card(card).other(at);
        h.from = Some(self.state.card(card).place);
        let ship = self.table.face(at).kind == CardType::Ship;
        let here = |place: &cards::language::Place, mcx: &Cx| match place {
            cards::language::Place::Aboard(Ref::It) => ship,
            cards::language::Place::Aboard(r) => self.card_of(*r, mcx) == Some(at),
            cards::language::Place::At(Ref::It) => {
                matches!(self.state.card(at).place, Place::Row(_))
            }
            _ if ship => false,
            cards::language::Place::At(r) => {
                let there = self.card_of(*r, mcx);
                there.is_some_and(|m| self.site_of(m) == self.site_of(at))
            }
            cards::language::Place::Headquarters(who) => {
                let row = self.state.card(at).place;
                matches!(row, Place::Row(s) if self.seats_of(*who, mcx).has(s))
                    && self.table.face(at).mission == Some(MissionKind::Headquarters)
            }
            _ => false,
        };
        let wanted = Wanted {
            kind: has::PERMIT,
            about: about::ALL,
            concerns: &|m, mcx| {
                matches!(m, Modifier::Permit { act, at: place } if here(place, mcx)
                    && self.matches(act, &h, &[], act.phase, act.batch, mcx))
            },
        };
        let mut ok = false;
        let cx = Cx::new(card, seat, &NOTHING);
        self.each_modifier_of(&wanted, &cx, &mut |_, mcx| {
            self.applied(mcx);
            ok = true;
        });
        ok
    }

    pub(crate) fn start_play(&mut self, seat: Seat, card: CardId, at: Option<CardId>) {
        self.push(Frame::Play(Play {
            step: Step::About,
            seat,
            card,
            at,
            from: self.state.card(card).place,
            cost: self.stat(card, Stat::Cost),
            ability: None,
            bound: Bindings::default(),
            prevented: false,
        }));
        let h = Happening::new(Kind::Play).by(seat).card(card);
        if !self.tolls(&h).is_empty() {
            // Out of the hand while it is paid for; it comes back if the price is not paid.
            self.state.put(card, Place::Limbo(seat));
            self.pay_tolls(&h, seat);
        }
    }

    pub(crate) fn play_interrupt(
        &mut self,
        seat: Seat,
        card: CardId,
        ability: u8,
        bound: Bindings,
    ) {
        self.push(Frame::Play(Play {
            step: Step::About,
            seat,
            card,
            at: None,
            from: self.state.card(card).place,
            cost: 0,
            ability: Some(ability),
            bound,
            prevented: false,
        }));
    }

    pub(crate) fn step_play(&mut self) -> Flow {
        let Some(Frame::Play(play)) = self.state.frames.last_mut() else {
            return Flow::Go;
        };
        let (seat, card, at) = (play.seat, play.card, play.at);
        let mut h = Happening::new(Kind::Play)
            .by(seat)
            .card(card)
            .cause(Cause::Action)
            .from(play.from)
            .n(play.cost);
        h.other = at;
        let watched = self.is_watched(Kind::Play);
        match self.play_step() {
            Step::About => {
                self.play_goes_to(Step::Pay);
                if watched {
                    self.open_phase(h, Phase::Before);
                }
            }
            Step::Pay => return self.pay_for(h),
            Step::Shown => {
                self.play_goes_to(Step::Lay);
                if watched {
                    self.open_phase(h, Phase::While);
                }
            }
            Step::Lay => self.lay_down(),
            Step::CarryOut(n) => self.carry_out(n),
            Step::Leave => {
                self.play_goes_to(Step::Played);
                if matches!(self.state.card(card).place, Place::Limbo(_)) {
                    self.used_up(seat, card);
                }
            }
            Step::Played => {
                self.play_goes_to(Step::Done);
                self.remember(h);
                if watched {
                    self.open_phase(h, Phase::After);
                }
            }
            Step::Done => self.end_play(card),
        }
        Flow::Go
    }

    fn play_step(&self) -> Step {
        match self.state.frames.last() {
            Some(Frame::Play(play)) => play.step,
            _ => Step::Done,
        }
    }

    fn play_goes_to(&mut self, step: Step) {
        if let Some(Frame::Play(play)) = self.state.frames.last_mut() {
            play.step = step;
        }
    }

    fn pay_for(&mut self, h: Happening) -> Flow {
        let (Some(seat), Some(card)) = (h.who, h.card) else {
            self.pop();
            return Flow::Go;
        };
        let interrupt = self.table.face(card).kind == CardType::Interrupt;
        let prevented = matches!(self.state.frames.last(), Some(Frame::Play(p)) if p.prevented);
        // 2E-CARD-15: interrupts are free. A cost that has risen too far keeps the card in hand.
        let too_dear = self.stat(card, Stat::Cost) > self.state.player(seat).counters;
        if prevented || (!interrupt && too_dear) {
            if matches!(self.state.card(card).place, Place::Limbo(_)) {
                self.state.put(card, Place::Hand(seat));
            }
            self.end_play(card);
            return Flow::Go;
        }
        if !matches!(self.state.card(card).place, Place::Limbo(_)) && !self.still_playable(&h) {
            self.end_play(card);
            return Flow::Go;
        }
        if !interrupt {
            let cost = self.stat(card, Stat::Cost);
            self.spend(seat, cost);
        }
        let from = self.state.card(card).place;
        self.state.put(card, Place::Limbo(seat));
        self.state.cards[card.index()].clear();
        self.state.cards[card.index()].commander = seat;
        // 2E-SHOW-01, 2E-PLAY-10: everybody sees a card that is played.
        self.tell_all(h.from(from).n(0));
        self.play_goes_to(Step::Shown);
        Flow::Go
    }

    fn end_play(&mut self, card: CardId) {
        self.pop();
        self.expire(|u| *u == Until::Play(card));
    }

    /// What is being played just now.
    pub(crate) fn being_played(&self) -> Option<&Play> {
        self.state.frames.iter().rev().find_map(|f| match f {
            Frame::Play(play) => Some(play),
            _ => None,
        })
    }

    /// A response may have taken the card away.
    fn still_playable(&self, h: &Happening) -> bool {
        match (h.card, h.from) {
            (Some(card), Some(from)) => self.state.card(card).place == from,
            _ => true,
        }
    }

    fn lay_down(&mut self) {
        let Some(Frame::Play(play)) = self.state.frames.last() else {
            return;
        };
        let (seat, card, at, prevented) = (play.seat, play.card, play.at, play.prevented);
        if prevented {
            // 2E-ACT-10: the costs stay paid, the card is used up, unless the text has put it elsewhere.
            self.play_goes_to(Step::Done);
            if matches!(self.state.card(card).place, Place::Limbo(_)) {
                self.used_up(seat, card);
            }
            return;
        }
        let site = at.and_then(|m| self.site_of(m));
        let ship = at.filter(|a| self.table.face(*a).kind == CardType::Ship);
        let place = match (self.table.face(card).kind, site, at) {
            (CardType::Personnel | CardType::Equipment, _, _) if ship.is_some() => {
                ship.map(Place::Aboard)
            }
            (CardType::Personnel | CardType::Equipment, Some(site), _) => {
                Some(Place::Surface(site))
            }
            (CardType::Ship, Some(site), _) => Some(Place::Orbit(site)),
            (CardType::Event, _, on) => match (&self.table.def(card).play.to, on) {
                (PlayedTo::Usual, _) => Some(Place::Core(seat)),
                (PlayedTo::On(_), Some(on)) if self.state.card(on).place.in_play() => {
                    Some(Place::On(on))
                }
                _ => None,
            },
            _ => None,
        };
        if let Some(place) = place {
            self.state.put(card, place);
        }
        self.play_goes_to(Step::CarryOut(0));
    }

    /// The instructions of an event, or the ability an interrupt was played for.
    fn carry_out(&mut self, n: u8) {
        let table = Arc::clone(&self.table);
        let Some(Frame::Play(play)) = self.state.frames.last() else {
            return;
        };
        let (seat, card, ability, bound) = (play.seat, play.card, play.ability, play.bound.clone());
        let def = table.def(card);
        let next = match ability {
            Some(a) if n == 0 => Some(a),
            Some(_) => None,
            None => (n..def.text.len() as u8)
                .find(|i| def.text[usize::from(*i)].when == Timing::Resolve),
        };
        let Some(a) = next else {
            return self.play_goes_to(Step::Leave);
        };
        self.play_goes_to(Step::CarryOut(a + 1));
        let guard = &def.text[usize::from(a)].guard;
        if ability.is_none() && !self.holds(guard, &Cx::new(card, seat, &NOTHING)) {
            return;
        }
        let code = Code::ability(table.face(card).def, a);
        self.push_block(card, seat, code, bound, Role::Body, Cause::Text(card));
        if binds(table.ability(card, a)) || has_bind(&def.play.need) {
            self.top_block().stage = BIND;
        }
        self.use_demanded(seat, card, guard);
        if n == 0 {
            self.use_demanded(seat, card, &def.play.need);
        }
    }

    /// 2E-CARD-14, 2E-CARD-11.
    fn used_up(&mut self, seat: Seat, card: CardId) {
        let owner = self.table.face(card).owner;
        let h = Happening::new(Kind::Destroy)
            .by(seat)
            .card(card)
            .cause(Cause::Rule);
        self.happen(h.to(Place::Discard(owner)));
    }
}
