//! The words that come with messages, in the language of each reader.

use super::feed::{Listener, text};
use super::play::Live;
use crate::wire::messages::{Change, NumberedEvent, ToClient};
use crate::wire::words::{ActionWords, Seen, Words};
use bots::Level;
use engine::Line;
use engine::View;
use engine::{Choice, Game, Seat, SeenEvent};
use locale::Lang;
use std::sync::Arc;
use tell::{Names, narrate, rows, words};

/// Players by their names, bots by their levels; with a number where there are several of one level.
pub fn called(lang: Lang, seats: impl Iterator<Item = (String, Option<Level>)>) -> Vec<String> {
    let seats: Vec<_> = seats.collect();
    let alike = |level, until: usize| seats[..until].iter().filter(|seat| seat.1 == level).count();
    let call = |(at, (name, level)): (usize, &(String, Option<Level>))| match level {
        None => name.clone(),
        Some(known) => {
            let name = known.message().say(lang);
            match alike(*level, seats.len()) {
                1 => name,
                _ => format!("{name} {}", alike(*level, at) + 1),
            }
        }
    };
    seats.iter().enumerate().map(call).collect()
}

/// What one seat, or a spectator, reads.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    pub names: Names<'a>,
    game: &'a Game,
}

impl<'a> Teller<'a> {
    pub fn new(lang: Lang, game: &'a Game, seat: Option<Seat>, people: &'a [String]) -> Teller<'a> {
        Teller {
            names: Names::new(lang, game.table(), seat).called(people),
            game,
        }
    }

    /// The line of the log for an event.
    pub fn line(&self, event: &SeenEvent) -> Option<String> {
        narrate::sentence(self.names, event)
    }

    pub fn events(&self, events: &mut [NumberedEvent]) {
        for told in events {
            told.text = self.line(&told.event);
        }
    }

    pub fn seen(&self, events: &mut [Seen]) {
        for seen in events {
            seen.text = self.line(&seen.event);
        }
    }

    /// What goes with a view of this game.
    pub fn words(&self, view: &View) -> Words {
        let told = |lines: &[Line]| -> Vec<String> {
            let lines = lines.iter();
            lines
                .map(|line| words::check_line(self.names.lang, line))
                .collect()
        };
        let attempt = view.second().attempt.as_ref();
        let checked = attempt.map_or_else(Words::default, |attempt| Words {
            checklist: told(&attempt.checklist),
            dilemma_checklist: told(&attempt.dilemma_checklist),
            ..Words::default()
        });
        let Some(prompt) = &view.prompt else {
            return checked;
        };
        let (names, game) = (self.names, self.game);
        let action = |action| {
            let deed = rows::deed(names, view, game, prompt, action);
            ActionWords {
                text: deed.text,
                short: deed.short,
                group: deed.group,
                card: deed.card,
                note: deed.note,
                range: deed.range,
            }
        };
        // Numbers, yes and no need no words of this game.
        let options = match &prompt.choice {
            Choice::YesNo | Choice::Number { .. } => Vec::new(),
            choice => rows::rows(names, game, choice),
        };
        Words {
            question: words::question(names, prompt.ask, &prompt.choice),
            about: words::about(names, prompt),
            rule: match prompt.choice {
                Choice::Cards { rule, .. } => words::constraint(names.lang, rule),
                _ => None,
            },
            note: rows::asking(names, game, prompt),
            actions: prompt.actions.iter().map(action).collect(),
            options: options.into_iter().map(|row| row.text).collect(),
            ..checked
        }
    }
}

impl Live {
    /// What the players are called in a language.
    pub fn people(&self, lang: Lang) -> Vec<String> {
        let players = self.replay.header.players.iter();
        let named = players.map(|player| player.name.clone());
        called(lang, named.zip(self.levels.iter().copied()))
    }

    /// Sends a change to those of a seat, to each in their language. Those who do not keep up are left out.
    pub fn send_change(
        &self,
        listeners: &mut Vec<Listener>,
        seat: Option<Seat>,
        change: Change,
        view: &View,
    ) {
        let suggested = self.suggested(seat, view);
        let in_words = |lang: Lang| {
            let mut change = Box::new(change.clone());
            let people = self.people(lang);
            let teller = Teller::new(lang, &self.game, seat, &people);
            teller.events(&mut change.events);
            change.words = teller.words(view);
            change.words.suggested.clone_from(&suggested);
            text(&ToClient::Change(change))
        };
        let mut written: Vec<(Lang, Arc<str>)> = Vec::new();
        listeners.retain(|listener| {
            if listener.seat != seat {
                return true;
            }
            let at = written.iter().position(|(lang, _)| *lang == listener.lang);
            let at = at.unwrap_or_else(|| {
                written.push((listener.lang, in_words(listener.lang)));
                written.len() - 1
            });
            listener.send(&written[at].1)
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_called_by_their_levels_and_counted_where_they_are_alike() {
        let seats = |levels: &[(&str, Option<Level>)]| {
            let seats = levels
                .iter()
                .map(|(name, level)| ((*name).to_owned(), *level));
            called(Lang::De, seats)
        };
        let (cadet, admiral) = (Some(Level::Cadet), Some(Level::Admiral));
        assert_eq!(
            seats(&[("Ann", None), ("cadet", cadet), ("admiral", admiral)]),
            ["Ann", "Kadett", "Admiral"]
        );
        // Somebody may be called like a bot and is none.
        assert_eq!(
            seats(&[("cadet", cadet), ("cadet", None), ("cadet", cadet)]),
            ["Kadett 1", "cadet", "Kadett 2"]
        );
    }
}
