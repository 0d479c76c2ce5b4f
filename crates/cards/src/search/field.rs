//! The fields of a query, each with its long and its short name.

use super::fold::key;
use crate::lexicon::Stat;

/// A field that a query can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// Title and subtitle.
    Name,
    /// The set, by name, code or number.
    Set,
    /// The rarity.
    Rarity,
    /// Whether the card is unique.
    Unique,
    /// The collector code.
    Id,
    /// The card type.
    Type,
    /// The kind of a mission.
    MissionType,
    /// The kind of a dilemma.
    DilemmaType,
    /// The quadrant of a mission.
    Quadrant,
    /// The region of a mission.
    Region,
    /// The affiliation; of missions, those that may attempt them or whose cards they accept.
    Affiliation,
    /// An icon.
    Icon,
    /// An icon that a ship needs aboard.
    Staffing,
    /// A keyword.
    Keyword,
    /// The class of a ship; in the First Edition also the classification of a personnel and the type of a facility.
    Class,
    /// The species of a personnel.
    Species,
    /// A skill, with its level.
    Skill,
    /// The game text and the requirements.
    Text,
    /// Cost, span, points and the attributes.
    Number(Stat),
    /// A headquarters that accepts the card.
    ReportsTo,
    /// A property, such as `is:unique`.
    Is,
    /// The order of the hits.
    Sort,
}

impl Field {
    /// All fields, each with its long and its short name.
    pub const ALL: [(Field, &'static str, &'static str); 30] = [
        (Field::Name, "name", "n"),
        (Field::Set, "set", "se"),
        (Field::Rarity, "rarity", "r"),
        (Field::Unique, "unique", "u"),
        (Field::Id, "id", "ci"),
        (Field::Type, "type", "ty"),
        (Field::MissionType, "mission-type", "mt"),
        (Field::DilemmaType, "dilemma-type", "dt"),
        (Field::Quadrant, "quadrant", "q"),
        (Field::Region, "region", "re"),
        (Field::Affiliation, "affiliation", "a"),
        (Field::Icon, "icon", "i"),
        (Field::Staffing, "staffing", "st"),
        (Field::Keyword, "keyword", "k"),
        (Field::Class, "class", "cl"),
        (Field::Species, "species", "sp"),
        (Field::Skill, "skill", "sk"),
        (Field::Text, "text", "t"),
        (Field::Number(Stat::Cost), "cost", "c"),
        (Field::Number(Stat::Span), "span", "s"),
        (Field::Number(Stat::Points), "points", "p"),
        (Field::Number(Stat::Integrity), "integrity", "int"),
        (Field::Number(Stat::Cunning), "cunning", "cun"),
        (Field::Number(Stat::Strength), "strength", "str"),
        (Field::Number(Stat::Range), "range", "ra"),
        (Field::Number(Stat::Weapons), "weapons", "wp"),
        (Field::Number(Stat::Shields), "shields", "sh"),
        (Field::ReportsTo, "reports-to", "rt"),
        (Field::Is, "is", "is"),
        (Field::Sort, "sort", "sort"),
    ];

    /// The long name.
    pub fn name(self) -> &'static str {
        let known = Field::ALL.iter().find(|(field, ..)| *field == self);
        // Only the stats that no card prints are not listed.
        known.map_or("number", |(_, name, _)| name)
    }

    /// Finds a field by its long name, its short name, or a beginning of three letters or more that no other field has.
    pub fn find(word: &str) -> Option<Field> {
        const LEAST: usize = 3;
        let wanted = key(word);
        let exact = (Field::ALL.iter())
            .find(|(_, long, short)| wanted == key(long) || wanted == *short)
            .map(|(field, ..)| *field);
        let mut begun = Field::ALL
            .iter()
            .filter(|(_, long, _)| wanted.len() >= LEAST && key(long).starts_with(&wanted));
        exact.or_else(|| match (begun.next(), begun.next()) {
            (Some((field, ..)), None) => Some(*field),
            _ => None,
        })
    }

    /// Whether cards can be sorted by it: it has one value on a card, and that has an order.
    pub fn sorts(self) -> bool {
        !matches!(
            self,
            Field::Icon
                | Field::Staffing
                | Field::Keyword
                | Field::Region
                | Field::Skill
                | Field::Text
                | Field::ReportsTo
                | Field::Is
                | Field::Sort
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_is_found_by_both_names() {
        for (field, long, short) in Field::ALL {
            assert_eq!(Field::find(long), Some(field));
            assert_eq!(Field::find(&short.to_uppercase()), Some(field));
            assert_eq!(field.name(), long);
        }
        let mut names: Vec<&str> = Field::ALL.iter().map(|(_, long, _)| *long).collect();
        names.extend(Field::ALL.iter().map(|(_, _, short)| *short));
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 2 * Field::ALL.len() - 2, "is and sort");
    }

    #[test]
    fn a_beginning_that_one_field_has_names_it() {
        assert_eq!(Field::find("aff"), Some(Field::Affiliation));
        assert_eq!(Field::find("mission_type"), Some(Field::MissionType));
        assert_eq!(Field::find("reports"), Some(Field::ReportsTo));
        assert_eq!(Field::find("sta"), Some(Field::Staffing));
        assert_eq!(Field::find("sp"), Some(Field::Species));
        assert_eq!(Field::find("wea"), Some(Field::Number(Stat::Weapons)));
        assert_eq!(Field::find("af"), None);
        assert_eq!(Field::find(""), None);
    }
}
