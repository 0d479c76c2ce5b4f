//! A mission attempt or a fight in progress.

use super::super::app::App;
use super::super::names::Names;
use super::super::prompt::{cost, def};
use super::super::sheets;
use super::super::theme;
use super::super::words;
use super::site::person;
use super::{fit, framed, lines};
use crate::terms;
use cards::lexicon::Stat;
use cards::{Facts, Support};
use engine::{AttemptView, CardView, FightView, SideView};
use locale::{Lang, say};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;

impl App {
    pub(super) fn draw_struggle(&self, frame: &mut Frame, area: Rect) {
        if let Some(fight) = &self.view.second().fight {
            self.draw_fight(frame, area, fight);
        } else if let Some(attempt) = &self.view.second().attempt {
            self.draw_attempt(frame, area, attempt);
        }
    }

    fn draw_attempt(&self, frame: &mut Frame, area: Rect, a: &AttemptView) {
        let names = self.names();
        let mission = names.def(a.mission);
        let points = mission.stat(Stat::Points).unwrap_or(0);
        let mut title = say!(
            names.lang,
            "attempt-by",
            mission = mission.title.as_str(),
            points = points,
            who = names.who(a.attempter),
            n = a.participants
        );
        if let Some(ship) = a.ship {
            title = say!(
                names.lang,
                "attempt-aboard",
                what = title,
                ship = names.title(ship)
            );
        }
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
            cut(names.lang, self.queue(a, usize::from(queue.width)), queue),
        );
        lines(
            frame,
            check,
            cut(names.lang, self.checks(a, usize::from(check.width)), check),
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
                format!("▪ {}", say!(names.lang, "face-down", n = unknown)),
                theme::muted(),
            ));
        }
        lines(frame, team, cut(names.lang, rows, team));
    }

    /// The dilemmas: faced, being faced, still hidden.
    fn queue(&self, a: &AttemptView, width: usize) -> Vec<Line<'static>> {
        let names = self.names();
        let text = say!(names.lang, "drawn", n = a.drawn, limit = a.limit);
        let mut out = vec![Line::styled(fit(&text, width), theme::bold(theme::LILAC))];
        for card in &a.faced {
            let text = format!("✓ {}", def(names, card).title);
            out.push(Line::styled(fit(&text, width), theme::color(theme::GREEN)));
        }
        if let Some(card) = &a.dilemma {
            let def = def(names, card);
            let text = format!("► {}", priced(names, card));
            out.push(Line::styled(fit(&text, width), theme::bold(theme::AMBER)));
            if def.support == Support::Blank {
                out.push(Line::styled(
                    fit(
                        &format!("  {}", say!(names.lang, "text-blank-short")),
                        width,
                    ),
                    theme::muted(),
                ));
            }
        }
        for card in &a.stack_cards {
            let text = format!("· {}", priced(names, card));
            out.push(Line::styled(fit(&text, width), theme::text()));
        }
        let hidden = usize::from(a.stack).saturating_sub(a.stack_cards.len());
        if hidden > 0 {
            let text = format!("? {}", say!(names.lang, "hidden", n = hidden));
            out.push(Line::styled(text, theme::text()));
        }
        out
    }

    /// The requirements of dilemma and mission, compared with the team; for other seats only in words.
    fn checks(&self, a: &AttemptView, width: usize) -> Vec<Line<'static>> {
        let heading = |text: &str| Line::styled(fit(text, width), theme::bold(theme::LILAC));
        let line = |line: &engine::Line| {
            let color = if line.met {
                theme::GREEN
            } else {
                theme::SALMON
            };
            Line::styled(words::check_line(self.lang(), line), theme::color(color))
        };
        let mut out = Vec::new();
        if let (Some(card), false) = (&a.dilemma, a.dilemma_checklist.is_empty()) {
            out.push(heading(def(self.names(), card).title.as_str()));
            out.extend(a.dilemma_checklist.iter().map(line));
        }
        out.push(heading(&say!(self.lang(), "requirements")));
        out.extend(a.checklist.iter().map(line));
        let printed = match &self.names().def(a.mission).facts {
            Facts::Mission { requirements, .. } => requirements
                .as_ref()
                .and_then(|r| terms::requirement(self.lang(), r)),
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
        let lang = names.lang;
        let place = names.place(fight.place);
        let mut title = match fight.combat {
            true => say!(lang, "combat-at", place = place),
            false => say!(lang, "engagement-at", place = place),
        };
        if let Some(card) = fight.source {
            title = say!(lang, "log-by", text = title, card = names.title(card));
        }
        if let Some(seat) = fight.winner {
            title = say!(lang, "fight-won", what = title, who = names.who(seat));
        }
        let title = fit(&title, usize::from(area.width).saturating_sub(6));
        let block = framed(&title, false, theme::LILAC);
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let [ours, theirs] = Layout::horizontal([Constraint::Fill(1); 2])
            .spacing(1)
            .areas(inner);
        for (side, area) in [(&fight.ours, ours), (&fight.theirs, theirs)] {
            lines(frame, area, cut(lang, self.side(side), area));
        }
    }

    /// `Strength 24`, and each term with its source.
    fn side(&self, side: &SideView) -> Vec<Line<'static>> {
        let names = self.names();
        let total = match side.total {
            Some(total) => total.to_string(),
            None => say!(names.lang, "so-far", n = side.sum()),
        };
        let stat = terms::stat(names.lang, side.stat);
        let text = format!("{}: {stat} {total}", names.subject(side.seat));
        let mut out = vec![Line::styled(text, theme::bold(theme::AMBER))];
        for term in &side.terms {
            let printed = say!(names.lang, "printed");
            let source = term.source.map_or(printed.as_str(), |c| names.title(c));
            out.push(Line::styled(
                format!("{:>3} {source}", term.n),
                theme::text(),
            ));
        }
        if side.hidden > 0 {
            out.push(Line::styled(
                format!("▪ {}", say!(names.lang, "face-down", n = side.hidden)),
                theme::muted(),
            ));
        }
        out
    }
}

/// `Title (cost 3)`.
fn priced(names: Names, card: &CardView) -> String {
    let cost = say!(names.lang, "cost", cost = cost(names, card));
    format!("{} ({cost})", def(names, card).title)
}

/// As many lines as there are rows; how many more there are is said.
fn cut(lang: Lang, mut lines: Vec<Line<'static>>, area: Rect) -> Vec<Line<'static>> {
    let height = usize::from(area.height);
    if lines.len() > height && height > 0 {
        let more = lines.len() - height + 1;
        lines.truncate(height - 1);
        lines.push(Line::styled(
            format!("+{}", say!(lang, "more", n = more)),
            theme::color(theme::YELLOW),
        ));
    }
    lines
}
