//! Games to try the laws on.

use super::texts;
use cards::lexicon::CardType;
use cards::{CardDef, Catalogue, DeckRules, generate};
use engine::random::{RandomPlayer, tour};
use engine::{Answer, Deck, Game, Rules, Seat};
use std::sync::{Arc, OnceLock};

/// No random game has been seen to take a tenth of this.
pub const MOST_STEPS: usize = 50_000;

pub fn defs() -> Arc<[CardDef]> {
    static DEFS: OnceLock<Arc<[CardDef]>> = OnceLock::new();
    Arc::clone(DEFS.get_or_init(|| Catalogue::second_edition().shared()))
}

/// How many games to play: what the test usually plays, or as many as the environment says.
pub fn games(usual: u64) -> std::ops::Range<u64> {
    let wanted = std::env::var("SPACELINE_GAMES").ok();
    0..wanted.and_then(|n| n.parse().ok()).unwrap_or(usual)
}

fn deck(seed: u64) -> Deck {
    let cards = Catalogue::second_edition();
    let list = generate::generate(cards, seed, None);
    let (deck, _) = list
        .validate(cards, &DeckRules::default())
        .unwrap_or_else(|findings| panic!("deck {seed}: {findings:?}"));
    Deck::from(&deck)
}

/// The n-th game: from two to six players, both rule sets in turn.
fn game(n: u64, defs: Arc<[CardDef]>, interrupts: bool) -> Game {
    let players = 2 + n % 5;
    let rules = match n / 5 % 2 {
        0 => Rules::r2003(),
        _ => Rules::r2002(),
    };
    let mut decks: Vec<Deck> = (0..players).map(|p| deck(n * 8 + p)).collect();
    if interrupts {
        decks.iter_mut().for_each(|d| with_interrupts(d, &defs, n));
    }
    Game::new(defs, &decks, rules, n).unwrap_or_else(|e| panic!("game {n}: {e}"))
}

/// Generated decks hold no interrupts; here every tenth card becomes one.
fn with_interrupts(deck: &mut Deck, defs: &[CardDef], n: u64) {
    let interrupt = |i: &u16| defs[usize::from(*i)].card_type() == CardType::Interrupt;
    let all: Vec<u16> = (0..defs.len() as u16).filter(interrupt).collect();
    for (i, card) in deck.deck.iter_mut().enumerate().step_by(10) {
        *card = all[(n as usize * 7 + i) % all.len()];
    }
}

/// A game in progress and the random players at it.
pub struct Playing {
    pub n: u64,
    pub step: usize,
    pub game: Game,
    player: RandomPlayer,
}

impl Playing {
    /// The n-th game with the cards as they are.
    pub fn new(n: u64) -> Playing {
        Playing::at(n, game(n, defs(), false))
    }

    /// The n-th game with texts on the cards.
    pub fn telling(n: u64) -> Playing {
        Playing::at(n, game(n, texts::defs(), true))
    }

    /// The n-th game of a tour through all cards with their real texts.
    pub fn touring(n: u64) -> Playing {
        let (game, player) = tour::game(Catalogue::second_edition(), &defs(), 1, n)
            .unwrap_or_else(|e| panic!("game {n}: {e}"));
        Playing::with(n, game, player)
    }

    /// In turn one game with invented texts and one with the real ones.
    pub fn varied(n: u64) -> Playing {
        match n % 2 {
            0 => Playing::telling(n / 2),
            _ => Playing::touring(n / 2),
        }
    }

    fn at(n: u64, game: Game) -> Playing {
        Playing::with(n, game, RandomPlayer::new(n ^ 0x5eed))
    }

    fn with(n: u64, game: Game, player: RandomPlayer) -> Playing {
        Playing {
            n,
            step: 0,
            game,
            player,
        }
    }

    /// Plays on by one answer and returns it; `None` when the game is over.
    pub fn step(&mut self) -> Option<(Seat, Answer)> {
        let (seat, answer) = self.player.answer(&self.game)?;
        self.step += 1;
        assert!(self.step < MOST_STEPS, "game {} does not end", self.n);
        let accepted = self.game.answer(seat, answer.clone());
        if let Err(refusal) = accepted {
            let asked = self.game.pending();
            panic!(
                "{}: {answer:?} was offered: {refusal} ({asked:?})",
                self.place()
            );
        }
        Some((seat, answer))
    }

    /// For messages.
    pub fn place(&self) -> String {
        format!("game {}, step {}", self.n, self.step)
    }
}
