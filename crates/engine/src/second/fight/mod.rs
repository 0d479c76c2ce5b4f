//! Combat and engagements: a text begins them, the sides are compared, and afterwards the side that began is stopped.

mod arena;
mod outcome;
mod start;

pub(super) use arena::{can_fight, no_fight};
pub(super) use outcome::{addends, counted};
pub(super) use start::start_fight;

use super::staffing;
use crate::kernel::frame::{Bindings, Code};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::Happening;
use crate::kernel::ids::CardId;
use crate::kernel::procedure::{Fight, Here};
use crate::kernel::rename::{Rename, Swap};
use crate::kernel::state::Until;
use cards::language::{Kind, Phase};
use cards::lexicon::CardType;
use serde::{Deserialize, Serialize};

/// The next thing to do in a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "FightStep"))]
pub enum Step {
    /// The fight begins, and texts can prevent it.
    Begin,
    /// Texts respond to its beginning.
    Joining,
    /// Texts that work while fighting can be used.
    Window,
    /// The totals are compared.
    Compare,
    /// The winner's results take place.
    Outcome,
    /// The side that began it is stopped.
    Stopping,
    /// The fight ends.
    End,
    /// The fight is over.
    Done,
}

/// The progress of a fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// The next thing to do.
    pub step: Step,
    /// The totals of the beginner and of the other side.
    pub totals: (i16, i16),
    /// The text that began it.
    pub code: Code,
    /// The effect of that text that began it.
    pub pc: u8,
    /// The values of that text.
    pub bound: Bindings,
    /// The beginner's cards that are still to be stopped.
    pub work: Vec<CardId>,
}

impl Rename for Course {
    fn rename(&mut self, s: &Swap) {
        let Course {
            step: _,
            totals: _,
            code: _,
            pc: _,
            bound,
            work,
        } = self;
        bound.rename(s);
        work.rename(s);
    }
}

/// The steps of a fight, in order. Only ships join a fight (2E-ENG-08).
pub(super) fn steps(fight: &Fight) -> Vec<Step> {
    let all = [
        Step::Begin,
        Step::Joining,
        Step::Window,
        Step::Compare,
        Step::Outcome,
        Step::Stopping,
        Step::End,
        Step::Done,
    ];
    let now = fight.second().step;
    let taken = |step: &Step| *step != Step::Joining || *step == now || !fight.is_combat();
    all.into_iter().filter(taken).collect()
}

fn go_to(game: &mut Game, at: Here<Fight>, step: Step) {
    game[at].second_mut().step = step;
}

pub(super) fn step(game: &mut Game, at: Here<Fight>) -> Flow {
    let f = &game[at];
    let (source, prevented) = (f.source, f.prevented);
    let h = Happening::new(Kind::FightBegin)
        .by(f.starter)
        .card(source)
        .cause(f.cause())
        .to(f.place);
    let h = Happening {
        other: f.theirs.first().copied().filter(|_| !f.is_combat()),
        ..h
    };
    match f.second().step {
        Step::Begin => {
            go_to(game, at, Step::Joining);
            // The card that began it may lie face down.
            game.tell(h, game.seen_by(source));
            game.remember(h);
            if game.is_watched(Kind::FightBegin) {
                game.open_phase(h, Phase::Before);
            }
        }
        Step::Joining if prevented => go_to(game, at, Step::Stopping),
        Step::Joining => {
            go_to(game, at, Step::Window);
            if game.is_watched(Kind::FightBegin) {
                game.open_phase(h, Phase::After);
            }
        }
        Step::Window => {
            go_to(game, at, Step::Compare);
            if !game.table.actions.is_empty() || game.is_watched(Kind::FightBegin) {
                game.open_phase(h, Phase::While);
            }
        }
        Step::Compare => outcome::compare_sides(game, at),
        Step::Outcome => outcome::fight_outcome(game, at),
        Step::Stopping => outcome::stop_beginners(game, at),
        Step::End => {
            go_to(game, at, Step::Done);
            let kind = Kind::FightEnd;
            game.happen(Happening { kind, ..h });
        }
        Step::Done => {
            game.expire(|u| *u == Until::Fight);
            return Flow::Done;
        }
    }
    Flow::Stay
}

/// 2E-ENG-08, 2E-ENG-09: a staffed unstopped ship joins its commander's side.
pub(in crate::second) fn join_fight(game: &mut Game, ship: CardId) {
    let c = game.state.card(ship);
    let able = game.table.face(ship).kind == CardType::Ship
        && !game.is_idle(ship)
        && staffing::is_staffed(game, ship);
    let seat = c.commander;
    let crew: Vec<CardId> = game.crew(ship, None).collect();
    let Some(fight) = game.fight_mut() else {
        return;
    };
    if !able || fight.is_combat() || fight.involves(ship) {
        return;
    }
    // A third player's ship helps the side that player's text names; by default the defenders.
    if seat == fight.starter {
        fight.ours.push(ship);
    } else {
        fight.theirs.push(ship);
    }
    fight.involved.push(ship);
    fight.involved.extend(crew);
    let h = Happening::new(Kind::Join).by(seat).card(ship);
    game.remember(h);
    game.tell_all(h);
}
