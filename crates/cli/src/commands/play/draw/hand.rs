//! The hand.

use super::super::app::{App, Pane};
use super::super::names::tag;
use super::super::prompt::{Body, cost, def};
use super::super::theme;
use super::fit;
use engine::CardView;
use engine::{Action, Answer, CardId};
use locale::say;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// Columns of one card.
const WIDTH: u16 = 28;

impl App {
    fn my_hand(&self) -> &[CardView] {
        &self.view.players[self.seat.index()].hand
    }

    pub(super) fn hand_height(&self, width: u16, most: u16) -> u16 {
        let columns = (width / WIDTH).max(1);
        (self.my_hand().len() as u16)
            .div_ceil(columns)
            .clamp(1, most)
    }

    /// Whether an action of the list plays it.
    fn playable(&self, card: CardId) -> bool {
        match self.prompt.as_ref().map(|p| &p.body) {
            Some(Body::List(items)) => items.iter().any(|i| match i.answer {
                // Copies share a row.
                Answer::Act(Action::Play { card: c, .. } | Action::Use { card: c, .. }) => {
                    self.names().table.is_same(c, card)
                }
                _ => false,
            }),
            _ => false,
        }
    }

    pub(super) fn draw_hand(&self, frame: &mut Frame, area: Rect) {
        let hand = self.my_hand();
        let focus = self.pane == Pane::Hand;
        if hand.is_empty() {
            frame.render_widget(
                Line::styled(
                    format!(" {}", say!(self.lang(), "hand-empty")),
                    theme::muted(),
                ),
                area,
            );
            return;
        }
        let columns = usize::from((area.width / WIDTH).max(1));
        let room = columns * usize::from(area.height);
        let first = match hand.len() > room && focus {
            true => self
                .hand
                .saturating_sub(room / 2)
                .min(hand.len() - (room - 1)),
            false => 0,
        };
        let fits = hand.len() <= room;
        let shown = if fits {
            hand.len()
        } else {
            (room - 1).min(hand.len() - first)
        };
        for place in 0..shown {
            let cell = cell(area, columns, place);
            let at = first + place;
            self.draw_card(frame, cell, at, &hand[at], focus && at == self.hand);
        }
        if !fits {
            let text = format!(" +{}", say!(self.lang(), "more", n = hand.len() - shown));
            let cell = cell(area, columns, shown);
            frame.render_widget(Line::styled(text, theme::color(theme::YELLOW)), cell);
        }
    }

    fn draw_card(&self, frame: &mut Frame, cell: Rect, at: usize, card: &CardView, here: bool) {
        let names = self.names();
        let def = def(names, card);
        let playable = self.playable(card.id);
        let mark = if playable { "›" } else { " " };
        let style = match (here, playable) {
            (true, _) => theme::cursor(),
            (_, true) => theme::color(theme::CYAN),
            _ => theme::text(),
        };
        let cost = format!(" {}", cost(names, card));
        let room = usize::from(cell.width).saturating_sub(9 + cost.len());
        frame.render_widget(
            Line::from(vec![
                Span::styled(format!("{mark}{:<2}", at + 1), theme::muted()),
                Span::styled(tag(names.lang, def), theme::tag(def.affiliation())),
                Span::styled(format!(" {}", fit(def.title.as_str(), room)), style),
                Span::styled(cost, theme::bold(theme::AMBER)),
            ]),
            cell,
        );
    }
}

fn cell(area: Rect, columns: usize, place: usize) -> Rect {
    let width = area.width / columns as u16;
    Rect {
        x: area.x + width * (place % columns) as u16,
        y: area.y + (place / columns) as u16,
        width,
        height: 1,
    }
}
