//! Decks by what somebody types: the name of a deck that comes with the program, a file, or `-` for standard input.

use crate::commands::made_deck;
use crate::failure::{Failure, io_error};
use crate::library;
use cards::deck::names::key;
use cards::deck::read::{MOST_BYTES, Reading, read};
use cards::deck::starters::{Starter, starters};
use cards::deck::{DeckRules, Finding, Severity};
use engine::Deck;
use locale::{Lang, Message, message, say};
use std::io::{self, Read};
use std::path::Path;

/// A long list helps nobody.
const MOST_LINES: usize = 40;

/// A deck that was asked for; nothing is known about whether it is legal.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// As it was typed, for messages.
    pub typed: String,
    pub reading: Reading,
}

/// Finds a deck. A file of the name of a starter deck is meant by `./name`.
pub fn choose(typed: &str) -> Result<Chosen, Failure> {
    if let Some(starter) = starter(typed) {
        return Ok(Chosen {
            typed: typed.to_owned(),
            reading: starter.reading.clone(),
        });
    }
    let bytes = match typed {
        "-" => up_to_limit(io::stdin().lock()),
        _ => file(typed)?,
    };
    let bytes = bytes.map_err(|error| asked(unreadable(typed, io_error(&error)), None))?;
    let mut reading = read(&bytes, library::catalogue()).map_err(|error| {
        asked(
            unreadable(typed, error.message()),
            Some(message!("deck-file-hint")),
        )
    })?;
    if reading.list.name.is_empty() && typed != "-" {
        let stem = Path::new(typed).file_stem().unwrap_or_default();
        reading.list.name = stem.to_string_lossy().into_owned();
        reading.list.tidy();
    }
    Ok(Chosen {
        typed: typed.to_owned(),
        reading,
    })
}

/// The deck of the program with this name, or whose list has it.
pub fn starter(typed: &str) -> Option<&'static Starter> {
    let wanted = key(typed);
    let called = |s: &&Starter| key(s.id) == wanted || key(&s.reading.list.name) == wanted;
    starters().iter().find(called)
}

fn file(typed: &str) -> Result<io::Result<Vec<u8>>, Failure> {
    match std::fs::File::open(typed) {
        Ok(file) => Ok(up_to_limit(file)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let known = starters().iter().map(|starter| starter.id);
            let hint = match cards::catalogue::nearest(typed, known) {
                Some(near) => message!("did-you-mean", names = near),
                None => message!("no-such-deck-hint"),
            };
            Err(asked(message!("no-such-deck", name = typed), Some(hint)))
        }
        Err(error) => Ok(Err(error)),
    }
}

/// One byte more than is allowed is enough to know.
fn up_to_limit(from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

impl Chosen {
    /// Everything there is to say about the deck: what of the file is not in it, then what is wrong with the rest.
    pub fn findings(&self, rules: &DeckRules) -> Vec<Finding> {
        let mut findings = self.reading.findings();
        findings.extend(
            match self.reading.list.validate(library::catalogue(), rules) {
                Ok((_, warnings)) => warnings,
                Err(findings) => findings,
            },
        );
        findings
    }
}

/// The decks of the players, legal: one for each, from the first again if there are fewer. A number that is no file is
/// the seed of a deck that the program makes.
pub fn seats(
    lang: Lang,
    typed: &[String],
    players: usize,
    rules: &DeckRules,
) -> Result<Vec<Deck>, Failure> {
    if typed.len() > players {
        return Err(asked(
            message!("decks-too-many", n = typed.len(), players = players),
            None,
        ));
    }
    let decks: Vec<Deck> = (typed.iter())
        .map(|typed| match typed.parse::<u64>() {
            Ok(seed) if !Path::new(typed).exists() => made_deck(seed),
            _ => legal(lang, typed, rules),
        })
        .collect::<Result<_, _>>()?;
    Ok(decks.into_iter().cycle().take(players).collect())
}

/// The deck as the engine wants it; all its faults if it is not legal. What was guessed is said.
fn legal(lang: Lang, typed: &str, rules: &DeckRules) -> Result<Deck, Failure> {
    let chosen = choose(typed)?;
    let lost = chosen.reading.findings();
    let checked = chosen.reading.list.validate(library::catalogue(), rules);
    match (checked, lost.is_empty()) {
        (Ok((deck, _)), true) => {
            for remark in &chosen.reading.remarks {
                let what = message!("in-file", file = typed, what = remark.message());
                eprintln!("{}", say!(lang, "warning", what = what));
            }
            Ok(Deck::from(&deck))
        }
        (checked, _) => {
            let findings = lost.into_iter().chain(checked.err().unwrap_or_default());
            let faults = findings.filter(|f| f.severity == Severity::Fault);
            let faults: Vec<String> = faults.map(|f| f.advice().say(lang)).collect();
            let mut lines: Vec<String> = faults.iter().take(MOST_LINES).cloned().collect();
            if faults.len() > MOST_LINES {
                lines.push(say!(lang, "and-more", n = faults.len() - MOST_LINES));
            }
            let why: String = lines.iter().map(|line| format!("\n  {line}")).collect();
            Err(asked(
                message!("deck-refused", deck = typed, why = why),
                Some(message!("deck-refused-hint", deck = typed)),
            ))
        }
    }
}

fn unreadable(typed: &str, why: Message) -> Message {
    message!("cannot-read-file", file = typed, why = why)
}

fn asked(message: Message, hint: Option<Message>) -> Failure {
    Failure::Asked { message, hint }
}
