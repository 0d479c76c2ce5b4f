//! Winning (1E-WIN-01 to 1E-WIN-10).

use super::{affiliation, spaceline};
use crate::kernel::game::Game;
use crate::kernel::happening::Happening;
use crate::kernel::ids::{CardId, Seat, Seats};
use crate::kernel::place::Place;
use crate::kernel::state::{EndedBy, Flag, Outcome};
use cards::language::Kind;
use cards::lexicon::{MissionKind, Quadrant};

/// The points needed to win (1E-WIN-01).
pub const POINTS: i16 = 100;
/// The points needed besides by a player who lacks a kind of mission (1E-WIN-02, 1E-WIN-03).
pub const SURCHARGE: i16 = 40;

/// Whether a mission has been completed by anybody.
pub(super) fn is_completed(game: &Game, card: CardId) -> bool {
    let site = game.table.site_of_mission(card);
    // 1E-SEED-26: the cards of a shared mission together.
    site.is_some_and(|site| {
        let missions = spaceline::missions(game, site);
        missions
            .iter()
            .any(|m| game.state.card(*m).is(Flag::Completed))
    })
}

/// The missions that a player has completed.
fn completed(game: &Game, seat: Seat) -> Vec<CardId> {
    let rows = game.state.seats().map(Place::Row);
    let missions = rows.flat_map(|row| game.state.zone(row)).copied();
    let by = |mission: &CardId| {
        let card = game.state.card(*mission);
        let own = card.commander == seat;
        card.is(Flag::Completed) && own != card.is(Flag::ByOpponent)
    };
    missions.filter(by).collect()
}

/// The points that a player needs to win (1E-WIN-02 to 1E-WIN-06).
pub(super) fn points_needed(game: &Game, seat: Seat) -> i16 {
    let missions = completed(game, seat);
    let kind = |m: &CardId| game.table.face(*m).mission;
    let of = |wanted: MissionKind| missions.iter().filter(move |m| kind(m) == Some(wanted));
    // 1E-GAP-37: a mission of both kinds fills one of the two demands.
    let planets = of(MissionKind::Planet).count();
    let spaces = of(MissionKind::Space).count();
    let duals = of(MissionKind::Dual).count();
    let lacking = usize::from(planets == 0) + usize::from(spaces == 0);
    let varied = missions.len() >= 2 && lacking <= duals;
    let alpha =
        |m: &CardId| affiliation::mission(game, *m).is_some_and(|m| m.quadrant == Quadrant::Alpha);
    let mut rows = game.state.seats().map(Place::Row);
    let seeded = rows.any(|row| game.state.zone(row).iter().any(alpha));
    // 1E-WIN-04.
    let at_home = !seeded || missions.iter().any(alpha);
    let surcharges = i16::from(!varied) + i16::from(!at_home);
    POINTS + surcharges * SURCHARGE
}

/// The points of a player that count (1E-WIN-07).
pub(super) fn points(game: &Game, seat: Seat) -> i16 {
    let player = game.state.player(seat);
    let plain = player.score - player.bonus;
    plain + player.bonus.min(plain.max(0))
}

/// 1E-WIN-10: at any time.
pub(super) fn check_victory(game: &mut Game) {
    if game.state.outcome.is_some() {
        return;
    }
    let won = |seat: &Seat| points(game, *seat) >= points_needed(game, *seat);
    let winners: Vec<Seat> = game.everybody().iter().filter(won).collect();
    if !winners.is_empty() {
        // 1E-WIN-09.
        finish(game, &winners, EndedBy::Points);
    }
}

/// 1E-WIN-08: no player has a card left to draw.
pub(super) fn check_empty_decks(game: &mut Game) -> bool {
    let empty = |seat: Seat| game.state.zone(Place::Deck(seat)).is_empty();
    let players = game.everybody();
    if game.state.outcome.is_none() && players.iter().all(empty) {
        let all: Vec<Seat> = players.iter().collect();
        finish(game, &all, EndedBy::EmptyDecks);
    }
    game.state.outcome.is_some()
}

/// The most points among these players win; equal ones are a tie (1E-GAP-62).
fn finish(game: &mut Game, among: &[Seat], by: EndedBy) {
    let best = among.iter().map(|seat| points(game, *seat)).max();
    let top = among
        .iter()
        .filter(|seat| Some(points(game, **seat)) == best);
    let top = top.fold(Seats::NONE, |all, seat| all.with(*seat));
    let tie = top.len() > 1;
    end(
        game,
        Outcome {
            winners: if tie { Seats::NONE } else { top },
            tied: if tie { top } else { Seats::NONE },
            by,
        },
    );
}

fn end(game: &mut Game, outcome: Outcome) {
    game.state.outcome = Some(outcome);
    game.state.pending = None;
    game.tell_all(Happening::new(Kind::GameEnd));
}

/// A player gives up, and the other one wins.
pub(super) fn concede(game: &mut Game, seat: Seat) {
    game.state.player_mut(seat).gone = true;
    game.tell_all(Happening::new(Kind::Leave).by(seat));
    let winners = game.everybody();
    end(
        game,
        Outcome {
            winners,
            tied: Seats::NONE,
            by: EndedBy::Concession,
        },
    );
}
