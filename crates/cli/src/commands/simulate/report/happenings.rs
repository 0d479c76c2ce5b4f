//! The sections about what happened in the games: missions, dilemmas, cards.

use super::data::Card;
use super::page::{Page, deck_name};
use super::plot::{self, Bar};
use super::tables::Cell;
use crate::games::percent;
use locale::say;

/// Cards at each end of the comparison that are drawn.
const MOST_CARDS: usize = 10;

impl Page<'_> {
    pub(super) fn missions(&mut self) {
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

    pub(super) fn dilemmas(&mut self) {
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

    pub(super) fn cards(&mut self) {
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
        let deck = |card: &Card| match &card.deck {
            Some(deck) if data.results.decks.len() > 1 => deck_name(lang, deck),
            _ => String::new(),
        };
        let points =
            |share: f64| format!("{}{}", sign(share), lang.decimal(share.abs() * 100.0, 1));
        let bar = |card: &&Card| Bar {
            label: card.name.clone(),
            note: deck(card),
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
                    Cell::text(&card.name),
                    Cell::text(deck(card)),
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
                "report-deck",
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
