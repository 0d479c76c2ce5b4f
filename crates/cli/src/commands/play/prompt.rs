//! The question a player is asked, on its way to an answer: a list to choose from, cards to pick, cards to
//! put in order.

use super::names::{Names, search_text};
use super::rows;
use super::sheets::in_letters;
use super::words::{self, Group};
use cards::lexicon::{CardType, Stat};
use engine::{Answer, Ask, CardId, Choice, Constraint, Game};
use engine::{CardView, Prompt as Question, View};
use locale::say;

#[derive(Clone, Debug)]
pub struct Prompt {
    pub title: String,
    pub ask: Ask,
    pub body: Body,
    pub filter: String,
    /// Letters go into the filter.
    pub typing: bool,
    /// The row among those that pass the filter.
    pub cursor: usize,
}

#[derive(Clone, Debug)]
pub enum Body {
    List(Vec<Item>),
    Pick {
        cards: Vec<CardView>,
        min: usize,
        max: usize,
        rule: Constraint,
        picked: Vec<CardId>,
    },
    Order {
        cards: Vec<CardView>,
        /// The card under the cursor moves with it.
        held: bool,
    },
}

/// One row of a list.
#[derive(Clone, Debug)]
pub struct Item {
    pub group: Option<Group>,
    pub text: String,
    /// The text behind the heading of its group.
    pub short: String,
    /// A card to look at.
    pub card: Option<CardId>,
    pub answer: Answer,
    /// Equivalent answers with other copies of the card.
    pub copies: Vec<Answer>,
    /// The game text that is used.
    pub note: Option<String>,
    /// The text the filter searches.
    pub words: String,
}

impl Item {
    pub fn new(text: String, answer: Answer) -> Item {
        Item {
            group: None,
            words: text.to_lowercase(),
            short: text.clone(),
            text,
            card: None,
            answer,
            copies: Vec::new(),
            note: None,
        }
    }
}

impl Prompt {
    pub fn new(names: Names, view: &View, game: &Game, question: &Question) -> Prompt {
        let (ask, choice) = (question.ask, &question.choice);
        let body = match choice {
            Choice::Cards { min, max, rule, .. } => Body::Pick {
                cards: question.faces.clone(),
                min: usize::from(*min),
                max: usize::from(*max),
                rule: *rule,
                picked: Vec::new(),
            },
            Choice::Order { .. } => Body::Order {
                cards: question.faces.clone(),
                held: false,
            },
            Choice::Act => Body::List(rows::actions(names, view, game, question)),
            other => Body::List(rows::rows(names, game, other)),
        };
        Prompt {
            title: words::question(names, ask, choice),
            ask,
            body,
            filter: String::new(),
            typing: matches!(choice, Choice::Name { .. }),
            cursor: 0,
        }
    }

    /// The rows that pass the filter, by their places: those with the whole phrase, else those with all of
    /// its words.
    pub fn rows(&self, names: Names) -> Vec<usize> {
        let texts: Vec<String> = match &self.body {
            Body::Order { cards, .. } => return (0..cards.len()).collect(),
            Body::List(items) => items.iter().map(|i| i.words.clone()).collect(),
            Body::Pick { cards, .. } => {
                let cards = cards.iter();
                cards
                    .map(|c| search_text(names.lang, def(names, c)))
                    .collect()
            }
        };
        let phrase = self.filter.to_lowercase();
        let having = |passes: &dyn Fn(&str) -> bool| -> Vec<usize> {
            (0..texts.len()).filter(|n| passes(&texts[*n])).collect()
        };
        let whole = having(&|text| text.contains(&phrase));
        match whole.is_empty() {
            true => having(&|text| phrase.split_whitespace().all(|w| text.contains(w))),
            false => whole,
        }
    }

    /// The row under the cursor.
    pub fn current(&self, names: Names) -> Option<usize> {
        self.rows(names).get(self.cursor).copied()
    }

    /// The game text that the row under the cursor uses.
    pub fn note(&self, names: Names) -> Option<&str> {
        match &self.body {
            Body::List(items) => items[self.current(names)?].note.as_deref(),
            Body::Pick { .. } | Body::Order { .. } => None,
        }
    }

    /// The card under the cursor.
    pub fn card(&self, names: Names) -> Option<CardId> {
        let row = self.current(names)?;
        match &self.body {
            Body::List(items) => items[row].card,
            Body::Pick { cards, .. } | Body::Order { cards, .. } => Some(cards[row].id),
        }
    }

    pub fn step(&mut self, names: Names, by: isize) {
        let last = self.rows(names).len().saturating_sub(1);
        let to = self.cursor.saturating_add_signed(by).min(last);
        if let Body::Order { cards, held: true } = &mut self.body {
            let card = cards.remove(self.cursor);
            cards.insert(to, card);
        }
        self.cursor = to;
    }

    /// Space: a card in or out, a card taken up or laid down.
    pub fn toggle(&mut self, names: Names) {
        let Some(row) = self.current(names) else {
            return;
        };
        match &mut self.body {
            Body::Pick {
                cards, picked, max, ..
            } => {
                let card = cards[row].id;
                match picked.iter().position(|c| *c == card) {
                    Some(at) => {
                        picked.remove(at);
                    }
                    None if *max == 1 => *picked = vec![card],
                    None => picked.push(card),
                }
            }
            Body::Order { held, .. } => *held = !*held,
            Body::List(_) => {}
        }
    }

    /// All that pass the filter, as many as are allowed; or none of them.
    pub fn pick_all(&mut self, names: Names, on: bool) {
        let rows = self.rows(names);
        if let Body::Pick {
            cards,
            picked,
            max,
            rule,
            ..
        } = &mut self.body
        {
            let shown: Vec<CardId> = rows.iter().map(|row| cards[*row].id).collect();
            picked.retain(|card| !shown.contains(card));
            if on {
                let room = max.saturating_sub(picked.len());
                picked.extend(enough(names, cards, *rule, &shown).into_iter().take(room));
            }
        }
    }

    /// The answer that Enter gives.
    pub fn answer(&self, names: Names) -> Option<Answer> {
        match &self.body {
            Body::List(items) => self.current(names).map(|row| items[row].answer.clone()),
            Body::Pick {
                picked, min, max, ..
            } => {
                if picked.is_empty() && *min == 1 && *max == 1 {
                    return Some(Answer::Cards(self.card(names).into_iter().collect()));
                }
                Some(Answer::Cards(picked.clone()))
            }
            Body::Order { cards, .. } => Some(Answer::Order(cards.iter().map(|c| c.id).collect())),
        }
    }

    /// The row of an answer in the whole list. Copies of a card share theirs.
    pub fn row_of(&self, answer: &Answer) -> Option<usize> {
        let Body::List(items) = &self.body else {
            return None;
        };
        let row = |item: &Item| item.answer == *answer || item.copies.contains(answer);
        items.iter().position(row)
    }

    /// Puts the cursor on an answer, picks its cards, or puts them in its order.
    pub fn lay_ready(&mut self, answer: &Answer) {
        self.filter.clear();
        self.typing = false;
        self.cursor = self.row_of(answer).unwrap_or(0);
        match (&mut self.body, answer) {
            (Body::Pick { picked, .. }, Answer::Cards(cards)) => *picked = cards.clone(),
            (Body::Order { cards, held }, Answer::Order(order)) => {
                *held = false;
                cards.sort_by_key(|card| order.iter().position(|id| *id == card.id));
            }
            _ => {}
        }
    }

    /// The list's answer that passes or says yes or no, for its own key.
    pub fn shortcut(&self, answer: &Answer) -> bool {
        match &self.body {
            Body::List(items) => items.iter().any(|i| i.answer == *answer),
            _ => false,
        }
    }

    /// The number of picked cards and their totals.
    pub fn sums(&self, names: Names) -> Option<String> {
        let Body::Pick {
            cards,
            picked,
            rule,
            max,
            ..
        } = &self.body
        else {
            return None;
        };
        let chosen: Vec<&CardView> = cards.iter().filter(|c| picked.contains(&c.id)).collect();
        let lang = names.lang;
        let mut parts = vec![say!(lang, "picked-of", n = chosen.len(), max = *max)];
        let cost: i16 = chosen.iter().map(|c| cost(names, c)).sum();
        match rule {
            Constraint::Dilemmas { limit } => {
                parts.push(say!(lang, "cost-of", cost = cost, limit = *limit))
            }
            Constraint::Skill { skill, levels } => {
                let have: u8 = chosen.iter().map(|c| level(names, c, *skill)).sum();
                parts.push(say!(
                    lang,
                    "skill-of",
                    skill = skill.name(),
                    have = have,
                    levels = *levels
                ));
            }
            Constraint::Free
            | Constraint::Unique { .. }
            | Constraint::Together { .. }
            | Constraint::Walking { .. } => {
                let sums = attributes(names, &chosen);
                if sums != [0; 3] {
                    parts.push(in_letters(lang, sums));
                }
                parts.push(say!(lang, "cost", cost = cost));
            }
        }
        Some(parts.join(" · "))
    }
}

pub fn def<'a>(names: Names<'a>, card: &CardView) -> &'a cards::CardDef {
    &names.table.defs[usize::from(card.def)]
}

pub fn cost(names: Names, card: &CardView) -> i16 {
    card.cost.or(def(names, card).stat(Stat::Cost)).unwrap_or(0)
}

fn level(names: Names, card: &CardView, skill: cards::lexicon::Skill) -> u8 {
    let skills = card.skills.as_deref().unwrap_or(def(names, card).skills());
    skills
        .iter()
        .filter(|(s, _)| *s == skill)
        .map(|(_, n)| n)
        .sum()
}

/// The cards that are picked by "all": no more of them than a skill takes, the best first, so that nobody is too many.
fn enough(names: Names, cards: &[CardView], rule: Constraint, of: &[CardId]) -> Vec<CardId> {
    let Constraint::Skill { skill, levels } = rule else {
        return of.to_vec();
    };
    let chosen = cards.iter().filter(|card| of.contains(&card.id));
    let mut chosen: Vec<(u8, CardId)> = chosen
        .map(|card| (level(names, card, skill), card.id))
        .collect();
    chosen.sort_by_key(|(level, _)| std::cmp::Reverse(*level));
    let mut missing = levels;
    let mut out = Vec::new();
    for (level, card) in chosen {
        if missing == 0 {
            break;
        }
        missing = missing.saturating_sub(level);
        out.push(card);
    }
    out
}

/// Integrity, Cunning, Strength of the personnel among some cards.
fn attributes(names: Names, cards: &[&CardView]) -> [i16; 3] {
    let mut sums = [0; 3];
    for card in cards {
        let def = def(names, card);
        if def.card_type() == CardType::Personnel {
            let now = card.attributes;
            let numbers = now.unwrap_or(Stat::PERSONNEL.map(|s| def.stat(s).unwrap_or(0)));
            for (sum, n) in sums.iter_mut().zip(numbers) {
                *sum += n;
            }
        }
    }
    sums
}
