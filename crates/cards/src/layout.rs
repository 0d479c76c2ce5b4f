//! The layout of pack files: whatever fits on a line stays on it.

/// Lines are filled up to here.
const WIDTH: usize = 110;

/// A whole pack file from its cards, each given as RON on one line.
pub(crate) fn pack(name: &str, cards: &[String]) -> String {
    let mut out = format!("#![enable(implicit_some)]\n(\n    name: {name:?},\n    cards: [\n");
    for line in cards {
        out.push_str("        ");
        card(line, &mut out);
        out.push_str(",\n");
    }
    out.push_str("    ],\n)\n");
    out
}

/// Fields share lines; the facts, the text and what follows them start new ones.
fn card(line: &str, out: &mut String) {
    let (open, fields, close) = parts(line);
    out.push_str(open);
    fill(&fields, 9, 9, out);
    out.push_str(close);
}

/// Parts one after the other, on as many lines as it takes. `column` is where the first one starts.
fn fill(list: &[&str], indent: usize, mut column: usize, out: &mut String) {
    for (i, part) in list.iter().enumerate() {
        let starts = ["facts:", "play:", "text:"]
            .iter()
            .any(|f| part.starts_with(f));
        let full = column + part.len() + 2 > WIDTH;
        if i > 0 && (starts || full) {
            out.push_str(",\n");
            out.push_str(&" ".repeat(indent));
            column = indent;
        } else if i > 0 {
            out.push_str(", ");
            column += 2;
        }
        let (open, inner, close) = parts(part);
        if column + part.len() <= WIDTH || inner.is_empty() {
            out.push_str(part);
        } else if part.starts_with("play:") || part.starts_with("text:") {
            value(part, indent, WIDTH, out);
        } else {
            out.push_str(open);
            fill(&inner, indent + 4, column + open.len(), out);
            out.push_str(close);
        }
        column += part.len();
    }
}

/// A value that may be too long for its line: then each of its parts gets a line.
pub(crate) fn value(text: &str, indent: usize, width: usize, out: &mut String) {
    let (open, list, close) = parts(text);
    if indent + text.len() <= width || list.is_empty() {
        out.push_str(text);
        return;
    }
    out.push_str(open);
    for part in list {
        out.push('\n');
        out.push_str(&" ".repeat(indent + 4));
        value(part, indent + 4, width, out);
        out.push(',');
    }
    out.push('\n');
    out.push_str(&" ".repeat(indent));
    out.push_str(close);
}

/// Splits `name: Kind(a, b)` into `name: Kind(`, the parts between the commas, and `)`.
fn parts(text: &str) -> (&str, Vec<&str>, &str) {
    let mut depth = 0usize;
    let mut quoted = false;
    let mut escaped = false;
    let mut start = 0;
    let mut open = "";
    let mut list = Vec::new();
    for (at, c) in text.char_indices() {
        if quoted {
            quoted = escaped || c != '"';
            escaped = c == '\\' && !escaped;
            continue;
        }
        match c {
            '"' => quoted = true,
            '(' | '[' | '{' => {
                depth += 1;
                if depth == 1 {
                    start = at + 1;
                    open = &text[..start];
                }
            }
            ')' | ']' | '}' => {
                depth -= 1;
                if depth == 0 {
                    list.push(text[start..at].trim());
                    list.retain(|part| !part.is_empty());
                    return (open, list, &text[at..]);
                }
            }
            ',' if depth == 1 => {
                list.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    (text, Vec::new(), "")
}
