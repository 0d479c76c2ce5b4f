//! Missions with their ships and teams.

use super::super::app::{App, Pane};
use super::super::names::{Names, glyph, tag};
use super::super::prompt::def;
use super::super::sheets::{hidden, staffing, sums};
use super::super::theme;
use super::{fit, lines, spread};
use crate::{page, terms};
use cards::lexicon::{MissionKind, Stat};
use cards::{AttemptBy, CardDef, Facts, Plays};
use engine::Seat;
use engine::{CardView, GroupView, MissionView, ShipView};
use locale::{Lang, say};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// Lines of a mission's requirements, where there is room.
const LONGEST: usize = 6;

/// A ship or a team: the lines that are always shown, and its people.
struct Group {
    head: Vec<Line<'static>>,
    rows: Vec<Line<'static>>,
}

impl App {
    /// The number of lines a player's missions take if nothing is left out.
    pub(super) fn row_height(&self, seat: Seat, area: u16) -> u16 {
        let Some(p) = self.view.players.get(seat.index()) else {
            return 0;
        };
        let width = usize::from(area) / p.missions.len().max(1) - 1;
        let heights = p.missions.iter().map(|mission| {
            let tile = self.tile(mission, width, LONGEST, None).len();
            let groups = self.groups(mission, seat, width);
            let lines = groups.iter().map(|g| g.head.len() + g.rows.len());
            tile + lines.sum::<usize>()
        });
        heights.max().unwrap_or(0) as u16
    }

    /// A player's missions side by side: mine with the tiles on top, others' with the tiles below.
    pub(super) fn draw_row(&self, frame: &mut Frame, area: Rect, seat: Seat) {
        let Some(p) = self.view.players.get(seat.index()) else {
            return;
        };
        let columns = Layout::horizontal(vec![Constraint::Fill(1); p.missions.len()]).split(area);
        let most = match self.row_height(seat, area.width) <= area.height {
            true => LONGEST,
            false => 3,
        };
        for (n, mission) in p.missions.iter().enumerate() {
            let mut column = columns[n];
            column.width = column.width.saturating_sub(1);
            let (width, height) = (usize::from(column.width), usize::from(column.height));
            let cursor = (self.mission == (seat, n)).then_some(self.pane == Pane::Missions);
            let mut tile = self.tile(mission, width, most, cursor);
            tile.truncate(height);
            let groups = self.groups(mission, seat, width);
            let mut all = arrange(self.lang(), groups, height - tile.len());
            if seat == self.seat {
                tile.extend(all);
                all = tile;
            } else {
                let gap = height - tile.len() - all.len();
                let mut out = vec![Line::default(); gap];
                out.extend(all);
                out.extend(tile);
                all = out;
            }
            lines(frame, column, all);
        }
    }

    /// The mission under the cursor, its tile beside its groups.
    pub(super) fn draw_focus(&self, frame: &mut Frame, area: Rect) {
        let (seat, column) = self.mission;
        let missions = self.view.players.get(seat.index()).map(|p| &p.missions);
        let Some(mission) = missions.and_then(|m| m.get(column)) else {
            return;
        };
        let halves = [Constraint::Percentage(48), Constraint::Fill(1)];
        let [left, right] = Layout::horizontal(halves).spacing(1).areas(area);
        let cursor = Some(self.pane == Pane::Missions);
        let room = usize::from(area.height).saturating_sub(3);
        lines(
            frame,
            left,
            self.tile(mission, usize::from(left.width), room, cursor),
        );
        let groups = self.groups(mission, seat, usize::from(right.width));
        lines(
            frame,
            right,
            arrange(self.lang(), groups, usize::from(right.height)),
        );
    }

    /// `cursor`: the mission is pointed at, and whether the keyboard is there.
    fn tile(
        &self,
        mission: &MissionView,
        width: usize,
        most: usize,
        cursor: Option<bool>,
    ) -> Vec<Line<'static>> {
        let card = self.names().def(mission.card.id);
        let kind = card.mission_kind().unwrap_or(MissionKind::Planet);
        let points = match kind {
            MissionKind::Headquarters => say!(self.lang(), "headquarters-short"),
            _ => card.stat(Stat::Points).unwrap_or(0).to_string(),
        };
        let (mark, style) = match cursor {
            Some(true) => ("▸", theme::cursor()),
            Some(false) => ("▸", theme::bold(theme::YELLOW)),
            None => ("", theme::bold(theme::TEXT)),
        };
        let name = Span::styled(format!("{mark}{} {}", glyph(kind), card.title), style);
        let mut out = vec![spread(
            name,
            Span::styled(points, theme::bold(theme::AMBER)),
            width,
        )];
        out.push(facts_line(self.lang(), card, mission, width));
        let needs = page::wrapped(width.max(8), &needs(self.lang(), card));
        for (n, line) in needs.iter().take(most).enumerate() {
            let text = match n + 1 == most {
                true => needs[n..].join(" "),
                false => line.clone(),
            };
            out.push(Line::styled(fit(&text, width), theme::text()));
        }
        if kind != MissionKind::Headquarters {
            out.push(attempt_line(self.lang(), card, width));
        }
        let panel = Style::new().bg(theme::PANEL);
        out.into_iter()
            .map(|line| filled(line, width).style(panel))
            .collect()
    }

    /// Ships and teams at a mission. Those of the row's own player need no name.
    fn groups(&self, mission: &MissionView, row: Seat, width: usize) -> Vec<Group> {
        let Some(site) = self
            .view
            .sites
            .iter()
            .find(|s| Some(s.site) == mission.site)
        else {
            return Vec::new();
        };
        let names = self.names();
        let whose = |seat: Seat| match (seat == row, names.is_me(seat)) {
            (true, _) => String::new(),
            (_, true) => format!("{} ", names.seat(seat)),
            _ => format!(
                "{} ",
                say!(names.lang, "seat-short", n = u16::from(seat.0) + 1)
            ),
        };
        // Whoever has a copy of the mission has their ships and teams there in their own row.
        let elsewhere = |seat: Seat| {
            let own = self.view.players.get(seat.index());
            let has_copy = |m: &MissionView| m.site == mission.site;
            seat != row && own.is_some_and(|p| p.missions.iter().any(has_copy))
        };
        let mut out = Vec::new();
        for ship in &site.ships {
            if ship.card.commander.is_some_and(elsewhere) {
                continue;
            }
            let owner = ship.card.commander.map_or(String::new(), whose);
            let mut group = Group {
                head: ship_head(names, ship, &owner, width),
                rows: Vec::new(),
            };
            for crew in &ship.crews {
                group.rows.extend(people(names, crew, width));
            }
            group
                .rows
                .extend(ship.card.on.iter().map(|c| person(names, c, width)));
            out.push(group);
        }
        for team in site.groups.iter().filter(|g| !elsewhere(g.commander)) {
            let title = format!("◆ {}{}", whose(team.commander), names.ground(site.site));
            out.push(Group {
                head: vec![
                    Line::styled(fit(&title, width), theme::bold(theme::TEXT)),
                    Line::styled(fit(&sums(names.lang, team), width), theme::muted()),
                ],
                rows: people(names, team, width),
            });
        }
        out
    }
}

fn filled(mut line: Line<'static>, width: usize) -> Line<'static> {
    let gap = width.saturating_sub(line.width());
    line.push_span(Span::raw(" ".repeat(gap)));
    line
}

/// `Alpha · span 2 · 2 under ✓`.
fn facts_line(lang: Lang, card: &CardDef, mission: &MissionView, width: usize) -> Line<'static> {
    let Facts::Mission { quadrant, span, .. } = &card.facts else {
        return Line::default();
    };
    let under = match mission.beneath.len() + usize::from(mission.beneath_unseen) {
        0 => String::new(),
        n => format!(" · {}", say!(lang, "under", n = n)),
    };
    let facts = |place: &str| {
        let span = say!(lang, "span", n = *span);
        format!("{place} · {span}{under}")
    };
    let long = (facts(quadrant.name()), format!("✓ {}", say!(lang, "done")));
    let short = (facts(quadrant.code()), "✓".to_owned());
    let room = match mission.completed {
        true => width.saturating_sub(page::columns(&long.1) + 1),
        false => width,
    };
    let fits = page::columns(&long.0) <= room;
    let (text, done) = if fits { long } else { short };
    let done = if mission.completed {
        done
    } else {
        String::new()
    };
    let left = Span::styled(text, theme::muted());
    spread(left, Span::styled(done, theme::bold(theme::GREEN)), width)
}

/// The requirement of a mission, or the cards that a headquarters plays.
fn needs(lang: Lang, card: &CardDef) -> String {
    let Facts::Mission {
        requirements,
        plays,
        ..
    } = &card.facts
    else {
        return String::new();
    };
    if let Some(text) = requirements
        .as_ref()
        .and_then(|r| terms::requirement(lang, r))
    {
        return text;
    }
    let plays: Vec<String> = plays
        .iter()
        .map(|p| match p {
            Plays::Equipment => say!(lang, "plays-equipment"),
            Plays::Cards { affiliation, icon } => {
                let icon = icon.map(|i| format!("[{}]", i.code()));
                let parts = affiliation
                    .map(|a| a.name().to_owned())
                    .into_iter()
                    .chain(icon);
                parts.collect::<Vec<_>>().join(" ")
            }
        })
        .collect();
    match plays.is_empty() {
        true => String::new(),
        false => say!(lang, "plays", what = plays.join(", ")),
    }
}

/// The affiliations that may attempt it, as tags.
fn attempt_line(lang: Lang, card: &CardDef, width: usize) -> Line<'static> {
    let Facts::Mission { attempt, .. } = &card.facts else {
        return Line::default();
    };
    let (before, list) = match attempt {
        AttemptBy::Affiliations(list) => (String::new(), list.as_slice()),
        AttemptBy::AnyExcept(list) if list.is_empty() => {
            (say!(lang, "any-affiliation"), list.as_slice())
        }
        AttemptBy::AnyExcept(list) => (format!("{} ", say!(lang, "any-but")), list.as_slice()),
        AttemptBy::Nobody => (String::new(), &[][..]),
    };
    let room = width.saturating_sub(page::columns(&before)) / 4;
    let mut spans = vec![Span::styled(before, theme::muted())];
    let shown = if list.len() > room {
        room.saturating_sub(1)
    } else {
        list.len()
    };
    for affiliation in &list[..shown] {
        let code = format!("{:<3}", affiliation.code().to_uppercase());
        spans.push(Span::styled(code, theme::tag(Some(*affiliation))));
        spans.push(Span::raw(" "));
    }
    if shown < list.len() {
        spans.push(Span::styled(
            format!("+{}", list.len() - shown),
            theme::muted(),
        ));
    }
    Line::from(spans)
}

fn ship_head(names: Names, ship: &ShipView, owner: &str, width: usize) -> Vec<Line<'static>> {
    let card = def(names, &ship.card);
    let stopped = if ship.card.stopped { "×" } else { "" };
    let title = format!("▲{stopped} {owner}{}", card.title);
    let style = match ship.card.stopped {
        true => theme::stopped(),
        false => theme::bold(theme::TEXT),
    };
    let numbers = format!(
        "{}/{} W{} S{}",
        ship.range_left, ship.range, ship.weapons, ship.shields
    );
    let crew = match ship.crews.as_slice() {
        [] => say!(names.lang, "no-crew"),
        [one] => sums(names.lang, one),
        [first, ..] => format!("{} +{}", sums(names.lang, first), ship.crews.len() - 1),
    };
    let staffed = staffing(names, ship).unwrap_or_default();
    let color = match ship.staffed {
        Some(false) => theme::SALMON,
        _ => theme::GREEN,
    };
    let crew = Span::styled(crew, theme::muted());
    let staffed = Span::styled(staffed, theme::color(color));
    let numbers = Span::styled(numbers, theme::color(theme::CYAN));
    let mut head = Vec::new();
    // Two lines where there is room for them, three where there is not.
    let wide = page::columns(&title) + page::columns(&numbers.content) < width
        && page::columns(&crew.content) + page::columns(&staffed.content) < width;
    let title = Span::styled(fit(&title, width), style);
    if wide {
        head.push(spread(title, numbers, width));
        head.push(spread(crew, staffed, width));
    } else if page::columns(&numbers.content) + page::columns(&staffed.content) < width {
        head.extend([
            Line::from(title),
            Line::from(crew),
            spread(numbers, staffed, width),
        ]);
    } else {
        let staffed = Span::styled(fit(&staffed.content, width), staffed.style);
        head.extend([title, crew, numbers, staffed].map(Line::from));
    }
    if !ship.damage.is_empty() {
        let text = format!("✗ {}", say!(names.lang, "damaged", n = ship.damage.len()));
        head.push(Line::styled(fit(&text, width), theme::color(theme::SALMON)));
    }
    head
}

fn people(names: Names, group: &GroupView, width: usize) -> Vec<Line<'static>> {
    let mut rows: Vec<Line> = group
        .cards
        .iter()
        .map(|c| person(names, c, width))
        .collect();
    if let Some(text) = hidden(names.lang, group) {
        rows.push(Line::styled(
            fit(&format!("▪ {text}"), width),
            theme::muted(),
        ));
    }
    rows.extend(group.on_hidden.iter().map(|c| person(names, c, width)));
    rows
}

/// Tag, name, and the marks of a stopped or face-down card.
pub(super) fn person(names: Names, card: &CardView, width: usize) -> Line<'static> {
    let def = def(names, card);
    let mark = match (card.stopped, card.face_down) {
        (true, true) => "×▪",
        (true, false) => "×",
        (false, true) => "▪",
        (false, false) => "",
    };
    let style = if card.stopped {
        theme::stopped()
    } else {
        theme::text()
    };
    let room = width.saturating_sub(4 + page::columns(mark));
    Line::from(vec![
        Span::styled(tag(names.lang, def), theme::tag(def.affiliation())),
        Span::styled(format!(" {mark}"), theme::bold(theme::SALMON)),
        Span::styled(fit(def.title.as_str(), room), style),
    ])
}

/// Fits groups into so many lines. Heads come first, people as far as there is room, and what is left out is
/// counted.
fn arrange(lang: Lang, groups: Vec<Group>, height: usize) -> Vec<Line<'static>> {
    let mut groups = groups;
    shorten(&mut groups, height);
    let heads: usize = groups.iter().map(|g| g.head.len()).sum();
    if heads > height {
        return first_heads(lang, groups, height);
    }
    let mut left = height - heads;
    let mut shown = vec![0; groups.len()];
    loop {
        let mut given = false;
        for (n, group) in groups.iter().enumerate() {
            if left > 0 && shown[n] < group.rows.len() {
                shown[n] += 1;
                left -= 1;
                given = true;
            }
        }
        if !given {
            break;
        }
    }
    let mut out = Vec::new();
    for (group, shown) in groups.into_iter().zip(shown) {
        out.extend(group.head);
        let all = group.rows.len();
        if shown == all {
            out.extend(group.rows);
        } else if shown > 0 {
            out.extend(group.rows.into_iter().take(shown - 1));
            let text = format!("+{}", say!(lang, "more", n = all + 1 - shown));
            out.push(Line::styled(text, theme::color(theme::YELLOW)));
        }
    }
    out
}

/// Takes lines from the longest heads until all have room, or each has one line left.
fn shorten(groups: &mut [Group], height: usize) {
    loop {
        let all: usize = groups.iter().map(|g| g.head.len()).sum();
        let longest = groups.iter_mut().max_by_key(|g| g.head.len());
        match longest {
            Some(group) if all > height && group.head.len() > 1 => group.head.pop(),
            _ => return,
        };
    }
}

/// Too little room for all heads: the first lines of the groups, and how many there are besides.
fn first_heads(lang: Lang, groups: Vec<Group>, height: usize) -> Vec<Line<'static>> {
    let all = groups.len();
    let room = if all > height {
        height.saturating_sub(1)
    } else {
        height
    };
    let firsts = groups.into_iter().filter_map(|g| g.head.into_iter().next());
    let mut out: Vec<Line> = firsts.take(room).collect();
    if all > height && height > 0 {
        let text = format!("+{}", say!(lang, "more-groups", n = all - out.len()));
        out.push(Line::styled(text, theme::color(theme::YELLOW)));
    }
    out
}
