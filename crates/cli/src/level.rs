//! The bots by name: what options take, and what players read.

use bots::Level;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use locale::Lang;

/// The opponent if none was chosen.
pub const USUAL: Level = Level::Ensign;

/// The values of options that name bots: the names, also as they are read in other languages.
pub fn parser() -> impl TypedValueParser<Value = Level> {
    let value = |level: Level| {
        let also = Lang::ALL.map(|lang| level.message().say(lang).to_lowercase());
        PossibleValue::new(level.name()).aliases(also)
    };
    let values = Level::ALL.map(value);
    let known = values.clone();
    // Only these values come here, so all of them are found.
    PossibleValuesParser::new(values).map(move |typed| {
        let at = known.iter().position(|value| value.matches(&typed, true));
        at.map_or(USUAL, |at| Level::ALL[at])
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::Command;
    use clap::Parser;

    #[test]
    fn levels_are_known_by_their_names_in_every_language() {
        let bots = |option: &str, typed: &str| {
            let words = ["spaceline"]
                .into_iter()
                .chain(option.split(' '))
                .chain([typed]);
            match crate::Cli::try_parse_from(words).ok()?.command {
                Command::Play(args) => Some(args.bot),
                Command::Simulate(args) => Some(args.bots),
                _ => None,
            }
        };
        let [_, cadet, ensign, _, admiral] = Level::ALL;
        for option in ["play --bot", "simulate --bots"] {
            let bots = |typed| bots(option, typed);
            assert_eq!(bots("cadet,admiral"), Some(vec![cadet, admiral]));
            assert_eq!(bots("Kadett,fähnrich"), Some(vec![cadet, ensign]));
            assert_eq!(bots("captain"), None);
            assert_eq!(bots(""), None);
        }
    }
}
