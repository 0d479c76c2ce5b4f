//! Players that give a random legal answer to every question. For tests and simulations.

pub mod tour;

use crate::kernel::choice::{Action, Answer, Choice, Constraint, Layout, Named, Naming};
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place::Place;
use crate::kernel::view::Prompt;
use cards::lexicon::{MissionKind, Stat};

/// The number of random picks to try under a condition before one is built card by card.
const TRIES: usize = 64;

/// SplitMix64: small, fast, the same on every platform.
#[derive(Clone, Debug)]
pub struct SmallRng(u64);

impl SmallRng {
    /// A generator with this seed.
    pub fn new(seed: u64) -> SmallRng {
        SmallRng(seed)
    }

    /// The next number.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`; 0 if `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.next_u64()) * n as u128) >> 64) as usize
    }

    fn below_wide(&mut self, n: u128) -> u128 {
        let wide = u128::from(self.next_u64()) << 64 | u128::from(self.next_u64());
        wide % n.max(1)
    }

    /// A number from 0 up to, but not including, 1.
    fn unit(&mut self) -> f64 {
        (self.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Shuffles a list.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.below(i + 1));
        }
    }

    /// A random entry; none if the list is empty.
    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.below(list.len()))
    }
}

/// The probabilities of a random player's answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Every legal answer is equally likely.
    Even,
    /// Every legal answer is possible, but playing cards, using texts, attempting missions and taking many cards are
    /// more likely. More happens in such games.
    Eager,
}

/// A player that gives random legal answers. One can answer for all seats.
#[derive(Clone, Debug)]
pub struct RandomPlayer {
    rng: SmallRng,
    manner: Manner,
    buf: Vec<Action>,
    options: usize,
}

impl RandomPlayer {
    /// A player that gives each legal answer with equal probability.
    pub fn new(seed: u64) -> RandomPlayer {
        RandomPlayer::of_manner(Manner::Even, seed)
    }

    /// A player that prefers to do things; see [`Manner::Eager`].
    pub fn eager(seed: u64) -> RandomPlayer {
        RandomPlayer::of_manner(Manner::Eager, seed)
    }

    fn of_manner(manner: Manner, seed: u64) -> RandomPlayer {
        RandomPlayer {
            rng: SmallRng::new(seed),
            manner,
            buf: Vec::new(),
            options: 0,
        }
    }

    /// An answer to the pending question and the seat it is for; `None` when nobody is asked. Never
    /// concedes.
    pub fn answer(&mut self, game: &Game) -> Option<(Seat, Answer)> {
        if game.pending()?.choice == Choice::Act {
            game.actions_into(&mut self.buf);
        }
        self.choose(game)
    }

    /// An answer as [`RandomPlayer::answer`] gives it, by a player whose view has the question already.
    pub fn answer_prompt(&mut self, game: &Game, prompt: &Prompt) -> Option<(Seat, Answer)> {
        self.buf.clear();
        self.buf.extend_from_slice(&prompt.actions);
        self.choose(game)
    }

    /// Chooses an answer; the legal actions are in the buffer.
    fn choose(&mut self, game: &Game) -> Option<(Seat, Answer)> {
        let pending = game.pending()?;
        let answer = if pending.choice == Choice::Act {
            self.options = self.buf.len();
            Answer::Act(match self.manner {
                Manner::Even => *self.rng.pick(&self.buf)?,
                Manner::Eager => self.rng.eager_action(game, &self.buf)?,
            })
        } else if let Some(answer) = self.eager_answer(&pending.choice) {
            answer
        } else {
            self.options = listed(game, &pending.choice);
            self.rng.draw(game, &pending.choice)?
        };
        Some((pending.seat, answer))
    }

    /// The preferred answer of an eager player, if there is one.
    fn eager_answer(&mut self, choice: &Choice) -> Option<Answer> {
        if self.manner == Manner::Even || self.rng.below(3) == 0 {
            return None;
        }
        match choice {
            Choice::YesNo => Some(Answer::YesNo(true)),
            Choice::Cards {
                from,
                min,
                max,
                rule: Constraint::Free,
            } if min < max => {
                self.options = from.len();
                Some(Answer::Cards(self.rng.subset(from, *max, *max)))
            }
            _ => None,
        }
    }

    /// The number of options in the last question, see [`options`].
    pub fn options(&self) -> usize {
        self.options
    }
}

/// A random legal answer to the pending question.
pub fn random_answer(game: &Game, player: &mut RandomPlayer) -> Option<(Seat, Answer)> {
    player.answer(game)
}

/// The weight of an action for an eager player.
fn appeal(game: &Game, action: &Action) -> usize {
    let is_home = |site: SiteId| game.table().site_facts(site).kind == MissionKind::Headquarters;
    match *action {
        Action::Play { .. } | Action::Use { .. } => 16,
        Action::Attempt { .. } => 24,
        Action::Repair { .. } => 4,
        Action::Move { to, .. } => match game.state().card(to).place {
            Place::Row(seat) if seat == game.state().active => 8,
            _ => 2,
        },
        // From home to a ship, from a ship to a mission.
        Action::Beam { from, to } => match (from, to) {
            (Place::Surface(site), Place::Aboard(_)) if is_home(site) => 8,
            (Place::Aboard(_), Place::Surface(site)) if !is_home(site) => 8,
            _ => 1,
        },
        Action::Seed { .. } | Action::Undock { .. } => 8,
        Action::Attack { .. } | Action::Battle { .. } => 12,
        Action::Cloak { .. } => 1,
        Action::Walk { .. } => 2,
        Action::Dock { .. } => 1,
        Action::Draw | Action::Pass => 2,
        Action::DrawRest | Action::End | Action::Hide => 1,
    }
}

/// The number of options in the pending question: legal actions, candidates, numbers, names, places. 0 when nobody is
/// asked.
pub fn options(game: &Game) -> usize {
    match game.pending() {
        None => 0,
        Some(p) if p.choice == Choice::Act => game.actions().len(),
        Some(p) => listed(game, &p.choice),
    }
}

fn listed(game: &Game, choice: &Choice) -> usize {
    match choice {
        Choice::Act => 0,
        Choice::Cards { from, .. } => from.len(),
        Choice::Order { cards } => cards.len(),
        Choice::Number { min, max } => usize::from(max.abs_diff(*min)) + 1,
        Choice::YesNo => 2,
        Choice::Options { options } => options.len(),
        Choice::Name { what } => match what {
            Naming::Skill(list) => list.len(),
            Naming::Title => game.table().faces.len(),
            Naming::TitleOf(list) => list.len(),
            Naming::Type(list) => list.len(),
        },
        Choice::Player { from } => from.len(),
        Choice::Place { places } => places.len(),
        Choice::Arrange { cards, .. } => cards.len(),
    }
}

impl SmallRng {
    fn eager_action(&mut self, game: &Game, actions: &[Action]) -> Option<Action> {
        let all: usize = actions.iter().map(|a| appeal(game, a)).sum();
        let mut left = self.below(all);
        for action in actions {
            let one = appeal(game, action);
            if left < one {
                return Some(*action);
            }
            left -= one;
        }
        None
    }

    fn draw(&mut self, game: &Game, choice: &Choice) -> Option<Answer> {
        Some(match choice {
            Choice::Act => return None,
            Choice::Cards {
                from,
                min,
                max,
                rule,
            } => Answer::Cards(self.cards(game, from, (*min, *max), *rule)),
            Choice::Order { cards } => {
                let mut order = cards.clone();
                self.shuffle(&mut order);
                Answer::Order(order)
            }
            Choice::Number { min, max } => {
                let span = usize::from(max.abs_diff(*min)) + 1;
                Answer::Number((i32::from(*min) + self.below(span) as i32) as i16)
            }
            Choice::YesNo => Answer::YesNo(self.below(2) == 1),
            Choice::Options { options } => Answer::Option(self.below(options.len()) as u8),
            Choice::Name { what } => Answer::Name(match what {
                Naming::Skill(list) => Named::Skill(*self.pick(list)?),
                Naming::Title => Named::Title(self.pick(&game.table().faces)?.title),
                Naming::TitleOf(list) => Named::Title(*self.pick(list)?),
                Naming::Type(list) => Named::Type(*self.pick(list)?),
            }),
            Choice::Player { from } => Answer::Player(from.iter().nth(self.below(from.len()))?),
            Choice::Place { places } => Answer::Place(*self.pick(places)?),
            Choice::Arrange {
                cards,
                places,
                rule,
            } => Answer::Arrange(self.arrangement(game, cards, places, *rule)),
        })
    }

    /// Lays cards in random order at random places, or leaves them out, as long as that is allowed.
    pub(crate) fn arrangement(
        &mut self,
        game: &Game,
        cards: &[CardId],
        places: &[Place],
        rule: Layout,
    ) -> Vec<(CardId, Place)> {
        let mut order = cards.to_vec();
        self.shuffle(&mut order);
        let mut laid = Vec::new();
        for card in order {
            let Some(place) = places.get(self.below(places.len() + 1)) else {
                continue;
            };
            laid.push((card, *place));
            let procedure = game.table().procedure;
            if procedure.check_arrangement(game, rule, &laid).is_err() {
                laid.pop();
            }
        }
        laid
    }

    fn cards(
        &mut self,
        game: &Game,
        from: &[CardId],
        (min, max): (u16, u16),
        rule: Constraint,
    ) -> Vec<CardId> {
        let fits = |cards: &[CardId]| {
            let n = cards.len() as u16;
            min <= n && n <= max && game.check_together(rule, cards).is_ok()
        };
        if let Constraint::Dilemmas { limit } = rule {
            for _ in 0..TRIES {
                let cards = self.dilemmas(game, from, limit);
                if fits(&cards) {
                    return cards;
                }
            }
        }
        if rule == Constraint::Free {
            return self.subset(from, min, max);
        }
        for _ in 0..TRIES {
            let cards = self.subset(from, min, max);
            if fits(&cards) {
                return cards;
            }
        }
        match rule {
            Constraint::Skill { skill, levels } => {
                let level = |c: CardId| u16::from(game.skills(c)[skill as usize]);
                self.just_enough(from, u16::from(levels), level)
            }
            _ => self.one_by_one(game, from, usize::from(max), rule),
        }
    }

    /// A random subset of an allowed size, all equally likely: the size k with weight C(n, k), then k cards.
    fn subset(&mut self, from: &[CardId], min: u16, max: u16) -> Vec<CardId> {
        let n = from.len();
        let (min, max) = (usize::from(min).min(n), usize::from(max).min(n));
        if min == 0 && max == n {
            let coins = from.iter().copied().filter(|_| self.below(2) == 1);
            return coins.collect();
        }
        let mut k = min;
        if min < max {
            let mut weights = vec![0.0; max - min + 1];
            let mut ways = 1.0;
            for i in 0..=max {
                if i >= min {
                    weights[i - min] = ways;
                }
                ways = ways * (n - i) as f64 / (i + 1) as f64;
            }
            let mut left = self.unit() * weights.iter().sum::<f64>();
            for w in &weights[..max - min] {
                if left < *w {
                    break;
                }
                left -= w;
                k += 1;
            }
        }
        let mut cards = from.to_vec();
        for i in 0..k {
            let j = i + self.below(n - i);
            cards.swap(i, j);
        }
        cards.truncate(k);
        cards
    }

    /// A random set with at most one copy of each title and a total cost within the limit, all equally likely.
    fn dilemmas(&mut self, game: &Game, from: &[CardId], limit: i16) -> Vec<CardId> {
        let limit = usize::try_from(limit).unwrap_or(0);
        let mut titles: Vec<Vec<(CardId, usize)>> = Vec::new();
        for &card in from {
            let cost = usize::try_from(game.stat(card, Stat::Cost)).unwrap_or(0);
            let same = titles
                .iter_mut()
                .find(|t| game.table().is_same(t[0].0, card));
            match same {
                Some(title) => title.push((card, cost)),
                None => titles.push(vec![(card, cost)]),
            }
        }
        // ways[i][c]: sets out of the titles from i on that cost at most c.
        let mut ways = vec![vec![1u128; limit + 1]; titles.len() + 1];
        for (i, copies) in titles.iter().enumerate().rev() {
            for c in 0..=limit {
                let with = copies.iter().filter(|(_, cost)| *cost <= c);
                let with: u128 = with.map(|(_, cost)| ways[i + 1][c - cost]).sum();
                ways[i][c] = ways[i + 1][c] + with;
            }
        }
        let mut left = limit;
        let mut chosen = Vec::new();
        for (i, copies) in titles.iter().enumerate() {
            let mut draw = self.below_wide(ways[i][left]);
            for &(card, cost) in copies.iter().filter(|(_, cost)| *cost <= left) {
                let n = ways[i + 1][left - cost];
                if draw < n {
                    chosen.push(card);
                    left -= cost;
                    break;
                }
                draw -= n;
            }
        }
        chosen
    }

    /// A random set with enough levels in which everybody is needed.
    fn just_enough(
        &mut self,
        from: &[CardId],
        needed: u16,
        level: impl Fn(CardId) -> u16,
    ) -> Vec<CardId> {
        let mut order = from.to_vec();
        self.shuffle(&mut order);
        let mut total = 0;
        let mut users = Vec::new();
        for card in order {
            if total < needed {
                total += level(card);
                users.push(card);
            }
        }
        let mut i = 0;
        while i < users.len() {
            if total - level(users[i]) >= needed {
                total -= level(users[i]);
                users.remove(i);
            } else {
                i += 1;
            }
        }
        users
    }

    /// Adds cards in random order as long as they go together.
    fn one_by_one(
        &mut self,
        game: &Game,
        from: &[CardId],
        max: usize,
        rule: Constraint,
    ) -> Vec<CardId> {
        let mut order = from.to_vec();
        self.shuffle(&mut order);
        let mut cards = Vec::new();
        for card in order {
            if cards.len() < max {
                cards.push(card);
                if game.check_together(rule, &cards).is_err() {
                    cards.pop();
                }
            }
        }
        cards
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_subset_of_an_allowed_size_comes_up_equally_often() {
        let from: Vec<CardId> = (0..5).map(CardId).collect();
        let mut rng = SmallRng::new(7);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..25_000 {
            let mut cards = rng.subset(&from, 1, 3);
            cards.sort();
            *seen.entry(cards).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 5 + 10 + 10);
        assert!(seen.values().all(|n| (850..1150).contains(n)), "{seen:?}");
    }
}
