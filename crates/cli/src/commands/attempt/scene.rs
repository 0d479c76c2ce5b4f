//! The table of one attempt, and the attempt itself.

use super::asked;
use super::crew::{Crew, Crews, label, spot};
use super::result::Tally;
use crate::failure::Failure;
use crate::games::{AttemptEnd, Attempts, Stop};
use crate::library;
use bots::{Bot, Level};
use cards::CardDef;
use cards::lexicon::MissionKind;
use engine::random::SmallRng;
use engine::scenario::Spot;
use engine::{Action, Answer, Ask, Built, CardId, Flag, Game, Rules, Scenario, Seat};
use locale::message;

/// The names of the ship and the mission in the scene.
pub const SHIP: &str = "the ship";
pub const MISSION: &str = "the mission";
/// Answers after which an attempt counts as an error.
const MOST_CHOICES: u64 = 100_000;
/// Crews that are drawn for one attempt before it is said that none may attempt.
const MOST_CREWS: u64 = 20;

/// The settings that all attempts of a run share.
#[derive(Debug)]
pub struct Scene {
    pub mission: &'static CardDef,
    pub pile: Vec<&'static CardDef>,
    pub crews: Crews,
    pub rules: Rules,
    pub seed: u64,
    pub stop: Stop,
}

/// The attempter has the mission and the crew, the opponent the pile.
pub fn laid_out(
    mission: &CardDef,
    crew: &Crew,
    pile: &[&CardDef],
    rules: Rules,
    seed: u64,
) -> Result<Built, Failure> {
    let mut scenario = Scenario {
        rules,
        seed,
        ..Scenario::default()
    };
    let cards = crew
        .personnel
        .iter()
        .chain(&crew.equipment)
        .chain(&crew.ship);
    for card in cards.chain(pile).copied().chain([mission]) {
        let known = |def: &CardDef| def.full_name() == card.full_name();
        if !scenario.defs.iter().any(known) {
            scenario.defs.push(card.clone());
        }
    }
    let name = mission.full_name();
    scenario.put(0, &name, Spot::Mission).label(MISSION);
    if let Some(ship) = crew.ship {
        let at = Spot::At(MISSION.to_owned());
        scenario.put(0, &ship.full_name(), at).label(SHIP);
    }
    for (n, card) in crew.personnel.iter().enumerate() {
        let at = spot(crew, mission);
        scenario.put(0, &card.full_name(), at).label(&label(n));
    }
    for card in &crew.equipment {
        scenario.put(0, &card.full_name(), spot(crew, mission));
    }
    for card in pile {
        scenario.put(1, &card.full_name(), Spot::Pile);
    }
    scenario.build(library::catalogue()).map_err(|faults| {
        let why = faults.first().map(|fault| fault.message());
        let why = why.unwrap_or_else(|| message!("scenario-hint"));
        Failure::Other(message!("attempt-not-laid-out", why = why))
    })
}

/// An attempt that has begun.
struct Begun {
    game: Game,
    mission: CardId,
    bots: [Bot; 2],
    crew: usize,
}

impl Scene {
    /// Lays everything out and begins. A drawn crew that may not attempt is drawn again.
    fn started(&self, n: u64) -> Result<Begun, Failure> {
        let seed = self.seed.wrapping_add(n);
        let mut last = None;
        for again in 0..MOST_CREWS {
            let crew = self.crews.crew(seed ^ (again << 48))?;
            match self.with_crew(&crew, seed) {
                Ok(begun) => return Ok(begun),
                Err(failure) if matches!(self.crews, Crews::Listed(_)) => return Err(failure),
                Err(failure) => last = Some(failure),
            }
        }
        Err(last.unwrap_or_else(|| Failure::Other(message!("simulate-broke-off"))))
    }

    fn with_crew(&self, crew: &Crew, seed: u64) -> Result<Begun, Failure> {
        let mut pile = self.pile.clone();
        SmallRng::new(!seed).shuffle(&mut pile);
        let built = laid_out(self.mission, crew, &pile, self.rules, seed)?;
        let label = |name: &str| built.labels.get(name).copied();
        let mission = label(MISSION).unwrap_or(CardId(0));
        let space = self.mission.mission_kind() == Some(MissionKind::Space);
        let ship = label(SHIP).filter(|_| space);
        let bot = |n: u64| Bot::new(Level::Ensign, seed ^ (n << 32));
        let mut begun = Begun {
            game: built.game,
            mission,
            bots: [bot(1), bot(2)],
            crew: crew.personnel.len(),
        };
        // Texts that work by themselves may ask something first.
        while !begun.is_idle() && begun.step()? {}
        begun.game.set_log(true);
        let answer = Answer::Act(Action::Attempt { mission, ship });
        begun.game.answer(Seat(0), answer).map_err(|refusal| {
            let (mission, why) = (self.mission.full_name(), refusal.message());
            asked(
                message!("attempt-refused", mission = mission, why = why),
                message!("attempt-refused-hint"),
            )
        })?;
        Ok(begun)
    }

    /// Whether the attempt of this number can begin.
    pub fn begin(&self, n: u64) -> Result<(), Failure> {
        self.started(n).map(|_| ())
    }

    /// Plays an attempt; `None` if it was stopped before its end.
    pub fn attempt(&self, n: u64) -> Result<Option<Tally>, Failure> {
        let mut begun = self.started(n)?;
        let mut attempts = Attempts::default();
        let mut ends: Vec<AttemptEnd> = Vec::new();
        let mut wrong = None;
        for choices in 0.. {
            for event in begun.game.take_events() {
                ends.extend(attempts.see(&begun.game, &event));
            }
            if begun.is_idle() || self.stop.is_asked() {
                break;
            }
            let stuck = choices >= MOST_CHOICES || !begun.step()?;
            if stuck && !begun.game.is_over() {
                let seed = self.seed.wrapping_add(n).to_string();
                let most = MOST_CHOICES.to_string();
                wrong = Some(message!("simulate-no-end", seed = seed, most = most));
                break;
            }
        }
        if self.stop.is_asked() {
            return Ok(None);
        }
        let solved = begun.game.state().card(begun.mission).is(Flag::Completed);
        let mut tally = Tally::of(solved, ends.into_iter().next(), attempts.dilemmas);
        tally.crew = begun.crew as u64;
        tally.wrong.extend(wrong.map(|what| (n, what)));
        Ok(Some(tally))
    }
}

impl Begun {
    /// The attempt is over, or has not begun: the attempter may give orders.
    fn is_idle(&self) -> bool {
        let pending = self.game.pending();
        pending.is_none_or(|p| p.ask == Ask::Orders && p.seat == Seat(0))
    }

    /// One answer by the bot that is asked; `false` if nobody could answer.
    fn step(&mut self) -> Result<bool, Failure> {
        let Some(seat) = self.game.pending().map(|p| p.seat.index()) else {
            return Ok(false);
        };
        let bot = self.bots.get_mut(seat);
        let Some((seat, answer)) = bot.and_then(|bot| bot.answer(&self.game)) else {
            return Ok(false);
        };
        match self.game.answer(seat, answer) {
            Ok(()) => Ok(true),
            Err(refusal) => Err(Failure::Other(refusal.message())),
        }
    }
}
