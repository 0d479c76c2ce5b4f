//! Effects that do something to cards or to the game, as opposed to control flow.

use super::destination::Destination;
use super::eval::{Cx, NOTHING};
use super::target::Aim;
use crate::kernel::choice::{Choice, TextAsk};
use crate::kernel::frame::{Block, Fate, Finding, Frame, Happen, HappenStep, Progress, Value};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Amount, End, Happening};
use crate::kernel::ids::{CardId, Seat, Seats};
use crate::kernel::place::Place;
use crate::kernel::state::{Lasting, Until};
use cards::language::{self, Duration, Effect, Kind, Modifier, RangeOp, Slot, Target, Who};
use cards::lexicon::{CardType, Stat};

impl Game {
    pub(super) fn effect_dilemmas(
        &mut self,
        block: &mut Block,
        draw: &language::Number,
        spend: &language::Number,
    ) -> Flow {
        let cx = block.cx();
        let (draw, spend) = (self.number(draw, &cx), self.number(spend, &cx));
        let procedure = self.table.procedure;
        procedure.change_dilemmas(self, draw as i16, spend as i16);
        block.next_effect()
    }

    /// The player who does it.
    pub(crate) fn actor(&self, block: &Block, by: Option<Who>) -> Seat {
        if let Some(who) = by
            && let Some(seat) = self.one_of(block, who)
        {
            return seat;
        }
        match self.table.face(block.source).kind {
            CardType::Dilemma => self.state.card(block.source).commander,
            _ => block.you,
        }
    }

    pub(super) fn effect_points(
        &mut self,
        block: &mut Block,
        who: Who,
        n: &language::Number,
    ) -> Flow {
        if block.progress == Progress::Fresh
            && matches!(who, Who::Opponent | Who::AnOpponent(_))
            && self.one_of(block, who).is_none()
        {
            return self.name_opponent(block, who);
        }
        let cx = block.cx();
        let seats: Vec<Seat> = self.seats_of(who, &cx).iter().collect();
        let n = self.number(n, &cx) as i16;
        let done = counted(block);
        let Some(&seat) = seats.get(usize::from(done)) else {
            // 2E-GAP-24: all players are judged together after the last one has scored.
            self.check_victory();
            return block.next_effect();
        };
        block.progress = Progress::Counted(done + 1);
        let h = Happening::new(Kind::Points)
            .by(seat)
            .amount(Amount::Points(n))
            .cause(block.cause);
        self.happen_in(block, h)
    }

    /// Adds counters, or spends some that are left.
    pub(super) fn effect_counters(
        &mut self,
        block: &mut Block,
        who: Who,
        n: &language::Number,
    ) -> Flow {
        if self.one_of(block, who).is_none() && matches!(who, Who::Opponent | Who::AnOpponent(_)) {
            return self.name_opponent(block, who);
        }
        let cx = block.cx();
        let n = self.number(n, &cx) as i16;
        let procedure = self.table.procedure;
        for seat in self.seats_of(who, &cx).iter() {
            match procedure.can_spend(self, seat, -n) {
                true => procedure.spend(self, seat, -n, block.cause),
                false => block.failed = true,
            }
        }
        block.next_effect()
    }

    pub(super) fn effect_apply(
        &mut self,
        block: &mut Block,
        effect: &Effect,
        m: &Modifier,
        until: Duration,
    ) -> Flow {
        let on = match m {
            Modifier::Stat { on, .. }
            | Modifier::Skill { on, .. }
            | Modifier::Keyword { on, .. }
            | Modifier::Affiliation { on, .. }
            | Modifier::Staffed(on) => Some(on),
            Modifier::Requirement { .. }
            | Modifier::Forbid(_)
            | Modifier::Toll { .. }
            | Modifier::Permit { .. }
            | Modifier::Travel { .. }
            | Modifier::Total { .. }
            | Modifier::Exempt { .. } => None,
        };
        if let Some(target @ Target::Pick(_)) = on
            && let Aim::Not(flow) = self.aim(block, target, effect)
        {
            return flow;
        }
        if let Some(flow) = self.pick_model(block, m) {
            return flow;
        }
        if let Modifier::Skill { what, on, .. } = m
            && let Some(flow) = self.choose_skill(block, what, on)
        {
            return flow;
        }
        let until = self.until(block, until);
        self.last(block, until);
        block.next_effect()
    }

    pub(super) fn until(&self, block: &Block, d: Duration) -> Until {
        let cx = block.cx();
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

    /// Makes the current effect last.
    pub(crate) fn last(&mut self, block: &Block, until: Until) {
        let lasting = Lasting {
            source: block.source,
            you: block.you,
            code: block.code,
            pc: block.pc,
            bound: block.bound.clone(),
            until,
        };
        // More than 100 effects at once do not occur.
        if self.state.lasting.len() < 100 {
            self.state.lasting.push(lasting);
        }
    }

    pub(crate) fn expire(&mut self, test: impl Fn(&Until) -> bool) {
        self.state.lasting.retain(|l| !test(&l.until));
    }

    pub(super) fn effect_look(&mut self, block: &mut Block, effect: &Effect) -> Flow {
        let Effect::Look {
            who,
            what,
            open,
            to,
        } = effect
        else {
            return block.next_effect();
        };
        let (who, open, to) = (*who, *open, *to);
        if self.one_of(block, who).is_none() && !matches!(who, Who::Each | Who::EachOpponent) {
            return self.name_opponent(block, who);
        }
        if let Aim::Not(flow) = self.aim(block, what, effect) {
            return flow;
        }
        let cx = block.cx();
        let seats = if open {
            Seats::ALL
        } else {
            self.seats_of(who, &cx)
        };
        let cards = block.take_cards();
        self.bind(block, to, Value::Cards(cards.clone()));
        let kind = if open { Kind::Reveal } else { Kind::Look };
        let actor = self.actor(block, Some(who));
        let owner = cards.first().map(|c| self.state.card(*c).place);
        let mut h = Happening::new(kind)
            .by(actor)
            .count(cards.len())
            .cause(block.cause);
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
        let flow = block.next_effect();
        self.pass_by(h, cards);
        flow
    }

    /// Lets texts respond to a happening that is already in the log.
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

    pub(super) fn effect_shuffle(&mut self, block: &mut Block, place: language::Place) -> Flow {
        let cx = block.cx();
        let places: Vec<Place> = match place {
            language::Place::Deck(who, _) => {
                self.seats_of(who, &cx).iter().map(Place::Deck).collect()
            }
            language::Place::Pile(who, _) => {
                self.seats_of(who, &cx).iter().map(Place::Pile).collect()
            }
            language::Place::Hand(who) => self.seats_of(who, &cx).iter().map(Place::Hand).collect(),
            _ => Vec::new(),
        };
        for place in places {
            self.shuffle(place);
        }
        block.next_effect()
    }

    pub(super) fn effect_reorder(
        &mut self,
        block: &mut Block,
        slot: Slot,
        to: language::Place,
    ) -> Flow {
        let cx = block.cx();
        let mut cards = self.slot_cards(slot, &cx);
        cards.retain(|c| !self.has_left(block, *c));
        let asked = match cards.first() {
            // Who puts cards of somebody else in order that nobody has examined is that player (2E-GAP-48).
            Some(card) if !self.keeps_faults() && self.examined_by(block, *card).is_none() => {
                self.orderer(*card)
            }
            _ => block.you,
        };
        let order = match self.reply_cards() {
            Some(order) => order,
            None if cards.len() > 1 => {
                let choice = Choice::Order { cards };
                return self.ask_text(block, asked, TextAsk::Order, choice);
            }
            None => cards,
        };
        // The first card named ends highest.
        let cx = block.cx();
        let homes: Vec<(CardId, Destination)> = order
            .iter()
            .filter_map(|c| Some((*c, *self.destinations(to, *c, &cx).first()?)))
            .collect();
        let (under, above): (Vec<_>, Vec<_>) = homes.into_iter().partition(|(_, to)| to.is_under());
        for (card, to) in under.into_iter().chain(above.into_iter().rev()) {
            self.lay(card, to);
        }
        block.next_effect()
    }

    /// Finds the cards of two targets, one after the other. An error while they are not known yet.
    fn aim_two(
        &mut self,
        block: &mut Block,
        effect: &Effect,
        a: &Target,
        b: &Target,
    ) -> Result<(Vec<CardId>, Vec<CardId>), Flow> {
        if !block.progress.has_first() {
            if let Aim::Not(flow) = self.aim(block, a, effect) {
                return Err(flow);
            }
            let first = block.take_cards();
            if first.is_empty() {
                return Err(block.next_effect());
            }
            block.progress = Progress::Finding {
                first,
                so_far: Finding::SecondTarget,
            };
        }
        if let Aim::Not(flow) = self.aim(block, b, effect) {
            return Err(flow);
        }
        Ok((block.progress.take_first(), block.take_cards()))
    }

    pub(super) fn effect_swap(
        &mut self,
        block: &mut Block,
        effect: &Effect,
        a: &Target,
        b: &Target,
    ) -> Flow {
        let (xs, ys) = match self.aim_two(block, effect, a, b) {
            Ok(both) => both,
            Err(flow) => return flow,
        };
        if let (Some(&x), Some(&y)) = (xs.first(), ys.first()) {
            let (px, py) = (self.state.card(x).place, self.state.card(y).place);
            // On top of a dilemma pile, face down (2E-GAP-65), or of a deck, unless from under it.
            let end = |cards: &[CardId], place: Place| {
                let zone = self.state.zone(place);
                let has = |c: Option<&CardId>| c.is_some_and(|c| cards.contains(c));
                match has(zone.first()) && !has(zone.last()) {
                    true => End::Bottom,
                    false => End::Top,
                }
            };
            let (end_x, end_y) = (end(&xs, px), end(&ys, py));
            // Who is made to exchange cards of a hand or pile does it, whoever's text it is.
            let who = match (px.seat(), py.seat()) {
                (Some(a), Some(b)) if a == b => a,
                _ => block.you,
            };
            for &card in &xs {
                self.trade_place(
                    block,
                    who,
                    card,
                    Destination {
                        place: py,
                        end: end_y,
                    },
                );
            }
            for &card in &ys {
                self.trade_place(
                    block,
                    who,
                    card,
                    Destination {
                        place: px,
                        end: end_x,
                    },
                );
            }
        }
        block.next_effect()
    }

    /// 2E-PLAY-14: exchanging is not playing.
    fn trade_place(&mut self, block: &Block, who: Seat, card: CardId, to: Destination) {
        let h = Happening::new(Kind::Place)
            .by(who)
            .card(card)
            .cause(block.cause);
        self.enact(&h.at(to), &[]);
    }

    pub(super) fn effect_replace(
        &mut self,
        block: &mut Block,
        effect: &Effect,
        old: language::Ref,
        new: &Target,
        old_to: language::Place,
    ) -> Flow {
        if let Aim::Not(flow) = self.aim(block, new, effect) {
            return flow;
        }
        let cx = block.cx();
        let (Some(old), Some(&new)) = (self.card_of(old, &cx), block.progress.cards().first())
        else {
            return block.next_effect();
        };
        let place = self.state.card(old).place;
        let part = self
            .attempt()
            .is_some_and(|a| a.participants.contains(&old));
        let away = self.destinations(old_to, old, &cx);
        if let Some(to) = away.first() {
            let h = Happening::new(Kind::Place).card(old).cause(block.cause);
            self.enact(&h.at(*to), &[]);
        }
        self.trade_place(block, block.you, new, Destination::top(place));
        // 2E-GAP-67: the newcomer takes part from then on.
        let entered = self.state.card(new).place == place;
        if let (true, true, Some(attempt)) = (part, entered, self.attempt_mut()) {
            attempt.participants.push(new);
            attempt.facing.push(new);
        }
        block.next_effect()
    }

    pub(super) fn effect_command(
        &mut self,
        block: &mut Block,
        effect: &Effect,
        what: &Target,
        to: Who,
        at: Option<language::Place>,
    ) -> Flow {
        if let Aim::Not(flow) = self.aim(block, what, effect) {
            return flow;
        }
        let cx = block.cx();
        let Some(seat) = self.seats_of(to, &cx).iter().next() else {
            return block.next_effect();
        };
        let Some(card) = block.take_next() else {
            return block.next_effect();
        };
        let cx = block.cx();
        let place = at.and_then(|p| self.destinations(p, card, &cx).first().copied());
        let mut h = Happening::new(Kind::Command)
            .by(seat)
            .card(card)
            .cause(block.cause);
        // An event in a core goes to the core of whoever commands it now.
        h.to = match (place, self.state.card(card).place) {
            (Some(to), _) => Some(to.place),
            (None, Place::Core(_)) => Some(Place::Core(seat)),
            _ => None,
        };
        self.happen_in(block, h)
    }

    pub(super) fn effect_fight(&mut self, block: &mut Block, effect: &Effect) -> Flow {
        if block.progress == Progress::Begun {
            return block.next_effect();
        }
        let procedure = self.table.procedure;
        match procedure.start_fight(self, block, effect) {
            Some(flow) => flow,
            None => {
                // Nobody can fight here (any more).
                block.failed = true;
                block.next_effect()
            }
        }
    }

    pub(super) fn effect_join(
        &mut self,
        block: &mut Block,
        effect: &Effect,
        what: &Target,
    ) -> Flow {
        if let Aim::Not(flow) = self.aim(block, what, effect) {
            return flow;
        }
        let procedure = self.table.procedure;
        for ship in block.take_cards() {
            procedure.join_fight(self, ship);
        }
        block.next_effect()
    }

    pub(super) fn effect_face(&mut self, block: &mut Block, effect: &Effect, by: &Target) -> Flow {
        if let Aim::Not(flow) = self.aim(block, by, effect) {
            return flow;
        }
        let cards = block.take_cards();
        self.table.procedure.face_instead(self, &cards);
        block.next_effect()
    }

    pub(super) fn effect_range(
        &mut self,
        block: &mut Block,
        effect: &Effect,
        ship: &Target,
        op: RangeOp,
    ) -> Flow {
        if let Aim::Not(flow) = self.aim(block, ship, effect) {
            return flow;
        }
        for ship in block.take_cards() {
            let range = self.stat(ship, Stat::Range).min(i16::from(i8::MAX)) as i8;
            let needed = self.moved_distance(ship, None);
            let enough = self.can_borrow(ship, None);
            let card = &mut self.state.cards[ship.index()];
            match op {
                RangeOp::Restore => card.range_used = 0,
                RangeOp::UseUp => card.range_used = range,
                RangeOp::Borrow if enough => card.borrowed = card.borrowed.saturating_add(needed),
                RangeOp::Borrow => block.failed = true,
            }
        }
        block.next_effect()
    }

    /// Whether the ship has enough Range next turn for the move being responded to.
    pub(crate) fn can_borrow(&self, ship: CardId, to: Option<&Happening>) -> bool {
        let left = self.stat(ship, Stat::Range) - i16::from(self.state.card(ship).borrowed);
        i16::from(self.moved_distance(ship, to)) <= left
    }

    /// The Range that this ship would need for the move being responded to.
    fn moved_distance(&self, ship: CardId, to: Option<&Happening>) -> i8 {
        let answered = || {
            self.state.frames.iter().rev().find_map(|f| match f {
                Frame::Respond(r) => Some(r.h),
                _ => None,
            })
        };
        match to.copied().or_else(answered).map(|h| (h.from, h.to)) {
            Some((Some(Place::Orbit(a)), Some(Place::Orbit(b)))) => {
                let needed = self.table.procedure.distance(self, ship, a, b);
                needed.min(i16::from(i8::MAX)) as i8
            }
            _ => 0,
        }
    }

    pub(crate) fn cx_of(&self, card: CardId) -> Cx<'static> {
        Cx::new(card, self.text_user(card), &NOTHING)
    }

    /// Lets something happen as part of an effect; a cost that cannot happen is not paid.
    pub(super) fn happen_in(&mut self, block: &mut Block, h: Happening) -> Flow {
        if !self.happen(h) {
            block.not_done(self, &h);
        }
        Flow::Stay
    }
}

/// The number of draws or scores that an effect has made.
pub(super) fn counted(block: &Block) -> u8 {
    match block.progress {
        Progress::Counted(n) => n,
        _ => 0,
    }
}
