//! The rows of a list to choose from: the legal actions, and every other kind of answer.

use super::names::{Names, search_text};
use super::prompt::Item;
use super::words::{self, Group};
use crate::{library, terms};
use cards::Word;
use engine::kernel::view::{Prompt as Question, View};
use engine::{Action, Answer, CardId, Choice, Game, Named, Naming, Place};
use locale::{Lang, say};

/// The legal actions, grouped; copies of a card in hand make one row.
pub fn actions(names: Names, view: &View, game: &Game, question: &Question) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    for action in &question.actions {
        let (mut text, mut short) = words::action(names, view, question.ask, action);
        if let Action::Move { ship, to } = *action {
            let range = range(names, view, game, ship, to);
            text += &range;
            short += &range;
        }
        let copy = items.iter_mut().find(|i| {
            matches!(action, Action::Play { .. })
                && i.text.split(" ×").next() == Some(text.as_str())
        });
        if let Some(copy) = copy {
            let n = copy
                .text
                .split(" ×")
                .nth(1)
                .and_then(|n| n.parse().ok())
                .unwrap_or(1)
                + 1;
            copy.text = format!("{text} ×{n}");
            copy.short = format!("{short} ×{n}");
            copy.copies.push(Answer::Act(*action));
            continue;
        }
        let card = words::card_of(action);
        let facts = card.map_or(String::new(), |c| search_text(names.lang, names.def(c)));
        items.push(Item {
            group: Some(Group::of(action)),
            words: format!("{} {facts}", text.to_lowercase()),
            text,
            short,
            card,
            answer: Answer::Act(*action),
            copies: Vec::new(),
            note: words::text_of(names, question.ask, action),
        });
    }
    items.sort_by_key(|i| i.group);
    items
}

/// What a move takes of the Range that is left.
fn range(names: Names, view: &View, game: &Game, ship: CardId, to: CardId) -> String {
    let here = view.sites.iter().find_map(|s| {
        let ship = s.ships.iter().find(|v| v.card.id == ship)?;
        Some((s.site, ship.range_left))
    });
    match (here, names.table.site_of_mission(to)) {
        (Some((from, left)), Some(to)) => {
            let needed = game.range_needed(ship, from, to);
            say!(names.lang, "range-of", needed = needed, left = left)
        }
        _ => String::new(),
    }
}

/// Everything else that is answered from a list.
pub fn rows(names: Names, choice: &Choice) -> Vec<Item> {
    match choice {
        Choice::YesNo => vec![
            Item::new(say!(names.lang, "yes"), Answer::YesNo(true)),
            Item::new(say!(names.lang, "no"), Answer::YesNo(false)),
        ],
        Choice::Number { min, max } => {
            let numbers = *min..=*max;
            numbers
                .map(|n| Item::new(n.to_string(), Answer::Number(n)))
                .collect()
        }
        Choice::Options { options } => {
            let all = options.iter().enumerate();
            all.map(|(n, label)| {
                let text = words::label(names, label);
                Item::new(text, Answer::Option(n as u8))
            })
            .collect()
        }
        Choice::Player { from } => from
            .iter()
            .map(|seat| Item::new(names.subject(seat), Answer::Player(seat)))
            .collect(),
        Choice::Place { places } => places
            .iter()
            .map(|place| Item {
                card: match place {
                    Place::Aboard(card) | Place::On(card) => Some(*card),
                    _ => None,
                },
                ..Item::new(place_row(names, *place), Answer::Place(*place))
            })
            .collect(),
        Choice::Name { what } => naming(names.lang, what),
        Choice::Act | Choice::Cards { .. } | Choice::Order { .. } => Vec::new(),
    }
}

fn place_row(names: Names, place: Place) -> String {
    super::names::capital(&names.place(place))
}

fn naming(lang: Lang, what: &Naming) -> Vec<Item> {
    let named = |text: &str, name| Item::new(text.to_owned(), Answer::Name(name));
    match what {
        Naming::Skill(skills) => {
            let skills = skills.iter();
            skills.map(|s| named(s.name(), Named::Skill(*s))).collect()
        }
        Naming::Type(types) => {
            let types = types.iter();
            types
                .map(|t| named(&terms::card_type(lang, *t), Named::Type(*t)))
                .collect()
        }
        Naming::TitleOf(titles) => {
            let titles = titles.iter();
            titles
                .map(|t| named(t.as_str(), Named::Title(*t)))
                .collect()
        }
        Naming::Title => {
            let cards = library::catalogue().cards().iter();
            let mut titles: Vec<Word> = cards.map(|c| c.title).collect();
            titles.sort();
            titles.dedup();
            titles
                .iter()
                .map(|t| named(t.as_str(), Named::Title(*t)))
                .collect()
        }
    }
}
