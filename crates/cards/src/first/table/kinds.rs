//! A line of the list: what only cards of one type have.

use super::line::Line;
use super::restriction::restrictions;
use super::words::{affiliation, between, braced, bracketed};
use crate::first::facts::{
    Attempt, Classification, Damage, Dilemma, End, EndText, Facility, Kind, Mission, OtherEnd,
    Personnel, Ship, Site, Staff, Tactic, TimeLocation, Tribble,
};
use crate::first::lexicon::{
    Class, FacilityKind, NorPart, SPECIES, SpecialEquipment, Team, TribblePower, skill_name,
};
use crate::first::number::{Attribute, Points, Small};
use crate::first::requirement;
use crate::first::skills::{Dot, LevelOf};
use crate::language::{Condition, Filter, Name, Place, Ref, Requirement, Select, Who};
use crate::lexicon::{
    Affiliation, CardType, DilemmaKind, Gender, Icon, MissionKind, Quadrant, Skill,
};
use crate::table::Found;
use crate::word::Word;
use locale::message;

const TYPES: [&str; 23] = [
    "Personnel",
    "Ship",
    "Facility",
    "Mission",
    "Q Mission",
    "Time Location",
    "Site",
    "Dilemma",
    "Q Dilemma",
    "Tactic",
    "Tribble",
    "Trouble",
    "Equipment",
    "Event",
    "Q Event",
    "Incident",
    "Interrupt",
    "Q Interrupt",
    "Interrupt/Event",
    "Objective",
    "Artifact",
    "Q Artifact",
    "Doorway",
];

impl Line<'_> {
    pub(super) fn kind(&mut self) -> Kind {
        match self.cell("Type") {
            "Personnel" => Kind::Personnel(Box::new(self.personnel())),
            "Ship" => Kind::Ship(Box::new(self.ship())),
            "Facility" => Kind::Facility(self.facility()),
            "Mission" | "Q Mission" => Kind::Mission(Box::new(self.mission())),
            "Time Location" => Kind::TimeLocation(self.time_location()),
            "Site" => Kind::Site(self.site()),
            "Dilemma" | "Q Dilemma" => Kind::Dilemma(self.dilemma()),
            "Tactic" => Kind::Tactic(self.tactic()),
            "Tribble" => Kind::Tribble(self.tribble()),
            "Trouble" => Kind::Trouble,
            "Equipment" => Kind::Equipment,
            "Event" | "Q Event" => Kind::Event,
            "Incident" => Kind::Incident,
            "Interrupt" | "Q Interrupt" => Kind::Interrupt,
            "Interrupt/Event" => Kind::InterruptEvent,
            "Objective" => Kind::Objective,
            "Artifact" | "Q Artifact" => Kind::Artifact,
            "Doorway" => Kind::Doorway,
            other => {
                self.unknown("Type", other, TYPES.iter().copied());
                Kind::Event
            }
        }
    }

    fn attribute(&mut self, column: &str) -> Attribute {
        self.needed(column, Attribute::No)
    }

    fn affiliations(&mut self, column: &str) -> Vec<Affiliation> {
        let mut all = Vec::new();
        for word in self
            .cell(column)
            .split('/')
            .filter(|w| !["", "-"].contains(w))
        {
            match Affiliation::ALL.iter().find(|a| a.name() == word) {
                Some(known) => all.push(*known),
                None => self.unknown(column, word, Affiliation::ALL.iter().map(|a| a.name())),
            }
        }
        all
    }

    fn personnel(&mut self) -> Personnel {
        Personnel {
            affiliations: self.affiliations("Affiliations"),
            class: self.class(),
            species: self.species(),
            gender: self.gender(),
            skills: self.skills(),
            dots: self.needed("Dots", 0),
            integrity: self.attribute("Integrity/Range"),
            cunning: self.attribute("Cunning/Weapons"),
            strength: self.attribute("Strength/Shields"),
            personas: self.personas(),
            impersonates: self.word("Impersonates"),
            commands: self.words("Command"),
            reports: self.words("Reports"),
            names: self.words("Names"),
            restrictions: restrictions(self.cell("Restriction")),
        }
    }

    fn personas(&mut self) -> Vec<Word> {
        match self.words("Persona")[..] {
            [only] if only.as_str() == self.cell("Name") => Vec::new(),
            ref keys => keys.to_vec(),
        }
    }

    fn class(&mut self) -> Classification {
        let class = |word: &str| Class::ALL.iter().copied().find(|c| c.name() == word);
        let cell = self.cell("Class");
        let found = match cell {
            "" => Some(Classification::None),
            "*" => Some(Classification::Chosen),
            _ => match cell.split_once('+') {
                Some((one, other)) => class(one)
                    .zip(class(other))
                    .map(|(one, other)| Classification::Two(one, other)),
                None => class(cell).map(Classification::Of),
            },
        };
        found.unwrap_or_else(|| {
            self.unknown("Class", cell, Class::ALL.iter().map(|c| c.name()));
            Classification::None
        })
    }

    fn species(&mut self) -> Vec<Word> {
        let mut all = Vec::new();
        for word in self
            .cell("Species")
            .split('/')
            .filter(|word| !word.is_empty())
        {
            if !SPECIES.contains(&word) {
                self.unknown("Species", word, SPECIES.iter().copied());
            }
            all.push(Word::new(word));
        }
        all
    }

    fn gender(&mut self) -> Vec<Gender> {
        let mut all = Vec::new();
        for word in self
            .cell("Gender")
            .split('/')
            .filter(|word| !word.is_empty())
        {
            match Gender::find(word) {
                Some(gender) => all.push(gender),
                None => self.unknown("Gender", word, Gender::ALL.iter().map(|g| g.name())),
            }
        }
        all
    }

    fn skills(&mut self) -> Vec<Dot> {
        let mut all = Vec::new();
        for dot in self.list("Skills") {
            match dot.parse::<Dot>() {
                Ok(dot) => all.push(dot),
                Err(bad) => {
                    let names = Skill::ALL.iter().map(|s| skill_name(*s));
                    self.unknown("Skills", &bad.found, names);
                }
            }
        }
        all
    }

    fn ship(&mut self) -> Ship {
        Ship {
            affiliations: self.affiliations("Affiliations"),
            class: Word::new(self.cell("Class")),
            staffing: self.staffing(),
            special: self.special(),
            skills: self.skills(),
            range: self.attribute("Integrity/Range"),
            weapons: self.attribute("Cunning/Weapons"),
            shields: self.attribute("Strength/Shields"),
            personas: self.personas(),
            commanders: self.words("Command"),
            names: self.words("Names"),
            restrictions: restrictions(self.cell("Restriction")),
        }
    }

    fn special(&mut self) -> Vec<SpecialEquipment> {
        let mut all = Vec::new();
        for word in self.list("Special") {
            match SpecialEquipment::ALL.iter().find(|s| s.name() == word) {
                Some(known) => all.push(*known),
                None => {
                    let names = SpecialEquipment::ALL.iter().map(|s| s.name());
                    self.unknown("Special", word, names);
                }
            }
        }
        all
    }

    fn staffing(&mut self) -> Vec<Staff> {
        let cell = self.cell("Staff");
        let found = match staff(cell) {
            _ if cell.is_empty() => Some(Vec::new()),
            Some(one) => Some(vec![one]),
            None => cell.split(' ').map(staff).collect(),
        };
        found.unwrap_or_else(|| {
            self.finding("Staff", message!("first-staff"));
            Vec::new()
        })
    }

    fn facility(&mut self) -> Facility {
        let cell = self.cell("Class");
        let class = FacilityKind::ALL.iter().find(|kind| kind.name() == cell);
        if class.is_none() {
            self.unknown("Class", cell, FacilityKind::ALL.iter().map(|k| k.name()));
        }
        Facility {
            affiliations: self.affiliations("Affiliations"),
            class: class.copied().unwrap_or(FacilityKind::Station),
            weapons: self.value("Cunning/Weapons"),
            shields: self.attribute("Strength/Shields"),
            personas: self.words("Persona"),
        }
    }

    fn mission_kind(&mut self) -> MissionKind {
        match self.cell("Kind") {
            "P" => MissionKind::Planet,
            "S" => MissionKind::Space,
            "dual" => MissionKind::Dual,
            other => {
                self.unknown("Kind", other, ["P", "S", "dual"].into_iter());
                MissionKind::Planet
            }
        }
    }

    fn quadrant(&mut self) -> Quadrant {
        let cell = self.cell("Quadrant");
        let known = Quadrant::ALL.iter().copied().find(|q| q.name() == cell);
        known.unwrap_or_else(|| {
            self.unknown("Quadrant", cell, Quadrant::ALL.iter().map(|q| q.name()));
            Quadrant::Alpha
        })
    }

    fn mission(&mut self) -> Mission {
        let own = End {
            attempt: self.attempt(),
            span: self.needed("Span", Small::X),
            points: self.value("Points"),
            requirements: self.requirements("Requirements"),
        };
        let homeworld = self.affiliations("Homeworld");
        Mission {
            kind: self.mission_kind(),
            quadrant: self.quadrant(),
            key: None,
            homeworld: homeworld.first().copied(),
            built_in: self.built_in(),
            theirs: self.other_end(&own),
            own,
        }
    }

    fn built_in(&mut self) -> Option<Facility> {
        let (word, class) = self.cell("Class").rsplit_once(' ')?;
        let class = FacilityKind::ALL.iter().find(|kind| kind.name() == class);
        let known = Affiliation::ALL.iter().find(|a| a.name() == word);
        let Some((class, affiliation)) = class.zip(known) else {
            self.finding("Class", message!("first-known-word"));
            return None;
        };
        Some(Facility {
            affiliations: vec![*affiliation],
            class: *class,
            weapons: None,
            shields: self.attribute("Strength/Shields"),
            personas: Vec::new(),
        })
    }

    fn attempt(&mut self) -> Attempt {
        let (cell, icons) = (self.cell("Attempt"), self.affiliations("Affiliations"));
        match (cell, icons.is_empty()) {
            ("", true) => Attempt::Nobody,
            ("", false) => Attempt::Icons(icons),
            (words, true) => attempt(words).unwrap_or_else(|| {
                self.finding("Attempt", message!("first-attempt"));
                Attempt::Nobody
            }),
            (_, false) => {
                self.finding("Attempt", message!("first-attempt"));
                Attempt::Nobody
            }
        }
    }

    fn requirements(&mut self, column: &str) -> Option<Requirement> {
        match self.cell(column) {
            "" => None,
            cell => match requirement::parse(cell) {
                Ok(tree) => Some(tree),
                Err(bad) => {
                    let expected = message!("requirement-term");
                    self.found(column, Found::words(&bad.found), expected, None);
                    None
                }
            },
        }
    }

    /// A cell about the opponent's end that is empty, or repeats the own end, says nothing.
    fn other_end(&mut self, own: &End) -> Option<OtherEnd> {
        let text = match self.cell("OppText") {
            "" => EndText::Same,
            "-" => EndText::Nothing,
            _ => EndText::Another,
        };
        if self.cell("OppRequirements") == "-" {
            return Some(OtherEnd { end: None, text });
        }
        let icons = self.affiliations("OppAffiliations");
        let end = End {
            attempt: match icons.is_empty() {
                true => own.attempt.clone(),
                false => Attempt::Icons(icons),
            },
            span: self.value("OppSpan").unwrap_or(own.span),
            points: self.value::<Points>("OppPoints").or(own.points),
            requirements: self
                .requirements("OppRequirements")
                .or_else(|| own.requirements.clone()),
        };
        let alike = end == *own && text == EndText::Same;
        (!alike).then_some(OtherEnd {
            end: Some(end),
            text,
        })
    }

    fn time_location(&mut self) -> TimeLocation {
        let facts = self.list("LoreFacts");
        let fact = |key: &str| facts.iter().find_map(|fact| fact.strip_prefix(key));
        let (year, corresponds) = (fact("year="), fact("corresponds="));
        let year = year.and_then(|year| year.parse().ok());
        if year.is_none() || corresponds.is_none() {
            self.finding("LoreFacts", message!("first-value"));
        }
        TimeLocation {
            kind: self.mission_kind(),
            quadrant: self.quadrant(),
            year: year.unwrap_or(0),
            corresponds: Word::new(corresponds.unwrap_or_default()),
        }
    }

    fn site(&mut self) -> Site {
        let cell = self.cell("Location");
        let (on, part) = cell.split_once(": ").unwrap_or_default();
        let on = match on {
            "Any Nor" => Some(Vec::new()),
            names => names
                .split(" OR ")
                .map(|name| braced(name).map(Word::new))
                .collect(),
        };
        let part = NorPart::ALL.iter().copied().find(|p| p.name() == part);
        if on.is_none() || part.is_none() {
            self.finding("Location", message!("first-value"));
        }
        Site {
            on: on.unwrap_or_default(),
            part: part.unwrap_or(NorPart::Promenade),
        }
    }

    fn dilemma(&mut self) -> Dilemma {
        let is_ship = !self.cell("Integrity/Range").is_empty();
        Dilemma {
            kind: match self.cell("Kind") {
                "" if self.cell("Type") == "Q Dilemma" => None,
                "P" => Some(DilemmaKind::Planet),
                "S" => Some(DilemmaKind::Space),
                "dual" => Some(DilemmaKind::Dual),
                other => {
                    self.unknown("Kind", other, ["P", "S", "dual"].into_iter());
                    None
                }
            },
            ship: is_ship.then(|| {
                (
                    self.attribute("Integrity/Range"),
                    self.attribute("Cunning/Weapons"),
                    self.attribute("Strength/Shields"),
                )
            }),
        }
    }

    fn tactic(&mut self) -> Tactic {
        let text = self.cell("Text");
        let number = |before, after| between(text, before, after).and_then(|n| n.parse().ok());
        let (attack, defense) = (number("Attack: ", ". "), number("Defense: ", ". "));
        let hit = damage(text, "Hit = ").or_else(|| damage(text, "Hit or direct hit = "));
        let direct = damage(text, "Direct hit = ").or_else(|| damage(text, "Hit or direct hit = "));
        if attack.is_none() || defense.is_none() || hit.is_none() || direct.is_none() {
            self.finding("Text", message!("first-tactic"));
        }
        Tactic {
            attack: attack.unwrap_or(0),
            defense: defense.unwrap_or(0),
            hit: hit.unwrap_or_default(),
            direct: direct.unwrap_or_default(),
            range: self.value("Integrity/Range").unwrap_or(0),
            weapons: self.value("Cunning/Weapons").unwrap_or(0),
            shields: self.value("Strength/Shields").unwrap_or(0),
            hull: number("Hull: ", "%").unwrap_or(0),
        }
    }

    fn tribble(&mut self) -> Tribble {
        let count = self.cell("Name").split(' ').next().unwrap_or_default();
        let count = count.replace(',', "").parse().ok();
        if count.is_none() {
            self.finding("Name", message!("first-tribbles"));
        }
        let cell = self.cell("Version");
        let power = TribblePower::ALL.iter().copied().find(|p| p.name() == cell);
        if power.is_none() {
            self.unknown("Version", cell, TribblePower::ALL.iter().map(|p| p.name()));
        }
        Tribble {
            count: count.unwrap_or(0),
            power: power.unwrap_or(TribblePower::Bonus),
        }
    }
}

/// The damage icons behind some words: `[Down][Flip]`.
fn damage(text: &str, before: &str) -> Option<Vec<Damage>> {
    let mut rest = &text[text.find(before)? + before.len()..];
    let mut all = Vec::new();
    loop {
        if let Some(more) = rest.strip_prefix("[Flip]") {
            all.push(Damage::Draw);
            rest = more;
        } else if let Some(more) = rest.strip_prefix("[Down]") {
            all.push(Damage::Place);
            rest = more;
        } else {
            return (!all.is_empty()).then_some(all);
        }
    }
}

fn staff(text: &str) -> Option<Staff> {
    if let Some((one, other)) = text.split_once(" OR ") {
        return Some(Staff::Either(vec![staff(one)?, staff(other)?]));
    }
    if let Some(name) = braced(text) {
        return Some(Staff::Character(Word::new(name)));
    }
    if let Some(code) = bracketed(text) {
        return match ["NA", "Borg"].contains(&code) {
            true => affiliation(code).map(Staff::Affiliation),
            false => Some(Staff::Icon(Icon::new(code))),
        };
    }
    if SPECIES.contains(&text) {
        return Some(Staff::Species(Word::new(text)));
    }
    let LevelOf { skill, level } = text.parse().ok()?;
    let level = u8::try_from(level.halves() / 2).ok()?;
    Some(Staff::Skill(skill, level))
}

/// Whether the words about who may attempt a mission are nothing but that.
pub(super) fn is_plain_attempt(text: &str) -> bool {
    let sentence = text.strip_suffix('.').unwrap_or(text);
    !sentence.contains(". ") && !sentence.contains('(')
}

fn attempt(text: &str) -> Option<Attempt> {
    let some = |filter: Filter, from: Place| {
        Condition::Some(Select {
            from,
            filter,
            best: None,
        })
    };
    if let Some(name) = between(text, "may be attempted if {", "} in Away Team") {
        let filter = Filter::Title(Name::Is(Word::new(name)));
        return Some(Attempt::If(some(filter, Place::Attempt)));
    }
    let rest = text.strip_prefix("Any ")?;
    let (except, rest) = match rest.strip_prefix("non-") {
        Some(rest) => {
            let (name, rest) = rest.split_once(' ')?;
            let known = Affiliation::ALL.iter().find(|a| a.name() == name)?;
            (vec![*known], rest)
        }
        None => (Vec::new(), rest),
    };
    let team = match rest.split_once(" may attempt mission")?.0 {
        "crew" => Team::Crew,
        "Away Team" => Team::AwayTeam,
        _ => return None,
    };
    let need = match between(text, "controls a Nor with an ", " here)") {
        None => Condition::Always,
        Some(site) => some(
            Filter::All(vec![
                Filter::Commanded(Who::You),
                Filter::Type(CardType::Site),
                Filter::Title(Name::Is(Word::new(site))),
                Filter::SameMission(Ref::Here),
            ]),
            Place::Play,
        ),
    };
    Some(Attempt::Any { team, except, need })
}
