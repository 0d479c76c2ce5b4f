//! Why: what a player asks about their view. Nothing is told that the view does not show.

use super::actor::{Actor, answer};
use super::advice::Question;
use super::play::{Live, not_live, not_seated};
use super::redact::in_words;
use super::{Reply, Who};
use crate::wire::words::{AttemptAfter, AttemptPlan, CheckedLine, Checklist, Hint, PlanWords};
use crate::wire::{Code, Problem};
use engine::{Action, Answer, CardId, Game, Line, Seat, View};
use locale::{Lang, message};
use std::borrow::Cow;
use tell::why::{Desk, Sheet};
use tell::why_not::NotNow;
use tell::{Names, seen, words};

/// What can be asked.
#[derive(Debug)]
pub enum Reason {
    /// Where the numbers of a card come from.
    Why {
        who: Option<Who>,
        heard: bool,
        card: CardId,
        lang: Lang,
        reply: Reply<Sheet>,
    },
    /// What a player cannot do now.
    Not {
        who: Who,
        picked: Vec<CardId>,
        card: Option<CardId>,
        lang: Lang,
        reply: Reply<Vec<NotNow>>,
    },
    /// What is missing at a mission.
    Missing {
        who: Who,
        mission: Option<CardId>,
        cards: Vec<CardId>,
        lang: Lang,
        reply: Reply<Checklist>,
    },
    /// The attempt after the player has chosen these cards.
    Forecast {
        who: Who,
        cards: Vec<CardId>,
        lang: Lang,
        reply: Reply<AttemptAfter>,
    },
    /// What a bot would answer in the player's place.
    Hint { who: Who, reply: Reply<Hint> },
    /// What an attempt would be.
    Plan {
        who: Who,
        attempt: Action,
        lang: Lang,
        reply: Reply<AttemptPlan>,
    },
    /// What a strong bot thinks, what the missions still need, and which decks are played.
    Question(Question),
}

impl Live {
    /// The game as far as a seat, or the spectators, have been shown it.
    pub fn as_shown(&self, seat: Option<Seat>) -> Cow<'_, Game> {
        match self.shown(seat) {
            shown if shown == self.n => Cow::Borrowed(&self.game),
            shown => Cow::Owned(self.history(seat, shown, shown).0),
        }
    }
}

impl Actor {
    pub fn reason(&self, reason: Reason) {
        match reason {
            Reason::Why {
                who,
                heard,
                card,
                lang,
                reply,
            } => answer(reply, self.why(who.as_ref(), heard, card, lang)),
            Reason::Not {
                who,
                picked,
                card,
                lang,
                reply,
            } => answer(reply, self.why_not(&who, (&picked, card), lang)),
            Reason::Missing {
                who,
                mission,
                cards,
                lang,
                reply,
            } => answer(reply, self.checklist(&who, mission, &cards, lang)),
            Reason::Forecast {
                who,
                cards,
                lang,
                reply,
            } => answer(reply, self.forecast(&who, cards, lang)),
            Reason::Hint { who, reply } => answer(reply, self.hint(&who)),
            Reason::Plan {
                who,
                attempt,
                lang,
                reply,
            } => answer(reply, self.plan(&who, &attempt, lang)),
            Reason::Question(question) => self.question(question),
        }
    }

    /// Where the numbers of a card come from, and what it lacks.
    fn why(
        &self,
        who: Option<&Who>,
        heard: bool,
        card: CardId,
        lang: Lang,
    ) -> Result<Sheet, Problem> {
        let seat = who.and_then(|who| self.seat_of(&who.id));
        if seat.is_none() {
            self.may_watch(who, heard)?;
        }
        let live = self.live.as_ref().ok_or_else(not_live)?;
        let people = live.people(lang);
        sheet(&live.as_shown(seat), seat, card, (lang, &people)).ok_or_else(not_seen)
    }

    /// What the player cannot do now, with the cards that are chosen already, or with one card.
    fn why_not(
        &self,
        who: &Who,
        (picked, card): (&[CardId], Option<CardId>),
        lang: Lang,
    ) -> Result<Vec<NotNow>, Problem> {
        let seat = self.seat_of(&who.id).ok_or_else(not_seated)?;
        let live = self.live.as_ref().ok_or_else(not_live)?;
        let (game, people) = (live.as_shown(Some(seat)), live.people(lang));
        let view = game.view(Some(seat));
        let faces = view.prompt.iter().flat_map(|prompt| &prompt.faces);
        let offered: Vec<CardId> = faces.map(|card| card.id).collect();
        let picked: Vec<CardId> = picked
            .iter()
            .copied()
            .filter(|card| offered.contains(card))
            .collect();
        let names = Names::new(lang, game.table(), Some(seat)).called(&people);
        let desk = Desk::new(names, &view, &game);
        match card {
            None => Ok(desk.why_not(&picked)),
            Some(card) if seen::find(&view, card).is_some() => Ok(desk.why_not_card(card)),
            Some(_) => Err(not_seen()),
        }
    }

    /// The requirements of a mission against cards that the player thinks of: that of the attempt, or the one they name.
    fn checklist(
        &self,
        who: &Who,
        mission: Option<CardId>,
        cards: &[CardId],
        lang: Lang,
    ) -> Result<Checklist, Problem> {
        let seat = self.seat_of(&who.id).ok_or_else(not_seated)?;
        let live = self.live.as_ref().ok_or_else(not_live)?;
        let game = live.as_shown(Some(seat));
        let view = game.view(Some(seat));
        let attempt = view
            .second()
            .attempt
            .as_ref()
            .filter(|a| a.attempter == seat);
        let mission = mission.or(attempt.map(|attempt| attempt.mission));
        let known = mission.filter(|card| seen::mission(&view, *card).is_some());
        let group = own(&view, seat, cards);
        let open = game.without_hidden(Some(seat));
        let world = open.as_deref().unwrap_or(&game);
        let told = |lines: Vec<Line>| in_lines(lang, lines);
        let dilemma = attempt.and_then(|attempt| attempt.dilemma.as_ref());
        Ok(Checklist {
            mission: known.map(|mission| told(world.checklist(mission, &group))),
            dilemma: dilemma.map_or_else(Vec::new, |card| told(world.asked_by(card.id, &group))),
        })
    }
}

impl Actor {
    /// The attempt of the player after they have chosen these cards, as far as they can work it out.
    fn forecast(&self, who: &Who, cards: Vec<CardId>, lang: Lang) -> Result<AttemptAfter, Problem> {
        let seat = self.seat_of(&who.id).ok_or_else(not_seated)?;
        let live = self.live.as_ref().ok_or_else(not_live)?;
        let game = live.as_shown(Some(seat));
        let Some(forecast) = game.forecast(seat, &Answer::Cards(cards)) else {
            return Ok(AttemptAfter::default());
        };
        Ok(AttemptAfter {
            team: Some(forecast.team),
            out: forecast.out,
            mission: in_lines(lang, forecast.mission),
            dilemma: in_lines(lang, forecast.dilemma),
        })
    }

    /// What an Ensign would answer in the player's place. Rated games are played without.
    fn hint(&self, who: &Who) -> Result<Hint, Problem> {
        let seat = self.seat_of(&who.id).ok_or_else(not_seated)?;
        let live = self.live.as_ref().ok_or_else(not_live)?;
        self.must_be_unrated()?;
        let asked = live.is_asked(seat).then(|| live.ensign());
        match asked.flatten() {
            Some(answer) => Ok(Hint {
                n: live.number(live.n, Some(seat)),
                answer,
            }),
            None => Err(Problem::new(Code::Conflict, message!("not-asked-now"))),
        }
    }

    /// What an attempt of the player would be, at a mission and with a ship that they see.
    fn plan(&self, who: &Who, attempt: &Action, lang: Lang) -> Result<AttemptPlan, Problem> {
        let seat = self.seat_of(&who.id).ok_or_else(not_seated)?;
        let live = self.live.as_ref().ok_or_else(not_live)?;
        let (game, people) = (live.as_shown(Some(seat)), live.people(lang));
        let view = game.view(Some(seat));
        if attempt
            .cards()
            .any(|card| seen::find(&view, card).is_none())
        {
            return Err(not_seen());
        }
        let plan = game.plan(seat, attempt).ok_or_else(not_seen)?;
        let names = Names::new(lang, game.table(), Some(seat)).called(&people);
        let checked = plan.checklist.iter();
        Ok(AttemptPlan {
            words: PlanWords {
                out: plan
                    .out
                    .iter()
                    .map(|out| words::absent(names, out))
                    .collect(),
                checklist: checked.map(|line| words::check_line(lang, line)).collect(),
                refusal: plan
                    .refusal
                    .map(|refusal| in_words(&game, seat, &refusal).say(lang)),
            },
            plan,
        })
    }
}

/// A checklist with words.
fn in_lines(lang: Lang, lines: Vec<Line>) -> Vec<CheckedLine> {
    let told = |line| CheckedLine {
        text: words::check_line(lang, &line),
        line,
    };
    lines.into_iter().map(told).collect()
}

/// Where the numbers of a card come from; nothing if the seat does not see it.
pub fn sheet(
    game: &Game,
    seat: Option<Seat>,
    card: CardId,
    (lang, people): (Lang, &[String]),
) -> Option<Sheet> {
    let view = game.view(seat);
    seen::find(&view, card)?;
    let names = Names::new(lang, game.table(), seat).called(people);
    Some(Desk::new(names, &view, game).why(card))
}

pub fn not_seen() -> Problem {
    Problem::new(Code::NotFound, message!("card-not-seen"))
}

/// Those of the cards that are the player's own personnel and equipment in play.
pub fn own(view: &View, seat: Seat, cards: &[CardId]) -> Vec<CardId> {
    let all = seen::all_cards(view);
    let of_seat = |card: &&CardId| {
        let mut found = all.iter().filter(|other| other.id == **card);
        found.any(|card| card.commander == Some(seat))
    };
    let mut own: Vec<CardId> = cards.iter().filter(of_seat).copied().collect();
    own.sort();
    own.dedup();
    own
}
