//! Attempting a mission: dilemmas from the bottom, then the requirements (1E-ATT-01 to 1E-ATT-16).

use super::{affiliation, artifacts, dilemmas, solving, staffing, teams, winning};
use crate::kernel::choice::Action;
use crate::kernel::frame::Frame;
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Attempt, AttemptOf, Here, Way};
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::rename::{Rename, Swap};
use crate::kernel::state::{Flag, Until};
use crate::text::eval::{Cx, NOTHING};
use cards::first::Attempt as MayAttempt;
use cards::language::{Kind, Phase, Requirement};
use cards::lexicon::{CardType, MissionKind};
use serde::{Deserialize, Serialize};

/// The next thing to do in an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// The attempt begins.
    Begin,
    /// The bottom card under the mission is turned up.
    TurnUp,
    /// Texts respond to the dilemma before its effects.
    Face,
    /// The n-th ability of the dilemma.
    Instruct(u8),
    /// The dilemma goes out of play, stays where its text has put it, or goes back under the mission.
    Leave,
    /// No dilemma is left: the requirements are compared.
    Require,
    /// The requirements have been compared.
    Checked,
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
    /// Artifacts that have been turned up (1E-GAP-36).
    pub aside: Vec<CardId>,
    /// Whether the conditions of a dilemma were not met, so that the attempt is over (1E-ATT-09).
    pub failed: bool,
}

impl Rename for Course {
    fn rename(&mut self, s: &Swap) {
        let Course {
            step: _,
            aside,
            failed: _,
        } = self;
        aside.rename(s);
    }
}

/// The attempts that a player may make.
pub(super) fn actions(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    for &card in &game.state.field {
        let c = game.state.card(card);
        let ship = match (c.place, game.table.face(card).kind) {
            (Place::Orbit(_), CardType::Ship) => Some(card),
            (Place::Surface(_), CardType::Personnel) => None,
            _ => continue,
        };
        if c.commander != seat {
            continue;
        }
        let site = c.place.site();
        let Some(mission) = site.and_then(|site| affiliation::card_for(game, seat, site)) else {
            continue;
        };
        let action = Action::Attempt { mission, ship };
        if !out.contains(&action) && check(game, seat, mission, ship).is_ok() {
            out.push(action);
        }
    }
}

pub(super) fn check(
    game: &Game,
    seat: Seat,
    mission: CardId,
    ship: Option<CardId>,
) -> Result<(), Refusal> {
    team(game, seat, mission, ship).map(|_| ())
}

/// The personnel who would attempt a mission.
fn team(
    game: &Game,
    seat: Seat,
    mission: CardId,
    ship: Option<CardId>,
) -> Result<Vec<CardId>, Refusal> {
    let site = game.table.site_of_mission(mission);
    let Some(site) = site.filter(|_| matches!(game.state.card(mission).place, Place::Row(_)))
    else {
        return refuse("1E-ATT-01", Why::WrongTarget);
    };
    // 1E-SEED-27.
    if affiliation::card_for(game, seat, site) != Some(mission) {
        return refuse("1E-SEED-27", Why::NotYourMission);
    }
    if winning::is_completed(game, mission) {
        return refuse("1E-ATT-14", Why::Completed);
    }
    let end = affiliation::end(game, seat, mission);
    let Some(end) = end.filter(|end| end.points.is_some() && end.requirements.is_some()) else {
        return refuse("1E-CARD-05", Why::WrongTarget);
    };
    // 1E-LEAVE-13: missions that cost cards are not built yet.
    if end.requirements.as_ref().is_some_and(costs_cards) {
        return refuse("1E-LEAVE-13", Why::RequirementNotMet);
    }
    let group = match game.table.site_facts(site).kind {
        MissionKind::Space => crew(game, seat, site, ship)?,
        MissionKind::Planet => return away_team(game, seat, mission, site, ship),
        // 1E-GAP-87: a crew and an Away Team together, which is not built yet.
        MissionKind::Dual | MissionKind::Headquarters => {
            return refuse("1E-GAP-87", Why::WrongTarget);
        }
    };
    match may_attempt(game, seat, mission, &end.attempt, &group) {
        true => Ok(group),
        false => refuse("1E-ATT-04", Why::NoMatchingAffiliation),
    }
}

/// Whether solving a mission costs cards.
fn costs_cards(requirement: &Requirement) -> bool {
    match requirement {
        Requirement::Pay(_) => true,
        Requirement::All(all) | Requirement::Either(all) => all.iter().any(costs_cards),
        _ => false,
    }
}

/// The crew of a ship that may attempt a space mission (1E-ATT-02, 1E-ATT-05).
fn crew(
    game: &Game,
    seat: Seat,
    site: SiteId,
    ship: Option<CardId>,
) -> Result<Vec<CardId>, Refusal> {
    let Some(ship) = ship else {
        return refuse("1E-CARD-28", Why::NeedsAShip);
    };
    let card = game.state.card(ship);
    if game.table.face(ship).kind != CardType::Ship {
        return refuse("1E-CARD-28", Why::NotAShip { card: ship });
    }
    if card.commander != seat {
        return refuse("1E-MOVE-06", Why::OpponentsShip { ship });
    }
    if let Place::Docked(_) = card.place {
        return refuse("1E-DOCK-07", Why::Docked { ship });
    }
    if card.place != Place::Orbit(site) {
        return refuse("1E-ATT-02", Why::NoShipThere);
    }
    if card.is(Flag::Stopped) {
        return refuse("1E-HURT-06", Why::Stopped { card: ship });
    }
    let crew: Vec<CardId> = teams::active(game, seat, Place::Aboard(ship)).collect();
    if crew.is_empty() {
        return refuse("1E-HURT-06", Why::NobodyThere);
    }
    if !staffing::is_matched(game, ship) {
        return refuse("1E-ATT-05", Why::NoMatchingAffiliation);
    }
    Ok(crew)
}

/// The Away Team that may attempt a planet mission (1E-ATT-03).
fn away_team(
    game: &Game,
    seat: Seat,
    mission: CardId,
    site: SiteId,
    ship: Option<CardId>,
) -> Result<Vec<CardId>, Refusal> {
    if ship.is_some() {
        return refuse("1E-ATT-03", Why::NotFromAShip);
    }
    let teams = teams::teams(game, seat, Place::Surface(site));
    if teams.is_empty() {
        return refuse("1E-ATT-03", Why::NobodyThere);
    }
    let Some(end) = affiliation::end(game, seat, mission) else {
        return refuse("1E-GAP-30", Why::WrongTarget);
    };
    let able = |team: &Vec<CardId>| may_attempt(game, seat, mission, &end.attempt, team);
    match teams.into_iter().find(able) {
        Some(team) => Ok(team),
        None => refuse("1E-ATT-04", Why::NoMatchingAffiliation),
    }
}

/// Whether the mission names somebody of a team (1E-ATT-04, 1E-GAP-29).
fn may_attempt(
    game: &Game,
    seat: Seat,
    mission: CardId,
    who: &MayAttempt,
    team: &[CardId],
) -> bool {
    let cx = Cx::new(mission, seat, &NOTHING);
    match who {
        MayAttempt::Icons(icons) => team.iter().any(|c| {
            let affiliations = game.affiliations(*c);
            icons.iter().any(|icon| affiliations.has(*icon))
        }),
        MayAttempt::Any { except, need, .. } => {
            let barred = |c: &CardId| except.iter().any(|a| game.affiliations(*c).has(*a));
            !team.iter().any(barred) && game.holds(need, &cx)
        }
        MayAttempt::If(condition) => game.holds(condition, &cx),
        MayAttempt::Nobody => false,
    }
}

pub(super) fn begin(game: &mut Game, seat: Seat, mission: CardId, ship: Option<CardId>) {
    let Ok(participants) = team(game, seat, mission, ship) else {
        return;
    };
    let attempt = Attempt {
        attempter: seat,
        opponent: game.state.left_of(seat),
        mission,
        ship,
        participants,
        facing: Vec::new(),
        reserve: None,
        dilemma: None,
        prevented: false,
        way: Way::Printed,
        used: Vec::new(),
        record: game.state.record.len() as u16,
        dilemma_record: 0,
        of: AttemptOf::First(Course {
            step: Step::Begin,
            aside: Vec::new(),
            failed: false,
        }),
    };
    game.state.uses.iter_mut().for_each(|u| u.attempt = 0);
    game.push(Frame::Attempt(Box::new(attempt)));
}

/// Goes to another step.
pub(super) fn go_to(game: &mut Game, at: Here<Attempt>, step: Step) -> Flow {
    game[at].first_mut().step = step;
    Flow::Stay
}

pub(super) fn step(game: &mut Game, at: Here<Attempt>) -> Flow {
    refresh(game, at);
    let a = &game[at];
    let (seat, mission, ship) = (a.attempter, a.mission, a.ship);
    match a.first().step {
        Step::Begin => {
            let h = Happening::new(Kind::AttemptBegin).by(seat).card(mission);
            let h = Happening { other: ship, ..h }.count(a.participants.len());
            go_to(game, at, Step::TurnUp);
            game.happen(h.cause(Cause::Action));
            Flow::Stay
        }
        Step::TurnUp => dilemmas::turn_up(game, at),
        Step::Face => {
            go_to(game, at, Step::Instruct(0));
            let mut h = Happening::new(Kind::Face).by(seat).other(mission);
            h.card = game[at].dilemma;
            game.remember(h);
            // The last pushed comes first.
            if game.is_watched(Kind::Face) {
                game.open_phase(h, Phase::After);
                game.open_phase(h, Phase::Before);
            }
            Flow::Stay
        }
        Step::Instruct(n) => dilemmas::instruct(game, at, n),
        Step::Leave => dilemmas::leave(game, at),
        Step::Require => solving::require(game, at),
        Step::Checked => solving::checked(game, at),
        Step::End => {
            game.expire(|u| matches!(u, Until::Attempt | Until::Dilemma));
            artifacts::settle(game, at);
            go_to(game, at, Step::Done)
        }
        Step::Done => Flow::Done,
    }
}

/// Takes out whoever is separated, and takes back who is not any more (1E-HURT-24, 1E-HURT-25).
fn refresh(game: &mut Game, at: Here<Attempt>) {
    let a = &game[at];
    let (seat, ship, mission) = (a.attempter, a.ship, a.mission);
    let place = match (ship, game.table.site_of_mission(mission)) {
        (Some(ship), _) => Place::Aboard(ship),
        (None, Some(site)) => Place::Surface(site),
        (None, None) => return,
    };
    let first = a.participants.first().copied();
    let teams = teams::teams(game, seat, place);
    // The team is known by whoever is left of it.
    let team = match first {
        Some(first) => teams.into_iter().find(|team| team.contains(&first)),
        None => None,
    };
    if let Some(team) = team
        && team != game[at].participants
    {
        game[at].participants = team;
    }
}
