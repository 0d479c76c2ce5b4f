//! Decks: what a list is worth, those that come with the program, those that people keep.

use crate::app::App;
use crate::http::caller::Known;
use crate::http::limits::{group, too_many};
use crate::storage::decks::DeckRow;
use crate::table::{DeckChoice, not_legal};
use crate::wire::decks::{DeckFinding, DeckRemark, DeckReport, StarterInfo};
use crate::wire::{Code, Problem};
use cards::Catalogue;
use cards::analysis::Analysis;
use cards::deck::read::read;
use cards::deck::starters::Starter;
use cards::deck::{DeckRules, Severity};
use locale::{Lang, message};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

/// The longest list that is kept or judged, in bytes; a long one in the wordiest form has half as many.
pub const LONGEST: usize = 32 * 1024;
/// The most lines: each that is not understood is compared with all cards.
const MOST_LINES: usize = 500;
/// Lists that are read at the same time, and of one address: the others wait for their turn.
const AT_ONCE: usize = 2;
const AT_ONCE_OF_ADDRESS: usize = 1;
/// Lists of one address that may wait.
const MOST_WAITING: usize = 16;
/// The longest name.
pub const LONGEST_NAME: usize = 80;
/// Decks that one person may keep.
pub const MOST: i64 = 500;

pub fn no_such_deck() -> Problem {
    Problem::new(Code::NotFound, message!("deck-not-there"))
}

/// A list that may be stored: of a sensible length, and text that every database keeps.
pub fn check_length(text: &str) -> Result<(), Problem> {
    if text.lines().count() > MOST_LINES {
        return Err(Problem::new(Code::TooLarge, message!("deck-too-long")));
    }
    match text.len() {
        0..=LONGEST if !text.contains('\0') => Ok(()),
        0..=LONGEST => Err(Problem::new(Code::Invalid, message!("deck-file-binary"))),
        _ => Err(Problem::new(Code::TooLarge, message!("deck-too-long"))),
    }
}

/// Everything there is to say about a list, in the words of a language.
pub fn judge(
    text: &str,
    rules: &DeckRules,
    catalogue: &Catalogue,
    lang: Lang,
) -> Result<DeckReport, Problem> {
    check_length(text)?;
    let reading = read(text.as_bytes(), catalogue)
        .map_err(|error| Problem::new(Code::Invalid, error.message()))?;
    let mut findings = reading.findings();
    findings.extend(match reading.list.validate(catalogue, rules) {
        Ok((_, warnings)) => warnings,
        Err(findings) => findings,
    });
    let faults = findings.iter().filter(|f| f.severity == Severity::Fault);
    let legal = faults.count() == 0;
    let findings = findings.into_iter().map(|finding| DeckFinding {
        rule: finding.rule,
        severity: finding.severity,
        text: finding.message.say(lang),
        remedy: finding.remedy.say(lang),
        cards: finding.cards,
    });
    let remarks = reading.remarks.into_iter().map(|remark| DeckRemark {
        line: remark.line,
        kind: remark.kind,
        severity: remark.severity(),
        text: remark.what.say(lang),
        suggestions: remark.suggestions,
    });
    Ok(DeckReport {
        legal,
        name: reading.list.name.clone(),
        format: reading.format.name(),
        findings: findings.collect(),
        remarks: remarks.collect(),
        numbers: Analysis::of(&reading.list, catalogue).into(),
        list: reading.list,
    })
}

pub fn about(lang: Lang, starter: &'static Starter) -> StarterInfo {
    let text = |part: &str| locale::find(lang, &format!("starter-{}{part}", starter.id));
    StarterInfo {
        id: starter.id,
        name: text(".name").unwrap_or_else(|| starter.reading.list.name.clone()),
        affiliation: text(".affiliation").unwrap_or_default(),
        description: text("").unwrap_or_default(),
        text: None,
    }
}

/// A stored deck. Whoever has the id, which nobody can guess, may read it.
pub async fn find(app: &App, id: &str) -> Result<DeckRow, Problem> {
    if !crate::secret::is_id(id) {
        return Err(no_such_deck());
    }
    let found = app.database.deck(id).await;
    let found = found.map_err(crate::people::accounts::unstored)?;
    found.ok_or_else(no_such_deck)
}

/// Whose turn it is to have a list read. Everybody of one address waits in one line, and the lines take turns: many lists
/// from one address make nobody else wait.
#[derive(Debug)]
pub struct Turns {
    all: Semaphore,
    lines: Mutex<HashMap<IpAddr, Arc<Line>>>,
}

#[derive(Debug)]
struct Line {
    turn: Semaphore,
    waiting: AtomicUsize,
}

/// A place in a line; free again when it is dropped.
struct Place(Arc<Line>);

impl Drop for Place {
    fn drop(&mut self) {
        self.0.waiting.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Default for Turns {
    fn default() -> Turns {
        Turns {
            all: Semaphore::new(AT_ONCE),
            lines: Mutex::default(),
        }
    }
}

impl Turns {
    /// A place in the line of an address; nothing if the line is too long.
    fn place(&self, from: IpAddr) -> Option<Place> {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.retain(|_, line| line.waiting.load(Ordering::Relaxed) > 0);
        let new = || {
            Arc::new(Line {
                turn: Semaphore::new(AT_ONCE_OF_ADDRESS),
                waiting: AtomicUsize::new(0),
            })
        };
        let line = Arc::clone(lines.entry(group(from)).or_insert_with(new));
        let waiting = line.waiting.fetch_add(1, Ordering::Relaxed);
        let place = Place(line);
        (waiting < MOST_WAITING).then_some(place)
    }
}

/// Reading a list can be work; it is done away from the threads that serve, a few at a time.
pub async fn run_blocking<T: Send + 'static>(
    app: &App,
    who: &Known,
    work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let busy = || Problem::new(Code::Unavailable, message!("server-busy"));
    app.gates.deck(&who.who.id, who.from)?;
    let place = app.deck_turns.place(who.from).ok_or_else(|| too_many(1))?;
    let _own = place.0.turn.acquire().await.map_err(|_| busy())?;
    let _turn = app.deck_turns.all.acquire().await.map_err(|_| busy())?;
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|_| busy())?
}

/// A choice that a table understands: of a stored deck, its list. A list with lines that are not understood does not
/// get that far.
pub async fn look_up(
    app: &App,
    who: &Known,
    choice: Option<DeckChoice>,
) -> Result<Option<DeckChoice>, Problem> {
    let (name, text) = match choice {
        Some(DeckChoice::Stored { id }) => {
            let DeckRow { name, text, .. } = find(app, &id).await?;
            (Some(name), text)
        }
        Some(DeckChoice::List { name, text }) => (name, text),
        choice => return Ok(choice),
    };
    check_length(&text)?;
    let catalogue = app.catalogue;
    let understood = move || {
        let reading = read(text.as_bytes(), catalogue)
            .map_err(|error| Problem::new(Code::Invalid, error.message()))?;
        let lost = reading.findings();
        if lost.is_empty() {
            return Ok(text);
        }
        let checked = reading.list.validate(catalogue, &DeckRules::default());
        let more = checked.err().unwrap_or_default();
        Err(not_legal(lost.into_iter().chain(more)))
    };
    let text = run_blocking(app, who, understood).await?;
    Ok(Some(DeckChoice::List { name, text }))
}
