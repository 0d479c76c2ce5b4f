//! A game as a file: rules, decks, seed and answers, with a hash of the state after each answer. Saving, undoing,
//! reconnecting and reporting a bug are all "replay to step n".
//!
//! The form is JSON Lines: the header, then one line per answer. A file can be written during the game by appending
//! lines. Files of the previous format ([`format1`]) can be read and continued; their hashes are not compared,
//! because they depended on how that engine stored its state.

mod error;
mod format1;

pub use error::ReplayError;

use super::choice::Answer;
use super::edition::Rules;
use super::game::Game;
use super::hash;
use super::ids::Seat;
use super::table::{Deck, Part};
use crate::scenario::{Scenario, ScenarioError};
use cards::{CardDef, Catalogue};
use locale::message;
use serde::{Deserialize, Deserializer, Serialize};
use std::sync::Arc;

/// The current version of the file format.
pub const FORMAT: u32 = 2;

/// The first line of a replay: everything that a game begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// See [`FORMAT`].
    pub format: u32,
    /// The version of the engine that wrote the file. For information only; the hashes decide.
    pub engine: String,
    /// The version of the hashes of states. Hashes of other versions are not compared.
    pub hashes: u32,
    /// The hash of the cards of this game; none if the file was written in an older format.
    #[serde(with = "hex", default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<u64>,
    /// The edition and its switches.
    #[serde(deserialize_with = "recorded_rules")]
    pub rules: Rules,
    /// The seed of everything random.
    pub seed: u64,
    /// The players, in the order of the seats.
    pub players: Vec<PlayerHeader>,
    /// The scenario the game began from, in place of the setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scenario: Option<String>,
    /// The hash of the state before the first answer; none if the file was written in an older format.
    #[serde(with = "hex", default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<u64>,
}

/// Rules as they were recorded. Games that were begun before the engine left out questions without consequence do not
/// say so, and go on asking them.
fn recorded_rules<'de, D: Deserializer<'de>>(d: D) -> Result<Rules, D::Error> {
    let mut value = serde_json::Map::deserialize(d)?;
    value.entry("questions").or_insert_with(|| "All".into());
    serde_json::from_value(value.into()).map_err(serde::de::Error::custom)
}

/// A player's name and cards, by their ids.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerHeader {
    /// The name.
    pub name: String,
    /// The missions, in the order of the row.
    pub missions: Vec<String>,
    /// The dilemma pile of the Second Edition.
    #[serde(default)]
    pub dilemmas: Vec<String>,
    /// The seed deck of the First Edition, without the missions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seeds: Vec<String>,
    /// The deck.
    pub deck: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StepLine {
    seat: Seat,
    answer: Answer,
    #[serde(with = "hex", default, skip_serializing_if = "Option::is_none")]
    hash: Option<u64>,
}

/// A recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The rules, decks and seed of the game.
    pub header: Header,
    /// The answers, and the players who gave them.
    pub answers: Vec<(Seat, Answer)>,
    /// The hash of the state after each answer; none for answers that were written in an older format.
    pub hashes: Vec<Option<u64>>,
}

/// Whether a replay may be run with other cards than it was made with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Packs {
    /// The cards of the game must be the same.
    #[default]
    MustAgree,
    /// They may have changed meanwhile.
    MayDiffer,
}

fn first_fault(faults: Vec<ScenarioError>) -> ReplayError {
    let none = ScenarioError {
        line: 0,
        column: 0,
        message: message!("scenario-cannot-be-built"),
    };
    ReplayError::BadScenario(faults.into_iter().next().unwrap_or(none))
}

/// The hash of the cards of a game, whatever else is in the catalogue.
fn cards_used(game: &Game) -> u64 {
    let table = game.table();
    let mut used: Vec<u16> = table.faces.iter().map(|face| face.def).collect();
    used.sort_unstable();
    used.dedup();
    let defs = used.iter().map(|def| &table.defs[usize::from(*def)]);
    // Definitions hold no maps and no types that can fail to serialise.
    let mut cards: Vec<String> = defs
        .map(|def| serde_json::to_string(def).unwrap_or_default())
        .collect();
    cards.sort_unstable();
    hash::of_texts(&cards)
}

impl Replay {
    /// Begins to record `game`, which must be at its first question. Players without a name are called "Player n".
    pub fn start(game: &Game, names: &[&str]) -> Replay {
        let state = game.state();
        let mut players: Vec<PlayerHeader> = state
            .seats()
            .map(|seat| PlayerHeader {
                name: match names.get(seat.index()) {
                    Some(name) => (*name).to_owned(),
                    None => format!("Player {}", seat.0 + 1),
                },
                ..PlayerHeader::default()
            })
            .collect();
        for face in &game.table().faces {
            let player = &mut players[face.owner.index()];
            let list = match face.part {
                Part::Missions => &mut player.missions,
                Part::Dilemmas => &mut player.dilemmas,
                Part::Seeds => &mut player.seeds,
                Part::Deck => &mut player.deck,
            };
            list.push(game.table().defs[usize::from(face.def)].id.clone());
        }
        Replay {
            header: Header {
                format: FORMAT,
                engine: env!("CARGO_PKG_VERSION").to_owned(),
                hashes: hash::VERSION,
                cards: Some(cards_used(game)),
                rules: state.rules,
                seed: state.dice.seed(),
                players,
                scenario: None,
                opening: Some(state.hash64()),
            },
            answers: Vec::new(),
            hashes: Vec::new(),
        }
    }

    /// Begins to record a game that a scenario started.
    pub fn start_scenario(game: &Game, names: &[&str], scenario: String) -> Replay {
        let mut replay = Replay::start(game, names);
        replay.header.scenario = Some(scenario);
        replay
    }

    /// Records an answer; `game` is the game after it.
    pub fn push(&mut self, seat: Seat, answer: Answer, game: &Game) {
        self.answers.push((seat, answer));
        self.hashes.push(Some(game.state().hash64()));
    }

    /// Whether hashes that were recorded can be compared with those of this engine.
    fn has_known_hashes(&self) -> bool {
        self.header.hashes == hash::VERSION
    }

    /// Adds a stored answer, in this format or the previous one, with its hash. The hash is used only for answers of
    /// this format, and if this engine computes it in the same way.
    pub fn push_stored(&mut self, seat: Seat, answer: &str, hash: u64) -> Result<(), ReplayError> {
        let line = self.len() + 2;
        if let Ok(answer) = serde_json::from_str::<Answer>(answer) {
            self.answers.push((seat, answer));
            self.hashes
                .push(Some(hash).filter(|_| self.has_known_hashes()));
            return Ok(());
        }
        let answer: format1::Answer = read(line, answer)?;
        self.answers.push((seat, answer.into()));
        self.hashes.push(None);
        Ok(())
    }

    /// The number of answers.
    pub fn len(&self) -> usize {
        self.answers.len()
    }

    /// Whether nobody has answered yet.
    pub fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }

    /// Forgets everything after step `n`.
    pub fn truncate(&mut self, n: usize) {
        self.answers.truncate(n);
        self.hashes.truncate(n);
    }

    /// The opening: setup with the recorded decks and seed, or the recorded scenario.
    pub fn opening(&self, catalogue: &Catalogue, packs: Packs) -> Result<Game, ReplayError> {
        let game = match &self.header.scenario {
            Some(text) => self.scenario_opening(text, catalogue)?,
            None => self.setup_opening(catalogue)?,
        };
        let present = cards_used(&game);
        match self.header.cards {
            Some(recorded) if packs == Packs::MustAgree && recorded != present => {
                Err(ReplayError::OtherCards { recorded, present })
            }
            _ => Ok(game),
        }
    }

    fn scenario_opening(&self, text: &str, catalogue: &Catalogue) -> Result<Game, ReplayError> {
        let mut scenario = Scenario::read(text).map_err(first_fault)?;
        scenario.rules = scenario.rules.as_begun(&self.header.rules);
        let game = scenario.build(catalogue).map_err(first_fault)?.game;
        let Header {
            rules,
            seed,
            players,
            ..
        } = Replay::start(&game, &[]).header;
        let cards = |p: &PlayerHeader| (p.missions.clone(), p.dilemmas.clone(), p.deck.clone());
        let same_cards = players
            .iter()
            .map(cards)
            .eq(self.header.players.iter().map(cards));
        if rules != self.header.rules || seed != self.header.seed || !same_cards {
            return Err(ReplayError::HeaderDiffers);
        }
        Ok(game)
    }

    fn setup_opening(&self, catalogue: &Catalogue) -> Result<Game, ReplayError> {
        let mut decks = Vec::new();
        for (i, player) in self.header.players.iter().enumerate() {
            let find = |ids: &[String]| -> Result<Vec<u16>, ReplayError> {
                let found = ids.iter().map(|id| {
                    let card = catalogue.index_of(id).map(|at| at.0);
                    card.ok_or_else(|| ReplayError::UnknownCard {
                        player: i + 1,
                        id: id.clone(),
                    })
                });
                found.collect()
            };
            decks.push(Deck {
                missions: find(&player.missions)?,
                dilemmas: find(&player.dilemmas)?,
                seeds: find(&player.seeds)?,
                deck: find(&player.deck)?,
            });
        }
        let defs: Arc<[CardDef]> = catalogue.shared();
        Ok(Game::new(
            defs,
            &decks,
            self.header.rules,
            self.header.seed,
        )?)
    }

    /// Runs all answers and compares all hashes. The error names the first step that goes wrong.
    pub fn verify(&self, catalogue: &Catalogue, packs: Packs) -> Result<Game, ReplayError> {
        self.game_at(self.len(), catalogue, packs)
    }

    /// The game after `n` answers. To undo is to go back one step.
    pub fn game_at(
        &self,
        n: usize,
        catalogue: &Catalogue,
        packs: Packs,
    ) -> Result<Game, ReplayError> {
        self.run_from(self.opening(catalogue, packs)?, n)
    }

    /// Runs `n` answers from an opening that was made elsewhere, for example by a scenario.
    pub fn run_from(&self, mut game: Game, n: usize) -> Result<Game, ReplayError> {
        let steps = self.len();
        if n > steps {
            return Err(ReplayError::NoSuchStep { step: n, steps });
        }
        let opening = self.header.opening.filter(|_| self.has_known_hashes());
        if let Some(recorded) = opening {
            let found = game.state().hash64();
            if found != recorded {
                return Err(ReplayError::OpeningDiffers { recorded, found });
            }
        }
        for (i, ((seat, answer), recorded)) in
            self.answers.iter().zip(&self.hashes).take(n).enumerate()
        {
            let step = i + 1;
            let refused = |refusal| ReplayError::Refused {
                step,
                seat: *seat,
                refusal,
            };
            game.answer(*seat, answer.clone()).map_err(refused)?;
            let Some(recorded) = *recorded else { continue };
            let found = game.state().hash64();
            if found != recorded {
                return Err(ReplayError::Differs {
                    step,
                    recorded,
                    found,
                });
            }
        }
        Ok(game)
    }

    /// The first line of the file, without the line break.
    pub fn header_line(&self) -> String {
        line(&self.header)
    }

    /// The line of step `n`, counted from 1, without the line break.
    pub fn step_line(&self, n: usize) -> Option<String> {
        let (seat, answer) = self.answers.get(n.checked_sub(1)?)?;
        Some(line(&StepLine {
            seat: *seat,
            answer: answer.clone(),
            hash: *self.hashes.get(n - 1)?,
        }))
    }

    /// The whole file.
    pub fn to_text(&self) -> String {
        let mut text = self.header_line() + "\n";
        for n in 1..=self.len() {
            text += &self.step_line(n).unwrap_or_default();
            text.push('\n');
        }
        text
    }

    /// Reads a file of this format or the previous one. The error names the line, also one that is cut off.
    pub fn parse(text: &str) -> Result<Replay, ReplayError> {
        let mut lines = text.lines().enumerate();
        let (_, first) = lines.next().ok_or(ReplayError::BadLine {
            line: 1,
            column: 1,
            message: message!("replay-empty"),
        })?;
        // The format is looked at before the rest: other formats have other headers.
        let any: serde_json::Value = read(1, first)?;
        let format = any.get("format").and_then(serde_json::Value::as_u64);
        let header = match format {
            Some(1) => read::<format1::Header>(1, first)?.into(),
            Some(found) if found != u64::from(FORMAT) => {
                return Err(ReplayError::UnknownFormat { found });
            }
            _ => read(1, first)?,
        };
        let mut replay = Replay {
            header,
            answers: Vec::new(),
            hashes: Vec::new(),
        };
        for (i, line) in lines {
            let step = match format {
                Some(1) => read::<format1::StepLine>(i + 1, line)?.into(),
                _ => read::<StepLine>(i + 1, line)?,
            };
            replay.answers.push((step.seat, step.answer));
            let hash = step.hash.filter(|_| replay.has_known_hashes());
            replay.hashes.push(hash);
        }
        Ok(replay)
    }
}

fn line<T: Serialize>(value: &T) -> String {
    // Headers and steps hold no maps and no types that can fail to serialise.
    serde_json::to_string(value).unwrap_or_default()
}

fn read<'a, T: Deserialize<'a>>(line: usize, text: &'a str) -> Result<T, ReplayError> {
    serde_json::from_str(text).map_err(|e| ReplayError::BadLine {
        line,
        column: e.column(),
        message: message!("text", text = technical(&e)),
    })
}

/// The message without its line and column, which are relative to the line that was read.
fn technical(e: &serde_json::Error) -> String {
    let text = e.to_string();
    match text.rfind(" at line ") {
        Some(at) => text[..at].to_owned(),
        None => text,
    }
}

/// Hashes are written as 16 hexadecimal digits, because JavaScript numbers cannot hold 64 bits.
mod hex {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(n: &Option<u64>, s: S) -> Result<S::Ok, S::Error> {
        match n {
            Some(n) => s.collect_str(&format_args!("{n:016x}")),
            None => s.serialize_none(),
        }
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Option<u64>, D::Error> {
        let text = String::deserialize(d)?;
        let plain = text.len() == 16 && text.bytes().all(|b| b.is_ascii_hexdigit());
        match u64::from_str_radix(&text, 16) {
            Ok(n) if plain => Ok(Some(n)),
            _ => Err(D::Error::custom("a hash has 16 hexadecimal digits")),
        }
    }
}
