//! Answers the questions a text can ask: filters, numbers, conditions, sets of cards. Nothing here
//! changes the game.

use crate::kernel::frame::{Bindings, Frame, Key, Value};
use crate::kernel::game::Game;
use crate::kernel::happening::Happening;
use crate::kernel::ids::{CardId, Seat, Seats, SiteId};
use crate::kernel::place::Place;
use crate::kernel::state::LastKnown;
use cards::language::{self, CARD_SLOTS, Condition, Number, Pick, Ref, Slot, Who};
use cards::lexicon::{CardType, Stat};

/// The context in which a text is read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cx<'a> {
    /// The card with the text.
    pub source: CardId,
    pub you: Seat,
    /// The card a filter looks at.
    pub it: Option<CardId>,
    pub bound: &'a Bindings,
    /// The text is about to do something to the cards, rather than just use or count them.
    pub affects: bool,
    /// The depth of nested texts: a text that depends on itself is cut off.
    pub depth: u8,
    /// The text reads numbers or icons, which R2002 allows on stopped cards (2E-GLOSS-21).
    pub numbers: bool,
    /// A card that is being played: it cannot pay for itself.
    pub busy: Option<CardId>,
    /// The question is what a text could affect, whatever is happening now (2E-GLOSS-08).
    pub could: bool,
    /// The text mentions stopped cards and works on them (2E-GAP-47).
    pub stopped: bool,
    /// The static text that is being applied.
    pub applied: Option<u8>,
    /// The text mentions captives, so that "your" personnel in a brig are meant (2E-GAP-52).
    pub captives: bool,
    /// The happening that the text would respond to.
    pub answers: Option<&'a Happening>,
}

pub(crate) static NOTHING: Bindings = Bindings::EMPTY;
pub(super) const DEEPEST: u8 = 4;
/// The most hosts a card can have, one in the other: a card on a personnel aboard a ship on another card, and so on.
const HOSTS: usize = 8;

impl<'a> Cx<'a> {
    pub fn new(source: CardId, you: Seat, bound: &'a Bindings) -> Cx<'a> {
        Cx {
            source,
            you,
            it: None,
            bound,
            affects: false,
            depth: 0,
            numbers: false,
            busy: None,
            captives: false,
            answers: None,
            applied: None,
            stopped: false,
            could: false,
        }
    }
    pub fn about(self, it: CardId) -> Cx<'a> {
        Cx {
            it: Some(it),
            ..self
        }
    }
    pub fn affecting(self) -> Cx<'a> {
        Cx {
            affects: true,
            ..self
        }
    }
    pub fn counting(self) -> Cx<'a> {
        Cx {
            affects: false,
            numbers: true,
            ..self
        }
    }
    pub fn deeper(self) -> Option<Cx<'a>> {
        (self.depth < DEEPEST).then_some(Cx {
            depth: self.depth + 1,
            ..self
        })
    }
}

/// Part of a condition that binds a card or a player.
#[derive(Clone, Copy)]
pub(crate) enum Binder<'a> {
    Card(&'a Pick),
    Player(Who, Slot),
}

impl Binder<'_> {
    pub fn slot(self) -> Slot {
        match self {
            Binder::Card(pick) => pick.to,
            Binder::Player(_, slot) => slot,
        }
    }
}

/// The first part of a condition that binds something and whose slot is still empty.
pub(crate) fn binder<'a>(c: &'a Condition, bound: &Bindings) -> Option<Binder<'a>> {
    match c {
        Condition::Bind(pick) if bound.get(pick.to).is_none() => Some(Binder::Card(pick)),
        Condition::SomePlayer { who, to, .. } if bound.get(*to).is_none() => {
            Some(Binder::Player(*who, *to))
        }
        Condition::SomePlayer { c, .. } => binder(c, bound),
        Condition::All(all) => all.iter().find_map(|c| binder(c, bound)),
        _ => None,
    }
}

impl Game {
    pub(crate) fn value<'a>(&'a self, slot: Slot, cx: &Cx<'a>) -> Option<&'a Value> {
        if slot >= CARD_SLOTS {
            let entry = |(c, s, _): &&(CardId, Slot, Value)| *c == cx.source && *s == slot;
            return self.state.memory.iter().find(entry).map(|(_, _, v)| v);
        }
        cx.bound.get(slot)
    }

    pub(crate) fn slot_cards(&self, slot: Slot, cx: &Cx) -> Vec<CardId> {
        match self.value(slot, cx) {
            Some(Value::Card(c)) => vec![*c],
            Some(Value::Cards(cards)) => cards.clone(),
            _ => Vec::new(),
        }
    }

    pub(crate) fn last_known(&self, card: CardId) -> Option<&LastKnown> {
        if self.state.card(card).place.in_play() {
            return None;
        }
        self.state.last_known.iter().rev().find(|k| k.card == card)
    }

    pub(crate) fn card_of(&self, r: Ref, cx: &Cx) -> Option<CardId> {
        match r {
            Ref::This => Some(cx.source),
            Ref::It => cx.it,
            Ref::In(slot) => self.slot_cards(slot, cx).first().copied(),
            Ref::Here => self.here(cx.source),
            Ref::Dilemma => self.attempt().and_then(|a| a.dilemma),
            Ref::MyShip => self.ship_of(cx.source),
            Ref::ShipOf(slot) => {
                let card = self.slot_cards(slot, cx).first().copied()?;
                self.ship_of(card)
            }
            Ref::MissionOf(slot) => {
                let card = self.slot_cards(slot, cx).first().copied()?;
                self.here(card)
            }
            Ref::AttemptShip => self.attempt().and_then(|a| a.ship),
        }
    }

    /// "This mission": the mission the card is at, was played on, is used to attempt, or is itself.
    pub(crate) fn here(&self, card: CardId) -> Option<CardId> {
        if self.table.face(card).kind == CardType::Mission {
            return Some(card);
        }
        if let Place::Beneath(m) = self.state.card(card).place {
            return Some(m);
        }
        if self.table.face(card).kind == CardType::Dilemma && !self.state.card(card).place.in_play()
        {
            return self.attempt().map(|a| a.mission);
        }
        if let Place::On(host) = self.place_known(card)
            && self.table.face(host).kind == CardType::Mission
        {
            return Some(host);
        }
        if !self.place_known(card).in_play() {
            return self.here_for_now(card);
        }
        let site = self.site_of(card)?;
        let missions = &self.table.site_facts(site).missions;
        // Copies of a mission are one place; one's own comes first.
        let commander = self.commander_known(card);
        let own = |m: &&CardId| self.state.card(**m).place == Place::Row(commander);
        let there = |m: &&CardId| matches!(self.state.card(**m).place, Place::Row(_));
        let found = missions.iter().find(own).or(missions.iter().find(there));
        found.or(missions.first()).copied()
    }

    /// "This mission" of a card that is about to be played, and of an interrupt: the mission where it is played, or
    /// of the current attempt or fight.
    fn here_for_now(&self, card: CardId) -> Option<CardId> {
        let played = self.state.frames.iter().rev().find_map(|f| match f {
            Frame::Play(p) if p.card == card => p.at,
            _ => None,
        });
        if let Some(at) = played {
            return self.here(at);
        }
        if let Some(fight) = self.fight() {
            let ship = fight.ours.first().copied();
            return ship.and_then(|c| self.here(c));
        }
        self.attempt().map(|a| a.mission)
    }

    /// The ship a card is aboard or on, or last was.
    pub(crate) fn ship_of(&self, card: CardId) -> Option<CardId> {
        match self.place_known(card) {
            Place::Aboard(ship) => Some(ship),
            Place::On(host) if self.table.face(host).kind == CardType::Ship => Some(host),
            _ => None,
        }
    }

    /// The place of a card, or its last one before it left play this turn.
    pub(crate) fn place_known(&self, card: CardId) -> Place {
        self.last_known(card)
            .map_or(self.state.card(card).place, |k| k.place)
    }

    pub(crate) fn commander_known(&self, card: CardId) -> Seat {
        self.last_known(card)
            .map_or(self.state.card(card).commander, |k| k.commander)
    }

    /// The mission a card is at. Copies of one mission are one site.
    pub fn site_of(&self, card: CardId) -> Option<SiteId> {
        let mut card = card;
        for _ in 0..HOSTS {
            match self.place_known(card) {
                Place::Orbit(site) | Place::Surface(site) => return Some(site),
                Place::Row(_) => return self.table.site_of_mission(card),
                // A dilemma that is being faced is at the mission.
                Place::Limbo(_) => {
                    let a = self.attempt().filter(|a| a.dilemma == Some(card))?;
                    return self.table.site_of_mission(a.mission);
                }
                place => card = place.host()?,
            }
        }
        None
    }

    /// The players that a word of a text means.
    pub(crate) fn seats_of(&self, who: Who, cx: &Cx) -> Seats {
        let others = || self.everybody().without(cx.you);
        match who {
            Who::You => Seats::only(cx.you),
            Who::Opponent => match (self.dilemma_opponent(cx), cx.bound.seat(Key::NamedOpponent)) {
                (Some(seat), _) | (None, Some(seat)) => Seats::only(seat),
                (None, None) => others(),
            },
            Who::AnOpponent(slot) => match self.value(slot, cx) {
                Some(Value::Seat(seat)) => Seats::only(*seat),
                _ => others(),
            },
            Who::EachOpponent => others(),
            Who::Each | Who::EachFromLeft => self.everybody(),
            Who::Left => Seats::only(self.state.left_of(cx.you)),
            Who::Right => Seats::only(self.state.right_of(cx.you)),
            Who::In(slot) => match self.value(slot, cx) {
                Some(Value::Seat(seat)) => Seats::only(*seat),
                Some(Value::Card(card)) => Seats::only(self.commander_known(*card)),
                _ => Seats::NONE,
            },
            Who::OwnerOf(r) => self
                .card_of(r, cx)
                .map_or(Seats::NONE, |c| Seats::only(self.table.face(c).owner)),
            Who::CommanderOf(r) => self
                .card_of(r, cx)
                .map_or(Seats::NONE, |c| Seats::only(self.commander_known(c))),
            Who::Loser => self
                .fight()
                .and_then(|f| f.loser())
                .map_or(Seats::NONE, Seats::only),
        }
    }

    /// 2E-GAP-42: on a dilemma "your opponent" is the player who chose it.
    fn dilemma_opponent(&self, cx: &Cx) -> Option<Seat> {
        let face = self.table.face(cx.source);
        let chose = (face.kind == CardType::Dilemma).then(|| self.state.card(cx.source).commander);
        // 1E-GAP-33: who meets an own dilemma has another player as opponent.
        chose.filter(|seat| *seat != cx.you)
    }

    pub(crate) fn everybody(&self) -> Seats {
        let mut all = Seats::NONE;
        for seat in self.state.seats() {
            if !self.state.player(seat).gone {
                all = all.with(seat);
            }
        }
        all
    }

    pub(crate) fn number(&self, n: &Number, cx: &Cx) -> i32 {
        let cx = &cx.counting();
        match n {
            Number::N(n) => i32::from(*n),
            Number::Count(select) => self.select(select, cx).len() as i32,
            Number::Stat(stat, r) => self
                .card_of(*r, cx)
                .map_or(0, |c| i32::from(self.stat_known(c, *stat, *r, cx))),
            Number::Sum(stat, select) => self
                .select(select, cx)
                .iter()
                .map(|c| i32::from(self.stat_at(*c, *stat, cx)))
                .sum(),
            Number::Max(stat, select) => self
                .select(select, cx)
                .iter()
                .map(|c| i32::from(self.stat_at(*c, *stat, cx)))
                .max()
                .unwrap_or(0),
            Number::Dots(r) => self
                .card_of(*r, cx)
                .map_or(0, |c| i32::from(self.table.def(c).dots())),
            Number::Len(slot) => match self.value(*slot, cx) {
                Some(Value::Card(_)) => 1,
                Some(Value::Cards(cards)) => cards.len() as i32,
                _ => 0,
            },
            Number::Value(slot) => match self.value(*slot, cx) {
                Some(Value::Number(n)) => *n,
                _ => 0,
            },
            Number::Plus(parts) => parts.iter().map(|p| self.number(p, cx)).sum(),
            Number::Times(k, n) => i32::from(*k) * self.number(n, cx),
            Number::Cap(n, most) => {
                let (n, most) = (self.number(n, cx), i32::from(*most));
                if most < 0 { n.max(most) } else { n.min(most) }
            }
            Number::Staffing(r) => self
                .card_of(*r, cx)
                .map_or(0, |c| self.table.def(c).staffing_count() as i32),
            Number::Different(key, select) => {
                let mut apart: Vec<CardId> = Vec::new();
                for card in self.select(select, cx) {
                    if !apart.iter().any(|other| self.alike(card, *other, *key)) {
                        apart.push(card);
                    }
                }
                apart.len() as i32
            }
            Number::Half(n) => self.number(n, cx).div_euclid(2),
            Number::Apart(a, b) => (self.number(a, cx) - self.number(b, cx)).abs(),
            Number::Levels(skill, select) => self
                .select(select, cx)
                .iter()
                .map(|c| i32::from(self.skill_at(*c, *skill, cx)))
                .sum(),
            Number::Printed(stat, r) => self
                .card_of(*r, cx)
                .map_or(0, |c| i32::from(self.table.printed_number(c, *stat))),
            Number::Score(who) => self
                .seats_of(*who, cx)
                .iter()
                .map(|s| i32::from(self.state.player(s).score))
                .max()
                .unwrap_or(0),
        }
    }

    /// A number as a text reads it: a slot reads the last-known facts of a card, anything else the card as it is.
    fn stat_known(&self, card: CardId, stat: Stat, r: Ref, cx: &Cx) -> i16 {
        if let (Ref::In(_), Some(known)) = (r, self.last_known(card)) {
            match stat {
                Stat::Cost => return known.cost,
                Stat::Integrity | Stat::Cunning | Stat::Strength => {
                    return known.attributes[stat as usize];
                }
                _ => {}
            }
        }
        self.stat_at(card, stat, cx)
    }

    /// Whether a personnel has this equipment. A text about those it equips asks about itself, which is cut off at
    /// some depth.
    pub(crate) fn equipped_at(&self, personnel: CardId, equipment: CardId, cx: &Cx) -> bool {
        if self.table.face(equipment).kind != CardType::Equipment
            || !self.present(personnel, equipment)
        {
            return false;
        }
        let Some(Cx { depth, .. }) = cx.deeper() else {
            return true;
        };
        let commander = self.state.card(equipment).commander;
        let cx = Cx {
            depth,
            could: true,
            ..Cx::new(equipment, commander, &NOTHING)
        };
        self.table.def(equipment).text.iter().any(|ability| {
            ability.body.iter().any(|effect| match effect {
                language::Effect::Apply {
                    m:
                        language::Modifier::Stat { on, .. }
                        | language::Modifier::Skill { on, .. }
                        | language::Modifier::Keyword { on, .. },
                    ..
                } => self.target_has(on, personnel, &cx),
                _ => false,
            })
        })
    }

    pub(crate) fn holds(&self, c: &Condition, cx: &Cx) -> bool {
        match c {
            Condition::Always => true,
            Condition::All(all) if binder(c, cx.bound).is_none() => {
                all.iter().all(|c| self.holds(c, cx))
            }
            Condition::All(_) => self.some_way(c, cx, &mut |_| true),
            Condition::Either(any) => any.iter().any(|c| self.holds(c, cx)),
            Condition::Not(c) => !self.holds(c, cx),
            Condition::Some(select) => self.finds(select, cx),
            Condition::Bind(pick) => cx.bound.get(pick.to).is_some() || self.finds(&pick.of, cx),
            Condition::SomePlayer { to, c: inner, .. } => match cx.bound.get(*to) {
                Some(_) => self.holds(inner, cx),
                None => self.some_way(c, cx, &mut |_| true),
            },
            Condition::Compare(a, op, b) => op.holds(self.number(a, cx), self.number(b, cx)),
            Condition::Is(r, f) => self.card_of(*r, cx).is_some_and(|c| self.filter(f, c, cx)),
            Condition::Meets(group, requirement) => {
                let group = self.group(group, cx);
                self.meets(requirement, &group, cx)
            }
            Condition::Even(n) => self.number(n, cx) % 2 == 0,
            Condition::AllSame(key, slot) => {
                let cards = self.slot_cards(*slot, cx);
                cards.windows(2).all(|w| self.alike(w[0], w[1], *key))
            }
            Condition::Happened(when, since, op, n) => {
                let count = self.happened(when, *since, cx);
                op.holds(count, self.number(n, cx))
            }
            Condition::Leads(who) => {
                let seats = self.seats_of(*who, cx);
                let best = |mine: bool| {
                    let score = |s: Seat| self.state.player(s).score;
                    let side = self.everybody().iter().filter(|s| seats.has(*s) == mine);
                    side.map(score).max().unwrap_or(0)
                };
                best(true) > best(false)
            }
            Condition::Won => self.fight().is_some_and(|f| f.winner == Some(cx.you)),
            Condition::Doing(activity, r) => self
                .card_of(*r, cx)
                .is_some_and(|c| self.is_doing(c, *activity)),
            Condition::TurnOf(who) => self.seats_of(*who, cx).has(self.state.active),
        }
    }

    /// Calls `f` for every way in which a condition holds: with each card or player that it can bind.
    pub(crate) fn each_way(&self, c: &Condition, cx: &Cx, f: &mut dyn FnMut(&Cx)) {
        self.some_way(c, cx, &mut |cx| {
            f(cx);
            false
        });
    }

    /// Whether `f` accepts one of these ways; stops at the first.
    pub(crate) fn some_way(
        &self,
        c: &Condition,
        cx: &Cx,
        good: &mut dyn FnMut(&Cx) -> bool,
    ) -> bool {
        let Some(binder) = binder(c, cx.bound) else {
            return self.holds(c, cx) && good(cx);
        };
        let values: Vec<Value> = match binder {
            Binder::Card(pick) => self
                .select(&pick.of, cx)
                .into_iter()
                .map(Value::Card)
                .collect(),
            Binder::Player(who, _) => self.seats_of(who, cx).iter().map(Value::Seat).collect(),
        };
        values.into_iter().any(|value| {
            let mut bound = cx.bound.clone();
            bound.set(binder.slot(), value);
            let cx = Cx {
                bound: &bound,
                ..*cx
            };
            self.some_way(c, &cx, good)
        })
    }
}
