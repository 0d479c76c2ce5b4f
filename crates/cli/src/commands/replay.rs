//! `spaceline replay`: look at recorded games and check that they still play the same.

use super::play::names::Names;
use super::play::narrate;
use crate::failure::{Failure, Outcome};
use crate::{library, page};
use clap::Subcommand;
use engine::kernel::replay::{Packs, Replay, ReplayError};
use engine::{Event, Game, Seat, Seats};
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};

const EXAMPLE: &str = "\
Examples:
  spaceline replay show game.replay
  spaceline replay show game.replay --seat 1 --to 40
  spaceline replay verify game.replay --json";

/// Recorded games: show them, check them.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLE)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Show(Show),
    Verify(Verify),
}

/// Tell a recorded game, answer by answer.
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: spaceline replay show game.replay --seat 2")]
struct Show {
    /// A file written by `spaceline play --record`.
    file: PathBuf,
    /// Only what this player could see; without it everything is open.
    #[arg(long, value_name = "PLAYER")]
    seat: Option<u8>,
    /// Only the first so many answers.
    #[arg(long, value_name = "ANSWER")]
    to: Option<usize>,
    /// Run it although the cards have changed since it was recorded.
    #[arg(long)]
    any_packs: bool,
    /// Print it for machines.
    #[arg(long)]
    json: bool,
}

/// Play a recorded game again and compare every step.
#[derive(Debug, clap::Args)]
#[command(after_help = "Example: spaceline replay verify game.replay")]
struct Verify {
    /// A file written by `spaceline play --record`.
    file: PathBuf,
    /// Run it although the cards have changed since it was recorded.
    #[arg(long)]
    any_packs: bool,
    /// Print the result for machines.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Told {
    step: usize,
    seat: u8,
    answer: engine::Answer,
    events: Vec<engine::SeenEvent>,
    lines: Vec<String>,
}

#[derive(Serialize)]
struct Verified {
    ok: bool,
    steps: usize,
    error: Option<String>,
    outcome: Option<engine::Outcome>,
    scores: Vec<i16>,
}

impl Args {
    pub fn run(self, out: &mut dyn Write) -> Outcome {
        match self.command {
            Command::Show(args) => args.run(out),
            Command::Verify(args) => args.run(out),
        }
    }
}

fn open(file: &Path) -> Result<Replay, Failure> {
    let asked = |message: String, hint: &str| Failure::Asked {
        message: format!("{}: {message}", file.display()),
        hint: Some(hint.to_owned()),
    };
    let bytes = std::fs::read(file).map_err(|e| {
        asked(
            e.to_string(),
            "name a file written by `spaceline play --record`",
        )
    })?;
    let text = String::from_utf8(bytes).map_err(|_| {
        asked(
            "this is no text file".to_owned(),
            "replays are text, one answer a line",
        )
    })?;
    Replay::parse(&text)
        .map_err(|e| asked(e.to_string(), "the file may be cut off or changed by hand"))
}

fn packs(any: bool) -> Packs {
    if any {
        Packs::MayDiffer
    } else {
        Packs::MustAgree
    }
}

fn stuck(file: &Path, error: &ReplayError) -> Failure {
    let hint = match error {
        ReplayError::OtherPacks { .. } => "add --any-packs to run it all the same",
        _ => "the file does not belong to this version of the game, or was changed",
    };
    Failure::Check {
        message: format!("{}: {error}", file.display()),
        hint: hint.to_owned(),
    }
}

impl Show {
    fn run(self, out: &mut dyn Write) -> Outcome {
        let replay = open(&self.file)?;
        let players = replay.header.players.len();
        let seat = match self.seat {
            Some(n) if n == 0 || usize::from(n) > players => {
                return Err(Failure::Asked {
                    message: format!("there is no player {n}"),
                    hint: Some(format!("this game has players 1 to {players}")),
                });
            }
            seat => seat.map(|n| Seat(n - 1)),
        };
        let mut game = replay
            .opening(
                library::recorded_with(replay.header.packs),
                packs(self.any_packs),
            )
            .map_err(|e| stuck(&self.file, &e))?;
        game.set_log(true);
        let steps = self.to.unwrap_or(replay.len()).min(replay.len());
        if !self.json {
            heading(out, &replay)?;
        }
        let mut told = Vec::new();
        for (step, (who, answer)) in replay.answers.iter().take(steps).enumerate() {
            game.answer(*who, answer.clone()).map_err(|refusal| {
                let error = ReplayError::Refused {
                    step: step + 1,
                    seat: *who,
                    refusal,
                };
                stuck(&self.file, &error)
            })?;
            let line = tell(&mut game, seat, step + 1, *who, answer.clone());
            if self.json {
                told.push(line);
            } else {
                for text in &line.lines {
                    page::labelled(out, &line.step.to_string(), 5, text)?;
                }
            }
        }
        if self.json {
            return page::json(out, &told);
        }
        ending(out, &game)
    }
}

fn heading(out: &mut dyn Write, replay: &Replay) -> Outcome {
    let names: Vec<&str> = replay
        .header
        .players
        .iter()
        .map(|p| p.name.as_str())
        .collect();
    writeln!(
        out,
        "{}; rules {}, seed {}, {} answers",
        names.join(" against "),
        match replay.header.rules.set {
            engine::RuleSet::R2002 => "2002",
            engine::RuleSet::R2003 => "2003",
        },
        replay.header.seed,
        replay.len()
    )?;
    Ok(())
}

fn ending(out: &mut dyn Write, game: &Game) -> Outcome {
    let scores: Vec<String> = game
        .state()
        .players
        .iter()
        .map(|p| p.score.to_string())
        .collect();
    let end = match &game.state().outcome {
        None => "the game goes on".to_owned(),
        Some(o) if !o.tied.is_empty() => "a tie".to_owned(),
        Some(o) => {
            let winners: Vec<String> = o.winners.iter().map(|s| s.to_string()).collect();
            format!("won by {}", winners.join(" and "))
        }
    };
    writeln!(out, "{end}; score {}", scores.join(" : "))?;
    Ok(())
}

/// The events of one answer, seen from a seat or with everything open.
fn tell(
    game: &mut Game,
    seat: Option<Seat>,
    step: usize,
    who: Seat,
    answer: engine::Answer,
) -> Told {
    let events: Vec<engine::SeenEvent> = game
        .take_events()
        .into_iter()
        .map(|event| match seat {
            Some(_) => event.seen_from(seat),
            None => opened(event).seen_from(None),
        })
        .collect();
    let names = Names::new(game.table(), seat);
    let lines = narrate::tell(names, &events)
        .into_iter()
        .map(|e| e.text)
        .collect();
    Told {
        step,
        seat: who.0 + 1,
        answer,
        events,
        lines,
    }
}

/// An event with nothing hidden: whoever holds the file may know it all.
fn opened(mut event: Event) -> Event {
    event.seen_by = Seats::ALL;
    event.other_seen_by = Seats::ALL;
    event.each_seen_by.fill(Seats::ALL);
    event
}

impl Verify {
    fn run(self, out: &mut dyn Write) -> Outcome {
        let replay = open(&self.file)?;
        let result = replay.verify(
            library::recorded_with(replay.header.packs),
            packs(self.any_packs),
        );
        if self.json {
            let verified = Verified {
                ok: result.is_ok(),
                steps: replay.len(),
                error: result.as_ref().err().map(ToString::to_string),
                outcome: result.as_ref().ok().and_then(|g| g.state().outcome.clone()),
                scores: result.as_ref().map_or(vec![], |g| {
                    g.state().players.iter().map(|p| p.score).collect()
                }),
            };
            page::json(out, &verified)?;
            return match result {
                Ok(_) => Ok(()),
                Err(error) => Err(stuck(&self.file, &error)),
            };
        }
        let game = result.map_err(|e| stuck(&self.file, &e))?;
        writeln!(out, "{} answers, every state as recorded", replay.len())?;
        ending(out, &game)
    }
}
