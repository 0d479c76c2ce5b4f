//! From the command line to a game that waits for its first answer.

use super::Args;
use super::record::Recorder;
use super::session::{Control, Session};
use crate::commands::made_deck;
use crate::failure::{Failure, io_error};
use crate::{decks, library};
use cards::Catalogue;
use engine::kernel::replay::Replay;
use engine::{Deck, Game, Scenario};
use locale::{Lang, Message, message, say};
use std::path::Path;

/// A long list of faults helps nobody.
const MOST_FAULTS: usize = 20;

impl Args {
    pub fn session(&self, lang: Lang) -> Result<Session, Failure> {
        let catalogue = library::catalogue();
        let seed = self.seed.unwrap_or_else(any_seed);
        let (game, replay) = match &self.scenario {
            Some(path) => scenario(lang, path, catalogue)?,
            None => {
                let game = self.new_game(lang, catalogue, seed)?;
                let replay = Replay::start(&game, catalogue.hash(), &[]);
                (game, replay)
            }
        };
        let controls = self.controls(game.state().players.len())?;
        self.spare_old_file()?;
        let recorder = Recorder::new(replay, self.record.clone()).map_err(|error| {
            let path = self.record.as_deref().unwrap_or(Path::new(""));
            let (file, why) = (path.display().to_string(), io_error(&error));
            asked(message!("cannot-write-file", file = file, why = why), None)
        })?;
        Ok(Session::new(lang, game, controls, seed, recorder))
    }

    /// A recording never takes the place of something that is there.
    fn spare_old_file(&self) -> Result<(), Failure> {
        match &self.record {
            Some(path) if path.exists() => Err(asked(
                message!("file-exists", file = path.display().to_string()),
                Some(message!("file-exists-hint")),
            )),
            _ => Ok(()),
        }
    }

    fn new_game(&self, lang: Lang, catalogue: &Catalogue, seed: u64) -> Result<Game, Failure> {
        let book = self.rules.unwrap_or_default();
        let players = usize::from(self.players);
        let decks = match self.decks.is_empty() {
            true => (0..u64::from(self.players))
                .map(|n| made_deck(seed.wrapping_mul(10).wrapping_add(n)))
                .collect::<Result<Vec<Deck>, Failure>>()?,
            false => decks::seats(lang, &self.decks, players, &book.deck_rules())?,
        };
        Game::new(catalogue.cards().into(), &decks, book.rules(), seed)
            .map_err(|error| asked(error.message(), None))
    }

    /// Who sits where: the named seats are human, all in a hot seat, else the first.
    fn controls(&self, players: usize) -> Result<Vec<Control>, Failure> {
        if self.hot_seat && self.seat.is_empty() {
            return Ok(vec![Control::Human; players]);
        }
        let mut controls = vec![Control::Bot; players];
        let seats = if self.seat.is_empty() {
            &[1][..]
        } else {
            &self.seat
        };
        for &seat in seats {
            match controls.get_mut(usize::from(seat).wrapping_sub(1)) {
                Some(control) => *control = Control::Human,
                None => {
                    return Err(asked(
                        message!("no-such-seat", n = seat),
                        Some(message!("no-such-seat-hint", n = players)),
                    ));
                }
            }
        }
        Ok(controls)
    }
}

fn scenario(lang: Lang, path: &Path, catalogue: &Catalogue) -> Result<(Game, Replay), Failure> {
    let file = path.display().to_string();
    let text = std::fs::read_to_string(path).map_err(|error| {
        let why = io_error(&error);
        asked(message!("cannot-read-file", file = &file, why = why), None)
    })?;
    build(lang, catalogue, &file, text)
}

/// A game from a scenario that is in no file; the first player is a human.
pub fn scenario_session(
    lang: Lang,
    catalogue: &Catalogue,
    text: String,
) -> Result<Session, Failure> {
    let (game, replay) = build(lang, catalogue, "scenario", text)?;
    let mut controls = vec![Control::Bot; game.state().players.len()];
    controls[0] = Control::Human;
    let recorder = Recorder::new(replay, None)?;
    Ok(Session::new(lang, game, controls, any_seed(), recorder))
}

fn build(
    lang: Lang,
    catalogue: &Catalogue,
    file: &str,
    text: String,
) -> Result<(Game, Replay), Failure> {
    let built = Scenario::read(&text)
        .and_then(|scenario| scenario.build(catalogue))
        .map_err(|faults| {
            let short = |line: String| line.chars().take(200).collect::<String>();
            let shown = faults.iter().take(MOST_FAULTS);
            let mut lines: Vec<String> = shown.map(|f| short(f.message().say(lang))).collect();
            if faults.len() > MOST_FAULTS {
                lines.push(say!(lang, "and-more", n = faults.len() - MOST_FAULTS));
            }
            asked(
                message!("in-file", file = file, what = lines.join("\n       ")),
                Some(message!("scenario-hint")),
            )
        })?;
    let replay = Replay::start_scenario(&built.game, catalogue.hash(), &[], text);
    Ok((built.game, replay))
}

/// A seed nobody chose; small, so that it can be read out and typed.
pub fn any_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(1, |t| u64::from(t.subsec_nanos()) % 1_000_000)
}

fn asked(message: Message, hint: Option<Message>) -> Failure {
    Failure::Asked { message, hint }
}
