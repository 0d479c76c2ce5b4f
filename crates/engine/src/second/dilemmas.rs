//! Dilemma piles and stacks: drawing, choosing, ordering, revealing, overcoming.

use super::attempt::Step;
use super::rules::{FaceUpCard, OverLimit, Unfaced};
use crate::kernel::choice::{Answer, Ask, Choice, Constraint};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::Happening;
use crate::kernel::ids::{CardId, Seat, Seats};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::{Flag, Until};
use cards::language::Kind;
use cards::lexicon::Stat;

impl Game {
    /// Dilemmas overcome beneath this very card (2E-GAP-19).
    pub fn beneath(&self, mission: CardId) -> impl Iterator<Item = CardId> + '_ {
        let place = Place::Beneath(mission);
        self.state
            .field
            .iter()
            .copied()
            .filter(move |c| self.state.card(*c).place == place)
    }

    /// 2E-DIL-02, 2E-FAIL-04, 2E-FAIL-05, 2E-GAP-06, 2E-GAP-07.
    pub(crate) fn about_to_draw(&mut self) -> Flow {
        let Some(a) = self.attempt() else {
            return Flow::Go;
        };
        let (mission, opponent) = (a.mission, a.opponent);
        let limit = (a.participants.len() as i16 - self.beneath(mission).count() as i16).max(0);
        if let Some(a) = self.attempt_mut() {
            a.step = Step::Draw;
            // Texts used when the attempt began may have changed both already.
            a.draw += limit;
            a.limit += limit;
        }
        let h = Happening::new(Kind::DrawDilemmas)
            .by(opponent)
            .card(mission)
            .n(limit);
        if self.is_watched(Kind::DrawDilemmas) {
            self.open_phase(h, cards::language::Phase::Before);
        }
        Flow::Go
    }

    pub(crate) fn draw_dilemmas(&mut self) -> Flow {
        let Some(a) = self.attempt_mut() else {
            return Flow::Go;
        };
        a.step = Step::Choose;
        a.draw = a.draw.max(0);
        a.limit = a.limit.max(0);
        let (opponent, mission, wanted) = (a.opponent, a.mission, a.draw);
        let mut drawn = 0;
        // 2E-GAP-01: as many as there are.
        while drawn < wanted && self.draw_dilemma(opponent) {
            drawn += 1;
        }
        let h = Happening::new(Kind::DrawDilemmas)
            .by(opponent)
            .card(mission)
            .n(drawn);
        self.tell_all(h);
        self.remember(h);
        if self.is_watched(Kind::DrawDilemmas) {
            self.open_phase(h, cards::language::Phase::After);
        }
        Flow::Go
    }

    /// Takes the top dilemma. Under R2002 a face-up card on top makes the pile shuffle first.
    pub(crate) fn draw_dilemma(&mut self, seat: Seat) -> bool {
        let Some(&top) = self.state.zone(Place::Pile(seat)).last() else {
            return false;
        };
        if self.state.card(top).is(Flag::FaceUp) {
            self.shuffle_pile(seat);
        }
        let Some(&top) = self.state.zone(Place::Pile(seat)).last() else {
            return false;
        };
        self.state.put(top, Place::Drawn(seat));
        self.settle_pile(seat);
        true
    }

    /// 2E-DIL-08, 2E-GAP-03: under R2003 a face-up card is reached as soon as it lies on top.
    pub(crate) fn settle_pile(&mut self, seat: Seat) {
        if self.state.rules.face_up_card != FaceUpCard::ShufflesWhenReached {
            return;
        }
        let top = self.state.zone(Place::Pile(seat)).last().copied();
        if top.is_some_and(|c| self.state.card(c).is(Flag::FaceUp)) {
            self.shuffle_pile(seat);
        }
    }

    pub(crate) fn shuffle_pile(&mut self, seat: Seat) {
        let mut cards = self.state.zone(Place::Pile(seat)).to_vec();
        self.state.dice.shuffle(&mut cards);
        for card in &cards {
            self.state.cards[card.index()].set(Flag::FaceUp, false);
        }
        if let Some(zone) = self.state.zone_mut(Place::Pile(seat)) {
            *zone = cards;
        }
        self.tell_all(Happening::new(Kind::Shuffle).by(seat).to(Place::Pile(seat)));
    }

    /// Several dilemmas go back face up under the pile; it is looked at when all are there (2E-GAP-04).
    fn return_under(&mut self, seat: Seat, cards: &[CardId]) {
        for &card in cards {
            self.state.put_under(card, Place::Pile(seat));
            let c = &mut self.state.cards[card.index()];
            c.clear();
            c.set(Flag::FaceUp, true);
        }
        if !cards.is_empty() {
            let h = Happening::new(Kind::ReturnDilemma)
                .by(seat)
                .to(Place::Pile(seat))
                .n(cards.len() as i16);
            let each = cards.iter().map(|_| Seats::only(seat)).collect();
            self.tell_cards_as(h, cards, each);
        }
        self.settle_pile(seat);
    }

    /// 2E-DIL-03 to 2E-DIL-07, 2E-GAP-05.
    pub(crate) fn choose_dilemmas(&mut self) -> Flow {
        let Some(a) = self.attempt() else {
            return Flow::Go;
        };
        let (opponent, mission, limit) = (a.opponent, a.mission, a.limit);
        let drawn = self.state.zone(Place::Drawn(opponent)).to_vec();
        let chosen = match self.reply_cards() {
            Some(chosen) => chosen,
            None if drawn.is_empty() => Vec::new(),
            None => {
                let from: Vec<CardId> = drawn
                    .iter()
                    .copied()
                    .filter(|c| self.kind_fits(*c, mission))
                    .collect();
                let max = from.len() as u16;
                let choice = Choice::Cards {
                    from,
                    min: 0,
                    max,
                    rule: Constraint::Dilemmas { limit },
                };
                return self.ask(opponent, Ask::ChooseDilemmas, choice);
            }
        };
        for &card in &chosen {
            self.state.put(card, Place::Stack(opponent));
        }
        let rest: Vec<CardId> = drawn.into_iter().filter(|c| !chosen.contains(c)).collect();
        self.return_under(opponent, &rest);
        self.attempt_goes_to(Step::Order)
    }

    /// 2E-DIL-06: a drawn dilemma of the wrong kind is no candidate, and this is the reason.
    pub(crate) fn check_dilemma_kinds(
        &self,
        choice: &Choice,
        answer: &Answer,
    ) -> Result<(), Refusal> {
        let (
            Choice::Cards {
                from,
                rule: Constraint::Dilemmas { .. },
                ..
            },
            Answer::Cards(cards),
            Some(a),
        ) = (choice, answer, self.attempt())
        else {
            return Ok(());
        };
        let drawn = self.state.zone(Place::Drawn(a.opponent));
        match cards
            .iter()
            .find(|c| drawn.contains(c) && !from.contains(c))
        {
            Some(&card) => refuse("2E-DIL-06", Why::WrongDilemmaKind { card }),
            None => Ok(()),
        }
    }

    /// 2E-DIL-04, 2E-DIL-05, 2E-DIL-06.
    pub(crate) fn check_dilemmas(&self, cards: &[CardId], limit: i16) -> Result<(), Refusal> {
        let mut cost = 0;
        for (i, &card) in cards.iter().enumerate() {
            // 2E-GAP-09: copies have the same title.
            if cards[..i].iter().any(|c| self.table.is_same(*c, card)) {
                return refuse("2E-DIL-05", Why::SameDilemmaTwice { card });
            }
            if self
                .attempt()
                .is_some_and(|a| !self.kind_fits(card, a.mission))
            {
                return refuse("2E-DIL-06", Why::WrongDilemmaKind { card });
            }
            cost += self.stat(card, Stat::Cost);
        }
        if cost > limit {
            return refuse("2E-DIL-04", Why::TooExpensive { cost, limit });
        }
        Ok(())
    }

    /// 2E-DIL-09: the first card named is revealed first.
    pub(crate) fn order_dilemmas(&mut self) -> Flow {
        let Some(a) = self.attempt() else {
            return Flow::Go;
        };
        let opponent = a.opponent;
        let stack = self.state.zone(Place::Stack(opponent)).to_vec();
        if let Some(order) = self.reply_cards() {
            if let Some(zone) = self.state.zone_mut(Place::Stack(opponent)) {
                *zone = order.into_iter().rev().collect();
            }
        } else if stack.len() > 1 {
            return self.ask(opponent, Ask::OrderDilemmas, Choice::Order { cards: stack });
        }
        let n = self.state.zone(Place::Stack(opponent)).len() as i16;
        self.tell_all(
            Happening::new(Kind::Place)
                .by(opponent)
                .to(Place::Stack(opponent))
                .n(n),
        );
        self.attempt_goes_to(Step::Reveal)
    }

    /// 2E-DIL-10, 2E-DIL-15, 2E-DIL-18.
    pub(crate) fn reveal_next(&mut self) -> Flow {
        let Some(a) = self.attempt_mut() else {
            return Flow::Go;
        };
        a.stand_back();
        a.dilemma = None;
        a.prevented = false;
        let (opponent, mission, nobody) = (a.opponent, a.mission, a.participants.is_empty());
        self.expire(|u| *u == Until::Dilemma);
        self.still_there();
        let Some(&top) = self.state.zone(Place::Stack(opponent)).last() else {
            return self.attempt_goes_to(Step::Ready);
        };
        if nobody || self.attempt().is_some_and(|a| a.participants.is_empty()) {
            return self.attempt_goes_to(Step::Abandon);
        }
        self.state.put(top, Place::Limbo(opponent));
        self.state.cards[top.index()].commander = opponent;
        for used in &mut self.state.uses {
            used.dilemma = 0;
        }
        let record = self.state.record.len() as u16;
        let faces = self.may_be_faced(top);
        if let Some(a) = self.attempt_mut() {
            a.dilemma = Some(top);
            a.dilemma_record = record;
            a.facing = if faces {
                a.participants.clone()
            } else {
                Vec::new()
            };
            a.step = if faces { Step::Face } else { Step::Overcome };
        }
        let h = Happening::new(Kind::RevealDilemma)
            .by(opponent)
            .card(top)
            .other(mission);
        self.happen(h);
        Flow::Go
    }

    /// Participants that were taken away by other means are out (2E-GAP-14, 2E-GAP-15).
    fn still_there(&mut self) {
        let Some(a) = self.attempt() else { return };
        let site = self.table.site_of_mission(a.mission);
        let place = match (a.ship, site) {
            (Some(ship), _) => Place::Aboard(ship),
            (None, Some(site)) => Place::Surface(site),
            _ => return,
        };
        let seat = a.attempter;
        let gone: Vec<CardId> = a
            .participants
            .iter()
            .copied()
            .filter(|c| {
                let card = self.state.card(*c);
                card.place != place || card.commander != seat || card.is(Flag::Stopped)
            })
            .collect();
        for card in gone {
            self.quit_attempt(card);
        }
    }

    /// A stack made by the rules never fails this; one laid wrongly at a table does
    /// (2E-DIL-19, 2E-DIL-20, 2E-GAP-10, 2E-GAP-11).
    fn may_be_faced(&mut self, dilemma: CardId) -> bool {
        let cost = self.table.face(dilemma).cost;
        let drops_rest = self.state.rules.over_limit == OverLimit::DropsTheRest;
        let Some(a) = self.attempt() else {
            return false;
        };
        let fits = self.kind_fits(dilemma, a.mission);
        let again = a.faced.iter().any(|c| self.table.is_same(*c, dilemma));
        let too_much = a.revealed_cost + cost > a.limit && !self.cost_has_changed();
        let dropped = a.over_limit;
        let Some(a) = self.attempt_mut() else {
            return false;
        };
        if too_much && fits && !again {
            a.over_limit |= drops_rest;
            return false;
        }
        if dropped || !fits || again {
            return false;
        }
        a.revealed_cost += cost;
        a.faced.push(dilemma);
        true
    }

    /// 2E-GAP-12: costs are judged when the dilemmas are chosen; where texts change costs, the choice
    /// was checked with those of its moment.
    fn cost_has_changed(&self) -> bool {
        self.table.modifiers & crate::kernel::table::has::STAT != 0
    }

    /// 2E-DIL-12 to 2E-DIL-14: overcome unless its text put it somewhere else.
    pub(crate) fn overcome_dilemma(&mut self) -> Flow {
        let Some(a) = self.attempt() else {
            return Flow::Go;
        };
        let (dilemma, mission, seat) = (a.dilemma, a.mission, a.attempter);
        self.attempt_goes_to(Step::Reveal);
        if let Some(dilemma) = dilemma
            && matches!(self.state.card(dilemma).place, Place::Limbo(_))
        {
            let h = Happening::new(Kind::Overcome)
                .by(seat)
                .card(dilemma)
                .other(mission);
            self.happen(h.to(Place::Beneath(mission)));
        }
        Flow::Go
    }

    /// 2E-DIL-18: the rest of the stack is overcome without being faced.
    pub(crate) fn abandon_stack(&mut self) -> Flow {
        let Some(a) = self.attempt_mut() else {
            return Flow::Go;
        };
        a.dilemma = None;
        let (opponent, mission, seat) = (a.opponent, a.mission, a.attempter);
        let Some(&top) = self.state.zone(Place::Stack(opponent)).last() else {
            return self.attempt_goes_to(Step::Fail);
        };
        let unseen = self.state.rules.unfaced == Unfaced::StayUnseen;
        self.state.cards[top.index()].set(Flag::Unseen, unseen);
        let h = Happening::new(Kind::Overcome)
            .by(seat)
            .card(top)
            .other(mission);
        self.happen(h.to(Place::Beneath(mission)));
        Flow::Go
    }
}
