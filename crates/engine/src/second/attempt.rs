//! Attempting a mission: begin, dilemmas, requirements, success or failure.

use super::{dilemmas, who_attempts, winning};
use crate::kernel::choice::{Answer, Ask, Choice, Label};
use crate::kernel::frame::{Bindings, Code, Frame, Role};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Amount, Cause, Facet, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Attempt, AttemptOf, Here, Way};
use crate::kernel::rename::{Rename, Swap};
use crate::kernel::state::{Flag, Until};
use cards::language::{Kind, Phase, Timing};
use serde::{Deserialize, Serialize};

/// The next thing to do in an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "AttemptStep"))]
#[serde(tag = "kind", content = "n")]
pub enum Step {
    /// The attempt begins.
    Begin,
    /// Texts change how many dilemmas are drawn.
    AboutToDraw,
    /// The opponent draws dilemmas.
    Draw,
    /// The opponent chooses dilemmas.
    Choose,
    /// The opponent puts them in order.
    Order,
    /// The next dilemma is revealed.
    Reveal,
    /// Texts respond to the dilemma before its instructions (2E-GAP-62).
    Face,
    /// The n-th ability of the dilemma.
    Instruct(u8),
    /// The dilemma is overcome, or goes where its text says.
    Overcome,
    /// Nobody is left: the rest of the stack is overcome unfaced.
    Abandon,
    /// All dilemmas are faced: the last chance to use texts that work while attempting.
    Ready,
    /// The way of completing the mission is chosen, and its requirements are compared.
    Require,
    /// The requirements have been compared.
    Checked,
    /// The mission has been completed, unless a text prevented it.
    Score,
    /// The attempt fails: the participants are stopped (2E-FAIL-02).
    Fail,
    /// Effects that last for the attempt end.
    End,
    /// The attempt is over.
    Done,
}

/// The progress of an attempt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// The next thing to do.
    pub step: Step,
    /// The number of dilemmas to draw.
    pub draw: i16,
    /// The most the chosen dilemmas may cost (2E-GAP-07).
    pub limit: i16,
    /// The cost of the dilemmas revealed so far, as it was when they were chosen (2E-GAP-12).
    pub revealed_cost: i16,
    /// The dilemmas faced in this attempt, to check a stack that was made wrongly (2E-GAP-10).
    pub faced: Vec<CardId>,
    /// The rest of the stack is not faced (2E-DIL-20).
    pub over_limit: bool,
    /// The group qualified by the icons of the mission itself (2E-GAP-60).
    pub by_icons: bool,
}

impl Rename for Course {
    fn rename(&mut self, s: &Swap) {
        let Course {
            step: _,
            draw: _,
            limit: _,
            revealed_cost: _,
            faced,
            over_limit: _,
            by_icons: _,
        } = self;
        faced.rename(s);
    }
}

/// An attempt before its first step.
pub(super) fn new(
    attempter: Seat,
    opponent: Seat,
    mission: CardId,
    ship: Option<CardId>,
    participants: Vec<CardId>,
) -> Attempt {
    Attempt {
        attempter,
        opponent,
        mission,
        ship,
        participants,
        facing: Vec::new(),
        reserve: None,
        dilemma: None,
        prevented: false,
        way: Way::Printed,
        used: Vec::new(),
        record: 0,
        dilemma_record: 0,
        of: AttemptOf::Second(Course {
            step: Step::Begin,
            draw: 0,
            limit: 0,
            revealed_cost: 0,
            faced: Vec::new(),
            over_limit: false,
            by_icons: true,
        }),
    }
}

/// Goes to another step.
pub(super) fn go_to(game: &mut Game, at: Here<Attempt>, step: Step) -> Flow {
    game[at].second_mut().step = step;
    Flow::Stay
}

pub(super) fn begin_attempt(game: &mut Game, seat: Seat, mission: CardId, ship: Option<CardId>) {
    let Some(site) = game.table.site_of_mission(mission) else {
        return;
    };
    let group: Vec<CardId> = who_attempts::attempters(game, seat, site, ship).collect();
    let by_icons = who_attempts::icons_match(game, mission, group.iter().copied());
    if let Some(&one) = group
        .iter()
        .find(|c| who_attempts::icons_match(game, mission, std::iter::once(**c)))
    {
        game.show(one, Facet::Affiliation);
    }
    let mut attempt = new(seat, game.state.left_of(seat), mission, ship, group);
    attempt.second_mut().by_icons = by_icons;
    attempt.record = game.state.record.len() as u16;
    game.state.uses.iter_mut().for_each(|u| u.attempt = 0);
    game.push(Frame::Attempt(Box::new(attempt)));
    game.pay_tolls(&begins(seat, mission, ship), seat);
}

pub(super) fn step(game: &mut Game, at: Here<Attempt>) -> Flow {
    let a = &game[at];
    let (seat, mission, ship) = (a.attempter, a.mission, a.ship);
    match a.second().step {
        Step::Begin => {
            let n = a.participants.len();
            go_to(game, at, Step::AboutToDraw);
            // 2E-ATT-10: the number is told, not the faces.
            let h = begins(seat, mission, ship).count(n);
            // Whether it may begin was asked before; texts that allow it do so against prohibitions.
            open_attempting(game, h);
            game.happen_anyway(h, Vec::new());
            Flow::Stay
        }
        Step::AboutToDraw => dilemmas::about_to_draw(game, at),
        Step::Draw => dilemmas::draw_dilemmas(game, at),
        Step::Choose => dilemmas::choose_dilemmas(game, at),
        Step::Order => dilemmas::order_dilemmas(game, at),
        Step::Reveal => dilemmas::reveal_next(game, at),
        Step::Face => face_dilemma(game, at),
        Step::Instruct(n) => instruct(game, at, n),
        Step::Overcome => dilemmas::overcome_dilemma(game, at),
        Step::Abandon => dilemmas::abandon_stack(game, at),
        Step::Ready => {
            go_to(game, at, Step::Require);
            open_attempting(game, begins(seat, mission, ship));
            Flow::Stay
        }
        Step::Require => require(game, at),
        Step::Checked => checked(game, at),
        Step::Score => score_mission(game, at),
        Step::Fail => fail_attempt(game, at),
        Step::End => {
            game.expire(|u| matches!(u, Until::Attempt | Until::Dilemma));
            go_to(game, at, Step::Done)
        }
        Step::Done => Flow::Done,
    }
}

pub(super) fn begins(seat: Seat, mission: CardId, ship: Option<CardId>) -> Happening {
    let h = Happening::new(Kind::AttemptBegin).by(seat).card(mission);
    Happening { other: ship, ..h }
}

/// 2E-GAP-61: texts that work while attempting can be used.
fn open_attempting(game: &mut Game, h: Happening) {
    if game.is_watched(Kind::AttemptBegin) || !game.table.actions.is_empty() {
        game.open_phase(h, Phase::While);
    }
}

/// Runs the abilities of the faced dilemma one after the other.
fn instruct(game: &mut Game, at: Here<Attempt>, n: u8) -> Flow {
    let Some(dilemma) = game[at].dilemma else {
        return go_to(game, at, Step::Overcome);
    };
    let prevented = game[at].prevented;
    let text = &game.table.def(dilemma).text;
    let next = (n..text.len() as u8).find(|i| {
        let ability = &text[usize::from(*i)];
        ability.when == Timing::Resolve && ability.active == cards::language::Active::Usual
    });
    // A dilemma that has been placed elsewhere is no longer faced (2E-DIL-23).
    let still = matches!(game.state.card(dilemma).place, Place::Limbo(_));
    let Some(i) = next.filter(|_| !prevented && still) else {
        return go_to(game, at, Step::Overcome);
    };
    go_to(game, at, Step::Instruct(i + 1));
    let attempter = game.text_user(dilemma);
    let code = Code::ability(game.table.face(dilemma).def, i);
    game.push_block(
        dilemma,
        attempter,
        code,
        Bindings::default(),
        Role::Body,
        Cause::Dilemma(dilemma),
    );
    Flow::Stay
}

/// Compares the printed requirements, or others that a text allows (2E-GAP-60).
fn require(game: &mut Game, at: Here<Attempt>) -> Flow {
    let a = &game[at];
    let (mission, attempter, by_icons) = (a.mission, a.attempter, a.second().by_icons);
    if a.participants.is_empty() {
        // 2E-GAP-17.
        return go_to(game, at, Step::Fail);
    }
    let h = Happening::new(Kind::Complete).by(attempter).card(mission);
    let barred = game.forbidden(&h).is_some();
    let mut open: Vec<(Way, Label)> = Vec::new();
    if by_icons && !barred {
        open.push((Way::Printed, Label::PrintedRequirements));
    }
    for (i, way) in game.ways(mission).iter().enumerate() {
        if way.despite || !barred {
            open.push((Way::Other(i as u8), Label::OtherRequirements(way.source)));
        }
    }
    let way = match (game.reply.take(), open.as_slice()) {
        (Some(Answer::Option(n)), open) => open
            .get(usize::from(n))
            .map_or(Way::Printed, |(way, _)| *way),
        (_, [(only, _)]) => *only,
        // Nothing to choose: the printed requirements are compared, and it fails.
        (_, []) if by_icons => Way::Printed,
        (_, []) => return go_to(game, at, Step::Fail),
        _ => {
            let options = open.into_iter().map(|(_, label)| label).collect();
            return game.ask(attempter, Ask::CompleteHow, Choice::Options { options });
        }
    };
    let a = &mut game[at];
    a.way = way;
    a.dilemma = None;
    go_to(game, at, Step::Checked);
    game.open_mission_check(mission);
    Flow::Stay
}

fn checked(game: &mut Game, at: Here<Attempt>) -> Flow {
    let met = game.met.take().unwrap_or(false);
    let a = &game[at];
    let (mission, attempter, way) = (a.mission, a.attempter, a.way);
    if !met {
        return go_to(game, at, Step::Fail);
    }
    let ways = game.ways(mission);
    let other = match way {
        Way::Printed => None,
        Way::Other(i) => ways.get(usize::from(i)),
    };
    let h = Happening::new(Kind::Complete).by(attempter).card(mission);
    if game.forbidden(&h).is_some() && !other.is_some_and(|w| w.despite) {
        return go_to(game, at, Step::Fail);
    }
    let points = match other.and_then(|w| w.points) {
        Some(points) => i16::from(points),
        None => game.stat(mission, cards::lexicon::Stat::Points),
    };
    go_to(game, at, Step::Score);
    game.happen_anyway(h.amount(Amount::Points(points)), Vec::new());
    Flow::Stay
}

/// Ends or fails the attempt: the mission is not completed if a text added a requirement at the last moment.
fn score_mission(game: &mut Game, at: Here<Attempt>) -> Flow {
    let a = &game[at];
    match game.state.card(a.mission).is(Flag::Completed) {
        true => go_to(game, at, Step::End),
        false => go_to(game, at, Step::Fail),
    }
}

pub(super) fn enact_complete(game: &mut Game, h: &Happening) {
    let (Some(mission), Some(seat)) = (h.card, h.who) else {
        return;
    };
    // A text may have raised the requirements when the mission was about to be completed.
    if let Some(a) = game.attempt() {
        let requirement = game.mission_requirement(mission, a.way);
        let cx = game.cx_of(mission);
        let group = a.participants.clone();
        if requirement
            .is_some_and(|r| game.is_watched(Kind::Complete) && !game.meets(&r, &group, &cx))
        {
            return;
        }
    }
    game.state.cards[mission.index()].set(Flag::Completed, true);
    game.tell_all(*h);
    game.happen(
        Happening::new(Kind::Points)
            .by(seat)
            .amount(h.amount)
            .cause(Cause::Rule),
    );
    winning::check_victory(game);
}

/// 2E-FAIL-02: the remaining participants are stopped, one after the other.
fn fail_attempt(game: &mut Game, at: Here<Attempt>) -> Flow {
    let a = &mut game[at];
    if let Some(&card) = a.participants.first() {
        a.participants.remove(0);
        let h = Happening::new(Kind::Stop).card(card).cause(Cause::Rule);
        game.happen(h);
        return Flow::Stay;
    }
    let (seat, mission) = (a.attempter, a.mission);
    go_to(game, at, Step::End);
    game.happen(Happening::new(Kind::AttemptFail).by(seat).card(mission));
    Flow::Stay
}

/// 2E-GAP-62: texts that work while facing are used before the instructions.
fn face_dilemma(game: &mut Game, at: Here<Attempt>) -> Flow {
    let a = &mut game[at];
    a.second_mut().step = Step::Instruct(0);
    let (seat, dilemma, mission) = (a.attempter, a.dilemma, a.mission);
    let mut h = Happening::new(Kind::Face).by(seat).other(mission);
    h.card = dilemma;
    game.remember(h);
    // The last pushed comes first.
    open_facing_window(game, h);
    if game.is_watched(Kind::Face) {
        game.open_phase(h, Phase::After);
        game.open_phase(h, Phase::Before);
    }
    Flow::Stay
}

fn open_facing_window(game: &mut Game, h: Happening) {
    if game.is_watched(Kind::Face) || !game.table.actions.is_empty() {
        game.open_phase(h, Phase::While);
    }
}

/// Lets texts that work while facing be used again before a later requirement of the dilemma. `false` if nobody can.
pub(super) fn reopen_facing(game: &mut Game) -> bool {
    let Some(a) = game.attempt() else {
        return false;
    };
    let mut h = Happening::new(Kind::Face).by(a.attempter).other(a.mission);
    h.card = a.dilemma;
    let depth = game.state.frames.len();
    open_facing_window(game, h);
    game.state.frames.len() > depth
}
