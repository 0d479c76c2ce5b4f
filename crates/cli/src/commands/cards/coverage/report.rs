//! The coverage of each card, and the gaps.

use super::run::Games;
use crate::page;
use cards::language::{Ability, Active, Timing};
use cards::{CardDef, Catalogue};
use locale::{Lang, Message, message, say};
use rules::citations::{Citations, TestRef};
use serde::Serialize;
use std::io::{self, Write};

/// The sources of the report.
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
    what_went_wrong: &'a [Message],
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
            let mark = |yes: bool, word: String| match yes {
                true => word,
                false => page::pad("-", page::columns(&word)),
            };
            let uses: Vec<String> = (card.abilities.iter())
                .map(|a| format!("{} {}", a.when, a.uses))
                .collect();
            writeln!(
                out,
                "{}  {}  {}  {}  {}  {}",
                card.id,
                page::pad(&card.name, 44),
                mark(card.compiled, say!(lang, "card-coverage-compiled")),
                mark(card.rendered, say!(lang, "card-coverage-rendered")),
                page::pad(&say!(lang, "count-tests", n = card.tests.len()), 8),
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
        let never = say!(lang, "card-coverage-never", games = self.games as i64);
        writeln!(out, "{never}")?;
        for card in &self.cards {
            let tested = match card.tests.first() {
                Some(test) => say!(lang, "card-coverage-test", test = &test.name),
                None => say!(lang, "no-test"),
            };
            for (n, ability) in card.abilities.iter().enumerate() {
                if ability.uses == 0 {
                    let (id, name, when) = (card.id, &card.name, ability.when);
                    let ability = say!(lang, "card-coverage-ability", n = n + 1);
                    writeln!(out, "  {id}  {name}, {ability} ({when}): {tested}")?;
                }
            }
        }
        writeln!(out)
    }

    pub fn write_summary(&self, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
        for wrong in self.what_went_wrong {
            writeln!(out, "{}", wrong.say(lang))?;
        }
        let s = &self.summary;
        let summary = say!(
            lang,
            "card-coverage-summary",
            n = s.cards,
            compiled = s.compiled,
            rendered = s.rendered,
            tested = s.tested,
            used = s.used,
            abilities = s.abilities,
            games = self.games as i64,
            seed = self.seed.to_string(),
            neither = s.neither
        );
        writeln!(out, "{summary}")
    }

    /// Lists the gaps in the coverage; at least this share of abilities, in percent, must be used.
    pub fn faults(&self, least_used: usize) -> Vec<Message> {
        let s = &self.summary;
        let (blank, mute) = (s.cards - s.compiled, s.cards - s.rendered);
        let few = s.used * 100 < s.abilities * least_used;
        let wrong = self.what_went_wrong.len();
        let faults = [
            (blank > 0).then(|| message!("card-coverage-not-compiled", n = blank)),
            (mute > 0).then(|| message!("card-coverage-not-rendered", n = mute)),
            few.then(|| message!("card-coverage-few", least = least_used)),
            (s.neither > 0).then(|| message!("card-coverage-neither", n = s.neither)),
            (wrong > 0).then(|| message!("card-coverage-wrong", n = wrong)),
        ];
        faults.into_iter().flatten().collect()
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
