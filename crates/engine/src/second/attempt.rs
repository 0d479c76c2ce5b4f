//! Attempting a mission: begin, dilemmas, requirements, success or failure.

use super::affiliation::Alternative;
use crate::kernel::choice::{Action, Answer, Ask, Choice, Label};
use crate::kernel::frame::{Bindings, Code, Frame, Role};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Facet, Happening};
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::{Flag, Until};
use cards::language::{Activity, Kind, Phase, Timing};
use cards::lexicon::{CardType, MissionKind, Skill};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "AttemptStep"))]
pub enum Step {
    Begin,
    AboutToDraw,
    Draw,
    Choose,
    Order,
    Reveal,
    Face,
    /// The n-th ability of the dilemma.
    Instruct(u8),
    Overcome,
    /// Nobody is left: the rest of the stack is overcome unfaced.
    Abandon,
    /// All dilemmas are faced: the last chance for texts that work while attempting.
    Ready,
    Require,
    Checked,
    Score,
    Fail,
    End,
    Done,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attempt {
    pub step: Step,
    pub attempter: Seat,
    /// Who draws and chooses the dilemmas (2E-DIL-01).
    pub opponent: Seat,
    pub mission: CardId,
    pub ship: Option<CardId>,
    pub participants: Vec<CardId>,
    /// Those who face the current dilemma.
    pub facing: Vec<CardId>,
    /// Those who attempt while somebody else faces a dilemma in their place.
    pub reserve: Option<Reserve>,
    /// How many dilemmas are drawn.
    pub draw: i16,
    /// How much the chosen dilemmas may cost (2E-GAP-07).
    pub limit: i16,
    /// Cost of the dilemmas revealed so far, by the costs of the moment of choosing (2E-GAP-12).
    pub revealed_cost: i16,
    /// The dilemma being faced.
    pub dilemma: Option<CardId>,
    /// Titles faced in this attempt, for a stack that was made wrongly (2E-GAP-10).
    pub faced: Vec<CardId>,
    pub prevented: bool,
    /// Everything behind this point of the stack is not faced (2E-DIL-20).
    pub over_limit: bool,
    /// The group qualified by the icons of the mission itself (2E-GAP-60).
    pub by_icons: bool,
    /// The way of completing that was chosen: 0 as printed, n the n-th alternative.
    pub way: u8,
    /// Skills used, and for which dilemma or mission.
    pub used: Vec<(CardId, Skill, CardId)>,
    /// Where in the record of the turn this attempt and this dilemma began.
    pub record: u16,
    pub dilemma_record: u16,
    pub work: Vec<CardId>,
}

/// The attempters' side while others face a dilemma in its place.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Reserve {
    pub attempter: Seat,
    pub opponent: Seat,
    pub participants: Vec<CardId>,
    pub ship: Option<CardId>,
}

impl Attempt {
    /// Others face the dilemma: everything the instructions speak of is theirs.
    pub(crate) fn stand_in(&mut self, seat: Seat, group: Vec<CardId>, ship: Option<CardId>) {
        self.reserve = Some(Reserve {
            attempter: std::mem::replace(&mut self.attempter, seat),
            opponent: self.opponent,
            participants: std::mem::replace(&mut self.participants, group.clone()),
            ship: std::mem::replace(&mut self.ship, ship),
        });
        self.facing = group;
    }

    /// The attempters go on.
    pub(crate) fn stand_back(&mut self) {
        if let Some(reserve) = self.reserve.take() {
            self.attempter = reserve.attempter;
            self.opponent = reserve.opponent;
            self.participants = reserve.participants;
            self.ship = reserve.ship;
        }
    }

    /// An attempt at its very beginning.
    pub fn new(
        attempter: Seat,
        opponent: Seat,
        mission: CardId,
        ship: Option<CardId>,
        participants: Vec<CardId>,
    ) -> Attempt {
        Attempt {
            step: Step::Begin,
            attempter,
            opponent,
            mission,
            ship,
            participants,
            facing: Vec::new(),
            reserve: None,
            draw: 0,
            limit: 0,
            revealed_cost: 0,
            dilemma: None,
            faced: Vec::new(),
            prevented: false,
            over_limit: false,
            by_icons: true,
            way: 0,
            used: Vec::new(),
            record: 0,
            dilemma_record: 0,
            work: Vec::new(),
        }
    }
}

impl Game {
    pub(crate) fn attempts(&self, seat: Seat, out: &mut Vec<Action>) {
        for &mission in self.state.zone(Place::Row(seat)) {
            let kind = self.table.face(mission).mission;
            let Some(site) = self.table.site_of_mission(mission) else {
                continue;
            };
            if self.state.card(mission).is(Flag::Completed)
                || kind == Some(MissionKind::Headquarters)
            {
                continue;
            }
            if kind == Some(MissionKind::Planet) {
                if self.check_attempt(seat, mission, None).is_ok() {
                    out.push(Action::Attempt {
                        mission,
                        ship: None,
                    });
                }
                continue;
            }
            for &ship in &self.state.field {
                if self.state.card(ship).place == Place::Orbit(site)
                    && self.check_attempt(seat, mission, Some(ship)).is_ok()
                {
                    out.push(Action::Attempt {
                        mission,
                        ship: Some(ship),
                    });
                }
            }
        }
    }

    pub(crate) fn check_attempt(
        &self,
        seat: Seat,
        mission: CardId,
        ship: Option<CardId>,
    ) -> Result<(), Refusal> {
        match self.state.card(mission).place {
            Place::Row(owner) if owner == seat => {}
            _ => return refuse("2E-ATT-01", Why::NotYourMission),
        }
        let kind = self.table.face(mission).mission;
        if kind == Some(MissionKind::Headquarters) {
            return refuse("2E-ATT-06", Why::Headquarters);
        }
        if self.state.card(mission).is(Flag::Completed) {
            return refuse("2E-ATT-11", Why::Completed);
        }
        let Some(site) = self.table.site_of_mission(mission) else {
            return refuse("2E-ATT-01", Why::NotYourMission);
        };
        self.check_attempt_ship(seat, kind, site, ship)?;
        let mut group = self.attempters(seat, site, ship).peekable();
        if group.peek().is_none() {
            return refuse("2E-GAP-13", Why::NobodyThere);
        }
        let by_icons = self.icons_match(mission, group);
        let others = || {
            let group: Vec<CardId> = self.attempters(seat, site, ship).collect();
            self.alternatives(mission, &group)
        };
        if !by_icons && others().is_empty() {
            return refuse(self.attempt_rule(mission), Why::NoMatchingAffiliation);
        }
        let n = self.attempters(seat, site, ship).count() as i16;
        let mut h = Happening::new(Kind::AttemptBegin).by(seat).card(mission);
        h.other = ship;
        h.n = n;
        if let Some(by) = self.forbidden(&h)
            && !others().iter().any(|a| a.despite)
        {
            return refuse("2E-ATT-01", Why::Forbidden { by });
        }
        self.check_tolls(&h, seat)
    }

    /// 2E-ATT-03, 2E-ATT-04: a space mission takes one own unstopped ship there.
    fn check_attempt_ship(
        &self,
        seat: Seat,
        kind: Option<MissionKind>,
        site: SiteId,
        ship: Option<CardId>,
    ) -> Result<(), Refusal> {
        match (kind, ship) {
            (Some(MissionKind::Planet), None) => Ok(()),
            // It is the personnel on the planet who attempt, not those aboard.
            (Some(MissionKind::Planet), Some(_)) => refuse("2E-ATT-02", Why::NotFromAShip),
            (_, None) => refuse("2E-ATT-03", Why::NeedsATarget),
            (_, Some(ship)) => {
                let card = self.state.card(ship);
                if self.table.face(ship).kind != CardType::Ship || card.place != Place::Orbit(site)
                {
                    return refuse("2E-ATT-03", Why::NoShipThere);
                }
                if card.commander != seat {
                    return refuse("2E-ATT-03", Why::OpponentsShip { ship });
                }
                if card.is(Flag::Stopped) {
                    return refuse("2E-ATT-04", Why::Stopped { card: ship });
                }
                Ok(())
            }
        }
    }

    /// 2E-ATT-02, 2E-ATT-03, 2E-ATT-05: all unstopped personnel there, no choice.
    pub(crate) fn attempters(
        &self,
        seat: Seat,
        site: SiteId,
        ship: Option<CardId>,
    ) -> impl Iterator<Item = CardId> + '_ {
        let place = match ship {
            Some(ship) => Place::Aboard(ship),
            None => Place::Surface(site),
        };
        self.state.field.iter().copied().filter(move |c| {
            let card = self.state.card(*c);
            card.place == place
                && card.commander == seat
                && !card.is(Flag::Stopped)
                && self.table.face(*c).kind == CardType::Personnel
                && !self.is_exempt(*c, Activity::Attempting, &self.cx_of(*c))
        })
    }

    pub(crate) fn begin_attempt(&mut self, seat: Seat, mission: CardId, ship: Option<CardId>) {
        let Some(site) = self.table.site_of_mission(mission) else {
            return;
        };
        let group: Vec<CardId> = self.attempters(seat, site, ship).collect();
        let by_icons = self.icons_match(mission, group.iter().copied());
        if let Some(&one) = group
            .iter()
            .find(|c| self.icons_match(mission, std::iter::once(**c)))
        {
            self.show(one, Facet::Affiliation);
        }
        let mut attempt = Attempt::new(seat, self.state.left_of(seat), mission, ship, group);
        attempt.by_icons = by_icons;
        attempt.record = self.state.record.len() as u16;
        self.state.uses.iter_mut().for_each(|u| u.attempt = 0);
        self.push(Frame::Attempt(Box::new(attempt)));
        let mut h = Happening::new(Kind::AttemptBegin).by(seat).card(mission);
        h.other = ship;
        self.pay_tolls(&h, seat);
    }

    fn here_attempt(&mut self) -> Option<&mut Attempt> {
        match self.state.frames.last_mut() {
            Some(Frame::Attempt(a)) => Some(a),
            _ => None,
        }
    }

    pub(crate) fn attempt_goes_to(&mut self, step: Step) -> Flow {
        if let Some(a) = self.attempt_mut() {
            a.step = step;
        }
        Flow::Go
    }

    pub(crate) fn step_attempt(&mut self) -> Flow {
        let Some(a) = self.here_attempt() else {
            return Flow::Go;
        };
        let (step, seat, mission, ship) = (a.step, a.attempter, a.mission, a.ship);
        match step {
            Step::Begin => {
                let n = a.participants.len() as i16;
                a.step = Step::AboutToDraw;
                // 2E-ATT-10: the number is told, not the faces.
                let mut h = Happening::new(Kind::AttemptBegin)
                    .by(seat)
                    .card(mission)
                    .n(n);
                h.other = ship;
                // Whether it may begin was asked before; texts that allow it do so against prohibitions.
                self.open_attempting(h);
                self.happen_anyway(h, Vec::new());
                Flow::Go
            }
            Step::AboutToDraw => self.about_to_draw(),
            Step::Draw => self.draw_dilemmas(),
            Step::Choose => self.choose_dilemmas(),
            Step::Order => self.order_dilemmas(),
            Step::Reveal => self.reveal_next(),
            Step::Face => self.face_dilemma(),
            Step::Instruct(n) => self.instruct(n),
            Step::Overcome => self.overcome_dilemma(),
            Step::Abandon => self.abandon_stack(),
            Step::Ready => {
                a.step = Step::Require;
                let mut h = Happening::new(Kind::AttemptBegin).by(seat).card(mission);
                h.other = ship;
                self.open_attempting(h);
                Flow::Go
            }
            Step::Require => self.require(),
            Step::Checked => self.checked(),
            Step::Score => self.score_mission(),
            Step::Fail => self.fail_attempt(),
            Step::End => {
                self.expire(|u| matches!(u, Until::Attempt | Until::Dilemma));
                self.attempt_goes_to(Step::Done)
            }
            Step::Done => {
                self.pop();
                Flow::Go
            }
        }
    }

    /// 2E-GAP-61: a chance for texts that work while attempting.
    fn open_attempting(&mut self, h: Happening) {
        if self.is_watched(Kind::AttemptBegin) || !self.table.actions.is_empty() {
            self.open_phase(h, Phase::While);
        }
    }

    /// Runs the abilities of the faced dilemma one after the other.
    fn instruct(&mut self, n: u8) -> Flow {
        let Some(a) = self.here_attempt() else {
            return Flow::Go;
        };
        let Some(dilemma) = a.dilemma else {
            return self.attempt_goes_to(Step::Overcome);
        };
        let prevented = a.prevented;
        let text = &self.table.def(dilemma).text;
        let next = (n..text.len() as u8).find(|i| {
            let ability = &text[usize::from(*i)];
            ability.when == Timing::Resolve && ability.active == cards::language::Active::Usual
        });
        // A dilemma that has been placed elsewhere is no longer faced (2E-DIL-23).
        let still = matches!(self.state.card(dilemma).place, Place::Limbo(_));
        let Some(i) = next.filter(|_| !prevented && still) else {
            return self.attempt_goes_to(Step::Overcome);
        };
        self.attempt_goes_to(Step::Instruct(i + 1));
        let attempter = self.text_user(dilemma);
        let code = Code::ability(self.table.face(dilemma).def, i);
        self.push_block(
            dilemma,
            attempter,
            code,
            Bindings::default(),
            Role::Body,
            Cause::Dilemma(dilemma),
        );
        Flow::Go
    }

    /// The printed requirements, or another way that a text opens (2E-GAP-60).
    fn require(&mut self) -> Flow {
        let Some(a) = self.attempt() else {
            return Flow::Go;
        };
        let (mission, attempter, by_icons) = (a.mission, a.attempter, a.by_icons);
        if a.participants.is_empty() {
            // 2E-GAP-17.
            return self.attempt_goes_to(Step::Fail);
        }
        let h = Happening::new(Kind::Complete).by(attempter).card(mission);
        let barred = self.forbidden(&h).is_some();
        // The ways that are open, as their numbers: 0 is the printed one.
        let mut open: Vec<(u8, Label)> = Vec::new();
        if by_icons && !barred {
            open.push((0, Label::PrintedRequirements));
        }
        for (i, way) in self.ways(mission).iter().enumerate() {
            if way.despite || !barred {
                open.push((i as u8 + 1, Label::OtherRequirements(way.source)));
            }
        }
        let way = match (self.reply.take(), open.as_slice()) {
            (Some(Answer::Option(n)), open) => open.get(usize::from(n)).map_or(0, |(way, _)| *way),
            (_, [(only, _)]) => *only,
            // Nothing to choose: the printed requirements are compared, and it fails.
            (_, []) if by_icons => 0,
            (_, []) => return self.attempt_goes_to(Step::Fail),
            _ => {
                let options = open.into_iter().map(|(_, label)| label).collect();
                return self.ask(attempter, Ask::CompleteHow, Choice::Options { options });
            }
        };
        if let Some(a) = self.attempt_mut() {
            a.way = way;
            a.dilemma = None;
            a.step = Step::Checked;
        }
        self.open_mission_check(mission);
        Flow::Go
    }

    /// Further ways still open to the participants.
    pub(crate) fn ways(&self, mission: CardId) -> Vec<Alternative> {
        let group = self.attempt().map_or(&[][..], |a| &a.participants);
        self.alternatives(mission, group)
    }

    fn checked(&mut self) -> Flow {
        let met = self.met.take().unwrap_or(false);
        let Some(a) = self.attempt() else {
            return Flow::Go;
        };
        let (mission, attempter, way) = (a.mission, a.attempter, a.way);
        if !met {
            return self.attempt_goes_to(Step::Fail);
        }
        let ways = self.ways(mission);
        let other = way.checked_sub(1).and_then(|i| ways.get(usize::from(i)));
        let h = Happening::new(Kind::Complete).by(attempter).card(mission);
        if self.forbidden(&h).is_some() && !other.is_some_and(|w| w.despite) {
            return self.attempt_goes_to(Step::Fail);
        }
        let points = match other.and_then(|w| w.points) {
            Some(points) => i16::from(points),
            None => self.stat(mission, cards::lexicon::Stat::Points),
        };
        self.attempt_goes_to(Step::Score);
        self.happen_anyway(h.n(points), Vec::new());
        Flow::Go
    }

    /// Adding a requirement when the mission is about to be completed sends it back to the check.
    fn score_mission(&mut self) -> Flow {
        let Some(a) = self.attempt() else {
            return Flow::Go;
        };
        match self.state.card(a.mission).is(Flag::Completed) {
            true => self.attempt_goes_to(Step::End),
            false => self.attempt_goes_to(Step::Fail),
        }
    }

    pub(crate) fn enact_complete(&mut self, h: &Happening) {
        let (Some(mission), Some(seat)) = (h.card, h.who) else {
            return;
        };
        // A text may have raised the requirements when the mission was about to be completed.
        if let Some(a) = self.attempt() {
            let requirement = self.mission_requirement(mission, a.way);
            let cx = self.cx_of(mission);
            let group = a.participants.clone();
            if requirement
                .is_some_and(|r| self.is_watched(Kind::Complete) && !self.meets(&r, &group, &cx))
            {
                return;
            }
        }
        self.state.cards[mission.index()].set(Flag::Completed, true);
        self.tell_all(*h);
        self.happen(
            Happening::new(Kind::Points)
                .by(seat)
                .n(h.n)
                .cause(Cause::Rule),
        );
        self.check_victory();
    }

    /// 2E-FAIL-02: the remaining participants are stopped, one after the other.
    fn fail_attempt(&mut self) -> Flow {
        let Some(a) = self.here_attempt() else {
            return Flow::Go;
        };
        if let Some(&card) = a.participants.first() {
            a.participants.remove(0);
            let h = Happening::new(Kind::Stop).card(card).cause(Cause::Rule);
            self.happen(h);
            return Flow::Go;
        }
        let (seat, mission) = (a.attempter, a.mission);
        self.attempt_goes_to(Step::End);
        self.happen(Happening::new(Kind::AttemptFail).by(seat).card(mission));
        Flow::Go
    }

    /// 2E-GAP-62: texts that work while facing are used before the instructions.
    fn face_dilemma(&mut self) -> Flow {
        let Some(a) = self.here_attempt() else {
            return Flow::Go;
        };
        a.step = Step::Instruct(0);
        let (seat, dilemma, mission) = (a.attempter, a.dilemma, a.mission);
        let mut h = Happening::new(Kind::Face).by(seat).other(mission);
        h.card = dilemma;
        self.remember(h);
        // The last pushed comes first.
        self.open_facing_window(h);
        if self.is_watched(Kind::Face) {
            self.open_phase(h, Phase::After);
            self.open_phase(h, Phase::Before);
        }
        Flow::Go
    }

    fn open_facing_window(&mut self, h: Happening) {
        if self.is_watched(Kind::Face) || !self.table.actions.is_empty() {
            self.open_phase(h, Phase::While);
        }
    }

    /// The same chance again before a later requirement of the dilemma. `false` if nobody could use it.
    pub(crate) fn reopen_facing(&mut self) -> bool {
        let Some(a) = self.attempt() else {
            return false;
        };
        let mut h = Happening::new(Kind::Face).by(a.attempter).other(a.mission);
        h.card = a.dilemma;
        let depth = self.state.frames.len();
        self.open_facing_window(h);
        self.state.frames.len() > depth
    }
}
