//! Artifacts under a mission: set aside when they are turned up, and earned by whoever solves it (1E-GAP-36,
//! 1E-GAP-93).

use super::{dilemmas, play, winning};
use crate::kernel::game::Game;
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, SiteId};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Attempt, Here};
use cards::language::Kind;
use cards::lexicon::{CardType, MissionKind};

pub(super) fn is_artifact(game: &Game, card: CardId) -> bool {
    game.table.face(card).kind == CardType::Artifact
}

/// Sets an artifact aside that has just been turned up, unless it is a mis-seed.
pub(super) fn turn_up(game: &mut Game, at: Here<Attempt>, site: SiteId, card: CardId) {
    let owner = game.table.face(card).owner;
    let before = dilemmas::turned_up(game, site).iter().copied();
    let others: Vec<CardId> = before
        .filter(|c| is_artifact(game, *c) && game.table.face(*c).owner == owner)
        .collect();
    dilemmas::note(game, site, card);
    // 1E-SEED-11, 1E-SEED-32.
    let space = game.table.site_facts(site).kind == MissionKind::Space;
    if space || play::is_alternate(game, card) {
        dilemmas::remove(game, card);
        return;
    }
    if others.is_empty() {
        game[at].first_mut().aside.push(card);
        return;
    }
    // 1E-SEED-35, 1E-SEED-38: all of that player's artifacts there.
    for other in others.into_iter().chain([card]) {
        let aside = &mut game[at].first_mut().aside;
        let waits = aside.contains(&other);
        aside.retain(|c| *c != other);
        if waits || other == card {
            dilemmas::remove(game, other);
        }
    }
}

/// Gives the artifacts to the player who has solved the mission, or puts them back.
pub(super) fn settle(game: &mut Game, at: Here<Attempt>) {
    let a = &game[at];
    let (seat, mission) = (a.attempter, a.mission);
    let aside = std::mem::take(&mut game[at].first_mut().aside);
    let Some(site) = game.table.site_of_mission(mission) else {
        return;
    };
    if winning::is_completed(game, mission) {
        for card in aside {
            let h = Happening::new(Kind::Place).by(seat).card(card);
            game.happen(h.to(Place::Hand(seat)).cause(Cause::Rule));
        }
    } else {
        // The one that was turned up first lies at the bottom again.
        for card in aside.into_iter().rev() {
            dilemmas::put_back(game, site, card);
        }
    }
}
