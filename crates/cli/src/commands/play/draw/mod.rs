//! Drawing. Everything comes from the view of the seat that looks.

mod ask;
mod attempt;
mod bars;
mod cover;
mod hand;
mod log;
mod site;
mod watch;

use super::app::{App, Pane, Screen};
use super::theme;
use crate::page;
use engine::Seat;
use locale::say;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Paragraph};

/// The smallest terminal the table fits.
const SMALLEST: (u16, u16) = (80, 24);
/// From here on both rows of missions are shown in full.
const ROOMY: (u16, u16) = (110, 36);

/// Lines of the prompt that the missions leave to it.
const LEAST_PROMPT: u16 = 10;

impl App {
    pub fn draw(&mut self, frame: &mut Frame) {
        let area = frame.area();
        frame.render_widget(
            Block::new().style(Style::new().bg(theme::BACKGROUND).fg(theme::TEXT)),
            area,
        );
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            return cover::too_small(self.lang(), frame, SMALLEST, self.quitting);
        }
        match self.screen {
            Screen::Handover(seat) => cover::handover(self.lang(), frame, seat),
            Screen::End => self.draw_end(frame),
            Screen::Table => {
                match area.width >= ROOMY.0 && area.height >= ROOMY.1 {
                    true => self.draw_roomy(frame, area),
                    false => self.draw_compact(frame, area),
                }
                let lang = self.lang();
                if let Some(sheet) = self.sheets.last_mut() {
                    cover::sheet(lang, frame, sheet);
                }
            }
        }
        if self.quitting {
            cover::quit(self.lang(), frame, self.may_concede());
        }
    }

    /// The opponents in turn order, without the one whose missions are shown in full.
    fn others(&self) -> Vec<Seat> {
        let players = self.view.players.len() as u8;
        let around = (1..players).map(|n| Seat((self.seat.0 + n) % players));
        around.filter(|s| *s != self.opponent).collect()
    }

    fn draw_roomy(&self, frame: &mut Frame, area: Rect) {
        let others = self.others();
        let hand = self.hand_height(area.width, 3);
        let fixed = 4 + 2 * others.len() as u16 + hand;
        let rest = area.height.saturating_sub(fixed);
        let struggle = self.view.second().attempt.is_some() || self.view.second().fight.is_some();
        let (theirs, prompt, mine) = self.share(rest, area.width, struggle);
        let mut heights = vec![1];
        heights.extend(others.iter().map(|_| 2));
        heights.extend([1, theirs, prompt, mine, 1, hand, 1]);
        let areas = Layout::vertical(heights.into_iter().map(Constraint::Length)).split(area);
        self.draw_header(frame, areas[0]);
        for (n, seat) in others.iter().enumerate() {
            self.draw_strip(frame, areas[1 + n], *seat);
        }
        let at = 1 + others.len();
        match struggle {
            true => {
                // Above the opponent's bar, since it may be anybody's.
                let room = areas[at].union(areas[at + 1]);
                let heights = [
                    Constraint::Fill(1),
                    Constraint::Length(1),
                    Constraint::Length(1),
                ];
                let [panel, bar, chips] = Layout::vertical(heights).areas(room);
                self.draw_struggle(frame, panel);
                self.draw_bar(frame, bar, self.opponent);
                self.draw_chips(frame, chips, self.opponent);
            }
            false => {
                self.draw_bar(frame, areas[at], self.opponent);
                self.draw_row(frame, areas[at + 1], self.opponent);
            }
        }
        self.draw_middle(frame, areas[at + 2]);
        self.draw_row(frame, areas[at + 3], self.seat);
        self.draw_my_bar(frame, areas[at + 4]);
        self.draw_hand(frame, areas[at + 5]);
        self.draw_keys(frame, areas[at + 6]);
    }

    /// Heights of the opponent's missions, the prompt and one's own missions: as much as the missions need,
    /// but always some lines of prompt.
    fn share(&self, rest: u16, width: u16, struggle: bool) -> (u16, u16, u16) {
        let pool = rest.saturating_sub(LEAST_PROMPT);
        let (theirs, mine) = match struggle {
            true => (pool / 2, self.row_height(self.seat, width)),
            false => (
                self.row_height(self.opponent, width),
                self.row_height(self.seat, width),
            ),
        };
        let mine_first = mine.min(pool * 6 / 10);
        let theirs = theirs.min(pool - mine_first);
        let mine = mine.min(pool - theirs);
        (theirs, rest - theirs - mine, mine)
    }

    /// One mission is shown, the others are chips.
    fn draw_compact(&self, frame: &mut Frame, area: Rect) {
        let others = self.others();
        let hand = self.hand_height(area.width, 2);
        let spare = area.height - SMALLEST.1;
        let focus = 5 + spare / 3;
        let mut heights = vec![Constraint::Length(1)];
        heights.extend(others.iter().map(|_| Constraint::Length(1)));
        heights.extend([1, 1].map(Constraint::Length));
        heights.push(Constraint::Fill(1));
        heights.extend([1, focus, 1, hand, 1].map(Constraint::Length));
        let areas = Layout::vertical(heights).split(area);
        self.draw_header(frame, areas[0]);
        for (n, seat) in others.iter().enumerate() {
            self.draw_bar(frame, areas[1 + n], *seat);
        }
        let at = 1 + others.len();
        self.draw_bar(frame, areas[at], self.opponent);
        self.draw_chips(frame, areas[at + 1], self.opponent);
        self.draw_middle(frame, areas[at + 2]);
        self.draw_chips(frame, areas[at + 3], self.seat);
        match self.view.second().attempt.is_some() || self.view.second().fight.is_some() {
            true if self.pane != Pane::Missions => self.draw_struggle(frame, areas[at + 4]),
            _ => self.draw_focus(frame, areas[at + 4]),
        }
        self.draw_my_bar(frame, areas[at + 5]);
        self.draw_hand(frame, areas[at + 6]);
        self.draw_keys(frame, areas[at + 7]);
    }

    fn draw_middle(&self, frame: &mut Frame, area: Rect) {
        let log = (area.width * 3 / 8).clamp(28, 64);
        let [ask, log] =
            Layout::horizontal([Constraint::Fill(1), Constraint::Length(log)]).areas(area);
        self.draw_prompt(frame, ask);
        self.draw_log(frame, log);
    }

    fn draw_keys(&self, frame: &mut Frame, area: Rect) {
        let keys = [
            ("Tab", "bar-pane"),
            ("Enter", "bar-choose"),
            ("d", "bar-open-piles"),
            ("/", "bar-filter"),
            ("z", "bar-look"),
            ("?", "bar-why"),
            ("w", "bar-why-not"),
            ("t", "bar-hint"),
            ("u", "bar-undo"),
            ("h", "bar-help"),
            ("q", "bar-leave"),
        ];
        let mut keys: Vec<(&str, String)> = keys
            .into_iter()
            .map(|(key, id)| (key, say!(self.lang(), id)))
            .collect();
        let width = |(key, what): &(&str, String)| page::columns(key) + page::columns(what) + 3;
        // The keys that are found without a word go first.
        for spare in ["Enter", "d", "z", "/"] {
            if keys.iter().map(width).sum::<usize>() > usize::from(area.width) {
                keys.retain(|(key, _)| *key != spare);
            }
        }
        let mut spans = Vec::new();
        for (key, what) in keys {
            spans.push(Span::styled(format!(" {key}"), theme::bold(theme::AMBER)));
            spans.push(Span::styled(format!(" {what} "), theme::muted()));
        }
        frame.render_widget(Line::from(spans), area);
    }
}

/// The upper part and so many rows below it.
fn split(area: Rect, below: u16) -> [Rect; 2] {
    Layout::vertical([Constraint::Fill(1), Constraint::Length(below)]).areas(area)
}

/// A box with a title; the one the keyboard is in has a mark.
fn framed(title: &str, focus: bool, color: ratatui::style::Color) -> Block<'_> {
    let (mark, color) = if focus {
        ("» ", theme::YELLOW)
    } else {
        ("", color)
    };
    Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(theme::color(color))
        .title(Span::styled(format!(" {mark}{title} "), theme::bold(color)))
}

/// The text in so many columns; what is cut off is marked.
fn fit(text: &str, width: usize) -> String {
    if page::columns(text) <= width {
        return text.to_owned();
    }
    let mut out = String::new();
    for letter in text.chars() {
        if page::columns(&out) + 2 > width {
            break;
        }
        out.push(letter);
    }
    if width > 0 {
        out.push('…');
    }
    out
}

/// Left and right text in one line of so many columns; the left one gives way.
fn spread(left: Span<'static>, right: Span<'static>, width: usize) -> Line<'static> {
    let room = width.saturating_sub(page::columns(&right.content) + 1);
    let text = fit(&left.content, room);
    let gap = width.saturating_sub(page::columns(&text) + page::columns(&right.content));
    Line::from(vec![
        Span::styled(text, left.style),
        Span::raw(" ".repeat(gap)),
        right,
    ])
}

fn lines(frame: &mut Frame, area: Rect, lines: Vec<Line<'static>>) {
    frame.render_widget(Paragraph::new(lines), area);
}
