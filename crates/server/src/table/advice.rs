//! What helps a player to find their way: the answer that is laid ready, the opinion of a strong bot, the requirements of
//! all their missions against a crew, and the decks of the game. Nothing is told that their view does not show.

use super::actor::{Actor, answer};
use super::play::{Live, not_live, not_seated};
use super::reasons::own;
use super::{Reply, Who};
use crate::decks::about;
use crate::wire::words::{Advice, AdviceLine, CheckedLine, MissionCheck, SeatDeck};
use crate::wire::{Code, Problem};
use bots::{Bot, Level, suggest};
use cards::deck::starters::starters;
use engine::{Answer, CardId, Game, Seat, View, all_met};
use locale::{Lang, message};
use tell::{Names, hint, seen, words};

/// Answers of a bot that are told.
const MOST_LINES: usize = 3;

#[derive(Debug)]
pub enum Question {
    /// The game to think about for somebody who is asked.
    Thought { who: Who, reply: Reply<Thought> },
    /// The requirements of the player's missions against some cards.
    Missions {
        who: Who,
        cards: Vec<CardId>,
        lang: Lang,
        reply: Reply<Vec<MissionCheck>>,
    },
    /// The decks that the player may know.
    Decks {
        who: Who,
        lang: Lang,
        reply: Reply<Vec<SeatDeck>>,
    },
}

/// A question that a bot thinks about, away from its table.
#[derive(Debug)]
pub struct Thought {
    pub game: Box<Game>,
    seat: Seat,
    n: u32,
    people: [Vec<String>; 2],
}

impl Thought {
    /// The number of the view with the question.
    pub fn number(&self) -> u32 {
        self.n
    }

    /// The bot's opinion in words. It never saw more than its seat.
    pub fn in_words(&self, advice: bots::Advice, lang: Lang) -> Advice {
        let view = self.game.view(Some(self.seat));
        let people = &self.people[usize::from(lang == Lang::De)];
        let names = Names::new(lang, self.game.table(), Some(self.seat)).called(people);
        let percent = |chance: f64| (chance.clamp(0.0, 1.0) * 100.0).round() as u8;
        let line = |line: bots::Line| {
            let text = match &view.prompt {
                Some(prompt) => hint::answer(names, &self.game, &view, prompt, &line.answer),
                None => String::new(),
            };
            AdviceLine {
                text,
                chance: line.chance.filter(|_| advice.nodes > 0).map(percent),
                then: hint::goes_on(names, &view, &self.game, &line.answer, &line.then),
                answer: line.answer,
            }
        };
        let lines = advice.lines.into_iter().take(MOST_LINES).map(line);
        Advice {
            n: self.n,
            positions: advice.nodes,
            lines: lines.collect(),
        }
    }
}

impl Live {
    /// Whether a seat is asked and has been shown the question.
    pub fn is_asked(&self, seat: Seat) -> bool {
        let pending = self.game.pending();
        self.shown(Some(seat)) == self.n && pending.is_some_and(|asked| asked.seat == seat)
    }

    /// What an Ensign would answer in the place of whoever is asked.
    pub fn ensign(&self) -> Option<Answer> {
        suggest(&self.game, &self.replay.answers).or_else(|| {
            let mut bot = Bot::new(Level::Ensign, u64::from(self.n));
            bot.answer(&self.game).map(|(_, answer)| answer)
        })
    }

    /// The answer to lay ready for a seat, whose view this is.
    pub fn suggested(&self, seat: Option<Seat>, view: &View) -> Option<Answer> {
        let pending = self.game.pending()?;
        let asked = self.suggests && view.prompt.is_some() && seat == Some(pending.seat);
        asked
            .then(|| suggest(&self.game, &self.replay.answers))
            .flatten()
    }
}

impl Actor {
    pub fn question(&self, question: Question) {
        match question {
            Question::Thought { who, reply } => answer(reply, self.thought(&who)),
            Question::Missions {
                who,
                cards,
                lang,
                reply,
            } => answer(reply, self.missions(&who, &cards, lang)),
            Question::Decks { who, lang, reply } => answer(reply, self.known_decks(&who, lang)),
        }
    }

    /// Rated games are played without hints.
    pub fn must_be_unrated(&self) -> Result<(), Problem> {
        let no = || Problem::new(Code::Forbidden, message!("no-hints-when-rated"));
        (!self.setup.rated).then_some(()).ok_or_else(no)
    }

    fn thought(&self, who: &Who) -> Result<Thought, Problem> {
        let seat = self.seat_of(&who.id).ok_or_else(not_seated)?;
        let live = self.live.as_ref().ok_or_else(not_live)?;
        self.must_be_unrated()?;
        if !live.is_asked(seat) {
            return Err(not_asked());
        }
        let mut game = live.game.clone();
        game.set_log(false);
        Ok(Thought {
            game: Box::new(game),
            seat,
            n: live.number(live.n, Some(seat)),
            people: [Lang::En, Lang::De].map(|lang| live.people(lang)),
        })
    }

    /// What the player's missions need that the cards do not have; stopped personnel take no part.
    fn missions(
        &self,
        who: &Who,
        cards: &[CardId],
        lang: Lang,
    ) -> Result<Vec<MissionCheck>, Problem> {
        let seat = self.seat_of(&who.id).ok_or_else(not_seated)?;
        let live = self.live.as_ref().ok_or_else(not_live)?;
        let game = live.as_shown(Some(seat));
        let view = game.view(Some(seat));
        let awake = |card: &CardId| seen::find(&view, *card).is_some_and(|card| !card.stopped);
        let group: Vec<CardId> = own(&view, seat, cards).into_iter().filter(awake).collect();
        let open = game.without_hidden(Some(seat));
        let world = open.as_deref().unwrap_or(&game);
        let player = view.players.iter().find(|player| player.seat == seat);
        let missions = player.into_iter().flat_map(|player| &player.missions);
        let check = |mission: CardId| {
            let lines = world.checklist(mission, &group);
            let met = all_met(&lines);
            let told = |line| CheckedLine {
                text: words::check_line(lang, &line),
                line,
            };
            MissionCheck {
                mission,
                met,
                lines: lines.into_iter().map(told).collect(),
            }
        };
        let open = missions.filter(|mission| !mission.completed);
        let checked = open.map(|mission| check(mission.card.id));
        Ok(checked.filter(|check| !check.lines.is_empty()).collect())
    }

    /// One's own deck and those of bots. What other people play is theirs to tell.
    fn known_decks(&self, who: &Who, lang: Lang) -> Result<Vec<SeatDeck>, Problem> {
        let own = self.seat_of(&who.id).ok_or_else(not_seated)?;
        let known = self.seats.iter().zip(0..).filter_map(|(place, seat)| {
            let deck = place.deck.as_ref()?;
            (place.bot.is_some() || seat == own.0).then(|| {
                let starter = starters().iter().find(|starter| starter.text == deck.text);
                let starter = starter.map(|starter| about(lang, starter));
                SeatDeck {
                    seat,
                    name: starter
                        .as_ref()
                        .map_or_else(|| deck.name.clone(), |starter| starter.name.clone()),
                    about: starter.map(|starter| starter.description),
                }
            })
        });
        Ok(known.collect())
    }
}

pub fn not_asked() -> Problem {
    Problem::new(Code::Conflict, message!("not-asked-now"))
}
