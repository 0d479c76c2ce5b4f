//! For people who work on the grammar.
//!
//! `gt check GRAMMAR TABLE TITLES [FILTER]` compiles every text of a card list whose id, type or name contains
//! the filter, says what is not understood and where writing gives other words than were read.
//! `gt write GRAMMAR TABLE TITLES OTHER [FILTER]` writes every text in another language.
//! `gt read GRAMMAR TABLE TITLES CATEGORY WORDS` shows the terms of some words as a category.

use cards::table::{self, Titles, names};
use gametext::{Compiled, Compiler, Grammar, Lexicon, Term, misprints, this};
use std::error::Error;
use std::path::Path;

fn grammar(folder: &Path, reads: bool) -> Result<Grammar, Box<dyn Error>> {
    let mut files: Vec<_> = std::fs::read_dir(folder)?
        .filter_map(|e| e.ok().map(|e| e.path()))
        .filter(|p| p.extension().is_some_and(|e| e == "gram"))
        .collect();
    files.sort();
    let texts = files
        .iter()
        .map(|p| Ok((p.display().to_string(), std::fs::read_to_string(p)?)))
        .collect::<Result<Vec<_>, std::io::Error>>()?;
    let refs: Vec<(&str, &str)> = texts
        .iter()
        .map(|(a, b)| (a.as_str(), b.as_str()))
        .collect();
    Ok(match reads {
        true => Grammar::read(&refs)?,
        false => Grammar::read_to_write(&refs)?,
    })
}

fn short(compiled: &Compiled) -> String {
    compiled.term().to_string()
}

/// Whether a filter asks for the cards of a slot.
fn is_in(filter: Option<&Term>) -> bool {
    let is_slot = |t: &Term| t.tag().is_some_and(|t| t.as_str() == "In");
    filter.is_some_and(|f| match f {
        Term::Node(tag, parts) if tag.as_str() == "All" => {
            parts.children().into_iter().any(is_slot)
        }
        other => is_slot(other),
    })
}

/// Slots numbered in the order they appear in.
fn canonical(compiled: &Compiled) -> Term {
    fn go(term: &Term, key: &str, order: &mut Vec<i32>) -> Term {
        const SLOTS: [&str; 17] = [
            "In",
            "Those",
            "AnOpponent",
            "Len",
            "Value",
            "Named",
            "ShipOf",
            "MissionOf",
            "PlaceOf",
            "Slot",
            "to",
            "slot",
            "card",
            "other",
            "who",
            "number",
            "from",
        ];
        match term {
            Term::Int(n) if SLOTS.contains(&key) => {
                let at = order.iter().position(|o| o == n).unwrap_or_else(|| {
                    order.push(*n);
                    order.len() - 1
                });
                Term::Int(at as i32 + 1 + if *n >= 200 { 200 } else { 0 })
            }
            Term::List(items) => Term::List(items.iter().map(|t| go(t, "", order)).collect()),
            Term::Node(tag, payload) => match (tag.as_str(), go(payload, tag.as_str(), order)) {
                // The order of conditions on one card is a matter of words.
                ("All", Term::List(items)) => {
                    let mut items = items.to_vec();
                    items.sort_by_key(|t| t.to_string());
                    Term::node("All", Term::list(items))
                }
                (tag, payload) => Term::node(tag, payload),
            },
            Term::Map(fields)
                if is_in(term.field("filter"))
                    && fields.iter().any(|(k, _)| k.as_str() == "from") =>
            {
                // A slot's cards are found wherever they are.
                let rest: Vec<_> = fields
                    .iter()
                    .filter(|(k, _)| k.as_str() != "from")
                    .cloned()
                    .collect();
                go(&Term::Map(rest.into()), key, order)
            }
            Term::Map(fields) => {
                let mut fields: Vec<_> = fields
                    .iter()
                    .map(|(k, v)| (*k, go(v, k.as_str(), order)))
                    .collect();
                fields.sort_by_key(|(k, _)| k.as_str());
                Term::Map(fields.into())
            }
            other => other.clone(),
        }
    }
    go(&compiled.term(), "", &mut Vec::new())
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [command, folder, list, titles, rest @ ..] = args.as_slice() else {
        return Err("usage: gt check|read GRAMMAR TABLE TITLES …".into());
    };
    let titles: Titles = serde_json::from_str(&std::fs::read_to_string(titles)?)?;
    let list = std::fs::read_to_string(list)?;
    let mut table = table::read(&list);
    names::look_up(&mut table.rows, &titles);
    let texts: Vec<(String, String)> = table
        .rows
        .iter()
        .map(|r| (r.id.clone(), r.text.clone()))
        .collect();
    let rows = table.rows.len() + table.findings.len();
    let cards: Vec<_> = table.rows.into_iter().filter_map(|r| r.card.ok()).collect();
    if cards.len() < rows {
        println!(
            "{} of {rows} rows left out: a cell is not understood",
            rows - cards.len()
        );
    }
    let compiler = Compiler {
        english: grammar(Path::new(folder), true)?,
        german: Grammar::default(),
        lexicon: Lexicon::new(&cards),
    };
    match command.as_str() {
        "write" => {
            let [other, filters @ ..] = rest else {
                return Err("OTHER [FILTER]".into());
            };
            let other = grammar(Path::new(other), false)?;
            let (mut all, mut done) = (0, 0);
            for card in &cards {
                let Some((_, text)) = texts.iter().find(|(i, _)| *i == card.id) else {
                    continue;
                };
                let label = format!("{} {} {}", card.id, card.card_type(), card.full_name());
                if text.is_empty()
                    || (!filters.is_empty() && !filters.iter().any(|f| label.contains(f.as_str())))
                {
                    continue;
                }
                let Ok(compiled) = compiler.compile(card, text) else {
                    continue;
                };
                all += 1;
                match compiler.write(&other, card.card_type(), this(card), &compiled, None) {
                    Ok(written) => {
                        done += 1;
                        println!(
                            "{label}\n  {}\n  {written}",
                            misprints::normalise(text).text
                        );
                    }
                    Err(stuck) => println!(
                        "MUTE {label}\n  {}\n  {}\n  at: {stuck}",
                        misprints::normalise(text).text,
                        short(&compiled)
                    ),
                }
            }
            println!("{done} of {all} written");
        }
        "read" => {
            let [category, words] = rest else {
                return Err("CATEGORY WORDS".into());
            };
            for term in compiler.raw(category, words) {
                println!("{term}");
            }
        }
        _ => {
            let filters: Vec<&String> = rest.iter().filter(|f| !f.starts_with("--")).collect();
            let quiet = rest.iter().any(|f| f == "--quiet");
            let show = rest.iter().any(|f| f == "--show");
            let gold = rest.iter().find_map(|f| f.strip_prefix("--gold="));
            let (mut all, mut read, mut many, mut back, mut same, mut golden) = (0, 0, 0, 0, 0, 0);
            let started = std::time::Instant::now();
            for card in &cards {
                let Some((_, text)) = texts.iter().find(|(i, _)| *i == card.id) else {
                    continue;
                };
                if text.is_empty() {
                    continue;
                }
                let label = format!("{} {} {}", card.id, card.card_type(), card.full_name());
                if !filters.is_empty() && !filters.iter().any(|f| label.contains(f.as_str())) {
                    continue;
                }
                all += 1;
                let kind = card.card_type();
                match compiler.readings(kind, this(card), text) {
                    Err(d) => {
                        if !quiet {
                            println!(
                                "NO   {label}\n     {text}\n     {}: {:?} nearest: {}",
                                d.reason,
                                d.words,
                                d.nearest.unwrap_or_default()
                            );
                        }
                    }
                    Ok(readings) if readings.len() > 1 => {
                        many += 1;
                        println!("MANY {label}\n     {text}");
                        for (r, _) in &readings {
                            println!("     {}", short(r));
                        }
                    }
                    Ok(readings) => {
                        read += 1;
                        let (compiled, tree) = &readings[0];
                        if show {
                            println!("OK   {label}\n     {text}\n     {}", short(compiled));
                        }
                        let normal = misprints::normalise(text).text;
                        let write = |tree| {
                            compiler.write(&compiler.english, kind, this(card), compiled, tree)
                        };
                        match write(Some(tree)) {
                            Ok(written) if written == normal => back += 1,
                            Ok(written) => println!("BACK {label}\n     {normal}\n     {written}"),
                            Err(_) => println!(
                                "BACK {label}\n     {normal}\n     cannot be written as it was read"
                            ),
                        }
                        match write(None) {
                            Ok(written) => {
                                if written == normal {
                                    same += 1;
                                } else if !quiet {
                                    println!("DIFF {label}\n     {normal}\n     {written}");
                                }
                                match compiler.readings(kind, this(card), &written) {
                                    Ok(again) if again.len() == 1 && again[0].0 == *compiled => {}
                                    Ok(again) => println!(
                                        "TURN {label}\n     {written}\n     {} readings: {}",
                                        again.len(),
                                        short(&again[0].0)
                                    ),
                                    Err(d) => println!(
                                        "TURN {label}\n     {written}\n     {} {:?}",
                                        d.reason, d.words
                                    ),
                                }
                            }
                            Err(stuck) => println!("MUTE {label}\n     {normal}\n     {stuck}"),
                        }
                        if let Some(folder) = gold {
                            let path = Path::new(folder).join(format!("{}.ron", card.id));
                            if let Ok(text) = std::fs::read_to_string(&path) {
                                match ron::Options::default()
                                    .with_default_extension(
                                        ron::extensions::Extensions::IMPLICIT_SOME,
                                    )
                                    .from_str::<Compiled>(&text)
                                {
                                    Ok(wanted) if canonical(&wanted) == canonical(compiled) => {
                                        golden += 1
                                    }
                                    Ok(wanted) => println!(
                                        "GOLD {label}\n     {normal}\n     gold:     {}\n     compiled: {}",
                                        short(&wanted),
                                        short(compiled)
                                    ),
                                    Err(e) => println!("GOLD {label} cannot be read: {e}"),
                                }
                            }
                        }
                    }
                }
            }
            println!(
                "{all} texts, {read} read, {many} ambiguous, {back} written as they were read, {same} the same by default, {golden} as gold, {:?}",
                started.elapsed()
            );
        }
    }
    Ok(())
}
