//! The keys and their actions.

use super::app::{App, Pane, Screen};
use super::manual;
use super::prompt::Body;
use super::sheet::Target;
use engine::{Action, Answer, Ask, Seat};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// Rows that PgUp and PgDn go.
const PAGE: isize = 8;

impl App {
    pub fn on_key(&mut self, key: KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && key.code == KeyCode::Char('c') {
            // Twice, it leaves whatever is shown.
            self.left = self.quitting;
            self.quitting = true;
            return;
        }
        if control {
            return;
        }
        if self.quitting {
            return self.key_when_quitting(key.code);
        }
        match self.screen {
            Screen::Handover(seat) => match key.code {
                KeyCode::Enter => self.take_over(seat),
                KeyCode::Char('q') => self.quitting = true,
                _ => {}
            },
            Screen::End => match key.code {
                KeyCode::Char('q') | KeyCode::Esc | KeyCode::Enter => self.left = true,
                KeyCode::Char('u') => self.undo(),
                _ => {}
            },
            Screen::Table if !self.sheets.is_empty() => self.key_on_sheet(key.code),
            Screen::Table if self.command.is_some() => self.key_in_command(key.code),
            Screen::Table if self.watches() => self.key_while_watching(key.code),
            Screen::Table if self.is_typing() => self.key_when_typing(key.code),
            Screen::Table => self.key_on_table(key.code),
        }
    }

    fn key_when_quitting(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char('y' | 'q') | KeyCode::Enter => self.left = true,
            KeyCode::Char('c') if self.may_concede() => {
                self.quitting = false;
                self.give(Answer::Concede);
            }
            KeyCode::Esc | KeyCode::Char('n') => self.quitting = false,
            _ => {}
        }
    }

    /// While others play, one can only leave.
    pub(super) fn may_concede(&self) -> bool {
        self.screen == Screen::Table && !self.watches()
    }

    /// One can look around while others play; every other key hurries them on.
    fn key_while_watching(&mut self, code: KeyCode) {
        let looks = match code {
            KeyCode::Tab | KeyCode::BackTab => true,
            KeyCode::Char(letter) => "qhudoz?l:".contains(letter),
            _ => false,
        };
        let walks = self.pane != Pane::Actions && code != KeyCode::Char(' ');
        match looks || walks {
            true => self.key_on_table(code),
            false => self.hurry(),
        }
    }

    fn key_on_sheet(&mut self, code: KeyCode) {
        let Some(sheet) = self.sheets.last_mut() else {
            return;
        };
        let about = sheet.about;
        match code {
            KeyCode::Esc | KeyCode::Char('q') | KeyCode::Backspace => {
                self.sheets.pop();
            }
            KeyCode::Up | KeyCode::Char('k') => sheet.step(false),
            KeyCode::Down | KeyCode::Char('j') => sheet.step(true),
            KeyCode::PageUp => sheet.scroll_by(-PAGE),
            KeyCode::PageDown => sheet.scroll_by(PAGE),
            KeyCode::Enter | KeyCode::Char('z') => match sheet.target().cloned() {
                Some(Target::Card(card)) => self.sheets.push(self.desk().zoom(card)),
                Some(Target::Rule(rule)) => self.sheets.push(manual::rule(self.lang(), rule)),
                Some(Target::Answer(answer)) => self.play(answer),
                None => {
                    self.sheets.pop();
                }
            },
            KeyCode::Char(digit @ '1'..='9') => {
                let nth = sheet.answers().nth(digit as usize - '1' as usize);
                if let Some(answer) = nth.cloned() {
                    self.play(answer);
                }
            }
            KeyCode::Char('?') => {
                if let Some(card) = about {
                    self.sheets.push(self.desk().why(card));
                }
            }
            _ => {}
        }
    }

    /// Gives an answer of a sheet.
    fn play(&mut self, answer: Answer) {
        self.sheets.clear();
        self.give(answer);
    }

    /// An order has been given and its cards are being picked.
    fn is_half_ordered(&self) -> bool {
        let asked = self.session.game().pending();
        let picking = asked.is_some_and(|p| {
            p.seat == self.seat && matches!(p.ask, Ask::BeamWhich | Ask::HideWhich)
        });
        picking && self.prompt.as_ref().is_some_and(|p| p.filter.is_empty())
    }

    fn is_typing(&self) -> bool {
        self.pane == Pane::Actions && self.prompt.as_ref().is_some_and(|p| p.typing)
    }

    fn key_when_typing(&mut self, code: KeyCode) {
        let names = self.session.names(self.seat);
        let Some(prompt) = &mut self.prompt else {
            return;
        };
        match code {
            KeyCode::Char(letter) => {
                prompt.filter.push(letter);
                prompt.cursor = 0;
            }
            KeyCode::Backspace => {
                prompt.typing = prompt.filter.pop().is_some();
                prompt.cursor = 0;
            }
            KeyCode::Esc => {
                prompt.filter.clear();
                prompt.typing = false;
                prompt.cursor = 0;
            }
            KeyCode::Up => prompt.step(names, -1),
            KeyCode::Down => prompt.step(names, 1),
            KeyCode::Tab => prompt.typing = false,
            KeyCode::Enter => {
                prompt.typing = false;
                let only = prompt.rows(names).len() == 1;
                let naming = matches!(prompt.answer(names), Some(Answer::Name(_)));
                if (only || naming) && matches!(prompt.body, Body::List(_)) {
                    self.enter();
                }
            }
            _ => {}
        }
    }

    pub(super) fn key_on_table(&mut self, code: KeyCode) {
        match code {
            KeyCode::Tab => self.pane = self.pane.next(),
            KeyCode::BackTab => self.pane = self.pane.previous(),
            KeyCode::Char('q') => self.quitting = true,
            KeyCode::Char('h') => self.sheets.push(manual::help(self.lang())),
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('d') => self.sheets.push(self.desk().drawers()),
            KeyCode::Char('o') => self.next_opponent(),
            KeyCode::Char('t') => self.ask_for_advice(),
            KeyCode::Char('l') => self.sheets.push(self.last_turns()),
            KeyCode::Char(':') => self.command = Some(String::new()),
            KeyCode::Char('w') => {
                if let Some(prompt) = &self.prompt {
                    self.sheets.push(self.desk().why_not(prompt));
                }
            }
            KeyCode::Char('z') => {
                if let Some(card) = self.selected() {
                    self.sheets.push(self.desk().zoom(card));
                }
            }
            KeyCode::Char('?') => match self.selected() {
                Some(card) => self.sheets.push(self.desk().why(card)),
                None => self.sheets.push(manual::help(self.lang())),
            },
            KeyCode::Char('p') => self.act_with_selected(),
            KeyCode::Char('/') => {
                self.pane = Pane::Actions;
                if let Some(prompt) = &mut self.prompt {
                    prompt.typing = true;
                }
            }
            // Half an order is taken back whole.
            KeyCode::Esc if self.is_half_ordered() => self.undo(),
            KeyCode::Esc if self.advice.is_some() => self.advice = None,
            KeyCode::Esc => {
                self.message = None;
                self.news.clear();
                self.pane = Pane::Actions;
                if let Some(prompt) = &mut self.prompt {
                    prompt.filter.clear();
                    prompt.cursor = 0;
                }
            }
            code => match self.pane {
                Pane::Actions => self.key_in_prompt(code),
                Pane::Missions => self.key_in_missions(code),
                Pane::Hand => self.key_in_hand(code),
                Pane::Log => self.key_in_log(code),
            },
        }
    }

    /// Shows only the actions with the card under the cursor.
    fn act_with_selected(&mut self) {
        let Some(card) = self.selected() else { return };
        let title = self.names().title(card).to_owned();
        self.pane = Pane::Actions;
        if let Some(prompt) = &mut self.prompt {
            prompt.filter = title;
            prompt.cursor = 0;
        }
    }

    fn key_in_prompt(&mut self, code: KeyCode) {
        let answers = matches!(code, KeyCode::Enter | KeyCode::Char(' ' | '1'..='9'));
        if answers && self.is_late() {
            return;
        }
        let names = self.session.names(self.seat);
        let Some(prompt) = &mut self.prompt else {
            return;
        };
        match code {
            KeyCode::Up | KeyCode::Char('k') => prompt.step(names, -1),
            KeyCode::Down | KeyCode::Char('j') => prompt.step(names, 1),
            KeyCode::PageUp => prompt.step(names, -PAGE),
            KeyCode::PageDown => prompt.step(names, PAGE),
            KeyCode::Home => prompt.step(names, isize::MIN),
            KeyCode::End => prompt.step(names, isize::MAX),
            KeyCode::Enter => self.enter(),
            KeyCode::Char(' ') => match prompt.shortcut(&Answer::Act(Action::Pass)) {
                true => self.give(Answer::Act(Action::Pass)),
                false => prompt.toggle(names),
            },
            KeyCode::Char('a') => prompt.pick_all(names, true),
            KeyCode::Char('n') if prompt.shortcut(&Answer::YesNo(false)) => {
                self.give(Answer::YesNo(false));
            }
            KeyCode::Char('y') if prompt.shortcut(&Answer::YesNo(true)) => {
                self.give(Answer::YesNo(true));
            }
            KeyCode::Char('n') => prompt.pick_all(names, false),
            KeyCode::Char(digit @ '1'..='9') => self.number(digit as usize - '1' as usize),
            _ => {}
        }
    }

    /// A number key: takes an action, or picks a card.
    fn number(&mut self, n: usize) {
        let names = self.session.names(self.seat);
        let Some(prompt) = &mut self.prompt else {
            return;
        };
        if n >= prompt.rows(names).len() {
            return;
        }
        match prompt.body {
            Body::List(_) => {
                prompt.cursor = n;
                self.enter();
            }
            Body::Pick { .. } => {
                prompt.cursor = n;
                prompt.toggle(names);
            }
            Body::Order { held: false, .. } => prompt.cursor = n,
            Body::Order { held: true, .. } => {}
        }
    }

    fn enter(&mut self) {
        let answer = self.prompt.as_ref().and_then(|p| p.answer(self.names()));
        if let Some(answer) = answer {
            self.give(answer);
        }
    }

    fn zoom_selected(&mut self) {
        if let Some(card) = self.selected() {
            self.sheets.push(self.desk().zoom(card));
        }
    }

    fn next_opponent(&mut self) {
        let players = self.view.players.len() as u8;
        let mut next = Seat((self.opponent.0 + 1) % players);
        if next == self.seat {
            next = Seat((next.0 + 1) % players);
        }
        self.opponent = next;
        if self.mission.0 != self.seat {
            self.point_at(next, self.mission.1);
        }
    }

    fn key_in_missions(&mut self, code: KeyCode) {
        let (seat, column) = self.mission;
        match code {
            KeyCode::Left => self.point_at(seat, column.saturating_sub(1)),
            KeyCode::Right => self.point_at(seat, column + 1),
            KeyCode::Up | KeyCode::Char('k') => self.point_at(self.opponent, column),
            KeyCode::Down | KeyCode::Char('j') => self.point_at(self.seat, column),
            KeyCode::Char(digit @ '1'..='9') => self.point_at(seat, digit as usize - '1' as usize),
            KeyCode::Enter => self.zoom_selected(),
            _ => {}
        }
    }

    fn key_in_hand(&mut self, code: KeyCode) {
        let last = self.view.players[self.seat.index()]
            .hand
            .len()
            .saturating_sub(1);
        match code {
            KeyCode::Left | KeyCode::Up | KeyCode::Char('k') => {
                self.hand = self.hand.saturating_sub(1)
            }
            KeyCode::Right | KeyCode::Down | KeyCode::Char('j') => {
                self.hand = (self.hand + 1).min(last)
            }
            KeyCode::Char(digit @ '1'..='9') => {
                self.hand = (digit as usize - '1' as usize).min(last)
            }
            KeyCode::Enter => self.zoom_selected(),
            _ => {}
        }
    }

    fn key_in_log(&mut self, code: KeyCode) {
        let most = self.log().len().saturating_sub(1);
        let by = match code {
            KeyCode::Up | KeyCode::Char('k') => 1,
            KeyCode::Down | KeyCode::Char('j') => -1,
            KeyCode::PageUp => PAGE,
            KeyCode::PageDown => -PAGE,
            KeyCode::Home => isize::MAX,
            KeyCode::End => isize::MIN,
            KeyCode::Enter => return self.zoom_selected(),
            _ => return,
        };
        self.back = self.back.saturating_add_signed(by).min(most);
    }
}
