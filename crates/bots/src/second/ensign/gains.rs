//! Skills and numbers that texts can give: what is missing, and which text supplies it.

use crate::second::eye::{Eye, Lack, Sums, requirement};
use cards::language::{Effect, Modifier, Number, SkillGain, Timing};
use cards::lexicon::{CardType, Skill};
use engine::{AbilityRef, Action, CardId, Place};

/// The one thing that the group which attempts, or could attempt, a mission is short of.
pub fn lack(eye: Eye) -> Option<Lack> {
    match eye.game.attempt() {
        Some(attempt) if attempt.attempter == eye.seat => {
            lack_of(eye, attempt.mission, &attempt.participants)
        }
        Some(_) => None,
        None => eye.open_missions().into_iter().find_map(|mission| {
            let site = eye.site(mission)?;
            let group = match eye.is_space(mission) {
                false => eye.able(Place::Surface(site)),
                true => {
                    let mut ships = eye.own(CardType::Ship);
                    let ship = ships.find(|s| eye.place(*s) == Place::Orbit(site))?;
                    eye.able(Place::Aboard(ship))
                }
            };
            lack_of(eye, mission, &group)
        }),
    }
}

/// Returns the requirement this group lacks, if it is a single one and no text helps already.
pub fn lack_of(eye: Eye, mission: CardId, group: &[CardId]) -> Option<Lack> {
    let r = requirement(eye.game, mission)?;
    let lack = Sums::of(eye.game, group).lack(r)?;
    (!eye.game.completes(mission, group)).then_some(lack)
}

/// Whether a text gives what is missing.
pub fn supplies(eye: Eye, block: &[Effect], lack: Lack) -> bool {
    block.iter().any(|effect| match effect {
        Effect::Apply {
            m: Modifier::Skill {
                gain: true, what, ..
            },
            ..
        } => matches!(lack, Lack::Skill(skill) if gives(eye, what, skill)),
        Effect::Apply {
            m: Modifier::Stat { stats, n, .. },
            ..
        } => match (lack, n) {
            (Lack::Total(stat, short), Number::N(n)) => stats.contains(&stat) && *n >= short,
            _ => false,
        },
        Effect::Pay { get, .. } => supplies(eye, get, lack),
        Effect::If { yes, no, .. } if no.is_empty() => supplies(eye, yes, lack),
        Effect::If { yes, no, .. } => supplies(eye, yes, lack) && supplies(eye, no, lack),
        _ => false,
    })
}

fn gives(eye: Eye, what: &SkillGain, skill: Skill) -> bool {
    let has = |c: &CardId| eye.game.table().face(*c).skills[skill as usize] > 0;
    match what {
        SkillGain::Fixed(list) => list.iter().any(|(s, _)| *s == skill),
        SkillGain::OneOf(list) => list.contains(&skill),
        SkillGain::OfChoice | SkillGain::Named(_) => true,
        // Lent by a card of the hand.
        SkillGain::OneFrom(_) | SkillGain::AllFrom { .. } => eye.hand().iter().any(has),
        SkillGain::OneOwn | SkillGain::AllOwn => false,
    }
}

/// Whether one of the group, or an interrupt, could supply it while they attempt.
pub fn could_supply(eye: Eye, group: &[CardId], lack: Lack, used: &[(CardId, AbilityRef)]) -> bool {
    let helps = |card: &CardId| {
        let texts = eye.game.table().def(*card).text.iter().zip(0..);
        texts.into_iter().any(|(text, n)| {
            matches!(text.when, Timing::During(_))
                && !used.contains(&(*card, AbilityRef::Printed(n)))
                && supplies(eye, &text.body, lack)
        })
    };
    let interrupt = |c: &&CardId| eye.kind(**c) == CardType::Interrupt;
    group.iter().any(helps) || eye.hand().iter().filter(interrupt).any(helps)
}

/// An order that supplies what is missing for a mission.
pub fn order(eye: Eye, actions: &[Action], used: &[(CardId, AbilityRef)]) -> Option<Action> {
    let is_open = |a: &&Action| matches!(a, Action::Use { .. });
    actions.iter().find(is_open)?;
    let lack = lack(eye)?;
    actions.iter().copied().find(|action| match *action {
        Action::Use { card, ability } if !used.contains(&(card, ability)) => {
            let text = eye.ability(card, ability);
            text.is_some_and(|t| t.when == Timing::Order && supplies(eye, &t.body, lack))
        }
        _ => false,
    })
}
