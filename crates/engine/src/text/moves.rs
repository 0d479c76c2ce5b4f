//! Effects that move or stop cards, one card after the other.

use super::destination::Destination;
use super::effects::counted;
use super::target::Aim;
use crate::kernel::choice::{Answer, Ask, Choice, Label, TextAsk};
use crate::kernel::frame::{Block, Dealing, Progress};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat, Seats};
use crate::kernel::place::Place;
use cards::language::{self, Effect, Kind, Target, Verb, Who};
use cards::lexicon::CardType;

impl Game {
    pub(crate) fn effect_move(
        &mut self,
        block: &mut Block,
        effect: &Effect,
        verb: Verb,
        what: &Target,
        to: Option<language::Place>,
        by: Option<Who>,
    ) -> Flow {
        if let Some(who) = by
            && self.one_of(block, who).is_none()
        {
            return self.name_opponent(block, who);
        }
        if let Aim::Not(flow) = self.aim(block, what, effect) {
            return flow;
        }
        let kind = self.kind_for(block, verb);
        if block.dealing() == Some(Dealing::Playing) {
            block.deal(Dealing::Deal);
        }
        // 2E-DL-04: the deck is shuffled when the search is over; what is found lies beside it.
        if verb == Verb::Download && block.dealing() == Some(Dealing::SeeGroup) {
            self.shuffle(Place::Deck(block.you));
        }
        match self.line_up(block, kind, by, to) {
            Some(flow) => flow,
            None => self.deal(block, verb, kind, to, by),
        }
    }

    /// Carries out what comes before the first card of a group is dealt with (2E-GAP-48). `None` when that is over.
    fn line_up(
        &mut self,
        block: &mut Block,
        kind: Kind,
        by: Option<Who>,
        to: Option<language::Place>,
    ) -> Option<Flow> {
        match block.dealing()? {
            Dealing::SeeGroup => Some(self.see_group(block, kind, by, to)),
            Dealing::Order => Some(self.begin_order(block, kind, to, by)),
            Dealing::Ordering(done) => Some(self.ask_order(block, done)),
            Dealing::Deal | Dealing::Where | Dealing::Playing => None,
        }
    }

    /// 2E-GAP-48: texts respond to the whole group before the first card is dealt with.
    fn see_group(
        &mut self,
        block: &mut Block,
        kind: Kind,
        by: Option<Who>,
        to: Option<language::Place>,
    ) -> Flow {
        block.deal(Dealing::Order);
        let cards = block.progress.cards().to_vec();
        if self.batch_watched(kind) && !cards.is_empty() {
            let cx = block.cx();
            let place = to
                .zip(cards.first())
                .and_then(|(to, c)| self.destinations(to, *c, &cx).first().copied());
            let actor = self.actor(block, by);
            let brig = (kind == Kind::Capture).then_some(Place::Brig(actor));
            let mut h = Happening::new(kind).by(actor).cause(block.cause);
            h.to = place.map(|to| to.place).or(brig);
            self.push_batch(h, cards);
        }
        Flow::Stay
    }

    fn batch_watched(&self, kind: Kind) -> bool {
        self.table.listeners(kind).iter().any(|(card, n)| {
            matches!(&self.table.ability(*card, *n).when, language::Timing::On(w) if w.batch)
        })
    }

    /// 2E-GAP-48: a player chooses the order of the cards where it can matter: on or under a deck or pile, or because
    /// a text that everybody can see responds to each of them. Hidden texts never decide it.
    fn begin_order(
        &mut self,
        block: &mut Block,
        kind: Kind,
        to: Option<language::Place>,
        by: Option<Who>,
    ) -> Flow {
        let first = self.state.active;
        let n = self.state.players.len() as u8;
        let mut cards = block.take_cards();
        let shuffled = matches!(self.effect_before(block), Some(Effect::Shuffle(_)));
        if shuffled && !self.keeps_faults() {
            self.as_they_lie(&mut cards);
        }
        cards.sort_by_key(|c| (self.orderer(*c).0 + n - first.0) % n);
        let matters = match self.keeps_faults() {
            true => self.order_mattered(kind, &cards),
            false => self.is_openly_watched(kind) || self.is_piled(block, kind, &cards, to, by),
        };
        let matters = matters && cards.len() > 1;
        if let Some(work) = block.progress.cards_mut() {
            *work = cards;
        }
        match matters {
            true => self.ask_order(block, 0),
            false => {
                block.deal(Dealing::Deal);
                Flow::Stay
            }
        }
    }

    /// Asks the next player for the order of that player's cards, or takes the answer; `done` cards are in order
    /// already.
    fn ask_order(&mut self, block: &mut Block, done: u8) -> Flow {
        let mut done = usize::from(done);
        if let (Some(order), Some(cards)) = (self.reply_cards(), block.progress.cards_mut()) {
            let end = (done + order.len()).min(cards.len());
            cards.splice(done..end, order);
            done = end;
        }
        let cards = block.progress.cards();
        while let Some(first) = cards.get(done) {
            let seat = self.orderer(*first);
            let same = cards[done..]
                .iter()
                .take_while(|c| self.orderer(**c) == seat);
            let group: Vec<CardId> = same.copied().collect();
            if group.len() > 1 {
                block.deal(Dealing::Ordering(done as u8));
                return self.ask(seat, Ask::DealWithInOrder, Choice::Order { cards: group });
            }
            done += 1;
        }
        block.deal(Dealing::Deal);
        Flow::Stay
    }

    /// Whether an order was asked for before 2E-GAP-48 was followed in full.
    fn order_mattered(&self, kind: Kind, cards: &[CardId]) -> bool {
        let seat = |c: &CardId| self.state.card(*c).commander;
        let one_seat = cards.windows(2).all(|w| seat(&w[0]) == seat(&w[1]));
        let in_play = cards.iter().all(|c| self.state.card(*c).place.in_play());
        one_seat && in_play && self.is_watched(kind)
    }

    /// The player who chooses the order of a card: its commander, otherwise its owner.
    pub(super) fn orderer(&self, card: CardId) -> Seat {
        match self.state.card(card).place.in_play() || self.keeps_faults() {
            true => self.state.card(card).commander,
            false => self.table.face(card).owner,
        }
    }

    /// Whether a card was examined in a deck or pile and has left it since: it stays where it is.
    pub(super) fn has_left(&self, block: &Block, card: CardId) -> bool {
        let piled = matches!(self.state.card(card).place, Place::Deck(_) | Place::Pile(_));
        !piled && !self.keeps_faults() && self.was_examined_in_a_pile(block, card)
    }

    /// Whether cards that a text places go on or under a deck or pile and still need an order. They do not if the
    /// text asks for one itself later, if they were just shuffled, or if they only change the end of their pile.
    fn is_piled(
        &self,
        block: &Block,
        kind: Kind,
        cards: &[CardId],
        to: Option<language::Place>,
        by: Option<Who>,
    ) -> bool {
        let Some(Effect::Move { verb, what, .. }) = self.effect_at(block, block.pc) else {
            return false;
        };
        let shuffled = matches!(self.effect_before(block), Some(Effect::Shuffle(_)));
        if shuffled || self.is_reordered_later(block, what) || kind == Kind::Play {
            return false;
        }
        let actor = self.actor(block, by);
        let cx = block.cx();
        cards.iter().any(|card| {
            let places = match to {
                Some(to) => self.destinations(to, *card, &cx),
                None => self.usual_places(*verb, *card, actor),
            };
            let lies = self.state.card(*card).place;
            let piled = |to: &Destination| matches!(to.place, Place::Deck(_) | Place::Pile(_));
            places.iter().any(|to| piled(to) && to.place != lies)
        })
    }

    fn effect_at(&self, block: &Block, pc: u8) -> Option<&Effect> {
        self.table.block(&block.code).get(usize::from(pc))
    }

    fn effect_before(&self, block: &Block) -> Option<&Effect> {
        self.effect_at(block, block.pc.checked_sub(1)?)
    }

    /// Whether the text puts the same cards in order by itself further on.
    fn is_reordered_later(&self, block: &Block, what: &Target) -> bool {
        let slot = match what {
            Target::Pick(pick) => pick.to,
            Target::Those(slot) | Target::One(language::Ref::In(slot)) => *slot,
            _ => return false,
        };
        let later = self.table.block(&block.code).iter();
        later
            .skip(usize::from(block.pc) + 1)
            .any(|e| matches!(e, Effect::Reorder { slot: s, .. } if *s == slot))
    }

    /// Sorts cards as they are in their hand or pile, the top card first.
    fn as_they_lie(&self, cards: &mut [CardId]) {
        let depth = |c: &CardId| {
            let zone = self.state.zone(self.state.card(*c).place);
            zone.iter().rev().position(|other| other == c)
        };
        cards.sort_by_key(depth);
    }

    /// Whether a text that everybody can see responds to this kind of happening.
    fn is_openly_watched(&self, kind: Kind) -> bool {
        let open = |card: CardId| {
            self.state.card(card).place.in_play() && self.seen_by(card) == Seats::ALL
        };
        self.table
            .listeners(kind)
            .iter()
            .any(|(card, _)| open(*card))
            || self.lasting_sees(kind)
    }

    fn deal(
        &mut self,
        block: &mut Block,
        verb: Verb,
        kind: Kind,
        to: Option<language::Place>,
        by: Option<Who>,
    ) -> Flow {
        let Some(&card) = block.progress.cards().first() else {
            return block.next_effect();
        };
        let gone = matches!(verb, Verb::Kill | Verb::Destroy | Verb::Capture)
            && !self.state.card(card).place.in_play();
        if gone {
            block.take_next();
            return Flow::Stay;
        }
        let actor = self.actor(block, by);
        if verb == Verb::Play {
            return self.deal_play(block, card, actor, to);
        }
        let cx = block.cx();
        let places = match to {
            Some(place) => self.destinations(place, card, &cx),
            None => self.usual_places(verb, card, actor),
        };
        let asked = block.dealing() == Some(Dealing::Where);
        let chosen = match (places.as_slice(), asked, self.reply.take()) {
            ([], _, _) => None,
            ([only], _, _) => Some(*only),
            (all, true, Some(Answer::Place(place))) => {
                all.iter().copied().find(|to| to.place == place)
            }
            (all, true, Some(Answer::Option(n))) => all.get(usize::from(n)).copied(),
            (all, _, _) => {
                let choice = where_choice(all);
                block.deal(Dealing::Where);
                return self.ask_text(block, actor, TextAsk::Where, choice);
            }
        };
        block.deal(Dealing::Deal);
        block.take_next();
        match chosen {
            Some(to) => self.deal_to(block, verb, kind, actor, card, to),
            None => {
                block.failed = true;
                Flow::Stay
            }
        }
    }

    fn deal_to(
        &mut self,
        block: &mut Block,
        verb: Verb,
        kind: Kind,
        actor: Seat,
        card: CardId,
        to: Destination,
    ) -> Flow {
        // Nothing happens to a card that lies there already.
        let unordered = matches!(
            to.place,
            Place::Hand(_) | Place::Discard(_) | Place::Removed(_)
        );
        if unordered && self.state.card(card).place == to.place {
            return Flow::Stay;
        }
        let dilemma_home = kind == Kind::Return && matches!(to.place, Place::Pile(_));
        let kind = if dilemma_home {
            Kind::ReturnDilemma
        } else {
            kind
        };
        let h = Happening::new(kind)
            .by(actor)
            .card(card)
            .cause(block.cause)
            .at(to);
        if verb == Verb::Beam {
            // 2E-BEAM-01: the same happening as an order to beam.
            let mission = self.here(card);
            let from = self.state.card(card).place;
            let h = Happening {
                card: None,
                other: mission,
                ..h.from(from).count(1)
            };
            if !self.happen_to(h, vec![card]) {
                block.not_done(self, &h);
            }
            return Flow::Stay;
        }
        self.happen_in(block, h)
    }

    /// 2E-CMD-11: destroying a personnel is killing it.
    fn kind_for(&self, block: &Block, verb: Verb) -> Kind {
        let first = block.progress.cards().first();
        let personnel = first.is_some_and(|c| self.table.face(*c).kind == CardType::Personnel);
        match verb {
            Verb::Destroy if personnel => Kind::Kill,
            verb => kind_of(verb),
        }
    }

    fn usual_places(&self, verb: Verb, card: CardId, actor: Seat) -> Vec<Destination> {
        let procedure = self.table.procedure;
        procedure.usual_places(self, verb, card, actor)
    }

    fn deal_play(
        &mut self,
        block: &mut Block,
        card: CardId,
        actor: Seat,
        to: Option<language::Place>,
    ) -> Flow {
        let aboard = match to {
            Some(language::Place::Aboard(r) | language::Place::At(r)) => {
                self.card_of(r, &block.cx())
            }
            _ => None,
        };
        block.take_next();
        block.deal(Dealing::Playing);
        self.table.procedure.play_by_text(self, actor, card, aboard);
        Flow::Stay
    }

    pub(crate) fn effect_draw(
        &mut self,
        block: &mut Block,
        who: Who,
        n: &language::Number,
    ) -> Flow {
        if matches!(who, Who::Opponent | Who::AnOpponent(_)) && self.one_of(block, who).is_none() {
            return self.name_opponent(block, who);
        }
        let cx = block.cx();
        let seats: Vec<Seat> = self.seats_of(who, &cx).iter().collect();
        // No text draws more than this for one player.
        let each = self.number(n, &cx).clamp(0, 40) as usize;
        let k = usize::from(counted(block));
        if each == 0 || k >= each * seats.len() {
            return block.next_effect();
        }
        block.progress = Progress::Counted(k as u8 + 1);
        // 2E-GAP-22: an empty deck gives nothing.
        match self.next_draw(seats[k / each], block.cause) {
            Some(h) => self.happen_in(block, h),
            None => Flow::Stay,
        }
    }

    /// Draws one card from the top of the deck.
    pub(crate) fn draw_one(&mut self, seat: Seat, cause: Cause) {
        if let Some(h) = self.next_draw(seat, cause) {
            self.happen(h);
        }
    }

    fn next_draw(&self, seat: Seat, cause: Cause) -> Option<Happening> {
        let card = *self.state.zone(Place::Deck(seat)).last()?;
        let h = Happening::new(Kind::Draw).by(seat).card(card).cause(cause);
        Some(h.from(Place::Deck(seat)).to(Place::Hand(seat)))
    }

    pub(crate) fn effect_stop(
        &mut self,
        block: &mut Block,
        effect: &Effect,
        what: &Target,
        on: bool,
    ) -> Flow {
        if let Aim::Not(flow) = self.aim(block, what, effect) {
            return flow;
        }
        let kind = if on { Kind::Stop } else { Kind::Unstop };
        if let Some(flow) = self.line_up(block, kind, None, None) {
            return flow;
        }
        let Some(card) = block.take_next() else {
            return block.next_effect();
        };
        let h = Happening::new(kind)
            .by(self.actor(block, None))
            .card(card)
            .cause(block.cause);
        match self.state.card(card).place.in_play() {
            true => self.happen_in(block, h),
            false => Flow::Stay,
        }
    }
}

fn kind_of(verb: Verb) -> Kind {
    match verb {
        Verb::Draw => Kind::Draw,
        Verb::Discard => Kind::Discard,
        Verb::Destroy => Kind::Destroy,
        Verb::Kill => Kind::Kill,
        Verb::Place | Verb::Take => Kind::Place,
        Verb::Beam => Kind::Beam,
        Verb::Return => Kind::Return,
        Verb::Remove => Kind::Remove,
        Verb::Download => Kind::Download,
        Verb::Play => Kind::Play,
        Verb::Overcome => Kind::Overcome,
        Verb::Capture => Kind::Capture,
        Verb::Damage => Kind::Damage,
    }
}

/// The question where a card goes: to one end of a pile, or to one of several places.
fn where_choice(all: &[Destination]) -> Choice {
    if all.len() == 2 && all[0].place == all[1].place {
        return Choice::Options {
            options: vec![Label::Top, Label::Bottom],
        };
    }
    Choice::Place {
        places: all.iter().map(|to| to.place).collect(),
    }
}
