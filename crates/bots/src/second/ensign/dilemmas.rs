//! Which dilemmas to choose, and in which order: what each would do to this crew, one after the other.

use super::crew::Crew;
use super::fate::Fate;
use crate::second::eye::Eye;
use cards::Word;
use cards::language::Timing;
use cards::lexicon::Stat;
use engine::{CardId, Place};
use std::cmp::Reverse;

/// More are not looked at.
const MOST_DILEMMAS: usize = 14;
/// Beginnings that are followed up: the worst for the crew, and the worst among those that leave somebody.
const WORST: usize = 2;
const OPEN: usize = 2;
/// Every order of so many is looked at.
const MOST_ORDERS: usize = 4;

/// A dilemma that could be chosen.
struct Candidate {
    card: CardId,
    cost: i16,
    title: Word,
}

/// Some dilemmas that are faced one after the other, and what becomes of the crew.
#[derive(Clone, Copy)]
struct Line {
    /// One bit for each.
    chosen: u16,
    cost: i16,
    fate: Fate,
    harm: i32,
}

/// The best sets for a crew, the best first; none when nothing does any harm.
pub fn dilemma_sets(
    eye: Eye,
    from: &[CardId],
    max: u16,
    limit: i16,
    most: usize,
) -> Vec<Vec<CardId>> {
    let Some(crew) = Crew::of_attempt(eye) else {
        return Vec::new();
    };
    lines(&crew, from, max, limit, most)
        .into_iter()
        .map(|(_, cards)| cards)
        .collect()
}

fn lines(
    crew: &Crew,
    from: &[CardId],
    max: u16,
    limit: i16,
    most: usize,
) -> Vec<(i32, Vec<CardId>)> {
    let game = crew.eye.game;
    let few: Vec<Candidate> = from
        .iter()
        .take(MOST_DILEMMAS)
        .map(|card| Candidate {
            card: *card,
            cost: game.stat(*card, Stat::Cost),
            title: game.table().face(*card).title,
        })
        .collect();
    let mut beam = vec![Line {
        chosen: 0,
        cost: 0,
        fate: crew.whole(),
        harm: 0,
    }];
    let mut found: Vec<Line> = Vec::new();
    for _ in 0..max {
        let mut next: Vec<Line> = Vec::new();
        for line in &beam {
            if !crew.is_stopped(&line.fate) {
                extend(crew, &few, limit, line, &mut next);
            }
        }
        if next.is_empty() {
            break;
        }
        next.sort_by_key(|line| (Reverse(line.harm), line.cost));
        found.extend(next.iter().take(most.max(WORST)).copied());
        beam = next.iter().take(WORST).copied().collect();
        next.retain(|line| !crew.is_stopped(&line.fate));
        next.sort_by_key(|line| (Reverse(line.fate.harm()), line.cost));
        beam.extend(next.into_iter().take(OPEN));
    }
    found.sort_by_key(|line| (Reverse(line.harm), line.cost));
    let mut sets: Vec<(i32, Vec<CardId>)> = Vec::new();
    for line in found {
        let chosen = few.iter().enumerate();
        let chosen = chosen.filter(|(n, _)| line.chosen >> n & 1 == 1);
        let cards: Vec<CardId> = chosen.map(|(_, c)| c.card).collect();
        if sets.len() < most && !sets.iter().any(|(_, other)| *other == cards) {
            sets.push((line.harm, cards));
        }
    }
    sets
}

/// All lines with one dilemma more that does some harm.
fn extend(crew: &Crew, few: &[Candidate], limit: i16, line: &Line, out: &mut Vec<Line>) {
    for (n, candidate) in few.iter().enumerate() {
        let twice =
            |(m, c): (usize, &Candidate)| line.chosen >> m & 1 == 1 && c.title == candidate.title;
        if line.cost + candidate.cost > limit || few.iter().enumerate().any(twice) {
            continue;
        }
        let mut fate = line.fate;
        face(crew, candidate.card, &mut fate);
        let harm = crew.harm(&fate);
        if harm > line.harm {
            out.push(Line {
                chosen: line.chosen | 1 << n,
                cost: line.cost + candidate.cost,
                fate,
                harm,
            });
        }
    }
}

fn face(crew: &Crew, dilemma: CardId, fate: &mut Fate) {
    let texts = crew.eye.game.table().def(dilemma).text.iter();
    for text in texts.filter(|a| a.when == Timing::Resolve && a.active.is_usual()) {
        crew.run(&text.body, fate);
    }
    // Slots belong to one text.
    fate.forget();
}

/// The order that is worst for them.
pub fn order(eye: Eye, cards: &[CardId]) -> Vec<CardId> {
    let cost = |c: &CardId| eye.game.table().face(*c).cost;
    let mut usual = cards.to_vec();
    usual.sort_by_key(cost);
    let Some(crew) = Crew::of_attempt(eye) else {
        return usual;
    };
    if cards.len() > MOST_ORDERS {
        // Those that stop everybody come last.
        usual.sort_by_key(|c| {
            let mut fate = crew.whole();
            face(&crew, *c, &mut fate);
            crew.is_stopped(&fate)
        });
        return usual;
    }
    let mut best: (i32, Vec<CardId>) = (i32::MIN, usual.clone());
    permute(&mut usual, 0, &mut |order| {
        let mut fate = crew.whole();
        for card in order {
            if !crew.is_stopped(&fate) {
                face(&crew, *card, &mut fate);
            }
        }
        let harm = crew.harm(&fate);
        if harm > best.0 {
            best = (harm, order.to_vec());
        }
    });
    best.1
}

fn permute(cards: &mut [CardId], at: usize, each: &mut dyn FnMut(&[CardId])) {
    if at + 1 >= cards.len() {
        return each(cards);
    }
    for n in at..cards.len() {
        cards.swap(at, n);
        permute(cards, at + 1, each);
        cards.swap(at, n);
    }
}

/// Whether nothing that was drawn would keep the crew from its mission.
pub fn drawn_in_vain(eye: Eye) -> bool {
    let (Some(crew), Some(attempt)) = (Crew::of_attempt(eye), eye.game.attempt()) else {
        return false;
    };
    let drawn = eye.game.state().zone(Place::Drawn(eye.seat));
    let space = eye.is_space(attempt.mission);
    let fits = |c: &&CardId| match eye.game.table().face(**c).dilemma {
        Some(cards::lexicon::DilemmaKind::Planet) => !space,
        Some(cards::lexicon::DilemmaKind::Space) => space,
        _ => true,
    };
    let drawn: Vec<CardId> = drawn.iter().filter(fits).copied().collect();
    let best = lines(&crew, &drawn, drawn.len() as u16, attempt.second().limit, 1);
    crew.is_able() && best.first().is_none_or(|(harm, _)| *harm < crew.stake())
}
