//! Summaries of each player's turn, as one seat saw it.

use super::names::Names;
use super::narrate;
use cards::language::Kind;
use engine::{CardId, Place, Seat, SeenEvent};
use locale::{Message, message, say};

/// A turn in short.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    pub who: Seat,
    pub n: u16,
    pub deeds: Vec<Told>,
    /// The number of events seen by its end.
    pub ends: Option<usize>,
}

/// Something done, without the one who did it: `played Worf`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub text: String,
    /// A card to look at.
    pub card: Option<CardId>,
    pub weight: Weight,
}

/// Whether something is worth telling where there is little room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    Little,
    Much,
}

impl Turn {
    /// The important part of it: `played Worf; moved Kestrel to Salvage`.
    pub fn in_short(&self, names: Names) -> String {
        let deeds = self.deeds.iter().filter(|deed| deed.weight == Weight::Much);
        let deeds: Vec<&str> = deeds.map(|deed| deed.text.as_str()).collect();
        match deeds.is_empty() {
            true => say!(names.lang, "did-nothing"),
            false => deeds.join("; "),
        }
    }
}

/// Something done. Little things of a kind are one.
#[derive(Clone, Debug)]
enum Deed {
    Play {
        cards: Vec<CardId>,
        hidden: u16,
    },
    Use(Vec<CardId>),
    Draw(usize),
    Discard(usize),
    Beam {
        n: usize,
        to: Option<Place>,
    },
    Move {
        ship: Option<CardId>,
        to: Option<Place>,
    },
    Attempt(Attempt),
    Event {
        text: String,
        card: Option<CardId>,
    },
}

#[derive(Clone, Debug)]
struct Attempt {
    mission: Option<CardId>,
    stopped: usize,
    killed: usize,
    /// Whether it succeeded, when it is over.
    success: Option<bool>,
}

/// The turns of a game, from the one that was running when `seen` began.
pub fn turns(names: Names, first: (Seat, u16), seen: &[SeenEvent]) -> Vec<Turn> {
    let mut turns = Vec::new();
    let (mut who, mut n) = first;
    let mut deeds = Vec::new();
    let end = |who, n, deeds: &mut Vec<Deed>, ends| Turn {
        who,
        n,
        deeds: deeds.drain(..).map(|deed| told(names, deed)).collect(),
        ends,
    };
    for (at, event) in seen.iter().enumerate() {
        match (event.kind, event.who) {
            (Kind::TurnStart, Some(next)) => {
                turns.push(end(who, n, &mut deeds, Some(at)));
                (who, n) = (next, event.amount.number().unsigned_abs());
            }
            _ => add(names, &mut deeds, who, event),
        }
    }
    turns.push(end(who, n, &mut deeds, None));
    turns
}

/// Adds what the player whose turn it is did; what befalls others stands in the log.
fn add(names: Names, deeds: &mut Vec<Deed>, active: Seat, event: &SeenEvent) {
    let n = (event.cards.len() + usize::from(event.hidden)).max(1);
    let running = deeds.iter_mut().rev().find_map(|deed| match deed {
        Deed::Attempt(attempt) if attempt.success.is_none() => Some(attempt),
        _ => None,
    });
    match (event.kind, running) {
        // Those who are stopped by the failure itself are not told.
        (Kind::Stop, Some(attempt)) if event.source.is_some() => return attempt.stopped += n,
        (Kind::Kill, Some(attempt)) => return attempt.killed += n,
        (Kind::AttemptFail, Some(attempt)) => return attempt.success = Some(false),
        (Kind::Complete, Some(attempt)) => return attempt.success = Some(true),
        _ => {}
    }
    let own = event.who == Some(active);
    match event.kind {
        Kind::Play if own => play(deeds, event),
        Kind::UseAbility if own => used(deeds, event),
        Kind::Draw if own => match deeds.iter_mut().find_map(as_draw) {
            Some(drawn) => *drawn += n,
            None => deeds.push(Deed::Draw(n)),
        },
        Kind::Discard if own => match deeds.iter_mut().find_map(as_discard) {
            Some(discarded) => *discarded += n,
            None => deeds.push(Deed::Discard(n)),
        },
        Kind::Beam if own => match deeds.last_mut() {
            Some(Deed::Beam { n: beamed, to }) if *to == event.to => *beamed += n,
            _ => deeds.push(Deed::Beam { n, to: event.to }),
        },
        Kind::MoveShip => deeds.push(Deed::Move {
            ship: event.card,
            to: event.to,
        }),
        Kind::AttemptBegin if own => deeds.push(Deed::Attempt(Attempt {
            mission: event.card,
            stopped: 0,
            killed: 0,
            success: None,
        })),
        Kind::Complete
        | Kind::Kill
        | Kind::Destroy
        | Kind::Capture
        | Kind::Command
        | Kind::Damage
        | Kind::Download
        | Kind::FightBegin
        | Kind::FightWin => deeds.extend(narrate::sentence(names, event).map(|text| {
            let card = event.card;
            Deed::Event { text, card }
        })),
        _ => {}
    }
}

fn play(deeds: &mut Vec<Deed>, event: &SeenEvent) {
    let played = deeds.iter_mut().find_map(|deed| match deed {
        Deed::Play { cards, hidden } => Some((cards, hidden)),
        _ => None,
    });
    let unknown = u16::from(event.card.is_none());
    match played {
        Some((cards, hidden)) => {
            cards.extend(event.card);
            *hidden += unknown;
        }
        None => deeds.push(Deed::Play {
            cards: event.card.into_iter().collect(),
            hidden: unknown,
        }),
    }
}

fn used(deeds: &mut Vec<Deed>, event: &SeenEvent) {
    let Some(card) = event.card else { return };
    match deeds.last_mut() {
        Some(Deed::Use(cards)) if cards.contains(&card) => {}
        Some(Deed::Use(cards)) => cards.push(card),
        _ => deeds.push(Deed::Use(vec![card])),
    }
}

fn as_draw(deed: &mut Deed) -> Option<&mut usize> {
    match deed {
        Deed::Draw(n) => Some(n),
        _ => None,
    }
}

fn as_discard(deed: &mut Deed) -> Option<&mut usize> {
    match deed {
        Deed::Discard(n) => Some(n),
        _ => None,
    }
}

fn told(names: Names, deed: Deed) -> Told {
    let to = |place: Option<Place>| place.map_or(String::new(), |place| names.to(place));
    let title = |card: Option<CardId>| match card {
        Some(card) => names.title(card).to_owned(),
        None => say!(names.lang, "some-cards", n = 1),
    };
    let weight = match deed {
        Deed::Draw(_) | Deed::Discard(_) | Deed::Beam { .. } => Weight::Little,
        _ => Weight::Much,
    };
    let (message, card) = match deed {
        Deed::Play { cards, hidden } => (
            message!("did-play", cards = names.list(&cards, hidden)),
            cards.last().copied(),
        ),
        Deed::Use(cards) => (
            message!("did-use", cards = names.list(&cards, 0)),
            cards.last().copied(),
        ),
        Deed::Draw(n) => (message!("did-draw", n = n), None),
        Deed::Discard(n) => (message!("did-discard", n = n), None),
        Deed::Beam { n, to: place } => (message!("did-beam", n = n, to = to(place)), None),
        Deed::Move { ship, to: place } => (
            message!("did-move", ship = title(ship), to = to(place)),
            ship,
        ),
        Deed::Attempt(attempt) => (
            message!(
                "did-attempt",
                mission = match attempt.mission {
                    Some(card) => names.title(card).to_owned(),
                    None => say!(names.lang, "a-mission"),
                },
                outcome = outcome(&attempt)
                    .into_iter()
                    .map(|part| part.say(names.lang))
                    .collect::<Vec<_>>()
                    .join(", ")
            ),
            attempt.mission,
        ),
        Deed::Event { text, card } => return Told { text, card, weight },
    };
    let text = message.say(names.lang);
    let text: Vec<&str> = text.split_whitespace().collect();
    Told {
        text: text.join(" "),
        card,
        weight,
    }
}

/// `2 stopped`, `1 killed`, `failed`.
fn outcome(attempt: &Attempt) -> Vec<Message> {
    let mut parts = Vec::new();
    if attempt.stopped > 0 {
        parts.push(message!("did-stopped", n = attempt.stopped));
    }
    if attempt.killed > 0 {
        parts.push(message!("did-killed", n = attempt.killed));
    }
    parts.push(match attempt.success {
        Some(true) => message!("did-complete"),
        Some(false) => message!("did-fail"),
        None => message!("did-go-on"),
    });
    parts
}
