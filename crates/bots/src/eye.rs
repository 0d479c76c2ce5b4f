//! What a seat may look at: its own cards, and cards that lie open.

use cards::language::Requirement;
use cards::lexicon::{CardType, MissionKind, Skill, Stat};
use cards::model::Facts;
use engine::{CardId, Flag, Game, Place, Seat, SiteId};

/// A group whose printed skills and numbers cover less than this of a requirement does not meet it.
const LEAST_PART: f64 = 0.6;

/// What a mission asks for, as printed.
pub fn requirement(game: &Game, mission: CardId) -> Option<&Requirement> {
    match &game.table().def(mission).facts {
        Facts::Mission { requirements, .. } => requirements.as_ref(),
        _ => None,
    }
}

/// What a group has together, as printed: quick to ask.
#[derive(Clone, Copy, Debug)]
pub struct Sums {
    skills: [u8; Skill::ALL.len()],
    numbers: [i16; 3],
}

impl Sums {
    pub fn of(game: &Game, group: &[CardId]) -> Sums {
        let mut sums = Sums {
            skills: [0; Skill::ALL.len()],
            numbers: [0; 3],
        };
        for card in group {
            let face = game.table().face(*card);
            for (sum, n) in sums.skills.iter_mut().zip(face.skills) {
                *sum = sum.saturating_add(n);
            }
            for (sum, n) in sums.numbers.iter_mut().zip(face.attributes) {
                *sum += n;
            }
        }
        sums
    }

    fn without(mut self, game: &Game, card: CardId) -> Sums {
        let face = game.table().face(card);
        for (sum, n) in self.skills.iter_mut().zip(face.skills) {
            *sum = sum.saturating_sub(n);
        }
        for (sum, n) in self.numbers.iter_mut().zip(face.attributes) {
            *sum -= n;
        }
        self
    }

    /// How much of a requirement they meet, from 0 to 1.
    pub fn part(&self, r: &Requirement) -> f64 {
        match r {
            Requirement::All(parts) if parts.is_empty() => 1.0,
            Requirement::All(parts) => {
                let sum: f64 = parts.iter().map(|p| self.part(p)).sum();
                sum / parts.len() as f64
            }
            Requirement::Either(parts) => parts.iter().map(|p| self.part(p)).fold(0.0, f64::max),
            Requirement::Skill(skill, n) => {
                f64::from(self.skills[*skill as usize].min(*n)) / f64::from((*n).max(1))
            }
            Requirement::Total(stat, n) => {
                let at = Stat::PERSONNEL.iter().position(|s| s == stat);
                let need = f64::from(*n) + 1.0;
                at.map_or(1.0, |at| (f64::from(self.numbers[at]) / need).min(1.0))
            }
            _ => 1.0,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Eye<'a> {
    pub game: &'a Game,
    pub seat: Seat,
}

impl<'a> Eye<'a> {
    pub fn kind(self, card: CardId) -> CardType {
        self.game.table().face(card).kind
    }

    pub fn is_mine(self, card: CardId) -> bool {
        self.game.state().card(card).commander == self.seat
    }

    pub fn place(self, card: CardId) -> Place {
        self.game.state().card(card).place
    }

    pub fn is(self, card: CardId, flag: Flag) -> bool {
        self.game.state().card(card).is(flag)
    }

    /// Own cards on the table of a type.
    pub fn own(self, kind: CardType) -> impl Iterator<Item = CardId> + 'a {
        let field = self.game.state().field().iter().copied();
        field.filter(move |c| self.is_mine(*c) && self.kind(*c) == kind)
    }

    /// Own personnel at a place who can do something.
    pub fn able(self, place: Place) -> Vec<CardId> {
        self.own(CardType::Personnel)
            .filter(|c| self.place(*c) == place && !self.is(*c, Flag::Stopped))
            .collect()
    }

    /// Own personnel and equipment at a place.
    pub fn anybody(self, place: Place) -> bool {
        let carried =
            |c: &CardId| matches!(self.kind(*c), CardType::Personnel | CardType::Equipment);
        let field = self.game.state().field().iter();
        field
            .copied()
            .any(|c| self.is_mine(c) && carried(&c) && self.place(c) == place)
    }

    pub fn hand(self) -> &'a [CardId] {
        self.game.state().zone(Place::Hand(self.seat))
    }

    /// Own missions that are still worth an attempt.
    pub fn open_missions(self) -> Vec<CardId> {
        self.row(|m| !self.is(m, Flag::Completed) && !self.is_home(m))
    }

    pub fn homes(self) -> Vec<CardId> {
        self.row(|m| self.is_home(m))
    }

    fn row(self, wanted: impl Fn(CardId) -> bool) -> Vec<CardId> {
        let row = self.game.state().zone(Place::Row(self.seat)).iter();
        row.copied().filter(|m| wanted(*m)).collect()
    }

    pub fn is_home(self, mission: CardId) -> bool {
        self.game.table().face(mission).mission == Some(MissionKind::Headquarters)
    }

    pub fn site(self, mission: CardId) -> Option<SiteId> {
        self.game.table().site_of_mission(mission)
    }

    pub fn is_space(self, mission: CardId) -> bool {
        self.game.table().face(mission).mission == Some(MissionKind::Space)
    }

    pub fn points(self, mission: CardId) -> i32 {
        let points = self.game.table().def(mission).stat(Stat::Points);
        i32::from(points.unwrap_or(0))
    }

    /// Whether this group would complete the mission.
    pub fn meets(self, mission: CardId, group: &[CardId]) -> bool {
        match requirement(self.game, mission) {
            // Texts help a little, not with everything.
            Some(r) => {
                Sums::of(self.game, group).part(r) >= LEAST_PART
                    && self.game.completes(mission, group)
            }
            None => false,
        }
    }

    /// Whether it would still without any one of them.
    pub fn meets_surely(self, mission: CardId, group: &[CardId]) -> bool {
        let Some(r) = requirement(self.game, mission) else {
            return false;
        };
        let all = Sums::of(self.game, group);
        let spare = |gone: &CardId| {
            all.without(self.game, *gone).part(r) >= 1.0 || {
                let rest: Vec<CardId> = group.iter().copied().filter(|c| c != gone).collect();
                self.meets(mission, &rest)
            }
        };
        self.meets(mission, group) && group.iter().all(spare)
    }

    /// The skills that open missions ask for.
    pub fn wanted(self) -> Vec<Skill> {
        let mut out = Vec::new();
        for mission in self.open_missions() {
            if let Some(r) = requirement(self.game, mission) {
                skills_of(r, &mut out);
            }
        }
        out
    }
}

/// The skills a requirement names.
pub fn skills_of(requirement: &Requirement, out: &mut Vec<Skill>) {
    match requirement {
        Requirement::All(parts) | Requirement::Either(parts) => {
            parts.iter().for_each(|part| skills_of(part, out));
        }
        Requirement::Skill(skill, _) if !out.contains(skill) => out.push(*skill),
        _ => {}
    }
}
