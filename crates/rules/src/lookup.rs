//! Finding a rule by its id or by words.

use crate::id::{DifferenceId, RuleId};
use crate::ledger::{Difference, Ledger, Rule};
use thiserror::Error;

/// No rule has this id.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no rule has the id '{typed}'")]
pub struct Unknown {
    pub typed: String,
    /// Ids that exist and look alike, the likeliest first; may be empty.
    pub suggestions: Vec<String>,
}

/// The most ids that an [`Unknown`] suggests.
const SUGGESTIONS: usize = 4;

impl Unknown {
    fn new<T: ToString>(typed: &str, nearest: Vec<T>) -> Unknown {
        Unknown {
            typed: typed.to_owned(),
            suggestions: (nearest.iter().take(SUGGESTIONS))
                .map(ToString::to_string)
                .collect(),
        }
    }
}

impl Ledger {
    /// The rule of that id, as people type it.
    pub fn get(&self, typed: &str) -> Result<&Rule, Unknown> {
        RuleId::read(typed)
            .and_then(|id| self.rules.iter().find(|rule| rule.id == id))
            .ok_or_else(|| Unknown::new(typed, self.nearest(typed)))
    }

    /// The difference of that number.
    pub fn difference(&self, typed: &str) -> Result<&Difference, Unknown> {
        let id = DifferenceId::read(typed);
        id.and_then(|id| self.differences.iter().find(|d| d.id == id))
            .ok_or_else(|| {
                let wanted = id.map_or(1, |id| id.0);
                let mut ids: Vec<DifferenceId> = self.differences.iter().map(|d| d.id).collect();
                ids.sort_by_key(|id| id.0.abs_diff(wanted));
                Unknown::new(typed, ids)
            })
    }

    /// The rules in which all of these words occur: more words in the title first, then more whole words, then the
    /// order of the ledger.
    pub fn search(&self, words: &str) -> Vec<&Rule> {
        let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        if words.is_empty() {
            return Vec::new();
        }
        let mut hits: Vec<(usize, &Rule)> = (self.rules.iter())
            .filter_map(|rule| Some((score(rule, &words)?, rule)))
            .collect();
        // Stable: equal scores keep the order of the ledger.
        hits.sort_by_key(|&(score, _)| std::cmp::Reverse(score));
        hits.into_iter().map(|(_, rule)| rule).collect()
    }

    fn nearest(&self, typed: &str) -> Vec<&RuleId> {
        let typed = typed.trim().to_ascii_uppercase();
        let prefixes = ["1E", "2E"].iter().find_map(|e| typed.strip_prefix(e));
        let bare = prefixes.unwrap_or(&typed);
        let letters: String = (bare.chars())
            .filter(char::is_ascii_alphabetic)
            .take(12)
            .collect();
        let nearest = (self.areas.iter())
            .map(|area| (distance(&letters, &area.code), &area.code))
            // A third of the letters may be wrong.
            .filter(|(distance, code)| distance * 3 <= code.len())
            .min();
        let Some((_, area)) = nearest else {
            return Vec::new();
        };
        let wanted: i64 = (bare.chars())
            .filter(char::is_ascii_digit)
            .take(6)
            .collect::<String>()
            .parse()
            .unwrap_or(1);
        let mut rules: Vec<&RuleId> = (self.rules.iter())
            .map(|rule| &rule.id)
            .filter(|id| id.area == *area)
            .collect();
        rules.sort_by_key(|id| (wanted - i64::from(id.number)).abs());
        rules
    }
}

/// `None` if a word occurs nowhere in the rule.
fn score(rule: &Rule, words: &[String]) -> Option<usize> {
    let title = format!("{} {}", rule.id, rule.title).to_lowercase();
    let text = rule.text.to_lowercase();
    let notes = [
        Some(&rule.test),
        rule.why.as_ref(),
        rule.in_2002.as_ref(),
        rule.multiplayer.as_ref(),
    ];
    let notes: String = (notes.into_iter().flatten())
        .flat_map(|note| [note.to_lowercase(), " ".to_owned()])
        .collect();
    (words.iter())
        .map(|word| {
            let weight = |text: &str, whole: usize, part: usize| match text.contains(word) {
                true if has_whole_word(text, word) => whole,
                true => part,
                false => 0,
            };
            let score = weight(&title, 100, 60) + weight(&text, 6, 3) + weight(&notes, 2, 1);
            (score > 0).then_some(score)
        })
        .sum()
}

fn has_whole_word(text: &str, word: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric())
        .any(|w| w == word)
}

/// The number of letters to add, drop or change.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, ca) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, cb) in b.iter().enumerate() {
            let change = diagonal + usize::from(ca != *cb);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}
