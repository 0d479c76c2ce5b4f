//! A mission attempt or a fight in progress.

use super::super::app::App;
use super::super::prompt::{cost, def};
use super::super::sheets;
use super::super::theme;
use super::super::words;
use super::site::person;
use super::{fit, framed, lines};
use cards::{Facts, Support};
use engine::kernel::view::{AttemptView, FightView, SideView};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;

impl App {
    pub(super) fn draw_struggle(&self, frame: &mut Frame, area: Rect) {
        if let Some(fight) = &self.view.fight {
            self.draw_fight(frame, area, fight);
        } else if let Some(attempt) = &self.view.attempt {
            self.draw_attempt(frame, area, attempt);
        }
    }

    fn draw_attempt(&self, frame: &mut Frame, area: Rect, a: &AttemptView) {
        let names = self.names();
        let mission = names.def(a.mission);
        let points = mission.stat(cards::lexicon::Stat::Points).unwrap_or(0);
        let ship = a
            .ship
            .map_or(String::new(), |s| format!(" aboard {}", names.title(s)));
        let title = format!(
            "Attempt: {} ({points}) by {}, {} personnel{ship}",
            mission.title,
            names.seat(a.attempter),
            a.participants
        );
        let title = fit(&title, usize::from(area.width).saturating_sub(6));
        let block = framed(&title, false, theme::LILAC);
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let columns = [
            Constraint::Percentage(30),
            Constraint::Percentage(34),
            Constraint::Fill(1),
        ];
        let [queue, check, team] = Layout::horizontal(columns).spacing(1).areas(inner);
        lines(
            frame,
            queue,
            cut(self.queue(a, usize::from(queue.width)), queue),
        );
        lines(
            frame,
            check,
            cut(self.checks(a, usize::from(check.width)), check),
        );
        let known = a
            .known_participants
            .iter()
            .filter_map(|c| sheets::find(&self.view, *c));
        let width = usize::from(team.width);
        let mut rows: Vec<Line> = known.map(|c| person(names, c, width)).collect();
        let unknown = usize::from(a.participants).saturating_sub(a.known_participants.len());
        if unknown > 0 {
            rows.push(Line::styled(
                format!("▪ {unknown} face down"),
                theme::muted(),
            ));
        }
        lines(frame, team, cut(rows, team));
    }

    /// The dilemmas: faced, being faced, still hidden.
    fn queue(&self, a: &AttemptView, width: usize) -> Vec<Line<'static>> {
        let names = self.names();
        let text = format!("Drawn {} · cost limit {}", a.drawn, a.limit);
        let mut out = vec![Line::styled(fit(&text, width), theme::bold(theme::LILAC))];
        for card in &a.faced {
            let text = format!("✓ {}", def(names, card).title);
            out.push(Line::styled(fit(&text, width), theme::color(theme::GREEN)));
        }
        if let Some(card) = &a.dilemma {
            let def = def(names, card);
            let text = format!("► {} (cost {})", def.title, cost(names, card));
            out.push(Line::styled(fit(&text, width), theme::bold(theme::AMBER)));
            if def.support == Support::Blank {
                out.push(Line::styled(
                    fit("  text blank for now", width),
                    theme::muted(),
                ));
            }
        }
        for card in &a.stack_cards {
            let text = format!("· {} (cost {})", def(names, card).title, cost(names, card));
            out.push(Line::styled(fit(&text, width), theme::text()));
        }
        let hidden = usize::from(a.stack).saturating_sub(a.stack_cards.len());
        if hidden > 0 {
            out.push(Line::styled(format!("? {hidden} hidden"), theme::text()));
        }
        out
    }

    /// The mission's requirements against the team; for other seats only in words.
    fn checks(&self, a: &AttemptView, width: usize) -> Vec<Line<'static>> {
        let mut out = vec![Line::styled("Requirements", theme::bold(theme::LILAC))];
        for line in &a.checklist {
            let color = if line.met {
                theme::GREEN
            } else {
                theme::SALMON
            };
            out.push(Line::styled(words::check_line(line), theme::color(color)));
        }
        let printed = match &self.names().def(a.mission).facts {
            Facts::Mission { requirements, .. } => requirements.as_ref().and_then(|r| r.printed()),
            _ => None,
        };
        if let (true, Some(text)) = (a.checklist.is_empty(), printed) {
            let parts = crate::page::wrapped(width.max(8), &text);
            out.extend(parts.into_iter().map(|l| Line::styled(l, theme::text())));
        }
        out
    }

    fn draw_fight(&self, frame: &mut Frame, area: Rect, fight: &FightView) {
        let names = self.names();
        let kind = if fight.combat { "Combat" } else { "Engagement" };
        let by = fight
            .source
            .map_or(String::new(), |c| format!(" by {}", names.title(c)));
        let won = fight
            .winner
            .map_or(String::new(), |s| format!(" · won by {}", names.seat(s)));
        let title = format!("{kind}{by} at {}{won}", names.place(fight.place));
        let title = fit(&title, usize::from(area.width).saturating_sub(6));
        let block = framed(&title, false, theme::LILAC);
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let [ours, theirs] = Layout::horizontal([Constraint::Fill(1); 2])
            .spacing(1)
            .areas(inner);
        let stats = if fight.combat {
            ["Strength"; 2]
        } else {
            ["Weapons", "Shields"]
        };
        for (side, area, stat) in [
            (&fight.ours, ours, stats[0]),
            (&fight.theirs, theirs, stats[1]),
        ] {
            lines(frame, area, cut(self.side(side, stat), area));
        }
    }

    /// `Strength 24`, and each term with its source.
    fn side(&self, side: &SideView, stat: &str) -> Vec<Line<'static>> {
        let names = self.names();
        let total = match side.total {
            Some(total) => total.to_string(),
            None => {
                let sum: i16 = side.terms.iter().map(|t| t.n).sum();
                format!("{sum} so far")
            }
        };
        let text = format!("{}: {stat} {total}", names.subject(side.seat));
        let mut out = vec![Line::styled(text, theme::bold(theme::AMBER))];
        for term in &side.terms {
            let source = term.source.map_or("printed", |c| names.title(c));
            out.push(Line::styled(
                format!("{:>3} {source}", term.n),
                theme::text(),
            ));
        }
        if side.hidden > 0 {
            out.push(Line::styled(
                format!("▪ {} face down", side.hidden),
                theme::muted(),
            ));
        }
        out
    }
}

/// As many lines as there are rows; how many more there are is said.
fn cut(mut lines: Vec<Line<'static>>, area: Rect) -> Vec<Line<'static>> {
    let height = usize::from(area.height);
    if lines.len() > height && height > 0 {
        let more = lines.len() - height + 1;
        lines.truncate(height - 1);
        lines.push(Line::styled(
            format!("+{more} more"),
            theme::color(theme::YELLOW),
        ));
    }
    lines
}
