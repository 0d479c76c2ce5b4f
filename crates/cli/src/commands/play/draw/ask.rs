//! The prompt: what is asked and what can be answered.

use super::super::app::{App, Pane};
use super::super::names::tag;
use super::super::prompt::{Body, Item, Prompt, cost, def};
use super::super::sheets::numbers;
use super::super::theme;
use super::super::words;
use super::{fit, framed, lines};
use crate::page;
use cards::lexicon::DilemmaKind;
use engine::CardView;
use locale::{Lang, say};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// Columns of the headings of actions.
const HEADING: usize = 8;
/// Lines of a game text above the list; the rest is on the card.
const MOST_OF_A_TEXT: usize = 3;

impl App {
    pub(super) fn draw_prompt(&self, frame: &mut Frame, area: Rect) {
        let Some(prompt) = &self.prompt else {
            return self.draw_others(frame, area);
        };
        let focus = self.pane == Pane::Actions;
        let width = usize::from(area.width).saturating_sub(2);
        let mut height = usize::from(area.height).saturating_sub(2);
        let mut out: Vec<Line> = Vec::new();
        for note in self.notes(prompt, width) {
            if height > 3 {
                height -= 1;
                out.push(fit_line(note, width));
            }
        }
        let rows = prompt.rows(self.names());
        let first = window(prompt.cursor, rows.len(), height);
        for (n, row) in rows.iter().enumerate().skip(first).take(height) {
            let line = self.prompt_row(prompt, *row, n, &rows, width, n == first);
            out.push(line);
        }
        if rows.is_empty() {
            out.push(Line::styled(
                say!(self.lang(), "nothing-passes"),
                theme::muted(),
            ));
        }
        let hidden = (first, rows.len().saturating_sub(first + height));
        let title = fit(&prompt.title, width.saturating_sub(6));
        let block =
            framed(&title, focus, theme::AMBER).title_bottom(self.below(prompt, hidden, width));
        let inner = block.inner(area);
        frame.render_widget(block, area);
        lines(frame, inner, out);
    }

    /// Lines above the list: a refusal, what happens, what was chosen before.
    fn notes(&self, prompt: &Prompt, width: usize) -> Vec<Line<'static>> {
        let mut notes = Vec::new();
        if let Some(message) = &self.message {
            let style = match message.starts_with('✗') {
                true => theme::bold(theme::SALMON),
                false => theme::muted(),
            };
            let parts = page::wrapped(width, message).into_iter();
            notes.extend(parts.map(|part| Line::styled(part, style)));
        }
        notes.extend(self.bulletins(width));
        let question = self.view.prompt.as_ref();
        let event = question.and_then(|question| words::about(self.names(), question));
        notes.extend(event.map(|text| Line::styled(text, theme::color(theme::LILAC))));
        if let (false, Some(last)) = (matches!(prompt.body, Body::List(_)), &self.last) {
            notes.push(Line::styled(last.clone(), theme::muted()));
        }
        if let Body::Pick { rule, .. } = prompt.body {
            let text = words::constraint(self.lang(), rule);
            notes.extend(text.map(|t| Line::styled(t, theme::muted())));
        }
        if let Some(text) = prompt.note(self.names()) {
            let mut parts = page::wrapped(width, text);
            if parts.len() > MOST_OF_A_TEXT {
                parts.truncate(MOST_OF_A_TEXT);
                parts.iter_mut().skip(MOST_OF_A_TEXT - 1).for_each(|last| {
                    *last = fit(&format!("{last} …"), width);
                });
            }
            let style = theme::color(theme::LILAC);
            notes.extend(parts.into_iter().map(|part| Line::styled(part, style)));
        }
        if let Some(typed) = &self.command {
            notes.push(Line::styled(
                format!(":{typed}▏"),
                theme::bold(theme::YELLOW),
            ));
        }
        if prompt.typing || !prompt.filter.is_empty() {
            let caret = if prompt.typing { "▏" } else { "" };
            let text = format!("/{}{caret}", prompt.filter);
            notes.push(Line::styled(text, theme::bold(theme::YELLOW)));
        }
        notes
    }

    /// The lower edge: sums, what is out of sight, the keys of this kind of question.
    fn below(
        &self,
        prompt: &Prompt,
        (above, below): (usize, usize),
        width: usize,
    ) -> Line<'static> {
        let mut spans = Vec::new();
        if let Some(sums) = prompt.sums(self.names()) {
            spans.push(Span::styled(format!(" {sums} "), theme::bold(theme::CYAN)));
        }
        if above > 0 {
            spans.push(Span::styled(
                format!(" ↑ {} ", say!(self.lang(), "more", n = above)),
                theme::color(theme::YELLOW),
            ));
        }
        if below > 0 {
            spans.push(Span::styled(
                format!(" ↓ {} ", say!(self.lang(), "more", n = below)),
                theme::color(theme::YELLOW),
            ));
        }
        let keys = match &prompt.body {
            Body::Pick { .. } => say!(self.lang(), "keys-pick"),
            Body::Order { held: true, .. } => say!(self.lang(), "keys-held"),
            Body::Order { .. } => say!(self.lang(), "keys-order"),
            Body::List(_) => return Line::from(spans),
        };
        let used: usize = spans.iter().map(Span::width).sum();
        let keys = match used + page::columns(&keys) + 2 <= width {
            true => keys,
            false => say!(self.lang(), "keys-confirm"),
        };
        spans.push(Span::styled(format!(" {keys} "), theme::muted()));
        Line::from(spans)
    }

    fn prompt_row(
        &self,
        prompt: &Prompt,
        row: usize,
        n: usize,
        rows: &[usize],
        width: usize,
        top: bool,
    ) -> Line<'static> {
        let here = n == prompt.cursor;
        match &prompt.body {
            Body::List(items) => {
                let before = n.checked_sub(1).map(|b| items[rows[b]].group);
                let label = top || before != Some(items[row].group);
                list_row(self.lang(), &items[row], n, label, here, width)
            }
            Body::Pick { cards, picked, .. } => {
                let card = &cards[row];
                let on = if picked.contains(&card.id) {
                    "[x] "
                } else {
                    "[ ] "
                };
                self.card_row(card, on, here, width)
            }
            Body::Order { cards, held } => {
                let mark = match here && *held {
                    true => "↕  ".to_owned(),
                    false => format!("{}. ", n + 1),
                };
                self.card_row(&cards[row], &mark, here, width)
            }
        }
    }

    fn card_row(&self, card: &CardView, mark: &str, here: bool, width: usize) -> Line<'static> {
        let names = self.names();
        let def = def(names, card);
        let style = if here { theme::cursor() } else { theme::text() };
        let skills: Vec<&str> = def.skills().iter().map(|(s, _)| s.name()).collect();
        let mut facts = numbers(names, card);
        let cost = say!(names.lang, "cost", cost = cost(names, card));
        if facts != cost {
            facts += &format!(" {cost}");
        }
        if let Some(kind) = def.dilemma_kind() {
            let kind = match kind {
                DilemmaKind::Planet => say!(names.lang, "dilemma-planet"),
                DilemmaKind::Space => say!(names.lang, "dilemma-space"),
                DilemmaKind::Dual => say!(names.lang, "dilemma-dual"),
            };
            facts += &format!(" {kind}");
        }
        let stopped = if card.stopped { "×" } else { "" };
        let text = format!(
            "{stopped}{}  {facts}  {}",
            def.full_name(),
            skills.join(", ")
        );
        let room = width.saturating_sub(mark.chars().count() + 4);
        Line::from(vec![
            Span::styled(
                mark.to_owned(),
                if here {
                    style
                } else {
                    theme::bold(theme::CYAN)
                },
            ),
            Span::styled(tag(names.lang, def), theme::tag(def.affiliation())),
            Span::styled(format!(" {}", fit(text.trim_end(), room)), style),
        ])
    }
}

/// `Play     1 Play Ada Quill for 2 at Homeworld`: the heading stands once.
fn list_row(
    lang: Lang,
    item: &Item,
    n: usize,
    label: bool,
    here: bool,
    width: usize,
) -> Line<'static> {
    let group = match (item.group, label) {
        (Some(group), true) => page::pad(&group.heading(lang), HEADING),
        (Some(_), false) => " ".repeat(HEADING),
        (None, _) => String::new(),
    };
    let number = if n < 9 {
        format!("{} ", n + 1)
    } else {
        "  ".to_owned()
    };
    let style = if here {
        theme::cursor()
    } else {
        theme::color(theme::CYAN)
    };
    let room = width.saturating_sub(page::columns(&group) + number.len());
    Line::from(vec![
        Span::styled(group, theme::bold(theme::LILAC)),
        Span::styled(number, theme::muted()),
        Span::styled(fit(&item.short, room), style),
    ])
}

fn fit_line(line: Line<'static>, width: usize) -> Line<'static> {
    let style = line.style;
    let text: String = line.spans.iter().map(|s| s.content.as_ref()).collect();
    Line::styled(fit(&text, width), style)
}

/// The first row that is shown, so that the cursor is in sight.
pub(super) fn window(cursor: usize, rows: usize, height: usize) -> usize {
    let most = rows.saturating_sub(height);
    cursor.saturating_sub(height / 2).min(most)
}
