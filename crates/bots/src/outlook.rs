//! How a game stands for a seat, without playing on.

use crate::eye::{Eye, Sums, requirement};
use cards::lexicon::CardType;
use engine::{Game, Place, Seat};

/// Points in which one player is ahead of another that make three chances in four.
const LEAD: f64 = 25.0;

/// The chance of `seat` to win, from 0 to 1.
pub fn outlook(game: &Game, seat: Seat) -> f64 {
    if let Some(outcome) = &game.state().outcome {
        return match (outcome.winners.has(seat), outcome.tied.has(seat)) {
            (true, _) => 1.0,
            (_, true) => 0.5,
            _ => 0.0,
        };
    }
    let mine = standing(game, seat);
    let others = game
        .state()
        .seats()
        .filter(|s| *s != seat && !game.state().player(*s).gone);
    let best = others.map(|s| standing(game, s)).fold(f64::MIN, f64::max);
    1.0 / (1.0 + (-(mine - best) / LEAD * 1.1).exp())
}

/// Points and what is likely to become points.
fn standing(game: &Game, seat: Seat) -> f64 {
    let eye = Eye { game, seat };
    let state = game.state();
    let score = f64::from(state.player(seat).score);
    let crew: Vec<_> = eye.own(CardType::Personnel).collect();
    let ships = eye.own(CardType::Ship).count();
    let sums = Sums::of(game, &crew);
    let mut hopes: Vec<f64> = eye
        .open_missions()
        .into_iter()
        .filter_map(|m| {
            let part = sums.part(requirement(game, m)?);
            Some(f64::from(eye.points(m)) * part * part)
        })
        .collect();
    hopes.sort_by(|a, b| b.total_cmp(a));
    let hope: f64 = hopes
        .iter()
        .zip([0.35, 0.15, 0.08])
        .map(|(h, w)| h * w)
        .sum();
    let hand = state.zone(Place::Hand(seat)).len().min(9) as f64;
    let core = state.zone(Place::Core(seat)).len() as f64;
    score
        + hope
        + 1.3 * (crew.len().min(14) as f64)
        + 0.6 * hand
        + 1.0 * core.min(4.0)
        + if ships > 0 { 6.0 } else { 0.0 }
        + if ships > 1 { 1.0 } else { 0.0 }
}
