//! Whether a fight would be won, and against whom.

use crate::second::eye::Eye;
use crate::worth::Reader;
use cards::language::{Effect, FightKind, Filter, Modifier, Number};
use cards::lexicon::{CardType, Stat};
use engine::{CardId, Flag, Label, Place, Seat, Seats, TextAsk};

/// Somebody whose face is hidden.
const UNSEEN: i32 = 6;
/// Less may be made up for by a card of the other hand.
const MARGIN: i32 = 2;

/// The worth of beginning this fight to this seat: nothing if it is not clearly won.
pub fn worth(eye: Eye, effect: &Effect, mut reader: Reader) -> i32 {
    let Effect::Fight {
        kind,
        with,
        win,
        tweak,
        ..
    } = effect
    else {
        return 0;
    };
    let gain = reader.block(win);
    let combat = || combat(eye, Some(with)).map(|(margin, ..)| margin);
    let engagement = || engagement(eye, Some(with)).map(|(margin, ..)| margin + tweaked(tweak));
    let margin = match kind {
        FightKind::Combat => combat(),
        FightKind::Engagement => engagement(),
        FightKind::Either => combat().max(engagement()),
    };
    // Whoever begins a fight is stopped afterwards (2E-COMBAT-12).
    if margin.is_some_and(|m| m >= MARGIN) {
        gain - 3
    } else {
        0
    }
}

fn tweaked(tweak: &[Modifier]) -> i32 {
    let each = tweak.iter().map(|m| match m {
        Modifier::Stat {
            n: Number::N(n), ..
        }
        | Modifier::Total {
            n: Number::N(n), ..
        } => i32::from(*n),
        _ => 0,
    });
    each.sum()
}

fn others(eye: Eye<'_>, place: Place, kind: CardType) -> impl Iterator<Item = CardId> + '_ {
    let field = eye.game.state().field().iter().copied();
    field.filter(move |c| !eye.is_mine(*c) && eye.place(*c) == place && eye.kind(*c) == kind)
}

fn strength(eye: Eye, card: CardId) -> i32 {
    match eye.game.seen_by(card).has(eye.seat) {
        true => i32::from(eye.game.stat(card, Stat::Strength)),
        false => UNSEEN,
    }
}

/// The best combat: by how much, where, against whom.
fn combat(eye: Eye, with: Option<&Filter>) -> Option<(i32, Place, Seat)> {
    let mut best: Option<(i32, Place, Seat)> = None;
    let mut seen: Vec<Place> = Vec::new();
    for card in eye.own(CardType::Personnel) {
        let place = eye.place(card);
        let fits = with.is_none_or(|f| fits(eye, f, card));
        if eye.is(card, Flag::Stopped) || !fits || seen.contains(&place) {
            continue;
        }
        seen.push(place);
        let ours: i32 = eye.able(place).iter().map(|c| strength(eye, *c)).sum();
        for seat in eye.game.state().seats().filter(|s| *s != eye.seat) {
            let of = |c: &CardId| eye.game.state().card(*c).commander == seat;
            let theirs: Vec<CardId> = others(eye, place, CardType::Personnel).filter(of).collect();
            let margin = ours - theirs.iter().map(|c| strength(eye, *c)).sum::<i32>();
            if !theirs.is_empty() && best.is_none_or(|(m, ..)| margin > m) {
                best = Some((margin, place, seat));
            }
        }
    }
    best
}

/// The best engagement: by how much, with which ship, against which.
fn engagement(eye: Eye, with: Option<&Filter>) -> Option<(i32, CardId, CardId)> {
    let mut best: Option<(i32, CardId, CardId)> = None;
    for ship in eye.own(CardType::Ship) {
        let crew = eye.able(Place::Aboard(ship));
        let fits = with.is_none_or(|f| fits(eye, f, ship) || crew.iter().any(|c| fits(eye, f, *c)));
        if eye.is(ship, Flag::Stopped) || !fits || !eye.game.is_staffed(ship) {
            continue;
        }
        let weapons = i32::from(eye.game.stat(ship, Stat::Weapons));
        for target in others(eye, eye.place(ship), CardType::Ship) {
            let margin = weapons - i32::from(eye.game.stat(target, Stat::Shields));
            if best.is_none_or(|(m, ..)| margin > m) {
                best = Some((margin, ship, target));
            }
        }
    }
    best
}

fn fits(eye: Eye, filter: &Filter, card: CardId) -> bool {
    match filter {
        Filter::All(all) => all.iter().all(|f| fits(eye, f, card)),
        Filter::Either(any) => any.iter().any(|f| fits(eye, f, card)),
        Filter::Commanded(_) => true,
        filter => eye.fits(filter, card).unwrap_or(true),
    }
}

/// On the ground or in orbit.
pub fn kind(eye: Eye) -> Option<Label> {
    let with = with(eye);
    let combat = combat(eye, with).map(|(m, ..)| m);
    let engagement = engagement(eye, with).map(|(m, ..)| m);
    Some(match engagement > combat {
        true => Label::Engagement,
        false => Label::Combat,
    })
}

fn with(eye: Eye<'_>) -> Option<&Filter> {
    match eye.game.asking()?.effect? {
        Effect::Fight { with, .. } => Some(with),
        _ => None,
    }
}

pub fn place(eye: Eye) -> Option<Place> {
    combat(eye, with(eye)).map(|(_, place, _)| place)
}

pub fn against(eye: Eye, from: Seats) -> Option<Seat> {
    let found = combat(eye, with(eye)).map(|(.., seat)| seat);
    found.filter(|s| from.has(*s))
}

/// The stronger ship of one's own, the weaker one of theirs.
pub fn chosen(eye: Eye, what: TextAsk, from: &[CardId]) -> Vec<CardId> {
    let best = engagement(eye, with(eye)).map(|(_, ship, target)| match what {
        TextAsk::FightShip => ship,
        _ => target,
    });
    let weakest = || {
        let shields = |c: &&CardId| eye.game.stat(**c, Stat::Shields);
        match what {
            TextAsk::FightShip => from.iter().max_by_key(shields),
            _ => from.iter().min_by_key(shields),
        }
    };
    let found = best
        .filter(|c| from.contains(c))
        .or_else(|| weakest().copied());
    found.into_iter().collect()
}
