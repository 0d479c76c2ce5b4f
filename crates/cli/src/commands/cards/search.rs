//! `spaceline cards search`: cards by a question.

use super::face;
use crate::commands::edition;
use crate::commands::text::pointer;
use crate::failure::{Failure, Outcome};
use crate::page::{self, Paint, paint};
use crate::{library, terms, texts};
use cards::facts::FlatFacts;
use cards::first::{Attempt, Kind};
use cards::lexicon::{Affiliation, CardType, MissionKind, Stat};
use cards::search::{Index, Query, QueryError};
use cards::{AttemptBy, CardDef, Edition, Facts, Plays};
use locale::{Lang, say};
use std::io::{self, Write};

#[derive(Debug, clap::Args)]
pub struct Args {
    // A query may begin with `-`. Words behind it may not, or they would swallow the options.
    #[arg(allow_hyphen_values = true)]
    query: String,
    words: Vec<String>,
    #[arg(long, value_name = "N")]
    limit: Option<usize>,
    #[arg(long)]
    json: bool,
    #[arg(long, default_value = Edition::Second.name(), value_parser = edition())]
    edition: Edition,
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let text = [&[self.query][..], &self.words].concat().join(" ");
        let text = text.trim();
        let failed = |error| failure(text, error);
        let query = Query::parse_for(self.edition, text).map_err(failed)?;
        let index = Index::new(library::of(self.edition), |card| {
            game_text(lang, &query, card)
        });
        let mut cards: Vec<&CardDef> = (index.search(&query).map_err(failed)?)
            .into_iter()
            .map(|at| index.card(at))
            .collect();
        let found = cards.len();
        cards.truncate(self.limit.unwrap_or(found));
        if self.json {
            let flat: Vec<FlatFacts> = cards.iter().map(|card| texts::flat(card)).collect();
            return page::json(out, &flat);
        }
        Ok(write_table(lang, out, &cards, found, &query)?)
    }
}

/// The text as it is shown and as it is printed, which is English, if the query asks for it.
fn game_text(lang: Lang, query: &Query, card: &CardDef) -> Option<String> {
    if !query.reads_text() {
        return None;
    }
    let english = texts::of_card(Lang::En, card)?;
    match lang {
        Lang::En => Some(english),
        _ => Some(format!("{}\n{english}", texts::of_card(lang, card)?)),
    }
}

fn failure(query: &str, error: QueryError) -> Failure {
    Failure::Pointed {
        message: error.message(),
        lines: pointer::pointed(query, error.at.clone(), page::width() - 4),
        hint: error.hint(),
    }
}

const COLUMNS: usize = 6;

fn write_table(
    lang: Lang,
    out: &mut dyn Write,
    cards: &[&CardDef],
    found: usize,
    query: &Query,
) -> io::Result<()> {
    let heading = [
        say!(lang, "search-id"),
        say!(lang, "search-name"),
        say!(lang, "label-type"),
        say!(lang, "search-affiliation"),
        say!(lang, "label-cost"),
        say!(lang, "search-numbers"),
    ];
    let rows: Vec<[String; COLUMNS]> = cards.iter().map(|card| row(lang, card)).collect();
    let width = |column: usize| {
        let cells = rows.iter().chain([&heading]).map(|row| &row[column]);
        cells.map(|cell| page::columns(cell)).max().unwrap_or(0)
    };
    let widths: [usize; COLUMNS] = std::array::from_fn(width);
    let line = |cells: &[String; COLUMNS]| -> [String; COLUMNS] {
        std::array::from_fn(|column| page::pad(&cells[column], widths[column]))
    };
    if !rows.is_empty() {
        writeln!(
            out,
            "{}",
            paint(Paint::Heading, line(&heading).join("  ").trim_end())
        )?;
    }
    for (card, cells) in cards.iter().zip(&rows) {
        let [id, name, kind, affiliation, cost, numbers] = line(cells);
        let cells = [
            paint(Paint::Muted, &id),
            paint(Paint::Bold, &name),
            kind,
            match card.affiliation() {
                Some(of) => paint(Paint::Of(of), &affiliation),
                None => affiliation,
            },
            cost,
            numbers,
        ];
        writeln!(out, "{}", cells.join("  ").trim_end())?;
    }
    let query = match query.to_string() {
        empty if empty.is_empty() => say!(lang, "search-everything"),
        query => query,
    };
    let said = match cards.len() {
        shown if shown < found => {
            say!(
                lang,
                "search-found-first",
                shown = shown,
                n = found,
                query = query
            )
        }
        _ => say!(lang, "search-found", n = found, query = query),
    };
    writeln!(out, "{said}")
}

fn row(lang: Lang, card: &CardDef) -> [String; COLUMNS] {
    let number = |stat| card.stat(stat).map_or(String::new(), |n| n.to_string());
    let unique = if card.unique { "•" } else { "" };
    [
        card.id.clone(),
        format!("{unique}{}", card.full_name()),
        kind(lang, card),
        affiliation(lang, card),
        number(Stat::Cost),
        numbers(lang, card),
    ]
}

fn kind(lang: Lang, card: &CardDef) -> String {
    let card_type = terms::card_type(lang, card.card_type());
    match (card.mission_kind(), card.dilemma_kind()) {
        (Some(kind), _) => format!("{card_type}, {}", terms::mission_kind(lang, kind)),
        (_, Some(kind)) => format!("{card_type}, {}", terms::dilemma_kind(lang, kind)),
        _ => card_type,
    }
}

/// In full on a card that has one, as codes on a mission: who may attempt it, or what a headquarters accepts.
fn affiliation(lang: Lang, card: &CardDef) -> String {
    let codes = |list: Vec<Affiliation>| {
        let mut codes: Vec<&str> = list.iter().map(|a| a.code()).collect();
        codes.dedup();
        codes.join(" ")
    };
    match &card.facts {
        Facts::Mission { attempt, plays, .. } => match attempt {
            AttemptBy::Affiliations(list) => codes(list.clone()),
            AttemptBy::AnyExcept(_) => face::attempt_by(lang, attempt),
            AttemptBy::Nobody => {
                let accepted = plays.iter().filter_map(|entry| match entry {
                    Plays::Cards { affiliation, .. } => *affiliation,
                    Plays::Equipment => None,
                });
                codes(accepted.collect())
            }
        },
        Facts::First(facts) => match &facts.of {
            Kind::Mission(mission) => match &mission.own.attempt {
                Attempt::Icons(list) => codes(list.clone()),
                _ => String::new(),
            },
            kind => match kind.affiliations() {
                [one] => one.name().to_owned(),
                several => codes(several.to_vec()),
            },
        },
        _ => card.affiliation().map_or("", |a| a.name()).to_owned(),
    }
}

/// The attributes of a personnel or ship, points and span of a mission.
fn numbers(lang: Lang, card: &CardDef) -> String {
    let number = |stat: &Stat| card.stat(*stat).map(|n| n.to_string());
    let span = || number(&Stat::Span).unwrap_or_default();
    match card.card_type() {
        CardType::Mission if card.mission_kind() == Some(MissionKind::Headquarters) => {
            say!(lang, "search-span", span = span())
        }
        CardType::Mission => {
            let points = number(&Stat::Points).unwrap_or_default();
            say!(lang, "search-points", points = points, span = span())
        }
        _ => {
            let attributes = Stat::PERSONNEL.iter().chain(&Stat::SHIP);
            attributes.filter_map(number).collect::<Vec<_>>().join("/")
        }
    }
}
