//! The turn: play a card, give orders, draw a card (1E-TURN-03). The seed phases are the steps before the first one
//! (1E-GAP-21).

use super::battle::{self, damage};
use super::seeding::{self, Laid};
use super::{attempt, beaming, cloak, docking, flying, play, walking, winning};
use crate::kernel::choice::{Action, Ask, Choice};
use crate::kernel::frame::Frame;
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Amount, Cause, Happening};
use crate::kernel::ids::{Seat, SiteId};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Here, Turn};
use crate::kernel::rename::{Rename, Swap};
use crate::kernel::state::{Flag, Until};
use cards::language::Kind;
use serde::{Deserialize, Serialize};

/// The next thing to do in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// A seed phase.
    Seeding(seeding::Step),
    /// The turn starts.
    Start,
    /// The player makes the normal card play, or begins with orders.
    PlayMenu,
    /// The player gives orders.
    OrderMenu,
    /// The player chooses the cards to beam.
    Beaming {
        /// The place they are.
        from: Place,
        /// The place they go to.
        to: Place,
    },
    /// The player chooses the cards that walk.
    Walking {
        /// The place they are.
        from: Place,
        /// The place they go to.
        to: Place,
    },
    /// The turn ends.
    End,
    /// The last act of the turn: a card is drawn.
    Draw,
    /// The next player's turn begins.
    Next,
}

/// The progress of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// The next thing to do.
    pub step: Step,
    /// How players have laid cards in this seed phase, as long as not all of them have.
    pub(super) laid: Vec<Laid>,
    /// The locations where the active player has attacked this turn.
    pub(super) attacks: Vec<SiteId>,
    /// The locations where the active player was attacked last turn (1E-AFTERB-02).
    pub(super) counter: Vec<SiteId>,
}

impl Rename for Course {
    fn rename(&mut self, s: &Swap) {
        let Course {
            step,
            laid,
            attacks: _,
            counter: _,
        } = self;
        match step {
            Step::Beaming { from, to } | Step::Walking { from, to } => {
                from.rename(s);
                to.rename(s);
            }
            Step::Seeding(_)
            | Step::Start
            | Step::PlayMenu
            | Step::OrderMenu
            | Step::End
            | Step::Draw
            | Step::Next => {}
        }
        laid.rename(s);
    }
}

/// A turn that goes on from this step.
pub(super) fn at(step: Step) -> Turn {
    Turn::First(Course {
        step,
        laid: Vec::new(),
        attacks: Vec::new(),
        counter: Vec::new(),
    })
}

/// 1E-AFTERB-02: an attack gives the other player a right.
pub(super) fn remember_attack(game: &mut Game, site: SiteId) {
    if let Some(Frame::Turn(turn)) = game.state.frames.first_mut() {
        turn.first_mut().attacks.push(site);
    }
}

/// Whether the active player may counter-attack at a location.
pub(super) fn may_counter(game: &Game, site: SiteId) -> bool {
    current(game).is_some_and(|course| course.counter.contains(&site))
}

/// The turn that is going on.
pub(super) fn current(game: &Game) -> Option<&Course> {
    match game.state.frames.first() {
        Some(Frame::Turn(turn)) => Some(turn.first()),
        _ => None,
    }
}

/// Goes to another step.
pub(super) fn go_to(game: &mut Game, at: Here<Turn>, step: Step) -> Flow {
    game[at].first_mut().step = step;
    Flow::Stay
}

pub(super) fn step(game: &mut Game, at: Here<Turn>) -> Flow {
    match game[at].first().step {
        Step::Seeding(step) => seeding::step(game, at, step),
        Step::Start => start(game, at),
        Step::PlayMenu => menu(game, at, Ask::PlayCards),
        Step::OrderMenu => menu(game, at, Ask::Orders),
        Step::Beaming { from, to } => beaming::beam(game, at, from, to),
        Step::Walking { from, to } => walking::walk(game, at, from, to),
        Step::End => {
            go_to(game, at, Step::Draw);
            damage::count_full_turns(game);
            game.happen(Happening::new(Kind::TurnEnd).by(game.state.active));
            Flow::Stay
        }
        Step::Draw => {
            // 1E-END-02, 1E-END-03; an empty deck is no loss (1E-GAP-25).
            go_to(game, at, Step::Next);
            game.draw_one(game.state.active, Cause::Rule);
            Flow::Stay
        }
        Step::Next => next(game, at),
    }
}

fn start(game: &mut Game, at: Here<Turn>) -> Flow {
    let active = game.state.active;
    game.state.turn = game.state.turn.saturating_add(1);
    game.expire(|u| *u == Until::NextTurnOf(active));
    for lasting in &mut game.state.lasting {
        if lasting.until == Until::EndOfNextTurnOf(active) {
            lasting.until = Until::EndOfTurn;
        }
    }
    for i in 0..game.state.field.len() {
        let card = game.state.field[i];
        let c = &mut game.state.cards[card.index()];
        // 1E-HURT-10: of both players.
        c.set(Flag::Stopped, false);
        c.set(Flag::CloakUsed, false);
        // 1E-GAP-23.
        if c.commander == active {
            c.range_used = std::mem::take(&mut c.borrowed);
        }
    }
    damage::enter_dock(game);
    go_to(game, at, Step::PlayMenu);
    let h = Happening::new(Kind::TurnStart).by(active);
    game.happen(h.amount(Amount::Turn(game.state.turn)));
    Flow::Stay
}

fn menu(game: &mut Game, at: Here<Turn>, ask: Ask) -> Flow {
    let active = game.state.active;
    if let Some(action) = game.reply_action() {
        return act(game, at, active, action);
    }
    if winning::check_empty_decks(game) {
        return Flow::Stay;
    }
    if let Some(flow) = game.settle_loops() {
        return flow;
    }
    game.ask(active, ask, Choice::Act)
}

fn act(game: &mut Game, at: Here<Turn>, seat: Seat, action: Action) -> Flow {
    match action {
        Action::End if game[at].first().step == Step::PlayMenu => {
            return go_to(game, at, Step::OrderMenu);
        }
        Action::End => return go_to(game, at, Step::End),
        Action::Play { card, at: place } => {
            // 1E-PLAY-01: once; nothing else can be played before the orders yet.
            go_to(game, at, Step::OrderMenu);
            play::start(game, seat, card, place);
        }
        Action::Beam { from, to } => return go_to(game, at, Step::Beaming { from, to }),
        Action::Walk { from, to } => return go_to(game, at, Step::Walking { from, to }),
        Action::Move { ship, to } => flying::fly(game, seat, ship, to),
        Action::Dock { ship, at } => docking::dock(game, seat, ship, at),
        Action::Undock { ship } => docking::undock(game, seat, ship),
        Action::Attempt { mission, ship } => attempt::begin(game, seat, mission, ship),
        Action::Attack { target } => battle::attack(game, seat, target),
        Action::Battle { at } => battle::battle(game, seat, at),
        Action::Cloak { ship } => cloak::cloak(game, seat, ship),
        Action::Pass
        | Action::Use { .. }
        | Action::Draw
        | Action::DrawRest
        | Action::Hide
        | Action::Repair { .. }
        | Action::Seed { .. } => {}
    }
    Flow::Stay
}

fn next(game: &mut Game, at: Here<Turn>) -> Flow {
    if winning::check_empty_decks(game) {
        return Flow::Stay;
    }
    game.expire(|u| *u == Until::EndOfTurn);
    game.forget_uses();
    game.state.record.clear();
    game.state.last_known.clear();
    game.state.skills_used.clear();
    game.state.loops.clear();
    // 1E-AFTERB-05.
    let course = game[at].first_mut();
    course.counter = std::mem::take(&mut course.attacks);
    game.state.active = game.state.left_of(game.state.active);
    go_to(game, at, Step::Start)
}
