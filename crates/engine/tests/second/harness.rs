//! A table for tests: set by a scenario, played by words.
#![allow(dead_code)]

use cards::Catalogue;
use cards::lexicon::{Skill, Stat};
use engine::{
    Action, Answer, Ask, CardId, Choice, Event, Flag, Game, Named, Place, Refusal, Scenario, Seat,
};
use std::collections::BTreeMap;

#[derive(Debug)]
pub struct Table {
    pub game: Game,
    labels: BTreeMap<String, CardId>,
    /// Events since the table was set.
    pub events: Vec<Event>,
}

/// Sets a table. A fault in the scenario fails the test and lists all faults.
pub fn table(text: &str) -> Table {
    let scenario = Scenario::read(text).unwrap_or_else(|e| panic!("{}", lines(&e)));
    // Reading all packs takes longer than most tests: only for scenarios that name real cards.
    let none = Catalogue::from_packs(vec![]).expect("no packs, no faults");
    let mut built = scenario
        .build(&none)
        .or_else(|_| scenario.build(Catalogue::second_edition()))
        .unwrap_or_else(|e| panic!("{}", lines(&e)));
    built.game.set_log(true);
    Table {
        labels: built.labels,
        game: built.game,
        events: Vec::new(),
    }
}

fn lines(errors: &[engine::ScenarioError]) -> String {
    let all: Vec<String> = errors.iter().map(ToString::to_string).collect();
    all.join("\n")
}

/// A seat by the number players have in scenarios, from 1.
pub fn player(n: u8) -> Seat {
    Seat(n - 1)
}

impl Table {
    // --- cards by name -------------------------------------------------------------------------

    /// A card by label, or by title if the game has only one of it.
    pub fn card(&self, name: &str) -> CardId {
        if let Some(&card) = self.labels.get(name) {
            return card;
        }
        let table = self.game.table();
        let all: Vec<CardId> = (0..table.faces.len() as u16)
            .map(CardId)
            .filter(|c| table.face(*c).title.as_str() == name || table.def(*c).full_name() == name)
            .collect();
        match all.as_slice() {
            [one] => *one,
            [] => panic!("there is no card `{name}` on this table"),
            _ => panic!(
                "there are {} cards `{name}`: give one a label with `as`",
                all.len()
            ),
        }
    }
    pub fn cards(&self, names: &[&str]) -> Vec<CardId> {
        names.iter().map(|n| self.card(n)).collect()
    }
    /// The title of a card, or its label.
    pub fn name(&self, card: CardId) -> String {
        if let Some((label, _)) = self.labels.iter().find(|(_, c)| **c == card) {
            return label.clone();
        }
        self.game.table().def(card).full_name()
    }
    fn names(&self, cards: &[CardId]) -> Vec<String> {
        let mut names: Vec<String> = cards.iter().map(|c| self.name(*c)).collect();
        names.sort();
        names
    }

    // --- where things are ----------------------------------------------------------------------

    pub fn place(&self, name: &str) -> Place {
        self.game.state().card(self.card(name)).place
    }
    pub fn is(&self, name: &str, flag: Flag) -> bool {
        self.game.state().card(self.card(name)).is(flag)
    }
    pub fn is_stopped(&self, name: &str) -> bool {
        self.is(name, Flag::Stopped)
    }
    pub fn commander(&self, name: &str) -> Seat {
        self.game.state().card(self.card(name)).commander
    }
    pub fn owner(&self, name: &str) -> Seat {
        self.game.table().face(self.card(name)).owner
    }
    pub fn in_hand(&self, n: u8, name: &str) -> bool {
        self.place(name) == Place::Hand(player(n))
    }
    pub fn in_discard(&self, n: u8, name: &str) -> bool {
        self.place(name) == Place::Discard(player(n))
    }
    pub fn in_core(&self, n: u8, name: &str) -> bool {
        self.place(name) == Place::Core(player(n))
    }
    /// On the surface of, or in orbit at, this mission (or one of its copies).
    pub fn at(&self, name: &str, mission: &str) -> bool {
        let site = self.game.site_of(self.card(mission));
        site.is_some() && self.game.site_of(self.card(name)) == site
    }
    pub fn on_surface(&self, name: &str, mission: &str) -> bool {
        matches!(self.place(name), Place::Surface(_)) && self.at(name, mission)
    }
    pub fn aboard(&self, name: &str, ship: &str) -> bool {
        self.place(name) == Place::Aboard(self.card(ship))
    }
    /// Overcome dilemmas beneath a mission, by name.
    pub fn beneath(&self, mission: &str) -> Vec<String> {
        let cards: Vec<CardId> = self.game.beneath(self.card(mission)).collect();
        self.names(&cards)
    }
    /// A zone from the top.
    pub fn zone(&self, place: Place) -> Vec<String> {
        let zone = self.game.state().zone(place).iter().rev();
        zone.map(|c| self.name(*c)).collect()
    }
    pub fn hand(&self, n: u8) -> Vec<String> {
        self.zone(Place::Hand(player(n)))
    }
    pub fn deck(&self, n: u8) -> Vec<String> {
        self.zone(Place::Deck(player(n)))
    }
    /// The dilemma pile from the top.
    pub fn pile(&self, n: u8) -> Vec<String> {
        self.zone(Place::Pile(player(n)))
    }
    pub fn score(&self, n: u8) -> i16 {
        self.game.state().player(player(n)).score
    }
    pub fn counters(&self, n: u8) -> i16 {
        self.game.state().player(player(n)).counters
    }
    pub fn active(&self) -> Seat {
        self.game.state().active
    }
    pub fn stat(&self, name: &str, stat: Stat) -> i16 {
        self.game.stat(self.card(name), stat)
    }
    pub fn skill(&self, name: &str, skill: Skill) -> u8 {
        self.game.skills(self.card(name))[skill as usize]
    }
    pub fn present(&self, a: &str, b: &str) -> bool {
        self.game.present(self.card(a), self.card(b))
    }
    pub fn surface_of(&self, mission: &str) -> Place {
        Place::Surface(
            self.game
                .table()
                .site_of_mission(self.card(mission))
                .expect("a mission"),
        )
    }

    // --- what is asked -------------------------------------------------------------------------

    /// Who is asked, as the number players have in scenarios.
    pub fn asked(&self) -> u8 {
        self.pending().seat.0 + 1
    }
    /// Whether the game waits for somebody.
    pub fn is_asked(&self) -> bool {
        self.game.pending().is_some()
    }
    pub fn ask(&self) -> Ask {
        self.pending().ask
    }
    pub fn pending(&self) -> &engine::Pending {
        match self.game.pending() {
            Some(p) => p,
            None => panic!("nobody is asked; outcome: {:?}", self.game.state().outcome),
        }
    }
    pub fn actions(&self) -> Vec<Action> {
        self.game.actions()
    }
    pub fn offers(&self, action: Action) -> bool {
        self.actions().contains(&action)
    }
    /// The cards that can be picked now, by name.
    pub fn candidates(&self) -> Vec<String> {
        match &self.pending().choice {
            Choice::Cards { from, .. } => self.names(from),
            Choice::Order { cards } => self.names(cards),
            other => panic!("cards are not asked for: {other:?}"),
        }
    }

    // --- answering -----------------------------------------------------------------------------

    /// Answers for whoever is asked; a refusal fails the test and shows the prompt.
    #[track_caller]
    pub fn answer(&mut self, answer: Answer) -> &mut Table {
        let pending = self.pending().clone();
        if let Err(refusal) = self.game.answer(pending.seat, answer.clone()) {
            panic!(
                "refused: {refusal}\nanswer: {answer:?}\nprompt: {pending:?}\nlegal: {:?}",
                self.game.actions()
            );
        }
        self.events.extend(self.game.take_events());
        self
    }
    #[track_caller]
    pub fn act(&mut self, action: Action) -> &mut Table {
        self.answer(Answer::Act(action))
    }
    /// The rule that refuses this answer of the player asked. The state must not change.
    #[track_caller]
    pub fn refused(&mut self, answer: Answer) -> Refusal {
        let seat = self.pending().seat;
        self.refused_to(seat, answer)
    }
    #[track_caller]
    pub fn refused_to(&mut self, seat: Seat, answer: Answer) -> Refusal {
        let before = self.game.state().clone();
        match self.game.answer(seat, answer.clone()) {
            Ok(()) => panic!("accepted, but should be refused: {answer:?}"),
            Err(refusal) => {
                assert_eq!(
                    &before,
                    self.game.state(),
                    "a refused answer changed the state"
                );
                refusal
            }
        }
    }
    #[track_caller]
    pub fn refused_act(&mut self, action: Action) -> Refusal {
        assert!(
            !self.offers(action),
            "offered, but should be refused: {action:?}"
        );
        self.refused(Answer::Act(action))
    }

    pub fn play_action(&self, card: &str, at: Option<&str>) -> Action {
        Action::Play {
            card: self.card(card),
            at: at.map(|m| self.card(m)),
        }
    }
    /// Plays a personnel, ship or equipment at a headquarters, or an event on a card.
    #[track_caller]
    pub fn play_at(&mut self, card: &str, at: &str) -> &mut Table {
        let action = self.play_action(card, Some(at));
        self.act(action)
    }
    /// Plays an event in the core (or one that leaves).
    #[track_caller]
    pub fn play(&mut self, card: &str) -> &mut Table {
        let action = self.play_action(card, None);
        self.act(action)
    }
    #[track_caller]
    pub fn draw(&mut self) -> &mut Table {
        self.act(Action::Draw)
    }
    /// Ends the segment.
    #[track_caller]
    pub fn end(&mut self) -> &mut Table {
        self.act(Action::End)
    }
    /// Passes on a response.
    #[track_caller]
    pub fn pass(&mut self) -> &mut Table {
        self.act(Action::Pass)
    }
    pub fn use_action(&self, card: &str, ability: u8) -> Action {
        Action::Use {
            card: self.card(card),
            ability,
        }
    }
    /// Uses the n-th ability (from 0) of a card, or plays an interrupt for it.
    #[track_caller]
    pub fn use_text(&mut self, card: &str, ability: u8) -> &mut Table {
        let action = self.use_action(card, ability);
        self.act(action)
    }
    pub fn up(&self, mission: &str, ship: &str) -> Action {
        Action::Beam {
            from: self.surface_of(mission),
            to: Place::Aboard(self.card(ship)),
        }
    }
    pub fn down(&self, ship: &str, mission: &str) -> Action {
        Action::Beam {
            from: Place::Aboard(self.card(ship)),
            to: self.surface_of(mission),
        }
    }
    pub fn across(&self, from: &str, to: &str) -> Action {
        Action::Beam {
            from: Place::Aboard(self.card(from)),
            to: Place::Aboard(self.card(to)),
        }
    }
    #[track_caller]
    pub fn beam_up(&mut self, cards: &[&str], mission: &str, ship: &str) -> &mut Table {
        let action = self.up(mission, ship);
        self.act(action).pick(cards)
    }
    #[track_caller]
    pub fn beam_down(&mut self, cards: &[&str], ship: &str, mission: &str) -> &mut Table {
        let action = self.down(ship, mission);
        self.act(action).pick(cards)
    }
    #[track_caller]
    pub fn beam_across(&mut self, cards: &[&str], from: &str, to: &str) -> &mut Table {
        let action = self.across(from, to);
        self.act(action).pick(cards)
    }
    pub fn move_action(&self, ship: &str, mission: &str) -> Action {
        Action::Move {
            ship: self.card(ship),
            to: self.card(mission),
        }
    }
    #[track_caller]
    pub fn move_to(&mut self, ship: &str, mission: &str) -> &mut Table {
        let action = self.move_action(ship, mission);
        self.act(action)
    }
    pub fn attempt_action(&self, mission: &str, ship: Option<&str>) -> Action {
        Action::Attempt {
            mission: self.card(mission),
            ship: ship.map(|s| self.card(s)),
        }
    }
    /// Attempts a planet mission.
    #[track_caller]
    pub fn attempt(&mut self, mission: &str) -> &mut Table {
        let action = self.attempt_action(mission, None);
        self.act(action)
    }
    /// Attempts a space mission with a ship.
    #[track_caller]
    pub fn attempt_with(&mut self, mission: &str, ship: &str) -> &mut Table {
        let action = self.attempt_action(mission, Some(ship));
        self.act(action)
    }
    #[track_caller]
    pub fn hide(&mut self, cards: &[&str]) -> &mut Table {
        self.act(Action::Hide).pick(cards)
    }
    /// Picks cards.
    #[track_caller]
    pub fn pick(&mut self, cards: &[&str]) -> &mut Table {
        let cards = self.cards(cards);
        self.answer(Answer::Cards(cards))
    }
    /// Puts cards in order; the first named comes first (is revealed first, dealt with first, on top).
    #[track_caller]
    pub fn order(&mut self, cards: &[&str]) -> &mut Table {
        let cards = self.cards(cards);
        self.answer(Answer::Order(cards))
    }
    #[track_caller]
    pub fn yes(&mut self) -> &mut Table {
        self.answer(Answer::YesNo(true))
    }
    #[track_caller]
    pub fn no(&mut self) -> &mut Table {
        self.answer(Answer::YesNo(false))
    }
    #[track_caller]
    pub fn option(&mut self, n: u8) -> &mut Table {
        self.answer(Answer::Option(n))
    }
    #[track_caller]
    pub fn number(&mut self, n: i16) -> &mut Table {
        self.answer(Answer::Number(n))
    }
    #[track_caller]
    pub fn name_skill(&mut self, skill: Skill) -> &mut Table {
        self.answer(Answer::Name(Named::Skill(skill)))
    }
    #[track_caller]
    pub fn choose_player(&mut self, n: u8) -> &mut Table {
        self.answer(Answer::Player(player(n)))
    }
    /// Ends segments and discards nothing until the turn of player `n` begins (play segment).
    /// Draws with leftover counters; passes on everything optional.
    #[track_caller]
    pub fn until_turn_of(&mut self, n: u8) -> &mut Table {
        for _ in 0..200 {
            if self.game.is_over() {
                panic!("the game ended: {:?}", self.game.state().outcome);
            }
            let pending = self.pending().clone();
            if pending.seat == player(n)
                && pending.ask == Ask::PlayAndDraw
                && self.active() == player(n)
            {
                return self;
            }
            match (&pending.choice, pending.ask) {
                (Choice::Act, Ask::PlayAndDraw) => {
                    let left = self.game.actions().contains(&Action::DrawRest);
                    self.act(if left { Action::DrawRest } else { Action::End });
                }
                (Choice::Act, Ask::Orders) => {
                    self.end();
                }
                (Choice::Act, _) => {
                    self.pass();
                }
                (Choice::Cards { from, min, .. }, _) => {
                    let cards = from[..usize::from(*min)].to_vec();
                    self.answer(Answer::Cards(cards));
                }
                (other, _) => panic!("cannot go on by itself: {other:?}"),
            }
        }
        panic!("the turn of player {n} does not come");
    }

    // --- the log -------------------------------------------------------------------------------

    /// How often something of this kind has happened since the table was set.
    pub fn happened(&self, kind: cards::language::Kind) -> usize {
        self.events.iter().filter(|e| e.h.kind == kind).count()
    }
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }
    /// The winner's number, if there is exactly one.
    pub fn winner(&self) -> Option<u8> {
        let outcome = self.game.state().outcome.as_ref()?;
        let winners: Vec<Seat> = outcome.winners.iter().collect();
        match winners.as_slice() {
            [one] => Some(one.0 + 1),
            _ => None,
        }
    }
}
