//! The choice of cards to play and to keep.

use crate::second::eye::{Eye, Lack, Sums, requirement};
use cards::language::{Effect, Modifier, SkillGain, Target, Timing};
use cards::lexicon::{CardType, MissionKind, Skill};
use engine::{Action, CardId, Place};

/// More ships than this only stand around.
const SHIPS: usize = 2;
/// The one who makes up a total.
const AWAITED: i32 = 14;
/// An officer whom a ship waits for.
const STAFFS: i32 = 30;

/// The resources and gaps of a seat, computed once for all cards that are compared.
pub struct Need<'a> {
    eye: Eye<'a>,
    own: Vec<CardId>,
    homes: Vec<CardId>,
    /// The skills open missions ask for, and how many own personnel have each.
    wanted: Vec<(Skill, u8)>,
    ships: usize,
    /// A ship that nobody can staff.
    idle: Option<CardId>,
    /// The requirement that one more personnel could meet.
    lack: Option<Lack>,
}

impl<'a> Need<'a> {
    pub fn of(eye: Eye<'a>) -> Need<'a> {
        let table = eye.game.table();
        let own: Vec<CardId> = eye.own(CardType::Personnel).collect();
        let have = |skill: &Skill| {
            let holders = own
                .iter()
                .filter(|c| table.face(**c).skills[*skill as usize] > 0);
            holders.count() as u8
        };
        let wanted = eye.wanted().into_iter().map(|s| (s, have(&s))).collect();
        let ships: Vec<CardId> = eye.own(CardType::Ship).collect();
        let staffed = || ships.iter().any(|s| eye.game.could_staff(*s, &own));
        let sums = Sums::of(eye.game, &own);
        let lacks = eye
            .open_missions()
            .into_iter()
            .filter_map(|m| sums.lack(requirement(eye.game, m)?));
        let lack = lacks.into_iter().find(|l| matches!(l, Lack::Total(..)));
        Need {
            eye,
            homes: eye.homes(),
            wanted,
            idle: ships.first().copied().filter(|_| !staffed()),
            ships: ships.len(),
            lack,
            own,
        }
    }

    /// Returns the worth of a card if it is played, or if it is kept.
    pub fn value(&self, card: CardId) -> i32 {
        let (eye, table) = (self.eye, self.eye.game.table());
        let face = table.face(card);
        let in_hand = eye.place(card) == Place::Hand(eye.seat);
        let taken = |home: &CardId| table.def(*home).accepts(table.def(card));
        match face.kind {
            CardType::Personnel | CardType::Ship if in_hand && !self.homes.iter().any(taken) => 0,
            CardType::Personnel => self.personnel(card, in_hand),
            CardType::Ship => match self.ships {
                0 => 60,
                n if n < SHIPS => 4,
                _ => 0,
            },
            CardType::Event => {
                let core = eye.game.state().zone(Place::Core(eye.seat));
                let there = core.iter().any(|c| table.face(*c).title == face.title);
                if there { 0 } else { 6 }
            }
            CardType::Equipment => 4 + self.lent(card),
            CardType::Interrupt => 5,
            _ => 0,
        }
    }

    fn personnel(&self, card: CardId, in_hand: bool) -> i32 {
        let table = self.eye.game.table();
        let face = table.face(card);
        let twice = |c: &CardId| table.face(*c).title == face.title;
        if face.unique && in_hand && self.own.iter().any(twice) {
            return 0;
        }
        let skills = self.wanted.iter().map(|(skill, have)| {
            match (face.skills[*skill as usize] > 0, have) {
                (false, _) => 0,
                (true, 0) => 9,
                (true, 1 | 2) => 5,
                (true, _) => 2,
            }
        });
        let attributes: i16 = face.attributes.iter().sum();
        let staffs = self.idle.is_some_and(|ship| {
            let mut crew = self.own.clone();
            crew.push(card);
            in_hand && self.eye.game.could_staff(ship, &crew)
        });
        let total = match self.lack {
            Some(Lack::Total(stat, short)) => face.attributes[stat as usize % 3] >= short,
            _ => false,
        };
        let awaited = match (staffs, total && in_hand) {
            (true, _) => STAFFS,
            (_, true) => AWAITED,
            _ => 0,
        };
        awaited + 8 + skills.sum::<i32>() + i32::from(attributes) / 3 - 2 * i32::from(face.cost)
    }

    /// The worth of equipment: skills that nobody has, for somebody who can use it.
    fn lent(&self, card: CardId) -> i32 {
        let texts = self.eye.game.table().def(card).text.iter();
        let gains = texts
            .filter(|t| t.when == Timing::Static)
            .flat_map(|t| &t.body);
        gains
            .filter_map(|effect| match effect {
                Effect::Apply {
                    m:
                        Modifier::Skill {
                            on: Target::Every(on),
                            what: SkillGain::Fixed(list),
                            gain: true,
                        },
                    ..
                } => Some((on, list)),
                _ => None,
            })
            .flat_map(|(on, list)| list.iter().map(move |(skill, _)| (on, *skill)))
            .map(|(on, skill)| {
                let missing = self
                    .wanted
                    .iter()
                    .any(|(s, have)| *s == skill && *have == 0);
                let user = |c: &CardId| self.eye.fits(&on.filter, *c) != Some(false);
                if missing && self.own.iter().any(user) {
                    24
                } else {
                    0
                }
            })
            .sum()
    }
}

/// The best card that can be paid for; what is left goes into draws.
pub fn play(eye: Eye, actions: &[Action], played: &[CardId]) -> Option<Action> {
    let offered = |wanted: Action| actions.contains(&wanted).then_some(wanted);
    if last_draw_wins(eye)
        && let Some(draw) = offered(Action::Draw)
    {
        return Some(draw);
    }
    let need = Need::of(eye);
    let best = actions
        .iter()
        .filter_map(|action| match action {
            Action::Play { card, .. } if !played.contains(card) => {
                Some((need.value(*card), *action))
            }
            _ => None,
        })
        .max_by_key(|(value, _)| *value);
    match best {
        Some((value, action)) if value > 0 => Some(action),
        _ => offered(Action::Draw)
            .or_else(|| offered(Action::End))
            .or_else(|| offered(Action::DrawRest)),
    }
}

/// 2E-WIN-03, 2E-WIN-04: whoever is ahead when the last deck is empty has won.
fn last_draw_wins(eye: Eye) -> bool {
    let state = eye.game.state();
    let deck = |s| state.zone(Place::Deck(s)).len();
    let counters = usize::try_from(state.player(eye.seat).counters).unwrap_or(0);
    let others = || {
        state
            .seats()
            .filter(|s| *s != eye.seat && !state.player(*s).gone)
    };
    if deck(eye.seat) > counters || others().any(|s| deck(s) > 0) {
        return false;
    }
    let both = |s| {
        eye.game.completed(s, MissionKind::Planet) > 0
            && eye.game.completed(s, MissionKind::Space) > 0
    };
    let rank = |s| (both(s), state.player(s).score);
    others().all(|s| rank(s) < rank(eye.seat))
}
