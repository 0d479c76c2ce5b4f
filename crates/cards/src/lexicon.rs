//! The closed word lists of the game: skills, affiliations, types, quadrants. Each value knows the word
//! that players use and the code that card lists print.
//!
//! ```
//! use cards::lexicon::Affiliation;
//! assert_eq!(Affiliation::find("fed"), Some(Affiliation::Federation));
//! assert_eq!(Affiliation::NonAligned.name(), "Non-Aligned");
//! assert_eq!(Affiliation::NonAligned.code(), "NA");
//! ```

use crate::edition::Edition;
use crate::word::Word;
use serde::{Deserialize, Serialize};

/// Declares an enum whose values each have a full name and a short code.
macro_rules! lexicon {
    ($(#[$doc:meta])* $name:ident { $($value:ident $text:literal $code:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[repr(u8)]
        pub enum $name {
            $(
                #[doc = concat!($text, ", in card lists `", $code, "`.")]
                $value
            ),+
        }

        impl $name {
            /// All values of both editions, in the order of the list.
            pub const ALL: &'static [$name] = &[$($name::$value),+];
            /// The word that players use.
            pub fn name(self) -> &'static str { match self { $($name::$value => $text),+ } }
            /// The short code of card lists.
            pub fn code(self) -> &'static str { match self { $($name::$value => $code),+ } }
            /// Finds a value by name or code, ignoring case.
            pub fn find(text: &str) -> Option<$name> {
                Self::ALL.iter().copied().find(|v| {
                    v.name().eq_ignore_ascii_case(text) || v.code().eq_ignore_ascii_case(text)
                })
            }
        }
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { f.pad(self.name()) }
        }
    };
}
pub(crate) use lexicon;

/// Declares the values of a list that each edition has. Those that only the First Edition has stand at the end of
/// the list, so that nothing stored changes its number.
macro_rules! by_edition {
    ($($name:ident: $second:literal, without [$($without:ident),*];)+) => {$(
        impl $name {
            /// The values of the Second Edition.
            pub const SECOND: &'static [$name] = $name::ALL.split_at($second).0;
            /// The values of an edition.
            pub fn of(edition: Edition) -> impl Iterator<Item = $name> + Clone {
                let first: &[$name] = &[$($name::$without),*];
                let all = match edition {
                    Edition::First => $name::ALL,
                    Edition::Second => $name::SECOND,
                };
                let there = move |v: &$name| edition == Edition::Second || !first.contains(v);
                all.iter().copied().filter(there)
            }
        }
    )+};
}
by_edition! {
    CardType: 7, without [];
    Skill: 23, without [Astrometrics, Intelligence, Programming, Telepathy, Transporters];
    Affiliation: 10, without [];
    MissionKind: 3, without [Headquarters];
    Quadrant: 3, without [];
    Rarity: 7, without [];
}

lexicon! {
    /// The card types: seven of both editions (2E-CARD-01, 2E-CARD-02), then those that only the First Edition
    /// has (1E-CARD-35).
    CardType {
        Personnel "Personnel" "P", Ship "Ship" "S", Equipment "Equipment" "Q", Event "Event" "E",
        Interrupt "Interrupt" "I", Mission "Mission" "M", Dilemma "Dilemma" "D",
        Incident "Incident" "Inc", Objective "Objective" "Obj", Artifact "Artifact" "Art",
        Facility "Facility" "Fac", Doorway "Doorway" "Doo", Tactic "Tactic" "Tac", Site "Site" "Sit",
        TimeLocation "Time Location" "Time", Tribble "Tribble" "Tri", Trouble "Trouble" "Tro",
    }
}
lexicon! {
    /// The skills of both editions. In the First Edition classifications count as skills, too.
    Skill {
        Acquisition "Acquisition" "Acq", Anthropology "Anthropology" "Ant", Archaeology "Archaeology" "Arc",
        Astrometrics "Astrometrics" "Ast", Biology "Biology" "Bio", Diplomacy "Diplomacy" "Dip",
        Engineer "Engineer" "Eng", Exobiology "Exobiology" "Exo", Geology "Geology" "Geo", Honor "Honor" "Hon",
        Intelligence "Intelligence" "Int", Law "Law" "Law", Leadership "Leadership" "Lea", Medical "Medical" "Med",
        Navigation "Navigation" "Nav", Officer "Officer" "Off", Physics "Physics" "Phy",
        Programming "Programming" "Pro", Science "Science" "Sci", Security "Security" "Sec",
        Telepathy "Telepathy" "Tel", Transporters "Transporters" "Tra", Treachery "Treachery" "Tre",
        Animal "Animal" "Ani", Astrophysics "Astrophysics" "Asp", Barbering "Barbering" "Bar",
        Cantankerousness "Cantankerousness" "Can", Civilian "Civilian" "Civ",
        ComputerSkill "Computer Skill" "Com", Cybernetics "Cybernetics" "Cyb", Empathy "Empathy" "Emp",
        Fca "FCA" "FCA", Greed "Greed" "Gre", Guramba "Guramba" "Gur",
        KlingonIntelligence "Klingon Intelligence" "KIn", Mindmeld "Mindmeld" "Min",
        MiracleWorker "Miracle Worker" "MiW", Music "Music" "Mus", ObsidianOrder "Obsidian Order" "ObO",
        OrionSyndicate "Orion Syndicate" "OrS", Resistance "Resistance" "Res", Section31 "Section 31" "S31",
        Smuggling "Smuggling" "Smu", StellarCartography "Stellar Cartography" "StC", TalShiar "Tal Shiar" "TaS",
        TransporterSkill "Transporter Skill" "TrS", Vip "V.I.P." "VIP", Youth "Youth" "You",
    }
}
lexicon! {
    /// The affiliations (2E-AFF-02, 1E-ICON-17).
    Affiliation {
        Bajoran "Bajoran" "Baj", Borg "Borg" "Bor", Cardassian "Cardassian" "Car", Dominion "Dominion" "Dom",
        Federation "Federation" "Fed", Ferengi "Ferengi" "Fer", Klingon "Klingon" "Kli",
        NonAligned "Non-Aligned" "NA", Romulan "Romulan" "Rom", Starfleet "Starfleet" "SF",
        Hirogen "Hirogen" "Hir", Kazon "Kazon" "Kaz", Neutral "Neutral" "Neu", Vidiian "Vidiian" "Vid",
        Vulcan "Vulcan" "Vul",
    }
}
lexicon! {
    /// The kinds of mission (2E-CARD-19). A dual mission is planet and space at once (1E-GAP-72).
    MissionKind { Planet "Planet" "P", Space "Space" "S", Headquarters "Headquarters" "H", Dual "Dual" "D" }
}
lexicon! {
    /// The kinds of dilemma (2E-CARD-24).
    DilemmaKind { Planet "Planet" "P", Space "Space" "S", Dual "Dual" "D" }
}
lexicon! {
    /// The quadrants (2E-CARD-27, 1E-ICON-16).
    Quadrant { Alpha "Alpha" "A", Gamma "Gamma" "G", Delta "Delta" "D", Mirror "Mirror" "M" }
}
lexicon! {
    /// The rarity of a card. No effect in play.
    Rarity { Common "Common" "C", Uncommon "Uncommon" "U", Rare "Rare" "R", Starter "Starter" "S", Virtual "Virtual" "V", Promo "Promo" "P", VirtualPromo "Virtual promo" "VP", RarePlus "Rare plus" "R+", RareStar "Rare star" "R*", UltraRare "Ultra rare" "UR" }
}
lexicon! {
    /// The gender of a personnel, for texts that say he or she, and for German.
    Gender { Unknown "unknown" "?", Female "female" "f", Male "male" "m", Androgynous "androgynous" "a", Neuter "neuter" "n" }
}
lexicon! {
    /// Everything on a card that is a number. The first six are the attributes.
    Stat {
        Integrity "Integrity" "I", Cunning "Cunning" "C", Strength "Strength" "S",
        Range "Range" "R", Weapons "Weapons" "W", Shields "Shields" "Sh",
        Cost "cost" "cost", Span "span" "span", Points "points" "pts", UnusedRange "unused Range" "unused",
    }
}

impl Stat {
    /// The attributes of personnel.
    pub const PERSONNEL: [Stat; 3] = [Stat::Integrity, Stat::Cunning, Stat::Strength];
    /// The attributes of ships.
    pub const SHIP: [Stat; 3] = [Stat::Range, Stat::Weapons, Stat::Shields];
}

/// An icon. The list is open (2E-CARD-05): a pack may bring icons nobody has seen before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Icon(pub Word);

impl Icon {
    const NAMES: [(&'static str, &'static str); 12] = [
        ("Cmd", "Command"),
        ("Stf", "Staff"),
        ("AU", "Alternate Universe"),
        ("DS9", "Deep Space Nine"),
        ("E", "Earth"),
        ("Maq", "Maquis"),
        ("TN", "Terok Nor"),
        ("TNG", "The Next Generation"),
        ("Pa", "Past"),
        ("Fut", "Future"),
        ("TOS", "The Original Series"),
        ("Voy", "Voyager"),
    ];
    /// The icon with this code.
    pub fn new(code: &str) -> Icon {
        Icon(Word::new(code))
    }
    /// The command icon.
    pub fn command() -> Icon {
        Icon::new("Cmd")
    }
    /// The staff icon.
    pub fn staff() -> Icon {
        Icon::new("Stf")
    }
    /// The short code of card lists.
    pub fn code(self) -> &'static str {
        self.0.as_str()
    }
    /// The icon's name, or its code for an icon this program does not know.
    pub fn name(self) -> &'static str {
        let code = self.code();
        (Icon::NAMES.iter())
            .chain(crate::first::lexicon::ICONS)
            .find(|(c, _)| *c == code)
            .map_or(code, |(_, n)| n)
    }
}
