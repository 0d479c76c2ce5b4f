//! Lets a bot play a position, and judges what it did.

use crate::position::{Cards, Expectation, Length, Others, Position, What};
use bots::{Bot, Level};
use engine::random::RandomPlayer;
use engine::{Action, Answer, Ask, CardId, Choice, Game, Label, Named, Pending, Place, Seat};

/// More answers than any position needs.
const MOST: usize = 2_000;

/// A question to the bot, and its answer.
pub struct Step {
    pub asked: Pending,
    pub answer: Answer,
    /// The number of personnel in the attempt that follows.
    pub participants: u16,
}

pub struct Played {
    pub steps: Vec<Step>,
    /// The game when the last question before its end was asked: cards are stopped until the turn ends.
    pub last: Game,
    pub game: Game,
}

impl Position {
    pub fn play(&self, level: Level, seed: u64) -> Result<Played, String> {
        let mut game = self.built.game.clone();
        let mut bot = Bot::new(level, seed);
        let mut others: Vec<Bot> = (0..6)
            .map(|n| match self.others {
                Others::Bot(level) => Bot::new(level, seed ^ ((n + 1) << 32)),
                _ => Bot::new(Level::Random, seed ^ ((n + 1) << 32)),
            })
            .collect();
        let (mut steps, mut last) = (Vec::new(), game.clone());
        let first = game.state().turn;
        for _ in 0..MOST {
            let Some(asked) = game.pending().cloned() else {
                return Ok(Played { steps, last, game });
            };
            let turns = game.state().turn - first;
            let over = match self.length {
                Length::Answers(n) => steps.len() >= n,
                Length::Turns(n) => turns >= n,
            };
            if over {
                if matches!(self.length, Length::Answers(_)) {
                    last = game.clone();
                }
                return Ok(Played { steps, last, game });
            }
            last.clone_from(&game);
            let mine = asked.seat == self.seat;
            let (seat, answer) = match (mine, self.others) {
                (true, _) => bot.answer(&game).ok_or("no answer")?,
                (false, Others::Bot(_)) => {
                    let other = &mut others[asked.seat.index()];
                    other.answer(&game).ok_or("no answer")?
                }
                (false, Others::Pass) => (asked.seat, least(&game, &asked, None)?),
                (false, Others::Attempt(mission)) => {
                    (asked.seat, least(&game, &asked, Some(mission))?)
                }
            };
            let told = answer.clone();
            (game.answer(seat, answer)).map_err(|r| format!("{told:?} is refused: {r:?}"))?;
            if mine {
                let attempt = game.view(Some(seat)).second().attempt.clone();
                steps.push(Step {
                    asked,
                    answer: told,
                    participants: attempt.map_or(0, |a| a.participants),
                });
            }
        }
        Err(format!("no end after {MOST} answers"))
    }

    /// Lists the differences from what is expected, with the steps of the bot.
    pub fn faults(&self, played: &Played) -> Vec<String> {
        let wrong = self.expected.iter().filter(|e| !self.holds(e, played));
        wrong.map(|e| e.text.clone()).collect()
    }

    fn holds(&self, expected: &Expectation, played: &Played) -> bool {
        self.is_so(&expected.what, played) != expected.not
    }

    fn is_so(&self, what: &What, played: &Played) -> bool {
        let (state, game) = (played.game.state(), &played.game);
        let me = state.player(self.seat);
        let place = |c: &CardId| state.card(*c).place;
        let some = |cards: &Cards, f: &dyn Fn(Place) -> bool| cards.iter().any(|c| f(place(c)));
        match what {
            What::Score(n) => me.score >= *n,
            What::Counters(n) => me.counters == *n,
            What::Wins => (state.outcome.as_ref()).is_some_and(|o| o.winners.has(self.seat)),
            What::Completed(any) => any
                .iter()
                .flatten()
                .any(|c| state.card(*c).is(engine::Flag::Completed)),
            What::InHand(cards) => some(cards, &|p| p == Place::Hand(self.seat)),
            What::InPlay(cards) => some(cards, &|p| p.in_play()),
            What::InDiscard(cards) => some(cards, &|p| matches!(p, Place::Discard(_))),
            What::Stopped(cards) => {
                let state = played.last.state();
                cards
                    .iter()
                    .any(|c| state.card(*c).is(engine::Flag::Stopped))
            }
            What::Aboard(cards, ship) => some(
                cards,
                &|p| matches!(p, Place::Aboard(s) if ship.contains(&s)),
            ),
            What::At(cards, mission) => {
                let site = game.table().site_of_mission(mission[0]);
                cards
                    .iter()
                    .any(|c| place(c).in_play() && site.is_some() && game.site_of(*c) == site)
            }
            What::Play { first: true, .. } => {
                let play = |s: &&Step| matches!(s.answer, Answer::Act(Action::Play { .. }));
                let first = played.steps.iter().find(play);
                first.is_some_and(|step| does(what, step))
            }
            _ => played.steps.iter().any(|step| does(what, step)),
        }
    }
}

fn does(what: &What, step: &Step) -> bool {
    let any = |list: &[Cards], c: CardId| list.iter().any(|cards| cards.contains(&c));
    match (what, &step.answer) {
        (What::Play { any: list, on, .. }, Answer::Act(Action::Play { card, at })) => {
            let there = |on: &Cards| at.is_some_and(|at| on.contains(&at));
            any(list, *card) && on.as_ref().is_none_or(there)
        }
        (What::Use(list), Answer::Act(Action::Use { card, .. })) => any(list, *card),
        (What::Attempt { any: list, with }, Answer::Act(Action::Attempt { mission, .. })) => {
            any(list, *mission) && (*with == 0 || step.participants >= *with)
        }
        (What::Draw, Answer::Act(Action::Draw | Action::DrawRest)) => true,
        (What::Move { ship, to }, Answer::Act(Action::Move { ship: s, to: t })) => {
            ship.contains(s) && to.as_ref().is_none_or(|to| to.contains(t))
        }
        (What::Say(yes), Answer::YesNo(said)) => yes == said,
        (What::Option(n), Answer::Option(said)) => n == said,
        (What::Player(seat), Answer::Player(said)) => seat == said,
        (What::Name(name), Answer::Name(said)) => match said {
            Named::Skill(skill) => skill.name() == name,
            Named::Title(title) => title.as_str() == name,
            Named::Type(kind) => format!("{kind:?}") == *name,
        },
        (What::Order(a, b), Answer::Order(cards)) => {
            let at = |which: &Cards| cards.iter().position(|c| which.contains(c));
            matches!((at(a), at(b)), (Some(a), Some(b)) if a < b)
        }
        (What::Choose { .. } | What::ChooseAny(_) | What::ChooseNothing, _) => picked(step)
            .is_some_and(|cards| match what {
                What::Choose { only, all } => {
                    all.iter().all(|a| a.iter().any(|c| cards.contains(c)))
                        && (!only || cards.iter().all(|c| any(all, *c)))
                }
                What::ChooseAny(list) => cards.iter().any(|c| any(list, *c)),
                _ => cards.is_empty(),
            }),
        _ => false,
    }
}

/// The cards that an answer picks; whom to beam is told by where they are in the end.
fn picked(step: &Step) -> Option<Vec<CardId>> {
    match (&step.answer, &step.asked.choice) {
        (Answer::Cards(_), _) if matches!(step.asked.ask, Ask::BeamWhich | Ask::HideWhich) => None,
        (Answer::Cards(cards), _) => Some(cards.clone()),
        (Answer::Option(n), Choice::Options { options }) => match options.get(usize::from(*n)) {
            Some(Label::Card(card)) => Some(vec![*card]),
            _ => None,
        },
        _ => None,
    }
}

/// The least that is legal: pass, no, none, the first.
fn least(game: &Game, asked: &Pending, attempt: Option<CardId>) -> Result<Answer, String> {
    let answer = match &asked.choice {
        Choice::Act => {
            let actions = game.actions();
            let wanted = |a: &&Action| matches!(a, Action::Attempt { mission, .. } if Some(*mission) == attempt);
            let idle = [Action::Pass, Action::End, Action::DrawRest];
            let found = actions.iter().find(wanted).copied();
            let found = found.or_else(|| idle.into_iter().find(|a| actions.contains(a)));
            found.map(Answer::Act)
        }
        Choice::Cards { from, min, .. } => Some(Answer::Cards(from[..usize::from(*min)].to_vec())),
        Choice::Order { cards } => Some(Answer::Order(cards.clone())),
        Choice::Number { min, .. } => Some(Answer::Number(*min)),
        Choice::YesNo => Some(Answer::YesNo(false)),
        Choice::Options { .. } => Some(Answer::Option(0)),
        Choice::Name { .. }
        | Choice::Player { .. }
        | Choice::Place { .. }
        | Choice::Arrange { .. } => None,
    };
    match answer.filter(|a| game.validate(asked.seat, a).is_ok()) {
        Some(answer) => Ok(answer),
        None => {
            let (_, answer) = RandomPlayer::new(1).answer(game).ok_or("no answer")?;
            Ok(answer)
        }
    }
}

/// The steps in words, for a report.
pub fn told(position: &Position, played: &Played) -> String {
    let steps = played.steps.iter().map(|s| step_told(position, s));
    steps.collect::<Vec<_>>().join("; ")
}

fn step_told(position: &Position, step: &Step) -> String {
    let name = |c: &CardId| card_told(position, *c);
    let list = |cards: &[CardId]| cards.iter().map(name).collect::<Vec<_>>().join(" + ");
    match &step.answer {
        Answer::Act(action) => match action {
            Action::Play { card, .. } => format!("play {}", name(card)),
            Action::Move { ship, to } => format!("move {} to {}", name(ship), name(to)),
            Action::Attempt { mission, .. } => format!("attempt {}", name(mission)),
            Action::Use { card, .. } => format!("use {}", name(card)),
            Action::Repair { damage } => format!("repair {}", name(damage)),
            Action::Beam { from, to } => {
                format!(
                    "beam {} to {}",
                    place_told(position, *from),
                    place_told(position, *to)
                )
            }
            other => format!("{other:?}"),
        },
        Answer::Cards(cards) => format!("{}: {}", ask_told(step), list(cards)),
        Answer::Order(cards) => format!("{}: {}", ask_told(step), list(cards)),
        other => format!("{}: {other:?}", ask_told(step)),
    }
}

fn ask_told(step: &Step) -> String {
    match step.asked.ask {
        Ask::Text { what, .. } => format!("{what:?}"),
        ask => format!("{ask:?}"),
    }
}

fn place_told(position: &Position, place: Place) -> String {
    match place {
        Place::Aboard(ship) => card_told(position, ship),
        _ => "the surface".to_owned(),
    }
}

fn card_told(position: &Position, card: CardId) -> String {
    let labels = &position.built.labels;
    match labels.iter().find(|(_, c)| **c == card) {
        Some((label, _)) => label.clone(),
        None => {
            let table = position.built.game.table();
            match table.face(card).owner == Seat(0) {
                true => table.def(card).full_name(),
                false => format!(
                    "{} of {}",
                    table.def(card).full_name(),
                    table.face(card).owner.0 + 1
                ),
            }
        }
    }
}
