//! All steps of a game, or a page of them.

use super::past::{Eyes, Record, number, open};
use super::texts::Teller;
use crate::wire::past::{History, Step};
use crate::wire::words::Seen;
use cards::Catalogue;
use engine::{Event, ReplayError};
use locale::Lang;
use std::ops::Range;

/// A part of the steps.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// Only steps up to this number.
    pub until: u32,
    pub most: usize,
}

impl Record {
    /// The answers of a part, and the number of the last one before it.
    fn answers_of(&self, part: Option<Part>, eyes: Eyes) -> (Range<usize>, u32) {
        let all = 0..self.len();
        let Some(Part { until, most }) = part else {
            return (all, 0);
        };
        let number = |index: usize| self.played.number(index, eyes);
        let end = all.filter(|index| number(*index) <= until).count();
        let seen = |index: &usize| self.is_over() || !self.played.hides(*index, eyes);
        let mut steps = (0..end).rev().filter(seen);
        match steps.nth(most.saturating_sub(1)) {
            Some(first) => (first..end, first.checked_sub(1).map_or(0, number)),
            None => (0..end, 0),
        }
    }

    pub fn history(
        &self,
        catalogue: &Catalogue,
        eyes: Eyes,
        lang: Lang,
        part: Option<Part>,
    ) -> Result<History, ReplayError> {
        let mut game = self.opening(catalogue)?;
        let names = self.names(lang);
        game.set_log(true);
        let (wanted, earlier) = self.answers_of(part, eyes);
        let mut steps: Vec<Step> = Vec::new();
        let mut at = 0;
        let given = self.played.replay.answers.iter().zip(&self.played.times);
        for (index, ((seat, _), &time)) in given.enumerate().take(wanted.end) {
            self.step(&mut game, index)?;
            let hidden = !self.is_over() && self.played.hides(index, eyes);
            at += u32::from(!hidden);
            let events = game.take_events();
            if index < wanted.start {
                continue;
            }
            let teller = Teller::new(lang, &game, eyes.seat(), &names);
            let seen = |event: &Event| {
                let event = match eyes {
                    Eyes::All => open(event.clone()).seen_from(None),
                    _ => event.seen_from(eyes.seat()),
                };
                let text = teller.line(&event);
                Seen { event, text }
            };
            let events = events.iter().map(seen);
            // What followed from a pass that nobody knows of followed from what was done before.
            if hidden {
                if let Some(before) = steps.last_mut() {
                    before.events.extend(events);
                }
                continue;
            }
            steps.push(Step {
                at,
                n: self.played.number(index, eyes),
                seat: seat.0,
                time,
                events: events.collect(),
            });
        }
        Ok(History {
            table: self.about.clone(),
            of: number(self.of(eyes)),
            earlier,
            steps,
        })
    }
}
