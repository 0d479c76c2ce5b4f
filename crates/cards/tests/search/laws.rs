//! What holds for every query.

use crate::{CATALOGUE, INDEX};
use cards::lexicon::{Affiliation, CardType, Quadrant, Rarity, Skill, Stat};
use cards::search::{Amount, Condition, Field, Match, Order, Property, Query, SortKey, Term, Test};
use cards::{CardIx, Catalogue, search::Index};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// Texts that are nearly queries.
fn nearly() -> impl Strategy<Value = String> {
    let pieces = prop::sample::select(vec![
        "(",
        ")",
        "\"",
        "“",
        "-",
        "!",
        ":",
        "=",
        "<",
        ">",
        "<=",
        ">=",
        "!=",
        "..",
        "≠",
        " ",
        " ",
        " ",
        "or",
        "and",
        "c",
        "a",
        "sk",
        "st",
        "is",
        "sort",
        "rt",
        "k",
        "n",
        "t",
        "fed",
        "medical",
        "2",
        "4..2",
        "99999999999",
        "é",
        "unique",
        "cost",
        ",",
        "stf",
        "wren",
        ".",
        "İ",
        "\u{301}",
        "\u{0}",
        "\n",
    ]);
    prop::collection::vec(pieces, 0..24).prop_map(|pieces| pieces.concat())
}

fn amount() -> impl Strategy<Value = Amount> {
    let n = -3..60i32;
    prop_oneof![
        n.clone().prop_map(Amount::Equal),
        n.clone().prop_map(Amount::NotEqual),
        n.clone().prop_map(Amount::Less),
        n.clone().prop_map(Amount::AtMost),
        n.clone().prop_map(Amount::More),
        n.clone().prop_map(Amount::AtLeast),
        (n, 0..9i32).prop_map(|(n, more)| Amount::Between(n, n + more)),
    ]
}

/// What people may look for: nothing of it holds a quotation mark, which no query can.
fn words() -> impl Strategy<Value = String> {
    "[a-zA-Zé0-9'!:<=>()-]{0,6}[a-z][a-z]?( [a-z!:=-]{1,4}){0,2}"
}

fn test() -> impl Strategy<Value = Test> {
    let fields = vec![
        Field::Name,
        Field::Text,
        Field::Id,
        Field::Set,
        Field::Icon,
        Field::Keyword,
        Field::Class,
        Field::Species,
    ];
    let numbers = Field::ALL.iter().filter_map(|(field, ..)| match field {
        Field::Number(stat) => Some(*stat),
        _ => None,
    });
    let numbers: Vec<Stat> = numbers.collect();
    let properties: Vec<Property> = Property::ALL.iter().map(|(p, _)| *p).collect();
    let matches = prop::sample::select(vec![Match::Part, Match::Whole]);
    // A skill's level is at least 1 where only the skill is named.
    prop_oneof![
        words().prop_map(Test::Words),
        (prop::sample::select(fields), matches, words()).prop_map(|(f, m, w)| Test::Field(f, m, w)),
        prop::sample::select(CardType::SECOND).prop_map(Test::Type),
        prop::sample::select(Quadrant::SECOND).prop_map(Test::Quadrant),
        prop::sample::select(Rarity::SECOND).prop_map(Test::Rarity),
        prop::sample::select(Affiliation::SECOND).prop_map(Test::Affiliation),
        (prop::sample::select(Skill::SECOND), amount()).prop_map(|(s, a)| Test::Skill(s, a)),
        ("[a-z]{2,5}( [a-z]{2,5})?", amount()).prop_map(|(icon, a)| Test::Staffing(icon, a)),
        (prop::sample::select(numbers), amount()).prop_map(|(s, a)| Test::Number(s, a)),
        words().prop_map(Test::ReportsTo),
        prop::sample::select(properties).prop_map(Test::Is),
    ]
}

fn condition() -> impl Strategy<Value = Condition> {
    let term = test().prop_map(|test| Condition::Term(Term { test, at: 0..0 }));
    term.prop_recursive(4, 24, 4, |inner| {
        let several = || prop::collection::vec(inner.clone(), 2..5);
        prop_oneof![
            several().prop_map(|list| flat(list, true)),
            several().prop_map(|list| flat(list, false)),
            inner.clone().prop_map(|c| match c {
                Condition::Not(twice) => *twice,
                c => Condition::Not(Box::new(c)),
            }),
        ]
    })
}

/// Lists hold none of their own kind.
fn flat(list: Vec<Condition>, all: bool) -> Condition {
    let mut out = Vec::new();
    for part in list {
        match part {
            Condition::All(inner) if all => out.extend(inner),
            Condition::Any(inner) if !all => out.extend(inner),
            part => out.push(part),
        }
    }
    if all {
        Condition::All(out)
    } else {
        Condition::Any(out)
    }
}

fn query() -> impl Strategy<Value = Query> {
    let fields: Vec<Field> = Field::ALL
        .iter()
        .map(|(f, ..)| *f)
        .filter(|f| f.sorts())
        .collect();
    let order = prop::sample::select(vec![Order::Up, Order::Down]);
    let key = (prop::sample::select(fields), order);
    let key = key.prop_map(|(field, order)| SortKey { field, order });
    (
        prop::option::of(condition()),
        prop::collection::vec(key, 0..3),
    )
        .prop_map(|(condition, sort)| Query { condition, sort })
}

fn check(text: &str) {
    match INDEX.find(text) {
        Ok(hits) => {
            let query = Query::parse(text).expect("it was read before");
            let printed = query.to_string();
            assert_eq!(
                Query::parse(&printed).as_ref(),
                Ok(&query),
                "{text:?} {printed:?}"
            );
            assert_eq!(INDEX.search(&query), Ok(hits));
        }
        Err(error) => {
            assert!(!error.at.is_empty(), "{text:?} {error:?}");
            assert!(text.get(error.at.clone()).is_some(), "{text:?} {error:?}");
            for lang in locale::Lang::ALL {
                assert!(!error.message().say(lang).is_empty());
                error.hint().map(|hint| hint.say(lang));
            }
            // What is proposed is no error at that place.
            for proposal in &error.proposals {
                let (before, after) = (&text[..error.at.start], &text[error.at.end..]);
                let mended = [before, proposal, after].concat();
                if let Err(next) = INDEX.find(&mended) {
                    assert_ne!((&next.fault, next.at.start), (&error.fault, error.at.start));
                }
            }
        }
    }
}

/// Two values are missing: mending the first leaves another error elsewhere.
#[test]
fn one_missing_value_after_another() {
    for text in [
        "st: stf=",
        "sk: medical>",
        "st: stf= 2",
        "sk: \"2 medical\"=",
    ] {
        check(text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_typed_is_answered_or_pointed_at(text in nearly()) {
        check(&text);
    }

    #[test]
    fn whatever_letters_are_typed(text in any::<String>()) {
        check(&text);
    }

    #[test]
    fn a_printed_query_reads_back_to_the_same(query in query()) {
        let printed = query.to_string();
        prop_assert_eq!(Query::parse(&printed), Ok(query), "{}", printed);
    }

    #[test]
    fn what_is_found_and_what_is_excluded_are_all_cards(condition in condition()) {
        let search = |condition| {
            let query = Query { condition: Some(condition), sort: Vec::new() };
            INDEX.search(&query).ok()
        };
        let not = Condition::Not(Box::new(condition.clone()));
        if let (Some(hits), Some(others)) = (search(condition), search(not)) {
            let all: BTreeSet<CardIx> = hits.iter().chain(&others).copied().collect();
            prop_assert_eq!(all.len(), CATALOGUE.cards().len());
            prop_assert_eq!(hits.len() + others.len(), all.len());
        }
    }
}

static REAL: LazyLock<Index<'static>> =
    LazyLock::new(|| Index::new(Catalogue::second_edition(), |_| None));

#[test]
fn the_real_cards_answer_like_a_filter() {
    let cards = Catalogue::second_edition().cards();
    let found = |query: &str| -> Vec<&str> {
        let hits = REAL.find(query).expect("a good query");
        hits.iter().map(|at| REAL.card(*at).id.as_str()).collect()
    };
    let filtered = |test: &dyn Fn(&cards::CardDef) -> bool| -> Vec<&str> {
        let cards = cards.iter().filter(|card| test(card));
        cards.map(|card| card.id.as_str()).collect()
    };
    let level = |card: &cards::CardDef, skill| {
        let mut skills = card.skills().iter();
        skills.find(|(s, _)| *s == skill).map_or(0, |(_, n)| *n)
    };
    let wanted = filtered(&|card| {
        level(card, Skill::Medical) >= 2
            && card.cost <= 3
            && card.affiliation() == Some(Affiliation::Federation)
    });
    assert!(!wanted.is_empty());
    assert_eq!(found("sk:medical>=2 c<=3 a:fed -k:drone"), wanted);

    let romulus = Catalogue::second_edition()
        .find("Romulus, Seat of Power")
        .expect("a headquarters");
    let wanted = filtered(&|card| romulus.accepts(card));
    assert!(wanted.len() > 20);
    assert_eq!(found("rt:\"Romulus, Seat of Power\""), wanted);
}

#[test]
fn every_card_is_found_by_its_name_and_its_id() {
    for (card, at) in Catalogue::second_edition()
        .cards()
        .iter()
        .zip((0..).map(CardIx))
    {
        let by_name = REAL.find(&format!("n=\"{}\"", card.full_name().replace('"', "")));
        assert!(
            by_name.expect("a good query").contains(&at),
            "{}",
            card.full_name()
        );
        assert_eq!(REAL.find(&format!("ci={}", card.id)), Ok(vec![at]));
    }
}
