//! What a text is worth to the player who may use it, by the kinds of its effects.

use cards::language::{Effect, Number, Place, Target, Verb, Who};
use engine::{CardId, Game};

/// Above zero: rather used than not.
pub fn of_ability(game: &Game, card: CardId, ability: u8) -> i32 {
    let abilities = &game.table().def(card).text;
    abilities
        .get(usize::from(ability))
        .map_or(1, |a| of_block(&a.body))
}

fn of_block(block: &[Effect]) -> i32 {
    block.iter().map(of_effect).sum()
}

fn of_effect(effect: &Effect) -> i32 {
    match effect {
        Effect::Pay { cost, get, .. } => of_block(get) - price(cost),
        Effect::Points { who, n } => sign(*who) * 3 * number(n),
        Effect::Draw { who, n } => sign(*who) * 2 * number(n),
        Effect::Move { verb, what, .. } => of_move(*verb, what),
        Effect::Stop { what, on } => match (theirs(what), on) {
            (true, true) | (false, false) => 3,
            _ => -2,
        },
        Effect::Prevent | Effect::Instead(_) | Effect::Revise(_) => 5,
        Effect::Apply { .. } | Effect::Install { .. } | Effect::Range { .. } => 2,
        Effect::Dilemmas { .. } | Effect::Look { .. } | Effect::Command { .. } => 2,
        Effect::If { yes, no, .. } => of_block(yes).max(of_block(no)),
        Effect::Each { body, .. } | Effect::Later { body, .. } => of_block(body),
        _ => 0,
    }
}

fn of_move(verb: Verb, what: &Target) -> i32 {
    match (verb, theirs(what)) {
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
    cost.iter()
        .map(|effect| match effect {
            Effect::Points { n, .. } => 3 * number(n).abs(),
            Effect::Stop { .. } => 2,
            Effect::Move { verb, what, .. } => match verb {
                Verb::Kill => 8,
                Verb::Destroy => 1,
                Verb::Return => 3,
                _ => 2 * picked(what),
            },
            _ => 1,
        })
        .sum()
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

/// Whether the cards are an opponent's: the words say so.
fn theirs(target: &Target) -> bool {
    let select = match target {
        Target::Every(select) => select,
        Target::Pick(pick) => &pick.of,
        Target::One(_) | Target::Those(_) => return false,
    };
    let place = match &select.from {
        Place::Hand(who) | Place::Discard(who) | Place::Deck(who, _) => *who != Who::You,
        _ => false,
    };
    place || format!("{:?}", select.filter).contains("Opponent")
}
