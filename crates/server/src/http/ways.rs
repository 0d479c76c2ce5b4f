//! The ways to complete a mission, one by one, so that a deck can be held against them.

use crate::wire::decks::Need;
use cards::language::Requirement;

/// More ways than this nobody compares.
const MOST: usize = 64;

pub fn ways(requirement: &Requirement) -> Vec<Vec<Need>> {
    let mut ways = match requirement {
        Requirement::All(parts) => parts.iter().fold(vec![Vec::new()], |before, part| {
            let more = ways(part);
            let joined = before
                .iter()
                .flat_map(|way| more.iter().map(|next| [&way[..], &next[..]].concat()));
            joined.take(MOST).collect()
        }),
        Requirement::Either(parts) => parts.iter().flat_map(ways).collect(),
        Requirement::Skill(skill, levels) => vec![vec![Need::Skill(*skill, *levels)]],
        Requirement::Total(stat, more_than) => vec![vec![Need::Total(*stat, *more_than)]],
        _ => vec![vec![Need::Other]],
    };
    ways.truncate(MOST);
    ways
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::lexicon::{Skill, Stat};

    #[test]
    fn every_or_is_a_way_of_its_own() {
        let text = "Officer, Cunning>28, and (Law or 2 Treachery)";
        let requirement = cards::requirement::parse(text).expect("a requirement");
        let common = [
            Need::Skill(Skill::Officer, 1),
            Need::Total(Stat::Cunning, 28),
        ];
        let with = |last| [&common[..], &[last]].concat();
        let expected = [
            with(Need::Skill(Skill::Law, 1)),
            with(Need::Skill(Skill::Treachery, 2)),
        ];
        assert_eq!(ways(&requirement), expected);
    }
}
