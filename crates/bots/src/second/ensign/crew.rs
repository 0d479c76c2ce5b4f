//! Those who attempt a mission, and what each is worth to them.

use super::fate::{Fate, Set, bits};
use crate::second::eye::{Eye, Sums, requirement};
use cards::language::Requirement;
use cards::lexicon::{CardType, Skill};
use engine::Face;
use engine::{Attempt, Bindings};
use engine::{CardId, Flag, Seat};
use std::cmp::Reverse;

/// The worth of the mission to those who attempt it, beside its points.
const MISSION: i32 = 40;
const VICTORY: i32 = 2_000;
/// Without them the mission is not completed.
const NEEDED: i32 = 60;

/// The crew as it was, with what each member is worth to it.
pub struct Crew<'a> {
    pub eye: Eye<'a>,
    pub owner: Seat,
    pub members: Vec<CardId>,
    pub faces: Vec<&'a Face>,
    /// The worth of each to their player.
    pub worths: Vec<i32>,
    /// Their numbers, whoever is worth most first.
    pub ranked: Vec<u8>,
    mission: CardId,
    needs: Option<&'a Requirement>,
    stake: i32,
    able: bool,
    /// Only what is printed counts: they need no text, or some of their cards cannot be seen.
    printed: bool,
}

impl<'a> Crew<'a> {
    /// Those of the attempt that is going on, as far as this seat sees them.
    pub fn of_attempt(eye: Eye<'a>) -> Option<Crew<'a>> {
        Some(Crew::of(eye, eye.game.attempt()?))
    }

    fn of(eye: Eye<'a>, attempt: &Attempt) -> Crew<'a> {
        let seen = |c: &CardId| eye.game.seen_by(*c).has(eye.seat) && !eye.is(*c, Flag::Stopped);
        let of = match &attempt.reserve {
            Some(reserve) => &reserve.participants,
            None => &attempt.participants,
        };
        let members: Vec<CardId> = of.iter().copied().filter(seen).take(60).collect();
        let owner = attempt
            .reserve
            .as_ref()
            .map_or(attempt.attempter, |r| r.attempter);
        Crew::new(eye, owner, attempt.mission, members)
    }

    pub fn new(eye: Eye<'a>, owner: Seat, mission: CardId, members: Vec<CardId>) -> Crew<'a> {
        let open = !eye.is(mission, Flag::Completed);
        let needs = requirement(eye.game, mission).filter(|_| open);
        let sums = Sums::of(eye.game, &members);
        let part = |s: &Sums| needs.map_or(1.0, |r| s.part(r));
        let all = part(&sums);
        let worth = |card: &CardId| {
            let less = all - part(&sums.without(eye.game, *card));
            let needed = match less > 0.001 {
                true if all >= 1.0 => NEEDED,
                true => (less * 40.0) as i32,
                false => 0,
            };
            needed + dear(eye, *card)
        };
        let stake = match eye.wins(owner, mission) {
            true => VICTORY,
            false => MISSION + eye.points(mission),
        };
        let worths: Vec<i32> = members.iter().map(worth).collect();
        let mut ranked: Vec<u8> = (0..members.len() as u8).collect();
        ranked.sort_by_key(|n| Reverse(worths[usize::from(*n)]));
        let faces = members.iter().map(|c| eye.game.table().face(*c)).collect();
        let mut crew = Crew {
            eye,
            owner,
            members,
            faces,
            worths,
            ranked,
            mission,
            needs,
            stake,
            able: true,
            printed: all >= 1.0 || hides(eye, owner),
        };
        crew.able = crew.completes(crew.whole().left);
        crew
    }

    pub fn worth(&self, card: CardId) -> Option<i32> {
        let at = self.members.iter().position(|c| *c == card)?;
        Some(self.worths[at])
    }

    /// Whether the mission can be completed without these, or with one more.
    pub fn can_do(&self, without: &[CardId], with: Option<CardId>) -> bool {
        let rest = self.members.iter().filter(|c| !without.contains(c));
        let group: Vec<CardId> = rest.copied().chain(with).collect();
        self.eye.meets(self.mission, &group)
    }

    pub fn whole(&self) -> Fate {
        let n = self.members.len();
        let left = if n == 0 { 0 } else { Set::MAX >> (64 - n) };
        Fate::of(left)
    }

    /// The whole crew, with what a running text has bound.
    pub fn bound(&self, bound: &Bindings) -> Fate {
        let mut fate = self.whole();
        let known = (0..16).filter(|slot| bound.get(*slot).is_some());
        for slot in known {
            let set = self.set(|c| bound.cards(slot).contains(&c));
            fate.bind(slot, set);
        }
        fate
    }

    fn set(&self, wanted: impl Fn(CardId) -> bool) -> Set {
        let each = self.members.iter().enumerate();
        each.filter(|(_, c)| wanted(**c))
            .fold(0, |all, (n, _)| all | 1 << n)
    }

    fn cards(&self, set: Set) -> impl Iterator<Item = CardId> + '_ {
        bits(set).map(|n| self.members[n])
    }

    fn completes(&self, set: Set) -> bool {
        match self.needs {
            _ if set == 0 => false,
            Some(r) if self.printed => self.meets(r, set, &Fate::of(0)),
            _ => {
                let group: Vec<CardId> = self.cards(set).collect();
                self.eye.meets(self.mission, &group)
            }
        }
    }

    pub fn is_able(&self) -> bool {
        self.able
    }

    /// The worth of the mission to them.
    pub fn stake(&self) -> i32 {
        self.stake
    }

    /// The harm it does to them.
    pub fn harm(&self, fate: &Fate) -> i32 {
        let lost = self.able && !self.completes(fate.left);
        fate.harm() + if lost { self.stake } else { 0 }
    }

    /// Whether nobody is left.
    pub fn is_stopped(&self, fate: &Fate) -> bool {
        fate.left == 0
    }

    /// The skill that most of them have.
    pub fn commonest(&self, skills: &[Skill]) -> Option<Skill> {
        let holders = |s: &Skill| {
            let each = self.faces.iter().zip(&self.worths);
            each.filter(|(face, _)| face.skills[*s as usize] > 0)
                .map(|(_, worth)| *worth)
                .sum::<i32>()
        };
        skills.iter().copied().max_by_key(holders)
    }
}

/// Whether an opponent has cards on the table that this seat does not see.
fn hides(eye: Eye, owner: Seat) -> bool {
    let field = eye.game.state().field().iter();
    owner != eye.seat
        && field
            .copied()
            .any(|c| eye.game.state().card(c).commander == owner && eye.is(c, Flag::FaceDown))
}

/// The worth of a card on the table to its player, wherever it is.
pub fn dear(eye: Eye, card: CardId) -> i32 {
    let face = eye.game.table().face(card);
    match face.kind {
        CardType::Personnel => {
            let skills: i32 = face.skills.iter().map(|n| i32::from(*n)).sum();
            let attributes: i16 = face.attributes.iter().sum();
            4 + 2 * skills + i32::from(attributes) / 4 + i32::from(face.cost)
        }
        CardType::Ship => {
            let aboard = |c: &&CardId| eye.place(**c) == engine::Place::Aboard(card);
            let crew = eye.game.state().field().iter().filter(aboard).count();
            20 + 3 * crew as i32 + i32::from(face.attributes[0])
        }
        _ => 6 + i32::from(face.cost),
    }
}
