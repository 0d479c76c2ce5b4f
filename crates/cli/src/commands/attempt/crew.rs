//! The crew of an attempt: listed by the user, or drawn from a deck.

use super::scene::{MISSION, SHIP, laid_out};
use super::{asked, few_enough};
use crate::failure::Failure;
use crate::{decks, library, page};
use cards::deck::DeckList;
use cards::lexicon::{CardType, MissionKind, Stat};
use cards::{AttemptBy, CardDef, Facts};
use engine::random::SmallRng;
use engine::scenario::Spot;
use engine::{Asked, Line};
use engine::{CardId, Game, Rules};
use locale::{Lang, message, say};

/// Members that are exchanged in search of a crew that meets the requirements.
const MOST_EXCHANGES: usize = 2_000;

/// One crew.
#[derive(Clone, Debug)]
pub struct Crew {
    pub personnel: Vec<&'static CardDef>,
    pub equipment: Vec<&'static CardDef>,
    pub ship: Option<&'static CardDef>,
}

#[derive(Debug)]
pub enum Crews {
    Listed(Crew),
    Drawn(Box<Muster>),
}

/// Everybody of a deck, and a table with all of them at the mission, where crews are compared with what it asks for.
#[derive(Debug)]
pub struct Muster {
    deck: String,
    size: usize,
    mission: &'static CardDef,
    personnel: Vec<(&'static CardDef, CardId)>,
    ships: Vec<&'static CardDef>,
    game: Game,
    at: CardId,
}

/// The cards of a list that can take part, by type.
struct Sorted {
    personnel: Vec<&'static CardDef>,
    equipment: Vec<&'static CardDef>,
    ships: Vec<&'static CardDef>,
    rest: Vec<String>,
}

fn sorted(typed: &str, list: &DeckList) -> Result<Sorted, Failure> {
    few_enough(typed, list.deck.len())?;
    let mut sorted = Sorted {
        personnel: Vec::new(),
        equipment: Vec::new(),
        ships: Vec::new(),
        rest: Vec::new(),
    };
    let ids = list.deck.iter().chain(&list.missions).chain(&list.dilemmas);
    for card in ids.filter_map(|id| library::catalogue().get(id)) {
        match card.card_type() {
            CardType::Personnel => sorted.personnel.push(card),
            CardType::Equipment => sorted.equipment.push(card),
            CardType::Ship => sorted.ships.push(card),
            _ => sorted.rest.push(card.full_name()),
        }
    }
    match sorted.personnel.is_empty() {
        false => Ok(sorted),
        true => Err(asked(
            message!("attempt-no-personnel", file = typed),
            message!("attempt-no-personnel-hint"),
        )),
    }
}

fn is_space(mission: &CardDef) -> bool {
    mission.mission_kind() == Some(MissionKind::Space)
}

fn no_ship(typed: &str, mission: &CardDef) -> Failure {
    asked(
        message!(
            "attempt-no-ship",
            file = typed,
            mission = mission.full_name()
        ),
        message!("attempt-no-ship-hint"),
    )
}

impl Crews {
    pub fn listed(lang: Lang, typed: &str, mission: &CardDef) -> Result<Crews, Failure> {
        let reading = decks::list(lang, typed)?.reading;
        let mut sorted = sorted(typed, &reading.list)?;
        no_copies(typed, &reading.lines)?;
        if !sorted.rest.is_empty() {
            sorted.rest.dedup();
            let cards = sorted.rest.join("; ");
            let what = message!("attempt-left-over", file = typed, cards = cards);
            page::warn(&say!(lang, "warning", what = what));
        }
        if sorted.ships.len() > 1 {
            return Err(asked(
                message!(
                    "attempt-several-ships",
                    file = typed,
                    n = sorted.ships.len()
                ),
                message!("attempt-several-ships-hint"),
            ));
        }
        let ship = sorted.ships.pop();
        if ship.is_none() && is_space(mission) {
            return Err(no_ship(typed, mission));
        }
        Ok(Crews::Listed(Crew {
            personnel: sorted.personnel,
            equipment: sorted.equipment,
            ship,
        }))
    }

    pub fn drawn(
        lang: Lang,
        typed: &str,
        size: usize,
        mission: &'static CardDef,
    ) -> Result<Crews, Failure> {
        let list = decks::list(lang, typed)?.reading.list;
        let sorted = sorted(typed, &list)?;
        // 2E-UNIQ-01: a unique personnel is there once.
        let mut members: Vec<&'static CardDef> = Vec::new();
        for card in sorted.personnel {
            if !card.unique || !members.iter().any(|other| clash(card, other)) {
                members.push(card);
            }
        }
        if members.len() < size {
            let have = members.len();
            return Err(asked(
                message!("attempt-too-small", deck = typed, have = have, size = size),
                message!("attempt-too-small-hint"),
            ));
        }
        if sorted.ships.is_empty() && is_space(mission) {
            return Err(no_ship(typed, mission));
        }
        let all = Crew {
            personnel: members.clone(),
            equipment: Vec::new(),
            ship: sorted.ships.first().copied().filter(|_| is_space(mission)),
        };
        let built = laid_out(mission, &all, &[], Rules::default(), 1)?;
        let found = |n: usize| built.labels.get(&label(n)).copied();
        let numbered = members.into_iter().enumerate();
        let personnel = numbered.filter_map(|(n, card)| Some((card, found(n)?)));
        let personnel: Vec<_> = personnel.collect();
        let at = built.labels.get(MISSION).copied();
        Ok(Crews::Drawn(Box::new(Muster {
            deck: typed.to_owned(),
            size,
            mission,
            personnel,
            ships: match is_space(mission) {
                true => sorted.ships,
                false => Vec::new(),
            },
            at: at.unwrap_or(CardId(0)),
            game: built.game,
        })))
    }

    pub fn size(&self) -> usize {
        match self {
            Crews::Listed(crew) => crew.personnel.len(),
            Crews::Drawn(muster) => muster.size,
        }
    }

    /// The crew of an attempt.
    pub fn crew(&self, seed: u64) -> Result<Crew, Failure> {
        match self {
            Crews::Listed(crew) => Ok(crew.clone()),
            Crews::Drawn(muster) => muster.draw(seed),
        }
    }
}

/// 2E-UNIQ-01: nobody commands two copies of a unique card.
fn no_copies(typed: &str, lines: &[(usize, String)]) -> Result<(), Failure> {
    let card = |(line, id): &(usize, String)| Some((*line, library::catalogue().get(id)?));
    let cards: Vec<(usize, &CardDef)> = lines.iter().filter_map(card).collect();
    for (n, (line, card)) in cards.iter().enumerate() {
        let takes_part = matches!(card.card_type(), CardType::Personnel | CardType::Equipment);
        if takes_part && cards[..n].iter().any(|(_, other)| clash(card, other)) {
            let name = card.full_name();
            return Err(asked(
                message!("attempt-copy", file = typed, line = *line, card = name),
                message!("attempt-copy-hint"),
            ));
        }
    }
    Ok(())
}

/// Two cards that cannot be commanded together.
fn clash(a: &CardDef, b: &CardDef) -> bool {
    (a.unique || b.unique) && a.same_title(b)
}

/// The name of the n-th personnel in the scene.
pub fn label(n: usize) -> String {
    format!("personnel {n}")
}

impl Muster {
    /// Random members; then single ones are exchanged, at random as well, until the mission's requirements are met.
    fn draw(&self, seed: u64) -> Result<Crew, Failure> {
        let mut lot = SmallRng::new(seed);
        let mut order: Vec<usize> = (0..self.personnel.len()).collect();
        lot.shuffle(&mut order);
        let mut missing = self.shortfall(&order);
        for _ in 0..MOST_EXCHANGES {
            if missing == 0 || order.len() == self.size {
                break;
            }
            let (out, in_) = (lot.below(self.size), lot.below(order.len() - self.size));
            order.swap(out, self.size + in_);
            match self.shortfall(&order) {
                now if now <= missing => missing = now,
                _ => order.swap(out, self.size + in_),
            }
        }
        if missing > 0 {
            return Err(asked(
                message!(
                    "attempt-no-crew",
                    size = self.size,
                    deck = &self.deck,
                    mission = self.mission.full_name()
                ),
                message!("attempt-no-crew-hint"),
            ));
        }
        let members = order[..self.size].iter();
        Ok(Crew {
            personnel: members.map(|n| self.personnel[*n].0).collect(),
            equipment: Vec::new(),
            ship: lot.pick(&self.ships).copied(),
        })
    }

    /// The distance of the first ones of the order from the requirement; 0 if they meet all of it.
    fn shortfall(&self, order: &[usize]) -> u32 {
        let group: Vec<CardId> = order[..self.size]
            .iter()
            .map(|n| self.personnel[*n].1)
            .collect();
        let lines = self.game.checklist(self.at, &group);
        let members = order[..self.size].iter();
        let may = members
            .map(|n| self.personnel[*n].0)
            .any(|card| fits(self.mission, card));
        lines.iter().map(short_of).sum::<u32>() + if may { 0 } else { 1000 }
    }
}

/// 2E-ATT-01: whether the mission shows the affiliation. Where a text decides, the attempt itself tells.
fn fits(mission: &CardDef, card: &CardDef) -> bool {
    let Facts::Mission { attempt, .. } = &mission.facts else {
        return false;
    };
    match (attempt, card.affiliation()) {
        (AttemptBy::Affiliations(list), Some(one)) => list.contains(&one),
        (AttemptBy::AnyExcept(list), Some(one)) => !list.contains(&one),
        (AttemptBy::Nobody, _) => true,
        (_, None) => false,
    }
}

/// The deficit of a line, in thousandths. Branches do not count beside the line above them, and what a ship has to have
/// is known only when there is one.
fn short_of(line: &Line) -> u32 {
    let of_ship = matches!(
        line.what,
        Asked::Total(Stat::Range | Stat::Weapons | Stat::Shields)
    );
    if line.met || line.depth > 0 || of_ship {
        return 0;
    }
    let missing = (line.need - line.have).max(1) as u32;
    1000 + 1000 * missing / line.need.max(1) as u32
}

/// The place of a crew's members.
pub fn spot(crew: &Crew, mission: &CardDef) -> Spot {
    match (&crew.ship, is_space(mission)) {
        (Some(_), true) => Spot::Aboard(SHIP.to_owned()),
        _ => Spot::At(MISSION.to_owned()),
    }
}
