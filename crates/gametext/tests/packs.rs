//! The cards of the packs: every text can be written in both languages, and what is written in English is
//! read again as the very abilities that are in the pack.

use cards::Catalogue;
use gametext::{Compiled, Compiler, Lang};

fn compiler() -> Compiler {
    Compiler::new(Catalogue::second_edition().cards()).expect("the grammars can be read")
}

#[test]
fn english_text_is_read_again_as_the_abilities_it_was_written_from() {
    let compiler = compiler();
    let mut wrong = Vec::new();
    for card in Catalogue::second_edition().cards() {
        let text = match compiler.render(card, Lang::En) {
            Ok(text) => text,
            Err(part) => {
                wrong.push(format!("{} cannot be written: {part}", card.id));
                continue;
            }
        };
        if text.is_empty() {
            continue;
        }
        let meant = Compiled {
            play: card.play.clone(),
            text: card.text.clone(),
        };
        match compiler.compile(card, &text) {
            Ok(read) if read == meant => {}
            Ok(_) => wrong.push(format!("{} is read as something else", card.id)),
            Err(declined) => wrong.push(format!("{} is not read: {declined}", card.id)),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_text_is_written_in_german() {
    let compiler = compiler();
    let mute: Vec<String> = Catalogue::second_edition()
        .cards()
        .iter()
        .filter_map(|card| {
            let part = compiler.render(card, Lang::De).err()?;
            Some(format!("{}: {part}", card.id))
        })
        .collect();
    assert!(mute.is_empty(), "{} texts\n{}", mute.len(), mute.join("\n"));
}

/// German keeps titles, skills and keywords and leaves no English word of the grammar behind.
#[test]
fn german_text_has_no_english_left() {
    let compiler = compiler();
    let english = [
        "the",
        "your",
        "when",
        "while",
        "opponent",
        "personnel",
        "discard",
        "draw",
        "mission's",
        "this",
        "that",
    ];
    let mut titles: Vec<&str> = Catalogue::second_edition()
        .cards()
        .iter()
        .map(|c| c.title.as_str())
        .collect();
    titles.sort_by_key(|title| std::cmp::Reverse(title.len()));
    for card in Catalogue::second_edition().cards() {
        let Ok(text) = compiler.render(card, Lang::De) else {
            continue;
        };
        let text = titles
            .iter()
            .fold(text, |text, title| text.replace(title, ""));
        let word = text
            .split(|c: char| !c.is_alphanumeric() && c != '\'')
            .find(|word| english.contains(word));
        assert_eq!(word, None, "{}: {text}", card.id);
    }
}

#[test]
fn all_cards_are_played_in_full() {
    for card in Catalogue::second_edition().cards() {
        assert!(card.support.is_full(), "{}", card.id);
    }
}
