//! Decks by what somebody types: the name of a deck that comes with the program, a file, or `-` for standard input.

use crate::commands::made_deck;
use crate::failure::{Failure, io_error};
use crate::library;
use crate::page;
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
    /// As it was typed.
    pub typed: String,
    pub starter: Option<&'static Starter>,
    pub reading: Reading,
}

/// Finds a deck. A file of the name of a starter deck is meant by `./name`.
pub fn choose(typed: &str) -> Result<Chosen, Failure> {
    if let Some(starter) = starter(typed) {
        return Ok(Chosen {
            typed: typed.to_owned(),
            starter: Some(starter),
            reading: starter.reading.clone(),
        });
    }
    let bytes = bytes(typed)?;
    let reading = read(&bytes, library::catalogue()).map_err(|error| {
        let message = unreadable(typed, error.message());
        asked(message, Some(message!("deck-file-hint")))
    })?;
    Ok(Chosen {
        typed: typed.to_owned(),
        starter: None,
        reading,
    })
}

/// The content of a file, or of standard input.
pub fn bytes(typed: &str) -> Result<Vec<u8>, Failure> {
    let bytes = match typed {
        "-" => up_to_limit(io::stdin().lock()),
        _ => file(typed)?,
    };
    bytes.map_err(|error| asked(unreadable(typed, io_error(&error)), None))
}

/// The deck of the program with this name, or whose list has it.
pub fn starter(typed: &str) -> Option<&'static Starter> {
    let wanted = key(typed);
    let called = |starter: &&Starter| {
        let named = Lang::ALL.map(|lang| About::of(lang, starter).name);
        key(starter.id) == wanted || named.iter().any(|name| key(name) == wanted)
    };
    starters().iter().find(called)
}

/// The description of a starter deck.
#[derive(Clone, Debug)]
pub struct About {
    pub name: String,
    pub affiliation: String,
    pub description: String,
}

impl About {
    pub fn of(lang: Lang, starter: &Starter) -> About {
        let text = |part: &str| locale::find(lang, &format!("starter-{}{part}", starter.id));
        About {
            name: text(".name").unwrap_or_else(|| starter.reading.list.name.clone()),
            affiliation: text(".affiliation").unwrap_or_default(),
            description: text("").unwrap_or_default(),
        }
    }
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
    /// The title of the deck: its own name, else that of its file.
    pub fn name(&self, lang: Lang) -> String {
        match self.starter {
            Some(starter) => About::of(lang, starter).name,
            None if self.reading.list.name.is_empty() => {
                let stem = Path::new(&self.typed).file_stem().unwrap_or_default();
                stem.to_string_lossy().into_owned()
            }
            None => self.reading.list.name.clone(),
        }
    }

    /// Tells on standard error what was guessed, moved or left out, and what was not understood.
    pub fn warn(&self, lang: Lang) {
        for remark in &self.reading.remarks {
            let what = message!("in-file", file = &self.typed, what = remark.message());
            page::warn(&say!(lang, "warning", what = what));
        }
    }

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
    let decks = legal_all(lang, typed, rules)?;
    Ok(decks.into_iter().cycle().take(players).collect())
}

/// All these decks, legal.
pub fn legal_all(lang: Lang, typed: &[String], rules: &DeckRules) -> Result<Vec<Deck>, Failure> {
    let decks = typed.iter().map(|typed| match typed.parse::<u64>() {
        Ok(seed) if !Path::new(typed).exists() => made_deck(seed),
        _ => legal(lang, typed, rules),
    });
    decks.collect()
}

/// A list that need not be a legal deck, but whose lines are all understood. What was guessed is said.
pub fn list(lang: Lang, typed: &str) -> Result<Chosen, Failure> {
    let chosen = choose(typed)?;
    let lost = chosen.reading.findings();
    if !lost.is_empty() {
        let why = faults(lang, lost.into_iter());
        return Err(asked(
            message!("list-refused", file = typed, why = why),
            Some(message!("list-refused-hint")),
        ));
    }
    chosen.warn(lang);
    Ok(chosen)
}

/// The deck as the engine wants it; all its faults if it is not legal. What was guessed is said.
fn legal(lang: Lang, typed: &str, rules: &DeckRules) -> Result<Deck, Failure> {
    let chosen = choose(typed)?;
    let lost = chosen.reading.findings();
    let checked = chosen.reading.list.validate(library::catalogue(), rules);
    match (checked, lost.is_empty()) {
        (Ok((deck, _)), true) => {
            chosen.warn(lang);
            Ok(Deck::from(&deck))
        }
        (checked, _) => {
            let findings = lost.into_iter().chain(checked.err().unwrap_or_default());
            Err(asked(
                message!("deck-refused", deck = typed, why = faults(lang, findings)),
                Some(message!("deck-refused-hint", deck = typed)),
            ))
        }
    }
}

/// The faults, each on a line of its own.
fn faults(lang: Lang, findings: impl Iterator<Item = Finding>) -> String {
    let faults = findings.filter(|f| f.severity == Severity::Fault);
    let faults: Vec<String> = faults.map(|f| f.advice().say(lang)).collect();
    let mut lines: Vec<String> = faults.iter().take(MOST_LINES).cloned().collect();
    if faults.len() > MOST_LINES {
        lines.push(say!(lang, "and-more", n = faults.len() - MOST_LINES));
    }
    lines.iter().map(|line| format!("\n  {line}")).collect()
}

fn unreadable(typed: &str, why: Message) -> Message {
    message!("cannot-read-file", file = typed, why = why)
}

fn asked(message: Message, hint: Option<Message>) -> Failure {
    Failure::Asked { message, hint }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The names of decks that a file of messages speaks of.
    fn described(file: &str) -> BTreeSet<&str> {
        let ids = file
            .lines()
            .filter_map(|line| line.strip_prefix("starter-"));
        ids.filter_map(|line| Some(line.split_once(" =")?.0))
            .collect()
    }

    #[test]
    fn every_starter_deck_is_legal_and_described_in_every_language() {
        let ids: BTreeSet<&str> = starters().iter().map(|starter| starter.id).collect();
        for file in [
            include_str!("../../../locales/en/starters.ftl"),
            include_str!("../../../locales/de/starters.ftl"),
        ] {
            assert_eq!(described(file), ids);
        }
        for starter in starters() {
            let name = starter.id;
            assert_eq!(starter.reading.remarks, [], "{name}");
            let checked = (starter.reading.list)
                .validate(cards::Catalogue::second_edition(), &DeckRules::default());
            assert!(checked.is_ok(), "{name}: {checked:?}");
            for lang in Lang::ALL {
                let about = About::of(lang, starter);
                assert!(
                    !about.affiliation.is_empty() && !about.description.is_empty(),
                    "{name}"
                );
            }
        }
    }
}
