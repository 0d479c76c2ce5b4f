//! Which skills a text gives or adds, where it leaves that open.

use super::eval::Cx;
use super::modifiers::CHOSEN_SKILL;
use crate::kernel::choice::{Answer, Ask, Choice, Label, TextAsk};
use crate::kernel::frame::Value;
use crate::kernel::game::{Flow, Game};
use cards::language::{Modifier, RequirementOp, SkillGain, Target};
use cards::lexicon::Skill;

impl Game {
    /// Picks the card whose skills are gained or added. `None` when it is known, or the text picks none.
    pub(super) fn pick_model(&mut self, m: &Modifier) -> Option<Flow> {
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
            ..self.block_cx()
        };
        if !self.slot_cards(pick.to, &cx).is_empty() {
            return None;
        }
        let pool = self.select(&pick.of, &cx);
        match (self.reply_cards(), pool.as_slice()) {
            (Some(cards), _) => self.bind(pick.to, Value::Cards(cards)),
            (None, []) => return Some(self.next_effect()),
            (None, [only]) => {
                let only = *only;
                self.bind(pick.to, Value::Card(only));
            }
            (None, _) => {
                let you = self.block_ref().you;
                return Some(self.ask_cards(you, TextAsk::Pick, pool, 1, 1));
            }
        }
        Some(Flow::Go)
    }

    /// Asks which skill is gained, where the text leaves it open.
    pub(super) fn choose_skill(&mut self, what: &SkillGain, on: &Target) -> Option<Flow> {
        let cx = self.block_cx();
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
            SkillGain::OfChoice => Skill::ALL.to_vec(),
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
                return Some(self.next_effect());
            };
            self.bind(CHOSEN_SKILL, Value::Skill(*skill));
            return None;
        }
        match options.as_slice() {
            [] => Some(self.next_effect()),
            [only] => {
                self.bind(CHOSEN_SKILL, Value::Skill(*only));
                None
            }
            _ => {
                let (you, card) = (self.block_ref().you, self.block_ref().source);
                let options = options.into_iter().map(Label::Skill).collect();
                let what = TextAsk::GainSkill;
                Some(self.ask(you, Ask::Text { card, what }, Choice::Options { options }))
            }
        }
    }
}
