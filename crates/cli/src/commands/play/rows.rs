//! The rows of a list to choose from, as the prompt holds them.

use super::names::{Names, search_text};
use super::prompt::Item;
use crate::library;
use cards::Word;
use engine::{Action, Answer, Choice, Game, Named, Naming};
use engine::{Prompt as Question, View};
use tell::rows;

/// The legal actions, grouped; copies of a card in hand make one row.
pub fn actions(names: Names, view: &View, game: &Game, question: &Question) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    for action in &question.actions {
        let deed = rows::deed(names, view, game, question, action);
        let copy = items.iter_mut().find(|i| {
            matches!(action, Action::Play { .. })
                && i.text.split(" ×").next() == Some(deed.text.as_str())
        });
        if let Some(copy) = copy {
            let n = copy
                .text
                .split(" ×")
                .nth(1)
                .and_then(|n| n.parse().ok())
                .unwrap_or(1)
                + 1;
            copy.text = format!("{} ×{n}", deed.text);
            copy.short = format!("{} ×{n}", deed.short);
            copy.copies.push(Answer::Act(*action));
            continue;
        }
        let facts = deed
            .card
            .map_or(String::new(), |c| search_text(names.lang, names.def(c)));
        items.push(Item {
            group: Some(deed.group),
            words: format!("{} {facts}", deed.text.to_lowercase()),
            text: deed.text,
            short: deed.short,
            card: deed.card,
            answer: Answer::Act(*action),
            copies: Vec::new(),
            note: deed.note,
        });
    }
    items.sort_by_key(|i| i.group);
    items
}

/// Everything else that is answered from a list.
pub fn rows(names: Names, game: &Game, choice: &Choice) -> Vec<Item> {
    let any_title = Choice::Name {
        what: Naming::Title,
    };
    if *choice == any_title {
        return titles();
    }
    let rows = rows::rows(names, game, choice).into_iter();
    rows.map(|row| Item {
        card: row.card,
        ..Item::new(row.text, row.answer)
    })
    .collect()
}

fn titles() -> Vec<Item> {
    let cards = library::catalogue().cards().iter();
    let mut titles: Vec<Word> = cards.map(|c| c.title).collect();
    titles.sort();
    titles.dedup();
    let named = |title: &Word| {
        let text = title.as_str().to_owned();
        Item::new(text, Answer::Name(Named::Title(*title)))
    };
    titles.iter().map(named).collect()
}
