//! Facts of First Edition cards, from the rules ledger and from what is printed.

use crate::card;
use cards::first::{Attribute, Class, Classification, Kind, Points, Uniqueness, requirement};
use cards::language::{Requirement, Trait};
use cards::lexicon::{Affiliation, CardType, Gender, MissionKind, Quadrant, Skill, Stat};
use cards::{CardDef, Catalogue, Support, Word};

fn all() -> &'static [CardDef] {
    Catalogue::first_edition().cards()
}

fn of_type(wanted: CardType) -> impl Iterator<Item = &'static CardDef> {
    all().iter().filter(move |card| card.card_type() == wanted)
}

fn named(title: &str) -> &'static CardDef {
    let found = all().iter().find(|card| card.title.as_str() == title);
    found.unwrap_or_else(|| panic!("no card {title}"))
}

#[test]
fn the_types_have_the_numbers_of_the_list() {
    let counts = [
        (CardType::Personnel, 684),
        (CardType::Dilemma, 213 + 11),
        (CardType::Mission, 178 + 1),
        (CardType::Interrupt, 150 + 11 + 1),
        (CardType::Event, 144 + 12),
        (CardType::Ship, 134),
        (CardType::Equipment, 57),
        (CardType::Incident, 47),
        (CardType::Objective, 46),
        (CardType::Artifact, 36 + 1),
        (CardType::Facility, 30),
        (CardType::Tactic, 27),
        (CardType::Doorway, 25),
        (CardType::Tribble, 18),
        (CardType::Site, 16),
        (CardType::Trouble, 4),
        (CardType::TimeLocation, 2),
    ];
    for (wanted, count) in counts {
        assert_eq!(of_type(wanted).count(), count, "{wanted}");
    }
    assert_eq!(all().len(), 1848);
    assert_eq!(all().iter().filter(|card| card.is_q()).count(), 36);
}

/// 1E-CARD-02, 1E-CARD-05
#[test]
fn a_mission_has_a_span_and_one_with_a_goal_has_requirements_and_points() {
    for card in of_type(CardType::Mission) {
        assert!(card.stat(Stat::Span).is_some(), "{}", card.id);
        let Some(Kind::Mission(mission)) = card.first().map(|f| &f.of) else {
            panic!("{}", card.id);
        };
        let has_goal = mission.own.requirements.is_some();
        let attempted = mission.own.attempt != cards::first::Attempt::Nobody;
        assert_eq!(has_goal, attempted, "{}", card.id);
        if !card.is_q() {
            assert_eq!(has_goal, mission.own.points.is_some(), "{}", card.id);
        }
    }
    let goalless = of_type(CardType::Mission).filter(|card| card.requirements().is_none());
    let mut titles: Vec<&str> = goalless.map(|card| card.title.as_str()).collect();
    titles.sort_unstable();
    assert_eq!(titles, ["Nebula", "Space"]);
}

/// 1E-CARD-07, 1E-CARD-08
#[test]
fn the_homeworlds_are_those_of_the_rules() {
    let homeworld = |title: &str| match named(title).first().map(|f| &f.of) {
        Some(Kind::Mission(mission)) => (mission.homeworld, mission.quadrant),
        _ => (None, Quadrant::Alpha),
    };
    use Affiliation::*;
    let alpha = [
        ("Espionage Mission", Federation),
        ("Research Devastating Attack", Starfleet),
        ("Deliver Ancient Artifact", Vulcan),
        ("Observe Ritual", Vulcan),
        ("Expose Covert Supply", Klingon),
        ("Repatriate Citizen", Klingon),
        ("Cloaked Mission", Romulan),
        ("Alter Records", Bajoran),
        ("Orb Negotiations", Cardassian),
        ("Deliver Message", Ferengi),
    ];
    for (title, affiliation) in alpha {
        assert_eq!(
            homeworld(title),
            (Some(affiliation), Quadrant::Alpha),
            "{title}"
        );
    }
    assert_eq!(homeworld("Intelligence Operation").0, Some(Dominion));
    let mirror = [
        ("Disrupt Alliance", Bajoran),
        ("Launch Military Strike", Klingon),
        ("Monitor Population", Starfleet),
        ("Oppress Population", Vulcan),
    ];
    for (title, affiliation) in mirror {
        assert_eq!(
            homeworld(title),
            (Some(affiliation), Quadrant::Mirror),
            "{title}"
        );
    }
}

/// 1E-CARD-08, 1E-GAP-12, 1E-GAP-133
#[test]
fn missions_at_one_location_share_its_key() {
    let same = |a: &str, b: &str| named(a).same_location(named(b));
    assert!(same("Study Rare Phenomenon", "Attack at Rare Phenomenon"));
    assert!(same("Deliver Ancient Artifact", "Observe Ritual"));
    assert!(same("Expose Covert Supply", "Repatriate Citizen"));
    // The Earth of Starfleet is another one, and that of the Mirror Quadrant a third.
    assert!(!same("Espionage Mission", "Research Devastating Attack"));
    assert!(!same("Espionage Mission", "Monitor Population"));
    assert!(!same("Research Devastating Attack", "Monitor Population"));
    // Places without a name are equal to nothing.
    assert_eq!(named("Nebula").location_key(), None);
    assert!(!same("Nebula", "Nebula"));
}

/// 1E-CARD-17, 1E-CARD-19, 1E-CARD-20, 1E-CARD-21
#[test]
fn a_personnel_has_affiliation_attributes_classification_and_a_dot() {
    let mut without_class = 0;
    for card in of_type(CardType::Personnel) {
        let Some(Kind::Personnel(personnel)) = card.first().map(|f| &f.of) else {
            panic!("{}", card.id);
        };
        assert!(!personnel.affiliations.is_empty(), "{}", card.id);
        assert!(personnel.dots > 0, "{}", card.id);
        if personnel.class == Classification::None {
            assert_eq!(personnel.affiliations, [Affiliation::Borg], "{}", card.id);
            without_class += 1;
        }
    }
    assert_eq!(without_class, 29);
}

/// 1E-CARD-11, 1E-ICON-03, 1E-ICON-04, 1E-ICON-05
#[test]
fn dilemmas_are_planet_space_or_dual_and_q_dilemmas_are_none() {
    for card in of_type(CardType::Dilemma) {
        assert_eq!(card.dilemma_kind().is_none(), card.is_q(), "{}", card.id);
    }
    let dual = of_type(CardType::Mission).filter(|m| m.mission_kind() == Some(MissionKind::Dual));
    assert!(dual.count() >= 3);
}

/// 1E-CARD-25, 1E-CARD-26, 1E-CARD-27
#[test]
fn ships_have_a_class_three_attributes_and_maybe_special_equipment() {
    let mut special = 0;
    for card in of_type(CardType::Ship) {
        let Some(Kind::Ship(ship)) = card.first().map(|f| &f.of) else {
            panic!("{}", card.id);
        };
        assert!(!ship.class.as_str().is_empty());
        special += usize::from(!ship.special.is_empty());
        let none = ship.staffing.is_empty();
        let marked = card
            .keywords
            .iter()
            .any(|k| k.word().as_str() == "No staffing requirement");
        assert_eq!(none, marked, "{}", card.id);
    }
    assert_eq!(special, 100);
}

/// 1E-CARD-31, 1E-CARD-32, 1E-CARD-33
#[test]
fn facilities_are_outposts_headquarters_or_stations() {
    use cards::first::FacilityKind::{Headquarters, Outpost, Station};
    let count = |wanted| {
        let facilities = of_type(CardType::Facility).filter(|card| {
            matches!(card.first().map(|f| &f.of), Some(Kind::Facility(f)) if f.class == wanted)
        });
        facilities.count()
    };
    assert_eq!(
        (count(Outpost), count(Headquarters), count(Station)),
        (13, 8, 9)
    );
}

/// 1E-ICON-14, 1E-ICON-15
#[test]
fn cards_are_native_to_the_quadrant_of_their_icon() {
    let native = |id: &str| card(id).first().map(|f| f.native()).unwrap_or_default();
    assert_eq!(native("premiere-215"), [Quadrant::Alpha]);
    let founder = of_type(CardType::Personnel)
        .find(|c| c.icons().iter().any(|i| i.code() == "GQ"))
        .expect("a personnel of the Gamma Quadrant");
    assert_eq!(native(&founder.id), [Quadrant::Gamma]);
}

/// 1E-PERSONA-01
#[test]
fn cards_of_one_character_share_a_persona() {
    let same = |a: &str, b: &str| named(a).same_persona(named(b));
    assert!(same("Galen", "Jean-Luc Picard"));
    assert!(same("Sisters of Duras", "Lursa") && same("Sisters of Duras", "B'Etor"));
    assert!(!same("Lursa", "B'Etor"));
    assert!(!same("Data", "Lore"));
    // One who only poses as somebody is not that one.
    let poser = of_type(CardType::Personnel).filter(|card| {
        matches!(card.first().map(|f| &f.of), Some(Kind::Personnel(p)) if p.impersonates.is_some())
    });
    assert_eq!(poser.count(), 11);
}

#[test]
fn numbers_that_are_not_plain_are_kept() {
    let attribute = |title: &str| match named(title).first().map(|f| &f.of) {
        Some(Kind::Personnel(p)) => [p.integrity, p.cunning, p.strength],
        _ => panic!("{title}"),
    };
    let two = of_type(CardType::Personnel).filter(|card| {
        attribute(card.title.as_str())
            .iter()
            .any(|a| matches!(a, Attribute::Two(..)))
    });
    assert_eq!(two.count(), 4);
    let Some(Kind::Mission(moon)) = named("Purchase Moon").first().map(|f| &f.of) else {
        panic!("no mission");
    };
    assert_eq!(moon.own.points, Some(Points::TimesX(10)));
    assert_eq!(
        moon.their_end().and_then(|end| end.points),
        Some(Points::N(30))
    );
}

/// 1E-GAP-47
#[test]
fn skills_have_halves_and_modes() {
    let skills = |title: &str| named(title).first().map(|f| f.skills()).unwrap_or_default();
    let level = |title: &str, skill: Skill| {
        let known = skills(title).into_iter().find(|l| l.skill == skill);
        known.map(|l| l.level.halves())
    };
    assert_eq!(level("Toral", Skill::Leadership), Some(1));
    assert_eq!(level("Mortal Q", Skill::Leadership), Some(-2));
    assert_eq!(level("Mortal Q", Skill::Physics), Some(20));
    // The classification counts as a skill (1E-GAP-31).
    assert_eq!(level("Jean-Luc Picard", Skill::Officer), Some(2));
    let rakal = named("Major Rakal").first().expect("facts").of.dots();
    assert_eq!(
        rakal[0].to_string(),
        "Romulan: Tal Shiar, Empathy, Treachery"
    );
}

#[test]
fn the_two_ends_of_a_mission_can_differ() {
    let mission = |title: &str| match named(title).first().map(|f| &f.of) {
        Some(Kind::Mission(mission)) => mission.clone(),
        _ => panic!("{title}"),
    };
    assert_eq!(mission("Construct Depot").their_end(), None);
    let space = mission("Warped Space");
    assert_eq!(space.own.span.printed(), 5);
    assert_eq!(space.their_end().map(|end| end.span.printed()), Some(1));
    let same = mission("Avert Disaster");
    assert_eq!(same.their_end(), Some(&same.own));
    let differ = of_type(CardType::Mission).filter(
        |c| matches!(c.first().map(|f| &f.of), Some(Kind::Mission(m)) if m.theirs.is_some()),
    );
    assert_eq!(differ.count(), 11);
}

#[test]
fn every_requirement_is_a_tree_that_prints_as_it_was() {
    let mut trees = 0;
    for card in of_type(CardType::Mission) {
        let Some(Kind::Mission(mission)) = card.first().map(|f| &f.of) else {
            continue;
        };
        for end in [Some(&mission.own), mission.their_end()]
            .into_iter()
            .flatten()
        {
            let Some(tree) = &end.requirements else {
                continue;
            };
            let printed = requirement::print(tree).unwrap_or_else(|| panic!("{}", card.id));
            assert_eq!(
                requirement::parse(&printed).as_ref(),
                Ok(tree),
                "{}",
                card.id
            );
            trees += 1;
        }
    }
    assert!(trees >= 2 * 170, "{trees}");
    assert!(requirement::parse("ENGINEER + Cookery").is_err());
}

#[test]
fn a_requirement_in_words_is_understood() {
    let tree = requirement::parse("Youth x3 + (Diplomacy x2 OR Discard 2 Youth)").expect("a tree");
    let Requirement::All(all) = tree else {
        panic!("not all");
    };
    assert_eq!(all[0], Requirement::Skill(Skill::Youth, 3));
    let Requirement::Either(branches) = &all[1] else {
        panic!("no branches");
    };
    assert!(matches!(branches[1], Requirement::Pay(_)));
}

#[test]
fn traits_and_characters_are_found() {
    let picard = card("premiere-215");
    assert!(picard.has_trait(Trait::Gender(Gender::Male)));
    assert!(picard.has_trait(Trait::Class(Skill::Officer)));
    assert!(!picard.has_trait(Trait::Class(Skill::Leadership)));
    assert!(named("Quark Son of Keldar").shows(Word::new("Quark")));
    assert!(!picard.shows(Word::new("Quark")));
    let tricorder = Trait::Family(Word::new("tricorder"));
    assert!(named("Medical Tricorder").has_trait(tricorder));
    assert!(!named("Medical Kit").has_trait(tricorder));
}

/// 1E-GAP-68
#[test]
fn the_marks_of_uniqueness_are_kept() {
    let count = |wanted| all().iter().filter(|c| c.uniqueness() == wanted).count();
    assert_eq!(count(Uniqueness::Universal), 1051);
    assert_eq!(count(Uniqueness::Unique), 770);
    assert_eq!(count(Uniqueness::NotDuplicatable), 26);
    assert_eq!(count(Uniqueness::Enigma), 1);
}

#[test]
fn cards_without_text_are_complete_and_no_others_are_without_abilities() {
    let full = all().iter().filter(|card| card.support == Support::Full);
    assert!(full.clone().count() > 500);
    for card in full {
        let speaks = matches!(
            card.card_type(),
            CardType::Personnel | CardType::Ship | CardType::Mission
        );
        let written = !card.text.is_empty() || !card.play.is_default();
        assert!(speaks || written, "{}", card.id);
    }
}

#[test]
fn classes_are_written_as_cards_have_them() {
    assert_eq!(Class::Vip.name(), "V.I.P.");
    assert_eq!(
        cards::first::lexicon::skill("ENGINEER"),
        Some(Skill::Engineer)
    );
    assert_eq!(cards::first::lexicon::skill("Engineer"), None);
    assert_eq!(cards::first::lexicon::skill("Programming"), None);
}
