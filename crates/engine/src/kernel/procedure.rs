//! The four procedures of a game: a turn, a card being played, an attempt, a fight. The part that all editions and
//! the texts of cards use is here; the progress of a procedure is a matter of its edition (`of`).

use super::frame::{Bindings, Frame};
use super::game::Game;
use super::happening::Cause;
use super::ids::{CardId, Seat};
use super::place::Place;
use super::rename::{Rename, Swap};
use crate::first;
use crate::second;
use cards::lexicon::Skill;
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// A turn, from the first action of a player to the last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Turn {
    /// A turn of the First Edition, or the seed phases before the first one.
    First(first::turn::Course),
    /// A turn of the Second Edition.
    Second(second::turn::Course),
}

/// A card on its way from a hand, or wherever a text takes it from, into play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Play {
    /// The player who plays it.
    pub seat: Seat,
    /// The card.
    pub card: CardId,
    /// The headquarters, or the card it is played on.
    pub at: Option<CardId>,
    /// The place it came from.
    pub from: Place,
    /// Its cost there.
    pub cost: i16,
    /// The ability an interrupt is played for.
    pub ability: Option<u8>,
    /// The values that the trigger of that ability bound.
    pub bound: Bindings,
    /// A text has prevented it.
    pub prevented: bool,
    /// Its progress.
    pub of: PlayOf,
}

/// The progress of a card being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayOf {
    /// By the rules of the First Edition.
    First(first::play::Step),
    /// By the rules of the Second Edition.
    Second(second::play::Step),
}

/// An attempt to complete a mission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempt {
    /// The player who attempts.
    pub attempter: Seat,
    /// The player on the other side, who draws and chooses the dilemmas (2E-DIL-01).
    pub opponent: Seat,
    /// The mission.
    pub mission: CardId,
    /// The ship, at a space mission.
    pub ship: Option<CardId>,
    /// The personnel who take part.
    pub participants: Vec<CardId>,
    /// The personnel who face the current dilemma.
    pub facing: Vec<CardId>,
    /// The attempting side, while others face a dilemma in its place.
    pub reserve: Option<Reserve>,
    /// The dilemma being faced.
    pub dilemma: Option<CardId>,
    /// A text has prevented the current step.
    pub prevented: bool,
    /// The requirements that were chosen.
    pub way: Way,
    /// Skills used, and for which dilemma or mission.
    pub used: Vec<(CardId, Skill, CardId)>,
    /// The position in the record of the turn at which this attempt began.
    pub record: u16,
    /// The position in the record of the turn at which this dilemma began.
    pub dilemma_record: u16,
    /// Its progress.
    pub of: AttemptOf,
}

/// The progress of an attempt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AttemptOf {
    /// By the rules of the First Edition.
    First(first::attempt::Course),
    /// By the rules of the Second Edition.
    Second(second::attempt::Course),
}

/// The requirements by which a mission is completed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Way {
    /// Those printed on the mission.
    #[default]
    Printed,
    /// The n-th of the alternatives that texts allow.
    Other(u8),
}

/// The attempting side, while others face a dilemma in its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reserve {
    /// The player who attempts.
    pub attempter: Seat,
    /// The player on the other side.
    pub opponent: Seat,
    /// The personnel who take part.
    pub participants: Vec<CardId>,
    /// Their ship.
    pub ship: Option<CardId>,
}

/// A fight between two sides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fight {
    /// The kind of fight: between personnel or ships.
    pub between: Between,
    /// The player who began it.
    pub starter: Seat,
    /// The player on the other side.
    pub opponent: Seat,
    /// The card whose text began it.
    pub source: CardId,
    /// The place of the fight.
    pub place: Place,
    /// The beginner's personnel in combat, or ships in an engagement.
    pub ours: Vec<CardId>,
    /// The personnel or ships of the other side.
    pub theirs: Vec<CardId>,
    /// Everybody who is involved, crews included (2E-GAP-28).
    pub involved: Vec<CardId>,
    /// The winner, once the sides have been compared.
    pub winner: Option<Seat>,
    /// A text has prevented it.
    pub prevented: bool,
    /// The position in the record of the turn at which it began.
    pub record: u16,
    /// Its progress.
    pub of: FightOf,
}

/// The progress of a fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FightOf {
    /// By the rules of the First Edition.
    First(first::battle::Course),
    /// By the rules of the Second Edition.
    Second(second::fight::Course),
}

/// The two kinds of fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Between {
    /// Personnel: a combat in the Second Edition.
    Personnel,
    /// Ships: an engagement in the Second Edition.
    Ships,
}

/// Frames are made and stepped by the edition of their game alone.
const OTHER_EDITION: &str = "a frame of another edition";

impl Turn {
    pub(crate) fn first(&self) -> &first::turn::Course {
        match self {
            Turn::First(course) => course,
            Turn::Second(_) => unreachable!("{OTHER_EDITION}"),
        }
    }

    pub(crate) fn first_mut(&mut self) -> &mut first::turn::Course {
        match self {
            Turn::First(course) => course,
            Turn::Second(_) => unreachable!("{OTHER_EDITION}"),
        }
    }

    pub(crate) fn second(&self) -> &second::turn::Course {
        match self {
            Turn::Second(course) => course,
            Turn::First(_) => unreachable!("{OTHER_EDITION}"),
        }
    }

    pub(crate) fn second_mut(&mut self) -> &mut second::turn::Course {
        match self {
            Turn::Second(course) => course,
            Turn::First(_) => unreachable!("{OTHER_EDITION}"),
        }
    }
}

impl PlayOf {
    pub(crate) fn first(self) -> first::play::Step {
        match self {
            PlayOf::First(step) => step,
            PlayOf::Second(_) => unreachable!("{OTHER_EDITION}"),
        }
    }

    pub(crate) fn second(self) -> second::play::Step {
        match self {
            PlayOf::Second(step) => step,
            PlayOf::First(_) => unreachable!("{OTHER_EDITION}"),
        }
    }
}

impl Attempt {
    /// The course of an attempt of the Second Edition.
    pub fn second(&self) -> &second::attempt::Course {
        match &self.of {
            AttemptOf::Second(course) => course,
            AttemptOf::First(_) => unreachable!("{OTHER_EDITION}"),
        }
    }

    pub(crate) fn second_mut(&mut self) -> &mut second::attempt::Course {
        match &mut self.of {
            AttemptOf::Second(course) => course,
            AttemptOf::First(_) => unreachable!("{OTHER_EDITION}"),
        }
    }

    pub(crate) fn first(&self) -> &first::attempt::Course {
        match &self.of {
            AttemptOf::First(course) => course,
            AttemptOf::Second(_) => unreachable!("{OTHER_EDITION}"),
        }
    }

    pub(crate) fn first_mut(&mut self) -> &mut first::attempt::Course {
        match &mut self.of {
            AttemptOf::First(course) => course,
            AttemptOf::Second(_) => unreachable!("{OTHER_EDITION}"),
        }
    }

    /// Lets others face the dilemma; its instructions are about them.
    pub(crate) fn stand_in(&mut self, seat: Seat, group: Vec<CardId>, ship: Option<CardId>) {
        self.reserve = Some(Reserve {
            attempter: std::mem::replace(&mut self.attempter, seat),
            opponent: self.opponent,
            participants: std::mem::replace(&mut self.participants, group.clone()),
            ship: std::mem::replace(&mut self.ship, ship),
        });
        self.facing = group;
    }

    /// Returns to the attempting side.
    pub(crate) fn stand_back(&mut self) {
        if let Some(reserve) = self.reserve.take() {
            self.attempter = reserve.attempter;
            self.opponent = reserve.opponent;
            self.participants = reserve.participants;
            self.ship = reserve.ship;
        }
    }

    /// Takes a card that is no longer there out of the attempt.
    pub(crate) fn drop_card(&mut self, card: CardId) {
        self.participants.retain(|c| *c != card);
        self.facing.retain(|c| *c != card);
        if let Some(reserve) = &mut self.reserve {
            reserve.participants.retain(|c| *c != card);
        }
    }
}

impl Fight {
    /// The course of a fight of the Second Edition.
    pub fn second(&self) -> &second::fight::Course {
        match &self.of {
            FightOf::Second(course) => course,
            FightOf::First(_) => unreachable!("{OTHER_EDITION}"),
        }
    }

    pub(crate) fn second_mut(&mut self) -> &mut second::fight::Course {
        match &mut self.of {
            FightOf::Second(course) => course,
            FightOf::First(_) => unreachable!("{OTHER_EDITION}"),
        }
    }

    pub(crate) fn first(&self) -> &first::battle::Course {
        match &self.of {
            FightOf::First(course) => course,
            FightOf::Second(_) => unreachable!("{OTHER_EDITION}"),
        }
    }

    pub(crate) fn first_mut(&mut self) -> &mut first::battle::Course {
        match &mut self.of {
            FightOf::First(course) => course,
            FightOf::Second(_) => unreachable!("{OTHER_EDITION}"),
        }
    }

    /// Whether personnel fight, rather than ships.
    pub fn is_combat(&self) -> bool {
        self.between == Between::Personnel
    }

    /// Whether a card takes part, also as crew.
    pub fn involves(&self, card: CardId) -> bool {
        self.involved.contains(&card)
    }

    /// Takes out a card that leaves or changes sides; it adds nothing afterwards (2E-GAP-66).
    pub(crate) fn drop_card(&mut self, card: CardId) {
        for list in [&mut self.ours, &mut self.theirs, &mut self.involved] {
            list.retain(|c| *c != card);
        }
    }

    /// The player who lost, once somebody has won.
    pub fn loser(&self) -> Option<Seat> {
        let winner = self.winner?;
        Some(if winner == self.starter {
            self.opponent
        } else {
            self.starter
        })
    }

    pub(crate) fn cause(&self) -> Cause {
        self.between.cause(self.source)
    }
}

impl Between {
    pub(crate) fn cause(self, source: CardId) -> Cause {
        match self {
            Between::Personnel => Cause::Combat(source),
            Between::Ships => Cause::Engagement(source),
        }
    }
}

impl Rename for Turn {
    fn rename(&mut self, s: &Swap) {
        match self {
            Turn::First(course) => course.rename(s),
            Turn::Second(course) => course.rename(s),
        }
    }
}
impl Rename for AttemptOf {
    fn rename(&mut self, s: &Swap) {
        match self {
            AttemptOf::First(course) => course.rename(s),
            AttemptOf::Second(course) => course.rename(s),
        }
    }
}
impl Rename for FightOf {
    fn rename(&mut self, s: &Swap) {
        match self {
            FightOf::First(course) => course.rename(s),
            FightOf::Second(course) => course.rename(s),
        }
    }
}

/// The place on the stack of a procedure that is taking a step. It is made by the loop for the top frame, whose
/// kind it knows, and the frame stays there until the step is over: `game[at]` always finds it.
pub(crate) struct Here<T> {
    at: usize,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for Here<T> {
    fn clone(&self) -> Here<T> {
        *self
    }
}
impl<T> Copy for Here<T> {}

impl<T> Here<T> {
    pub(super) fn new(at: usize) -> Here<T> {
        Here {
            at,
            of: PhantomData,
        }
    }
}

macro_rules! procedure_frames {
    ($($kind:ident),+) => {$(
        impl Index<Here<$kind>> for Game {
            type Output = $kind;
            fn index(&self, here: Here<$kind>) -> &$kind {
                match &self.state.frames[here.at] {
                    Frame::$kind(frame) => frame,
                    // See `Here`: the frame does not move while it takes a step.
                    other => unreachable!("another frame in its place: {other:?}"),
                }
            }
        }
        impl IndexMut<Here<$kind>> for Game {
            fn index_mut(&mut self, here: Here<$kind>) -> &mut $kind {
                match &mut self.state.frames[here.at] {
                    Frame::$kind(frame) => frame,
                    // See `Here`: the frame does not move while it takes a step.
                    other => unreachable!("another frame in its place: {other:?}"),
                }
            }
        }
    )+};
}
procedure_frames!(Turn, Play, Attempt, Fight);

impl Game {
    /// The current attempt.
    pub fn attempt(&self) -> Option<&Attempt> {
        self.state.frames.iter().rev().find_map(|f| match f {
            Frame::Attempt(a) => Some(&**a),
            _ => None,
        })
    }

    pub(crate) fn attempt_mut(&mut self) -> Option<&mut Attempt> {
        self.state.frames.iter_mut().rev().find_map(|f| match f {
            Frame::Attempt(a) => Some(&mut **a),
            _ => None,
        })
    }

    /// The current fight.
    pub fn fight(&self) -> Option<&Fight> {
        self.state.frames.iter().rev().find_map(|f| match f {
            Frame::Fight(a) => Some(&**a),
            _ => None,
        })
    }

    pub(crate) fn fight_mut(&mut self) -> Option<&mut Fight> {
        self.state.frames.iter_mut().rev().find_map(|f| match f {
            Frame::Fight(a) => Some(&mut **a),
            _ => None,
        })
    }

    /// The card that is being played.
    pub(crate) fn being_played(&self) -> Option<&Play> {
        self.state.frames.iter().rev().find_map(|f| match f {
            Frame::Play(play) => Some(&**play),
            _ => None,
        })
    }

    /// Takes a card that is no longer there out of attempts and fights.
    pub(crate) fn quit_groups(&mut self, card: CardId) {
        self.quit_attempt(card);
        if let Some(fight) = self.fight_mut() {
            fight.drop_card(card);
        }
    }

    pub(crate) fn quit_attempt(&mut self, card: CardId) {
        if let Some(attempt) = self.attempt_mut() {
            attempt.drop_card(card);
        }
    }
}
