//! How long reading and writing takes: the English text of every card, as the game writes it.

use cards::Catalogue;
use criterion::{Criterion, criterion_group, criterion_main};
use gametext::{Compiler, Lang};
use std::hint::black_box;

fn compile(c: &mut Criterion) {
    let cards = Catalogue::second_edition().cards();
    let compiler = Compiler::new(cards).expect("the grammars can be read");
    let texts: Vec<_> = cards
        .iter()
        .filter_map(|card| Some((card, compiler.render(card, Lang::En).ok()?)))
        .filter(|(_, text)| !text.is_empty())
        .collect();
    let mut group = c.benchmark_group("all cards");
    group.sample_size(10);
    group.bench_function("read", |b| {
        b.iter(|| {
            for (card, text) in &texts {
                let _ = black_box(compiler.compile(card, text));
            }
        });
    });
    for (name, language) in [("write English", Lang::En), ("write German", Lang::De)] {
        group.bench_function(name, |b| {
            b.iter(|| {
                for (card, _) in &texts {
                    let _ = black_box(compiler.render(card, language));
                }
            });
        });
    }
    group.finish();
    c.bench_function("grammars and words", |b| {
        b.iter(|| black_box(Compiler::new(cards).is_ok()))
    });
}

criterion_group!(benches, compile);
criterion_main!(benches);
