//! Hints: what a strong bot would do here, in the words of the player who is asked.

use super::app::App;
use super::prompt::{Body, Prompt};
use super::sheet::{Sheet, Target};
use super::sheets::Desk;
use super::theme;
use super::words;
use bots::{Advice, Level, Line};
use engine::Segment;
use engine::{Action, Answer, Ask, CardId, Place, Seat};
use locale::{Message, message, say};

/// Answers that are shown.
const MOST: usize = 5;
/// Steps that are told of how the game would go on.
const MOST_STEPS: usize = 4;
/// Cards that are named one by one.
const MOST_NAMES: usize = 4;

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
            seat: self.seat,
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

    /// The next steps, as far as they are about what this seat can see. The bot imagined the rest.
    fn goes_on(&self, now: &Answer, then: &[(Seat, Answer)]) -> Vec<String> {
        let mut ask = match self.view.second().segment {
            Segment::Start | Segment::PlayAndDraw => Ask::PlayAndDraw,
            Segment::Orders | Segment::Discard | Segment::End => Ask::Orders,
        };
        let mut steps = Vec::new();
        let mine = (self.seat, now.clone());
        for (n, (seat, answer)) in std::iter::once(&mine).chain(then).enumerate() {
            if n > 0 && steps.len() < MOST_STEPS {
                steps.extend(self.step(*seat, ask, answer));
            }
            if *seat == self.seat && *answer == Answer::Act(Action::End) {
                ask = match ask {
                    Ask::PlayAndDraw => Ask::Orders,
                    _ => Ask::PlayAndDraw,
                };
            }
        }
        steps
    }

    /// A step as a clause: `player 2 moves Kestrel to Homeworld`.
    fn step(&self, seat: Seat, ask: Ask, answer: &Answer) -> Option<String> {
        let sees = |card: &CardId| self.game.seen_by(*card).has(self.seat);
        let (cards, clause) = match answer {
            Answer::Act(action) => (cards_of(action), self.deed(seat, ask, action)?),
            Answer::Cards(cards) if !cards.is_empty() => {
                let list = match cards.len() > MOST_NAMES {
                    true => say!(self.names.lang, "some-cards", n = cards.len()),
                    false => self.names.list(cards, 0),
                };
                let who = self.names.who(seat);
                (
                    cards.clone(),
                    message!("then-choose", who = who, cards = list),
                )
            }
            _ => return None,
        };
        // What others do without a card in sight is guessed.
        let told = cards.iter().all(sees) && (seat == self.seat || !cards.is_empty());
        told.then(|| clause.say(self.names.lang))
    }

    fn deed(&self, seat: Seat, ask: Ask, action: &Action) -> Option<Message> {
        let (who, title) = (self.names.who(seat), |card| self.names.title(card));
        Some(match *action {
            Action::Pass => return None,
            Action::End if ask == Ask::PlayAndDraw => message!("then-to-orders"),
            Action::End => message!("then-to-discard"),
            Action::Draw => message!("then-draw"),
            Action::DrawRest => message!("then-draw-rest"),
            Action::Hide => message!("then-hide"),
            Action::Play { card, at: None } => {
                message!("then-play", who = who, card = title(card))
            }
            Action::Play { card, at: Some(at) } => {
                message!(
                    "then-play-at",
                    who = who,
                    card = title(card),
                    at = title(at)
                )
            }
            Action::Use { card, .. } => message!("then-use", who = who, card = title(card)),
            Action::Beam { from, to } => {
                let way = format!("{} {}", self.names.from(from), self.names.to(to));
                message!("then-beam", who = who, way = way)
            }
            Action::Move { ship, to } => {
                message!("then-move", who = who, ship = title(ship), to = title(to))
            }
            Action::Attempt { mission, .. } => {
                message!("then-attempt", who = who, mission = title(mission))
            }
            Action::Repair { damage } => {
                message!("then-repair", who = who, card = title(damage))
            }
        })
    }
}

/// Every card that the words of an action name.
fn cards_of(action: &Action) -> Vec<CardId> {
    let aboard = |place: &Place| match place {
        Place::Aboard(ship) => Some(*ship),
        _ => None,
    };
    match action {
        Action::Pass | Action::End | Action::Draw | Action::DrawRest | Action::Hide => Vec::new(),
        Action::Play { card, at } => std::iter::once(*card).chain(*at).collect(),
        Action::Use { card, .. } => vec![*card],
        Action::Beam { from, to } => [from, to].into_iter().filter_map(aboard).collect(),
        Action::Move { ship, to } => vec![*ship, *to],
        Action::Attempt { mission, ship } => std::iter::once(*mission).chain(*ship).collect(),
        Action::Repair { damage } => vec![*damage],
    }
}
