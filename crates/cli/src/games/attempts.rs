//! Mission attempts, read from the events of a game: which dilemmas were faced, whom they stopped, how each
//! attempt ended.

use cards::language::Kind;
use cards::lexicon::{CardType, Skill, Stat};
use engine::{CardId, Cause, Event, Facet, Game};
use serde::Serialize;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Of those whom a dilemma stopped, so many are named.
const MOST_NAMES: usize = 3;

/// Counts of a dilemma's encounters and effects.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Encounters {
    pub faced: u64,
    /// Times it stopped or killed somebody.
    pub hit: u64,
    /// Personnel it stopped, and killed.
    pub stopped: u64,
    pub killed: u64,
    /// Attempts that failed because nobody was left after it.
    pub ended: u64,
    /// The personnel stopped or killed by it, by title.
    pub whom: BTreeMap<&'static str, u64>,
}

/// A dilemma in a list of results. The fields are JSON.
#[derive(Debug, Serialize)]
pub struct Dilemma {
    pub title: &'static str,
    pub faced: u64,
    /// Times it stopped or killed somebody.
    pub hit: u64,
    pub stopped: u64,
    pub killed: u64,
    /// Times nobody was left after it.
    pub ended: u64,
    /// Those it stopped or killed most often.
    pub whom: Vec<(&'static str, u64)>,
}

impl Dilemma {
    fn of(title: &'static str, met: &Encounters) -> Dilemma {
        let mut whom: Vec<(&'static str, u64)> = met.whom.iter().map(|(t, n)| (*t, *n)).collect();
        whom.sort_by_key(|(title, n)| (Reverse(*n), *title));
        whom.truncate(MOST_NAMES);
        Dilemma {
            title,
            faced: met.faced,
            hit: met.hit,
            stopped: met.stopped,
            killed: met.killed,
            ended: met.ended,
            whom,
        }
    }
}

/// By title of the dilemma.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dilemmas(pub BTreeMap<&'static str, Encounters>);

impl Dilemmas {
    pub fn add(&mut self, other: Dilemmas) {
        for (title, from) in other.0 {
            let into = self.0.entry(title).or_default();
            into.faced += from.faced;
            into.hit += from.hit;
            into.stopped += from.stopped;
            into.killed += from.killed;
            into.ended += from.ended;
            for (name, n) in from.whom {
                *into.whom.entry(name).or_default() += n;
            }
        }
    }

    /// All of them, those with the most of something first.
    pub fn most(&self, of: fn(&Dilemma) -> u64) -> Vec<Dilemma> {
        let all = self.0.iter().map(|(title, met)| Dilemma::of(title, met));
        let mut all: Vec<Dilemma> = all.collect();
        all.sort_by_key(|dilemma| (Reverse(of(dilemma)), dilemma.title));
        all
    }

    fn of(&mut self, title: &'static str) -> &mut Encounters {
        self.0.entry(title).or_default()
    }
}

/// One line of a requirement that was not met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lacking {
    /// Levels of a skill: so many were needed.
    Skill(Skill, i16),
    /// A total that had to be more than this.
    Total(Stat, i16),
}

/// The end of an attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AttemptEnd {
    Solved,
    /// Nobody was left after the dilemma.
    Dilemma(&'static str),
    /// Those who were left did not meet the requirements: what they lacked, with what they had.
    Requirements(Vec<(Lacking, i16)>),
    /// Nobody was left, and no dilemma had been faced.
    Nobody,
}

/// Follows the attempts of one game.
#[derive(Clone, Debug, Default)]
pub struct Attempts {
    pub dilemmas: Dilemmas,
    now: Option<Now>,
}

/// The attempt under way.
#[derive(Clone, Debug, Default)]
struct Now {
    dilemma: Option<&'static str>,
    /// The dilemma has stopped or killed somebody.
    hit: bool,
    /// Somebody was left to compare with the requirements.
    compared: bool,
    lacking: Vec<(Lacking, i16)>,
}

impl Attempts {
    /// Takes note of an event; the end of an attempt is given back.
    pub fn see(&mut self, game: &Game, event: &Event) -> Option<AttemptEnd> {
        let h = &event.h;
        match h.kind {
            Kind::AttemptBegin => self.now = Some(Now::default()),
            Kind::RevealDilemma => {
                let title = title(game, h.card?);
                self.dilemmas.of(title).faced += 1;
                self.now = Some(Now {
                    dilemma: Some(title),
                    ..Now::default()
                });
            }
            Kind::Stop | Kind::Kill => self.lose(game, event),
            Kind::Check => {
                let now = self.now.as_mut()?;
                now.compared = true;
                now.lacking.extend(lacking(h.facet?, h.amount.number()));
            }
            Kind::AttemptFail => return self.fail(),
            Kind::Complete => return self.now.take().map(|_| AttemptEnd::Solved),
            _ => {}
        }
        None
    }

    fn lose(&mut self, game: &Game, event: &Event) {
        let h = &event.h;
        let table = game.table();
        let Some(card) = h
            .card
            .filter(|c| table.face(*c).kind == CardType::Personnel)
        else {
            return;
        };
        let by = h.cause.card().filter(|c| is_dilemma(game, *c));
        let Some(dilemma) = by.map(|c| title(game, c)) else {
            // 2E-FAIL-02: the rules stop those who are left when the attempt fails.
            if let (Cause::Rule, Some(now)) = (h.cause, &mut self.now) {
                now.compared = true;
            }
            return;
        };
        let first = match &mut self.now {
            Some(now) if now.dilemma == Some(dilemma) => !std::mem::replace(&mut now.hit, true),
            _ => false,
        };
        let met = self.dilemmas.of(dilemma);
        met.hit += u64::from(first);
        match h.kind {
            Kind::Kill => met.killed += 1,
            _ => met.stopped += 1,
        }
        *met.whom.entry(title(game, card)).or_default() += 1;
    }

    fn fail(&mut self) -> Option<AttemptEnd> {
        let now = self.now.take()?;
        Some(match now.dilemma {
            _ if now.compared => AttemptEnd::Requirements(now.lacking),
            Some(dilemma) => {
                self.dilemmas.of(dilemma).ended += 1;
                AttemptEnd::Dilemma(dilemma)
            }
            None => AttemptEnd::Nobody,
        })
    }
}

/// The line, with what there was, if that was not enough.
fn lacking(facet: Facet, need: i16) -> Option<(Lacking, i16)> {
    match facet {
        Facet::Skill(skill, have) if i16::from(have) < need => {
            Some((Lacking::Skill(skill, need), i16::from(have)))
        }
        Facet::Stat(stat, have) if have < need => Some((Lacking::Total(stat, need - 1), have)),
        _ => None,
    }
}

fn title(game: &Game, card: CardId) -> &'static str {
    game.table().face(card).title.as_str()
}

fn is_dilemma(game: &Game, card: CardId) -> bool {
    game.table().face(card).kind == CardType::Dilemma
}
