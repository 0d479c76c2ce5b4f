//! Other ways to attempt and complete a mission that texts allow (2E-GAP-60).

use crate::kernel::game::Game;
use crate::kernel::ids::CardId;
use crate::kernel::table::ModifierKind;
use crate::text::eval::{Cx, NOTHING};
use cards::language::{Modifier, Requirement, RequirementOp};

/// Another way to attempt and complete a mission that a text allows.
#[derive(Clone, Debug)]
pub(crate) struct Alternative {
    pub source: CardId,
    pub requirement: Requirement,
    pub points: Option<u8>,
    pub despite: bool,
}

impl Game {
    /// The other ways that this group can use.
    pub(crate) fn alternatives(&self, mission: CardId, group: &[CardId]) -> Vec<Alternative> {
        let mut out = Vec::new();
        let cx = Cx::new(mission, self.state.card(mission).commander, &NOTHING);
        self.each_modifier(ModifierKind::Requirement, &cx, &mut |m, mcx| {
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

    /// The other ways that the participants of the attempt can still use.
    pub(crate) fn ways(&self, mission: CardId) -> Vec<Alternative> {
        let group = self.attempt().map_or(&[][..], |a| &a.participants);
        self.alternatives(mission, group)
    }
}
