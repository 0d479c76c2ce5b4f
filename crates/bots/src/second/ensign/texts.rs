//! Whether to use a text now: what it does, what it costs, what is at stake.

use super::crew::{Crew, dear};
use super::play::Need;
use super::{dilemmas, fights, gains};
use crate::second::eye::Eye;
use crate::worth::{self, Reader};
use cards::language::{
    Effect, How, Kind, Modifier, Number, Place as In, Quantity, Ref, Revision, Target, Verb, Who,
};
use cards::lexicon::{CardType, Stat};
use engine::{AbilityRef, CardId, Place};

/// The worth of a card that the attempted mission needs.
const NEEDED: i32 = 40;
/// The most a card of the hand is worth as a price.
const DEAREST: i32 = 4;

/// Above zero: rather used than not.
pub fn worth(eye: Eye, card: CardId, ability: AbilityRef) -> i32 {
    let text = eye.ability(card, ability);
    text.map_or(1, |text| {
        let reader = Reader::new(text);
        Text { eye, card, reader }.block(&text.body)
    })
}

#[derive(Clone, Copy)]
struct Text<'a> {
    eye: Eye<'a>,
    card: CardId,
    reader: Reader,
}

impl Text<'_> {
    fn block(&mut self, block: &[Effect]) -> i32 {
        block.iter().map(|effect| self.effect(effect)).sum()
    }

    fn effect(&mut self, effect: &Effect) -> i32 {
        match effect {
            Effect::Pay { cost, get, .. } => {
                let gain = self.block(get);
                // A price is looked at only for something.
                if gain <= 0 {
                    gain
                } else {
                    gain - self.price(cost)
                }
            }
            Effect::Prevent | Effect::Instead(_) => self.saved(),
            Effect::Revise(Revision::Force(pick)) => match pick.how {
                How::Random => self.saved() - self.others() - 1,
                _ => self.saved(),
            },
            Effect::Revise(_) => self.saved(),
            // Range is asked for when a ship has somewhere to go.
            Effect::Apply {
                m: Modifier::Stat { stats, .. },
                ..
            } if stats.contains(&Stat::Range) => 0,
            Effect::Range { .. } => 0,
            Effect::Apply {
                m: Modifier::Skill { .. } | Modifier::Stat { .. },
                ..
            } => self.gain(effect),
            Effect::Fight { .. } => fights::worth(self.eye, effect, self.reader),
            Effect::Move {
                what: Target::Pick(pick),
                ..
            } if pick.of.from == In::Drawn => {
                if dilemmas::drawn_in_vain(self.eye) {
                    NEEDED
                } else {
                    -NEEDED
                }
            }
            Effect::Move {
                verb: Verb::Place,
                what: Target::Pick(pick),
                to: Some(In::Deck(..)),
                ..
            } if pick.of.from == In::Hand(Who::You) => -2,
            Effect::If { yes, no, .. } => {
                let yes = self.block(yes);
                yes.max(self.block(no))
            }
            Effect::Each { body, .. } => {
                self.reader.note(effect);
                self.block(body)
            }
            Effect::Later { body, .. } => self.block(body),
            effect => self.reader.effect(effect),
        }
    }

    /// A skill or a number is worth much where it is missing.
    fn gain(&mut self, effect: &Effect) -> i32 {
        let lack = gains::lack(self.eye);
        match lack {
            Some(lack) if gains::supplies(self.eye, std::slice::from_ref(effect), lack) => NEEDED,
            _ => self.reader.effect(effect),
        }
    }

    /// The worth of the card that something is about to happen to.
    fn saved(self) -> i32 {
        let Some(round) = self.eye.game.responding() else {
            return 5;
        };
        let bad = matches!(
            round.h.kind,
            Kind::Kill | Kind::Capture | Kind::Stop | Kind::Discard | Kind::Destroy | Kind::Remove
        );
        let victim = round.h.card.or_else(|| round.cards.first().copied());
        let Some(victim) = victim.filter(|_| bad) else {
            return 5;
        };
        if !self.eye.is_mine(victim) {
            return -5;
        }
        let loss = self.loss(victim);
        match round.h.kind {
            Kind::Stop | Kind::Discard => 1 + loss / 3,
            _ => 2 + loss,
        }
    }

    /// The worth of a card, on the scale of texts.
    fn loss(self, card: CardId) -> i32 {
        let crew = Crew::of_attempt(self.eye).filter(|crew| crew.owner == self.eye.seat);
        let needed = crew.is_some_and(|crew| {
            crew.members.contains(&card) && crew.is_able() && !crew.can_do(&[card], None)
        });
        dear(self.eye, card) / 4 + if needed { NEEDED } else { 0 }
    }

    /// The average worth of those with the victim.
    fn others(self) -> i32 {
        let victim = self.eye.game.responding().and_then(|round| round.h.card);
        let Some(victim) = victim else {
            return 0;
        };
        let present = self
            .eye
            .own(CardType::Personnel)
            .filter(|c| *c != victim && self.eye.place(*c) == self.eye.place(victim));
        let (mut sum, mut n) = (0, 0);
        for card in present {
            sum += self.loss(card);
            n += 1;
        }
        if n == 0 { 0 } else { 2 + sum / n }
    }

    fn price(self, cost: &[Effect]) -> i32 {
        cost.iter().map(|effect| self.price_of(effect)).sum()
    }

    fn price_of(self, effect: &Effect) -> i32 {
        match effect {
            Effect::Stop {
                what: Target::One(Ref::This),
                ..
            } => {
                2 + if self.loss(self.card) >= NEEDED {
                    NEEDED
                } else {
                    0
                }
            }
            Effect::Move {
                verb,
                what: Target::One(Ref::This),
                ..
            } => {
                let loss = match self.eye.kind(self.card) {
                    CardType::Personnel | CardType::Ship => 4 + self.loss(self.card),
                    _ => 1,
                };
                if *verb == Verb::Return {
                    loss / 2
                } else {
                    loss
                }
            }
            Effect::Move {
                what: Target::Pick(pick),
                ..
            } if pick.of.from == In::Hand(Who::You) => {
                let n = match &pick.n {
                    Quantity::Exactly(Number::N(n)) => usize::try_from(*n).unwrap_or(0),
                    _ => 1,
                };
                self.hand(n, pick.how == How::Random)
            }
            effect => worth::price_of(effect),
        }
    }

    /// The total worth of the least valuable cards in the hand.
    fn hand(self, n: usize, at_random: bool) -> i32 {
        let need = Need::of(self.eye);
        let mut values: Vec<i32> = self
            .eye
            .hand()
            .iter()
            .filter(|c| **c != self.card && self.eye.place(**c) == Place::Hand(self.eye.seat))
            .map(|c| ((need.value(*c) + 3) / 4).clamp(0, DEAREST))
            .collect();
        values.sort_unstable();
        match at_random && !values.is_empty() {
            true => values.iter().sum::<i32>() / values.len() as i32,
            false => values.iter().take(n).sum(),
        }
    }
}
