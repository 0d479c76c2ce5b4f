//! The prospects of a seat, estimated without playing on. The weights come from games between Ensigns with the starter
//! decks: a logistic regression of who won on what lay on the table at the start of each turn.

use crate::second::eye::{Eye, Sums, requirement};
use cards::lexicon::CardType;
use engine::{Game, Place, Seat};

/// The weights, in natural logarithms of the odds: of a point, and so on.
const POINT: f64 = 0.030;
/// A mission that all personnel in play could complete together.
const READY: f64 = 0.10;
/// Each personnel in play up to a full crew, each further one, and what each has cost.
const PERSONNEL: f64 = 0.12;
const MORE_PERSONNEL: f64 = 0.085;
const QUALITY: f64 = 0.016;
const FULL_CREW: f64 = 8.0;
const MOST_PERSONNEL: f64 = 16.0;
/// Without a ship there is little to be had; games in which one is lost for long are rare, so this is by judgement.
const SHIP: f64 = 1.2;
const SECOND_SHIP: f64 = 0.41;
const CORE: f64 = 0.08;
const HAND: f64 = 0.02;
/// A deck that is running out.
const SHORT_DECK: f64 = -0.147;
const LOW: f64 = 10.0;
/// To have the turn.
const TURN: f64 = 0.34;

/// The chance of `seat` to win, from 0 to 1.
pub fn outlook(game: &Game, seat: Seat) -> f64 {
    let state = game.state();
    if let Some(outcome) = &state.outcome {
        return match (outcome.winners.has(seat), outcome.tied.has(seat)) {
            (true, _) => 1.0,
            (_, true) => 0.5,
            _ => 0.0,
        };
    }
    let mine = standing(game, seat);
    let others = state.from_seat(seat).filter(|s| *s != seat);
    let odds = others.map(|other| (standing(game, other) - mine).exp());
    1.0 / (1.0 + odds.sum::<f64>())
}

/// Points, and what it takes to get more.
fn standing(game: &Game, seat: Seat) -> f64 {
    let eye = Eye {
        game,
        seat,
        quick: true,
    };
    let state = game.state();
    let crew: Vec<_> = eye.own(CardType::Personnel).collect();
    let sums = Sums::of(game, &crew);
    let is_ready = |m: &engine::CardId| requirement(game, *m).is_some_and(|r| sums.part(r) >= 1.0);
    let ready = eye.open_missions().iter().filter(|m| is_ready(m)).count();
    let cost: i16 = crew.iter().map(|c| game.table().face(*c).cost).sum();
    let ships = match eye.own(CardType::Ship).count() {
        0 => 0.0,
        1 => SHIP,
        _ => SHIP + SECOND_SHIP,
    };
    let size = |place: Place| state.zone(place).len() as f64;
    let personnel = crew.len() as f64;
    let more = (personnel.min(MOST_PERSONNEL) - FULL_CREW).max(0.0);
    POINT * f64::from(state.player(seat).score)
        + READY * ready as f64
        + PERSONNEL * personnel.min(FULL_CREW)
        + MORE_PERSONNEL * more
        + QUALITY * f64::from(cost)
        + ships
        + CORE * size(Place::Core(seat))
        + HAND * size(Place::Hand(seat)).min(LOW)
        + SHORT_DECK * (LOW - size(Place::Deck(seat))).max(0.0)
        + if state.active == seat { TURN } else { 0.0 }
}
