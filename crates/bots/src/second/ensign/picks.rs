//! Which cards to pick when a text asks: whose they are, and whether it is good or bad for them.

use super::crew::{Crew, dear};
use super::play::Need;
use crate::second::eye::{Eye, Lack};
use cards::language::{
    Effect, Filter, Modifier, Number, Place as In, Ref, Revision, SkillGain, Slot, State, Target,
    Verb,
};
use cards::lexicon::CardType;
use engine::{Answer, Ask, Asking, CardId, Constraint, Place, TextAsk};
use std::cmp::Reverse;

/// The worth of completing the mission where a pick decides it.
const DECIDES: i32 = 200;

/// The effect of a text on a card it picks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Treatment {
    /// It comes into play, into hand, is saved or made better.
    Good,
    Bad,
    /// It takes the place of this card.
    Joins(Option<CardId>),
    /// Its skills are lent to somebody.
    Lends,
}

pub fn pick(
    eye: Eye,
    ask: Ask,
    from: &[CardId],
    min: u16,
    max: u16,
    rule: Constraint,
) -> Option<Answer> {
    match (ask, rule) {
        (_, Constraint::Dilemmas { limit }) => {
            let sets = super::dilemmas::dilemma_sets(eye, from, max, limit, 1);
            Some(Answer::Cards(sets.into_iter().next().unwrap_or_default()))
        }
        (Ask::BeamWhich, _) => Some(Answer::Cards(super::orders::beamed(eye, from, max))),
        (Ask::DiscardExcess, _) => {
            let need = Need::of(eye);
            let mut cards = from.to_vec();
            cards.sort_by_key(|c| need.value(*c));
            cards.truncate(usize::from(min));
            Some(Answer::Cards(cards))
        }
        (Ask::Text { what, card }, Constraint::Free) => {
            Some(Answer::Cards(picked(eye, card, what, from, min, max)))
        }
        _ => None,
    }
}

fn picked(
    eye: Eye,
    card: CardId,
    what: TextAsk,
    from: &[CardId],
    min: u16,
    max: u16,
) -> Vec<CardId> {
    if matches!(what, TextAsk::FightShip | TextAsk::FightAgainst) {
        return super::fights::chosen(eye, what, from);
    }
    let asking = eye.game.asking();
    let treatment = match what {
        TextAsk::Download => Some(Treatment::Good),
        _ => asking.as_ref().and_then(treatment_of),
    };
    let treatment = treatment.unwrap_or_else(|| guessed(eye, card, from));
    let judge = Judge::new(eye, asking, treatment);
    let mut scored: Vec<(i32, CardId)> = from.iter().map(|c| (judge.score(*c), *c)).collect();
    scored.sort_by_key(|(score, _)| Reverse(*score));
    let good = scored.iter().filter(|(score, _)| *score > 0).count();
    let n = good.clamp(usize::from(min), usize::from(max).max(usize::from(min)));
    scored.truncate(n);
    scored.into_iter().map(|(_, c)| c).collect()
}

/// The default if the text does not say: from a pile one takes the best, also from an opponent's table.
fn guessed(eye: Eye, card: CardId, from: &[CardId]) -> Treatment {
    let good = match from.first().map(|c| eye.place(*c)) {
        Some(Place::Deck(_) | Place::Discard(_)) => true,
        Some(Place::Hand(seat)) => seat != eye.seat,
        _ => from.iter().all(|c| eye.is_mine(*c)) && !eye.is_mine(card),
    };
    if good {
        Treatment::Good
    } else {
        Treatment::Bad
    }
}

/// Returns the effect of the asking text on the cards.
fn treatment_of(asking: &Asking) -> Option<Treatment> {
    let effect = asking.effect?;
    if let Effect::Choose(pick) = effect {
        return fate_of(asking.rest, pick.to);
    }
    let slot = match effect {
        Effect::Move {
            what: Target::Pick(pick),
            ..
        } => Some(pick.to),
        _ => None,
    };
    if let (Some(slot), Some(Effect::Pay { get, .. })) = (slot, asking.around)
        && lends(get, slot)
    {
        return Some(Treatment::Lends);
    }
    let bound = |r: &Ref| match r {
        Ref::In(slot) => asking.block.bound.card(*slot),
        _ => None,
    };
    match effect {
        Effect::Replace { old, .. } => Some(Treatment::Joins(bound(old))),
        effect => done(effect),
    }
}

/// Whether a text takes a skill from the card in this slot.
fn lends(block: &[Effect], slot: Slot) -> bool {
    let from = |t: &Target| *t == Target::One(Ref::In(slot)) || *t == Target::Those(slot);
    block.iter().any(|e| {
        matches!(e, Effect::Apply { m: Modifier::Skill { what: SkillGain::OneFrom(t) | SkillGain::AllFrom { from: t, .. }, .. }, .. } if from(t))
    })
}

/// Returns the effect on the cards in a slot.
fn fate_of(block: &[Effect], slot: Slot) -> Option<Treatment> {
    block.iter().find_map(|effect| {
        if let Effect::Replace {
            old: Ref::In(s), ..
        } = effect
            && *s == slot
        {
            return Some(Treatment::Bad);
        }
        let about = match effect {
            Effect::Move { what, .. } | Effect::Stop { what, .. } => speaks_of(what, slot),
            Effect::Apply {
                m: Modifier::Stat { on, .. } | Modifier::Skill { on, .. },
                ..
            } => speaks_of(on, slot),
            _ => false,
        };
        match about {
            true => done(effect),
            false => effect.blocks().into_iter().find_map(|b| fate_of(b, slot)),
        }
    })
}

fn speaks_of(target: &Target, slot: Slot) -> bool {
    fn inside(filter: &Filter, slot: Slot) -> bool {
        match filter {
            Filter::In(s) => *s == slot,
            Filter::All(parts) => parts.iter().any(|f| inside(f, slot)),
            _ => false,
        }
    }
    match target {
        Target::One(Ref::In(s)) | Target::Those(s) => *s == slot,
        Target::Pick(pick) => inside(&pick.of.filter, slot),
        Target::Every(select) => inside(&select.filter, slot),
        Target::One(_) => false,
    }
}

/// Returns the use that an effect makes of its cards.
fn done(effect: &Effect) -> Option<Treatment> {
    let good = |good: bool| {
        Some(if good {
            Treatment::Good
        } else {
            Treatment::Bad
        })
    };
    match effect {
        Effect::Stop { on, .. } => good(!*on),
        Effect::Move { verb, to, what, .. } => match verb {
            Verb::Kill | Verb::Capture | Verb::Destroy | Verb::Remove => good(false),
            // Removing damage is good for a ship.
            Verb::Discard => good(matches!(what, Target::Pick(p) if is_damage(&p.of.filter))),
            Verb::Take | Verb::Download | Verb::Play | Verb::Draw => good(true),
            Verb::Damage => good(false),
            Verb::Place | Verb::Return => {
                let from = match what {
                    Target::Pick(pick) => rank(pick.of.from),
                    Target::Every(select) => rank(select.from),
                    _ => Some(3),
                };
                let (from, to) = (from?, rank((*to)?)?);
                good(to > from)
            }
            Verb::Beam | Verb::Overcome => None,
        },
        Effect::Apply {
            m: Modifier::Stat { n, .. },
            ..
        } => match n {
            Number::N(n) => good(*n >= 0),
            _ => good(true),
        },
        Effect::Apply {
            m: Modifier::Skill { gain, .. },
            ..
        } => good(*gain),
        Effect::Revise(Revision::Exclude(_)) => good(true),
        Effect::Revise(Revision::Force(_)) => good(false),
        Effect::Command { .. } | Effect::Range { .. } => good(true),
        _ => None,
    }
}

/// Whether damage cards are meant.
pub fn is_damage(filter: &Filter) -> bool {
    match filter {
        Filter::Is(state) => *state == State::DamageCard,
        Filter::All(parts) => parts.iter().any(is_damage),
        _ => false,
    }
}

/// The distance of a place from the table.
fn rank(place: In) -> Option<i32> {
    Some(match place {
        In::Play | In::Attempt | In::On(_) | In::At(_) | In::Surface(_) | In::Aboard(_) => 3,
        In::Headquarters(_) | In::Core(_) | In::PlaceOf(_) => 3,
        In::Hand(_) | In::OwnersHand => 2,
        In::Deck(..) | In::OwnersDeck(_) | In::Brig(_) => 1,
        In::Discard(_) | In::OwnersDiscard | In::Removed => 0,
        _ => return None,
    })
}

/// Compares the cards that can be picked.
struct Judge<'a> {
    eye: Eye<'a>,
    treatment: Treatment,
    crew: Option<Crew<'a>>,
    need: Need<'a>,
    /// Whatever it costs: it comes into play.
    free: bool,
    lack: Option<Lack>,
}

impl<'a> Judge<'a> {
    fn new(eye: Eye<'a>, asking: Option<Asking<'a>>, treatment: Treatment) -> Judge<'a> {
        let effect = asking.and_then(|a| a.effect);
        let free = match effect {
            Some(Effect::Move { to: Some(to), .. }) => rank(*to) == Some(3),
            _ => false,
        };
        Judge {
            eye,
            treatment,
            crew: Crew::of_attempt(eye),
            need: Need::of(eye),
            free,
            lack: (treatment == Treatment::Lends)
                .then(|| super::gains::lack(eye))
                .flatten(),
        }
    }

    /// Returns this seat's interest in picking the card.
    fn score(&self, card: CardId) -> i32 {
        let (mine, worth) = (self.is_mine(card), self.worth(card));
        match self.treatment {
            Treatment::Good | Treatment::Joins(_) if mine => worth,
            Treatment::Bad if !mine => worth,
            Treatment::Lends => match self.lack {
                Some(Lack::Skill(s)) if self.eye.game.table().face(card).skills[s as usize] > 0 => {
                    DECIDES
                }
                _ => -worth,
            },
            _ => -worth,
        }
    }

    fn is_mine(&self, card: CardId) -> bool {
        match self.eye.place(card) {
            Place::Deck(s) | Place::Hand(s) | Place::Discard(s) => s == self.eye.seat,
            // Damage is bad for the ship it is on.
            Place::On(ship) if self.eye.is(card, engine::Flag::Damage) => self.eye.is_mine(ship),
            _ => self.eye.is_mine(card),
        }
    }

    fn worth(&self, card: CardId) -> i32 {
        let face = self.eye.game.table().face(card);
        if let Some(worth) = self.crew.as_ref().and_then(|crew| crew.worth(card)) {
            return worth;
        }
        match self.eye.place(card) {
            Place::Deck(_) | Place::Hand(_) | Place::Discard(_) if self.is_mine(card) => {
                let decides = match (self.treatment, &self.crew) {
                    (Treatment::Joins(old), Some(crew)) => {
                        let without = old.as_slice();
                        crew.can_do(without, Some(card)) && !crew.can_do(without, None)
                    }
                    _ => false,
                };
                let free = match self.free || matches!(self.treatment, Treatment::Joins(_)) {
                    true => 3 * i32::from(face.cost),
                    false => 0,
                };
                self.need.value(card) + free + if decides { DECIDES } else { 0 }
            }
            Place::Deck(_) | Place::Hand(_) | Place::Discard(_) => match face.kind {
                CardType::Ship => 25,
                CardType::Personnel => dear(self.eye, card),
                _ => 8,
            },
            _ => dear(self.eye, card),
        }
    }
}
