//! A sheet of paper over the table: lines to read, some of which lead further.

use super::theme;
use crate::page;
use engine::{Answer, CardId};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// Columns of text on a sheet. It fits the smallest terminal the table fits.
pub const WIDTH: usize = 72;
/// Columns of the labels on it.
const LABEL: usize = 16;

#[derive(Clone, Debug)]
pub struct Sheet {
    pub title: String,
    /// The card it is about: what `?` asks for.
    pub about: Option<CardId>,
    pub rows: Vec<Row>,
    /// The row under the cursor, on a sheet with rows that lead further.
    pub cursor: Option<usize>,
    pub scroll: usize,
}

#[derive(Clone, Debug)]
pub struct Row {
    pub line: Line<'static>,
    pub leads_to: Option<Target>,
}

/// The target of Enter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    Card(CardId),
    Rule(&'static str),
    /// To the game: the question is answered.
    Answer(Answer),
}

impl Sheet {
    pub fn new(title: impl Into<String>) -> Sheet {
        Sheet {
            title: title.into(),
            about: None,
            rows: Vec::new(),
            cursor: None,
            scroll: 0,
        }
    }

    #[must_use]
    pub fn about(mut self, card: CardId) -> Sheet {
        self.about = Some(card);
        self
    }

    pub fn line(&mut self, line: impl Into<Line<'static>>) {
        self.rows.push(Row {
            line: line.into(),
            leads_to: None,
        });
    }

    pub fn blank(&mut self) {
        self.line("");
    }

    pub fn heading(&mut self, text: impl Into<String>) {
        if !self.rows.is_empty() {
            self.blank();
        }
        self.line(Span::styled(text.into(), theme::bold(theme::LILAC)));
    }

    /// A paragraph, broken to the width of the sheet.
    pub fn text(&mut self, text: &str, style: Style) {
        for line in page::wrapped(WIDTH, text) {
            self.line(Span::styled(line, style));
        }
    }

    /// A paragraph behind a label.
    pub fn fact(&mut self, label: &str, text: &str) {
        for (n, line) in page::wrapped(WIDTH - LABEL, text).into_iter().enumerate() {
            let label = if n == 0 { label } else { "" };
            self.line(vec![
                Span::styled(page::pad(label, LABEL), theme::muted()),
                Span::styled(line, theme::text()),
            ]);
        }
    }

    /// A line that leads somewhere.
    pub fn link(&mut self, line: impl Into<Line<'static>>, to: Target) {
        self.cursor.get_or_insert(self.rows.len());
        self.rows.push(Row {
            line: line.into(),
            leads_to: Some(to),
        });
    }

    /// Adds a link whose text may need several lines.
    pub fn link_text(&mut self, text: &str, to: Target) {
        let mut to = Some(to);
        for (n, line) in page::wrapped(WIDTH - 4, text).into_iter().enumerate() {
            let indent = if n == 0 { "" } else { "    " };
            let line = Span::styled(format!("{indent}{line}"), theme::text());
            match to.take() {
                Some(to) => self.link(line, to),
                None => self.line(line),
            }
        }
    }

    /// A paragraph below a line it belongs to.
    pub fn indented(&mut self, text: &str, style: Style) {
        for line in page::wrapped(WIDTH - 4, text) {
            self.line(Span::styled(format!("    {line}"), style));
        }
    }

    /// The answers on the sheet, in their order.
    pub fn answers(&self) -> impl Iterator<Item = &Answer> {
        self.rows.iter().filter_map(|row| match &row.leads_to {
            Some(Target::Answer(answer)) => Some(answer),
            _ => None,
        })
    }

    pub fn target(&self) -> Option<&Target> {
        self.rows.get(self.cursor?)?.leads_to.as_ref()
    }

    /// To the next or previous line that leads somewhere; without such lines, the sheet scrolls.
    pub fn step(&mut self, down: bool) {
        let by = if down { 1 } else { -1 };
        let Some(cursor) = self.cursor else {
            self.scroll_by(by);
            return;
        };
        let leads = |n: &usize| self.rows[*n].leads_to.is_some();
        let next = match down {
            true => (cursor + 1..self.rows.len()).find(leads),
            false => (0..cursor).rev().find(leads),
        };
        match next {
            Some(n) => self.cursor = Some(n),
            None => self.scroll_by(by),
        }
    }

    pub fn scroll_by(&mut self, by: isize) {
        let most = self.rows.len().saturating_sub(1);
        self.scroll = self.scroll.saturating_add_signed(by).min(most);
    }

    /// The part that is seen in so many rows, with the cursor in it.
    pub fn window(&mut self, height: usize) -> std::ops::Range<usize> {
        let most = self.rows.len().saturating_sub(height);
        self.scroll = self.scroll.min(most);
        if let Some(cursor) = self.cursor {
            let first = cursor.saturating_sub(height.saturating_sub(1));
            self.scroll = self.scroll.clamp(first, cursor.max(first));
        }
        self.scroll..(self.scroll + height).min(self.rows.len())
    }
}
