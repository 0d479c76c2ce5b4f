//! Setting up the game (2E-SETUP-01 to 2E-SETUP-09).

use super::rules::Rules;
use super::turn::{HAND, Step, Turn};
use crate::kernel::event::Log;
use crate::kernel::frame::Frame;
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::rng::Dice;
use crate::kernel::state::{Card, Player, State};
use crate::kernel::table::{Deck, Table};
use cards::CardDef;
use cards::lexicon::CardType;
use locale::{Message, message};
use std::sync::Arc;

/// A technical maximum; the rules have none (2E-GAP-57).
pub const MOST_PLAYERS: usize = 6;

/// Why a game could not be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum SetupError {
    Players(usize),
    UnknownCard(usize, u16),
    TooManyCards(usize),
}

impl SetupError {
    pub fn message(&self) -> Message {
        match *self {
            // 2E-SETUP-09.
            SetupError::Players(n) => message!("setup-players", n = n, most = MOST_PLAYERS),
            SetupError::UnknownCard(player, card) => {
                message!(
                    "setup-unknown-card",
                    player = player,
                    card = card.to_string()
                )
            }
            SetupError::TooManyCards(n) => message!("setup-too-many-cards", n = n),
        }
    }
}

impl Game {
    /// A new game: piles shuffled, first player drawn, opening hands taken, ready for the first choice.
    pub fn new(
        defs: Arc<[CardDef]>,
        decks: &[Deck],
        rules: Rules,
        seed: u64,
    ) -> Result<Game, SetupError> {
        check(&defs, decks)?;
        let decks = numbered(decks, seed);
        let table = Arc::new(Table::new(defs, &decks, &rules));
        let mut game = Game::laid_out(table, rules, seed);
        let seats: Vec<Seat> = game.state.seats().collect();
        for &seat in &seats {
            game.shuffle_pile(seat);
            game.shuffle_deck(seat);
        }
        // 2E-SETUP-05.
        game.state.active = Seat(game.state.dice.below(seats.len()) as u8);
        for &seat in &seats {
            for _ in 0..HAND {
                if let Some(&card) = game.state.zone(Place::Deck(seat)).last() {
                    game.state.put(card, Place::Hand(seat));
                }
            }
        }
        game.run();
        Ok(game)
    }

    /// Every card in its first place, nothing shuffled, nobody asked.
    pub(crate) fn laid_out(table: Arc<Table>, rules: Rules, seed: u64) -> Game {
        let players = usize::from(table.players);
        let mut state = State {
            rules,
            cards: Vec::with_capacity(table.faces.len()),
            zones: vec![Vec::new(); players * Place::ZONES],
            field: Vec::new(),
            players: vec![Player::default(); players],
            active: Seat(0),
            turn: 0,
            frames: vec![Frame::Turn(Turn::new(Step::Start))],
            pending: None,
            lasting: Vec::new(),
            uses: Vec::new(),
            record: Vec::new(),
            last_known: Vec::new(),
            skills_used: Vec::new(),
            memory: Vec::new(),
            loops: Vec::new(),
            dice: Dice::new(seed),
            outcome: None,
        };
        for (i, face) in table.faces.iter().enumerate() {
            let place = match face.kind {
                CardType::Mission => Place::Row(face.owner),
                CardType::Dilemma => Place::Pile(face.owner),
                _ => Place::Deck(face.owner),
            };
            state.cards.push(Card::new(place, face.owner));
            if let Some(zone) = state.zone_mut(place) {
                zone.push(CardId(i as u16));
            }
        }
        Game {
            table,
            state,
            log: Log::Off,
            reply: None,
            met: None,
            offered: None,
            tally: None,
        }
    }
}

/// The order in which the cards get their numbers: mixed, so that a number tells nothing about the cards
/// beside it in a deck list, and the same however the list was ordered. Missions keep their places in the
/// row (2E-SETUP-02).
fn numbered(decks: &[Deck], seed: u64) -> Vec<Deck> {
    let mut dice = Dice::new(!seed);
    let mut mix = |cards: &[u16]| {
        let mut cards: Vec<CardId> = cards.iter().map(|c| CardId(*c)).collect();
        cards.sort();
        dice.shuffle(&mut cards);
        cards.into_iter().map(|c| c.0).collect()
    };
    decks
        .iter()
        .map(|deck| Deck {
            missions: deck.missions.clone(),
            dilemmas: mix(&deck.dilemmas),
            deck: mix(&deck.deck),
        })
        .collect()
}

fn check(defs: &[CardDef], decks: &[Deck]) -> Result<(), SetupError> {
    if decks.len() < 2 || decks.len() > MOST_PLAYERS {
        return Err(SetupError::Players(decks.len()));
    }
    let mut total = 0;
    for (seat, deck) in decks.iter().enumerate() {
        for &def in deck.missions.iter().chain(&deck.dilemmas).chain(&deck.deck) {
            total += 1;
            if usize::from(def) >= defs.len() {
                return Err(SetupError::UnknownCard(seat + 1, def));
            }
        }
    }
    if total > 4000 {
        return Err(SetupError::TooManyCards(total));
    }
    Ok(())
}
