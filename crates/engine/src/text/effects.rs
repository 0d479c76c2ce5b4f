//! Effects that do something to cards or to the game, as opposed to those that steer a text.

use super::eval::Cx;
use super::target::Aim;
use crate::kernel::choice::{Ask, Choice, TextAsk};
use crate::kernel::frame::{Fate, Frame, Happen, HappenStep, Value};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::Happening;
use crate::kernel::ids::{CardId, Seat, Seats};
use crate::kernel::place::Place;
use crate::kernel::state::{Flag, Lasting, Until};
use crate::second::attempt::Step;
use cards::language::{self, Duration, Effect, Kind, Modifier, RangeOp, Slot, Target, Who};
use cards::lexicon::{CardType, Stat};

/// The stage in which a fight or play that an effect began is over.
pub(crate) const OVER: u8 = 30;

impl Game {
    pub(crate) fn effect_on_cards(&mut self, effect: &Effect) -> Flow {
        match effect {
            Effect::Move { verb, what, to, by } => self.effect_move(effect, *verb, what, *to, *by),
            Effect::Draw { who, n } => self.effect_draw(*who, n),
            Effect::Stop { what, on } => self.effect_stop(effect, what, *on),
            Effect::Points { who, n } => self.effect_points(*who, n),
            Effect::Counters { who, n } => self.effect_counters(*who, n),
            Effect::Apply { m, until } => self.effect_apply(effect, m, *until),
            Effect::Look {
                who,
                what,
                open,
                to,
            } => self.effect_look(effect, *who, what, *open, *to),
            Effect::Shuffle(place) => self.effect_shuffle(*place),
            Effect::Reorder { slot, to } => self.effect_reorder(*slot, *to),
            Effect::Swap { a, b } => self.effect_swap(effect, a, b),
            Effect::Replace { old, new, old_to } => self.effect_replace(effect, *old, new, *old_to),
            Effect::Command { what, to, at } => self.effect_command(effect, what, *to, *at),
            Effect::Fight { .. } => self.effect_fight(effect),
            Effect::Join(what) => self.effect_join(effect, what),
            Effect::Prevent => {
                self.set_fate(Fate::Prevented);
                self.spare_group();
                self.next_effect()
            }
            Effect::Revise(revision) => self.effect_revise(effect, revision),
            Effect::Dilemmas { draw, spend } => {
                let cx = self.block_cx();
                let (draw, spend) = (
                    self.number(draw, &cx) as i16,
                    self.number(spend, &cx) as i16,
                );
                self.change_draw(draw, spend);
                self.next_effect()
            }
            Effect::Face { by } => self.effect_face(effect, by),
            Effect::Range { ship, op } => self.effect_range(effect, ship, *op),
            Effect::Install { until, .. } => {
                self.last(self.until(*until));
                self.next_effect()
            }
            Effect::Later { .. } => {
                self.last(Until::Once);
                self.next_effect()
            }
            _ => self.next_effect(),
        }
    }

    /// More or fewer dilemmas; when they have been drawn already, further ones are drawn now.
    fn change_draw(&mut self, draw: i16, spend: i16) {
        let Some(attempt) = self.attempt_mut() else {
            return;
        };
        attempt.draw += draw;
        attempt.limit += spend;
        let (opponent, drawn) = (attempt.opponent, attempt.step == Step::Choose);
        if drawn {
            for _ in 0..draw {
                self.draw_dilemma(opponent);
            }
        }
    }

    /// Whose doing it is.
    pub(crate) fn actor(&self, by: Option<Who>) -> Seat {
        let block = self.block_ref();
        if let Some(who) = by
            && let Some(seat) = self.one_of(who)
        {
            return seat;
        }
        match self.table.face(block.source).kind {
            CardType::Dilemma => self.state.card(block.source).commander,
            _ => block.you,
        }
    }

    fn effect_points(&mut self, who: Who, n: &language::Number) -> Flow {
        if self.block_ref().stage == 0
            && matches!(who, Who::Opponent | Who::AnOpponent(_))
            && self.one_of(who).is_none()
        {
            return self.name_opponent(who);
        }
        let cx = self.block_cx();
        let seats: Vec<Seat> = self.seats_of(who, &cx).iter().collect();
        let n = self.number(n, &cx) as i16;
        let k = usize::from(self.block_ref().stage);
        let Some(&seat) = seats.get(k) else {
            // 2E-GAP-24: all players are judged together after the last one has scored.
            self.check_victory();
            return self.next_effect();
        };
        self.top_block().stage += 1;
        let cause = self.block_ref().cause;
        self.happen(Happening::new(Kind::Points).by(seat).n(n).cause(cause));
        Flow::Go
    }

    /// More counters, or some of those left spent.
    fn effect_counters(&mut self, who: Who, n: &language::Number) -> Flow {
        if self.one_of(who).is_none() && matches!(who, Who::Opponent | Who::AnOpponent(_)) {
            return self.name_opponent(who);
        }
        let cx = self.block_cx();
        let n = self.number(n, &cx) as i16;
        for seat in self.seats_of(who, &cx).iter() {
            match self.can_spend(seat, -n) {
                true => self.spend_for(seat, -n, self.block_ref().cause),
                false => self.top_block().failed = true,
            }
        }
        self.next_effect()
    }

    fn effect_apply(&mut self, effect: &Effect, m: &Modifier, until: Duration) -> Flow {
        let on = match m {
            Modifier::Stat { on, .. }
            | Modifier::Skill { on, .. }
            | Modifier::Keyword { on, .. }
            | Modifier::Affiliation { on, .. }
            | Modifier::Staffed(on) => Some(on),
            _ => None,
        };
        if let Some(target @ Target::Pick(_)) = on
            && let Aim::Not(flow) = self.aim(target, effect)
        {
            return flow;
        }
        if let Some(flow) = self.pick_model(m) {
            return flow;
        }
        if let Modifier::Skill { what, on, .. } = m
            && let Some(flow) = self.choose_skill(what, on)
        {
            return flow;
        }
        let until = self.until(until);
        self.last(until);
        self.next_effect()
    }

    fn until(&self, d: Duration) -> Until {
        let cx = self.block_cx();
        match d {
            Duration::Turn => Until::EndOfTurn,
            Duration::NextTurn(who) => {
                Until::NextTurnOf(self.seats_of(who, &cx).iter().next().unwrap_or(cx.you))
            }
            Duration::EndOfNextTurn(who) => {
                Until::EndOfNextTurnOf(self.seats_of(who, &cx).iter().next().unwrap_or(cx.you))
            }
            Duration::Play => {
                (self.being_played()).map_or(Until::EndOfTurn, |p| Until::Play(p.card))
            }
            Duration::Dilemma => Until::Dilemma,
            Duration::Attempt => Until::Attempt,
            Duration::Fight => Until::Fight,
            Duration::InPlay => Until::InPlay(cx.source),
            Duration::Game => Until::Game,
        }
    }

    /// The current effect goes on from now.
    pub(crate) fn last(&mut self, until: Until) {
        let block = self.block_ref();
        let lasting = Lasting {
            source: block.source,
            you: block.you,
            code: block.code,
            pc: block.pc,
            bound: block.bound.clone(),
            until,
        };
        // More than 100 effects at once do not occur; the numbers of their abilities end there.
        if self.state.lasting.len() < 100 {
            self.state.lasting.push(lasting);
        }
    }

    pub(crate) fn expire(&mut self, test: impl Fn(&Until) -> bool) {
        self.state.lasting.retain(|l| !test(&l.until));
    }

    fn effect_look(
        &mut self,
        effect: &Effect,
        who: Who,
        what: &Target,
        open: bool,
        to: Slot,
    ) -> Flow {
        if self.one_of(who).is_none() && !matches!(who, Who::Each | Who::EachOpponent) {
            return self.name_opponent(who);
        }
        if let Aim::Not(flow) = self.aim(what, effect) {
            return flow;
        }
        let cx = self.block_cx();
        let seats = if open {
            Seats::ALL
        } else {
            self.seats_of(who, &cx)
        };
        let cards = self.block_ref().work.clone();
        self.bind(to, Value::Cards(cards.clone()));
        let kind = if open { Kind::Reveal } else { Kind::Look };
        let actor = self.actor(Some(who));
        let owner = cards.first().map(|c| self.state.card(*c).place);
        let mut h = Happening::new(kind)
            .by(actor)
            .n(cards.len() as i16)
            .cause(self.block_ref().cause);
        h.from = owner;
        h.card = if cards.len() == 1 {
            cards.first().copied()
        } else {
            None
        };
        let each = cards
            .iter()
            .map(|c| Seats(self.seen_by(*c).0 | seats.0))
            .collect();
        self.tell_cards_as(Happening { card: None, ..h }, &cards, each);
        let flow = self.next_effect();
        self.pass_by(h, cards);
        flow
    }

    /// A happening that is already told and only waits for responses.
    fn pass_by(&mut self, h: Happening, cards: Vec<CardId>) {
        self.remember(h);
        if self.is_watched(h.kind) {
            self.push(Frame::Happen(Box::new(Happen {
                h,
                cards,
                step: HappenStep::After,
                fate: Fate::Goes,
                batch: false,
            })));
        }
    }

    fn effect_shuffle(&mut self, place: language::Place) -> Flow {
        let cx = self.block_cx();
        match place {
            language::Place::Deck(who, _) => {
                for seat in self.seats_of(who, &cx).iter() {
                    self.shuffle_deck(seat);
                }
            }
            language::Place::Pile(who, _) => {
                for seat in self.seats_of(who, &cx).iter() {
                    self.shuffle_pile(seat);
                }
            }
            language::Place::Hand(who) => {
                for seat in self.seats_of(who, &cx).iter() {
                    let mut cards = self.state.zone(Place::Hand(seat)).to_vec();
                    self.state.dice.shuffle(&mut cards);
                    if let Some(zone) = self.state.zone_mut(Place::Hand(seat)) {
                        *zone = cards;
                    }
                }
            }
            _ => {}
        }
        self.next_effect()
    }

    pub(crate) fn shuffle_deck(&mut self, seat: Seat) {
        let mut cards = self.state.zone(Place::Deck(seat)).to_vec();
        self.state.dice.shuffle(&mut cards);
        if let Some(zone) = self.state.zone_mut(Place::Deck(seat)) {
            *zone = cards;
        }
        self.tell_all(Happening::new(Kind::Shuffle).by(seat).to(Place::Deck(seat)));
    }

    fn effect_reorder(&mut self, slot: Slot, to: language::Place) -> Flow {
        let cx = self.block_cx();
        let cards = self.slot_cards(slot, &cx);
        let order = match self.reply_cards() {
            Some(order) => order,
            None if cards.len() > 1 => {
                let (you, card) = (self.block_ref().you, self.block_ref().source);
                let what = TextAsk::Order;
                return self.ask(you, Ask::Text { card, what }, Choice::Order { cards });
            }
            None => cards,
        };
        // The first card named ends highest.
        let cx = self.block_cx();
        let homes: Vec<(CardId, Place, bool)> = order
            .iter()
            .filter_map(|c| {
                let &(place, n) = self.destinations(to, *c, &cx).first()?;
                let under = match place {
                    Place::Deck(_) => n < 0,
                    Place::Pile(_) => n >= 0,
                    _ => false,
                };
                Some((*c, place, under))
            })
            .collect();
        let (under, above): (Vec<_>, Vec<_>) = homes.into_iter().partition(|(_, _, u)| *u);
        for (card, place, under) in under.into_iter().chain(above.into_iter().rev()) {
            self.lay(card, place, under);
        }
        self.next_effect()
    }

    /// Aims at two targets in turn. `Some` when the first is done and kept in the block's `done` list.
    fn aim_two(
        &mut self,
        effect: &Effect,
        a: &Target,
        b: &Target,
    ) -> Result<(Vec<CardId>, Vec<CardId>), Flow> {
        if self.block_ref().done.is_empty() {
            if let Aim::Not(flow) = self.aim(a, effect) {
                return Err(flow);
            }
            let block = self.top_block();
            if block.work.is_empty() {
                return Err(self.next_effect());
            }
            block.done = std::mem::take(&mut block.work);
            block.stage = 0;
        }
        if let Aim::Not(flow) = self.aim(b, effect) {
            return Err(flow);
        }
        let block = self.top_block();
        Ok((
            std::mem::take(&mut block.done),
            std::mem::take(&mut block.work),
        ))
    }

    fn effect_swap(&mut self, effect: &Effect, a: &Target, b: &Target) -> Flow {
        let (xs, ys) = match self.aim_two(effect, a, b) {
            Ok(both) => both,
            Err(flow) => return flow,
        };
        if let (Some(&x), Some(&y)) = (xs.first(), ys.first()) {
            let (px, py) = (self.state.card(x).place, self.state.card(y).place);
            let under = |cards: &[CardId], place: Place| {
                let zone = self.state.zone(place);
                let has = |c: Option<&CardId>| c.is_some_and(|c| cards.contains(c));
                has(zone.first()) && !has(zone.last())
            };
            let (low_x, low_y) = (under(&xs, px), under(&ys, py));
            for &card in &xs {
                self.trade_place(card, py, low_y);
            }
            for &card in &ys {
                self.trade_place(card, px, low_x);
            }
        }
        self.next_effect()
    }

    /// 2E-PLAY-14: exchanging is not playing.
    fn trade_place(&mut self, card: CardId, to: Place, under: bool) {
        // On top of a dilemma pile, face down (2E-GAP-65), or of a deck, unless from under it.
        let above = matches!(to, Place::Pile(_)) == under;
        let n = if above { 1 } else { -1 };
        let h = Happening::new(Kind::Place)
            .by(self.block_ref().you)
            .card(card)
            .cause(self.block_ref().cause)
            .to(to)
            .n(n);
        self.enact(&h, &[]);
    }

    fn effect_replace(
        &mut self,
        effect: &Effect,
        old: language::Ref,
        new: &Target,
        old_to: language::Place,
    ) -> Flow {
        if let Aim::Not(flow) = self.aim(new, effect) {
            return flow;
        }
        let cx = self.block_cx();
        let (Some(old), Some(&new)) = (self.card_of(old, &cx), self.block_ref().work.first())
        else {
            return self.next_effect();
        };
        let place = self.state.card(old).place;
        let part = self
            .attempt()
            .is_some_and(|a| a.participants.contains(&old));
        let away = self.destinations(old_to, old, &cx);
        if let Some(&(to, n)) = away.first() {
            let cause = self.block_ref().cause;
            let h = Happening::new(Kind::Place)
                .card(old)
                .cause(cause)
                .to(to)
                .n(n);
            self.enact(&h, &[]);
        }
        self.trade_place(new, place, false);
        // 2E-GAP-67: the newcomer takes part from then on.
        let entered = self.state.card(new).place == place;
        if let (true, true, Some(attempt)) = (part, entered, self.attempt_mut()) {
            attempt.participants.push(new);
            attempt.facing.push(new);
        }
        self.next_effect()
    }

    fn effect_command(
        &mut self,
        effect: &Effect,
        what: &Target,
        to: Who,
        at: Option<language::Place>,
    ) -> Flow {
        if let Aim::Not(flow) = self.aim(what, effect) {
            return flow;
        }
        let cx = self.block_cx();
        let Some(seat) = self.seats_of(to, &cx).iter().next() else {
            return self.next_effect();
        };
        let Some(&card) = self.block_ref().work.first() else {
            return self.next_effect();
        };
        let place = at.and_then(|p| self.destinations(p, card, &cx).first().copied());
        let cause = self.block_ref().cause;
        self.top_block().work.remove(0);
        let mut h = Happening::new(Kind::Command)
            .by(seat)
            .card(card)
            .cause(cause);
        // An event in a core goes to the core of whoever commands it now.
        h.to = match (place, self.state.card(card).place) {
            (Some((p, _)), _) => Some(p),
            (None, Place::Core(_)) => Some(Place::Core(seat)),
            _ => None,
        };
        self.happen(h);
        Flow::Go
    }

    fn effect_fight(&mut self, effect: &Effect) -> Flow {
        if self.block_ref().stage == OVER {
            return self.next_effect();
        }
        match self.start_fight(effect) {
            Some(flow) => flow,
            None => {
                // Nobody can fight here (any more).
                self.top_block().failed = true;
                self.next_effect()
            }
        }
    }

    /// Marks the running Fight effect as begun.
    pub(crate) fn fight_begun(&mut self) {
        self.top_block().stage = OVER;
    }

    fn effect_join(&mut self, effect: &Effect, what: &Target) -> Flow {
        if let Aim::Not(flow) = self.aim(what, effect) {
            return flow;
        }
        let ships = std::mem::take(&mut self.top_block().work);
        for ship in ships {
            self.join_fight(ship);
        }
        self.next_effect()
    }

    fn effect_face(&mut self, effect: &Effect, by: &Target) -> Flow {
        if let Aim::Not(flow) = self.aim(by, effect) {
            return flow;
        }
        let mut group = Vec::new();
        let mut ship = None;
        let work = std::mem::take(&mut self.top_block().work);
        let Some(seat) = work.first().map(|c| self.state.card(*c).commander) else {
            return self.next_effect();
        };
        for card in work {
            match self.table.face(card).kind {
                CardType::Ship => {
                    ship = Some(card);
                    let able = |c: &CardId| !self.state.card(*c).is(Flag::Stopped);
                    group.extend(self.crew(card, Some(seat)).filter(able));
                }
                _ => group.push(card),
            }
        }
        let Some(attempt) = self.attempt_mut().filter(|a| a.reserve.is_none()) else {
            return self.next_effect();
        };
        let (attempter, dilemma) = (attempt.attempter, attempt.dilemma);
        attempt.stand_in(seat, group, ship);
        // 2E-GAP-42: "you" are now those who face it, "your opponent" is the player on the other side.
        if let (Some(dilemma), true) = (dilemma, seat != attempter) {
            self.state.cards[dilemma.index()].commander = attempter;
        }
        self.next_effect()
    }

    fn effect_range(&mut self, effect: &Effect, ship: &Target, op: RangeOp) -> Flow {
        if let Aim::Not(flow) = self.aim(ship, effect) {
            return flow;
        }
        for ship in std::mem::take(&mut self.top_block().work) {
            let range = self.stat(ship, Stat::Range).min(i16::from(i8::MAX)) as i8;
            let needed = self.moved_distance(ship);
            let enough = self.can_borrow(ship);
            let card = &mut self.state.cards[ship.index()];
            match op {
                RangeOp::Restore => card.range_used = 0,
                RangeOp::UseUp => card.range_used = range,
                RangeOp::Borrow if enough => card.borrowed = card.borrowed.saturating_add(needed),
                RangeOp::Borrow => self.top_block().failed = true,
            }
        }
        self.next_effect()
    }

    /// Whether the ship's next turn has enough Range for the move being answered.
    pub(crate) fn can_borrow(&self, ship: CardId) -> bool {
        let left = self.stat(ship, Stat::Range) - i16::from(self.state.card(ship).borrowed);
        i16::from(self.moved_distance(ship)) <= left
    }

    /// The Range that the move being answered would take for this ship.
    fn moved_distance(&self, ship: CardId) -> i8 {
        let h = self.state.frames.iter().rev().find_map(|f| match f {
            Frame::Respond(r) => Some(r.h),
            _ => None,
        });
        match h.map(|h| (h.from, h.to)) {
            Some((Some(Place::Orbit(a)), Some(Place::Orbit(b)))) => {
                self.range_needed(ship, a, b).min(i16::from(i8::MAX)) as i8
            }
            _ => 0,
        }
    }

    pub(crate) fn cx_of(&self, card: CardId) -> Cx<'static> {
        Cx::new(card, self.text_user(card), &super::eval::NOTHING)
    }
}
