//! Battles: a player attacks with ships or with personnel, as an order (1E-SBAT-01). Everybody who took part is stopped
//! afterwards, and the other player may counter-attack on the next turn.

pub(super) mod damage;
mod force;
mod personnel;
mod ships;

pub(super) use personnel::{check as check_personnel, hurt};
pub(super) use ships::check as check_ships;

use super::{orders, turn};
use crate::kernel::choice::Action;
use crate::kernel::frame::Frame;
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Between, Fight, FightOf, Here};
use crate::kernel::rename::{Rename, Swap};
use crate::kernel::state::{Flag, Until};
use cards::language::{Kind, Phase};
use cards::lexicon::CardType;
use serde::{Deserialize, Serialize};

/// The next thing to do in a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// The attacker chooses the ships that take part.
    Attackers,
    /// The battle begins, and texts can prevent it.
    Begin,
    /// The defender decides on return fire.
    ReturnFire,
    /// The defender chooses the attacker to fire at.
    ReturnAt,
    /// Both sides fire.
    Fire,
    /// Hits do their damage.
    Hits,
    /// The next two personnel engage.
    Pair,
    /// The result of their pair.
    Engaged,
    /// The winner is found.
    Compare,
    /// Ships are destroyed, and mortally wounded personnel die.
    Losses,
    /// All who took part are stopped.
    Stopping,
    /// The battle ends.
    End,
    /// The battle is over.
    Done,
}

/// A hit: the card, and whether it is a direct one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shot {
    /// The card that is hit.
    pub target: CardId,
    /// More than twice its SHIELDS (1E-SHIPB-14).
    pub direct: bool,
}

/// The progress of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// The next thing to do.
    pub step: Step,
    /// The ship or facility that is attacked.
    pub(super) target: Option<CardId>,
    /// The ships and facilities that return fire.
    pub(super) returning: Vec<CardId>,
    /// The attacker they fire at.
    pub(super) back_at: Option<CardId>,
    /// Hits that have not done their damage yet, the attacker's first.
    pub(super) shots: Vec<Shot>,
    /// The sides that have hit: the attacker and the defender.
    pub(super) has_hit: [bool; 2],
    /// Cards that are destroyed or die at the end.
    pub(super) doomed: Vec<CardId>,
    /// Personnel who have not fought yet: the attacker's and the defender's.
    pub(super) piles: [Vec<CardId>; 2],
    /// The two who are fighting.
    pub(super) pair: Option<(CardId, CardId)>,
    /// Disabled personnel, who do not fight but can be the casualty (1E-CR-101).
    pub(super) bystanders: Vec<CardId>,
}

impl Rename for Shot {
    fn rename(&mut self, s: &Swap) {
        let Shot { target, direct: _ } = self;
        target.rename(s);
    }
}

impl Rename for Course {
    fn rename(&mut self, s: &Swap) {
        let Course {
            step: _,
            target,
            returning,
            back_at,
            shots,
            has_hit: _,
            doomed,
            piles: [ours, theirs],
            pair,
            bystanders,
        } = self;
        target.rename(s);
        returning.rename(s);
        back_at.rename(s);
        shots.rename(s);
        doomed.rename(s);
        ours.rename(s);
        theirs.rename(s);
        pair.rename(s);
        bystanders.rename(s);
    }
}

/// The battles that a player may begin.
pub(super) fn actions(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    for &card in &game.state.field {
        let theirs = game.state.card(card).commander != seat;
        if theirs && orders::is_host(game, card) && check_ships(game, seat, card).is_ok() {
            out.push(Action::Attack { target: card });
        }
        if theirs && game.table.face(card).kind == CardType::Personnel {
            let action = Action::Battle {
                at: game.state.card(card).place,
            };
            let at = game.state.card(card).place;
            if !out.contains(&action) && check_personnel(game, seat, at).is_ok() {
                out.push(action);
            }
        }
    }
}

/// Begins a ship battle.
pub(super) fn attack(game: &mut Game, seat: Seat, target: CardId) {
    let Some(site) = game.site_of(target) else {
        return;
    };
    let ours = ships::attackers(game, seat, target);
    let theirs = vec![target];
    let mut fight = fight(game, seat, Between::Ships, Place::Orbit(site), ours);
    fight.theirs = theirs;
    fight.opponent = game.state.card(target).commander;
    fight.first_mut().target = Some(target);
    push(game, fight, site);
}

/// Begins a personnel battle.
pub(super) fn battle(game: &mut Game, seat: Seat, at: Place) {
    let Some(site) = force::site_of(game, at) else {
        return;
    };
    let ours = personnel::attackers(game, seat, at);
    let mut fight = fight(game, seat, Between::Personnel, at, ours);
    personnel::set_up(game, &mut fight);
    push(game, fight, site);
}

fn fight(game: &Game, seat: Seat, between: Between, place: Place, ours: Vec<CardId>) -> Fight {
    Fight {
        between,
        starter: seat,
        opponent: game.state.left_of(seat),
        source: ours[0],
        place,
        involved: Vec::new(),
        ours,
        theirs: Vec::new(),
        winner: None,
        prevented: false,
        record: game.state.record.len() as u16,
        of: FightOf::First(Course {
            step: match between {
                Between::Ships => Step::Attackers,
                Between::Personnel => Step::Begin,
            },
            target: None,
            returning: Vec::new(),
            back_at: None,
            shots: Vec::new(),
            has_hit: [false; 2],
            doomed: Vec::new(),
            piles: [Vec::new(), Vec::new()],
            pair: None,
            bystanders: Vec::new(),
        }),
    }
}

fn push(game: &mut Game, fight: Fight, site: SiteId) {
    game.state.uses.iter_mut().for_each(|u| u.fight = 0);
    // 1E-AFTERB-02.
    turn::remember_attack(game, site);
    game.push(Frame::Fight(Box::new(fight)));
}

pub(super) fn go_to(game: &mut Game, at: Here<Fight>, step: Step) -> Flow {
    game[at].first_mut().step = step;
    Flow::Stay
}

fn beginning(fight: &Fight) -> Happening {
    let h = Happening::new(Kind::FightBegin)
        .by(fight.starter)
        .card(fight.source)
        .cause(fight.cause())
        .to(fight.place);
    Happening {
        other: fight.first().target,
        ..h
    }
}

pub(super) fn step(game: &mut Game, at: Here<Fight>) -> Flow {
    match game[at].first().step {
        Step::Attackers => ships::choose_attackers(game, at),
        Step::Begin => begin(game, at),
        // 1E-SBAT-12: nobody is involved in a battle that was cancelled.
        _ if game[at].prevented && game[at].first().step != Step::Done => {
            go_to(game, at, Step::Done)
        }
        Step::ReturnFire => ships::ask_return_fire(game, at),
        Step::ReturnAt => ships::ask_return_target(game, at),
        Step::Fire => ships::fire(game, at),
        Step::Hits => ships::hits(game, at),
        Step::Pair => personnel::pair(game, at),
        Step::Engaged => personnel::engaged(game, at),
        Step::Compare if game[at].is_combat() => personnel::compare(game, at),
        Step::Compare => ships::compare(game, at),
        Step::Losses => losses(game, at),
        Step::Stopping => stop(game, at),
        Step::End => {
            let h = beginning(&game[at]);
            go_to(game, at, Step::Done);
            game.happen(Happening {
                kind: Kind::FightEnd,
                ..h
            });
            Flow::Stay
        }
        Step::Done => {
            personnel::recover(game);
            game.expire(|u| *u == Until::Fight);
            Flow::Done
        }
    }
}

fn begin(game: &mut Game, at: Here<Fight>) -> Flow {
    let h = beginning(&game[at]);
    let next = match game[at].between {
        Between::Ships => Step::ReturnFire,
        Between::Personnel => Step::Pair,
    };
    go_to(game, at, next);
    game.tell(h, game.seen_by(game[at].source));
    game.remember(h);
    if game.is_watched(Kind::FightBegin) {
        game.open_phase(h, Phase::Before);
    }
    Flow::Stay
}

/// Names the winner to the texts and the log.
fn win(game: &mut Game, at: Here<Fight>, winner: Option<Seat>, margin: i16) {
    let fight = &mut game[at];
    fight.winner = winner;
    let (cause, source) = (fight.cause(), fight.source);
    if let Some(seat) = winner {
        let h = Happening::new(Kind::FightWin)
            .by(seat)
            .cause(cause)
            .card(source);
        let amount = crate::kernel::happening::Amount::Margin(margin);
        game.happen(h.amount(amount));
    }
}

/// 1E-SHIPB-16, 1E-PERSB-11: one after the other.
fn losses(game: &mut Game, at: Here<Fight>) -> Flow {
    let Some(card) = game[at].first_mut().doomed.pop() else {
        return go_to(game, at, Step::Stopping);
    };
    if !game.state.card(card).place.in_play() {
        return Flow::Stay;
    }
    let kind = match game.table.face(card).kind {
        CardType::Personnel => Kind::Kill,
        _ => Kind::Destroy,
    };
    let to = super::hurt::resting_place(game, card);
    let h = Happening::new(kind)
        .card(card)
        .cause(game[at].cause())
        .to(to);
    game.happen(h);
    Flow::Stay
}

/// 1E-AFTERB-01, 1E-GAP-45.
fn stop(game: &mut Game, at: Here<Fight>) -> Flow {
    while let Some(card) = game[at].involved.pop() {
        let c = game.state.card(card);
        if c.place.in_play() && !c.is(Flag::Stopped) {
            game.happen(Happening::new(Kind::Stop).card(card).cause(Cause::Rule));
            return Flow::Stay;
        }
    }
    go_to(game, at, Step::End)
}
