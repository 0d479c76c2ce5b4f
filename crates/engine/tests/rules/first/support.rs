//! Small First Edition cards for tests, and tables that are set with them.

use cards::first::{
    Attempt, Attribute, Class, Classification, Copies, Dilemma, End, Facility, FacilityKind,
    FirstFacts, Kind, Mission, OtherEnd, Personnel, Points, Ship, Small, SpecialEquipment, Staff,
};
use cards::language::{Filter, PlayRule, PlayedTo, Relation, Requirement, SkillIs, Who};
use cards::lexicon::{
    Affiliation, CardType, DilemmaKind, Icon, MissionKind, Quadrant, Rarity, Skill,
};
use cards::{CardDef, Catalogue, Facts, Keyword, Support, Word};
use engine::script::{Mode, Table};
use engine::{CardId, Deck, FirstRules, Game, Place, Rules, Scenario, Seat};
use std::sync::Arc;

fn card(title: &str, of: Kind) -> CardDef {
    let facts = FirstFacts {
        property: None,
        also: Vec::new(),
        ban: cards::first::Ban::Nowhere,
        copies: Copies::Usual,
        back_of: None,
        icons: Vec::new(),
        countdown: None,
        infiltrates: Vec::new(),
        nemesis: Vec::new(),
        points: None,
        asks: Vec::new(),
        seeds: cards::first::Seeds::ByType,
        opens: Vec::new(),
        stocked: Vec::new(),
        of,
    };
    let kind = facts.of.card_type();
    CardDef {
        id: format!("test-{title}"),
        title: Word::new(title),
        subtitle: None,
        location: None,
        set: "test".to_owned(),
        rarity: Rarity::Common,
        unique: matches!(
            kind,
            CardType::Personnel | CardType::Ship | CardType::Mission
        ),
        cost: 0,
        keywords: Vec::new(),
        facts: Facts::First(Box::new(facts)),
        play: PlayRule::default(),
        text: Vec::new(),
        support: Support::Full,
    }
}

fn facts(def: &mut CardDef) -> &mut FirstFacts {
    match &mut def.facts {
        Facts::First(facts) => facts,
        _ => panic!("a card of the First Edition"),
    }
}

/// Changes to a card while it is described.
pub trait Describe: Sized {
    fn change(self, how: impl FnOnce(&mut CardDef)) -> Self;

    /// With these icons.
    fn icons(self, icons: &[&str]) -> Self {
        self.change(|def| facts(def).icons = icons.iter().map(|i| Icon::new(i)).collect())
    }
    /// A universal card.
    fn universal(self) -> Self {
        self.change(|def| def.unique = false)
    }
    /// Only one in the whole game.
    fn not_duplicatable(self) -> Self {
        self.change(|def| facts(def).copies = Copies::NotDuplicatable)
    }
    /// With these skills.
    fn skills(self, skills: &[&str]) -> Self {
        self.change(|def| match &mut facts(def).of {
            Kind::Personnel(p) => {
                p.skills = skills.iter().map(|s| s.parse().expect("a skill")).collect();
            }
            _ => panic!("a personnel"),
        })
    }
    /// With a persona besides its title.
    fn persona(self, key: &str) -> Self {
        self.change(|def| match &mut facts(def).of {
            Kind::Personnel(p) => p.personas = vec![def_title(key)],
            Kind::Ship(s) => s.personas = vec![def_title(key)],
            _ => panic!("a card with personas"),
        })
    }
    /// INTEGRITY, CUNNING, STRENGTH, or RANGE, WEAPONS, SHIELDS.
    fn numbers(self, n: [i16; 3]) -> Self {
        let n = n.map(Attribute::N);
        self.change(|def| match &mut facts(def).of {
            Kind::Personnel(p) => [p.integrity, p.cunning, p.strength] = n,
            Kind::Ship(s) => [s.range, s.weapons, s.shields] = n,
            _ => panic!("a personnel or ship"),
        })
    }
    /// With a Cloaking Device.
    fn cloaking(self) -> Self {
        self.change(|def| match &mut facts(def).of {
            Kind::Ship(ship) => ship.special.push(SpecialEquipment::CloakingDevice),
            _ => panic!("a ship"),
        })
    }
    /// A facility with WEAPONS and SHIELDS.
    fn armed(self, weapons: i16, shields: i16) -> Self {
        self.change(|def| match &mut facts(def).of {
            Kind::Facility(f) => {
                f.weapons = Some(Attribute::N(weapons));
                f.shields = Attribute::N(shields);
            }
            _ => panic!("a facility"),
        })
    }
    /// With another classification.
    fn civilian(self) -> Self {
        self.change(|def| match &mut facts(def).of {
            Kind::Personnel(p) => p.class = Classification::Of(Class::Civilian),
            _ => panic!("a personnel"),
        })
    }
    /// At this location.
    fn location(self, key: &str) -> Self {
        self.change(|def| def.location = Some(key.to_owned()))
    }
    /// In this region.
    fn region(self, region: &str) -> Self {
        self.change(|def| def.keywords.push(Keyword::Region(Word::new(region))))
    }
    /// Changes the facts of a mission.
    fn mission(self, how: impl FnOnce(&mut Mission)) -> Self {
        self.change(|def| match &mut facts(def).of {
            Kind::Mission(mission) => how(mission),
            _ => panic!("a mission"),
        })
    }
    fn quadrant(self, quadrant: Quadrant) -> Self {
        self.mission(|m| m.quadrant = quadrant)
    }
    fn span(self, span: u8) -> Self {
        self.mission(|m| m.own.span = Small::N(span))
    }
    fn points(self, points: i16) -> Self {
        self.change(|def| match &mut facts(def).of {
            Kind::Mission(mission) => mission.own.points = Some(Points::N(points)),
            _ => facts(def).points = Some(Points::N(points)),
        })
    }
    fn needs(self, skill: Skill, level: u8) -> Self {
        self.mission(|m| m.own.requirements = Some(Requirement::Skill(skill, level)))
    }
    fn homeworld(self, of: Affiliation) -> Self {
        self.mission(|m| m.homeworld = Some(of))
    }
    /// With another end, or none, for the opponent.
    fn theirs(self, end: Option<End>) -> Self {
        self.mission(|m| {
            m.theirs = Some(OtherEnd {
                end,
                text: cards::first::EndText::Nothing,
            });
        })
    }
    /// With the text of a dilemma written in the card language.
    fn text(self, ron: &str) -> Self {
        let source = format!("dilemma Other: dual text {ron}");
        let read = Scenario::read(&source).unwrap_or_else(|faults| panic!("{faults:?}"));
        let text = read.defs[0].text.clone();
        self.change(|def| def.text = text)
    }
    /// May be built where its player has such an ENGINEER.
    fn built_by(self, affiliation: Affiliation) -> Self {
        let engineer = Filter::All(vec![
            Filter::Type(CardType::Personnel),
            Filter::Commanded(Who::You),
            Filter::Affiliation(affiliation),
            Filter::Skill(SkillIs::One(Skill::Engineer), 1),
        ]);
        let at = Filter::Has(Relation::AtIt, Box::new(engineer));
        self.change(|def| def.play.to = PlayedTo::On(at))
    }
}

impl Describe for CardDef {
    fn change(mut self, how: impl FnOnce(&mut CardDef)) -> CardDef {
        how(&mut self);
        self
    }
}

fn def_title(key: &str) -> Word {
    Word::new(key)
}

pub fn personnel(title: &str, affiliation: Affiliation) -> CardDef {
    let five = Attribute::N(5);
    let of = Personnel {
        affiliations: vec![affiliation],
        class: Classification::Of(Class::Officer),
        species: Vec::new(),
        gender: Vec::new(),
        skills: Vec::new(),
        dots: 1,
        integrity: five,
        cunning: five,
        strength: five,
        personas: Vec::new(),
        impersonates: None,
        commands: Vec::new(),
        reports: Vec::new(),
        names: Vec::new(),
        restrictions: Vec::new(),
    };
    card(title, Kind::Personnel(Box::new(of)))
}

pub fn ship(title: &str, affiliation: Affiliation, staff: &[&str]) -> CardDef {
    let icons = staff.iter().map(|i| Staff::Icon(Icon::new(i)));
    let of = Ship {
        affiliations: vec![affiliation],
        class: Word::new("Test"),
        staffing: icons.collect(),
        special: Vec::new(),
        skills: Vec::new(),
        range: Attribute::N(8),
        weapons: Attribute::N(6),
        shields: Attribute::N(7),
        personas: Vec::new(),
        commanders: Vec::new(),
        names: Vec::new(),
        restrictions: Vec::new(),
    };
    card(title, Kind::Ship(Box::new(of)))
}

pub fn facility(title: &str, affiliation: Affiliation, class: FacilityKind) -> CardDef {
    let of = Facility {
        affiliations: vec![affiliation],
        class,
        weapons: None,
        shields: Attribute::N(24),
        personas: Vec::new(),
    };
    card(title, Kind::Facility(of))
}

pub fn outpost(title: &str, affiliation: Affiliation) -> CardDef {
    facility(title, affiliation, FacilityKind::Outpost)
}

pub fn equipment(title: &str) -> CardDef {
    card(title, Kind::Equipment)
}

pub fn event(title: &str) -> CardDef {
    card(title, Kind::Event)
}

pub fn artifact(title: &str) -> CardDef {
    card(title, Kind::Artifact)
}

pub fn doorway(title: &str) -> CardDef {
    card(title, Kind::Doorway)
}

pub fn interrupt(title: &str) -> CardDef {
    card(title, Kind::Interrupt)
}

pub fn dilemma(title: &str, kind: DilemmaKind) -> CardDef {
    let of = Dilemma {
        kind: Some(kind),
        ship: None,
    };
    card(title, Kind::Dilemma(of))
}

fn mission(title: &str, kind: MissionKind, icons: &[Affiliation]) -> CardDef {
    let own = End {
        attempt: Attempt::Icons(icons.to_vec()),
        span: Small::N(3),
        points: Some(Points::N(35)),
        requirements: Some(Requirement::Skill(Skill::Officer, 1)),
    };
    let of = Mission {
        kind,
        quadrant: Quadrant::Alpha,
        key: None,
        homeworld: None,
        built_in: None,
        own,
        theirs: None,
    };
    card(title, Kind::Mission(Box::new(of))).location(title)
}

pub fn planet(title: &str, icons: &[Affiliation]) -> CardDef {
    mission(title, MissionKind::Planet, icons)
}

pub fn space(title: &str, icons: &[Affiliation]) -> CardDef {
    mission(title, MissionKind::Space, icons)
}

/// Sets a table of the First Edition with these cards.
#[track_caller]
pub fn set(cards: &[CardDef], text: &str) -> Table {
    set_by(FirstRules::default(), cards, text)
}

/// The same with other switches.
#[track_caller]
pub fn set_by(rules: FirstRules, cards: &[CardDef], text: &str) -> Table {
    let text = format!("rules first\n{text}");
    let mut scenario = Scenario::read(&text).unwrap_or_else(|faults| panic!("{faults:?}"));
    scenario.rules = Rules::from(rules);
    let scenario = cards
        .iter()
        .fold(scenario, |all, card| all.define(card.clone()));
    let none = Catalogue::from_packs(vec![]).expect("an empty catalogue");
    let built = scenario
        .build(&none)
        .unwrap_or_else(|faults| panic!("{faults:?}"));
    Table::from(built).with_mode(Mode::Lenient)
}

/// A deck of these cards, by their titles.
pub struct Lists<'a> {
    pub missions: &'a [&'a str],
    pub seeds: &'a [&'a str],
    pub deck: &'a [&'a str],
}

/// Begins a game with two decks of these cards.
#[track_caller]
pub fn begin(cards: &[CardDef], decks: [Lists; 2], seed: u64) -> Game {
    let find = |titles: &[&str]| -> Vec<u16> {
        let one = |title: &&str| {
            let at = cards.iter().position(|c| c.title.as_str() == *title);
            at.unwrap_or_else(|| panic!("no card {title}")) as u16
        };
        titles.iter().map(one).collect()
    };
    let decks = decks.map(|lists| Deck {
        missions: find(lists.missions),
        seeds: find(lists.seeds),
        deck: find(lists.deck),
        ..Deck::default()
    });
    let defs: Arc<[CardDef]> = cards.to_vec().into();
    Game::new(defs, &decks, Rules::first(), seed).expect("a game")
}

/// A card of this title in the hand of player 1.
#[track_caller]
pub fn held(t: &Table, title: &str) -> CardId {
    let state = t.game.state();
    let mut hand = state.zone(Place::Hand(Seat(0))).iter().copied();
    let found = hand.find(|c| t.game.table().face(*c).title.as_str() == title);
    found.unwrap_or_else(|| panic!("no {title} in hand"))
}
