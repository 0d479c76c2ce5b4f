//! The sections about who won: win rates, decks, length of games, points.

use super::data::Line;
use super::page::{Page, deck_name};
use super::plot::{self, Bar, COLOURS};
use super::tables::{Cell, table};
use crate::games::wilson;
use crate::html::escaped;
use locale::{Lang, say};
use std::fmt::Write as _;

fn letter(n: usize) -> String {
    char::from(b'A' + (n % 26) as u8).to_string()
}

impl Page<'_> {
    pub(super) fn win_rates(&mut self) {
        let (lang, r) = (self.lang, self.data.results);
        let heading = say!(lang, "report-win-rates");
        self.heading(&heading);
        let label = |n: usize| match r.decks.len() {
            // One deck each, seats kept: the deck says more than the number.
            2 if !r.swap && r.players == 2 => format!(
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
                note: String::new(),
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
        for speed in (0..r.bots.len()).filter_map(|bot| r.speed(lang, bot)) {
            self.note(&speed);
        }
    }

    pub(super) fn matrix(&mut self) {
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
                let interval = wilson(meeting.wins[0], meeting.games);
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

    pub(super) fn lengths(&mut self) {
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

    pub(super) fn points(&mut self) {
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
}
