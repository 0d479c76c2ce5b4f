//! Hints: what a strong bot would do here, in the words of the player who is asked.

use super::app::App;
use super::prompt::{Body, Prompt};
use super::sheet::{Sheet, Target};
use super::sheets::Desk;
use super::theme;
use super::words;
use bots::{Advice, Level, Line};
use engine::{Answer, Seat};
use locale::say;

/// Answers that are shown.
const MOST: usize = 5;

impl App {
    /// Opens the hint and lays the best answer ready: Enter gives it.
    pub(super) fn show_advice(&mut self, advice: &Advice) {
        let Some(prompt) = &mut self.prompt else {
            return;
        };
        let names = self.session.names(self.seat);
        if let Some(best) = advice.lines.first() {
            prompt.lay_ready(&best.answer);
        }
        let desk = Desk {
            names,
            view: &self.view,
            game: self.session.game(),
        };
        let sheet = desk.hint(prompt, advice);
        self.message = None;
        self.sheets.push(sheet);
    }
}

impl Desk<'_> {
    fn hint(&self, prompt: &Prompt, advice: &Advice) -> Sheet {
        let lang = self.names.lang;
        let level = Level::Admiral.message().say(lang);
        let mut sheet = Sheet::new(say!(lang, "hint-title", level = level));
        let basis = match advice.nodes {
            0 => say!(lang, "hint-by-thumb"),
            n => say!(lang, "hint-positions", n = n),
        };
        sheet.text(&basis, theme::muted());
        for (n, line) in advice.lines.iter().take(MOST).enumerate() {
            sheet.blank();
            let text = format!("{}  {}", n + 1, self.in_words(prompt, &line.answer));
            sheet.link_text(&text, Target::Answer(line.answer.clone()));
            let facts = self.facts(prompt, advice, line);
            if !facts.is_empty() {
                sheet.indented(&facts.join(" · "), theme::muted());
            }
            let then = self.goes_on(&line.answer, &line.then);
            if !then.is_empty() {
                let next = say!(lang, "hint-next");
                let then = say!(lang, "hint-then", steps = then.join(&next));
                sheet.indented(&then, theme::color(theme::LILAC));
            }
        }
        sheet
    }

    /// `62 % to win`, `tried 120 times`, `no. 4 of the list`.
    fn facts(&self, prompt: &Prompt, advice: &Advice, line: &Line) -> Vec<String> {
        let lang = self.names.lang;
        let mut facts = Vec::new();
        if advice.nodes > 0 {
            let percent = |chance: f64| (chance.clamp(0.0, 1.0) * 100.0).round() as u16;
            let chance = line.chance.map(percent);
            facts.extend(chance.map(|n| say!(lang, "hint-chance", n = n)));
            facts.push(say!(lang, "hint-visits", n = line.visits));
        }
        let row = prompt.row_of(&line.answer);
        facts.extend(row.map(|row| say!(lang, "hint-row", n = row + 1)));
        facts
    }

    /// An answer to the question that is asked now.
    fn in_words(&self, prompt: &Prompt, answer: &Answer) -> String {
        let row = prompt.row_of(answer);
        match (&prompt.body, answer) {
            (Body::List(items), _) if row.is_some() => {
                row.map_or(String::new(), |row| items[row].text.clone())
            }
            (_, Answer::Act(action)) => words::action(self.names, self.view, prompt.ask, action).0,
            (_, Answer::Cards(cards)) if cards.is_empty() => say!(self.names.lang, "hint-none"),
            (_, Answer::Cards(cards)) => self.names.list(cards, 0),
            (_, Answer::Order(cards)) => {
                let titles: Vec<&str> = cards.iter().map(|card| self.names.title(*card)).collect();
                titles.join(" › ")
            }
            _ => prompt.title.clone(),
        }
    }

    fn goes_on(&self, now: &Answer, then: &[(Seat, Answer)]) -> Vec<String> {
        tell::hint::goes_on(self.names, self.view, self.game, now, then)
    }
}
