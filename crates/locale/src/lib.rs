//! What the program says, in every language it speaks.
//!
//! The sentences are Fluent messages in `locales/<language>/*.ftl`; Rust code names them by id and gives the facts:
//!
//! ```
//! use locale::{Lang, message, say};
//! assert_eq!(say!(Lang::En, "count-cards", n = 1), "1 card");
//! assert_eq!(say!(Lang::De, "count-cards", n = 2), "2 Karten");
//! let later = message!("count-points", n = 35);
//! assert_eq!(later.say(Lang::De), "35 Punkte");
//! ```
//!
//! `tests/ids.rs` compares the languages with each other and with the sources.

mod bundle;
mod message;

pub use message::{Message, Value};

/// A language the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    #[default]
    En,
    De,
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::En, Lang::De];

    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
        }
    }

    /// The language that a tag such as `de`, `de-AT` or `de_DE.UTF-8` names, if the program speaks it.
    ///
    /// ```
    /// use locale::Lang;
    /// assert_eq!(Lang::of("de_CH.UTF-8"), Some(Lang::De));
    /// assert_eq!(Lang::of("desert"), None);
    /// ```
    pub fn of(tag: &str) -> Option<Lang> {
        let language = tag.split(['-', '_', '.', '@']).next()?;
        let known = |lang: &Lang| language.eq_ignore_ascii_case(lang.code());
        Lang::ALL.into_iter().find(known)
    }

    /// A number with so many digits behind the point, or the comma.
    pub fn decimal(self, number: f64, digits: usize) -> String {
        let text = format!("{number:.digits$}");
        match self {
            Lang::En => text,
            Lang::De => text.replace('.', ","),
        }
    }
}

/// A message without facts, by an id that is not known before the program runs. An attribute is named behind a point:
/// `command-play.seed`.
pub fn find(lang: Lang, id: &str) -> Option<String> {
    bundle::format(lang, id, &[])
}

/// A [`Message`]: `message!("log-draw", who = 2, cards = "a card")`.
#[macro_export]
macro_rules! message {
    ($id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Message::new($id)$(.with(stringify!($name), $value))*
    };
}

/// A message in a language, said at once: `say!(lang, "log-draw", who = 2, cards = "a card")`.
#[macro_export]
macro_rules! say {
    ($lang:expr, $id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::message!($id $(, $name = $value)*).say($lang)
    };
}
