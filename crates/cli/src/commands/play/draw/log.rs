//! The log: what happened, as this seat saw it.

use super::super::app::{App, Pane};
use super::super::narrate::{Entry, Tone};
use super::super::theme;
use super::{framed, lines};
use crate::page;
use locale::say;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;

impl App {
    pub(super) fn draw_log(&self, frame: &mut Frame, area: Rect) {
        let focus = self.pane == Pane::Log;
        let title = say!(self.lang(), "log");
        let block = framed(&title, focus, theme::MUTED);
        let inner = block.inner(area);
        let (width, height) = (usize::from(inner.width), usize::from(inner.height));
        let log = self.log();
        let end = log.len().saturating_sub(self.back);
        let news = self.session.news(self.seat);
        let mut out: Vec<Line> = Vec::new();
        let mut first = end;
        // From the newest line upward, as far as there is room.
        while first > 0 {
            let at = first - 1;
            let cursor = focus && at + 1 == end;
            let text = entry_lines(&log[at], at >= news, cursor, width);
            if out.len() + text.len() > height {
                break;
            }
            out.splice(0..0, text);
            first = at;
        }
        let mut block = block;
        if first > 0 {
            let text = format!(" ↑ {} ", say!(self.lang(), "earlier", n = first));
            block = block.title_bottom(Line::styled(text, theme::muted()));
        }
        if self.back > 0 {
            let text = format!(" ↓ {} ", say!(self.lang(), "later", n = self.back));
            block = block.title_bottom(Line::styled(text, theme::color(theme::YELLOW)));
        }
        frame.render_widget(block, area);
        lines(frame, inner, out);
    }
}

/// News are bright, what was read before is not.
fn entry_lines(entry: &Entry, new: bool, cursor: bool, width: usize) -> Vec<Line<'static>> {
    let style: Style = match (cursor, entry.tone, new) {
        (true, ..) => theme::cursor(),
        (_, Tone::Heading, _) => theme::bold(theme::LILAC),
        (_, Tone::Strong, true) => theme::bold(theme::AMBER),
        (_, _, true) => theme::text(),
        (_, _, false) => theme::muted(),
    };
    let text = match entry.tone {
        Tone::Heading => format!("── {}", entry.text),
        _ => entry.text.clone(),
    };
    let mut lines = Vec::new();
    for (n, line) in page::wrapped(width.saturating_sub(2).max(8), &text)
        .into_iter()
        .enumerate()
    {
        let before = match (n, new, entry.tone) {
            (_, _, Tone::Heading) => "",
            (0, true, _) => "· ",
            (0, false, _) => "  ",
            _ => "  ",
        };
        lines.push(Line::styled(format!("{before}{line}"), style));
    }
    lines
}
