//! The printed texts, where a card list with them is at hand. The list is no part of the repository.

use cards::Catalogue;
use cards::table;
use gametext::{Compiled, Compiler, misprints, this};
use std::path::PathBuf;
use std::time::Instant;

/// The list named by `SPACELINE_CARD_TABLE`, else the usual place beside the repository.
fn list() -> Option<String> {
    let path = match std::env::var_os("SPACELINE_CARD_TABLE") {
        Some(path) => PathBuf::from(path),
        None => PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("../../../shared/cards/second-edition.tsv"),
    };
    let text = std::fs::read_to_string(&path).ok();
    if text.is_none() {
        eprintln!(
            "no card list at {}: the printed texts are not compared",
            path.display()
        );
    }
    text
}

/// Every text is read in one way, written back in the words it was read in, and is what the pack holds; what
/// the game writes by default says the same.
#[test]
fn the_packs_say_what_is_printed() {
    let Some(list) = list() else { return };
    let catalogue = Catalogue::second_edition();
    let compiler = Compiler::new(catalogue.cards()).expect("the grammars can be read");
    let mut wrong = Vec::new();
    let (mut texts, mut same) = (0, 0);
    let started = Instant::now();
    let rows = table::read(&list).rows;
    let read: Vec<_> = rows
        .iter()
        .filter(|row| !row.text.is_empty())
        .filter_map(|row| {
            let card = catalogue.get(&row.id)?;
            Some((
                card,
                &row.text,
                compiler.readings(card.card_type(), this(card), &row.text),
            ))
        })
        .collect();
    let compiling = started.elapsed();
    for (card, text, readings) in read {
        texts += 1;
        let readings = match readings {
            Ok(readings) => readings,
            Err(declined) => {
                wrong.push(format!("{}: {declined}", card.id));
                continue;
            }
        };
        let [(compiled, tree)] = readings.as_slice() else {
            wrong.push(format!("{}: {} readings", card.id, readings.len()));
            continue;
        };
        let normal = misprints::normalise(text).text;
        let write = |tree| {
            compiler.write(
                &compiler.english,
                card.card_type(),
                this(card),
                compiled,
                tree,
            )
        };
        if write(Some(tree)).as_ref() != Ok(&normal) {
            wrong.push(format!("{}: not written back as it was read", card.id));
        }
        match write(None) {
            Ok(written) if written == normal => same += 1,
            Ok(written) => {
                let again = compiler.compile(card, &written);
                if again.as_ref() != Ok(compiled) {
                    wrong.push(format!(
                        "{}: written in words that say something else",
                        card.id
                    ));
                }
            }
            Err(part) => wrong.push(format!("{}: cannot be written: {part}", card.id)),
        }
        let pack = Compiled {
            play: card.play.clone(),
            text: card.text.clone(),
        };
        if pack != *compiled {
            wrong.push(format!("{}: the pack says something else", card.id));
        }
    }
    eprintln!(
        "{texts} texts compiled in {compiling:?}, {same} written in the printed words by default"
    );
    assert!(
        wrong.is_empty(),
        "{} of {texts}\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
