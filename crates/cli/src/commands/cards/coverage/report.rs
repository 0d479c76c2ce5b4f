//! What is known about each card, and what is lacking.

use super::run::Games;
use crate::page;
use cards::language::{Ability, Active, Timing};
use cards::{CardDef, Catalogue};
use locale::{Lang, Message, message, say};
use rules::citations::{Citations, TestRef};
use serde::Serialize;
use std::io::{self, Write};

/// Where the report has its facts from.
pub struct Evidence<'a> {
    pub games: &'a Games,
    pub tests: &'a Citations,
    pub is_rendered: fn(&CardDef) -> bool,
}

/// The fields are the command's JSON.
#[derive(Serialize)]
pub struct Report<'a> {
    seed: u64,
    games: u64,
    what_went_wrong: &'a [String],
    summary: Summary,
    cards: Vec<Card<'a>>,
}

#[derive(Default, Serialize)]
struct Summary {
    cards: usize,
    compiled: usize,
    rendered: usize,
    tested: usize,
    abilities: usize,
    used: usize,
    /// Abilities that no game used, on cards that no test plays.
    neither: usize,
}

#[derive(Serialize)]
struct Card<'a> {
    id: &'a str,
    name: String,
    compiled: bool,
    rendered: bool,
    tests: &'a [TestRef],
    abilities: Vec<Use>,
}

#[derive(Serialize)]
struct Use {
    when: &'static str,
    uses: u32,
}

impl<'a> Report<'a> {
    pub fn new(catalogue: &'a Catalogue, seed: u64, evidence: &Evidence<'a>) -> Report<'a> {
        let all = catalogue.cards().iter().zip(0u16..);
        let cards: Vec<Card<'a>> = all
            .map(|(card, def)| Card::new(card, def, evidence))
            .collect();
        let mut summary = Summary::default();
        for card in &cards {
            summary.cards += 1;
            summary.compiled += usize::from(card.compiled);
            summary.rendered += usize::from(card.rendered);
            summary.tested += usize::from(!card.tests.is_empty());
            summary.abilities += card.abilities.len();
            summary.used += card.abilities.iter().filter(|a| a.uses > 0).count();
            let untested = card.tests.is_empty();
            let unused = card.abilities.iter().filter(|a| untested && a.uses == 0);
            summary.neither += unused.count();
        }
        Report {
            seed,
            games: evidence.games.games,
            what_went_wrong: &evidence.games.wrong,
            summary,
            cards,
        }
    }

    pub fn write_cards(&self, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
        for card in &self.cards {
            let mark = |yes: bool, word: String| if yes { word } else { String::from("-") };
            let uses: Vec<String> = (card.abilities.iter())
                .map(|a| format!("{} {}", a.when, a.uses))
                .collect();
            writeln!(
                out,
                "{}  {}  {}  {}  {}  {}",
                card.id,
                page::pad(&card.name, 44),
                page::pad(
                    &mark(card.compiled, say!(lang, "cards-coverage-compiled")),
                    10
                ),
                page::pad(
                    &mark(card.rendered, say!(lang, "cards-coverage-rendered")),
                    10
                ),
                page::pad(&say!(lang, "cards-coverage-tests", n = card.tests.len()), 8),
                uses.join(", "),
            )?;
        }
        writeln!(out)
    }

    /// The abilities no game used.
    pub fn write_unused(&self, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
        if self.summary.used == self.summary.abilities {
            return Ok(());
        }
        writeln!(
            out,
            "{}",
            say!(lang, "cards-coverage-unused", n = self.games.to_string())
        )?;
        for card in &self.cards {
            let tested = match card.tests.first() {
                Some(test) => say!(lang, "cards-coverage-tested", test = test.name.as_str()),
                None => say!(lang, "no-test"),
            };
            for (n, ability) in card.abilities.iter().enumerate() {
                if ability.uses == 0 {
                    let (id, name, when) = (card.id, &card.name, ability.when);
                    let line = say!(
                        lang,
                        "cards-coverage-ability",
                        name = name.as_str(),
                        n = n + 1,
                        when = when,
                        tested = tested.as_str()
                    );
                    writeln!(out, "  {id}  {line}")?;
                }
            }
        }
        writeln!(out)
    }

    pub fn write_summary(&self, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
        for wrong in self.what_went_wrong {
            writeln!(out, "{wrong}")?;
        }
        let s = &self.summary;
        let line = say!(
            lang,
            "cards-coverage-summary",
            n = s.cards,
            compiled = s.compiled,
            rendered = s.rendered,
            tested = s.tested,
            used = s.used,
            abilities = s.abilities,
            games = self.games.to_string(),
            seed = self.seed.to_string(),
            neither = s.neither
        );
        writeln!(out, "{line}")
    }

    /// What keeps the coverage from being complete; of a hundred abilities so many must be used.
    pub fn faults(&self, least_used: usize) -> Vec<Message> {
        let s = &self.summary;
        let mut faults = Vec::new();
        if s.compiled < s.cards {
            faults.push(message!(
                "cards-coverage-not-compiled",
                n = s.cards - s.compiled
            ));
        }
        if s.rendered < s.cards {
            faults.push(message!(
                "cards-coverage-not-rendered",
                n = s.cards - s.rendered
            ));
        }
        if s.used * 100 < s.abilities * least_used {
            faults.push(message!("cards-coverage-few", least = least_used));
        }
        if s.neither > 0 {
            faults.push(message!("cards-coverage-neither", n = s.neither));
        }
        if !self.what_went_wrong.is_empty() {
            faults.push(message!(
                "cards-coverage-wrong",
                n = self.what_went_wrong.len()
            ));
        }
        faults
    }
}

impl<'a> Card<'a> {
    fn new(card: &'a CardDef, def: u16, evidence: &Evidence<'a>) -> Card<'a> {
        let tests = evidence.tests.get(&card.id);
        let abilities = engine::abilities(card).zip(0u8..).map(|(ability, n)| Use {
            when: when(ability),
            uses: evidence.games.tally.uses(def, n),
        });
        Card {
            id: &card.id,
            name: card.full_name(),
            compiled: card.support.is_full(),
            rendered: (evidence.is_rendered)(card),
            tests: tests.map_or(&[], Vec::as_slice),
            abilities: abilities.collect(),
        }
    }
}

fn when(ability: &Ability) -> &'static str {
    match (&ability.when, ability.active) {
        (_, Active::DeckBuild) => "deck",
        (_, Active::Damage) => "damage",
        (Timing::Static, _) => "static",
        (Timing::On(_), _) => "when",
        (Timing::During(_), _) => "while",
        (Timing::State, _) => "state",
        (Timing::Order, _) => "order",
        (Timing::Resolve, _) => "resolve",
    }
}
