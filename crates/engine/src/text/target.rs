//! Finding the cards that an effect affects: by reference, all that fit, or by a player's choice.

use super::eval::Cx;
use super::order::in_pile_order;
use crate::kernel::choice::{Answer, Choice, Constraint, TextAsk};
use crate::kernel::edition::TieBreaker;
use crate::kernel::frame::{Block, Dealing, Finding, Key, Progress, Role, Value};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Amount, Facet, Happening};
use crate::kernel::ids::{CardId, Seat, Seats};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why};
use crate::kernel::state::Flag;
use cards::language::{
    CARD_SLOTS, Effect, Filter, How, Kind, Number, Pick, Quantity, Select, SkillIs, Target, Verb,
    Who,
};
use cards::lexicon::CardType;

/// Whether the cards are known.
pub(crate) enum Aim {
    Ready,
    Not(Flow),
}

impl Block {
    /// Notes the cards of the running effect.
    fn found(&mut self, cards: Vec<CardId>) {
        self.progress = Progress::On {
            first: self.progress.take_first(),
            cards,
            next: Dealing::SeeGroup,
        };
    }

    pub(super) fn finding(&mut self, so_far: Finding) {
        self.progress = Progress::Finding {
            first: self.progress.take_first(),
            so_far,
        };
    }
}

impl Game {
    /// Finds the cards of `target` for the running effect.
    pub(crate) fn aim(&mut self, block: &mut Block, target: &Target, effect: &Effect) -> Aim {
        if block.progress.is_on() {
            return Aim::Ready;
        }
        // 2E-GAP-40: whose hand or deck is meant is named before anything is chosen from it.
        if let Some(who) =
            place_of_whom(target).filter(|w| block.bound.get(opponent_slot(*w)).is_none())
        {
            match self.one_of(block, who) {
                Some(seat) => self.bind(block, opponent_slot(who), Value::Seat(seat)),
                None => return Aim::Not(self.name_opponent(block, who)),
            }
        }
        self.reach_into_piles(block, target);
        let cx = Cx {
            stopped: matches!(effect, Effect::Stop { on: false, .. }),
            ..block.cx()
        };
        let mut cards = match target {
            Target::One(r) => self.card_of(*r, &cx).into_iter().collect(),
            Target::Every(select) => self.select(select, &cx),
            Target::Those(slot) => self.slot_cards(*slot, &cx),
            // 2E-DL-06: a search may take nothing.
            Target::Pick(pick) if is_download(effect) => {
                let n = match &pick.n {
                    Quantity::Exactly(n) => Quantity::UpTo(n.clone()),
                    n => n.clone(),
                };
                return self.aim_pick(block, &Pick { n, ..pick.clone() }, effect);
            }
            Target::Pick(pick) => return self.aim_pick(block, pick, effect),
        };
        cards.retain(|c| {
            self.can_be_done(*c, effect, &cx) && !self.moves_one_that_left(block, effect, *c)
        });
        if let Target::Every(select) = target {
            self.show_reasons(block, &select.filter, &cards);
        }
        // "If you cannot": a text that names its cards finds nothing when none is left. A cost of all cards of an
        // empty set is paid (2E-DIL-24, 2E-GAP-06).
        let any_number = match target {
            Target::Every(select) => !is_counted(select),
            Target::Those(slot) => self.those_can_pay(*slot, &block.cx()),
            Target::One(_) | Target::Pick(_) => false,
        };
        let paid = any_number && block.role == Role::Cost && !self.keeps_faults();
        if cards.is_empty() && !paid {
            block.failed = true;
        }
        block.found(cards);
        Aim::Ready
    }

    /// 2E-DIL-08: a text that reaches a face-up card of a pile shuffles the pile first.
    fn reach_into_piles(&mut self, block: &mut Block, target: &Target) {
        use cards::language::{End, Place as P};
        let from = match target {
            Target::Every(select) => select.from,
            Target::Pick(pick) => pick.of.from,
            _ => return,
        };
        let (who, n) = match (from, target) {
            (P::Pile(who, End::Top(n)), _) => (who, usize::from(n)),
            (P::Pile(who, End::All), Target::Pick(pick)) if pick.how == How::Rule => {
                let (_, n) = self.quantity(&pick.n, 200, &block.cx());
                (who, usize::from(n))
            }
            _ => return,
        };
        let fresh = matches!(
            block.progress,
            Progress::Fresh
                | Progress::Finding {
                    so_far: Finding::SecondTarget,
                    ..
                }
        );
        if !fresh {
            return;
        }
        let procedure = self.table.procedure;
        for seat in self.seats_of(who, &block.cx()).iter() {
            procedure.before_reaching(self, Place::Pile(seat), n);
        }
    }

    /// Whether an effect would move an examined card that has left its deck or pile meanwhile; such cards are left
    /// alone.
    fn moves_one_that_left(&self, block: &Block, effect: &Effect, card: CardId) -> bool {
        matches!(
            effect,
            Effect::Move { .. } | Effect::Choose(_) | Effect::Swap { .. }
        ) && self.has_left(block, card)
    }

    /// Whether an effect can do something with a card; others are no candidates.
    pub(super) fn can_be_done(&self, card: CardId, effect: &Effect, cx: &Cx) -> bool {
        match effect {
            Effect::Move {
                to: Some(to @ cards::language::Place::Headquarters(_)),
                ..
            } => !self.destinations(*to, card, cx).is_empty(),
            // 2E-GAP-46, 2E-GLOSS-24.
            Effect::Stop { on: true, .. } => {
                !self.state.card(card).is(Flag::Stopped)
                    && self.table.face(card).kind != CardType::Equipment
            }
            Effect::Stop { on: false, .. } => self.state.card(card).is(Flag::Stopped),
            // 2E-GAP-54: nobody comes in as a second copy; the one who leaves does not count.
            Effect::Replace { old, .. } => match self.may_enter(cx.you, card) {
                Err(Refusal {
                    why: Why::AlreadyCommanded { copy },
                    ..
                }) => self.card_of(*old, cx) == Some(copy),
                _ => true,
            },
            Effect::Move {
                verb: Verb::Destroy | Verb::Kill,
                ..
            } => self.state.card(card).place.in_play() && !self.is_locked(card),
            _ => true,
        }
    }

    fn aim_pick(&mut self, block: &mut Block, pick: &Pick, effect: &Effect) -> Aim {
        let so_far = match &mut block.progress {
            Progress::Finding { so_far, .. } => {
                Some(std::mem::replace(so_far, Finding::SecondTarget))
            }
            _ => None,
        };
        match so_far {
            Some(Finding::Asked(sure)) => {
                let mut cards = self.reply_cards().unwrap_or_default();
                cards.extend(sure);
                self.picked(block, pick, cards)
            }
            Some(Finding::Pool(pool)) => self.pick_from(block, pick, pool),
            Some(Finding::RandomPool(pool)) => {
                let how = How::Random;
                let (of, n, to) = (pick.of.clone(), pick.n.clone(), pick.to);
                self.pick_from(block, &Pick { of, n, how, to }, pool)
            }
            Some(Finding::SecondTarget) | None => self.aim_fresh_pick(block, pick, effect),
        }
    }

    /// Finds the cards that can be picked, and lets texts respond to them.
    fn aim_fresh_pick(&mut self, block: &mut Block, pick: &Pick, effect: &Effect) -> Aim {
        let cx = Cx {
            stopped: matches!(effect, Effect::Stop { on: false, .. }),
            ..block.cx()
        };
        let mut pool = self.pool_of(block, pick, &cx);
        pool.retain(|c| {
            self.can_be_done(*c, effect, &cx) && !self.moves_one_that_left(block, effect, *c)
        });
        self.keep_payable(block, pick, &mut pool);
        self.show_costs(block, pick);
        if pick.how != How::Random {
            self.show_reasons(block, &pick.of.filter, &pool);
        }
        let kind = match pick.how {
            How::Random => Kind::Select,
            How::By(_) => Kind::Choose,
            How::Rule => return self.pick_from(block, pick, pool),
        };
        if self.is_watched(kind) && !pool.is_empty() {
            let mut h = self.selection(block, pick, &pool);
            if let How::By(who) = pick.how {
                match self.one_of(block, who) {
                    Some(seat) => h.who = Some(seat),
                    None => return Aim::Not(self.name_opponent(block, who)),
                }
            }
            h.kind = kind;
            h.from = pool.first().map(|c| self.state.card(*c).place);
            if let Effect::Move { verb, .. } = effect {
                h.facet = Some(Facet::Purpose(*verb));
            }
            // Texts may change what can be selected before it is.
            block.finding(Finding::Pool(Vec::new()));
            self.push_batch(h, pool);
            return Aim::Not(Flow::Stay);
        }
        self.pick_from(block, pick, pool)
    }

    fn selection(&self, block: &Block, pick: &Pick, pool: &[CardId]) -> Happening {
        let (_, n) = self.quantity(&pick.n, pool.len(), &block.cx());
        Happening::new(Kind::Select)
            .by(self.drawer(block.source, block.you))
            .cause(block.cause)
            .count(usize::from(n))
    }

    /// 2E-GAP-41: the player who draws a random card: the opponent whose card demands the selection, or the left
    /// neighbour.
    fn drawer(&self, source: CardId, you: Seat) -> Seat {
        let commander = self.state.card(source).commander;
        if commander != you {
            commander
        } else {
            self.state.left_of(you)
        }
    }

    /// 2E-SHOW-04: a choice by a criterion shows that part of the cards.
    fn show_costs(&mut self, block: &mut Block, pick: &Pick) {
        let Some((_, Number::Stat(stat, _))) = pick.of.best else {
            return;
        };
        let all = Select {
            best: None,
            ..pick.of.clone()
        };
        let cx = block.cx();
        for card in self.select(&all, &cx) {
            let n = self.stat(card, stat);
            self.show(card, Facet::Stat(stat, n));
        }
    }

    /// 2E-SHOW-04: if an opponent's text affects some of a group, but not all and not at random, the reason is shown.
    fn show_reasons(&mut self, block: &mut Block, filter: &Filter, cards: &[CardId]) {
        let source = block.source;
        let user = self.state.card(source).commander;
        let mut facets = Vec::new();
        facets_of(filter, &mut facets);
        for &card in cards {
            let c = self.state.card(card);
            let spared = |o: &&CardId| {
                let other = self.state.card(**o);
                let alike = self.table.face(**o).kind == self.table.face(card).kind;
                alike
                    && other.place == c.place
                    && other.commander == c.commander
                    && !cards.contains(o)
            };
            if c.commander == user
                || !c.is(Flag::FaceDown)
                || !self.state.field.iter().any(|o| spared(&o))
            {
                continue;
            }
            let levels = self.skills(card);
            for facet in &facets {
                let facet = match facet {
                    Facet::Skill(skill, _) => Facet::Skill(*skill, levels[*skill as usize]),
                    Facet::Stat(stat, _) => Facet::Stat(*stat, self.stat(card, *stat)),
                    other => *other,
                };
                self.show(card, facet);
            }
        }
    }

    /// Shows opponents one part of a face-down card (2E-SHOW-03, 2E-SHOW-05).
    pub(crate) fn show(&mut self, card: CardId, facet: Facet) {
        let c = self.state.card(card);
        if !c.is(Flag::FaceDown) {
            return;
        }
        let h = Happening::new(Kind::Show)
            .by(c.commander)
            .card(card)
            .facet(facet);
        self.tell(h, Seats::only(h.who.unwrap_or(Seat(0))));
    }

    /// The fewest and the most cards that are picked from `pool`.
    pub(crate) fn quantity(&self, n: &Quantity, pool: usize, cx: &Cx) -> (u16, u16) {
        let pool = pool as i32;
        let (min, max) = match n {
            Quantity::All => (pool, pool),
            Quantity::Exactly(n) => {
                let n = self.number(n, cx).clamp(0, pool);
                (n, n)
            }
            Quantity::UpTo(n) => (0, self.number(n, cx).clamp(0, pool)),
            Quantity::AnyNumber => (0, pool),
            Quantity::AllBut(n) => {
                let n = (pool - self.number(n, cx)).clamp(0, pool);
                (n, n)
            }
            // As many as it takes; at most all.
            Quantity::Until(_) => (0, pool),
        };
        (min as u16, max as u16)
    }

    fn pick_from(&mut self, block: &mut Block, pick: &Pick, pool: Vec<CardId>) -> Aim {
        if let Quantity::Until(last) = &pick.n {
            let cards = self.down_to(block, last, pick, &pool);
            return self.picked(block, pick, cards);
        }
        let cx = block.cx();
        let (min, max) = self.quantity(&pick.n, pool.len(), &cx);
        let wanted = match &pick.n {
            Quantity::Exactly(n) => self.number(n, &cx),
            _ => i32::from(min),
        };
        // A cost is paid in full or not at all (2E-ACT-12).
        if block.role == Role::Cost && wanted > i32::from(min) {
            block.failed = true;
            return self.picked(block, pick, Vec::new());
        }
        if let Some(n) = self.several_best(block, pick) {
            return self.pick_best(block, pick, n, pool);
        }
        let source = block.source;
        match pick.how {
            How::Random => {
                let mut pool = pool;
                self.state.dice.shuffle(&mut pool);
                pool.truncate(usize::from(max));
                let h = self.selection(block, pick, &pool).amount(Amount::Nothing);
                for &card in &pool {
                    self.tell(h.card(card), self.seen_by(card));
                    self.remember(h.card(card));
                }
                let picks = pool.clone();
                let purpose = self.purpose(block);
                let aim = self.picked(block, pick, pool);
                if self.is_watched(Kind::Select) && !picks.is_empty() {
                    let h = Happening {
                        facet: purpose.map(Facet::Purpose),
                        ..h
                    };
                    self.open_selected(h.card(picks[0]), picks);
                    return Aim::Not(Flow::Stay);
                }
                aim
            }
            How::Rule => {
                if pool.len() <= usize::from(max) {
                    return self.picked(block, pick, pool);
                }
                if let Some(cards) = in_pile_order(pick, &pool, usize::from(max)) {
                    return self.picked(block, pick, cards);
                }
                let seat = self.tie_breaker(source, block.you);
                self.ask_pick(block, seat, TextAsk::TieBreak, pool, (min, max))
            }
            How::By(who) => {
                let Some(seat) = self.one_of(block, who) else {
                    return Aim::Not(self.name_opponent(block, who));
                };
                if usize::from(min) == pool.len() && !self.chooses_hidden(pick, &pool) {
                    return self.picked(block, pick, pool);
                }
                self.ask_pick(block, seat, TextAsk::Pick, pool, (min, max))
            }
        }
    }

    /// Whether a pick searches a deck. It always asks then, so that finding nothing looks like taking nothing.
    fn chooses_hidden(&self, pick: &Pick, pool: &[CardId]) -> bool {
        matches!(
            pick.of.from,
            cards::language::Place::Deck(_, cards::language::End::All)
        ) && !pool.is_empty()
            && matches!(pick.n, Quantity::UpTo(_) | Quantity::AnyNumber)
    }

    pub(super) fn ask_pick(
        &mut self,
        block: &mut Block,
        seat: Seat,
        what: TextAsk,
        from: Vec<CardId>,
        (min, max): (u16, u16),
    ) -> Aim {
        if !matches!(
            block.progress,
            Progress::Finding {
                so_far: Finding::Asked(_),
                ..
            }
        ) {
            block.finding(Finding::Asked(Vec::new()));
        }
        // 2E-GLOSS-16: an opponent who chooses has seen all eligible cards.
        let h = Happening::new(Kind::Look)
            .by(seat)
            .count(from.len())
            .cause(block.cause);
        let unseen = from.iter().any(|c| !self.seen_by(*c).has(seat));
        if unseen {
            let each = from
                .iter()
                .map(|c| Seats(self.seen_by(*c).0 | Seats::only(seat).0))
                .collect();
            self.tell_cards_as(h, &from, each);
        }
        let choice = Choice::Cards {
            from,
            min,
            max,
            rule: Constraint::Free,
        };
        Aim::Not(self.ask_text(block, seat, what, choice))
    }

    /// The verb that the running effect applies to its cards.
    fn purpose(&self, block: &Block) -> Option<Verb> {
        match self.table.block(&block.code).get(usize::from(block.pc)) {
            Some(Effect::Move { verb, .. }) => Some(*verb),
            _ => None,
        }
    }

    /// The player who breaks ties (2E-GLOSS-17).
    pub(super) fn tie_breaker(&self, source: CardId, you: Seat) -> Seat {
        match self.table.customs.tie_breaker {
            TieBreaker::Opponent => self.state.left_of(you),
            TieBreaker::Commander => self.state.card(source).commander,
            TieBreaker::Owner => self.table.face(source).owner,
        }
    }

    pub(super) fn picked(&mut self, block: &mut Block, pick: &Pick, cards: Vec<CardId>) -> Aim {
        // A cost that may take none is paid with none (2E-DIL-24, 2E-GAP-06).
        let any_number = !matches!(pick.n, Quantity::Exactly(_)) && !is_counted(&pick.of);
        let paid = any_number && block.role == Role::Cost && !self.keeps_faults();
        if cards.is_empty() && !paid {
            block.failed = true;
        }
        let value = match (&pick.n, cards.as_slice()) {
            (Quantity::Exactly(Number::N(1)), [one]) => Value::Card(*one),
            _ => Value::Cards(cards.clone()),
        };
        self.bind(block, pick.to, value);
        block.found(cards);
        Aim::Ready
    }

    /// Fills a slot of the running text, or of the card itself.
    pub(crate) fn bind(&mut self, block: &mut Block, key: impl Into<Key>, value: Value) {
        let slot = match key.into() {
            Key::Slot(slot) if slot >= CARD_SLOTS => slot,
            key => return block.bound.set(key, value),
        };
        let source = block.source;
        self.state
            .memory
            .retain(|(c, s, _)| !(*c == source && *s == slot));
        self.state.memory.push((source, slot, value));
    }

    /// The one player a word means, or `None` if the user has to name one (2E-GAP-40).
    pub(crate) fn one_of(&self, block: &Block, who: Who) -> Option<Seat> {
        let cx = block.cx();
        let seats = self.seats_of(who, &cx);
        match seats.len() {
            1 => seats.iter().next(),
            0 => Some(cx.you),
            _ => None,
        }
    }

    /// Asks which opponent is meant. The answer is remembered, so that the question is asked only once.
    pub(crate) fn name_opponent(&mut self, block: &mut Block, who: Who) -> Flow {
        let slot = opponent_slot(who);
        if let Some(Answer::Player(seat)) = self.reply.take() {
            self.bind(block, slot, Value::Seat(seat));
            return Flow::Stay;
        }
        let cx = block.cx();
        let from = self.seats_of(who, &cx);
        self.ask_text(block, block.you, TextAsk::Opponent, Choice::Player { from })
    }
}

/// The parts of a card that a filter reads.
fn facets_of(f: &Filter, out: &mut Vec<Facet>) {
    match f {
        Filter::All(all) | Filter::Either(all) => all.iter().for_each(|f| facets_of(f, out)),
        Filter::Not(f) => facets_of(f, out),
        Filter::Skill(SkillIs::One(skill), _) => out.push(Facet::Skill(*skill, 0)),
        Filter::Skill(..)
        | Filter::Icon(_)
        | Filter::Keyword(_)
        | Filter::Species(_)
        | Filter::Title(_)
        | Filter::Unique => {
            out.push(Facet::Characteristic);
        }
        Filter::Affiliation(_) => out.push(Facet::Affiliation),
        Filter::Compare(Number::Stat(stat, cards::language::Ref::It), _, _) => {
            out.push(Facet::Stat(*stat, 0))
        }
        _ => {}
    }
}

/// Whether a text counts the cards it means: "the top two cards" are two.
fn is_counted(select: &Select) -> bool {
    use cards::language::{End, Place as P};
    matches!(
        select.from,
        P::Deck(_, End::Top(_) | End::Bottom(_)) | P::Pile(_, End::Top(_) | End::Bottom(_))
    )
}

fn is_download(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Move {
            verb: Verb::Download,
            ..
        }
    )
}

/// The player a place belongs to, where a text has to name one first.
fn place_of_whom(target: &Target) -> Option<Who> {
    use cards::language::Place as P;
    let from = match target {
        Target::Every(select) => select.from,
        Target::Pick(pick) => pick.of.from,
        _ => return None,
    };
    match from {
        P::Hand(who)
        | P::Deck(who, _)
        | P::Discard(who)
        | P::Pile(who, _)
        | P::Core(who)
        | P::Brig(who) => matches!(who, Who::AnOpponent(_) | Who::Opponent).then_some(who),
        _ => None,
    }
}

/// The key of the named opponent.
pub(crate) fn opponent_slot(who: Who) -> Key {
    match who {
        Who::AnOpponent(slot) => Key::Slot(slot),
        _ => Key::NamedOpponent,
    }
}
