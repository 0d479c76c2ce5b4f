//! The part of a view that only the Second Edition has.

use super::rules::rules;
use super::turn::{self, Step};
use super::{attempt, fight, winning};
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat, Seats};
use crate::kernel::place::Place;
use crate::kernel::sides::SideView;
use crate::kernel::state::Flag;
use crate::kernel::view::part::{Ops, by_field, whole};
use crate::kernel::view::watch::{Follow, set, set_optional};
use crate::kernel::view::{CardView, Viewer};
use crate::text::requirement::Line;
use cards::Rulebook;
use cards::lexicon::MissionKind;
use serde::Serialize;

/// The part of a view that only the Second Edition has.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SecondBoard {
    /// The rulebook.
    pub rules: Rulebook,
    /// The part of the turn.
    pub segment: Segment,
    /// The points needed to win (2E-WIN-01).
    pub points_to_win: i16,
    /// The counters that a player has at the start of a turn.
    pub counters_per_turn: i16,
    /// The players, in the order of the seats.
    pub players: Vec<SecondPlayer>,
    /// The current attempt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attempt: Option<AttemptView>,
    /// The current fight.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fight: Option<FightView>,
}

/// The part of a player that only the Second Edition has.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SecondPlayer {
    /// Counters left to spend.
    pub counters: i16,
    /// The kinds of missions of which a player must complete one to win (2E-WIN-01).
    pub goals: Vec<Goal>,
    /// The number of cards in the dilemma pile.
    pub pile_size: u16,
    /// The number of face-up cards among them.
    pub pile_face_up: u16,
    /// The face-up part of the viewer's own dilemma pile, the bottom card first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pile: Vec<CardView>,
    /// Captives in this player's brig, open to all (2E-GAP-52).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub brig: Vec<CardView>,
}

/// A kind of mission of which a player must complete one to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Goal {
    /// The kind.
    pub kind: MissionKind,
    /// Whether the player has completed one.
    pub done: bool,
}

/// The part of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Segment {
    /// The start-of-turn actions.
    Start,
    /// Play and draw cards.
    PlayAndDraw,
    /// Execute orders.
    Orders,
    /// Discard excess cards.
    Discard,
    /// The end-of-turn actions.
    End,
}

/// An attempt as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AttemptView {
    /// The next thing to do.
    pub step: attempt::Step,
    /// The player who attempts.
    pub attempter: Seat,
    /// The player who draws and chooses the dilemmas.
    pub opponent: Seat,
    /// The mission.
    pub mission: CardId,
    /// The ship, at a space mission.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ship: Option<CardId>,
    /// The number of participants (2E-ATT-10).
    pub participants: u16,
    /// The participants whom the viewer can see.
    pub known_participants: Vec<CardId>,
    /// The most the chosen dilemmas may cost (2E-GAP-07).
    pub limit: i16,
    /// The number of dilemmas drawn and not yet chosen or returned.
    pub drawn: u16,
    /// The number of dilemmas chosen and not yet faced.
    pub stack: u16,
    /// The dilemma being faced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dilemma: Option<CardView>,
    /// Dilemmas faced before, where they still lie open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faced: Vec<CardView>,
    /// The drawn dilemmas, for the player who draws them (2E-DIL-03).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drawn_cards: Vec<CardView>,
    /// The stack, the next one to be revealed first, for the player who draws the dilemmas (2E-DIL-03).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stack_cards: Vec<CardView>,
    /// The mission's requirements compared with the participants, for the attempting player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub checklist: Vec<Line>,
    /// The dilemma's requirement compared with them, if it has exactly one, for the attempting player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dilemma_checklist: Vec<Line>,
}

/// A fight as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FightView {
    /// The next thing to do.
    pub step: fight::Step,
    /// The steps of this fight, in order.
    pub steps: Vec<fight::Step>,
    /// Whether it is a combat; otherwise it is an engagement.
    pub combat: bool,
    /// The card whose text began it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<CardId>,
    /// The place of the fight.
    pub place: Place,
    /// The side of the player who began it.
    pub ours: SideView,
    /// The other side.
    pub theirs: SideView,
    /// The player whose side has the higher total, by the numbers that the viewer sees.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ahead: Option<Seat>,
    /// The winner, once the sides have been compared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<Seat>,
}

by_field! {
    SecondBoard by |_b| () => [rules, segment, points_to_win, counters_per_turn, players]
        or nothing [attempt, fight];
    SecondPlayer by |_p| () => [counters, goals, pile_size, pile_face_up]
        or nothing [pile, brig];
    AttemptView by |a| a.mission => [step, attempter, opponent, mission, participants, known_participants, limit, drawn, stack]
        or nothing [ship, dilemma, faced, drawn_cards, stack_cards, checklist, dilemma_checklist];
    FightView by |f| f.source => [step, steps, combat, place, ours, theirs]
        or nothing [source, ahead, winner];
}

whole!(
    Rulebook,
    Segment,
    Goal,
    attempt::Step,
    fight::Step,
    Place,
    SideView,
    Line,
);

pub(super) fn show(viewer: &Viewer) -> SecondBoard {
    let state = &viewer.game.state;
    SecondBoard {
        rules: rules(viewer.game).set,
        segment: segment(viewer),
        points_to_win: winning::POINTS_TO_WIN,
        counters_per_turn: turn::COUNTERS,
        players: state.seats().map(|seat| player(viewer, seat)).collect(),
        attempt: attempt(viewer),
        fight: fight(viewer),
    }
}

/// Brings it up to date. The rulebook and its numbers do not change during a game.
pub(super) fn follow(follow: &Follow, board: &mut SecondBoard, ops: &mut Ops) {
    let viewer = follow.viewer;
    set(&mut board.segment, segment(viewer), "segment", ops);
    ops.within("players", |ops| {
        for seat in viewer.game.state.seats() {
            let player = &mut board.players[seat.index()];
            ops.at(seat.index(), |ops| follow_player(follow, seat, player, ops));
        }
    });
    set_optional(&mut board.attempt, attempt(viewer), "attempt", ops);
    set_optional(&mut board.fight, fight(viewer), "fight", ops);
}

fn follow_player(follow: &Follow, seat: Seat, player: &mut SecondPlayer, ops: &mut Ops) {
    let game = follow.viewer.game;
    let counters = game.state.player(seat).counters;
    set(&mut player.counters, counters, "counters", ops);
    let goals = winning::goals(game, seat);
    if player.goals != goals {
        set(&mut player.goals, goals.to_vec(), "goals", ops);
    }
    let pile_size = game.state.zone(Place::Pile(seat)).len() as u16;
    set(&mut player.pile_size, pile_size, "pile_size", ops);
    let face_up = pile_face_up(game, seat);
    set(&mut player.pile_face_up, face_up, "pile_face_up", ops);
    follow.cards(&mut player.pile, Place::Pile(seat), "pile", ops);
    follow.cards(&mut player.brig, Place::Brig(seat), "brig", ops);
}

fn pile_face_up(game: &Game, seat: Seat) -> u16 {
    let up = |c: &&CardId| game.state.card(**c).is(Flag::FaceUp);
    let pile = game.state.zone(Place::Pile(seat));
    pile.iter().filter(up).count() as u16
}

fn player(viewer: &Viewer, seat: Seat) -> SecondPlayer {
    let state = &viewer.game.state;
    SecondPlayer {
        counters: state.player(seat).counters,
        goals: winning::goals(viewer.game, seat).to_vec(),
        pile_size: state.zone(Place::Pile(seat)).len() as u16,
        pile_face_up: pile_face_up(viewer.game, seat),
        pile: viewer.zone(Place::Pile(seat)),
        brig: viewer.zone(Place::Brig(seat)),
    }
}

fn segment(viewer: &Viewer) -> Segment {
    match turn::current(viewer.game) {
        Some(Step::Start | Step::PlaySegment) | None => Segment::Start,
        Some(Step::PlayMenu | Step::DrawingRest | Step::HidingInPlay) => Segment::PlayAndDraw,
        Some(
            Step::OrderSegment | Step::OrderMenu | Step::Beaming { .. } | Step::HidingInOrders,
        ) => Segment::Orders,
        Some(Step::DiscardSegment | Step::Discarding | Step::DiscardingOne { .. }) => {
            Segment::Discard
        }
        Some(Step::End | Step::Cleanup) => Segment::End,
    }
}

fn attempt(viewer: &Viewer) -> Option<AttemptView> {
    let (game, a) = (viewer.game, viewer.game.attempt()?);
    let seen = |cards: &[CardId]| -> Vec<CardId> {
        cards.iter().copied().filter(|c| viewer.sees(*c)).collect()
    };
    let drawn = game.state.zone(Place::Drawn(a.opponent));
    let stack = game.state.zone(Place::Stack(a.opponent));
    let mut stack_cards = viewer.faces(stack);
    stack_cards.reverse();
    let before = a
        .second()
        .faced
        .iter()
        .copied()
        .filter(|c| a.dilemma != Some(*c));
    Some(AttemptView {
        step: a.second().step,
        attempter: a.attempter,
        opponent: a.opponent,
        mission: a.mission,
        ship: a.ship,
        participants: a.participants.len() as u16,
        known_participants: seen(&a.participants),
        limit: a.second().limit,
        drawn: drawn.len() as u16,
        stack: stack.len() as u16,
        dilemma: a
            .dilemma
            .filter(|c| viewer.sees(*c))
            .map(|c| viewer.card(c)),
        faced: viewer.faces(&before.collect::<Vec<_>>()),
        drawn_cards: viewer.faces(drawn),
        stack_cards,
        checklist: match viewer.is(a.attempter) {
            true => viewer.world().checklist(a.mission, &a.participants),
            false => Vec::new(),
        },
        dilemma_checklist: match a
            .dilemma
            .filter(|c| viewer.is(a.attempter) && viewer.sees(*c))
        {
            Some(dilemma) => viewer.world().asked_by(dilemma, &a.participants),
            None => Vec::new(),
        },
    })
}

fn fight(viewer: &Viewer) -> Option<FightView> {
    let f = viewer.game.fight()?;
    let compared = matches!(
        f.second().step,
        fight::Step::Outcome | fight::Step::Stopping | fight::Step::End | fight::Step::Done
    ) && !f.prevented;
    let sees = |card: CardId, _: Seats| viewer.sees(card);
    let side = |seat: Seat, cards: &[CardId], total: i16| {
        let addends = fight::addends(viewer.world(), seat == f.starter);
        let terms = addends.iter().map(|a| a.seen(&sees));
        SideView {
            seat,
            stat: fight::counted(f, seat == f.starter),
            hidden: cards.iter().filter(|c| !viewer.sees(**c)).count() as u16,
            terms: terms.filter(|t| t.source.is_some()).collect(),
            total: compared.then_some(total),
        }
    };
    let ours = side(f.starter, &f.ours, f.second().totals.0);
    let theirs = side(f.opponent, &f.theirs, f.second().totals.1);
    Some(FightView {
        step: f.second().step,
        steps: fight::steps(f),
        combat: f.is_combat(),
        source: Some(f.source).filter(|c| viewer.sees(*c)),
        place: f.place,
        ahead: ahead(&ours, &theirs),
        ours,
        theirs,
        winner: f.winner,
    })
}

fn ahead(ours: &SideView, theirs: &SideView) -> Option<Seat> {
    match ours.sum().cmp(&theirs.sum()) {
        std::cmp::Ordering::Greater => Some(ours.seat),
        std::cmp::Ordering::Less => Some(theirs.seat),
        std::cmp::Ordering::Equal => None,
    }
}
