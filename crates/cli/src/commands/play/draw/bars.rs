//! The lines with numbers: the turn, and what each player has.

use super::super::app::{App, Pane};
use super::super::names::{capital, glyph};
use super::super::theme;
use super::{fit, lines, split};
use cards::lexicon::MissionKind;
use engine::kernel::view::{MissionView, PlayerView, Segment};
use engine::{RuleSet, Seat};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};

/// What wins (2E-WIN-01).
const GOAL: i16 = 100;
/// From this width on the bars have whole words.
const WIDE: u16 = 100;
/// 2E-COST-01.
const COUNTERS: i16 = 7;

impl App {
    pub(super) fn draw_header(&self, frame: &mut Frame, area: Rect) {
        let view = &self.view;
        let mut spans = vec![
            Span::styled(" SPACELINE ", theme::block(theme::AMBER)),
            Span::styled(format!("  Turn {}  ", view.turn), theme::bold(theme::TEXT)),
        ];
        let now = match view.segment {
            Segment::Start | Segment::PlayAndDraw => 0,
            Segment::Orders => 1,
            Segment::Discard | Segment::End => 2,
        };
        for (n, name) in ["Play & Draw", "Execute Orders", "Discard"]
            .iter()
            .enumerate()
        {
            if n > 0 {
                spans.push(Span::styled(" › ", theme::muted()));
            }
            spans.push(match n == now {
                true => Span::styled(format!("[{name}]"), theme::block(theme::LILAC)),
                false => Span::styled((*name).to_owned(), theme::muted()),
            });
        }
        let whose = capital(&self.names().whose(view.active));
        spans.push(Span::styled(
            format!("  {whose} turn"),
            theme::bold(theme::CYAN),
        ));
        let rules = match view.rules {
            RuleSet::R2002 => "2002 ",
            RuleSet::R2003 => "2003 ",
        };
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
        let Some(p) = self.view.players.get(seat.index()) else {
            return;
        };
        let turn = if self.view.active == seat { "►" } else { " " };
        let waits = if self.view.waiting_for == Some(seat) {
            " …thinking"
        } else {
            ""
        };
        let gone = if p.gone { " (gone)" } else { "" };
        let head = format!("▌{turn}{}{gone} ", capital(&seat.to_string()));
        let wide = area.width >= WIDE;
        let text = format!(
            "{}/{GOAL}  counters {}  {}{waits}",
            p.score,
            p.counters,
            piles(p, wide)
        );
        let room = usize::from(area.width).saturating_sub(head.chars().count());
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
        let Some(p) = self.view.players.get(self.seat.index()) else {
            return;
        };
        let turn = if self.view.active == self.seat {
            "►"
        } else {
            " "
        };
        let wide = area.width >= WIDE;
        let left = p.counters.max(0);
        let spent = (COUNTERS - left).max(0);
        let pips = format!(
            "{}{}",
            "●".repeat(left as usize),
            "○".repeat(spent as usize)
        );
        let line = Line::from(vec![
            Span::styled(format!("▌{turn}You "), theme::bold(theme::CYAN)),
            Span::styled(format!("{}/{GOAL}  ", p.score), theme::bold(theme::TEXT)),
            Span::styled(format!("{pips} {left}  "), theme::color(theme::AMBER)),
            Span::styled(format!("{}  ", piles(p, wide)), theme::text()),
            Span::styled(win_check(self, p, wide), theme::color(theme::GREEN)),
        ]);
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

fn piles(p: &PlayerView, wide: bool) -> String {
    let s = &p.sizes;
    let up = match s.pile_face_up {
        0 => String::new(),
        n => format!(" ({n} up)"),
    };
    let mut text = format!(
        "hand {}  deck {}  dilemmas {}{up}  discard {}",
        s.hand, s.deck, s.pile, s.discard
    );
    for (noun, n) in [("core", p.core.len()), ("brig", p.brig.len())] {
        text += &format!("  {noun} {n}");
    }
    match wide {
        true => text,
        false => text
            .replace("dilemmas", "pile")
            .replace("discard", "disc")
            .replace("  ", " "),
    }
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
        true => format!("planet {planet} space {space}"),
        false => format!("● {planet} ✦ {space}"),
    }
}
