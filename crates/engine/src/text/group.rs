//! Groups of cards that texts and rules mention: crews, a team with its equipment, the users of a skill.

use super::eval::Cx;
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use cards::language::{Since, SkillIs};
use cards::lexicon::{CardType, Skill};

impl Game {
    /// Personnel aboard a ship, of one player or of all.
    pub(crate) fn crew(&self, ship: CardId, of: Option<Seat>) -> impl Iterator<Item = CardId> + '_ {
        self.state.field.iter().copied().filter(move |c| {
            let card = self.state.card(*c);
            card.place == Place::Aboard(ship)
                && of.is_none_or(|s| card.commander == s)
                && self.table.face(*c).kind == CardType::Personnel
        })
    }

    /// A group and the equipment its commander has with it.
    pub(crate) fn with_equipment(&self, group: &[CardId]) -> Vec<CardId> {
        let mut all = group.to_vec();
        let Some(&first) = group.first() else {
            return all;
        };
        let (place, seat) = (
            self.state.card(first).place,
            self.state.card(first).commander,
        );
        all.extend(self.state.field.iter().copied().filter(|c| {
            let card = self.state.card(*c);
            card.place == place
                && card.commander == seat
                && self.table.face(*c).kind == CardType::Equipment
                && !matches!(card.place, Place::Brig(_))
                && !self.is_idle(*c)
        }));
        all
    }

    pub(crate) fn used_skill(&self, card: CardId, is: &SkillIs, since: Since, cx: &Cx) -> bool {
        let meant = self.skills_meant(is, cx);
        if since == Since::Turn {
            let used = self.state.skills_used.iter();
            return used.clone().any(|(c, s)| *c == card && meant.contains(s));
        }
        self.attempt().is_some_and(|a| {
            let purpose = |of: CardId| match since {
                Since::Dilemma => a.dilemma == Some(of),
                Since::Completion => a.mission == of,
                _ => true,
            };
            a.used
                .iter()
                .any(|(c, s, of)| *c == card && meant.contains(s) && purpose(*of))
        })
    }

    pub(super) fn note_use(&mut self, card: CardId, skill: Skill, of: CardId) {
        self.state.skills_used.push((card, skill));
        if let Some(attempt) = self.attempt_mut() {
            attempt.used.push((card, skill, of));
        }
    }
}
