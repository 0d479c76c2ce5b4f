//! The sections of the page.

use super::data::{Card, Data, Line};
use super::plot::{self, Bar, COLOURS};
use super::tables::{Cell, long_table, table};
use crate::decks::{About, starter};
use crate::games::{between, percent};
use crate::html::{self, escaped};
use locale::{Lang, say};
use std::fmt::Write as _;

/// Cards at each end of the comparison that are drawn.
const MOST_CARDS: usize = 10;
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

struct Page<'a> {
    lang: Lang,
    data: &'a Data<'a>,
    out: String,
}

/// What a deck is called on a page.
fn deck_name(lang: Lang, typed: &str) -> String {
    starter(typed).map_or(typed.to_owned(), |found| About::of(lang, found).name)
}

fn letter(n: usize) -> String {
    char::from(b'A' + (n % 26) as u8).to_string()
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

    fn heading(&mut self, text: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.out, "<h2>{}</h2>", escaped(text));
    }

    fn note(&mut self, text: &str) {
        let _ = writeln!(self.out, "<p class=\"note\">{}</p>", escaped(text));
    }

    fn legend<'n>(&mut self, names: impl Iterator<Item = &'n str>) {
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

    fn win_rates(&mut self) {
        let (lang, r) = (self.lang, self.data.results);
        let heading = say!(lang, "report-win-rates");
        self.heading(&heading);
        let label = |n: usize| match r.decks.len() {
            // One deck each, seats kept: the deck says more than the number.
            2 if !r.swap => format!(
                "{}: {}, {}",
                n + 1,
                r.bots[n],
                deck_name(lang, &r.decks[n].deck)
            ),
            _ => format!("{}: {}", n + 1, r.bots[n]),
        };
        let bars: Vec<Bar> = (0..r.wins.len())
            .map(|n| Bar {
                label: label(n),
                value: self.share(r.win_rates[n], r.interval[n]),
                share: r.win_rates[n],
                interval: r.interval[n],
            })
            .collect();
        self.out.push_str(&plot::bars(&heading, &bars));
        let heads = ["report-bot", "report-wins", "report-games", "report-rate"];
        let rows: Vec<Vec<Cell>> = (0..r.wins.len())
            .map(|n| {
                vec![
                    Cell::text(label(n)),
                    Cell::n(r.wins[n]),
                    Cell::n(r.games),
                    Cell::n(&bars[n].value),
                ]
            })
            .collect();
        self.table(&heads, &rows);
        let seats = r.seat_wins.iter().enumerate();
        let seats: Vec<String> = seats
            .map(|(n, wins)| format!("{}: {wins}", n + 1))
            .collect();
        self.note(&say!(lang, "report-by-seat", wins = seats.join(", ")));
    }

    fn share(&self, share: f64, interval: [f64; 2]) -> String {
        let (rate, interval) = (percent(self.lang, share), between(self.lang, interval));
        format!("{rate} ({interval})")
    }

    fn heads(&self, ids: &[&'static str]) -> Vec<String> {
        ids.iter().map(|id| say!(self.lang, *id)).collect()
    }

    fn table(&mut self, heads: &[&'static str], rows: &[Vec<Cell>]) {
        let heads = self.heads(heads);
        self.out.push_str(&table(&heads, rows));
    }

    fn long_table(&mut self, heads: &[&'static str], rows: &[Vec<Cell>]) {
        let heads = self.heads(heads);
        let more = say!(
            self.lang,
            "report-more",
            n = rows.len().saturating_sub(SHOWN)
        );
        self.out.push_str(&long_table(&heads, rows, SHOWN, &more));
    }

    fn matrix(&mut self) {
        let (lang, r) = (self.lang, self.data.results);
        if r.decks.len() < 2 {
            return;
        }
        let heading = say!(lang, "report-decks");
        self.heading(&heading);
        let names: Vec<String> = r.decks.iter().map(|d| deck_name(lang, &d.deck)).collect();
        if r.decks.len() > 2 && r.players == 2 {
            self.note(&say!(lang, "report-about-matrix"));
            let letters: Vec<String> = (0..names.len()).map(letter).collect();
            self.out
                .push_str(&plot::heat(&heading, &letters, |row, column| {
                    let (wins, games) = r.against(row, column).filter(|(_, games)| *games > 0)?;
                    let share = wins as f64 / games as f64;
                    let what = format!("{} – {}: {wins} / {games}", names[row], names[column]);
                    Some((share, what))
                }));
        }
        let rows: Vec<Vec<Cell>> = r
            .decks
            .iter()
            .enumerate()
            .map(|(n, deck)| {
                vec![
                    Cell::text(format!("{} {}", letter(n), names[n])),
                    Cell::n(deck.wins),
                    Cell::n(deck.games),
                    Cell::n(self.share(deck.win_rate, deck.interval)),
                ]
            })
            .collect();
        self.table(
            &["report-deck", "report-wins", "report-games", "report-rate"],
            &rows,
        );
        self.pairs(&names);
    }

    /// Every pair with its numbers, closed at first.
    fn pairs(&mut self, names: &[String]) {
        let (lang, r) = (self.lang, self.data.results);
        if r.pairs.len() < 2 {
            return;
        }
        let rows: Vec<Vec<Cell>> = (r.tally.meetings.iter())
            .map(|((first, second), meeting)| {
                let interval = crate::games::wilson(meeting.wins[0], meeting.games);
                let share = meeting.wins[0] as f64 / meeting.games.max(1) as f64;
                vec![
                    Cell::text(&names[*first]),
                    Cell::text(&names[*second]),
                    Cell::n(format!("{} : {}", meeting.wins[0], meeting.wins[1])),
                    Cell::n(meeting.ties),
                    Cell::n(self.share(share, interval)),
                ]
            })
            .collect();
        let heads = self.heads(&[
            "report-deck",
            "report-against",
            "report-wins",
            "report-ties",
            "report-rate",
        ]);
        let _ = write!(
            self.out,
            "<details><summary>{}</summary>\n{}</details>\n",
            escaped(&say!(lang, "report-pairs", n = rows.len())),
            table(&heads, &rows)
        );
    }

    fn lengths(&mut self) {
        let heading = say!(self.lang, "report-lengths");
        self.heading(&heading);
        self.note(&say!(self.lang, "report-about-rounds"));
        // Nothing is shown before the first round in which a game ended.
        let first = self.data.lengths.iter().position(|n| *n > 0).unwrap_or(0);
        let counts = &self.data.lengths[first.min(self.data.lengths.len())..];
        self.out
            .push_str(&plot::columns(&heading, first + 1, counts));
        let rows: Vec<Vec<Cell>> = counts
            .iter()
            .enumerate()
            .map(|(n, count)| vec![Cell::n(first + 1 + n), Cell::n(count)])
            .collect();
        self.closed_table(&["report-round", "report-games"], &rows);
    }

    fn closed_table(&mut self, heads: &[&'static str], rows: &[Vec<Cell>]) {
        let heads = self.heads(heads);
        let _ = write!(
            self.out,
            "<details><summary>{}</summary>\n{}</details>\n",
            escaped(&say!(self.lang, "report-numbers")),
            table(&heads, rows)
        );
    }

    fn points(&mut self) {
        let heading = say!(self.lang, "report-points");
        self.heading(&heading);
        self.note(&say!(self.lang, "report-about-points"));
        let points = &self.data.points;
        self.curves(&heading, &points.bots, |_, name| name.to_owned());
        if points.decks.len() > 1 {
            let heading = say!(self.lang, "report-points-decks");
            let _ = writeln!(self.out, "<h3>{}</h3>", escaped(&heading));
            self.curves(&heading, &points.decks, deck_name);
        }
    }

    fn curves(&mut self, heading: &str, lines: &[Line], name: fn(Lang, &str) -> String) {
        let lang = self.lang;
        let names: Vec<String> = lines.iter().map(|line| name(lang, &line.name)).collect();
        if lines.len() <= COLOURS {
            self.legend(names.iter().map(String::as_str));
            let drawn: Vec<(&[f64], &[f64])> = lines
                .iter()
                .map(|line| (line.mean.as_slice(), line.spread.as_slice()))
                .collect();
            self.out.push_str(&plot::lines(heading, &drawn));
        }
        let rounds = lines.iter().map(|line| line.mean.len()).max().unwrap_or(0);
        let mut heads = vec![say!(lang, "report-round")];
        heads.extend(names);
        let cell = |line: &Line, n: usize| match (line.mean.get(n), line.spread.get(n)) {
            (Some(mean), Some(spread)) => {
                format!("{} ± {}", lang.decimal(*mean, 1), lang.decimal(*spread, 1))
            }
            _ => String::new(),
        };
        let rows: Vec<Vec<Cell>> = (0..rounds)
            .map(|n| {
                let cells = lines.iter().map(|line| Cell::n(cell(line, n)));
                std::iter::once(Cell::n(n + 1)).chain(cells).collect()
            })
            .collect();
        let _ = write!(
            self.out,
            "<details><summary>{}</summary>\n{}</details>\n",
            escaped(&say!(lang, "report-numbers")),
            table(&heads, &rows)
        );
    }

    fn missions(&mut self) {
        let (lang, data) = (self.lang, self.data);
        self.heading(&say!(lang, "report-missions"));
        self.note(&say!(
            lang,
            "report-about-missions",
            begun = data.attempts.begun as i64,
            solved = data.attempts.solved as i64,
            short = data.attempts.short as i64,
            halted = data.attempts.halted as i64
        ));
        let longest = data.missions.iter().map(|m| m.by_round.len()).max();
        let when = say!(lang, "report-by-round");
        let rows: Vec<Vec<Cell>> = (data.missions.iter())
            .map(|m| {
                let share = m.solved as f64 / m.there.max(1) as f64;
                vec![
                    Cell::text(m.title),
                    Cell::n(m.there),
                    Cell::n(m.attempts),
                    Cell::n(m.solved),
                    Cell::n(percent(lang, share)),
                    Cell::Drawn(plot::spark(&when, &m.by_round, longest.unwrap_or(0))),
                ]
            })
            .collect();
        self.long_table(
            &[
                "report-mission",
                "report-there",
                "report-attempts",
                "report-solved",
                "report-share",
                "report-by-round",
            ],
            &rows,
        );
    }

    fn dilemmas(&mut self) {
        let (lang, data) = (self.lang, self.data);
        self.heading(&say!(lang, "report-dilemmas"));
        self.note(&say!(lang, "report-about-dilemmas"));
        let share = |n: u64, of: u64| percent(lang, n as f64 / of.max(1) as f64);
        let rows: Vec<Vec<Cell>> = (data.dilemmas.iter())
            .map(|d| {
                let whom: Vec<String> = d.whom.iter().map(|(t, n)| format!("{t} ({n})")).collect();
                vec![
                    Cell::text(d.title),
                    Cell::n(d.faced),
                    Cell::n(share(d.hit, d.faced)),
                    Cell::n(d.stopped),
                    Cell::n(d.killed),
                    Cell::n(share(d.ended, d.faced)),
                    Cell::text(whom.join(", ")),
                ]
            })
            .collect();
        self.long_table(
            &[
                "report-dilemma",
                "report-faced",
                "report-hit",
                "report-stopped",
                "report-killed",
                "report-ended",
                "report-whom",
            ],
            &rows,
        );
    }

    fn cards(&mut self) {
        let (lang, data) = (self.lang, self.data);
        let heading = say!(lang, "report-cards");
        self.heading(&heading);
        self.note(&say!(
            lang,
            "report-about-cards",
            n = data.least_games as i64
        ));
        let cards = data.comparable();
        if cards.is_empty() {
            self.note(&say!(lang, "report-no-cards"));
            return;
        }
        let named = |card: &Card| match &card.deck {
            Some(deck) if data.results.decks.len() > 1 => {
                format!("{} ({})", card.name, deck_name(lang, deck))
            }
            _ => card.name.clone(),
        };
        let points =
            |share: f64| format!("{}{}", sign(share), lang.decimal(share.abs() * 100.0, 1));
        let bar = |card: &&Card| Bar {
            label: named(card),
            value: points(card.drawn.difference),
            share: card.drawn.difference,
            interval: card.drawn.interval,
        };
        let last = cards
            .len()
            .saturating_sub(MOST_CARDS)
            .max(MOST_CARDS.min(cards.len()));
        let ends = cards.iter().take(MOST_CARDS).chain(&cards[last..]);
        let bars: Vec<Bar> = ends.map(bar).collect();
        self.out.push_str(&plot::differences(&heading, &bars));
        let rows: Vec<Vec<Cell>> = (cards.iter())
            .map(|card| {
                let (d, p) = (&card.drawn, &card.played);
                let [low, high] = d.interval;
                vec![
                    Cell::text(named(card)),
                    Cell::n(format!("{} ({})", percent(lang, d.win_rate_with), d.with)),
                    Cell::n(format!(
                        "{} ({})",
                        percent(lang, d.win_rate_without),
                        d.without
                    )),
                    Cell::n(format!("{} … {}", points(low), points(high))),
                    Cell::n(format!("{} ({})", percent(lang, p.win_rate_with), p.with)),
                ]
            })
            .collect();
        self.long_table(
            &[
                "report-card",
                "report-drawn",
                "report-not-drawn",
                "report-difference",
                "report-played",
            ],
            &rows,
        );
    }
}

fn sign(n: f64) -> &'static str {
    if n < 0.0 { "−" } else { "+" }
}
