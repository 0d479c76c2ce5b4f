//! A 64-bit hash of a state, the same on every platform, in every build and in every later version of the engine.
//!
//! It covers what players could write down: where every card is and how it lies, scores, the pending question, the
//! dice and the outcome. How the engine stores these does not matter: a new field in a private struct does not change
//! the hashes of old replays. A change to what is hashed here must increase [`VERSION`].

use super::choice::{Ask, Choice, Constraint, Label, Layout, Naming, Pending, TextAsk};
use super::ids::CardId;
use super::place::{Place, SideDeck};
use super::state::{EndedBy, State};

/// The version of what is hashed and how; it is written in replays.
pub const VERSION: u32 = 2;

const MIX: u64 = 0x9E37_79B9_7F4A_7C15;

/// Combines words by multiplication and rotation. Not for untrusted keys; it only detects that two states differ.
struct Fold(u64);

/// The hash of a state.
pub(crate) fn of(state: &State) -> u64 {
    let mut fold = Fold(0x5bd1_e995_2545_f491);
    fold.add(u64::from(VERSION));
    fold.state(state);
    let x = (fold.0 ^ (fold.0 >> 32)).wrapping_mul(MIX);
    x ^ (x >> 29)
}

/// The hash of several texts in their order.
pub(crate) fn of_texts(texts: &[String]) -> u64 {
    let mut fold = Fold(0x5bd1_e995_2545_f491);
    texts.iter().for_each(|text| fold.text(text));
    fold.0
}

impl Fold {
    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(MIX);
    }

    fn text(&mut self, text: &str) {
        self.add(text.len() as u64);
        for chunk in text.as_bytes().chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word));
        }
    }

    fn cards(&mut self, cards: &[CardId]) {
        self.add(cards.len() as u64);
        for card in cards {
            self.add(u64::from(card.0));
        }
    }

    fn place(&mut self, place: Place) {
        self.add(place_code(place));
    }

    fn state(&mut self, state: &State) {
        self.add(u64::from(state.turn) << 8 | u64::from(state.active.0));
        for card in &state.cards {
            self.place(card.place);
            let used = u64::from(card.range_used as u8) << 8 | u64::from(card.borrowed as u8);
            let flags = u64::from(card.flags().bits()) << 24 | u64::from(card.commander.0) << 16;
            self.add(flags | used);
        }
        for line in &state.lines {
            self.add(line.len() as u64);
            line.iter().for_each(|site| self.add(u64::from(site.0)));
        }
        // Games may have lists for places that others do not have.
        for zone in state.zones.iter().filter(|zone| !zone.is_empty()) {
            self.place(state.card(zone[0]).place);
            self.cards(zone);
        }
        for player in &state.players {
            let numbers = (player.score as u16 as u64) << 16 | player.counters as u16 as u64;
            self.add(numbers << 1 | u64::from(player.gone));
            if player.bonus != 0 {
                self.add(player.bonus as u16 as u64);
            }
        }
        match &state.pending {
            None => self.add(0),
            Some(pending) => self.pending(pending),
        }
        self.add(state.dice.seed());
        self.add(state.dice.used());
        if let Some(outcome) = &state.outcome {
            let by = ended_code(outcome.by);
            self.add(u64::from(outcome.winners.0) << 16 | u64::from(outcome.tied.0) << 8 | by);
        }
    }

    fn pending(&mut self, pending: &Pending) {
        self.add(1 << 32 | u64::from(pending.seat.0));
        self.ask(pending.ask);
        match &pending.choice {
            Choice::Act => self.add(1),
            Choice::Cards {
                from,
                min,
                max,
                rule,
            } => {
                self.add(2 << 32 | u64::from(*min) << 16 | u64::from(*max));
                self.cards(from);
                self.constraint(*rule);
            }
            Choice::Order { cards } => {
                self.add(3);
                self.cards(cards);
            }
            Choice::Number { min, max } => {
                self.add(4 << 32 | (*min as u16 as u64) << 16 | *max as u16 as u64);
            }
            Choice::YesNo => self.add(5),
            Choice::Options { options } => {
                self.add(6 << 32 | options.len() as u64);
                options.iter().for_each(|label| self.label(*label));
            }
            Choice::Name { what } => self.naming(what),
            Choice::Player { from } => self.add(8 << 32 | u64::from(from.0)),
            Choice::Place { places } => {
                self.add(9 << 32 | places.len() as u64);
                places.iter().for_each(|place| self.place(*place));
            }
            Choice::Arrange {
                cards,
                places,
                rule,
            } => {
                self.add(10 << 32 | places.len() as u64);
                self.cards(cards);
                places.iter().for_each(|place| self.place(*place));
                self.add(layout_code(*rule));
            }
        }
    }

    fn ask(&mut self, ask: Ask) {
        let (code, card, more) = match ask {
            Ask::PlayAndDraw => (1, None, 0),
            Ask::Orders => (2, None, 0),
            Ask::Respond => (3, None, 0),
            Ask::EndOfTurn => (4, None, 0),
            Ask::BeamWhich => (5, None, 0),
            Ask::HideWhich => (6, None, 0),
            Ask::DiscardExcess => (7, None, 0),
            Ask::ChooseDilemmas => (8, None, 0),
            Ask::OrderDilemmas => (9, None, 0),
            Ask::DealWithInOrder => (10, None, 0),
            Ask::PayForSkills { personnel } => (11, Some(personnel), 0),
            Ask::PayForSkill { personnel, skill } => (12, Some(personnel), word(skill.code())),
            Ask::WhoseSkill { skill } => (13, None, word(skill.code())),
            Ask::CompleteHow => (14, None, 0),
            Ask::Loop => (15, None, 0),
            Ask::Text { card, what } => (16, Some(card), text_code(what)),
            Ask::Doorways => (17, None, 0),
            Ask::PlaceMission { mission } => (18, Some(mission), 0),
            Ask::SeedUnder => (19, None, 0),
            Ask::Seed => (20, None, 0),
            Ask::PlayCards => (21, None, 0),
            Ask::WalkWhich => (22, None, 0),
            Ask::Attackers { target } => (40, Some(target), 0),
            Ask::ReturnFire { target } => (41, Some(target), 0),
            Ask::ReturnAt => (42, None, 0),
            Ask::Harm { weaker } => (43, Some(weaker), 0),
        };
        let card = card.map_or(0, |c: CardId| u64::from(c.0) + 1);
        self.add(code << 48 | card << 16);
        self.add(more);
    }

    fn constraint(&mut self, rule: Constraint) {
        let code = match rule {
            Constraint::Free => 0,
            Constraint::Dilemmas { limit } => 1 << 32 | limit as u16 as u64,
            Constraint::Skill { skill, levels } => {
                self.add(word(skill.code()));
                2 << 32 | u64::from(levels)
            }
            Constraint::Unique { seat } => 3 << 32 | u64::from(seat.0),
            Constraint::Together { to } => {
                self.place(to);
                4 << 32
            }
            Constraint::Walking { to } => {
                self.place(to);
                5 << 32
            }
        };
        self.add(code);
    }

    fn label(&mut self, label: Label) {
        self.add(match label {
            Label::Alternative(n) => 1 << 32 | u64::from(n),
            Label::Combat => 2 << 32,
            Label::Engagement => 3 << 32,
            Label::PrintedRequirements => 4 << 32,
            Label::OtherRequirements(card) => 5 << 32 | u64::from(card.0),
            Label::Card(card) => 6 << 32 | u64::from(card.0),
            Label::Skill(skill) => 7 << 56 | word(skill.code()),
            Label::Top => 8 << 32,
            Label::Bottom => 9 << 32,
            Label::LeftOf(card) => 10 << 32 | u64::from(card.0),
            Label::RightOf(card) => 11 << 32 | u64::from(card.0),
            Label::Wound => 12 << 32,
            Label::Stun => 13 << 32,
            Label::Spare => 14 << 32,
        });
    }

    fn naming(&mut self, what: &Naming) {
        match what {
            Naming::Skill(list) => {
                self.add(71 << 32 | list.len() as u64);
                list.iter().for_each(|skill| self.text(skill.code()));
            }
            Naming::Title => self.add(72 << 32),
            // The titles there are change with every set, and nothing in the game with them.
            Naming::TitleOf(_) => self.add(73 << 32),
            Naming::Type(list) => {
                self.add(74 << 32 | list.len() as u64);
                list.iter().for_each(|kind| self.text(kind.code()));
            }
        }
    }
}

fn text_code(what: TextAsk) -> u64 {
    match what {
        TextAsk::Pick => 1,
        TextAsk::TieBreak => 2,
        TextAsk::Do => 3,
        TextAsk::Pay => 4,
        TextAsk::OneOf => 5,
        TextAsk::Name => 6,
        TextAsk::Number => 7,
        TextAsk::Opponent => 8,
        TextAsk::Where => 9,
        TextAsk::Order => 10,
        TextAsk::GainSkill => 11,
        TextAsk::FightKind => 12,
        TextAsk::FightShip => 13,
        TextAsk::FightAgainst => 14,
        TextAsk::Download => 15,
    }
}

fn layout_code(rule: Layout) -> u64 {
    match rule {
        Layout::Free => 0,
        Layout::BeneathMissions => 1,
    }
}

fn ended_code(by: EndedBy) -> u64 {
    match by {
        EndedBy::Points => 1,
        EndedBy::EmptyDecks => 2,
        EndedBy::Concession => 3,
    }
}

/// The first letters of a short code as a number.
fn word(code: &str) -> u64 {
    let letters = code.bytes().take(6);
    letters.fold(0, |word, letter| word << 8 | u64::from(letter))
}

/// A number for a place: its kind and whose or where it is.
fn place_code(place: Place) -> u64 {
    let (code, of) = match place {
        Place::Deck(s) => (1, u64::from(s.0)),
        Place::Hand(s) => (2, u64::from(s.0)),
        Place::Discard(s) => (3, u64::from(s.0)),
        Place::Pile(s) => (4, u64::from(s.0)),
        Place::Core(s) => (5, u64::from(s.0)),
        Place::Brig(s) => (6, u64::from(s.0)),
        Place::Row(s) => (7, u64::from(s.0)),
        Place::Removed(s) => (8, u64::from(s.0)),
        Place::Drawn(s) => (9, u64::from(s.0)),
        Place::Stack(s) => (10, u64::from(s.0)),
        Place::Limbo(s) => (11, u64::from(s.0)),
        Place::Orbit(site) => (12, u64::from(site.0)),
        Place::Surface(site) => (13, u64::from(site.0)),
        Place::Aboard(card) => (14, u64::from(card.0)),
        Place::On(card) => (15, u64::from(card.0)),
        Place::Beneath(card) => (16, u64::from(card.0)),
        Place::Seed(s) => (17, u64::from(s.0)),
        Place::Agenda(s) => (18, u64::from(s.0)),
        Place::Points(s) => (19, u64::from(s.0)),
        Place::Side(s, side) => (20, side_code(side) << 8 | u64::from(s.0)),
        Place::Under(site) => (21, u64::from(site.0)),
        Place::Docked(card) => (22, u64::from(card.0)),
    };
    code << 32 | of
}

fn side_code(side: SideDeck) -> u64 {
    match side {
        SideDeck::Missions => 1,
        SideDeck::Tent => 2,
        SideDeck::Bridge => 3,
        SideDeck::Continuum => 4,
        SideDeck::Tribbles => 5,
        SideDeck::Sphere => 6,
    }
}
