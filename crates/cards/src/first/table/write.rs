//! A card as a line of the list: the way back.

use super::COLUMNS;
use crate::first::facts::{
    Arrow, Attempt, Classification, End, EndText, Facility, FirstFacts, Kind, Mission, OtherEnd,
    Personnel, Ship, Staff, Tactic,
};
use crate::first::lexicon::{Ban, Team};
use crate::first::requirement;
use crate::first::skills::Dot;
use crate::lexicon::{Affiliation, CardType, DilemmaKind, Gender, MissionKind};
use crate::model::{CardDef, Keyword};
use crate::word::Word;
use std::collections::BTreeMap;

/// The cells of a First Edition card by their columns. Empty cells are left out, and so are those that hold words of
/// the card instead of facts: texts, restriction boxes, and who may attempt a mission where that is not an icon.
pub fn cells(card: &CardDef) -> BTreeMap<&'static str, String> {
    let mut row = Row::default();
    let Some(facts) = card.first() else {
        return row.0;
    };
    row.set("Id", &card.id);
    row.set("Name", card.title);
    row.set("Version", card.subtitle.as_deref().unwrap_or_default());
    row.set("Release", &card.set);
    row.set("Rarity", card.rarity.code());
    row.set("Uniqueness", card.uniqueness().name());
    row.set("Location", card.location.as_deref().unwrap_or_default());
    let characteristics = card.keywords.iter().filter_map(|k| match k {
        Keyword::Plain(word) => Some(*word),
        _ => None,
    });
    row.list("Characteristics", &characteristics.collect::<Vec<_>>());
    for region in card.regions() {
        row.set("Region", region);
    }
    row.common(card, facts);
    match &facts.of {
        Kind::Personnel(personnel) => row.personnel(card, personnel),
        Kind::Ship(ship) => row.ship(card, ship),
        Kind::Facility(facility) => row.facility(facility),
        Kind::Mission(mission) => row.mission(mission),
        Kind::TimeLocation(location) => {
            row.set("Kind", kind(location.kind));
            row.set("Quadrant", location.quadrant);
            let facts = format!(
                "year={}; corresponds={}",
                location.year, location.corresponds
            );
            row.set("LoreFacts", facts);
        }
        Kind::Site(site) => {
            let on: Vec<String> = site.on.iter().map(|nor| format!("{{{nor}}}")).collect();
            let on = match on.is_empty() {
                true => "Any Nor".to_owned(),
                false => on.join(" OR "),
            };
            row.set("Location", format!("{on}: {}", site.part));
        }
        Kind::Dilemma(dilemma) => {
            row.set("Kind", dilemma.kind.map_or("", dilemma_kind));
            if let Some((range, weapons, shields)) = dilemma.ship {
                row.set("Integrity/Range", range);
                row.set("Cunning/Weapons", weapons);
                row.set("Strength/Shields", shields);
            }
        }
        Kind::Tactic(tactic) => row.tactic(tactic),
        _ => {}
    }
    row.0
}

#[derive(Default)]
struct Row(BTreeMap<&'static str, String>);

impl Row {
    fn set(&mut self, column: &'static str, value: impl ToString) {
        debug_assert!(COLUMNS.contains(&column));
        let value = value.to_string();
        if !value.is_empty() {
            self.0.insert(column, value);
        }
    }

    fn list(&mut self, column: &'static str, words: &[Word]) {
        let words: Vec<&str> = words.iter().map(|word| word.as_str()).collect();
        self.set(column, words.join("; "));
    }

    fn common(&mut self, card: &CardDef, facts: &FirstFacts) {
        self.set("Type", type_name(card, facts));
        self.set("Property", facts.property.map_or("", |p| p.code()));
        self.list("Also", &facts.also);
        let ban = match facts.ban {
            Ban::Nowhere => "",
            other => other.name(),
        };
        self.set("Ban", ban);
        self.set(
            "Points",
            facts.points.map_or(String::new(), |p| p.to_string()),
        );
        self.list("Requires", &facts.asks);
        let mut icons: Vec<String> = Vec::new();
        icons.extend(facts.nemesis.iter().map(|nemesis| match nemesis.points {
            Arrow::Right => format!("({}>", nemesis.colour.code()),
            Arrow::Left => format!("<{})", nemesis.colour.code()),
        }));
        icons.extend(facts.infiltrates.iter().map(|a| format!("<{}>", a.code())));
        icons.extend(facts.countdown.map(|n| format!("[{n}]")));
        let printed = facts.icons.iter().filter(|icon| icon.code() != "Q");
        icons.extend(printed.map(|icon| format!("[{}]", icon.code())));
        icons.sort();
        self.set("Icons", icons.join(" "));
    }

    fn affiliations(&mut self, column: &'static str, list: &[Affiliation]) {
        let names: Vec<&str> = list.iter().map(|a| a.name()).collect();
        self.set(column, names.join("/"));
    }

    fn dots(&mut self, dots: &[Dot]) {
        let dots: Vec<String> = dots.iter().map(Dot::to_string).collect();
        self.set("Skills", dots.join("; "));
    }

    fn personnel(&mut self, card: &CardDef, personnel: &Personnel) {
        self.affiliations("Affiliations", &personnel.affiliations);
        let class = match personnel.class {
            Classification::None => String::new(),
            Classification::Of(one) => one.to_string(),
            Classification::Two(one, other) => format!("{one}+{other}"),
            Classification::Chosen => "*".to_owned(),
        };
        self.set("Class", class);
        let species: Vec<&str> = personnel.species.iter().map(|s| s.as_str()).collect();
        self.set("Species", species.join("/"));
        let gender: Vec<&str> = personnel.gender.iter().map(|g| gender(*g)).collect();
        self.set("Gender", gender.join("/"));
        self.dots(&personnel.skills);
        self.set("Dots", personnel.dots);
        self.set("Integrity/Range", personnel.integrity);
        self.set("Cunning/Weapons", personnel.cunning);
        self.set("Strength/Shields", personnel.strength);
        self.list("Persona", &card.personas());
        self.set(
            "Impersonates",
            personnel.impersonates.map_or("", Word::as_str),
        );
        self.list("Command", &personnel.commands);
        self.list("Reports", &personnel.reports);
        self.list("Names", &personnel.names);
    }

    fn ship(&mut self, card: &CardDef, ship: &Ship) {
        self.affiliations("Affiliations", &ship.affiliations);
        self.set("Class", ship.class);
        let staffing: Vec<String> = ship.staffing.iter().map(staff).collect();
        self.set("Staff", staffing.join(" "));
        let special: Vec<&str> = ship.special.iter().map(|s| s.name()).collect();
        self.set("Special", special.join("; "));
        self.dots(&ship.skills);
        self.set("Integrity/Range", ship.range);
        self.set("Cunning/Weapons", ship.weapons);
        self.set("Strength/Shields", ship.shields);
        self.list("Persona", &card.personas());
        self.list("Command", &ship.commanders);
        self.list("Names", &ship.names);
    }

    fn facility(&mut self, facility: &Facility) {
        self.affiliations("Affiliations", &facility.affiliations);
        self.set("Class", facility.class);
        self.set(
            "Cunning/Weapons",
            facility.weapons.map_or(String::new(), |w| w.to_string()),
        );
        self.set("Strength/Shields", facility.shields);
        self.list("Persona", &facility.personas);
    }

    fn mission(&mut self, mission: &Mission) {
        self.set("Kind", kind(mission.kind));
        self.set("Quadrant", mission.quadrant);
        self.set("Homeworld", mission.homeworld.map_or("", |a| a.name()));
        if let Some(facility) = &mission.built_in {
            let of = facility.affiliations.first().map_or("", |a| a.name());
            self.set("Class", format!("{of} {}", facility.class));
            self.set("Strength/Shields", facility.shields);
        }
        let own = &mission.own;
        match &own.attempt {
            Attempt::Icons(list) => self.affiliations("Affiliations", list),
            other => self.set("Attempt", attempt(other)),
        }
        self.set("Span", own.span);
        self.set(
            "Points",
            own.points.map_or(String::new(), |p| p.to_string()),
        );
        self.set("Requirements", printed(own));
        if let Some(theirs) = &mission.theirs {
            self.other_end(own, theirs);
        }
    }

    fn other_end(&mut self, own: &End, theirs: &OtherEnd) {
        if theirs.text == EndText::Nothing {
            self.set("OppText", "-");
        }
        let Some(end) = &theirs.end else {
            for column in ["OppAffiliations", "OppPoints", "OppRequirements"] {
                self.set(column, "-");
            }
            return;
        };
        if let Attempt::Icons(list) = &end.attempt
            && end.attempt != own.attempt
        {
            self.affiliations("OppAffiliations", list);
        }
        if end.span != own.span {
            self.set("OppSpan", end.span);
        }
        if end.points != own.points {
            self.set(
                "OppPoints",
                end.points.map_or(String::new(), |p| p.to_string()),
            );
        }
        if end.requirements != own.requirements {
            self.set("OppRequirements", printed(end));
        }
    }

    fn tactic(&mut self, tactic: &Tactic) {
        let columns = [
            ("Integrity/Range", tactic.range),
            ("Cunning/Weapons", tactic.weapons),
            ("Strength/Shields", tactic.shields),
        ];
        for (column, change) in columns {
            if change != 0 {
                self.set(column, change);
            }
        }
    }
}

fn printed(end: &End) -> String {
    let tree = end.requirements.as_ref();
    tree.and_then(requirement::print).unwrap_or_default()
}

fn attempt(attempt: &Attempt) -> String {
    match attempt {
        Attempt::Any { team, except, .. } => {
            let except: String = except.iter().map(|a| format!("non-{a} ")).collect();
            let team = match team {
                Team::Crew => "crew",
                Team::AwayTeam => "Away Team",
            };
            format!("Any {except}{team} may attempt mission.")
        }
        Attempt::Icons(_) | Attempt::If(_) | Attempt::Nobody => String::new(),
    }
}

/// A staffing requirement as the list has it: `[Stf]`.
pub fn staff(staff: &Staff) -> String {
    match staff {
        Staff::Icon(icon) => format!("[{}]", icon.code()),
        Staff::Affiliation(Affiliation::Borg) => "[Borg]".to_owned(),
        Staff::Affiliation(affiliation) => format!("[{}]", affiliation.code()),
        Staff::Skill(skill, 1) => skill.to_string(),
        Staff::Skill(skill, level) => format!("{skill} x{level}"),
        Staff::Species(species) => species.to_string(),
        Staff::Character(name) => format!("{{{name}}}"),
        Staff::Either(list) => list
            .iter()
            .map(self::staff)
            .collect::<Vec<_>>()
            .join(" OR "),
    }
}

fn kind(kind: MissionKind) -> &'static str {
    match kind {
        MissionKind::Dual => "dual",
        other => other.code(),
    }
}

fn dilemma_kind(kind: DilemmaKind) -> &'static str {
    match kind {
        DilemmaKind::Dual => "dual",
        other => other.code(),
    }
}

fn gender(gender: Gender) -> &'static str {
    match gender {
        Gender::Unknown => "",
        Gender::Female => "Female",
        Gender::Male => "Male",
        Gender::Androgynous => "Androgynous",
        Gender::Neuter => "Neuter",
    }
}

fn type_name(card: &CardDef, facts: &FirstFacts) -> String {
    let name = card.card_type().name();
    match (&facts.of, card.is_q()) {
        (Kind::InterruptEvent, _) => "Interrupt/Event".to_owned(),
        (_, true) => format!("Q {name}"),
        (_, false) => match card.card_type() {
            CardType::TimeLocation => "Time Location".to_owned(),
            _ => name.to_owned(),
        },
    }
}
