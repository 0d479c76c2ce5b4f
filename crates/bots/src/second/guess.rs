//! Guesses at cards that a seat cannot see: cards seen before, the rest of one's own deck, and for opponents cards
//! that go with the missions on the table and the rules of deck building.

use crate::second::eye::skills_of;
use cards::lexicon::{CardType, Skill};
use cards::{CardDef, Facts};
use engine::Part;
use engine::Unknown;
use engine::random::SmallRng;
use engine::{CardId, Game, Place, Seat};
use std::collections::HashMap;

/// 2E-DECK: no more copies of a card in a deck.
const MOST_COPIES: u8 = 3;
/// Of a hundred cards in a deck, how many are of each type.
const SHARES: [(CardType, usize); 5] = [
    (CardType::Personnel, 62),
    (CardType::Ship, 10),
    (CardType::Event, 12),
    (CardType::Interrupt, 10),
    (CardType::Equipment, 6),
];
const TRIES: usize = 12;

/// The cards one seat has seen, and those it therefore thinks possible.
#[derive(Clone, Debug, Default)]
pub struct Guesser {
    /// Opponents' cards that were to be seen once, by number.
    seen: HashMap<CardId, u16>,
    pools: HashMap<Vec<u16>, Pool>,
}

/// The cards an opponent with some missions may have brought, by type, each as often as it is likely.
#[derive(Clone, Debug, Default)]
struct Pool {
    deck: [Vec<u16>; SHARES.len()],
    dilemmas: Vec<u16>,
}

impl Guesser {
    /// Remembers what lies open now.
    pub fn look(&mut self, game: &Game, seat: Seat) {
        let table = game.table();
        for (n, face) in table.faces.iter().enumerate() {
            let card = CardId(n as u16);
            if face.owner != seat && game.seen_by(card).has(seat) {
                self.seen.insert(card, face.def);
            }
        }
        for owner in game.state().seats().filter(|s| *s != seat) {
            let missions = missions(game, owner);
            let pool = |missions: &Vec<u16>| Pool::of(&table.defs, missions);
            self.pools.entry(missions).or_insert_with_key(pool);
        }
    }

    /// One of the games that look like this one to `seat`.
    pub fn world(&self, game: &Game, seat: Seat, rng: &mut SmallRng) -> Game {
        let unknown = game.unknown_to(seat);
        let mut defs = vec![0; unknown.len()];
        for owner in game.state().seats() {
            let mut hidden = Hidden::of(&unknown, owner);
            if owner == seat {
                hidden.own(game, seat, &mut defs, rng);
            } else {
                self.theirs(game, seat, owner, &mut hidden, &mut defs, rng);
            }
        }
        game.imagined(seat, &defs, rng.next_u64())
    }

    fn theirs(
        &self,
        game: &Game,
        seat: Seat,
        owner: Seat,
        hidden: &mut Hidden,
        defs: &mut [u16],
        rng: &mut SmallRng,
    ) {
        let table = game.table();
        let empty = Pool::default();
        let pool = self.pools.get(&missions(game, owner)).unwrap_or(&empty);
        let gone = game.numbers_unknown_to(seat);
        let mut copies = HashMap::new();
        let (mut cards, mut dilemmas) = (Vec::new(), Vec::new());
        let mut seen: Vec<_> = self.seen.iter().collect();
        seen.sort_unstable();
        for (card, def) in seen {
            if table
                .faces
                .get(card.index())
                .is_none_or(|f| f.owner != owner)
            {
                continue;
            }
            *copies.entry(*def).or_insert(0u8) += 1;
            if gone.binary_search(card).is_ok() {
                match table.defs[usize::from(*def)].card_type() {
                    CardType::Dilemma => dilemmas.push(*def),
                    _ => cards.push(*def),
                }
            }
        }
        // What was on the table and is gone lies in the discard pile, as far as there is room.
        let open = |p: Place| matches!(p, Place::Discard(_) | Place::Removed(_));
        rng.shuffle(&mut cards);
        rng.shuffle(&mut hidden.deck);
        hidden.deck.sort_by_key(|(_, place)| !open(*place));
        for (at, place) in hidden.deck.iter() {
            let on_table = !matches!(place, Place::Hand(_) | Place::Deck(_)) && !open(*place);
            defs[*at] = match (on_table, cards.pop()) {
                (false, Some(def)) => def,
                (_, back) => {
                    cards.extend(back);
                    pool.draw(on_table, &mut copies, rng)
                }
            };
        }
        rng.shuffle(&mut hidden.pile);
        dilemmas.truncate(hidden.pile.len());
        while dilemmas.len() < hidden.pile.len() {
            dilemmas.push(pool.dilemma(&mut copies, rng));
        }
        rng.shuffle(&mut dilemmas);
        stack_first(game, owner, hidden, &mut dilemmas, rng);
        for ((at, _), def) in hidden.pile.iter().zip(&dilemmas) {
            defs[*at] = *def;
        }
    }
}

/// The unknown cards of one owner: where in the list of all, and where on the table.
struct Hidden {
    deck: Vec<(usize, Place)>,
    pile: Vec<(usize, Place)>,
}

impl Hidden {
    fn of(unknown: &[Unknown], owner: Seat) -> Hidden {
        let of = |part: Part| {
            let all = unknown.iter().enumerate();
            all.filter(|(_, u)| u.owner == owner && u.part == part)
                .map(|(at, u)| (at, u.place))
                .collect()
        };
        Hidden {
            deck: of(Part::Deck),
            pile: of(Part::Dilemmas),
        }
    }

    /// One's own deck and pile are known, their order is not.
    fn own(&self, game: &Game, seat: Seat, defs: &mut [u16], rng: &mut SmallRng) {
        let mut own = game.own_unknown(seat);
        rng.shuffle(&mut own);
        let is_dilemma = |def: &u16| {
            let def = &game.table().defs[usize::from(*def)];
            def.card_type() == CardType::Dilemma
        };
        let (dilemmas, deck): (Vec<u16>, Vec<u16>) = own.into_iter().partition(is_dilemma);
        let places = self.deck.iter().chain(&self.pile);
        for ((at, _), def) in places.zip(deck.into_iter().chain(dilemmas)) {
            defs[*at] = def;
        }
    }
}

/// Dilemmas that have been chosen go together: within the limit, no title twice, of the mission's kind.
fn stack_first(
    game: &Game,
    owner: Seat,
    hidden: &mut Hidden,
    dilemmas: &mut [u16],
    rng: &mut SmallRng,
) {
    hidden
        .pile
        .sort_by_key(|(_, place)| *place != Place::Stack(owner));
    let stack = game.state().zone(Place::Stack(owner)).len();
    let Some(attempt) = game
        .attempt()
        .filter(|_| stack > 0 && stack <= dilemmas.len())
    else {
        return;
    };
    let defs = &game.table().defs;
    let faced = |c: &CardId| game.table().face(*c).cost;
    let left = attempt.second().limit - attempt.second().faced.iter().map(faced).sum::<i16>();
    let wrong = |chosen: &[u16]| {
        let of = |def: &u16| &defs[usize::from(*def)];
        let cost: i16 = chosen.iter().map(|d| i16::from(of(d).cost)).sum();
        let twice = (1..chosen.len()).any(|n| chosen[..n].contains(&chosen[n]));
        i32::from((cost - left).max(0)) + if twice { 9 } else { 0 }
    };
    let mut best = (wrong(&dilemmas[..stack]), dilemmas.to_vec());
    for _ in 0..TRIES {
        if best.0 == 0 {
            break;
        }
        rng.shuffle(dilemmas);
        let now = wrong(&dilemmas[..stack]);
        if now < best.0 {
            best = (now, dilemmas.to_vec());
        }
    }
    dilemmas.copy_from_slice(&best.1);
}

fn missions(game: &Game, owner: Seat) -> Vec<u16> {
    let row = game.state().zone(Place::Row(owner)).iter();
    row.map(|m| game.table().face(*m).def).collect()
}

impl Pool {
    fn of(defs: &[CardDef], missions: &[u16]) -> Pool {
        let row: Vec<&CardDef> = missions.iter().map(|m| &defs[usize::from(*m)]).collect();
        let mut wanted: Vec<Skill> = Vec::new();
        for mission in &row {
            if let Facts::Mission {
                requirements: Some(r),
                ..
            } = &mission.facts
            {
                skills_of(r, &mut wanted);
            }
        }
        let mut pool = Pool::default();
        for (n, card) in defs.iter().enumerate() {
            let def = n as u16;
            let welcome = || row.iter().any(|m| m.accepts(card));
            let kind = card.card_type();
            let times = match kind {
                CardType::Personnel | CardType::Ship if !welcome() => 0,
                CardType::Personnel => {
                    let useful = card.skills().iter().filter(|(s, _)| wanted.contains(s));
                    1 + 2 * useful.count()
                }
                CardType::Mission => 0,
                CardType::Dilemma => {
                    pool.dilemmas.push(def);
                    0
                }
                _ => 1,
            };
            if let Some(at) = SHARES.iter().position(|(k, _)| *k == kind) {
                pool.deck[at].extend(std::iter::repeat_n(def, times));
            }
        }
        pool
    }

    /// A card of a deck; on the table face down, a personnel.
    fn draw(&self, on_table: bool, copies: &mut HashMap<u16, u8>, rng: &mut SmallRng) -> u16 {
        let mut roll = match on_table {
            true => 0,
            false => rng.below(100),
        };
        let mut at = 0;
        while at + 1 < SHARES.len() && roll >= SHARES[at].1 {
            roll -= SHARES[at].1;
            at += 1;
        }
        let of = match self.deck[at].is_empty() {
            true => &self.deck[2],
            false => &self.deck[at],
        };
        pick(of, copies, rng)
    }

    fn dilemma(&self, copies: &mut HashMap<u16, u8>, rng: &mut SmallRng) -> u16 {
        pick(&self.dilemmas, copies, rng)
    }
}

/// One that may still be in the deck.
fn pick(from: &[u16], copies: &mut HashMap<u16, u8>, rng: &mut SmallRng) -> u16 {
    let mut def = 0;
    for _ in 0..TRIES {
        def = rng.pick(from).copied().unwrap_or(0);
        let n = copies.entry(def).or_insert(0);
        if *n < MOST_COPIES {
            *n += 1;
            break;
        }
    }
    def
}
