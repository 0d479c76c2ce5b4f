//! Exchanges cards everywhere in a state. Every struct is destructured here, so that a new field cannot be forgotten.

use super::choice::{Ask, Choice, Constraint, Label, Pending};
use super::frame::{
    Answered, Bindings, Block, Check, Finding, Frame, Happen, Progress, Respond, Value,
};
use super::happening::{Cause, Happening};
use super::ids::{CardId, Seat, Seats};
use super::place::Place;
use super::procedure::{Attempt, Fight, Play, Reserve};
use super::state::{Card, LastKnown, Lasting, State, Until, Use};
use cards::language::Slot;
use cards::lexicon::Skill;

/// A permutation of the cards of a game.
#[derive(Clone, Debug)]
pub struct Swap(pub(super) Vec<CardId>);

impl Swap {
    /// The card that replaces `card`.
    pub fn of(&self, card: CardId) -> CardId {
        self.0.get(card.index()).copied().unwrap_or(card)
    }
    /// Whether nothing is exchanged.
    pub fn is_identity(&self) -> bool {
        (0..).map(CardId).zip(&self.0).all(|(a, b)| a == *b)
    }
}

/// Exchanges cards in everything that names a card.
pub(crate) trait Rename {
    fn rename(&mut self, s: &Swap);
}

/// Renames several things.
macro_rules! rename {
    ($s:expr; $($part:expr),+ $(,)?) => {{ $($part.rename($s);)+ }};
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
impl<A: Rename, B: Rename> Rename for (A, B) {
    fn rename(&mut self, s: &Swap) {
        let (a, b) = self;
        rename!(s; a, b);
    }
}
impl<A: Rename, B: Rename, C: Rename> Rename for (A, B, C) {
    fn rename(&mut self, s: &Swap) {
        let (a, b, c) = self;
        rename!(s; a, b, c);
    }
}
/// Has no cards.
macro_rules! no_cards {
    ($($plain:ty),+) => {$(
        impl Rename for $plain {
            fn rename(&mut self, _: &Swap) {}
        }
    )+};
}
no_cards!(Skill, Slot, Seat, Seats);
impl Rename for Place {
    fn rename(&mut self, s: &Swap) {
        self.host_mut().into_iter().for_each(|card| card.rename(s));
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
        let Happening {
            kind: _,
            who: _,
            card,
            other,
            cause,
            from,
            to,
            amount: _,
            facet: _,
        } = self;
        rename!(s; card, other, cause, from, to);
    }
}
impl Rename for Value {
    fn rename(&mut self, s: &Swap) {
        match self {
            Value::Card(c) => c.rename(s),
            Value::Cards(list) => list.rename(s),
            Value::Seat(_)
            | Value::Number(_)
            | Value::Skill(_)
            | Value::Title(_)
            | Value::Type(_) => {}
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
        let Pending {
            seat: _,
            ask,
            choice,
        } = self;
        match ask {
            Ask::PayForSkills { personnel: c }
            | Ask::PayForSkill {
                personnel: c,
                skill: _,
            }
            | Ask::PlaceMission { mission: c }
            | Ask::Attackers { target: c }
            | Ask::ReturnFire { target: c }
            | Ask::Harm { weaker: c }
            | Ask::Text { card: c, what: _ } => c.rename(s),
            Ask::PlayAndDraw
            | Ask::Orders
            | Ask::Respond
            | Ask::EndOfTurn
            | Ask::BeamWhich
            | Ask::HideWhich
            | Ask::DiscardExcess
            | Ask::ChooseDilemmas
            | Ask::OrderDilemmas
            | Ask::DealWithInOrder
            | Ask::WhoseSkill { skill: _ }
            | Ask::CompleteHow
            | Ask::Loop
            | Ask::Doorways
            | Ask::SeedUnder
            | Ask::Seed
            | Ask::PlayCards
            | Ask::WalkWhich
            | Ask::ReturnAt => {}
        }
        match choice {
            Choice::Cards {
                from,
                min: _,
                max: _,
                rule,
            } => rename!(s; from, rule),
            Choice::Order { cards } => cards.rename(s),
            Choice::Options { options } => options.rename(s),
            Choice::Place { places } => places.rename(s),
            Choice::Arrange {
                cards,
                places,
                rule: _,
            } => rename!(s; cards, places),
            Choice::Act
            | Choice::Number { min: _, max: _ }
            | Choice::YesNo
            | Choice::Name { what: _ }
            | Choice::Player { from: _ } => {}
        }
    }
}
impl Rename for Constraint {
    fn rename(&mut self, s: &Swap) {
        match self {
            Constraint::Together { to } | Constraint::Walking { to } => to.rename(s),
            Constraint::Free
            | Constraint::Dilemmas { limit: _ }
            | Constraint::Skill {
                skill: _,
                levels: _,
            }
            | Constraint::Unique { seat: _ } => {}
        }
    }
}
impl Rename for Label {
    fn rename(&mut self, s: &Swap) {
        match self {
            Label::Card(c) | Label::OtherRequirements(c) | Label::LeftOf(c) | Label::RightOf(c) => {
                c.rename(s)
            }
            Label::Alternative(_)
            | Label::Combat
            | Label::Engagement
            | Label::PrintedRequirements
            | Label::Skill(_)
            | Label::Top
            | Label::Bottom
            | Label::Wound
            | Label::Stun
            | Label::Spare => {}
        }
    }
}
impl Rename for Play {
    fn rename(&mut self, s: &Swap) {
        let Play {
            seat: _,
            card,
            at,
            from,
            cost: _,
            ability: _,
            bound,
            prevented: _,
            of: _,
        } = self;
        rename!(s; card, at, from, bound);
    }
}
impl Rename for Attempt {
    fn rename(&mut self, s: &Swap) {
        let Attempt {
            attempter: _,
            opponent: _,
            mission,
            ship,
            participants,
            facing,
            reserve,
            dilemma,
            prevented: _,
            way: _,
            used,
            record: _,
            dilemma_record: _,
            of,
        } = self;
        rename!(s; mission, ship, participants, facing, reserve, dilemma, used, of);
    }
}
impl Rename for Reserve {
    fn rename(&mut self, s: &Swap) {
        let Reserve {
            attempter: _,
            opponent: _,
            participants,
            ship,
        } = self;
        rename!(s; participants, ship);
    }
}
impl Rename for Fight {
    fn rename(&mut self, s: &Swap) {
        let Fight {
            between: _,
            starter: _,
            opponent: _,
            source,
            place,
            ours,
            theirs,
            involved,
            winner: _,
            prevented: _,
            record: _,
            of,
        } = self;
        rename!(s; source, place, ours, theirs, involved, of);
    }
}
impl Rename for Check {
    fn rename(&mut self, s: &Swap) {
        let Check {
            step: _,
            of,
            code: _,
            you: _,
            bound,
            group,
            priced,
            idle,
            needs: _,
            uses,
            met: _,
        } = self;
        rename!(s; of, bound, group, priced, idle, uses);
    }
}
impl Rename for Block {
    fn rename(&mut self, s: &Swap) {
        let Block {
            source,
            you: _,
            code: _,
            pc: _,
            progress,
            bound,
            role: _,
            cause,
            failed: _,
        } = self;
        rename!(s; source, progress, bound, cause);
    }
}
impl Rename for Progress {
    fn rename(&mut self, s: &Swap) {
        match self {
            Progress::Fresh
            | Progress::BindingGuard
            | Progress::Reopened
            | Progress::Checking
            | Progress::Inside(_)
            | Progress::CameOff(_)
            | Progress::Failed(_)
            | Progress::Paid
            | Progress::Counted(_)
            | Progress::Begun => {}
            Progress::Each(left) => left.rename(s),
            Progress::Finding { first, so_far } => rename!(s; first, so_far),
            Progress::On {
                first,
                cards,
                next: _,
            } => rename!(s; first, cards),
        }
    }
}
impl Rename for Finding {
    fn rename(&mut self, s: &Swap) {
        match self {
            Finding::SecondTarget => {}
            Finding::Asked(cards) | Finding::Pool(cards) | Finding::RandomPool(cards) => {
                cards.rename(s);
            }
        }
    }
}
impl Rename for Happen {
    fn rename(&mut self, s: &Swap) {
        let Happen {
            h,
            cards,
            step: _,
            fate: _,
            batch: _,
        } = self;
        rename!(s; h, cards);
    }
}
impl Rename for Respond {
    fn rename(&mut self, s: &Swap) {
        let Respond {
            h,
            cards,
            phase: _,
            batch: _,
            seat: _,
            passes: _,
            used,
        } = self;
        rename!(s; h, cards, used);
    }
}
impl Rename for Answered {
    fn rename(&mut self, s: &Swap) {
        match self {
            Answered::Text(card, _) | Answered::Repair(card) => card.rename(s),
        }
    }
}
impl Rename for Frame {
    fn rename(&mut self, s: &Swap) {
        match self {
            Frame::Turn(x) => x.rename(s),
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
impl Rename for Until {
    fn rename(&mut self, s: &Swap) {
        match self {
            Until::InPlay(c) | Until::Play(c) => c.rename(s),
            Until::EndOfTurn
            | Until::NextTurnOf(_)
            | Until::EndOfNextTurnOf(_)
            | Until::Dilemma
            | Until::Attempt
            | Until::Fight
            | Until::Game
            | Until::Once => {}
        }
    }
}
impl Rename for Lasting {
    fn rename(&mut self, s: &Swap) {
        let Lasting {
            source,
            you: _,
            code: _,
            pc: _,
            bound,
            until,
        } = self;
        rename!(s; source, bound, until);
    }
}
impl Rename for Use {
    fn rename(&mut self, s: &Swap) {
        let Use {
            card,
            ability: _,
            mission,
            turn: _,
            attempt: _,
            fight: _,
            dilemma: _,
            game: _,
        } = self;
        rename!(s; card, mission);
    }
}
impl Rename for LastKnown {
    fn rename(&mut self, s: &Swap) {
        let LastKnown {
            card,
            commander: _,
            place,
            attributes: _,
            cost: _,
            skills: _,
        } = self;
        rename!(s; card, place);
    }
}
impl Rename for State {
    fn rename(&mut self, s: &Swap) {
        let State {
            rules: _,
            lines: _,
            cards,
            zones,
            field,
            players: _,
            active: _,
            turn: _,
            frames,
            pending,
            lasting,
            uses,
            record,
            last_known,
            skills_used,
            memory,
            loops,
            dice: _,
            outcome: _,
        } = self;
        // What is true of a place stays with the place: the card taking the part takes its flags.
        let old: Vec<Card> = cards.clone();
        for (i, mut card) in old.into_iter().enumerate() {
            card.place.rename(s);
            cards[s.of(CardId(i as u16)).index()] = card;
        }
        rename!(s; zones, field, frames, pending, lasting, uses, record, last_known, skills_used);
        rename!(s; memory, loops);
    }
}
