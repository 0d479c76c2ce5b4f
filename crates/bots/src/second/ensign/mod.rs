//! The Ensign: plays on curve, keeps one crew together, goes where it can complete a mission, uses texts that help.

mod crew;
mod dilemmas;
mod fate;
mod fights;
mod gains;
mod offers;
mod orders;
mod picks;
mod play;
mod texts;

pub use dilemmas::dilemma_sets;
pub use play::Need;
pub use texts::worth;

use crate::second::eye::Eye;
use engine::random::RandomPlayer;
use engine::{AbilityRef, Action, Answer, Ask, CardId, Choice, Flag, Game, Seat, TextAsk};
use std::cmp::Reverse;

/// Actions in one turn; nobody needs as many.
const MOST_ACTS: u32 = 80;

#[derive(Clone, Debug)]
pub struct Ensign {
    /// A Cadet: no texts, no waiting for a larger crew, dilemmas at random.
    simple: bool,
    /// See [`Eye::quick`].
    quick: bool,
    /// For questions there is no rule of thumb for.
    random: RandomPlayer,
    turn: u16,
    acts: u32,
    /// Texts used this turn, and cards it tried to play: one that only a text makes cheap enough may stay in hand.
    used: Vec<(CardId, AbilityRef)>,
    played: Vec<CardId>,
    actions: Vec<Action>,
}

impl Ensign {
    pub fn new(seed: u64) -> Ensign {
        Ensign {
            simple: false,
            quick: false,
            random: RandomPlayer::new(seed),
            turn: 0,
            acts: 0,
            used: Vec::new(),
            played: Vec::new(),
            actions: Vec::new(),
        }
    }

    /// An Ensign with less judgement.
    pub fn cadet(seed: u64) -> Ensign {
        Ensign {
            simple: true,
            ..Ensign::new(seed)
        }
    }

    /// A faster copy with less judgement, for games that are only imagined.
    #[must_use]
    pub fn in_haste(&self) -> Ensign {
        Ensign {
            quick: true,
            ..self.clone()
        }
    }

    /// A legal answer to the pending question, which is then given.
    pub fn answer(&mut self, game: &Game) -> Option<(Seat, Answer)> {
        let (seat, answer) = self.propose(game)?;
        self.note(&answer);
        Some((seat, answer))
    }

    /// Remembers what was answered this turn.
    pub fn note(&mut self, answer: &Answer) {
        if let Answer::Act(_) = answer {
            self.acts += 1;
        }
        match *answer {
            Answer::Act(Action::Use { card, ability }) => self.used.push((card, ability)),
            Answer::Act(Action::Play { card, .. }) => self.played.push(card),
            _ => {}
        }
    }

    /// Forgets the last turn in a new one.
    pub fn wake(&mut self, game: &Game) {
        if self.turn != game.state().turn {
            self.turn = game.state().turn;
            self.acts = 0;
            self.used.clear();
            self.played.clear();
        }
    }

    /// A legal answer to the pending question.
    pub fn propose(&mut self, game: &Game) -> Option<(Seat, Answer)> {
        let pending = game.pending()?;
        let eye = Eye {
            game,
            seat: pending.seat,
            quick: self.quick,
        };
        self.wake(game);
        let answer = match &pending.choice {
            Choice::Act => self.act(eye, pending.ask).map(Answer::Act),
            _ if self.simple => simple(eye, pending.ask, &pending.choice),
            choice => thought(eye, pending.ask, choice),
        };
        match answer.filter(|a| game.validate(eye.seat, a).is_ok()) {
            Some(answer) => Some((eye.seat, answer)),
            None => self.random.answer(game),
        }
    }

    fn act(&mut self, eye: Eye, ask: Ask) -> Option<Action> {
        let mut actions = std::mem::take(&mut self.actions);
        eye.game.actions_into(&mut actions);
        let action = match ask {
            Ask::PlayAndDraw => self
                .text(eye, &actions)
                .or_else(|| play::play(eye, &actions, &self.played)),
            Ask::Orders => self.order(eye, &actions),
            _ => self.text(eye, &actions).or_else(|| {
                let repair = |a: &&Action| matches!(a, Action::Repair { .. });
                let done = |a: &&Action| matches!(a, Action::Pass | Action::End);
                let found = actions.iter().find(repair);
                found.or_else(|| actions.iter().find(done)).copied()
            }),
        };
        self.actions = actions;
        action
    }

    /// A text that helps, once a turn.
    fn text(&self, eye: Eye, actions: &[Action]) -> Option<Action> {
        if self.simple {
            return None;
        }
        let best = actions
            .iter()
            .filter_map(|action| match *action {
                Action::Use { card, ability } if !self.used.contains(&(card, ability)) => {
                    Some((texts::worth(eye, card, ability), card, ability))
                }
                _ => None,
            })
            .max_by_key(|(worth, card, _)| (*worth, Reverse(*card)))?;
        let (worth, card, ability) = best;
        if worth <= 0 {
            return None;
        }
        Some(Action::Use { card, ability })
    }

    fn order(&self, eye: Eye, actions: &[Action]) -> Option<Action> {
        if self.acts > MOST_ACTS {
            return Some(Action::End);
        }
        let gain = || match self.simple {
            true => None,
            false => gains::order(eye, actions, &self.used),
        };
        orders::attempt(eye, actions, self.simple, &self.used)
            .or_else(gain)
            .or_else(|| self.text(eye, actions))
            .or_else(|| orders::travel(eye, actions, self.simple))
            .or(Some(Action::End))
    }
}

/// Rules of thumb for everything but actions.
fn thought(eye: Eye, ask: Ask, choice: &Choice) -> Option<Answer> {
    match choice {
        Choice::Cards {
            from,
            min,
            max,
            rule,
        } => picks::pick(eye, ask, from, *min, *max, *rule),
        Choice::Order { cards } if ask == Ask::OrderDilemmas => {
            Some(Answer::Order(dilemmas::order(eye, cards)))
        }
        Choice::YesNo => Some(Answer::YesNo(offers::is_wanted(eye, ask))),
        Choice::Options { options } => offers::option(eye, ask, options),
        Choice::Name { what } => offers::name(eye, what),
        Choice::Player { from } => offers::player(eye, ask, *from),
        Choice::Place { .. } => match ask {
            Ask::Text {
                what: TextAsk::FightShip,
                ..
            } => fights::place(eye).map(Answer::Place),
            _ => None,
        },
        _ => None,
    }
}

/// Those of a Cadet, who answers the rest at random.
fn simple(eye: Eye, ask: Ask, choice: &Choice) -> Option<Answer> {
    match (choice, ask) {
        (Choice::Order { cards }, Ask::OrderDilemmas) => {
            let mut cards = cards.clone();
            cards.sort_by_key(|c| eye.game.table().face(*c).cost);
            Some(Answer::Order(cards))
        }
        (Choice::YesNo, Ask::Text { card, .. }) => {
            let own = eye.is_mine(card) && !eye.is(card, Flag::Damage);
            Some(Answer::YesNo(own || eye.hand().len() >= 4))
        }
        (Choice::YesNo, _) => Some(Answer::YesNo(true)),
        _ => None,
    }
}
