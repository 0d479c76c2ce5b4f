//! A game as a file: rule set, decks, seed and answers, with a hash of the state after each answer. Saving,
//! undoing, coming back and reporting a mistake are all "replay to n".
//!
//! The form is JSON Lines: the header, then one line an answer. A file can be written while the game goes
//! on by appending lines.

use super::choice::Answer;
use super::edition::Rules;
use super::game::Game;
use super::ids::Seat;
use super::refusal::Refusal;
use super::setup::SetupError;
use super::table::Deck;
use crate::scenario::{Scenario, ScenarioError};

use cards::{CardDef, Catalogue};
use locale::{Message, message};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The form of the files written now.
pub const FORMAT: u32 = 1;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    pub format: u32,
    /// The version of the engine that wrote the file. For people; the hashes decide.
    pub engine: String,
    /// The hash of the cards, see [`Catalogue::hash`].
    #[serde(with = "hex")]
    pub packs: u64,
    pub rules: Rules,
    pub seed: u64,
    pub players: Vec<PlayerHeader>,
    /// The scenario the game began from, in place of the setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scenario: Option<String>,
    /// The hash of the state before the first answer.
    #[serde(with = "hex")]
    pub opening: u64,
}

/// A player's name and cards, by their ids.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerHeader {
    pub name: String,
    pub missions: Vec<String>,
    pub dilemmas: Vec<String>,
    pub deck: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StepLine {
    seat: Seat,
    answer: Answer,
    #[serde(with = "hex")]
    hash: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    pub header: Header,
    pub answers: Vec<(Seat, Answer)>,
    /// The hash of the state after each answer.
    pub hashes: Vec<u64>,
}

/// Whether a replay may be run with other cards than it was made with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Packs {
    #[default]
    MustAgree,
    MayDiffer,
}

/// What is wrong with a replay, and where. Steps are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum ReplayError {
    BadLine {
        line: usize,
        column: usize,
        message: Message,
    },
    UnknownFormat {
        found: u64,
    },
    UnknownCard {
        player: usize,
        id: String,
    },
    OtherPacks {
        recorded: u64,
        present: u64,
    },
    Setup(#[from] SetupError),
    HeaderDiffers,
    BadScenario(ScenarioError),
    OpeningDiffers {
        recorded: u64,
        found: u64,
    },
    Refused {
        step: usize,
        seat: Seat,
        refusal: Refusal,
    },
    Differs {
        step: usize,
        recorded: u64,
        found: u64,
    },
    NoSuchStep {
        step: usize,
        steps: usize,
    },
}

impl ReplayError {
    pub fn message(&self) -> Message {
        let hex = |n: &u64| format!("{n:016x}");
        match self {
            ReplayError::BadLine {
                line,
                column,
                message,
            } => {
                let what = message.clone();
                message!("at-place", line = *line, column = *column, what = what)
            }
            ReplayError::UnknownFormat { found } => {
                message!("replay-format", found = found.to_string(), known = FORMAT)
            }
            ReplayError::UnknownCard { player, id } => {
                message!("setup-unknown-card", player = *player, card = id)
            }
            ReplayError::OtherPacks { recorded, present } => {
                message!(
                    "replay-other-packs",
                    recorded = hex(recorded),
                    here = hex(present)
                )
            }
            ReplayError::Setup(error) => error.message(),
            ReplayError::HeaderDiffers => message!("replay-header"),
            ReplayError::BadScenario(fault) => message!("replay-scenario", what = fault.message()),
            ReplayError::OpeningDiffers { recorded, found } => {
                message!(
                    "replay-opening",
                    recorded = hex(recorded),
                    here = hex(found)
                )
            }
            ReplayError::Refused {
                step,
                seat,
                refusal,
            } => message!(
                "replay-refused",
                step = *step,
                who = u16::from(seat.0) + 1,
                refusal = refusal.message()
            ),
            ReplayError::Differs {
                step,
                recorded,
                found,
            } => message!(
                "replay-differs",
                step = *step,
                recorded = hex(recorded),
                here = hex(found)
            ),
            ReplayError::NoSuchStep { step, steps } => {
                message!("replay-no-step", step = *step, steps = *steps)
            }
        }
    }
}

fn first_fault(faults: Vec<ScenarioError>) -> ReplayError {
    let none = ScenarioError {
        line: 0,
        column: 0,
        message: message!("scenario-cannot-be-built"),
    };
    ReplayError::BadScenario(faults.into_iter().next().unwrap_or(none))
}

impl Replay {
    /// Begins to record `game`, which nobody has answered yet. `names` are filled up with "Player n".
    pub fn start(game: &Game, packs: u64, names: &[&str]) -> Replay {
        use cards::lexicon::CardType;
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
            let list = match face.kind {
                CardType::Mission => &mut player.missions,
                CardType::Dilemma => &mut player.dilemmas,
                _ => &mut player.deck,
            };
            list.push(game.table().defs[usize::from(face.def)].id.clone());
        }
        Replay {
            header: Header {
                format: FORMAT,
                engine: env!("CARGO_PKG_VERSION").to_owned(),
                packs,
                rules: state.rules,
                seed: state.dice.seed(),
                players,
                scenario: None,
                opening: state.hash64(),
            },
            answers: Vec::new(),
            hashes: Vec::new(),
        }
    }

    /// Begins to record a game that a scenario opened.
    pub fn start_scenario(game: &Game, packs: u64, names: &[&str], scenario: String) -> Replay {
        let mut replay = Replay::start(game, packs, names);
        replay.header.scenario = Some(scenario);
        replay
    }

    /// Records an answer; `game` is the game after it.
    pub fn push(&mut self, seat: Seat, answer: Answer, game: &Game) {
        self.answers.push((seat, answer));
        self.hashes.push(game.state().hash64());
    }

    pub fn len(&self) -> usize {
        self.answers.len()
    }

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
        let (recorded, present) = (self.header.packs, catalogue.hash());
        if packs == Packs::MustAgree && recorded != present {
            return Err(ReplayError::OtherPacks { recorded, present });
        }
        if let Some(text) = &self.header.scenario {
            let scenario = Scenario::read(text).map_err(first_fault)?;
            let game = scenario.build(catalogue).map_err(first_fault)?.game;
            let Header {
                rules,
                seed,
                players,
                ..
            } = Replay::start(&game, recorded, &[]).header;
            let cards = |p: &PlayerHeader| (p.missions.clone(), p.dilemmas.clone(), p.deck.clone());
            let same_cards = players
                .iter()
                .map(cards)
                .eq(self.header.players.iter().map(cards));
            if rules != self.header.rules || seed != self.header.seed || !same_cards {
                return Err(ReplayError::HeaderDiffers);
            }
            return Ok(game);
        }
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

    /// The game after `n` answers. To undo is to go back to one step less.
    pub fn game_at(
        &self,
        n: usize,
        catalogue: &Catalogue,
        packs: Packs,
    ) -> Result<Game, ReplayError> {
        self.run_from(self.opening(catalogue, packs)?, n)
    }

    /// The same from an opening that was made elsewhere, by a scenario for example.
    pub fn run_from(&self, mut game: Game, n: usize) -> Result<Game, ReplayError> {
        let steps = self.len();
        if n > steps {
            return Err(ReplayError::NoSuchStep { step: n, steps });
        }
        let found = game.state().hash64();
        if found != self.header.opening {
            let recorded = self.header.opening;
            return Err(ReplayError::OpeningDiffers { recorded, found });
        }
        for (i, ((seat, answer), &recorded)) in
            self.answers.iter().zip(&self.hashes).take(n).enumerate()
        {
            let step = i + 1;
            let refused = |refusal| ReplayError::Refused {
                step,
                seat: *seat,
                refusal,
            };
            game.answer(*seat, answer.clone()).map_err(refused)?;
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

    /// The first line of the file, without its end.
    pub fn header_line(&self) -> String {
        line(&self.header)
    }

    /// The line of step `n`, counted from 1, without its end.
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

    /// Reads a file. A line cut off in the middle is an error that names it.
    pub fn parse(text: &str) -> Result<Replay, ReplayError> {
        let mut lines = text.lines().enumerate();
        let (_, first) = lines.next().ok_or(ReplayError::BadLine {
            line: 1,
            column: 1,
            message: message!("replay-empty"),
        })?;
        // The format is looked at before the rest: other formats have other headers.
        let any: serde_json::Value = read(1, first)?;
        match any.get("format").and_then(serde_json::Value::as_u64) {
            Some(found) if found != u64::from(FORMAT) => {
                return Err(ReplayError::UnknownFormat { found });
            }
            _ => {}
        }
        let mut replay = Replay {
            header: read(1, first)?,
            answers: Vec::new(),
            hashes: Vec::new(),
        };
        for (i, line) in lines {
            let step: StepLine = read(i + 1, line)?;
            replay.answers.push((step.seat, step.answer));
            replay.hashes.push(step.hash);
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

/// The message without its place, which is counted within the line.
fn technical(e: &serde_json::Error) -> String {
    let text = e.to_string();
    match text.rfind(" at line ") {
        Some(at) => text[..at].to_owned(),
        None => text,
    }
}

/// Hashes are written as 16 hexadecimal digits: a browser cannot hold such numbers.
mod hex {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(n: &u64, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(&format_args!("{n:016x}"))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<u64, D::Error> {
        let text = String::deserialize(d)?;
        let plain = text.len() == 16 && text.bytes().all(|b| b.is_ascii_hexdigit());
        match u64::from_str_radix(&text, 16) {
            Ok(n) if plain => Ok(n),
            _ => Err(D::Error::custom("a hash has 16 hexadecimal digits")),
        }
    }
}
