//! The lines with numbers: the turn, and what each player has.

use super::super::app::{App, Pane};
use super::super::names::{capital, glyph};
use super::super::theme;
use super::{fit, lines, split};
use crate::page;
use cards::lexicon::MissionKind;
use engine::Seat;
use engine::{MissionView, PlayerView, SecondPlayer, Segment};
use locale::{Lang, say};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};

/// The points that win (2E-WIN-01).
const GOAL: i16 = 100;
/// From this width on the segments have their whole names.
const WIDE: u16 = 100;
/// 2E-COST-01.
const COUNTERS: i16 = 7;

impl App {
    pub(super) fn draw_header(&self, frame: &mut Frame, area: Rect) {
        let view = &self.view;
        let mut spans = vec![
            Span::styled(" SPACELINE ", theme::block(theme::AMBER)),
            Span::styled(
                format!("  {}  ", say!(self.lang(), "turn", n = view.turn)),
                theme::bold(theme::TEXT),
            ),
        ];
        let now = match view.second().segment {
            Segment::Start | Segment::PlayAndDraw => 0,
            Segment::Orders => 1,
            Segment::Discard | Segment::End => 2,
        };
        let narrow = area.width < WIDE;
        let segments = match narrow {
            true => [
                "segment-play.short",
                "segment-orders.short",
                "segment-discard.short",
            ],
            false => ["segment-play", "segment-orders", "segment-discard"],
        };
        for (n, id) in segments.into_iter().enumerate() {
            let name = say!(self.lang(), id);
            if n > 0 {
                spans.push(Span::styled(" › ", theme::muted()));
            }
            spans.push(match n == now {
                true => Span::styled(format!("[{name}]"), theme::block(theme::LILAC)),
                false => Span::styled(name, theme::muted()),
            });
        }
        let whose = say!(
            self.lang(),
            "whose-turn",
            who = self.names().who(view.active)
        );
        spans.push(Span::styled(format!("  {whose}"), theme::bold(theme::CYAN)));
        let rules = format!("{} ", view.second().rules);
        frame.render_widget(Line::from(spans), area);
        if area.width > 84 {
            // A line styles all of its area, so this one gets no more than it needs.
            let right = Rect {
                x: area.right() - 5,
                width: 5,
                ..area
            };
            frame.render_widget(Line::styled(rules, theme::muted()), right);
        }
    }

    pub(super) fn draw_bar(&self, frame: &mut Frame, area: Rect, seat: Seat) {
        let second = self.view.second().players.get(seat.index());
        let Some((p, more)) = self.view.players.get(seat.index()).zip(second) else {
            return;
        };
        let turn = if self.view.active == seat { "►" } else { " " };
        let lang = self.lang();
        let waits = match self.view.waiting_for == Some(seat) {
            true => format!(" …{}", say!(lang, "thinking")),
            false => String::new(),
        };
        let gone = match p.gone {
            true => format!(" ({})", say!(lang, "gone")),
            false => String::new(),
        };
        let text = |wide: bool| {
            let counters = say!(lang, "bar-counters", n = more.counters);
            let piles = piles(lang, (p, more), wide);
            let waits = if wide { &waits } else { "" };
            format!("{}/{GOAL}  {counters}  {piles}{waits}", p.score)
        };
        let head = |name: String| format!("▌{turn}{name}{gone} ");
        let width = usize::from(area.width);
        let fits = |head: &str, text: &str| page::columns(head) + page::columns(text) <= width;
        // Whole words where they fit, the level of a bot where there is room for it.
        let plain = head(capital(&say!(lang, "seat", who = u16::from(seat.0) + 1)));
        let level = head(self.called(seat));
        let (head, text) = match (fits(&level, &text(true)), fits(&plain, &text(true))) {
            (true, _) => (level, text(true)),
            (false, true) => (plain, text(true)),
            (false, false) => (plain, text(false)),
        };
        let room = width.saturating_sub(page::columns(&head));
        let line = Line::from(vec![
            Span::styled(head, theme::bold(theme::SALMON)),
            Span::styled(fit(&text, room), theme::text()),
        ]);
        frame.render_widget(
            line.style(ratatui::style::Style::new().bg(theme::PANEL)),
            area,
        );
    }

    pub(super) fn draw_my_bar(&self, frame: &mut Frame, area: Rect) {
        let second = self.view.second().players.get(self.seat.index());
        let Some((p, more)) = self.view.players.get(self.seat.index()).zip(second) else {
            return;
        };
        let turn = if self.view.active == self.seat {
            "►"
        } else {
            " "
        };
        let left = more.counters.max(0);
        let spent = (COUNTERS - left).max(0);
        let pips = format!(
            "{}{}",
            "●".repeat(left as usize),
            "○".repeat(spent as usize)
        );
        let line = |wide: bool| {
            let you = format!("▌{turn}{} ", say!(self.lang(), "bar-you"));
            Line::from(vec![
                Span::styled(you, theme::bold(theme::CYAN)),
                Span::styled(format!("{}/{GOAL}  ", p.score), theme::bold(theme::TEXT)),
                Span::styled(format!("{pips} {left}  "), theme::color(theme::AMBER)),
                Span::styled(
                    format!("{}  ", piles(self.lang(), (p, more), wide)),
                    theme::text(),
                ),
                Span::styled(win_check(self, p, wide), theme::color(theme::GREEN)),
            ])
        };
        // Whole words where they fit.
        let line = match line(true).width() <= usize::from(area.width) {
            true => line(true),
            false => line(false),
        };
        frame.render_widget(
            line.style(ratatui::style::Style::new().bg(theme::PANEL)),
            area,
        );
    }

    /// A further opponent: the bar and the missions as chips.
    pub(super) fn draw_strip(&self, frame: &mut Frame, area: Rect, seat: Seat) {
        let [bar, chips] = split(area, 1);
        self.draw_bar(frame, bar, seat);
        self.draw_chips(frame, chips, seat);
    }

    /// A player's missions, a few letters each.
    pub(super) fn draw_chips(&self, frame: &mut Frame, area: Rect, seat: Seat) {
        let Some(p) = self.view.players.get(seat.index()) else {
            return;
        };
        let columns = Layout::horizontal(vec![Constraint::Fill(1); p.missions.len()]).split(area);
        for (n, mission) in p.missions.iter().enumerate() {
            let width = usize::from(columns[n].width).saturating_sub(1);
            let here = self.mission == (seat, n);
            let style = match (here && self.pane == Pane::Missions, here) {
                (true, _) => theme::cursor(),
                (_, true) => theme::bold(theme::YELLOW),
                _ => theme::text(),
            };
            let mark = if here { "▸" } else { " " };
            let text = fit(&format!("{mark}{}", self.chip(mission)), width);
            lines(frame, columns[n], vec![Line::styled(text, style)]);
        }
    }

    /// `● 40 ▲1 ◆7 Title`.
    fn chip(&self, mission: &MissionView) -> String {
        let def = self.names().def(mission.card.id);
        let kind = def.mission_kind().unwrap_or(MissionKind::Planet);
        let mut text = glyph(kind).to_owned();
        if kind != MissionKind::Headquarters {
            let points = def.stat(cards::lexicon::Stat::Points).unwrap_or(0);
            text += &format!("{points}");
        }
        if mission.completed {
            text += "✓";
        }
        if let Some(site) = self
            .view
            .sites
            .iter()
            .find(|s| Some(s.site) == mission.site)
        {
            let crews = site.ships.iter().flat_map(|s| &s.crews);
            let people: usize = crews
                .chain(&site.groups)
                .map(|g| g.cards.len() + usize::from(g.hidden + g.hidden_stopped))
                .sum();
            if !site.ships.is_empty() {
                text += &format!(" ▲{}", site.ships.len());
            }
            if people > 0 {
                text += &format!(" ◆{people}");
            }
        }
        format!("{text} {}", def.title)
    }
}

fn piles(lang: Lang, (p, more): (&PlayerView, &SecondPlayer), wide: bool) -> String {
    let s = &p.sizes;
    let up = match more.pile_face_up {
        0 => String::new(),
        n => format!(" ({})", say!(lang, "face-up", n = n)),
    };
    let id = if wide { "bar-piles" } else { "bar-piles.short" };
    say!(
        lang,
        id,
        hand = s.hand,
        deck = s.deck,
        pile = format!("{}{up}", more.pile_size),
        discard = s.discard,
        core = p.core.len(),
        brig = more.brig.len()
    )
}

/// `planet ✓ space –`: what winning needs besides points.
fn win_check(app: &App, p: &PlayerView, wide: bool) -> String {
    let done = |kind: MissionKind| {
        let names = app.names();
        let mut missions = p.missions.iter();
        match missions.any(|m| m.completed && names.def(m.card.id).mission_kind() == Some(kind)) {
            true => "✓",
            false => "–",
        }
    };
    let (planet, space) = (done(MissionKind::Planet), done(MissionKind::Space));
    match wide {
        true => say!(app.lang(), "bar-win", planet = planet, space = space),
        false => format!("● {planet} ✦ {space}"),
    }
}
