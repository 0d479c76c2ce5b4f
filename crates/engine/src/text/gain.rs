//! The choice of skills that a text gives or adds.

use super::eval::Cx;
use crate::kernel::choice::{Answer, Choice, Label, TextAsk};
use crate::kernel::frame::{Block, Key, Value};
use crate::kernel::game::{Flow, Game};
use cards::language::{Modifier, RequirementOp, SkillGain, Target};
use cards::lexicon::Skill;

impl Game {
    /// Picks the card whose skills are gained or added. `None` when it is known, or the text picks none.
    pub(super) fn pick_model(&mut self, block: &mut Block, m: &Modifier) -> Option<Flow> {
        let (Modifier::Skill { what, .. }
        | Modifier::Requirement {
            op: RequirementOp::Add(what),
            ..
        }) = m
        else {
            return None;
        };
        let (SkillGain::OneFrom(from) | SkillGain::AllFrom { from, .. }) = what else {
            return None;
        };
        let Target::Pick(pick) = from else {
            return None;
        };
        // Its skills are only looked at, wherever it is.
        let cx = Cx {
            affects: false,
            ..block.cx()
        };
        if !self.slot_cards(pick.to, &cx).is_empty() {
            return None;
        }
        let pool = self.select(&pick.of, &cx);
        match (self.reply_cards(), pool.as_slice()) {
            (Some(cards), _) => self.bind(block, pick.to, Value::Cards(cards)),
            (None, []) => return Some(block.next_effect()),
            (None, [only]) => {
                let only = *only;
                self.bind(block, pick.to, Value::Card(only));
            }
            (None, _) => {
                let you = block.you;
                return Some(self.ask_cards(block, you, TextAsk::Pick, pool, 1, 1));
            }
        }
        Some(Flow::Stay)
    }

    /// Asks which skill is gained, where the text leaves it open.
    pub(super) fn choose_skill(
        &mut self,
        block: &mut Block,
        what: &SkillGain,
        on: &Target,
    ) -> Option<Flow> {
        let cx = block.cx();
        let options: Vec<Skill> = match what {
            SkillGain::OneFrom(target) => {
                let sources = self.target_cards(target, &cx);
                let mut all: Vec<Skill> = sources
                    .iter()
                    .flat_map(|c| self.skills_known(*c))
                    .map(|(s, _)| s)
                    .collect();
                all.sort();
                all.dedup();
                all
            }
            SkillGain::OfChoice => Skill::of(self.state.rules.edition()).collect(),
            SkillGain::OneOf(list) => list.clone(),
            SkillGain::OneOwn => {
                let owner = self.target_cards(on, &cx).first().copied()?;
                self.skills_known(owner)
                    .into_iter()
                    .map(|(s, _)| s)
                    .collect()
            }
            _ => return None,
        };
        if let Some(Answer::Option(n)) = self.reply {
            self.reply = None;
            // In a game as somebody imagines it the card may have other skills than those that were offered.
            let Some(skill) = options.get(usize::from(n)) else {
                return Some(block.next_effect());
            };
            self.bind(block, Key::ChosenSkill, Value::Skill(*skill));
            return None;
        }
        match options.as_slice() {
            [] => Some(block.next_effect()),
            [only] => {
                self.bind(block, Key::ChosenSkill, Value::Skill(*only));
                None
            }
            _ => {
                let options = options.into_iter().map(Label::Skill).collect();
                let choice = Choice::Options { options };
                Some(self.ask_text(block, block.you, TextAsk::GainSkill, choice))
            }
        }
    }
}
