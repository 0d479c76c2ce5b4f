//! The restriction boxes of personnel and ships.

use super::words::{affiliation, between, bracketed};
use crate::first::facts::Restriction;
use crate::first::lexicon::{SPECIES, skill};
use crate::language::{Filter, SkillIs};
use crate::lexicon::Skill;
use crate::word::Word;

/// The sentences of a box; words that the pack does not hold yet, if one of them is not understood.
pub(super) fn restrictions(text: &str) -> Vec<Restriction> {
    let sentences = text.split_inclusive('.').map(str::trim);
    let known: Option<Vec<Restriction>> = sentences
        .filter(|sentence| !sentence.is_empty())
        .map(restriction)
        .collect();
    known.unwrap_or_else(|| vec![Restriction::Words])
}

fn restriction(sentence: &str) -> Option<Restriction> {
    let sentence = sentence.strip_suffix('.')?;
    let has = |skill: Skill| Filter::Skill(SkillIs::One(skill), 1);
    let not_with = sentence
        .strip_prefix("Does not work with ")
        .or_else(|| sentence.strip_prefix("Do not work with "));
    if let Some(whom) = not_with {
        return not_with_whom(whom).map(Restriction::NotWith);
    }
    if let Some(needed) = between(sentence, "Attributes all -3 unless ", " in crew") {
        let filter = match SPECIES.contains(&needed) {
            true => Filter::Species(Word::new(needed)),
            false => has(skill(needed)?),
        };
        return Some(Restriction::LowerUnless(3, filter));
    }
    if let Some(place) = between(sentence, "Must seed at {", "} like a dilemma") {
        return Some(Restriction::SeedsAt(Word::new(place)));
    }
    Some(match sentence {
        "Has no transporters" => Restriction::NoTransporters,
        "Holds two personnel" => Restriction::Holds(2),
        "Holds three personnel" => Restriction::Holds(3),
        "May only beam once per turn" => Restriction::BeamsOncePerTurn,
        "Does not use hand weapons" => Restriction::NoHandWeapons,
        "May not be carried aboard Birds-of-Prey" => {
            Restriction::NotCarriedBy(Filter::Keyword(Word::new("Bird-of-Prey")))
        }
        "Not a Soong-type android" => Restriction::IsNot(Word::new("Soong-type android")),
        _ => return None,
    })
}

fn not_with_whom(whom: &str) -> Option<Filter> {
    let has = |name: &str| {
        let known = skill(name)?;
        Some(Filter::Skill(SkillIs::One(known), 1))
    };
    let species = |plural: &str| {
        let one = plural.strip_suffix('s').filter(|one| SPECIES.contains(one));
        one.map(|one| Filter::Species(Word::new(one)))
    };
    let of = |code: &str| affiliation(bracketed(code)?).map(Filter::Affiliation);
    if let Some(code) = between(whom, "other ", " affiliation personnel") {
        return Some(Filter::All(vec![of(code)?, Filter::Other]));
    }
    if let Some((one, other)) = whom
        .strip_suffix(" affiliations")
        .and_then(|w| w.split_once(" and "))
    {
        return Some(Filter::Either(vec![of(one)?, of(other)?]));
    }
    if let Some(code) = whom.strip_suffix(" affiliation") {
        return of(code);
    }
    match whom.split_once(" who have ") {
        Some(("personnel", skill)) => has(skill),
        Some((people, skill)) => Some(Filter::All(vec![species(people)?, has(skill)?])),
        None => species(whom),
    }
}
