//! Card text as tokens with their places, and tokens as text again.

use crate::term::Sym;
use std::ops::Range;

/// A word or a sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    pub word: Sym,
    /// The word with a small first letter, where a sentence begins.
    pub small: Option<Sym>,
    /// Its bytes in the text.
    pub at: Range<usize>,
}

/// Marks that stand alone wherever they touch a word.
const EDGE: &[char] = &[
    '.', ',', ':', ';', '(', ')', '{', '}', '"', '?', '!', '\u{201c}', '\u{201d}',
];

/// Takes a text apart.
pub fn tokens(text: &str) -> Vec<Token> {
    let mut out: Vec<Token> = Vec::new();
    let mut start = 0;
    for piece in text.split(' ') {
        word(text, start..start + piece.len(), &mut out);
        start += piece.len() + 1;
    }
    let mut begins = true;
    let mut after_stop = false;
    for token in &mut out {
        let text = token.word.as_str();
        if begins && text.starts_with(|c: char| c.is_uppercase()) {
            let mut chars = text.chars();
            let first = chars.next().into_iter().flat_map(char::to_lowercase);
            token.small = Some(Sym::new(&first.chain(chars).collect::<String>()));
        }
        let closes = text == ")" && after_stop;
        after_stop = text == ".";
        begins = matches!(text, "." | "-" | ":" | "(") || (begins && text == "\"") || closes;
    }
    out
}

fn push(text: &str, at: Range<usize>, out: &mut Vec<Token>) {
    if !at.is_empty() {
        out.push(Token {
            word: Sym::new(&text[at.clone()]),
            small: None,
            at,
        });
    }
}

/// One piece between spaces.
fn word(text: &str, mut at: Range<usize>, out: &mut Vec<Token>) {
    while let Some(c) = text[at.clone()].chars().next().filter(|c| EDGE.contains(c)) {
        push(text, at.start..at.start + c.len_utf8(), out);
        at.start += c.len_utf8();
    }
    let mut tail = Vec::new();
    loop {
        let piece = &text[at.clone()];
        let Some(c) = piece.chars().next_back().filter(|c| EDGE.contains(c)) else {
            break;
        };
        // U.S.S. and I.K.S. keep their points.
        if c == '.' && piece.len() > 3 && is_initials(piece) {
            break;
        }
        at.end -= c.len_utf8();
        tail.push(at.end..at.end + c.len_utf8());
    }
    inner(text, at, out);
    for at in tail.into_iter().rev() {
        push(text, at, out);
    }
}

fn is_initials(piece: &str) -> bool {
    let mut chars = piece.chars();
    while let Some(c) = chars.next() {
        if !c.is_ascii_uppercase() || chars.next() != Some('.') {
            return false;
        }
    }
    true
}

/// A word without marks at its edges: icons, comparisons, prefixes and endings come apart.
fn inner(text: &str, at: Range<usize>, out: &mut Vec<Token>) {
    let piece = &text[at.clone()];
    if piece.is_empty() {
        return;
    }
    if let Some(open) = piece.find('[')
        && let Some(len) = piece[open..].find(']')
    {
        inner(text, at.start..at.start + open, out);
        push(text, at.start + open..at.start + open + len + 1, out);
        inner(text, at.start + open + len + 1..at.end, out);
        return;
    }
    for split in [">", "<", "/"] {
        if let Some(mid) = piece.find(split)
            && (piece.len() > 1)
        {
            inner(text, at.start..at.start + mid, out);
            push(text, at.start + mid..at.start + mid + 1, out);
            inner(text, at.start + mid + 1..at.end, out);
            return;
        }
    }
    if let Some(mid) = piece.find('+').filter(|mid| *mid > 0) {
        inner(text, at.start..at.start + mid, out);
        push(text, at.start + mid..at.start + mid + 1, out);
        inner(text, at.start + mid + 1..at.end, out);
        return;
    }
    for prefix in ["non-", "Non-"] {
        if piece.starts_with(prefix) && piece != "Non-Aligned" && !piece.starts_with("Non-Aligned")
        {
            push(text, at.start..at.start + 4, out);
            inner(text, at.start + 4..at.end, out);
            return;
        }
    }
    for ending in ["-class", "'s", "\u{2019}s"] {
        if piece.len() > ending.len() && piece.ends_with(ending) {
            let mid = at.end - ending.len();
            inner(text, at.start..mid, out);
            push(text, mid..at.end, out);
            return;
        }
    }
    if piece.len() > 2 && piece.ends_with("s'") {
        push(text, at.start..at.end - 1, out);
        push(text, at.end - 1..at.end, out);
        return;
    }
    push(text, at, out);
}

/// Puts words together: spaces between them but not before and after marks, a capital after a full stop.
pub fn join(words: &[Sym]) -> String {
    let mut out = String::new();
    let mut begins = true;
    let mut glue = true;
    let mut open_quote = false;
    let mut icon_before = false;
    let mut after_stop = false;
    for word in words {
        // A tilde glues: "[Rom]" "~-~" "Personal" is one word.
        let (text, before) = match word.as_str().strip_prefix('~') {
            Some(rest) => (rest, true),
            None => (word.as_str(), false),
        };
        let (text, behind) = match text.strip_suffix('~') {
            Some(rest) => (rest, true),
            None => (text, false),
        };
        let closing_quote = text == "\"" && open_quote;
        let tight = matches!(
            text,
            "." | ","
                | ":"
                | ";"
                | ")"
                | "}"
                | "?"
                | "!"
                | "'s"
                | "'"
                | "-class"
                | ">"
                | "<"
                | "/"
                | "\u{201d}"
        ) || closing_quote
            || before
            || (icon_before && text.starts_with('['));
        if !glue && !tight {
            out.push(' ');
        }
        if begins && text.starts_with(|c: char| c.is_lowercase()) {
            let mut chars = text.chars();
            out.extend(chars.next().into_iter().flat_map(char::to_uppercase));
            out.push_str(chars.as_str());
        } else {
            out.push_str(text);
        }
        if text == "\"" {
            open_quote = !open_quote;
        }
        glue = matches!(
            text,
            "(" | "{" | "non-" | "Non-" | ">" | "<" | "/" | "\u{201c}" | "\u{201e}"
        ) || (text == "\"" && open_quote)
            || behind;
        icon_before = text.starts_with('[');
        let closes = text == ")" && after_stop;
        after_stop = text == ".";
        begins =
            text == "." || (text == "-" && !before && !behind) || (begins && text == "(") || closes;
    }
    out
}
