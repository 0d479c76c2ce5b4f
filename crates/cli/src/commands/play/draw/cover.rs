//! Overlays above the table: sheets, the question whether to leave, the end, and the screens that hide it.

use super::super::app::App;
use super::super::names::glyph;
use super::super::sheet::{self, Sheet};
use super::super::theme;
use super::{framed, lines};
use crate::page;
use cards::lexicon::MissionKind;
use engine::MissionView;
use engine::Seat;
use locale::{Lang, say};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Paragraph, Wrap};

/// A box in the middle.
fn middle(frame: &Frame, width: u16, height: u16) -> Rect {
    let area = frame.area();
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect {
        x: (area.width - width) / 2,
        y: (area.height - height) / 2,
        width,
        height,
    }
}

fn open(frame: &mut Frame, area: Rect, title: &str, below: String) -> Rect {
    let block = framed(title, false, theme::AMBER)
        .style(Style::new().bg(theme::PANEL).fg(theme::TEXT))
        .title_bottom(Line::styled(below, theme::muted()));
    let inner = block.inner(area);
    frame.render_widget(Clear, area);
    frame.render_widget(block, area);
    inner
}

/// The keys on the lower edge.
fn below(keys: String) -> String {
    format!(" {keys} ")
}

pub fn too_small(lang: Lang, frame: &mut Frame, (width, height): (u16, u16), quitting: bool) {
    let area = frame.area();
    if quitting {
        let text = say!(lang, "leave-small");
        return frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
    }
    let text = say!(
        lang,
        "too-small",
        needed = format!("{width}x{height}"),
        here = format!("{}x{}", area.width, area.height)
    );
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
}

pub fn handover(lang: Lang, frame: &mut Frame, seat: Seat) {
    let area = middle(frame, 52, 7);
    let inner = open(
        frame,
        area,
        &say!(lang, "handover"),
        below(say!(lang, "handover-keys")),
    );
    let text = say!(lang, "handover-to", n = u16::from(seat.0) + 1);
    lines(
        frame,
        inner,
        vec![
            Line::default(),
            Line::styled(text, theme::bold(theme::AMBER)).centered(),
            Line::default(),
            Line::styled(say!(lang, "handover-hidden"), theme::muted()).centered(),
        ],
    );
}

pub fn quit(lang: Lang, frame: &mut Frame, playing: bool) {
    let area = middle(frame, 52, 6);
    let inner = open(frame, area, &say!(lang, "leave"), String::new());
    let mut text = vec![Line::from(say!(lang, "leave-yes"))];
    if playing {
        text.push(Line::from(say!(lang, "leave-concede")));
    }
    text.push(Line::from(say!(lang, "leave-no")));
    lines(frame, inner, text);
}

pub fn sheet(lang: Lang, frame: &mut Frame, sheet: &mut Sheet) {
    let height = (sheet.rows.len() as u16 + 2).max(5);
    let most = frame.area().height.saturating_sub(2);
    let area = middle(frame, sheet::WIDTH as u16 + 4, height.min(most));
    let keys = match (sheet.cursor.is_some(), sheet.about.is_some()) {
        _ if sheet.answers().next().is_some() => say!(lang, "sheet-keys-answers"),
        (true, true) => say!(lang, "sheet-keys-links-why"),
        (true, false) => say!(lang, "sheet-keys-links"),
        (false, true) => say!(lang, "sheet-keys-why"),
        (false, false) => say!(lang, "sheet-keys"),
    };
    let inner = open(frame, area, &sheet.title, below(keys));
    let window = sheet.window(usize::from(inner.height));
    let (first, last, all) = (window.start, window.end, sheet.rows.len());
    let inside = Rect {
        x: inner.x + 1,
        width: inner.width.saturating_sub(2),
        ..inner
    };
    let rows = sheet.rows[window].iter().enumerate().map(|(n, row)| {
        let here = sheet.cursor == Some(first + n);
        let text = whole(&row.line, usize::from(inside.width));
        if here {
            text.patch_style(theme::cursor())
        } else {
            text
        }
    });
    let rows: Vec<Line> = rows
        .map(|line| {
            if line.style == theme::cursor() {
                plain(line)
            } else {
                line
            }
        })
        .collect();
    lines(frame, inside, rows);
    if last < all {
        let text = format!(" ↓ {} ", say!(lang, "more", n = all - last));
        let at = Rect {
            x: area.x + area.width.saturating_sub(text.chars().count() as u16 + 2),
            y: area.y + area.height - 1,
            width: text.chars().count() as u16,
            height: 1,
        };
        frame.render_widget(Line::styled(text, theme::color(theme::YELLOW)), at);
    }
}

/// A line under the cursor has one colour throughout.
fn plain(line: Line<'static>) -> Line<'static> {
    let style = line.style;
    let spans = line
        .spans
        .into_iter()
        .map(|s| Span::styled(s.content, style));
    Line::from(spans.collect::<Vec<_>>())
}

/// The line, with a mark if it is longer than the sheet is wide.
fn whole(line: &Line<'static>, width: usize) -> Line<'static> {
    if line.width() <= width {
        return line.clone();
    }
    let mut left = width;
    let mut spans = Vec::new();
    for span in &line.spans {
        let text = super::fit(&span.content, left);
        left = left.saturating_sub(crate::page::columns(&text));
        spans.push(Span::styled(text, span.style));
    }
    Line::from(spans)
}

impl App {
    pub(super) fn draw_end(&self, frame: &mut Frame) {
        let players = &self.view.players;
        let rows: usize = players.iter().map(|p| p.missions.len() + 2).sum();
        let result = page::wrapped(70, &self.result());
        let area = middle(frame, 72, (rows + result.len()) as u16 + 4);
        let lang = self.lang();
        let inner = open(
            frame,
            area,
            &say!(lang, "the-end"),
            below(say!(lang, "end-keys")),
        );
        let above = result.len() + 1;
        let mut out: Vec<Line> = result
            .into_iter()
            .map(|line| Line::styled(line, theme::bold(theme::AMBER)).centered())
            .collect();
        out.push(Line::styled(say!(lang, "turn", n = self.view.turn), theme::muted()).centered());
        // Too many players for all missions: those that count.
        let all = rows + above <= usize::from(inner.height);
        for p in players {
            let points = match p.gone {
                true => say!(lang, "points-conceded", n = p.score),
                false => say!(lang, "count-points", n = p.score),
            };
            let who = self.called(p.seat);
            if all {
                out.push(Line::default());
            }
            let head = format!(" {who}: {points}");
            out.push(Line::styled(head, theme::bold(theme::CYAN)));
            let missions = p.missions.iter().filter(|m| all || m.completed);
            out.extend(missions.map(|m| self.end_line(m)));
        }
        lines(frame, inner, out);
    }

    fn end_line(&self, mission: &MissionView) -> Line<'static> {
        let def = self.names().def(mission.card.id);
        let kind = def.mission_kind().unwrap_or(MissionKind::Planet);
        let points = def.stat(cards::lexicon::Stat::Points).unwrap_or(0);
        let (mark, points) = match (mission.completed, kind) {
            (true, _) => ("✓", points.to_string()),
            (false, MissionKind::Headquarters) => (" ", say!(self.lang(), "headquarters-short")),
            (false, _) => ("–", "0".into()),
        };
        let text = format!("   {mark} {points:>3}  {} {}", glyph(kind), def.title);
        Line::styled(text, theme::text())
    }
}
