//! The client without a terminal: what is shown, where the keyboard is, and what a choice does.

use super::names::Names;
use super::prompt::Prompt;
use super::session::{Control, NoUndo, Session};
use super::sheet::Sheet;
use super::sheets::Desk;
use super::words;
use engine::kernel::view::View;
use engine::{Answer, CardId, EndedBy, Seat};
use locale::{Lang, message, say};

#[derive(Debug)]
pub struct App {
    pub session: Session,
    /// Whose eyes the table is seen with.
    pub seat: Seat,
    pub view: View,
    pub prompt: Option<Prompt>,
    pub screen: Screen,
    pub pane: Pane,
    /// Sheets over the table, the last on top.
    pub sheets: Vec<Sheet>,
    pub quitting: bool,
    pub message: Option<String>,
    /// The seat and column of the mission under the cursor.
    pub mission: (Seat, usize),
    /// The opponent whose missions are shown in full.
    pub opponent: Seat,
    pub hand: usize,
    /// Lines of the log between the cursor and its end.
    pub back: usize,
    /// What the player chose last.
    pub last: Option<String>,
    pub(super) left: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    Table,
    /// Nothing is shown until this player sits at the keyboard.
    Handover(Seat),
    End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pane {
    Actions,
    Missions,
    Hand,
    Log,
}

impl Pane {
    pub fn next(self) -> Pane {
        match self {
            Pane::Actions => Pane::Missions,
            Pane::Missions => Pane::Hand,
            Pane::Hand => Pane::Log,
            Pane::Log => Pane::Actions,
        }
    }
    pub fn previous(self) -> Pane {
        self.next().next().next()
    }
}

impl App {
    pub fn new(mut session: Session) -> App {
        session.run_bots();
        let asked = session.asked();
        let human = |s: &Seat| session.control(*s) == Control::Human;
        let first = session.humans().next().unwrap_or(Seat(0));
        let seat = asked.filter(human).unwrap_or(first);
        let several = session.humans().count() > 1;
        let players = session.game().state().players.len() as u8;
        let mut app = App {
            view: session.view(seat),
            session,
            seat,
            prompt: None,
            screen: Screen::Table,
            pane: Pane::Actions,
            sheets: Vec::new(),
            quitting: false,
            message: None,
            mission: (seat, 0),
            opponent: Seat((seat.0 + 1) % players),
            hand: 0,
            back: 0,
            last: None,
            left: false,
        };
        app.refresh();
        if several {
            app.screen = Screen::Handover(seat);
        }
        app
    }

    pub fn left(&self) -> bool {
        self.left
    }

    pub fn lang(&self) -> Lang {
        self.session.lang()
    }

    pub fn names(&self) -> Names<'_> {
        self.session.names(self.seat)
    }

    pub fn desk(&self) -> Desk<'_> {
        Desk {
            names: self.names(),
            view: &self.view,
            game: self.session.game(),
            seat: self.seat,
        }
    }

    /// After a change: lets the simple players go on and looks at the table again.
    fn refresh(&mut self) {
        self.session.run_bots();
        if let Some(trouble) = self.session.trouble() {
            self.message = Some(trouble);
        }
        self.screen = match self.session.asked() {
            None => Screen::End,
            Some(seat) if seat != self.seat => Screen::Handover(seat),
            Some(_) => Screen::Table,
        };
        self.look();
    }

    fn look(&mut self) {
        self.view = self.session.view(self.seat);
        self.back = 0;
        self.pane = Pane::Actions;
        let game = self.session.game();
        let question = self.view.prompt.as_ref();
        self.prompt = question.map(|q| Prompt::new(self.names(), &self.view, game, q));
        let hand = self.view.players[self.seat.index()].hand.len();
        self.hand = self.hand.min(hand.saturating_sub(1));
        let follow = self.view.attempt.as_ref().map(|a| (a.attempter, a.mission));
        if let Some((seat, mission)) = follow {
            let row = &self.view.players[seat.index()].missions;
            if let Some(column) = row.iter().position(|m| m.card.id == mission) {
                self.point_at(seat, column);
            }
        } else if self.view.active != self.seat {
            self.opponent = self.view.active;
        }
    }

    /// Puts the mission cursor somewhere.
    pub fn point_at(&mut self, seat: Seat, column: usize) {
        if seat != self.seat {
            self.opponent = seat;
        }
        let columns = self.view.players[seat.index()].missions.len();
        self.mission = (seat, column.min(columns.saturating_sub(1)));
    }

    /// The next player takes the keyboard.
    pub fn take_over(&mut self, seat: Seat) {
        self.seat = seat;
        self.message = None;
        self.last = None;
        self.sheets.clear();
        self.screen = Screen::Table;
        let players = self.view.players.len() as u8;
        self.opponent = Seat((seat.0 + 1) % players);
        self.mission = (seat, 0);
        self.look();
    }

    pub fn give(&mut self, answer: Answer) {
        let text = self.prompt.as_ref().and_then(|p| {
            let row = p.current(self.names())?;
            match &p.body {
                super::prompt::Body::List(items) => Some(items[row].text.clone()),
                _ => None,
            }
        });
        match self.session.answer(self.seat, answer) {
            Ok(()) => {
                self.last = text;
                self.message = None;
                self.refresh();
            }
            Err(refusal) => {
                let why = words::refusal(self.names(), &refusal);
                // A malformed answer breaks no rule of the game.
                self.message = Some(match refusal.rule {
                    "API" => format!("✗ {why}"),
                    rule => format!("✗ {why} ({rule})"),
                });
            }
        }
    }

    pub fn undo(&mut self) {
        self.message = Some(match self.session.undo(self.seat) {
            Ok(()) => {
                self.last = None;
                self.refresh();
                say!(self.lang(), "taken-back")
            }
            Err(NoUndo::Nothing) => say!(self.lang(), "nothing-to-take-back"),
            Err(NoUndo::Chosen(seat)) => {
                say!(self.lang(), "chosen-since", who = self.names().who(seat))
            }
        });
    }

    /// The card under the cursor of the pane.
    pub fn selected(&self) -> Option<CardId> {
        match self.pane {
            Pane::Actions => self.prompt.as_ref()?.card(self.names()),
            Pane::Missions => {
                let (seat, column) = self.mission;
                let row = &self.view.players.get(seat.index())?.missions;
                row.get(column).map(|m| m.card.id)
            }
            Pane::Hand => {
                let hand = &self.view.players.get(self.seat.index())?.hand;
                hand.get(self.hand).map(|c| c.id)
            }
            Pane::Log => {
                let log = self.session.log(self.seat);
                let at = log.len().checked_sub(self.back + 1)?;
                log.get(at)?.cards.first().copied()
            }
        }
    }

    /// What is printed when the terminal is itself again.
    pub fn farewell(&self) -> Vec<String> {
        let seed = self.session.seed();
        let mut lines = match &self.view.outcome {
            Some(_) => vec![self.result()],
            None => vec![say!(self.lang(), "you-left", turn = self.view.turn)],
        };
        lines.push(say!(self.lang(), "the-seed", seed = seed.to_string()));
        lines
    }

    /// Who won and why, in a sentence.
    pub fn result(&self) -> String {
        let Some(outcome) = &self.view.outcome else {
            return say!(self.lang(), "game-goes-on");
        };
        let names = self.names();
        let all = |seats: engine::Seats| {
            let list: Vec<String> = seats
                .iter()
                .take_while(|s| s.index() < self.view.players.len())
                .map(|s| names.seat(s))
                .collect();
            super::names::capital(&crate::terms::and(self.lang(), &list))
        };
        let by = match outcome.by {
            EndedBy::Points => message!("by-points"),
            EndedBy::EmptyDecks => message!("by-empty-decks"),
            EndedBy::Concession => message!("by-concession"),
        };
        let lang = self.lang();
        match (outcome.winners.len(), outcome.tied.is_empty()) {
            (0, true) => say!(lang, "nobody-wins", by = by),
            (0, false) => say!(lang, "they-tie", who = all(outcome.tied), by = by),
            (1, _) if outcome.winners.has(self.seat) => say!(lang, "you-win", by = by),
            (1, _) => say!(lang, "they-win", who = all(outcome.winners), by = by),
            _ => say!(lang, "they-share", who = all(outcome.winners), by = by),
        }
    }
}
