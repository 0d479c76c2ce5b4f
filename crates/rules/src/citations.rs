//! Which tests cite which rules and cards: a scan of Rust source for test functions and the ids in them.
//!
//! A test is a function with an attribute `test` or `rstest` (a path such as `tokio::test` counts) or any function
//! inside `proptest! { … }`. It cites the ids that stand in its doc comment, its attributes or its body, comments and
//! strings included. One id is one citation; a range such as "01 to 04" is not understood. A card counts only in the
//! doc comment: in a body it may be there for another card's sake.

mod tokens;

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tokens::{Token, tokens};

/// A test function.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TestRef {
    /// Path from the root of the repository, with forward slashes.
    pub file: String,
    /// Line of the function's name.
    pub line: usize,
    pub name: String,
}

/// For each id as written, the tests that cite it.
pub type Citations = BTreeMap<String, Vec<TestRef>>;

/// The citations in one source file.
///
/// ```
/// let source = "
///     /// 2E-DISC-01
///     #[test]
///     fn a_hand_of_eight_is_too_much() { check(8) }
/// ";
/// let found = rules::citations::scan("crates/engine/tests/discard.rs", source);
/// assert_eq!(found["2E-DISC-01"][0].name, "a_hand_of_eight_is_too_much");
/// assert_eq!(found["2E-DISC-01"][0].line, 4);
/// ```
pub fn scan(file: &str, source: &str) -> Citations {
    collect(file, source, Cited::Rules)
}

/// The cards that the tests of one source file are about, by the ids in their doc comments.
///
/// ```
/// let source = "
///     /// 1R087 Engage Cloak
///     #[test]
///     fn a_cloaked_ship_stays() { table(\"1U001\") }
/// ";
/// let found = rules::citations::scan_cards("crates/engine/tests/rules/cards/premiere/cloak.rs", source);
/// assert_eq!(found.keys().collect::<Vec<_>>(), ["1R087"]);
/// ```
pub fn scan_cards(file: &str, source: &str) -> Citations {
    collect(file, source, Cited::Cards)
}

/// The target of a scan.
#[derive(Clone, Copy, PartialEq)]
enum Cited {
    Rules,
    Cards,
}

fn collect(file: &str, source: &str, cited: Cited) -> Citations {
    let mut citations = Citations::new();
    for test in tests(source, cited) {
        let test_ref = TestRef {
            file: file.to_owned(),
            line: test.line,
            name: test.name,
        };
        for id in test.ids {
            let refs = citations.entry(id).or_default();
            if refs.last() != Some(&test_ref) {
                refs.push(test_ref.clone());
            }
        }
    }
    citations
}

/// Adds the citations of another file.
pub fn merge(into: &mut Citations, more: Citations) {
    for (id, refs) in more {
        into.entry(id).or_default().extend(refs);
    }
}

struct Test {
    line: usize,
    name: String,
    ids: Vec<String>,
}

/// The lines before a function that belong to it.
#[derive(Default)]
struct Head {
    is_test: bool,
    ids: Vec<String>,
}

fn tests(source: &str, cited: Cited) -> Vec<Test> {
    let tokens = tokens(source);
    let mut found = Vec::new();
    let mut head = Head::default();
    let mut at = 0;
    // Where the innermost `proptest! { … }` that holds `at` ends.
    let mut proptest_end = 0;
    while at < tokens.len() {
        match &tokens[at].token {
            Token::Doc(text) => match cited {
                Cited::Rules => cite(text, &mut head.ids),
                Cited::Cards => cite_cards(text, &mut head.ids),
            },
            Token::Mark('#') if is_mark(&tokens, at + 1, '[') => {
                let end = closing(&tokens, at + 1);
                let attribute = &tokens[at + 2..end.min(tokens.len())];
                head.is_test |= is_test_attribute(attribute.iter().map(|t| &t.token));
                if cited == Cited::Rules {
                    attribute.iter().for_each(|t| t.cite(&mut head.ids));
                }
                at = end;
            }
            Token::Word("proptest")
                if is_mark(&tokens, at + 1, '!') && is_mark(&tokens, at + 2, '{') =>
            {
                proptest_end = closing(&tokens, at + 2);
                at += 2;
                head = Head::default();
            }
            Token::Word("fn") => {
                if let Some(Token::Word(name)) = tokens.get(at + 1).map(|t| &t.token) {
                    let is_test = head.is_test || at < proptest_end;
                    let mut ids = std::mem::take(&mut head).ids;
                    if is_test {
                        let end = end_of_function(&tokens, at + 2);
                        let body = &tokens[at..end.min(tokens.len())];
                        if cited == Cited::Rules {
                            body.iter().for_each(|t| t.cite(&mut ids));
                        }
                        found.push(Test {
                            line: tokens[at + 1].line,
                            name: (*name).to_owned(),
                            ids,
                        });
                        at = end;
                    }
                }
            }
            Token::Mark(';' | '{' | '}') => head = Head::default(),
            _ => {}
        }
        at += 1;
    }
    found
}

/// `test`, `rstest`, `tokio::test`, `test(flavor = …)`; not `cfg(test)`.
fn is_test_attribute<'a>(tokens: impl Iterator<Item = &'a Token<'a>>) -> bool {
    let path = tokens.take_while(|t| matches!(t, Token::Word(_) | Token::Mark(':')));
    let last = path.filter(|t| matches!(t, Token::Word(_))).last();
    matches!(last, Some(Token::Word("test" | "rstest")))
}

/// Past the signature, the place of the brace that closes the body, or of the `;` if there is none.
fn end_of_function(tokens: &[tokens::Placed<'_>], from: usize) -> usize {
    let mut at = from;
    while at < tokens.len() {
        match tokens[at].token {
            Token::Mark('(' | '[') => at = closing(tokens, at),
            Token::Mark('{') => return closing(tokens, at),
            Token::Mark(';') => return at,
            _ => {}
        }
        at += 1;
    }
    at
}

/// The place of the bracket that closes the one at `open`, or the end.
fn closing(tokens: &[tokens::Placed<'_>], open: usize) -> usize {
    let mut depth = 0usize;
    for (at, placed) in tokens.iter().enumerate().skip(open) {
        match placed.token {
            Token::Mark('(' | '[' | '{') => depth += 1,
            Token::Mark(')' | ']' | '}') => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return at;
                }
            }
            _ => {}
        }
    }
    tokens.len()
}

fn is_mark(tokens: &[tokens::Placed<'_>], at: usize, mark: char) -> bool {
    matches!(tokens.get(at), Some(placed) if placed.token == Token::Mark(mark))
}

impl tokens::Placed<'_> {
    fn cite(&self, ids: &mut Vec<String>) {
        if let Token::Doc(text) | Token::Comment(text) | Token::Text(text) = self.token {
            cite(text, ids);
        }
    }
}

/// Collects the ids in a text: `1E-` or `2E-`, capital letters, a hyphen, at least two digits.
fn cite(text: &str, ids: &mut Vec<String>) {
    let mut rest = text;
    while let Some(start) = next_id(rest) {
        let inside_word = rest[..start].ends_with(|c: char| c.is_ascii_alphanumeric());
        let after = &rest[start + 3..];
        let letters = run(after, |b| b.is_ascii_uppercase());
        let digits = match after[letters..].strip_prefix('-') {
            Some(number) if letters > 0 => run(number, |b| b.is_ascii_digit()),
            _ => 0,
        };
        if digits >= 2 && !inside_word {
            let id = &rest[start..start + 3 + letters + 1 + digits];
            if !ids.iter().any(|known| known == id) {
                ids.push(id.to_owned());
            }
        }
        rest = after;
    }
}

/// The place where an id may begin.
fn next_id(text: &str) -> Option<usize> {
    let places = ["1E-", "2E-"]
        .iter()
        .filter_map(|edition| text.find(edition));
    places.min()
}

/// Collects the card ids in a text: a set number, a letter for the rarity, three digits.
fn cite_cards(text: &str, ids: &mut Vec<String>) {
    for word in text.split(|c: char| !c.is_ascii_alphanumeric()) {
        let set = run(word, |b| b.is_ascii_digit());
        let rarity = run(&word[set..], |b| b.is_ascii_uppercase());
        let number = run(&word[set + rarity..], |b| b.is_ascii_digit());
        let whole = set + rarity + number == word.len();
        if whole && set > 0 && rarity == 1 && number == 3 && !ids.iter().any(|id| id == word) {
            ids.push(word.to_owned());
        }
    }
}

/// Counts the leading bytes that satisfy `is`.
fn run(text: &str, is: impl Fn(u8) -> bool) -> usize {
    text.bytes().take_while(|&b| is(b)).count()
}
