//! The turn: start, play and draw, execute orders, discard, end (2E-TURN-02).

use crate::kernel::choice::{Action, Ask, Choice, Constraint};
use crate::kernel::frame::{Fate, Frame, Happen, HappenStep};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Facet, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::{Flag, Until};
use crate::kernel::table::has;
use cards::language::{Kind, Verb};
use cards::lexicon::CardType;
use serde::{Deserialize, Serialize};

/// 2E-COST-01.
pub const COUNTERS: i16 = 7;
/// 2E-DISC-01, 2E-SETUP-06.
pub const HAND: usize = 7;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    Start,
    PlaySegment,
    PlayMenu,
    /// Spending the counters left on draws (2E-DRAW-06).
    DrawingRest,
    OrderSegment,
    OrderMenu,
    Beaming {
        from: Place,
        to: Place,
    },
    HidingInPlay,
    HidingInOrders,
    DiscardSegment,
    Discarding,
    /// Texts have had their say on the next card to be discarded; they may have left it to chance.
    DiscardingOne {
        random: bool,
    },
    End,
    Cleanup,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    pub step: Step,
    /// Cards still to be discarded.
    pub work: Vec<CardId>,
}

/// The three segments, as the `n` of a Segment happening.
pub const SEGMENT_PLAY: i16 = 1;
pub const SEGMENT_ORDERS: i16 = 2;
pub const SEGMENT_DISCARD: i16 = 3;

impl Turn {
    pub fn new(step: Step) -> Turn {
        Turn {
            step,
            work: Vec::new(),
        }
    }
}

impl Game {
    fn turn_mut(&mut self) -> Option<&mut Turn> {
        match self.state.frames.last_mut() {
            Some(Frame::Turn(turn)) => Some(turn),
            _ => None,
        }
    }

    fn go_to(&mut self, step: Step) -> Flow {
        if let Some(turn) = self.turn_mut() {
            turn.step = step;
        }
        Flow::Go
    }

    pub(crate) fn step_turn(&mut self) -> Flow {
        let Some(Frame::Turn(turn)) = self.state.frames.last() else {
            return Flow::Go;
        };
        let active = self.state.active;
        match turn.step {
            Step::Start => self.start_turn(),
            Step::PlaySegment => {
                self.go_to(Step::PlayMenu);
                self.segment(SEGMENT_PLAY)
            }
            Step::PlayMenu => self.menu(Ask::PlayAndDraw),
            Step::DrawingRest => self.draw_rest(active),
            Step::OrderSegment => {
                self.go_to(Step::OrderMenu);
                self.segment(SEGMENT_ORDERS)
            }
            Step::OrderMenu => self.menu(Ask::Orders),
            Step::Beaming { from, to } => self.beam_cards(from, to),
            Step::HidingInPlay => self.hide_cards(Step::PlayMenu),
            Step::HidingInOrders => self.hide_cards(Step::OrderMenu),
            Step::DiscardSegment => {
                self.go_to(Step::Discarding);
                self.segment(SEGMENT_DISCARD)
            }
            Step::Discarding | Step::DiscardingOne { .. } => self.discard_excess(active),
            Step::End => self.end_turn(),
            Step::Cleanup => self.clean_up(),
        }
    }

    fn segment(&mut self, n: i16) -> Flow {
        self.happen(Happening::new(Kind::Segment).by(self.state.active).n(n));
        Flow::Go
    }

    fn start_turn(&mut self) -> Flow {
        let active = self.state.active;
        self.state.turn = self.state.turn.saturating_add(1);
        // Whatever was left over is lost (2E-COST-01, 2E-GAP-21).
        self.state.player_mut(active).counters = COUNTERS;
        self.expire(|u| *u == Until::NextTurnOf(active));
        for lasting in &mut self.state.lasting {
            if lasting.until == Until::EndOfNextTurnOf(active) {
                lasting.until = Until::EndOfTurn;
            }
        }
        self.go_to(Step::PlaySegment);
        self.happen(
            Happening::new(Kind::TurnStart)
                .by(active)
                .n(i16::try_from(self.state.turn).unwrap_or(i16::MAX)),
        );
        Flow::Go
    }

    /// Between actions: has the game ended, does a loop need a decision, and what next?
    fn menu(&mut self, ask: Ask) -> Flow {
        let active = self.state.active;
        if let Some(action) = self.reply_action() {
            return self.act(active, action);
        }
        // 2E-GAP-23: empty decks are looked at when an action is complete.
        if self.check_empty_decks() {
            return Flow::Go;
        }
        if let Some(flow) = self.settle_loops() {
            return flow;
        }
        self.ask(active, ask, Choice::Act)
    }

    fn act(&mut self, seat: Seat, action: Action) -> Flow {
        let in_play = matches!(
            self.turn_mut(),
            Some(Turn {
                step: Step::PlayMenu,
                ..
            })
        );
        match action {
            Action::End => {
                return self.go_to(if in_play {
                    Step::OrderSegment
                } else {
                    Step::DiscardSegment
                });
            }
            Action::Draw => {
                self.spend(seat, 1);
                self.draw_one(seat, Cause::Action);
            }
            Action::DrawRest => return self.go_to(Step::DrawingRest),
            Action::Play { card, at } => self.start_play(seat, card, at),
            Action::Hide => {
                return self.go_to(if in_play {
                    Step::HidingInPlay
                } else {
                    Step::HidingInOrders
                });
            }
            Action::Beam { from, to } => return self.go_to(Step::Beaming { from, to }),
            Action::Move { ship, to } => self.move_ship(seat, ship, to),
            Action::Attempt { mission, ship } => self.begin_attempt(seat, mission, ship),
            Action::Use { card, ability } => self.use_ability(seat, card, ability, None),
            Action::Pass | Action::Repair { .. } => {}
        }
        Flow::Go
    }

    pub(crate) fn spend(&mut self, seat: Seat, n: i16) {
        self.spend_for(seat, n, Cause::Action);
    }

    /// The same for a text; below zero there are more of them afterwards.
    pub(crate) fn spend_for(&mut self, seat: Seat, n: i16, cause: Cause) {
        let player = self.state.player_mut(seat);
        player.counters = (player.counters - n).max(0);
        if n != 0 {
            self.tell_all(Happening::new(Kind::Spend).by(seat).n(n).cause(cause));
        }
    }

    /// Whether a text can spend so many counters: in the player's own first segment (2E-GAP-21), and not those
    /// that the card being played costs (2E-COST-05).
    pub(crate) fn can_spend(&self, seat: Seat, n: i16) -> bool {
        use super::play::Step as P;
        let first = match self.state.frames.first() {
            Some(Frame::Turn(turn)) => matches!(
                turn.step,
                Step::Start
                    | Step::PlaySegment
                    | Step::PlayMenu
                    | Step::DrawingRest
                    | Step::HidingInPlay
            ),
            _ => false,
        };
        let unpaid = self.state.frames.iter().filter_map(|f| match f {
            Frame::Play(p) if p.seat == seat && matches!(p.step, P::About | P::Pay) => Some(p),
            _ => None,
        });
        let owed: i16 = unpaid
            .filter(|p| self.table.face(p.card).kind != CardType::Interrupt)
            .map(|p| self.stat(p.card, cards::lexicon::Stat::Cost))
            .sum();
        let mine = first && seat == self.state.active;
        n <= 0 || (mine && n + owed <= self.state.player(seat).counters)
    }

    fn draw_rest(&mut self, seat: Seat) -> Flow {
        let deck = self.state.zone(Place::Deck(seat)).is_empty();
        if self.state.player(seat).counters == 0 || deck {
            if self.check_empty_decks() {
                return Flow::Go;
            }
            return self.go_to(Step::OrderSegment);
        }
        self.spend(seat, 1);
        self.draw_one(seat, Cause::Action);
        Flow::Go
    }

    pub(crate) fn play_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let counters = self.state.player(seat).counters;
        let deck = self.state.zone(Place::Deck(seat)).len();
        if counters > 0 && deck > 0 {
            out.push(Action::Draw);
            out.push(Action::DrawRest);
        } else {
            out.push(Action::End);
        }
        self.playable(seat, out);
        if self.hideable(seat).next().is_some() {
            out.push(Action::Hide);
        }
        self.windows(seat, &mut |card, ability| {
            out.push(Action::Use { card, ability })
        });
    }

    pub(crate) fn check_play_action(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let left = self.state.player(seat).counters;
        let deck = self.state.zone(Place::Deck(seat)).len() as u16;
        match *action {
            Action::End if left > 0 && deck > 0 => {
                refuse("2E-DRAW-05", Why::CountersLeft { left, deck })
            }
            Action::End => Ok(()),
            Action::Draw | Action::DrawRest => {
                if deck == 0 {
                    refuse("2E-GAP-22", Why::DeckEmpty)
                } else if left == 0 {
                    refuse("2E-DRAW-01", Why::NotEnoughCounters { cost: 1, left })
                } else {
                    Ok(())
                }
            }
            Action::Play { card, at } => self.check_play(seat, card, at),
            Action::Hide => self.check_hide(seat),
            Action::Use { card, ability } => self.check_window(seat, card, ability),
            Action::Beam { .. } | Action::Move { .. } | Action::Attempt { .. } => {
                refuse("2E-TURN-02", Why::NotNow)
            }
            Action::Pass => refuse("2E-TURN-06", Why::NotNow),
            Action::Repair { .. } => refuse("2E-DAM-08", Why::NotNow),
        }
    }

    /// Abilities that are actions in the first segment: only "while …, you may".
    fn check_window(&self, seat: Seat, card: CardId, ability: u8) -> Result<(), Refusal> {
        use cards::language::Timing;
        if ability >= crate::text::respond::LASTING {
            return refuse("2E-WHEN-02", Why::NoResponse);
        }
        match &self.table.ability(card, ability).when {
            Timing::During(condition) => {
                self.check_ability(seat, card, ability)?;
                match self.holds(condition, &self.cx_of(card)) {
                    true => Ok(()),
                    false => refuse("2E-WHEN-05", Why::RequirementNotMet),
                }
            }
            Timing::Order if self.table.face(card).kind == CardType::Interrupt => {
                refuse("2E-PLAY-12", Why::NotNow)
            }
            Timing::Order => refuse("2E-ORDX-01", Why::NotNow),
            Timing::On(_) if self.table.face(card).kind == CardType::Interrupt => {
                refuse("2E-PLAY-11", Why::NoResponse)
            }
            _ => refuse("2E-WHEN-02", Why::NoResponse),
        }
    }

    /// Face-up personnel and equipment (2E-SHOW-02).
    pub(crate) fn hideable(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        self.state.field.iter().copied().filter(move |c| {
            let card = self.state.card(*c);
            card.commander == seat
                && !card.is(Flag::FaceDown)
                && matches!(card.place, Place::Surface(_) | Place::Aboard(_))
                && matches!(
                    self.table.face(*c).kind,
                    CardType::Personnel | CardType::Equipment
                )
        })
    }

    pub(crate) fn check_hide(&self, seat: Seat) -> Result<(), Refusal> {
        match self.hideable(seat).next() {
            Some(_) => Ok(()),
            None => refuse("2E-SHOW-02", Why::NothingToHide),
        }
    }

    fn hide_cards(&mut self, back: Step) -> Flow {
        let seat = self.state.active;
        let Some(cards) = self.reply_cards() else {
            let from: Vec<CardId> = self.hideable(seat).collect();
            if from.is_empty() {
                return self.go_to(back);
            }
            let max = from.len() as u16;
            let rule = Constraint::Free;
            let choice = Choice::Cards {
                from,
                min: 1,
                max,
                rule,
            };
            return self.ask(seat, Ask::HideWhich, choice);
        };
        self.go_to(back);
        self.happen_to(Happening::new(Kind::Hide).by(seat), cards);
        Flow::Go
    }

    pub(crate) fn enact_hide(&mut self, h: &Happening, cards: &[CardId]) {
        self.tell_cards(*h, cards);
        for card in cards {
            self.state.cards[card.index()].set(Flag::FaceDown, true);
        }
    }

    /// 2E-DISC-01, 2E-GAP-27: once, before the end-of-turn actions.
    fn discard_excess(&mut self, seat: Seat) -> Flow {
        if let Some(cards) = self.reply_cards() {
            self.will_discard(cards);
        }
        // 2E-GLOSS-03: one at a time.
        let next = self.turn_mut().and_then(|t| {
            if t.work.is_empty() {
                None
            } else {
                Some(t.work.remove(0))
            }
        });
        if let Some(card) = next {
            let h = Happening::new(Kind::Discard)
                .by(seat)
                .card(card)
                .cause(Cause::Action);
            self.happen(h.from(Place::Hand(seat)).to(Place::Discard(seat)));
            return Flow::Go;
        }
        let hand = self.state.zone(Place::Hand(seat)).to_vec();
        let excess = hand.len().saturating_sub(HAND);
        match self.turn_mut().map(|t| t.step) {
            _ if excess == 0 => self.go_to(Step::End),
            Some(Step::DiscardingOne { random: true }) => {
                let mut hand = hand;
                self.state.dice.shuffle(&mut hand);
                hand.truncate(1);
                self.will_discard(hand);
                Flow::Go
            }
            Some(Step::DiscardingOne { random: false }) => self.ask_to_discard(seat, hand, 1),
            _ if self.is_watched(Kind::Choose) => {
                self.go_to(Step::DiscardingOne { random: false });
                let h = Happening {
                    facet: Some(Facet::Purpose(Verb::Discard)),
                    ..Happening::new(Kind::Choose).by(seat).cause(Cause::Action)
                };
                self.push(Frame::Happen(Box::new(Happen {
                    h: h.from(Place::Hand(seat)).n(1),
                    cards: hand,
                    step: HappenStep::Before,
                    fate: Fate::Goes,
                    batch: true,
                })));
                Flow::Go
            }
            _ => self.ask_to_discard(seat, hand, excess as u16),
        }
    }

    fn will_discard(&mut self, cards: Vec<CardId>) {
        if let Some(turn) = self.turn_mut() {
            turn.work = cards;
            turn.step = Step::Discarding;
        }
    }

    fn ask_to_discard(&mut self, seat: Seat, hand: Vec<CardId>, n: u16) -> Flow {
        let choice = Choice::Cards {
            from: hand,
            min: n,
            max: n,
            rule: Constraint::Free,
        };
        self.ask(seat, Ask::DiscardExcess, choice)
    }

    fn end_turn(&mut self) -> Flow {
        self.go_to(Step::Cleanup);
        let seat = self.state.active;
        let h = Happening::new(Kind::TurnEnd).by(seat);
        if self.is_watched(Kind::TurnEnd) || self.repairs(seat).next().is_none() {
            self.happen(h);
        } else {
            self.tell_all(h);
            self.open_phase(h, cards::language::Phase::After);
        }
        Flow::Go
    }

    fn clean_up(&mut self) -> Flow {
        if self.check_empty_decks() {
            return Flow::Go;
        }
        for i in 0..self.state.field.len() {
            let card = self.state.field[i];
            let c = &mut self.state.cards[card.index()];
            // 2E-DISC-05, 2E-DISC-06: cards of all players.
            c.set(Flag::Stopped, false);
            c.range_used = 0;
        }
        self.expire(|u| *u == Until::EndOfTurn);
        self.forget_uses();
        self.state.record.clear();
        self.state.last_known.clear();
        self.state.skills_used.clear();
        self.state.loops.clear();
        self.state.active = self.state.left_of(self.state.active);
        let active = self.state.active;
        for card in &mut self.state.cards {
            // Range used in advance is used in its commander's turn.
            if card.borrowed != 0 && card.commander == active {
                card.range_used = std::mem::take(&mut card.borrowed);
            }
        }
        self.go_to(Step::Start)
    }

    /// 2E-ACT-17: two texts that switch each other off.
    fn settle_loops(&mut self) -> Option<Flow> {
        if let Some(crate::kernel::choice::Answer::Option(n)) = self.reply {
            self.reply = None;
            let (a, b) = self.open_loop()?;
            let pair = if n == 0 { (a, b) } else { (b, a) };
            self.state.loops.push(pair);
        }
        let (a, b) = self.open_loop()?;
        let options = vec![
            crate::kernel::choice::Label::Card(a),
            crate::kernel::choice::Label::Card(b),
        ];
        Some(self.ask(self.state.active, Ask::Loop, Choice::Options { options }))
    }

    /// Two cards in play each of which mutes the other, not yet decided this turn.
    fn open_loop(&self) -> Option<(CardId, CardId)> {
        let muting = self.table.statics(has::MUTE).iter().map(|text| text.card);
        let cards: Vec<CardId> = muting
            .filter(|c| self.state.card(*c).place.in_play())
            .collect();
        for (i, &a) in cards.iter().enumerate() {
            for &b in &cards[i + 1..] {
                let decided = self
                    .state
                    .loops
                    .iter()
                    .any(|p| *p == (a, b) || *p == (b, a));
                if !decided && self.would_mute(a, b) && self.would_mute(b, a) {
                    return Some((a, b));
                }
            }
        }
        None
    }

    /// Whether `a` would bar the abilities of `b` if its own text worked.
    fn would_mute(&self, a: CardId, b: CardId) -> bool {
        use cards::language::{Effect, Modifier};
        let h = Happening::new(Kind::UseAbility)
            .by(self.state.card(b).commander)
            .card(b);
        let cx = self.cx_of(a);
        !self.state.card(a).is(Flag::Stopped)
            && self.table.def(a).text.iter().any(|ability| {
                let mut mutes = false;
                self.each_way(&ability.guard, &cx, &mut |cx| {
                    mutes |= ability.body.iter().any(|e| match e {
                        Effect::Apply {
                            m: Modifier::Forbid(w),
                            ..
                        } => {
                            w.sees(Kind::UseAbility)
                                && self.matches(w, &h, &[], w.phase, w.batch, cx)
                        }
                        _ => false,
                    });
                });
                mutes
            })
    }
}
