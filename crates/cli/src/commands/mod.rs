//! The commands. Each is a module with its arguments (a clap type) and a `run` that writes to `out` in a language.
//! Their help is in `locales/*/help.ftl`.

mod admin;
mod attempt;
mod cards;
mod deck;
mod import;
mod load;
mod play;
mod replay;
mod rules;
mod serve;
mod simulate;
mod text;

use crate::failure::Outcome;
use ::cards::{DeckRules, Edition, Rulebook};
use clap::Subcommand;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use locale::Lang;
pub use play::any_seed;
pub use simulate::made_deck;
use std::io::Write;

#[derive(Debug, Subcommand)]
pub enum Command {
    Admin(admin::Args),
    Attempt(attempt::Args),
    Cards(cards::Args),
    Deck(deck::Args),
    Import(import::Args),
    Load(load::Args),
    Play(play::Args),
    Replay(replay::Args),
    Rules(rules::Args),
    Serve(serve::Args),
    Simulate(simulate::Args),
    Text(text::Args),
}

impl Command {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        match self {
            Command::Admin(args) => args.run(lang, out),
            Command::Attempt(args) => args.run(lang, out),
            Command::Cards(args) => args.run(lang, out),
            Command::Deck(args) => args.run(lang, out),
            Command::Import(args) => args.run(lang, out),
            Command::Load(args) => args.run(lang, out),
            Command::Play(args) => args.run(lang, out),
            Command::Replay(args) => args.run(lang, out),
            Command::Rules(args) => args.run(lang, out),
            Command::Serve(args) => args.run(lang, out),
            Command::Simulate(args) => args.run(lang, out),
            Command::Text(args) => args.run(lang, out),
        }
    }
}

/// Reads the year of a rulebook of the Second Edition.
pub fn rulebook() -> impl TypedValueParser<Value = Rulebook> {
    let years = Rulebook::ALL.iter().map(|book| book.name());
    PossibleValuesParser::new(years).map(|year| year.parse().unwrap_or_default())
}

/// Reads the name of an edition.
pub fn edition() -> impl TypedValueParser<Value = Edition> {
    let names = Edition::ALL.iter().map(|edition| edition.name());
    PossibleValuesParser::new(names).map(|name| Edition::find(&name).unwrap_or_default())
}

/// The deck rules of a rulebook.
pub fn deck_rules(rulebook: Rulebook) -> DeckRules {
    DeckRules {
        rulebook,
        ..DeckRules::default()
    }
}
