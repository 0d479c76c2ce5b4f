//! The turns of other players: step by step, and summed up afterwards.

use super::super::app::App;
use super::super::sheets;
use super::super::theme;
use super::{fit, framed, lines};
use crate::page;
use locale::say;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// Lines of news above the list; the rest is on the sheet of the last turns.
const MOST_NEWS: usize = 3;

impl App {
    /// In place of a question: who is playing, and their last step with its card.
    pub(super) fn draw_others(&self, frame: &mut Frame, area: Rect) {
        let lang = self.lang();
        let title = match (self.watches(), self.session.asked()) {
            (true, _) => self.whose_play(),
            (false, Some(seat)) => say!(lang, "chooses", who = self.names().who(seat)),
            (false, None) => String::new(),
        };
        let keys = match self.watches() {
            true => format!(" {} ", say!(lang, "keys-hurry")),
            false => String::new(),
        };
        let title = fit(&title, usize::from(area.width).saturating_sub(6));
        let block =
            framed(&title, false, theme::AMBER).title_bottom(Line::styled(keys, theme::muted()));
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let width = usize::from(inner.width);
        let mut out = Vec::new();
        let last = self
            .log()
            .iter()
            .skip(self.session.news(self.seat))
            .next_back();
        if let Some(entry) = last {
            let text = page::wrapped(width, &entry.text).into_iter();
            out.extend(text.map(|line| Line::styled(line, theme::bold(theme::TEXT))));
            let card = entry.cards.first();
            if let Some(card) = card.and_then(|card| sheets::find(&self.view, *card)) {
                out.push(self.desk().row(card));
            }
        }
        if let Some(typed) = &self.command {
            out.push(Line::styled(
                format!(":{typed}▏"),
                theme::bold(theme::YELLOW),
            ));
        }
        lines(frame, inner, out);
    }

    /// Above a question: a hint that is on its way, the welcome, what others did in short.
    pub(super) fn bulletins(&self, width: usize) -> Vec<Line<'static>> {
        let mut out = Vec::new();
        if self.advice.is_some() {
            let text = say!(self.lang(), "hint-on-its-way");
            out.push(Line::styled(text, theme::bold(theme::AMBER)));
        }
        let welcome = self.welcome().filter(|_| self.session.is_new());
        let welcome = welcome.iter().flat_map(|text| page::wrapped(width, text));
        out.extend(welcome.map(|text| Line::styled(text, theme::color(theme::AMBER))));
        let news = self.news.iter().flat_map(|text| page::wrapped(width, text));
        let mut news: Vec<String> = news.collect();
        if news.len() > MOST_NEWS {
            news.truncate(MOST_NEWS);
            if let Some(last) = news.last_mut() {
                let more = say!(self.lang(), "more-on-l");
                let room = width.saturating_sub(page::columns(&more) + 2);
                *last = format!("{}… {more}", fit(last, room).trim_end_matches('…'));
            }
        }
        out.extend(
            news.into_iter()
                .map(|text| Line::styled(text, theme::color(theme::GREEN))),
        );
        out
    }
}
