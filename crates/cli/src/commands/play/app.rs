//! The client without a terminal: what is shown, where the keyboard is, and what a choice does.

use super::names::Names;
use super::narrate::Entry;
use super::opponents::{Live, Play, Thought};
use super::pace::Pace;
use super::prompt::Prompt;
use super::session::{NoUndo, Session};
use super::sheet::Sheet;
use super::sheets::Desk;
use super::words;
use bots::Advice;
use engine::View;
use engine::{Answer, CardId, EndedBy, Seat};
use locale::{Lang, message, say};

#[derive(Debug)]
pub struct App {
    pub session: Session,
    /// The seat whose view is shown.
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
    /// The player's last choice.
    pub last: Option<String>,
    /// Summaries of the other players' turns.
    pub news: Vec<String>,
    /// Lines of the log that are on the screen by now.
    pub shown: usize,
    /// A command that is being typed.
    pub command: Option<String>,
    pub(super) play: Play,
    /// A hint that has been asked for.
    pub(super) advice: Option<Thought<Option<Advice>>>,
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
    /// Opponents answer at once, without a pause.
    #[cfg(test)]
    pub fn new(session: Session) -> App {
        App::playing(session, Play::AtOnce)
    }

    /// Opponents take their time; [`App::tick`] shows what they do.
    pub fn live(session: Session, pace: Pace) -> App {
        App::playing(session, Play::Live(Live::new(pace)))
    }

    fn playing(mut session: Session, play: Play) -> App {
        if matches!(play, Play::AtOnce) {
            session.run_bots();
        }
        let asked = session.asked();
        let human = |s: &Seat| session.control(*s).is_human();
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
            news: Vec::new(),
            shown: 0,
            command: None,
            play,
            advice: None,
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
            game: self.session.game_at(self.seat, self.shown),
        }
    }

    /// The lines of the log that are on the screen by now.
    pub fn log(&self) -> &[Entry] {
        let log = self.session.log(self.seat);
        &log[..self.shown.min(log.len())]
    }

    /// After a change: lets others go on and looks at the table again.
    fn refresh(&mut self) {
        if matches!(self.play, Play::AtOnce) {
            self.session.run_bots();
        }
        self.settle();
    }

    /// Turns to whoever is asked, when all that others did has been shown.
    pub(super) fn settle(&mut self) {
        if let Some(trouble) = self.session.trouble() {
            self.message = Some(trouble);
        }
        if self.watches() {
            self.screen = Screen::Table;
            self.pane = Pane::Actions;
            return self.see();
        }
        self.rest();
        self.screen = match self.session.asked() {
            None => Screen::End,
            Some(seat) if seat != self.seat => Screen::Handover(seat),
            Some(_) => Screen::Table,
        };
        self.look();
    }

    fn look(&mut self) {
        self.shown = self.session.log(self.seat).len();
        self.back = 0;
        self.pane = Pane::Actions;
        self.see();
        self.news = self.what_happened();
        let game = self.session.game();
        let question = self.view.prompt.as_ref();
        self.prompt = question.map(|q| Prompt::new(self.names(), &self.view, game, q));
    }

    /// Takes the table as it was at the last line that is on the screen, and looks at what is going on there.
    pub(super) fn see(&mut self) {
        let game = self.session.game_at(self.seat, self.shown);
        self.view = game.view(Some(self.seat));
        self.prompt = None;
        let hand = self.view.players[self.seat.index()].hand.len();
        self.hand = self.hand.min(hand.saturating_sub(1));
        let follow = self
            .view
            .second()
            .attempt
            .as_ref()
            .map(|a| (a.attempter, a.mission));
        if let Some((seat, mission)) = follow {
            let row = &self.view.players[seat.index()].missions;
            if let Some(column) = row.iter().position(|m| m.card.id == mission) {
                self.point_at(seat, column);
            }
        } else if self.view.active != self.seat {
            self.opponent = self.view.active;
        }
    }

    /// The first message: the players and their decks.
    pub(super) fn welcome(&self) -> Option<String> {
        let decks = self.session.decks();
        let line = |(n, deck): (u8, &String)| format!("{}: {deck}", self.called(Seat(n)));
        let decks: Vec<String> = (0..).zip(decks).map(line).collect();
        let decks = decks.join(" · ");
        (!decks.is_empty()).then(|| say!(self.lang(), "welcome", decks = decks))
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
        let text = self.prompt.as_ref().and_then(|prompt| {
            let row = prompt.row_of(&answer)?;
            match &prompt.body {
                super::prompt::Body::List(items) => Some(items[row].text.clone()),
                _ => None,
            }
        });
        match self.session.answer(self.seat, answer) {
            Ok(()) => {
                self.last = text;
                self.message = None;
                self.shown = self.session.log(self.seat).len();
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
                self.forget();
                self.shown = self.session.log(self.seat).len();
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
                let log = self.log();
                let at = log.len().checked_sub(self.back + 1)?;
                log.get(at)?.cards.first().copied()
            }
        }
    }

    /// The text printed after the terminal is restored.
    pub fn farewell(&self) -> Vec<String> {
        let seed = self.session.seed();
        let mut lines = match &self.view.outcome {
            Some(_) => vec![self.result()],
            None => vec![say!(self.lang(), "you-left", turn = self.view.turn)],
        };
        lines.push(say!(self.lang(), "the-seed", seed = seed.to_string()));
        lines
    }

    /// The winner and the reason, in a sentence.
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
