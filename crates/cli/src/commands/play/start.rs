//! From the command line to a game that waits for its first answer.

use super::Args;
use super::record::Recorder;
use super::session::{Control, Session};
use crate::commands::deck_rules;
use crate::decks::About;
use crate::failure::{Failure, io_error};
use crate::{decks, level, library};
use cards::Catalogue;
use cards::deck::starters::{Starter, starters};
use engine::Replay;
use engine::random::SmallRng;
use engine::{Game, Rules, Scenario};
use locale::{Lang, Message, message, say};
use std::path::Path;

/// A long list of faults helps nobody.
const MOST_FAULTS: usize = 20;
/// The largest scenario.
const MOST_MEGABYTES: u32 = 1;

impl Args {
    pub fn session(&self, lang: Lang) -> Result<Session, Failure> {
        let catalogue = library::catalogue();
        let seed = self.seed.unwrap_or_else(any_seed);
        let random = match self.scenario.is_none() && self.decks.is_empty() {
            true => random_starters(usize::from(self.players), seed),
            false => Vec::new(),
        };
        let (game, replay) = match &self.scenario {
            Some(path) => scenario(lang, path, catalogue)?,
            None => {
                let ids = random.iter().map(|starter| starter.id.to_owned());
                let ids: Vec<String> = ids.chain(self.decks.clone()).collect();
                let game = self.new_game(lang, catalogue, &ids, seed)?;
                let replay = Replay::start(&game, &[]);
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
        let names = random.into_iter().map(|starter| name(lang, starter));
        let session = Session::new(lang, game, controls, seed, recorder);
        Ok(session.with_decks(names.collect()))
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

    fn new_game(
        &self,
        lang: Lang,
        catalogue: &Catalogue,
        decks: &[String],
        seed: u64,
    ) -> Result<Game, Failure> {
        let book = self.rules.unwrap_or_default();
        let players = usize::from(self.players);
        let decks = decks::seats(lang, decks, players, &deck_rules(book))?;
        Game::new(catalogue.shared(), &decks, Rules::of(book), seed)
            .map_err(|error| asked(error.message(), None))
    }

    /// The control of each seat: the named seats are human, all in a hot seat, else the first.
    fn controls(&self, players: usize) -> Result<Vec<Control>, Failure> {
        if self.hot_seat && self.seat.is_empty() {
            return Ok(vec![Control::Human; players]);
        }
        let mut human = vec![false; players];
        let seats = if self.seat.is_empty() {
            &[1][..]
        } else {
            &self.seat
        };
        for &seat in seats {
            match human.get_mut(usize::from(seat).wrapping_sub(1)) {
                Some(human) => *human = true,
                None => {
                    return Err(asked(
                        message!("no-such-seat", n = seat),
                        Some(message!("no-such-seat-hint", n = players)),
                    ));
                }
            }
        }
        let free = human.iter().filter(|human| !**human).count();
        if self.bot.len() > free {
            return Err(asked(
                message!("bots-too-many", n = self.bot.len(), seats = free),
                Some(message!("bots-too-many-hint")),
            ));
        }
        // From the first free seat on; the last bot takes all that are left.
        let mut levels = self.bot.iter().copied();
        let mut level = level::USUAL;
        let controls = human.into_iter().map(|human| match human {
            true => Control::Human,
            false => {
                level = levels.next().unwrap_or(level);
                Control::Bot(level)
            }
        });
        Ok(controls.collect())
    }
}

/// Returns different starter decks, chosen at random.
fn random_starters(players: usize, seed: u64) -> Vec<&'static Starter> {
    let mut rng = SmallRng::new(seed);
    let mut left: Vec<&Starter> = starters().iter().collect();
    let draw = |_| left.swap_remove(rng.below(left.len()));
    (0..players).map(draw).collect()
}

/// `Voices of the Temple (Bajoran)`.
fn name(lang: Lang, starter: &Starter) -> String {
    let about = About::of(lang, starter);
    let (name, affiliation) = (about.name, about.affiliation);
    format!("{name} ({affiliation})")
}

fn scenario(lang: Lang, path: &Path, catalogue: &Catalogue) -> Result<(Game, Replay), Failure> {
    let file = path.display().to_string();
    let text = crate::file::read_text(path, MOST_MEGABYTES)
        .map_err(|why| asked(message!("cannot-read-file", file = &file, why = why), None))?;
    build(lang, catalogue, &file, text)
}

/// A game from a scenario that is in no file; the first player is a human.
pub fn scenario_session(
    lang: Lang,
    catalogue: &Catalogue,
    text: String,
) -> Result<Session, Failure> {
    let (game, replay) = build(lang, catalogue, "scenario", text)?;
    let mut controls = vec![Control::Bot(level::USUAL); game.state().players.len()];
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
    let replay = Replay::start_scenario(&built.game, &[], text);
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
