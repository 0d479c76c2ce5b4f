//! The rows of a list to choose from: the legal actions, and every other kind of answer that is listed.

use crate::names::{Names, capital};
use crate::words::{self, Group};
use crate::{terms, texts};
use cards::language::Effect;
use engine::{Action, Answer, Ask, CardId, Choice, Game, Label, Named, Naming, Place};
use engine::{Prompt, View};
use locale::{Lang, say};

/// An action in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// As a sentence, and as it stands behind the heading of its group.
    pub text: String,
    pub short: String,
    pub group: Group,
    /// A card to look at.
    pub card: Option<CardId>,
    /// The game text that is used.
    pub note: Option<String>,
    /// The Range that a move takes, and what the ship has left.
    pub range: Option<(i16, i16)>,
}

/// One of the legal actions.
pub fn deed(names: Names, view: &View, game: &Game, prompt: &Prompt, action: &Action) -> Deed {
    let (mut text, mut short) = words::action(names, view, prompt.ask, action);
    let range = match *action {
        Action::Move { ship, to } => range(names, view, game, ship, to),
        _ => None,
    };
    if let Some((needed, left)) = range {
        let range = say!(names.lang, "range-of", needed = needed, left = left);
        text += &range;
        short += &range;
    }
    Deed {
        text,
        short,
        group: Group::of(action),
        card: words::card_of(action),
        note: words::text_of(names, prompt.ask, action),
        range,
    }
}

/// The game text that asks, if one does and it can be said alone.
pub fn asking(names: Names, game: &Game, prompt: &Prompt) -> Option<String> {
    let Ask::Text { .. } = prompt.ask else {
        return None;
    };
    let code = game.asking()?.block.code;
    let card = names.table.defs.get(usize::from(code.def))?;
    texts::of_ability(names.lang, card, usize::from(code.first()))
}

/// The Range that a move takes, and what is left.
fn range(names: Names, view: &View, game: &Game, ship: CardId, to: CardId) -> Option<(i16, i16)> {
    let (from, left) = view.sites.iter().find_map(|s| {
        let ship = s.ships.iter().find(|v| v.card.id == ship)?;
        Some((s.site, ship.range_left))
    })?;
    let to = names.table.site_of_mission(to)?;
    Some((game.range_needed(ship, from, to), left))
}

/// A row that is an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub text: String,
    /// A card to look at.
    pub card: Option<CardId>,
    pub answer: Answer,
}

impl Row {
    fn new(text: String, answer: Answer) -> Row {
        Row {
            text,
            card: None,
            answer,
        }
    }
}

/// Everything else that is answered from a list. That any title can be named makes no list here.
pub fn rows(names: Names, game: &Game, choice: &Choice) -> Vec<Row> {
    match choice {
        Choice::YesNo => vec![
            Row::new(say!(names.lang, "yes"), Answer::YesNo(true)),
            Row::new(say!(names.lang, "no"), Answer::YesNo(false)),
        ],
        Choice::Number { min, max } => {
            let numbers = *min..=*max;
            numbers
                .map(|n| Row::new(n.to_string(), Answer::Number(n)))
                .collect()
        }
        Choice::Options { options } => {
            let texts = alternatives(names, game, options)
                .unwrap_or_else(|| options.iter().map(|o| words::label(names, o)).collect());
            let all = texts.into_iter().enumerate();
            all.map(|(n, text)| Row::new(text, Answer::Option(n as u8)))
                .collect()
        }
        Choice::Player { from } => from
            .iter()
            .map(|seat| Row::new(names.subject(seat), Answer::Player(seat)))
            .collect(),
        Choice::Place { places } => places
            .iter()
            .map(|place| Row {
                card: match place {
                    Place::Aboard(card) | Place::On(card) => Some(*card),
                    _ => None,
                },
                ..Row::new(capital(&names.place(*place)), Answer::Place(*place))
            })
            .collect(),
        Choice::Name { what } => naming(names.lang, what),
        Choice::Act | Choice::Cards { .. } | Choice::Order { .. } | Choice::Arrange { .. } => {
            Vec::new()
        }
    }
}

fn naming(lang: Lang, what: &Naming) -> Vec<Row> {
    let named = |text: &str, name| Row::new(text.to_owned(), Answer::Name(name));
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
        Naming::Title => Vec::new(),
    }
}

/// The effects of a text's alternatives, if all of them can be described.
fn alternatives(names: Names, game: &Game, labels: &[Label]) -> Option<Vec<String>> {
    let asking = game.asking()?;
    let Some(Effect::OneOf { options, .. }) = asking.effect else {
        return None;
    };
    let code = asking.block.code;
    let card = names.table.defs.get(usize::from(code.def))?;
    let say = |label: &Label| match label {
        Label::Alternative(n) => {
            let this = (options.as_slice(), usize::from(*n));
            texts::of_alternative(names.lang, card, usize::from(code.first()), this)
        }
        _ => None,
    };
    let said: Vec<String> = labels.iter().map(say).collect::<Option<_>>()?;
    Some(texts::apart(&said))
}
