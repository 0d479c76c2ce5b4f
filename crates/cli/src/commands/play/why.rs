//! Explanations as sheets: where a number comes from, what is missing, and why something is not possible.

use super::prompt::{Body, Prompt};
use super::sheet::{Sheet, Target};
use super::sheets::Desk;
use super::theme;
use engine::CardId;
use locale::say;
use ratatui::text::Span;
use tell::why::{self, Kind, SheetRow};

impl Desk<'_> {
    /// Explains where a card's numbers come from, and what it lacks.
    pub fn why(&self, id: CardId) -> Sheet {
        let told = why::Desk::new(self.names, self.view, self.game).why(id);
        let mut sheet = Sheet::new(told.title).about(id);
        for row in told.rows {
            draw(&mut sheet, row);
        }
        sheet
    }

    /// Lists the actions that are not possible now, with the rules that forbid them.
    pub fn why_not(&self, prompt: &Prompt) -> Sheet {
        let lang = self.names.lang;
        let mut sheet = Sheet::new(say!(lang, "why-not"));
        let picked = match &prompt.body {
            Body::Pick { picked, .. } => picked.as_slice(),
            Body::List(_) | Body::Order { .. } => &[],
        };
        let refused = why::Desk::new(self.names, self.view, self.game).why_not(picked);
        if refused.is_empty() {
            sheet.text(&say!(lang, "nothing-refused"), theme::muted());
        }
        for no in refused {
            sheet.link_text(&format!("{} ({})", no.text, no.rule), Target::Rule(no.rule));
        }
        sheet
    }
}

fn draw(sheet: &mut Sheet, row: SheetRow) {
    let leads_to = (row.card.map(Target::Card)).or(row.rule.map(Target::Rule));
    match (row.kind, leads_to, row.met) {
        (Kind::Heading, ..) => sheet.heading(row.text),
        (Kind::Fact, ..) => sheet.fact(&row.label.unwrap_or_default(), &row.text),
        (Kind::Note, ..) => sheet.text(&row.text, theme::muted()),
        (Kind::Text, Some(to), _) => sheet.link_text(&row.text, to),
        (Kind::Text, None, Some(met)) => {
            let color = if met { theme::GREEN } else { theme::SALMON };
            sheet.line(Span::styled(row.text, theme::color(color)));
        }
        (Kind::Text, None, None) => sheet.text(&row.text, theme::text()),
    }
}
