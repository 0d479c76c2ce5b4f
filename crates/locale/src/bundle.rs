//! The `.ftl` files as Fluent reads them.

use crate::{Lang, Value};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;

type Bundle = FluentBundle<FluentResource>;

/// The files of a language, by their names without the ending.
macro_rules! files {
    ($lang:literal) => {
        [
            include_str!(concat!("../../../locales/", $lang, "/cards.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/commands.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/decks.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/faults.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/games.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/help.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/lists.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/log.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/refusals.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/running.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/search.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/server.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/starters.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/table.ftl")),
            include_str!(concat!("../../../locales/", $lang, "/terms.ftl")),
        ]
    };
}

static EN: LazyLock<Bundle> = LazyLock::new(|| read(Lang::En, files!("en")));
static DE: LazyLock<Bundle> = LazyLock::new(|| read(Lang::De, files!("de")));

fn read<const N: usize>(lang: Lang, files: [&str; N]) -> Bundle {
    // The codes are language tags; if they were not, plurals would be chosen as in no language at all.
    let tags = lang.code().parse().into_iter().collect();
    let mut bundle = Bundle::new_concurrent(tags);
    // The marks that keep directions of writing apart are of no use in a terminal.
    bundle.set_use_isolating(false);
    for text in files {
        // What cannot be read is left out; the tests read the same files and find nothing left out.
        let file = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(file, _)| file);
        let _ = bundle.add_resource(file);
    }
    bundle
}

/// A message, or an attribute of one (`id.attribute`); nothing if there is none.
pub fn format(lang: Lang, id: &str, args: &[(&str, Value)]) -> Option<String> {
    let bundle: &Bundle = match lang {
        Lang::En => &EN,
        Lang::De => &DE,
    };
    let pattern = match id.split_once('.') {
        None => bundle.get_message(id)?.value()?,
        Some((id, attribute)) => bundle.get_message(id)?.get_attribute(attribute)?.value(),
    };
    let mut facts = FluentArgs::with_capacity(args.len());
    for (name, value) in args {
        facts.set(
            *name,
            match value {
                Value::Text(text) => FluentValue::from(text.as_str()),
                Value::Number(number) => FluentValue::from(*number),
                Value::Message(message) => FluentValue::from(message.say(lang)),
            },
        );
    }
    let text = bundle.format_pattern(pattern, Some(&facts), &mut Vec::new());
    Some(text.into_owned())
}
