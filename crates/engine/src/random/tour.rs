//! Games that together use every card: two to four players, both rulebooks, decks made for one card after the other.

use super::{Manner, RandomPlayer};
use crate::kernel::edition::Rules;
use crate::kernel::game::Game;
use crate::kernel::setup::SetupError;
use crate::kernel::table::Deck;
use cards::{CardDef, Catalogue, DeckRules};
use std::sync::Arc;

/// The `n`-th game and the player that answers for all seats. The definitions must be those of the
/// catalogue, their texts may differ.
///
/// Every fourth game is played evenly, the others eagerly. A deck that is not legal is left out; with too
/// few players left, the game cannot be set up.
pub fn game(
    catalogue: &Catalogue,
    defs: &Arc<[CardDef]>,
    seed: u64,
    n: u64,
) -> Result<(Game, RandomPlayer), SetupError> {
    let players = 2 + n % 3;
    let rules = match n / 3 % 2 {
        0 => Rules::r2003(),
        _ => Rules::r2002(),
    };
    let manner = match n % 4 {
        0 => Manner::Even,
        _ => Manner::Eager,
    };
    let lists = cards::tour::decks(catalogue, seed, n, players as usize);
    let legal = lists.iter().filter_map(|list| {
        let checked = list.validate(catalogue, &DeckRules::default());
        checked.ok().map(|(deck, _)| Deck::from(&deck))
    });
    let decks: Vec<Deck> = legal.collect();
    let seed = seed.wrapping_mul(0x1_0000_0001).wrapping_add(n);
    let game = Game::new(Arc::clone(defs), &decks, rules, seed)?;
    Ok((game, RandomPlayer::of_manner(manner, seed)))
}
