//! `cargo bench -p cards`: searches over 10,000 cards.

use cards::pack::Pack;
use cards::search::{Index, Query};
use cards::{CardDef, Catalogue, CollectorCode};
use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;

const CARDS: usize = 10_000;
/// Sets of one copy of the catalogue, so that every copy has ids of its own.
const SETS: u8 = 8;

/// The cards of the packs over and over.
fn catalogue() -> Catalogue {
    let own = Catalogue::second_edition().cards();
    let cards = (0..CARDS).map(|n| {
        let card = &own[n % own.len()];
        let mut code: CollectorCode = card.id.parse().expect("a code");
        code.set += SETS * u8::try_from(n / own.len()).expect("few copies");
        let id = code.to_string();
        CardDef { id, ..card.clone() }
    });
    let name = String::from("many");
    let cards = cards.collect();
    Catalogue::from_packs(vec![Pack { name, cards }]).expect("a catalogue")
}

/// As long as texts are, with words in them that come up.
fn text(card: &CardDef) -> Option<String> {
    let said = format!("{:?}", card.text);
    let length = said.chars().take(300).collect();
    Some(length)
}

fn searches(c: &mut Criterion) {
    let catalogue = catalogue();
    let index = Index::new(&catalogue, text);
    assert_eq!(catalogue.cards().len(), CARDS);
    let mut group = c.benchmark_group("search 10,000 cards");
    for query in [
        "sk:medical>=2 c<=3 a:fed -k:drone",
        "(a:kli or a:rom) ty:ship sort:range",
        "rt:\"Romulus\"",
        "picard",
        "t:\"personnel\" or t:\"stopped\" or t:\"dilemma\"",
        "the a of in sort:name",
        "sort:-cost,name",
    ] {
        group.bench_function(query, |b| {
            b.iter(|| {
                let query = Query::parse(black_box(query)).expect("a good query");
                index.search(&query).expect("known values")
            });
        });
    }
    group.sample_size(10);
    group.bench_function("index", |b| b.iter(|| Index::new(&catalogue, text)));
    group.finish();
}

criterion_group!(benches, searches);
criterion_main!(benches);
