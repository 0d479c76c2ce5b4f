//! Answers to the offers of a text: yes or no, one of several ways, a name, a player.

use super::crew::{Crew, dear};
use super::gains;
use crate::second::eye::{Eye, Lack};
use crate::worth::Reader;
use cards::language::Effect;
use cards::lexicon::{CardType, Skill};
use engine::{
    Answer, Ask, Asking, CardId, Flag, Label, Named, Naming, Place, Seat, Seats, TextAsk,
};

/// Own texts are carried out; of two ways the one that does less harm is taken.
pub fn is_wanted(eye: Eye, ask: Ask) -> bool {
    let Ask::Text { card, .. } = ask else {
        return true;
    };
    let own = eye.is_mine(card) && !eye.is(card, Flag::Damage);
    let Some(asking) = eye.game.asking() else {
        return own || eye.hand().len() >= 4;
    };
    match asking.effect {
        Some(Effect::Offer {
            alternative,
            otherwise,
            ..
        }) => {
            match (
                harm(eye, &asking, alternative),
                harm(eye, &asking, otherwise),
            ) {
                (Some(yes), Some(no)) => yes < no,
                _ => own || eye.hand().len() >= 4,
            }
        }
        Some(Effect::May { body, .. }) => Reader::default().block(body) >= 0,
        _ => own || eye.hand().len() >= 4,
    }
}

/// Returns the harm of a block to this seat's crew, if it is about the crew.
fn harm(eye: Eye, asking: &Asking, block: &[Effect]) -> Option<i32> {
    let crew = Crew::of_attempt(eye)?;
    if crew.owner != eye.seat || asking.block.you != eye.seat {
        return None;
    }
    let mut fate = crew.bound(&asking.block.bound);
    crew.run(block, &mut fate);
    Some(crew.harm(&fate))
}

pub fn option(eye: Eye, ask: Ask, options: &[Label]) -> Option<Answer> {
    let Ask::Text { what, .. } = ask else {
        return None;
    };
    let at = |n: usize| Some(Answer::Option(n as u8));
    match what {
        TextAsk::OneOf => {
            let asking = eye.game.asking()?;
            let Some(Effect::OneOf { options: ways, .. }) = asking.effect else {
                return None;
            };
            let way = |label: &Label| match label {
                Label::Alternative(n) => harm(eye, &asking, ways.get(usize::from(*n))?),
                _ => None,
            };
            let harms: Option<Vec<i32>> = options.iter().map(way).collect();
            let harms = harms?;
            let least = harms.iter().min()?;
            at(harms.iter().position(|h| h == least)?)
        }
        TextAsk::GainSkill => {
            let skills: Vec<Skill> = options
                .iter()
                .filter_map(|o| match o {
                    Label::Skill(s) => Some(*s),
                    _ => None,
                })
                .collect();
            let wanted = missing(eye, &skills)?;
            at(options.iter().position(|o| *o == Label::Skill(wanted))?)
        }
        TextAsk::FightKind => {
            let label = super::fights::kind(eye)?;
            at(options.iter().position(|o| *o == label)?)
        }
        _ => None,
    }
}

/// The skill one's own people lack, or that missions ask for.
fn missing(eye: Eye, skills: &[Skill]) -> Option<Skill> {
    if let Some(Lack::Skill(skill)) = gains::lack(eye)
        && skills.contains(&skill)
    {
        return Some(skill);
    }
    let own: Vec<CardId> = eye.own(CardType::Personnel).collect();
    let table = eye.game.table();
    let have = |s: &Skill| {
        own.iter()
            .filter(|c| table.face(**c).skills[*s as usize] > 0)
            .count()
    };
    let wanted = eye.wanted().into_iter().filter(|s| skills.contains(s));
    wanted.min_by_key(have)
}

pub fn name(eye: Eye, what: &Naming) -> Option<Answer> {
    let mine = eye.game.asking().is_none_or(|a| a.block.you == eye.seat);
    match what {
        Naming::Skill(skills) => {
            let against = Crew::of_attempt(eye).filter(|crew| crew.owner != eye.seat || !mine);
            let skill = match against {
                Some(crew) => crew.commonest(skills),
                None => missing(eye, skills),
            };
            skill.map(|s| Answer::Name(Named::Skill(s)))
        }
        Naming::Title | Naming::TitleOf(_) => {
            let field = eye.game.state().field().iter().copied();
            let seen = field.filter(|c| {
                !eye.is_mine(*c)
                    && eye.kind(*c) == CardType::Personnel
                    && eye.game.seen_by(*c).has(eye.seat)
            });
            let best = seen.max_by_key(|c| (dear(eye, *c), std::cmp::Reverse(*c)))?;
            let title = eye.game.table().face(best).title;
            Some(Answer::Name(Named::Title(title)))
        }
        Naming::Type(_) => None,
    }
}

/// The opponent who is ahead; none whose hand is empty.
pub fn player(eye: Eye, ask: Ask, from: Seats) -> Option<Answer> {
    if let Ask::Text {
        what: TextAsk::FightAgainst,
        ..
    } = ask
    {
        return super::fights::against(eye, from).map(Answer::Player);
    }
    let state = eye.game.state();
    let cards = |s: &Seat| !state.zone(Place::Hand(*s)).is_empty();
    let others = from.iter().filter(|s| *s != eye.seat);
    others
        .max_by_key(|s| (cards(s), state.player(*s).score))
        .map(Answer::Player)
}
