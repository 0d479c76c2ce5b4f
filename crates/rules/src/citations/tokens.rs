//! Just enough of Rust's lexical rules to tell code, comments and strings apart.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token<'a> {
    /// An identifier, a keyword or a number.
    Word(&'a str),
    Mark(char),
    /// A string, quotes and prefix included.
    Text(&'a str),
    /// `///` or `/** … */`
    Doc(&'a str),
    /// Any other comment.
    Comment(&'a str),
}

/// A token and the line it begins in, from 1.
#[derive(Clone, Copy, Debug)]
pub struct Placed<'a> {
    pub token: Token<'a>,
    pub line: usize,
}

/// All tokens of a source text. Never fails: what is not Rust comes out as marks.
pub fn tokens(source: &str) -> Vec<Placed<'_>> {
    let mut found = Vec::new();
    let mut rest = source;
    let mut line = 1;
    while let Some(first) = rest.chars().next() {
        let (length, token) = next(rest, first);
        let (taken, left) = rest.split_at(length);
        if let Some(token) = token {
            found.push(Placed { token, line });
        }
        line += taken.bytes().filter(|&b| b == b'\n').count();
        rest = left;
    }
    found
}

/// The length of what stands at the front, and what it is (white space and characters in quotes are nothing).
fn next(rest: &str, first: char) -> (usize, Option<Token<'_>>) {
    if rest.starts_with("//") {
        let length = rest.find('\n').unwrap_or(rest.len());
        let text = &rest[..length];
        let is_doc = text.starts_with("///") && !text.starts_with("////");
        (length, Some(comment(text, is_doc)))
    } else if rest.starts_with("/*") {
        let text = &rest[..block_comment(rest)];
        let is_doc = text.starts_with("/**") && !text.starts_with("/***") && text != "/**/";
        (text.len(), Some(comment(text, is_doc)))
    } else if let Some(length) = raw_string(rest) {
        (length, Some(Token::Text(&rest[..length])))
    } else if rest.starts_with(['b', 'c']) && rest[1..].starts_with('"') {
        let length = 1 + quoted(&rest[1..]);
        (length, Some(Token::Text(&rest[..length])))
    } else if first == '"' {
        let length = quoted(rest);
        (length, Some(Token::Text(&rest[..length])))
    } else if first == '\'' {
        (character_or_lifetime(rest), None)
    } else if is_word(first) {
        let length = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        (length, Some(Token::Word(&rest[..length])))
    } else if first.is_whitespace() {
        (first.len_utf8(), None)
    } else {
        (first.len_utf8(), Some(Token::Mark(first)))
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

fn comment(text: &str, is_doc: bool) -> Token<'_> {
    match is_doc {
        true => Token::Doc(text),
        false => Token::Comment(text),
    }
}

/// Block comments nest.
fn block_comment(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let mut depth = 0usize;
    let mut at = 0;
    while at < bytes.len() {
        match &bytes[at..] {
            [b'/', b'*', ..] => {
                depth += 1;
                at += 2;
            }
            [b'*', b'/', ..] => {
                depth -= 1;
                at += 2;
                if depth == 0 {
                    return at;
                }
            }
            _ => at += 1,
        }
    }
    bytes.len()
}

/// The length of `r"…"`, `r#"…"#`, `br"…"` or `cr"…"` at the front.
fn raw_string(rest: &str) -> Option<usize> {
    let body = rest.strip_prefix(['b', 'c']).unwrap_or(rest);
    let body = body.strip_prefix('r')?;
    let after_hashes = body.trim_start_matches('#');
    let hashes = body.len() - after_hashes.len();
    let inside = after_hashes.strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let start = rest.len() - inside.len();
    Some(
        inside
            .find(&end)
            .map_or(rest.len(), |at| start + at + end.len()),
    )
}

/// The length of a string with escapes, from its opening quote.
fn quoted(rest: &str) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// `'x'` and `'\n'` are skipped whole, of `'a` only the quote.
fn character_or_lifetime(rest: &str) -> usize {
    let mut chars = rest.char_indices().skip(1);
    match chars.next() {
        // The escaped character may itself be a quote.
        Some((_, '\\')) => {
            chars.next();
            chars
                .find(|&(_, c)| c == '\'')
                .map_or(rest.len(), |(at, _)| at + 1)
        }
        Some(_) => match chars.next() {
            Some((at, '\'')) => at + 1,
            _ => 1,
        },
        None => 1,
    }
}
