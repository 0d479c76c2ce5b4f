//! Answering by names: one method for each kind of answer. All of them panic as [`Table`] says.

use super::table::or_panic;
use super::{Mode, Problem, Table, player};
use crate::script::Fault;
use crate::{AbilityRef, Action, Answer, Ask, Choice, Named, Pending, Place, Refusal, Seat};
use cards::lexicon::Skill;

/// More questions than there are between two turns of one player.
const MOST_SKIPPED: usize = 200;

impl Table {
    // --- what is asked -------------------------------------------------------------------------

    /// The number of the player who is asked.
    #[track_caller]
    pub fn asked(&self) -> u8 {
        self.pending().seat.0 + 1
    }
    /// Whether the game waits for somebody.
    pub fn is_asked(&self) -> bool {
        self.game.pending().is_some()
    }
    /// The subject of the question.
    #[track_caller]
    pub fn ask(&self) -> Ask {
        self.pending().ask
    }
    /// The pending question.
    #[track_caller]
    pub fn pending(&self) -> &Pending {
        or_panic(self.try_pending())
    }
    /// The legal actions of the player who is asked to act.
    pub fn actions(&self) -> Vec<Action> {
        self.game.actions()
    }
    /// Whether an action is legal now.
    pub fn offers(&self, action: Action) -> bool {
        self.actions().contains(&action)
    }
    /// The cards that can be picked or have to be put in order, sorted by name.
    ///
    /// # Panics
    ///
    /// Panics if cards are not asked for.
    #[track_caller]
    pub fn candidates(&self) -> Vec<String> {
        match &self.pending().choice {
            Choice::Cards { from, .. } => self.names(from.clone()),
            Choice::Order { cards } => self.names(cards.clone()),
            other => panic!("cards are not asked for: {other:?}"),
        }
    }

    // --- any answer ----------------------------------------------------------------------------

    /// Answers for whoever is asked.
    #[track_caller]
    pub fn answer(&mut self, answer: Answer) -> &mut Table {
        or_panic(self.try_answer(answer));
        self
    }
    /// Takes an action for whoever is asked.
    #[track_caller]
    pub fn act(&mut self, action: Action) -> &mut Table {
        self.answer(Answer::Act(action))
    }
    /// The refusal of an answer by the player asked.
    ///
    /// # Panics
    ///
    /// Panics if the answer is accepted, or refused and the game changed all the same.
    #[track_caller]
    pub fn refused(&mut self, answer: Answer) -> Refusal {
        let seat = self.pending().seat;
        self.refused_to(seat, answer)
    }
    /// The refusal of an answer by this player.
    ///
    /// # Panics
    ///
    /// Panics as [`Table::refused`] does.
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
    /// The refusal of an action, which is not on offer either.
    ///
    /// # Panics
    ///
    /// Panics as [`Table::refused`] does, and if the action is on offer.
    #[track_caller]
    pub fn refused_act(&mut self, action: Action) -> Refusal {
        assert!(
            !self.offers(action),
            "offered, but should be refused: {action:?}"
        );
        self.refused(Answer::Act(action))
    }

    // --- playing and drawing -------------------------------------------------------------------

    /// The action that plays a card, at a headquarters or on a card if one is named.
    #[track_caller]
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
    /// Plays an event in the core, or one that leaves.
    #[track_caller]
    pub fn play(&mut self, card: &str) -> &mut Table {
        let action = self.play_action(card, None);
        self.act(action)
    }
    /// Draws a card for a counter.
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
    /// The action that uses the n-th ability (from 0) of a card, or plays an interrupt for it.
    #[track_caller]
    pub fn use_action(&self, card: &str, ability: impl Into<AbilityRef>) -> Action {
        Action::Use {
            card: self.card(card),
            ability: ability.into(),
        }
    }
    /// Uses the n-th ability (from 0) of a card, or plays an interrupt for it.
    #[track_caller]
    pub fn use_text(&mut self, card: &str, ability: impl Into<AbilityRef>) -> &mut Table {
        let action = self.use_action(card, ability);
        self.act(action)
    }

    // --- orders --------------------------------------------------------------------------------

    /// The action that beams from the surface of a mission to a ship.
    #[track_caller]
    pub fn up(&self, mission: &str, ship: &str) -> Action {
        Action::Beam {
            from: self.surface_of(mission),
            to: Place::Aboard(self.card(ship)),
        }
    }
    /// The action that beams from a ship to the surface of a mission.
    #[track_caller]
    pub fn down(&self, ship: &str, mission: &str) -> Action {
        Action::Beam {
            from: Place::Aboard(self.card(ship)),
            to: self.surface_of(mission),
        }
    }
    /// The action that beams from one ship to another.
    #[track_caller]
    pub fn across(&self, from: &str, to: &str) -> Action {
        Action::Beam {
            from: Place::Aboard(self.card(from)),
            to: Place::Aboard(self.card(to)),
        }
    }
    /// Beams these cards from the surface of a mission to a ship.
    #[track_caller]
    pub fn beam_up(&mut self, cards: &[&str], mission: &str, ship: &str) -> &mut Table {
        let action = self.up(mission, ship);
        self.act(action).pick(cards)
    }
    /// Beams these cards from a ship to the surface of a mission.
    #[track_caller]
    pub fn beam_down(&mut self, cards: &[&str], ship: &str, mission: &str) -> &mut Table {
        let action = self.down(ship, mission);
        self.act(action).pick(cards)
    }
    /// Beams these cards from one ship to another.
    #[track_caller]
    pub fn beam_across(&mut self, cards: &[&str], from: &str, to: &str) -> &mut Table {
        let action = self.across(from, to);
        self.act(action).pick(cards)
    }
    /// The action that moves a ship to a mission.
    #[track_caller]
    pub fn move_action(&self, ship: &str, mission: &str) -> Action {
        Action::Move {
            ship: self.card(ship),
            to: self.card(mission),
        }
    }
    /// Moves a ship to a mission.
    #[track_caller]
    pub fn move_to(&mut self, ship: &str, mission: &str) -> &mut Table {
        let action = self.move_action(ship, mission);
        self.act(action)
    }
    /// The action that attempts a mission, with a ship if one is named.
    #[track_caller]
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
    /// Turns these cards face down.
    #[track_caller]
    pub fn hide(&mut self, cards: &[&str]) -> &mut Table {
        self.act(Action::Hide).pick(cards)
    }

    // --- questions of every other shape --------------------------------------------------------

    /// Picks cards.
    #[track_caller]
    pub fn pick(&mut self, cards: &[&str]) -> &mut Table {
        let cards = self.cards(cards);
        self.answer(Answer::Cards(cards))
    }
    /// Puts cards in order. The first named comes first: is revealed first, dealt with first, on top.
    #[track_caller]
    pub fn order(&mut self, cards: &[&str]) -> &mut Table {
        let cards = self.cards(cards);
        self.answer(Answer::Order(cards))
    }
    /// Answers yes.
    #[track_caller]
    pub fn yes(&mut self) -> &mut Table {
        self.answer(Answer::YesNo(true))
    }
    /// Answers no.
    #[track_caller]
    pub fn no(&mut self) -> &mut Table {
        self.answer(Answer::YesNo(false))
    }
    /// Takes the n-th option (from 0).
    #[track_caller]
    pub fn option(&mut self, n: u8) -> &mut Table {
        self.answer(Answer::Option(n))
    }
    /// Says a number.
    #[track_caller]
    pub fn number(&mut self, n: i16) -> &mut Table {
        self.answer(Answer::Number(n))
    }
    /// Names a skill.
    #[track_caller]
    pub fn name_skill(&mut self, skill: Skill) -> &mut Table {
        self.answer(Answer::Name(Named::Skill(skill)))
    }
    /// Chooses player `n`.
    #[track_caller]
    pub fn choose_player(&mut self, n: u8) -> &mut Table {
        self.answer(Answer::Player(player(n)))
    }

    // --- going on ------------------------------------------------------------------------------

    /// Goes on to the play segment of the next turn of player `n`, as [`Table::try_until_turn_of`] does.
    #[track_caller]
    pub fn until_turn_of(&mut self, n: u8) -> &mut Table {
        or_panic(self.try_until_turn_of(n));
        self
    }
    /// Goes on to the play segment of a turn of player `n`. Every question in between is a fault in strict
    /// mode; in lenient mode players pass, draw their last cards, give no orders and pick as few cards as
    /// they can.
    pub fn try_until_turn_of(&mut self, n: u8) -> Result<(), Fault> {
        for _ in 0..MOST_SKIPPED {
            let pending = self.try_pending()?;
            let begun = pending.seat == player(n)
                && matches!(pending.ask, Ask::PlayAndDraw | Ask::PlayCards);
            if begun && self.active() == player(n) {
                return Ok(());
            }
            let answer = match self.mode {
                Mode::Strict => return Err(self.fault(Problem::Skipped { player: n })),
                Mode::Lenient => idle(pending, &self.game.actions()),
            };
            match answer {
                Some(answer) => self.try_answer(answer)?,
                None => return Err(self.fault(Problem::CannotSkip { player: n })),
            }
        }
        Err(self.fault(Problem::NeverComes { player: n }))
    }
}

/// The answer of a player who wants nothing: draws the last cards, gives no orders, passes, picks as few cards as
/// possible. `None` where every answer would do something.
pub fn idle(pending: &Pending, actions: &[Action]) -> Option<Answer> {
    Some(match (&pending.choice, pending.ask) {
        (Choice::Act, Ask::PlayAndDraw) if actions.contains(&Action::DrawRest) => {
            Answer::Act(Action::DrawRest)
        }
        (Choice::Act, Ask::PlayAndDraw | Ask::PlayCards | Ask::Orders) => Answer::Act(Action::End),
        (Choice::Act, _) => Answer::Act(Action::Pass),
        (Choice::Cards { from, min, .. }, _) => {
            Answer::Cards(from.iter().copied().take(usize::from(*min)).collect())
        }
        _ => return None,
    })
}
