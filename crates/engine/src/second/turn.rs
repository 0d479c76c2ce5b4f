//! The turn: start, play and draw, execute orders, discard, end (2E-TURN-02).

use super::{attempt, beaming, counters, damage, hand, hiding, movement, play, winning};
use crate::kernel::choice::{Action, Ask, Choice};
use crate::kernel::frame::Frame;
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Amount, Cause, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Here, Turn};
use crate::kernel::rename::{Rename, Swap};
use crate::kernel::state::{Flag, Until};
use cards::language::Kind;
use serde::{Deserialize, Serialize};

/// The counters of a turn (2E-COST-01).
pub const COUNTERS: i16 = 7;
/// The hand limit, and the size of an opening hand (2E-DISC-01, 2E-SETUP-06).
pub const HAND: usize = 7;

/// The next thing to do in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// The turn starts: counters are set, texts respond.
    Start,
    /// The play and draw segment begins.
    PlaySegment,
    /// The player plays and draws cards.
    PlayMenu,
    /// The player's counters left are spent on draws (2E-DRAW-06).
    DrawingRest,
    /// The execute orders segment begins.
    OrderSegment,
    /// The player gives orders.
    OrderMenu,
    /// The player chooses the cards to beam.
    Beaming {
        /// The place they are.
        from: Place,
        /// The place they go to.
        to: Place,
    },
    /// The player chooses cards to turn face down, in the play and draw segment.
    HidingInPlay,
    /// The player chooses cards to turn face down, in the execute orders segment.
    HidingInOrders,
    /// The discard segment begins.
    DiscardSegment,
    /// The player discards excess cards.
    Discarding,
    /// Texts have responded to the next discard; they may have made it random.
    DiscardingOne {
        /// The card is chosen at random.
        random: bool,
    },
    /// End-of-turn actions.
    End,
    /// Stopped cards and Range are restored, and the next player's turn begins.
    Cleanup,
}

/// The progress of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// The next thing to do.
    pub step: Step,
    /// Cards still to be discarded.
    pub work: Vec<CardId>,
}

impl Rename for Course {
    fn rename(&mut self, s: &Swap) {
        let Course { step, work } = self;
        match step {
            Step::Beaming { from, to } => {
                from.rename(s);
                to.rename(s);
            }
            Step::Start
            | Step::PlaySegment
            | Step::PlayMenu
            | Step::DrawingRest
            | Step::OrderSegment
            | Step::OrderMenu
            | Step::HidingInPlay
            | Step::HidingInOrders
            | Step::DiscardSegment
            | Step::Discarding
            | Step::DiscardingOne { random: _ }
            | Step::End
            | Step::Cleanup => {}
        }
        work.rename(s);
    }
}

/// The three segments of a turn, as texts and events number them.
#[derive(Clone, Copy)]
enum Segment {
    PlayAndDraw = 1,
    Orders = 2,
    Discard = 3,
}

/// A turn that goes on from this step.
pub(super) fn at(step: Step) -> Turn {
    Turn::Second(Course {
        step,
        work: Vec::new(),
    })
}

/// The step of the turn that is going on.
pub(super) fn current(game: &Game) -> Option<Step> {
    match game.state.frames.first() {
        Some(Frame::Turn(turn)) => Some(turn.second().step),
        _ => None,
    }
}

/// Goes to another step.
pub(super) fn go_to(game: &mut Game, at: Here<Turn>, step: Step) -> Flow {
    game[at].second_mut().step = step;
    Flow::Stay
}

pub(super) fn step(game: &mut Game, at: Here<Turn>) -> Flow {
    let active = game.state.active;
    match game[at].second().step {
        Step::Start => start_turn(game, at),
        Step::PlaySegment => {
            go_to(game, at, Step::PlayMenu);
            begin_segment(game, Segment::PlayAndDraw)
        }
        Step::PlayMenu => menu(game, at, Ask::PlayAndDraw),
        Step::DrawingRest => draw_rest(game, at, active),
        Step::OrderSegment => {
            go_to(game, at, Step::OrderMenu);
            begin_segment(game, Segment::Orders)
        }
        Step::OrderMenu => menu(game, at, Ask::Orders),
        Step::Beaming { from, to } => beaming::beam_cards(game, at, from, to),
        Step::HidingInPlay => hiding::hide_cards(game, at, Step::PlayMenu),
        Step::HidingInOrders => hiding::hide_cards(game, at, Step::OrderMenu),
        Step::DiscardSegment => {
            go_to(game, at, Step::Discarding);
            begin_segment(game, Segment::Discard)
        }
        Step::Discarding | Step::DiscardingOne { .. } => hand::discard_excess(game, at, active),
        Step::End => end_turn(game, at),
        Step::Cleanup => clean_up(game, at),
    }
}

fn begin_segment(game: &mut Game, segment: Segment) -> Flow {
    let h = Happening::new(Kind::Segment).by(game.state.active);
    game.happen(h.amount(Amount::Segment(segment as u8)));
    Flow::Stay
}

fn start_turn(game: &mut Game, at: Here<Turn>) -> Flow {
    let active = game.state.active;
    game.state.turn = game.state.turn.saturating_add(1);
    // Whatever was left over is lost (2E-COST-01, 2E-GAP-21).
    game.state.player_mut(active).counters = COUNTERS;
    game.expire(|u| *u == Until::NextTurnOf(active));
    for lasting in &mut game.state.lasting {
        if lasting.until == Until::EndOfNextTurnOf(active) {
            lasting.until = Until::EndOfTurn;
        }
    }
    go_to(game, at, Step::PlaySegment);
    let h = Happening::new(Kind::TurnStart).by(active);
    game.happen(h.amount(Amount::Turn(game.state.turn)));
    Flow::Stay
}

/// Asks the player for the next action, unless the game has ended or a loop needs a decision.
fn menu(game: &mut Game, at: Here<Turn>, ask: Ask) -> Flow {
    let active = game.state.active;
    if let Some(action) = game.reply_action() {
        return act(game, at, active, action);
    }
    // 2E-GAP-23: empty decks are looked at when an action is complete.
    if winning::check_empty_decks(game) {
        return Flow::Stay;
    }
    if let Some(flow) = game.settle_loops() {
        return flow;
    }
    game.ask(active, ask, Choice::Act)
}

fn act(game: &mut Game, at: Here<Turn>, seat: Seat, action: Action) -> Flow {
    let in_play = game[at].second().step == Step::PlayMenu;
    match action {
        Action::End => {
            return go_to(
                game,
                at,
                if in_play {
                    Step::OrderSegment
                } else {
                    Step::DiscardSegment
                },
            );
        }
        Action::Draw => {
            counters::spend(game, seat, 1);
            game.draw_one(seat, Cause::Action);
        }
        Action::DrawRest => return go_to(game, at, Step::DrawingRest),
        Action::Play { card, at } => play::start_play(game, seat, card, at),
        Action::Hide => {
            return go_to(
                game,
                at,
                if in_play {
                    Step::HidingInPlay
                } else {
                    Step::HidingInOrders
                },
            );
        }
        Action::Beam { from, to } => return go_to(game, at, Step::Beaming { from, to }),
        Action::Move { ship, to } => movement::move_ship(game, seat, ship, to),
        Action::Attempt { mission, ship } => attempt::begin_attempt(game, seat, mission, ship),
        Action::Use { card, ability } => game.use_ability(seat, card, ability, None),
        Action::Pass
        | Action::Repair { .. }
        | Action::Seed { .. }
        | Action::Walk { .. }
        | Action::Dock { .. }
        | Action::Undock { .. }
        | Action::Attack { .. }
        | Action::Battle { .. }
        | Action::Cloak { .. } => {}
    }
    Flow::Stay
}

fn draw_rest(game: &mut Game, at: Here<Turn>, seat: Seat) -> Flow {
    let deck = game.state.zone(Place::Deck(seat)).is_empty();
    if game.state.player(seat).counters == 0 || deck {
        if winning::check_empty_decks(game) {
            return Flow::Stay;
        }
        return go_to(game, at, Step::OrderSegment);
    }
    counters::spend(game, seat, 1);
    game.draw_one(seat, Cause::Action);
    Flow::Stay
}

fn end_turn(game: &mut Game, at: Here<Turn>) -> Flow {
    go_to(game, at, Step::Cleanup);
    let seat = game.state.active;
    let h = Happening::new(Kind::TurnEnd).by(seat);
    if game.is_watched(Kind::TurnEnd) || damage::repairs(game, seat).next().is_none() {
        game.happen(h);
    } else {
        game.tell_all(h);
        game.open_phase(h, cards::language::Phase::After);
    }
    Flow::Stay
}

fn clean_up(game: &mut Game, at: Here<Turn>) -> Flow {
    if winning::check_empty_decks(game) {
        return Flow::Stay;
    }
    for i in 0..game.state.field.len() {
        let card = game.state.field[i];
        let c = &mut game.state.cards[card.index()];
        // 2E-DISC-05, 2E-DISC-06: cards of all players.
        c.set(Flag::Stopped, false);
        c.range_used = 0;
    }
    game.expire(|u| *u == Until::EndOfTurn);
    game.forget_uses();
    game.state.record.clear();
    game.state.last_known.clear();
    game.state.skills_used.clear();
    game.state.loops.clear();
    game.state.active = game.state.left_of(game.state.active);
    let active = game.state.active;
    for card in &mut game.state.cards {
        // Range used in advance is used in its commander's turn.
        if card.borrowed != 0 && card.commander == active {
            card.range_used = std::mem::take(&mut card.borrowed);
        }
    }
    go_to(game, at, Step::Start)
}
