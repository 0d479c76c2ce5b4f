//! The data of the charts as tables.

use crate::html::escaped;
use std::fmt::Write as _;

/// A cell. Texts that come from elsewhere are made safe here.
#[derive(Clone, Debug)]
pub enum Cell {
    Text(String),
    Number(String),
    /// A chart.
    Drawn(String),
}

impl Cell {
    pub fn text(text: impl Into<String>) -> Cell {
        Cell::Text(text.into())
    }

    pub fn n(n: impl ToString) -> Cell {
        Cell::Number(n.to_string())
    }

    fn write(&self, out: &mut String) {
        // Writing to a string cannot fail.
        let _ = match self {
            Cell::Text(text) => write!(out, "<td>{}</td>", escaped(text)),
            Cell::Number(n) => write!(out, "<td class=\"n\">{}</td>", escaped(n)),
            Cell::Drawn(svg) => write!(out, "<td>{svg}</td>"),
        };
    }
}

/// A table under its heads. A head is aligned as the cells of the first line below it.
pub fn table(heads: &[String], rows: &[Vec<Cell>]) -> String {
    let mut out = String::from("<div class=\"scroll\"><table>\n<thead><tr>");
    for (n, head) in heads.iter().enumerate() {
        let first = rows.first().and_then(|row| row.get(n));
        let class = match first {
            Some(Cell::Number(_)) => " class=\"n\"",
            _ => "",
        };
        let _ = write!(out, "<th scope=\"col\"{class}>{}</th>", escaped(head));
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    for row in rows {
        out.push_str("<tr>");
        row.iter().for_each(|cell| cell.write(&mut out));
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody>\n</table></div>\n");
    out
}

/// The first so many lines; the rest can be opened.
pub fn long_table(heads: &[String], rows: &[Vec<Cell>], shown: usize, more: &str) -> String {
    let (first, rest) = rows.split_at(shown.min(rows.len()));
    let mut out = table(heads, first);
    if !rest.is_empty() {
        let _ = write!(
            out,
            "<details><summary>{}</summary>\n{}</details>\n",
            escaped(more),
            table(heads, rest)
        );
    }
    out
}
