//! The spacelines: where a mission may be laid, and how far one location is from another.

use crate::kernel::choice::Label;
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, SiteId};
use crate::kernel::place::Place;
use crate::kernel::state::Flag;
use cards::Word;
use cards::lexicon::Quadrant;

/// A free position on a spaceline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Gap {
    /// The position in the line that the new location gets.
    pub at: usize,
    /// The position in words; none on a line without locations.
    pub label: Option<Label>,
}

/// The spaceline of a quadrant, by its position in the state.
fn line_of(game: &Game, quadrant: Quadrant) -> Option<usize> {
    let is = |line: &Vec<SiteId>| {
        let site = line.first();
        site.is_some_and(|site| game.table.site_facts(*site).quadrant == quadrant)
    };
    game.state.lines.iter().position(is)
}

/// The spaceline that a location is part of, and its position there.
pub(super) fn position(game: &Game, site: SiteId) -> Option<(usize, usize)> {
    let line = line_of(game, game.table.site_facts(site).quadrant)?;
    let at = game.state.lines[line].iter().position(|s| *s == site)?;
    Some((line, at))
}

/// All locations, spaceline by spaceline.
pub(super) fn locations(game: &Game) -> impl Iterator<Item = SiteId> + '_ {
    game.state.lines.iter().flatten().copied()
}

/// The mission cards at a location, the lower one first.
pub(super) fn missions(game: &Game, site: SiteId) -> Vec<CardId> {
    let all = game.table.site_facts(site).missions.iter().copied();
    let laid = |c: &CardId| matches!(game.state.card(*c).place, Place::Row(_));
    let mut laid: Vec<CardId> = all.filter(laid).collect();
    laid.sort_by_key(|c| game.state.card(*c).is(Flag::Covers));
    laid
}

/// The positions at which a new location may be laid (1E-SEED-19 to 1E-SEED-24).
pub(super) fn gaps(game: &Game, site: SiteId) -> Vec<Gap> {
    let facts = game.table.site_facts(site);
    let Some(line) = line_of(game, facts.quadrant) else {
        return vec![Gap { at: 0, label: None }];
    };
    let line = &game.state.lines[line];
    let (first, last) = block(game, line, &facts.regions).unwrap_or((0, line.len() - 1));
    let mission = |at: usize| missions(game, line[at]).first().copied();
    let left = mission(first).map(Label::LeftOf);
    let right = mission(last).map(Label::RightOf);
    vec![
        Gap {
            at: first,
            label: left,
        },
        Gap {
            at: last + 1,
            label: right,
        },
    ]
}

/// The first and last location of the region that a new one belongs to (1E-SEED-22).
fn block(game: &Game, line: &[SiteId], regions: &[Word]) -> Option<(usize, usize)> {
    let within = |site: &SiteId| {
        let there = &game.table.site_facts(*site).regions;
        there.iter().any(|region| regions.contains(region))
    };
    let first = line.iter().position(within)?;
    let last = line.iter().rposition(within)?;
    Some((first, last))
}

/// Lays a new location.
pub(super) fn insert(game: &mut Game, site: SiteId, gap: Gap) {
    match line_of(game, game.table.site_facts(site).quadrant) {
        Some(line) => game.state.lines[line].insert(gap.at, site),
        None => game.state.lines.push(vec![site]),
    }
}
