//! `spaceline replay`: look at recorded games and check that they still play the same.

use crate::failure::{Failure, Outcome};
use crate::{library, page, terms};
use clap::Subcommand;
use engine::{Event, Game, Seat, Seats};
use engine::{Packs, PlayerHeader, Replay, ReplayError};
use locale::{Lang, Message, message, say};
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};
use tell::names::{Names, capital};
use tell::narrate;

/// The largest file; the longest game that a server keeps is a tenth of it.
const MOST_MEGABYTES: u32 = 64;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Show(Show),
    Verify(Verify),
}

#[derive(Debug, clap::Args)]
struct Show {
    file: PathBuf,
    #[arg(long, value_name = "PLAYER")]
    seat: Option<u8>,
    #[arg(long, value_name = "ANSWER")]
    to: Option<usize>,
    #[arg(long)]
    any_packs: bool,
    #[arg(long)]
    json: bool,
}

#[derive(Debug, clap::Args)]
struct Verify {
    file: PathBuf,
    #[arg(long)]
    any_packs: bool,
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
    /// The number of states that were compared with the recorded ones.
    compared: usize,
    error: Option<String>,
    outcome: Option<engine::Outcome>,
    scores: Vec<i16>,
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        match self.command {
            Command::Show(args) => args.run(lang, out),
            Command::Verify(args) => args.run(lang, out),
        }
    }
}

fn open(file: &Path) -> Result<Replay, Failure> {
    let asked = |what: Message, hint: Message| Failure::Asked {
        message: message!("in-file", file = file.display().to_string(), what = what),
        hint: Some(hint),
    };
    let bytes = crate::file::read(file, MOST_MEGABYTES)
        .map_err(|why| asked(why, message!("replay-hint-name")))?;
    let text = String::from_utf8(bytes)
        .map_err(|_| asked(message!("replay-no-text"), message!("replay-hint-text")))?;
    Replay::parse(&text).map_err(|e| asked(e.message(), message!("replay-hint-cut")))
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
        ReplayError::OtherCards { .. } => message!("replay-hint-packs"),
        _ => message!("replay-hint-changed"),
    };
    Failure::Check {
        message: message!(
            "in-file",
            file = file.display().to_string(),
            what = error.message()
        ),
        hint,
    }
}

impl Show {
    fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let replay = open(&self.file)?;
        let players = replay.header.players.len();
        let seat = match self.seat {
            Some(n) if n == 0 || usize::from(n) > players => {
                return Err(Failure::Asked {
                    message: message!("no-such-player", n = n),
                    hint: Some(message!("no-such-player-hint", n = players)),
                });
            }
            seat => seat.map(|n| Seat(n - 1)),
        };
        let mut game = replay
            .opening(library::recorded_with(&replay), packs(self.any_packs))
            .map_err(|e| stuck(&self.file, &e))?;
        game.set_log(true);
        let steps = self.to.unwrap_or(replay.len()).min(replay.len());
        if !self.json {
            heading(lang, out, &replay)?;
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
            // What other programs read is English.
            let spoken = if self.json { Lang::En } else { lang };
            let line = tell(spoken, &mut game, seat, step + 1, *who, answer.clone());
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
        ending(lang, out, &game)
    }
}

fn heading(lang: Lang, out: &mut dyn Write, replay: &Replay) -> Outcome {
    // Players without a name are recorded as `Player 1`.
    let name = |(n, player): (usize, &PlayerHeader)| match player.name.strip_prefix("Player ") {
        Some(number) if number == (n + 1).to_string() => capital(&say!(lang, "seat", who = n + 1)),
        _ => player.name.clone(),
    };
    let names: Vec<String> = (replay.header.players.iter().enumerate())
        .map(name)
        .collect();
    let line = say!(
        lang,
        "replay-heading",
        names = names.join(&say!(lang, "replay-against")),
        rules = replay.header.rules.name(),
        seed = replay.header.seed.to_string(),
        n = replay.len()
    );
    writeln!(out, "{line}")?;
    Ok(())
}

fn ending(lang: Lang, out: &mut dyn Write, game: &Game) -> Outcome {
    let scores: Vec<String> = game
        .state()
        .players
        .iter()
        .map(|p| p.score.to_string())
        .collect();
    let end = match &game.state().outcome {
        None => say!(lang, "replay-goes-on"),
        Some(o) if !o.tied.is_empty() => say!(lang, "replay-tie"),
        Some(o) => {
            let who = |s: Seat| say!(lang, "seat", who = s.0 + 1);
            let winners: Vec<String> = o.winners.iter().map(who).collect();
            say!(lang, "replay-won", who = terms::and(lang, &winners))
        }
    };
    writeln!(
        out,
        "{}",
        say!(lang, "replay-end", end = end, score = scores.join(" : "))
    )?;
    Ok(())
}

/// The events of one answer, seen from a seat or with everything open.
fn tell(
    lang: Lang,
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
    let names = Names::new(lang, game.table(), seat);
    let lines = narrate::tell(names, &events)
        .into_iter()
        .map(|(line, _)| line.text)
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
    fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let replay = open(&self.file)?;
        let result = replay.verify(library::recorded_with(&replay), packs(self.any_packs));
        // Files of the previous format, and hashes of another version, cannot be compared.
        let compared = replay.hashes.iter().flatten().count();
        if self.json {
            let verified = Verified {
                ok: result.is_ok(),
                steps: replay.len(),
                compared,
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
        let n = replay.len();
        let line = match compared {
            _ if compared == n => say!(lang, "replay-verified", n = n),
            0 => say!(lang, "replay-played", n = n),
            _ => say!(lang, "replay-verified-in-part", n = n, compared = compared),
        };
        writeln!(out, "{line}")?;
        ending(lang, out, &game)
    }
}
