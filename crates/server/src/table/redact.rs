//! A refusal tells nothing about cards that its seat cannot see: to that seat they are no cards at all. Otherwise
//! whoever names one number after the other learns which of them are ships, or in whose hand.

use engine::{Action, Answer, CardId, Choice, Game, Refusal, Seat, Why};
use locale::{Message, message};

/// The refusal as the seat may hear it.
pub fn redacted(game: &Game, seat: Seat, answer: &Answer, refusal: Refusal) -> Refusal {
    let asked = |pending: &&engine::Pending| pending.seat == seat;
    if game.pending().filter(asked).is_none() {
        return refusal;
    }
    let unseen = |card: &CardId| !sees(game, seat, *card);
    match named(answer).iter().any(unseen) {
        true => Refusal {
            rule: "API",
            why: Why::UnknownCard,
        },
        false => refusal,
    }
}

/// Why, with the titles of the cards that the seat sees.
pub fn in_words(game: &Game, seat: Seat, refusal: &Refusal) -> Message {
    refusal.why(&|card| match sees(game, seat, card) {
        true => game.table().def(card).title.as_str().into(),
        false => message!("some-cards", n = 1).into(),
    })
}

fn sees(game: &Game, seat: Seat, card: CardId) -> bool {
    if card.index() >= game.state().cards.len() {
        return false;
    }
    let offered = match game.pending().map(|pending| &pending.choice) {
        Some(
            Choice::Cards { from: cards, .. }
            | Choice::Order { cards }
            | Choice::Arrange { cards, .. },
        ) => cards.contains(&card),
        _ => false,
    };
    offered || game.seen_by(card).has(seat)
}

/// The cards that an answer names.
fn named(answer: &Answer) -> Vec<CardId> {
    match answer {
        Answer::Cards(cards) | Answer::Order(cards) => cards.clone(),
        Answer::Arrange(laid) => laid.iter().map(|(card, _)| *card).collect(),
        Answer::Place(place) => place.host().into_iter().collect(),
        Answer::Act(action) => match action {
            Action::Play { card, at } | Action::Seed { card, at } => {
                [Some(*card), *at].into_iter().flatten().collect()
            }
            Action::Beam { from, to } | Action::Walk { from, to } => {
                from.host().into_iter().chain(to.host()).collect()
            }
            Action::Dock { ship, at } => vec![*ship, *at],
            Action::Undock { ship } | Action::Cloak { ship } => vec![*ship],
            Action::Attack { target } => vec![*target],
            Action::Battle { at } => at.host().into_iter().collect(),
            Action::Move { ship, to } => vec![*ship, *to],
            Action::Attempt { mission, ship } => {
                [Some(*mission), *ship].into_iter().flatten().collect()
            }
            Action::Use { card, .. } => vec![*card],
            Action::Repair { damage } => vec![*damage],
            Action::Pass | Action::End | Action::Draw | Action::DrawRest | Action::Hide => {
                Vec::new()
            }
        },
        _ => Vec::new(),
    }
}
