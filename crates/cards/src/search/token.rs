//! The marks and words of a query. Every text is a list of them; the reader gives them a meaning.

use std::ops::Range;
use winnow::combinator::{alt, delimited, not, peek, repeat, terminated};
use winnow::error::{ContextError, ErrMode};
use winnow::prelude::*;
use winnow::stream::{LocatingSlice, Location};
use winnow::token::{any, one_of, take_while};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub kind: Kind,
    pub at: Range<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Open,
    Close,
    /// A `-` in front of something.
    Minus,
    /// A run of marks that compare.
    Compare,
    Word,
    /// Words in quotes, which the place includes.
    Phrase,
    /// A quote that is opened and not closed.
    Unclosed,
}

type Input<'a> = LocatingSlice<&'a str>;
type Read<T> = Result<T, ErrMode<ContextError>>;

fn is_quote(c: char) -> bool {
    matches!(c, '"' | '“' | '”' | '„')
}

fn compares(c: char) -> bool {
    matches!(c, ':' | '=' | '<' | '>' | '≤' | '≥' | '≠')
}

/// Whether a letter can be in a word without quotes, whatever is beside it.
pub(crate) fn is_plain(c: char) -> bool {
    !c.is_whitespace() && !is_quote(c) && !compares(c) && !matches!(c, '(' | ')' | '!')
}

pub(crate) fn tokens(text: &str) -> Vec<Token> {
    let mut input = LocatingSlice::new(text);
    let mut out: Vec<Token> = Vec::new();
    loop {
        // Nothing can go wrong with spaces, and everything else is some token.
        let _: Read<&str> = take_while(0.., char::is_whitespace).parse_next(&mut input);
        let start = input.current_token_start();
        // A `-` behind a comparison belongs to the value.
        let value = (out.last()).is_some_and(|t| t.kind == Kind::Compare && t.at.end == start);
        let read = match value {
            true => alt((mark, phrase, compare, word)).parse_next(&mut input),
            false => alt((mark, phrase, compare, minus, word)).parse_next(&mut input),
        };
        match read {
            Ok(kind) => out.push(Token {
                kind,
                at: start..input.current_token_start(),
            }),
            Err(_) => return out,
        }
    }
}

fn mark(input: &mut Input<'_>) -> Read<Kind> {
    alt(('('.value(Kind::Open), ')'.value(Kind::Close))).parse_next(input)
}

fn minus(input: &mut Input<'_>) -> Read<Kind> {
    '-'.value(Kind::Minus).parse_next(input)
}

fn phrase(input: &mut Input<'_>) -> Read<Kind> {
    let words = || take_while(0.., |c| !is_quote(c));
    let quote = || one_of(is_quote);
    alt((
        delimited(quote(), words(), quote()).value(Kind::Phrase),
        (quote(), words()).value(Kind::Unclosed),
    ))
    .parse_next(input)
}

fn compare(input: &mut Input<'_>) -> Read<Kind> {
    let not_equal = terminated('!', peek(one_of(['=', '≠'])));
    repeat::<_, _, (), _, _>(1.., alt((one_of(compares), not_equal)))
        .value(Kind::Compare)
        .parse_next(input)
}

fn word(input: &mut Input<'_>) -> Read<Kind> {
    let plain = take_while(1.., is_plain).void();
    // The mark of an exclamation.
    let exclamation = (not(compare), any.verify(|c| *c == '!')).void();
    repeat::<_, _, (), _, _>(1.., alt((plain, exclamation)))
        .value(Kind::Word)
        .parse_next(input)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> Vec<(Kind, &str)> {
        let tokens = tokens(text).into_iter();
        tokens.map(|t| (t.kind, &text[t.at])).collect()
    }

    #[test]
    fn marks_and_words_are_told_apart() {
        use Kind::*;
        assert_eq!(
            shown("(c<=3 -n:jean-luc!) \"a b\""),
            [
                (Open, "("),
                (Word, "c"),
                (Compare, "<="),
                (Word, "3"),
                (Minus, "-"),
                (Word, "n"),
                (Compare, ":"),
                (Word, "jean-luc!"),
                (Close, ")"),
                (Phrase, "\"a b\""),
            ]
        );
        assert_eq!(
            shown("sort:-cost c!=1"),
            [
                (Word, "sort"),
                (Compare, ":"),
                (Word, "-cost"),
                (Word, "c"),
                (Compare, "!="),
                (Word, "1"),
            ]
        );
        assert_eq!(shown("“é” \"open"), [(Phrase, "“é”"), (Unclosed, "\"open")]);
    }

    #[test]
    fn nothing_but_spaces_is_lost() {
        for text in [
            "a!!=b=!c",
            "!",
            "-",
            "--x",
            "n:",
            "=≠!≠",
            "((",
            "\u{3000}x\u{a0}y",
        ] {
            let kept: String = tokens(text).iter().map(|t| &text[t.at.clone()]).collect();
            let wanted: String = text.chars().filter(|c| !c.is_whitespace()).collect();
            assert_eq!(kept, wanted);
        }
    }
}
