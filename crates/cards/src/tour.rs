//! Decks for many games in which together every card comes up: each deck is made for one card, with the
//! partners its text mentions, and for what the cards of the others at the table ask of their opponents.

use crate::catalogue::Catalogue;
use crate::deck::DeckList;
use crate::generate::{Company, Maker, headquarters_of};
use crate::lexicon::{CardType, MissionKind};
use crate::mentions::{belong_together, closeness, filters, is_of_opponent, themes};
use crate::model::CardDef;
use crate::random::SplitMix64;
use std::collections::HashMap;

/// The weight of a card that brings about what another waits for.
const THEME: i32 = 14;

/// The most players at one table of a tour.
pub const SEATS: u64 = 4;

/// Makes the decks of the `n`-th game, for at most [`SEATS`] players. As many games as there are cards
/// go through all of them [`SEATS`] times, seats that stay empty included.
///
/// ```
/// use cards::{Catalogue, DeckRules, tour};
/// let cards = Catalogue::second_edition();
/// for list in tour::decks(cards, 1, 0, 2) {
///     assert!(list.validate(cards, &DeckRules::default()).is_ok());
/// }
/// ```
pub fn decks(catalogue: &Catalogue, seed: u64, n: u64, players: usize) -> Vec<DeckList> {
    let seats = 0..(players as u64).min(SEATS);
    let focus: Vec<&CardDef> = seats
        .filter_map(|seat| card_at(catalogue, seed, n, seat))
        .collect();
    let make = |(seat, card): (usize, &&CardDef)| {
        let others = focus.iter().enumerate().filter(|(s, _)| *s != seat);
        let others: Vec<&CardDef> = others.map(|(_, card)| *card).collect();
        let seed = seed
            .wrapping_mul(1_000_003)
            .wrapping_add(n * SEATS + seat as u64);
        around(catalogue, seed, card, &others)
    };
    focus.iter().enumerate().map(make).collect()
}

/// The card that the deck of a seat is made for: one after the other, each round in another order.
pub fn card_at(catalogue: &Catalogue, seed: u64, n: u64, seat: u64) -> Option<&CardDef> {
    let cards = catalogue.cards();
    let at = n * SEATS + seat;
    let round = at.checked_div(cards.len() as u64)?;
    let mut order: Vec<usize> = (0..cards.len()).collect();
    SplitMix64::new(seed ^ (round << 32)).shuffle(&mut order);
    Some(&cards[order[at as usize % cards.len()]])
}

/// A legal deck for one card, against decks made for others.
pub fn around(catalogue: &Catalogue, seed: u64, focus: &CardDef, others: &[&CardDef]) -> DeckList {
    let mut random = SplitMix64::new(seed);
    let wished = wishes(catalogue, focus, others);
    let Some(headquarters) = headquarters_for(catalogue, focus, &wished, &mut random) else {
        return DeckList::default();
    };
    let company = Company {
        focus: catalogue.get(&focus.id),
        wished,
    };
    let name = format!("{} {seed}", focus.full_name());
    Maker::new(catalogue, random, headquarters, company).list(name)
}

/// The weight of each card: what the text of the card in focus mentions, and what the others' texts ask
/// of an opponent.
fn wishes<'a>(
    catalogue: &'a Catalogue,
    focus: &CardDef,
    others: &[&CardDef],
) -> HashMap<&'a str, i32> {
    let mut wanted = filters(focus);
    wanted.retain(|f| !is_of_opponent(f));
    let asked = others.iter().flat_map(|other| filters(other));
    wanted.extend(asked.filter(|f| is_of_opponent(f)));
    let waits = themes(focus).waits;
    let mut wished = HashMap::new();
    for card in catalogue.cards() {
        let by_text = wanted.iter().map(|f| closeness(f, card)).max();
        let by_name = match belong_together(focus, card) {
            true => crate::generate::PARTNER,
            false => 0,
        };
        let by_theme = match waits != 0 && themes(card).brings & waits != 0 {
            true => THEME,
            false => 0,
        };
        let wish = by_text.unwrap_or(0).max(by_name).max(by_theme);
        if wish > 0 {
            wished.insert(card.id.as_str(), wish);
        }
    }
    wished
}

/// The headquarters at which the card can be played, and most of what is wished for.
fn headquarters_for<'a>(
    catalogue: &'a Catalogue,
    focus: &CardDef,
    wished: &HashMap<&str, i32>,
    random: &mut SplitMix64,
) -> Option<&'a CardDef> {
    // A mission is for those who can attempt it, but its text may be for others.
    let for_text = random.below(2) == 0;
    let score = |hq: &CardDef, jitter: usize| {
        let personnel = |c: &&CardDef| c.card_type() == CardType::Personnel && hq.accepts(c);
        let own = catalogue.cards().iter().filter(personnel);
        let (mut beginners, mut company, mut all) = (0, 0, 0);
        for card in own {
            all += 1;
            beginners += i32::from(crate::generate::may_begin(focus, card));
            company += wished.get(card.id.as_str()).copied().unwrap_or(0);
        }
        let itself = hq.id == focus.id;
        let opens = match focus.mission_kind() {
            Some(MissionKind::Headquarters) | None => 0,
            Some(_) if for_text && company > 0 => 0,
            Some(_) => 1000 * beginners / all.max(1),
        };
        10_000 * i32::from(itself || hq.accepts(focus))
            + opens
            + 100 * company / all.max(1)
            + 20 * jitter as i32
    };
    let all = headquarters_of(catalogue);
    let scored = all.into_iter().map(|hq| (score(hq, random.below(20)), hq));
    scored.max_by_key(|(score, _)| *score).map(|(_, hq)| hq)
}
