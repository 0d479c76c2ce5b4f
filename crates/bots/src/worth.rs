//! The worth of a text to the player who may use it, by the kinds of its effects.

use cards::language::{
    Ability, Effect, Filter, Modifier, Number, Over, Place, Ref, Slot, Target, Timing, Verb, Who,
};

/// Reads a text and remembers which of its slots hold opponents or their cards.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reader {
    theirs: u64,
}

impl Reader {
    pub fn new(ability: &Ability) -> Reader {
        let mut reader = Reader { theirs: 0 };
        if let Timing::On(when) = &ability.when {
            if when.who.is_some_and(|who| reader.is_opponent(who)) {
                reader.mark(when.bind.who, true);
            }
            reader.mark(when.bind.card, reader.names(&when.card));
        }
        reader
    }

    fn mark(&mut self, slot: Option<Slot>, theirs: bool) {
        if let Some(slot) = slot.filter(|s| theirs && *s < 64) {
            self.theirs |= 1 << slot;
        }
    }

    fn has(self, slot: Slot) -> bool {
        slot < 64 && self.theirs >> slot & 1 == 1
    }

    pub fn block(&mut self, block: &[Effect]) -> i32 {
        block.iter().map(|effect| self.effect(effect)).sum()
    }

    pub fn effect(&mut self, effect: &Effect) -> i32 {
        self.note(effect);
        match effect {
            Effect::Pay { cost, get, .. } => {
                let price = price(cost);
                self.block(get) - price
            }
            Effect::Points { who, n } => sign(*who) * 3 * number(n),
            Effect::Draw { who, n } => sign(*who) * 2 * number(n),
            Effect::Move { verb, what, .. } => of_move(*verb, self.theirs(what)),
            Effect::Stop { what, on } => match (self.theirs(what), on) {
                (true, true) | (false, false) => 3,
                _ => -2,
            },
            Effect::Prevent | Effect::Instead(_) | Effect::Revise(_) => 5,
            Effect::Apply { m, .. } if self.weakens(m) => -2,
            Effect::Apply { .. } | Effect::Install { .. } | Effect::Range { .. } => 2,
            Effect::Dilemmas { .. } | Effect::Look { .. } | Effect::Command { .. } => 2,
            Effect::If { yes, no, .. } => {
                let yes = self.block(yes);
                yes.max(self.block(no))
            }
            Effect::Each { body, .. } | Effect::Later { body, .. } => self.block(body),
            _ => 0,
        }
    }

    /// Notes the players whose cards or seats an effect binds.
    pub fn note(&mut self, effect: &Effect) {
        let (slot, theirs) = match effect {
            Effect::Look { what, to, .. } => (*to, self.theirs(what)),
            Effect::Choose(pick) => (pick.to, self.theirs(&Target::Pick(pick.clone()))),
            Effect::ChoosePlayer { from, to } => (*to, self.is_opponent(*from)),
            Effect::Each { over, slot, .. } => match over {
                Over::Players(who) => (*slot, self.is_opponent(*who)),
                Over::Cards(select) => {
                    (*slot, self.is_in(select.from) || self.names(&select.filter))
                }
                Over::Slot(from) => (*slot, self.has(*from)),
            },
            _ => return,
        };
        self.mark(Some(slot), theirs);
    }

    /// Whether it takes something from the reader's own cards.
    fn weakens(self, m: &Modifier) -> bool {
        match m {
            Modifier::Skill { on, gain, .. } | Modifier::Keyword { on, gain, .. } => {
                !gain && !self.theirs(on)
            }
            Modifier::Stat {
                on,
                n: Number::N(n),
                ..
            } => (*n < 0) != self.theirs(on),
            _ => false,
        }
    }

    /// Whether the cards are an opponent's: the words say so.
    pub fn theirs(self, target: &Target) -> bool {
        match target {
            Target::Every(select) => self.is_in(select.from) || self.names(&select.filter),
            Target::Pick(pick) => self.is_in(pick.of.from) || self.names(&pick.of.filter),
            Target::One(Ref::In(slot)) | Target::Those(slot) => self.has(*slot),
            Target::One(_) => false,
        }
    }

    fn is_in(self, place: Place) -> bool {
        match place {
            Place::Hand(who) | Place::Discard(who) | Place::Deck(who, _) => self.is_opponent(who),
            Place::HandOrDeck(who) | Place::Core(who) => self.is_opponent(who),
            _ => false,
        }
    }

    fn is_opponent(self, who: Who) -> bool {
        match who {
            Who::Opponent | Who::AnOpponent(_) | Who::EachOpponent => true,
            Who::Left | Who::Right | Who::Loser => true,
            Who::In(slot) => self.has(slot),
            _ => false,
        }
    }

    fn names(self, filter: &Filter) -> bool {
        match filter {
            Filter::Commanded(who) | Filter::Owned(who) => self.is_opponent(*who),
            Filter::In(slot) => self.has(*slot),
            Filter::All(parts) | Filter::Either(parts) => parts.iter().any(|f| self.names(f)),
            Filter::Has(_, inner) => self.names(inner),
            Filter::Not(inner) => matches!(**inner, Filter::Commanded(Who::You)),
            _ => false,
        }
    }
}

fn of_move(verb: Verb, theirs: bool) -> i32 {
    match (verb, theirs) {
        (Verb::Download | Verb::Take | Verb::Overcome, _) => 4,
        (Verb::Kill | Verb::Capture | Verb::Destroy | Verb::Damage, true) => 5,
        (Verb::Discard | Verb::Remove | Verb::Return, true) => 2,
        (Verb::Kill | Verb::Capture | Verb::Damage, false) => -8,
        (Verb::Discard | Verb::Remove | Verb::Return, false) => -2,
        (Verb::Destroy, false) => -1,
        _ => 1,
    }
}

fn price(cost: &[Effect]) -> i32 {
    cost.iter().map(price_of).sum()
}

/// The cost of one part of a price.
pub fn price_of(effect: &Effect) -> i32 {
    match effect {
        Effect::Points { n, .. } => 3 * number(n).abs(),
        Effect::Stop { .. } => 2,
        Effect::Move { verb, what, .. } => match verb {
            Verb::Kill => 8,
            Verb::Destroy => 1,
            Verb::Return => 3,
            _ => 2 * picked(what),
        },
        _ => 1,
    }
}

fn number(n: &Number) -> i32 {
    match n {
        Number::N(n) => i32::from(*n),
        _ => 1,
    }
}

fn picked(target: &Target) -> i32 {
    match target {
        Target::Pick(pick) => match &pick.n {
            cards::language::Quantity::Exactly(n) => number(n),
            _ => 1,
        },
        _ => 1,
    }
}

fn sign(who: Who) -> i32 {
    match who {
        Who::You => 1,
        _ => -1,
    }
}
