//! The Ensign: plays on curve, keeps one crew together, goes where it can complete a mission, uses texts that help.

use crate::eye::{Eye, Sums};
use crate::worth;
use cards::Word;
use cards::language::{Condition, Effect, Requirement, Timing};
use cards::lexicon::{CardType, DilemmaKind, Stat};
use engine::random::RandomPlayer;
use engine::{Action, Answer, Ask, CardId, Choice, Constraint, Flag, Game, Place, Seat, TextAsk};
use std::cmp::Reverse;

/// Actions in one turn; nobody needs as many.
const MOST_ACTS: u32 = 80;
/// A crew that leaves although it would not bear a loss.
const LARGE_CREW: usize = 9;
/// Every set of so many dilemmas is looked at.
const MOST_DILEMMAS: usize = 12;
/// More ships than this only stand around.
const SHIPS: usize = 2;

#[derive(Clone, Debug)]
pub struct Ensign {
    /// A Cadet: no texts, no waiting for a larger crew, dilemmas by lot.
    simple: bool,
    /// For questions there is no rule of thumb for.
    lot: RandomPlayer,
    turn: u16,
    acts: u32,
    /// Texts used this turn, and cards it tried to play: one that only a text makes cheap enough may stay in hand.
    used: Vec<(CardId, u8)>,
    played: Vec<CardId>,
    actions: Vec<Action>,
}

impl Ensign {
    pub fn new(seed: u64) -> Ensign {
        Ensign {
            simple: false,
            lot: RandomPlayer::new(seed),
            turn: 0,
            acts: 0,
            used: Vec::new(),
            played: Vec::new(),
            actions: Vec::new(),
        }
    }

    /// The same with less judgement.
    pub fn cadet(seed: u64) -> Ensign {
        Ensign {
            simple: true,
            ..Ensign::new(seed)
        }
    }

    /// A legal answer to the pending question, which is then given.
    pub fn answer(&mut self, game: &Game) -> Option<(Seat, Answer)> {
        let (seat, answer) = self.propose(game)?;
        self.note(&answer);
        Some((seat, answer))
    }

    /// Remembers what was answered this turn.
    pub fn note(&mut self, answer: &Answer) {
        if let Answer::Act(_) = answer {
            self.acts += 1;
        }
        match *answer {
            Answer::Act(Action::Use { card, ability }) => self.used.push((card, ability)),
            Answer::Act(Action::Play { card, .. }) => self.played.push(card),
            _ => {}
        }
    }

    /// Forgets the last turn in a new one.
    pub fn wake(&mut self, game: &Game) {
        if self.turn != game.state().turn {
            self.turn = game.state().turn;
            self.acts = 0;
            self.used.clear();
            self.played.clear();
        }
    }

    /// A legal answer to the pending question.
    pub fn propose(&mut self, game: &Game) -> Option<(Seat, Answer)> {
        let pending = game.pending()?;
        let eye = Eye {
            game,
            seat: pending.seat,
        };
        self.wake(game);
        let answer = match &pending.choice {
            Choice::Act => self.act(eye, pending.ask).map(Answer::Act),
            Choice::Cards {
                from,
                min,
                max,
                rule,
            } if !self.simple => pick(eye, pending.ask, from, *min, *max, *rule),
            Choice::Order { cards } if pending.ask == Ask::OrderDilemmas => {
                let mut cards = cards.clone();
                cards.sort_by_key(|c| game.table().face(*c).cost);
                Some(Answer::Order(cards))
            }
            Choice::YesNo => Some(Answer::YesNo(is_wanted(eye, pending.ask))),
            _ => None,
        };
        match answer.filter(|a| game.validate(eye.seat, a).is_ok()) {
            Some(answer) => Some((eye.seat, answer)),
            None => self.lot.answer(game),
        }
    }

    fn act(&mut self, eye: Eye, ask: Ask) -> Option<Action> {
        let mut actions = std::mem::take(&mut self.actions);
        eye.game.actions_into(&mut actions);
        let action = match ask {
            Ask::PlayAndDraw => self.play(eye, &actions),
            Ask::Orders => self.order(eye, &actions),
            _ => self.text(eye, &actions).or_else(|| {
                let repair = |a: &&Action| matches!(a, Action::Repair { .. });
                let done = |a: &&Action| matches!(a, Action::Pass | Action::End);
                let found = actions.iter().find(repair);
                found.or_else(|| actions.iter().find(done)).copied()
            }),
        };
        self.actions = actions;
        action
    }

    /// The best card that can be paid for; what is left goes into draws.
    fn play(&self, eye: Eye, actions: &[Action]) -> Option<Action> {
        if let Some(text) = self.text(eye, actions) {
            return Some(text);
        }
        let best = actions
            .iter()
            .filter_map(|action| match action {
                Action::Play { card, .. } if !self.played.contains(card) => {
                    Some((value(eye, *card), *action))
                }
                _ => None,
            })
            .max_by_key(|(value, _)| *value);
        let draw = |wanted: Action| actions.contains(&wanted).then_some(wanted);
        match best {
            Some((value, action)) if value > 0 => Some(action),
            _ => draw(Action::Draw)
                .or_else(|| draw(Action::End))
                .or_else(|| draw(Action::DrawRest)),
        }
    }

    /// A text that helps, once a turn.
    fn text(&self, eye: Eye, actions: &[Action]) -> Option<Action> {
        if self.simple {
            return None;
        }
        let best = actions
            .iter()
            .filter_map(|action| match *action {
                Action::Use { card, ability } if !self.used.contains(&(card, ability)) => {
                    Some((worth::of_ability(eye.game, card, ability), card, ability))
                }
                _ => None,
            })
            .max_by_key(|(worth, card, _)| (*worth, Reverse(*card)))?;
        let (worth, card, ability) = best;
        if worth <= 0 {
            return None;
        }
        Some(Action::Use { card, ability })
    }

    fn order(&self, eye: Eye, actions: &[Action]) -> Option<Action> {
        if self.acts > MOST_ACTS {
            return Some(Action::End);
        }
        attempt(eye, actions)
            .or_else(|| self.text(eye, actions))
            .or_else(|| travel(eye, actions))
            .or(Some(Action::End))
    }
}

/// The attempt that would complete the mission worth most.
fn attempt(eye: Eye, actions: &[Action]) -> Option<Action> {
    let ready = actions.iter().filter_map(|action| match *action {
        Action::Attempt { mission, ship } => {
            let site = eye.site(mission)?;
            let group = eye.able(ship.map_or(Place::Surface(site), Place::Aboard));
            eye.meets(mission, &group)
                .then_some((eye.points(mission), *action))
        }
        _ => None,
    });
    ready
        .max_by_key(|(points, _)| *points)
        .map(|(_, action)| action)
}

/// Boards, moves and lands where there is something to do.
fn travel(eye: Eye, actions: &[Action]) -> Option<Action> {
    let mut ships: Vec<CardId> = eye.own(CardType::Ship).collect();
    let crew = |ship: CardId| eye.able(Place::Aboard(ship)).len();
    ships.sort_by_key(|ship| Reverse((crew(*ship), eye.game.stat(*ship, Stat::Range))));
    ships.iter().find_map(|ship| sail(eye, actions, *ship))
}

fn sail(eye: Eye, actions: &[Action], ship: CardId) -> Option<Action> {
    let Place::Orbit(here) = eye.place(ship) else {
        return None;
    };
    let (deck, ground) = (Place::Aboard(ship), Place::Surface(here));
    let offered = |action: Action| actions.contains(&action).then_some(action);
    let up = || {
        offered(Action::Beam {
            from: ground,
            to: deck,
        })
        .filter(|_| eye.anybody(ground))
    };
    let down = || {
        offered(Action::Beam {
            from: deck,
            to: ground,
        })
        .filter(|_| eye.anybody(deck))
    };
    // A mission and its copies are one place; a move may name any of them.
    let there = |a: &&Action, mission: CardId| matches!(a, Action::Move { ship: s, to } if *s == ship && eye.site(*to) == eye.site(mission));
    let course = |mission: CardId| actions.iter().find(|a| there(a, mission)).copied();
    let go = |mission: CardId| up().or_else(|| course(mission));
    let all = [eye.able(deck), eye.able(ground)].concat();
    let at_home = eye.homes().iter().any(|h| eye.site(*h) == Some(here));
    let target = target(eye, &all, here, at_home && crowd_waits(eye, &all));
    match target {
        Some(mission) if eye.site(mission) == Some(here) => match eye.is_space(mission) {
            true => up(),
            false => down(),
        },
        Some(mission) => go(mission),
        None if at_home => None,
        // Nobody here can do anything more: fetch others, unless the day's work has stopped them all.
        None if all.is_empty() => None,
        None => eye.homes().iter().find_map(|home| go(*home)),
    }
}

/// A crew that others may still join waits until it bears a loss.
fn crowd_waits(eye: Eye, crew: &[CardId]) -> bool {
    let more = eye
        .hand()
        .iter()
        .any(|c| eye.kind(*c) == CardType::Personnel);
    crew.len() < LARGE_CREW && more
}

/// The open mission the crew can complete: here if possible, else the one worth most.
fn target(eye: Eye, crew: &[CardId], here: engine::SiteId, surely: bool) -> Option<CardId> {
    let can = |mission: &CardId| match surely {
        true => eye.meets_surely(*mission, crew),
        false => eye.meets(*mission, crew),
    };
    let near = |mission: &CardId| eye.site(*mission) == Some(here);
    let open = eye.open_missions().into_iter().filter(can);
    open.max_by_key(|m| (near(m), eye.points(*m)))
}

/// What a card would add if it were played, or is worth keeping for.
pub fn value(eye: Eye, card: CardId) -> i32 {
    let table = eye.game.table();
    let face = table.face(card);
    match face.kind {
        CardType::Personnel => {
            let wanted = eye.wanted();
            let mine: Vec<CardId> = eye.own(CardType::Personnel).collect();
            let twice = |c: &CardId| table.face(*c).title == face.title;
            if face.unique && mine.iter().any(twice) && eye.place(card) == Place::Hand(eye.seat) {
                return 0;
            }
            let have = |skill: usize| {
                mine.iter()
                    .filter(|c| table.face(**c).skills[skill] > 0)
                    .count()
            };
            let skills = wanted.iter().map(|skill| {
                let at = *skill as usize;
                match (face.skills[at] > 0, have(at)) {
                    (false, _) => 0,
                    (true, 0) => 9,
                    (true, 1 | 2) => 5,
                    (true, _) => 2,
                }
            });
            let attributes: i16 = face.attributes.iter().sum();
            8 + skills.sum::<i32>() + i32::from(attributes) / 3 - 2 * i32::from(face.cost)
        }
        CardType::Ship => match eye.own(CardType::Ship).count() {
            0 => 60,
            n if n < SHIPS => 4,
            _ => 0,
        },
        CardType::Event => {
            let core = eye.game.state().zone(Place::Core(eye.seat));
            let there = core.iter().any(|c| table.face(*c).title == face.title);
            if there { 0 } else { 6 }
        }
        CardType::Equipment => 4,
        CardType::Interrupt => 5,
        CardType::Mission | CardType::Dilemma => 0,
    }
}

fn pick(
    eye: Eye,
    ask: Ask,
    from: &[CardId],
    min: u16,
    max: u16,
    rule: Constraint,
) -> Option<Answer> {
    if let Constraint::Dilemmas { limit } = rule {
        let sets = dilemma_sets(eye, from, max, limit, 1);
        return Some(Answer::Cards(sets.into_iter().next().unwrap_or_default()));
    }
    let mut cards = from.to_vec();
    let sorted = |cards: &mut Vec<CardId>, n: u16| {
        cards.sort_by_key(|c| value(eye, *c));
        cards.truncate(usize::from(n));
        Some(Answer::Cards(std::mem::take(cards)))
    };
    match (ask, rule) {
        (Ask::BeamWhich, _) => Some(Answer::Cards(
            cards[..cards.len().min(usize::from(max))].to_vec(),
        )),
        (Ask::DiscardExcess, _) => sorted(&mut cards, min),
        (Ask::Text { card, what }, Constraint::Free) => {
            let good = match from.first().map(|c| eye.place(*c)) {
                // From a pile one takes the best, also from an opponent's table.
                Some(Place::Deck(_) | Place::Discard(_)) => true,
                Some(Place::Hand(seat)) => seat != eye.seat,
                _ => from.iter().any(|c| !eye.is_mine(*c)) && eye.is_mine(card),
            };
            let download = what == TextAsk::Download;
            let n = if good || download { max } else { min };
            match good || download {
                true => {
                    cards.sort_by_key(|c| Reverse(value(eye, *c)));
                    cards.truncate(usize::from(n.min(3).max(min)));
                    Some(Answer::Cards(cards))
                }
                false => sorted(&mut cards, n),
            }
        }
        _ => None,
    }
}

/// As much as the limit allows, of those that can stop this crew: the best sets, the best first.
pub fn dilemma_sets(
    eye: Eye,
    from: &[CardId],
    max: u16,
    limit: i16,
    most: usize,
) -> Vec<Vec<CardId>> {
    let Some(attempt) = eye.game.attempt() else {
        return Vec::new();
    };
    let seen = |c: &CardId| eye.game.seen_by(*c).has(eye.seat);
    let crew: Vec<CardId> = attempt.participants.iter().copied().filter(seen).collect();
    let sums = Sums::of(eye.game, &crew);
    let space = eye.is_space(attempt.mission);
    let power = |card: CardId| -> i32 {
        let face = eye.game.table().face(card);
        let fits = match face.dilemma {
            Some(DilemmaKind::Planet) => !space,
            Some(DilemmaKind::Space) => space,
            _ => true,
        };
        match (fits, asks(eye, card)) {
            (false, _) => 0,
            (true, Some(requirement)) if sums.part(requirement) >= 1.0 => 1,
            (true, Some(_)) => 8 + 2 * i32::from(face.cost),
            (true, None) => 5 + 2 * i32::from(face.cost),
        }
    };
    let few: Vec<Candidate> = from
        .iter()
        .take(MOST_DILEMMAS)
        .map(|card| Candidate {
            card: *card,
            cost: eye.game.stat(*card, Stat::Cost),
            power: power(*card),
            title: eye.game.table().face(*card).title,
        })
        .collect();
    let mut best: Vec<(i32, u32)> = Vec::new();
    for set in 0u32..1 << few.len() {
        let chosen = || {
            few.iter()
                .enumerate()
                .filter(move |(n, _)| set >> n & 1 == 1)
        };
        let cost: i16 = chosen().map(|(_, c)| c.cost).sum();
        let sum: i32 = chosen().map(|(_, c)| c.power).sum();
        let twice = || chosen().any(|(n, c)| chosen().any(|(m, d)| m < n && c.title == d.title));
        let many = set.count_ones() > u32::from(max);
        let full = best.len() >= most;
        let beaten = full && best.last().is_none_or(|(least, _)| sum <= *least);
        if sum > 0 && !beaten && cost <= limit && !many && !twice() {
            best.truncate(most - 1);
            let at = best.partition_point(|(other, _)| *other >= sum);
            best.insert(at, (sum, set));
        }
    }
    let cards = |(_, set): (i32, u32)| {
        let all = few.iter().enumerate();
        all.filter(|(n, _)| set >> n & 1 == 1)
            .map(|(_, c)| c.card)
            .collect()
    };
    best.into_iter().map(cards).collect()
}

/// A dilemma that could be chosen.
struct Candidate {
    card: CardId,
    cost: i16,
    power: i32,
    title: Word,
}

/// What a dilemma asks of those who face it.
fn asks<'a>(eye: Eye<'a>, dilemma: CardId) -> Option<&'a Requirement> {
    let text = &eye.game.table().def(dilemma).text;
    let body = text
        .iter()
        .find(|a| a.when == Timing::Resolve)
        .map(|a| &a.body)?;
    body.iter().find_map(|effect| match effect {
        Effect::If { c, .. } => required(c),
        _ => None,
    })
}

fn required(condition: &Condition) -> Option<&Requirement> {
    match condition {
        Condition::Meets(_, requirement) => Some(requirement),
        Condition::Not(inner) => required(inner),
        Condition::All(parts) | Condition::Either(parts) => parts.iter().find_map(required),
        _ => None,
    }
}

/// Own texts are carried out; what an opponent's card or a dilemma offers is paid for while cards are left.
fn is_wanted(eye: Eye, ask: Ask) -> bool {
    match ask {
        Ask::Text { card, .. } if eye.is_mine(card) && !eye.is(card, Flag::Damage) => true,
        Ask::Text { .. } => eye.hand().len() >= 4,
        _ => true,
    }
}
