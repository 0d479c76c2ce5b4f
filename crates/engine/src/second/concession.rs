//! Giving up (2E-GAP-43).

use super::turn::{self, Step};
use super::{attempt, dilemmas, fight, winning};
use crate::kernel::choice::Choice;
use crate::kernel::frame::Frame;
use crate::kernel::game::Game;
use crate::kernel::happening::Happening;
use crate::kernel::ids::{CardId, Seat, Seats, SiteId};
use crate::kernel::place::Place;
use crate::kernel::state::{EndedBy, Flag, Outcome, Until};
use cards::language::Kind;
use cards::lexicon::CardType;

pub(super) fn concede(game: &mut Game, seat: Seat) {
    game.state.player_mut(seat).gone = true;
    game.tell_all(Happening::new(Kind::Leave).by(seat));
    let left = game.everybody();
    if left.len() == 1 {
        winning::end_game(
            game,
            Outcome {
                winners: left,
                tied: Seats::NONE,
                by: EndedBy::Concession,
            },
        );
        return;
    }
    if game.state.active == seat {
        // Nobody is left to finish what the leaver began.
        break_off(game);
        clear_away(game, seat);
        game.state.frames = vec![Frame::Turn(turn::at(Step::Cleanup))];
    } else {
        let_go(game, seat);
        clear_away(game, seat);
    }
}

/// Continues another player's turn without the player who left.
fn let_go(game: &mut Game, seat: Seat) {
    let own = (1..game.state.frames.len()).find(|i| is_of(game, &game.state.frames[*i], seat));
    if let Some(first) = own {
        game.state.frames.truncate(first);
        game.state.pending = None;
    }
    if game.state.frames.len() == 1 {
        // Between actions the turn looks at the decks again before it asks (2E-WIN-03).
        game.state.pending = None;
        back_to_menu(game);
    }
    let next = game.state.left_of(seat);
    for i in 1..game.state.frames.len() {
        match &mut game.state.frames[i] {
            Frame::Respond(round) if round.seat == seat => round.seat = next,
            Frame::Attempt(a) if a.opponent == seat => {
                game.state.frames.truncate(i + 1);
                game.state.pending = None;
                next_dilemma_player(game);
                break;
            }
            Frame::Fight(f) if f.opponent == seat => {
                // Nobody wins against somebody who is not there; the beginner's side is stopped.
                f.winner = None;
                let involved = f.involved.clone();
                let course = f.second_mut();
                course.step = fight::Step::Stopping;
                course.work = involved;
                game.state.frames.truncate(i + 1);
                game.state.pending = None;
                break;
            }
            _ => {}
        }
    }
    forget_asking(game, seat);
}

/// Whether a frame belongs to the player who left.
fn is_of(game: &Game, frame: &Frame, seat: Seat) -> bool {
    let owned = |c: CardId| game.table.face(c).owner == seat;
    match frame {
        Frame::Play(p) => p.seat == seat,
        Frame::Block(b) => b.you == seat || owned(b.source),
        Frame::Check(c) => c.you == seat,
        Frame::Happen(h) => h.h.card.is_some_and(owned),
        Frame::Attempt(a) => a.attempter == seat,
        Frame::Fight(f) => f.starter == seat,
        Frame::Turn(_) | Frame::Respond(_) => false,
    }
}

/// Lets the next player to the left draw the dilemmas; if they were chosen already, none are left to face.
fn next_dilemma_player(game: &mut Game) {
    use attempt::Step as A;
    let Some(a) = game.attempt() else { return };
    let next = game.state.left_of(a.attempter);
    if let Some(a) = game.attempt_mut() {
        a.opponent = next;
        a.dilemma = None;
        let course = a.second_mut();
        course.step = match course.step {
            A::Choose | A::Order => A::Draw,
            A::Face | A::Instruct(_) | A::Overcome => A::Reveal,
            step => step,
        };
    }
}

/// Drops a question to the player who left, and takes that player's cards out of a question to somebody else.
fn forget_asking(game: &mut Game, seat: Seat) {
    let Some(mut pending) = game.state.pending.take() else {
        return;
    };
    if pending.seat == seat {
        return;
    }
    let stays = |c: &CardId| game.table.face(*c).owner != seat;
    match &mut pending.choice {
        Choice::Cards { from, min, max, .. } => {
            from.retain(stays);
            *max = (*max).min(from.len() as u16);
            *min = (*min).min(*max);
        }
        Choice::Order { cards } => cards.retain(stays),
        Choice::Player { from } => *from = from.without(seat),
        _ => {}
    }
    game.state.pending = Some(pending);
}

/// Returns to the turn itself. Cards being played or faced go where used cards go.
fn break_off(game: &mut Game) {
    game.state.pending = None;
    game.reply = None;
    game.met = None;
    game.state.frames.truncate(1);
    back_to_menu(game);
    game.expire(|u| matches!(u, Until::Attempt | Until::Dilemma | Until::Fight));
    for owner in game.state.seats() {
        for zone in [
            Place::Drawn(owner),
            Place::Stack(owner),
            Place::Limbo(owner),
        ] {
            for card in game.state.zone(zone).to_vec() {
                send_home(game, card);
            }
        }
    }
}

/// Cancels an order of which only the first half was given; its cards may be gone.
fn back_to_menu(game: &mut Game) {
    if let Some(Frame::Turn(turn)) = game.state.frames.first_mut() {
        let course = turn.second_mut();
        course.step = match course.step {
            Step::Beaming { .. } | Step::HidingInOrders => Step::OrderMenu,
            Step::HidingInPlay => Step::PlayMenu,
            step => step,
        };
        course.work.clear();
    }
}

/// Takes the cards of the player who left out of the game; cards on them go to their owners.
fn clear_away(game: &mut Game, seat: Seat) {
    for i in 0..game.state.cards.len() as u16 {
        let card = CardId(i);
        let place = game.state.card(card).place;
        let mine = game.table.face(card).owner == seat;
        if mine {
            game.quit_groups(card);
            game.state.put(card, Place::Removed(seat));
            game.state.cards[card.index()].clear();
            continue;
        }
        let host_gone = rests_on(game, card, seat);
        let site_gone = game
            .site_of(card)
            .is_some_and(|s| !has_other_mission(game, s, seat));
        // A card of somebody else that the leaver commanded has no commander any more.
        let leaderless = place.in_play() && game.state.card(card).commander == seat;
        let captive = place == Place::Brig(seat);
        if host_gone || (site_gone && place.in_play()) || leaderless || captive {
            send_home(game, card);
        }
    }
    // Hosts may have gone after the cards on them were looked at.
    let lost: Vec<CardId> = game
        .state
        .field
        .iter()
        .copied()
        .filter(|c| host_lost(game, *c))
        .collect();
    for card in lost {
        send_home(game, card);
    }
}

fn has_other_mission(game: &Game, site: SiteId, seat: Seat) -> bool {
    let missions = &game.table.site_facts(site).missions;
    missions
        .iter()
        .any(|m| game.table.face(*m).owner != seat && is_in_row(game, *m))
}

fn is_in_row(game: &Game, mission: CardId) -> bool {
    matches!(game.state.card(mission).place, Place::Row(_))
}

fn rests_on(game: &Game, card: CardId, seat: Seat) -> bool {
    let host = game.state.card(card).place.host();
    host.is_some_and(|host| game.table.face(host).owner == seat || rests_on(game, host, seat))
}

fn host_lost(game: &Game, card: CardId) -> bool {
    let host = game.state.card(card).place.host();
    host.is_some_and(|host| !game.state.card(host).place.in_play() || host_lost(game, host))
}

/// Puts a card where used cards go: dilemmas to the pile, everything else to the discard pile.
fn send_home(game: &mut Game, card: CardId) {
    game.quit_groups(card);
    let face = game.table.face(card);
    let owner = face.owner;
    if face.kind == CardType::Dilemma {
        game.state.put_under(card, Place::Pile(owner));
        game.state.cards[card.index()].clear();
        game.state.cards[card.index()].set(Flag::FaceUp, true);
        dilemmas::settle_pile(game, owner);
    } else {
        game.state.put(card, Place::Discard(owner));
        game.state.cards[card.index()].clear();
    }
    game.state.cards[card.index()].commander = owner;
}
