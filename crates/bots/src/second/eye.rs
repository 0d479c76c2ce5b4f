//! The cards a seat may look at: its own, and those that lie open.

use cards::Keyword;
use cards::language::{Ability, Filter, Requirement, SkillIs};
use cards::lexicon::{CardType, MissionKind, Skill, Stat};
use cards::model::Facts;
use engine::POINTS_TO_WIN;
use engine::{AbilityRef, CardId, Flag, Game, Place, Seat, SiteId};

/// A group whose printed skills and numbers cover less than this of a requirement does not meet it.
const LEAST_PART: f64 = 0.7;
/// More losses than two are not looked at.
const DEEPEST: u8 = 3;

/// The requirement of a mission, as printed.
pub fn requirement(game: &Game, mission: CardId) -> Option<&Requirement> {
    match &game.table().def(mission).facts {
        Facts::Mission { requirements, .. } => requirements.as_ref(),
        _ => None,
    }
}

/// The printed skills and attributes of a group together: quick to ask.
#[derive(Clone, Copy, Debug)]
pub struct Sums {
    skills: [u8; Skill::ALL.len()],
    numbers: [i16; 3],
}

impl Sums {
    pub fn of(game: &Game, group: &[CardId]) -> Sums {
        Sums::of_all(game, group.iter().copied())
    }

    pub fn of_all(game: &Game, group: impl Iterator<Item = CardId>) -> Sums {
        let mut sums = Sums {
            skills: [0; Skill::ALL.len()],
            numbers: [0; 3],
        };
        for card in group {
            sums.add(game, card);
        }
        sums
    }

    pub fn add(&mut self, game: &Game, card: CardId) {
        let face = game.table().face(card);
        if face.kind != CardType::Personnel {
            return;
        }
        for (sum, n) in self.skills.iter_mut().zip(face.skills) {
            *sum = sum.saturating_add(n);
        }
        for (sum, n) in self.numbers.iter_mut().zip(face.attributes) {
            *sum += n;
        }
    }

    #[must_use]
    pub fn without(mut self, game: &Game, card: CardId) -> Sums {
        let face = game.table().face(card);
        for (sum, n) in self.skills.iter_mut().zip(face.skills) {
            *sum = sum.saturating_sub(n);
        }
        for (sum, n) in self.numbers.iter_mut().zip(face.attributes) {
            *sum -= n;
        }
        self
    }

    /// The share of a requirement that they meet, from 0 to 1.
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

    /// The one thing that is missing, if it is one: a level of a skill, or so much of a total.
    pub fn lack(&self, r: &Requirement) -> Option<Lack> {
        match r {
            Requirement::All(parts) => {
                let mut lacking = parts.iter().filter(|p| self.part(p) < 1.0);
                let only = lacking.next()?;
                lacking.next().is_none().then(|| self.lack(only))?
            }
            Requirement::Either(parts) => parts.iter().find_map(|p| self.lack(p)),
            Requirement::Skill(skill, n) => {
                (self.skills[*skill as usize] + 1 == *n).then_some(Lack::Skill(*skill))
            }
            Requirement::Total(stat, n) => {
                let at = Stat::PERSONNEL.iter().position(|s| s == stat)?;
                let short = *n as i16 + 1 - self.numbers[at];
                (short > 0).then_some(Lack::Total(*stat, short))
            }
            _ => None,
        }
    }
}

/// The margin by which a group meets a requirement, as printed: 0 not at all, 1 just so, one more for each loss that it
/// bears whoever it is, up to `most`.
pub fn depth(game: &Game, r: &Requirement, group: &[CardId], most: u8) -> u8 {
    let bears = |value: &dyn Fn(CardId) -> i16, need: i16| {
        let mut left: i16 = group.iter().map(|c| value(*c)).sum();
        // The highest first, without a list of them.
        let (mut depth, mut top, mut seen) = (0, i16::MAX, 0);
        while left >= need && depth < most {
            depth += 1;
            let same = group.iter().filter(|c| value(**c) == top).count();
            if seen >= same {
                let next = group.iter().map(|c| value(*c)).filter(|v| *v < top).max();
                (top, seen) = (next.unwrap_or(0), 0);
            }
            seen += 1;
            left -= top.max(0);
        }
        depth
    };
    let face = |c: CardId| game.table().face(c);
    match r {
        Requirement::All(parts) => {
            let parts = parts.iter().map(|p| depth(game, p, group, most));
            parts.min().unwrap_or(most)
        }
        Requirement::Either(parts) => {
            let parts = parts.iter().map(|p| depth(game, p, group, most));
            parts.max().unwrap_or(0)
        }
        Requirement::Skill(skill, n) => bears(
            &|c| i16::from(face(c).skills[*skill as usize]),
            i16::from(*n),
        ),
        Requirement::Total(stat, n) => match Stat::PERSONNEL.iter().position(|s| s == stat) {
            Some(at) => bears(&|c| face(c).attributes[at], *n as i16 + 1),
            None => most,
        },
        _ => most,
    }
}

/// A requirement that a group does not meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    Skill(Skill),
    Total(Stat, i16),
}

#[derive(Clone, Copy, Debug)]
pub struct Eye<'a> {
    pub game: &'a Game,
    pub seat: Seat,
    /// Printed skills and numbers will do where they are clear: for games that are only thought of.
    pub quick: bool,
}

impl<'a> Eye<'a> {
    pub fn kind(self, card: CardId) -> CardType {
        self.game.table().face(card).kind
    }

    /// The printed ability that is meant; none for those of keywords and of lasting effects.
    pub fn ability(self, card: CardId, ability: AbilityRef) -> Option<&'a Ability> {
        let AbilityRef::Printed(n) = ability else {
            return None;
        };
        self.game.table().def(card).text.get(usize::from(n))
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
                let part = Sums::of(self.game, group).part(r);
                let clear = self.quick && part >= 1.0;
                part >= LEAST_PART && (clear || self.game.completes(mission, group))
            }
            None => false,
        }
    }

    /// The margin by which this group would complete the mission, if no text prevents it: see [`depth`].
    pub fn depth(self, mission: CardId, group: &[CardId]) -> u8 {
        let printed = requirement(self.game, mission);
        let printed = printed.map_or(0, |r| depth(self.game, r, group, DEEPEST));
        match printed {
            0 => u8::from(self.meets(mission, group)),
            depth => depth,
        }
    }

    /// Whether it would still without any one of them.
    pub fn meets_surely(self, mission: CardId, group: &[CardId]) -> bool {
        let Some(r) = requirement(self.game, mission) else {
            return false;
        };
        if depth(self.game, r, group, 2) == 2 {
            return self.meets(mission, group);
        }
        let all = Sums::of(self.game, group);
        let spare = |gone: &CardId| {
            all.without(self.game, *gone).part(r) >= 1.0 || {
                let rest: Vec<CardId> = group.iter().copied().filter(|c| c != gone).collect();
                self.meets(mission, &rest)
            }
        };
        self.meets(mission, group) && group.iter().all(spare)
    }

    /// Whether completing this mission now would win the game for a player (2E-WIN-01).
    pub fn wins(self, seat: Seat, mission: CardId) -> bool {
        let score = i32::from(self.game.state().player(seat).score);
        let kind = self.game.table().face(mission).mission;
        let has = |k: MissionKind| kind == Some(k) || self.game.completed(seat, k) > 0;
        score + self.points(mission) >= i32::from(POINTS_TO_WIN)
            && has(MissionKind::Planet)
            && has(MissionKind::Space)
    }

    /// Whether somebody else could still choose dilemmas against this seat.
    pub fn dilemmas_wait(self) -> bool {
        let others = self.game.state().seats().filter(|s| *s != self.seat);
        others
            .into_iter()
            .any(|s| !self.game.state().zone(Place::Pile(s)).is_empty())
    }

    /// Whether a card fits a filter by what is printed on it; `None` where that does not say.
    pub fn fits(self, filter: &Filter, card: CardId) -> Option<bool> {
        let face = self.game.table().face(card);
        Some(match filter {
            Filter::Any => true,
            Filter::All(all) => return all_of(all.iter().map(|f| self.fits(f, card))),
            Filter::Either(any) => {
                let none = all_of(any.iter().map(|f| self.fits(f, card).map(|b| !b)));
                return none.map(|b| !b);
            }
            Filter::Not(inner) => return self.fits(inner, card).map(|b| !b),
            Filter::Type(kind) => face.types.has(*kind),
            Filter::Skill(SkillIs::One(skill), n) => face.skills[*skill as usize] >= *n,
            Filter::Skill(SkillIs::OneOf(some), n) => {
                some.iter().any(|s| face.skills[*s as usize] >= *n)
            }
            Filter::Species(word) => self.game.table().def(card).species().contains(word),
            Filter::Affiliation(a) => face.affiliations.has(*a),
            Filter::Unique => face.unique,
            Filter::Keyword(word) => {
                let words = self.game.table().def(card).keywords.iter();
                words
                    .into_iter()
                    .any(|k| matches!(k, Keyword::Plain(w) if w == word))
            }
            _ => return None,
        })
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

/// False as soon as one of them is, unknown if one of the others is.
fn all_of(parts: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let mut known = Some(true);
    for part in parts {
        match part {
            Some(false) => return Some(false),
            Some(true) => {}
            None => known = None,
        }
    }
    known
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
