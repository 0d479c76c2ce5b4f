//! The normal card play, and how a card is played (1E-PLAY-01 to 1E-PLAY-19).

use super::seeding::facilities;
use super::{reporting, spaceline, uniqueness};
use crate::kernel::choice::{API, Action};
use crate::kernel::frame::{Bindings, Block, Code, Frame, Role};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Here, Play, PlayOf};
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::{Flag, Until};
use crate::text::eval::{Cx, NOTHING};
use cards::first::Facility;
use cards::language::{Kind, Phase, PlayedTo, Timing};
use cards::lexicon::{CardType, Icon};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// The next thing to do in playing a card (1E-PLAY-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Its title is announced.
    Announce,
    /// It goes to its place, unless somebody has nullified it.
    Lay,
    /// Its instructions are carried out, one ability after the other.
    CarryOut(u8),
    /// A card that stays nowhere is discarded.
    Leave,
    /// Texts respond to the card having been played.
    Played,
    /// It has been played.
    Done,
}

/// Whether a card has the Alternate Universe icon.
pub(super) fn is_alternate(game: &Game, card: CardId) -> bool {
    static ICON: LazyLock<Icon> = LazyLock::new(|| Icon::new("AU"));
    game.table.def(card).icons().contains(&ICON)
}

/// The cards that a player may play now.
pub(super) fn actions(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::End);
    for &card in game.state.zone(Place::Hand(seat)) {
        let kind = game.table.face(card).kind;
        if reporting::reports(kind) {
            if check_entering(game, seat, card).is_err() {
                continue;
            }
            for at in reporting::facilities(game, seat) {
                if reporting::check(game, seat, card, at).is_ok() {
                    out.push(Action::Play { card, at: Some(at) });
                }
            }
        } else if kind == CardType::Facility {
            for site in spaceline::locations(game) {
                let at = spaceline::missions(game, site).first().copied();
                if check_play(game, seat, card, at).is_ok() {
                    out.push(Action::Play { card, at });
                }
            }
        } else if check_play(game, seat, card, None).is_ok() {
            out.push(Action::Play { card, at: None });
        }
    }
}

pub(super) fn check(game: &Game, seat: Seat, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::End => Ok(()),
        Action::Play { card, at } => check_play(game, seat, card, at),
        // 1E-TURN-06: orders begin when they are announced.
        _ => refuse("1E-TURN-03", Why::NotNow),
    }
}

/// Whether a player may play a card from hand there.
fn check_play(game: &Game, seat: Seat, card: CardId, at: Option<CardId>) -> Result<(), Refusal> {
    if game.state.card(card).place != Place::Hand(seat) {
        return refuse("1E-PLAY-01", Why::NotInHand { card });
    }
    let kind = game.table.face(card).kind;
    if reporting::reports(kind) {
        check_entering(game, seat, card)?;
        let Some(at) = at else {
            return refuse("1E-REPORT-03", Why::NeedsATarget);
        };
        return reporting::check(game, seat, card, at);
    }
    if let Some(facility) = facilities::facility(game, card) {
        return check_build(game, seat, card, facility, at);
    }
    if at.is_some() {
        return refuse(API, Why::WrongTarget);
    }
    // Interrupts and doorways have times of their own, the others do not come from hand (1E-PLAY-03, 1E-DECK-14).
    let stays = matches!(
        kind,
        CardType::Event | CardType::Incident | CardType::Objective
    );
    let rule = &game.table.def(card).play;
    if !stays || matches!(rule.to, PlayedTo::On(_)) || is_agenda(game, card) {
        return refuse("1E-PLAY-04", Why::NotPlayable);
    }
    if !game.holds(&rule.need, &Cx::new(card, seat, &NOTHING)) {
        return refuse("1E-PLAY-09", Why::RequirementNotMet);
    }
    check_entering(game, seat, card)
}

/// Whether a facility may be built at a mission: where its text says, and where it could be seeded (1E-CARD-34,
/// 1E-GAP-14).
fn check_build(
    game: &Game,
    seat: Seat,
    card: CardId,
    facility: &Facility,
    at: Option<CardId>,
) -> Result<(), Refusal> {
    let PlayedTo::On(places) = &game.table.def(card).play.to else {
        return refuse("1E-CARD-34", Why::NotPlayable);
    };
    let Some(at) = at else {
        return refuse("1E-CARD-34", Why::NeedsATarget);
    };
    let site = game.table.site_of_mission(at);
    let Some(site) = site.filter(|site| spaceline::position(game, *site).is_some()) else {
        return refuse("1E-CARD-34", Why::WrongTarget);
    };
    if !game.filter(places, at, &Cx::new(card, seat, &NOTHING)) {
        return refuse("1E-CARD-34", Why::RequirementNotMet);
    }
    facilities::check_place(game, seat, card, facility, site)?;
    check_entering(game, seat, card)
}

/// Cards with the Hidden Agenda icon are played face down (1E-PLAY-20), which is not built yet.
fn is_agenda(game: &Game, card: CardId) -> bool {
    static ICON: LazyLock<Icon> = LazyLock::new(|| Icon::new("HA"));
    game.table.def(card).icons().contains(&ICON)
}

fn check_entering(game: &Game, seat: Seat, card: CardId) -> Result<(), Refusal> {
    // 1E-PLAY-19.
    if is_alternate(game, card) {
        return refuse("1E-PLAY-19", Why::NoPermission { card });
    }
    let h = Happening::new(Kind::Play).by(seat).card(card);
    if let Some(by) = game.forbidden(&h) {
        return refuse("1E-MISC-02", Why::Forbidden { by });
    }
    uniqueness::check(game, seat, card)
}

pub(super) fn start(game: &mut Game, seat: Seat, card: CardId, at: Option<CardId>) {
    game.push(Frame::Play(Box::new(Play {
        of: PlayOf::First(Step::Announce),
        seat,
        card,
        at,
        from: game.state.card(card).place,
        cost: 0,
        ability: None,
        bound: Bindings::default(),
        prevented: false,
    })));
}

fn go_to(game: &mut Game, at: Here<Play>, step: Step) -> Flow {
    game[at].of = PlayOf::First(step);
    Flow::Stay
}

pub(super) fn step(game: &mut Game, at: Here<Play>) -> Flow {
    let play = &game[at];
    let (seat, card) = (play.seat, play.card);
    let h = Happening::new(Kind::Play)
        .by(seat)
        .card(card)
        .cause(Cause::Action)
        .from(play.from);
    let h = Happening {
        other: play.at,
        ..h
    };
    let watched = game.is_watched(Kind::Play);
    match play.of.first() {
        Step::Announce => {
            go_to(game, at, Step::Lay);
            game.state.put(card, Place::Limbo(seat));
            game.state.cards[card.index()].clear();
            game.state.cards[card.index()].commander = seat;
            // 1E-PLAY-10: everybody may read it.
            game.tell_all(h);
            // 1E-PLAY-11.
            if watched {
                game.open_phase(h, Phase::While);
            }
        }
        Step::Lay => lay(game, at),
        Step::CarryOut(n) => carry_out(game, at, n),
        Step::Leave => {
            go_to(game, at, Step::Played);
            if matches!(game.state.card(card).place, Place::Limbo(_)) {
                discard(game, seat, card);
            }
        }
        Step::Played => {
            go_to(game, at, Step::Done);
            game.remember(h);
            if watched {
                game.open_phase(h, Phase::After);
            }
        }
        Step::Done => {
            game.expire(|u| *u == Until::Play(card));
            return Flow::Done;
        }
    }
    Flow::Stay
}

fn discard(game: &mut Game, seat: Seat, card: CardId) {
    let owner = game.table.face(card).owner;
    let h = Happening::new(Kind::Discard).by(seat).card(card);
    game.happen(h.cause(Cause::Rule).to(Place::Discard(owner)));
}

fn lay(game: &mut Game, here: Here<Play>) {
    let play = &game[here];
    let (seat, card, at, prevented) = (play.seat, play.card, play.at, play.prevented);
    go_to(game, here, Step::CarryOut(0));
    if prevented {
        // A nullified card never enters play.
        go_to(game, here, Step::Leave);
        return;
    }
    let place = match (at, &game.table.def(card).play.to) {
        (Some(at), PlayedTo::On(_)) => game.table.site_of_mission(at).map(Place::Orbit),
        (Some(at), _) if game.state.card(at).place.in_play() => reporting::place(game, card, at),
        (None, PlayedTo::Usual) => Some(Place::Core(seat)),
        _ => None,
    };
    let Some(place) = place else {
        return;
    };
    game.state.put(card, place);
    // 1E-REPORT-15: the opponent has seen it when it was announced.
    let covered = matches!(place, Place::Aboard(_));
    game.state.cards[card.index()].set(Flag::FaceDown, covered);
}

fn carry_out(game: &mut Game, at: Here<Play>, n: u8) {
    let play = &game[at];
    let (seat, card, prevented) = (play.seat, play.card, play.prevented);
    let def = game.table.def(card);
    let text = &def.text;
    let next = (n..text.len() as u8).find(|i| text[usize::from(*i)].when == Timing::Resolve);
    let Some(ability) = next.filter(|_| !prevented) else {
        go_to(game, at, Step::Leave);
        return;
    };
    let holds = game.holds(
        &text[usize::from(ability)].guard,
        &Cx::new(card, seat, &NOTHING),
    );
    go_to(game, at, Step::CarryOut(ability + 1));
    if holds {
        let code = Code::ability(game.table.face(card).def, ability);
        let bound = Bindings::default();
        let block = Block::new(card, seat, code, bound, Role::Body, Cause::Text(card));
        game.push(Frame::Block(Box::new(block)));
    }
}

/// Plays a card by a text: it reports to the first facility that it may report to.
pub(super) fn play_by_text(game: &mut Game, seat: Seat, card: CardId, aboard: Option<CardId>) {
    let fits = |at: &CardId| reporting::check(game, seat, card, *at).is_ok();
    let reports = reporting::reports(game.table.face(card).kind);
    let at = aboard.or_else(|| reporting::facilities(game, seat).find(fits));
    if check_entering(game, seat, card).is_ok() && (!reports || at.is_some()) {
        start(game, seat, card, at.filter(|_| reports));
    }
}
