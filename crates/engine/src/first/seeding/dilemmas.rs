//! The dilemma phase: cards under missions, stage by stage (1E-SEED-30 to 1E-SEED-43).

use super::{Laid, Question, Stage, Step, both, go_on};
use crate::first::spaceline;
use crate::kernel::choice::{Ask, Layout};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat, Seats, SiteId};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Here, Turn};
use crate::kernel::refusal::{Refusal, Why, refuse};
use cards::first::deck::MOST_BENEATH;
use cards::language::Kind;
use cards::lexicon::CardType;
use std::collections::VecDeque;

pub(super) fn question(game: &Game, seat: Seat, stage: Stage) -> Question {
    let sites = spaceline::locations(game).filter(|site| stage_of(game, seat, *site) == stage);
    let cards = game.state.zone(Place::Seed(seat)).iter().copied();
    // 1E-SEED-05: doorways and facilities have phases of their own. All others may lie there, if only as a bluff
    // (1E-SEED-39).
    let beneath = |c: &CardId| {
        !matches!(
            game.table.face(*c).kind,
            CardType::Doorway | CardType::Facility
        )
    };
    Question {
        ask: Ask::SeedUnder,
        rule: Layout::BeneathMissions,
        cards: cards.filter(beneath).collect(),
        places: sites.map(Place::Under).collect(),
    }
}

/// The stage in which a player seeds at a location.
fn stage_of(game: &Game, seat: Seat, site: SiteId) -> Stage {
    let missions = spaceline::missions(game, site);
    match missions.as_slice() {
        [one] if game.state.card(*one).commander == seat => Stage::Own,
        [_] => Stage::Opponents,
        _ => Stage::Shared,
    }
}

pub(super) fn step(game: &mut Game, at: Here<Turn>, stage: Stage) -> Flow {
    let mut all = match both(game, at, |game, seat| question(game, seat, stage)) {
        Ok(all) => all,
        Err(flow) => return flow,
    };
    let sites: Vec<SiteId> = spaceline::locations(game).collect();
    for site in sites {
        if let Some(&lower) = spaceline::missions(game, site).first() {
            let owner = game.state.card(lower).commander;
            // 1E-SEED-42: the owner of the lower mission begins.
            all.sort_by_key(|(seat, _)| *seat != owner);
        }
        let stacks = all.iter().map(|(seat, laid)| (*seat, stack(laid, site)));
        lay(game, site, stacks.collect());
    }
    match stage {
        Stage::Opponents => go_on(game, at, Step::Under(Stage::Shared)),
        Stage::Shared => go_on(game, at, Step::Under(Stage::Own)),
        Stage::Own => {
            let seat = game.state.active;
            let passed = Seats::NONE;
            go_on(game, at, Step::Facilities { seat, passed })
        }
    }
}

/// The cards that a player has laid for one location, the one met first at the front.
fn stack(laid: &Laid, site: SiteId) -> VecDeque<CardId> {
    let there = laid.iter().filter(|(_, to)| *to == Place::Under(site));
    there.map(|(card, _)| *card).collect()
}

/// Puts stacks under a mission, one card of each player in turn as long as both have one (1E-SEED-42, 1E-GAP-07).
fn lay(game: &mut Game, site: SiteId, mut stacks: Vec<(Seat, VecDeque<CardId>)>) {
    let to = Place::Under(site);
    for (seat, stack) in &stacks {
        if stack.is_empty() {
            continue;
        }
        // 1E-SEED-09, 1E-GAP-85: their number is told, not their titles.
        let h = Happening::new(Kind::Seed).by(*seat).to(to);
        let cards: Vec<CardId> = stack.iter().copied().collect();
        let seen = vec![Seats::only(*seat); cards.len()];
        game.tell_cards_as(h.cause(Cause::Action).count(cards.len()), &cards, seen);
    }
    while stacks.iter().any(|(_, stack)| !stack.is_empty()) {
        for (_, stack) in &mut stacks {
            if let Some(card) = stack.pop_front() {
                game.state.put(card, to);
            }
        }
    }
}

/// 1E-DECK-09, 1E-GAP-09: a third copy of a card beneath missions is refused; everything else may be a bluff.
pub(in crate::first) fn check_beneath(
    game: &Game,
    laid: &[(CardId, Place)],
) -> Result<(), Refusal> {
    for (i, (card, _)) in laid.iter().enumerate() {
        let face = game.table.face(*card);
        let copy = |c: &CardId| {
            let other = game.table.face(*c);
            other.def == face.def && other.owner == face.owner
        };
        let beneath = spaceline::locations(game)
            .flat_map(|site| game.state.zone(Place::Under(site)))
            .filter(|c| copy(c));
        let now = laid[..=i].iter().filter(|(c, _)| copy(c));
        if beneath.count() + now.count() > MOST_BENEATH {
            return refuse("1E-DECK-09", Why::TooManyCopies { card: *card });
        }
    }
    Ok(())
}
