//! Who may attempt a mission (2E-ATT-07, 2E-ATT-08, 2E-GAP-60).

use crate::kernel::game::Game;
use crate::kernel::ids::CardId;
use crate::kernel::table::has;
use crate::text::eval::{Cx, NOTHING};
use cards::language::{Modifier, Requirement, RequirementOp};
use cards::lexicon::Affiliation;
use cards::{AttemptBy, Facts};

/// Another way to attempt and complete a mission that a text opens.
#[derive(Clone, Debug)]
pub(crate) struct Alternative {
    pub source: CardId,
    pub requirement: Requirement,
    pub points: Option<u8>,
    pub despite: bool,
}

impl Game {
    /// The affiliation of a personnel or ship: the printed one, unless a text says otherwise.
    pub fn affiliation(&self, card: CardId) -> Option<Affiliation> {
        self.affiliation_at(
            card,
            &Cx::new(card, self.state.card(card).commander, &NOTHING),
        )
    }

    pub(crate) fn affiliation_at(&self, card: CardId, cx: &Cx) -> Option<Affiliation> {
        let mut affiliation = self.table.face(card).affiliation;
        if affiliation.is_some() {
            self.each_modifier(has::AFFILIATION, cx, &mut |m, mcx| {
                if let Modifier::Affiliation { on, to } = m
                    && self.target_has(on, card, mcx)
                {
                    self.applied(mcx);
                    affiliation = Some(*to);
                }
            });
        }
        affiliation
    }

    /// Whether one of the group has an affiliation the mission names.
    pub(crate) fn icons_match(&self, mission: CardId, group: impl Iterator<Item = CardId>) -> bool {
        let Facts::Mission { attempt, .. } = &self.table.def(mission).facts else {
            return false;
        };
        let mut affiliations = group.filter_map(|c| self.affiliation(c));
        match attempt {
            AttemptBy::Affiliations(list) => affiliations.any(|a| list.contains(&a)),
            AttemptBy::AnyExcept(list) => affiliations.any(|a| !list.contains(&a)),
            AttemptBy::Nobody => false,
        }
    }

    /// The entry that decides who may attempt: icons, or text in their place.
    pub(crate) fn attempt_rule(&self, mission: CardId) -> &'static str {
        match &self.table.def(mission).facts {
            Facts::Mission {
                attempt: AttemptBy::AnyExcept(_),
                ..
            } => "2E-ATT-08",
            _ => "2E-ATT-07",
        }
    }

    /// The further ways that are open to this group.
    pub(crate) fn alternatives(&self, mission: CardId, group: &[CardId]) -> Vec<Alternative> {
        let mut out = Vec::new();
        let cx = Cx::new(mission, self.state.card(mission).commander, &NOTHING);
        self.each_modifier(has::REQUIREMENT, &cx, &mut |m, mcx| {
            if let Modifier::Requirement {
                of,
                op:
                    RequirementOp::Alternative {
                        using,
                        requirement,
                        points,
                        despite,
                    },
            } = m
            {
                let mine = mcx.you == self.state.card(mission).commander;
                if mine
                    && self.filter(of, mission, mcx)
                    && group.iter().any(|c| self.filter(using, *c, mcx))
                {
                    self.applied(mcx);
                    out.push(Alternative {
                        source: mcx.source,
                        requirement: requirement.clone(),
                        points: *points,
                        despite: *despite,
                    });
                }
            }
        });
        out
    }
}
