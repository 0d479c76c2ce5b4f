//! For tests of views only: the same game with other cards where a seat cannot look. Whatever that seat is
//! shown must stay the same.

use super::choice::{Ask, Choice, Label, Pending};
use super::event::Event;
use super::frame::{Bindings, Block, Frame, Happen, Respond, Value};
use super::game::Game;
use super::happening::{Cause, Happening};
use super::ids::{CardId, Seat, Seats};
use super::place::Place;
use super::rng::Dice;
use super::state::{State, Until};
use super::table::has;
use crate::random::SmallRng;
use crate::second::attempt::Attempt;
use crate::second::check::Check;
use crate::second::fight::Fight;
use crate::second::play::Play;
use crate::second::turn;
use cards::lexicon::CardType;

/// Which card takes the part of which.
#[derive(Clone, Debug)]
pub struct Swap(Vec<CardId>);

impl Swap {
    /// The card now playing the part of `card`.
    pub fn of(&self, card: CardId) -> CardId {
        self.0.get(card.index()).copied().unwrap_or(card)
    }
    /// Whether nothing is exchanged.
    pub fn is_identity(&self) -> bool {
        (0..).map(CardId).zip(&self.0).all(|(a, b)| a == *b)
    }
}

impl Game {
    /// Cards whose faces `viewer` cannot see.
    #[doc(hidden)]
    pub fn hidden_from(&self, viewer: Option<Seat>) -> Vec<CardId> {
        let hidden = |c: &CardId| {
            let seats = self.seen_by(*c);
            match viewer {
                Some(seat) => !seats.has(seat),
                None => seats != Seats::ALL,
            }
        };
        let all = (0..self.state.cards.len() as u16).map(CardId);
        all.filter(hidden).collect()
    }

    /// The game with cards hidden from `viewer` exchanged among each other, and with another seed. Cards in
    /// `keep` stay where they are, and so do those the viewer may choose among now.
    #[doc(hidden)]
    pub fn with_hidden_swapped(
        &self,
        viewer: Option<Seat>,
        keep: &[CardId],
        rng: &mut SmallRng,
    ) -> (Game, Swap) {
        let mut hidden = self.hidden_from(viewer);
        hidden.retain(|c| !keep.contains(c) && !self.offered_to(viewer, *c));
        let mut map: Vec<CardId> = (0..self.state.cards.len() as u16).map(CardId).collect();
        for _ in 0..3 * hidden.len() {
            let (Some(&a), Some(&b)) = (rng.pick(&hidden), rng.pick(&hidden)) else {
                break;
            };
            // The parts are `a` and `b`; the cards that play them may have been exchanged before.
            if self.exchangeable(a, b, map[a.index()], map[b.index()]) {
                map.swap(a.index(), b.index());
            }
        }
        let swap = Swap(map);
        let mut game = self.clone();
        game.state.rename(&swap);
        game.offered = None;
        game.state.dice = Dice::new(rng.next_u64());
        (game, swap)
    }

    fn offered_to(&self, viewer: Option<Seat>, card: CardId) -> bool {
        let Some(pending) = self.pending().filter(|p| Some(p.seat) == viewer) else {
            return false;
        };
        // Whoever is asked by a text has it before them, also when its card has gone to a discard pile.
        if matches!(pending.ask, Ask::Text { card: source, .. } if source == card) {
            return true;
        }
        match &pending.choice {
            Choice::Cards { from, .. } => from.contains(&card),
            Choice::Order { cards } => cards.contains(&card),
            Choice::Options { options } => options.contains(&Label::Card(card)),
            _ => false,
        }
    }

    fn exchangeable(&self, a: CardId, b: CardId, card_a: CardId, card_b: CardId) -> bool {
        let (x, y) = (self.table.face(card_a), self.table.face(card_b));
        let deck = |k: CardType| !matches!(k, CardType::Mission | CardType::Dilemma);
        let loose = |c: CardId| {
            matches!(
                self.state.card(c).place,
                Place::Hand(_) | Place::Deck(_) | Place::Discard(_) | Place::Removed(_)
            )
        };
        let any_type = loose(a) && loose(b) && deck(x.kind) && deck(y.kind);
        // A text that bars something is in use, and so known, as soon as anybody would do it (2E-SHOW-03).
        let at_work = !(loose(a) && loose(b)) && (self.bars(card_a) || self.bars(card_b));
        x.owner == y.owner && (x.kind == y.kind || any_type) && !at_work
    }

    fn bars(&self, card: CardId) -> bool {
        let kinds = [has::FORBID, has::MUTE, has::TOLL];
        kinds
            .iter()
            .any(|kind| self.table.statics(*kind).iter().any(|s| s.card == card))
    }
}

impl Event {
    /// The same entry with the cards exchanged.
    #[doc(hidden)]
    #[must_use]
    pub fn swapped(&self, swap: &Swap) -> Event {
        let mut event = self.clone();
        event.h.rename(swap);
        event.cards.rename(swap);
        event
    }
}

/// Puts other cards in all places that name a card.
trait Rename {
    fn rename(&mut self, s: &Swap);
}

impl Rename for CardId {
    fn rename(&mut self, s: &Swap) {
        *self = s.of(*self);
    }
}
impl<T: Rename> Rename for Vec<T> {
    fn rename(&mut self, s: &Swap) {
        self.iter_mut().for_each(|x| x.rename(s));
    }
}
impl<T: Rename> Rename for Option<T> {
    fn rename(&mut self, s: &Swap) {
        self.iter_mut().for_each(|x| x.rename(s));
    }
}
impl<A: Rename, B: Copy> Rename for (A, B) {
    fn rename(&mut self, s: &Swap) {
        self.0.rename(s);
    }
}
impl<A: Rename, B: Copy, C: Copy> Rename for (A, B, C) {
    fn rename(&mut self, s: &Swap) {
        self.0.rename(s);
    }
}
impl Rename for Place {
    fn rename(&mut self, s: &Swap) {
        if let Place::Aboard(c) | Place::On(c) | Place::Beneath(c) = self {
            c.rename(s);
        }
    }
}
impl Rename for Cause {
    fn rename(&mut self, s: &Swap) {
        match self {
            Cause::Rule | Cause::Action => {}
            Cause::Text(c)
            | Cause::Cost(c)
            | Cause::Dilemma(c)
            | Cause::Combat(c)
            | Cause::Engagement(c) => c.rename(s),
        }
    }
}
impl Rename for Happening {
    fn rename(&mut self, s: &Swap) {
        self.card.rename(s);
        self.other.rename(s);
        self.cause.rename(s);
        self.from.rename(s);
        self.to.rename(s);
    }
}
impl Rename for Value {
    fn rename(&mut self, s: &Swap) {
        match self {
            Value::Card(c) => c.rename(s),
            Value::Cards(list) => list.rename(s),
            _ => {}
        }
    }
}
impl Rename for Bindings {
    fn rename(&mut self, s: &Swap) {
        self.values_mut().for_each(|v| v.rename(s));
    }
}
impl Rename for Pending {
    fn rename(&mut self, s: &Swap) {
        if let Ask::PayForSkills { personnel: c }
        | Ask::PayForSkill { personnel: c, .. }
        | Ask::Text { card: c, .. } = &mut self.ask
        {
            c.rename(s);
        }
        match &mut self.choice {
            Choice::Cards { from: list, .. } | Choice::Order { cards: list } => list.rename(s),
            Choice::Options { options } => {
                for label in options {
                    if let Label::Card(c) | Label::OtherRequirements(c) = label {
                        c.rename(s);
                    }
                }
            }
            Choice::Place { places } => places.rename(s),
            _ => {}
        }
    }
}
impl Rename for Play {
    fn rename(&mut self, s: &Swap) {
        self.card.rename(s);
        self.at.rename(s);
        self.from.rename(s);
        self.bound.rename(s);
    }
}
impl Rename for Attempt {
    fn rename(&mut self, s: &Swap) {
        self.mission.rename(s);
        self.ship.rename(s);
        self.participants.rename(s);
        self.facing.rename(s);
        if let Some(reserve) = &mut self.reserve {
            reserve.participants.rename(s);
            reserve.ship.rename(s);
        }
        self.dilemma.rename(s);
        self.faced.rename(s);
        for (card, _, of) in &mut self.used {
            card.rename(s);
            of.rename(s);
        }
        self.work.rename(s);
    }
}
impl Rename for Fight {
    fn rename(&mut self, s: &Swap) {
        self.source.rename(s);
        self.place.rename(s);
        self.ours.rename(s);
        self.theirs.rename(s);
        self.involved.rename(s);
        self.work.rename(s);
        self.bound.rename(s);
    }
}
impl Rename for Check {
    fn rename(&mut self, s: &Swap) {
        self.of.rename(s);
        self.bound.rename(s);
        self.group.rename(s);
        self.priced.rename(s);
        self.idle.rename(s);
        self.uses.rename(s);
    }
}
impl Rename for Block {
    fn rename(&mut self, s: &Swap) {
        self.source.rename(s);
        self.bound.rename(s);
        self.work.rename(s);
        self.done.rename(s);
        self.cause.rename(s);
    }
}
impl Rename for Happen {
    fn rename(&mut self, s: &Swap) {
        self.h.rename(s);
        self.cards.rename(s);
    }
}
impl Rename for Respond {
    fn rename(&mut self, s: &Swap) {
        self.h.rename(s);
        self.cards.rename(s);
        self.used.rename(s);
    }
}
impl Rename for Frame {
    fn rename(&mut self, s: &Swap) {
        match self {
            Frame::Turn(t) => {
                if let turn::Step::Beaming { from, to } = &mut t.step {
                    from.rename(s);
                    to.rename(s);
                }
                t.work.rename(s);
            }
            Frame::Play(x) => x.rename(s),
            Frame::Attempt(x) => x.rename(s),
            Frame::Fight(x) => x.rename(s),
            Frame::Check(x) => x.rename(s),
            Frame::Block(x) => x.rename(s),
            Frame::Happen(x) => x.rename(s),
            Frame::Respond(x) => x.rename(s),
        }
    }
}
impl Rename for State {
    fn rename(&mut self, s: &Swap) {
        // What is true of a place stays with the place: the card taking the part takes its flags.
        let old = self.cards.clone();
        for (i, mut card) in old.into_iter().enumerate() {
            card.place.rename(s);
            self.cards[s.of(CardId(i as u16)).index()] = card;
        }
        self.zones.rename(s);
        self.field.rename(s);
        self.frames.rename(s);
        self.pending.rename(s);
        for lasting in &mut self.lasting {
            lasting.source.rename(s);
            lasting.bound.rename(s);
            if let Until::InPlay(c) | Until::Play(c) = &mut lasting.until {
                c.rename(s);
            }
        }
        for used in &mut self.uses {
            used.card.rename(s);
            used.mission.rename(s);
        }
        self.record.rename(s);
        for known in &mut self.last_known {
            known.card.rename(s);
            known.place.rename(s);
        }
        self.skills_used.rename(s);
        for (card, _, value) in &mut self.memory {
            card.rename(s);
            value.rename(s);
        }
        for (a, b) in &mut self.loops {
            a.rename(s);
            b.rename(s);
        }
    }
}
