//! One game, from its number to what it came to.

use super::Mode;
use super::schedule::{Schedule, Seating, Setup};
use super::tally::Tally;
use super::watch::Watch;
use crate::failure::Failure;
use crate::games::Stop;
use bots::{Bot, Level};
use engine::random::RandomPlayer;
use engine::{Answer, Deck, Game, Moment, Rules, Seat, Watcher};
use locale::message;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

/// The settings that all games of a run share.
#[derive(Debug)]
pub struct Playing<'a> {
    pub defs: Arc<[cards::CardDef]>,
    pub decks: &'a [Deck],
    pub schedule: Schedule,
    /// One for each player.
    pub bots: Vec<Level>,
    pub rules: Rules,
    /// A game that has not ended after this many choices is an error.
    pub max_choices: u64,
    pub mode: Mode,
    /// Everything that a report shows is taken note of.
    pub watch: bool,
    pub stop: Stop,
}

/// The players of a game. Random ones are one player, who answers for all seats.
#[derive(Debug)]
enum Players {
    Random(RandomPlayer),
    Bots(Vec<Bot>),
}

impl Players {
    /// An answer to the pending question; random players choose from the question in a view, if there is one.
    fn answer(&mut self, game: &Game, views: &[Watcher]) -> Option<(Seat, Answer)> {
        match self {
            Players::Random(player) => {
                let watcher = views.get(game.pending()?.seat.index());
                match watcher.and_then(|watcher| watcher.view().prompt.as_ref()) {
                    Some(prompt) => player.answer_prompt(game, prompt),
                    None => player.answer(game),
                }
            }
            Players::Bots(bots) => {
                let seat = game.pending()?.seat.index();
                bots.get_mut(seat)?.answer(game)
            }
        }
    }

    /// The number of options of the last question, where that is counted.
    fn options(&self) -> u64 {
        match self {
            Players::Random(player) => player.options() as u64,
            Players::Bots(_) => 0,
        }
    }
}

impl Playing<'_> {
    /// Plays a game; `None` if it was stopped before its end.
    pub fn game(&self, n: u64) -> Result<Option<Tally>, Failure> {
        let setup = self.schedule.game(n);
        let decks: Vec<Deck> = (setup.decks.iter())
            .map(|deck| self.decks[*deck].clone())
            .collect();
        let mut game = Game::new(Arc::clone(&self.defs), &decks, self.rules, setup.seed)
            .map_err(|error| Failure::Other(error.message()))?;
        game.set_log(self.watch || self.mode == Mode::Log);
        let named = !matches!(self.schedule.seating, Seating::Drawn(_));
        let mut watch = self.watch.then(|| Watch::new(&game, &setup, named));
        let mut players = self.seated(&setup);
        let mut tally = Tally::new(self.bots.len());
        let seed = setup.seed.to_string();
        let mut views: Vec<Watcher> = match self.mode {
            Mode::Server => (game.state().seats())
                .map(|seat| Watcher::new(&game, Some(seat)))
                .collect(),
            Mode::Core | Mode::Log | Mode::Views => Vec::new(),
        };
        loop {
            let asked = Instant::now();
            let Some((seat, answer)) = players.answer(&game, &views) else {
                break;
            };
            if self.mode == Mode::Server {
                let entry = serde_json::to_string(&answer).unwrap_or_default();
                tally.bytes_written += entry.len() as u64;
            }
            tally.times[setup.bots[seat.index()]].add(asked.elapsed());
            tally.choices += 1;
            tally.options += players.options();
            if let Err(refusal) = game.answer(seat, answer) {
                let refusal = refusal.message();
                let what = message!("simulate-refused", seed = seed.clone(), refusal = refusal);
                tally.wrong.push((n, what));
                break;
            }
            if tally.choices >= self.max_choices && game.pending().is_some() {
                let most = self.max_choices.to_string();
                let what = message!("simulate-no-end", seed = seed.clone(), most = most);
                tally.wrong.push((n, what));
                break;
            }
            self.keep(&mut game, watch.as_mut(), &mut views, &mut tally)?;
            if self.stop.is_asked() {
                return Ok(None);
            }
        }
        tally.finish(&game, &setup, named);
        tally.watched = watch.map(|watch| watch.finish(&game));
        Ok(Some(tally))
    }

    /// The bots of the seats.
    fn seated(&self, setup: &Setup) -> Players {
        if self.bots.iter().all(|level| *level == Level::Random) {
            return Players::Random(RandomPlayer::new(setup.seed));
        }
        let bots = (setup.bots.iter())
            .zip(1..)
            .map(|(bot, n): (_, u64)| Bot::new(self.bots[*bot], setup.seed ^ (n << 32)));
        Players::Bots(bots.collect())
    }

    /// Keeps the data of the mode after each answer.
    fn keep(
        &self,
        game: &mut Game,
        watch: Option<&mut Watch>,
        views: &mut [Watcher],
        tally: &mut Tally,
    ) -> Result<(), Failure> {
        let events = match watch.is_some() || self.mode == Mode::Log {
            true => game.take_events(),
            false => Vec::new(),
        };
        if let Some(watch) = watch {
            watch.see(game, &events);
        }
        match self.mode {
            Mode::Core => {}
            Mode::Log => tally.bytes_written += events.len() as u64,
            Mode::Views => {
                for seat in 0..self.schedule.players as u8 {
                    tally.bytes_written += game.view_json(Some(Seat(seat))).len() as u64;
                }
            }
            Mode::Server => {
                tally.bytes_written += size_of_val(&black_box(game.state().hash64())) as u64;
                let moment = Moment::new(game);
                for view in views {
                    tally.bytes_written += view.follow(&moment).len() as u64;
                }
            }
        }
        if tally.choices.is_multiple_of(64) {
            tally.state_bytes = tally.state_bytes.max(game.state().bytes());
        }
        Ok(())
    }
}
