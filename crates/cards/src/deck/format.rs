//! The forms in which lists are exchanged.

use std::fmt;

/// A form of deck files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Format {
    /// `3x Title, Subtitle` under headings; the form the program keeps its own decks in.
    #[default]
    Plain,
    /// Quantity, tab, name, under `Zone:` lines.
    PluginText,
    /// An element for each copy of a card.
    PluginXml,
    /// Set, rarity, number, and a name with a bullet, under headings.
    Site,
}

impl Format {
    /// All forms.
    pub const ALL: [Format; 4] = [
        Format::Plain,
        Format::PluginText,
        Format::PluginXml,
        Format::Site,
    ];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Format::Plain => "plain",
            Format::PluginText => "plugin-text",
            Format::PluginXml => "plugin-xml",
            Format::Site => "site",
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
