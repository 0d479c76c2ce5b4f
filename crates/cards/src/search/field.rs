//! What can be asked for: every field with its long and its short name.

use super::fold::key;
use crate::lexicon::Stat;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    Name,
    Set,
    Rarity,
    Unique,
    Id,
    Type,
    MissionType,
    DilemmaType,
    Quadrant,
    Affiliation,
    Icon,
    Staffing,
    Keyword,
    Class,
    Species,
    Skill,
    Text,
    /// Cost, span, points and the attributes.
    Number(Stat),
    ReportsTo,
    Is,
    Sort,
}

impl Field {
    pub const ALL: [(Field, &'static str, &'static str); 29] = [
        (Field::Name, "name", "n"),
        (Field::Set, "set", "se"),
        (Field::Rarity, "rarity", "r"),
        (Field::Unique, "unique", "u"),
        (Field::Id, "id", "ci"),
        (Field::Type, "type", "ty"),
        (Field::MissionType, "mission-type", "mt"),
        (Field::DilemmaType, "dilemma-type", "dt"),
        (Field::Quadrant, "quadrant", "q"),
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

    pub fn name(self) -> &'static str {
        let known = Field::ALL.iter().find(|(field, ..)| *field == self);
        // Only the stats that no card prints are not listed.
        known.map_or("number", |(_, name, _)| name)
    }

    /// By its long name, its short name, or a beginning of three letters or more that no other field has.
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

    /// Whether cards can be put in order by it: it has one value on a card, and that has an order.
    pub fn sorts(self) -> bool {
        !matches!(
            self,
            Field::Icon
                | Field::Staffing
                | Field::Keyword
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
