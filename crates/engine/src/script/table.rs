//! A table set by a scenario, and its cards by name.

use super::{Fault, Moment, Problem};
use crate::scenario::Built;
use crate::{Answer, CardId, Event, Game, Pending, Scenario, ScenarioError, Seat};
use cards::Catalogue;
use cards::catalogue::nearest;
use std::collections::BTreeMap;

/// A game that is played by names and words.
///
/// Every method that takes the name of a card, or gives an answer, has a twin that returns a [`Fault`]
/// ([`Table::find`], [`Table::try_answer`]).
///
/// # Panics
///
/// The others are for tests: they panic with the text of that fault if no card, or more than one, has the
/// name, if nobody is asked, or if the answer is refused.
#[derive(Clone, Debug)]
pub struct Table {
    /// The game. Answers given to it directly are fine; their events are collected with the next answer.
    pub game: Game,
    /// Events since the table was set.
    pub events: Vec<Event>,
    pub(super) mode: Mode,
    labels: BTreeMap<String, CardId>,
}

/// The treatment of questions that a script does not answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// They are faults: nobody passes, draws or discards unless the script does it.
    #[default]
    Strict,
    /// On the way to a turn players pass, draw their last cards, give no orders and pick as few cards as
    /// they can.
    Lenient,
}

/// Sets a lenient table for a test.
///
/// # Panics
///
/// Panics and lists all faults if there is one in the scenario.
#[track_caller]
pub fn table(text: &str) -> Table {
    match Table::set(text) {
        Ok(table) => table.with_mode(Mode::Lenient),
        Err(faults) => {
            let all: Vec<String> = faults.iter().map(ToString::to_string).collect();
            panic!("{}", all.join("\n"))
        }
    }
}

/// The seat with the number that players have in scenarios and scripts, counted from 1.
///
/// # Panics
///
/// Panics if the number is 0.
pub fn player(n: u8) -> Seat {
    Seat(n - 1)
}

impl From<Built> for Table {
    /// A strict table with the game and the labels of a scenario.
    fn from(built: Built) -> Table {
        let Built { mut game, labels } = built;
        game.set_log(true);
        Table {
            game,
            events: Vec::new(),
            mode: Mode::Strict,
            labels,
        }
    }
}

impl Table {
    /// Sets a strict table by a scenario text. All faults of the text are listed.
    ///
    /// Cards that the text does not define are those of the Second Edition; use [`Scenario::build`] and
    /// `Table::from` for others.
    pub fn set(text: &str) -> Result<Table, Vec<ScenarioError>> {
        let scenario = Scenario::read(text)?;
        // Reading all packs takes longer than most tests: only for scenarios that name real cards.
        let without_packs = Catalogue::from_packs(vec![])
            .ok()
            .and_then(|none| scenario.build(&none).ok());
        match without_packs {
            Some(built) => Ok(Table::from(built)),
            None => Ok(Table::from(scenario.build(Catalogue::second_edition())?)),
        }
    }

    /// Changes the mode.
    #[must_use]
    pub fn with_mode(mut self, mode: Mode) -> Table {
        self.mode = mode;
        self
    }

    /// The treatment of questions that nobody answers.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    // --- cards by name -------------------------------------------------------------------------

    /// The card with this label; else the only card with this title, `Title, Subtitle` or collector
    /// number. `#12` is the card with this number in the game, and `Title #12` the same card by both.
    pub fn find(&self, name: &str) -> Result<CardId, Fault> {
        self.look_up(name).map_err(|problem| self.fault(problem))
    }

    pub(super) fn look_up(&self, name: &str) -> Result<CardId, Problem> {
        match self.meant(name).as_slice() {
            [one] => Ok(*one),
            [] => Err(self.no_card(name)),
            all => Err(Problem::SeveralCards {
                name: name.to_owned(),
                names: self.exact_names(all),
            }),
        }
    }

    /// The cards that a name may mean.
    fn meant(&self, name: &str) -> Vec<CardId> {
        if let Some(&card) = self.labels.get(name) {
            return vec![card];
        }
        let exact = self.called(|known| known == name);
        if !exact.is_empty() {
            return exact;
        }
        let similar = self.called(|known| known.eq_ignore_ascii_case(name));
        if !similar.is_empty() {
            return similar;
        }
        self.by_number(name).into_iter().collect()
    }

    fn all(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.game.state().cards.len() as u16).map(CardId)
    }

    fn called(&self, same: impl Fn(&str) -> bool) -> Vec<CardId> {
        let table = self.game.table();
        let named = |card: &CardId| {
            let def = table.def(*card);
            same(def.title.as_str()) || same(&def.full_name()) || same(&def.id)
        };
        self.all().filter(named).collect()
    }

    /// `#12`, or `Title #12` if that card has this title.
    fn by_number(&self, name: &str) -> Option<CardId> {
        let (title, number) = name.rsplit_once('#')?;
        let card = self.all().nth(number.parse().ok()?)?;
        let title = title.trim();
        (title.is_empty() || self.called(|known| known == title).contains(&card)).then_some(card)
    }

    fn no_card(&self, name: &str) -> Problem {
        let titles = self.all().map(|card| self.name(card));
        let mut names: Vec<String> = titles.chain(self.labels.keys().cloned()).collect();
        names.sort();
        names.dedup();
        Problem::NoCard {
            name: name.to_owned(),
            meant: nearest(name, names.iter().map(String::as_str)),
            names,
        }
    }

    /// The card with this name, as [`Table::find`] finds it.
    #[track_caller]
    pub fn card(&self, name: &str) -> CardId {
        or_panic(self.find(name))
    }
    /// The cards with these names, in this order.
    #[track_caller]
    pub fn cards(&self, names: &[&str]) -> Vec<CardId> {
        names.iter().map(|n| self.card(n)).collect()
    }
    /// The label of a card, or its title with its subtitle.
    pub fn name(&self, card: CardId) -> String {
        match self.label(card) {
            Some(label) => label.clone(),
            None => self.game.table().def(card).full_name(),
        }
    }
    /// A name that means this card and no other: its label, its title, or its title and number.
    pub fn exact_name(&self, card: CardId) -> String {
        let name = self.name(card);
        match self.meant(&name).as_slice() {
            [one] if *one == card => name,
            _ => format!("{name} {card}"),
        }
    }
    pub(super) fn exact_names(&self, cards: &[CardId]) -> Vec<String> {
        cards.iter().map(|card| self.exact_name(*card)).collect()
    }
    /// The names of several cards, sorted.
    pub(super) fn names(&self, cards: impl IntoIterator<Item = CardId>) -> Vec<String> {
        let mut names: Vec<String> = cards.into_iter().map(|c| self.name(c)).collect();
        names.sort();
        names
    }
    fn label(&self, card: CardId) -> Option<&String> {
        let (label, _) = self.labels.iter().find(|(_, c)| **c == card)?;
        Some(label)
    }

    // --- faults --------------------------------------------------------------------------------

    /// A fault with the pending question.
    pub(super) fn fault(&self, problem: Problem) -> Fault {
        Fault {
            line: 0,
            column: 0,
            problem,
            moment: Box::new(Moment {
                answer: None,
                asked: self.question(),
                accepted: self.accepted(),
            }),
        }
    }

    /// The pending question.
    pub fn try_pending(&self) -> Result<&Pending, Fault> {
        let pending = self.game.pending();
        pending.ok_or_else(|| self.fault(Problem::NobodyAsked))
    }

    /// Answers for whoever is asked. A refused answer changes nothing.
    pub fn try_answer(&mut self, answer: Answer) -> Result<(), Fault> {
        let seat = self.try_pending()?.seat;
        self.try_answer_as(seat, answer)
    }

    /// Answers for one player, asked or not. A refused answer changes nothing.
    pub fn try_answer_as(&mut self, seat: Seat, answer: Answer) -> Result<(), Fault> {
        match self.game.answer(seat, answer.clone()) {
            Ok(()) => {
                self.events.extend(self.game.take_events());
                Ok(())
            }
            Err(refusal) => {
                let words = self.line_of(seat, &answer);
                Err(self.fault(Problem::Refused(refusal)).answering(words))
            }
        }
    }
}

#[track_caller]
pub(super) fn or_panic<T>(result: Result<T, Fault>) -> T {
    match result {
        Ok(value) => value,
        Err(fault) => panic!("{fault}"),
    }
}
