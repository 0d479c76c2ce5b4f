//! `cargo bench -p cards --bench decks`: lists of names that no card has, as many as a server reads at once.

use cards::Catalogue;
use cards::deck::read::read;
use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;

/// Names of letters at random, from a fixed seed.
fn junk(lines: usize, length: usize) -> String {
    let mut state = 1701_u64;
    let mut letter = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        char::from(b"etaoinshrdlu cmfwypvbgk"[(state >> 33) as usize % 23])
    };
    let mut line = || -> String { (0..length).map(|_| letter()).collect() };
    (0..lines).map(|_| format!("3 {}\n", line())).collect()
}

/// Real names with two letters changed: all of them are compared with all cards, and found.
fn misspelt(lines: usize) -> String {
    let cards = Catalogue::second_edition().cards().iter();
    let names = cards
        .filter(|card| card.title.as_str().len() > 12)
        .take(lines);
    let line = |name: String| format!("1 {}\n", name.replacen('e', "x", 1).replacen('a', "y", 1));
    names.map(|card| line(card.full_name())).collect()
}

fn lists(c: &mut Criterion) {
    let catalogue = Catalogue::second_edition();
    let mut group = c.benchmark_group("read a deck list");
    for (name, text) in [
        ("junk of 20 letters", junk(500, 20)),
        ("junk of 60 letters", junk(500, 60)),
        ("misspelt", misspelt(500)),
    ] {
        group.bench_function(name, |b| {
            b.iter(|| read(black_box(text.as_bytes()), catalogue))
        });
    }
    group.finish();
}

criterion_group!(benches, lists);
criterion_main!(benches);
