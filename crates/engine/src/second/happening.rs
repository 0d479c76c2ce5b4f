//! Happenings by the rules of the Second Edition: stopping, scoring, and the consequences of a card's new place.

use super::rules::{CardsOnCards, rules};
use super::{attempt, beaming, damage, dilemmas, hiding, movement, winning};
use crate::kernel::game::Game;
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::CardId;
use crate::kernel::place::Place;
use crate::kernel::state::Flag;
use cards::language::Kind;
use cards::lexicon::CardType;

/// Carries out a happening; `false` if it is only logged.
pub(super) fn enact(game: &mut Game, h: &Happening, cards: &[CardId]) -> bool {
    match h.kind {
        Kind::Stop => stop(game, h, true),
        Kind::Unstop => stop(game, h, false),
        Kind::Points => score(game, h),
        Kind::Complete => attempt::enact_complete(game, h),
        Kind::MoveShip => movement::enact_move_ship(game, h),
        Kind::Beam => beaming::enact_beam(game, h, cards),
        Kind::Hide => hiding::enact_hide(game, h, cards),
        // Nothing but the event itself.
        Kind::TurnStart
        | Kind::TurnEnd
        | Kind::Segment
        | Kind::Play
        | Kind::Look
        | Kind::Reveal
        | Kind::AttemptBegin
        | Kind::AttemptFail
        | Kind::Check
        | Kind::UseSkill
        | Kind::Choose
        | Kind::DrawDilemmas
        | Kind::RevealDilemma
        | Kind::Face
        | Kind::FightBegin
        | Kind::Compare
        | Kind::FightWin
        | Kind::FightEnd
        | Kind::Join
        | Kind::UseAbility
        | Kind::Shuffle
        | Kind::Spend
        | Kind::Show
        | Kind::NameCard
        | Kind::Leave
        | Kind::GameEnd
        | Kind::Seed
        | Kind::Walk
        | Kind::Dock
        | Kind::Fire
        | Kind::Hit
        | Kind::Pair
        | Kind::Stun
        | Kind::Wound
        | Kind::Cloak
        | Kind::Decloak
        | Kind::Mend => return false,
        // These are the same in all editions, see `text/enact.rs`.
        Kind::Discard
        | Kind::Kill
        | Kind::Destroy
        | Kind::Remove
        | Kind::Return
        | Kind::Place
        | Kind::Download
        | Kind::Capture
        | Kind::Damage
        | Kind::Repair
        | Kind::Overcome
        | Kind::ReturnDilemma
        | Kind::Draw
        | Kind::Command
        | Kind::Select => return false,
    }
    true
}

fn stop(game: &mut Game, h: &Happening, on: bool) {
    let Some(card) = h.card else { return };
    // 2E-GLOSS-24.
    if game.table.face(card).kind == CardType::Equipment {
        return;
    }
    game.state.cards[card.index()].set(Flag::Stopped, on);
    if on && game.table.face(card).kind == CardType::Personnel {
        // 2E-DIL-16.
        game.quit_attempt(card);
    }
    game.tell(*h, game.seen_by(card));
}

/// 2E-GLOSS-12, 2E-GAP-26.
fn score(game: &mut Game, h: &Happening) {
    let Some(seat) = h.who else { return };
    let player = game.state.player_mut(seat);
    player.score = (player.score + h.amount.number()).max(0);
    game.tell_all(*h);
    // 2E-GAP-24: a text that gives points to several players is judged when all have theirs.
    if h.cause == Cause::Rule {
        winning::check_victory(game);
    }
}

/// Applies the consequences of a card's new place.
pub(super) fn settle(game: &mut Game, card: CardId, from: Place, to: Place) {
    match to {
        Place::Pile(seat) => dilemmas::settle_pile(game, seat),
        Place::On(ship) if game.state.card(card).is(Flag::Damage) => damage::check_hull(game, ship),
        _ => {}
    }
    if let Place::Pile(seat) = from {
        dilemmas::settle_pile(game, seat);
    }
}

/// 2E-GLOSS-06, 2E-GLOSS-07, 2E-GAP-50: the way a card leaves whose host has left play.
pub(super) fn goes_with(game: &Game, rider: CardId) -> Happening {
    let face = game.table.face(rider);
    let kind = match face.kind {
        CardType::Dilemma => Kind::ReturnDilemma,
        CardType::Personnel => Kind::Kill,
        CardType::Ship | CardType::Equipment => Kind::Destroy,
        _ => match rules(game).cards_on_cards {
            CardsOnCards::ArePlaced => Kind::Place,
            CardsOnCards::AreDiscarded => Kind::Discard,
        },
    };
    let to = match face.kind {
        CardType::Dilemma => Place::Pile(face.owner),
        _ => Place::Discard(face.owner),
    };
    Happening::new(kind)
        .card(rider)
        .by(game.state.card(rider).commander)
        .to(to)
}
