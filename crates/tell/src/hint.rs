//! A bot's hint in words: an answer, and how the game would go on.

use crate::names::Names;
use crate::{rows, words};
use engine::{Action, Answer, Ask, CardId, Game, Place, Prompt, Seat, Segment, View};
use locale::{Message, message, say};

/// Steps that are told of how the game would go on.
const MOST_STEPS: usize = 4;
/// Cards that are named one by one.
const MOST_NAMES: usize = 4;

/// An answer to the question that is asked now.
pub fn answer(names: Names, game: &Game, view: &View, prompt: &Prompt, answer: &Answer) -> String {
    match answer {
        Answer::Act(action) => rows::deed(names, view, game, prompt, action).text,
        Answer::Cards(cards) if cards.is_empty() => say!(names.lang, "hint-none"),
        Answer::Cards(cards) => names.list(cards, 0),
        Answer::Order(cards) => {
            let titles: Vec<&str> = cards.iter().map(|card| names.title(*card)).collect();
            titles.join(" › ")
        }
        _ => {
            let rows = rows::rows(names, game, &prompt.choice);
            let row = rows.into_iter().find(|row| row.answer == *answer);
            row.map_or_else(
                || words::question(names, prompt.ask, &prompt.choice),
                |row| row.text,
            )
        }
    }
}

/// The next steps after an answer, as far as they are about what the reader can see. The bot imagined the rest.
pub fn goes_on(
    names: Names,
    view: &View,
    game: &Game,
    now: &Answer,
    then: &[(Seat, Answer)],
) -> Vec<String> {
    let Some(seat) = view.viewer else {
        return Vec::new();
    };
    let mut ask = match view.second().segment {
        Segment::Start | Segment::PlayAndDraw => Ask::PlayAndDraw,
        Segment::Orders | Segment::Discard | Segment::End => Ask::Orders,
    };
    let mut steps = Vec::new();
    let mine = (seat, now.clone());
    for (n, (by, answer)) in std::iter::once(&mine).chain(then).enumerate() {
        if n > 0 && steps.len() < MOST_STEPS {
            steps.extend(step(names, game, (seat, *by), ask, answer));
        }
        if *by == seat && *answer == Answer::Act(Action::End) {
            ask = match ask {
                Ask::PlayAndDraw => Ask::Orders,
                _ => Ask::PlayAndDraw,
            };
        }
    }
    steps
}

/// A step as a clause: `player 2 moves Kestrel to Homeworld`.
fn step(
    names: Names,
    game: &Game,
    (reader, by): (Seat, Seat),
    ask: Ask,
    answer: &Answer,
) -> Option<String> {
    let sees = |card: &CardId| game.seen_by(*card).has(reader);
    let (cards, clause) = match answer {
        Answer::Act(action) => (cards_of(action), deed(names, by, ask, action)?),
        Answer::Cards(cards) if !cards.is_empty() => {
            let list = match cards.len() > MOST_NAMES {
                true => say!(names.lang, "some-cards", n = cards.len()),
                false => names.list(cards, 0),
            };
            let clause = message!("then-choose", who = names.who(by), cards = list);
            (cards.clone(), clause)
        }
        _ => return None,
    };
    // What others do without a card in sight is guessed.
    let told = cards.iter().all(sees) && (by == reader || !cards.is_empty());
    told.then(|| clause.say(names.lang))
}

fn deed(names: Names, by: Seat, ask: Ask, action: &Action) -> Option<Message> {
    let (who, title) = (names.who(by), |card| names.title(card));
    Some(match *action {
        Action::Pass => return None,
        // The First Edition has no hints yet.
        Action::Seed { .. }
        | Action::Walk { .. }
        | Action::Dock { .. }
        | Action::Undock { .. }
        | Action::Attack { .. }
        | Action::Battle { .. }
        | Action::Cloak { .. } => {
            return None;
        }
        Action::End if ask == Ask::PlayAndDraw => message!("then-to-orders"),
        Action::End => message!("then-to-discard"),
        Action::Draw => message!("then-draw"),
        Action::DrawRest => message!("then-draw-rest"),
        Action::Hide => message!("then-hide"),
        Action::Play { card, at: None } => message!("then-play", who = who, card = title(card)),
        Action::Play { card, at: Some(at) } => message!(
            "then-play-at",
            who = who,
            card = title(card),
            at = title(at)
        ),
        Action::Use { card, .. } => message!("then-use", who = who, card = title(card)),
        Action::Beam { from, to } => {
            let way = format!("{} {}", names.from(from), names.to(to));
            message!("then-beam", who = who, way = way)
        }
        Action::Move { ship, to } => {
            message!("then-move", who = who, ship = title(ship), to = title(to))
        }
        Action::Attempt { mission, .. } => {
            message!("then-attempt", who = who, mission = title(mission))
        }
        Action::Repair { damage } => message!("then-repair", who = who, card = title(damage)),
    })
}

/// Every card that the words of an action name.
fn cards_of(action: &Action) -> Vec<CardId> {
    let aboard = |place: &Place| match place {
        Place::Aboard(ship) => Some(*ship),
        _ => None,
    };
    match action {
        Action::Pass | Action::End | Action::Draw | Action::DrawRest | Action::Hide => Vec::new(),
        Action::Play { card, at } | Action::Seed { card, at } => {
            std::iter::once(*card).chain(*at).collect()
        }
        Action::Use { card, .. } => vec![*card],
        Action::Beam { from, to } | Action::Walk { from, to } => {
            [from, to].into_iter().filter_map(aboard).collect()
        }
        Action::Dock { ship, at } => vec![*ship, *at],
        Action::Undock { ship } | Action::Cloak { ship } => vec![*ship],
        Action::Attack { target } => vec![*target],
        Action::Battle { .. } => Vec::new(),
        Action::Move { ship, to } => vec![*ship, *to],
        Action::Attempt { mission, ship } => std::iter::once(*mission).chain(*ship).collect(),
        Action::Repair { damage } => vec![*damage],
    }
}
