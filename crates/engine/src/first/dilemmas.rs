//! Cards under a mission: turned up, judged, met, and where they go then (1E-SEED-31 to 1E-SEED-38, 1E-ATT-06 to
//! 1E-ATT-10, 1E-GAP-34).

use super::attempt::{self, Step};
use super::{artifacts, play, solving, spaceline};
use crate::kernel::frame::{Bindings, Code, Role, Value};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, SiteId};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Attempt, Here};
use crate::kernel::state::{Flag, Until};
use crate::text::eval::{Cx, NOTHING};
use cards::language::{Active, CARD_SLOTS, Kind, Slot, Timing};
use cards::lexicon::{CardType, DilemmaKind, MissionKind};

/// The slot of a mission that keeps which cards have been turned up there.
const TURNED_UP: Slot = CARD_SLOTS + 50;

/// Turns up the card nearest the table (1E-ATT-06).
pub(super) fn turn_up(game: &mut Game, at: Here<Attempt>) -> Flow {
    game.expire(|u| *u == Until::Dilemma);
    let a = &mut game[at];
    a.dilemma = None;
    a.facing.clear();
    a.prevented = false;
    let (seat, mission) = (a.attempter, a.mission);
    let Some(site) = game.table.site_of_mission(mission) else {
        return attempt::go_to(game, at, Step::End);
    };
    if game[at].participants.is_empty() || game[at].first().failed {
        // 1E-ATT-09.
        return attempt::go_to(game, at, Step::End);
    }
    let Some(&card) = game.state.zone(Place::Under(site)).first() else {
        return attempt::go_to(game, at, Step::Require);
    };
    let owner = game.table.face(card).owner;
    game.state.put(card, Place::Limbo(owner));
    game.state.cards[card.index()].clear();
    let h = Happening::new(Kind::RevealDilemma).by(seat).card(card);
    game.tell_all(h.other(mission).cause(Cause::Rule));
    if artifacts::is_artifact(game, card) {
        artifacts::turn_up(game, at, site, card);
        return Flow::Stay;
    }
    let legal = is_legal(game, site, card);
    note(game, site, card);
    if !legal {
        // 1E-SEED-37, 1E-GAP-10.
        remove(game, card);
        return Flow::Stay;
    }
    let a = &mut game[at];
    a.dilemma = Some(card);
    a.facing = a.participants.clone();
    game[at].dilemma_record = game.state.record.len() as u16;
    game.state.uses.iter_mut().for_each(|u| u.dilemma = 0);
    attempt::go_to(game, at, Step::Face)
}

/// Whether a card may lie under a mission; if not, it is a mis-seed.
fn is_legal(game: &Game, site: SiteId, card: CardId) -> bool {
    let face = game.table.face(card);
    // 1E-SEED-11, 1E-SEED-30.
    if face.kind != CardType::Dilemma || play::is_alternate(game, card) {
        return false;
    }
    // 1E-SEED-31, 1E-SEED-33: a Q dilemma has no kind.
    let kind = game.table.site_facts(site).kind;
    let fits = match face.dilemma {
        Some(DilemmaKind::Dual) => true,
        Some(DilemmaKind::Planet) => kind != MissionKind::Space,
        Some(DilemmaKind::Space) => kind != MissionKind::Planet,
        None => false,
    };
    // 1E-SEED-34, 1E-GAP-08: one copy of each card and player.
    let copy = |c: &CardId| {
        let other = game.table.face(*c);
        other.def == face.def && other.owner == face.owner
    };
    fits && !turned_up(game, site).iter().any(copy)
}

/// The cards that have been turned up at a location and are not there any more.
pub(super) fn turned_up(game: &Game, site: SiteId) -> &[CardId] {
    let mission = spaceline::missions(game, site).first().copied();
    let kept = game.state.memory.iter().find_map(|(card, slot, value)| {
        let here = Some(*card) == mission && *slot == TURNED_UP;
        match value {
            Value::Cards(cards) if here => Some(cards.as_slice()),
            _ => None,
        }
    });
    kept.unwrap_or(&[])
}

pub(super) fn note(game: &mut Game, site: SiteId, card: CardId) {
    let mut cards = turned_up(game, site).to_vec();
    cards.push(card);
    keep(game, site, cards);
}

fn keep(game: &mut Game, site: SiteId, cards: Vec<CardId>) {
    let Some(&mission) = spaceline::missions(game, site).first() else {
        return;
    };
    let memory = &mut game.state.memory;
    memory.retain(|(card, slot, _)| *card != mission || *slot != TURNED_UP);
    memory.push((mission, TURNED_UP, Value::Cards(cards)));
}

/// Runs the abilities of a dilemma one after the other. What its guard asks for is its trigger: without it nothing
/// happens.
pub(super) fn instruct(game: &mut Game, at: Here<Attempt>, n: u8) -> Flow {
    let Some(dilemma) = game[at].dilemma else {
        return attempt::go_to(game, at, Step::Leave);
    };
    let seat = game[at].attempter;
    let text = &game.table.def(dilemma).text;
    let next = (n..text.len() as u8).find(|i| {
        let ability = &text[usize::from(*i)];
        ability.when == Timing::Resolve && ability.active == Active::Usual
    });
    let still = matches!(game.state.card(dilemma).place, Place::Limbo(_));
    let Some(i) = next.filter(|_| still && !game[at].prevented) else {
        return attempt::go_to(game, at, Step::Leave);
    };
    let cx = Cx::new(dilemma, seat, &NOTHING);
    let triggered = game.holds(&text[usize::from(i)].guard, &cx);
    attempt::go_to(game, at, Step::Instruct(i + 1));
    if triggered {
        let code = Code::ability(game.table.face(dilemma).def, i);
        let cause = Cause::Dilemma(dilemma);
        game.push_block(dilemma, seat, code, Bindings::default(), Role::Body, cause);
    }
    Flow::Stay
}

/// The conditions of the dilemma are not met: whoever is left of the team is stopped, with the ship of a crew, and the
/// attempt is over (1E-ATT-09, 1E-GAP-34, 1E-GAP-75).
pub(super) fn fail(game: &mut Game) {
    let Some(attempt) = game.attempt_mut() else {
        return;
    };
    attempt.first_mut().failed = true;
    let Some(dilemma) = attempt.dilemma else {
        return;
    };
    let stopped = match attempt.ship {
        Some(ship) => vec![ship],
        None => attempt.participants.clone(),
    };
    for card in stopped {
        let c = game.state.card(card);
        if c.place.in_play() && !c.is(Flag::Stopped) {
            let h = Happening::new(Kind::Stop).card(card);
            game.happen(h.cause(Cause::Dilemma(dilemma)));
        }
    }
}

/// The dilemma has had its effect.
pub(super) fn leave(game: &mut Game, at: Here<Attempt>) -> Flow {
    let a = &game[at];
    let (seat, mission, dilemma) = (a.attempter, a.mission, a.dilemma);
    let failed = a.first().failed;
    attempt::go_to(game, at, Step::TurnUp);
    let Some(card) = dilemma else {
        return Flow::Stay;
    };
    if !matches!(game.state.card(card).place, Place::Limbo(_)) {
        // Its text has put it somewhere.
        return Flow::Stay;
    }
    let site = game.table.site_of_mission(mission);
    match (failed, site) {
        (true, Some(site)) => put_back(game, site, card),
        _ => match solving::printed_points(game, card) {
            // 1E-LEAVE-11.
            Some(points) => solving::keep_for_points(game, seat, card, points),
            None => remove(game, card),
        },
    }
    Flow::Stay
}

/// Puts a dilemma that nobody has overcome back where it came from (1E-GAP-34, 1E-GAP-35); both players know it.
pub(super) fn put_back(game: &mut Game, site: SiteId, card: CardId) {
    game.state.put_under(card, Place::Under(site));
    game.state.cards[card.index()].set(Flag::Known, true);
    let cards = turned_up(game, site).iter().copied();
    let others = cards.filter(|c| *c != card).collect();
    keep(game, site, others);
}

/// 1E-LEAVE-05: a dilemma goes out of play, never to a discard pile.
pub(super) fn remove(game: &mut Game, card: CardId) {
    let owner = game.table.face(card).owner;
    let h = Happening::new(Kind::Remove).card(card).by(owner);
    game.happen(h.to(Place::Removed(owner)).cause(Cause::Rule));
}
