//! Words that only the First Edition has, each a closed list: a word that is not listed is a fault of the pack.

use crate::edition::Edition;
use crate::lexicon::{Quadrant, Skill, lexicon};
use crate::word::Word;
use serde::{Deserialize, Serialize};

lexicon! {
    /// The classifications of personnel (1E-CARD-20).
    Class {
        Officer "OFFICER" "OFF", Engineer "ENGINEER" "ENG", Medical "MEDICAL" "MED", Science "SCIENCE" "SCI",
        Security "SECURITY" "SEC", Vip "V.I.P." "VIP", Civilian "CIVILIAN" "CIV", Animal "ANIMAL" "ANI",
    }
}
lexicon! {
    /// Property logos: the series or film a card is about (1E-ICON-22).
    Property {
        Tng "The Next Generation" "TNG", Ds9 "Deep Space Nine" "DS9", Voy "Voyager" "VOY",
        Tos "The Original Series" "TOS", Ent "Enterprise" "ENT", FirstContact "First Contact" "FC",
        Generations "Generations" "Gen", Insurrection "Insurrection" "Ins", Nemesis "Nemesis" "Nem",
        MotionPicture "The Motion Picture" "TMP", WrathOfKhan "The Wrath of Khan" "TWOK",
        SearchForSpock "The Search for Spock" "TSfS", VoyageHome "The Voyage Home" "TVH",
        FinalFrontier "The Final Frontier" "TFF", UndiscoveredCountry "The Undiscovered Country" "TUC",
        Armada "Armada" "Armada", Ccg "Customizable Card Game" "CCG", Akc "AKC" "AKC",
    }
}
lexicon! {
    /// The special equipment of ships (1E-CARD-26).
    SpecialEquipment {
        CloakingDevice "Cloaking Device" "CD", EnergyDampener "Energy Dampener" "ED", Holodeck "Holodeck" "HD",
        InvasiveTransporters "Invasive Transporters" "IT", ScanShielding "Long-Range Scan Shielding" "SS",
        ScatteringDevice "Particle Scattering Device" "PS", PhasingCloak "Phasing Cloak" "PC",
        TractorBeam "Tractor Beam" "TB",
    }
}
lexicon! {
    /// The types of facility (1E-CARD-31, 1E-CARD-32, 1E-CARD-33).
    FacilityKind { Outpost "Outpost" "O", Headquarters "Headquarters" "H", Station "Station" "S" }
}
lexicon! {
    /// The parts of a Nor that sites belong to.
    NorPart {
        Docking "Docking Ring" "D", Habitat "Habitat Ring" "H", Ops "Ops Module" "O", Promenade "Promenade" "P",
    }
}
lexicon! {
    /// The colours of nemesis icons, by their letters in card lists.
    NemesisColour {
        Black "black" "K", Blue "blue" "L", Green "green" "G", Purple "purple" "P", Red "red" "R",
        Yellow "yellow" "Y",
    }
}
lexicon! {
    /// The powers of Tribble cards.
    TribblePower {
        Bonus "Bonus" "B", Clone "Clone" "C", Discard "Discard" "D", Go "Go" "G", Poison "Poison" "P",
        Rescue "Rescue" "R",
    }
}
lexicon! {
    /// How many copies may be in play.
    Uniqueness {
        Universal "universal" "univ", Unique "unique" "unique", Enigma "enigma" "enig",
        NotDuplicatable "not-duplicatable" "notdup",
    }
}
lexicon! {
    /// Where a card is banned (1E-DECK-02).
    Ban { Nowhere "nowhere" "-", Modern "modern" "modern", Everywhere "ban" "ban" }
}
lexicon! {
    /// The kinds of side deck (1E-DECK-22).
    SideDeck {
        Tent "Q's Tent" "QsTent", Referee "Referee" "Ref", DysonSphere "Dyson Sphere" "Dyson",
        QContinuum "Q-Continuum" "Flash", BattleBridge "Battle Bridge" "Tactics", Tribble "Tribble" "Tribbles",
    }
}
lexicon! {
    /// The team that a mission open in words asks for.
    Team { Crew "crew" "crew", AwayTeam "Away Team" "team" }
}

impl Class {
    /// The classification as a skill (1E-GAP-31).
    pub fn skill(self) -> Skill {
        match self {
            Class::Officer => Skill::Officer,
            Class::Engineer => Skill::Engineer,
            Class::Medical => Skill::Medical,
            Class::Science => Skill::Science,
            Class::Security => Skill::Security,
            Class::Vip => Skill::Vip,
            Class::Civilian => Skill::Civilian,
            Class::Animal => Skill::Animal,
        }
    }
}

/// The skill that a word of a First Edition card names. Classifications are written in capitals.
pub fn skill(word: &str) -> Option<Skill> {
    let class = Class::ALL.iter().find(|class| class.name() == word);
    let named = || Skill::of(Edition::First).find(|s| s.name() == word && !is_class(*s));
    class.map(|class| class.skill()).or_else(named)
}

/// The word of a skill on First Edition cards.
pub fn skill_name(skill: Skill) -> &'static str {
    let class = Class::ALL.iter().find(|class| class.skill() == skill);
    class.map_or(skill.name(), |class| class.name())
}

/// Whether a skill is one of the classifications.
pub fn is_class(skill: Skill) -> bool {
    Class::ALL.iter().any(|class| class.skill() == skill)
}

/// The quadrant that an icon makes a card native to (1E-ICON-14, 1E-ICON-15, 1E-ICON-16).
pub fn native(icon: &str) -> Option<Quadrant> {
    match icon {
        "DQ" => Some(Quadrant::Delta),
        "GQ" => Some(Quadrant::Gamma),
        "MQ" => Some(Quadrant::Mirror),
        _ => None,
    }
}

/// Whether a closed list has a word.
pub fn is_listed(list: &[&str], word: Word) -> bool {
    list.contains(&word.as_str())
}

/// The icons, by code and name. Countdown, infiltration and nemesis icons are facts of their own.
pub const ICONS: &[(&str, &str)] = &[
    ("22", "22nd century"),
    ("AU", "Alternate Universe"),
    ("BO", "Borg only"),
    ("Bar", "Barash's illusion"),
    ("Cmd", "Command"),
    ("Com", "Communication"),
    ("DQ", "Delta Quadrant"),
    ("Def", "Defense"),
    ("Ent-E", "Enterprise-E"),
    ("Films", "The Motion Pictures"),
    ("GQ", "Gamma Quadrant"),
    ("HA", "Hidden Agenda"),
    ("Holo", "Hologram"),
    ("KW", "Ketracel-White"),
    ("Maq", "Maquis"),
    ("MQ", "Mirror Quadrant"),
    ("Nav", "Navigation"),
    ("OCD", "OCD"),
    ("OS", "The Original Series"),
    ("Orb", "Orb"),
    ("Pun", "Punishment"),
    ("Pursuit", "Pursuit"),
    ("Q", "Q"),
    ("Ref", "Referee"),
    ("Rule", "Rule of Acquisition"),
    ("SKR", "Sha Ka Ree"),
    ("Self", "Self-controlling"),
    ("Shield", "Cannot be closed"),
    ("Stf", "Staff"),
    ("TE", "Terran Empire"),
    ("WC", "Warp Core"),
];

/// The regions of spacelines.
#[rustfmt::skip]
pub const REGIONS: &[&str] = &[
    "Argolis Cluster", "Badlands", "Bajor", "Briar Patch", "Cardassia", "Demilitarized Zone", "Neutral Zone",
    "Romulus System", "Sector 001",
];

/// The species of personnel.
#[rustfmt::skip]
pub const SPECIES: &[&str] = &[
    "Acamarian", "Allasomorph", "Android", "Angosian", "Bajoran", "Benzite", "Betazoid", "Bolian", "Borg", "Boslic",
    "Breen", "Bynar", "Cairn", "Cardassian", "Cat", "Changeling", "Dopterian", "Dosi", "El-Aurian", "Ferengi",
    "Flaxian", "Grazerite", "Human", "Humanoid", "Hupyrian", "J'Naii", "Jem'Hadar", "Kaelonian", "Karemma",
    "Kellerun", "Klaestron", "Klingon", "Kobliad", "Kressari", "Ktarian", "Lethean", "Lumerian", "Lurian",
    "Malcorian", "Minoran", "Mizarian", "Napean", "Nausicaan", "Pakled", "Paradan", "Ramatin", "Reman", "Risian",
    "Romulan", "Son'a", "T'Lani", "Takaran", "Tamarian", "Targ", "Tau Alpha C", "Tilonian", "Trill", "Ullian",
    "Vorgon", "Vorta", "Vulcan", "Zalkonian", "Zibalian",
];

/// The characteristics of cards that other cards ask for (1E-CARD-22).
#[rustfmt::skip]
pub const CHARACTERISTICS: &[&str] = &[
    "Admiral", "Alpha", "Ambassador", "Android", "Arms dealer", "Assassin", "Asymmetric mission", "Bajor Region",
    "Bajoran espionage", "Bajoran ship", "Bajoran treaty", "Bartender", "Battleship", "Bird-of-Prey", "Bodyguard",
    "Borg ship", "Breen ship", "Brig", "Captain", "Captain's Order", "Capturing-related card",
    "Cardassian equipment", "Cardassian espionage", "Cardassian resistance", "Cardassian ship", "Cardassian treaty",
    "Chairman", "Chancellor", "Cloaking Device", "Colonel", "Cook", "Counselor", "Counterpart", "Cube",
    "D'Kora-Class", "D'deridex Class", "Dabo girl", "DaiMon", "Deep Space 9-related personnel", "Dissident",
    "Dominion ship", "Dominion treaty", "Dr. Noah-related personnel", "Drone", "Dual Personnel", "Duras-related",
    "ENGINEER-related equipment", "Emperor", "Empok Nor-related dilemma", "Energy Dampener", "Equipment-artifact",
    "Espionage... on Federation", "Federation ship", "Federation treaty", "Ferengi ship", "Founder", "Freighter",
    "General", "Glinn", "Governor", "Gul", "Harvester Virus-related card", "High Council", "High Council Leader",
    "Holodeck", "Hologram", "Homeworld", "I.K.S. Pagh-related personnel", "Infiltration-related card",
    "Infiltrator", "Interceptor", "Internment Camp 371-related personnel", "Invasive Transporters",
    "Jem'Hadar Attack Ship", "Jem'Hadar First", "Jem'Hadar ship", "Kai", "Keldon Class", "Klingon ship",
    "Klingon treaty", "Klingon-related equipment", "Klingon-related interrupt", "Legate",
    "Long-Range Scan Shielding", "MEDICAL-related dilemma", "MEDICAL-related equipment", "Maneuver card",
    "Merchant vessel", "Metaphasic Shield-related personnel", "Minister", "Mission II", "Mission Specialist",
    "Morph card", "Nagus", "Nebula", "No staffing requirement", "Nurse", "Orb artifact",
    "Particle Scattering Device", "Praetor", "President", "Proconsul", "Professor", "Prototype", "Prylar",
    "Q-related dilemma", "Queen", "Question-related card", "Romulan espionage", "Romulan ship", "Romulan treaty",
    "Romulan underground", "Royale-related", "Rura Penthe-related personnel", "SA Julian Bashir-related personnel",
    "SCIENCE-related dilemma", "SCIENCE-related equipment", "Scout", "Senator", "Shakaar Resistance Cell",
    "Shape-shifter", "Ship with a Skill", "Shuttlecraft", "Soong-type android", "Stone of Gol-related personnel",
    "Support Personnel", "Tamarian-related dilemma", "Temporal agent-related card", "Terok Nor-related personnel",
    "Test mission", "The Circle-related personnel", "Thief", "Thot", "Tractor Beam", "Trading Post", "Transport",
    "Trill with symbiont", "U.S.S. Enterprise-related personnel", "Vedek", "Vice-Admiral", "Virus-related dilemma",
    "Vulcan ship", "Vulcan-related artifact", "Vulcan-related interrupt", "Waiter", "Warship", "any Scotty",
    "blade weapon", "disruptor", "female-related dilemma", "future-related ship", "genetically enhanced",
    "hand weapon", "male-related dilemma", "murder-related dilemma", "phaser",
];

/// Further words that texts ask for: ship classes, and characteristics no card of the pool has.
#[rustfmt::skip]
pub const ASKED: &[&str] = &[
    "Akira Class", "Borg Sphere", "Borg cube", "Captains Order", "Constitution Class", "Dabo Girl", "Defiant Class",
    "Equipment-artifacts", "Galaxy Class", "Hideki Class", "Intendant", "Jem'Hadar Ship", "Maje", "Ocampa",
    "Pakled Ship", "Shuttlepod", "Son'a ship", "Sovereign Class", "Temporal Agent", "Vulcan-related Artifact",
    "infiltrator",
];

/// A release: a set, or another collection of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Release {
    /// The code that begins the ids of its cards.
    pub code: &'static str,
    /// The name players use.
    pub name: &'static str,
    /// Whether it was published by July 2000 (1E-TOUR-05).
    pub by_2000: bool,
}

/// The releases, in the order of the catalogue.
pub const RELEASES: &[Release] = &[
    release("premiere", "Premiere", true),
    release("au", "Alternate Universe", true),
    release("qc", "Q-Continuum", true),
    release("fc", "First Contact", true),
    release("ds9", "Deep Space 9", true),
    release("dom", "The Dominion", true),
    release("bog", "Blaze of Glory", true),
    release("roa", "Rules of Acquisition", true),
    release("twt", "The Trouble with Tribbles", true),
    release("2pg", "Introductory Two-Player Game", true),
    release("otsd", "Official Tournament Sealed Deck", true),
    release("efc", "Enhanced First Contact", true),
    release("faj", "The Fajo Collection", true),
    release("sdII", "Starter Deck II", true),
    release("1anth", "First Anthology", true),
    release("2anth", "Second Anthology", true),
    release("awayteam", "Away Team Pack", true),
    release("armade", "Armada", true),
    release("50", "50", false),
    release("agt", "All Good Things", false),
    release("borg", "The Borg", false),
    release("brokenbow", "Broken Bow", false),
    release("coc", "Chain of Command", false),
    release("crossover", "Crossover", false),
    release("Emissary", "Emissary", false),
    release("ENGAGE", "Engage", false),
    release("enterprise", "Enterprise Collection", false),
    release("ep", "Enhanced Premiere", false),
    release("ha", "Holodeck Adventures", false),
    release("HF", "Homefront", false),
    release("HF2", "Homefront II", false),
    release("HF4", "Homefront IV", false),
    release("lfl", "Life From Lifelessness", false),
    release("llap", "Live Long and Prosper", false),
    release("lookinggla", "Through the Looking Glass", false),
    release("mm", "Mirror, Mirror", false),
    release("SaS", "SaS", false),
    release("SoG", "SoG", false),
    release("terran", "Terran Empire", false),
    release("tmp", "The Motion Pictures", false),
    release("TNG", "The Next Generation", false),
    release("tstl", "The Sky's the Limit", false),
    release("voy", "Voyager", false),
    release("VP", "Virtual Promos", false),
];

const fn release(code: &'static str, name: &'static str, by_2000: bool) -> Release {
    Release {
        code,
        name,
        by_2000,
    }
}

impl Release {
    /// The place of a release in the catalogue.
    pub fn index(code: &str) -> Option<usize> {
        RELEASES.iter().position(|release| release.code == code)
    }

    /// The release with this code.
    pub fn find(code: &str) -> Option<Release> {
        Release::index(code).map(|at| RELEASES[at])
    }

    /// The name of its pack, without the ending.
    pub fn file(self) -> String {
        self.code.to_lowercase()
    }
}
