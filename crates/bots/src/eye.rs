//! What a seat may look at: its own cards, and cards that lie open.

use cards::language::Requirement;
use cards::lexicon::{CardType, MissionKind, Skill, Stat};
use cards::model::Facts;
use engine::second::requirement::all_met;
use engine::{CardId, Flag, Game, Place, Seat, SiteId};

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
        all_met(&self.game.checklist(mission, group))
    }

    /// Whether it would still without any one of them.
    pub fn meets_surely(self, mission: CardId, group: &[CardId]) -> bool {
        self.meets(mission, group)
            && group.iter().all(|gone| {
                let rest: Vec<CardId> = group.iter().copied().filter(|c| c != gone).collect();
                self.meets(mission, &rest)
            })
    }

    /// The skills that open missions ask for.
    pub fn wanted(self) -> Vec<Skill> {
        let mut out = Vec::new();
        for mission in self.open_missions() {
            if let Facts::Mission {
                requirements: Some(r),
                ..
            } = &self.game.table().def(mission).facts
            {
                skills_of(r, &mut out);
            }
        }
        out
    }
}

fn skills_of(requirement: &Requirement, out: &mut Vec<Skill>) {
    match requirement {
        Requirement::All(parts) | Requirement::Either(parts) => {
            parts.iter().for_each(|part| skills_of(part, out));
        }
        Requirement::Skill(skill, _) if !out.contains(skill) => out.push(*skill),
        _ => {}
    }
}
