//! Laying out a game: cards get their numbers and first places; the edition does the rest.

use super::edition::Rules;
use super::event::Log;
use super::frame::Frame;
use super::game::Game;
use super::ids::{CardId, Seat};
use super::rng::Dice;
use super::state::{Card, Player, State};
use super::table::{Deck, MOST_ICONS, Table};
use crate::text::muting::Memo;
use cards::CardDef;
use locale::{Message, message};
use std::sync::Arc;

/// The most cards in a game.
const MOST_CARDS: usize = 4000;

/// The reason a game could not be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum SetupError {
    /// Too few or too many players; the second number is the most.
    Players(usize, usize),
    /// A player (counted from 1) names a card that does not exist.
    UnknownCard(usize, u16),
    /// Too many cards for one game.
    TooManyCards(usize),
    /// Too many different icons for one game.
    TooManyIcons(usize),
    /// A deck has cards in a zone that cannot be played yet.
    NotPlayedYet(Message),
}

impl SetupError {
    /// The error in words.
    pub fn message(&self) -> Message {
        match self {
            // 2E-SETUP-09.
            SetupError::Players(n, most) => message!("setup-players", n = *n, most = *most),
            SetupError::UnknownCard(player, card) => {
                message!(
                    "setup-unknown-card",
                    player = *player,
                    card = card.to_string()
                )
            }
            SetupError::TooManyCards(n) => message!("setup-too-many-cards", n = *n),
            SetupError::TooManyIcons(n) => {
                message!("setup-too-many-icons", n = *n, most = MOST_ICONS)
            }
            SetupError::NotPlayedYet(zone) => {
                message!("setup-not-played-yet", zone = zone.clone())
            }
        }
    }
}

impl Game {
    /// A new game: piles are shuffled, the first player is chosen at random, opening hands are drawn, and the first
    /// question is pending.
    pub fn new(
        defs: Arc<[CardDef]>,
        decks: &[Deck],
        rules: Rules,
        seed: u64,
    ) -> Result<Game, SetupError> {
        check(&defs, decks, &rules)?;
        let decks = numbered(decks, seed);
        let table = Arc::new(Table::new(defs, &decks, &rules));
        let procedure = table.procedure;
        let mut game = Game::laid_out(table, rules, seed);
        procedure.begin(&mut game);
        game.run();
        Ok(game)
    }

    /// A game with every card in its first place, nothing shuffled and nobody asked.
    pub(crate) fn laid_out(table: Arc<Table>, rules: Rules, seed: u64) -> Game {
        let players = usize::from(table.players);
        let mut state = State {
            rules,
            cards: Vec::with_capacity(table.faces.len()),
            zones: vec![Vec::new(); table.procedure.lists(players, table.sites.len())],
            field: Vec::new(),
            players: vec![Player::default(); players],
            lines: Vec::new(),
            active: Seat(0),
            turn: 0,
            frames: vec![Frame::Turn(table.procedure.first_turn())],
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
            let place = table.procedure.first_place(face.part, face.owner);
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
            memo: Memo::default(),
        }
    }
}

/// The order in which the cards get their numbers: mixed, so that a number reveals nothing about its neighbours in a
/// deck list, and independent of the order of the list. Missions keep their places in the row (2E-SETUP-02).
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
            seeds: mix(&deck.seeds),
            deck: mix(&deck.deck),
        })
        .collect()
}

fn check(defs: &[CardDef], decks: &[Deck], rules: &Rules) -> Result<(), SetupError> {
    let most = rules.procedure().most_players();
    if decks.len() < 2 || decks.len() > most {
        return Err(SetupError::Players(decks.len(), most));
    }
    let mut total = 0;
    let mut icons = Vec::new();
    for (seat, deck) in decks.iter().enumerate() {
        for (def, _) in deck.cards() {
            total += 1;
            let Some(card) = defs.get(usize::from(def)) else {
                return Err(SetupError::UnknownCard(seat + 1, def));
            };
            for icon in card.icons() {
                if !icons.contains(icon) {
                    icons.push(*icon);
                }
            }
        }
    }
    if total > MOST_CARDS {
        return Err(SetupError::TooManyCards(total));
    }
    // Command and Staff have their numbers in every game; icons that only a ship asks for are few.
    if icons.len() + SPARE_ICONS > MOST_ICONS {
        return Err(SetupError::TooManyIcons(icons.len()));
    }
    Ok(())
}

/// Icons that ships of a game require and no personnel has.
const SPARE_ICONS: usize = 8;
