//! The page: its head, and what its sections are made of.

use super::data::Data;
use super::plot::{self, COLOURS};
use super::tables::{Cell, long_table, table};
use crate::decks::{About, starter};
use crate::games::{between, percent};
use crate::html::{self, escaped};
use locale::{Lang, say};
use std::fmt::Write as _;

/// Lines of a long table that are open from the start.
const SHOWN: usize = 25;

pub fn page(lang: Lang, data: &Data) -> String {
    let mut page = Page {
        lang,
        data,
        out: String::new(),
    };
    page.summary();
    page.win_rates();
    page.matrix();
    page.lengths();
    page.points();
    page.missions();
    page.dilemmas();
    page.cards();
    html::page(lang, &page.title(), plot::STYLE, &page.out)
}

pub(super) struct Page<'a> {
    pub(super) lang: Lang,
    pub(super) data: &'a Data<'a>,
    pub(super) out: String,
}

/// The name of a deck on a page.
pub(super) fn deck_name(lang: Lang, typed: &str) -> String {
    starter(typed).map_or(typed.to_owned(), |found| About::of(lang, found).name)
}

impl Page<'_> {
    fn title(&self) -> String {
        let r = self.data.results;
        let mut bots = r.bots.clone();
        bots.dedup();
        say!(
            self.lang,
            "report-title",
            n = r.games as i64,
            bots = bots.join(" – ")
        )
    }

    pub(super) fn heading(&mut self, text: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.out, "<h2>{}</h2>", escaped(text));
    }

    pub(super) fn note(&mut self, text: &str) {
        let _ = writeln!(self.out, "<p class=\"note\">{}</p>", escaped(text));
    }

    pub(super) fn legend<'n>(&mut self, names: impl Iterator<Item = &'n str>) {
        self.out.push_str("<ul class=\"legend\">");
        for (n, name) in names.enumerate() {
            let _ = write!(
                self.out,
                "<li><i style=\"background:var(--c{})\"></i>{}</li>",
                n % COLOURS,
                escaped(name)
            );
        }
        self.out.push_str("</ul>\n");
    }

    fn summary(&mut self) {
        let (lang, r) = (self.lang, self.data.results);
        let facts = [
            (
                say!(lang, "report-games"),
                format!("{} / {}", r.games, r.asked),
            ),
            (
                say!(lang, "report-seats"),
                match r.swap {
                    true => say!(lang, "report-swapped"),
                    false => say!(lang, "report-not-swapped"),
                },
            ),
            (say!(lang, "report-seed"), r.seed.to_string()),
            (say!(lang, "report-turns"), lang.decimal(r.turns_mean, 1)),
            (say!(lang, "report-ties"), r.ties.to_string()),
            (
                say!(lang, "report-speed"),
                lang.decimal(r.games_per_second, 1),
            ),
        ];
        self.out.push_str("<dl class=\"facts\">");
        for (name, value) in facts {
            let _ = write!(
                self.out,
                "<div><dt>{}</dt><dd>{}</dd></div>",
                escaped(&name),
                escaped(&value)
            );
        }
        self.out.push_str("</dl>\n");
        if r.interrupted {
            self.note(&say!(
                lang,
                "games-interrupted",
                n = r.games as i64,
                of = r.asked as i64
            ));
        }
        self.note(&say!(lang, "report-about-intervals"));
    }

    pub(super) fn share(&self, share: f64, interval: [f64; 2]) -> String {
        let (rate, interval) = (percent(self.lang, share), between(self.lang, interval));
        format!("{rate} ({interval})")
    }

    pub(super) fn heads(&self, ids: &[&'static str]) -> Vec<String> {
        ids.iter().map(|id| say!(self.lang, *id)).collect()
    }

    pub(super) fn table(&mut self, heads: &[&'static str], rows: &[Vec<Cell>]) {
        let heads = self.heads(heads);
        self.out.push_str(&table(&heads, rows));
    }

    pub(super) fn long_table(&mut self, heads: &[&'static str], rows: &[Vec<Cell>]) {
        let heads = self.heads(heads);
        let more = say!(
            self.lang,
            "report-more",
            n = rows.len().saturating_sub(SHOWN)
        );
        self.out.push_str(&long_table(&heads, rows, SHOWN, &more));
    }

    pub(super) fn closed_table(&mut self, heads: &[&'static str], rows: &[Vec<Cell>]) {
        let heads = self.heads(heads);
        let _ = write!(
            self.out,
            "<details><summary>{}</summary>\n{}</details>\n",
            escaped(&say!(self.lang, "report-numbers")),
            table(&heads, rows)
        );
    }
}
